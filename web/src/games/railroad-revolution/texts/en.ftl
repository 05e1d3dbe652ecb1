### Railroad Revolution's texts.

about-railroad-revolution = The United States of 1860: lay rails to the Pacific, build stations and telegraph offices, run trains, and promote workers for milestones.

railroad-revolution-edition-expansion = With Railroad Evolution
railroad-revolution-edition-base = Base game
railroad-revolution-option-level = The Mautoma's level
railroad-revolution-level-1 = 1: easy
railroad-revolution-level-2 = 2: normal
railroad-revolution-level-3 = 3: hard
railroad-revolution-option-columns = The virtual columns go by
railroad-revolution-columns-geo = the map
railroad-revolution-columns-level = levels
railroad-revolution-option-slot-bonus = A trade earns a Mautoma
railroad-revolution-slot-bonus-cumulative = the bonuses of all filled slots
railroad-revolution-slot-bonus-single = the bonus of the new slot
railroad-revolution-option-too-far = Where the target is too far, a Mautoma measures from
railroad-revolution-too-far-city = its chosen city
railroad-revolution-too-far-network = its whole network
railroad-revolution-option-reward-piece = A Mautoma uses the piece of a reward tile
railroad-revolution-reward-piece-last = last
railroad-revolution-reward-piece-first = first
railroad-revolution-option-telegraph-sections = Sections of the expansion's telegraph line
railroad-revolution-telegraph-sections-7 = seven
railroad-revolution-telegraph-sections-8 = eight
railroad-revolution-option-neutral-3p = Neutral pieces with three players
railroad-revolution-neutral-3p-some = some
railroad-revolution-neutral-3p-none = none
railroad-revolution-neutral-3p-as-two = as with two
railroad-revolution-option-milestone-spots = Workers of B milestones
railroad-revolution-milestone-spots-listed = as listed
railroad-revolution-milestone-spots-one-in-b = one
railroad-revolution-option-deal-order = A deal is offered first to
railroad-revolution-deal-order-active-first = whoever triggered it
railroad-revolution-deal-order-next-first = the next player
railroad-revolution-data-cities = cities
railroad-revolution-data-links = links
railroad-revolution-data-city-tiles = city tiles
railroad-revolution-data-sections = telegraph sections
railroad-revolution-data-gaps = gaps of the telegraph line
railroad-revolution-data-telegraph-tiles = telegraph tiles
railroad-revolution-data-trains = trains
railroad-revolution-data-milestones = milestones
railroad-revolution-data-deals = deals
railroad-revolution-data-setup-tiles = set-up tiles
railroad-revolution-data-base-tracks = tracks of the base game
railroad-revolution-data-performance-track = performance track
railroad-revolution-data-performance-tiles = performance tiles
railroad-revolution-data-reward-tiles = reward tiles
railroad-revolution-data-wagons = wagons
railroad-revolution-data-wagon-spots = wagon spots
railroad-revolution-data-cards = the Mautoma's cards
railroad-revolution-data-playmat = playmat
railroad-revolution-data-values = values
railroad-revolution-score-milestones = Milestones
railroad-revolution-score-trains = Trains
railroad-revolution-score-performance = Performance
railroad-revolution-score-telegraph = Telegraph
railroad-revolution-tie-money-and-shares = Money and shares
railroad-revolution-tie-completed-milestones = Completed milestones

