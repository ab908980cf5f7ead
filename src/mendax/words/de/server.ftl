# Was der Server über HTTP, über den Socket und in seinem Protokoll sagt.

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
server-data-version = Die Tische hat eine andere Version von Mendax geschrieben (Format { $found }, diese kennt { $known }).
server-data-no-version = Die Datei der Tische nennt als Format { $found }; das hat keine Version von Mendax geschrieben. Sie kann beschädigt sein oder einem anderen Programm gehören.
server-data-empty = Die Datei der Tische ist leer: { $file }. Mendax hinterlässt nie eine solche, es war also etwas anderes. Eine Kopie zurückspielen, oder die Datei wegräumen, um neu anzufangen.
server-data-unusable = Der Ordner { $folder } taugt nicht für Tische: { $problem }
server-not-stored = Das konnte nicht gespeichert werden.
server-not-readable = Die gespeicherten Tische waren nicht lesbar: { $problem }
server-port-in-use = Auf { $host }, Port { $port }, kann nichts lauschen: { $problem }. Wähl einen anderen mit --port.
server-port-waiting = Port { $port } ist noch belegt; es wird bis zu { $seconds } Sekunden auf ihn gewartet.
server-ready = Mendax ist offen unter { $address }
server-for-others = Für andere in deinem Netz: { $address }
server-for-this-machine = Nur dieser Rechner kommt herein. Mit --lan können es alle in deinem Netz.
server-behind-proxy = Andere kommen über den Proxy davor herein.
server-in-wsl = Das ist WSL: andere Geräte erreichen Windows, aber nicht diese Adresse. Leite den Port in Windows weiter, oder nimm das gespiegelte Netz (networkingMode=mirrored in .wslconfig).
server-no-network = Dieser Rechner scheint in keinem lokalen Netz zu sein, andere finden ihn also nicht.
server-closed = Mendax ist geschlossen. Alle Tische bleiben erhalten.
wire-refused-no-code = Zu diesem Code gibt es keinen Tisch. Codes gelten nur kurz: lass dir einen neuen sagen.
server-workers-nowhere = Mehrere Arbeitsprozesse brauchen Linux oder macOS. Starte einen: --workers 1.
server-worker-format = Diese Version von Mendax bewahrt Tische in einer anderen Form auf als das Haus, das läuft. Beende es, und starte es neu mit dieser Version.
