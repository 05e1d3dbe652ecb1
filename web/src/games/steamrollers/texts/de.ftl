### Die Texte von SteamRollers.

about-steamrollers = Würfeln, einen Würfel nehmen und auf dem eigenen Spielerplan eine Bahn zeichnen: Strecken, mehr Reichweite für die Lok, und Waren, so weit sie fährt.
kind-name-olive = Olivia

steamrollers-edition-1-04 = Spielregel 1.04
steamrollers-option-coal = Kohle
steamrollers-coal-no = nein
steamrollers-coal-yes = ja
steamrollers-option-orders = Auftragsplättchen
steamrollers-orders-no = nein
steamrollers-orders-yes = ja
steamrollers-option-powers = Startboni
steamrollers-powers-no = nein
steamrollers-powers-yes = ja
steamrollers-option-mountains = Gebirge
steamrollers-mountains-none = keine
steamrollers-mountains-medium = mittlerer Schwierigkeitsgrad
steamrollers-mountains-hard = hoher Schwierigkeitsgrad
steamrollers-option-level = Olivias Schwierigkeitsgrad
steamrollers-level-clerk = Fahrkartenverkäufer (1)
steamrollers-level-conductor = Schaffner (2)
steamrollers-level-machinist = Maschinist (3)
steamrollers-level-engineer = Lokführer (4)
steamrollers-level-investor = Investor (5)
steamrollers-level-rail-baron = Magnat (6)
steamrollers-option-removed-goods = Waren in einer Stadt ihrer Farbe kommen
steamrollers-removed-goods-out-of-game = aus dem Spiel
steamrollers-removed-goods-bag = in den Beutel
steamrollers-option-delivered-goods = Gelieferte Waren kommen
steamrollers-delivered-goods-bag = in den Beutel
steamrollers-delivered-goods-out-of-game = aus dem Spiel
steamrollers-option-track-at-walls = Strecke, die an einer Mauer endet
steamrollers-track-at-walls-yes = erlaubt
steamrollers-track-at-walls-no = verboten
steamrollers-option-new-tiles = Ein neues Aktionsplättchen gilt
steamrollers-new-tiles-next-round = ab der nächsten Runde
steamrollers-new-tiles-at-once = sofort
steamrollers-option-pass = Passen
steamrollers-pass-if-nothing-else = wenn sonst nichts geht
steamrollers-pass-any-time = jederzeit
steamrollers-option-parallel-links = Mehrere Verbindungen derselben zwei Städte
steamrollers-parallel-links-score = zählen alle
steamrollers-parallel-links-once = zählen einmal
steamrollers-option-free-rail = Startbonus Gleis
steamrollers-free-rail-any = eine beliebige Art Strecke
steamrollers-free-rail-straight = nur eine Gerade
steamrollers-option-stopped-olive = Wird Olivia aufgehalten,
steamrollers-stopped-olive-no-points = bekommt sie keine Punkte
steamrollers-stopped-olive-points = bekommt sie ihre Punkte
steamrollers-option-coal-in-solo = Kohle gegen Olivia
steamrollers-coal-in-solo-no = nein
steamrollers-coal-in-solo-yes = ja
steamrollers-option-orders-in-solo = Auftragsplättchen gegen Olivia
steamrollers-orders-in-solo-no = nein
steamrollers-orders-in-solo-yes = ja
steamrollers-option-powers-in-solo = Startboni gegen Olivia
steamrollers-powers-in-solo-no = nein
steamrollers-powers-in-solo-yes = ja
steamrollers-data-map = Landkarte
steamrollers-data-charts = Gebirge
steamrollers-data-action-tiles = Aktionsplättchen
steamrollers-data-order-tiles = Auftragsplättchen
steamrollers-data-black-die = schwarzer Würfel
steamrollers-score-deliveries = Lieferungen
steamrollers-score-start = Start
steamrollers-score-network = Streckennetz
steamrollers-score-engine = Lokomotive
steamrollers-score-tiles = Plättchen
steamrollers-score-orders = Aufträge
steamrollers-tie-ticked-boxes = Angekreuzte Kästchen
steamrollers-tie-network = Streckennetz

