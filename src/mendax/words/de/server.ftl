# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Diese Nachricht war nicht lesbar: { $problem }
wire-refused-too-long = Das ist zu lang: höchstens { $limit } Bytes werden gelesen.
wire-refused-cookies = Die mitgeschickten Cookies sind zu lang: höchstens { $limit } Bytes werden gelesen. Lösch die Cookies dieser Seite und komm wieder.
wire-refused-head = Der Kopf dieser Anfrage ist zu lang: höchstens { $limit } Bytes und { $lines } Zeilen werden gelesen.
wire-refused-too-slow = Diese Anfrage kam zu langsam an: höchstens { $seconds } Sekunden.
wire-refused-host = Diese Anfrage nennt keinen Host, oder mehrere.
wire-refused-length = Diese Anfrage nennt die Länge ihres Inhalts nicht (Content-Length).
wire-refused-name = Dieser Server heißt nicht { $given }. Falls das sein eigener Name ist, starte ihn mit --name { $given } (oder MENDAX_NAMES); hinter einem Proxy auch mit --proxy.
wire-refused-media-type = Der Inhalt muss application/json sein, nicht { $given }.
wire-refused-query = Einen Parameter „{ $given }“ gibt es hier nicht. Erlaubt: { $allowed }.
wire-refused-not-found = Unter dieser Adresse ist nichts.
wire-refused-method = Diese Adresse nimmt { $given } nicht an. Erlaubt: { $allowed }.
wire-refused-no-table = Unter dieser Adresse ist kein Tisch. Fehlt vielleicht ein Buchstabe der Einladung?
wire-refused-no-league = Dieser Server zeigt keine Liga, oder es ist noch keine Runde gespielt.
wire-refused-no-code = Zu diesem Code gibt es keinen Tisch. Codes gelten nur kurz: lass dir einen neuen sagen.
wire-refused-no-record = Spiel { $game } dieses Tisches ist nicht zu Ende oder wurde nie gespielt.
wire-refused-not-yours = Dieser Tisch ist für Zuschauer nicht offen.
wire-refused-no-preset = Einen Regelsatz „{ $given }“ gibt es nicht. Erlaubt: { $allowed }.
wire-refused-origin = Anfragen von einer anderen Seite ({ $given }) sind hier nicht erlaubt.
wire-refused-too-fast =
    Das ist zu viel auf einmal. Versuch es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
