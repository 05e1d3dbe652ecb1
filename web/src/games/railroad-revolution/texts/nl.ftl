### De teksten van Railroad Revolution.

about-railroad-revolution = De Verenigde Staten van 1860: leg rails tot aan de Stille Oceaan, bouw stations en telegraafkantoren, laat treinen rijden en bevorder arbeiders voor mijlpalen.

railroad-revolution-edition-expansion = Met Railroad Evolution
railroad-revolution-edition-base = Basisspel
railroad-revolution-option-level = Moeilijkheidsgraad van de Mautoma
railroad-revolution-level-1 = 1: makkelijk
railroad-revolution-level-2 = 2: gewoon
railroad-revolution-level-3 = 3: moeilijk
railroad-revolution-option-columns = De virtuele kolommen volgen
railroad-revolution-columns-geo = de kaart
railroad-revolution-columns-level = de niveaus
railroad-revolution-option-slot-bonus = Een handel levert een Mautoma op
railroad-revolution-slot-bonus-cumulative = de bonussen van alle gevulde plekken
railroad-revolution-slot-bonus-single = de bonus van de nieuwe plek
railroad-revolution-option-too-far = Is het doel te ver, dan meet een Mautoma vanaf
railroad-revolution-too-far-city = zijn gekozen stad
railroad-revolution-too-far-network = zijn hele netwerk
railroad-revolution-option-reward-piece = Een Mautoma gebruikt het stuk van een beloningstegel
railroad-revolution-reward-piece-last = het laatst
railroad-revolution-reward-piece-first = het eerst
railroad-revolution-option-telegraph-sections = Secties van de telegraaflijn van de uitbreiding
railroad-revolution-telegraph-sections-7 = zeven
railroad-revolution-telegraph-sections-8 = acht
railroad-revolution-option-neutral-3p = Neutrale stukken met drie spelers
railroad-revolution-neutral-3p-some = enkele
railroad-revolution-neutral-3p-none = geen
railroad-revolution-neutral-3p-as-two = zoals met twee
railroad-revolution-option-milestone-spots = Arbeiders van B-mijlpalen
railroad-revolution-milestone-spots-listed = zoals op de lijst
railroad-revolution-milestone-spots-one-in-b = één
railroad-revolution-option-deal-order = Een deal wordt eerst aangeboden aan
railroad-revolution-deal-order-active-first = wie hem heeft uitgelokt
railroad-revolution-deal-order-next-first = de volgende speler
railroad-revolution-data-cities = steden
railroad-revolution-data-links = verbindingen
railroad-revolution-data-city-tiles = stadstegels
railroad-revolution-data-sections = telegraafsecties
railroad-revolution-data-gaps = tussenruimten van de telegraaflijn
railroad-revolution-data-telegraph-tiles = telegraaftegels
railroad-revolution-data-trains = treinen
railroad-revolution-data-milestones = mijlpalen
railroad-revolution-data-deals = deals
railroad-revolution-data-setup-tiles = opstellingstegels
railroad-revolution-data-base-tracks = sporen van het basisspel
railroad-revolution-data-performance-track = prestatiespoor
railroad-revolution-data-performance-tiles = prestatietegels
railroad-revolution-data-reward-tiles = beloningstegels
railroad-revolution-data-wagons = wagons
railroad-revolution-data-wagon-spots = plekken bij de wagons
railroad-revolution-data-cards = kaarten van de Mautoma
railroad-revolution-data-playmat = speelmat
railroad-revolution-data-values = waarden
railroad-revolution-score-milestones = Mijlpalen
railroad-revolution-score-trains = Treinen
railroad-revolution-score-performance = Prestatie
railroad-revolution-score-telegraph = Telegraaf
railroad-revolution-tie-money-and-shares = Geld en aandelen
railroad-revolution-tie-completed-milestones = Afgewerkte mijlpalen

