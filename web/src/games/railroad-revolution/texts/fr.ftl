### Les textes de Railroad Revolution.

about-railroad-revolution = Les États-Unis de 1860 : poser des rails jusqu’au Pacifique, construire des gares et des bureaux de télégraphe, faire rouler des trains et promouvoir des ouvriers pour des jalons.

railroad-revolution-edition-expansion = Avec Railroad Evolution
railroad-revolution-edition-base = Jeu de base
railroad-revolution-option-level = Difficulté du Mautoma
railroad-revolution-level-1 = 1 : facile
railroad-revolution-level-2 = 2 : normal
railroad-revolution-level-3 = 3 : difficile
railroad-revolution-option-columns = Les colonnes virtuelles suivent
railroad-revolution-columns-geo = la carte
railroad-revolution-columns-level = les niveaux
railroad-revolution-option-slot-bonus = Un commerce rapporte au Mautoma
railroad-revolution-slot-bonus-cumulative = les bonus des emplacements occupés
railroad-revolution-slot-bonus-single = le bonus du nouvel emplacement
railroad-revolution-option-too-far = Si la cible est trop loin, le Mautoma mesure depuis
railroad-revolution-too-far-city = sa ville choisie
railroad-revolution-too-far-network = tout son réseau
railroad-revolution-option-reward-piece = Un Mautoma utilise la pièce d’une tuile de récompense
railroad-revolution-reward-piece-last = en dernier
railroad-revolution-reward-piece-first = en premier
railroad-revolution-option-telegraph-sections = Sections de la ligne de télégraphe de l’extension
railroad-revolution-telegraph-sections-7 = sept
railroad-revolution-telegraph-sections-8 = huit
railroad-revolution-option-neutral-3p = Pièces neutres à trois joueurs
railroad-revolution-neutral-3p-some = quelques-unes
railroad-revolution-neutral-3p-none = aucune
railroad-revolution-neutral-3p-as-two = comme à deux
railroad-revolution-option-milestone-spots = Ouvriers des jalons B
railroad-revolution-milestone-spots-listed = ceux de la liste
railroad-revolution-milestone-spots-one-in-b = un seul
railroad-revolution-option-deal-order = Une affaire est d’abord proposée
railroad-revolution-deal-order-active-first = à qui l’a déclenchée
railroad-revolution-deal-order-next-first = au joueur suivant
railroad-revolution-data-cities = villes
railroad-revolution-data-links = liaisons
railroad-revolution-data-city-tiles = tuiles de ville
railroad-revolution-data-sections = sections du télégraphe
railroad-revolution-data-gaps = intervalles de la ligne de télégraphe
railroad-revolution-data-telegraph-tiles = tuiles de télégraphe
railroad-revolution-data-trains = trains
railroad-revolution-data-milestones = jalons
railroad-revolution-data-deals = affaires
railroad-revolution-data-setup-tiles = tuiles de mise en place
railroad-revolution-data-base-tracks = pistes du jeu de base
railroad-revolution-data-performance-track = piste de performance
railroad-revolution-data-performance-tiles = tuiles de performance
railroad-revolution-data-reward-tiles = tuiles de récompense
railroad-revolution-data-wagons = wagons
railroad-revolution-data-wagon-spots = cases des wagons
railroad-revolution-data-cards = cartes du Mautoma
railroad-revolution-data-playmat = tapis
railroad-revolution-data-values = valeurs
railroad-revolution-score-milestones = Jalons
railroad-revolution-score-trains = Trains
railroad-revolution-score-performance = Performance
railroad-revolution-score-telegraph = Télégraphe
railroad-revolution-tie-money-and-shares = Argent et parts
railroad-revolution-tie-completed-milestones = Jalons achevés

