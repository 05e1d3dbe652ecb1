### Texte zu Imperial Steam.

about-imperial-steam = Baue eine Bahn von Wien nach Triest: Arbeiter und Waren für Gleise, Fabriken für die Knotenpunkte, Aktien für Geld, und Einfluss, um zuerst dranzukommen.
kind-name-automa = Automa

imperial-steam-edition-first = Erste Ausgabe
imperial-steam-option-setup = Aufbau
imperial-steam-setup-first-game = erstes Spiel
imperial-steam-setup-standard = mit einer Aufbaukarte
imperial-steam-setup-random = ganz zufällig
imperial-steam-option-layout = Aufbaukarte
imperial-steam-layout-drawn = gezogen
imperial-steam-layout-L1 = Anordnung 1
imperial-steam-layout-L2 = Anordnung 2
imperial-steam-layout-L3 = Anordnung 3
imperial-steam-layout-L4 = Anordnung 4
imperial-steam-layout-L5 = Anordnung 5
imperial-steam-option-b-cards = Schwierigkeitsgrad des Automa
imperial-steam-b-cards-none = leicht: keine schwerere Karte (B)
imperial-steam-b-cards-one-drawn = eine schwerere Karte, gezogen
imperial-steam-b-cards-two-drawn = zwei schwerere Karten, gezogen
imperial-steam-b-cards-all = schwer: alle Karten B
imperial-steam-b-cards-chosen = die unten gewählten
imperial-steam-option-b-chosen = Die schwereren Karten, falls gewählt
imperial-steam-b-chosen-1 = Karte 1
imperial-steam-b-chosen-2 = Karte 2
imperial-steam-b-chosen-3 = Karte 3
imperial-steam-b-chosen-1-2 = Karten 1 und 2
imperial-steam-b-chosen-1-3 = Karten 1 und 3
imperial-steam-b-chosen-2-3 = Karten 2 und 3
imperial-steam-option-automa-money = Geld des Automa
imperial-steam-automa-money-normal = wie üblich
imperial-steam-automa-money-none-after-bid = keins nach dem Gebot
imperial-steam-automa-money-50-more = 50 mehr
imperial-steam-automa-money-100-more = 100 mehr
imperial-steam-automa-money-150-more = 150 mehr
imperial-steam-option-reward-row = Die zweite Belohnung des Automa zählt
imperial-steam-reward-row-fallback = wo nichts die erste hat
imperial-steam-reward-row-lexicographic = bei Gleichstand
imperial-steam-option-automa-order = Der Automa bestellt
imperial-steam-automa-order-one-of-each = jede Sorte reihum
imperial-steam-automa-order-first-type = die erste Sorte zuerst
imperial-steam-option-automa-factories = Waren auf den Fabriken des Automa
imperial-steam-automa-factories-text = drei
imperial-steam-automa-factories-difficulty = vier mit allen B-Karten
imperial-steam-option-slot-cities = Städte, die für seine Bedingungen zählen
imperial-steam-slot-cities-buildable = wohin er bauen kann
imperial-steam-slot-cities-adjacent = alle neben seinem Netz
imperial-steam-option-new-workers = Angeworbene Arbeiter sind einsetzbar
imperial-steam-new-workers-ready = sofort
imperial-steam-new-workers-next-round = ab der nächsten Runde
imperial-steam-data-cities = Städte
imperial-steam-data-links = Strecken
imperial-steam-data-tiles = Stadtplättchen
imperial-steam-data-hubs = Knotenpunkte
imperial-steam-data-growth-tiles = Wachstumsplättchen
imperial-steam-data-setup-cards = Aufbaukarten
imperial-steam-data-layouts = Anordnungen
imperial-steam-data-contracts = Verträge
imperial-steam-data-railway-cards = Staatsbahnkarten
imperial-steam-data-boards = Tafeln
imperial-steam-data-action-cards = Aktionskarten
imperial-steam-data-decision-cards = Entscheidungskarten
imperial-steam-score-cash = Bargeld
imperial-steam-score-Semmering = Semmering
imperial-steam-score-keys = Schlüssel
imperial-steam-score-contracts = Verträge
imperial-steam-score-investors = Investoren
imperial-steam-tie-influence = Einfluss
imperial-steam-tie-place-in-the-column = Platz in der Spalte

