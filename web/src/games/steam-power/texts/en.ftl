### Steam Power's texts.

about-steam-power = Lay track, build factories, and bring coal, cotton, bricks and steel over everybody's rails to fulfil contracts.

steam-power-edition-final = Final edition
steam-power-edition-work-in-progress = Work in progress
steam-power-option-map = Map
steam-power-map-GL = Great Lakes
steam-power-map-DE = Germany
steam-power-map-NE = North of England
steam-power-option-difficulty = Difficulty
steam-power-difficulty-very-easy = very easy
steam-power-difficulty-easy = easy
steam-power-difficulty-normal = normal
steam-power-difficulty-hard = hard
steam-power-difficulty-very-hard = very hard
steam-power-option-targets = Mautoma: targets by colour
steam-power-option-icons = Mautoma: icons
steam-power-icons-listed = as listed
steam-power-icons-swapped = swapped
steam-power-option-scan = Mautoma: how it looks over the map
steam-power-scan-columns = by columns
steam-power-scan-rows = by rows
steam-power-option-cubes = Cubes
steam-power-cubes-unlimited = always enough
steam-power-cubes-printed = 30 of each colour, as in the box
steam-power-data-map = map
steam-power-data-contracts = contracts
steam-power-score-money = Money
steam-power-score-contracts = Contracts
steam-power-score-factories = Factories
steam-power-score-VP-cities = VP cities
steam-power-tie-fulfilled-contracts = Fulfilled contracts

sp-colour-black = black
sp-colour-white = white
sp-colour-orange = orange
sp-colour-grey = grey
sp-colour-purple = purple
sp-corner-top-left = top left
sp-corner-top-right = top right
sp-corner-bottom-right = bottom right
sp-corner-bottom-left = bottom left
sp-edge-N = N
sp-edge-NE = NE
sp-edge-SE = SE
sp-edge-S = S
sp-edge-SW = SW
sp-edge-NW = NW
sp-bonus-track = bonus: track
sp-bonus-factory = bonus: a factory
sp-bonus-contracts = bonus: two contracts
sp-vp = { $vp } VP
sp-vp-short = VP

## The map
sp-map = Map of the game
sp-map-keys = Arrow keys move over the hexes, N goes to the next place you may choose, R turns the piece, Enter plays, Escape leaves.

## The decision
sp-action-track = Lay track
sp-action-factory = Factory
sp-action-fulfil = Fulfil
sp-action-contracts = Contracts
sp-action-money = Take $3
sp-action-skip = Skip it
sp-action-hint = Or choose a marked hex, a ringed city or a contract right away.
sp-not-now = not possible now: ask why
sp-bonus-hint = The contract's bonus: use it now or leave it.
sp-solo-company = You act as { $company }.
sp-build-hint = Choose a ringed city.
sp-deliver-hint = Choose one of your contracts.
sp-place-hint = { $left ->
    [one] One placement left. Choose a hex; turn the piece with the wheel or R.
   *[other] Up to { $left } placements. Choose a hex; turn the piece with the wheel or R.
}
sp-place-hint-touch = { $left ->
    [one] One placement left. Tap a hex; tap it again to turn the piece.
   *[other] Up to { $left } placements. Tap a hex; tap it again to turn the piece.
}
sp-option = { $what }, ${ $price }
sp-piece-of = ({ $at } of { $count })
sp-lay = Lay it for ${ $price }
sp-turn = Turn
sp-remove = Take it away
sp-remove-end = Take the end tile away
sp-done = Done
sp-cube-of = cube { $at } of { $count }
sp-fee = $1 to { $owner } (factory)
sp-toll = $1 to { $owner } (link to { $to })
sp-free = nothing to pay
sp-other-route = another route …

## Hand and players
sp-hand = Your contracts ({ $count })
sp-aside = { $count ->
    [one] One contract put aside
   *[other] { $count } contracts put aside
}
sp-now = now for ${ $price }
sp-now-too-dear = ${ $price }: too dear
sp-now-no-link = needs a link
sp-fulfil-now = Fulfil { $card } for ${ $price }
sp-fulfil-shows = This shows the contract to all.
sp-money-has = ${ $money }
sp-fulfilled-of = { $done ->
    [one] One contract fulfilled; { $end } end the game
   *[other] { $done } contracts fulfilled; { $end } end the game
}
sp-in-hand = { $count ->
    [one] One contract in hand
   *[other] { $count } contracts in hand
}
sp-trains-left = { $count ->
    [one] One train left
   *[other] { $count } trains left
}
sp-factories-left = { $count ->
    [one] One factory left
   *[other] { $count } factories left
}
sp-heading-for = Heading for { $city }; { $count ->
    [one] one coin on the way
   *[other] { $count } coins on the way
}
sp-bag = { $count ->
    [one] One train in the bag
   *[other] { $count } trains in the bag
}
sp-bag-short = bag { $count }
sp-round = Round { $round }
sp-deck = { $count ->
    [one] One contract in the deck
   *[other] { $count } contracts in the deck
}
sp-tiles = Track tiles left: { $simple } simple, { $tight } tight curves or straight crossings, { $crossing } other crossings
sp-beside = City tiles beside the map: { $tiles }
sp-marker-at = Direction marker: { $corner } ({ $colour })
sp-chart-money = Money
sp-chart-network = Completed links
sp-chart-contracts = Contracts fulfilled

## Moves
sp-move-track = Lays track
sp-move-factory = Builds a factory
sp-move-fulfil = Fulfils a contract
sp-move-contracts = Takes two contracts
sp-move-money = Takes $3
sp-move-skip = Leaves the bonus
sp-move-done = No second placement
sp-move-lay = Track on { $hex } ({ $pair })
sp-move-cross = Crossing on { $hex } ({ $pair })
sp-move-replace = New piece on { $hex } ({ $pair })
sp-move-remove = Track taken off { $hex }
sp-move-build = Factory in { $city }
sp-move-cubes = { $count ->
    [one] One cube
   *[other] { $count } cubes
}
sp-move-deliver = Fulfils { $card }
sp-move-use = Uses { $card } as an action
sp-move-take = A cube from { $city }
sp-move-route = A cube from { $city }, by another route
sp-move-via = Via { $city }, on { $owner }'s link
sp-move-bank = A cube from the bank for $5
sp-move-from = Draws from { $seat }'s hand
sp-move-draw = Contract { $card }
sp-move-draw-hidden = A contract
sp-move-aim = Heads for { $city }
sp-move-marker = Direction marker to the { $corner }
sp-move-compensate = Money instead of the reward
sp-move-start = { $seat } begins
sp-move-company = { $seat }'s train is drawn
sp-move-tile = { $city } is { $colour }
sp-move-corner = A { $colour } cube on the { $corner } corner