## Things
rr-worker-white = white worker
rr-worker-purple = purple foreman
rr-worker-orange = orange accountant
rr-worker-grey = grey negotiator
rr-worker-turquoise = turquoise engineer
rr-worker-on-board = { $worker } on the board
rr-worker-count = { $worker }: { $count } to place
rr-worker-both = { $worker }: { $ready } to place, { $used } on the board
rr-action-station = Station
rr-action-railroad = Railroad
rr-action-telegraph = Telegraph
rr-action-trade = Trade
rr-action-station-what = in a connected city, at its price
rr-action-railroad-what = up to two rails for ${ $price }
rr-action-telegraph-what = an office, for shares
rr-action-trade-what = sell a piece, flip a train
rr-ability-white-station = promote a worker
rr-ability-white-railroad = promote a worker
rr-ability-white-telegraph = promote a worker
rr-ability-white-trade = promote a worker
rr-ability-purple-station = flip a train, for money
rr-ability-purple-railroad = take a train, for money
rr-ability-purple-telegraph = exchange a worker
rr-ability-purple-trade = a performance upgrade
rr-ability-orange-station = the city costs nothing
rr-ability-orange-railroad = money back
rr-ability-orange-telegraph = money for the shares
rr-ability-orange-trade = more money
rr-ability-grey-station = one more First Station bonus
rr-ability-grey-railroad = two shares
rr-ability-grey-telegraph = one more First Office bonus
rr-ability-grey-trade = an offer of the deal
rr-ability-turquoise-station = the reward again, for money
rr-ability-turquoise-railroad = a third rail
rr-ability-turquoise-telegraph = the tile's bonus, for money
rr-ability-turquoise-trade = flip one more train
rr-train-Promoter = Promoter
rr-train-Paymaster = Paymaster
rr-train-Tracklayer = Tracklayer
rr-train-Recruiter = Recruiter
rr-train-Improver = Improver
rr-title-Plains = Plains
rr-title-Deal-maker = Deal maker
rr-title-Hills = Hills
rr-title-Highlands = Highlands
rr-title-Mountains = Mountains
rr-title-Pioneer = Pioneer
rr-title-Ports = Ports
rr-title-Variety = Variety
rr-title-Workshops = Workshops
rr-title-Homeland = Homeland
rr-title-Board-room = Board room
rr-title-Directors = Directors
rr-title-Rolling-stock = Rolling stock
rr-title-Freight = Freight
rr-title-Portfolio = Portfolio
rr-title-Wires = Wires
rr-title-First-call = First call
rr-title-Pacific = Pacific
rr-title-Coast-to-coast = Coast to coast
rr-title-Relay = Relay
rr-title-Commerce = Commerce
rr-title-Heartland = Heartland
rr-title-Great-Plains = Great Plains
rr-title-Rocky-Mountains = Rocky Mountains
rr-title-Pacific-Coast = Pacific Coast
rr-title-Best-Line = Best Line
rr-title-Network = Network
rr-title-Efficiency = Efficiency
rr-and = { $first } and { $last }
rr-nothing = nothing
rr-vp = { $count } VP
rr-money = ${ $count }
rr-shares = shares
rr-shares-has = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
rr-left = { $count } left
rr-used = used
rr-tender = tender
rr-wagon-called = wagon { $name }

## What things give
rr-effect-money = ${ $count }
rr-effect-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
rr-effect-worker = { $worker }
rr-effect-any = a specialised worker of choice
rr-effect-train = take a train
rr-effect-flip = flip a train
rr-effect-rail = lay a rail for its triangles only
rr-effect-upgrade = a performance upgrade
rr-effect-exchange = exchange a worker
rr-effect-promote = promote a worker
rr-effect-station = a station without the city's price
rr-effect-start-rail = lay the leftover rail
rr-effect-start-station = the leftover building as a station
rr-effect-start-office = the leftover building as an office
rr-effect-line = another rail
rr-effect-ability = the worker's ability
rr-effect-first = ${ $price } for the First Station bonus in { $city }
rr-effect-tile = a worker for the tile of section { $number }
rr-effect-step = a step on a performance track
rr-effect-take = a performance tile of row { $number }
rr-effect-reward = a reward tile of row { $number }
rr-effect-wagon = a wagon or a tender
rr-effect-deal = an offer of the deal
rr-effect-extra-rail = the rail of a reward tile
rr-effect-extra-station = the station of a reward tile
rr-effect-extra-office = the office of a reward tile
rr-open-ability = { $worker }: { $ability }, or promote a worker
rr-open-none = not possible now
rr-open = Still open, in any order
rr-due = has to be taken
rr-hurry = All the rest, quickly
rr-hurry-what = Takes what most people would take, until nothing is left to do
rr-done = Done
rr-done-leave = Done: leave the rest