sr-colour-red = rot
sr-colour-blue = blau
sr-colour-green = grün
sr-colour-yellow = gelb
sr-colour-grey = grau
sr-colour-coal = Kohle
sr-type-straight = Gerade
sr-type-gentle = weite Kurve
sr-type-sharp = enge Kurve
sr-edge-NW = NW
sr-edge-NE = NO
sr-edge-E = O
sr-edge-SE = SO
sr-edge-SW = SW
sr-edge-W = W
sr-effect-set = ändere deinen Würfel auf eine beliebige Zahl
sr-effect-double = nimm zwei Würfel, eine Aktion mit jedem
sr-effect-claim = beanspruche den Würfel, den jemand gerade gewählt hat
sr-effect-destination = dein Würfel darf den Zielort einer Lieferung nennen
sr-effect-stretch = eine Lieferung zählt ein oder zwei Halte mehr
sr-effect-unlimited = eine Lieferung mit unbegrenzter Entfernung
sr-effect-strength = die Reichweite deiner Lok ist um eins größer
sr-effect-shift = ändere deinen Würfel um eins
sr-effect-turn = würfle deinen Würfel neu oder drehe ihn auf die Gegenseite
sr-effect-any-track = zeichne eine beliebige Art Strecke
sr-effect-reroll-olive = lass Olivia neu würfeln
sr-effect-stop-olive = hindere Olivia, eine Ware zu entfernen
sr-power-engine = Lok
sr-power-rail = Gleis
sr-power-two = +2
sr-power-tile = Aktionsplättchen
sr-power-personal = Persönliche Lieferung
sr-permanent = dauerhaft
sr-once = einmalig
sr-points = { $points ->
    [1] 1 Punkt
    [-1] −1 Punkt
   *[other] { $points } Punkte
}
sr-points-short = { $count ->
    [one] Punkt
   *[other] Punkte
}
sr-owned = bei { $seat }
sr-centre = in der Tischmitte
sr-sideways = quer bis zum nächsten Zug
sr-sideways-short = quer
sr-no-goods = keine Waren
sr-tile-named = Plättchen { $tile }: { $what }

## Die Tischmitte
sr-centre-region = Die Tischmitte: Würfel, Waren, Plättchen
sr-round = Runde { $round }
sr-set-up = Aufbau
sr-empty = leer
sr-empty-cities = { $count } von { $end } Städten leer
sr-end-hint = Sind { $end } Städte leer, endet das Spiel mit der Runde.
sr-city = Stadt { $city }, { $colour }
sr-city-goods = Waren der Stadt { $city }
sr-deliver-good = Ware ({ $colour }) aus Stadt { $city } liefern
sr-orders = Auftragsplättchen
sr-die-shows = Weißer Würfel: { $value }
sr-black-shows = Schwarzer Würfel: { $types }
sr-die-mine = in deiner Hand
sr-die-of = Würfel von { $seat }
sr-die-reserved = für { $seat } reserviert

## Der Spielerplan
sr-map = Landkarte des Spielerplans
sr-map-keys = Pfeiltasten gehen über die Hexfelder, N zum nächsten möglichen Ort, R dreht die Strecke, Enter zeichnet sie, Escape schließt.
sr-tab-hand = Punkte
sr-sheet-mine = Dein Spielerplan
sr-sheet-of = Spielerplan von { $seat }
sr-sheet-back = Zurück zu deinem Spielerplan
sr-elsewhere = Du siehst einen anderen Spielerplan.
sr-engine = Lokomotive
sr-engine-boxes = Lokomotive: Kästchen 1 bis 6
sr-box-ticked = Lok-Kästchen { $value }, angekreuzt
sr-box-open = Lok-Kästchen { $value }, offen
sr-strength = Reichweite { $strength }
sr-deliveries = Lieferungen
sr-delivered = { $points ->
    [one] Ein Punkt aus Lieferungen
   *[other] { $points } Punkte aus Lieferungen
}
sr-kept = Gelieferte Waren
sr-connections = { $count ->
    [one] Eine vollständige Verbindung
   *[other] { $count } vollständige Verbindungen
}
sr-score-box = Deine Punkte
sr-start-player = Startspieler
sr-olive-region = Region { $region }: { $crosses } von { $cap } Hexfeldern angekreuzt
sr-olive-removes = Ab { $count } Kreuzen entfernt sie Waren.
sr-olive-near = { $count ->
    [0] Noch ein Kreuz in einer vollen Region, und sie gewinnt sofort!
   *[other] Noch { $count }, bis eine Region voll ist.
}
sr-olive-won = In einer Region war kein Hexfeld mehr frei: Sie hat sofort gewonnen.

