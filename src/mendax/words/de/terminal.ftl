# The terminal, apart from games. Words that can be typed are lists, the shortest first.
terminal-you = Du
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game } für { $seats }. Du spielst gegen { $bots }.
terminal-welcome-help = ? zeigt die Hilfe, q verlässt den Tisch.
terminal-bye = Du verlässt den Tisch. Auf Wiedersehen!
terminal-input-ended = Die Eingabe war vor dem Spiel zu Ende.
terminal-line = Hier tippen oder einen Knopf drücken
terminal-prompt = »

## Second person
terminal-you-round-started = { $number ->
    [1] Runde { $number }: du beginnst (ausgelost).
   *[other] Runde { $number }: du beginnst.
}
terminal-you-announced = { $looked ->
    [yes] Du sagst { $value } an.
   *[no] Du sagst { $value } an, ohne hinzusehen.
}
terminal-you-rerolled = Du würfelst ungesehen nach und sagst { $value }.
terminal-you-believed = Du glaubst es und nimmst den Becher.
terminal-you-passed-on = Du gibst den Becher ungesehen weiter und sagst { $value }.
terminal-you-answerer-chosen = Du lässt { $answerer } antworten.
terminal-you-are-asked = { $seat } lässt dich antworten.
terminal-you-dice-shown = Du zeigst, was da lag: { $roll }.
terminal-you-dice-hidden = Du zeigst die Würfel nicht.
terminal-you-treated = { $roll } liegt unter deinem Becher: alle anderen zahlen.
terminal-you-doubted = Du glaubst { $announcer } nicht.
terminal-you-are-doubted = { $seat } glaubt dir nicht.
terminal-you-peeked = Du glaubst es und siehst die Würfel an, ohne zu würfeln.
terminal-you-conceded = Du gibst auf, ohne hinzusehen.
terminal-you-trusted = Du glaubst es. Die Würfel werden aufgedeckt.
terminal-you-forfeited = Du verlierst die Runde durch Zeitüberschreitung.
terminal-you-opened = { $held ->
    [yes] Die Würfel zeigen { $roll }: du hast { $value } gesagt, und es stimmt.
   *[no] Die Würfel zeigen { $roll }: du hast { $value } gesagt, eine Lüge.
}
terminal-you-toasted = { $roll }, der Joker: Prost! Niemand verliert, du fängst noch einmal an.
terminal-you-lost = Du verlierst { $cost }; es bleiben { $left }.
terminal-you-gained = Du bekommst { $gain }; jetzt { $left }.
terminal-you-went-out = Du bist draußen.
terminal-you-die-taken = Du hast drei Leben und nimmst einen Würfel.
terminal-you-lives-rerolled = Der Würfel gibt dir { $lives ->
    [one] { $lives } Leben
   *[other] { $lives } Leben
}.
terminal-you-lives-kept = Du bleibst bei drei Leben.
terminal-you-take-points = Du bekommst { $cost } und stehst bei { $left } von { $limit }.
terminal-you-scored-loss = Du zahlst { $cost }; jetzt { $left }.

## The table
terminal-round = Runde { $number }
terminal-out = draußen
terminal-stands = { $seat }: { $standing }
terminal-claims = Bisher gesagt: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Questions
terminal-ask-open = Du eröffnest die Runde.
terminal-ask-cup = Du hast gewürfelt; noch hat niemand hingesehen.
terminal-ask-cup-beat = Du hast gewürfelt; noch hat niemand hingesehen. Zu schlagen: { $value }.
terminal-ask-cup-reach = Du hast gewürfelt; noch hat niemand hingesehen. Du brauchst { $value } oder mehr.
terminal-ask-say = Du hast { $roll }. Was sagst du an?
terminal-ask-say-beat = Du hast { $roll }. Zu schlagen: { $value }. Was sagst du an?
terminal-ask-say-reach = Du hast { $roll }. Du brauchst { $value } oder mehr. Was sagst du an?
terminal-ask-answer = { $seat } sagt { $value }. Glaubst du das?
terminal-ask-answer-unseen = { $seat } sagt { $value }, ohne die Würfel gesehen zu haben. Glaubst du das?
terminal-ask-answer-top = { $seat } sagt { $value }: nichts schlägt das. Was nun?
terminal-ask-show = Man hat dir geglaubt. Zeigst du, was du hattest?
terminal-ask-ask = Nichts schlägt deine Ansage. Wer muss antworten?
terminal-ask-lives = Du hast drei Leben. Ein Würfel kann dir eine andere Zahl geben.
terminal-hint = Von 36 neuen Würfen sind { $reached } { $value } oder besser, { $beaten } schlagen es ({ $percent } %).
terminal-hint-say = Was du sagen darfst, mit der Chance, dass der nächste Wurf es schlägt:
terminal-hint-reach = Von 36 neuen Würfen sind { $reached } { $value } oder besser ({ $percent } %), { $beaten } schlagen es.
terminal-hint-say-reach = Was du sagen darfst, mit der Chance, dass der nächste Wurf so gut oder besser ist:
terminal-hint-value = { $value } { $percent } %
terminal-values = Du darfst sagen: { $values }

