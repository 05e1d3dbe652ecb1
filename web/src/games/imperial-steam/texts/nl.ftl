### Teksten van Imperial Steam.

about-imperial-steam = Bouw een spoorweg van Wenen naar Triëst: arbeiders en goederen voor spoor, fabrieken voor de knooppunten, aandelen voor geld, en invloed om als eerste te spelen.
kind-name-automa = Automa

imperial-steam-edition-first = Eerste editie
imperial-steam-option-setup = Opstelling
imperial-steam-setup-first-game = eerste spel
imperial-steam-setup-standard = met een opstellingskaart
imperial-steam-setup-random = helemaal willekeurig
imperial-steam-option-layout = Opstellingskaart
imperial-steam-layout-drawn = getrokken
imperial-steam-layout-L1 = indeling 1
imperial-steam-layout-L2 = indeling 2
imperial-steam-layout-L3 = indeling 3
imperial-steam-layout-L4 = indeling 4
imperial-steam-layout-L5 = indeling 5
imperial-steam-option-b-cards = Niveau van de Automa
imperial-steam-b-cards-none = makkelijk: geen moeilijkere kaart (B)
imperial-steam-b-cards-one-drawn = één moeilijkere kaart, getrokken
imperial-steam-b-cards-two-drawn = twee moeilijkere kaarten, getrokken
imperial-steam-b-cards-all = moeilijk: alle kaarten B
imperial-steam-b-cards-chosen = die hieronder gekozen zijn
imperial-steam-option-b-chosen = De moeilijkere kaarten, als je ze kiest
imperial-steam-b-chosen-1 = kaart 1
imperial-steam-b-chosen-2 = kaart 2
imperial-steam-b-chosen-3 = kaart 3
imperial-steam-b-chosen-1-2 = kaarten 1 en 2
imperial-steam-b-chosen-1-3 = kaarten 1 en 3
imperial-steam-b-chosen-2-3 = kaarten 2 en 3
imperial-steam-option-automa-money = Geld van de Automa
imperial-steam-automa-money-normal = zoals gewoonlijk
imperial-steam-automa-money-none-after-bid = niets na het bod
imperial-steam-automa-money-50-more = 50 meer
imperial-steam-automa-money-100-more = 100 meer
imperial-steam-automa-money-150-more = 150 meer
imperial-steam-option-reward-row = De tweede beloning van de Automa telt
imperial-steam-reward-row-fallback = als niets de eerste heeft
imperial-steam-reward-row-lexicographic = bij gelijke stand
imperial-steam-option-automa-order = De Automa bestelt
imperial-steam-automa-order-one-of-each = elke soort om de beurt
imperial-steam-automa-order-first-type = eerst de eerste soort
imperial-steam-option-automa-factories = Goederen op de fabrieken van de Automa
imperial-steam-automa-factories-text = drie
imperial-steam-automa-factories-difficulty = vier met alle B-kaarten
imperial-steam-option-slot-cities = Steden die voor zijn voorwaarden tellen
imperial-steam-slot-cities-buildable = waar hij naartoe kan bouwen
imperial-steam-slot-cities-adjacent = alle naast zijn netwerk
imperial-steam-option-new-workers = Aangeworven arbeiders zijn inzetbaar
imperial-steam-new-workers-ready = meteen
imperial-steam-new-workers-next-round = vanaf de volgende ronde
imperial-steam-data-cities = steden
imperial-steam-data-links = verbindingen
imperial-steam-data-tiles = stadstegels
imperial-steam-data-hubs = knooppunten
imperial-steam-data-growth-tiles = groeitegels
imperial-steam-data-setup-cards = opstellingskaarten
imperial-steam-data-layouts = indelingen
imperial-steam-data-contracts = contracten
imperial-steam-data-railway-cards = staatsspoorkaarten
imperial-steam-data-boards = borden
imperial-steam-data-action-cards = actiekaarten
imperial-steam-data-decision-cards = beslissingskaarten
imperial-steam-score-cash = Geld
imperial-steam-score-Semmering = Semmering
imperial-steam-score-keys = Sleutels
imperial-steam-score-contracts = Contracten
imperial-steam-score-investors = Investeerders
imperial-steam-tie-influence = Invloed
imperial-steam-tie-place-in-the-column = Plaats in de kolom