## Die Entscheidung
sr-all-answers = Alles, was möglich ist ({ $count })
sr-actions-left = { $count ->
    [one] Deine zweite Aktion in dieser Runde. Olivia bekommt den übrigen Würfel.
   *[other] { $count } Aktionen in dieser Runde. Olivia bekommt den übrigen Würfel.
}
sr-die-for = Region und Stadt { $value } ({ $colour })
sr-double = Plättchen { $tile }: zwei Würfel nehmen, eine Aktion mit jedem
sr-action-build = Strecke in { $value }
sr-action-engine = Kästchen { $value } ankreuzen
sr-action-deliver = Liefern aus { $value }
sr-action-tile = Plättchen { $value } nehmen
sr-action-hint = Oder wähle gleich ein markiertes Hexfeld, eine Ware, ein Kästchen oder ein Plättchen.
sr-not-now = jetzt nicht möglich: frag, warum
sr-pass = Passen
sr-change-with = Plättchen { $tile }: Würfel ändern auf
sr-change-turn = Plättchen { $tile }:
sr-change-to = Würfel auf { $value } ändern
sr-flip = Umdrehen auf { $value }
sr-reroll = Neu würfeln
sr-trade-now = Auftrag eintauschen
sr-draw-hint = Wähle ein markiertes Hexfeld; Mausrad oder R dreht die Strecke.
sr-draw-hint-touch = Tippe auf ein markiertes Hexfeld; tippe nochmals, um die Strecke zu drehen.
sr-option = { $type } ({ $pair }){ $joins ->
    [0] {""}
    [1] , schließt an einem Ende an
   *[other] , schließt an beiden Enden an
}
sr-piece-of = ({ $at } von { $count })
sr-draw-it = Zeichnen
sr-turn = Drehen
sr-good-of = { $colour } aus Stadt { $city }
sr-good-own = deine eigene Ware ({ $colour }) auf Stadt { $city }
sr-up-to = nach { $city } für { $points }
sr-spot = Nummer { $spot } von { $count } in der Reihe
sr-to-city = nach Stadt { $city }
sr-towns = { $count ->
    [0] keine Ortschaft
    [one] eine Ortschaft
   *[other] { $count } Ortschaften
}
sr-stretched = { $more } mehr mit Plättchen { $tile }
sr-too-far = zu weit für deine Lokomotive
sr-spends = Plättchen { $tile } kommt zurück in die Tischmitte
sr-claim-asked = { $seat } hat gerade die { $value } gewählt.
sr-claim-more = Mit Plättchen { $tile } gehört sie dir: { $seat } nimmt einen anderen Würfel, und du nutzt diesen in deinem Zug.
sr-olive-die-asked = Olivia nutzt gleich die { $value }.
sr-olive-die-more = Sie hat { $crosses } von { $cap } Hexfeldern in Region { $value } angekreuzt. Mit Plättchen { $tile } würfelt sie neu.
sr-stop-asked = Olivia entfernt eine Ware ({ $colour }) aus Stadt { $city } und bekommt { $points }.
sr-stop-more = Mit Plättchen { $tile } kreuzt sie stattdessen ein weiteres Hexfeld an.
sr-stop-loses = Mit Plättchen { $tile } würde sie ein Hexfeld ankreuzen, aber die Region ist voll: Sie würde gewinnen.
sr-yes-claim = Beanspruchen
sr-yes-olive-die = Neu würfeln lassen
sr-yes-stop = Aufhalten
sr-let = Plättchen behalten

## Grafiken
sr-chart-deliveries = Lieferungen
sr-chart-network = Streckennetz
sr-chart-engine = Reichweite der Lokomotive

