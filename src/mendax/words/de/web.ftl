# Wörter des Browsers, außer denen von Spielen, Tischen und Bots.
web-names = Dachs, Otter, Elster, Igel, Walross, Rabe, Marder, Luchs, Papageitaucher, Biber, Reiher, Hermelin, Eule, Hecht, Molch, Fuchs

## Die Haustür

web-pitch-mia = Würfle unterm Becher. Sag, was du willst. Und verzieh keine Miene.
web-pitch-french-poker = Fünf Würfel, manche offen, manche verdeckt. Sag ein Blatt an, und man soll dir glauben.
web-pitch-sword-of-lies = Tausche, befrage, setze – und lass das Schwert entscheiden.
web-games = Spiele
web-game-mia = Mäxchen
web-game-french-poker = Französischer Poker
web-game-sword-of-lies = Schwert der Lügen
web-play-now = Jetzt spielen
web-play-now-note = gegen drei Bots
web-play-friends = Mit Freunden spielen
web-you-are = Du bist
web-other-name = Anderer Name
web-house-rules = Hausregeln
web-rules-in-full = Alles über das Spiel: ein Beispiel, welche Hausregeln es gibt, ein wenig Rat
web-how-to-play = So spielt man
web-explore = Strategie
web-league = Liga
web-promise-free = Kein Konto
web-promise-fair = Würfel zum Nachprüfen
web-promise-bots = Bots mit Charakter
web-settings = Einstellungen
web-to-landing = Zur Startseite
web-done = Fertig
web-close = Schließen
web-back = Zurück
web-no-rules = Diese Regeln sind noch nicht aufgeschrieben.

## Wenn etwas nicht stimmt

web-offline = Der Server ist nicht zu erreichen. Sieh nach dem Netz und versuch es noch einmal.
web-server-trouble = Der Server hat selbst ein Problem ({ $status }). Versuch es bitte noch einmal.
web-new-version = Eine neue Version ist da.
web-reload = Neu laden
web-no-cookies = Dein Browser lehnt Cookies ab, deshalb kennt der Tisch dich nicht. Erlaube sie und öffne einen neuen Tisch.
web-page-trouble = Auf dieser Seite ging etwas schief. Lade sie neu.
web-sockets-blocked = Der Server antwortet, aber unterwegs sperrt etwas WebSockets. Oft hilft HTTPS oder ein anderes Netz.
web-no-table = Hier ist kein Platz für dich
web-no-such-table = Diesen Tisch gibt es nicht
web-coming = Wir kommen zum Tisch …
web-link-lost-short = verbinde …
web-try-now = Jetzt versuchen
web-no-network = Kein Netz. Umsehen kannst du dich; zum Spielen muss es zurückkommen.
web-page-missing = Diese Seite gibt es hier noch nicht
web-stale-after-break = Die Verbindung war einen Augenblick weg, und das Spiel ging ohne deinen letzten Zug weiter. Sieh noch einmal hin und entscheide dann.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-return = Meinen Platz zurücknehmen
web-understood = Verstanden
web-while-away = Während du weg warst

## Plätze

web-seats = Plätze am Tisch
web-host = Gastgeber
web-you = du
web-bot = Bot
web-add-program = Ein Programm dazuholen
web-program = Programm
web-program-awaited = für ein Programm freigehalten
web-whose-turn-mark = am Zug
web-out-mark = nicht mehr im Spiel
web-away-mark = aufgestanden
web-absent-mark = nicht verbunden
web-present-mark = hier
web-your-hand = Deine Hand
web-your-turn = Du bist dran
web-round = Runde { $number }
web-watching = sieht zu
web-watching-now = Du siehst zu.
web-watching-seat = Ein Platz wird frei, wenn dieses Spiel aus ist.
web-frozen = Spiel { $game } wurde nach Ausgabe { $edition } der Regeln begonnen. Mendax wurde seither erneuert, darum lässt sich das Spiel hier nicht zeigen oder fortsetzen; die Chips sind, wie sie waren. Der Gastgeber kann ein neues starten.
web-spectators =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
web-clock =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-skip = Überspringen

## Vor dem Spiel

