"""Collects the sentences of the source into the English files of footplate/texts, and says what other languages lack.

python tools/texts.py          write src/footplate/texts/en/*.ftl, bring the other languages in step, and report
python tools/texts.py --check  only report; exit code 1 if anything is missing, unused or different

How sentences keep their ids, and where they stand: text_files.py.
"""

import ast
import csv
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
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from footplate.games import GAMES  # noqa: E402
from footplate.players import PLAYERS  # noqa: E402
from footplate.table.game import GameInfo  # noqa: E402
from footplate.table.rules import HOUSE_RULES, read_rules  # noqa: E402
from footplate.table.say import rule_id  # noqa: E402
from footplate.table.sheets import remark  # noqa: E402
from tools.text_files import (  # noqa: E402
    AGAIN,
    Files,
    english_files,
    fluent,
    in_step,
    messages,
    overrides,
    read_english,
    written,
)

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


def rule_places(info: GameInfo) -> list[str]:
    """Where rules stand, as far as that is said in small words: "published", "ours"."""
    parts = [part for rule in info.rules.rules for part in rule.source.split("; ")]
    return [part for part in dict.fromkeys(parts) if re.fullmatch("[a-z ]+", part)]


def words_of_data(file: Path) -> list[str]:
    """What is read of a file of components: a map's title, and the columns that its line `# say:` names."""
    text = file.read_text("utf-8")
    found = [remark(text, "title")] if file.stem == "cities" or file.stem.startswith("map_") else []
    columns = [column.strip() for column in remark(text, "say", "").split(",") if column]
    rows = csv.DictReader(line for line in text.splitlines() if columns and not line.startswith("#"))
    return found + [row[column] for row in rows for column in columns]


def section(file: Path) -> str:
    """The file of translations a source goes to: one per game, one for the terminal, one for the rest of the house."""
    room, *rest = file.relative_to(SOURCE).parts
    if room == "games" and len(rest) > 1:
        return rest[0].replace("_", "-")
    return "terminal" if room == "terminal" else "house"


def said() -> dict[str, set[str]]:
    """Every sentence, with the files of translations it could go to."""
    rooms = [SOURCE.glob(f"{room}/**/*.py") for room in ("table", "games", "players", "terminal")]
    files = [file for room in rooms for file in sorted(room)]
    found = [(section(file), text) for file in files for text in templates(file)]
    found += [("terminal", name) for name in PLAYERS] + [("house", about) for about in PLAYERS.values()]
    found += [("house", rule.source) for rule in HOUSE_RULES]
    found += [(game.info.id, text) for game in GAMES.values() for text in set_up_words(game.info)]
    found += [(game.info.id, text) for game in GAMES.values() for text in rule_places(game.info)]
    sheets = sorted(SOURCE.glob("games/*/data/*.csv"))
    found += [(section(file), text) for file in sheets for text in words_of_data(file)]
    out: dict[str, set[str]] = {}
    for name, text in found:
        if re.search("[A-Za-z]", re.sub(r"\{\w+\}", "", text)):  # places and signs are the same in every language
            out.setdefault(text, set()).add(name)
    return out


def rules() -> Files:
    """The rules' statements, whose ids are the rules'."""
    out: Files = {"house": {rule_id(rule.id): rule.statement for rule in HOUSE_RULES}}
    for file in sorted(SOURCE.glob("games/*/data/rules.txt")):
        found = read_rules(file.read_text("utf-8"), str(file)).rules
        out[section(file)] = {rule_id(rule.id): rule.statement for rule in found}
    return out


def languages() -> dict[str, Files]:
    """The files of every language but English."""
    folders = [f for f in sorted(TEXTS.iterdir()) if f.is_dir() and f.name not in {"en", "__pycache__"}]
    return {
        folder.name: {file.stem: messages(file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))}
        for folder in folders
    }


def arguments(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", re.sub(r"^#.*\n", "", message, flags=re.MULTILINE)))


def problems() -> list[str]:
    out: list[str] = []
    speakers, before = said(), read_english(TEXTS / "en")
    english = english_files(speakers, rules(), before)
    if english != before:
        names = [name for name in sorted({*english, *before}) if english.get(name) != before.get(name)]
        out += [f"en/{name}.ftl is not what the source says: run tools/texts.py" for name in names]
    for language, files in languages().items():
        for name in sorted({*english, *files}):
            have, wanted = files.get(name, {}), english.get(name, {})
            own = overrides(english, speakers, name, have)
            where = f"{language}/{name}.ftl"
            out += [f"{where} lacks {id}" for id in wanted if id not in have]
            out += [f"{where} has {id}, which nothing says" for id in have if id not in wanted and id not in own]
            for id in have:
                sentence = wanted.get(id, english["house"].get(id, ""))
                odd = arguments(have[id]) - arguments(fluent(sentence))
                if odd and (id in wanted or id in own):
                    out.append(f"{where}: {id} uses {sorted(odd)}, which the sentence doesn't have")
    return out


def to_look_at() -> list[str]:
    """The translations of sentences that were corrected since."""
    return [
        f"{language}/{name}.ftl: look again at {id}"
        for language, files in languages().items()
        for name, file in files.items()
        for id, message in file.items()
        if AGAIN in message
    ]


def write() -> None:
    speakers, before = said(), read_english(TEXTS / "en")
    english = english_files(speakers, rules(), before)
    old = {id: sentence for file in before.values() for id, sentence in file.items()}
    new = {id: sentence for file in english.values() for id, sentence in file.items()}
    changed = {id: old[id] for id in new if id in old and old[id] != new[id]}
    for language, files in languages().items():
        for name, found in in_step(english, speakers, changed, files).items():
            (TEXTS / language / f"{name}.ftl").write_text("".join(found.values()), "utf-8")
    (TEXTS / "en").mkdir(exist_ok=True)
    for name, texts in english.items():
        (TEXTS / "en" / f"{name}.ftl").write_text(written(texts), "utf-8")


def main() -> int:
    if "--check" not in sys.argv:
        write()
    found = problems()
    print("\n".join([*to_look_at(), *found] if found else [*to_look_at(), "All languages are complete."]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
