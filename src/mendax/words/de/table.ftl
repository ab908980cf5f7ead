# Tables of every game. Names of players come as $seat, $name, $to; numbers of seats count from 1.

## Refused
table-refused-no-seat = Du hast keinen Platz an diesem Tisch. Setz dich erst, oder sieh weiter zu.
table-refused-seated = Du hast schon Platz { $seat }. Bist du aufgestanden, komm auf ihn zurück.
table-refused-full = Alle Plätze sind besetzt: dieser Tisch hat { $most }.
table-refused-running = Nicht während eines Spiels: warte, bis es aus ist.
table-refused-not-running = Es läuft kein Spiel. Der Gastgeber startet eins.
table-refused-too-few =
    { $seats ->
        [one] Nur { $seats } Platz ist besetzt; dieses Spiel braucht mindestens { $fewest }.
       *[other] Nur { $seats } Plätze sind besetzt; dieses Spiel braucht mindestens { $fewest }.
    }
table-refused-not-host = Das darf nur der Gastgeber.
table-refused-tournament = Welches Spiel als nächstes kommt und wer es spielt, entscheidet hier das Turnier.
table-refused-no-such-seat = Diesen Platz gibt es nicht; die Plätze gehen von 1 bis { $seats }.
table-refused-own-seat = Dich selbst kannst du nicht entfernen. Steh lieber auf.
table-refused-empty-seat = Da sitzt niemand.
table-refused-nobody-there = Da sitzt kein Mensch; Gastgeber kann nur sein, wer hier ist.
table-refused-order = Eine Reihenfolge muss jeden dieser Plätze einmal nennen: { $seats }.
table-refused-away = Du bist aufgestanden, und ein Bot spielt für dich. Komm erst zurück.
table-refused-not-away = Du sitzt schon auf Platz { $seat }.
table-refused-kicked = Der Gastgeber hat dich von diesem Tisch entfernt.
table-refused-spectators-off = Dieser Tisch hat keine Zuschauer: nur wer einen Platz hat, sieht zu und redet mit.
table-refused-chat-off = Freier Text ist hier aus. Vielleicht sind Sprüche erlaubt.
table-refused-whispers-off = Gespräche unter vier Augen sind hier aus.
table-refused-whisper-to = Flüstern kannst du nur mit einem anderen Menschen, der hier sitzt.
table-refused-no-chips = An diesem Tisch wird nicht um Chips gespielt.
table-refused-buy-in = Kaufen kann man { $allowed } Chips, nicht { $given }.
table-refused-buy-in-most = Niemand hier hat mehr als du, und es reicht: zu kaufen gibt es nichts.
table-refused-no-rebuys = An diesem Tisch kauft niemand nach.
table-refused-short = Zum Weiterspielen brauchen alle mindestens { $least } Chips. Zu wenig haben: { $names }. Kauft nach oder steht auf.
table-refused-phrases-off = Sprüche sind hier aus.
table-refused-phrase-unknown = „{ $given }“ ist kein Spruch. Es gibt: { $allowed }.
table-refused-text-empty = Darin ist nichts zu lesen. Schreib 1 bis { $longest } Zeichen.
table-refused-text-long = Zu lang: höchstens { $longest } Zeichen.
table-refused-name-empty = Ein Name braucht 1 bis { $longest } sichtbare Zeichen.
table-refused-name-long = Ein Name hat höchstens { $longest } Zeichen.
table-refused-name-heavy = Dieser Name hat zu viele Akzente oder andere Zeichen.
table-refused-name-invisible = Ein Name enthält keine Steuerzeichen, Richtungszeichen oder Zeilenenden.
table-refused-bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $given }“. Es gibt: { $allowed }.
table-refused-no-preset = Einen Regelsatz „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
table-refused-not-a-bot = Auf Platz { $seat } spielt ein Mensch, kein Bot.
table-refused-not-an-action = Das kann man an einem Tisch nicht tun.
table-refused-stale = Das Spiel ist inzwischen weitergegangen, darum zählt das nicht. Sieh noch einmal hin und entscheide dann.
table-refused-share = Ein Beitrag zum Zufall sind 32 hexadezimale Ziffern, 0–9 und a–f.
table-refused-share-bound = Dein Beitrag ist schon festgelegt; bis zum nächsten Spiel lässt er sich nicht austauschen.
table-refused-share-hash = Der Hash eines Beitrags sind 64 hexadezimale Ziffern, 0–9 und a–f.
table-refused-share-not-bound = Zu diesen Bytes passt kein Beitrag, auf den dieses Spiel wartet.
table-refused-clock = Auf dieser Uhr sind noch { $milliseconds } Millisekunden.
table-refused-clock-not-running = Für Platz { $seat } läuft keine Uhr.
table-refused-no-such-game = Spiel { $given } ist nicht zur Hand. Das letzte dieses Tisches hat die Nummer { $allowed }.
table-refused-brought-otherwise = Die Stapel dieses Spiels sind nicht die, die der Tisch hat.

