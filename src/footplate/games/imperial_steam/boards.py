"""The boards and all other numbers of the game, from `boards.toml`.

Values for 2, 3 and 4 players stand in rows of three here; the box takes the one that is played with.
"""

from typing import Final

from footplate.games.imperial_steam.goods import FEWEST_PLAYERS, GOODS, HUB_COUNT, IRON, KEYS, MOST_PLAYERS, TYPES
from footplate.games.imperial_steam.values import Values
from footplate.table.errors import BadInput

COUNTS: Final = MOST_PLAYERS - FEWEST_PLAYERS + 1
ROUNDS: Final = 8
PRICE: Final = 500  # no price and no payment is higher
PLAYERS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)


class Boards:
    """Every number under the name that it has in the file: `market.buy_price` is `market_buy_price`."""

    def __init__(self, v: Values) -> None:
        # Round track and market.
        self.rounds_hands: Final = v.numbers("rounds", "hands", ROUNDS, 1, 5)
        self.rounds_shipments: Final = v.numbers("rounds", "shipments", 0, 1, 20)
        self.rounds_shipment_rounds: Final = v.number("rounds", "shipment_rounds", 0, ROUNDS)
        self.rounds_refill_from: Final = v.number("rounds", "refill_from", 2, ROUNDS)
        self.rounds_refill: Final = v.numbers("rounds", "refill", COUNTS, 0, 40)
        self.rounds_refill_fixed: Final = v.number("rounds", "refill_fixed", 0, 10)
        self.market_supply: Final = v.number("market", "supply", 1, 200)
        self.market_start: Final = v.numbers("market", "start", COUNTS, 0, 200)
        self.market_buy_price: Final = v.number("market", "buy_price", 0, PRICE)
        self.market_scarce_price: Final = v.number("market", "scarce_price", 0, PRICE)
        self.market_buy_most: Final = v.number("market", "buy_most", 1, 9)
        self.market_order_price: Final = v.number("market", "order_price", 0, PRICE)
        # Influence.
        self.influence_last_column: Final = v.number("influence", "last_column", 1, 60)
        self.influence_step_price: Final = v.number("influence", "step_price", 1, PRICE)
        self.influence_hub_columns: Final = v.numbers(
            "influence", "hub_columns", HUB_COUNT, 0, self.influence_last_column
        )
        self.influence_repeat_loss: Final = v.number("influence", "repeat_loss", 0, 20)
        self.influence_donate_most: Final = v.number("influence", "donate_most", 1, 20)
        self.influence_take: Final = v.number("influence", "take", 0, PRICE)
        self.business_tokens: Final = v.numbers("business", "tokens", 3, 0, 99)
        self.business_share_steps: Final = v.number("business", "share_steps", 0, 9)
        # What a player begins with.
        self.start_money: Final = v.number("start", "money", 0, 999)
        self.start_goods: Final = v.numbers("start", "goods", TYPES, 0, 9)
        self.start_workers: Final = v.number("start", "workers", 0, 15)
        # Worker board.
        self.workers_limit: Final = v.number("workers", "limit", 1, 30)
        self.workers_most_level: Final = v.number("workers", "most_level", 1, 9)
        self.workers_prices: Final = [v.numbers("workers", f"prices_{n}", 0, 0, PRICE) for n in PLAYERS]
        self.workers_drop: Final = v.number("workers", "drop", 0, 20)
        self.workers_engineers: Final = v.number("workers", "engineers", HUB_COUNT, HUB_COUNT)
        self.workers_engineer_prices: Final = v.numbers("workers", "engineer_prices", 2, 0, PRICE)
        # Factory board.
        self.factories_pieces: Final = v.number("factories", "pieces", 1, 30)
        self.factories_stock: Final = v.numbers("factories", "stock", COUNTS, 0, self.factories_pieces)
        self.factories_prices: Final = v.numbers("factories", "prices", TYPES, 0, PRICE)
        self.factories_goods: Final = v.numbers("factories", "goods", self.workers_most_level, 1, 20)
        # By number of players, type of good but coal, and factories of that type that were taken, less one.
        self.factories_values: Final = [
            [v.numbers("factories", f"{good}_{n}", 0, 0, PRICE) for good in GOODS[: IRON + 1]] for n in PLAYERS
        ]
        self.keys_order: Final = v.order("keys", "order", KEYS)
        self.keys_per_column: Final = v.number("keys", "per_column", 0, PRICE)
        self.keys_silver_percent: Final = v.number("keys", "silver_percent", 0, 100)
        # Trains and stations.
        self.engines_first_level: Final = v.number("engines", "first_level", 1, 9)
        self.engines_copies: Final = v.number("engines", "copies", 1, 20)
        self.engines_price_per_level: Final = v.number("engines", "price_per_level", 0, PRICE)
        self.engines_release: Final = v.numbers("engines", "release", 0, 1, ROUNDS)
        self.engines_most_trains: Final = v.number("engines", "most_trains", 1, 2)
        self.engines_cars: Final = v.number("engines", "cars", 1, 200)
        self.engines_coal: Final = v.number("engines", "coal", 0, 9)
        self.engines_passenger_income: Final = v.number("engines", "passenger_income", 0, PRICE)
        self.engines_passenger_spare: Final = v.number("engines", "passenger_spare", 0, 99)
        self.stations_each: Final = v.number("stations", "each", 1, 9)
        self.stations_storage_first: Final = v.number("stations", "storage_first", 0, 9)
        self.stations_storage: Final = v.number("stations", "storage", 0, 9)
        self.stations_income: Final = v.number("stations", "income", 0, PRICE)
        self.stations_cost: Final = v.numbers("stations", "cost", TYPES, 0, 9)
        self.stations_free_tracks: Final = v.number("stations", "free_tracks", 1, 9)
        # Track, shares, contracts, rewards.
        self.track_most: Final = v.number("track", "most", 1, 9)
        self.track_cost: Final = v.numbers("track", "cost", TYPES, 0, 9)
        self.track_tunnel: Final = v.numbers("track", "tunnel", TYPES, 0, 9)
        self.track_bridge: Final = v.numbers("track", "bridge", TYPES, 0, 9)
        self.track_fee: Final = v.number("track", "fee", 0, PRICE)
        self.shares_values: Final = v.numbers("shares", "values", 0, 0, PRICE)
        self.shares_start: Final = v.number("shares", "start", 0, len(self.shares_values) - 1)
        self.shares_track: Final = v.number("shares", "track", 0, 9)
        self.shares_station: Final = v.number("shares", "station", 0, 9)
        self.shares_engine: Final = v.number("shares", "engine", 0, 9)
        self.shares_most_investors: Final = v.number("shares", "most_investors", 0, 20)
        self.shares_percent: Final = v.number("shares", "percent", 0, 100)
        self.contracts_display: Final = v.numbers("contracts", "display", COUNTS, 0, 99)
        self.contracts_reserved: Final = v.number("contracts", "reserved", 0, 99)
        self.cities_start_slots: Final = v.numbers("cities", "start_slots", COUNTS, 0, 9)
        self.cities_goal_first: Final = v.number("cities", "goal_first", 0, 999)
        self.cities_goal_later: Final = v.number("cities", "goal_later", 0, 999)
        self.cities_goal_automa: Final = v.number("cities", "goal_automa", 0, 999)
        self.crowns_count: Final = v.numbers("crowns", "count", COUNTS, 0, 4)
        self.crowns_saving: Final = v.number("crowns", "saving", 0, 1)
        self.crowns_influence: Final = v.number("crowns", "influence", 0, 9)
        self.crowns_shares: Final = v.number("crowns", "shares", 0, 9)
        self.crowns_fee: Final = v.number("crowns", "fee", 0, PRICE)
        self.delivery_coal: Final = v.number("delivery", "coal", 0, 9)
        self.delivery_per_turn: Final = v.number("delivery", "per_turn", 0, 9)
        # The Automa.
        self.automa_money: Final = v.number("automa", "money", 0, 999)
        self.automa_goods: Final = v.number("automa", "goods", 0, 40)
        self.automa_workers: Final = v.number("automa", "workers", 0, 15)
        self.automa_factory_goods: Final = v.number("automa", "factory_goods", 1, 20)
        self.automa_factory_goods_all_b: Final = v.number("automa", "factory_goods_all_b", 1, 20)
        self.automa_compensation: Final = v.number("automa", "compensation", 0, PRICE)


