### De teksten van SteamRollers.

about-steamrollers = Rol, kies een dobbelsteen en teken een spoorweg op je eigen speelblad: sporen, een sterkere locomotief, en goederen zo ver als ze trekt.
kind-name-olive = Olive

steamrollers-edition-1-04 = Spelregels 1.04
steamrollers-option-coal = Steenkool
steamrollers-coal-no = nee
steamrollers-coal-yes = ja
steamrollers-option-orders = Contracttegels
steamrollers-orders-no = nee
steamrollers-orders-yes = ja
steamrollers-option-powers = Startvoordelen
steamrollers-powers-no = nee
steamrollers-powers-yes = ja
steamrollers-option-mountains = Bergen
steamrollers-mountains-none = geen
steamrollers-mountains-medium = Medium
steamrollers-mountains-hard = Hard
steamrollers-option-level = Moeilijkheidsgraad van Olive
steamrollers-level-clerk = Bediende (1)
steamrollers-level-conductor = Conducteur (2)
steamrollers-level-machinist = Machinist (3)
steamrollers-level-engineer = Ingenieur (4)
steamrollers-level-investor = Belegger (5)
steamrollers-level-rail-baron = Spoorwegbaas (6)
steamrollers-option-removed-goods = Goederen in een stad van hun eigen kleur gaan
steamrollers-removed-goods-out-of-game = uit het spel
steamrollers-removed-goods-bag = in de goederenzak
steamrollers-option-delivered-goods = Geleverde goederen gaan
steamrollers-delivered-goods-bag = in de goederenzak
steamrollers-delivered-goods-out-of-game = uit het spel
steamrollers-option-track-at-walls = Spoor dat bij een muur eindigt
steamrollers-track-at-walls-yes = mag
steamrollers-track-at-walls-no = mag niet
steamrollers-option-new-tiles = Een nieuwe actietegel is te gebruiken
steamrollers-new-tiles-next-round = vanaf de volgende ronde
steamrollers-new-tiles-at-once = meteen
steamrollers-option-pass = Passen
steamrollers-pass-if-nothing-else = als niets anders kan
steamrollers-pass-any-time = altijd
steamrollers-option-parallel-links = Meerdere verbindingen van dezelfde twee steden
steamrollers-parallel-links-score = tellen allemaal
steamrollers-parallel-links-once = tellen één keer
steamrollers-option-free-rail = Startvoordeel Treinspoor
steamrollers-free-rail-any = een soort spoor naar keuze
steamrollers-free-rail-straight = alleen een recht spoor
steamrollers-option-stopped-olive = Als Olive wordt tegengehouden
steamrollers-stopped-olive-no-points = krijgt ze geen punten
steamrollers-stopped-olive-points = krijgt ze haar punten
steamrollers-option-coal-in-solo = Steenkool tegen Olive
steamrollers-coal-in-solo-no = nee
steamrollers-coal-in-solo-yes = ja
steamrollers-option-orders-in-solo = Contracttegels tegen Olive
steamrollers-orders-in-solo-no = nee
steamrollers-orders-in-solo-yes = ja
steamrollers-option-powers-in-solo = Startvoordelen tegen Olive
steamrollers-powers-in-solo-no = nee
steamrollers-powers-in-solo-yes = ja
steamrollers-data-map = kaart
steamrollers-data-charts = bergen
steamrollers-data-action-tiles = actietegels
steamrollers-data-order-tiles = contracttegels
steamrollers-data-black-die = zwarte dobbelsteen
steamrollers-score-deliveries = Leveringen
steamrollers-score-start = Start
steamrollers-score-network = Netwerk
steamrollers-score-engine = Locomotief
steamrollers-score-tiles = Tegels
steamrollers-score-orders = Contracten
steamrollers-tie-ticked-boxes = Aangevinkte vakjes
steamrollers-tie-network = Netwerk