## Milestones
rr-need-connected = { $more ->
    [yes] { $count ->
        [one] one more connected city of level { $level }
       *[other] { $count } more connected cities of level { $level }
    }
   *[no] { $count ->
        [one] a connected city of level { $level }
       *[other] { $count } connected cities of level { $level }
    }
}
rr-need-stations = { $more ->
    [yes] { $count ->
        [one] one more station
       *[other] { $count } more stations
    }
   *[no] { $count ->
        [one] a station
       *[other] { $count } stations
    }
}
rr-need-stations-level = { $more ->
    [yes] { $count ->
        [one] one more station in a city of level { $level }
       *[other] { $count } more stations in cities of level { $level }
    }
   *[no] { $count ->
        [one] a station in a city of level { $level }
       *[other] { $count } stations in cities of level { $level }
    }
}
rr-need-rails-0 = { $more ->
    [yes] { $count ->
        [one] one more rail on flat land
       *[other] { $count } more rails on flat land
    }
   *[no] { $count ->
        [one] a rail on flat land
       *[other] { $count } rails on flat land
    }
}
rr-need-rails-1 = { $more ->
    [yes] { $count ->
        [one] one more rail on hills (△)
       *[other] { $count } more rails on hills (△)
    }
   *[no] { $count ->
        [one] a rail on hills (△)
       *[other] { $count } rails on hills (△)
    }
}
rr-need-rails-2 = { $more ->
    [yes] { $count ->
        [one] one more rail on highlands (△△)
       *[other] { $count } more rails on highlands (△△)
    }
   *[no] { $count ->
        [one] a rail on highlands (△△)
       *[other] { $count } rails on highlands (△△)
    }
}
rr-need-rails-3 = { $more ->
    [yes] { $count ->
        [one] one more rail on mountains (△△△)
       *[other] { $count } more rails on mountains (△△△)
    }
   *[no] { $count ->
        [one] a rail on mountains (△△△)
       *[other] { $count } rails on mountains (△△△)
    }
}
rr-need-deals = { $more ->
    [yes] { $count ->
        [one] one more rail on a deal
       *[other] { $count } more rails on deals
    }
   *[no] { $count ->
        [one] a rail on a deal
       *[other] { $count } rails on deals
    }
}
rr-need-offices = { $more ->
    [yes] { $count ->
        [one] one more office
       *[other] { $count } more offices
    }
   *[no] { $count ->
        [one] an office
       *[other] { $count } offices
    }
}
rr-need-gaps = { $more ->
    [yes] { $count ->
        [one] one more gap between your offices
       *[other] { $count } more gaps between your offices
    }
   *[no] { $count ->
        [one] a gap between two of your offices
       *[other] { $count } gaps between your offices
    }
}
rr-need-trains = { $more ->
    [yes] { $count ->
        [one] one more train
       *[other] { $count } more trains
    }
   *[no] { $count ->
        [one] a train
       *[other] { $count } trains
    }
}
rr-need-ocean = { $more ->
    [yes] { $count ->
        [one] one more station at the ocean
       *[other] { $count } more stations at the ocean
    }
   *[no] { $count ->
        [one] a station at the ocean
       *[other] { $count } stations at the ocean
    }
}
rr-need-levels = { $more ->
    [yes] { $count ->
        [one] a station of one more level
       *[other] stations of { $count } more levels
    }
   *[no] { $count ->
        [one] a station
       *[other] stations of { $count } different levels
    }
}
rr-need-first = { $more ->
    [yes] { $count ->
        [one] one more First Station
       *[other] { $count } more First Stations
    }
   *[no] { $count ->
        [one] a First Station
       *[other] { $count } First Stations
    }
}
rr-need-worker = one { $worker }
rr-need-workers-white = { $count } white workers
rr-need-workers-purple = { $count } purple foremen
rr-need-workers-orange = { $count } orange accountants
rr-need-workers-grey = { $count } grey negotiators
rr-need-workers-turquoise = { $count } turquoise engineers
rr-missing = Missing: { $what }
rr-missing-nothing = Nothing is missing
rr-spot-filled = { $worker }: promoted
rr-spot-free = { $worker }: still to be promoted
rr-completed = { $count ->
    [one] 1 completed milestone
   *[other] { $count } completed milestones
}

