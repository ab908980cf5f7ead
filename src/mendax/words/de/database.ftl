# Tables in PostgreSQL, and moving them there and back.

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
