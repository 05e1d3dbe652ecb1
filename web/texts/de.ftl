### Was der Browser sagt. Jede Sprache hat dieselben Meldungen (tests/web/test_texts.py).

## Überall
cancel = Abbrechen
close = Schließen
copy = Kopieren
copied = Kopiert
later = Später
loading = Einen Augenblick …
none = keine
try-again = Noch einmal
you = du
online = da
offline = weg
spectator = Zuschauer
spectators = Zuschauer

## Wenn etwas schiefgeht
problem-offline = Keine Verbindung.
problem-offline-more = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
offline-table = Das ist die zuletzt geladene Stellung; sie kann sich inzwischen geändert haben. Weiter geht es, wenn der Server wieder erreichbar ist.
offline-lobby = Bis der Server wieder erreichbar ist, kannst du Tische nur so ansehen, wie sie zuletzt geladen wurden.
problem-server = Der Server hat einen Fehler gemacht.
problem-server-more = Der Server gab keine lesbare Antwort. Bitte versuch es noch einmal.
lost = Verbindung verloren. Neuer Versuch …
not-allowed = Das geht nicht.
the-rule = Die Regel

## Der Eingang
tagline = Eisenbahn-Brettspiele, allein oder mit Freunden
games = Spiele
footer = zum Spielen braucht es eine Verbindung zum Server
players-range = { $low }–{ $high } Spieler
play-automa = Gegen { $role } spielen
play-friends = Mit Freunden
play-bots = Gegen Bots
play-alone = Solo
import = Protokoll oder Szenario öffnen
import-hint = Füge den Text eines Footplate-Protokolls ein, um nach dem letzten Zug weiterzuspielen, oder den eines Szenarios, um mit seiner Stellung zu beginnen.
import-file = Aus einer Datei
import-text = Oder als Text
import-where = Wo es losgeht
import-position = bei seiner Stellung
import-moves = mit seinen Zügen: sieh sie an und spiel nach dem letzten weiter
mine = Meine Tische auf diesem Gerät
mine-none = Noch keine Tische. Beginne einen, oder öffne einen Link, den man dir geschickt hat.
mine-gone = Diesen Tisch gibt es nicht mehr.
delete-named = { $title } entfernen
remove-title = Diesen Tisch entfernen?
remove-host = Du hast diesen Tisch angelegt. Lösch ihn für alle, oder nimm ihn nur aus deiner Liste. Wer dort spielt, kann ihn noch einige Tage lang zurückholen.
remove-own = Er verschwindet aus der Liste dieses Geräts. Die anderen spielen weiter, und einige Wochen lang kannst du ihn zurückholen.
remove-not = Behalten
remove-hide = Aus meiner Liste nehmen
remove-all = Für alle löschen
removed = { $count ->
    [one] Ein entfernter Tisch
   *[other] { $count } entfernte Tische
}
removed-all = für alle gelöscht
removed-here = aus dieser Liste genommen
put-back = Zurückholen
against = gegen { $others }
against-nobody = allein
round = Runde { $round }

## Ein neuer Tisch
new-table = Neuer Tisch: { $game }
seats = Wer sitzt wo
seat-empty = niemand
seat-me = ich
seat-friend = ein Freund (mit Link)
seat-bot = { $kind ->
    [greedy] Bot: { $bot }
    [random] Bot: { $bot }
   *[other] { $bot }
}
seats-swapped = { $mine } bist jetzt du, und { $other } bekommt, was dort war: { $kind }.
more-options = Mehr Einstellungen
expert-options = Für Kenner: Lesarten der Regeln, eigenes Material
edition = Ausgabe
own-files = Eigene Dateien
own-data = { $name }
table-title = Name des Tisches
start = Spiel beginnen
kind = { $kind ->
    [person] ein Mensch
    [greedy] Bot (gierig)
    [random] Bot (zufällig)
   *[other] { $name }
}
kind-name-mautoma = Mautoma
kind-name-easy = Pip (leicht)
kind-name-medium = Nell (mittel)
kind-name-hard = Otto (schwer)
kind-name-expert = Mathilda (Experte)
kind-name-greedy = gierig
kind-name-random = zufällig

