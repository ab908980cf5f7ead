# Wörter des Terminals. Was getippt werden kann, steht in Listen, das Kürzeste zuerst.
terminal-you = Du
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game } für { $seats }. Du spielst gegen { $bots }.
terminal-welcome-rules = Regeln: { $preset }.
terminal-welcome-changed = Geändert: { $options }.
terminal-welcome-help = Tippe ? für Hilfe, q zum Gehen.
terminal-bye = Du verlässt den Tisch. Auf Wiedersehen!
terminal-input-ended = Die Eingabe war vor dem Spiel zu Ende.
terminal-line = Hier tippen oder einen Knopf drücken
terminal-prompt = »

## Du
terminal-you-lot-drawn = Das Los fällt auf dich.
terminal-you-round-started = Runde { $number }: du beginnst.
terminal-you-announced = { $looked ->
    [yes] Du sagst { $value } an.
   *[no] Du sagst { $value } an, ohne hinzusehen.
}
terminal-you-rerolled = Du würfelst ungesehen nach und sagst { $value }.
terminal-you-believed = Du glaubst es und nimmst den Becher.
terminal-you-passed-on = Du gibst den Becher ungesehen weiter und sagst { $value }.
terminal-you-doubted = Du glaubst { $announcer } nicht.
terminal-you-are-doubted = { $seat } glaubt dir nicht.
terminal-you-conceded = Du gibst auf, ohne hinzusehen.
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

## Der Tisch
terminal-round = Runde { $number }
terminal-out = draußen
terminal-stands = { $seat }: { $standing }
terminal-claims = Bisher gesagt: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Fragen
terminal-ask-open = Du eröffnest die Runde.
terminal-ask-cup = Du hast gewürfelt; niemand hat hingesehen.
terminal-ask-cup-beat = Du hast gewürfelt; niemand hat hingesehen. Zu schlagen: { $value }.
terminal-ask-cup-reach = Du hast gewürfelt; niemand hat hingesehen. Es braucht { $value } oder mehr.
terminal-ask-say = Du hast { $roll }. Was sagst du an?
terminal-ask-say-beat = Du hast { $roll }. Zu schlagen: { $value }. Was sagst du an?
terminal-ask-say-reach = Du hast { $roll }. Es braucht { $value } oder mehr. Was sagst du an?
terminal-ask-answer = { $seat } sagt { $value }. Glaubst du das?
terminal-ask-answer-unseen = { $seat } sagt { $value }, ohne die Würfel gesehen zu haben. Glaubst du das?
terminal-ask-answer-top = { $seat } sagt { $value }: nichts schlägt das. Was nun?
terminal-ask-show = Man hat dir geglaubt. Zeigst du, was du hattest?
terminal-ask-lives = Du hast drei Leben. Ein Würfel kann dir eine andere Zahl geben.
terminal-hint = Von 36 neuen Würfen sind { $reached } { $value } oder besser, { $beaten } schlagen es ({ $percent } %).
terminal-hint-say = Was du sagen darfst, mit der Chance, dass der nächste Wurf es schlägt:
terminal-hint-reach = Von 36 neuen Würfen sind { $reached } { $value } oder besser ({ $percent } %), { $beaten } schlagen es.
terminal-hint-say-reach = Was du sagen darfst, mit der Chance, dass der nächste Wurf so gut oder besser ist:
terminal-hint-value = { $value } { $percent } %
terminal-values = Du darfst sagen: { $values }

## Was getippt werden kann
terminal-words-shake = w würfeln werfen
terminal-words-look = l hinsehen sehen
terminal-words-announce = a ansagen sagen
terminal-words-reroll = r nachwürfeln nochmal
terminal-words-believe = g glauben ja j
terminal-words-doubt = n zweifeln nein z
terminal-words-pass-on = p weitergeben weiter
terminal-words-show-dice = zeigen
terminal-words-hide-dice = verbergen
terminal-words-concede = auf aufgeben
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
terminal-do-doubt = anzweifeln: die Würfel werden aufgedeckt
terminal-do-pass-on = den Becher ungesehen weitergeben und einen Wert sagen
terminal-do-show-dice = allen zeigen, was du hattest
terminal-do-hide-dice = es für dich behalten
terminal-do-concede = aufgeben, ohne hinzusehen
terminal-do-reroll-lives = einen Würfel entscheiden lassen
terminal-do-keep-lives = drei Leben behalten
terminal-do-odds = die Reihenfolge der Werte und ihre Chancen
terminal-do-table = wer wie steht
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

