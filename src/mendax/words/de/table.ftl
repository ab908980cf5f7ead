# Wörter der Tische: Absagen, beschädigte Protokolle und Aufzeichnungen, Ereignisse um das Spiel, Sprüche.
# Namen der Spieler kommen als $seat; Plätze zählen ab 1.

## Abgelehnt

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
table-refused-phrases-off = Sprüche sind hier aus.
table-refused-phrase-unknown = „{ $given }“ ist kein Spruch. Es gibt: { $allowed }.
table-refused-text-empty = Darin ist nichts zu lesen. Schreib 1 bis { $longest } Zeichen.
table-refused-text-long = Zu lang: höchstens { $longest } Zeichen.
table-refused-name-empty = Ein Name braucht 1 bis { $longest } sichtbare Zeichen.
table-refused-name-long = Ein Name hat höchstens { $longest } Zeichen.
table-refused-name-heavy = Dieser Name hat zu viele Akzente oder andere Zeichen.
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
table-refused-frozen = Spiel { $game } wurde nach Ausgabe { $edition } der Regeln begonnen, die nicht mehr gespielt wird; es kann nicht weitergehen. Der Gastgeber kann ein neues Spiel starten.
table-refused-older-edition = Spiel { $game } wurde nach Ausgabe { $edition } der Regeln gespielt, die diese Version von Mendax nicht nachspielen kann. Eine damals gespeicherte Aufzeichnung lässt sich weiterhin prüfen.
table-refused-brought-otherwise = Die Stapel dieses Spiels sind nicht die, die der Tisch hat.

## Beschädigte Protokolle

table-corrupt-empty = Das Protokoll dieses Tisches ist leer.
table-corrupt-gap = Im Protokoll dieses Tisches steht Zeile { $line }, wo Zeile { $expected } folgen muss.
table-corrupt-line = Zeile { $line } des Protokolls kann so nicht geschehen sein: { $problem }.
table-corrupt-rules = Spiel { $game } ging anders aus, als es gespielt wurde. Sein Protokoll ist heil, also sind die Regeln dieser Version andere als damals, obwohl sich beide Ausgabe { $edition } nennen.
table-corrupt-lines = Das Protokoll von Spiel { $game } (Ausgabe { $edition } der Regeln) wurde verändert, seit es gespielt wurde.

## Beiseitegestellt: was Leute von einem Tisch erfahren, der auf unserer Seite versagt hat

table-set-aside-chance = Dieser Tisch ist beiseitegestellt: nach seinen Regeln kommen Würfel oder Karten nie zur Ruhe, auch nach { $limit } Ziehungen nicht. Gespieltes bleibt erhalten, alle anderen Tische gehen weiter. Eröffne einen neuen Tisch mit anderen Regeln.
table-set-aside-slow = Dieser Tisch ist beiseitegestellt: was hier zu tun war, dauerte viel zu lang. Gespieltes bleibt erhalten, alle anderen Tische gehen weiter. Versuch es in zehn Minuten wieder, oder eröffne einen neuen Tisch.
table-set-aside-failed = Dieser Tisch ist beiseitegestellt: er hat auf unserer Seite mehrmals versagt. Gespieltes bleibt erhalten, alle anderen Tische gehen weiter. Versuch es in zehn Minuten wieder, oder eröffne einen neuen Tisch.
table-set-aside-unreadable = Dieser Tisch lässt sich nicht öffnen: was von ihm gespeichert ist, war nicht nachzuspielen. Es bleibt, wie es ist, alle anderen Tische gehen weiter. Eröffne einen neuen Tisch.

## Beschädigte Aufzeichnungen

record-problem-no-record = Zeile { $line } ist kein Kopf einer Aufzeichnung: das ist keine Aufzeichnung eines Spiels.
record-problem-changed = Zeile { $line } wurde verändert: ihr Hash ist nicht der des Textes bis hierher.
record-problem-cut-short = Die Aufzeichnung bricht in Zeile { $line } ab; ihre letzte Zeile muss „end over“ oder „end running“ sein.
record-problem-unreadable = Zeile { $line } ist nicht lesbar: { $problem }.
record-problem-scheme = Zeile { $line }: das Verfahren „{ $given }“ ist hier unbekannt. Bekannt ist: { $allowed }.
record-problem-newer = Zeile { $line }: eine spätere Version von Mendax hat diese Aufzeichnung geschrieben. Sie folgt Ausgabe { $given } der Regeln, hier kennt man Ausgaben bis { $known }.
record-problem-order = Zeile { $line }: die Nummern der Einträge müssen wachsen.
record-problem-seats = Zeile { $line }: dieses Spiel ist nicht für { $seats } Plätze.
record-problem-commitments = Zeile { $line }: Ziehung { $draw } muss hier durch genau eine Festlegung gebunden sein, und sonst nichts.
record-problem-salts = Zeile { $line }: jede Öffnung braucht ihr Salz, und sonst darf nichts eins haben.
record-problem-not-as-bound = Zeile { $line }: was Ziehung { $draw } öffnet, ist nicht, was gebunden wurde.
record-problem-unproved = Zeile { $line }: das Ergebnis von Ziehung { $draw } wird gesagt, aber kein Salz beweist es.
record-problem-share = Zeile { $line }: dieser Beitrag ist nicht der, der festgelegt wurde.
record-problem-seed = Zeile { $line }: der hier geöffnete Startwert ist nicht der, der am Anfang gebunden wurde.
record-problem-seed-draw = Zeile { $line }: aus Startwert und Beiträgen entsteht diese Ziehung nicht.
record-problem-against-rules = Zeile { $line }: nach den Regeln kann das nicht geschehen sein.
record-problem-wrong-end = Zeile { $line }: nach den Regeln steht das Spiel hier nicht so.
record-problem-tangled = Zeile { $line }: sehr viele Arten, das Unbekannte zu ergänzen, wurden versucht, und keine führt über diese Zeile hinaus. Entweder ist sie gefälscht, oder das wirklich Geschehene wurde nicht gefunden.
record-remark-noted = Nicht geprüft: ob der Server bei der Festlegung blieb, die du vor dem Spiel gesehen hast, und bei deinem Beitrag. Diese Aufzeichnung hat keine Zeile „noted“. Speichere sie auf der Seite des Tisches, auf dem Gerät, auf dem du gespielt hast.
record-remark-shares = Nicht geprüft: ob die Beiträge festgelegt waren, bevor jemand sie sah. Diese Aufzeichnung sagt es nicht.
record-remark-left-out = Festgelegte Beiträge, die nicht rechtzeitig geöffnet wurden und nicht zählen: { $names }.
record-remark-seed = Nicht geprüft: ob die Ziehungen aus dem festgelegten Startwert stammen, denn er wurde nicht geöffnet.

## Ereignisse

table-event-table-opened = Der Tisch ist eröffnet.
table-event-seated = { $seat } setzt sich.
table-event-renamed = { $seat } heißt jetzt, wer auf diesem Platz sitzt.
table-event-left = { $seat } steht auf.
table-event-left-kicked = Der Gastgeber entfernt { $seat }.
table-event-left-bot = { $seat } steht auf; { $bot } spielt weiter.
table-event-returned = { $seat } ist zurück.
table-event-handed-over = { $seat } ist jetzt der Gastgeber.
table-event-arranged = Die Plätze sind neu verteilt.
table-event-rules-set = Die Regeln stehen fest.
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

## Sprüche

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
table-refused-short = Zum Weiterspielen brauchen alle mindestens { $least } Chips. Zu wenig haben: { $names }. Kauft nach oder steht auf.