def read_boards(text: str, file: str) -> Boards:
    """The numbers, checked one by one and against each other."""
    values = Values(text, file)
    boards = Boards(values)
    values.unused()
    if len(boards.rounds_shipments) < boards.rounds_shipment_rounds:
        what = f"{len(boards.rounds_shipments)} shipment tiles are too few for {boards.rounds_shipment_rounds} rounds."
        raise BadInput(what, values.at("rounds", "shipments"), "Each of those rounds gets one.")
    if boards.shares_most_investors * boards.shares_percent > 100:
        what = f"{boards.shares_most_investors} investors would take more than all."
        raise BadInput(what, values.at("shares", "most_investors"), "Fewer of them, or a smaller percentage.")
    if max(boards.start_workers, boards.automa_workers) > boards.workers_limit:
        what = f"everybody has {boards.workers_limit} workers, but begins with more."
        raise BadInput(what, values.at("workers", "limit"), "More of them, or fewer at the start.")
    for count, players in enumerate(PLAYERS):
        check_count(boards, values, count, players)
    return boards


def check_count(boards: Boards, values: Values, count: int, players: int) -> None:
    """What must agree for a number of players."""
    for kind, good in enumerate(GOODS[: IRON + 1]):
        row, stock = boards.factories_values[count][kind], boards.factories_stock[count]
        if len(row) != stock:
            what = f"{len(row)} values, but {stock} {good} factories for {players} players."
            raise BadInput(what, values.at("factories", f"{good}_{players}"), "One value for each factory.")
    fixed = boards.rounds_refill_fixed * TYPES
    if boards.rounds_refill[count] < fixed:
        what = f"{boards.rounds_refill[count]} goods for {players} players are fewer than the {fixed} that are fixed."
        raise BadInput(what, values.at("rounds", "refill"))
    rounds = ROUNDS - boards.rounds_refill_from + 1
    most = boards.market_start[count] + players * max(boards.start_goods)
    fewest = most + rounds * boards.rounds_refill_fixed
    drawn = rounds * (boards.rounds_refill[count] - fixed)
    if fewest > boards.market_supply or drawn + fewest * TYPES > boards.market_supply * TYPES:
        what = f"there are not goods enough for {players} players at the beginning."
        raise BadInput(what, values.at("market", "supply"), "More of them, or fewer in the market and on the rounds.")
