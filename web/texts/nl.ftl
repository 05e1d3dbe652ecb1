### Wat de browser zegt. Elke taal heeft dezelfde berichten (tests/web/test_texts.py).

## Overal
cancel = Annuleren
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
later = Later
loading = Een ogenblik …
none = geen
try-again = Opnieuw proberen
you = jij
online = aanwezig
offline = afwezig
spectator = Toeschouwer
spectators = Toeschouwers

## Als er iets misgaat
problem-offline = Geen verbinding.
problem-offline-more = De server is niet bereikbaar. Probeer het zo nog eens.
offline-table = Dit is de stand die het laatst geladen is; die kan inmiddels veranderd zijn. Het spel gaat verder zodra de server weer bereikbaar is.
offline-lobby = Tot de server weer bereikbaar is, zijn tafels alleen te bekijken zoals ze het laatst geladen zijn.
problem-server = De server heeft een fout gemaakt.
problem-server-more = De server gaf geen leesbaar antwoord. Probeer het opnieuw.
lost = Verbinding verbroken. Opnieuw proberen …
not-allowed = Niet mogelijk.
the-rule = De regel

## De ontvangst
tagline = Spoorwegspellen, alleen of met vrienden
games = Spellen
footer = spelen kan alleen met verbinding met de server
players-range = { $low }–{ $high } spelers
play-automa = Tegen { $role } spelen
play-friends = Met vrienden
play-bots = Tegen bots
play-alone = Solo
import = Logboek of scenario openen
import-hint = Plak de tekst van een Footplate-logboek om na de laatste zet verder te gaan, of van een scenario om vanuit die stelling te beginnen.
import-file = Uit een bestand
import-text = Of als tekst
import-where = Waar te beginnen
import-position = bij zijn stand
import-moves = met zijn zetten: bekijk ze en ga na de laatste verder
mine = Mijn tafels op dit apparaat
mine-none = Nog geen tafels. Begin er een, of open een link die iemand je stuurde.
mine-gone = Deze tafel is er niet meer.
delete-named = { $title } verwijderen
remove-title = Deze tafel verwijderen?
remove-host = Jij hebt deze tafel gemaakt. Verwijder hem voor iedereen, of haal hem alleen van je lijst. Wie er speelt, kan hem nog enkele dagen terugzetten.
remove-own = Hij gaat van de lijst op dit apparaat. De anderen spelen door, en nog enkele weken kun je hem terugzetten.
remove-not = Houden
remove-hide = Van mijn lijst halen
remove-all = Voor iedereen verwijderen
removed = { $count ->
    [one] Eén verwijderde tafel
   *[other] { $count } verwijderde tafels
}
removed-all = voor iedereen verwijderd
removed-here = van deze lijst gehaald
put-back = Terugzetten
against = tegen { $others }
against-nobody = alleen
round = ronde { $round }

## Een nieuwe tafel
new-table = Nieuwe tafel: { $game }
seats = Wie zit waar
seat-empty = niemand
seat-me = ik
seat-friend = een vriend (per link)
seat-bot = { $kind ->
    [greedy] bot: { $bot }
    [random] bot: { $bot }
   *[other] { $bot }
}
seats-swapped = { $mine } ben jij nu, en { $other } krijgt wat daar zat: { $kind }.
more-options = Meer opties
expert-options = Voor kenners: lezingen van de regels, eigen onderdelen
edition = Editie
own-files = Eigen bestanden
own-data = { $name }
table-title = Naam van de tafel
start = Spel beginnen
kind = { $kind ->
    [person] een mens
    [greedy] bot (gretig)
    [random] bot (willekeurig)
   *[other] { $name }
}
kind-name-mautoma = Mautoma
kind-name-easy = Pip (makkelijk)
kind-name-medium = Nell (gemiddeld)
kind-name-hard = Otto (moeilijk)
kind-name-expert = Mathilda (expert)
kind-name-greedy = gretig
kind-name-random = willekeurig

