### Die Texte von Railroad Revolution.

about-railroad-revolution = Die Vereinigten Staaten von 1860: lege Gleise bis zum Pazifik, baue Bahnhöfe und Telegrafenbüros, setze Züge ein und befördere Arbeiter für Meilensteine.

railroad-revolution-edition-expansion = Mit Railroad Evolution
railroad-revolution-edition-base = Grundspiel
railroad-revolution-option-level = Schwierigkeitsgrad des Mautoma
railroad-revolution-level-1 = 1: leicht
railroad-revolution-level-2 = 2: normal
railroad-revolution-level-3 = 3: schwer
railroad-revolution-option-columns = Die gedachten Spalten folgen
railroad-revolution-columns-geo = der Karte
railroad-revolution-columns-level = den Rängen
railroad-revolution-option-slot-bonus = Ein Handel bringt einem Mautoma
railroad-revolution-slot-bonus-cumulative = die Boni aller belegten Felder
railroad-revolution-slot-bonus-single = den Bonus des neuen Feldes
railroad-revolution-option-too-far = Ist das Ziel zu weit, misst ein Mautoma von
railroad-revolution-too-far-city = seiner gewählten Stadt
railroad-revolution-too-far-network = seinem ganzen Netz
railroad-revolution-option-reward-piece = Ein Mautoma nutzt den Spielstein eines Belohnungsplättchens
railroad-revolution-reward-piece-last = zuletzt
railroad-revolution-reward-piece-first = zuerst
railroad-revolution-option-telegraph-sections = Abschnitte der Telegrafenlinie der Erweiterung
railroad-revolution-telegraph-sections-7 = sieben
railroad-revolution-telegraph-sections-8 = acht
railroad-revolution-option-neutral-3p = Neutrale Spielsteine zu dritt
railroad-revolution-neutral-3p-some = einige
railroad-revolution-neutral-3p-none = keine
railroad-revolution-neutral-3p-as-two = wie zu zweit
railroad-revolution-option-milestone-spots = Arbeiter der B-Meilensteine
railroad-revolution-milestone-spots-listed = wie aufgeführt
railroad-revolution-milestone-spots-one-in-b = einer
railroad-revolution-option-deal-order = Ein Geschäft wird zuerst angeboten
railroad-revolution-deal-order-active-first = dem, der es ausgelöst hat
railroad-revolution-deal-order-next-first = dem Nächsten
railroad-revolution-data-cities = Städte
railroad-revolution-data-links = Strecken
railroad-revolution-data-city-tiles = Stadtplättchen
railroad-revolution-data-sections = Telegrafenabschnitte
railroad-revolution-data-gaps = Lücken der Telegrafenlinie
railroad-revolution-data-telegraph-tiles = Telegrafenplättchen
railroad-revolution-data-trains = Züge
railroad-revolution-data-milestones = Meilensteine
railroad-revolution-data-deals = Geschäfte
railroad-revolution-data-setup-tiles = Aufbauplättchen
railroad-revolution-data-base-tracks = Leisten des Grundspiels
railroad-revolution-data-performance-track = Leistungsleiste
railroad-revolution-data-performance-tiles = Leistungsplättchen
railroad-revolution-data-reward-tiles = Belohnungsplättchen
railroad-revolution-data-wagons = Wagen
railroad-revolution-data-wagon-spots = Felder der Wagen
railroad-revolution-data-cards = Karten des Mautoma
railroad-revolution-data-playmat = Spielmatte
railroad-revolution-data-values = Werte
railroad-revolution-score-milestones = Meilensteine
railroad-revolution-score-trains = Züge
railroad-revolution-score-performance = Leistung
railroad-revolution-score-telegraph = Telegraf
railroad-revolution-tie-money-and-shares = Geld und Aktien
railroad-revolution-tie-completed-milestones = Abgeschlossene Meilensteine

