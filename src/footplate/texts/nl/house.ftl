m-It-is-seat-s-decision = De beslissing is aan { $seat }.
m-The-game-is-over = Het spel is afgelopen.
rule-table-decision = Een zet moet antwoord geven op de beslissing die gevraagd wordt.
rule-table-over = Na het einde van het spel kan niets meer worden gespeeld.
rule-table-turn = Alleen de plaats die moet beslissen, mag een zet doen.
rule-table-undo = Terugnemen mag vrij, tot de laatste trekking of het laatste onthulde geheim van je eigen beurt.
