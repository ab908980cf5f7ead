# Was dem gesagt wird, der die Tische verwahrt: Sicherungen, Schäden, was weggeworfen wird.

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
maintenance-kept = Die Tische von vorher sind in { $file } aufgehoben.
maintenance-sound = Alles ist heil. Tische: { $tables }; Zeilen ihrer Protokolle: { $lines }; geprüfte beendete Spiele: { $games }.
maintenance-damaged = Nicht alles ist heil. Tische: { $tables }; Zeilen ihrer Protokolle: { $lines }; geprüfte beendete Spiele: { $games }. Eine Sicherung holt „mendax restore“ zurück.
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