## Performance
rr-counts-flat-rails = rails on flat land
rr-counts-hill-rails = rails on hills (△)
rr-counts-highland-rails = rails on highlands (△△)
rr-counts-mountain-rails = rails on mountains (△△△)
rr-counts-deal-rails = rails on deals
rr-counts-first-stations = First Stations
rr-counts-ocean-stations = stations at the ocean
rr-counts-station-levels = different levels of stations
rr-counts-upgrade-stations = stations in cities with a performance upgrade
rr-counts-low-stations = stations of levels 1 and 2
rr-counts-milestones-ab = A and B milestones
rr-counts-milestones-cd = C and D milestones
rr-counts-trains-up = trains face up
rr-counts-freight = wagons and tenders
rr-counts-share-pairs = pairs of shares
rr-counts-offices = offices
rr-counts-first-offices = First Offices
rr-counts-level-five-cities = connected cities of level 5
rr-counts-city-levels = levels 2 to 5 among connected cities
rr-counts-gaps = gaps between own offices
rr-tile-scores = { $vp } VP for each of: { $what }
rr-tile-have = { $count } now
rr-track-west = Western track
rr-track-stations = Station track
rr-track-offices = Telegraph track
rr-step = step { $number }
rr-costs = ${ $price }
rr-stop-performance = performance tiles, row { $row }
rr-stop-reward = reward tiles, row { $row }
rr-at-step = step { $number }
rr-reward-rail = an extra rail
rr-reward-building = an extra building
rr-reward-free = free of charge

## The boards
rr-map = Map of the United States with the telegraph line
rr-map-keys = Arrow keys go from city to city and to the telegraph line, N goes to the next place you may choose, Enter chooses it, Escape leaves.
rr-sheet-title = THE UNITED STATES
rr-sheet-rails = up to two rails: ${ $price }
rr-sheet-triangle = each triangle: ${ $price } more
rr-sheet-deal = a deal for everybody
rr-boards = Boards
rr-boards-close = Close
rr-deal = Deal
rr-deal-due = comes after this turn
rr-offer = { $count ->
    [one] 1 share for: { $reward }
   *[other] { $count } shares for: { $reward }
}
rr-performance = Performance track
rr-tracks = Performance tracks
rr-trains = Trains
rr-wagons = Wagons
rr-spots = Row { $row }: free spots for { $rails } rails and { $buildings } buildings
rr-tenders = { $count ->
    [one] 1 tender left
   *[other] { $count } tenders left
}
rr-stock = In the box
rr-actions = Actions
rr-workers-ready = Workers to place
rr-standing = There: { $workers }
rr-not-now = Not possible now
rr-round = Round { $round }
rr-round-last = Round { $round }; the game ends with round { $last }
rr-set-up = The table is set up

## One's company
rr-company = Company
rr-company-head = Your company: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, { $offices ->
    [one] 1 office
   *[other] { $offices } offices
}
rr-left-rail = Rails left: { $count }, { $before } of them before the logo; aside: { $spare }
rr-left-building = Buildings left: { $count }, { $before } of them before the logo; aside: { $spare }
rr-train-up = face up; flipped it gives: { $bonus }
rr-train-down = face down
rr-extension = Performance tiles
rr-board-of = Board, trains and milestones
rr-points-now = { $points } points if the game ended now
rr-cities-has = { $count ->
    [one] 1 connected city
   *[other] { $count } connected cities
}
rr-stations-has = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
rr-offices-has = { $count ->
    [one] 1 office
   *[other] { $count } offices
}
rr-trains-has = Trains: { $count }, face up: { $up }
rr-milestones-has = { $count ->
    [one] 1 completed milestone
   *[other] { $count } completed milestones
}
rr-workers-has = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}

## The Mautoma
rr-reserve = Box: { $rails } rails, { $buildings } buildings
rr-reserve-what = When the reserve box is empty, the game ends
rr-deck = Deck { $count }, discarded { $discard }
rr-card-back = On top of its deck, the arrows { $arrows }
rr-slots = Slots of the playmat
rr-slot-full = a wagon or tender
rr-deal-paid = this deal is done
rr-deal-open = a deal for two shares
rr-last-card = Last card: { $card }
rr-arrows = The arrows decided: { $arrows }
rr-bonus-train = take a train
rr-bonus-promote = promote a worker
rr-bonus-flip = flip a train to promote a worker
rr-bonus-push = a performance tile one row up
rr-bonus-upgrade = a performance upgrade
rr-bonus-share = a share
rr-bonus-worker = a worker
rr-bonus-from = { $bonus } (from level { $level })
rr-target-level = level { $levels }
rr-target-tile = the { $value } VP tile
rr-target-upgrade = cities with a performance upgrade
rr-target-each = one of each level: { $levels }
rr-target-ocean = cities at the ocean
rr-target-first = cities without a station
rr-target-active = the best active VP tile
rr-target-adjacent = beside an office of its own
rr-target-flat = flat land
rr-target-hill = hills (△)
rr-target-highland = highlands (△△)
rr-target-mountain = mountains (△△△)
rr-target-deal = deals
rr-target-if = if it has { $count } of that level
rr-target-removes = the card leaves the game