## Things
rr-worker-white = ouvrier blanc
rr-worker-purple = contremaître violet
rr-worker-orange = comptable orange
rr-worker-grey = négociateur gris
rr-worker-turquoise = ingénieur turquoise
rr-worker-on-board = { $worker } sur le plateau
rr-worker-count = { $worker } : { $count } à placer
rr-worker-both = { $worker } : { $ready } à placer, { $used } sur le plateau
rr-action-station = Gare
rr-action-railroad = Chemin de fer
rr-action-telegraph = Télégraphe
rr-action-trade = Commerce
rr-action-station-what = dans une ville reliée, à son prix
rr-action-railroad-what = jusqu’à deux rails pour ${ $price }
rr-action-telegraph-what = un bureau, pour des parts
rr-action-trade-what = céder une pièce, retourner un train
rr-ability-white-station = promouvoir un ouvrier
rr-ability-white-railroad = promouvoir un ouvrier
rr-ability-white-telegraph = promouvoir un ouvrier
rr-ability-white-trade = promouvoir un ouvrier
rr-ability-purple-station = retourner un train, contre argent
rr-ability-purple-railroad = prendre un train, contre argent
rr-ability-purple-telegraph = échanger un ouvrier
rr-ability-purple-trade = une amélioration de performance
rr-ability-orange-station = la ville ne coûte rien
rr-ability-orange-railroad = de l’argent en retour
rr-ability-orange-telegraph = de l’argent pour les parts
rr-ability-orange-trade = plus d’argent
rr-ability-grey-station = un bonus de première gare de plus
rr-ability-grey-railroad = deux parts
rr-ability-grey-telegraph = un bonus de premier bureau de plus
rr-ability-grey-trade = une offre de l’affaire
rr-ability-turquoise-station = la récompense encore une fois, contre argent
rr-ability-turquoise-railroad = un troisième rail
rr-ability-turquoise-telegraph = le bonus de la tuile, contre argent
rr-ability-turquoise-trade = retourner un train de plus
rr-train-Promoter = Promoteur
rr-train-Paymaster = Payeur
rr-train-Tracklayer = Poseur de rails
rr-train-Recruiter = Recruteur
rr-train-Improver = Améliorateur
rr-title-Plains = Plaines
rr-title-Deal-maker = Homme d’affaires
rr-title-Hills = Collines
rr-title-Highlands = Hauts plateaux
rr-title-Mountains = Montagnes
rr-title-Pioneer = Pionnier
rr-title-Ports = Ports
rr-title-Variety = Diversité
rr-title-Workshops = Ateliers
rr-title-Homeland = Pays natal
rr-title-Board-room = Salle du conseil
rr-title-Directors = Directeurs
rr-title-Rolling-stock = Matériel roulant
rr-title-Freight = Fret
rr-title-Portfolio = Portefeuille
rr-title-Wires = Fils
rr-title-First-call = Premier appel
rr-title-Pacific = Pacifique
rr-title-Coast-to-coast = D’un océan à l’autre
rr-title-Relay = Relais
rr-title-Commerce = Négoce
rr-title-Heartland = Cœur du pays
rr-title-Great-Plains = Grandes Plaines
rr-title-Rocky-Mountains = Montagnes Rocheuses
rr-title-Pacific-Coast = Côte pacifique
rr-title-Best-Line = La meilleure ligne
rr-title-Network = Réseau
rr-title-Efficiency = Efficacité
rr-and = { $first } et { $last }
rr-nothing = rien
rr-vp = { $count } PV
rr-money = ${ $count }
rr-shares = parts
rr-shares-has = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
rr-left = restants : { $count }
rr-used = utilisée
rr-tender = tender
rr-wagon-called = wagon { $name }