## Things
rr-worker-white = witte arbeider
rr-worker-purple = paarse voorman
rr-worker-orange = oranje boekhouder
rr-worker-grey = grijze onderhandelaar
rr-worker-turquoise = turquoise ingenieur
rr-worker-on-board = { $worker } op het bord
rr-worker-count = { $worker }: { $count } te plaatsen
rr-worker-both = { $worker }: { $ready } te plaatsen, { $used } op het bord
rr-action-station = Station
rr-action-railroad = Spoorweg
rr-action-telegraph = Telegraaf
rr-action-trade = Handel
rr-action-station-what = in een verbonden stad, voor haar prijs
rr-action-railroad-what = tot twee rails voor ${ $price }
rr-action-telegraph-what = een kantoor, voor aandelen
rr-action-trade-what = verhandel een stuk, draai een trein om
rr-ability-white-station = een arbeider bevorderen
rr-ability-white-railroad = een arbeider bevorderen
rr-ability-white-telegraph = een arbeider bevorderen
rr-ability-white-trade = een arbeider bevorderen
rr-ability-purple-station = een trein omdraaien, voor geld
rr-ability-purple-railroad = een trein nemen, voor geld
rr-ability-purple-telegraph = een arbeider omruilen
rr-ability-purple-trade = een prestatieverbetering
rr-ability-orange-station = de stad kost niets
rr-ability-orange-railroad = geld terug
rr-ability-orange-telegraph = geld voor de aandelen
rr-ability-orange-trade = meer geld
rr-ability-grey-station = nog een bonus voor het eerste station
rr-ability-grey-railroad = twee aandelen
rr-ability-grey-telegraph = nog een bonus voor het eerste kantoor
rr-ability-grey-trade = een aanbod van de deal
rr-ability-turquoise-station = nog eens de beloning, voor geld
rr-ability-turquoise-railroad = een derde rail
rr-ability-turquoise-telegraph = de bonus van de tegel, voor geld
rr-ability-turquoise-trade = nog een trein omdraaien
rr-train-Promoter = Bevorderaar
rr-train-Paymaster = Betaalmeester
rr-train-Tracklayer = Raillegger
rr-train-Recruiter = Werver
rr-train-Improver = Verbeteraar
rr-title-Plains = Vlakten
rr-title-Deal-maker = Dealmaker
rr-title-Hills = Heuvels
rr-title-Highlands = Hooglanden
rr-title-Mountains = Bergen
rr-title-Pioneer = Pionier
rr-title-Ports = Havens
rr-title-Variety = Verscheidenheid
rr-title-Workshops = Werkplaatsen
rr-title-Homeland = Thuisland
rr-title-Board-room = Bestuurskamer
rr-title-Directors = Directeuren
rr-title-Rolling-stock = Rollend materieel
rr-title-Freight = Vracht
rr-title-Portfolio = Portefeuille
rr-title-Wires = Draden
rr-title-First-call = Eerste oproep
rr-title-Pacific = Stille Oceaan
rr-title-Coast-to-coast = Van kust tot kust
rr-title-Relay = Relais
rr-title-Commerce = Koopmanschap
rr-title-Heartland = Hart van het land
rr-title-Great-Plains = De Grote Vlakte
rr-title-Rocky-Mountains = Rocky Mountains
rr-title-Pacific-Coast = Westkust
rr-title-Best-Line = Beste lijn
rr-title-Network = Netwerk
rr-title-Efficiency = Doelmatigheid
rr-and = { $first } en { $last }
rr-nothing = niets
rr-vp = { $count } VP
rr-money = ${ $count }
rr-shares = aandelen
rr-shares-has = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}
rr-left = nog { $count }
rr-used = gebruikt
rr-tender = tender
rr-wagon-called = wagon { $name }

