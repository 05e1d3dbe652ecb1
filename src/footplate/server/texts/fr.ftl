# Ce que dit le serveur. Les mêmes identifiants se trouvent dans chaque langue.
title-bad-request = Cette requête est illisible
title-no-key = Il faut une clé
title-bad-key = Cette clé n’est pas valable
title-not-yours = Cette clé n’ouvre pas cela
title-bad-origin = Cette requête vient d’un autre site
title-no-table = Cette table n’existe pas
title-no-game = Ce jeu n’existe pas
title-no-page = Il n’y a rien ici
title-bad-method = Cela n’est pas possible ici
title-stale-version = Quelqu’un a été plus rapide
title-bad-notation = Ce coup est illisible
title-refused = Les règles ne le permettent pas
title-bad-table = Cette table ne peut pas être créée
title-bad-start = Cette partie ne peut pas être reprise
title-bad-undo = Cela ne peut pas être repris
title-other-ruleset = Cette table suit une autre version des règles
title-table-full = Cette table est pleine
title-secrets = La partie a encore des secrets
title-too-large = C’est trop grand
title-too-many = Trop de requêtes
title-try-again = Pas maintenant
title-our-fault = Une erreur s’est produite de notre côté

no-key = Envoyez la clé de votre lien de place : « Authorization: Bearer CLÉ ».
bad-key = Ce serveur n’a pas signé cette clé. Le lien a-t-il été copié en entier ?
wrong-table = Cette clé appartient à une autre table.
host-only = Seule la personne qui a créé la table peut le faire.
seat-only = Les spectateurs peuvent regarder et discuter, mais pas jouer.
bad-origin = Ouvrez Footplate à sa propre adresse et réessayez.
no-table = La table { $table } n’est pas ici. Elle a peut-être été supprimée.
no-game = Il n’y a pas de jeu { $game } ici.
no-page = Il n’y a rien à cette adresse.
stale-version = La partie a avancé : elle en est à la version { $version }, et vous répondiez à la version { $given }.
future-version = La partie n’en est qu’à la version { $version }.
undo-count = { $count ->
    [one] Un coup ne peut pas être repris ici ; il y en a { $moves }.
   *[other] { $count } coups ne peuvent pas être repris ici ; il y en a { $moves }.
}
undo-no-wish = Personne ne demande à reprendre un coup en ce moment.
undo-yours = C’est vous qui l’avez demandé.
other-ruleset = Cette table a été créée avec la version { $theirs } des règles de { $game } ; ce Footplate joue la version { $ours }. Elle ne peut pas continuer ici, mais son journal peut être exporté.
other-game = Ce Footplate n’a pas le jeu { $game }. La table ne peut pas continuer ici, mais son journal peut être exporté.
table-full = Cette table a { $count } lignes, et une table ne peut pas en avoir plus.
secrets = Tant que plusieurs personnes jouent, leurs mains restent secrètes : le journal complet sera disponible à la fin de la partie.
one-start = Une table part d’un journal, d’un scénario ou d’une autre table : d’un seul, pas de plusieurs.
seat-kind = Personne du nom de { $kind } ne peut s’asseoir à la place { $seat }. Possible : { $possible }.
seat-unknown = Il n’y a pas de place { $seat } dans cette partie.
too-long = La lecture a pris plus de { $seconds } secondes, elle a donc été abandonnée.
too-large = On peut envoyer { $limit } ko au plus.
too-many-lines = Un journal peut avoir { $limit } lignes, dont { $undos } reprises.
too-many = Attendez { $seconds } s et réessayez.
try-again = La base de données ne répond pas. Rien n’a changé ; réessayez dans un instant.
our-fault = Rien n’a changé. Le journal du serveur contient les détails.
bot-failed = { $player } n’a pas pu décider pour { $seat } ({ $why }) ; le hasard l’a fait.
bot-slow = { $player } a réfléchi plus de { $seconds } s pour { $seat } ; le hasard a décidé.
not-text = Le texte contient un caractère qui ne peut pas être conservé.
no-trace = La ligne { $number } n’a pas été jouée par un automate.