## Things
is-good-wood = Holz
is-good-stone = Stein
is-good-iron = Eisen
is-good-coal = Kohle
is-hub-bronze = bronzener
is-hub-green = grüner
is-hub-white = weißer
is-hub-blue = blauer
is-hub-at = { $city } ({ $hub } Knotenpunkt)
is-hub-called = { $hub } Knotenpunkt
is-terrain-plain = Ebene
is-terrain-tunnel = Tunnel
is-terrain-bridge = Brücke
is-engineer-orange = Tunnelingenieur
is-engineer-grey = Brückeningenieur
is-amount = { $count } { $good }
is-gulden = { $count } Gulden
is-tile-tracks = Gleise bauen
is-tile-station = Bahnhof bauen
is-tile-factory = Fabrik bauen
is-tile-produce = Waren herstellen
is-tile-buy = Waren kaufen
is-tile-order = Waren bestellen
is-tile-hire = Anwerben
is-tile-engine = Lok
is-tile-contract = Vertrag nehmen
is-tile-donate = Spenden
is-tile-collect = Kassieren
is-tile-tracks-what = Eine oder zwei Strecken, mit Waren und Arbeitern
is-tile-station-what = Ein Bahnhof in einer Stadt deines Netzes
is-tile-factory-what = Eine Fabrik auf einem freien Platz deines Netzes
is-tile-produce-what = Eine Ware von jeder deiner Fabriken
is-tile-buy-what = Eine oder zwei Waren vom Markt, sofort
is-tile-order-what = Waren, die nächste Runde ankommen
is-tile-hire-what = Arbeiter oder ein Ingenieur von einem Knotenpunkt, der nicht über deinem Einfluss steht
is-tile-engine-what = Eine neue Lok oder eine stärkere
is-tile-contract-what = Ein Vertrag aus der Auslage
is-tile-donate-what = Geld für Einfluss
is-tile-collect-what = Ein wenig Geld

## What it costs and brings
is-costs = kostet { $what }
is-brings = bringt { $what }
is-gets = { $seat } bekommt { $money }
is-next-round = { $goods } nächste Runde
is-workers-of = { $count ->
    [one] einen Arbeiter vom Rang { $levels }
   *[other] Arbeiter { $levels }
}
is-token = Geschäftsmarker { $value }
is-influence-of = { $count } Einfluss
is-share-steps = { $count ->
    [one] 1 Aktienschritt
   *[other] { $count } Aktienschritte
}{ $value ->
    [0] {""}
   *[other] , eine Aktie ist dann { $value } wert
}
is-investor-takes = ein Investor mehr, der am Ende beteiligt wird
is-income-of = { $count } Einkommen je Runde
is-key-worth = ein Schlüssel, jetzt { $count } wert
is-room-of = Platz für { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
is-stock-of = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} auf der Fabrik
is-semmering = der Semmering-Marker
is-goal = Triest