wire-refused-stored-too-much = Für dich oder dein Netz wurde zu viel gespeichert: höchstens { $limit } MB am Tag. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
wire-refused-too-many-tables = Du oder dein Netz habt zu viele Tische eröffnet: höchstens { $limit } am Tag. Versuch es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
wire-refused-table-full = An diesem Tisch ist so viel geschehen, dass sein Protokoll voll ist ({ $limit } Zeilen). Das laufende Spiel kann noch enden; danach eröffnet einen neuen Tisch.
wire-refused-flood = Zu viele Nachrichten; die Verbindung wird geschlossen.
wire-refused-full = Gerade gibt es zu viele Verbindungen. Versuch es etwas später.
wire-refused-tables-full = Gerade sind zu viele Tische offen. Versuch es etwas später.
wire-refused-no-hello = Die erste Nachricht muss hello sein.
wire-refused-binary = Hier werden nur Textrahmen gelesen.
wire-refused-failed = Auf unserer Seite ist etwas schiefgegangen. Der Tisch ist, wie er war; versuch es bitte noch einmal.
wire-refused-unwell = Hier kann jetzt nichts gespeichert werden: { $problem }. Was vorher gespeichert wurde, ist sicher.
wire-refused-not-stored = Das konnte nicht gespeichert werden, also ist es nicht geschehen. Versuch es bitte noch einmal.
wire-refused-moved = Dieser Tisch ist zu einem anderen Prozess gewechselt. Bitte versuch es noch einmal.
wire-refused-disk-low = Auf der Platte des Servers ist kaum noch Platz: Spiele gehen weiter, aber neue Tische und Gespräche müssen warten.
wire-refused-draining = Der Server startet bald neu: neue Tische und Spiele beginnen nicht. Laufende Spiele können zu Ende gespielt werden.
wire-refused-banned = Du wirst hier nicht eingelassen.
wire-refused-closed = Diesen Tisch hat der Betreiber des Servers geschlossen.
server-bad-setting = Eine Einstellung stimmt nicht: { $problem }
server-bad-root-path = „{ $given }“ kann nicht der Pfad sein, unter dem Mendax liegt: Schreib ihn wie /mendax, mit Buchstaben, Ziffern und -._~ und ohne den Anfang einer eigenen Adresse (/t, /api, /rules und so weiter).
server-bad-settings-file = Die Einstellungen in { $file } sind nicht lesbar: { $problem }
server-settings-right = { $file } ist in Ordnung.
server-settings-open = { $file } enthält ein Passwort oder ein Token, und jeder Benutzer dieses Rechners kann es lesen. Abhilfe: chmod 0640 { $file }
server-unknown-setting = Eine Einstellung { $given } gibt es nicht. Es gibt: { $allowed }.
server-unknown-rate = Eine Grenze „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
server-bad-rate = „{ $given }“ lässt sich nicht als Grenze setzen: schreib sie wie { $example }; wie viele, ein Schrägstrich, und in wie vielen Sekunden.
server-old-browser = Dieser Browser ist zu alt für Mendax. Nimm Chrome oder Edge 123, Firefox 125, Safari 17.5 oder einen neueren.
server-data-in-use = Ein anderer Server (Prozess { $holder }) benutzt die Tische in { $folder }. Halte ihn an, oder wähl mit --data einen anderen Ordner.
server-data-no-locks = Das Dateisystem von { $folder } bietet keine Sperren ({ $problem }). Leg die Tische auf eine lokale Platte oder in ein PostgreSQL (--database).
server-data-version = Die Tische hat eine spätere Version von Mendax geschrieben (Format { $found }, diese kennt Formate bis { $known }).
server-data-development = Die Tische hat eine Entwicklungsversion von Mendax vor 0.2.0 geschrieben. tools/upgrade_database.py im Quellcode bringt sie auf den heutigen Stand.
server-data-no-version = Die Datei der Tische nennt als Format { $found }; das hat keine Version von Mendax geschrieben. Sie kann beschädigt sein oder einem anderen Programm gehören.
server-data-empty = Die Datei der Tische ist leer: { $file }. Mendax hinterlässt nie eine solche, es war also etwas anderes. Eine Kopie zurückspielen, oder die Datei wegräumen, um neu anzufangen.
server-data-unusable = Der Ordner { $folder } taugt nicht für Tische: { $problem }
server-not-stored = Das konnte nicht gespeichert werden.
server-not-readable = Die gespeicherten Tische waren nicht lesbar: { $problem }
server-port-in-use = Auf { $host }, Port { $port }, kann nichts lauschen: { $problem }. Wähl einen anderen mit --port.
server-port-waiting = Port { $port } ist noch belegt; es wird bis zu { $seconds } Sekunden auf ihn gewartet.
server-socket-unusable = Am Unix-Socket { $path } kann nichts lauschen: { $problem }.
server-socket-waiting = Der Unix-Socket { $path } ist noch belegt; es wird bis zu { $seconds } Sekunden auf ihn gewartet.
server-ready = Mendax ist offen unter { $address }
server-for-others = Für andere in deinem Netz: { $address }
server-for-this-machine = Nur dieser Rechner kommt herein. Mit --lan können es alle in deinem Netz.
server-behind-proxy = Andere kommen über den Proxy davor herein.
server-in-wsl = Das ist WSL: andere Geräte erreichen Windows, aber nicht diese Adresse. Leite den Port in Windows weiter, oder nimm das gespiegelte Netz (networkingMode=mirrored in .wslconfig).
server-no-network = Dieser Rechner scheint in keinem lokalen Netz zu sein, andere finden ihn also nicht.
server-closed = Mendax ist geschlossen. Alle Tische bleiben erhalten.
server-workers-nowhere = Mehrere Arbeitsprozesse brauchen Linux oder macOS. Starte einen: --workers 1.
server-worker-format = Diese Version von Mendax speichert Tische in einer anderen Form als der laufende Server. Beende ihn und starte ihn mit dieser Version neu.

## Screens
wire-refused-screen = Dieser Bildschirm zeigt den Tisch nur: Hier kann man nichts tun.