## What things give
rr-effect-money = ${ $count }
rr-effect-shares = { $count ->
    [one] 1 aandeel
   *[other] { $count } aandelen
}
rr-effect-worker = { $worker }
rr-effect-any = een gespecialiseerde arbeider naar keuze
rr-effect-train = een trein nemen
rr-effect-flip = een trein omdraaien
rr-effect-rail = een rail leggen, alleen zijn driehoeken betaald
rr-effect-upgrade = een prestatieverbetering
rr-effect-exchange = een arbeider omruilen
rr-effect-promote = een arbeider bevorderen
rr-effect-station = een station zonder de prijs van de stad
rr-effect-start-rail = de overgebleven rail leggen
rr-effect-start-station = het overgebleven gebouw als station
rr-effect-start-office = het overgebleven gebouw als kantoor
rr-effect-line = nog een rail
rr-effect-ability = de vaardigheid van de arbeider
rr-effect-first = ${ $price } voor de bonus voor het eerste station in { $city }
rr-effect-tile = een arbeider voor de tegel van sectie { $number }
rr-effect-step = een stap op een prestatiespoor
rr-effect-take = een prestatietegel van rij { $number }
rr-effect-reward = een beloningstegel van rij { $number }
rr-effect-wagon = een wagon of een tender
rr-effect-deal = een aanbod van de deal
rr-effect-extra-rail = de rail van een beloningstegel
rr-effect-extra-station = het station van een beloningstegel
rr-effect-extra-office = het kantoor van een beloningstegel
rr-open-ability = { $worker }: { $ability }, of een arbeider bevorderen
rr-open-none = nu niet mogelijk
rr-open = Nog open, in willekeurige volgorde
rr-due = moet genomen worden
rr-hurry = De rest, snel
rr-hurry-what = Neemt wat de meesten zouden nemen, tot er niets meer te doen is
rr-done = Klaar
rr-done-leave = Klaar: laat de rest liggen

## Milestones
rr-need-connected = { $more ->
    [yes] { $count ->
        [one] nog een verbonden stad van niveau { $level }
       *[other] nog { $count } verbonden steden van niveau { $level }
    }
   *[no] { $count ->
        [one] een verbonden stad van niveau { $level }
       *[other] { $count } verbonden steden van niveau { $level }
    }
}
rr-need-stations = { $more ->
    [yes] { $count ->
        [one] nog een station
       *[other] nog { $count } stations
    }
   *[no] { $count ->
        [one] een station
       *[other] { $count } stations
    }
}
rr-need-stations-level = { $more ->
    [yes] { $count ->
        [one] nog een station in een stad van niveau { $level }
       *[other] nog { $count } stations in steden van niveau { $level }
    }
   *[no] { $count ->
        [one] een station in een stad van niveau { $level }
       *[other] { $count } stations in steden van niveau { $level }
    }
}
rr-need-rails-0 = { $more ->
    [yes] { $count ->
        [one] nog een rail op vlak land
       *[other] nog { $count } rails op vlak land
    }
   *[no] { $count ->
        [one] een rail op vlak land
       *[other] { $count } rails op vlak land
    }
}
rr-need-rails-1 = { $more ->
    [yes] { $count ->
        [one] nog een rail op heuvels (△)
       *[other] nog { $count } rails op heuvels (△)
    }
   *[no] { $count ->
        [one] een rail op heuvels (△)
       *[other] { $count } rails op heuvels (△)
    }
}
rr-need-rails-2 = { $more ->
    [yes] { $count ->
        [one] nog een rail op hoogland (△△)
       *[other] nog { $count } rails op hoogland (△△)
    }
   *[no] { $count ->
        [one] een rail op hoogland (△△)
       *[other] { $count } rails op hoogland (△△)
    }
}
rr-need-rails-3 = { $more ->
    [yes] { $count ->
        [one] nog een rail in de bergen (△△△)
       *[other] nog { $count } rails in de bergen (△△△)
    }
   *[no] { $count ->
        [one] een rail in de bergen (△△△)
       *[other] { $count } rails in de bergen (△△△)
    }
}
rr-need-deals = { $more ->
    [yes] { $count ->
        [one] nog een rail op een deal
       *[other] nog { $count } rails op deals
    }
   *[no] { $count ->
        [one] een rail op een deal
       *[other] { $count } rails op deals
    }
}
rr-need-offices = { $more ->
    [yes] { $count ->
        [one] nog een kantoor
       *[other] nog { $count } kantoren
    }
   *[no] { $count ->
        [one] een kantoor
       *[other] { $count } kantoren
    }
}
rr-need-gaps = { $more ->
    [yes] { $count ->
        [one] nog een tussenruimte tussen je kantoren
       *[other] nog { $count } tussenruimten tussen je kantoren
    }
   *[no] { $count ->
        [one] een tussenruimte tussen twee van je kantoren
       *[other] { $count } tussenruimten tussen je kantoren
    }
}
rr-need-trains = { $more ->
    [yes] { $count ->
        [one] nog een trein
       *[other] nog { $count } treinen
    }
   *[no] { $count ->
        [one] een trein
       *[other] { $count } treinen
    }
}
rr-need-ocean = { $more ->
    [yes] { $count ->
        [one] nog een station aan de oceaan
       *[other] nog { $count } stations aan de oceaan
    }
   *[no] { $count ->
        [one] een station aan de oceaan
       *[other] { $count } stations aan de oceaan
    }
}
rr-need-levels = { $more ->
    [yes] { $count ->
        [one] een station van nog een niveau
       *[other] stations van nog { $count } niveaus
    }
   *[no] { $count ->
        [one] een station
       *[other] stations van { $count } verschillende niveaus
    }
}
rr-need-first = { $more ->
    [yes] { $count ->
        [one] nog een eerste station
       *[other] nog { $count } eerste stations
    }
   *[no] { $count ->
        [one] een eerste station
       *[other] { $count } eerste stations
    }
}
rr-need-worker = een { $worker }
rr-need-workers-white = { $count } witte arbeiders
rr-need-workers-purple = { $count } paarse voormannen
rr-need-workers-orange = { $count } oranje boekhouders
rr-need-workers-grey = { $count } grijze onderhandelaars
rr-need-workers-turquoise = { $count } turquoise ingenieurs
rr-missing = Ontbreekt nog: { $what }
rr-missing-nothing = Er ontbreekt niets
rr-spot-filled = { $worker }: bevorderd
rr-spot-free = { $worker }: nog te bevorderen
rr-completed = { $count ->
    [one] 1 afgewerkte mijlpaal
   *[other] { $count } afgewerkte mijlpalen
}

