"""The browser client's types, made from the server's messages and from what the games' views hand to their boards.

`python tools/wire_types.py` writes web/src/lib/wire.ts and web/src/games/*/picture.ts; with `--check` it only compares.
"""

import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin, get_type_hints, is_typeddict

from msgspec.inspect import (
    AnyType,
    BoolType,
    CustomType,
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
    TypedDictType,
    UnionType,
    type_info,
)

from footplate.host import messages as host
from footplate.server import messages
from footplate.table.view import Layout

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web" / "src"
GAMES = ROOT / "src" / "footplate" / "games"
PLAIN: dict[type[Type], str] = {
    StrType: "string",
    IntType: "number",
    FloatType: "number",
    BoolType: "boolean",
    NoneType: "null",
    AnyType: "unknown",
}
UNSENT = {"Message", "Wish", "Stand", "Envelope", "Mishap"}  # a base; and what a table keeps to itself
Names = dict[frozenset[object], str]  # what a choice of words is called, where it has a name


def head(source: str) -> str:
    return f"// Made from {source} by tools/wire_types.py. Don't edit."


def words(kind: Type, names: Names) -> str:
    """A type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, ListType):
        inner = words(kind.item_type, names)
        return f"({inner})[]" if isinstance(kind.item_type, UnionType | LiteralType) and "|" in inner else f"{inner}[]"
    if isinstance(kind, TupleType):
        return f"[{', '.join(words(item, names) for item in kind.item_types)}]"
    if isinstance(kind, DictType):
        return f"Record<{words(kind.key_type, names)}, {words(kind.value_type, names)}>"
    if isinstance(kind, LiteralType):
        return names.get(frozenset(kind.values)) or choice(kind.values)
    if isinstance(kind, UnionType):
        return " | ".join(words(item, names) for item in kind.types)
    if isinstance(kind, StructType | TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, CustomType) and kind.cls is object:
        return "unknown"
    raise TypeError(f"{kind} has no word in TypeScript yet")


def choice(values: tuple[object, ...]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def interface(cls: type, names: Names) -> str:
    info = type_info(cls)
    assert isinstance(info, StructType | TypedDictType)
    lines = [f"export interface {cls.__name__} {{"]
    if isinstance(info, StructType) and info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    order = list(get_type_hints(cls))  # as it is written; msgspec sorts the fields of a TypedDict
    for field in sorted(info.fields, key=lambda f: order.index(f.name)) if is_typeddict(cls) else info.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {words(field.type, names)};")
    return "\n".join([*lines, "}"])


def wire() -> str:
    """All messages in the order of their files."""
    parts: list[str] = [head("src/footplate/host/messages.py and src/footplate/server/messages.py")]
    names: Names = {frozenset(get_args(Layout)): "Layout"}
    parts.append(f"export type Layout = {choice(get_args(Layout))};")
    for module in (host, messages):
        for name, value in vars(module).items():
            ours = inspect.isclass(value) and value.__module__ == module.__name__
            if ours and name not in UNSENT and getattr(messages, name, value) is value:
                parts.append(interface(value, names))
    live = [kind.__name__ for kind in get_args(messages.Live)]
    parts.append(f"export type Live = {' | '.join(live)};\n")
    return "\n\n".join(parts)


def picture(module: ModuleType, source: str) -> str:
    """What a game's view hands to its board, and how to know it: by the game that it names."""
    parts: list[str] = [head(source)]
    names: Names = {}
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            names[frozenset(get_args(value))] = name
            parts.append(f"export type {name} = {choice(get_args(value))};")
        elif is_typeddict(value):
            parts.append(interface(value, names))
    game = get_args(module.Picture.__annotations__["game"])
    parts.append(
        "/** The server says whose picture it is. */\n"
        "export function isPicture(data: object): data is Picture {\n"
        f'  return "game" in data && data.game === {choice(game)};\n'
        "}\n"
    )
    return "\n\n".join(parts)


def files() -> dict[Path, str]:
    """Every file that is made, and what has to stand in it."""
    found = {WEB / "lib" / "wire.ts": wire()}
    for file in sorted(GAMES.glob("*/picture.py")):
        package = file.parent.name
        module = import_module(f"footplate.games.{package}.picture")
        source = f"src/footplate/games/{package}/picture.py"
        found[WEB / "games" / package.replace("_", "-") / "picture.ts"] = picture(module, source)
    return found


if __name__ == "__main__":
    for file, text in files().items():
        if sys.argv[1:] != ["--check"]:
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            sys.exit(f"{file} is not what the source says now: run {__file__}.")
