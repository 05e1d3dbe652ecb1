m-It-is-seat-s-decision = Die Entscheidung liegt bei { $seat }.
m-The-game-is-over = Das Spiel ist aus.
rule-table-decision = Ein Zug muss die Entscheidung beantworten, die gerade ansteht.
rule-table-over = Nach dem Ende des Spiels kann nichts mehr gespielt werden.
rule-table-turn = Nur der Platz, der zu entscheiden hat, darf ziehen.
rule-table-undo = Zurücknehmen ist frei bis zur letzten Ziehung oder zum letzten aufgedeckten Geheimnis des eigenen Spielzugs.