## Things
is-good-wood = hout
is-good-stone = steen
is-good-iron = ijzer
is-good-coal = steenkool
is-hub-bronze = bronzen
is-hub-green = groene
is-hub-white = witte
is-hub-blue = blauwe
is-hub-at = { $city } (het { $hub } knooppunt)
is-hub-called = het { $hub } knooppunt
is-terrain-plain = vlakte
is-terrain-tunnel = tunnel
is-terrain-bridge = brug
is-engineer-orange = tunnelingenieur
is-engineer-grey = brugingenieur
is-amount = { $count } { $good }
is-gulden = { $count } gulden
is-tile-tracks = Spoor bouwen
is-tile-station = Station bouwen
is-tile-factory = Fabriek bouwen
is-tile-produce = Goederen maken
is-tile-buy = Goederen kopen
is-tile-order = Goederen bestellen
is-tile-hire = Aanwerven
is-tile-engine = Locomotief
is-tile-contract = Contract nemen
is-tile-donate = Schenken
is-tile-collect = Innen
is-tile-tracks-what = Een of twee verbindingen, met goederen en arbeiders
is-tile-station-what = Een station in een stad van je netwerk
is-tile-factory-what = Een fabriek op een lege plaats van je netwerk
is-tile-produce-what = Een goed van elk van je fabrieken
is-tile-buy-what = Een of twee goederen van de markt, meteen
is-tile-order-what = Goederen die volgende ronde aankomen
is-tile-hire-what = Arbeiders of een ingenieur van een knooppunt dat niet boven je invloed staat
is-tile-engine-what = Een nieuwe locomotief, of een sterkere
is-tile-contract-what = Een contract uit het aanbod
is-tile-donate-what = Geld voor invloed
is-tile-collect-what = Een beetje geld

## What it costs and brings
is-costs = kost { $what }
is-brings = brengt { $what }
is-gets = { $seat } krijgt { $money }
is-next-round = { $goods } volgende ronde
is-workers-of = { $count ->
    [one] een arbeider van niveau { $levels }
   *[other] arbeiders { $levels }
}
is-token = zakenfiche { $value }
is-influence-of = { $count } invloed
is-share-steps = { $count ->
    [one] 1 aandelenstap
   *[other] { $count } aandelenstappen
}{ $value ->
    [0] {""}
   *[other] , een aandeel is dan { $value } waard
}
is-investor-takes = een investeerder meer die op het einde meedeelt
is-income-of = { $count } inkomen per ronde
is-key-worth = een sleutel, nu { $count } waard
is-room-of = plaats voor { $count ->
    [one] 1 goed
   *[other] { $count } goederen
}
is-stock-of = { $count ->
    [one] 1 goed
   *[other] { $count } goederen
} op de fabriek
is-semmering = de Semmeringfiche
is-goal = Triëst

## The boards
is-map = Kaart van Wenen tot Triëst
is-map-keys = Pijltjestoetsen gaan van stad naar stad, N gaat naar de volgende stad of verbinding die je mag kiezen, Enter kiest ze, R wisselt de arbeiders, Escape stopt.
is-legend = Een verbinding kost
is-boards = Borden
is-boards-close = Sluiten
is-market = Markt en fabrieken
is-worker-board = Arbeidersbord
is-contracts = { $count ->
    [one] 1 contract in het aanbod
   *[other] { $count } contracten in het aanbod
}
is-in-market = { $count } op de markt
is-good-costs = nu { $price } gulden, { $order } op bestelling
is-none-left = er is er geen meer
is-factories-left = { $count ->
    [one] 1 fabriek
   *[other] { $count } fabrieken
} aan { $price }
is-delivery-pays = een levering brengt { $value } op
is-delivery-key = een levering brengt een sleutel op
is-no-workers = geen arbeiders meer
is-worker-costs = een arbeider voor { $price }
is-tunnel-costs = een tunnelingenieur voor { $price }
is-bridge-costs = een brugingenieur voor { $price }
is-space-filled = { $good } (gedaan)
is-contract-pays = brengt { $pays } op, of kost { $penalty }
is-contract-for = { $goods } ({ $pays })
is-tiles = Actietegels
is-hands-of = { $count ->
    [one] 1 hand
   *[other] { $count } handen
} van { $seat }
is-repeat = Nog eens: kost { $count } invloed
is-not-now = Nu niet mogelijk
is-rounds = Rondespoor
is-round-n = Ronde { $round }
is-round-hands = { $count } handen
is-round-shipment = bestel hoogstens { $count } goederen
is-round-engine = locomotieven van niveau { $level } (nog { $left })
is-round-goods = naar de markt: { $goods }
is-order = Beurtvolgorde: { $seats }
is-influence = Invloedsspoor
is-column = Kolom { $column }
is-bid-column = Bied op kolom { $column }: { $cost } gulden