## Performance
rr-counts-flat-rails = rails op vlak land
rr-counts-hill-rails = rails op heuvels (△)
rr-counts-highland-rails = rails op hoogland (△△)
rr-counts-mountain-rails = rails in de bergen (△△△)
rr-counts-deal-rails = rails op deals
rr-counts-first-stations = eerste stations
rr-counts-ocean-stations = stations aan de oceaan
rr-counts-station-levels = verschillende niveaus van stations
rr-counts-upgrade-stations = stations in steden met een prestatieverbetering
rr-counts-low-stations = stations van niveau 1 en 2
rr-counts-milestones-ab = A- en B-mijlpalen
rr-counts-milestones-cd = C- en D-mijlpalen
rr-counts-trains-up = open treinen
rr-counts-freight = wagons en tenders
rr-counts-share-pairs = paren aandelen
rr-counts-offices = kantoren
rr-counts-first-offices = eerste kantoren
rr-counts-level-five-cities = verbonden steden van niveau 5
rr-counts-city-levels = niveaus 2 tot en met 5 onder de verbonden steden
rr-counts-gaps = tussenruimten tussen eigen kantoren
rr-tile-scores = { $vp } VP voor elk van: { $what }
rr-tile-have = nu { $count }
rr-track-west = Westelijk spoor
rr-track-stations = Stationsspoor
rr-track-offices = Telegraafspoor
rr-step = stap { $number }
rr-costs = ${ $price }
rr-stop-performance = prestatietegels, rij { $row }
rr-stop-reward = beloningstegels, rij { $row }
rr-at-step = stap { $number }
rr-reward-rail = een extra rail
rr-reward-building = een extra gebouw
rr-reward-free = gratis

## The boards
rr-map = Kaart van de Verenigde Staten met de telegraaflijn
rr-map-keys = Pijltjestoetsen gaan van stad naar stad en naar de telegraaflijn, N gaat naar de volgende plek die je mag kiezen, Enter kiest hem, Escape verlaat.
rr-sheet-title = DE VERENIGDE STATEN
rr-sheet-rails = tot twee rails: ${ $price }
rr-sheet-triangle = elke driehoek: ${ $price } meer
rr-sheet-deal = een deal voor iedereen
rr-boards = Borden
rr-boards-close = Sluiten
rr-deal = Deal
rr-deal-due = komt na deze beurt
rr-offer = { $count ->
    [one] 1 aandeel voor { $reward }
   *[other] { $count } aandelen voor { $reward }
}
rr-performance = Prestatiespoor
rr-tracks = Prestatiesporen
rr-trains = Treinen
rr-wagons = Wagons
rr-spots = Rij { $row }: vrije plekken voor { $rails } rails en { $buildings } gebouwen
rr-tenders = { $count ->
    [one] nog 1 tender
   *[other] nog { $count } tenders
}
rr-stock = In de doos
rr-actions = Acties
rr-workers-ready = Arbeiders om te plaatsen
rr-standing = Daar staan: { $workers }
rr-not-now = Nu niet mogelijk
rr-round = Ronde { $round }
rr-round-last = Ronde { $round }; het spel eindigt met ronde { $last }
rr-set-up = De tafel wordt klaargezet