## The boards
is-map = Karte von Wien bis Triest
is-map-keys = Pfeiltasten gehen von Stadt zu Stadt, N zur nächsten Stadt oder Strecke, die du wählen kannst, Eingabe wählt sie, R wechselt die Arbeiter, Esc bricht ab.
is-legend = Eine Strecke kostet
is-boards = Tafeln
is-boards-close = Schließen
is-market = Markt und Fabriken
is-worker-board = Arbeitertafel
is-contracts = { $count ->
    [one] 1 Vertrag in der Auslage
   *[other] { $count } Verträge in der Auslage
}
is-in-market = { $count } auf dem Markt
is-good-costs = { $price } Gulden sofort, { $order } auf Bestellung
is-none-left = keine mehr da
is-factories-left = { $count ->
    [one] 1 Fabrik
   *[other] { $count } Fabriken
} zu { $price }
is-delivery-pays = eine Lieferung bringt { $value }
is-delivery-key = eine Lieferung bringt einen Schlüssel
is-no-workers = keine Arbeiter mehr
is-worker-costs = ein Arbeiter für { $price }
is-tunnel-costs = ein Tunnelingenieur für { $price }
is-bridge-costs = ein Brückeningenieur für { $price }
is-space-filled = { $good } (erledigt)
is-contract-pays = bringt { $pays } oder kostet { $penalty }
is-contract-for = { $goods } ({ $pays })
is-tiles = Aktionsplättchen
is-hands-of = { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
} von { $seat }
is-repeat = Noch einmal: kostet { $count } Einfluss
is-not-now = Jetzt nicht möglich
is-rounds = Rundenleiste
is-round-n = Runde { $round }
is-round-hands = { $count } Hände
is-round-shipment = bis zu { $count } Waren bestellen
is-round-engine = Loks vom Rang { $level } (noch { $left })
is-round-goods = auf den Markt: { $goods }
is-order = Reihenfolge: { $seats }
is-influence = Einflussleiste
is-column = Spalte { $column }
is-bid-column = Auf Spalte { $column } bieten: { $cost } Gulden

## The decision
is-another-action = andere Aktion
is-tracks-hint = Wähle eine Strecke auf der Karte oder hier.
is-tracks-turn = Das Mausrad oder R wechselt die Arbeiter.
is-acted = Nebenaktionen, oder das Ende des Zuges
is-end-turn = Zug beenden
is-turn-hint-first = Lege eine Hand auf ein Aktionsplättchen, oder zeige auf eine Strecke oder Stadt der Karte.
is-pass = Passen: Die Hand bewirkt nichts
is-more-track = Eine zweite Strecke?
is-more-station = In welcher Stadt?
is-more-factory = Welche, und wo?
is-more-produce = Nicht alles hat Platz.
is-more-buy = Noch eine Ware?
is-more-order = Noch mehr Waren?
is-more-hire = Noch ein Arbeiter?
is-more-engine = Welche?
is-more-contract = Welcher?
is-more-donate = Wie viel?
is-bid-hint = Alle wählen verdeckt eine Spalte der Einflussleiste und zahlen { $price } Gulden je Schritt. Wer vorne steht, beginnt.
is-minors = Jederzeit in deinem Zug
is-minor-deliver = Eine Ware liefern ({ $count } Möglichkeiten) …
is-minor-assign = Eine Fabrik auf einen Vertrag legen ({ $count } Möglichkeiten) …
is-minor-token = Einen Geschäftsmarker einsetzen ({ $count } Möglichkeiten) …
is-minor-sell = Eine Aktie verkaufen
is-minor-flip = Einen Wagen umdrehen
is-discard = Waren wegwerfen …
is-build-it = Bauen
is-other-way = Anders bezahlen
is-other-workers = Andere Arbeiter
is-or-with = oder mit
is-with-workers = { $count ->
    [one] Mit einem Arbeiter vom Rang { $levels }
   *[other] Mit den Arbeitern { $levels }
}
is-turn-hint = { $way } von { $ways }: Mausrad oder R
is-spares = spart
is-narrow-brief = Dann Platz für { $room }
is-narrow = Dann ist insgesamt Platz für { $room ->
    [one] 1 Ware
   *[other] { $room } Waren
}: zu wenig für einen Tunnel.