web-at-the-table = Am Tisch
web-your-name = Dein Name
web-sit = Hinsetzen
web-rename = Umbenennen
web-get-up = Aufstehen
web-move-up = { $name } nach oben rücken
web-move-down = { $name } nach unten rücken
web-hand-over = Zum Gastgeber machen
web-hand-over-to = { $name } zum Gastgeber machen
web-kick = Hinauswerfen
web-remove = { $name } entfernen
web-remove-bot = Diesen Bot entfernen
web-add-bot = Bot dazusetzen
web-strength-link = Wie stark sind sie?
web-bots-solved-only = { $bots }: nur an gelösten Tischen, und dieser wäre keiner.
web-bots-later = { $bots }: kennen das gelöste Spiel erst, wenn nur noch wenige Leben oder Spieler übrig sind; bis dahin gehen sie nach den Chancen.
web-bot-of-package = Aus dem Paket { $package }.
web-bots-count = { $bots }: dieser Tisch ist nicht gelöst, darum gehen sie hier nach den Chancen.
web-invite = Einladen
web-invite-help = Wer diesen Link hat, kann sich hinsetzen und spielen.
web-invite-network = Dieser Link gilt für alle in deinem Netz. Wer ihn hat, kann sich hinsetzen und spielen.
web-invite-which = Welche Adresse
web-invite-alone = Dieser Link gilt nur auf diesem Rechner. Um andere hereinzulassen, starte den Server mit „./run play --lan“ (oder „mendax serve --lan“).
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code
web-qr-label = QR-Code des Links zu diesem Tisch
web-change-rules = Regeln ändern
web-see-rules = Regeln ansehen
web-presets = Regelsätze
web-every-option = Jede Regel einzeln
web-table-settings = Dieser Tisch
web-spectators-may = Andere dürfen zusehen
web-chat-may = Freie Gespräche
web-whispers-may = Gespräche unter vier Augen
web-whispers-may-help = Zwei dürfen allein reden; die anderen sehen, dass sie es tun, nicht was.
web-phrases-may = Sprüche
web-open-seed = Nach jedem Spiel alle Becher öffnen
web-open-seed-help = Dann sehen alle hinterher, was unter jedem Becher lag, und können jeden Wurf prüfen.
web-cups-open = Nach dem Spiel werden alle Becher geöffnet: Jede Lüge wird zu sehen sein.
web-my-record = Meine Bilanz
web-hints-may = Hinweise während des Spiels
web-hints-may-help = Wer dran ist, darf fragen, was ein guter Spieler täte. Dass das erlaubt ist, sehen alle.
web-hints-on = mit Hinweisen
web-hint = Hinweis
web-pace = Wie schnell Bots überlegen
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-start = Spiel starten
web-too-few =
    { $count ->
        [one] Einer fehlt noch: lade jemanden ein oder setz einen Bot dazu.
       *[other] { $count } fehlen noch: lade jemanden ein oder setz Bots dazu.
    }

## Um das Spiel herum

web-menu = Menü
web-history = Verlauf
web-history-empty = Noch ist nichts geschehen.
web-history-earlier = Frühere Zeilen sind auf diesem Gerät nicht aufgehoben.
web-talk = Gespräch
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-unread =
    { $count ->
        [one] Gespräch, { $count } neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
web-phrases = Sprüche
web-talk-to = An
web-everybody = alle
web-only = nur { $name }
web-say-in-private = Nur zu { $name } sagen
web-in-private = unter vier Augen:
web-in-private-to = nur zu { $name }:
web-say-something = Sag etwas
web-send = Senden
web-mute = { $name } nicht mehr hören
web-unmute = { $name } wieder hören
web-chat-off = Freie Gespräche sind an diesem Tisch aus.
web-host-tools = Werkzeug des Gastgebers
web-leave = Aufstehen
web-leave-note = Ein Bot spielt für dich weiter, und der Platz bleibt dir: komm jederzeit zurück.

## Das Ende

web-you-won = Du hast gewonnen!
web-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
web-wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
web-next-game = Nächstes Spiel
web-stack-of =
    { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
web-buy-in =
    { $chips ->
        [one] { $chips } Chip kaufen
       *[other] { $chips } Chips kaufen
    }
web-too-short = Du hast { $stack }; das nächste Spiel braucht mindestens { $least }.
web-your-stack =
    Du hast { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }.
web-sit-down-with =
    Du setzt dich mit { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } hin.
web-buy-span = Von { $low } bis { $high }
web-you-are-out = Das nächste Spiel braucht mindestens { $least }, und hier kauft niemand nach: du bist draußen.
web-others-out = Draußen: { $names }.
web-others-short = Chips nachkaufen müssen noch: { $names }.
web-rematch = Noch einmal
web-back-to-lobby = Plätze und Regeln
web-record = Aufzeichnung
web-coach = Trainer

## Vorlieben

web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-text-size = Textgröße
web-text-size-0 = normal
web-text-size-1 = größer
web-text-size-2 = am größten
web-sound = Ton
web-sound-help = Würfel, Zweifel und ein Klang, wenn du dran bist.
web-vibration = Vibration
web-odds = Chancen zeigen
web-odds-help = Wie oft der nächste Wurf einen Wert schlägt.
web-look-at-once = Gleich unter den Becher sehen
web-look-at-once-help = Spart einen Tipper; ungesehen ansagen geht dann nicht.
web-less-motion = Weniger Bewegung

## Ehrliche Würfel

web-fair =
    { $game ->
        [sword_of_lies] Ehrliche Karten
       *[other] Ehrliche Würfel
    }
web-first-time = Zum ersten Mal?
web-first-time-offer = Lern es beim Spielen, 90 Sekunden
web-watch = Nur zusehen
web-mask = Maske wechseln
web-reactions-may = Gesichter machen
web-faces = Gesichter
