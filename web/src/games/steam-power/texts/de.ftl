### Die Texte von Steam Power.

about-steam-power = Lege Gleise, baue Fabriken, und bringe Kohle, Baumwolle, Ziegel und Stahl über die Strecken aller, um Aufträge zu erfüllen.

steam-power-edition-final = Endgültige Ausgabe
steam-power-edition-work-in-progress = Arbeitsfassung
steam-power-option-map = Karte
steam-power-map-GL = Große Seen
steam-power-map-DE = Deutschland
steam-power-map-NE = Nordengland
steam-power-option-difficulty = Schwierigkeitsgrad
steam-power-difficulty-very-easy = sehr leicht
steam-power-difficulty-easy = leicht
steam-power-difficulty-normal = normal
steam-power-difficulty-hard = schwer
steam-power-difficulty-very-hard = sehr schwer
steam-power-option-targets = Mautoma: Ziele nach Farben
steam-power-option-icons = Mautoma: Symbole
steam-power-icons-listed = wie aufgeführt
steam-power-icons-swapped = vertauscht
steam-power-option-scan = Mautoma: wie er die Karte absucht
steam-power-scan-columns = nach Spalten
steam-power-scan-rows = nach Zeilen
steam-power-option-cubes = Würfel
steam-power-cubes-unlimited = immer genug
steam-power-cubes-printed = 30 von jeder Farbe, wie in der Schachtel
steam-power-data-map = Karte
steam-power-data-contracts = Aufträge
steam-power-score-money = Geld
steam-power-score-contracts = Aufträge
steam-power-score-factories = Fabriken
steam-power-score-VP-cities = SP-Städte
steam-power-tie-fulfilled-contracts = Erfüllte Aufträge

sp-colour-black = schwarz
sp-colour-white = weiß
sp-colour-orange = orange
sp-colour-grey = grau
sp-colour-purple = violett
sp-corner-top-left = oben links
sp-corner-top-right = oben rechts
sp-corner-bottom-right = unten rechts
sp-corner-bottom-left = unten links
sp-edge-N = N
sp-edge-NE = NO
sp-edge-SE = SO
sp-edge-S = S
sp-edge-SW = SW
sp-edge-NW = NW
sp-bonus-track = Bonus: Gleise
sp-bonus-factory = Bonus: eine Fabrik
sp-bonus-contracts = Bonus: zwei Aufträge
sp-vp = { $vp } SP
sp-vp-short = SP

## Die Karte
sp-map = Karte des Spiels
sp-map-keys = Pfeiltasten gehen über die Hexfelder, N zum nächsten möglichen Ort, R dreht das Plättchen, Enter spielt, Escape schließt.

## Die Entscheidung
sp-action-track = Gleise
sp-action-factory = Fabrik
sp-action-fulfil = Liefern
sp-action-contracts = Aufträge
sp-action-money = $3 nehmen
sp-action-skip = Auslassen
sp-action-hint = Oder wähle gleich ein markiertes Hexfeld, eine umrandete Stadt oder einen Auftrag.
sp-not-now = jetzt nicht möglich: frag, warum
sp-bonus-hint = Der Bonus des Auftrags: jetzt nutzen oder verfallen lassen.
sp-solo-company = Du handelst für { $company }.
sp-build-hint = Wähle eine umrandete Stadt.
sp-deliver-hint = Wähle einen deiner Aufträge.
sp-place-hint = { $left ->
    [one] Noch ein Plättchen. Wähle ein Hexfeld; dreh das Plättchen mit dem Rad oder R.
   *[other] Bis zu { $left } Plättchen. Wähle ein Hexfeld; dreh das Plättchen mit dem Rad oder R.
}
sp-place-hint-touch = { $left ->
    [one] Noch ein Plättchen. Tippe auf ein Hexfeld; tippe noch einmal, um es zu drehen.
   *[other] Bis zu { $left } Plättchen. Tippe auf ein Hexfeld; tippe noch einmal, um es zu drehen.
}
sp-option = { $what }, ${ $price }
sp-piece-of = ({ $at } von { $count })
sp-lay = Für ${ $price } legen
sp-turn = Drehen
sp-remove = Entfernen
sp-remove-end = Letztes Plättchen entfernen
sp-done = Fertig
sp-cube-of = Würfel { $at } von { $count }
sp-fee = $1 an { $owner } (Fabrik)
sp-toll = $1 an { $owner } (Strecke nach { $to })
sp-free = nichts zu zahlen
sp-other-route = ein anderer Weg …