sr-colour-red = rood
sr-colour-blue = blauw
sr-colour-green = groen
sr-colour-yellow = geel
sr-colour-grey = grijs
sr-colour-coal = steenkool
sr-type-straight = recht
sr-type-gentle = flauwe bocht
sr-type-sharp = scherpe bocht
sr-edge-NW = NW
sr-edge-NE = NO
sr-edge-E = O
sr-edge-SE = ZO
sr-edge-SW = ZW
sr-edge-W = W
sr-effect-set = verander je dobbelsteen in een getal naar keuze
sr-effect-double = neem twee dobbelstenen, één actie met elk
sr-effect-claim = eis de dobbelsteen op die een ander net koos
sr-effect-destination = je dobbelsteen mag de bestemming van een levering zijn
sr-effect-stretch = een levering telt één of twee haltes meer
sr-effect-unlimited = een levering met ongelimiteerde afstand
sr-effect-strength = je locomotief is één sterker
sr-effect-shift = verhoog of verlaag je dobbelsteen met één
sr-effect-turn = rol je dobbelsteen opnieuw of keer hem om
sr-effect-any-track = teken een soort spoor naar keuze
sr-effect-reroll-olive = rol Olives dobbelsteen opnieuw
sr-effect-stop-olive = belet Olive een goed te verwijderen
sr-power-engine = Locomotief
sr-power-rail = Treinspoor
sr-power-two = +2
sr-power-tile = Actietegel
sr-power-personal = Persoonlijke levering
sr-permanent = permanent
sr-once = eenmalig
sr-points = { $points ->
    [1] 1 punt
    [-1] −1 punt
   *[other] { $points } punten
}
sr-points-short = { $count ->
    [one] punt
   *[other] punten
}
sr-owned = van { $seat }
sr-centre = in het midden van de tafel
sr-sideways = zijdelings tot de volgende beurt
sr-sideways-short = zijdelings
sr-no-goods = geen goederen
sr-tile-named = Tegel { $tile }: { $what }

## Het midden van de tafel
sr-centre-region = Het midden van de tafel: dobbelstenen, goederen, tegels
sr-round = Ronde { $round }
sr-set-up = Spelopzet
sr-empty = leeg
sr-empty-cities = { $count } van { $end } steden leeg
sr-end-hint = Als { $end } steden leeg zijn, eindigt het spel met de ronde.
sr-city = Stad { $city }, { $colour }
sr-city-goods = Goederen van stad { $city }
sr-deliver-good = Lever een goed ({ $colour }) uit stad { $city }
sr-orders = Contracttegels
sr-die-shows = Witte dobbelsteen: { $value }
sr-black-shows = Zwarte dobbelsteen: { $types }
sr-die-mine = in je hand
sr-die-of = dobbelsteen van { $seat }
sr-die-reserved = gereserveerd voor { $seat }

## Het speelblad
sr-map = Kaart van het speelblad
sr-map-keys = Pijltoetsen gaan over de zeshoeken, N gaat naar de volgende plek die je mag kiezen, R draait het spoor, Enter tekent het, Escape sluit.
sr-tab-hand = Punten
sr-sheet-mine = Jouw speelblad
sr-sheet-of = Speelblad van { $seat }
sr-sheet-back = Terug naar je eigen speelblad
sr-elsewhere = Je bekijkt een ander speelblad.
sr-engine = Locomotief
sr-engine-boxes = Locomotief: vakjes 1 tot en met 6
sr-box-ticked = Locomotiefvakje { $value }, aangevinkt
sr-box-open = Locomotiefvakje { $value }, open
sr-strength = Sterkte { $strength }
sr-deliveries = Leveringen
sr-delivered = { $points ->
    [one] Eén punt uit leveringen
   *[other] { $points } punten uit leveringen
}
sr-kept = Geleverde goederen
sr-connections = { $count ->
    [one] Eén afgewerkte verbinding
   *[other] { $count } afgewerkte verbindingen
}
sr-score-box = Jouw punten
sr-start-player = Startspeler
sr-olive-region = Regio { $region }: { $crosses } van { $cap } zeshoeken doorgestreept
sr-olive-removes = Vanaf { $count } doorgestreepte zeshoeken verwijdert ze goederen.
sr-olive-near = { $count ->
    [0] Nog één zeshoek doorstrepen in een volle regio en ze wint meteen!
   *[other] Nog { $count } tot een regio vol is.
}
sr-olive-won = In een regio was geen zeshoek meer vrij: ze heeft meteen gewonnen.

