m-It-is-seat-s-decision = C’est à { $seat } de décider.
m-The-game-is-over = La partie est finie.
rule-table-decision = Un coup doit répondre à la décision demandée.
rule-table-over = Rien ne se joue après la fin de la partie.
rule-table-turn = Seule la place qui doit décider peut jouer.
rule-table-undo = On reprend librement ses coups jusqu’au dernier tirage ou au dernier secret révélé de son propre tour.
