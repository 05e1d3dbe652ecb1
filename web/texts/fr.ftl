### Ce que dit le client. Chaque langue a les mêmes messages (tests/web/test_texts.py).

## Partout
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié
later = Plus tard
loading = Un instant …
none = aucun
try-again = Réessayer
you = vous
online = présent
offline = absent
spectator = Spectateur
spectators = Spectateurs

## Quand quelque chose ne va pas
problem-offline = Pas de connexion.
problem-offline-more = Le serveur est injoignable. Réessayez dans un instant.
offline-table = Voici la dernière position chargée ; elle a pu changer depuis. La partie reprendra quand le serveur sera de nouveau joignable.
offline-lobby = Jusqu'à ce que le serveur soit de nouveau joignable, on ne peut que regarder les tables telles qu'elles ont été chargées la dernière fois.
problem-server = Le serveur a fait une erreur.
problem-server-more = Le serveur n'a pas donné de réponse lisible. Veuillez réessayer.
lost = Connexion perdue. Nouvel essai …
not-allowed = Impossible.
the-rule = La règle

## L'accueil
tagline = Jeux de société ferroviaires, seul ou entre amis
games = Jeux
footer = pour jouer, il faut une connexion au serveur
players-range = { $low } à { $high } joueurs
play-automa = Jouer contre { $role }
play-friends = Entre amis
play-bots = Contre des robots
play-alone = En solo
import = Ouvrir un journal ou un scénario
import-hint = Collez le texte d'un journal Footplate pour reprendre après son dernier coup, ou celui d'un scénario pour partir de sa position.
import-file = D'un fichier
import-text = Ou en texte
import-where = Où commencer
import-position = à sa position
import-moves = avec ses coups : les regarder, puis continuer après le dernier
mine = Mes tables sur cet appareil
mine-none = Aucune table. Commencez-en une, ou ouvrez un lien qu'on vous a envoyé.
mine-gone = Cette table n'existe plus.
delete-named = Retirer { $title }
remove-title = Retirer cette table ?
remove-host = Vous avez créé cette table. Supprimez-la pour tous, ou retirez-la seulement de votre liste. Pendant quelques jours, chaque joueur peut la rétablir.
remove-own = Elle quitte la liste de cet appareil. Les autres continuent de jouer, et pendant quelques semaines vous pouvez la rétablir.
remove-not = La garder
remove-hide = La retirer de ma liste
remove-all = Supprimer pour tous
removed = { $count ->
    [one] Une table retirée
   *[other] { $count } tables retirées
}
removed-all = supprimée pour tous
removed-here = retirée de cette liste
put-back = La rétablir
against = contre { $others }
against-nobody = en solitaire
round = manche { $round }

## Une nouvelle table
new-table = Nouvelle table : { $game }
seats = Qui est assis où
seat-empty = personne
seat-me = moi
seat-friend = un ami (par lien)
seat-bot = { $kind ->
    [greedy] robot : { $bot }
    [random] robot : { $bot }
   *[other] { $bot }
}
seats-swapped = { $mine }, c'est vous maintenant ; { $other } reçoit ce qui s'y trouvait : { $kind }.
more-options = Plus d'options
expert-options = Pour experts : lectures des règles, éléments personnels
edition = Édition
own-files = Vos propres fichiers
own-data = { $name }
table-title = Nom de la table
start = Commencer la partie
kind = { $kind ->
    [person] une personne
    [greedy] robot (avide)
    [random] robot (hasard)
   *[other] { $name }
}
kind-name-mautoma = Mautoma
kind-name-easy = Pip (facile)
kind-name-medium = Nell (moyen)
kind-name-hard = Otto (difficile)
kind-name-expert = Mathilda (expert)
kind-name-greedy = avide
kind-name-random = hasard

## Places
seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-purple = Violet
seat-black = Noir
seat-nature = Hasard

## La table
to-lobby = Vers l'accueil
table-menu = La table
menu-replay = Revoir
menu-rules = Règles
menu-text = Carte en mots
menu-share = Liens
menu-settings = Réglages
map-region = Le plateau
side-region = La partie à côté du plateau
turn-region = La décision
tabs = Journal et discussion
tab-hand = Contrats
tab-players = Joueurs
tab-log = Journal
tab-chat = Discussion
tab-chat-new = Discussion ({ $count })
just-laid = Cette pièce vient d'être posée. Pointez d’abord ailleurs pour la changer.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Carte entière
your-turn = À vous de jouer
turn-of = À { $seat } de jouer
turn-asked = « { $prompt } »
sealed = Votre réponse : { $move }. Personne ne la voit avant que tous aient répondu ; d’ici là, vous pouvez la changer.
decided = Ont déjà décidé : { $seats }. Leurs réponses sont montrées quand tous ont répondu.
title-your-turn = ● À vous – { $title }
thinking = réfléchit …
skip-show = passer
over = La partie est finie
meanwhile = { $count ->
    [one] Un coup depuis le vôtre
   *[other] { $count } coups depuis le vôtre
}
meanwhile-watching = { $count ->
    [one] Un coup depuis votre dernière visite
   *[other] { $count } coups depuis votre dernière visite
}
since = Depuis votre dernière visite
sit = Vous jouez { $seat }. Quel est votre nom ?
sit-down = S'asseoir
gone-deleted = Cette table a été supprimée.
gone-refused = Ce lien n'ouvre aucune table.
gone-more = Demandez à la personne qui vous a envoyé le lien.
gone-back = Elle est gardée quelques jours : vous pouvez la rétablir.