## Things
rr-worker-white = weißer Arbeiter
rr-worker-purple = violetter Vorarbeiter
rr-worker-orange = oranger Buchhalter
rr-worker-grey = grauer Unterhändler
rr-worker-turquoise = türkiser Ingenieur
rr-worker-on-board = { $worker } auf dem Spielplan
rr-worker-count = { $worker }: { $count } zum Einsetzen
rr-worker-both = { $worker }: { $ready } zum Einsetzen, { $used } auf dem Spielplan
rr-action-station = Bahnhof
rr-action-railroad = Eisenbahn
rr-action-telegraph = Telegraf
rr-action-trade = Handel
rr-action-station-what = in einer verbundenen Stadt, zu ihrem Preis
rr-action-railroad-what = bis zu zwei Gleise für ${ $price }
rr-action-telegraph-what = ein Büro, für Aktien
rr-action-trade-what = einen Spielstein eintauschen, einen Zug umdrehen
rr-ability-white-station = einen Arbeiter befördern
rr-ability-white-railroad = einen Arbeiter befördern
rr-ability-white-telegraph = einen Arbeiter befördern
rr-ability-white-trade = einen Arbeiter befördern
rr-ability-purple-station = einen Zug umdrehen, für Geld
rr-ability-purple-railroad = einen Zug nehmen, für Geld
rr-ability-purple-telegraph = einen Arbeiter austauschen
rr-ability-purple-trade = eine Leistungssteigerung
rr-ability-orange-station = die Stadt kostet nichts
rr-ability-orange-railroad = Geld zurück
rr-ability-orange-telegraph = Geld für die Aktien
rr-ability-orange-trade = mehr Geld
rr-ability-grey-station = noch ein Bonus des ersten Bahnhofs
rr-ability-grey-railroad = zwei Aktien
rr-ability-grey-telegraph = noch ein Bonus des ersten Büros
rr-ability-grey-trade = ein Angebot des Geschäfts
rr-ability-turquoise-station = die Belohnung noch einmal, für Geld
rr-ability-turquoise-railroad = ein drittes Gleis
rr-ability-turquoise-telegraph = der Bonus des Plättchens, für Geld
rr-ability-turquoise-trade = noch einen Zug umdrehen
rr-train-Promoter = Förderer
rr-train-Paymaster = Zahlmeister
rr-train-Tracklayer = Gleisleger
rr-train-Recruiter = Anwerber
rr-train-Improver = Verbesserer
rr-title-Plains = Ebenen
rr-title-Deal-maker = Geschäftemacher
rr-title-Hills = Hügel
rr-title-Highlands = Hochländer
rr-title-Mountains = Berge
rr-title-Pioneer = Pionier
rr-title-Ports = Häfen
rr-title-Variety = Vielfalt
rr-title-Workshops = Werkstätten
rr-title-Homeland = Heimat
rr-title-Board-room = Sitzungssaal
rr-title-Directors = Direktoren
rr-title-Rolling-stock = Rollmaterial
rr-title-Freight = Fracht
rr-title-Portfolio = Portfolio
rr-title-Wires = Drähte
rr-title-First-call = Erster Ruf
rr-title-Pacific = Pazifik
rr-title-Coast-to-coast = Von Küste zu Küste
rr-title-Relay = Relais
rr-title-Commerce = Kaufmannschaft
rr-title-Heartland = Herz des Landes
rr-title-Great-Plains = Große Ebenen
rr-title-Rocky-Mountains = Rocky Mountains
rr-title-Pacific-Coast = Pazifikküste
rr-title-Best-Line = Beste Linie
rr-title-Network = Netz
rr-title-Efficiency = Effizienz
rr-and = { $first } und { $last }
rr-nothing = nichts
rr-vp = { $count } SP
rr-money = ${ $count }
rr-shares = Aktien
rr-shares-has = { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
}
rr-left = noch { $count }
rr-used = genutzt
rr-tender = Tender
rr-wagon-called = Wagen { $name }