## Hand und Spieler
sp-hand = Deine Aufträge ({ $count })
sp-aside = { $count ->
    [one] Ein Auftrag beiseite gelegt
   *[other] { $count } Aufträge beiseite gelegt
}
sp-now = jetzt für ${ $price }
sp-now-too-dear = ${ $price }: zu teuer
sp-now-no-link = braucht eine Strecke
sp-fulfil-now = { $card } für ${ $price } erfüllen
sp-fulfil-shows = Alle sehen dann diesen Auftrag.
sp-money-has = ${ $money }
sp-fulfilled-of = { $done ->
    [one] Ein Auftrag erfüllt; { $end } beenden das Spiel
   *[other] { $done } Aufträge erfüllt; { $end } beenden das Spiel
}
sp-in-hand = { $count ->
    [one] Ein Auftrag auf der Hand
   *[other] { $count } Aufträge auf der Hand
}
sp-trains-left = { $count ->
    [one] noch ein Zug
   *[other] noch { $count } Züge
}
sp-factories-left = { $count ->
    [one] noch eine Fabrik
   *[other] noch { $count } Fabriken
}
sp-heading-for = Unterwegs nach { $city }; { $count ->
    [one] eine Münze auf dem Weg
   *[other] { $count } Münzen auf dem Weg
}
sp-bag = { $count ->
    [one] Ein Zug im Beutel
   *[other] { $count } Züge im Beutel
}
sp-bag-short = Beutel { $count }
sp-round = Runde { $round }
sp-deck = { $count ->
    [one] Ein Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
sp-tiles = Gleisplättchen übrig: { $simple } einfache, { $tight } enge Kurven oder gerade Kreuzungen, { $crossing } andere Kreuzungen
sp-beside = Stadtplättchen neben der Karte: { $tiles }
sp-marker-at = Richtungsmarker: { $corner } ({ $colour })
sp-chart-money = Geld
sp-chart-network = Fertige Strecken
sp-chart-contracts = Erfüllte Aufträge

## Züge
sp-move-track = Legt Gleise
sp-move-factory = Baut eine Fabrik
sp-move-fulfil = Erfüllt einen Auftrag
sp-move-contracts = Nimmt zwei Aufträge
sp-move-money = Nimmt $3
sp-move-skip = Lässt den Bonus aus
sp-move-done = Kein zweites Plättchen
sp-move-lay = Gleis auf { $hex } ({ $pair })
sp-move-cross = Kreuzung auf { $hex } ({ $pair })
sp-move-replace = Neues Plättchen auf { $hex } ({ $pair })
sp-move-remove = Gleis von { $hex } genommen
sp-move-build = Fabrik in { $city }
sp-move-cubes = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
}
sp-move-deliver = Erfüllt { $card }
sp-move-use = Nutzt { $card } als Aktion
sp-move-take = Ein Würfel aus { $city }
sp-move-route = Ein Würfel aus { $city }, auf anderem Weg
sp-move-via = Über { $city }, auf der Strecke von { $owner }
sp-move-bank = Ein Würfel von der Bank für $5
sp-move-from = Zieht aus der Hand von { $seat }
sp-move-draw = Auftrag { $card }
sp-move-draw-hidden = Ein Auftrag
sp-move-aim = Steuert { $city } an
sp-move-marker = Richtungsmarker nach { $corner }
sp-move-compensate = Geld statt der Belohnung
sp-move-start = { $seat } beginnt
sp-move-company = Der Zug von { $seat } wird gezogen
sp-move-tile = { $city } ist { $colour }
sp-move-corner = Würfel { $colour } { $corner }