## What can be typed
terminal-words-shake = w würfeln werfen
terminal-words-look = l hinsehen sehen
terminal-words-announce = a ansagen sagen
terminal-words-reroll = r nachwürfeln nochmal
terminal-words-believe = g glauben ja j
terminal-words-peek = ansehen behalten
terminal-words-doubt = n zweifeln nein z
terminal-words-pass-on = p weitergeben weiter
terminal-words-ask = frag fragen
terminal-words-show-dice = zeigen
terminal-words-hide-dice = verbergen
terminal-words-concede = auf aufgeben
terminal-words-trust = vertrau
terminal-words-forfeit = verl verlieren
terminal-words-reroll-lives = r nachwürfeln würfel
terminal-words-keep-lives = b behalten
terminal-words-help = ? h hilfe
terminal-words-odds = o chancen
terminal-words-table = t tisch
terminal-words-log = i verlauf
terminal-words-rules = u regeln
terminal-words-leave = q gehen ende
terminal-do-shake = würfeln
terminal-do-look = unter den Becher sehen
terminal-do-announce = einen Wert ansagen: einfach tippen
terminal-do-reroll = ungesehen nachwürfeln und einen Wert sagen
terminal-do-reroll-fixed = ungesehen nachwürfeln und { $value } sagen
terminal-do-believe = glauben, den Becher nehmen und würfeln
terminal-do-peek = glauben, ansehen und ungewürfelt weitergeben
terminal-do-doubt = anzweifeln: die Würfel werden aufgedeckt
terminal-do-pass-on = den Becher ungesehen weitergeben und einen Wert sagen
terminal-do-ask = bestimmen, wer antworten muss: einfach den Namen tippen
terminal-do-show-dice = allen zeigen, was du hattest
terminal-do-hide-dice = es für dich behalten
terminal-do-concede = aufgeben, ohne hinzusehen
terminal-do-trust = glauben: die Würfel werden aufgedeckt, und nur ein Irrtum kostet
terminal-do-forfeit = die Runde verloren geben, als wäre die Zeit um
terminal-do-reroll-lives = einen Würfel entscheiden lassen
terminal-do-keep-lives = drei Leben behalten
terminal-do-odds = die Reihenfolge der Werte und ihre Chancen
terminal-do-table = der Tisch, wie er jetzt steht
terminal-do-log = was zuletzt geschah
terminal-do-rules = die Regeln dieses Tisches
terminal-do-help = diese Hilfe
terminal-do-leave = das Spiel verlassen
terminal-help-now = Jetzt kannst du:
terminal-help-always = Jederzeit:
terminal-nothing-typed = Tippe eins davon: { $allowed }. Tippe ? für Hilfe.
terminal-not-understood = „{ $text }“ geht hier nicht. Jetzt kannst du: { $allowed }. Tippe ? für Hilfe.
terminal-value-missing = Sag, welchen Wert, wie in „{ $word } { $value }“. Du darfst sagen: { $allowed }
terminal-value-unclear = „{ $text }“ ist kein Wert. Werte sind zwei Würfel, der höhere zuerst: 53, 66, 21.