## Plaatsen
seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
seat-purple = Paars
seat-black = Zwart
seat-nature = Toeval

## De tafel
to-lobby = Naar de startpagina
table-menu = De tafel
menu-replay = Terugkijken
menu-rules = Regels
menu-text = Kaart in woorden
menu-share = Links
menu-settings = Instellingen
map-region = Het bord
side-region = Het spel naast het bord
turn-region = De beslissing
tabs = Logboek en gesprek
tab-hand = Contracten
tab-players = Spelers
tab-log = Logboek
tab-chat = Gesprek
tab-chat-new = Gesprek ({ $count })
just-laid = Dit stuk is net gelegd. Wijs eerst iets anders aan om het te veranderen.
map-zoom-in = Inzoomen
map-zoom-out = Uitzoomen
map-fit = Hele kaart
your-turn = Jij bent aan zet
turn-of = { $seat } is aan zet
turn-asked = ‘{ $prompt }’
sealed = Je antwoord: { $move }. Niemand ziet het voordat iedereen heeft geantwoord; tot dan kun je het veranderen.
decided = Al besloten: { $seats }. Wat, wordt getoond als iedereen heeft geantwoord.
title-your-turn = ● Jij bent aan zet – { $title }
thinking = denkt na …
skip-show = overslaan
over = Het spel is afgelopen
meanwhile = { $count ->
    [one] Eén zet sinds de jouwe
   *[other] { $count } zetten sinds de jouwe
}
meanwhile-watching = { $count ->
    [one] Eén zet sinds je laatst keek
   *[other] { $count } zetten sinds je laatst keek
}
since = Sinds je laatst keek
sit = Je zit op { $seat }. Hoe heet je?
sit-down = Gaan zitten
gone-deleted = Deze tafel is verwijderd.
gone-refused = Deze link opent geen tafel.
gone-more = Vraag het aan wie je de link stuurde.
gone-back = Hij wordt enkele dagen bewaard: je kunt hem terugzetten.

## Terugnemen
undo = Terug
undo-key = Zet terugnemen (toets U)
undo-turn = Hele beurt terug
undo-ask = Vragen om terug te nemen
undo-asked = Je vroeg om een zet terug te nemen. De anderen moeten het goedvinden.
undo-wish = { $count ->
    [one] { $seat } vraagt om één zet terug te nemen.
   *[other] { $seat } vraagt om { $count } zetten terug te nemen.
}
undo-agree = Goed
undo-refuse = Nee
undo-withdraw = Vraag intrekken
move-undo = { $count ->
    [one] Eén zet teruggenomen
   *[other] { $count } zetten teruggenomen
}

## Logboek, gesprek, terugkijken
log = Logboek
log-all = trekkingen en teruggenomen zetten tonen
log-download = Logboek downloaden
chat = Gesprek
chat-none = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Versturen
why = waarom?
why-title = Waarom: { $what }
why-not = niet { $names }
replay = Terugkijken
replay-at = Zet { $move } van { $moves }
replay-to = De tafel na zet { $move } tonen
replay-back = Een zet terug
replay-next = Een zet verder
replay-run = Afspelen
replay-pause = Pauze
replay-move = Zet
replay-link = Link kopiëren
replay-branch = Van hier verder spelen
branch-title = { $title }, vanaf zet { $move }
replay-now = Terug naar nu
replay-open = Het spel terugkijken

## Links
share = Links van deze tafel
share-hint = Wie een link heeft, zit daar; een account is niet nodig.
link-of = Link voor { $name }
link-code = QR-code
reach-none = Deze links werken alleen op deze computer.
reach-how = Voor vrienden in je thuisnetwerk: stop de server en start hem zo:
reach-stays = Je tafels blijven zoals ze zijn.
reach-address = Adres voor anderen
this-seat = Deze plaats
other-device = Op een ander apparaat spelen
other-device-hint = Deze link is je plaats: wie hem opent, ziet je hand en speelt voor je. Stuur hem alleen naar jezelf.
delete-table = Deze tafel verwijderen