## One's company
rr-company = Maatschappij
rr-company-head = Jouw maatschappij: { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
}, { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, { $offices ->
    [one] 1 kantoor
   *[other] { $offices } kantoren
}
rr-left-rail = Rails over: { $count }, waarvan { $before } vóór het logo; apart: { $spare }
rr-left-building = Gebouwen over: { $count }, waarvan { $before } vóór het logo; apart: { $spare }
rr-train-up = open; omgedraaid geeft hij: { $bonus }
rr-train-down = gedekt
rr-extension = Prestatietegels
rr-board-of = Bord, treinen en mijlpalen
rr-points-now = { $points } punten als het spel nu eindigde
rr-cities-has = { $count ->
    [one] 1 verbonden stad
   *[other] { $count } verbonden steden
}
rr-stations-has = { $count ->
    [one] 1 station
   *[other] { $count } stations
}
rr-offices-has = { $count ->
    [one] 1 kantoor
   *[other] { $count } kantoren
}
rr-trains-has = Treinen: { $count }, open: { $up }
rr-milestones-has = { $count ->
    [one] 1 afgewerkte mijlpaal
   *[other] { $count } afgewerkte mijlpalen
}
rr-workers-has = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}

## The Mautoma
rr-reserve = Kader: { $rails } rails, { $buildings } gebouwen
rr-reserve-what = Als het reservekader leeg is, eindigt het spel
rr-deck = Stapel { $count }, aflegstapel { $discard }
rr-card-back = Boven op zijn stapel, de pijlen { $arrows }
rr-slots = Plekken van de speelmat
rr-slot-full = een wagon of tender
rr-deal-paid = deze deal is gedaan
rr-deal-open = een deal voor twee aandelen
rr-last-card = Laatste kaart: { $card }
rr-arrows = De pijlen beslisten: { $arrows }
rr-bonus-train = een trein nemen
rr-bonus-promote = een arbeider bevorderen
rr-bonus-flip = een trein omdraaien om een arbeider te bevorderen
rr-bonus-push = een prestatietegel een rij omhoog
rr-bonus-upgrade = een prestatieverbetering
rr-bonus-share = een aandeel
rr-bonus-worker = een arbeider
rr-bonus-from = { $bonus } (vanaf moeilijkheidsgraad { $level })
rr-target-level = niveau { $levels }
rr-target-tile = de tegel van { $value } VP
rr-target-upgrade = steden met een prestatieverbetering
rr-target-each = een van elk niveau: { $levels }
rr-target-ocean = steden aan de oceaan
rr-target-first = steden zonder station
rr-target-active = de beste actieve VP-tegel
rr-target-adjacent = naast een eigen kantoor
rr-target-flat = vlak land
rr-target-hill = heuvels (△)
rr-target-highland = hoogland (△△)
rr-target-mountain = bergen (△△△)
rr-target-deal = deals
rr-target-if = als hij er { $count } van dat niveau heeft
rr-target-removes = de kaart verlaat het spel