## What things give
rr-effect-money = ${ $count }
rr-effect-shares = { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
}
rr-effect-worker = { $worker }
rr-effect-any = ein spezialisierter Arbeiter nach Wahl
rr-effect-train = einen Zug nehmen
rr-effect-flip = einen Zug umdrehen
rr-effect-rail = ein Gleis legen, nur seine Dreiecke bezahlt
rr-effect-upgrade = eine Leistungssteigerung
rr-effect-exchange = einen Arbeiter austauschen
rr-effect-promote = einen Arbeiter befördern
rr-effect-station = ein Bahnhof ohne den Preis der Stadt
rr-effect-start-rail = das beiseite gelegte Gleis legen
rr-effect-start-station = das beiseite gelegte Gebäude als Bahnhof
rr-effect-start-office = das beiseite gelegte Gebäude als Büro
rr-effect-line = noch ein Gleis
rr-effect-ability = die Fähigkeit des Arbeiters
rr-effect-first = ${ $price } für den Bonus des ersten Bahnhofs in { $city }
rr-effect-tile = ein Arbeiter für das Plättchen in Abschnitt { $number }
rr-effect-step = ein Schritt auf einer Leistungsleiste
rr-effect-take = ein Leistungsplättchen aus Reihe { $number }
rr-effect-reward = ein Belohnungsplättchen aus Reihe { $number }
rr-effect-wagon = ein Wagen oder ein Tender
rr-effect-deal = ein Angebot des Geschäfts
rr-effect-extra-rail = das Gleis eines Belohnungsplättchens
rr-effect-extra-station = der Bahnhof eines Belohnungsplättchens
rr-effect-extra-office = das Büro eines Belohnungsplättchens
rr-open-ability = { $worker }: { $ability }, oder einen Arbeiter befördern
rr-open-none = jetzt nicht möglich
rr-open = Noch offen, in beliebiger Reihenfolge
rr-due = muss genommen werden
rr-hurry = Alles Übrige, schnell
rr-hurry-what = Nimmt, was die meisten nähmen, bis nichts mehr zu tun ist
rr-done = Fertig
rr-done-leave = Fertig: den Rest lassen