## PostgreSQL, and moving tables there and back
server-database-address = Die Adresse der Datenbank ist nicht lesbar. So wird sie geschrieben: postgresql://name@rechner/datenbank.
server-database-not-installed = Was zu PostgreSQL führt, ist nicht installiert ({ $problem }). So geht es: pip install "mendax[postgresql]"
server-database-unusable = Die Datenbank ist nicht benutzbar: { $problem }
server-database-in-use = Ein anderer Server benutzt diese Datenbank. Beende ihn, oder nenne eine andere.
server-database-encoding = Die Datenbank ist nicht in UTF-8 und kann darum nicht jedes Wort behalten. Eine neue entsteht so: createdb --encoding=UTF8 --template=template0
server-needs-database = „{ $setting }“ braucht eine Datenbank, die sich mehrere Prozesse teilen können: --database postgresql://name@rechner/datenbank. Tische in einer Datei sind für einen Prozess.
transfer-not-empty = Dort ist schon etwas: Tische ziehen nur in eine leere Datenbank um.
transfer-not-alike = Was geschrieben wurde, las sich anders zurück; darum ist nichts umgezogen.
transfer-same = Tische ziehen von einem Ort zu einem anderen: nenne zwei verschiedene.
transfer-no-place = Ein Ort ist ein Ordner oder eine Adresse von PostgreSQL, postgresql://name@rechner/datenbank. Was du genannt hast, ist keines von beiden.
transfer-moving = Die Tische ziehen um
transfer-row = { $place }: { $rows } Zeilen, SHA-256 { $hash }
transfer-done = Alles ist umgezogen, zurückgelesen und gleich. Was da war, ist unberührt.
transfer-restore = Die Tische sind in einer Datenbank. Hole die Sicherung in einen leeren Ordner (--data), und ziehe von dort mit `mendax transfer` um.

## Maintenance: backups, damage, deletion
server-data-damaged = Die Tische in { $file } sind beschädigt: { $problem }. Es wurde nichts geändert. „mendax check“ nennt, was betroffen ist, „mendax restore“ holt eine Sicherung zurück.
server-not-copied = Die Tische ließen sich nicht kopieren: { $problem }
maintenance-no-tables = { $file } enthält keine Tische von Mendax: { $problem }
maintenance-exists = { $file } gibt es schon. Nichts wird überschrieben: Wähle einen anderen Namen.
maintenance-nowhere = In { $folder } kann nichts geschrieben werden.
maintenance-copying = Es wird schon eine Kopie gemacht. Versuch es wieder, wenn sie fertig ist.
maintenance-copying-now = Die Tische werden kopiert
maintenance-checking = Die Tische werden durchgesehen
maintenance-backed-up = Alle Tische sind jetzt in { $file } ({ $megabytes } MB).
maintenance-restored = Die Tische in { $folder } sind jetzt die aus { $file }.
maintenance-kept = Die Tische von vorher sind in { $file } gespeichert.
maintenance-sound = Keine Schäden gefunden. Tische: { $tables }; Zeilen ihrer Protokolle: { $lines }; geprüfte beendete Spiele: { $games }.
maintenance-damaged = Schäden gefunden. Tische: { $tables }; Zeilen ihrer Protokolle: { $lines }; geprüfte beendete Spiele: { $games }. Eine Sicherung holt „mendax restore“ zurück.
maintenance-pages = Seiten der Datei sind beschädigt ({ $problem })
maintenance-no-row = es gibt Zeilen eines Protokolls ohne ihren Tisch
maintenance-key-no-table = es gibt einen Schlüssel eines Programms dafür, aber keinen Tisch
maintenance-index = das Verzeichnis der Spiele passt nicht zum Protokoll
maintenance-record = die Aufzeichnung von Spiel { $game } stimmt nicht ({ $problem })
maintenance-log = das Protokoll lässt sich nicht nachspielen ({ $problem })
maintenance-unknown-game = nicht angesehen: das Spiel { $game } ist hier nicht installiert
maintenance-swept = Weggeworfen: Tische { $tables }, Gespräche an Tischen { $talk }, Sitzungen { $sessions }.
maintenance-size = Die Datei hatte { $was } MB und hat jetzt { $size } MB.
maintenance-size-later = Der Platz in der Datei wird wieder benutzt. Damit er an die Platte zurückgeht, führe „mendax tidy“ aus, während kein Server läuft.

