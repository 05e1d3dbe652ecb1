### SteamRollers' texts.

about-steamrollers = Roll, pick a die, and draw a railway on your own sheet: track, a stronger engine, and goods carried as far as it pulls.
kind-name-olive = Olive

steamrollers-edition-1-04 = Rulebook 1.04
steamrollers-option-coal = Coal
steamrollers-coal-no = no
steamrollers-coal-yes = yes
steamrollers-option-orders = Order tiles
steamrollers-orders-no = no
steamrollers-orders-yes = yes
steamrollers-option-powers = Starting powers
steamrollers-powers-no = no
steamrollers-powers-yes = yes
steamrollers-option-mountains = Mountains
steamrollers-mountains-none = none
steamrollers-mountains-medium = medium
steamrollers-mountains-hard = hard
steamrollers-option-level = Olive's level
steamrollers-level-clerk = Clerk (1)
steamrollers-level-conductor = Conductor (2)
steamrollers-level-machinist = Machinist (3)
steamrollers-level-engineer = Engineer (4)
steamrollers-level-investor = Investor (5)
steamrollers-level-rail-baron = Rail Baron (6)
steamrollers-option-removed-goods = Goods in a city of their own colour go
steamrollers-removed-goods-out-of-game = out of the game
steamrollers-removed-goods-bag = into the bag
steamrollers-option-delivered-goods = Delivered goods go
steamrollers-delivered-goods-bag = into the bag
steamrollers-delivered-goods-out-of-game = out of the game
steamrollers-option-track-at-walls = Track that ends at a wall
steamrollers-track-at-walls-yes = allowed
steamrollers-track-at-walls-no = not allowed
steamrollers-option-new-tiles = A new action tile can be used
steamrollers-new-tiles-next-round = from the next round
steamrollers-new-tiles-at-once = at once
steamrollers-option-pass = Passing
steamrollers-pass-if-nothing-else = if nothing else is possible
steamrollers-pass-any-time = at any time
steamrollers-option-parallel-links = Several connections of the same two cities
steamrollers-parallel-links-score = all score
steamrollers-parallel-links-once = score once
steamrollers-option-free-rail = Starting power Rail
steamrollers-free-rail-any = any type of track
steamrollers-free-rail-straight = only a straight
steamrollers-option-stopped-olive = When Olive is stopped
steamrollers-stopped-olive-no-points = she gets no points
steamrollers-stopped-olive-points = she gets her points
steamrollers-option-coal-in-solo = Coal against Olive
steamrollers-coal-in-solo-no = no
steamrollers-coal-in-solo-yes = yes
steamrollers-option-orders-in-solo = Order tiles against Olive
steamrollers-orders-in-solo-no = no
steamrollers-orders-in-solo-yes = yes
steamrollers-option-powers-in-solo = Starting powers against Olive
steamrollers-powers-in-solo-no = no
steamrollers-powers-in-solo-yes = yes
steamrollers-data-map = map
steamrollers-data-charts = mountains
steamrollers-data-action-tiles = action tiles
steamrollers-data-order-tiles = order tiles
steamrollers-data-black-die = black die
steamrollers-score-deliveries = Deliveries
steamrollers-score-start = Start
steamrollers-score-network = Network
steamrollers-score-engine = Engine
steamrollers-score-tiles = Tiles
steamrollers-score-orders = Orders
steamrollers-tie-ticked-boxes = Ticked boxes
steamrollers-tie-network = Network

sr-colour-red = red
sr-colour-blue = blue
sr-colour-green = green
sr-colour-yellow = yellow
sr-colour-grey = grey
sr-colour-coal = coal
sr-type-straight = straight
sr-type-gentle = gentle curve
sr-type-sharp = sharp curve
sr-edge-NW = NW
sr-edge-NE = NE
sr-edge-E = E
sr-edge-SE = SE
sr-edge-SW = SW
sr-edge-W = W
sr-effect-set = change your die to any number
sr-effect-double = take two dice, one action with each
sr-effect-claim = claim a die that another has just picked
sr-effect-destination = your die may name where a delivery ends
sr-effect-stretch = a delivery counts one or two stops more
sr-effect-unlimited = a delivery of any distance
sr-effect-strength = your engine is one stronger
sr-effect-shift = change your die by one
sr-effect-turn = re-roll your die or flip it
sr-effect-any-track = draw any type of track
sr-effect-reroll-olive = re-roll Olive's die
sr-effect-stop-olive = stop Olive from removing a good
sr-power-engine = Engine
sr-power-rail = Rail
sr-power-two = +2
sr-power-tile = Action tile
sr-power-personal = Personal delivery
sr-permanent = permanent
sr-once = one use
sr-points = { $points ->
    [1] 1 point
    [-1] −1 point
   *[other] { $points } points
}
sr-points-short = { $count ->
    [one] point
   *[other] points
}
sr-owned = { $seat } has it
sr-centre = in the centre
sr-sideways = sideways until the next turn
sr-sideways-short = sideways
sr-no-goods = no goods
sr-tile-named = Tile { $tile }: { $what }