## Choices
rr-place-hint = Put the { $worker } on an action, or choose a place on the map. Another worker can be picked up below.
rr-hint-station = Choose a city on the map or here.
rr-hint-railroad = Choose where the first rail lies, on the map or here.
rr-hint-telegraph = Choose a section of the telegraph line.
rr-hint-trade = Which piece?
rr-no-deal = No deal
rr-choice-station = Station in { $city }
rr-choice-bonus = First Station bonus of { $city }
rr-choice-rail = Rail { $slot }
rr-choice-extra = The reward tile's rail: { $slot }
rr-choice-office = Office in section { $number }
rr-choice-discard = { $worker } for the tile of section { $number }
rr-choice-promote = Promote: { $worker }, { $side } milestone
rr-choice-exchange = Exchange: { $worker }
rr-choice-worker = Take the { $worker }
rr-choice-train = Take the { $train }
rr-choice-flip = Flip the { $train }
rr-choice-attach = To the { $train }
rr-choice-advance = { $count ->
    [one] 1 step on the performance track
   *[other] { $count } steps on the performance track
}
rr-choice-push = { $what } one row up
rr-choice-take = Tile { $tile }, { $side } column
rr-choice-reward = Reward tile { $what }
rr-choice-wagon = Wagon { $what }
rr-choice-tender = A tender
rr-choice-trade-rail = A rail
rr-choice-trade-building = A building
rr-choice-deal = Offer { $offer }
rr-choice-keep = Keep { $what }
rr-choice-choose = { $what }
rr-choice-ability = Use the ability
rr-choice-place = { $worker }: { $action }
rr-choice-sell = { $count ->
    [one] Sell your share for ${ $price }
   *[other] Sell one of { $count } shares for ${ $price }
}
rr-choice-pass = Pass: nothing can be done
rr-choice-done = Done
rr-side-left = left
rr-side-right = right

## Moves
rr-move-place = { $action } with the { $worker }
rr-move-sell = sells a share
rr-move-pass = passes
rr-move-station = builds a station in { $what }
rr-move-rail = lays the rail { $what }
rr-move-extra = lays the reward tile's rail { $what }
rr-move-office = opens an office in section { $number }
rr-move-trade-rail = trades a rail
rr-move-trade-building = trades a building
rr-move-ability = uses the worker's ability
rr-move-bonus = pays for the First Station bonus of { $what }
rr-move-discard = gives a worker for the telegraph tile: { $worker }
rr-move-promote = promotes: { $worker }
rr-move-exchange = exchanges: { $worker }
rr-move-worker = takes: { $worker }
rr-move-train = takes the { $what }
rr-move-flip = flips the { $what }
rr-move-turn = turns the { $what } face up
rr-move-attach = couples it to the { $what }
rr-move-step = a step on the { $what }
rr-move-advance = { $count ->
    [one] one step on the performance track
   *[other] { $count } steps on the performance track
}
rr-move-push = moves tile { $what } up
rr-move-take = takes performance tile { $what }
rr-move-reward = takes reward tile { $what }
rr-move-wagon = takes wagon { $what }
rr-move-tender = takes a tender
rr-move-deal = takes offer { $what } of the deal
rr-move-keep = keeps milestone { $what }
rr-move-done = is done
rr-move-choose = chooses { $what }
rr-move-card = draws card { $what }
rr-move-follow = follows section { $what } of the card
rr-move-skip = the card has no valid section
rr-move-share = takes a share
rr-move-invest = invests in the deal
rr-move-tile = city tile { $tile } in { $city }
rr-move-section = telegraph tile { $tile } in section { $number }
rr-move-gap = VP tile { $tile } in gap { $number }
rr-move-row = performance tile { $tile } in row { $number }
rr-move-rewards = reward tile { $tile } in row { $number }
rr-move-set = wagon { $what }
rr-move-offer = start tile { $what }
rr-move-with = with it: { $worker }
rr-move-reveal = deal { $what }
rr-move-draw = milestone { $what }
rr-move-start = { $seat } begins

## Charts
rr-chart-money = Money
rr-chart-network = Connected cities
rr-chart-buildings = Stations and offices
rr-chart-milestones = Completed milestones
