"""The rules tell the numbers that the boards have, and all languages tell the same ones."""

import re

import pytest

from footplate.games.imperial_steam.boards import read_boards
from footplate.games.imperial_steam.options import data_text
from tests.games import here
from tests.games.imperial_steam.tables import GAME

BOARDS = read_boards(data_text("boards.toml"), "boards.toml")
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]
HANDS = BOARDS.rounds_hands
FIRST, SECOND = BOARDS.workers_engineer_prices
RELEASED = [f"{BOARDS.engines_first_level + i} from {since}" for i, since in enumerate(BOARDS.engines_release, 1)]

# What a rule says, with the numbers in their place.
SAID = {
    "is.setup.shipments": f"rounds 1 to {BOARDS.rounds_shipment_rounds} gets",
    "is.setup.refills": f"rounds {BOARDS.rounds_refill_from} to {len(HANDS)} are",
    "is.setup.player": f"{NUMBERS[BOARDS.start_workers]} workers of level 1",
    "is.bid.secret": f"{BOARDS.influence_step_price} gulden for each",
    "is.round.hands": f"{HANDS[0]}, {HANDS[1]} and {HANDS[2]} hands in the first three rounds and {HANDS[3]} from",
    "is.round.refill": f"From round {BOARDS.rounds_refill_from} on",
    "is.round.train": f"up to {BOARDS.workers_most_level};",
    "is.turn.repeat": f"costs {NUMBERS[BOARDS.influence_repeat_loss]} columns for each",
    "is.track.most": f"one or {NUMBERS[BOARDS.track_most]} links",
    "is.track.fee": f"gets {BOARDS.track_fee} gulden",
    "is.station.limit": f"{NUMBERS[BOARDS.stations_each]} stations",
    "is.factory.goods": f"{NUMBERS[BOARDS.factories_goods[0] - 1]} goods more than the worker's level",
    "is.buy.market": f"one or {NUMBERS[BOARDS.market_buy_most]} goods from the market at {BOARDS.market_buy_price}",
    "is.buy.scarce": f"for {BOARDS.market_scarce_price}.",
    "is.order.tile": f"at {BOARDS.market_order_price} each",
    "is.goods.room": f"Wien {NUMBERS[BOARDS.stations_storage_first]} good and each other station "
    f"{NUMBERS[BOARDS.stations_storage]}",
    "is.hire.limit": f"more than {BOARDS.workers_limit} workers",
    "is.hire.engineer": f"for {FIRST} at a hub where none was taken and {SECOND} where one was",
    "is.engine.release": ", ".join(RELEASED).replace("from", "from round", 1),
    "is.engine.buy": f"{BOARDS.engines_price_per_level} gulden a level; there are {NUMBERS[BOARDS.engines_copies]}",
    "is.donate.steps": f"one to {NUMBERS[BOARDS.influence_donate_most]} steps of influence "
    f"for {BOARDS.influence_step_price} gulden",
    "is.collect.ten": f"takes {BOARDS.influence_take} gulden",
    "is.shares.sell": f"more than {NUMBERS[BOARDS.shares_most_investors]}.",
    "is.passenger.income": f"brings {BOARDS.engines_passenger_income} a round; but not more cars than cities "
    f"in the network and {NUMBERS[BOARDS.engines_passenger_spare]}",
    "is.station.income": f"brings {BOARDS.stations_income} a round",
    "is.score.keys": f"worth {BOARDS.keys_per_column} for each column",
    "is.automa.setup": f"{BOARDS.automa_money} gulden, {NUMBERS[BOARDS.automa_goods]} goods, "
    f"{NUMBERS[BOARDS.automa_workers]} hired workers, {NUMBERS[BOARDS.stations_each - 1]} stations",
    "is.automa.factory-goods": f"{NUMBERS[BOARDS.automa_factory_goods]} goods",
    "is.automa.factory-difficulty": f"{NUMBERS[BOARDS.automa_factory_goods_all_b]} goods",
    "is.automa.influence": f"is {BOARDS.automa_compensation} gulden",
}


@pytest.mark.parametrize("rule", SAID)
def test_a_rule_says_the_numbers_of_the_boards(rule: str) -> None:
    assert SAID[rule] in GAME.info.rules.by_id[rule].statement


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
def test_every_language_says_the_same_numbers(language: str) -> None:
    file = here.ROOT / "src" / "footplate" / "texts" / language / "imperial-steam.ftl"
    told = dict(re.findall(r"^(rule-is-[a-z-]+) = (.*)$", file.read_text("utf-8"), re.MULTILINE))
    for rule in GAME.info.rules.rules:
        if rule.id.startswith("is."):
            there = told["rule-" + rule.id.replace(".", "-")]
            assert amounts(there) == amounts(rule.statement), rule.id


def amounts(statement: str) -> list[str]:
    """Its numbers. "Cards 1 to 3" are "kaarten 1, 2 en 3" elsewhere, so the smallest may be told in another way."""
    return [number for number in re.findall(r"\d+", statement) if int(number) > 3]