## Administration (`mendax admin`)
control-unreadable = Der Steuer-Socket konnte das nicht lesen: { $problem }
control-no-server = Auf den Tischen in { $folder } läuft kein Server. Liegen sie anderswo, nenne den Ordner mit --data.
control-no-answer = Der Server auf den Tischen in { $folder } hat aufgelegt, bevor er fertig geantwortet hatte.
control-nowhere = Dieses System hat keine Unix-Sockets, ein laufender Server kann also nicht gefragt werden.
control-table = { $id }  { $game }, { $phase }: { $people } (Verbindungen: { $sockets })
control-no-tables = Kein Tisch ist im Speicher: niemand ist da.
control-which-table = { $count ->
    [0] Kein Tisch im Speicher beginnt mit „{ $given }“.
   *[other] { $count } Tische im Speicher beginnen mit „{ $given }“.
} „mendax admin list“ nennt sie.
control-which-person = { $count ->
    [0] Niemand, der verbunden ist, steht als „{ $given }“ in der Liste, und eine Adresse ist es nicht.
   *[other] { $count } Verbundene beginnen mit „{ $given }“.
} „mendax admin people TABLE“ nennt sie.
control-no-ban = Niemand und nichts namens „{ $given }“ ist ausgesperrt.
control-private = Dieser Tisch lässt keine Zuschauer zu, es gibt also nichts zu sehen.
control-person = { $person }  { $name }, Platz { $seat }, von { $address } (Verbindungen: { $sockets })
control-watcher = { $person }  schaut zu, von { $address } (Verbindungen: { $sockets })
control-ban = { $kind } { $who }, noch { $seconds } Sekunden
control-ban-for-good = { $kind } { $who }, für immer
control-no-bans = Niemand ist ausgesperrt.
control-hung-up = Erledigt. Getrennte Verbindungen: { $count }.
control-told = Erledigt. Benachrichtigte Verbindungen: { $count }.
control-draining = Neue Spiele beginnen nicht. Spiele, die noch laufen: { $count }. Nach dem letzten endet der Server.
control-lifted = Erledigt.
control-watching = Was am Tisch geschieht, wie jeder Zuschauer es hört; Strg-C beendet es. Wer da ist, sieht, dass noch jemand zuschaut.
control-bad-time = „{ $given }“ ist keine Zeit: schreib 90s, 30m, 12h oder 7d.
control-key = { $id }  { $name }, von { $owner }: für die Liste, zuletzt benutzt am { $day }
control-seat-key = { $id }  { $name }, von { $owner }: für einen Platz am Tisch { $table }, zuletzt benutzt am { $day }
control-no-keys = Kein Programm hat einen Schlüssel.
control-revoked = Erledigt. Widerrufene Schlüssel: { $count }.
control-no-key = Unter „{ $given }“ ist kein Schlüssel oder mehr als einer verzeichnet; `mendax admin keys` listet sie auf.
control-no-workers = Gerade antwortet kein Arbeitsprozess. Versuch es gleich noch einmal.
control-no-worker = Es gibt keinen Arbeitsprozess { $worker }; `mendax admin workers` nennt sie.
control-one-worker = Dieser Server ist ein einziger Prozess: Kein anderer kann an seine Stelle treten. Beende ihn und starte ihn neu.
control-not-restarted = Arbeitsprozess { $worker } bleibt: Ein anderer ließ sich nicht starten. Warum, steht im Protokoll.
control-worker = Arbeitsprozess { $number }, Prozess { $pid }: { $state ->
    [starting] startet
    [leaving] hört auf
    [silent] antwortet nicht
   *[serving] arbeitet
}, vor { $seconds } s gestartet (Tische: { $tables }, Verbindungen: { $sockets })

## Sessions, codes for another device, stored data
persons-nobody = Dieses Gerät ist hier nicht bekannt, also gibt es nichts über dich. Setz dich erst an einen Tisch.
persons-no-code = Dieser Code gilt nicht oder nicht mehr: Jeder gilt einmal, fünf Minuten lang.