## De beslissing
sr-all-answers = Alles wat kan ({ $count })
sr-actions-left = { $count ->
    [one] Je tweede actie in deze ronde. Olive krijgt de dobbelsteen die overblijft.
   *[other] { $count } acties in deze ronde. Olive krijgt de dobbelsteen die overblijft.
}
sr-die-for = Regio en stad { $value } ({ $colour })
sr-double = Tegel { $tile }: neem twee dobbelstenen, één actie met elk
sr-action-build = Spoor in { $value }
sr-action-engine = Vakje { $value } aanvinken
sr-action-deliver = Leveren uit { $value }
sr-action-tile = Tegel { $value } nemen
sr-action-hint = Of kies meteen een gemarkeerde zeshoek, een goed, een vakje of een tegel.
sr-not-now = kan nu niet: vraag waarom
sr-pass = Passen
sr-change-with = Tegel { $tile }: verander de dobbelsteen in
sr-change-turn = Tegel { $tile }:
sr-change-to = Verander de dobbelsteen in { $value }
sr-flip = Omkeren naar { $value }
sr-reroll = Opnieuw rollen
sr-trade-now = Contract nemen
sr-draw-hint = Kies een gemarkeerde zeshoek; het wiel of R draait het spoor.
sr-draw-hint-touch = Tik op een gemarkeerde zeshoek; tik nog eens om het spoor te draaien.
sr-option = { $type } ({ $pair }){ $joins ->
    [0] {""}
    [1] , sluit aan één zijde aan
   *[other] , sluit aan beide zijden aan
}
sr-piece-of = ({ $at } van { $count })
sr-draw-it = Tekenen
sr-turn = Draaien
sr-good-of = { $colour } uit stad { $city }
sr-good-own = je eigen goed ({ $colour }) op stad { $city }
sr-up-to = naar { $city } voor { $points }
sr-spot = Nummer { $spot } van { $count } in de rij
sr-to-city = naar stad { $city }
sr-towns = { $count ->
    [0] geen dorp
    [one] één dorp
   *[other] { $count } dorpen
}
sr-stretched = { $more } meer met tegel { $tile }
sr-too-far = te ver voor je locomotief
sr-spends = tegel { $tile } gaat terug naar het midden
sr-claim-asked = { $seat } koos net de { $value }.
sr-claim-more = Met tegel { $tile } is hij van jou: { $seat } kiest een andere, en jij gebruikt deze in je beurt.
sr-olive-die-asked = Olive gaat de { $value } gebruiken.
sr-olive-die-more = Ze heeft { $crosses } van { $cap } zeshoeken in regio { $value }. Met tegel { $tile } rolt ze opnieuw.
sr-stop-asked = Olive verwijdert een goed ({ $colour }) uit stad { $city } en scoort { $points }.
sr-stop-more = Met tegel { $tile } streept ze in plaats daarvan nog een zeshoek door.
sr-stop-loses = Met tegel { $tile } zou ze een zeshoek doorstrepen, maar de regio is vol: ze zou winnen.
sr-yes-claim = Opeisen
sr-yes-olive-die = Opnieuw laten rollen
sr-yes-stop = Tegenhouden
sr-let = Tegel bijhouden

## Grafieken
sr-chart-deliveries = Leveringen
sr-chart-network = Netwerk
sr-chart-engine = Sterkte van de locomotief