## Plätze
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Violett
seat-black = Schwarz
seat-nature = Zufall

## Der Tisch
to-lobby = Zur Startseite
table-menu = Der Tisch
menu-replay = Rückblick
menu-rules = Regeln
menu-text = Karte in Worten
menu-share = Links
menu-settings = Einstellungen
map-region = Der Spielplan
side-region = Das Spiel neben dem Spielplan
turn-region = Die Entscheidung
tabs = Protokoll und Gespräch
tab-hand = Aufträge
tab-players = Spieler
tab-log = Protokoll
tab-chat = Gespräch
tab-chat-new = Gespräch ({ $count })
just-laid = Dieses Stück wurde gerade gelegt. Zeige erst woandershin, um es zu ändern.
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganze Karte
your-turn = Du bist am Zug
turn-of = { $seat } ist am Zug
turn-asked = „{ $prompt }“
sealed = Deine Antwort: { $move }. Niemand sieht sie, bevor alle geantwortet haben; bis dahin kannst du sie ändern.
decided = Schon entschieden: { $seats }. Was, wird gezeigt, wenn alle geantwortet haben.
title-your-turn = ● Du bist am Zug – { $title }
thinking = denkt nach …
skip-show = überspringen
over = Das Spiel ist aus
meanwhile = { $count ->
    [one] Ein Zug seit deinem
   *[other] { $count } Züge seit deinem
}
meanwhile-watching = { $count ->
    [one] Ein Zug, seit du zuletzt da warst
   *[other] { $count } Züge, seit du zuletzt da warst
}
since = Seit du zuletzt da warst
sit = Du spielst { $seat }. Wie heißt du?
sit-down = Platz nehmen
gone-deleted = Dieser Tisch wurde gelöscht.
gone-refused = Dieser Link öffnet keinen Tisch.
gone-more = Frag, wer dir den Link geschickt hat.
gone-back = Er wird einige Tage aufbewahrt: Du kannst ihn zurückholen.

## Zurücknehmen
undo = Zurück
undo-key = Zug zurücknehmen (Taste U)
undo-turn = Ganzen Zug zurück
undo-ask = Um Rücknahme bitten
undo-asked = Du hast gebeten, einen Zug zurückzunehmen. Die anderen müssen zustimmen.
undo-wish = { $count ->
    [one] { $seat } bittet, einen Zug zurückzunehmen.
   *[other] { $seat } bittet, { $count } Züge zurückzunehmen.
}
undo-agree = Einverstanden
undo-refuse = Nein
undo-withdraw = Bitte zurückziehen
move-undo = { $count ->
    [one] Ein Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}

## Protokoll, Gespräch, Rückblick
log = Protokoll
log-all = Ziehungen und zurückgenommene Züge zeigen
log-download = Protokoll herunterladen
chat = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
why = warum?
why-title = Warum: { $what }
why-not = nicht { $names }
replay = Rückblick
replay-at = Zug { $move } von { $moves }
replay-to = Den Tisch nach Zug { $move } zeigen
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-run = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-link = Link kopieren
replay-branch = Von hier weiterspielen
branch-title = { $title }, ab Zug { $move }
replay-now = Zurück zu jetzt
replay-open = Das Spiel noch einmal sehen

## Links
share = Links dieses Tisches
share-hint = Wer einen Link hat, sitzt dort; ein Konto braucht niemand.
link-of = Link für { $name }
link-code = QR-Code
reach-none = Diese Links funktionieren nur auf diesem Rechner.
reach-how = Für Freunde in deinem Heimnetz: Halte den Server an und starte ihn so:
reach-stays = Deine Tische bleiben, wie sie sind.
reach-address = Adresse für andere
this-seat = Dieser Platz
other-device = Auf einem anderen Gerät spielen
other-device-hint = Dieser Link ist dein Platz: Wer ihn öffnet, sieht deine Hand und spielt für dich. Schick ihn nur dir selbst.
delete-table = Diesen Tisch entfernen