## The decision
is-another-action = een andere actie
is-tracks-hint = Kies een verbinding op de kaart of hier.
is-tracks-turn = Het muiswiel of R wisselt de arbeiders.
is-acted = Nevenacties, of het einde van de beurt
is-end-turn = Beurt beëindigen
is-turn-hint-first = Leg een hand op een actietegel, of wijs een verbinding of stad op de kaart aan.
is-pass = Passen: de hand doet niets
is-more-track = Een tweede verbinding?
is-more-station = In welke stad?
is-more-factory = Welke, en waar?
is-more-produce = Er is geen plaats voor alles.
is-more-buy = Nog een goed?
is-more-order = Meer goederen?
is-more-hire = Nog een arbeider?
is-more-engine = Welke?
is-more-contract = Welk?
is-more-donate = Hoeveel?
is-bid-hint = Iedereen kiest in het geheim een kolom van het invloedsspoor en betaalt { $price } gulden per stap. Wie vooraan staat, speelt eerst.
is-minors = Altijd in je beurt
is-minor-deliver = Een goed leveren ({ $count } mogelijkheden) …
is-minor-assign = Een fabriek op een contract leggen ({ $count } mogelijkheden) …
is-minor-token = Een zakenfiche gebruiken ({ $count } mogelijkheden) …
is-minor-sell = Een aandeel verkopen
is-minor-flip = Een wagon omdraaien
is-discard = Goederen weggooien …
is-build-it = Bouwen
is-other-way = Anders betalen
is-other-workers = Andere arbeiders
is-or-with = of met
is-with-workers = { $count ->
    [one] Met een arbeider van niveau { $levels }
   *[other] Met arbeiders { $levels }
}
is-turn-hint = { $way } van { $ways }: muiswiel of R
is-spares = spaart
is-narrow-brief = Dan plaats voor { $room }
is-narrow = Dan is er in totaal plaats voor { $room ->
    [one] 1 goed
   *[other] { $room } goederen
}: te weinig voor een tunnel.

## One's own railway
is-railway = Spoorweg
is-railway-head = Jouw spoorweg: { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
}, { $room ->
    [0] geen plaats voor meer goederen
    [one] plaats voor nog 1 goed
   *[other] plaats voor nog { $room } goederen
}
is-train = Trein met een locomotief van niveau { $level }
is-car-with = Goederenwagon met { $good }
is-car-empty = Lege goederenwagon
is-car-passenger = Reizigerswagon
is-car-sealed = Verzegelde wagon
is-storage = Opslag van de stations
is-shelf-empty = Vrije plaats
is-landing = Op de loskade: { $goods }
is-workers = Arbeiders
is-worker-ready = Arbeider van niveau { $level }, klaar
is-worker-used = Arbeider van niveau { $level }, ingezet
is-engineer-tunnel = Tunnelingenieur
is-engineer-bridge = Brugingenieur
is-share-words = Een aandeel is { $value } waard; verkocht tot nu toe: { $investors }
is-piece = Fabriek voor { $good }, op geen contract

## Everybody
is-points-now = { $points } als het nu afgelopen was
is-money-has = { $money } gulden
is-influence-at = Invloed: kolom { $column }
is-hands-left = Nog { $count ->
    [one] 1 hand
   *[other] { $count } handen
}
is-automa-goods = { $count } goederen van om het even welke soort
is-income-has = { $income } inkomen per ronde
is-workers-has = { $count } arbeiders, en { $working } in fabrieken
is-cities-has = { $count ->
    [one] 1 stad
   *[other] { $count } steden
} in het netwerk
is-key-value = Een sleutel, nu { $value } waard
is-contracts-has = { $full } van { $count } contracten vervuld
is-trains-has = Locomotieven: { $levels }
is-passengers-has = { $count ->
    [one] 1 reizigerswagon
   *[other] { $count } reizigerswagons
}
is-sealed-has = { $count ->
    [one] 1 verzegelde wagon
   *[other] { $count } verzegelde wagons
}
is-automa-cards = Kaarten { $action } en { $decision }
is-round-of = Ronde { $round } van { $rounds }; beurtvolgorde: { $seats }
is-set-up = Opstelling