## Broken logs
table-corrupt-empty = Das Protokoll dieses Tisches ist leer.
table-corrupt-gap = Im Protokoll dieses Tisches steht Zeile { $line }, wo Zeile { $expected } folgen muss.
table-corrupt-line = Zeile { $line } des Protokolls kann so nicht geschehen sein: { $problem }.
table-corrupt-rules = Spiel { $game } ging anders aus, als es gespielt wurde. Sein Protokoll ist heil, also sind die Regeln dieser Version andere als damals, obwohl sich beide Ausgabe { $edition } nennen.
table-corrupt-lines = Das Protokoll von Spiel { $game } (Ausgabe { $edition } der Regeln) wurde verändert, seit es gespielt wurde.

## Tables set aside after a failure of the server
table-set-aside-chance = Dieser Tisch ist beiseitegestellt: nach seinen Regeln kommen Würfel oder Karten nie zur Ruhe, auch nach { $limit } Ziehungen nicht. Gespieltes bleibt erhalten, alle anderen Tische gehen weiter. Eröffne einen neuen Tisch mit anderen Regeln.
table-set-aside-slow = Dieser Tisch ist beiseitegestellt: was hier zu tun war, dauerte viel zu lang. Gespieltes bleibt erhalten, alle anderen Tische gehen weiter. Versuch es in zehn Minuten wieder, oder eröffne einen neuen Tisch.
table-set-aside-failed = Dieser Tisch ist beiseitegestellt: er hat auf unserer Seite mehrmals versagt. Gespieltes bleibt erhalten, alle anderen Tische gehen weiter. Versuch es in zehn Minuten wieder, oder eröffne einen neuen Tisch.
table-set-aside-unreadable = Dieser Tisch lässt sich nicht öffnen: was von ihm gespeichert ist, war nicht nachzuspielen. Es bleibt, wie es ist, alle anderen Tische gehen weiter. Eröffne einen neuen Tisch.