## What things give
rr-effect-money = ${ $count }
rr-effect-shares = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
rr-effect-worker = { $worker }
rr-effect-any = un ouvrier spécialisé au choix
rr-effect-train = prendre un train
rr-effect-flip = retourner un train
rr-effect-rail = poser un rail en ne payant que ses triangles
rr-effect-upgrade = une amélioration de performance
rr-effect-exchange = échanger un ouvrier
rr-effect-promote = promouvoir un ouvrier
rr-effect-station = une gare sans payer la ville
rr-effect-start-rail = poser le rail laissé de côté
rr-effect-start-station = le bâtiment laissé de côté comme gare
rr-effect-start-office = le bâtiment laissé de côté comme bureau
rr-effect-line = un autre rail
rr-effect-ability = la capacité de l’ouvrier
rr-effect-first = ${ $price } pour le bonus de première gare à { $city }
rr-effect-tile = un ouvrier contre la tuile de la section { $number }
rr-effect-step = un cran sur une piste de performance
rr-effect-take = une tuile de performance de la rangée { $number }
rr-effect-reward = une tuile de récompense de la rangée { $number }
rr-effect-wagon = un wagon ou un tender
rr-effect-deal = une offre de l’affaire
rr-effect-extra-rail = le rail d’une tuile de récompense
rr-effect-extra-station = la gare d’une tuile de récompense
rr-effect-extra-office = le bureau d’une tuile de récompense
rr-open-ability = { $worker } : { $ability }, ou promouvoir un ouvrier
rr-open-none = pas possible maintenant
rr-open = Encore ouvert, dans n’importe quel ordre
rr-due = doit être pris
rr-hurry = Tout le reste, vite
rr-hurry-what = Prend ce que la plupart prendraient, jusqu’à ce qu’il ne reste rien à faire
rr-done = Terminé
rr-done-leave = Terminé : laisser le reste

## Milestones
rr-need-connected = { $more ->
    [yes] { $count ->
        [one] une ville reliée de niveau { $level } de plus
       *[other] { $count } villes reliées de niveau { $level } de plus
    }
   *[no] { $count ->
        [one] une ville reliée de niveau { $level }
       *[other] { $count } villes reliées de niveau { $level }
    }
}
rr-need-stations = { $more ->
    [yes] { $count ->
        [one] une gare de plus
       *[other] { $count } gares de plus
    }
   *[no] { $count ->
        [one] une gare
       *[other] { $count } gares
    }
}
rr-need-stations-level = { $more ->
    [yes] { $count ->
        [one] une gare de plus dans une ville de niveau { $level }
       *[other] { $count } gares de plus dans des villes de niveau { $level }
    }
   *[no] { $count ->
        [one] une gare dans une ville de niveau { $level }
       *[other] { $count } gares dans des villes de niveau { $level }
    }
}
rr-need-rails-0 = { $more ->
    [yes] { $count ->
        [one] un rail en plaine de plus
       *[other] { $count } rails en plaine de plus
    }
   *[no] { $count ->
        [one] un rail en plaine
       *[other] { $count } rails en plaine
    }
}
rr-need-rails-1 = { $more ->
    [yes] { $count ->
        [one] un rail sur des collines (△) de plus
       *[other] { $count } rails sur des collines (△) de plus
    }
   *[no] { $count ->
        [one] un rail sur des collines (△)
       *[other] { $count } rails sur des collines (△)
    }
}
rr-need-rails-2 = { $more ->
    [yes] { $count ->
        [one] un rail sur de hauts plateaux (△△) de plus
       *[other] { $count } rails sur de hauts plateaux (△△) de plus
    }
   *[no] { $count ->
        [one] un rail sur de hauts plateaux (△△)
       *[other] { $count } rails sur de hauts plateaux (△△)
    }
}
rr-need-rails-3 = { $more ->
    [yes] { $count ->
        [one] un rail en montagne (△△△) de plus
       *[other] { $count } rails en montagne (△△△) de plus
    }
   *[no] { $count ->
        [one] un rail en montagne (△△△)
       *[other] { $count } rails en montagne (△△△)
    }
}
rr-need-deals = { $more ->
    [yes] { $count ->
        [one] un rail sur une affaire de plus
       *[other] { $count } rails sur des affaires de plus
    }
   *[no] { $count ->
        [one] un rail sur une affaire
       *[other] { $count } rails sur des affaires
    }
}
rr-need-offices = { $more ->
    [yes] { $count ->
        [one] un bureau de plus
       *[other] { $count } bureaux de plus
    }
   *[no] { $count ->
        [one] un bureau
       *[other] { $count } bureaux
    }
}
rr-need-gaps = { $more ->
    [yes] { $count ->
        [one] un intervalle de plus entre vos bureaux
       *[other] { $count } intervalles de plus entre vos bureaux
    }
   *[no] { $count ->
        [one] un intervalle entre deux de vos bureaux
       *[other] { $count } intervalles entre vos bureaux
    }
}
rr-need-trains = { $more ->
    [yes] { $count ->
        [one] un train de plus
       *[other] { $count } trains de plus
    }
   *[no] { $count ->
        [one] un train
       *[other] { $count } trains
    }
}
rr-need-ocean = { $more ->
    [yes] { $count ->
        [one] une gare de plus au bord de l’océan
       *[other] { $count } gares de plus au bord de l’océan
    }
   *[no] { $count ->
        [one] une gare au bord de l’océan
       *[other] { $count } gares au bord de l’océan
    }
}
rr-need-levels = { $more ->
    [yes] { $count ->
        [one] une gare d’un autre niveau
       *[other] des gares de { $count } autres niveaux
    }
   *[no] { $count ->
        [one] une gare
       *[other] des gares de { $count } niveaux différents
    }
}
rr-need-first = { $more ->
    [yes] { $count ->
        [one] une première gare de plus
       *[other] { $count } premières gares de plus
    }
   *[no] { $count ->
        [one] une première gare
       *[other] { $count } premières gares
    }
}
rr-need-worker = un { $worker }
rr-need-workers-white = { $count } ouvriers blancs
rr-need-workers-purple = { $count } contremaîtres violets
rr-need-workers-orange = { $count } comptables orange
rr-need-workers-grey = { $count } négociateurs gris
rr-need-workers-turquoise = { $count } ingénieurs turquoise
rr-missing = Il manque : { $what }
rr-missing-nothing = Il ne manque rien
rr-spot-filled = { $worker } : promu
rr-spot-free = { $worker } : encore à promouvoir
rr-completed = { $count ->
    [one] { $count } jalon achevé
   *[other] { $count } jalons achevés
}