## The Automa's cards
is-action-card = Actiekaart { $card }
is-decision-card = Beslissingskaart { $card }
is-otherwise = Zo niet: ga naar kader { $slot }
is-measure-money = Gulden
is-measure-goods = Goederen
is-measure-workers = Arbeiders
is-measure-factories = Werkende fabrieken
is-measure-unassigned = Fabrieken op geen contract
is-measure-slots = Lege fabrieksplaatsen
is-measure-slot-cities = Steden met plaatsen, één spoor ver
is-measure-landing = Goederen op de loskade
is-measure-hubs = Knooppunten waar hij kan aanwerven
is-measure-goal = Triëst bereikt
is-effect-tracks = { $amount ->
    [one] Bouw 1 spoor
   *[other] Bouw { $amount } sporen
}
is-effect-most-slots = Bouw een spoor naar de meeste plaatsen
is-effect-towards = Bouw een spoor richting Triëst
is-effect-factory = Bouw een fabriek
is-effect-hire = Werf { $amount ->
    [one] 1 arbeider
   *[other] { $amount } arbeiders
} aan
is-effect-produce = Maak goederen
is-effect-order = Bestel goederen
is-effect-buy = Koop { $amount ->
    [one] 1 goed
   *[other] { $amount } goederen
}
is-effect-special = Speciaal: deel T-E
is-effect-influence = Krijg { $amount } invloed
is-effect-contract = Neem een contract
is-effect-goods = { $count } goederen
is-effect-goods-extra = { $count } goederen, { $extra } extra met een tunnel of brug
is-reward-slots = meeste plaatsen
is-reward-influence = meeste invloed
is-te = { $contract } of meer fabrieken op geen contract: een contract; anders { $influence } invloed

## Charts
is-chart-money = Geld
is-chart-influence = Invloed
is-chart-shares = Waarde van een aandeel
is-chart-network = Steden in het netwerk

## Choices
is-choice-pass = Passen
is-choice-end = Beurt beëindigen
is-choice-done = Niets meer
is-choice-factory = { $good }, { $city }
is-choice-hire = een arbeider, { $hub }
is-choice-engineer = { $engineer }, { $hub }
is-choice-engine = Nieuwe locomotief van niveau { $what }
is-choice-upgrade = Sterkere locomotief, { $what }
is-choice-donate = { $count } invloed
is-choice-workers = { $count ->
    [one] Een arbeider van niveau { $what }
   *[other] Arbeiders { $what }
}
is-choice-worker = Arbeider van niveau { $what }
is-choice-spare = { $good } sparen
is-choice-sell = Een aandeel verkopen
is-choice-deliver = { $good } leveren aan { $hub }
is-choice-token-influence = Zakenfiche { $value } voor invloed
is-choice-token-shares = Zakenfiche { $value } voor aandelen
is-choice-flip = Goederenwagon wordt reizigerswagon, voorgoed
is-choice-assign = Fabriek voor { $good } op het contract voor { $contract }
is-choice-discard = { $good } weggooien

## Moves
is-move-bid = biedt op kolom { $column }
is-move-bid-secret = biedt in het geheim
is-move-hand = legt een hand: { $tile }
is-move-pass = past
is-move-end = beëindigt de beurt
is-move-done = doet niets meer
is-move-build = bouwt { $what }
is-move-workers = { $count ->
    [one] stuurt een arbeider van niveau { $what }
   *[other] stuurt arbeiders { $what }
}
is-move-spare = spaart { $good }
is-move-station = bouwt een station in { $what }
is-move-factory = bouwt een fabriek voor { $good } in { $city }
is-move-worker = met een arbeider van niveau { $what }
is-move-take = neemt { $good }
is-move-buy = koopt { $good }
is-move-order = bestelt { $good }
is-move-hire = werft een arbeider aan: { $hub }
is-move-engineer = werft een { $engineer } aan: { $hub }
is-move-engine = koopt een locomotief van niveau { $what }
is-move-upgrade = versterkt een locomotief, { $what }
is-move-contract = neemt het contract voor { $what }
is-move-donate = schenkt voor { $count } invloed
is-move-sell = verkoopt een aandeel
is-move-deliver = levert { $good } aan { $hub }
is-move-token-influence = gebruikt zakenfiche { $value } voor invloed
is-move-token-shares = gebruikt zakenfiche { $value } voor aandelen
is-move-flip = maakt van een goederenwagon een reizigerswagon
is-move-assign = legt een fabriek voor { $good } op het contract voor { $contract }
is-move-discard = gooit { $good } weg
is-move-slot = voert kader { $slot } van zijn kaart uit
is-move-slot-none = kan niets uitvoeren
is-move-card = de Automa trekt actiekaart { $what }
is-move-decision = de Automa trekt beslissingskaart { $what }
is-move-join = actiekaart { $what } komt erbij
is-move-join-decision = beslissingskaart { $what } komt erbij
is-move-brown = staatsspoorkaart van de Automa: { $what }
is-move-setup = opstellingskaart { $what }
is-move-hub = het { $hub } knooppunt is { $city }
is-move-tile = { $city } krijgt tegel { $tile }
is-move-column = het { $hub } knooppunt begint in kolom { $column }
is-move-growth = het { $hub } knooppunt krijgt groeitegel { $tile }
is-move-crown = een kroon op { $what }
is-move-shipment = een vrachttegel van { $what }
is-move-refill = { $good } voor een latere ronde
is-move-reveal = een contract wordt aangeboden: { $what }
is-move-stand = { $seat } staat als volgende
