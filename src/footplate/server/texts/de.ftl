# Was der Server sagt. In jeder Sprache stehen dieselben Namen.
title-bad-request = Diese Anfrage ist nicht lesbar
title-no-key = Ein Schlüssel fehlt
title-bad-key = Dieser Schlüssel gilt nicht
title-not-yours = Dieser Schlüssel öffnet das nicht
title-bad-origin = Diese Anfrage kam von einer anderen Seite
title-no-table = Diesen Tisch gibt es nicht
title-no-game = Dieses Spiel gibt es nicht
title-no-page = Hier ist nichts
title-bad-method = Das geht hier nicht
title-stale-version = Jemand war schneller
title-bad-notation = Dieser Zug ist nicht lesbar
title-refused = Die Regeln erlauben das nicht
title-bad-table = Dieser Tisch kann nicht eröffnet werden
title-bad-start = Diese Partie kann nicht fortgesetzt werden
title-bad-undo = Das kann nicht zurückgenommen werden
title-other-ruleset = Dieser Tisch gehört zu einer anderen Fassung der Regeln
title-table-full = Dieser Tisch ist voll
title-secrets = Die Partie hat noch Geheimnisse
title-too-large = Das ist zu groß
title-too-many = Zu viele Anfragen
title-try-again = Jetzt nicht
title-our-fault = Bei uns ging etwas schief

no-key = Schicken Sie den Schlüssel Ihres Platz-Links als „Authorization: Bearer SCHLÜSSEL“ mit.
bad-key = Dieser Server hat diesen Schlüssel nicht unterschrieben. Wurde der Link ganz kopiert?
wrong-table = Dieser Schlüssel gehört zu einem anderen Tisch.
host-only = Das kann nur, wer den Tisch eröffnet hat.
seat-only = Wer zuschaut, kann reden, aber nicht spielen.
bad-origin = Öffnen Sie Footplate unter seiner eigenen Adresse und versuchen Sie es noch einmal.
no-table = Der Tisch { $table } ist nicht hier. Vielleicht wurde er gelöscht.
no-game = Hier gibt es kein Spiel { $game }.
no-page = Unter dieser Adresse ist nichts.
stale-version = Die Partie ist weiter: Sie steht bei Fassung { $version }, und Ihre Antwort galt Fassung { $given }.
future-version = Die Partie steht erst bei Fassung { $version }.
undo-count = { $count ->
    [one] Ein Zug kann hier nicht zurückgenommen werden; es gibt { $moves }.
   *[other] { $count } Züge können hier nicht zurückgenommen werden; es gibt { $moves }.
}
undo-no-wish = Niemand möchte gerade etwas zurücknehmen.
undo-yours = Das haben Sie selbst gefragt.
other-ruleset = Dieser Tisch wurde mit Regelfassung { $theirs } von { $game } eröffnet; dieses Footplate spielt Fassung { $ours }. Er kann hier nicht weitergehen, aber sein Protokoll lässt sich exportieren.
other-game = Dieses Footplate hat das Spiel { $game } nicht. Der Tisch kann hier nicht weitergehen, aber sein Protokoll lässt sich exportieren.
table-full = Dieser Tisch hat { $count } Zeilen, und mehr darf ein Tisch nicht haben.
secrets = Solange mehrere Menschen spielen, bleiben ihre Handkarten geheim: Das ganze Protokoll gibt es nach dem Ende der Partie.
one-start = Ein Tisch beginnt mit einem Protokoll, einem Szenario oder einem anderen Tisch: mit einem davon, nicht mit mehreren.
seat-kind = Niemand namens { $kind } kann auf Platz { $seat } sitzen. Möglich: { $possible }.
seat-unknown = In dieser Partie gibt es keinen Platz { $seat }.
too-long = Das Lesen dauerte länger als { $seconds } Sekunden und wurde abgebrochen.
too-large = Höchstens { $limit } kB können geschickt werden.
too-many-lines = Ein Protokoll darf { $limit } Zeilen haben, davon { $undos } Rücknahmen.
too-many = Warten Sie { $seconds } s und versuchen Sie es noch einmal.
try-again = Die Datenbank antwortet nicht. Nichts wurde geändert; versuchen Sie es gleich noch einmal.
our-fault = Nichts wurde geändert. Das Protokoll des Servers hat die Einzelheiten.
bot-failed = { $player } konnte für { $seat } nicht entscheiden ({ $why }), also entschied der Zufall.
bot-slow = { $player } dachte für { $seat } länger als { $seconds } s nach, also entschied der Zufall.
not-text = Der Text enthält ein Zeichen, das nicht aufbewahrt werden kann.
no-trace = Zeile { $number } wurde nicht von einem Automa gespielt.