## Previews of links
preview-invited = { $host } lädt dich zu { $game } ein
preview-table = Ein Tisch wartet: { $game }
preview-text = { $pitch } Kein Konto: wähl einen Namen und setz dich.
preview-game = { $game }: so wird es gespielt
preview-house = Mendax: drei Spiele für unbewegte Mienen
preview-house-text = Mäxchen, Französischer Poker und Schwert der Lügen, mit Freunden oder gegen Bots. Kein Konto.

## Programs: the check, the kit and their errors
program-not-ready = Es hat auf „begin“ nicht mit „ready“ geantwortet: { $problem }
program-protocol = Es spricht Protokoll { $given }, hier gilt { $known }.
program-other-games = Es spielt { $game } nicht; nach eigenen Worten spielt es { $known }.
program-unreadable = Das ist keine Nachricht, die hier bekannt ist: { $problem }
program-illegal = Das geht jetzt nicht: { $given }. Was geht, steht in den Angeboten.
program-wrong-number = Es antwortet auf { $given }, gefragt war zuletzt { $asked }.
program-refused = Es wurde { $tries }-mal abgewiesen. Zuletzt: { $words }
program-flood = Es hat { $lines } Zeilen gesagt, nach denen niemand gefragt hatte.
program-silent = Es hat nicht rechtzeitig geantwortet.
program-half-line = Es hat nicht rechtzeitig geantwortet: Eine Zeile wurde begonnen und nicht beendet.
program-long-line = Es hat eine Zeile von mehr als { $limit } Bytes geschrieben.
program-does-not-read = Es hat { $seconds } Sekunden lang nicht gelesen, was ihm gesagt wurde.
program-closed = Es hat seine Ausgabe geschlossen und läuft weiter.
program-ended = Es hat sich selbst beendet, mit Code { $code }.
program-killed = Es wurde durch das Signal { $signal } beendet.
program-no-file = Eine Datei „{ $given }“ gibt es nicht.
program-not-executable = „{ $given }“ lässt sich nicht ausführen: dem Namen nach weder Python noch JavaScript, und nicht ausführbar (chmod +x).
program-no-link = „{ $given }“ ist kein Link zu einem Tisch; so einer sieht aus wie https://mendax.example.org/t/abcdefgh.
program-no-key = Das kann kein Schlüssel sein: Schlüssel bestehen aus einfachen Buchstaben, Ziffern und Zeichen (ASCII) in einer Zeile.
program-no-server = { $server } ist nicht zu erreichen: { $problem }
program-server-busy = { $server } bittet immer wieder zu warten. Versuch es später noch einmal.
program-server-refused = Der Server lehnt ab ({ $status }): { $words }
program-connection-lost = Die Verbindung ist weg, und { $tries } Versuche, sie wiederherzustellen, sind gescheitert.
kit-which-one = Nenne den Bot: eine Datei oder mit --exec eine Befehlszeile, eins von beiden.
kit-where = Sag, wo er spielt: mit --table LINK auf einem Server oder mit --arena SPIEL hier.
kit-failed = Er spielt nicht weiter. { $words }
kit-connection = Die Verbindung: { $said }
kit-at-table = { $bot } ist unterwegs zum Tisch. Strg-C beendet ihn.
kit-table-game = Spiel { $game }: Platz { $place } von { $seats }.
kit-table-games = Zu Ende gespielte Spiele: { $games }
kit-arena-won = { $bot }: { $won } von { $games } gewonnen, { $payoff } je Spiel; abgewiesene Antworten: { $refusals }
kit-watch-begins = { $game }: { $names }
kit-watch-does = → { $action }
kit-watch-refused = Abgewiesen: { $words }
kit-opened = Der Tisch ist offen: { $link }
check-in-games = gewöhnliche Spiele
check-in-strange-rules = Hausregeln, die kaum jemand spielt
check-in-names = Namen mit Zeichen aller Art
check-in-additions = Felder und Ereignisse, die er nicht kennt
check-in-refusals = eine Antwort, die abgewiesen wird
check-in-pieces = Zeilen, die in Stücken kommen
check-in-late = ein Spiel, das schon läuft
check-in-broken-off = ein Spiel, das abgebrochen wird, während er überlegt
check-example = Zum Beispiel: { $line }
check-times = So oft: { $count }
check-errors = Seine Standardfehlerausgabe endete mit:
check-sound = Es wurde nichts Falsches gefunden. Antworten: { $answers }; die langsamste dauerte { $milliseconds } ms.
check-faulty = Situationen, in denen etwas nicht stimmt: { $faulty }. Antworten: { $answers }; die langsamste dauerte { $milliseconds } ms.
check-plays-nothing = Er sagt, dass er keines der gefragten Spiele spielt.
check-never-ready = Er hat auf „begin“ nie mit „ready“ geantwortet.
check-illegal = Er hat mit etwas geantwortet, was nicht geht: { $problem }. Jeder Wert muss unter denen seines Angebots sein.
check-ignores-refusals = Er wurde { $tries }-mal abgewiesen und sagt weiter, was nicht geht.
check-silent-after-refusal = Nach einer Abweisung hat er nicht geantwortet. „refused“ fragt noch einmal nach einer Antwort.
check-ready-unasked = Er hat „ready“ gesagt, wo nach einem Zug gefragt war.
check-answered-twice = Er hat auf { $given } geantwortet, was schon beantwortet war; gefragt war { $asked }. Jede Frage hat eine Antwort.
check-wrong-number = Er hat auf { $given } geantwortet, gefragt war { $asked }. „after“ muss die Nummer der Frage wiederholen; wo keine Angebote sind, ist nichts gefragt, vielleicht ist ein anderer am Zug.
check-strays = Er hat { $lines } Zeilen geschrieben, die auf nichts antworten.
check-not-utf8 = Er hat eine Zeile geschrieben, die kein UTF-8 ist.
check-no-message = Er hat eine Zeile geschrieben, die keine Nachricht ist: { $problem }. Was er dir sagen will, gehört auf die Standardfehlerausgabe.
check-goes-on = Er hört nicht auf, wenn seine Eingabe zu Ende ist.