## Broken records
record-problem-no-record = Zeile { $line } ist kein Kopf einer Aufzeichnung: das ist keine Aufzeichnung eines Spiels.
record-problem-changed = Zeile { $line } wurde verändert: ihr Hash ist nicht der des Textes bis hierher.
record-problem-cut-short = Die Aufzeichnung bricht in Zeile { $line } ab; ihre letzte Zeile muss „end over“ oder „end running“ sein.
record-problem-unreadable = Zeile { $line } ist nicht lesbar: { $problem }.
record-problem-scheme = Zeile { $line }: das Verfahren „{ $given }“ ist hier unbekannt. Bekannt ist: { $allowed }.
record-problem-newer = Zeile { $line }: eine spätere Version von Mendax hat diese Aufzeichnung geschrieben. Sie folgt Ausgabe { $given } der Regeln, hier kennt man Ausgaben bis { $known }.
record-problem-older = Zeile { $line }: Diese Aufzeichnung folgt Ausgabe { $given } der Regeln. Diese Version spielt nur Ausgabe { $known }.
record-problem-order = Zeile { $line }: die Nummern der Einträge müssen wachsen.
record-problem-seats = Zeile { $line }: dieses Spiel ist nicht für { $seats } Plätze.
record-problem-not-as-shown = Zeile { $line }: Das hier genannte Ergebnis von Ziehung { $draw } ist nicht das gezeigte.
record-problem-unproved = Zeile { $line }: das Ergebnis von Ziehung { $draw } wird gesagt, aber kein Salz beweist es.
record-problem-against-rules = Zeile { $line }: nach den Regeln kann das nicht geschehen sein.
record-problem-wrong-end = Zeile { $line }: nach den Regeln steht das Spiel hier nicht so.
record-problem-tangled = Zeile { $line }: sehr viele Arten, das Unbekannte zu ergänzen, wurden versucht, und keine führt über diese Zeile hinaus. Entweder ist sie gefälscht, oder das wirklich Geschehene wurde nicht gefunden.
record-remark-noted = Nicht geprüft: ob der Server bei der Festlegung blieb, die du vor dem Spiel gesehen hast, und bei deinem Beitrag. Diese Aufzeichnung hat keine Zeile „noted“. Speichere sie auf der Seite des Tisches, auf dem Gerät, auf dem du gespielt hast.
record-remark-shares = Nicht geprüft: ob die Beiträge festgelegt waren, bevor jemand sie sah. Diese Aufzeichnung sagt es nicht.
record-remark-left-out = Festgelegte Beiträge, die nicht rechtzeitig geöffnet wurden und nicht zählen: { $names }.
record-remark-seed = Nicht geprüft: wie gezogen wurde, denn der Startwert wurde nicht geöffnet. Von { $draws } Ziehungen wurden diesem Leser { $opened } mit passendem Salz gezeigt.
record-remark-setting = Nicht geprüft: ob der Startwert geöffnet werden musste. Diese Aufzeichnung stammt von einer Version, die diese Einstellung nicht festhielt.

## Events
table-event-table-opened = Der Tisch ist eröffnet.
table-event-seated = { $seat } setzt sich.
table-event-renamed = { $seat } heißt jetzt, wer auf diesem Platz sitzt.
table-event-left = { $seat } steht auf.
table-event-left-kicked = Der Gastgeber entfernt { $seat }.
table-event-left-bot = { $seat } steht auf; { $bot } spielt weiter.
table-event-returned = { $seat } ist zurück.
table-event-handed-over = { $seat } ist jetzt der Gastgeber.
table-event-arranged = Die Plätze sind neu verteilt.
table-event-rules-set = { $own ->
    [yes] { $rules }.
   *[no] Regeln: { $rules }.
}
table-event-table-set = Der Gastgeber hat geändert, wie es an diesem Tisch zugeht.
table-event-share-bound = { $seat } legt einen Beitrag zum Zufall fest.
table-event-share-added = { $seat } öffnet einen Beitrag zum Zufall.
table-event-shares-left-out = Ohne die Beiträge, die nicht rechtzeitig geöffnet wurden, beginnt das Spiel: { $seats }.
table-event-bought-in = { $seat } kauft Chips: { $chips }. Der Stapel ist jetzt { $stack }.
table-event-game-started = Spiel { $number } beginnt.
table-event-committed = Ziehung { $draw } ist gebunden.
table-event-salted = Ziehung { $draw } kann geprüft werden.
table-event-seed-opened = Der Startwert ist offen: jede Ziehung dieses Spiels kann geprüft werden.
table-event-next-committed = Der Zufall des nächsten Spiels ist gebunden.
table-event-clock-ran-out = Die Zeit von { $seat } ist um.
table-event-said = { $seat }: { $text }
table-event-said-to = { $seat } zu { $to }, unter vier Augen: { $text }
table-event-phrase-said = { $seat }: { $phrase }

## Ready phrases
table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-thinking = Lass mich überlegen …
table-phrase-hurry = Du bist dran!
table-phrase-trust-me = Glaub mir.
table-phrase-surely-not = Im Leben nicht!
table-phrase-nice-bluff = Schön geblufft!
table-phrase-well-played = Gut gespielt!
table-phrase-ouch = Autsch!
table-phrase-lucky = So ein Glück!
table-phrase-thanks = Danke!
table-phrase-again = Noch einmal?
table-phrase-bye = Tschüss!

## A bot plays for a disconnected player
table-refused-stand-in-here = Wer Platz { $seat } spielt, ist verbunden: niemand spielt für ihn.
table-refused-stand-in-host = Das darf nur der Gastgeber, oder jeder, solange der Gastgeber selbst weg ist.
table-refused-stand-in-bot = Auf Platz { $seat } spielt gerade kein Mensch.
table-event-stood-in = { $seat } ist weg; { $bot } spielt weiter.

