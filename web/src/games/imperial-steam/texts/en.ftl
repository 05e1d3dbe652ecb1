### Imperial Steam's texts.

about-imperial-steam = Build a railway from Wien to Trieste: workers and goods for track, factories for the hubs, shares for money, and influence to go first.
kind-name-automa = Automa

imperial-steam-edition-first = First edition
imperial-steam-option-setup = Set-up
imperial-steam-setup-first-game = first game
imperial-steam-setup-standard = with a set-up card
imperial-steam-setup-random = all at random
imperial-steam-option-layout = Set-up card
imperial-steam-layout-drawn = drawn
imperial-steam-layout-L1 = layout 1
imperial-steam-layout-L2 = layout 2
imperial-steam-layout-L3 = layout 3
imperial-steam-layout-L4 = layout 4
imperial-steam-layout-L5 = layout 5
imperial-steam-option-b-cards = The Automa's level
imperial-steam-b-cards-none = easy: no harder card (B)
imperial-steam-b-cards-one-drawn = one harder card, drawn
imperial-steam-b-cards-two-drawn = two harder cards, drawn
imperial-steam-b-cards-all = hard: all harder cards
imperial-steam-b-cards-chosen = harder cards chosen below
imperial-steam-option-b-chosen = The harder cards, if chosen
imperial-steam-b-chosen-1 = card 1
imperial-steam-b-chosen-2 = card 2
imperial-steam-b-chosen-3 = card 3
imperial-steam-b-chosen-1-2 = cards 1 and 2
imperial-steam-b-chosen-1-3 = cards 1 and 3
imperial-steam-b-chosen-2-3 = cards 2 and 3
imperial-steam-option-automa-money = The Automa's money
imperial-steam-automa-money-normal = as usual
imperial-steam-automa-money-none-after-bid = none after the bid
imperial-steam-automa-money-50-more = 50 more
imperial-steam-automa-money-100-more = 100 more
imperial-steam-automa-money-150-more = 150 more
imperial-steam-option-reward-row = The Automa's second reward counts
imperial-steam-reward-row-fallback = where nothing has the first
imperial-steam-reward-row-lexicographic = to break ties
imperial-steam-option-automa-order = The Automa orders
imperial-steam-automa-order-one-of-each = each type in turn
imperial-steam-automa-order-first-type = the first type first
imperial-steam-option-automa-factories = Goods on the Automa's factories
imperial-steam-automa-factories-text = three
imperial-steam-automa-factories-difficulty = four with all B cards
imperial-steam-option-slot-cities = Cities that count for the Automa's conditions
imperial-steam-slot-cities-buildable = where it can build
imperial-steam-slot-cities-adjacent = all next to its network
imperial-steam-option-new-workers = Hired workers can be used
imperial-steam-new-workers-ready = at once
imperial-steam-new-workers-next-round = from the next round
imperial-steam-data-cities = cities
imperial-steam-data-links = links
imperial-steam-data-tiles = city tiles
imperial-steam-data-hubs = hubs
imperial-steam-data-growth-tiles = growth tiles
imperial-steam-data-setup-cards = set-up cards
imperial-steam-data-layouts = layouts
imperial-steam-data-contracts = contracts
imperial-steam-data-railway-cards = State Railway cards
imperial-steam-data-boards = boards
imperial-steam-data-action-cards = action cards
imperial-steam-data-decision-cards = decision cards
imperial-steam-score-cash = Cash
imperial-steam-score-Semmering = Semmering
imperial-steam-score-keys = Keys
imperial-steam-score-contracts = Contracts
imperial-steam-score-investors = Investors
imperial-steam-tie-influence = Influence
imperial-steam-tie-place-in-the-column = Place in the column