## Keys of programs, and challenges
wire-refused-key = Dieser Schlüssel ist hier unbekannt: er ist vertippt oder wurde widerrufen.
wire-refused-key-revoked = Der Schlüssel wurde widerrufen oder der Platz zurückgenommen.
wire-refused-key-elsewhere = Dieser Schlüssel führt zu keinem Platz an diesem Tisch.
wire-refused-program = Das darf ein Programm nicht: es spielt seinen eigenen Platz.
programs-off = Dieser Server macht keine solchen Schlüssel für Programme.
programs-too-many-keys = Du hast hier { $most } Schlüssel, mehr gibt es nicht. Widerrufe erst einen.
programs-not-asked = Von diesem Programm wird jetzt nichts erwartet.
programs-not-online = Dieses Programm ist nicht mehr online.
programs-declined = Das Programm hat abgelehnt.
programs-silent = Das Programm hat nicht geantwortet.
programs-busy = Das Programm sitzt schon an so vielen Tischen, wie es kann.
programs-other-game = Das Programm spielt dieses Spiel nicht nach diesen Regeln oder nicht mit so vielen.
programs-full = Die Liste der Programme ist voll. Versuche es später.
programs-bad-games = Ein solches Spiel oder einen solchen Regelsatz gibt es hier nicht: { $given }.

## Programs on a socket of their own
program-not-asked = Gerade wird nichts gefragt. Warte auf „news“ mit Angeboten und antworte darauf einmal.
program-subprotocol = Dem Socket wurde { $given } angeboten, und hier wird { $known } gesprochen.
program-no-mendax = { $server } antwortet, aber nicht wie ein Server von Mendax.
kit-online = Es steht in der Liste der Programme auf { $server }. Strg-C beendet es.
kit-challenged = Es wird an einen Tisch gebeten und kommt: { $game }, { $link }
kit-back = Es ist aufgestanden: { $link }. Zu Ende gespielte Partien: { $games }
program-key-of-seat = Dieser Schlüssel gilt für einen Platz an einem Tisch. In der Liste der Programme braucht es einen eigenen.
kit-key-needed = Es braucht einen eigenen Schlüssel: --key oder MENDAX_KEY. „Du auf diesem Gerät“ in den Einstellungen der Startseite des Servers macht einen.
