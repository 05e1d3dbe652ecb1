"""The coach at a table: whom it helps, and its advice as it is told."""

from footplate.host.messages import AdviceSeen, GainSeen, MomentSeen, ReviewSeen
from footplate.host.say import told
from footplate.host.table import PERSON, Table
from footplate.host.trouble import Trouble
from footplate.players.coach import Advice, Review, advise, review
from footplate.table.game import Game, State
from footplate.table.match import Match


def may_ask(table: Table, match: Match, seat: str) -> None:
    """While several people play, nobody is helped; after the end, everybody can look back."""
    if not seat:
        raise Trouble("not-yours", "seat-only")
    people = [name for name, kind in table.kinds.items() if kind == PERSON]
    if len(people) > 1 and not match.over:
        raise Trouble("not-yours", "coach-later")


def places_of(state: State, actions: list[int]) -> list[str]:
    return list(dict.fromkeys(place for action in actions for place in state.catalogue.action(action).places))


def advice_seen(game: Game, seen: State, advice: Advice, language: str) -> AdviceSeen:
    """What the line's moves would do is told one after the other, each where those before it have been made."""
    state = seen.copy()
    words: list[str] = []
    for action in advice.actions:
        words.append(told(language, game.describe(state, action)))
        game.play(state, action)
    return AdviceSeen(
        moves=[seen.catalogue.notation(action) for action in advice.actions],
        words=words,
        places=places_of(seen, advice.actions),
        ahead=round(advice.ahead, 1),
        chance=round(advice.chance, 3),
        gains=[
            GainSeen(column=told(language, gain.column), own=round(gain.own, 1), rival=round(gain.rival, 1))
            for gain in advice.gains
        ],
        why=[told(language, reason) for reason in advice.why],
    )


def hint_seen(game: Game, seen: State, legal: list[int], seat: int, language: str) -> list[AdviceSeen]:
    return [advice_seen(game, seen, advice, language) for advice in advise(game, seen, legal, seat)]


def review_seen(match: Match, seat: int) -> ReviewSeen:
    found: Review = review(match, seat, lambda done, of: None)
    catalogue = match.catalogue
    return ReviewSeen(
        seat=match.setup.name(seat),
        chances=[(move - 1, round(chance, 3)) for move, chance in found.chances],
        moments=[
            MomentSeen(
                move=moment.move - 1,
                played=[catalogue.notation(action) for action in moment.played],
                better=[catalogue.notation(action) for action in moment.better],
                places=places_of(match.first, moment.better),
                cost=round(moment.cost, 1),
                chance=round(moment.chance, 3),
            )
            for moment in found.moments
        ],
    )
