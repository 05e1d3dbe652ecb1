### What the browser client says. Every language has the same messages (tests/web/test_texts.py).

## Everywhere
cancel = Cancel
close = Close
copy = Copy
copied = Copied
later = Later
loading = One moment …
none = none
try-again = Try again
you = you
online = here
offline = away
spectator = Spectator
spectators = Spectators

## When something goes wrong
problem-offline = No connection.
problem-offline-more = The server can't be reached. Please try again in a moment.
offline-table = This is the position that was last loaded; it may have changed since. Play goes on when the server can be reached again.
offline-lobby = Tables can only be looked at as they were last loaded, until the server can be reached again.
problem-server = The server made a mistake.
problem-server-more = The server gave no readable answer. Please try again.
lost = Connection lost. Trying again …
not-allowed = Not possible.
the-rule = The rule

## The lobby
tagline = Railway board games, alone or with friends
games = Games
footer = playing needs a connection to the server
players-range = { $low }–{ $high } players
play-automa = Play against { $role }
play-friends = With friends
play-bots = Against bots
play-alone = Solo
import = Open a log or scenario
import-hint = Paste the text of a Footplate log to go on from its last move, or of a scenario to start from its position.
import-file = From a file
import-text = Or as text
import-where = Where to start
import-position = at its position
import-moves = with its moves: watch them, then go on after the last
mine = My tables on this device
mine-none = No tables yet. Start one, or open a link that somebody sent you.
mine-gone = This table is no longer there.
delete-named = Remove { $title }
remove-title = Remove this table?
remove-host = You made this table. Delete it for everybody, or only take it off your list. For some days everybody who plays there can put it back.
remove-own = It goes off the list of this device. The others play on, and for some weeks you can put it back.
remove-not = Keep it
remove-hide = Take it off my list
remove-all = Delete for everybody
removed = { $count ->
    [one] One removed table
   *[other] { $count } removed tables
}
removed-all = deleted for everybody
removed-here = taken off this list
put-back = Put it back
against = against { $others }
against-nobody = alone
round = round { $round }

## A new table
new-table = New table: { $game }
seats = Who sits where
seat-empty = nobody
seat-me = me
seat-friend = a friend (by link)
seat-bot = { $kind ->
    [greedy] bot: { $bot }
    [random] bot: { $bot }
   *[other] { $bot }
}
seats-swapped = { $mine } is you now, and { $other } has what was there: { $kind }.
more-options = More options
expert-options = For experts: readings of the rules, components of your own
edition = Edition
own-files = Files of your own
own-data = { $name }
table-title = Name of the table
start = Start the game
kind = { $kind ->
    [person] a person
    [greedy] bot (greedy)
    [random] bot (random)
   *[other] { $name }
}
kind-name-mautoma = Mautoma
kind-name-easy = Pip (easy)
kind-name-medium = Nell (medium)
kind-name-hard = Otto (hard)
kind-name-expert = Mathilda (expert)
kind-name-greedy = greedy
kind-name-random = random

## Seats
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-black = Black
seat-nature = Chance

## The table
to-lobby = To the lobby
table-menu = The table
menu-replay = Replay
menu-rules = Rules
menu-text = Map in words
menu-share = Links
menu-settings = Settings
map-region = The board
side-region = The game beside the board
turn-region = The decision
tabs = Log and chat
tab-hand = Contracts
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-chat-new = Chat ({ $count })
just-laid = This piece was just laid. Point elsewhere first to change it.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
your-turn = Your turn
turn-of = { $seat } to move
turn-asked = “{ $prompt }”
sealed = Your answer: { $move }. Nobody sees it until everybody has answered; until then you can change it.
decided = Already decided: { $seats }. What, is shown when everybody has.
title-your-turn = ● Your turn – { $title }
thinking = is thinking …
skip-show = skip
over = The game is over
meanwhile = { $count ->
    [one] One move since yours
   *[other] { $count } moves since yours
}
meanwhile-watching = { $count ->
    [one] One move since you last looked
   *[other] { $count } moves since you last looked
}
since = Since you last looked
sit = You sit at { $seat }. What is your name?
sit-down = Sit down
gone-deleted = This table was deleted.
gone-refused = This link doesn't open a table.
gone-more = Ask whoever sent you the link.
gone-back = It is kept for some days: you can put it back.

