### Les textes de SteamRollers.

about-steamrollers = Lancez les dés, prenez-en un et dessinez votre réseau : des rails, une locomotive plus puissante, et des marchandises menées aussi loin qu'elle peut tirer.
kind-name-olive = Olive

steamrollers-edition-1-04 = Règles 1.04
steamrollers-option-coal = Charbon
steamrollers-coal-no = non
steamrollers-coal-yes = oui
steamrollers-option-orders = Tuiles Commande
steamrollers-orders-no = non
steamrollers-orders-yes = oui
steamrollers-option-powers = Tuiles Démarrage
steamrollers-powers-no = non
steamrollers-powers-yes = oui
steamrollers-option-mountains = Montagnes
steamrollers-mountains-none = aucune
steamrollers-mountains-medium = moyen
steamrollers-mountains-hard = difficile
steamrollers-option-level = Niveau de difficulté d'Olive
steamrollers-level-clerk = Employée (1)
steamrollers-level-conductor = Conductrice (2)
steamrollers-level-machinist = Machiniste (3)
steamrollers-level-engineer = Ingénieur (4)
steamrollers-level-investor = Investisseuse (5)
steamrollers-level-rail-baron = Baronne du rail (6)
steamrollers-option-removed-goods = Les marchandises de la couleur de leur ville vont
steamrollers-removed-goods-out-of-game = hors du jeu
steamrollers-removed-goods-bag = dans le sac
steamrollers-option-delivered-goods = Les marchandises livrées vont
steamrollers-delivered-goods-bag = dans le sac
steamrollers-delivered-goods-out-of-game = hors du jeu
steamrollers-option-track-at-walls = Un rail qui finit contre une frontière bloquée
steamrollers-track-at-walls-yes = permis
steamrollers-track-at-walls-no = interdit
steamrollers-option-new-tiles = Une nouvelle tuile action sert
steamrollers-new-tiles-next-round = dès le tour de jeu suivant
steamrollers-new-tiles-at-once = tout de suite
steamrollers-option-pass = Passer
steamrollers-pass-if-nothing-else = si rien d'autre n'est possible
steamrollers-pass-any-time = à tout moment
steamrollers-option-parallel-links = Plusieurs connexions des mêmes villes
steamrollers-parallel-links-score = comptent toutes
steamrollers-parallel-links-once = comptent une fois
steamrollers-option-free-rail = Tuile Démarrage Rail
steamrollers-free-rail-any = n'importe quel rail
steamrollers-free-rail-straight = une ligne droite seulement
steamrollers-option-stopped-olive = Quand Olive est arrêtée
steamrollers-stopped-olive-no-points = elle n'a pas de points
steamrollers-stopped-olive-points = elle a ses points
steamrollers-option-coal-in-solo = Charbon contre Olive
steamrollers-coal-in-solo-no = non
steamrollers-coal-in-solo-yes = oui
steamrollers-option-orders-in-solo = Tuiles Commande contre Olive
steamrollers-orders-in-solo-no = non
steamrollers-orders-in-solo-yes = oui
steamrollers-option-powers-in-solo = Tuiles Démarrage contre Olive
steamrollers-powers-in-solo-no = non
steamrollers-powers-in-solo-yes = oui
steamrollers-data-map = carte
steamrollers-data-charts = montagnes
steamrollers-data-action-tiles = tuiles action
steamrollers-data-order-tiles = tuiles Commande
steamrollers-data-black-die = dé noir
steamrollers-score-deliveries = Livraisons
steamrollers-score-start = Démarrage
steamrollers-score-network = Réseau
steamrollers-score-engine = Locomotive
steamrollers-score-tiles = Tuiles
steamrollers-score-orders = Commandes
steamrollers-tie-ticked-boxes = Cases cochées
steamrollers-tie-network = Réseau

sr-colour-red = rouge
sr-colour-blue = bleu
sr-colour-green = vert
sr-colour-yellow = jaune
sr-colour-grey = gris
sr-colour-coal = charbon
sr-type-straight = ligne droite
sr-type-gentle = courbe large
sr-type-sharp = virage serré
sr-edge-NW = NO
sr-edge-NE = NE
sr-edge-E = E
sr-edge-SE = SE
sr-edge-SW = SO
sr-edge-W = O
sr-effect-set = changez votre dé en n'importe quel nombre
sr-effect-double = prenez deux dés, une action avec chacun
sr-effect-claim = réclamez le dé qu'un autre vient de choisir
sr-effect-destination = votre dé peut indiquer la destination d'une livraison
sr-effect-stretch = une livraison compte un ou deux arrêts de plus
sr-effect-unlimited = une livraison à n'importe quelle distance
sr-effect-strength = la puissance de votre locomotive est de +1
sr-effect-shift = modifiez votre dé de +1 ou -1
sr-effect-turn = relancez votre dé ou retournez-le
sr-effect-any-track = dessinez n'importe quel rail
sr-effect-reroll-olive = relancez le dé d'Olive
sr-effect-stop-olive = empêchez Olive de retirer une marchandise
sr-power-engine = Locomotive
sr-power-rail = Rail
sr-power-two = +2
sr-power-tile = Tuile action
sr-power-personal = Marchandise personnelle
sr-permanent = permanente
sr-once = usage unique
sr-points = { $points ->
    [1] 1 point
    [-1] −1 point
   *[other] { $points } points
}
sr-points-short = { $count ->
    [one] point
   *[other] points
}
sr-owned = chez { $seat }
sr-centre = au centre de la table
sr-sideways = inclinée jusqu'au prochain tour
sr-sideways-short = inclinée
sr-no-goods = aucune marchandise
sr-tile-named = Tuile { $tile } : { $what }