## The end
terminal-over = Das Spiel ist vorbei.
terminal-you-won = Du hast gewonnen!
terminal-you-lost-game = Dieses Spiel hast du verloren.
terminal-you-placed = Du wirst { $place }. von { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Pages
terminal-odds-title = { $game }: die Reihenfolge der Werte, der höchste zuerst
terminal-odds-value = Wert
terminal-odds-rolls = Würfe
terminal-odds-beaten = Geschlagen von
terminal-odds-reached = So viel oder mehr
terminal-odds-line = { $value }: { $beaten } von 36 schlagen es ({ $percent } %), { $reached } von 36 sind so viel oder mehr.
terminal-odds-none = Dieses Spiel hat keine einzelne Leiter von Werten.
terminal-rules-options = Hausregeln
terminal-rules-option = Regel
terminal-rules-value = Hier
terminal-rules-meaning = Was sie bedeutet
terminal-rules-presets = Regelsätze
terminal-rules-default = Standard: { $value }
terminal-rules-allowed = erlaubt: { $allowed }
terminal-rules-only-with = Hier nicht in Gebrauch: { $options }. Dafür müsste „{ $other }“ so sein: { $values }.
terminal-rules-not-with = Hier nicht in Gebrauch: { $options }. Dafür dürfte „{ $other }“ nicht so sein: { $values }.
terminal-rules-none = Die Regeln dieses Spiels sind noch nicht geschrieben.
terminal-bots-title = Bots
terminal-bots-plays = spielt { $games }
terminal-bots-any-game = spielt jedes Spiel
terminal-bot-of-package = Aus dem Paket { $package }.
terminal-arena-title = { $games } Spiele { $game }
terminal-arena-playing = Es wird gespielt
terminal-arena-bot = Bot
terminal-arena-payoff = Mittlerer Gewinn
terminal-arena-wins = Gewonnene Spiele
terminal-arena-rating = Wertung μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Spiele
terminal-arena-line = { $bot }: mittlerer Gewinn { $payoff }, { $wins } von { $games } Spielen gewonnen, Wertung { $rating }, mindestens { $ordinal }
terminal-arena-pair = { $better } liegt vor { $worse } mit { $ahead } ± { $margin } je Spiel (p { $chance })
terminal-arena-pair-unclear = { $better } und { $worse }: { $ahead } ± { $margin } je Spiel kann Zufall sein (p { $chance })
terminal-arena-pace = { $pace } Entscheidungen pro Sekunde, { $seconds } s
terminal-replay-title = { $game } für { $seats }
terminal-replay-story = Höhepunkte:
terminal-replay-no-entry = Die Aufzeichnung hat { $last } Einträge; einen Eintrag { $number } gibt es nicht.
terminal-replay-one-record = Eine Datei zeigt ein Spiel, aber das sind { $count } Aufzeichnungen.
terminal-verify-holds = Kein Fehler gefunden: Alle { $lines } Zeilen stimmen.
terminal-verify-redone = Alle { $draws } Ziehungen aus dem geöffneten Startwert, den Beiträgen und den Regeln wiederholt: Jede stimmt.
terminal-verify-law = Zeile { $line }, Gesetz { $law } der Fairness: { $fault }
terminal-verify-fails = Die Aufzeichnung stimmt nicht.
terminal-verify-undone = Die Datei weicht von der geschriebenen Aufzeichnung ab. Vor der Prüfung rückgängig gemacht: { $what }.
terminal-verify-undone-encoding = die Zeichenkodierung
terminal-verify-undone-line-ends = Zeilenenden eines anderen Systems
terminal-verify-undone-characters = typografische Zeichen
terminal-verify-undone-quoting = Zitatzeichen einer E-Mail
terminal-verify-undone-wrapping = Umbrüche innerhalb von Zeilen
terminal-verify-undone-spaces = Leerzeichen am Anfang oder Ende von Zeilen
terminal-verify-undone-blank-lines = Leerzeilen oder ein fehlendes Zeilenende
terminal-verify-edition = { $game }, Ausgabe { $edition } der Regeln.
terminal-sealed = { $game ->
    [sword_of_lies] Die Karten sind versiegelt: { $seal }
   *[other] Die Würfel sind versiegelt: { $seal }
}
terminal-record-kept = Die Aufzeichnung des Spiels liegt in „{ $path }“: mendax replay zeigt sie, mendax verify prüft sie.
terminal-record-exists = Die Datei „{ $path }“ gibt es schon; wähle einen neuen Namen.
terminal-record-nowhere = In „{ $path }“ lässt sich nicht schreiben.
terminal-no-file = Die Datei „{ $path }“ lässt sich nicht lesen: { $problem }.
terminal-unwritten = Die Ausgabe lässt sich nicht schreiben: { $problem }.
terminal-no-home = Gelöste Strategien werden nicht gespeichert, weil dieser Benutzer kein Home-Verzeichnis hat. MENDAX_POLICIES kann einen Ordner dafür nennen.
terminal-too-many-bots = Nenn für { $seats } Plätze höchstens { $most } Bots; du hast { $given } genannt.
terminal-no-hints = Für dieses Spiel gibt es keine Hinweise: --hints gilt für { $allowed }.
terminal-bad-number = { $name } muss { $allowed } sein, nicht { $given }.

## Games without a screen of their own
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Du bist dran.
terminal-generic-own = Spieler { $number } (du)

## Tutorial (`mendax learn`)
terminal-refused-no-lesson = Für { $given } gibt es kein Lernspiel. Verfügbar: { $allowed }.
terminal-learn-play = Weiterspielen: mendax play { $game } --preset first_evening

## Several people at one keyboard
terminal-people-welcome = { $game } für { $seats } an einer Tastatur: { $names }.
terminal-people-next = { $seat } ist dran. Gib die Tastatur weiter; alle anderen schauen weg.
terminal-people-ready = [Enter] Ich bin { $seat }
terminal-interrupt = Du bist nicht dran, darfst aber etwas sagen: { $deed } · [Enter] nichts sagen
terminal-interrupt-who = { $deed }: Wer sagt das? Ein Name, oder [Enter] für niemanden
terminal-people-hide = [Enter] wieder verdecken
terminal-people-terminal = Mehrere an einer Tastatur brauchen ein Terminal, das verdecken kann, was jeder sieht. Hier ist die Ein- oder Ausgabe kein Terminal.
terminal-people-full-screen = Mehrere an einer Tastatur spielen Zeile für Zeile: Lass --full-screen weg.
terminal-people-seats = { $people } Personen passen nicht an { $seats } Plätze.

## Missing extras
terminal-lacks-extra = Dazu braucht es das Paket { $package }. In einem Checkout von Mendax: python -m pip install ".[{ $extra }]"

## Statistics of a rule set
stats-playing = Spiele werden gespielt
stats-adding = Es wird exakt gezählt
stats-refused-game = Für { $game } gibt es keine Statistik. Verfügbar: { $allowed }.
stats-title = { $games } Spiele: { $players }
stats-exact-title = Exakte Zahlen: { $players }
percent = { $figure } %
stats-exact-scored = { $wins } %; { $over } über dem Mittel
stats-what = Was
stats-figure = Zahl
stats-rounds = Runden in einem Spiel
stats-rounds-line = { $mean } ± { $margin }; die Hälfte der Spiele braucht bis zu { $median }, 99 % bis zu { $longest }
stats-claims = Ansagen in einer Runde
stats-lies = Lügen unter den Ansagen von Spielern, die hingesehen haben
stats-unseen = Ansagen auf ungesehene Würfel
stats-doubted = Ansagen, die angezweifelt wurden
stats-caught = Aufdeckungen, die die Ansage widerlegten
stats-conceded = Runden, die vor dem höchsten Wert aufgegeben wurden
stats-toasts = Runden, die mit einem Prost endeten
stats-dice = Würfel um neue Leben in einem Spiel
stats-who = Platz
stats-wins = Gewonnene Spiele

## Strength of bots
strength-title = { $game }, { $rules }, { $seats } am Tisch
strength-head-bot = Bot
strength-head-overall = Gegen die anderen
strength-head-best-response = Beste Antwort
strength-head-habit = Beste Gewohnheit
strength-head-thinks = Bedenkzeit
strength-times = { $median } ms, 99 % der Entscheidungen höchstens { $most } ms
strength-habit = { $result }: { $habit }
strength-unknown = nicht bekannt
strength-untried = nicht getestet
strength-pairs = Die Zeile allein unter Bots der Spalte
strength-duel = { $bot } unter lauter { $others }: { $result }
strength-line = { $bot }: { $overall }. Eine beste Antwort bekommt: { $best-response }. Die beste einfache Gewohnheit bekommt { $habit }. Bedenkzeit { $thinks }.
strength-measured = { $games } Spiele jedes Paares, Startwert „{ $seed }“. Unter seinesgleichen hat ein Bot { $fair }.
strength-note = Prozente sind gewonnene Spiele, andere Zahlen Chips je Spiel; in Klammern das 95-%-Intervall. Was einfache Gewohnheiten gewinnen, ist eine untere Schranke für Spieler, die den Bot kennen. Zeiten sind Prozessorzeit auf dem Rechner der Messung.
strength-not-measured = Für einen solchen Tisch hat Mendax keine Zahlen. In der Arena spielen Bots an jedem Tisch: mendax arena.
habit-says-lowest = sagt so wenig wie möglich an
habit-says-one-above = sagt eine Stufe mehr an als nötig
habit-says-middle = sagt einen mittleren Wert an
habit-says-highest = sagt den höchsten Wert an
habit-says-true-or-lowest = sagt die Wahrheit, sonst so wenig wie möglich
habit-says-true-or-highest = sagt die Wahrheit, sonst den höchsten Wert
habit-says-rolls-or-lowest = würfelt für eine wahre Ansage nach, sagt sonst so wenig wie möglich an
habit-answers-believes = glaubt alles
habit-answers-doubts-rare = zweifelt seltene Werte an
habit-answers-doubts = zweifelt alles an

## Matches of programs
arena-not-sendable = „{ $given }“ lässt sich nicht an andere Prozesse schicken, was für mehrere Kerne nötig ist: Definiere es auf der obersten Ebene eines Moduls oder spiele mit einem Kern.
arena-unknown-limit = „{ $given }“ ist keine Grenze mit einer Zahl über 0. Verfügbar: { $allowed }.
arena-program-not-ready = Das Programm „{ $given }“ beginnt kein Spiel: { $why ->
        [program-silent] Es antwortet auf „begin“ nicht rechtzeitig mit „ready“
        [program-flood] Es schickt zu viel statt „ready“
        [program-not-ready] Es hat etwas anderes als „ready“ geschickt. { $problem }
        [program-ended-early] Es endete, bevor es auf „begin“ antwortete. Ein Bot in Python braucht eine Funktion „play“ oder eine Klasse „Bot“; jedes andere Programm liest Zeilen, bis seine Eingabe endet
        [program-ended] Es endete von selbst, mit dem Rückgabewert { $code }
       *[other] Es lässt sich nicht starten oder wurde beendet
    }. { $lines ->
        [0] Fehler hat es keine ausgegeben.
       *[other] Die letzte Zeile seiner Fehler: { $said }
    }
arena-program-changed = Das Programm „{ $given }“ ist hier eine andere Datei als zu Beginn (Version { $version }). Alle Rechner brauchen dieselbe Datei am selben Ort.
arena-program-processor = Sein Zug brauchte mehr als { $limit } Sekunden Rechenzeit.
arena-program-game-time = Seine Züge brauchten mehr als { $limit } Sekunden in einem Spiel.
arena-program-not-started = Es ließ sich nicht starten: { $problem }
arena-fault-crash = abgestürzt oder nicht startbar
arena-fault-timeout = keine rechtzeitige Antwort
arena-fault-processor = zu viel Rechenzeit
arena-fault-illegal = unerlaubter Zug
arena-fault-flood = zu viel Ausgabe
arena-charged = { $bot }: Fehler in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } ({ $faults }), davon aufgegeben: { $forfeits }; abgelehnte Antworten: { $refused }
arena-first-fault = Spiel { $game }, { $kind }: { $reason }
arena-first-fault-error = Letzte Zeile seiner Standardfehlerausgabe: { $error }
arena-no-faults = { $bot }: keine Fehler; abgelehnte Antworten: { $refused }
arena-thinking = { $bot }: ein Zug dauert { $median } ms, 95 % höchstens { $most } ms, der langsamste { $slowest } ms
arena-page-rules = Regeln: { $rules }. Startwert: { $seed }
arena-page-pairs = Wer wen schlägt
arena-page-pairs-help = Um wie viel die Zeile vor der Spalte liegt, als Gewinn je Spiel, über die Spiele, in denen beide saßen; mit dem 95-%-Intervall. Blau: sicher vorn; rot: sicher zurück.
arena-page-luck = vielleicht Zufall
arena-page-ratings = Wertungen
arena-page-ratings-help = Plackett–Luce, μ ± 2σ; alle beginnen bei 25.
arena-page-faults = Fehler der Programme
arena-page-faults-help = Bei jedem Fehler wurde statt des Zuges die Standardaktion des Spiels gespielt.
arena-page-fault-games = Spiele mit Fehlern
arena-page-fault-forfeits = Aufgegeben
arena-page-fault-refused = Abgelehnte Antworten
arena-page-fault-kinds = Welche
arena-page-thinking = Bedenkzeit je Zug
arena-page-thinking-help = In Millisekunden: der Balken endet beim Median, die Linie bei 95 %, der Strich ist der langsamste Zug.
arena-page-setup = Regeln und Startwert

