"""The browser client's types, made from the server's messages.

`python tools/wire_types.py` writes web/src/lib/wire.ts; with `--check` it only compares.
"""

import inspect
import sys
from pathlib import Path

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from footplate.server import messages

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Made from src/footplate/server/messages.py by tools/wire_types.py. Don't edit.\n"
PLAIN: dict[type[Type], str] = {
    StrType: "string",
    IntType: "number",
    FloatType: "number",
    BoolType: "boolean",
    NoneType: "null",
    AnyType: "unknown",
}


def words(kind: Type) -> str:
    """A type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, ListType):
        inner = words(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, TupleType):
        return f"[{', '.join(words(item) for item in kind.item_types)}]"
    if isinstance(kind, DictType):
        return f"Record<{words(kind.key_type)}, {words(kind.value_type)}>"
    if isinstance(kind, LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, UnionType):
        return " | ".join(words(item) for item in kind.types)
    if isinstance(kind, StructType):
        return kind.cls.__name__
    return "unknown"


def interface(struct: type[msgspec.Struct]) -> str:
    info = type_info(struct)
    assert isinstance(info, StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {words(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """All messages in the order of their file."""
    parts: list[str] = [HEAD]
    for name, value in vars(messages).items():
        ours = inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == messages.__name__
        if ours and name != "Message":
            parts.append(interface(value))
    union = type_info(messages.Live)
    assert isinstance(union, UnionType)
    parts.append(f"export type Live = {words(union)};\n")
    return "\n\n".join(parts)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(
            0 if FILE.read_text("utf-8") == text() else f"{FILE} is not what messages.py says now: run {__file__}."
        )
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), "utf-8")