## Le centre de la table
sr-centre-region = Le centre de la table : dés, marchandises, tuiles
sr-round = Tour de jeu { $round }
sr-set-up = Mise en place
sr-empty = vide
sr-empty-cities = villes vides : { $count } sur { $end }
sr-end-hint = Quand { $end } villes sont vides, la partie finit avec le tour de jeu.
sr-city = Ville { $city }, { $colour }
sr-city-goods = Marchandises de la ville { $city }
sr-deliver-good = Livrer une marchandise ({ $colour }) de la ville { $city }
sr-orders = Tuiles Commande
sr-die-shows = Dé blanc : { $value }
sr-black-shows = Dé noir : { $types }
sr-die-mine = dans votre main
sr-die-of = le dé de { $seat }
sr-die-reserved = réservé pour { $seat }

## La feuille
sr-map = Carte de la feuille
sr-map-keys = Les flèches parcourent les hexagones, N va au prochain endroit possible, R tourne le rail, Entrée le dessine, Échap quitte.
sr-tab-hand = Points
sr-sheet-mine = Votre feuille
sr-sheet-of = Feuille de { $seat }
sr-sheet-back = Revenir à votre feuille
sr-elsewhere = Vous regardez une autre feuille.
sr-engine = Locomotive
sr-engine-boxes = Locomotive : cases 1 à 6
sr-box-ticked = Case { $value } de la locomotive, cochée
sr-box-open = Case { $value } de la locomotive, libre
sr-strength = Puissance { $strength }
sr-deliveries = Livraisons
sr-delivered = { $points ->
    [one] { $points } point de livraison
   *[other] { $points } points de livraison
}
sr-kept = Marchandises livrées
sr-connections = { $count ->
    [one] { $count } connexion achevée
   *[other] { $count } connexions achevées
}
sr-score-box = Vos points
sr-start-player = Premier joueur
sr-olive-region = Région { $region } : { $crosses } hexagones cochés sur { $cap }
sr-olive-removes = À partir de { $count } croix, elle retire des marchandises.
sr-olive-near = { $count ->
    [0] Encore une croix dans une région pleine et elle gagne aussitôt !
   *[other] Encore { $count } avant qu'une région soit pleine.
}
sr-olive-won = Il ne restait plus aucun hexagone dans une région : elle a gagné aussitôt.

## La décision
sr-all-answers = Tout ce qui est possible ({ $count })
sr-actions-left = { $count ->
    [one] Votre seconde action de ce tour. Olive reçoit le dé qui reste.
   *[other] { $count } actions dans ce tour. Olive reçoit le dé qui reste.
}
sr-die-for = Région et ville { $value } ({ $colour })
sr-double = Tuile { $tile } : prendre deux dés, une action avec chacun
sr-action-build = Rail, région { $value }
sr-action-engine = Cocher la case { $value }
sr-action-deliver = Livrer, ville { $value }
sr-action-tile = Prendre la tuile { $value }
sr-action-hint = Ou choisissez tout de suite un hexagone, une marchandise, une case ou une tuile.
sr-not-now = impossible maintenant : demandez pourquoi
sr-pass = Passer
sr-change-with = Tuile { $tile } : changer le dé en
sr-change-turn = Tuile { $tile } :
sr-change-to = Changer le dé en { $value }
sr-flip = Retourner ({ $value })
sr-reroll = Relancer
sr-trade-now = Échanger une commande
sr-draw-hint = Choisissez un hexagone marqué ; la molette ou R tourne le rail.
sr-draw-hint-touch = Touchez un hexagone marqué ; touchez-le encore pour tourner le rail.
sr-option = { $type } ({ $pair }){ $joins ->
    [0] {""}
    [1] , relié d'un côté
   *[other] , relié des deux côtés
}
sr-piece-of = ({ $at } sur { $count })
sr-draw-it = Dessiner
sr-turn = Tourner
sr-good-of = { $colour }, de la ville { $city }
sr-good-own = votre marchandise ({ $colour }) sur la ville { $city }
sr-up-to = ville { $city } : +{ $points }
sr-spot = La { $spot }e sur { $count } de la rangée
sr-to-city = à la ville { $city }
sr-towns = { $count ->
    [0] sans village
    [one] { $count } village
   *[other] { $count } villages
}
sr-stretched = { $more } de plus avec la tuile { $tile }
sr-too-far = trop loin pour votre locomotive
sr-spends = la tuile { $tile } retourne au centre
sr-claim-asked = { $seat } vient de choisir le { $value }.
sr-claim-more = Avec la tuile { $tile } il est à vous : { $seat } en prend un autre, et vous utilisez celui-ci à votre tour.
sr-olive-die-asked = Olive va utiliser le { $value }.
sr-olive-die-more = Elle a coché { $crosses } hexagones sur { $cap } dans la région { $value }. La tuile { $tile } la fait relancer.
sr-stop-asked = Olive retire une marchandise ({ $colour }) de la ville { $city } et marque { $points }.
sr-stop-more = Avec la tuile { $tile }, elle coche plutôt un hexagone de plus.
sr-stop-loses = Avec la tuile { $tile }, elle cocherait un hexagone, mais la région est pleine : elle gagnerait.
sr-yes-claim = Réclamer ce dé
sr-yes-olive-die = La faire relancer
sr-yes-stop = L'arrêter
sr-let = Garder la tuile