## Performance
rr-counts-flat-rails = rails en plaine
rr-counts-hill-rails = rails sur des collines (△)
rr-counts-highland-rails = rails sur de hauts plateaux (△△)
rr-counts-mountain-rails = rails en montagne (△△△)
rr-counts-deal-rails = rails sur des affaires
rr-counts-first-stations = premières gares
rr-counts-ocean-stations = gares au bord de l’océan
rr-counts-station-levels = niveaux différents de gares
rr-counts-upgrade-stations = gares dans des villes avec une amélioration de performance
rr-counts-low-stations = gares de niveaux 1 et 2
rr-counts-milestones-ab = jalons A et B
rr-counts-milestones-cd = jalons C et D
rr-counts-trains-up = trains face visible
rr-counts-freight = wagons et tenders
rr-counts-share-pairs = paires de parts
rr-counts-offices = bureaux
rr-counts-first-offices = premiers bureaux
rr-counts-level-five-cities = villes reliées de niveau 5
rr-counts-city-levels = niveaux 2 à 5 parmi les villes reliées
rr-counts-gaps = intervalles entre bureaux à soi
rr-tile-scores = { $vp } PV pour chacun : { $what }
rr-tile-have = { $count } maintenant
rr-track-west = Piste de l’ouest
rr-track-stations = Piste des gares
rr-track-offices = Piste du télégraphe
rr-step = cran { $number }
rr-costs = ${ $price }
rr-stop-performance = tuiles de performance, rangée { $row }
rr-stop-reward = tuiles de récompense, rangée { $row }
rr-at-step = cran { $number }
rr-reward-rail = un rail de plus
rr-reward-building = un bâtiment de plus
rr-reward-free = gratuit

## The boards
rr-map = Carte des États-Unis avec la ligne de télégraphe
rr-map-keys = Les flèches vont de ville en ville et à la ligne de télégraphe, N va au prochain endroit que vous pouvez choisir, Entrée le choisit, Échap quitte.
rr-sheet-title = LES ÉTATS-UNIS
rr-sheet-rails = jusqu’à deux rails : ${ $price }
rr-sheet-triangle = chaque triangle : ${ $price } de plus
rr-sheet-deal = une affaire pour tous
rr-boards = Plateaux
rr-boards-close = Fermer
rr-deal = Affaire
rr-deal-due = vient après ce tour
rr-offer = { $count ->
    [one] { $count } part contre { $reward }
   *[other] { $count } parts contre { $reward }
}
rr-performance = Piste de performance
rr-tracks = Pistes de performance
rr-trains = Trains
rr-wagons = Wagons
rr-spots = Rangée { $row } : cases libres pour { $rails } rails et { $buildings } bâtiments
rr-tenders = { $count ->
    [one] encore { $count } tender
   *[other] encore { $count } tenders
}
rr-stock = Dans la boîte
rr-actions = Actions
rr-workers-ready = Ouvriers à placer
rr-standing = S’y trouvent : { $workers }
rr-not-now = Pas possible maintenant
rr-round = Manche { $round }
rr-round-last = Manche { $round } ; la partie finit avec la manche { $last }
rr-set-up = La table est mise en place