## Züge
sr-move-good = Stadt { $city } bekommt eine Ware: { $colour }
sr-move-side = Aktionsplättchen { $value }
sr-move-order = Auftragsplättchen { $value }
sr-move-chart = Gebirge: Karte { $value }
sr-move-start = { $seat } beginnt
sr-move-personal = Eine persönliche Ware: { $colour }
sr-move-black = Schwarzer Würfel: { $types }
sr-move-white = Weißer Würfel: { $value }
sr-move-power = Startbonus: { $power }
sr-move-tick = Kreuzt Lok-Kästchen { $value } an
sr-move-take = Beginnt mit Plättchen { $value }
sr-move-place = Legt die Ware auf Stadt { $value }
sr-move-pick = Nimmt die { $value }
sr-move-double = Nimmt zwei Würfel (Plättchen { $tile })
sr-move-first = Nutzt zuerst die { $value }
sr-move-claim = Beansprucht den gewählten Würfel (Plättchen { $tile })
sr-move-let = Behält das Plättchen
sr-move-set = Ändert den Würfel auf { $value } (Plättchen { $tile })
sr-move-shift = Ändert den Würfel auf { $value } (Plättchen { $tile })
sr-move-flip = Dreht den Würfel um (Plättchen { $tile })
sr-move-reroll = Würfelt neu
sr-move-trade = Tauscht Waren gegen Auftrag { $value }
sr-move-coal = Tauscht Waren gegen Auftrag { $order }, mit Kohle statt { $colour }
sr-move-build = Zeichnet Strecke in Region { $value }
sr-move-engine = Kreuzt Lok-Kästchen { $value } an
sr-move-deliver = Liefert mit der { $value }
sr-move-tile = Nimmt Aktionsplättchen { $value }
sr-move-pass = Passt
sr-move-done = Tauscht nichts
sr-move-draw = Strecke auf { $hex } ({ $pair })
sr-move-load = Lädt in Stadt { $city }: { $colour }
sr-move-own = Lädt die persönliche Ware ({ $colour }) auf Stadt { $city }
sr-move-spot = Die Ware auf Platz { $value }
sr-move-to = Nach Stadt { $city } geliefert für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
sr-move-stretch = Nach Stadt { $city } geliefert für { $points } Punkte, { $more } durch Plättchen { $tile }
sr-move-stop = Hält Olivia auf (Plättchen { $tile })
sr-move-cross = Kreuzt ein Hexfeld der Region { $value } an
sr-move-reclaim = Legt Plättchen { $value } zurück in die Tischmitte
sr-move-remove = Entfernt eine Ware aus Stadt { $city }: { $colour }
sr-move-rest = Entfernt nichts

## Was man tun darf
sr-do-power = { $power }
sr-do-tick = Lok-Kästchen { $value } ankreuzen
sr-do-take = Mit Aktionsplättchen { $value } beginnen
sr-do-place = Die Ware auf Stadt { $value } legen
sr-do-pick = Die { $value } nehmen
sr-do-double = Zwei Würfel nehmen (Plättchen { $tile })
sr-do-first = Zuerst die { $value } nutzen
sr-do-claim = Den gewählten Würfel beanspruchen (Plättchen { $tile })
sr-do-let = Das Plättchen behalten
sr-do-set = Den Würfel auf { $value } ändern (Plättchen { $tile })
sr-do-shift = Den Würfel auf { $value } ändern (Plättchen { $tile })
sr-do-flip = Den Würfel umdrehen (Plättchen { $tile })
sr-do-reroll = Neu würfeln
sr-do-trade = Waren gegen Auftrag { $value } tauschen
sr-do-coal = Waren gegen Auftrag { $order } tauschen, mit Kohle statt { $colour }
sr-do-build = Strecke in Region { $value } zeichnen
sr-do-engine = Lok-Kästchen { $value } ankreuzen
sr-do-deliver = Mit der { $value } liefern
sr-do-tile = Aktionsplättchen { $value } nehmen
sr-do-pass = Passen
sr-do-done = Nichts tauschen
sr-do-draw = Strecke auf { $hex } ({ $pair })
sr-do-load = In Stadt { $city } laden: { $colour }
sr-do-own = Deine eigene Ware ({ $colour }) auf Stadt { $city } laden
sr-do-spot = Die Ware auf Platz { $value }
sr-do-to = Nach Stadt { $city } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
sr-do-stretch = Nach Stadt { $city } für { $points } Punkte, { $more } durch Plättchen { $tile }
sr-do-stop = Olivia aufhalten (Plättchen { $tile })
