### Textes d'Imperial Steam.

about-imperial-steam = Construisez un chemin de fer de Vienne à Trieste : des ouvriers et des marchandises pour les voies, des usines pour les pôles, des parts pour l'argent, et de l'influence pour jouer en premier.
kind-name-automa = Automa

imperial-steam-edition-first = Première édition
imperial-steam-option-setup = Mise en place
imperial-steam-setup-first-game = première partie
imperial-steam-setup-standard = avec une carte de mise en place
imperial-steam-setup-random = tout au hasard
imperial-steam-option-layout = Carte de mise en place
imperial-steam-layout-drawn = tirée
imperial-steam-layout-L1 = disposition 1
imperial-steam-layout-L2 = disposition 2
imperial-steam-layout-L3 = disposition 3
imperial-steam-layout-L4 = disposition 4
imperial-steam-layout-L5 = disposition 5
imperial-steam-option-b-cards = Niveau de l'Automa
imperial-steam-b-cards-none = facile : aucune carte plus difficile (B)
imperial-steam-b-cards-one-drawn = une carte plus difficile, tirée
imperial-steam-b-cards-two-drawn = deux cartes plus difficiles, tirées
imperial-steam-b-cards-all = difficile : toutes les cartes B
imperial-steam-b-cards-chosen = celles choisies plus bas
imperial-steam-option-b-chosen = Les cartes plus difficiles, si on les choisit
imperial-steam-b-chosen-1 = carte 1
imperial-steam-b-chosen-2 = carte 2
imperial-steam-b-chosen-3 = carte 3
imperial-steam-b-chosen-1-2 = cartes 1 et 2
imperial-steam-b-chosen-1-3 = cartes 1 et 3
imperial-steam-b-chosen-2-3 = cartes 2 et 3
imperial-steam-option-automa-money = Argent de l'Automa
imperial-steam-automa-money-normal = comme d'habitude
imperial-steam-automa-money-none-after-bid = aucun après l'enchère
imperial-steam-automa-money-50-more = 50 de plus
imperial-steam-automa-money-100-more = 100 de plus
imperial-steam-automa-money-150-more = 150 de plus
imperial-steam-option-reward-row = La deuxième récompense de l'Automa compte
imperial-steam-reward-row-fallback = si rien n'a la première
imperial-steam-reward-row-lexicographic = en cas d'égalité
imperial-steam-option-automa-order = L'Automa commande
imperial-steam-automa-order-one-of-each = chaque type à tour de rôle
imperial-steam-automa-order-first-type = d'abord le premier type
imperial-steam-option-automa-factories = Marchandises sur les usines de l'Automa
imperial-steam-automa-factories-text = trois
imperial-steam-automa-factories-difficulty = quatre avec toutes les cartes B
imperial-steam-option-slot-cities = Villes qui comptent pour ses conditions
imperial-steam-slot-cities-buildable = où il peut construire
imperial-steam-slot-cities-adjacent = toutes celles à côté de son réseau
imperial-steam-option-new-workers = Les ouvriers embauchés servent
imperial-steam-new-workers-ready = tout de suite
imperial-steam-new-workers-next-round = dès la manche suivante
imperial-steam-data-cities = villes
imperial-steam-data-links = liaisons
imperial-steam-data-tiles = tuiles de ville
imperial-steam-data-hubs = pôles
imperial-steam-data-growth-tiles = tuiles de croissance
imperial-steam-data-setup-cards = cartes de mise en place
imperial-steam-data-layouts = dispositions
imperial-steam-data-contracts = contrats
imperial-steam-data-railway-cards = cartes du chemin de fer de l'État
imperial-steam-data-boards = plateaux
imperial-steam-data-action-cards = cartes d'action
imperial-steam-data-decision-cards = cartes de décision
imperial-steam-score-cash = Argent
imperial-steam-score-Semmering = Semmering
imperial-steam-score-keys = Clés
imperial-steam-score-contracts = Contrats
imperial-steam-score-investors = Investisseurs
imperial-steam-tie-influence = Influence
imperial-steam-tie-place-in-the-column = Place dans la colonne