## Things
is-good-wood = wood
is-good-stone = stone
is-good-iron = iron
is-good-coal = coal
is-hub-bronze = bronze
is-hub-green = green
is-hub-white = white
is-hub-blue = blue
is-hub-at = { $city } ({ $hub } hub)
is-hub-called = the { $hub } hub
is-terrain-plain = plain
is-terrain-tunnel = tunnel
is-terrain-bridge = bridge
is-engineer-orange = tunnel engineer
is-engineer-grey = bridge engineer
is-amount = { $count } { $good }
is-gulden = { $count } gulden
is-tile-tracks = Build Tracks
is-tile-station = Build Station
is-tile-factory = Build Factory
is-tile-produce = Produce Goods
is-tile-buy = Buy Goods
is-tile-order = Order Goods
is-tile-hire = Hire
is-tile-engine = Engine
is-tile-contract = Gain Contract
is-tile-donate = Donate
is-tile-collect = Collect
is-tile-tracks-what = One or two links, with goods and workers
is-tile-station-what = A station in a city of your network
is-tile-factory-what = A factory on an empty slot of your network
is-tile-produce-what = A good from each of your factories
is-tile-buy-what = One or two goods from the market, at once
is-tile-order-what = Goods that arrive next round
is-tile-hire-what = Workers or an engineer from a hub that is not above your influence
is-tile-engine-what = A new engine, or a stronger one
is-tile-contract-what = A contract from the display
is-tile-donate-what = Money for influence
is-tile-collect-what = A little money

## What it costs and brings
is-costs = costs { $what }
is-brings = brings { $what }
is-gets = { $seat } gets { $money }
is-next-round = { $goods } next round
is-workers-of = { $count ->
    [one] a worker of level { $levels }
   *[other] workers { $levels }
}
is-token = business token { $value }
is-influence-of = { $count } influence
is-share-steps = { $count ->
    [one] 1 share step
   *[other] { $count } share steps
}{ $value ->
    [0] {""}
   *[other] , a share is worth { $value } then
}
is-investor-takes = one more investor to be paid at the end
is-income-of = { $count } income each round
is-key-worth = a key, worth { $count } now
is-room-of = room for { $count ->
    [one] 1 good
   *[other] { $count } goods
}
is-stock-of = { $count ->
    [one] 1 good
   *[other] { $count } goods
} on the factory
is-semmering = the Semmering token
is-goal = Trieste

## The boards
is-map = Map from Wien to Trieste
is-map-keys = Arrow keys go from city to city, N goes to the next city or link you may choose, Enter chooses it, R changes the workers, Escape leaves.
is-legend = A link costs
is-boards = Boards
is-boards-close = Close
is-market = Market and factories
is-worker-board = Worker board
is-contracts = { $count ->
    [one] 1 contract to be had
   *[other] { $count } contracts to be had
}
is-in-market = { $count } in the market
is-good-costs = { $price } gulden now, { $order } to order
is-none-left = none is left
is-factories-left = { $count ->
    [one] 1 factory
   *[other] { $count } factories
} at { $price }
is-delivery-pays = a delivery pays { $value }
is-delivery-key = a delivery takes a key
is-no-workers = no workers left
is-worker-costs = a worker for { $price }
is-tunnel-costs = a tunnel engineer for { $price }
is-bridge-costs = a bridge engineer for { $price }
is-space-filled = { $good } (done)
is-contract-pays = pays { $pays }, or costs { $penalty }
is-contract-for = { $goods } ({ $pays })
is-tiles = Action tiles
is-hands-of = { $count ->
    [one] 1 hand
   *[other] { $count } hands
} of { $seat }
is-repeat = Again: costs { $count } influence
is-not-now = Not possible now
is-rounds = Round track
is-round-n = Round { $round }
is-round-hands = { $count } hands
is-round-shipment = order up to { $count } goods
is-round-engine = engines of level { $level } ({ $left } left)
is-round-goods = to the market: { $goods }
is-order = Order of turns: { $seats }
is-influence = Influence track
is-column = Column { $column }
is-bid-column = Bid for column { $column }: { $cost } gulden