## Guesses of players who are out
table-refused-guess-in-game = Mitraten kann nur, wer aus dem laufenden Spiel ausgeschieden ist.
table-refused-guessed = Zu dieser Ansage hast du schon geraten.
table-refused-guess-late = Zu spät: Auf diese Ansage ist schon geantwortet.
table-event-guessed = { $seat } hat geraten.
table-event-guesses-settled =
    { $truth ->
        [yes] Es war wahr.
       *[no] Es war gelogen.
    } Richtig geraten: { $right }; falsch: { $wrong }.

## Hosts, readiness and the next game: refused
table-refused-not-all-ready = Noch sind nicht alle bereit, die hier sind.
table-refused-take-over-off = Der Gastgeber erlaubt hier nicht, Plätze zu übernehmen. Warte auf das nächste Spiel.
table-refused-not-free = Platz { $seat } ist nicht frei: wer ihn hat, sitzt da oder kann gleich zurück sein.
table-refused-asked-for = Diesen Platz übernimmt schon { $name }.
table-refused-out-of-game = Platz { $seat } ist in diesem Spiel draußen. Wähl einen anderen, oder warte auf das nächste Spiel.
table-refused-no-take-over = Du hast um keinen Platz gebeten.
table-refused-same-game = Dieses Spiel liegt schon auf dem Tisch.
table-refused-too-many = Dieses Spiel ist für höchstens { $most }, und hier sitzen { $seats }. Erst müssen einige aufstehen und zusehen.

## Hosts, readiness and the next game: events
table-event-host-passed = { $name } ist weg: { $to } ist jetzt der Gastgeber.
table-event-host-returned = { $seat } ist zurück und wieder der Gastgeber.
table-event-ready-set =
    { $on ->
        [yes] { $seat } ist bereit.
       *[no] { $seat } ist noch nicht bereit.
    }
table-event-game-set = Das nächste Spiel ist ein anderes.
table-event-voted = { $seat } stimmt über das nächste Spiel ab.
table-event-score-reset = Der Spielstand beginnt wieder bei null.
table-event-take-over-asked = { $name } übernimmt zur nächsten Runde den Platz von { $seat }.
table-event-take-over-dropped = { $name } sieht weiter zu.
table-event-taken-over = Von jetzt an spielt { $name } auf diesem Platz.

## Order: mutes, locked seats, new links
table-refused-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet. Spielen und zusehen kannst du weiter.
table-refused-seats-locked = Die freien Plätze sind gesperrt: Wer sich setzt, bestimmt der Gastgeber.
table-refused-no-such-watcher = Unter diesem Namen sieht hier niemand zu.
table-refused-no-link = Dieser Tisch hat keinen Link.
table-event-muted =
    { $on ->
        [yes] Der Gastgeber schaltet { $name } stumm.
       *[no] { $name } darf wieder reden.
    }
table-event-watcher-removed = Der Gastgeber schickt { $name } hinaus.
table-event-link-changed = Der Tisch hat einen neuen Link. Der alte gilt nicht mehr.

## Seats of programs
table-refused-name-taken = „{ $given }“ sieht aus wie der Name von jemand anderem hier. Ein Programm muss einen anderen wählen.
table-refused-programs-quiet = An diesem Tisch dürfen Programme nicht reden; der Gastgeber kann es erlauben.
table-refused-program-host = Ein Programm kann nicht Gastgeber sein.
table-refused-program-seat = Ein Programm hat den Platz, der ihm freigehalten wurde, und keinen anderen.
table-event-seat-reserved = Ein Platz wird für ein Programm freigehalten: { $name }.

## Shared devices and screens
table-refused-shared-device = Das geht nur für Leute, die auf einem eigenen Gerät spielen.
table-event-device-shared = { $seat } spielt auf dem Gerät von { $owner }.