## One's own railway
is-railway = Bahn
is-railway-head = Deine Bahn: { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $room ->
    [0] kein Platz für weitere Waren
    [one] Platz für 1 weitere Ware
   *[other] Platz für { $room } weitere Waren
}
is-train = Zug mit einer Lok vom Rang { $level }
is-car-with = Güterwagen mit { $good }
is-car-empty = Leerer Güterwagen
is-car-passenger = Personenwagen
is-car-sealed = Versiegelter Wagen
is-storage = Lager der Bahnhöfe
is-shelf-empty = Freier Platz
is-landing = Auf dem Ladeplatz: { $goods }
is-workers = Arbeiter
is-worker-ready = Arbeiter vom Rang { $level }, bereit
is-worker-used = Arbeiter vom Rang { $level }, eingesetzt
is-engineer-tunnel = Tunnelingenieur
is-engineer-bridge = Brückeningenieur
is-share-words = Eine Aktie ist { $value } wert; verkauft bisher: { $investors }
is-piece = Fabrik für { $good }, auf keinem Vertrag

## Everybody
is-points-now = { $points }, wenn jetzt Schluss wäre
is-money-has = { $money } Gulden
is-influence-at = Einfluss: Spalte { $column }
is-hands-left = Noch { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
}
is-automa-goods = { $count } Waren beliebiger Sorte
is-income-has = { $income } Einkommen je Runde
is-workers-has = { $count } Arbeiter, und { $working } in Fabriken
is-cities-has = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
} im Netz
is-key-value = Ein Schlüssel, jetzt { $value } wert
is-contracts-has = { $full } von { $count } Verträgen erfüllt
is-trains-has = Loks: { $levels }
is-passengers-has = { $count ->
    [one] 1 Personenwagen
   *[other] { $count } Personenwagen
}
is-sealed-has = { $count ->
    [one] 1 versiegelter Wagen
   *[other] { $count } versiegelte Wagen
}
is-automa-cards = Karten { $action } und { $decision }
is-round-of = Runde { $round } von { $rounds }; Reihenfolge: { $seats }
is-set-up = Aufbau

## The Automa's cards
is-action-card = Aktionskarte { $card }
is-decision-card = Entscheidungskarte { $card }
is-otherwise = Wenn nicht: weiter bei Kasten { $slot }
is-measure-money = Gulden
is-measure-goods = Waren
is-measure-workers = Arbeiter
is-measure-factories = Arbeitende Fabriken
is-measure-unassigned = Fabriken auf keinem Vertrag
is-measure-slots = Freie Fabrikplätze
is-measure-slot-cities = Städte mit Plätzen, ein Gleis entfernt
is-measure-landing = Waren auf dem Ladeplatz
is-measure-hubs = Knotenpunkte, wo er anwerben kann
is-measure-goal = Triest erreicht
is-effect-tracks = { $amount ->
    [one] 1 Gleis bauen
   *[other] { $amount } Gleise bauen
}
is-effect-most-slots = Ein Gleis zu den meisten Plätzen bauen
is-effect-towards = Ein Gleis Richtung Triest bauen
is-effect-factory = Eine Fabrik bauen
is-effect-hire = { $amount ->
    [one] 1 Arbeiter anwerben
   *[other] { $amount } Arbeiter anwerben
}
is-effect-produce = Waren herstellen
is-effect-order = Waren bestellen
is-effect-buy = { $amount ->
    [one] 1 Ware kaufen
   *[other] { $amount } Waren kaufen
}
is-effect-special = Sonderaktion: Abschnitt T-E
is-effect-influence = { $amount } Einfluss bekommen
is-effect-contract = Einen Vertrag nehmen
is-effect-goods = { $count } Waren
is-effect-goods-extra = { $count } Waren, { $extra } mehr bei Tunnel oder Brücke
is-reward-slots = meiste Plätze
is-reward-influence = meister Einfluss
is-te = { $contract } oder mehr Fabriken auf keinem Vertrag: ein Vertrag; sonst { $influence } Einfluss

## Charts
is-chart-money = Geld
is-chart-influence = Einfluss
is-chart-shares = Wert einer Aktie
is-chart-network = Städte im Netz