## Punten en grafieken
score = Punten
score-now = Als het spel nu eindigde
score-final = Eindstand
score-open = Punten en grafieken
score-total = Totaal
score-tie = Gelijke stand: { $name }
won = { $seat } wint.
won-you = Je wint!
won-shared = { $seats } delen de overwinning.
chart-points = Punten
chart-sources = Waar de punten vandaan komen
chart-moves = zetten

## De regels en de kaart in woorden
rules = Regels
rules-find = Een regel zoeken
rules-now = Voor deze beslissing
rules-all = Alle regels
text-map = De kaart in woorden
text-map-find = Zoek een zeshoek, een stad, een eigenaar
text-map-which = Wat er staat
text-map-built = Zeshoeken waar iets ligt
text-map-cities = Steden
text-map-all = Alle zeshoeken
text-map-seek = Zoek een plaats, een eigenaar
text-map-used = Plaatsen waar iets ligt
text-map-every = Alle plaatsen
text-map-none = Dit spel heeft geen kaart. Dit ligt op tafel:
text-map-places = { $count ->
    [one] Eén plek om te kiezen
   *[other] { $count } plekken om te kiezen
}

## Instellingen
settings = Instellingen
settings-language = Taal
settings-motion = Beweging
settings-motion-auto = Zoals mijn apparaat wil
settings-motion-full = Zetten stap voor stap tonen
settings-motion-none = Geen beweging
settings-patterns = Sterkere patronen en letters voor kleuren
settings-confirm = Elke plaatsing bevestigen
settings-notify = Waarschuw me als ik aan zet ben
settings-name = Mijn naam aan tafels
keys = Toetsen
keys-list =
    U neemt terug, C vraagt de coach, ? opent de regels, M de kaart in woorden, Escape sluit.
    Op de kaart: pijlen verplaatsen, N gaat naar de volgende plek die je mag kiezen, R of het wiel draait, Enter speelt, + − 0 zoomen.

## Wie weg is
leave = Het spel verlaten
leave-hint = Een bot speelt voor je tot je terug bent. De anderen zien dat.
leave-last = Er is niemand anders meer die nadenkt: de tafel wacht tot je terug bent.
leave-bot = Een bot voor mij laten spelen
resign = Opgeven …
resign-sure = Een bot speelt je plaats tot het einde uit. Je kunt kijken, maar niet terugkomen.
resign-not = Nee, ik blijf
resign-yes = Opgeven
stand-you = Een bot speelt voor je.
stand-back = Mijn plaats terugnemen
stand-resigned = Je hebt opgegeven; een bot speelt voor je verder.
stand-late = { $seat } laat de tafel al lang wachten.
stand-bot = Een bot laten spelen
stands-in = bot, valt in

## The coach
coach = De coach
coach-ask = Hint
coach-key = Waar zou de coach aan denken? (C)
coach-lines = Hieraan zou de coach denken, het beste eerst:
coach-ahead = aan het einde { $points } punten voor; winstkans: { $chance } %
coach-behind = aan het einde { $points } punten achter; winstkans: { $chance } %
coach-gains = tot aan je volgende beurt: { $gains }
coach-rival = de sterkste tegenstander intussen: { $points } punten
coach-play = Zo spelen
coach-try = Op een kopie proberen
coach-try-what = Aan een eigen tafel; deze blijft zoals ze is.
coach-thinks = De coach denkt na …
review = Terugblik
review-open = Terugkijken met de coach
review-thinks = De coach bekijkt elke beslissing opnieuw …
review-chances = Je winstkans in %
review-cost = Wat het meest gekost heeft:
review-moment = Zet { $move }: { $played } heeft { $points } punten en { $chance } % van de winstkans gekost.
review-better = Beter: { $line }
review-see = Bekijken
review-try = Van daar proberen
review-none = De coach had niets anders beslist.