## The decision
is-another-action = another action
is-tracks-hint = Choose a link on the map or here.
is-tracks-turn = The wheel or R changes the workers.
is-acted = Minor actions, or the end of the turn
is-end-turn = End the turn
is-turn-hint-first = Place a hand on an action tile, or point at a link or city on the map.
is-pass = Pass: the hand does nothing
is-more-track = A second link?
is-more-station = In which city?
is-more-factory = Which, and where?
is-more-produce = There is no room for all.
is-more-buy = Another good?
is-more-order = More goods?
is-more-hire = Another worker?
is-more-engine = Which one?
is-more-contract = Which one?
is-more-donate = How much?
is-bid-hint = Everybody chooses a column of the influence track in secret and pays { $price } gulden for each step. Who is ahead plays first.
is-minors = At any time in your turn
is-minor-deliver = Deliver a good ({ $count } ways) …
is-minor-assign = Put a factory on a contract ({ $count } ways) …
is-minor-token = Use a business token ({ $count } ways) …
is-minor-sell = Sell a share
is-minor-flip = Turn a car
is-discard = Throw goods away …
is-build-it = Build
is-other-way = Pay otherwise
is-other-workers = Other workers
is-or-with = or with
is-with-workers = { $count ->
    [one] With a worker of level { $levels }
   *[other] With workers { $levels }
}
is-turn-hint = { $way } of { $ways }: wheel or R
is-spares = spares
is-narrow-brief = Room for { $room } then
is-narrow = Then there is room for { $room ->
    [one] 1 good
   *[other] { $room } goods
} in all: too few for a tunnel.

## One's own railway
is-railway = Railway
is-railway-head = Your railway: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $room ->
    [0] no room for more goods
    [one] room for 1 more good
   *[other] room for { $room } more goods
}
is-train = Train with an engine of level { $level }
is-car-with = Freight car with { $good }
is-car-empty = Empty freight car
is-car-passenger = Passenger car
is-car-sealed = Sealed car
is-storage = Stations' storage
is-shelf-empty = Free place
is-landing = On the Landing: { $goods }
is-workers = Workers
is-worker-ready = Worker of level { $level }, ready
is-worker-used = Worker of level { $level }, used
is-engineer-tunnel = Tunnel engineer
is-engineer-bridge = Bridge engineer
is-share-words = A share is worth { $value }; sold so far: { $investors }
is-piece = Factory for { $good }, on no contract

## Everybody
is-points-now = { $points } if it ended now
is-money-has = { $money } gulden
is-influence-at = Influence: column { $column }
is-hands-left = { $count ->
    [one] 1 hand
   *[other] { $count } hands
} left
is-automa-goods = { $count } goods of any type
is-income-has = Income of { $income } each round
is-workers-has = { $count } workers, and { $working } in factories
is-cities-has = { $count ->
    [one] 1 city
   *[other] { $count } cities
} in the network
is-key-value = A key worth { $value } now
is-contracts-has = { $full } of { $count } contracts fulfilled
is-trains-has = Engines: { $levels }
is-passengers-has = { $count ->
    [one] 1 passenger car
   *[other] { $count } passenger cars
}
is-sealed-has = { $count ->
    [one] 1 sealed car
   *[other] { $count } sealed cars
}
is-automa-cards = Cards { $action } and { $decision }
is-round-of = Round { $round } of { $rounds }; order of turns: { $seats }
is-set-up = Setting up

