"""`footplate completion SHELL`: a script for bash, zsh or fish, made from the command line itself."""

import argparse
from typing import Final, NamedTuple

from footplate.games import GAMES
from footplate.table.errors import BadInput, offer
from footplate.terminal.language import tell
from footplate.texts import LANGUAGES

CODES: Final = 8  # an option with more values has codes, which nobody would pick from a list
SHELLS: Final = ["bash", "zsh", "fish"]
VALUES: Final = {
    "--language": LANGUAGES,
    "--game": list(GAMES),
    "--edition": list(dict.fromkeys(edition for game in GAMES.values() for edition in game.info.editions)),
    "--option": [
        f"{o.name}={v}"
        for game in GAMES.values()
        for o in game.info.options
        for v in o.values
        if len(o.values) <= CODES
    ],
    "--seat": list(dict.fromkeys(colour for game in GAMES.values() for colour in game.info.colours)),
}
GAME: Final = "GAME"


class Page(NamedTuple):
    """What can follow a command: its first words; its options with their meanings, and whether a value follows."""

    about: str
    words: list[str]
    options: list[tuple[str, str, bool]]


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "shell", metavar="SHELL", help=f"{', '.join(SHELLS)}; {tell('how to use it stands in its first lines')}"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.shell not in SHELLS:
        raise BadInput(tell("unknown shell {shell}.", shell=repr(args.shell)), cure=offer(args.shell, SHELLS))
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell](pages()), end="")
    return 0


def pages() -> dict[str, Page]:
    """Every command with what can follow it."""
    from footplate.terminal.cli import COMMANDS, make_parser

    found: dict[str, Page] = {}
    for command, about in COMMANDS.items():
        parser = subparsers(make_parser(command))[command]
        inner = subparsers(parser)
        words = list(inner)
        for action in parser._actions:
            if not action.option_strings and action.metavar == GAME:
                words += list(GAMES)
        words += {"help": list(COMMANDS), "completion": SHELLS, "rules": list(GAMES)}.get(command, [])
        options: dict[str, tuple[str, str, bool]] = {}
        for each in [parser, *inner.values()]:
            for action in each._actions:
                for name in action.option_strings:
                    if name.startswith("--"):
                        options[name] = (name, (action.help or "") % {"default": action.default}, action.nargs != 0)
        found[command] = Page(tell(about), words, list(options.values()))
    return found


def subparsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def quoted(text: str) -> str:
    """Text inside single quotes, for all three shells."""
    return "'" + text.replace("'", "'\\''") + "'"


def bash(pages: dict[str, Page]) -> str:
    """Where a script has nothing to offer, bash offers files (`-o default`)."""
    values = "\n".join(f"    {name}) words={quoted(' '.join(words))} ;;" for name, words in VALUES.items())
    takes = {name for page in pages.values() for name, _, value in page.options if value}
    taking = "|".join(sorted(takes - set(VALUES)))
    firsts = "\n".join(
        f'    {command}) [ "$COMP_CWORD" -eq 2 ] && words={quoted(" ".join(page.words))}\n'
        f"      [[ $word == -* ]] && words={quoted(' '.join(name for name, _, _ in page.options))} ;;"
        for command, page in pages.items()
    )
    return f"""\
# For bash. Put this line into ~/.bashrc:  eval "$(footplate completion bash)"
_footplate() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W {quoted(" ".join([*pages, "--help", "--version"]))} -- "$word"))
    return
  fi
  case "$before" in
{values}
    {taking}) return ;;
    *) case "${{COMP_WORDS[1]}}" in
{firsts}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _footplate footplate
"""


def zsh(pages: dict[str, Page]) -> str:
    commands = "\n".join(f"    {quoted(f'{command}:{page.about}')}" for command, page in pages.items())
    cases: list[str] = []
    for command, page in pages.items():
        parts = [f"      {command}) _arguments \\"]
        for name, meaning, takes in page.options:
            told = meaning.replace("[", "(").replace("]", ")").replace(":", " ")
            given = f": :({' '.join(VALUES[name])})" if name in VALUES else ": :_files" if takes else ""
            parts.append(f"        {quoted(f'{name}[{told}]{given}')} \\")
        first = f"({' '.join(page.words)})" if page.words else "_files"
        parts.append(f"        {quoted(f'1: :{first}')} \\")
        cases.append("\n".join([*parts, "        '*: :_files' ;;"]))
    return f"""\
#compdef footplate
# For zsh. Put this line into ~/.zshrc, after compinit:  eval "$(footplate completion zsh)"
_footplate() {{
  local -a commands
  commands=(
{commands}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
  else
    local command="$words[2]"
    shift words
    (( CURRENT-- ))
    case "$command" in
{chr(10).join(cases)}
    esac
  fi
}}
compdef _footplate footplate
"""


def fish(pages: dict[str, Page]) -> str:
    out = ["# For fish. Put this line into ~/.config/fish/config.fish:  footplate completion fish | source"]
    for command, page in pages.items():
        first = f"complete -c footplate -n __fish_use_subcommand -f -a {command} -d {fished(page.about)}"
        within = f"complete -c footplate -n '__fish_seen_subcommand_from {command}'"
        out.append(first)
        if page.words:
            out.append(f"{within} -a {fished(' '.join(page.words))}")
        for name, meaning, takes in page.options:
            given = f" -x -a {fished(' '.join(VALUES[name]))}" if name in VALUES else " -r" if takes else ""
            out.append(f"{within} -l {name.removeprefix('--')}{given} -d {fished(meaning)}")
    return "\n".join(out) + "\n"


def fished(text: str) -> str:
    """fish escapes a quote inside quotes with a backslash."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