## Das Ende
terminal-over = Das Spiel ist aus.
terminal-you-won = Du hast gewonnen!
terminal-you-lost-game = Dieses hast du verloren.
terminal-you-placed = Du wirst { $place }. von { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Seiten
terminal-odds-title = { $game }: die Reihenfolge der Werte, der höchste zuerst
terminal-odds-value = Wert
terminal-odds-rolls = Würfe
terminal-odds-beaten = Geschlagen von
terminal-odds-reached = So viel oder mehr
terminal-odds-line = { $value }: { $beaten } von 36 schlagen es ({ $percent } %), { $reached } von 36 sind so viel oder mehr.
terminal-odds-none = Dieses Spiel hat keine einzelne Leiter von Werten.
terminal-rules-options = Hausregeln
terminal-rules-option = Regel
terminal-rules-value = Hier
terminal-rules-meaning = Was sie bedeutet
terminal-rules-presets = Regelsätze
terminal-rules-default = üblich: { $value }
terminal-rules-allowed = erlaubt: { $allowed }
terminal-rules-only-with = Hier nicht in Gebrauch: { $options }. Dafür müsste „{ $other }“ so sein: { $values }.
terminal-rules-not-with = Hier nicht in Gebrauch: { $options }. Dafür dürfte „{ $other }“ nicht so sein: { $values }.
terminal-rules-none = Einen Text der Regeln dieses Spiels gibt es noch nicht.
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
terminal-arena-line = { $bot }: mittlerer Gewinn { $payoff }, { $wins } von { $games } Spielen gewonnen, Wertung { $rating }, sicher { $ordinal }
terminal-arena-pair = { $better } liegt vor { $worse } mit { $ahead } ± { $margin } je Spiel (p { $chance })
terminal-arena-pair-unclear = { $better } und { $worse }: { $ahead } ± { $margin } je Spiel können Glück sein (p { $chance })
terminal-arena-pace = { $pace } Entscheidungen in der Sekunde, { $seconds } s
terminal-replay-title = { $game } für { $seats }
terminal-replay-story = Was zu erzählen ist:
terminal-replay-no-entry = Die Aufzeichnung hat { $last } Einträge; einen Eintrag { $number } gibt es nicht.
terminal-replay-older = Dieses Spiel folgt Ausgabe { $edition } der Regeln, die diese Version nicht nachspielen kann: es folgt die Aufzeichnung, wie sie geschrieben ist.
terminal-verify-holds = Die Aufzeichnung hält: jede der { $lines } Zeilen ist, wie sie festgelegt wurde.
terminal-verify-fails = Die Aufzeichnung hält nicht.
terminal-verify-undone = Die Datei weicht von der geschriebenen Aufzeichnung ab. Vor der Prüfung rückgängig gemacht: { $what }.
terminal-verify-undone-encoding = die Zeichenkodierung
terminal-verify-undone-line-ends = Zeilenenden eines anderen Systems
terminal-verify-undone-characters = typografische Zeichen
terminal-verify-undone-quoting = Zitatzeichen einer E-Mail
terminal-verify-undone-wrapping = Umbrüche innerhalb von Zeilen
terminal-verify-undone-spaces = Leerzeichen am Anfang oder Ende von Zeilen
terminal-verify-undone-blank-lines = Leerzeilen oder ein fehlendes Zeilenende
terminal-verify-edition = { $game }, Ausgabe { $edition } der Regeln.
terminal-verify-moves-unchecked = Die Züge wurden nicht geprüft: diese Version von Mendax kann Ausgabe { $edition } nicht nachspielen. Geprüft sind Hashes, Festlegungen, Salze und der Startwert, soweit er offen ist.
terminal-sealed = { $game ->
    [sword_of_lies] Die Karten sind versiegelt: { $seal }
   *[other] Die Würfel sind versiegelt: { $seal }
}
terminal-record-kept = Die Aufzeichnung des Spiels ist in „{ $path }“: mendax replay erzählt sie, mendax verify prüft sie.
terminal-record-exists = Die Datei „{ $path }“ gibt es schon; eine Aufzeichnung kommt in eine neue.
terminal-record-nowhere = In „{ $path }“ lässt sich nicht schreiben.
terminal-no-file = Eine lesbare Datei „{ $path }“ gibt es nicht: { $problem }.
terminal-unwritten = Die Ausgabe lässt sich nicht schreiben: { $problem }.
terminal-no-home = Gelöstes wird nicht aufbewahrt, weil dieser Benutzer kein Home-Verzeichnis hat. MENDAX_POLICIES kann einen Ordner dafür nennen.
terminal-too-many-bots = Nenn für { $seats } Plätze höchstens { $most } Bots; du hast { $given } genannt.
terminal-no-hints = Für dieses Spiel gibt es keine Hinweise: --hints gilt für { $allowed }.
terminal-bad-number = { $name } muss { $allowed } sein, nicht { $given }.

## Spiele ohne eigene Zeichnung
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Du bist dran.