## Reactions and masks
table-refused-reactions-off = Reaktionen sind an diesem Tisch aus.
table-refused-reaction-unknown = Eine Reaktion „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
table-refused-mask-unknown = Eine Maske „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
table-refused-mask-taken = Diese Maske trägt schon { $name }.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } zu { $to }: { $reaction }
table-event-wore = { $seat } wechselt die Maske.
table-reaction-laugh = Lachen
table-reaction-gasp = Staunen
table-reaction-squint = Argwohn
table-reaction-sweat = Angstschweiß
table-reaction-weep = Tränen
table-reaction-cheer = Jubel
table-mask-fox = Fuchs
table-mask-owl = Eule
table-mask-cat = Katze
table-mask-bear = Bär
table-mask-hare = Hase
table-mask-wolf = Wolf
table-mask-frog = Frosch
table-mask-raven = Rabe
table-mask-badger = Dachs
table-mask-moon = Mond
table-mask-sun = Sonne
table-mask-jester = Narr
table-mask-lion = Löwe
table-mask-mouse = Maus
table-mask-rooster = Hahn
table-mask-dragon = Drache
table-mask-devil = Teufel
table-mask-pirate = Pirat
table-mask-hedgehog = Igel
table-mask-ram = Widder

## House rules and the text form
table-rules-ours = { $base ->
    [standard] Unsere Regeln: { $changes }
   *[other] Unsere Regeln ({ $preset }): { $changes }
}
table-rules-named = { $base ->
    [standard] { $name }: { $changes }
   *[other] { $name } ({ $preset }): { $changes }
}
rules-yes = ja
rules-no = nein
rules-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
rules-broken-package = Das Spiel „{ $given }“ aus dem Paket { $package } ist nicht spielbar: { $problem }.
rules-unknown-option = Eine Hausregel „{ $option }“ gibt es nicht. Es gibt: { $allowed }.
rules-unknown-preset = Einen Regelsatz „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
rules-of-another-game = { $given } enthält keine Regeln von { $game }: Nenne eine Vorlage oder gib { $allowed }.
rules-observer = Hier gibt es keinen Platz { $given }: Plätze sind { $allowed }, und None sieht nur zu.
rules-not-an-action = Eine Aktion wird gebraucht, und { $given } ist keine.
rules-games = Ein Match hat mindestens ein Spiel, nicht { $given }.
rules-did-you-mean = Meinst du „{ $like }“?
rules-out-of-range = „{ $given }“ geht nicht für „{ $option }“. Erlaubt: { $allowed }.
rules-chance-without-end = Mit diesen Regeln kommen Würfel oder Karten nie zur Ruhe: nach { $limit } Ziehungen hintereinander ist noch immer niemand dran. Wähl andere Regeln.
rules-applies-only-with = „{ $option }“ bedeutet unter diesen Regeln nichts: es gilt nur mit { $other } = { $values }.
rules-applies-not-with = „{ $option }“ bedeutet unter diesen Regeln nichts: es gilt nicht mit { $other } = { $values }.
rules-seats = Dieses Spiel ist für { $allowed } Spieler, nicht { $given }.
rules-edition-newer = Das hat eine spätere Version von Mendax gemacht: es folgt Ausgabe { $given } der Regeln, hier kennt man Ausgaben bis { $known }. Zum Öffnen muss Mendax erneuert werden.
rules-edition-older = Das folgt Ausgabe { $given } der Regeln. Diese Version von Mendax spielt nur Ausgabe { $known }.
rules-edition-unreadable = „{ $given }“ ist keine Nummer einer Ausgabe.
record-unknown-kind = „{ $text }“ beginnt mit keinem hier bekannten Wort. Bekannt sind: { $allowed }.
record-unreadable = „{ $text }“ ist nicht lesbar: { $problem }.
record-brackets = Die Klammern in „{ $text }“ passen nicht zusammen oder sind zu tief.
record-unknown-actor = „{ $text }“ ist niemand: handeln können „chance“, „seat1“, „seat2“ und so weiter.
record-spelling = „{ $text }“ wird anders geschrieben: „{ $written }“.

