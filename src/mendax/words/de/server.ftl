# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = Diese Nachricht ließ sich nicht lesen: { $problem }
wire-refused-too-long = Das ist zu lang: Erlaubt sind { $limit } Bytes.
wire-refused-cookies = Die mitgeschickten Cookies sind zu lang: Erlaubt sind { $limit } Bytes. Lösch die Cookies dieser Seite und versuch es noch einmal.
wire-refused-head = Der Kopf dieser Anfrage ist zu lang: Erlaubt sind { $limit } Bytes und { $lines } Zeilen.
wire-refused-too-slow = Diese Anfrage kam zu langsam an: Erlaubt sind { $seconds } Sekunden.
wire-refused-host = Diese Anfrage nennt keinen oder mehrere Hosts.
wire-refused-length = Diese Anfrage gibt die Länge ihres Inhalts nicht an (Content-Length).
wire-refused-name = Dieser Server heißt nicht { $given }. Falls das einer seiner Namen ist, starte ihn mit --name { $given } (oder MENDAX_NAMES={ $given }); hinter einem Proxy auch mit --proxy.
wire-refused-media-type = Der Inhalt muss application/json sein, nicht { $given }.
wire-refused-no-media-type = Der Inhalt muss application/json sein, und diese Anfrage nennt keinen Typ (Content-Type).
wire-refused-query = Einen Parameter „{ $given }“ gibt es hier nicht. Erlaubt: { $allowed }.
wire-refused-no-query = Diese Adresse nimmt keine Parameter und bekam „{ $given }“.
wire-refused-not-found = Unter dieser Adresse ist nichts.
wire-refused-method = Diese Adresse nimmt { $given } nicht an. Erlaubt: { $allowed }.
wire-refused-no-table = Unter dieser Adresse gibt es keinen Tisch. Fehlt im Link ein Buchstabe?
wire-refused-no-tournament = Unter dieser Adresse gibt es kein Turnier. Fehlt im Link ein Buchstabe?
wire-refused-no-code = Zu diesem Code gibt es keinen Tisch. Codes gelten nur kurz: Lass dir einen neuen geben.
wire-refused-not-a-code = Das ist kein Code. Ein Code hat fünf bis acht Buchstaben, etwa ABCDE; ein Link zum Tisch geht auch.
wire-refused-no-record = Spiel { $game } dieses Tisches ist nicht zu Ende oder wurde nie gespielt.
wire-refused-no-replay = Diese Wiederholung gibt es nicht, oder sie wurde zurückgezogen.
wire-refused-too-many-replays = Du zeigst schon { $most } Spiele. Zieh zuerst eines zurück.
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
wire-refused-table-full = An diesem Tisch ist so viel passiert, dass sein Protokoll voll ist ({ $limit } Zeilen). Das laufende Spiel könnt ihr noch beenden; eröffnet danach einen neuen Tisch.
wire-refused-flood = Zu viele Nachrichten; die Verbindung wird geschlossen.
wire-refused-full = Gerade gibt es zu viele Verbindungen. Versuch es etwas später.
wire-refused-tables-full = Gerade sind zu viele Tische offen. Versuch es etwas später.
wire-refused-tournaments-full = Gerade laufen zu viele Turniere. Versuch es etwas später.
wire-refused-no-hello = Die erste Nachricht muss hello sein.
wire-refused-binary = Hier werden nur Text-Frames gelesen.
wire-refused-failed = Auf unserer Seite ist etwas schiefgegangen. Der Tisch ist, wie er war; versuch es bitte noch einmal.
wire-refused-unwell = Hier kann jetzt nichts gespeichert werden: { $problem }. Was vorher gespeichert wurde, ist sicher.
wire-refused-not-stored = Das ist nicht bestätigt: Sieh auf den Tisch, bevor du es noch einmal versuchst.
wire-refused-moved = Ein anderer Server hat diesen Tisch. Bitte versuch es noch einmal.
wire-refused-disk-low = Die Platte des Servers ist fast voll: Spiele gehen weiter, aber neue Tische und der Chat sind gesperrt.
wire-refused-draining = Der Server startet gleich neu: Es beginnen keine neuen Tische und Spiele mehr. Laufende Spiele könnt ihr beenden.
wire-refused-needs-server = Das geht nur mit einem Server, und du spielst gerade ohne.
wire-refused-banned = Du bist auf diesem Server gesperrt.
wire-refused-closed = Diesen Tisch hat der Betreiber des Servers geschlossen.
server-bad-setting = Die Einstellung „{ $setting }“ kann nicht „{ $given }“ sein. { $kind ->
    [switch] Erlaubt: true oder false.
    [whole] Erlaubt: eine ganze Zahl von { $low } bis { $high }.
    [above] Erlaubt: eine Zahl über { $low }, höchstens { $high }.
    [number] Erlaubt: eine Zahl von { $low } bis { $high }.
    [choice] Erlaubt: { $allowed }.
    [host] Erlaubt: eine IP-Adresse oder ein Name ohne Port (127.0.0.1, ::1, localhost) oder unix: und ein vollständiger Pfad. Der Port hat eine eigene Einstellung.
    [names] Erlaubt: Hostnamen oder IP-Adressen wie mendax.example.org.
    [origins] Erlaubt: Adressen von Websites ohne Pfad, etwa https://example.org:8443.
    [proxies] Erlaubt: IP-Adressen, Netze wie 10.88.0.0/16 oder * für jede Adresse.
    [push_services] Erlaubt: Hostnamen wie push.example.org oder *.example.org, oder das Wort browsers.
    [webhooks] Erlaubt: Hostnamen wie hooks.example.org oder *.example.org, oder * für jeden Host.
    [contact] Erlaubt: eine E-Mail-Adresse wie host@example.org oder eine Seite wie https://example.org/about.
    [root_path] Erlaubt: ein Pfad wie /mendax, mit Buchstaben, Ziffern und -._~, der nicht mit einer eigenen Adresse des Servers beginnt (/t, /api, /rules und so weiter).
    [rates] Erlaubt: eine Tabelle [rates] mit Grenzen, etwa messages = "200/20".
   *[folder] Erlaubt: der Pfad eines Ordners, als Text.
}
server-bad-secret = Der Wert der Einstellung „{ $setting }“ ist nicht brauchbar. Er wird nicht gezeigt, weil er geheim sein kann. { $kind ->
    [database] Erlaubt: postgresql://name@host/database.
   *[metrics_token] Erlaubt: mindestens 16 sichtbare ASCII-Zeichen.
}
server-bad-settings-file = Die Einstellungen in { $file } sind nicht lesbar: { $problem }
server-bad-about = Die Seite der Einstellung „about“, { $file }, lässt sich nicht zeigen: { $problem }. Sie braucht eine Überschrift (# Titel) und höchstens 200 kB Text.
server-settings-right = { $file } ist in Ordnung.
server-settings-open = { $file } enthält ein Passwort oder ein Token, und jeder Benutzer dieses Rechners kann es lesen. Abhilfe: chmod 0640 { $file }
server-unknown-setting = Eine Einstellung { $given } gibt es nicht. Verfügbar: { $allowed }.
server-unknown-rate = Eine Grenze „{ $given }“ gibt es nicht. Verfügbar: { $allowed }.
server-bad-rate = „{ $given }“ ist keine Grenze: Schreib sie wie { $example }; eine Rate ist eine Anzahl, ein Schrägstrich und eine Zahl von Sekunden.
server-old-browser = Dieser Browser ist zu alt für Mendax. Nimm Chrome oder Edge { $chrome }, Firefox { $firefox }, Safari { $safari } oder einen neueren.
server-data-in-use = Ein anderer Server (Prozess { $holder }) benutzt die Tische in { $folder }. Beende ihn oder wähl mit --data einen anderen Ordner.
server-data-no-locks = Das Dateisystem von { $folder } bietet keine Sperren ({ $problem }). Leg die Tische auf eine lokale Platte oder in ein PostgreSQL (--database).
server-data-version = Die Tische stammen von einer neueren Version von Mendax (Format { $found }; diese Version kennt Formate bis { $known }).
server-data-development = Die Tische stammen von einer Entwicklungsversion von Mendax vor 0.2.0. tools/upgrade_database.py im Quellcode aktualisiert sie.
server-data-no-version = Die Datei der Tische nennt als Format { $found }; das hat keine Version von Mendax geschrieben. Sie kann beschädigt sein oder einem anderen Programm gehören.
server-data-empty = Die Datei der Tische ist leer: { $file }. Mendax hinterlässt nie eine leere Datei; etwas anderes muss das getan haben. Spiel eine Kopie zurück oder räum sie weg, um neu anzufangen.
server-data-unusable = Im Ordner { $folder } lassen sich keine Tische speichern: { $problem }
server-not-stored = Das konnte nicht gespeichert werden.
server-not-readable = Die gespeicherten Tische waren nicht lesbar: { $problem }
server-port-in-use = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $problem }. Wähl einen anderen mit --port.
server-port-waiting = Port { $port } ist noch belegt; der Server wartet bis zu { $seconds } Sekunden.
server-socket-unusable = Am Unix-Socket { $path } lässt sich nicht lauschen: { $problem }.
server-socket-waiting = Der Unix-Socket { $path } ist noch belegt; der Server wartet bis zu { $seconds } Sekunden.
server-ready = Mendax läuft unter { $address }
server-for-others = Für andere in deinem Netz: { $address }
server-tls-warning = Browser warnen einmal vor diesem Zertifikat, weil dieser Rechner es selbst ausgestellt hat. „Erweitert“ wählen und fortfahren.
server-for-this-machine = Nur dieser Rechner kann sich verbinden. Mit --lan können es alle in deinem Netz.
server-behind-proxy = Andere verbinden sich über den Proxy davor.
server-in-wsl = Das ist WSL: andere Geräte erreichen Windows, aber nicht diese Adresse. Leite den Port in Windows weiter, oder nimm das gespiegelte Netz (networkingMode=mirrored in .wslconfig).
server-no-network = Dieser Rechner scheint in keinem lokalen Netz zu sein, andere finden ihn also nicht.
server-closed = Mendax ist geschlossen. Alle Tische bleiben erhalten.
server-share-opening = Ein Tunnel über { $destination } wird geöffnet …
server-shared = Freunde überall können diesen Link öffnen. Die Verschlüsselung endet bei { $host }: Wer das betreibt, könnte alles lesen, auch verdeckte Würfel.
server-shared-plain = Freunde überall können diesen Link öffnen. Er ist nicht verschlüsselt: { $host } und Netze auf dem Weg könnten alles lesen, auch verdeckte Würfel.
server-share-unanswered = Der Link { $address } antwortet nicht. Ein eigener Rechner braucht „GatewayPorts clientspecified“ in seiner sshd_config und einen offenen Port in seiner Firewall.
server-share-ended = Der Tunnel über { $destination } ist zu Ende. Ohne ihn können Freunde sich nicht verbinden.
server-share-again = Der Tunnel über { $destination } ist wieder offen.
server-share-failed = Kein Tunnel über { $destination }: { $problem }. Prüfe, ob ssh sich ohne Rückfrage dorthin verbindet.
server-share-slow = Kein Tunnel über { $destination } innerhalb von { $seconds } Sekunden. Prüfe, ob ssh sich ohne Rückfrage dorthin verbindet.
server-share-destination = „{ $given }“ ist kein SSH-Server. Schreib ihn als Name@Rechner oder Name@Rechner:Port.
server-share-address = „{ $given }“ ist keine öffentliche Adresse. Schreib sie wie https://dice.example.org.
server-share-one = Nimm entweder --share oder --share-service; --share-at braucht --share.
server-share-alone = --share braucht einen Server nur an 127.0.0.1, ohne --lan und ohne anderes --host.
server-share-no-ssh = --share braucht das Programm ssh (OpenSSH).