## Tournaments
terminal-tournament-joins = { $name } nimmt am Turnier teil. Strg-C verlässt es.
terminal-tournament-opened = { $name }: { $link }, Code { $code }
terminal-tournament-keys = Enter macht den nächsten Schritt. Das Turnier geht weiter, auch wenn du das hier schließt.
terminal-tournament-people = Mitspielende: { $count }
terminal-tournament-seats = Runde { $round }, Tisch { $table }: { $names }
terminal-tournament-with = Runde { $round }: Du bist an Tisch { $table }, mit { $names }.
terminal-tournament-alone = Runde { $round }: Du bist an Tisch { $table }, mit Bots.
terminal-tournament-standings = Nach Runde { $round }:
terminal-tournament-final = Das Turnier ist zu Ende. Die Rangliste:
terminal-tournament-place = { $place }. { $name }: { $points }
terminal-tournament-program = { $name } (Programm)
terminal-tournament-sits-out = Ein Bot spielt für dich weiter. Ab der nächsten Runde spielst du wieder; Strg-C verlässt das Turnier.
terminal-tournament-no-time = „{ $given }“ ist keine Uhrzeit wie 22:00.

## Contests over the Mäxchen protocol
maexchen-listens = Ein Wettkampf nach dem Mäxchen-Protokoll: UDP, Adresse { $host }, Port { $port }. Strg-C beendet ihn.
maexchen-scores =
    { $rounds ->
    [one] Eine Runde wurde gespielt. Punkte:
   *[other] { $rounds } Runden wurden gespielt. Punkte:
}
maexchen-cant-listen = Auf { $host }, Port { $port }, lassen sich keine Datagramme empfangen: { $problem }. Wähl einen anderen mit --port.
maexchen-too-many-bots = Höchstens { $most } eingebaute Bots können mitspielen: Eine Runde hat zwanzig Plätze, und einer ist für einen Gast.
maexchen-waits = Wartet auf Port { $port }, bis sich ein Bot anmeldet.
maexchen-at-table = { $name } geht an den Tisch. Strg-C beendet es.
maexchen-other-rules = Er kennt nur Mia mit der üblichen Reihenfolge der Werte.