## The middle of the table
sr-centre-region = The middle of the table: dice, goods, tiles
sr-round = Round { $round }
sr-set-up = Setting up
sr-empty = empty
sr-empty-cities = { $count } of { $end } cities empty
sr-end-hint = When { $end } cities are empty, the game ends with the round.
sr-city = City { $city }, { $colour }
sr-city-goods = Goods of city { $city }
sr-deliver-good = Deliver { $colour } from city { $city }
sr-orders = Order tiles
sr-die-shows = White die: { $value }
sr-black-shows = Black die: { $types }
sr-die-mine = in your hand
sr-die-of = { $seat }'s die
sr-die-reserved = reserved for { $seat }

## The sheet
sr-map = Map of the sheet
sr-map-keys = Arrow keys move over the hexes, N goes to the next place you may choose, R turns the track, Enter draws it, Escape leaves.
sr-tab-hand = Score
sr-sheet-mine = Your sheet
sr-sheet-of = { $seat }'s sheet
sr-sheet-back = Back to yours
sr-elsewhere = You are looking at another sheet.
sr-engine = Engine
sr-engine-boxes = Engine: boxes 1 to 6
sr-box-ticked = Engine box { $value }, ticked
sr-box-open = Engine box { $value }, open
sr-strength = Engine strength { $strength }
sr-deliveries = Deliveries
sr-delivered = { $points ->
    [one] One point from deliveries
   *[other] { $points } points from deliveries
}
sr-kept = Delivered goods
sr-connections = { $count ->
    [one] One finished connection
   *[other] { $count } finished connections
}
sr-score-box = Your points
sr-start-player = Start player
sr-olive-region = Region { $region }: { $crosses } of { $cap } hexes crossed off
sr-olive-removes = From { $count } crosses on she removes goods.
sr-olive-near = { $count ->
    [0] One more cross in a full region and she wins at once!
   *[other] { $count } more until a region is full.
}
sr-olive-won = No hex of a region was left: she has won at once.

## The decision
sr-all-answers = Everything you may do ({ $count })
sr-actions-left = { $count ->
    [one] Your second action of this round. Olive gets the die that is left.
   *[other] { $count } actions in this round. Olive gets the die that is left.
}
sr-die-for = Region and city { $value } ({ $colour })
sr-double = Tile { $tile }: take two dice, one action with each
sr-action-build = Draw track in { $value }
sr-action-engine = Tick box { $value }
sr-action-deliver = Deliver from { $value }
sr-action-tile = Take tile { $value }
sr-action-hint = Or choose a marked hex, good, box or tile right away.
sr-not-now = not possible now: ask why
sr-pass = Pass
sr-change-with = Tile { $tile }: change the die to
sr-change-turn = Tile { $tile }:
sr-change-to = Change the die to { $value }
sr-flip = Flip to { $value }
sr-reroll = Re-roll
sr-trade-now = Trade an order
sr-draw-hint = Choose a marked hex; the wheel or R turns the track.
sr-draw-hint-touch = Tap a marked hex; tap it again to turn the track.
sr-option = { $type } ({ $pair }){ $joins ->
    [0] {""}
    [1] , joins at one end
   *[other] , joins at both ends
}
sr-piece-of = ({ $at } of { $count })
sr-draw-it = Draw it
sr-turn = Turn
sr-good-of = { $colour } from city { $city }
sr-good-own = your own { $colour } good on city { $city }
sr-up-to = to { $city } for { $points }
sr-spot = Number { $spot } of { $count } in the row
sr-to-city = to city { $city }
sr-towns = { $count ->
    [0] no town
    [one] one town
   *[other] { $count } towns
}
sr-stretched = { $more } more with tile { $tile }
sr-too-far = too far for your engine
sr-spends = tile { $tile } goes back to the centre
sr-claim-asked = { $seat } has just picked the { $value }.
sr-claim-more = With tile { $tile } it is yours: { $seat } picks another die, and you use this one in your turn.
sr-olive-die-asked = Olive is about to use the { $value }.
sr-olive-die-more = She has { $crosses } of { $cap } hexes in region { $value }. Tile { $tile } makes her roll again.
sr-stop-asked = Olive removes { $colour } from city { $city } and scores { $points }.
sr-stop-more = With tile { $tile } she crosses off one more hex instead.
sr-stop-loses = With tile { $tile } she would cross off a hex instead, but the region is full: she would win.
sr-yes-claim = Claim it
sr-yes-olive-die = Make her re-roll
sr-yes-stop = Stop her
sr-let = Keep the tile