## The story of a finished game: names, claims and dice are put in
story-best-lie = Die beste Lüge: { $seat } hatte { $truth }, sagte { $claim }, und { $other } glaubte es.
story-bravest-belief = Das mutigste Vertrauen: { $other } traute { $seat } { $claim } zu (stimmt zu { $chance } %), und es stimmte.
story-keenest-doubt = Der schärfste Zweifel: { $seat } sagte { $claim }, { $other } zweifelte, und es war { $truth }.
story-real-top = Kein Scherz: { $seat } hatte wirklich { $claim }.
story-most-caught = Am häufigsten ertappt: { $seat }, { $caught }-mal beim Lügen.
story-most-lies = Am glattesten gelogen: { $seat }, { $lied } Lügen, { $slipped } davon unbemerkt.
story-honest = Ehrlich bis zum Schluss: { $seat } sagte { $said }-mal an und log nie.
story-lead = Der Wendepunkt: In Runde { $round } ging { $seat } in Führung und gab sie nicht mehr ab.
story-turning-point = Der Wendepunkt: Runde { $round }. Die Chancen von { $seat } gingen von { $before } % auf { $after } %.
story-sword-best-lie = Der beste Bluff: { $seat } nannte eine { $truth ->
    [red] rote
   *[black] schwarze
} Karte { $claim ->
    [red] rot
   *[black] schwarz
}, und { $other } glaubte es.
story-sword-keenest-doubt = Durchschaut: { $seat } nannte eine { $truth ->
    [red] rote
   *[black] schwarze
} Karte { $claim ->
    [red] rot
   *[black] schwarz
}, und { $other } glaubte kein Wort.
story-sword-pot = Der größte Pot: { $chips } Chips für { $seat }.
story-sword-blow = Der schwerste Schlag: { $swords } Schwerter auf eine Karte von { $seat }.
story-sword-broken = Ein gebrochenes Wort: { $seat } hielt nicht, was { $other } versprochen war.
story-sword-boldest = Der kühnste Einsatz kam von { $seat }: vier Schwerter mehr für den Krieg.
story-lost-lie = { $out ->
    [yes] Ausgeschieden in Runde { $round }
   *[no] Dein letzter Verlust, Runde { $round }
}: Du hattest { $truth }, sagtest { $claim }, und { $other } zweifelte.
story-lost-doubt = { $out ->
    [yes] Ausgeschieden in Runde { $round }
   *[no] Dein letzter Verlust, Runde { $round }
}: Du hast { $claim } von { $other } angezweifelt, und es stimmte.
story-lost-round = { $out ->
    [yes] Ausgeschieden in Runde { $round }.
   *[no] Dein letzter Verlust war in Runde { $round }.
}
story-sword-lost-fold = Du bist in Setzrunde { $round } ausgestiegen.
story-sword-lost-war = Deine letzte Karte fiel in Kriegsrunde { $round }.
story-sword-lost-bold = { $other } setzte am kühnsten und bekam dafür vier Schwerter. Deine letzte Karte fiel in Kriegsrunde { $round }.

## Tutorial: the players
tutorial-anna = Anna
tutorial-marko = Marko
tutorial-you = Du

## Tournaments: refused
tournament-refused-over = Dieses Turnier ist zu Ende.
tournament-refused-not-host = Das darf nur der Gastgeber des Turniers.
tournament-refused-not-in = Du nimmst an diesem Turnier nicht teil. Melde dich erst an.
tournament-refused-in-already = Du nimmst schon teil.
tournament-refused-dismissed = Der Gastgeber hat dich aus diesem Turnier entfernt.
tournament-refused-no-programs = Der Gastgeber lässt in diesem Turnier keine Programme zu.
tournament-refused-full = Das Turnier ist voll: es hat { $most } Spieler.
tournament-refused-no-such-player = Diesen Spieler gibt es nicht; die Nummern gehen von 0 bis { $last }.
tournament-refused-not-seated = Nur zwei verschiedene Spieler mit einem Platz in der nächsten Runde können tauschen.
tournament-refused-finished = Tisch { $table } wartet auf kein Ergebnis.
tournament-refused-held = Die Uhr des Turniers ist schon angehalten.
tournament-refused-not-held = Die Uhr des Turniers läuft.
tournament-refused-not-now = Das geht an dieser Stelle des Turniers nicht.
tournament-refused-too-few = { $players ->
    [0] Noch nimmt niemand teil.
   *[other] Ohne Bots ist ein Spieler zu wenig.
}