## One's company
rr-company = Compagnie
rr-company-head = Votre compagnie : { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}, { $stations ->
    [one] { $stations } gare
   *[other] { $stations } gares
}, { $offices ->
    [one] { $offices } bureau
   *[other] { $offices } bureaux
}
rr-left-rail = Rails restants : { $count }, dont { $before } avant le logo ; à part : { $spare }
rr-left-building = Bâtiments restants : { $count }, dont { $before } avant le logo ; à part : { $spare }
rr-train-up = face visible ; retourné, il donne : { $bonus }
rr-train-down = face cachée
rr-extension = Tuiles de performance
rr-board-of = Plateau, trains et jalons
rr-points-now = { $points } points si la partie finissait maintenant
rr-cities-has = { $count ->
    [one] { $count } ville reliée
   *[other] { $count } villes reliées
}
rr-stations-has = { $count ->
    [one] { $count } gare
   *[other] { $count } gares
}
rr-offices-has = { $count ->
    [one] { $count } bureau
   *[other] { $count } bureaux
}
rr-trains-has = Trains : { $count }, face visible : { $up }
rr-milestones-has = { $count ->
    [one] { $count } jalon achevé
   *[other] { $count } jalons achevés
}
rr-workers-has = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}

## The Mautoma
rr-reserve = Cadre : { $rails } rails, { $buildings } bâtiments
rr-reserve-what = Quand le cadre de réserve est vide, la partie finit
rr-deck = Pioche { $count }, défausse { $discard }
rr-card-back = Sur sa pioche, les flèches { $arrows }
rr-slots = Emplacements du tapis
rr-slot-full = un wagon ou un tender
rr-deal-paid = cette affaire est faite
rr-deal-open = une affaire pour deux parts
rr-last-card = Dernière carte : { $card }
rr-arrows = Les flèches ont décidé : { $arrows }
rr-bonus-train = prendre un train
rr-bonus-promote = promouvoir un ouvrier
rr-bonus-flip = retourner un train pour promouvoir un ouvrier
rr-bonus-push = une tuile de performance une rangée plus haut
rr-bonus-upgrade = une amélioration de performance
rr-bonus-share = une part
rr-bonus-worker = un ouvrier
rr-bonus-from = { $bonus } (dès la difficulté { $level })
rr-target-level = niveau { $levels }
rr-target-tile = la tuile de { $value } PV
rr-target-upgrade = villes avec une amélioration de performance
rr-target-each = une de chaque niveau : { $levels }
rr-target-ocean = villes au bord de l’océan
rr-target-first = villes sans gare
rr-target-active = la meilleure tuile de PV active
rr-target-adjacent = à côté d’un bureau à lui
rr-target-flat = plaine
rr-target-hill = collines (△)
rr-target-highland = hauts plateaux (△△)
rr-target-mountain = montagnes (△△△)
rr-target-deal = affaires
rr-target-if = s’il en a { $count } de ce niveau
rr-target-removes = la carte quitte la partie