## Zetten
sr-move-good = Stad { $city } krijgt een goed: { $colour }
sr-move-side = Actietegel { $value }
sr-move-order = Contracttegel { $value }
sr-move-chart = Bergen: kaart { $value }
sr-move-start = { $seat } begint
sr-move-personal = Een persoonlijk goed: { $colour }
sr-move-black = Zwarte dobbelsteen: { $types }
sr-move-white = Witte dobbelsteen: { $value }
sr-move-power = Startvoordeel: { $power }
sr-move-tick = Vinkt locomotiefvakje { $value } aan
sr-move-take = Begint met tegel { $value }
sr-move-place = Legt het goed op stad { $value }
sr-move-pick = Kiest de { $value }
sr-move-double = Neemt twee dobbelstenen (tegel { $tile })
sr-move-first = Gebruikt eerst de { $value }
sr-move-claim = Eist de dobbelsteen op (tegel { $tile })
sr-move-let = Houdt de tegel bij
sr-move-set = Verandert de dobbelsteen in { $value } (tegel { $tile })
sr-move-shift = Verandert de dobbelsteen in { $value } (tegel { $tile })
sr-move-flip = Keert de dobbelsteen om (tegel { $tile })
sr-move-reroll = Rolt de dobbelsteen opnieuw
sr-move-trade = Ruilt goederen om voor contract { $value }
sr-move-coal = Ruilt goederen om voor contract { $order }, met steenkool voor { $colour }
sr-move-build = Tekent spoor in regio { $value }
sr-move-engine = Vinkt locomotiefvakje { $value } aan
sr-move-deliver = Levert met de { $value }
sr-move-tile = Neemt actietegel { $value }
sr-move-pass = Past
sr-move-done = Ruilt niets om
sr-move-draw = Spoor op { $hex } ({ $pair })
sr-move-load = Laadt in stad { $city }: { $colour }
sr-move-own = Laadt het persoonlijke goed ({ $colour }) op stad { $city }
sr-move-spot = Het goed op plaats { $value }
sr-move-to = Geleverd aan stad { $city } voor { $points ->
    [one] één punt
   *[other] { $points } punten
}
sr-move-stretch = Geleverd aan stad { $city } voor { $points } punten, { $more } door tegel { $tile }
sr-move-stop = Houdt Olive tegen (tegel { $tile })
sr-move-cross = Streept een zeshoek van regio { $value } door
sr-move-reclaim = Legt tegel { $value } terug in het midden
sr-move-remove = Verwijdert een goed uit stad { $city }: { $colour }
sr-move-rest = Verwijdert niets

## Wat men mag doen
sr-do-power = { $power }
sr-do-tick = Locomotiefvakje { $value } aanvinken
sr-do-take = Met actietegel { $value } beginnen
sr-do-place = Het goed op stad { $value } leggen
sr-do-pick = De { $value } kiezen
sr-do-double = Twee dobbelstenen nemen (tegel { $tile })
sr-do-first = Eerst de { $value } gebruiken
sr-do-claim = De dobbelsteen opeisen (tegel { $tile })
sr-do-let = De tegel bijhouden
sr-do-set = De dobbelsteen in { $value } veranderen (tegel { $tile })
sr-do-shift = De dobbelsteen in { $value } veranderen (tegel { $tile })
sr-do-flip = De dobbelsteen omkeren (tegel { $tile })
sr-do-reroll = De dobbelsteen opnieuw rollen
sr-do-trade = Goederen omruilen voor contract { $value }
sr-do-coal = Goederen omruilen voor contract { $order }, met steenkool voor { $colour }
sr-do-build = Spoor tekenen in regio { $value }
sr-do-engine = Locomotiefvakje { $value } aanvinken
sr-do-deliver = Met de { $value } leveren
sr-do-tile = Actietegel { $value } nemen
sr-do-pass = Passen
sr-do-done = Niets omruilen
sr-do-draw = Spoor op { $hex } ({ $pair })
sr-do-load = In stad { $city } laden: { $colour }
sr-do-own = Je eigen goed ({ $colour }) op stad { $city } laden
sr-do-spot = Het goed op plaats { $value }
sr-do-to = Naar stad { $city } voor { $points ->
    [one] één punt
   *[other] { $points } punten
}
sr-do-stretch = Naar stad { $city } voor { $points } punten, { $more } door tegel { $tile }
sr-do-stop = Olive tegenhouden (tegel { $tile })
