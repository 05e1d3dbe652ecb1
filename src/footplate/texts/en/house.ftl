m-It-is-seat-s-decision = It is { $seat }'s decision.
m-The-game-is-over = The game is over.
rule-table-decision = A move must answer the decision that is being asked.
rule-table-over = Nothing can be played after the end of the game.
rule-table-turn = Only the seat whose decision it is may move.
rule-table-undo = Undo is free back to the last draw or revealed secret of one's own turn.