## Things
is-good-wood = bois
is-good-stone = pierre
is-good-iron = fer
is-good-coal = charbon
is-hub-bronze = bronze
is-hub-green = vert
is-hub-white = blanc
is-hub-blue = bleu
is-hub-at = { $city } (pôle { $hub })
is-hub-called = le pôle { $hub }
is-terrain-plain = plaine
is-terrain-tunnel = tunnel
is-terrain-bridge = pont
is-engineer-orange = ingénieur des tunnels
is-engineer-grey = ingénieur des ponts
is-amount = { $count } { $good }
is-gulden = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
is-tile-tracks = Construire des voies
is-tile-station = Construire une gare
is-tile-factory = Construire une usine
is-tile-produce = Produire
is-tile-buy = Acheter
is-tile-order = Commander
is-tile-hire = Embaucher
is-tile-engine = Locomotive
is-tile-contract = Prendre un contrat
is-tile-donate = Faire un don
is-tile-collect = Encaisser
is-tile-tracks-what = Une ou deux liaisons, avec marchandises et ouvriers
is-tile-station-what = Une gare dans une ville de votre réseau
is-tile-factory-what = Une usine sur un emplacement libre de votre réseau
is-tile-produce-what = Une marchandise de chacune de vos usines
is-tile-buy-what = Une ou deux marchandises du marché, tout de suite
is-tile-order-what = Des marchandises qui arrivent à la manche suivante
is-tile-hire-what = Des ouvriers ou un ingénieur d'un pôle qui n'est pas au-dessus de votre influence
is-tile-engine-what = Une nouvelle locomotive, ou une plus forte
is-tile-contract-what = Un contrat parmi ceux exposés
is-tile-donate-what = De l'argent contre de l'influence
is-tile-collect-what = Un peu d'argent

## What it costs and brings
is-costs = coûte { $what }
is-brings = rapporte { $what }
is-gets = { $seat } reçoit { $money }
is-next-round = { $goods } à la manche suivante
is-workers-of = { $count ->
    [one] un ouvrier de niveau { $levels }
   *[other] ouvriers { $levels }
}
is-token = jeton d'affaires { $value }
is-influence-of = { $count } d'influence
is-share-steps = { $count ->
    [one] { $count } cran de la part
   *[other] { $count } crans de la part
}{ $value ->
    [0] {""}
   *[other] , une part vaut alors { $value }
}
is-investor-takes = un investisseur de plus à payer à la fin
is-income-of = { $count } de revenu par manche
is-key-worth = une clé, qui vaut { $count } maintenant
is-room-of = place pour { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
is-stock-of = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
} sur l'usine
is-semmering = le jeton Semmering
is-goal = Trieste

## The boards
is-map = Carte de Vienne à Trieste
is-map-keys = Les flèches vont de ville en ville, N va à la prochaine ville ou liaison que vous pouvez choisir, Entrée la choisit, R change les ouvriers, Échap abandonne.
is-legend = Une liaison coûte
is-boards = Plateaux
is-boards-close = Fermer
is-market = Marché et usines
is-worker-board = Plateau des ouvriers
is-contracts = { $count ->
    [one] { $count } contrat exposé
   *[other] { $count } contrats exposés
}
is-in-market = { $count } au marché
is-good-costs = { $price } florins tout de suite, { $order } sur commande
is-none-left = il n'y en a plus
is-factories-left = { $count ->
    [one] { $count } usine
   *[other] { $count } usines
} à { $price }
is-delivery-pays = une livraison rapporte { $value }
is-delivery-key = une livraison rapporte une clé
is-no-workers = plus d'ouvriers
is-worker-costs = un ouvrier pour { $price }
is-tunnel-costs = un ingénieur des tunnels pour { $price }
is-bridge-costs = un ingénieur des ponts pour { $price }
is-space-filled = { $good } (fait)
is-contract-pays = rapporte { $pays }, ou coûte { $penalty }
is-contract-for = { $goods } ({ $pays })
is-tiles = Tuiles d'action
is-hands-of = { $count ->
    [one] { $count } main
   *[other] { $count } mains
} de { $seat }
is-repeat = Encore une fois : coûte { $count } d'influence
is-not-now = Pas possible maintenant
is-rounds = Piste des manches
is-round-n = Manche { $round }
is-round-hands = { $count } mains
is-round-shipment = commander jusqu'à { $count } marchandises
is-round-engine = locomotives de niveau { $level } (il en reste { $left })
is-round-goods = au marché : { $goods }
is-order = Ordre du tour : { $seats }
is-influence = Piste d'influence
is-column = Colonne { $column }
is-bid-column = Enchérir pour la colonne { $column } : { $cost } florins

