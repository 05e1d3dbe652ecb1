# What the server says. The same ids stand in every language.
title-bad-request = This request can't be read
title-no-key = A key is needed
title-bad-key = This key is not valid
title-not-yours = This key doesn't open that
title-bad-origin = This request came from another site
title-no-table = There is no such table
title-no-game = There is no such game
title-no-page = There is nothing here
title-bad-method = That can't be done here
title-stale-version = Somebody was quicker
title-bad-notation = This move can't be read
title-refused = The rules don't allow this
title-bad-table = This table can't be made
title-bad-start = This game can't be taken up
title-bad-undo = This can't be taken back
title-other-ruleset = This table belongs to another version of the rules
title-table-full = This table is full
title-secrets = The game still has secrets
title-too-large = This is too large
title-too-many = Too many requests
title-try-again = Not now
title-our-fault = Something went wrong on our side

no-key = Send the key of your seat link as 'Authorization: Bearer KEY'.
bad-key = This server has not signed this key. Was the link copied in full?
wrong-table = This key belongs to another table.
host-only = Only whoever made the table can do this.
seat-only = Spectators can look and talk, but not play.
bad-origin = Open Footplate at its own address and try again.
no-table = The table { $table } is not here. It may have been deleted.
no-game = There is no game { $game } here.
no-page = There is nothing at this address.
stale-version = The game has moved on: it is at version { $version }, and you answered version { $given }.
future-version = The game is at version { $version } only.
undo-count = { $count ->
    [one] One move can't be taken back here; there are { $moves }.
   *[other] { $count } moves can't be taken back here; there are { $moves }.
}
undo-no-wish = Nobody asks to take anything back now.
undo-yours = You have asked for this yourself.
other-ruleset = This table was made with ruleset { $theirs } of { $game }; this Footplate plays ruleset { $ours }. It can't go on here, but its log can be exported.
other-game = This Footplate doesn't have the game { $game }. The table can't go on here, but its log can be exported.
table-full = This table has { $count } lines, and that is as many as one may have.
secrets = While several people play, their hands stay secret: the whole log can be had when the game is over.
one-start = A table starts from a log, a scenario or another table: from one of them, not several.
seat-kind = Nobody called { $kind } can sit at { $seat }. Possible: { $possible }.
seat-unknown = There is no seat { $seat } in this game.
too-long = This took longer than { $seconds } seconds to read, so it was left.
too-large = At most { $limit } kB can be sent.
too-many-lines = A log may have { $limit } lines, of which { $undos } undos.
too-many = Wait { $seconds } s and try again.
try-again = The database doesn't answer. Nothing was changed; try again in a moment.
our-fault = Nothing was changed. The server's log has the details.
bot-failed = { $player } could not decide for { $seat } ({ $why }), so chance did.
bot-slow = { $player } thought longer than { $seconds } s for { $seat }, so chance decided.
not-text = The text holds a character that can't be kept.
no-trace = Line { $number } was not played by an automa.