## Charts
sr-chart-deliveries = Deliveries
sr-chart-network = Network
sr-chart-engine = Engine strength

## Moves
sr-move-good = City { $city } gets a good: { $colour }
sr-move-side = Action tile { $value }
sr-move-order = Order tile { $value }
sr-move-chart = Mountains: chart { $value }
sr-move-start = { $seat } begins
sr-move-personal = A personal good: { $colour }
sr-move-black = Black die: { $types }
sr-move-white = White die: { $value }
sr-move-power = Starting power: { $power }
sr-move-tick = Ticks engine box { $value }
sr-move-take = Begins with tile { $value }
sr-move-place = Puts the good on city { $value }
sr-move-pick = Picks the { $value }
sr-move-double = Takes two dice (tile { $tile })
sr-move-first = Uses the { $value } first
sr-move-claim = Claims the die (tile { $tile })
sr-move-let = Keeps the tile
sr-move-set = Changes the die to { $value } (tile { $tile })
sr-move-shift = Changes the die to { $value } (tile { $tile })
sr-move-flip = Flips the die (tile { $tile })
sr-move-reroll = Rolls the die again
sr-move-trade = Trades goods for order { $value }
sr-move-coal = Trades goods for order { $order }, with coal for { $colour }
sr-move-build = Draws track in region { $value }
sr-move-engine = Ticks engine box { $value }
sr-move-deliver = Delivers with the { $value }
sr-move-tile = Takes action tile { $value }
sr-move-pass = Passes
sr-move-done = Trades nothing
sr-move-draw = Track on { $hex } ({ $pair })
sr-move-load = Loads { $colour } in city { $city }
sr-move-own = Loads the personal good ({ $colour }) on city { $city }
sr-move-spot = The good at place { $value }
sr-move-to = Delivered to city { $city } for { $points ->
    [one] one point
   *[other] { $points } points
}
sr-move-stretch = Delivered to city { $city } for { $points } points, { $more } with tile { $tile }
sr-move-stop = Stops Olive (tile { $tile })
sr-move-cross = Crosses off a hex of region { $value }
sr-move-reclaim = Puts tile { $value } back in the centre
sr-move-remove = Removes a good from city { $city }: { $colour }
sr-move-rest = Removes nothing

## What one may do
sr-do-power = { $power }
sr-do-tick = Tick engine box { $value }
sr-do-take = Begin with action tile { $value }
sr-do-place = Put the good on city { $value }
sr-do-pick = Pick the { $value }
sr-do-double = Take two dice (tile { $tile })
sr-do-first = Use the { $value } first
sr-do-claim = Claim the die (tile { $tile })
sr-do-let = Keep the tile
sr-do-set = Change the die to { $value } (tile { $tile })
sr-do-shift = Change the die to { $value } (tile { $tile })
sr-do-flip = Flip the die (tile { $tile })
sr-do-reroll = Roll the die again
sr-do-trade = Trade goods for order { $value }
sr-do-coal = Trade goods for order { $order }, with coal for { $colour }
sr-do-build = Draw track in region { $value }
sr-do-engine = Tick engine box { $value }
sr-do-deliver = Deliver with the { $value }
sr-do-tile = Take action tile { $value }
sr-do-pass = Pass
sr-do-done = Trade nothing
sr-do-draw = Track on { $hex } ({ $pair })
sr-do-load = Load { $colour } in city { $city }
sr-do-own = Load your own good ({ $colour }) on city { $city }
sr-do-spot = The good at place { $value }
sr-do-to = To city { $city } for { $points ->
    [one] one point
   *[other] { $points } points
}
sr-do-stretch = To city { $city } for { $points } points, { $more } with tile { $tile }
sr-do-stop = Stop Olive (tile { $tile })