## Choices
rr-place-hint = À placer sur une action : { $worker }. Ou choisissez un endroit sur la carte. Un autre ouvrier se prend en bas.
rr-hint-station = Choisissez une ville sur la carte ou ici.
rr-hint-railroad = Choisissez où poser le premier rail, sur la carte ou ici.
rr-hint-telegraph = Choisissez une section de la ligne de télégraphe.
rr-hint-trade = Quelle pièce ?
rr-no-deal = Pas d’affaire
rr-choice-station = Gare à { $city }
rr-choice-bonus = Bonus de première gare de { $city }
rr-choice-rail = Rail { $slot }
rr-choice-extra = Le rail de la tuile de récompense : { $slot }
rr-choice-office = Bureau dans la section { $number }
rr-choice-discard = { $worker } contre la tuile de la section { $number }
rr-choice-promote = Promouvoir : { $worker }, jalon de { $side }
rr-choice-exchange = Échanger : { $worker }
rr-choice-worker = Prendre : { $worker }
rr-choice-train = Prendre le train { $train }
rr-choice-flip = Retourner le train { $train }
rr-choice-attach = Au train { $train }
rr-choice-advance = { $count ->
    [one] { $count } cran sur la piste de performance
   *[other] { $count } crans sur la piste de performance
}
rr-choice-push = { $what } une rangée plus haut
rr-choice-take = Tuile { $tile }, colonne de { $side }
rr-choice-reward = Tuile de récompense { $what }
rr-choice-wagon = Wagon { $what }
rr-choice-tender = Un tender
rr-choice-trade-rail = Un rail
rr-choice-trade-building = Un bâtiment
rr-choice-deal = Offre { $offer }
rr-choice-keep = Garder { $what }
rr-choice-choose = { $what }
rr-choice-ability = Utiliser la capacité
rr-choice-place = { $worker } : { $action }
rr-choice-sell = { $count ->
    [one] Vendre votre part pour ${ $price }
   *[other] Vendre une de { $count } parts pour ${ $price }
}
rr-choice-pass = Passer : rien n’est possible
rr-choice-done = Terminé
rr-side-left = gauche
rr-side-right = droite

## Moves
rr-move-place = { $action }, avec : { $worker }
rr-move-sell = vend une part
rr-move-pass = passe
rr-move-station = construit une gare à { $what }
rr-move-rail = pose le rail { $what }
rr-move-extra = pose le rail de la tuile de récompense { $what }
rr-move-office = ouvre un bureau dans la section { $number }
rr-move-trade-rail = cède un rail
rr-move-trade-building = cède un bâtiment
rr-move-ability = utilise la capacité de l’ouvrier
rr-move-bonus = paie le bonus de première gare de { $what }
rr-move-discard = donne un ouvrier contre la tuile de télégraphe : { $worker }
rr-move-promote = promeut : { $worker }
rr-move-exchange = échange : { $worker }
rr-move-worker = prend : { $worker }
rr-move-train = prend le train { $what }
rr-move-flip = retourne le train { $what }
rr-move-turn = remet le train { $what } face visible
rr-move-attach = l’attelle au train { $what }
rr-move-step = un cran : { $what }
rr-move-advance = { $count ->
    [one] un cran sur la piste de performance
   *[other] { $count } crans sur la piste de performance
}
rr-move-push = monte la tuile { $what }
rr-move-take = prend la tuile de performance { $what }
rr-move-reward = prend la tuile de récompense { $what }
rr-move-wagon = prend le wagon { $what }
rr-move-tender = prend un tender
rr-move-deal = prend l’offre { $what } de l’affaire
rr-move-keep = garde le jalon { $what }
rr-move-done = a terminé
rr-move-choose = choisit { $what }
rr-move-card = pioche la carte { $what }
rr-move-follow = suit la section { $what } de la carte
rr-move-skip = la carte n’a aucune section valable
rr-move-share = prend une part
rr-move-invest = investit dans l’affaire
rr-move-tile = tuile de ville { $tile } à { $city }
rr-move-section = tuile de télégraphe { $tile } dans la section { $number }
rr-move-gap = tuile de PV { $tile } dans l’intervalle { $number }
rr-move-row = tuile de performance { $tile } dans la rangée { $number }
rr-move-rewards = tuile de récompense { $tile } dans la rangée { $number }
rr-move-set = wagon { $what }
rr-move-offer = tuile de départ { $what }
rr-move-with = avec : { $worker }
rr-move-reveal = affaire { $what }
rr-move-draw = jalon { $what }
rr-move-start = { $seat } commence

## Charts
rr-chart-money = Argent
rr-chart-network = Villes reliées
rr-chart-buildings = Gares et bureaux
rr-chart-milestones = Jalons achevés