## The Automa's cards
is-action-card = Action card { $card }
is-decision-card = Decision card { $card }
is-otherwise = If not: go to box { $slot }
is-measure-money = Gulden
is-measure-goods = Goods
is-measure-workers = Workers
is-measure-factories = Working factories
is-measure-unassigned = Factories on no contract
is-measure-slots = Empty factory slots
is-measure-slot-cities = Cities with slots, one track away
is-measure-landing = Goods on the Landing
is-measure-hubs = Hubs where it can hire
is-measure-goal = Trieste reached
is-effect-tracks = { $amount ->
    [one] Build 1 track
   *[other] Build { $amount } tracks
}
is-effect-most-slots = Build a track to most slots
is-effect-towards = Build a track towards Trieste
is-effect-factory = Build a factory
is-effect-hire = Hire { $amount ->
    [one] 1 worker
   *[other] { $amount } workers
}
is-effect-produce = Produce goods
is-effect-order = Order goods
is-effect-buy = Buy { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}
is-effect-special = Special: section T-E
is-effect-influence = Gain { $amount } influence
is-effect-contract = Gain a contract
is-effect-goods = { $count } goods
is-effect-goods-extra = { $count } goods, { $extra } more with a tunnel or bridge
is-reward-slots = most slots
is-reward-influence = most influence
is-te = { $contract } or more factories on no contract: a contract; else { $influence } influence

## Charts
is-chart-money = Money
is-chart-influence = Influence
is-chart-shares = Value of a share
is-chart-network = Cities in the network

## Choices
is-choice-pass = Pass
is-choice-end = End the turn
is-choice-done = No more
is-choice-factory = { $good }, { $city }
is-choice-hire = a worker, { $hub }
is-choice-engineer = { $engineer }, { $hub }
is-choice-engine = New engine of level { $what }
is-choice-upgrade = Stronger engine, { $what }
is-choice-donate = { $count } influence
is-choice-workers = { $count ->
    [one] A worker of level { $what }
   *[other] Workers { $what }
}
is-choice-worker = Worker of level { $what }
is-choice-spare = Spare { $good }
is-choice-sell = Sell a share
is-choice-deliver = Deliver { $good } to { $hub }
is-choice-token-influence = Business token { $value } for influence
is-choice-token-shares = Business token { $value } for shares
is-choice-flip = Freight car to passenger car, for good
is-choice-assign = Factory for { $good } on the contract for { $contract }
is-choice-discard = Throw away { $good }

## Moves
is-move-bid = bids column { $column }
is-move-bid-secret = bids in secret
is-move-hand = places a hand: { $tile }
is-move-pass = passes
is-move-end = ends the turn
is-move-done = does no more
is-move-build = builds { $what }
is-move-workers = { $count ->
    [one] sends a worker of level { $what }
   *[other] sends workers { $what }
}
is-move-spare = spares { $good }
is-move-station = builds a station in { $what }
is-move-factory = builds a factory for { $good } in { $city }
is-move-worker = with a worker of level { $what }
is-move-take = takes { $good }
is-move-buy = buys { $good }
is-move-order = orders { $good }
is-move-hire = hires a worker from { $hub }
is-move-engineer = hires a { $engineer } from { $hub }
is-move-engine = buys an engine of level { $what }
is-move-upgrade = upgrades an engine, { $what }
is-move-contract = takes the contract for { $what }
is-move-donate = donates for { $count } influence
is-move-sell = sells a share
is-move-deliver = delivers { $good } to { $hub }
is-move-token-influence = uses business token { $value } for influence
is-move-token-shares = uses business token { $value } for shares
is-move-flip = turns a freight car into a passenger car
is-move-assign = puts a factory for { $good } on the contract for { $contract }
is-move-discard = throws away { $good }
is-move-slot = carries out box { $slot } of its card
is-move-slot-none = can carry out nothing
is-move-card = the Automa draws action card { $what }
is-move-decision = the Automa draws decision card { $what }
is-move-join = action card { $what } joins
is-move-join-decision = decision card { $what } joins
is-move-brown = the Automa's State Railway card: { $what }
is-move-setup = set-up card { $what }
is-move-hub = the { $hub } hub is { $city }
is-move-tile = { $city } gets tile { $tile }
is-move-column = the { $hub } hub begins in column { $column }
is-move-growth = the { $hub } hub gets growth tile { $tile }
is-move-crown = a crown on { $what }
is-move-shipment = a shipment tile of { $what }
is-move-refill = { $good } for a later round
is-move-reveal = a contract is displayed: { $what }
is-move-stand = { $seat } stands next
