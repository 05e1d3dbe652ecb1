"""Collects the sentences of the source into the English files of footplate/texts, and says what other languages lack.

python tools/texts.py          write src/footplate/texts/en/*.ftl and report
python tools/texts.py --check  only report; exit code 1 if anything is missing, unused or different
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "footplate"
TEXTS = SOURCE / "texts"
# What takes a sentence, and at which place: functions, classes, and the steps of a Choice.
SPEAKERS = {
    "say": 0,
    "tell": 0,
    "word": 0,
    "refuse": 1,
    "Trace": 0,
    "Choice": 0,
    "Domain": 0,
    "Option": 2,
    "GameInfo": 10,
}
STEPS = {"keep", "prefer", "least", "most", "first", "note"}
sys.path.insert(0, str(ROOT / "src"))

from footplate.games import GAMES  # noqa: E402
from footplate.players import PLAYERS  # noqa: E402
from footplate.table.game import GameInfo  # noqa: E402
from footplate.table.rules import HOUSE_RULES, read_rules  # noqa: E402
from footplate.table.say import message_id, rule_id  # noqa: E402

MOST_VALUES = 8  # an option with more of them has codes, which nobody translates


def templates(file: Path) -> list[str]:
    """The sentences of a file: `say("…")`, `refuse(rule, "…")`, `what = "…"`, and lists or dicts marked `# say`;
    the prompts that steps give to their base.

    And what a game's `told` says in place of a secret.
    """
    text = file.read_text("utf-8")
    lines = text.splitlines()
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
            at = SPEAKERS[node.func.id]
            found += [text for argument in node.args[at : at + 1] for text in strings(argument)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__init__":
            found += strings(node.args[1]) if "steps" in file.parts and len(node.args) > 1 else []
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in STEPS:
            found += strings(node.args[0]) if node.args else []
        elif isinstance(node, ast.FunctionDef) and node.name == "told":
            returned = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return)]
            found += [text for value in returned if value is not None for text in strings(value)]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            found += strings(node.value) if node.targets[0].attr == "answer" else []
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "what":
            found += strings(node.value)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            last = lines[(node.end_lineno or node.lineno) - 1]
            if last.rstrip().endswith("# say"):
                found += strings(node.value)
    return found


def strings(node: ast.expr) -> list[str]:
    """The strings an expression can be: itself, either side of a condition, members of a list, values of a dict."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    if isinstance(node, ast.List):
        return [text for member in node.elts for text in strings(member)]
    if isinstance(node, ast.Dict):
        return [text for member in node.values for text in strings(member)]
    return []


def set_up_words(info: GameInfo) -> list[str]:
    """What can be said of a game's set-up: its editions, its automas, and each choice that isn't the usual one."""
    found = [f"{edition} edition" for edition in info.editions] + info.automas
    found += [rule.editions for rule in info.rules.rules]
    for option in info.options:
        if len(option.values) > MOST_VALUES:
            found.append(option.name)
            continue
        values = option.values[1:] + (["custom"] if option.name in info.data else [])
        found += [option.name if value == "yes" else f"{option.name} {value}" for value in values]
    return found


def section(file: Path) -> str:
    """The file of translations a source goes to: one per game, one for the terminal, one for the rest of the house."""
    room, *rest = file.relative_to(SOURCE).parts
    if room == "games" and len(rest) > 1:
        return rest[0].replace("_", "-")
    return "terminal" if room == "terminal" else "house"


def sections() -> dict[str, dict[str, str]]:
    """Ids and templates by the file of translations they go to."""
    out: dict[str, dict[str, str]] = {}
    rooms = [SOURCE.glob("table/*.py"), SOURCE.glob("games/**/*.py"), SOURCE.glob("terminal/**/*.py")]
    said = [(section(file), text) for files in rooms for file in sorted(files) for text in templates(file)]
    said += [("terminal", name) for name in PLAYERS] + [("house", rule.source) for rule in HOUSE_RULES]
    said += [(game.info.id, text) for game in GAMES.values() for text in set_up_words(game.info)]
    for file in sorted(SOURCE.glob("games/*/data/map_*.csv")):
        said += [(section(file), title) for title in re.findall(r"\A# title: (.+)", file.read_text("utf-8"))]
    for name, text in said:
        if re.search("[A-Za-z]", re.sub(r"\{\w+\}", "", text)):  # places and signs are the same in every language
            add(out.setdefault(name, {}), message_id(text), text)
    for rule in HOUSE_RULES:
        add(out.setdefault("house", {}), rule_id(rule.id), rule.statement)
    for file in sorted(SOURCE.glob("games/*/data/rules.txt")):
        name = file.parent.parent.name.replace("_", "-")
        for rule in read_rules(file.read_text("utf-8"), str(file)).rules:
            add(out.setdefault(name, {}), rule_id(rule.id), rule.statement)
    return {name: texts for name, texts in out.items() if texts}


def add(texts: dict[str, str], id: str, text: str) -> None:
    if texts.setdefault(id, text) != text:
        sys.exit(f"Two sentences have the id {id}:\n  {texts[id]}\n  {text}")


def fluent(template: str) -> str:
    """A template as a Fluent pattern: {cost} becomes { $cost }."""
    return re.sub(r"\{(\w+)\}", r"{ $\1 }", template)


def english(texts: dict[str, str]) -> str:
    return "".join(f"{id} = {fluent(text)}\n" for id, text in sorted(texts.items()))


def ids_of(text: str) -> dict[str, set[str]]:
    """The ids of a Fluent file, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in text.splitlines():
        match = re.match(r"([a-zA-Z][\w-]*) *=", line)
        if match:
            current = match.group(1)
            found[current] = set()
        if current:
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


def problems() -> list[str]:
    out: list[str] = []
    for name, texts in sections().items():
        wanted = english(texts)
        have = TEXTS / "en" / f"{name}.ftl"
        if not have.exists() or have.read_text("utf-8") != wanted:
            out.append(f"en/{name}.ftl is not what the source says: run tools/texts.py")
        ids = ids_of(wanted)
        for folder in sorted(TEXTS.iterdir()):
            if not folder.is_dir() or folder.name in {"en", "__pycache__"}:
                continue
            file = folder / f"{name}.ftl"
            there = ids_of(file.read_text("utf-8")) if file.exists() else {}
            out += [f"{folder.name}/{name}.ftl lacks {id}" for id in ids if id not in there]
            out += [f"{folder.name}/{name}.ftl has {id}, which nothing says" for id in there if id not in ids]
            out += [
                f"{folder.name}/{name}.ftl: {id} uses {sorted(there[id] - ids[id])}, which the sentence doesn't have"
                for id in ids
                if id in there and there[id] - ids[id]
            ]
    return out


def main() -> int:
    if "--check" not in sys.argv:
        (TEXTS / "en").mkdir(exist_ok=True)
        for name, texts in sections().items():
            (TEXTS / "en" / f"{name}.ftl").write_text(english(texts), "utf-8")
    found = problems()
    print("\n".join(found) if found else "All languages are complete.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