## Recorded games as data
records-unreadable-row = Zeile { $line } von „{ $file }“ ist keine Datenzeile: { $problem }
records-no-row = Aus dieser Aufzeichnung wird keine Datenzeile: Sie ist die von { $reader }. Nötig ist die eines Spielers oder die vollständige (all).
records-bad-name = „{ $file }“ muss auf .jsonl oder .jsonl.gz enden.
records-exported = In „{ $file }“ geschrieben: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}.
records-verified = Aufzeichnungen ohne Fehler: { $held } von { $games }.
records-none-in = Der Ordner „{ $path }“ enthält keine Dateien mit der Endung .record.
records-which = Nenne Aufzeichnungen oder Ordner mit Aufzeichnungen, oder mit --data den Ordner der Tische eines Servers.
records-not-anonymous = Nur die vollständige Aufzeichnung (all) kann anonym werden: In der eines Spielers kann stehen, was andere geschrieben haben.

## Games that a library of numbered actions cannot take
adapter-unlisted = Mit { $seats } Plätzen und diesen Regeln lassen sich die Züge nicht aufzählen: „{ $action }“ lässt einen Betrag oder Worte offen oder geht auf zu viele Arten. Spiele, deren Züge eine Auswahl sind, wie Mäxchen und Französischer Poker, lassen sich aufzählen.
adapter-no-round = Diese Regeln haben keine Runden, die sich einzeln spielen lassen.
adapter-refused-interrupting = „{ $option }“ lässt sich hier nicht spielen: Spieler dürfen einander unterbrechen, und Bibliotheken fragen immer nur einen.
adapter-no-round-over = Nach diesen Regeln beginnt keine Runde über { $given }. Sie kann beginnen über: { $allowed }.
adapter-unknown-span = Ein „span={ $given }“ gibt es nicht. Verfügbar: „game“ und „round“; „over“ gehört zu einer Runde.
terminal-site-written = Die Website liegt in { $folder }: { $megabytes } MB. Jeder Webspace kann sie ausliefern.
terminal-site-exists = { $folder } gibt es schon. Nenne einen neuen Ordner.
terminal-site-not-built = Die Dateien für die Website sind nicht gebaut. Im Quelltext baut sie: ./run offline