## Screens
wire-refused-screen = Dieser Bildschirm zeigt nur den Tisch: Spielen kann man hier nicht.

## PostgreSQL, and moving tables there and back
server-database-address = Die Adresse der Datenbank ist nicht lesbar. So wird sie geschrieben: postgresql://name@rechner/datenbank.
server-database-not-installed = Der PostgreSQL-Treiber ist nicht installiert ({ $problem }). In einem Checkout von Mendax: python -m pip install ".[postgresql]"
server-database-unusable = Die Datenbank lässt sich nicht benutzen: { $problem }
server-database-in-use = Ein anderer Server benutzt diese Datenbank. Beende ihn, oder nenne eine andere.
server-database-pool = Vor der Datenbank steht ein Pool (etwa PgBouncer) im Modus transaction oder statement, und der verliert die Sperre des Servers. Stell für sie pool_mode = session ein, oder verbinde dich direkt mit PostgreSQL.
server-database-encoding = Die Datenbank ist nicht in UTF-8 und kann darum nicht jeden Text speichern. Leg eine neue an mit: createdb --encoding=UTF8 --template=template0
server-tls-needs-lan = „tls“ ist für das eigene Netz: nur mit --lan.
server-tls-not-installed = Das Paket, das Zertifikate ausstellt, ist nicht installiert ({ $problem }). In einem Checkout von Mendax: python -m pip install ".[tls]"
transfer-not-empty = Das Ziel ist nicht leer: Tische ziehen nur in eine leere Datenbank um.
transfer-not-alike = Die Kopie unterscheidet sich vom Original, darum ist nichts umgezogen.
transfer-same = Beide Orte sind derselbe: Nenne zwei verschiedene.
transfer-no-place = „mendax transfer“ braucht einen Ordner oder eine PostgreSQL-Adresse (postgresql://name@rechner/datenbank) und hat keins von beiden bekommen.
transfer-moving = Die Tische ziehen um
transfer-row = { $place }: { $rows } Zeilen, SHA-256 { $hash }
transfer-done = Alles wurde kopiert, zurückgelesen und stimmt überein. Das Original ist unverändert.
transfer-restore = Die Tische liegen in einer Datenbank. Spiel die Sicherung in einen leeren Ordner (--data) zurück und zieh von dort mit „mendax transfer“ um.

## Maintenance: backups, damage, deletion
server-data-damaged = Die Tische in { $file } sind beschädigt: { $problem }. Es wurde nichts geändert. „mendax check“ listet die Schäden auf, „mendax restore“ spielt eine Sicherung zurück.
server-not-copied = Die Tische ließen sich nicht kopieren: { $problem }
maintenance-no-tables = { $file } enthält keine Tische von Mendax: { $problem }
maintenance-no-file = In { $folder } sind keine Tische von Mendax. Liegen sie in einem anderen Ordner, nenn ihn; liegen sie in PostgreSQL, setz MENDAX_DATABASE.
maintenance-exists = { $file } gibt es schon. Nichts wird überschrieben: Wähle einen anderen Namen.
maintenance-nowhere = In { $folder } kann nichts geschrieben werden.
maintenance-copying-now = Die Tische werden kopiert
maintenance-checking = Die Tische werden geprüft
maintenance-backed-up = Alle Tische sind jetzt in { $file } ({ $megabytes } MB).
maintenance-restored = Die Tische in { $folder } sind jetzt die aus { $file }.
maintenance-kept = Die bisherigen Tische sind in { $file } gesichert.
maintenance-sound = Keine Schäden gefunden. Tische: { $tables }; Zeilen ihrer Protokolle: { $lines }; geprüfte beendete Spiele: { $games }.
maintenance-damaged = Schäden gefunden. Tische: { $tables }; Zeilen ihrer Protokolle: { $lines }; geprüfte beendete Spiele: { $games }. „mendax restore“ spielt eine Sicherung zurück.
maintenance-pages = Seiten der Datei sind beschädigt ({ $problem })
maintenance-no-row = es gibt Zeilen eines Protokolls ohne ihren Tisch
maintenance-key-no-table = es gibt einen Programmschlüssel dafür, aber keinen Tisch
maintenance-index = das Verzeichnis der Spiele passt nicht zum Protokoll
maintenance-record = die Aufzeichnung von Spiel { $game } stimmt nicht ({ $problem })
maintenance-log = das Protokoll lässt sich nicht nachspielen ({ $problem })
maintenance-unknown-game = nicht geprüft: Das Spiel { $game } ist hier nicht installiert
maintenance-swept = Gelöscht: Tische { $tables }, Gespräche an Tischen { $talk }, Sitzungen { $sessions }.
maintenance-size = Die Datei hatte { $was } MB und hat jetzt { $size } MB.
maintenance-size-later = Der Platz in der Datei wird wieder benutzt. Um ihn der Platte zurückzugeben, führe „mendax tidy“ aus, während kein Server läuft.

## The checks of `mendax doctor`
doctor-packages = Python { $python }, Mendax { $version }: Alle Pakete für diese Einstellungen sind installiert.
doctor-packages-missing = Es fehlen Pakete: { $names }. In einem Checkout von Mendax: python -m pip install ".[{ $extras }]"
doctor-calls = Abwesende Spieler langsamer Spiele werden per Web Push gerufen.
doctor-calls-off = Abwesende Spieler langsamer Spiele werden nicht gerufen, weil das Paket „cryptography“ fehlt. Installiere es mit: python -m pip install "mendax[push]"
doctor-descriptors = Der Prozess darf { $limit } Dateien und Verbindungen öffnen.
doctor-descriptors-few = Der Prozess darf nur { $limit } Dateien öffnen, also sind höchstens { $connections } Verbindungen möglich. Erhöhe die Grenze mit LimitNOFILE= von systemd oder mit „ulimit -n“.
doctor-clock = Die Uhr ist glaubwürdig und ist während der Prüfung nicht gesprungen.
doctor-clock-behind = Die Uhr geht gegenüber den neuesten Dateien hier um { $hours } h nach. Stell sie, am besten mit NTP.
doctor-clock-jumped = Die Uhr ist während der Prüfung um { $seconds } s gesprungen. Lass sie nur von NTP und nur allmählich stellen.
doctor-database-file = Die Tische liegen in { $file }.
doctor-database-new = Es gibt noch keine Tische; sie kommen in { $folder }.
doctor-database-other = { $file } ist keine Datenbank. Schieb die Datei weg, oder stell mit „mendax restore“ eine Sicherung wieder her.
doctor-database-postgresql = PostgreSQL { $version } antwortet, und diese Version von Mendax kennt die Tabellen darin.
doctor-pool-direct = Die Verbindung zu PostgreSQL ist direkt.
doctor-pool-session = Zu PostgreSQL führt ein Pool im Modus session.
doctor-locks-free = Kein Server benutzt diese Tische gerade.
doctor-locks-held = Ein Server benutzt diese Tische gerade (Prozess { $holder }).
doctor-locks-shared = Server, die diese Datenbank gerade benutzen: { $count }.
doctor-locks-alone = Eine Übertragung hat diese Datenbank für sich. Starte den Server, wenn sie zu Ende ist.
doctor-names = Angenommene Hostnamen: { $names }.
doctor-names-any = Hinter dem Proxy wird jeder Hostname angenommen. Nenn deinen mit --name (Einstellung „names“).
doctor-names-untrusted = „names“ oder „secure“ deutet auf einen Proxy, aber keinem wird vertraut. Nenn ihn mit --proxy, etwa --proxy 127.0.0.1.
doctor-names-everybody = Jede Adresse gilt als vertrauter Proxy, also können Clients Adressen erfinden. Nenn deine Proxys mit --proxy.
doctor-memory = Maschinencode ist erlaubt, und der Solver ist kompiliert.
doctor-memory-plain = Der Solver läuft als reines Python. Schneller wird er, in einem Checkout von Mendax, mit: python -m pip install ".[fast]"
doctor-memory-forbidden = Der Solver läuft als langsameres reines Python, weil dieses System neuen Maschinencode verbietet ({ $problem }). Mit systemd erlaubt ihn MemoryDenyWriteExecute=no.
doctor-folder = { $folder } lässt sich beschreiben und sperren.
doctor-folder-unwritable = In { $folder } lässt sich nichts schreiben: { $problem }. Gib den Ordner mit chown dem Benutzer des Servers.
doctor-disk = Auf der Platte sind { $megabytes } MB frei.
doctor-disk-low = Auf der Platte von { $folder } sind nur { $megabytes } MB frei, und der Server hält { $spare } MB in Reserve. Schaff Platz, oder senk die Einstellung „spare“.
doctor-client = Der Client für Browser ist gebaut.
doctor-client-missing = Der Client für Browser ist nicht gebaut. Bau ihn mit „./run web“, oder installiere eine Veröffentlichung.
doctor-port = Der Server kann auf { $places } lauschen (Port { $port }).
doctor-port-served = Hier lauscht schon ein Server.
doctor-failed = Diese Prüfung war nicht möglich: { $problem }. Starte sie als Benutzer des Servers.
doctor-good = Alles ist in Ordnung.
doctor-problems = Probleme: { $count }.

## Administration (`mendax admin`)
control-unreadable = Der Steuer-Socket konnte das nicht lesen: { $problem }
control-no-server = Für die Tische in { $folder } läuft kein Server. Liegen sie anderswo, nenne den Ordner mit --data.
control-no-answer = Der Server für die Tische in { $folder } hat die Verbindung vor der Antwort geschlossen.
control-nowhere = Dieses System hat keine Unix-Sockets, ein laufender Server kann also nicht gefragt werden.
control-table = { $id }  { $game }, { $phase }: { $people } (Verbindungen: { $sockets })
control-no-tables = Kein Tisch ist im Speicher: Niemand ist verbunden.
control-which-table = { $count ->
    [0] Kein Tisch im Speicher beginnt mit „{ $given }“.
   *[other] { $count } Tische im Speicher beginnen mit „{ $given }“.
} „mendax admin list“ nennt sie.
control-which-person = { $count ->
    [0] Kein Verbundener ist als „{ $given }“ aufgeführt, und eine Adresse ist es nicht.
   *[other] { $count } Verbundene beginnen mit „{ $given }“.
} „mendax admin people TABLE“ nennt sie.
control-no-ban = Keine Sperre passt auf „{ $given }“.
control-person = { $person }  { $name }, Platz { $seat }, von { $address } (Verbindungen: { $sockets })
control-watcher = { $person }  schaut zu, von { $address } (Verbindungen: { $sockets })
control-ban = { $kind } { $who }, noch { $seconds } Sekunden
control-ban-for-good = { $kind } { $who }, dauerhaft
control-no-bans = Es gibt keine Sperren.
control-hung-up = Erledigt. Getrennte Verbindungen: { $count }.
control-told = Erledigt. Benachrichtigte Verbindungen: { $count }.
control-draining = Es beginnen keine neuen Spiele. Noch laufende Spiele: { $count }. Nach dem letzten endet der Server.
control-lifted = Erledigt.
control-bad-time = „{ $given }“ ist keine Dauer: Schreib 90s, 30m, 12h oder 7d.
control-key = { $id }  { $name }, von { $owner }: für die Liste, zuletzt benutzt am { $day }
control-seat-key = { $id }  { $name }, von { $owner }: für einen Platz am Tisch { $table }, zuletzt benutzt am { $day }
control-no-keys = Kein Programm hat einen Schlüssel.
control-revoked = Erledigt. Widerrufene Schlüssel: { $count }.
control-no-key = Unter „{ $given }“ ist kein Schlüssel oder mehr als einer aufgeführt; „mendax admin keys“ listet sie auf.
control-opening-key = { $id }  { $name }, von { $owner }: zum Öffnen von Tischen, angelegt am { $day }
control-report = { $id }  { $day } UTC, Tisch { $table }: { $name } ({ $person }), gemeldet von { $by }
control-no-reports = Es gibt keine Meldungen.
control-no-report = Keine oder mehr als eine Meldung steht als „{ $given }“ in der Liste; siehe `mendax admin reports`.

## Sessions, codes for another device, stored data
persons-nobody = Dieses Gerät ist hier nicht bekannt, also ist nichts über dich gespeichert. Setz dich erst an einen Tisch.
persons-no-code = Dieser Code gilt nicht oder nicht mehr: Jeder gilt einmal, fünf Minuten lang.

## Previews of links
preview-invited = { $host } lädt dich zu { $game } ein
preview-table = Ein Tisch wartet: { $game }
preview-text = { $pitch } Kein Konto: Wähl einen Namen und setz dich.
preview-text-ours = { $rules }. Kein Konto: Wähl einen Namen und setz dich.
preview-game = { $game }: So wird gespielt
preview-replay = { $game }: ein beendetes Spiel
preview-replay-text = Wer log, wer zweifelte und was unter dem Becher lag, Zug für Zug.
preview-front = Mendax: drei Spiele für unbewegte Mienen
preview-front-text = Mäxchen, Französischer Poker und Schwert der Lügen, mit Freunden oder gegen Bots. Kein Konto.

## Programs: the check, the kit and their errors
program-not-ready = Es hat auf „begin“ nicht mit „ready“ geantwortet: { $problem }
program-protocol = Es spricht Protokoll { $given }, dieser Server spricht { $known }.
program-other-games = Es spielt { $game } nicht; nach eigener Angabe spielt es { $known }.
program-unreadable = Das ist keine bekannte Nachricht: { $problem }
program-illegal = Das ist jetzt nicht erlaubt: { $given }. Was erlaubt ist, steht in den Angeboten.
program-wrong-number = Es antwortet auf { $given }, die letzte Frage war aber { $asked }.
program-refused = Es wurde { $tries }-mal abgewiesen. Zuletzt: { $words }
program-flood = Es hat { $lines } Zeilen ungefragt gesendet.
program-silent = Es hat nicht rechtzeitig geantwortet.
program-half-line = Es hat nicht rechtzeitig geantwortet: Es hat eine Zeile begonnen und nicht beendet.
program-long-line = Es hat eine Zeile von mehr als { $limit } Bytes geschrieben.
program-does-not-read = Es hat { $seconds } Sekunden lang seine Eingabe nicht gelesen.
program-closed = Es hat seine Ausgabe geschlossen, läuft aber weiter.
program-ended = Es hat sich beendet, mit Code { $code }.
program-ended-early = Es endete, bevor es auf „begin“ antwortete. Ein Bot in Python braucht eine Funktion „play“ oder eine Klasse „Bot“; jedes andere Programm liest Zeilen, bis seine Eingabe endet.
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
kit-at-table = { $bot } geht an den Tisch. Strg-C beendet ihn.
kit-table-game = Spiel { $game }: Platz { $place } von { $seats }.
kit-fair-redone = Spiel { $game }: alle { $draws } Ziehungen aus dem geöffneten Startwert wiederholt, und jede stimmt.
kit-fair-shown = Spiel { $game }: { $opened } von { $draws } Ziehungen wurden gezeigt und passen zu ihren Festlegungen. Nicht geprüft: wie sie gezogen wurden.
kit-fair-nothing = Spiel { $game }: Die Ziehungen wurden nicht geprüft, weil das Programm nicht das ganze Spiel empfangen hat.
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
check-in-refusals = eine Antwort, die abgelehnt wird
check-in-pieces = Zeilen, die in Stücken kommen
check-in-late = ein Spiel, das schon läuft
check-in-broken-off = ein Spiel, das abgebrochen wird, während er überlegt
check-example = Zum Beispiel: { $line }
check-times = So oft: { $count }
check-errors = Seine Standardfehlerausgabe endete mit:
check-sound = Keine Fehler gefunden. Antworten: { $answers }; die langsamste dauerte { $milliseconds } ms.
check-faulty = Situationen mit Fehlern: { $faulty }. Antworten: { $answers }; die langsamste dauerte { $milliseconds } ms.
check-plays-nothing = Er gibt an, keines der gefragten Spiele zu spielen.
check-never-ready = Er hat auf „begin“ nie mit „ready“ geantwortet.
check-illegal = Er hat mit etwas Unerlaubtem geantwortet: { $problem }. Jeder Wert muss aus seinem Angebot stammen.
check-ignores-refusals = Er wurde { $tries }-mal abgewiesen und antwortet weiter mit Unerlaubtem.
check-silent-after-refusal = Nach einer Abweisung hat er nicht geantwortet. „refused“ fragt noch einmal nach einer Antwort.
check-ready-unasked = Er hat „ready“ gesagt, wo nach einem Zug gefragt war.
check-answered-twice = Er hat noch einmal auf { $given } geantwortet; gefragt war { $asked }. Jede Frage hat genau eine Antwort.
check-wrong-number = Er hat auf { $given } geantwortet, gefragt war { $asked }. „after“ muss die Nummer der Frage wiederholen. Ohne Angebote gibt es keine Frage; vielleicht ist ein anderer am Zug.
check-strays = Er hat { $lines } Zeilen geschrieben, die keine Antwort sind.
check-not-utf8 = Er hat eine Zeile geschrieben, die kein UTF-8 ist.
check-no-message = Er hat eine Zeile geschrieben, die keine Nachricht ist: { $problem }. Was er dir sagen will, gehört auf die Standardfehlerausgabe.
check-goes-on = Er beendet sich nicht, wenn seine Eingabe endet.

## Keys of programs, and challenges
wire-refused-key = Dieser Schlüssel ist hier unbekannt: er ist vertippt oder wurde widerrufen.
wire-refused-key-revoked = Der Schlüssel wurde widerrufen oder der Platz zurückgenommen.
wire-refused-key-elsewhere = Dieser Schlüssel gilt für keinen Platz an diesem Tisch.
wire-refused-program = Das darf ein Programm nicht: Es spielt nur seinen eigenen Platz.
programs-off = Dieser Server vergibt keine Schlüssel für Programme.
wire-refused-opening-invited = Auf diesem Server öffnet nur neue Tische, wer schon an einem teilgenommen hat. Bitte jemanden um einen Link, oder gib einen Schlüssel des Betreibers ein.
wire-refused-opening-keys = Auf diesem Server öffnet nur Tische, wer einen Schlüssel des Betreibers hat.
wire-refused-opening-no-key = Dieser Schlüssel gilt nicht, oder jemand anderes benutzt ihn schon.
programs-too-many-keys = Du hast hier schon { $most } Schlüssel, mehr sind nicht erlaubt. Widerrufe erst einen.
programs-not-asked = Dieses Programm ist gerade nicht gefragt.
programs-not-online = Dieses Programm ist nicht mehr online.
programs-declined = Das Programm hat abgelehnt.
programs-silent = Das Programm hat nicht geantwortet.
programs-busy = Das Programm sitzt schon an so vielen Tischen, wie es kann.
programs-other-game = Das Programm spielt dieses Spiel nicht nach diesen Regeln oder nicht mit so vielen.
programs-full = Die Liste der Programme ist voll. Versuche es später.
programs-bad-games = Dieses Spiel oder diesen Regelsatz gibt es hier nicht: { $given }.

## Programs on a socket of their own
program-not-asked = Gerade gibt es keine Frage. Warte auf „news“ mit Angeboten und antworte darauf einmal.
program-subprotocol = Der Socket bot { $given } an, dieser Server spricht { $known }.
program-no-mendax = { $server } antwortet, aber nicht wie ein Server von Mendax.
kit-online = Es steht in der Liste der Programme auf { $server }. Strg-C beendet es.
kit-challenged = Es ist an einen Tisch eingeladen und geht hin: { $game }, { $link }
kit-back = Es hat den Tisch verlassen: { $link }. Zu Ende gespielte Partien: { $games }
program-key-of-seat = Dieser Schlüssel gilt für einen Platz an einem Tisch. In der Liste der Programme braucht es einen eigenen.
kit-key-needed = Es braucht einen eigenen Schlüssel: --key oder MENDAX_KEY. „Du auf diesem Gerät“ in den Einstellungen der Startseite des Servers macht einen.

## Calls to absent players
calls-off = Dieser Server ruft keine abwesenden Spieler.
calls-bad-address = Ein Webhook ist eine Adresse, die mit https:// beginnt, ohne Port, Benutzernamen und Fragment.
calls-host-not-allowed = Dieser Server sendet keine Rufe an { $host }. Sein Betreiber bestimmt die erlaubten Hosts.
calls-private-address = { $host } ist keine Adresse im öffentlichen Internet, deshalb sendet dieser Server keine Rufe dorthin.
calls-not-found = { $host } hat keine Adresse im Internet.
calls-bad-key = Der Schlüssel dieses Browsers für Rufe ist ungültig.
calls-not-host = Das darf nur der Gastgeber des Tisches.
calls-not-seated = Gerufen werden nur Spieler dieses Tisches. Nimm zuerst Platz.
calls-too-late = Eine Erinnerung ist bis zu { $days } Tage im Voraus möglich.
calls-no-browser = In diesem Browser wirst du nicht gerufen.

## Reports
wire-refused-report-not-here = Melden kann nur, wer selbst an diesem Tisch ist.
wire-refused-report-no-such-name = Niemand an diesem Tisch heißt { $given }.
wire-refused-report-yourself = Dich selbst kannst du nicht melden.
call-turn-title = Du bist dran: { $game }
call-turn-body = Bis { $until }. Danach spielt der Server für dich.
call-begun-title = { $game } hat begonnen
call-begun-body = Du wirst gerufen, wenn du dran bist.
call-mistakes-title = { $count ->
    [one] Ein Fehler ist fällig
   *[other] { $count } Fehler sind fällig
}
call-mistakes-body = Üben: { $game }
call-turn-webhook = { $game } wartet auf { $names }.
call-begun-webhook = { $game } hat begonnen.
