"""What commands print with `--json`: the same as they tell people, as values for programs."""

import json
import sys

from footplate.host.see import score_pad, scores_known
from footplate.table.game import NATURE, GameInfo
from footplate.table.match import Match
from footplate.table.rules import Rule
from footplate.terminal.language import tell, tell_rule
from footplate.terminal.saved import Saved

Record = dict[str, object]


def print_json(value: object) -> None:
    """One JSON document, indented, in UTF-8 whatever the terminal writes."""
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    if hasattr(sys.stdout, "buffer"):
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode(errors="replace"))
    else:
        sys.stdout.write(text)


def game_record(info: GameInfo) -> Record:
    return {
        "id": info.id,
        "title": info.title,
        "ruleset": info.ruleset,
        "editions": info.editions,
        "seats": {"least": info.seats[0], "most": info.seats[1]},
        "colours": info.colours,
        "automas": info.automas,
        "options": [
            {"name": o.name, "values": o.values, "meaning": tell(o.meaning), "expert": o.expert} for o in info.options
        ],
        "data": info.data,
        "credit": tell(info.credit),
    }


def rule_record(rule: Rule, games: list[str]) -> Record:
    return {
        "id": rule.id,
        "games": games,
        "editions": rule.editions,
        "source": tell(rule.where),
        "statement": tell_rule(rule),
    }


def setup_record(match: Match) -> Record:
    setup = match.setup
    return {
        "game": setup.game,
        "ruleset": match.game.info.ruleset,
        "edition": setup.edition,
        "seats": [{"name": seat.name, "role": seat.role} for seat in setup.seats],
        "options": setup.options,
    }


def score_record(match: Match, seat: int) -> Record:
    scores = scores_known(match, match.game.redact(match.state, seat))
    pad, names = score_pad(match, scores), [s.name for s in match.setup.seats]
    return {
        "columns": [tell(column) for column in scores.columns],
        "rows": pad["rows"],
        "totals": pad["totals"],
        "tie_breaks": {tell(tie.name): dict(zip(names, tie.values, strict=True)) for tie in scores.tie_breaks},
        "winners": pad["winners"],
    }


def decision_record(match: Match) -> Record | None:
    decision = match.decision
    if decision is None:
        return None
    return {"seat": match.setup.name(decision.seat), "kind": decision.kind, "prompt": tell(decision.prompt)}


def position_record(match: Match, seat: int) -> Record:
    """A position as a seat may know it; `table` is what the browser draws from."""
    return setup_record(match) | {
        "move": len(match.moves),
        "last": match.story(seat)[-1] if match.moves else None,
        "seen_by": None if seat == NATURE else match.setup.name(seat),
        "decision": decision_record(match),
        "scores": score_record(match, seat),
        "table": match.game.view(match.state, seat).data,
    }


def replay_record(match: Match, meanings: list[str]) -> Record:
    """A match move by move; `meanings` says what each of them would do."""
    moves = [
        {
            "number": number,
            "seat": match.setup.name(entry.seat),
            "move": match.catalogue.notation(entry.action),
            "meaning": meaning or None,
            "forced": entry.forced,
            "notes": entry.notes,
        }
        for number, (entry, meaning) in enumerate(zip(match.moves, meanings, strict=True), 1)
    ]
    ended = {"over": match.over, "decision": decision_record(match), "scores": score_record(match, NATURE)}
    return setup_record(match) | {"moves": moves} | ended


def saved_record(game: Saved) -> Record:
    kept: Record = {"file": str(game.path), "changed": game.when.isoformat(timespec="seconds")}
    if game.match is None:
        return kept | {"problem": game.problem}
    moves = len(game.match.moves)
    return kept | setup_record(game.match) | {"moves": moves, "over": game.match.over}
