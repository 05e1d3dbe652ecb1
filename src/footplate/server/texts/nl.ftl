# Wat de server zegt. In elke taal staan dezelfde namen.
title-bad-request = Dit verzoek is onleesbaar
title-no-key = Er is een sleutel nodig
title-bad-key = Deze sleutel is niet geldig
title-not-yours = Deze sleutel opent dat niet
title-bad-origin = Dit verzoek kwam van een andere site
title-no-table = Deze tafel bestaat niet
title-no-game = Dit spel bestaat niet
title-no-page = Hier is niets
title-bad-method = Dat kan hier niet
title-stale-version = Iemand was sneller
title-bad-notation = Deze zet is onleesbaar
title-refused = De regels staan dit niet toe
title-bad-table = Deze tafel kan niet worden gemaakt
title-bad-start = Deze partij kan niet worden hervat
title-bad-undo = Dit kan niet worden teruggenomen
title-other-ruleset = Deze tafel hoort bij een andere versie van de regels
title-table-full = Deze tafel is vol
title-secrets = De partij heeft nog geheimen
title-too-large = Dit is te groot
title-too-many = Te veel verzoeken
title-try-again = Nu niet
title-our-fault = Er ging bij ons iets mis

no-key = Stuur de sleutel uit je stoellink mee als ‘Authorization: Bearer SLEUTEL’.
bad-key = Deze server heeft deze sleutel niet ondertekend. Is de link helemaal gekopieerd?
wrong-table = Deze sleutel hoort bij een andere tafel.
host-only = Alleen wie de tafel heeft gemaakt, kan dit doen.
seat-only = Toeschouwers kunnen kijken en praten, maar niet spelen.
bad-origin = Open Footplate op zijn eigen adres en probeer het opnieuw.
no-table = Tafel { $table } is hier niet. Misschien is ze verwijderd.
no-game = Er is hier geen spel { $game }.
no-page = Op dit adres is niets.
stale-version = De partij is verder: ze is bij versie { $version }, en je antwoordde op versie { $given }.
future-version = De partij is pas bij versie { $version }.
undo-count = { $count ->
    [one] Eén zet kan hier niet worden teruggenomen; er zijn er { $moves }.
   *[other] { $count } zetten kunnen hier niet worden teruggenomen; er zijn er { $moves }.
}
undo-no-wish = Niemand vraagt nu om iets terug te nemen.
undo-yours = Je hebt dit zelf gevraagd.
other-ruleset = Deze tafel is gemaakt met regelversie { $theirs } van { $game }; deze Footplate speelt versie { $ours }. Ze kan hier niet verder, maar het logboek kan worden geëxporteerd.
other-game = Deze Footplate heeft het spel { $game } niet. De tafel kan hier niet verder, maar het logboek kan worden geëxporteerd.
table-full = Deze tafel heeft { $count } regels, en meer mag een tafel er niet hebben.
secrets = Zolang er meer mensen spelen, blijven hun handen geheim: het hele logboek is er als de partij voorbij is.
one-start = Een tafel begint met een logboek, een scenario of een andere tafel: met één daarvan, niet met meer.
seat-kind = Niemand met de naam { $kind } kan op stoel { $seat } zitten. Mogelijk: { $possible }.
seat-unknown = Er is geen stoel { $seat } in deze partij.
too-long = Het lezen duurde langer dan { $seconds } seconden en is daarom gestopt.
too-large = Er kan hoogstens { $limit } kB worden gestuurd.
too-many-lines = Een logboek mag { $limit } regels hebben, waarvan { $undos } keer terugnemen.
too-many = Wacht { $seconds } s en probeer het opnieuw.
try-again = De database antwoordt niet. Er is niets veranderd; probeer het zo meteen opnieuw.
our-fault = Er is niets veranderd. Het logboek van de server heeft de details.
bot-failed = { $player } kon niet voor { $seat } beslissen ({ $why }), dus deed het toeval het.
bot-slow = { $player } dacht langer dan { $seconds } s na voor { $seat }, dus besliste het toeval.
not-text = De tekst bevat een teken dat niet bewaard kan worden.
no-trace = Regel { $number } is niet door een automa gespeeld.