## Milestones
rr-need-connected = { $more ->
    [yes] { $count ->
        [one] noch eine verbundene Stadt vom Rang { $level }
       *[other] noch { $count } verbundene Städte vom Rang { $level }
    }
   *[no] { $count ->
        [one] eine verbundene Stadt vom Rang { $level }
       *[other] { $count } verbundene Städte vom Rang { $level }
    }
}
rr-need-stations = { $more ->
    [yes] { $count ->
        [one] noch ein Bahnhof
       *[other] noch { $count } Bahnhöfe
    }
   *[no] { $count ->
        [one] ein Bahnhof
       *[other] { $count } Bahnhöfe
    }
}
rr-need-stations-level = { $more ->
    [yes] { $count ->
        [one] noch ein Bahnhof in einer Stadt vom Rang { $level }
       *[other] noch { $count } Bahnhöfe in Städten vom Rang { $level }
    }
   *[no] { $count ->
        [one] ein Bahnhof in einer Stadt vom Rang { $level }
       *[other] { $count } Bahnhöfe in Städten vom Rang { $level }
    }
}
rr-need-rails-0 = { $more ->
    [yes] { $count ->
        [one] noch ein Gleis in der Ebene
       *[other] noch { $count } Gleise in der Ebene
    }
   *[no] { $count ->
        [one] ein Gleis in der Ebene
       *[other] { $count } Gleise in der Ebene
    }
}
rr-need-rails-1 = { $more ->
    [yes] { $count ->
        [one] noch ein Gleis auf Hügeln (△)
       *[other] noch { $count } Gleise auf Hügeln (△)
    }
   *[no] { $count ->
        [one] ein Gleis auf Hügeln (△)
       *[other] { $count } Gleise auf Hügeln (△)
    }
}
rr-need-rails-2 = { $more ->
    [yes] { $count ->
        [one] noch ein Gleis im Hochland (△△)
       *[other] noch { $count } Gleise im Hochland (△△)
    }
   *[no] { $count ->
        [one] ein Gleis im Hochland (△△)
       *[other] { $count } Gleise im Hochland (△△)
    }
}
rr-need-rails-3 = { $more ->
    [yes] { $count ->
        [one] noch ein Gleis in den Bergen (△△△)
       *[other] noch { $count } Gleise in den Bergen (△△△)
    }
   *[no] { $count ->
        [one] ein Gleis in den Bergen (△△△)
       *[other] { $count } Gleise in den Bergen (△△△)
    }
}
rr-need-deals = { $more ->
    [yes] { $count ->
        [one] noch ein Gleis auf einem Geschäft
       *[other] noch { $count } Gleise auf Geschäften
    }
   *[no] { $count ->
        [one] ein Gleis auf einem Geschäft
       *[other] { $count } Gleise auf Geschäften
    }
}
rr-need-offices = { $more ->
    [yes] { $count ->
        [one] noch ein Büro
       *[other] noch { $count } Büros
    }
   *[no] { $count ->
        [one] ein Büro
       *[other] { $count } Büros
    }
}
rr-need-gaps = { $more ->
    [yes] { $count ->
        [one] noch eine Lücke zwischen deinen Büros
       *[other] noch { $count } Lücken zwischen deinen Büros
    }
   *[no] { $count ->
        [one] eine Lücke zwischen zwei deiner Büros
       *[other] { $count } Lücken zwischen deinen Büros
    }
}
rr-need-trains = { $more ->
    [yes] { $count ->
        [one] noch ein Zug
       *[other] noch { $count } Züge
    }
   *[no] { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
}
rr-need-ocean = { $more ->
    [yes] { $count ->
        [one] noch ein Bahnhof am Ozean
       *[other] noch { $count } Bahnhöfe am Ozean
    }
   *[no] { $count ->
        [one] ein Bahnhof am Ozean
       *[other] { $count } Bahnhöfe am Ozean
    }
}
rr-need-levels = { $more ->
    [yes] { $count ->
        [one] ein Bahnhof von noch einem Rang
       *[other] Bahnhöfe von noch { $count } Rängen
    }
   *[no] { $count ->
        [one] ein Bahnhof
       *[other] Bahnhöfe von { $count } verschiedenen Rängen
    }
}
rr-need-first = { $more ->
    [yes] { $count ->
        [one] noch ein erster Bahnhof
       *[other] noch { $count } erste Bahnhöfe
    }
   *[no] { $count ->
        [one] ein erster Bahnhof
       *[other] { $count } erste Bahnhöfe
    }
}
rr-need-worker = ein { $worker }
rr-need-workers-white = { $count } weiße Arbeiter
rr-need-workers-purple = { $count } violette Vorarbeiter
rr-need-workers-orange = { $count } orange Buchhalter
rr-need-workers-grey = { $count } graue Unterhändler
rr-need-workers-turquoise = { $count } türkise Ingenieure
rr-missing = Es fehlt noch: { $what }
rr-missing-nothing = Es fehlt nichts
rr-spot-filled = { $worker }: befördert
rr-spot-free = { $worker }: noch zu befördern
rr-completed = { $count ->
    [one] 1 abgeschlossener Meilenstein
   *[other] { $count } abgeschlossene Meilensteine
}

## Performance
rr-counts-flat-rails = Gleise in der Ebene
rr-counts-hill-rails = Gleise auf Hügeln (△)
rr-counts-highland-rails = Gleise im Hochland (△△)
rr-counts-mountain-rails = Gleise in den Bergen (△△△)
rr-counts-deal-rails = Gleise auf Geschäften
rr-counts-first-stations = erste Bahnhöfe
rr-counts-ocean-stations = Bahnhöfe am Ozean
rr-counts-station-levels = verschiedene Ränge der Bahnhöfe
rr-counts-upgrade-stations = Bahnhöfe in Städten mit einer Leistungssteigerung
rr-counts-low-stations = Bahnhöfe vom Rang 1 und 2
rr-counts-milestones-ab = A- und B-Meilensteine
rr-counts-milestones-cd = C- und D-Meilensteine
rr-counts-trains-up = offene Züge
rr-counts-freight = Wagen und Tender
rr-counts-share-pairs = Aktienpaare
rr-counts-offices = Büros
rr-counts-first-offices = erste Büros
rr-counts-level-five-cities = verbundene Städte vom Rang 5
rr-counts-city-levels = Ränge 2 bis 5 unter den verbundenen Städten
rr-counts-gaps = Lücken zwischen eigenen Büros
rr-tile-scores = { $vp } SP je: { $what }
rr-tile-have = jetzt { $count }
rr-track-west = Westleiste
rr-track-stations = Bahnhofsleiste
rr-track-offices = Telegrafenleiste
rr-step = Schritt { $number }
rr-costs = ${ $price }
rr-stop-performance = Leistungsplättchen, Reihe { $row }
rr-stop-reward = Belohnungsplättchen, Reihe { $row }
rr-at-step = Schritt { $number }
rr-reward-rail = ein zusätzliches Gleis
rr-reward-building = ein zusätzliches Gebäude
rr-reward-free = kostenlos

## The boards
rr-map = Karte der Vereinigten Staaten mit der Telegrafenlinie
rr-map-keys = Pfeiltasten gehen von Stadt zu Stadt und zur Telegrafenlinie, N geht zum nächsten Ort, den du wählen darfst, Enter wählt ihn, Escape verlässt.
rr-sheet-title = DIE VEREINIGTEN STAATEN
rr-sheet-rails = bis zu zwei Gleise: ${ $price }
rr-sheet-triangle = jedes Dreieck: ${ $price } mehr
rr-sheet-deal = ein Geschäft für alle
rr-boards = Tafeln
rr-boards-close = Schließen
rr-deal = Geschäft
rr-deal-due = kommt nach diesem Spielzug
rr-offer = { $count ->
    [one] 1 Aktie für { $reward }
   *[other] { $count } Aktien für { $reward }
}
rr-performance = Leistungsleiste
rr-tracks = Leistungsleisten
rr-trains = Züge
rr-wagons = Wagen
rr-spots = Reihe { $row }: freie Felder für { $rails } Gleise und { $buildings } Gebäude
rr-tenders = { $count ->
    [one] noch 1 Tender
   *[other] noch { $count } Tender
}
rr-stock = In der Schachtel
rr-actions = Aktionen
rr-workers-ready = Arbeiter zum Einsetzen
rr-standing = Dort stehen: { $workers }
rr-not-now = Jetzt nicht möglich
rr-round = Runde { $round }
rr-round-last = Runde { $round }; das Spiel endet mit Runde { $last }
rr-set-up = Der Tisch wird aufgebaut

## One's company
rr-company = Gesellschaft
rr-company-head = Deine Gesellschaft: { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}, { $stations ->
    [one] 1 Bahnhof
   *[other] { $stations } Bahnhöfe
}, { $offices ->
    [one] 1 Büro
   *[other] { $offices } Büros
}
rr-left-rail = Gleise übrig: { $count }, davon { $before } vor dem Logo; beiseite: { $spare }
rr-left-building = Gebäude übrig: { $count }, davon { $before } vor dem Logo; beiseite: { $spare }
rr-train-up = offen; umgedreht gibt er: { $bonus }
rr-train-down = verdeckt
rr-extension = Leistungsplättchen
rr-board-of = Spielerplan, Züge und Meilensteine
rr-points-now = { $points } Punkte, wenn das Spiel jetzt endete
rr-cities-has = { $count ->
    [one] 1 verbundene Stadt
   *[other] { $count } verbundene Städte
}
rr-stations-has = { $count ->
    [one] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}
rr-offices-has = { $count ->
    [one] 1 Büro
   *[other] { $count } Büros
}
rr-trains-has = Züge: { $count }, offen: { $up }
rr-milestones-has = { $count ->
    [one] 1 abgeschlossener Meilenstein
   *[other] { $count } abgeschlossene Meilensteine
}
rr-workers-has = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}

