### De teksten van Steam Power.

about-steam-power = Leg spoor, bouw fabrieken, en breng kolen, katoen, baksteen en staal over ieders rails om contracten te vervullen.

steam-power-edition-final = Definitieve editie
steam-power-edition-work-in-progress = Werkversie
steam-power-option-map = Kaart
steam-power-map-GL = Grote Meren
steam-power-map-DE = Duitsland
steam-power-map-NE = Noord-Engeland
steam-power-option-difficulty = Moeilijkheidsgraad
steam-power-difficulty-very-easy = heel makkelijk
steam-power-difficulty-easy = makkelijk
steam-power-difficulty-normal = normaal
steam-power-difficulty-hard = moeilijk
steam-power-difficulty-very-hard = heel moeilijk
steam-power-option-targets = Mautoma: doelen per kleur
steam-power-option-icons = Mautoma: symbolen
steam-power-icons-listed = zoals vermeld
steam-power-icons-swapped = verwisseld
steam-power-option-scan = Mautoma: hoe hij de kaart afzoekt
steam-power-scan-columns = per kolom
steam-power-scan-rows = per rij
steam-power-option-cubes = Blokjes
steam-power-cubes-unlimited = altijd genoeg
steam-power-cubes-printed = 30 van elke kleur, zoals in de doos
steam-power-data-map = kaart
steam-power-data-contracts = contracten
steam-power-score-money = Geld
steam-power-score-contracts = Contracten
steam-power-score-factories = Fabrieken
steam-power-score-VP-cities = VP-steden
steam-power-tie-fulfilled-contracts = Vervulde contracten

sp-colour-black = zwart
sp-colour-white = wit
sp-colour-orange = oranje
sp-colour-grey = grijs
sp-colour-purple = paars
sp-corner-top-left = linksboven
sp-corner-top-right = rechtsboven
sp-corner-bottom-right = rechtsonder
sp-corner-bottom-left = linksonder
sp-edge-N = N
sp-edge-NE = NO
sp-edge-SE = ZO
sp-edge-S = Z
sp-edge-SW = ZW
sp-edge-NW = NW
sp-bonus-track = bonus: spoor
sp-bonus-factory = bonus: een fabriek
sp-bonus-contracts = bonus: twee contracten
sp-vp = { $vp } VP
sp-vp-short = VP

## De kaart
sp-map = Kaart van het spel
sp-map-keys = Pijltoetsen gaan over de zeshoeken, N naar de volgende plek die je mag kiezen, R draait de tegel, Enter speelt, Escape sluit.

## De beslissing
sp-action-track = Spoor
sp-action-factory = Fabriek
sp-action-fulfil = Leveren
sp-action-contracts = Contracten
sp-action-money = Neem $3
sp-action-skip = Laat staan
sp-action-hint = Of kies meteen een gemarkeerde zeshoek, een omcirkelde stad of een contract.
sp-not-now = nu niet mogelijk: vraag waarom
sp-bonus-hint = De bonus van het contract: gebruik hem nu of laat hem staan.
sp-solo-company = Je speelt nu { $company }.
sp-build-hint = Kies een omcirkelde stad.
sp-deliver-hint = Kies een van je contracten.
sp-place-hint = { $left ->
    [one] Nog één plaatsing. Kies een zeshoek; draai de tegel met het wiel of R.
   *[other] Tot { $left } plaatsingen. Kies een zeshoek; draai de tegel met het wiel of R.
}
sp-place-hint-touch = { $left ->
    [one] Nog één plaatsing. Tik op een zeshoek; tik nog eens om de tegel te draaien.
   *[other] Tot { $left } plaatsingen. Tik op een zeshoek; tik nog eens om de tegel te draaien.
}
sp-option = { $what }, ${ $price }
sp-piece-of = ({ $at } van { $count })
sp-lay = Leg voor ${ $price }
sp-turn = Draaien
sp-remove = Verwijderen
sp-remove-end = Laatste tegel verwijderen
sp-done = Klaar
sp-cube-of = blokje { $at } van { $count }
sp-fee = $1 aan { $owner } (fabriek)
sp-toll = $1 aan { $owner } (verbinding naar { $to })
sp-free = niets te betalen
sp-other-route = een andere route …

## Hand en spelers
sp-hand = Jouw contracten ({ $count })
sp-aside = { $count ->
    [one] Eén contract apart gelegd
   *[other] { $count } contracten apart gelegd
}
sp-now = nu voor ${ $price }
sp-now-too-dear = ${ $price }: te duur
sp-now-no-link = vraagt een verbinding
sp-fulfil-now = { $card } vervullen voor ${ $price }
sp-fulfil-shows = Iedereen ziet dan dit contract.
sp-money-has = ${ $money }
sp-fulfilled-of = { $done ->
    [one] Eén contract vervuld; { $end } beëindigen het spel
   *[other] { $done } contracten vervuld; { $end } beëindigen het spel
}
sp-in-hand = { $count ->
    [one] Eén contract in de hand
   *[other] { $count } contracten in de hand
}
sp-trains-left = { $count ->
    [one] nog één trein
   *[other] nog { $count } treinen
}
sp-factories-left = { $count ->
    [one] nog één fabriek
   *[other] nog { $count } fabrieken
}
sp-heading-for = Op weg naar { $city }; { $count ->
    [one] één munt onderweg
   *[other] { $count } munten onderweg
}
sp-bag = { $count ->
    [one] Eén trein in de zak
   *[other] { $count } treinen in de zak
}
sp-bag-short = zak { $count }
sp-round = Ronde { $round }
sp-deck = { $count ->
    [one] Eén contract op de stapel
   *[other] { $count } contracten op de stapel
}
sp-tiles = Spoortegels over: { $simple } gewone, { $tight } scherpe bochten of rechte kruisingen, { $crossing } andere kruisingen
sp-beside = Stadstegels naast de kaart: { $tiles }
sp-marker-at = Richtingwijzer: { $corner } ({ $colour })
sp-chart-money = Geld
sp-chart-network = Afgewerkte verbindingen
sp-chart-contracts = Vervulde contracten

## Zetten
sp-move-track = Legt spoor
sp-move-factory = Bouwt een fabriek
sp-move-fulfil = Vervult een contract
sp-move-contracts = Neemt twee contracten
sp-move-money = Neemt $3
sp-move-skip = Laat de bonus staan
sp-move-done = Geen tweede plaatsing
sp-move-lay = Spoor op { $hex } ({ $pair })
sp-move-cross = Kruising op { $hex } ({ $pair })
sp-move-replace = Nieuwe tegel op { $hex } ({ $pair })
sp-move-remove = Spoor van { $hex } gehaald
sp-move-build = Fabriek in { $city }
sp-move-cubes = { $count ->
    [one] Eén blokje
   *[other] { $count } blokjes
}
sp-move-deliver = Vervult { $card }
sp-move-use = Gebruikt { $card } als actie
sp-move-take = Een blokje uit { $city }
sp-move-route = Een blokje uit { $city }, langs een andere route
sp-move-via = Via { $city }, over de verbinding van { $owner }
sp-move-bank = Een blokje van de bank voor $5
sp-move-from = Trekt uit de hand van { $seat }
sp-move-draw = Contract { $card }
sp-move-draw-hidden = Een contract
sp-move-aim = Gaat naar { $city }
sp-move-marker = Richtingwijzer naar { $corner }
sp-move-compensate = Geld in plaats van de beloning
sp-move-start = { $seat } begint
sp-move-company = De trein van { $seat } is getrokken
sp-move-tile = { $city } is { $colour }
sp-move-corner = Blokje { $colour } { $corner }
