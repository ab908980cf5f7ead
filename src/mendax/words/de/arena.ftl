# Spiele und Ligen von Programmen: was schiefging, und der Bericht.
arena-not-sendable = „{ $given }“ lässt sich nicht an andere Prozesse schicken, was mehrere Kerne brauchen: Definiere es ganz oben in einem Modul, oder spiele mit einem Kern.
arena-unknown-limit = „{ $given }“ ist keine Grenze mit einer Zahl über 0. Es gibt: { $allowed }.
arena-program-not-ready = Das Programm „{ $given }“ beginnt kein Spiel: { $kind ->
        [timeout] es antwortet auf „begin“ nicht rechtzeitig mit „ready“
        [flood] es sagt zu viel statt „ready“
       *[crash] es lässt sich nicht starten, hat geendet oder sagt etwas anderes als „ready“
    }. Die letzte Zeile seiner Fehler: { $said }
arena-program-changed = Das Programm „{ $given }“ ist hier nicht die Datei, mit der das Spiel begann (Version { $version }). Alle Rechner brauchen dieselbe Datei am selben Ort.
arena-program-processor = Sein Zug brauchte mehr als { $limit } Sekunden Rechenzeit.
arena-program-game-time = Seine Züge brauchten mehr als { $limit } Sekunden in einem Spiel.
arena-program-not-started = Es ließ sich nicht starten: { $problem }
arena-fault-crash = abgestürzt oder nicht gestartet
arena-fault-timeout = keine Antwort in der Zeit
arena-fault-processor = zu viel Rechenzeit
arena-fault-illegal = kein erlaubter Zug
arena-fault-flood = zu viel Ausgabe
arena-charged = { $bot }: Fehler in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } ({ $faults }), davon aufgegeben: { $forfeits }; abgelehnte Antworten: { $refused }
arena-first-fault = Spiel { $game }, { $kind }: { $reason }
arena-first-fault-error = Letzte Zeile seiner Standardfehlerausgabe: { $error }
arena-no-faults = { $bot }: keine Fehler; abgelehnte Antworten: { $refused }
arena-thinking = { $bot }: ein Zug dauert { $median } ms, 95 % höchstens { $most } ms, der langsamste { $slowest } ms
arena-page-rules = Regeln: { $rules }. Startwert: { $seed }
arena-page-pairs = Wer wen schlägt
arena-page-pairs-help = Um wie viel die Zeile vor der Spalte liegt, als Gewinn je Spiel, über die Spiele, in denen beide saßen; mit dem 95-%-Intervall. Blau: sicher vorn; rot: sicher zurück.
arena-page-luck = vielleicht Glück
arena-page-ratings = Wertungen
arena-page-ratings-help = Plackett–Luce, μ ± 2σ; alle beginnen bei 25.
arena-page-faults = Fehler der Programme
arena-page-faults-help = Bei jedem Fehler wurde statt des Zuges die Standardaktion des Spiels gespielt.
arena-page-fault-games = Spiele mit Fehlern
arena-page-fault-forfeits = Aufgegeben
arena-page-fault-refused = Abgelehnte Antworten
arena-page-fault-kinds = Welche
arena-page-thinking = Bedenkzeit je Zug
arena-page-thinking-help = In Millisekunden: der Balken endet beim Median, die Linie bei 95 %, der Strich ist der langsamste Zug.
arena-page-setup = Regeln und Startwert
arena-cluster-package = Auf einem Cluster zu spielen braucht das Paket distributed: Installiere Mendax mit dem Zusatz, pip install 'mendax[cluster]'.
arena-cluster-unreachable = Unter { $address } gibt es keinen Dask-Scheduler: { $problem }
arena-cluster-empty = Der Dask-Scheduler unter { $address } hat keine Worker: Starte welche mit „dask worker { $address }“.
arena-cluster-version = Der Worker { $worker } hat Mendax { $given }, und hier ist { $own }: die Zahlen kämen aus zwei Versionen.
arena-league-settings = In { $path } ist keine Liga, die gespielt werden kann: { $problem }. Beginne eine mit --bots.
arena-league-folder = Die Liga in { $path } lässt sich nicht aufheben: { $problem }
arena-league-round = Runde { $round }, { $games } Spiele: { $bot } führt mit { $rating }
arena-league-damaged = Zeile { $line } der Runden in { $path } ist beschädigt: { $problem }
arena-league-table = In { $path } ist keine Tabelle einer Liga: { $problem }
arena-league-locked = Die Liga in { $path } wird schon gespielt: { $problem }
arena-league-exists = In { $path } ist schon eine Liga: Ändere ihre league.toml, und mach ohne --bots weiter.
arena-league-other-rules = Die Runden dieser Liga sind { $game } mit { $seats } am Tisch und diesen Regeln: { $rules }. Was gespielt wird, lässt sich mittendrin nicht ändern; beginne dafür eine andere Liga.
arena-league-too-few = Eine Runde braucht { $seats } Bots, und { $given } können spielen. Es fehlen: { $absent }
arena-league-absent = { $bot } spielt nicht mit: { $why }
arena-league-title = Liga in { $game } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
arena-league-line = { $bot }: Wertung { $rating }, mittlerer Gewinn { $payoff }, { $wins } von { $games } Spielen gewonnen