## The Mautoma
rr-reserve = Kasten: { $rails } Gleise, { $buildings } Gebäude
rr-reserve-what = Wenn der Reservekasten leer ist, endet das Spiel
rr-deck = Stapel { $count }, Ablage { $discard }
rr-card-back = Oben auf seinem Stapel, die Pfeile { $arrows }
rr-slots = Felder der Spielmatte
rr-slot-full = ein Wagen oder Tender
rr-deal-paid = dieses Geschäft ist gemacht
rr-deal-open = ein Geschäft für zwei Aktien
rr-last-card = Letzte Karte: { $card }
rr-arrows = Die Pfeile entschieden: { $arrows }
rr-bonus-train = einen Zug nehmen
rr-bonus-promote = einen Arbeiter befördern
rr-bonus-flip = einen Zug umdrehen, um einen Arbeiter zu befördern
rr-bonus-push = ein Leistungsplättchen eine Reihe höher
rr-bonus-upgrade = eine Leistungssteigerung
rr-bonus-share = eine Aktie
rr-bonus-worker = ein Arbeiter
rr-bonus-from = { $bonus } (ab Schwierigkeitsgrad { $level })
rr-target-level = Rang { $levels }
rr-target-tile = das Plättchen mit { $value } SP
rr-target-upgrade = Städte mit einer Leistungssteigerung
rr-target-each = eine von jedem Rang: { $levels }
rr-target-ocean = Städte am Ozean
rr-target-first = Städte ohne Bahnhof
rr-target-active = das beste aktive SP-Plättchen
rr-target-adjacent = neben einem eigenen Büro
rr-target-flat = Ebene
rr-target-hill = Hügel (△)
rr-target-highland = Hochland (△△)
rr-target-mountain = Berge (△△△)
rr-target-deal = Geschäfte
rr-target-if = wenn er { $count } von diesem Rang hat
rr-target-removes = die Karte verlässt das Spiel