## The decision
is-another-action = une autre action
is-tracks-hint = Choisissez une liaison sur la carte ou ici.
is-tracks-turn = La molette ou R change les ouvriers.
is-acted = Actions mineures, ou la fin du tour
is-end-turn = Finir le tour
is-turn-hint-first = Posez une main sur une tuile d'action, ou pointez une liaison ou une ville de la carte.
is-pass = Passer : la main ne fait rien
is-more-track = Une deuxième liaison ?
is-more-station = Dans quelle ville ?
is-more-factory = Laquelle, et où ?
is-more-produce = Il n'y a pas de place pour tout.
is-more-buy = Une autre marchandise ?
is-more-order = D'autres marchandises ?
is-more-hire = Un autre ouvrier ?
is-more-engine = Laquelle ?
is-more-contract = Lequel ?
is-more-donate = Combien ?
is-bid-hint = Chacun choisit en secret une colonne de la piste d'influence et paie { $price } florins par cran. Qui est devant joue en premier.
is-minors = À tout moment de votre tour
is-minor-deliver = Livrer une marchandise ({ $count } possibilités) …
is-minor-assign = Poser une usine sur un contrat ({ $count } possibilités) …
is-minor-token = Utiliser un jeton d'affaires ({ $count } possibilités) …
is-minor-sell = Vendre une part
is-minor-flip = Retourner un wagon
is-discard = Jeter des marchandises …
is-build-it = Construire
is-other-way = Payer autrement
is-other-workers = D'autres ouvriers
is-or-with = ou avec
is-with-workers = { $count ->
    [one] Avec un ouvrier de niveau { $levels }
   *[other] Avec les ouvriers { $levels }
}
is-turn-hint = { $way } sur { $ways } : molette ou R
is-spares = épargne
is-narrow-brief = Place pour { $room } ensuite
is-narrow = Il y aura alors place pour { $room ->
    [one] { $room } marchandise
   *[other] { $room } marchandises
} en tout : trop peu pour un tunnel.

## One's own railway
is-railway = Réseau
is-railway-head = Votre réseau : { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}, { $room ->
    [0] plus de place pour des marchandises
    [one] place pour { $room } marchandise de plus
   *[other] place pour { $room } marchandises de plus
}
is-train = Train avec une locomotive de niveau { $level }
is-car-with = Wagon de marchandises avec { $good }
is-car-empty = Wagon de marchandises vide
is-car-passenger = Voiture de voyageurs
is-car-sealed = Wagon scellé
is-storage = Réserve des gares
is-shelf-empty = Place libre
is-landing = Au quai : { $goods }
is-workers = Ouvriers
is-worker-ready = Ouvrier de niveau { $level }, prêt
is-worker-used = Ouvrier de niveau { $level }, employé
is-engineer-tunnel = Ingénieur des tunnels
is-engineer-bridge = Ingénieur des ponts
is-share-words = Une part vaut { $value } ; vendues jusqu'ici : { $investors }
is-piece = Usine ({ $good }), sur aucun contrat

## Everybody
is-points-now = { $points } si la partie finissait maintenant
is-money-has = { $money } florins
is-influence-at = Influence : colonne { $column }
is-hands-left = Encore { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
is-automa-goods = { $count } marchandises de n'importe quel type
is-income-has = { $income } de revenu par manche
is-workers-has = { $count } ouvriers, et { $working } dans les usines
is-cities-has = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
} dans le réseau
is-key-value = Une clé, qui vaut { $value } maintenant
is-contracts-has = { $full } contrats remplis sur { $count }
is-trains-has = Locomotives : { $levels }
is-passengers-has = { $count ->
    [one] { $count } voiture de voyageurs
   *[other] { $count } voitures de voyageurs
}
is-sealed-has = { $count ->
    [one] { $count } wagon scellé
   *[other] { $count } wagons scellés
}
is-automa-cards = Cartes { $action } et { $decision }
is-round-of = Manche { $round } sur { $rounds } ; ordre du tour : { $seats }
is-set-up = Mise en place

## The Automa's cards
is-action-card = Carte d'action { $card }
is-decision-card = Carte de décision { $card }
is-otherwise = Sinon : aller au cadre { $slot }
is-measure-money = Florins
is-measure-goods = Marchandises
is-measure-workers = Ouvriers
is-measure-factories = Usines actives
is-measure-unassigned = Usines sur aucun contrat
is-measure-slots = Emplacements d'usine libres
is-measure-slot-cities = Villes avec emplacements, à une voie
is-measure-landing = Marchandises au quai
is-measure-hubs = Pôles où il peut embaucher
is-measure-goal = Trieste atteinte
is-effect-tracks = { $amount ->
    [one] Construire { $amount } voie
   *[other] Construire { $amount } voies
}
is-effect-most-slots = Une voie vers le plus d'emplacements
is-effect-towards = Une voie en direction de Trieste
is-effect-factory = Construire une usine
is-effect-hire = Embaucher { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
}
is-effect-produce = Produire
is-effect-order = Commander
is-effect-buy = Acheter { $amount ->
    [one] { $amount } marchandise
   *[other] { $amount } marchandises
}
is-effect-special = Action spéciale : section T-E
is-effect-influence = Gagner { $amount } d'influence
is-effect-contract = Prendre un contrat
is-effect-goods = { $count } marchandises
is-effect-goods-extra = { $count } marchandises, { $extra } de plus avec un tunnel ou un pont
is-reward-slots = le plus d'emplacements
is-reward-influence = le plus d'influence
is-te = { $contract } usines ou plus sur aucun contrat : un contrat ; sinon { $influence } d'influence

