# Was von Programmen gesagt wird, die spielen: zu ihnen und zu denen, die sie geschrieben haben.

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