## Choices
rr-place-hint = Auf eine Aktion setzen: { $worker }. Oder wähle einen Ort auf der Karte. Einen anderen Arbeiter nimmst du unten.
rr-hint-station = Wähle eine Stadt auf der Karte oder hier.
rr-hint-railroad = Wähle, wo das erste Gleis liegt, auf der Karte oder hier.
rr-hint-telegraph = Wähle einen Abschnitt der Telegrafenlinie.
rr-hint-trade = Welchen Spielstein?
rr-no-deal = Kein Geschäft
rr-choice-station = Bahnhof in { $city }
rr-choice-bonus = Bonus des ersten Bahnhofs in { $city }
rr-choice-rail = Gleis { $slot }
rr-choice-extra = Das Gleis des Belohnungsplättchens: { $slot }
rr-choice-office = Büro in Abschnitt { $number }
rr-choice-discard = { $worker } für das Plättchen in Abschnitt { $number }
rr-choice-promote = Befördern: { $worker }, Meilenstein { $side }
rr-choice-exchange = Austauschen: { $worker }
rr-choice-worker = Nehmen: { $worker }
rr-choice-train = Zug nehmen: { $train }
rr-choice-flip = Zug umdrehen: { $train }
rr-choice-attach = An den Zug { $train }
rr-choice-advance = { $count ->
    [one] 1 Schritt auf der Leistungsleiste
   *[other] { $count } Schritte auf der Leistungsleiste
}
rr-choice-push = { $what } eine Reihe höher
rr-choice-take = Plättchen { $tile }, Spalte { $side }
rr-choice-reward = Belohnungsplättchen { $what }
rr-choice-wagon = Wagen { $what }
rr-choice-tender = Ein Tender
rr-choice-trade-rail = Ein Gleis
rr-choice-trade-building = Ein Gebäude
rr-choice-deal = Angebot { $offer }
rr-choice-keep = { $what } behalten
rr-choice-choose = { $what }
rr-choice-ability = Die Fähigkeit nutzen
rr-choice-place = { $worker }: { $action }
rr-choice-sell = { $count ->
    [one] Deine Aktie für ${ $price } verkaufen
   *[other] Eine von { $count } Aktien für ${ $price } verkaufen
}
rr-choice-pass = Passen: nichts ist möglich
rr-choice-done = Fertig
rr-side-left = links
rr-side-right = rechts

