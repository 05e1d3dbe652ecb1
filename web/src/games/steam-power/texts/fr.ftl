### Les textes de Steam Power.

about-steam-power = Posez des voies, construisez des usines, et amenez charbon, coton, briques et acier sur les rails de tous pour remplir vos contrats.

steam-power-edition-final = Édition finale
steam-power-edition-work-in-progress = Version de travail
steam-power-option-map = Carte
steam-power-map-GL = Grands Lacs
steam-power-map-DE = Allemagne
steam-power-map-NE = Nord de l'Angleterre
steam-power-option-difficulty = Difficulté
steam-power-difficulty-very-easy = très facile
steam-power-difficulty-easy = facile
steam-power-difficulty-normal = normale
steam-power-difficulty-hard = difficile
steam-power-difficulty-very-hard = très difficile
steam-power-option-targets = Mautoma : buts par couleur
steam-power-option-icons = Mautoma : icônes
steam-power-icons-listed = comme listées
steam-power-icons-swapped = échangées
steam-power-option-scan = Mautoma : comment il parcourt la carte
steam-power-scan-columns = par colonnes
steam-power-scan-rows = par lignes
steam-power-option-cubes = Cubes
steam-power-cubes-unlimited = toujours assez
steam-power-cubes-printed = 30 de chaque couleur, comme dans la boîte
steam-power-data-map = carte
steam-power-data-contracts = contrats
steam-power-score-money = Argent
steam-power-score-contracts = Contrats
steam-power-score-factories = Usines
steam-power-score-VP-cities = Villes à PV
steam-power-tie-fulfilled-contracts = Contrats remplis

sp-colour-black = noir
sp-colour-white = blanc
sp-colour-orange = orange
sp-colour-grey = gris
sp-colour-purple = violet
sp-corner-top-left = en haut à gauche
sp-corner-top-right = en haut à droite
sp-corner-bottom-right = en bas à droite
sp-corner-bottom-left = en bas à gauche
sp-edge-N = N
sp-edge-NE = NE
sp-edge-SE = SE
sp-edge-S = S
sp-edge-SW = SO
sp-edge-NW = NO
sp-bonus-track = bonus : voies
sp-bonus-factory = bonus : une usine
sp-bonus-contracts = bonus : deux contrats
sp-vp = { $vp } PV
sp-vp-short = PV

## La carte
sp-map = Carte du jeu
sp-map-keys = Les flèches parcourent les hexagones, N va au prochain endroit possible, R tourne la tuile, Entrée joue, Échap quitte.

## La décision
sp-action-track = Voies
sp-action-factory = Usine
sp-action-fulfil = Livrer
sp-action-contracts = Contrats
sp-action-money = Prendre $3
sp-action-skip = Laisser
sp-action-hint = Ou choisissez tout de suite un hexagone marqué, une ville cerclée ou un contrat.
sp-not-now = impossible maintenant : demander pourquoi
sp-bonus-hint = Le bonus du contrat : à utiliser maintenant, ou à laisser.
sp-solo-company = Vous agissez pour { $company }.
sp-build-hint = Choisissez une ville cerclée.
sp-deliver-hint = Choisissez l'un de vos contrats.
sp-place-hint = { $left ->
    [one] Encore une pose. Choisissez un hexagone ; tournez la tuile avec la molette ou R.
   *[other] Jusqu'à { $left } poses. Choisissez un hexagone ; tournez la tuile avec la molette ou R.
}
sp-place-hint-touch = { $left ->
    [one] Encore une pose. Touchez un hexagone ; touchez-le encore pour tourner la tuile.
   *[other] Jusqu'à { $left } poses. Touchez un hexagone ; touchez-le encore pour tourner la tuile.
}
sp-option = { $what }, ${ $price }
sp-piece-of = ({ $at } sur { $count })
sp-lay = Poser pour ${ $price }
sp-turn = Tourner
sp-remove = Retirer
sp-remove-end = Retirer la dernière tuile
sp-done = Terminé
sp-cube-of = cube { $at } sur { $count }
sp-fee = $1 à { $owner } (usine)
sp-toll = $1 à { $owner } (ligne vers { $to })
sp-free = rien à payer
sp-other-route = un autre trajet …

## Main et joueurs
sp-hand = Vos contrats ({ $count })
sp-aside = { $count ->
    [one] Un contrat mis de côté
   *[other] { $count } contrats mis de côté
}
sp-now = maintenant pour ${ $price }
sp-now-too-dear = ${ $price } : trop cher
sp-now-no-link = il faut une ligne
sp-fulfil-now = Remplir { $card } pour ${ $price }
sp-fulfil-shows = Tous verront ce contrat.
sp-money-has = ${ $money }
sp-fulfilled-of = { $done ->
    [one] { $done } contrat rempli ; { $end } terminent la partie
   *[other] { $done } contrats remplis ; { $end } terminent la partie
}
sp-in-hand = { $count ->
    [one] { $count } contrat en main
   *[other] { $count } contrats en main
}
sp-trains-left = { $count ->
    [one] encore { $count } train
   *[other] encore { $count } trains
}
sp-factories-left = { $count ->
    [one] encore { $count } usine
   *[other] encore { $count } usines
}
sp-heading-for = Vers { $city } ; { $count ->
    [one] une pièce sur le chemin
   *[other] { $count } pièces sur le chemin
}
sp-bag = { $count ->
    [one] { $count } train dans le sac
   *[other] { $count } trains dans le sac
}
sp-bag-short = sac { $count }
sp-round = Manche { $round }
sp-deck = { $count ->
    [one] { $count } contrat dans la pioche
   *[other] { $count } contrats dans la pioche
}
sp-tiles = Tuiles de voie restantes : { $simple } simples, { $tight } courbes serrées ou croisements droits, { $crossing } autres croisements
sp-beside = Tuiles de ville à côté de la carte : { $tiles }
sp-marker-at = Marqueur de direction : { $corner } ({ $colour })
sp-chart-money = Argent
sp-chart-network = Lignes achevées
sp-chart-contracts = Contrats remplis

## Coups
sp-move-track = Pose des voies
sp-move-factory = Construit une usine
sp-move-fulfil = Remplit un contrat
sp-move-contracts = Prend deux contrats
sp-move-money = Prend $3
sp-move-skip = Laisse le bonus
sp-move-done = Pas de seconde pose
sp-move-lay = Voie en { $hex } ({ $pair })
sp-move-cross = Croisement en { $hex } ({ $pair })
sp-move-replace = Nouvelle tuile en { $hex } ({ $pair })
sp-move-remove = Voie retirée de { $hex }
sp-move-build = Usine à { $city }
sp-move-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
sp-move-deliver = Remplit { $card }
sp-move-use = Utilise { $card } comme action
sp-move-take = Un cube de { $city }
sp-move-route = Un cube de { $city }, par un autre trajet
sp-move-via = Par { $city }, sur la ligne de { $owner }
sp-move-bank = Un cube de la banque pour $5
sp-move-from = Tire dans la main de { $seat }
sp-move-draw = Contrat { $card }
sp-move-draw-hidden = Un contrat
sp-move-aim = Se dirige vers { $city }
sp-move-marker = Marqueur de direction { $corner }
sp-move-compensate = De l'argent à la place de la récompense
sp-move-start = { $seat } commence
sp-move-company = Le train de { $seat } est tiré
sp-move-tile = { $city } : { $colour }
sp-move-corner = Cube { $colour } { $corner }