## Undo
undo = Undo
undo-key = Undo (key U)
undo-turn = Whole turn back
undo-ask = Ask to undo
undo-asked = You asked to take a move back. The others have to agree.
undo-wish = { $count ->
    [one] { $seat } asks to take one move back.
   *[other] { $seat } asks to take { $count } moves back.
}
undo-agree = Agree
undo-refuse = No
undo-withdraw = Withdraw
move-undo = { $count ->
    [one] One move taken back
   *[other] { $count } moves taken back
}

## Log, chat, replay
log = Log
log-all = show draws and undone moves
log-download = Download the log
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
why = why?
why-title = Why: { $what }
why-not = not { $names }
replay = Replay
replay-at = Move { $move } of { $moves }
replay-to = Show the table after move { $move }
replay-back = One move back
replay-next = One move on
replay-run = Run
replay-pause = Pause
replay-move = Move
replay-link = Copy link
replay-branch = Play on from here
branch-title = { $title }, from move { $move }
replay-now = Back to now
replay-open = See the game again

## Links
share = Links of this table
share-hint = Whoever has a link sits there; no account is needed.
link-of = Link for { $name }
link-code = QR code
reach-none = These links work on this computer only.
reach-how = For friends in your home network, stop the server and start it so:
reach-stays = Your tables stay as they are.
reach-address = Address for others
this-seat = This seat
other-device = Play on another device
other-device-hint = This link is your seat: whoever opens it sees your hand and plays for you. Send it to nobody but yourself.
delete-table = Remove this table

## Scores and charts
score = Scores
score-now = If the game ended now
score-final = Final score
score-open = Scores and charts
score-total = Total
score-tie = Tie: { $name }
won = { $seat } wins.
won-you = You win!
won-shared = { $seats } share the victory.
chart-points = Points
chart-sources = Where the points come from
chart-moves = moves

## Rules and the map in words
rules = Rules
rules-find = Find a rule
rules-now = For this decision
rules-all = All rules
text-map = The map in words
text-map-find = Find a hex, a city, an owner
text-map-which = What is listed
text-map-built = Hexes with something on them
text-map-cities = Cities
text-map-all = All hexes
text-map-seek = Find a place, an owner
text-map-used = Places with something on them
text-map-every = All places
text-map-none = This game has no map. This is what lies on the table:
text-map-places = { $count ->
    [one] One place to choose
   *[other] { $count } places to choose
}

## Settings
settings = Settings
settings-language = Language
settings-motion = Motion
settings-motion-auto = As my device wishes
settings-motion-full = Show moves step by step
settings-motion-none = No motion
settings-patterns = Stronger patterns and letters for colours
settings-confirm = Confirm every placement
settings-notify = Notify me when it is my turn
settings-name = My name at tables
keys = Keys
keys-list =
    U undoes, C asks the coach, ? opens the rules, M the map in words, Escape leaves.
    On the map: arrows move, N goes to the next place you may choose, R or the wheel turns, Enter plays, + − 0 zoom.

## Who is away
leave = Leave the game
leave-hint = A bot plays for you until you are back. The others see it.
leave-last = Nobody else who thinks is left here: the table waits until you are back.
leave-bot = Let a bot play for me
resign = Resign …
resign-sure = A bot plays your seat to the end of the game. You can watch, but not come back.
resign-not = No, I stay
resign-yes = Resign
stand-you = A bot plays for you.
stand-back = Take my seat back
stand-resigned = You have resigned; a bot plays on for you.
stand-late = { $seat } has kept the table waiting for long.
stand-bot = Let a bot play
stands-in = bot, stands in

## The coach
coach = The coach
coach-ask = Hint
coach-key = What would the coach think of? (C)
coach-lines = The coach would think of this, best first:
coach-ahead = ahead at the end by { $points } points; chance to win: { $chance } %
coach-behind = behind at the end by { $points } points; chance to win: { $chance } %
coach-gains = by your next turn: { $gains }
coach-rival = the strongest rival meanwhile: { $points } points
coach-play = Play this
coach-try = Try it on a copy
coach-try-what = At a table of its own; this one stays as it is.
coach-thinks = The coach thinks …
review = Looking back
review-open = Look back with the coach
review-thinks = The coach looks at every decision again …
review-chances = Your chance to win, in %
review-cost = What cost most:
review-moment = Move { $move }: { $played } cost { $points } points and { $chance } % of the chance to win.
review-better = Better: { $line }
review-see = See it
review-try = Try it from there
review-none = The coach would have decided nothing otherwise.