## Moves
rr-move-place = { $action }, eingesetzt: { $worker }
rr-move-sell = verkauft eine Aktie
rr-move-pass = passt
rr-move-station = baut einen Bahnhof in { $what }
rr-move-rail = legt das Gleis { $what }
rr-move-extra = legt das Gleis des Belohnungsplättchens { $what }
rr-move-office = eröffnet ein Büro in Abschnitt { $number }
rr-move-trade-rail = tauscht ein Gleis ein
rr-move-trade-building = tauscht ein Gebäude ein
rr-move-ability = nutzt die Fähigkeit des Arbeiters
rr-move-bonus = zahlt für den Bonus des ersten Bahnhofs in { $what }
rr-move-discard = gibt einen Arbeiter für das Telegrafenplättchen: { $worker }
rr-move-promote = befördert: { $worker }
rr-move-exchange = tauscht aus: { $worker }
rr-move-worker = nimmt: { $worker }
rr-move-train = nimmt den Zug { $what }
rr-move-flip = dreht den Zug { $what } um
rr-move-turn = dreht den Zug { $what } wieder auf
rr-move-attach = koppelt ihn an den Zug { $what }
rr-move-step = ein Schritt: { $what }
rr-move-advance = { $count ->
    [one] ein Schritt auf der Leistungsleiste
   *[other] { $count } Schritte auf der Leistungsleiste
}
rr-move-push = schiebt Plättchen { $what } hoch
rr-move-take = nimmt Leistungsplättchen { $what }
rr-move-reward = nimmt Belohnungsplättchen { $what }
rr-move-wagon = nimmt Wagen { $what }
rr-move-tender = nimmt einen Tender
rr-move-deal = nimmt Angebot { $what } des Geschäfts an
rr-move-keep = behält Meilenstein { $what }
rr-move-done = ist fertig
rr-move-choose = wählt { $what }
rr-move-card = zieht Karte { $what }
rr-move-follow = folgt Abschnitt { $what } der Karte
rr-move-skip = die Karte hat keinen gültigen Abschnitt
rr-move-share = nimmt eine Aktie
rr-move-invest = investiert in das Geschäft
rr-move-tile = Stadtplättchen { $tile } in { $city }
rr-move-section = Telegrafenplättchen { $tile } in Abschnitt { $number }
rr-move-gap = SP-Plättchen { $tile } in Lücke { $number }
rr-move-row = Leistungsplättchen { $tile } in Reihe { $number }
rr-move-rewards = Belohnungsplättchen { $tile } in Reihe { $number }
rr-move-set = Wagen { $what }
rr-move-offer = Startplättchen { $what }
rr-move-with = dazu: { $worker }
rr-move-reveal = Geschäft { $what }
rr-move-draw = Meilenstein { $what }
rr-move-start = { $seat } beginnt

## Charts
rr-chart-money = Geld
rr-chart-network = Verbundene Städte
rr-chart-buildings = Bahnhöfe und Büros
rr-chart-milestones = Abgeschlossene Meilensteine