## Graphiques
sr-chart-deliveries = Livraisons
sr-chart-network = Réseau
sr-chart-engine = Puissance de la locomotive

## Coups
sr-move-good = Marchandise pour la ville { $city } : { $colour }
sr-move-side = Tuile action { $value }
sr-move-order = Tuile Commande { $value }
sr-move-chart = Montagnes : tableau { $value }
sr-move-start = { $seat } commence
sr-move-personal = Marchandise personnelle : { $colour }
sr-move-black = Dé noir : { $types }
sr-move-white = Dé blanc : { $value }
sr-move-power = Tuile Démarrage : { $power }
sr-move-tick = Coche la case { $value } de la locomotive
sr-move-take = Commence avec la tuile { $value }
sr-move-place = Pose la marchandise sur la ville { $value }
sr-move-pick = Prend le { $value }
sr-move-double = Prend deux dés (tuile { $tile })
sr-move-first = Utilise d'abord le { $value }
sr-move-claim = Réclame le dé (tuile { $tile })
sr-move-let = Garde la tuile
sr-move-set = Change le dé en { $value } (tuile { $tile })
sr-move-shift = Change le dé en { $value } (tuile { $tile })
sr-move-flip = Retourne le dé (tuile { $tile })
sr-move-reroll = Relance le dé
sr-move-trade = Échange des marchandises contre la commande { $value }
sr-move-coal = Échange des marchandises contre la commande { $order }, charbon pour { $colour }
sr-move-build = Dessine un rail dans la région { $value }
sr-move-engine = Coche la case { $value } de la locomotive
sr-move-deliver = Livre avec le { $value }
sr-move-tile = Prend la tuile action { $value }
sr-move-pass = Passe
sr-move-done = N'échange rien
sr-move-draw = Rail en { $hex } ({ $pair })
sr-move-load = Charge dans la ville { $city } : { $colour }
sr-move-own = Charge la marchandise personnelle ({ $colour }) sur la ville { $city }
sr-move-spot = La marchandise à la place { $value }
sr-move-to = Livré à la ville { $city } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sr-move-stretch = Livré à la ville { $city } pour { $points } points, dont { $more } par la tuile { $tile }
sr-move-stop = Arrête Olive (tuile { $tile })
sr-move-cross = Coche un hexagone de la région { $value }
sr-move-reclaim = Remet la tuile { $value } au centre
sr-move-remove = Retire une marchandise de la ville { $city } : { $colour }
sr-move-rest = Ne retire rien

## Ce que l'on peut faire
sr-do-power = { $power }
sr-do-tick = Cocher la case { $value } de la locomotive
sr-do-take = Commencer avec la tuile action { $value }
sr-do-place = Poser la marchandise sur la ville { $value }
sr-do-pick = Prendre le { $value }
sr-do-double = Prendre deux dés (tuile { $tile })
sr-do-first = Utiliser d'abord le { $value }
sr-do-claim = Réclamer le dé (tuile { $tile })
sr-do-let = Garder la tuile
sr-do-set = Changer le dé en { $value } (tuile { $tile })
sr-do-shift = Changer le dé en { $value } (tuile { $tile })
sr-do-flip = Retourner le dé (tuile { $tile })
sr-do-reroll = Relancer le dé
sr-do-trade = Échanger des marchandises contre la commande { $value }
sr-do-coal = Échanger des marchandises contre la commande { $order }, charbon pour { $colour }
sr-do-build = Dessiner un rail dans la région { $value }
sr-do-engine = Cocher la case { $value } de la locomotive
sr-do-deliver = Livrer avec le { $value }
sr-do-tile = Prendre la tuile action { $value }
sr-do-pass = Passer
sr-do-done = Ne rien échanger
sr-do-draw = Rail en { $hex } ({ $pair })
sr-do-load = Charger dans la ville { $city } : { $colour }
sr-do-own = Charger votre marchandise ({ $colour }) sur la ville { $city }
sr-do-spot = La marchandise à la place { $value }
sr-do-to = À la ville { $city } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sr-do-stretch = À la ville { $city } pour { $points } points, dont { $more } par la tuile { $tile }
sr-do-stop = Arrêter Olive (tuile { $tile })