## Choices
is-choice-pass = Passen
is-choice-end = Zug beenden
is-choice-done = Nichts mehr
is-choice-factory = { $good }, { $city }
is-choice-hire = ein Arbeiter, { $hub }
is-choice-engineer = { $engineer }, { $hub }
is-choice-engine = Neue Lok vom Rang { $what }
is-choice-upgrade = Stärkere Lok, { $what }
is-choice-donate = { $count } Einfluss
is-choice-workers = { $count ->
    [one] Ein Arbeiter vom Rang { $what }
   *[other] Arbeiter { $what }
}
is-choice-worker = Arbeiter vom Rang { $what }
is-choice-spare = { $good } sparen
is-choice-sell = Eine Aktie verkaufen
is-choice-deliver = { $good } nach { $hub } liefern
is-choice-token-influence = Geschäftsmarker { $value } für Einfluss
is-choice-token-shares = Geschäftsmarker { $value } für Aktien
is-choice-flip = Güterwagen zum Personenwagen machen, für immer
is-choice-assign = Fabrik für { $good } auf den Vertrag über { $contract }
is-choice-discard = { $good } wegwerfen

## Moves
is-move-bid = bietet auf Spalte { $column }
is-move-bid-secret = bietet verdeckt
is-move-hand = legt eine Hand: { $tile }
is-move-pass = passt
is-move-end = beendet den Zug
is-move-done = tut nichts mehr
is-move-build = baut { $what }
is-move-workers = { $count ->
    [one] schickt einen Arbeiter vom Rang { $what }
   *[other] schickt die Arbeiter { $what }
}
is-move-spare = spart { $good }
is-move-station = baut einen Bahnhof in { $what }
is-move-factory = baut eine Fabrik für { $good } in { $city }
is-move-worker = mit einem Arbeiter vom Rang { $what }
is-move-take = nimmt { $good }
is-move-buy = kauft { $good }
is-move-order = bestellt { $good }
is-move-hire = wirbt einen Arbeiter an: { $hub }
is-move-engineer = wirbt an: { $engineer }, { $hub }
is-move-engine = kauft eine Lok vom Rang { $what }
is-move-upgrade = verstärkt eine Lok, { $what }
is-move-contract = nimmt den Vertrag über { $what }
is-move-donate = spendet für { $count } Einfluss
is-move-sell = verkauft eine Aktie
is-move-deliver = liefert { $good }: { $hub }
is-move-token-influence = setzt Geschäftsmarker { $value } für Einfluss ein
is-move-token-shares = setzt Geschäftsmarker { $value } für Aktien ein
is-move-flip = macht einen Güterwagen zum Personenwagen
is-move-assign = legt eine Fabrik für { $good } auf den Vertrag über { $contract }
is-move-discard = wirft { $good } weg
is-move-slot = führt Kasten { $slot } seiner Karte aus
is-move-slot-none = kann nichts ausführen
is-move-card = der Automa zieht Aktionskarte { $what }
is-move-decision = der Automa zieht Entscheidungskarte { $what }
is-move-join = Aktionskarte { $what } kommt dazu
is-move-join-decision = Entscheidungskarte { $what } kommt dazu
is-move-brown = Staatsbahnkarte des Automa: { $what }
is-move-setup = Aufbaukarte { $what }
is-move-hub = { $hub } Knotenpunkt: { $city }
is-move-tile = { $city } bekommt Plättchen { $tile }
is-move-column = { $hub } Knotenpunkt beginnt in Spalte { $column }
is-move-growth = { $hub } Knotenpunkt bekommt Wachstumsplättchen { $tile }
is-move-crown = eine Krone auf { $what }
is-move-shipment = ein Frachtplättchen mit { $what }
is-move-refill = { $good } für eine spätere Runde
is-move-reveal = ein Vertrag wird ausgelegt: { $what }
is-move-stand = { $seat } steht als Nächstes