## Choices
rr-place-hint = Zet de { $worker } op een actie, of kies een plek op de kaart. Een andere arbeider neem je hieronder.
rr-hint-station = Kies een stad op de kaart of hier.
rr-hint-railroad = Kies waar de eerste rail komt, op de kaart of hier.
rr-hint-telegraph = Kies een sectie van de telegraaflijn.
rr-hint-trade = Welk stuk?
rr-no-deal = Geen deal
rr-choice-station = Station in { $city }
rr-choice-bonus = Bonus voor het eerste station in { $city }
rr-choice-rail = Rail { $slot }
rr-choice-extra = De rail van de beloningstegel: { $slot }
rr-choice-office = Kantoor in sectie { $number }
rr-choice-discard = { $worker } voor de tegel van sectie { $number }
rr-choice-promote = Bevorderen: { $worker }, mijlpaal { $side }
rr-choice-exchange = Omruilen: { $worker }
rr-choice-worker = Neem: { $worker }
rr-choice-train = Neem de { $train }
rr-choice-flip = Draai de { $train } om
rr-choice-attach = Aan de { $train }
rr-choice-advance = { $count ->
    [one] 1 stap op het prestatiespoor
   *[other] { $count } stappen op het prestatiespoor
}
rr-choice-push = { $what } een rij omhoog
rr-choice-take = Tegel { $tile }, kolom { $side }
rr-choice-reward = Beloningstegel { $what }
rr-choice-wagon = Wagon { $what }
rr-choice-tender = Een tender
rr-choice-trade-rail = Een rail
rr-choice-trade-building = Een gebouw
rr-choice-deal = Aanbod { $offer }
rr-choice-keep = Hou { $what }
rr-choice-choose = { $what }
rr-choice-ability = Gebruik de vaardigheid
rr-choice-place = { $worker }: { $action }
rr-choice-sell = { $count ->
    [one] Verkoop je aandeel voor ${ $price }
   *[other] Verkoop een van { $count } aandelen voor ${ $price }
}
rr-choice-pass = Passen: er kan niets
rr-choice-done = Klaar
rr-side-left = links
rr-side-right = rechts

## Moves
rr-move-place = { $action } met de { $worker }
rr-move-sell = verkoopt een aandeel
rr-move-pass = past
rr-move-station = bouwt een station in { $what }
rr-move-rail = legt de rail { $what }
rr-move-extra = legt de rail van de beloningstegel { $what }
rr-move-office = opent een kantoor in sectie { $number }
rr-move-trade-rail = verhandelt een rail
rr-move-trade-building = verhandelt een gebouw
rr-move-ability = gebruikt de vaardigheid van de arbeider
rr-move-bonus = betaalt voor de bonus voor het eerste station in { $what }
rr-move-discard = geeft een arbeider voor de telegraaftegel: { $worker }
rr-move-promote = bevordert: { $worker }
rr-move-exchange = ruilt om: { $worker }
rr-move-worker = neemt: { $worker }
rr-move-train = neemt de { $what }
rr-move-flip = draait de { $what } om
rr-move-turn = draait de { $what } weer open
rr-move-attach = koppelt hem aan de { $what }
rr-move-step = een stap: { $what }
rr-move-advance = { $count ->
    [one] één stap op het prestatiespoor
   *[other] { $count } stappen op het prestatiespoor
}
rr-move-push = schuift tegel { $what } omhoog
rr-move-take = neemt prestatietegel { $what }
rr-move-reward = neemt beloningstegel { $what }
rr-move-wagon = neemt wagon { $what }
rr-move-tender = neemt een tender
rr-move-deal = neemt aanbod { $what } van de deal
rr-move-keep = houdt mijlpaal { $what }
rr-move-done = is klaar
rr-move-choose = kiest { $what }
rr-move-card = trekt kaart { $what }
rr-move-follow = volgt sectie { $what } van de kaart
rr-move-skip = de kaart heeft geen geldige sectie
rr-move-share = neemt een aandeel
rr-move-invest = investeert in de deal
rr-move-tile = stadstegel { $tile } in { $city }
rr-move-section = telegraaftegel { $tile } in sectie { $number }
rr-move-gap = VP-tegel { $tile } in tussenruimte { $number }
rr-move-row = prestatietegel { $tile } in rij { $number }
rr-move-rewards = beloningstegel { $tile } in rij { $number }
rr-move-set = wagon { $what }
rr-move-offer = starttegel { $what }
rr-move-with = erbij: { $worker }
rr-move-reveal = deal { $what }
rr-move-draw = mijlpaal { $what }
rr-move-start = { $seat } begint

## Charts
rr-chart-money = Geld
rr-chart-network = Verbonden steden
rr-chart-buildings = Stations en kantoren
rr-chart-milestones = Afgewerkte mijlpalen