## Charts
is-chart-money = Argent
is-chart-influence = Influence
is-chart-shares = Valeur d'une part
is-chart-network = Villes du réseau

## Choices
is-choice-pass = Passer
is-choice-end = Finir le tour
is-choice-done = C'est tout
is-choice-factory = { $good }, { $city }
is-choice-hire = un ouvrier, { $hub }
is-choice-engineer = { $engineer }, { $hub }
is-choice-engine = Nouvelle locomotive de niveau { $what }
is-choice-upgrade = Locomotive plus forte, { $what }
is-choice-donate = { $count } d'influence
is-choice-workers = { $count ->
    [one] Un ouvrier de niveau { $what }
   *[other] Ouvriers { $what }
}
is-choice-worker = Ouvrier de niveau { $what }
is-choice-spare = Épargner : { $good }
is-choice-sell = Vendre une part
is-choice-deliver = Livrer à { $hub } : { $good }
is-choice-token-influence = Jeton d'affaires { $value } pour l'influence
is-choice-token-shares = Jeton d'affaires { $value } pour les parts
is-choice-flip = Faire d'un wagon de marchandises une voiture de voyageurs, pour toujours
is-choice-assign = Usine ({ $good }) sur le contrat : { $contract }
is-choice-discard = Jeter : { $good }

## Moves
is-move-bid = enchérit pour la colonne { $column }
is-move-bid-secret = enchérit en secret
is-move-hand = pose une main : { $tile }
is-move-pass = passe
is-move-end = finit le tour
is-move-done = ne fait plus rien
is-move-build = construit { $what }
is-move-workers = { $count ->
    [one] envoie un ouvrier de niveau { $what }
   *[other] envoie les ouvriers { $what }
}
is-move-spare = épargne : { $good }
is-move-station = construit une gare : { $what }
is-move-factory = construit une usine ({ $good }) : { $city }
is-move-worker = avec un ouvrier de niveau { $what }
is-move-take = prend : { $good }
is-move-buy = achète : { $good }
is-move-order = commande : { $good }
is-move-hire = embauche un ouvrier : { $hub }
is-move-engineer = embauche un { $engineer } : { $hub }
is-move-engine = achète une locomotive de niveau { $what }
is-move-upgrade = renforce une locomotive, { $what }
is-move-contract = prend le contrat : { $what }
is-move-donate = fait un don pour { $count } d'influence
is-move-sell = vend une part
is-move-deliver = livre ({ $good }) : { $hub }
is-move-token-influence = utilise le jeton d'affaires { $value } pour l'influence
is-move-token-shares = utilise le jeton d'affaires { $value } pour les parts
is-move-flip = fait d'un wagon de marchandises une voiture de voyageurs
is-move-assign = pose une usine ({ $good }) sur le contrat : { $contract }
is-move-discard = jette : { $good }
is-move-slot = exécute le cadre { $slot } de sa carte
is-move-slot-none = ne peut rien exécuter
is-move-card = l'Automa tire la carte d'action { $what }
is-move-decision = l'Automa tire la carte de décision { $what }
is-move-join = la carte d'action { $what } s'ajoute
is-move-join-decision = la carte de décision { $what } s'ajoute
is-move-brown = carte du chemin de fer de l'État de l'Automa : { $what }
is-move-setup = carte de mise en place { $what }
is-move-hub = le pôle { $hub } est { $city }
is-move-tile = { $city } reçoit la tuile { $tile }
is-move-column = le pôle { $hub } commence à la colonne { $column }
is-move-growth = le pôle { $hub } reçoit la tuile de croissance { $tile }
is-move-crown = une couronne sur { $what }
is-move-shipment = une tuile d'expédition de { $what }
is-move-refill = pour une manche suivante : { $good }
is-move-reveal = un contrat est exposé : { $what }
is-move-stand = { $seat } se place ensuite