## Punkte und Diagramme
score = Punkte
score-now = Wenn das Spiel jetzt endete
score-final = Endstand
score-open = Punkte und Diagramme
score-total = Summe
score-tie = Gleichstand: { $name }
won = { $seat } gewinnt.
won-you = Du gewinnst!
won-shared = { $seats } teilen sich den Sieg.
chart-points = Punkte
chart-sources = Woher die Punkte kommen
chart-moves = Züge

## Die Regeln und die Karte in Worten
rules = Regeln
rules-find = Eine Regel suchen
rules-now = Zu dieser Entscheidung
rules-all = Alle Regeln
text-map = Die Karte in Worten
text-map-find = Hexfeld, Stadt oder Besitzer suchen
text-map-which = Was aufgeführt ist
text-map-built = Hexfelder, auf denen etwas liegt
text-map-cities = Städte
text-map-all = Alle Hexfelder
text-map-seek = Ort oder Besitzer suchen
text-map-used = Orte, auf denen etwas liegt
text-map-every = Alle Orte
text-map-none = Dieses Spiel hat keine Karte. Das liegt auf dem Tisch:
text-map-places = { $count ->
    [one] Ein Ort zur Wahl
   *[other] { $count } Orte zur Wahl
}

## Einstellungen
settings = Einstellungen
settings-language = Sprache
settings-motion = Bewegung
settings-motion-auto = Wie mein Gerät es wünscht
settings-motion-full = Züge Schritt für Schritt zeigen
settings-motion-none = Keine Bewegung
settings-patterns = Stärkere Muster und Buchstaben für Farben
settings-confirm = Jedes Legen bestätigen
settings-notify = Mich rufen, wenn ich am Zug bin
settings-name = Mein Name an Tischen
keys = Tasten
keys-list =
    U nimmt zurück, C fragt den Coach, ? öffnet die Regeln, M die Karte in Worten, Escape schließt.
    Auf der Karte: Pfeile bewegen, N geht zum nächsten möglichen Ort, R oder das Rad dreht, Enter spielt, + − 0 zoomen.

## Wer weg ist
leave = Das Spiel verlassen
leave-hint = Ein Bot spielt für dich, bis du zurück bist. Die anderen sehen das.
leave-last = Sonst ist niemand mehr da, der nachdenkt: Der Tisch wartet, bis du zurück bist.
leave-bot = Einen Bot für mich spielen lassen
resign = Aufgeben …
resign-sure = Ein Bot spielt deinen Platz bis zum Ende. Du kannst zusehen, aber nicht zurückkommen.
resign-not = Nein, ich bleibe
resign-yes = Aufgeben
stand-you = Ein Bot spielt für dich.
stand-back = Meinen Platz zurücknehmen
stand-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
stand-late = { $seat } lässt den Tisch lange warten.
stand-bot = Einen Bot spielen lassen
stands-in = Bot, springt ein

## The coach
coach = Der Coach
coach-ask = Tipp
coach-key = Woran würde der Coach denken? (C)
coach-lines = Daran würde der Coach denken, das Beste zuerst:
coach-ahead = am Ende { $points } Punkte voraus; Gewinnaussicht: { $chance } %
coach-behind = am Ende { $points } Punkte zurück; Gewinnaussicht: { $chance } %
coach-gains = bis zu deinem nächsten Zug: { $gains }
coach-rival = der stärkste Gegner in dieser Zeit: { $points } Punkte
coach-play = So spielen
coach-try = An einer Kopie probieren
coach-try-what = An einem eigenen Tisch; dieser bleibt, wie er ist.
coach-thinks = Der Coach denkt nach …
review = Rückblick
review-open = Mit dem Coach zurückblicken
review-thinks = Der Coach sieht sich jede Entscheidung noch einmal an …
review-chances = Deine Gewinnaussicht in %
review-cost = Was am meisten gekostet hat:
review-moment = Zug { $move }: { $played } hat { $points } Punkte und { $chance } % der Gewinnaussicht gekostet.
review-better = Besser: { $line }
review-see = Ansehen
review-try = Von dort probieren
review-none = Der Coach hätte nichts anders entschieden.