## Annuler
undo = Annuler
undo-key = Annuler le coup (touche U)
undo-turn = Annuler tout le tour
undo-ask = Demander à annuler
undo-asked = Vous avez demandé à reprendre un coup. Les autres doivent être d'accord.
undo-wish = { $count ->
    [one] { $seat } demande à reprendre un coup.
   *[other] { $seat } demande à reprendre { $count } coups.
}
undo-agree = D'accord
undo-refuse = Non
undo-withdraw = Retirer la demande
move-undo = { $count ->
    [one] Un coup repris
   *[other] { $count } coups repris
}

## Journal, discussion, replay
log = Journal
log-all = montrer les tirages et les coups repris
log-download = Télécharger le journal
chat = Discussion
chat-none = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
why = pourquoi ?
why-title = Pourquoi : { $what }
why-not = pas { $names }
replay = Revoir la partie
replay-at = Coup { $move } sur { $moves }
replay-to = Montrer la table après le coup { $move }
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-run = Dérouler
replay-pause = Pause
replay-move = Coup
replay-link = Copier le lien
replay-branch = Reprendre d'ici
branch-title = { $title }, à partir du coup { $move }
replay-now = Retour au présent
replay-open = Revoir la partie

## Liens
share = Liens de cette table
share-hint = Qui a un lien est assis là ; aucun compte n'est nécessaire.
link-of = Lien pour { $name }
link-code = Code QR
reach-none = Ces liens ne fonctionnent que sur cet ordinateur.
reach-how = Pour des amis dans votre réseau domestique, arrêtez le serveur et démarrez-le ainsi :
reach-stays = Vos tables restent telles quelles.
reach-address = Adresse pour les autres
this-seat = Cette place
other-device = Jouer sur un autre appareil
other-device-hint = Ce lien est votre place : qui l’ouvre voit votre main et joue pour vous. Ne l’envoyez qu’à vous-même.
delete-table = Retirer cette table

## Points et graphiques
score = Points
score-now = Si la partie finissait maintenant
score-final = Décompte final
score-open = Points et graphiques
score-total = Total
score-tie = Égalité : { $name }
won = { $seat } gagne.
won-you = Vous gagnez !
won-shared = { $seats } partagent la victoire.
chart-points = Points
chart-sources = D'où viennent les points
chart-moves = coups

## Les règles et la carte en mots
rules = Règles
rules-find = Chercher une règle
rules-now = Pour cette décision
rules-all = Toutes les règles
text-map = La carte en mots
text-map-find = Chercher un hexagone, une ville, un propriétaire
text-map-which = Ce qui est listé
text-map-built = Hexagones occupés
text-map-cities = Villes
text-map-all = Tous les hexagones
text-map-seek = Chercher un lieu, un propriétaire
text-map-used = Lieux occupés
text-map-every = Tous les lieux
text-map-none = Ce jeu n’a pas de carte. Voici ce qui se trouve sur la table :
text-map-places = { $count ->
    [one] Un endroit au choix
   *[other] { $count } endroits au choix
}

## Réglages
settings = Réglages
settings-language = Langue
settings-motion = Animations
settings-motion-auto = Comme mon appareil le veut
settings-motion-full = Montrer les coups pas à pas
settings-motion-none = Aucune animation
settings-patterns = Motifs et lettres plus marqués pour les couleurs
settings-confirm = Confirmer chaque pose
settings-notify = Me prévenir quand c'est à moi
settings-name = Mon nom aux tables
keys = Touches
keys-list =
    U annule, C demande au coach, ? ouvre les règles, M la carte en mots, Échap quitte.
    Sur la carte : les flèches déplacent, N va au prochain endroit possible, R ou la molette tourne, Entrée joue, + − 0 zooment.

## Qui s’absente
leave = Quitter la partie
leave-hint = Un robot joue pour vous jusqu’à votre retour. Les autres le voient.
leave-last = Il ne reste personne d’autre qui réfléchisse : la table attend votre retour.
leave-bot = Laisser jouer un robot
resign = Abandonner …
resign-sure = Un robot joue votre place jusqu’à la fin. Vous pourrez regarder, mais pas revenir.
resign-not = Non, je reste
resign-yes = Abandonner
stand-you = Un robot joue pour vous.
stand-back = Reprendre ma place
stand-resigned = Vous avez abandonné ; un robot continue pour vous.
stand-late = { $seat } fait attendre la table depuis longtemps.
stand-bot = Laisser jouer un robot
stands-in = robot remplaçant

## The coach
coach = Le coach
coach-ask = Indice
coach-key = À quoi penserait le coach ? (C)
coach-lines = Le coach penserait à ceci, le meilleur d’abord :
coach-ahead = à la fin { $points } points d’avance ; chances de gagner : { $chance } %
coach-behind = à la fin { $points } points de retard ; chances de gagner : { $chance } %
coach-gains = d’ici votre prochain tour : { $gains }
coach-rival = le rival le plus fort entre-temps : { $points } points
coach-play = Jouer ainsi
coach-try = Essayer sur une copie
coach-try-what = À une table à part ; celle-ci reste telle quelle.
coach-thinks = Le coach réfléchit …
review = Retour sur la partie
review-open = Revenir sur la partie avec le coach
review-thinks = Le coach regarde à nouveau chaque décision …
review-chances = Vos chances de gagner, en %
review-cost = Ce qui a coûté le plus :
review-moment = Coup { $move } : { $played } a coûté { $points } points et { $chance } % des chances de gagner.
review-better = Mieux : { $line }
review-see = Voir
review-try = Essayer à partir de là
review-none = Le coach n’aurait rien décidé autrement.
