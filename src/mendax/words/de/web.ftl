# The browser, apart from games. { $name } and { $to } are names of players.
web-names = Dachs, Otter, Elster, Igel, Walross, Rabe, Marder, Luchs, Papageitaucher, Biber, Reiher, Hermelin, Eule, Hecht, Molch, Fuchs

## The front door
web-pitch-mia = Würfle unterm Becher. Sag, was du willst. Und verzieh keine Miene.
web-pitch-french-poker = Fünf Würfel, manche offen, manche verdeckt. Sag ein Blatt an und komm damit durch.
web-pitch-sword-of-lies = Tausche, befrage, setze – und lass das Schwert entscheiden.
web-games = Spiele
web-game-mia = Mäxchen
web-game-french-poker = Französischer Poker
web-game-sword-of-lies = Schwert der Lügen
web-play-now = Jetzt spielen
web-play-now-note = gegen drei Bots
web-first-time = Zum ersten Mal?
web-first-time-offer = Lern es beim Spielen, 90 Sekunden
web-cup = Ein Handy geht herum: der Becher
web-play-friends = Mit Freunden spielen
web-join = Mit Code mitspielen
web-you-are = Du bist
web-other-name = Anderer Name
web-house-rules = Hausregeln
web-rules-in-full = Die ganzen Regeln: ein Beispiel, alle Hausregeln, ein paar Tipps
web-how-to-play = So spielt man
web-explore = Strategie
web-practice = Üben und Tagesrätsel
web-promise-free = Kein Konto
web-promise-fair = Würfel zum Nachprüfen
web-promise-bots = Bots mit Charakter
web-settings = Einstellungen
web-to-landing = Zur Startseite
web-done = Fertig
web-close = Schließen
web-back = Zurück
web-rather-not = Doch nicht
web-no-rules = Diese Regeln sind noch nicht aufgeschrieben.

## Errors
web-offline = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
web-server-trouble = Fehler auf dem Server ({ $status }). Versuch es bitte noch einmal.
web-new-version = Eine neue Version ist da.
web-reload = Neu laden
wire-refused-no-cookies = Dein Browser lehnt Cookies ab, deshalb erkennt der Tisch dich nicht. Erlaube sie und öffne einen neuen Tisch.
web-page-trouble = Auf dieser Seite ging etwas schief. Lade sie neu.
wire-refused-no-sockets = Der Server antwortet, aber unterwegs sperrt etwas WebSockets. Oft hilft HTTPS oder ein anderes Netz.
web-no-table = Hier ist kein Platz für dich
web-no-such-table = Diesen Tisch gibt es nicht
web-coming = Tisch wird geladen …
web-link-lost-short = verbinde …
web-try-now = Jetzt versuchen
web-no-network = Kein Netz. Umsehen geht, spielen erst wieder mit Verbindung.
web-local-loads = Mendax wird zum Spielen ohne Netz geladen: einmalig bis zu 12 MB.
web-local-starts = Gleich geht’s los …
web-local-failed = Es ließ sich nicht alles laden. Ist das Netz da?
web-local-no-wasm = Dieser Browser hat kein WebAssembly und kann deshalb nicht ohne Server spielen. Erlaube es oder nimm einen anderen Browser.
web-local-forbidden = Die Einstellungen dieser Website verbieten WebAssembly, deshalb geht das Spielen ohne Server hier nicht. Das kann nur ändern, wer sie betreibt.
web-local-stuck = Das Spiel ist noch nicht gestartet. Dauert es viel länger, lade die Seite neu oder nimm einen anderen Browser.
web-local-forgets = Dieser Browser speichert hier keine Spiele. Dein Spiel endet, wenn du die Seite schließt oder neu lädst.
web-play-offline = Ohne Netz spielen
web-local-kept = Spielen ohne Netz
web-local-kept-help = Die Dateien dafür liegen auf diesem Gerät.
web-local-remove = Entfernen
web-local-removed = Entfernt.
web-local-alone = Du spielst ohne Server: Andere spielen auf diesem Gerät mit.
web-local-warned = Eigenes Zertifikat des Servers, Browser warnen einmal: „Erweitert“, dann fortfahren.
web-page-missing = Diese Seite gibt es hier noch nicht
wire-refused-after-break = Die Verbindung war einen Augenblick weg, und das Spiel ging ohne deinen letzten Zug weiter. Sieh noch einmal hin und entscheide dann.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-return = Platz wieder einnehmen
web-understood = Verstanden
web-while-away = Während du weg warst

## Seats
web-seats = Plätze am Tisch
web-host = Gastgeber
web-you = du
# Names of bots at a table. Behind a slash: the name as this language shows it.
web-bot-names = Ambros Berta Cosmo Delfina Emeric Flora Gaspar Hedda Ignaz Jolanda Kasimir Leonie Minerva Nestor Octavia Pascal Quirin Rosalba Silvan Thekla Urban Viola Wanda Xaver Zenobia
web-bot = Bot
web-add-program = Ein Programm dazuholen
web-program = Programm
web-program-awaited = für ein Programm freigehalten
web-whose-turn-mark = am Zug
web-out-mark = nicht mehr im Spiel
web-away-mark = abwesend
web-absent-mark = nicht verbunden
web-present-mark = hier
web-your-hand = Deine Hand
web-your-turn = Du bist dran
web-round = Runde { $number }
web-watching = sieht zu
web-watching-now = Du siehst zu.
web-watching-seat = Du kannst dich setzen, wenn dieses Spiel aus ist.
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
web-clock-until = Zeit bis { $time }
web-clock-then = Bis { $time }, dann spielt der Server
web-clock-then-what = Bis { $time }, dann spielt der Server „{ $action }“
web-faster = Schneller

## Before the game
web-at-the-table = Am Tisch
web-your-name = Dein Name
web-sit = Hinsetzen
web-watch = Nur zusehen
web-mask = Maske wechseln
web-rename = Umbenennen
web-get-up = Aufstehen
web-move-up = { $name } nach oben rücken
web-move-down = { $name } nach unten rücken
web-hand-over = Zum Gastgeber machen
web-hand-over-to = { $name } zum Gastgeber machen
web-kick = Hinauswerfen
web-remove = { $name } entfernen
web-add-bot = Bot dazusetzen
web-bots = Bots
web-level-easy = Leicht
web-level-normal = Mittel
web-level-hard = Schwer
web-level-perfect = Perfekt
web-waiting-host = Warten, bis { $host } startet
web-strength-link = Wie stark sind sie?
web-bots-solved-only = { $bots }: nur wo das Spiel durchgerechnet ist; hier wäre es das nicht.
web-bots-later = { $bots }: spielen erst dann durchgerechnet, wenn nur noch wenige Leben oder Spieler übrig sind; bis dahin spielen sie nach Wahrscheinlichkeit.
web-bot-of-package = Aus dem Paket { $package }.
web-bots-count = { $bots }: hier ist das Spiel nicht durchgerechnet, darum spielen sie nach Wahrscheinlichkeit.
web-invite = Einladen
web-invite-help = Wer diesen Link hat, kann sich hinsetzen und spielen.
web-invite-network = Dieser Link gilt für alle in deinem Netz. Wer ihn hat, kann sich hinsetzen und spielen.
web-invite-which = Welche Adresse
web-invite-alone = Dieser Link gilt nur auf diesem Rechner. Starte den Server mit „--lan“, um andere hereinzulassen.
web-invite-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code
web-qr-label = QR-Code des Links zu diesem Tisch
web-change-rules = Regeln ändern
web-see-rules = Regeln ansehen
web-presets = Regelsätze
web-rules-title = Unsere Regeln
web-rules-base = Sonst: { $preset }
web-rules-go = Los geht’s
web-ours-search = Regeln durchsuchen
web-ours-none = Keine Regel enthält diese Wörter.
web-ours-show-all = alles zeigen
web-ours-show-less = weniger
web-ours-first = Die üblichen Fragen
web-ours-changed = { $count } geändert
web-ours-keep = Behalten
web-ours-card-share = Bild teilen
web-ours-card-print = Drucken
web-ours-cup = Ein Handy geht herum nach diesen Regeln
web-ours-card-scan = Scannen und nach diesen Regeln spielen
web-ours-heading-values = Werte
web-ours-heading-announcing = Ansagen
web-ours-heading-losing = Verlieren
web-ours-heading-extras = Extras
web-ours-heading-values-french-poker = Blätter und Würfel
web-ours-heading-announcing-french-poker = Ein Zug
web-ours-heading-values-sword-of-lies = Karten
web-ours-heading-announcing-sword-of-lies = Fragen und Setzen
web-ours-heading-losing-sword-of-lies = Krieg
web-ours-less = Weniger: { $rule }
web-ours-more = Mehr: { $rule }
web-ours-kept = Eure Regeln
web-ours-forget = { $name } vergessen
web-ours-name = Name dieser Regeln
web-ours-name-help = Bleibt auf diesem Gerät und ist beim nächsten Mal gewählt.
web-ours-send = Diese Regeln verschicken
web-ours-send-help = Wer diesen Link öffnet, hat diese Regeln auf dem eigenen Gerät.
web-table-settings = Dieser Tisch
web-spectators-may = Zuschauer erlaubt
web-chat-may = Freie Gespräche
web-whispers-may = Gespräche unter vier Augen
web-whispers-may-help = Zwei können unter sich reden; die anderen sehen, dass sie reden, aber nicht, was.
web-phrases-may = Sprüche
web-reactions-may = Reaktionen
web-open-seed = Nach jedem Spiel alles aufdecken
web-open-seed-help = Nach dem Spiel sehen alle jeden verdeckten Würfel und jede Karte und können jede Ziehung prüfen.
web-cups-open = Nach dem Spiel wird alles aufgedeckt: Jede Lüge kommt ans Licht.
web-my-record = Meine Bilanz
web-hints-may = Hinweise während des Spiels
web-hints-may-help = Wer dran ist, darf fragen, was ein guter Spieler täte. Alle sehen, dass Hinweise an sind.
web-hints-on = mit Hinweisen
web-hint = Hinweis
web-pace = Tempo der Bots
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-start = Spiel starten
web-too-few =
    { $count ->
        [one] Einer fehlt noch: lade jemanden ein oder setz einen Bot dazu.
       *[other] { $count } fehlen noch: lade jemanden ein oder setz Bots dazu.
    }
web-too-few-local =
    { $count ->
        [one] Einer fehlt noch: Nimm auf diesem Gerät noch jemanden dazu oder setz einen Bot an den Tisch.
       *[other] { $count } fehlen noch: Nimm auf diesem Gerät noch Leute dazu oder setz Bots an den Tisch.
    }

## Around the game
web-menu = Menü
web-history = Verlauf
web-history-empty = Noch ist nichts passiert.
web-history-earlier = Frühere Zeilen sind auf diesem Gerät nicht gespeichert.
web-talk = Gespräch
web-faces = Reaktionen
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
web-host-tools = Gastgeber-Werkzeuge
web-leave = Aufstehen
web-leave-note = Ein Bot spielt für dich weiter, und der Platz bleibt dir: komm jederzeit zurück.

## The end
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
web-record = Herunterladen
web-coach = Trainer

## Likes
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
web-odds-help = Wie wahrscheinlich der nächste Wurf einen Wert schlägt.
web-look-at-once = Gleich unter den Becher sehen
web-look-at-once-help = Spart einmal Tippen; ungesehen ansagen geht dann nicht.
web-less-motion = Weniger Bewegung

## Fair dice
web-fair =
    { $game ->
        [sword_of_lies] Ehrliche Karten
       *[other] Ehrliche Würfel
    }

## First games
web-order = Vom niedrigsten zum höchsten
web-tip-more = … mehr

## Hosts, readiness and the next game: the lobby and the podium
web-ready = Bin bereit
web-ready-on = Du bist bereit
web-ready-again = Noch einmal!
web-ready-again-on = Du willst noch ein Spiel
web-ready-help = Los geht’s, wenn alle bereit sind.
web-ready-mark = bereit
web-ready-count = { $ready } von { $count } bereit
web-ready-all = Beginnen, wenn alle bereit sind
web-next = Nächstes Spiel
web-take-over = Platz eines Bots übernehmen
web-take-over-of = Platz von { $name }
web-take-over-when = Er gehört dir ab der nächsten Runde, mit allem, was er hat.
web-take-over-next = { $name } übernimmt zur nächsten Runde den Platz von { $of }.
web-take-over-you = Zur nächsten Runde übernimmst du den Platz von { $of }.
web-take-over-drop = Weiter zusehen
web-take-over-may = Wer später kommt, darf Plätze von Bots übernehmen
web-notices = Hinweise des Tisches

## The moment of truth, and games without people
web-scene-lift = Halten, um den Becher zu heben
web-scene-mia-real = Ein echtes Mäxchen!
web-scene-mia-caught = Kein Mäxchen!
web-scene-true = { $deed } — wahr
web-scene-lie = { $deed } — gelogen
web-scene-choose = Wähle deine Ansage
web-scene-choose-lie = Wähle deine Lüge
web-scene-only-bots = Nur noch Bots spielen
web-scene-to-the-end = Zum Ende

## Announcements of the server
web-announcement = Vom Betreiber dieses Servers
web-announcement-draining = Der Server startet bald neu. Laufende Spiele können zu Ende gespielt werden, neue beginnen nicht. Euer Tisch bleibt erhalten.
web-announcement-hide = Ausblenden

## Codes and invitations
web-code-help = Auf { $address }: „Mit Code mitspielen“
web-code-letters = Code: { $letters }
web-code-field = Tischcode
web-code-go = Beitreten
web-invited = { $host } lädt dich zu { $game } ein
web-invited-table = Ein Tisch: { $game }
web-invited-name = Wie heißt du?
web-invited-how = So spielt man

## Tables of this device
web-tables = Deine Tische
web-tables-more = Alle deine Tische
web-tables-with = mit { $names }
web-tables-alone = noch niemand sonst
web-tables-yours = Du bist dran
web-tables-turn = { $name } ist dran
web-tables-runs = Wird gespielt
web-tables-lobby = Noch nicht begonnen
web-tables-over = Zu Ende
web-tables-gone = Diesen Tisch gibt es nicht mehr
web-tables-forget = Diesen Tisch vergessen: { $game }, { $names }
web-tables-forget-all = Alle vergessen

## A device and its connection: without a network
web-lost-network =
    { $seat ->
        [yes] Kein Netz: dein Platz bleibt dir.
       *[no] Kein Netz.
    }
web-lost-link =
    { $seat ->
        [yes] Verbindung verloren: dein Platz bleibt dir.
       *[no] Verbindung verloren.
    }
web-disk-full = Gerade lässt sich nichts speichern, darum steht der Tisch still. Nichts ist verloren; sobald wieder Platz ist, geht es von selbst weiter.
web-lost-wait = Neuer Versuch in { $seconds } s.
web-lost-trying = Versuch läuft …

## A device and its connection: leaving
web-leaving = Das Spiel verlassen?
web-leaving-stay = Bleiben
web-leaving-now = Kurz weggehen
web-leaving-now-note = Nach einer Minute spielt ein Bot für dich. Komm zurück, und der Platz ist wieder deiner.
web-leaving-now-alone = Der Tisch wartet auf dich. Du findest ihn auf der Startseite.
web-leaving-seat = Den Platz aufgeben
web-leaving-seat-note = Ein Bot spielt sofort weiter.

## A device and its connection: notifications
web-name-taken = { $asked } gibt es hier schon, darum heißt du { $name }.
web-second-tab = Dieser Tisch ist auch in einem anderen Tab offen. Beide zeigen deinen Platz, spielen kannst du in jedem.
web-copy-by-hand = Der Link ist markiert: kopiere ihn aus dem Feld.

## A device and its connection: waiting for a disconnected player
web-absent-bot = weg · Bot in { $time }
web-awaited = { $name } ist weg.
web-awaited-bot = Ein Bot spielt in { $time }.
web-awaited-now = Jetzt
web-awaited-now-for = Jetzt einen Bot für { $name } spielen lassen

## A device and its connection: preferences
web-awake = Bildschirm anlassen
web-awake-help = Solange du spielst; ein Handy im Ruhezustand verliert die Verbindung.
web-notify = Melden, wenn ich dran bin
web-notify-help = Eine Benachrichtigung, wenn diese Seite im Hintergrund ist. Sie sagt, wer dran ist, und nichts über das Spiel.
web-notify-refused = Dein Browser erlaubt es nicht. In seinen Einstellungen kannst du das ändern.
web-badge = Zähler am App-Symbol

## One phone for several people
web-shared-title = Auf diesem Gerät
web-shared-help = Auf einem Gerät können mehrere spielen. Es geht von Hand zu Hand, und niemand sieht, was die anderen haben.
web-shared-add = Jemanden dazusetzen
web-shared-name = Name
web-shared-remove = { $name } spielt nicht mit
web-shared-hand = Gib das Handy weiter an { $name }
web-shared-private = Deine Hand erscheint erst, wenn du das Handy hast.
web-shared-iam = Ich bin { $name }
web-shared-instead = Oder zuerst jemand anders:
web-shared-interrupt = Zweifelt sonst jemand?
web-shared-look = Zum Schauen halten
web-shared-on = Weitergeben
web-shared-has = { $name } hat das Handy
web-shared-nobody = Alle dürfen schauen
web-shared-looked = Nachgesehen: { $names }.
web-shared-take = Nehmen als { $name }
web-shared-record = Aufzeichnung: { $name }
web-shared-story = Geschichte von { $name }
web-shared-story-whose = An diesem Tisch bleibt Verdecktes verdeckt, also weiß jeder von euch etwas anderes. Wessen Geschichte?
web-shared-counted = Das ist das Handy von { $name }: In „Meine Bilanz“ zählen hier nur deren eigene Spiele.

## Television
web-tv-show = Auf einem großen Bildschirm zeigen
web-tv-join = Auf deinem Handy
web-tv-code = Code
web-tv-welcome = Willkommen, { $name }!
web-tv-waiting = Wir warten auf Mitspieler
web-tv-score = Stand des Abends
web-tv-on-screen = Der Tisch ist auf dem großen Bildschirm.
web-tv-hand-only = Nur meine Hand zeigen
web-tv-hand-help = Die Plätze sind auf dem großen Bildschirm. Wird er ausgeschaltet, kommen sie zurück.
web-tv-enter = Gib den Code deines Tisches ein
web-tv-enter-help = Der Gastgeber findet ihn unter „Einladen“.
web-tv-erase = Löschen
web-tv-go = Tisch zeigen
web-tv-sound = Für Ton eine Taste drücken
web-tv-sound-here = Töne auch hier
web-tv-sound-help = Sie kommen vom großen Bildschirm.

## Guests: guesses, returns and calls
web-guess = Rate mit: Stimmt das?
web-guess-believe = Ich glaube es
web-guess-doubt = Ich zweifle
web-guess-made-believe = Dein Tipp: wahr. Ob es stimmt, zeigt sich beim Aufdecken.
web-guess-made-doubt = Dein Tipp: gelogen. Ob es stimmt, zeigt sich beim Aufdecken.
web-guess-interrupt = Du bist nicht dran, darfst aber sagen:
web-bonus = { $count ->
    [one] { $count } Bonuspunkt
   *[other] { $count } Bonuspunkte
}
web-call-offer = Benachrichtigen, wenn du dran bist?
web-call-offer-yes = Ja, bitte
web-call-offer-no = Nein, danke
web-away-cost =
    { $count ->
        [0] Ein Bot hat für dich gespielt und nichts verloren.
        [one] Ein Bot hat für dich gespielt und einmal verloren.
       *[other] Ein Bot hat für dich gespielt und { $count }-mal verloren.
    } { $out ->
        [yes] Du bist raus.
       *[no] { "" }
    }
web-ready-too-few = Alle sind bereit, aber es braucht mindestens { $fewest } Spieler.
web-ready-short = Alle sind bereit, aber Chips müssen noch kaufen: { $names }.
web-bots-here = Wie die Bots spielen
web-keys = Tastatur
web-keys-help = Enter drückt die goldene Taste, der Buchstabe auf einer Taste drückt diese. Ziffern behalten Würfel, wählen ein Blatt oder nennen einen Wert mit seinen zwei Würfeln. Pfeile wechseln zwischen Möglichkeiten und Karten, Esc beendet eine Szene, und F2 wiederholt die letzten Worte für Screenreader.
web-letters = Buchstaben und Ziffern als Tasten
web-letters-help = Aus bei Sprachsteuerung oder wenn du Tasten versehentlich drückst. Enter, Tab und Pfeile bleiben.

## What players who listen hear of a decision. $words is a die or a card, $dice are the pips of dice, and $pressed is the name of a key.
web-ear-chosen = { $words }, gewählt
web-ear-dice = Offene Würfel: { $dice }.
web-ear-arrows = { $count ->
    [one] Pfeiltasten: { $count } Möglichkeit
   *[other] Pfeiltasten: { $count } Möglichkeiten
}
web-ear-idle = { $pressed } tut jetzt nichts.

## Reactions, masks and watchers
web-heard-faces = Reaktionen
web-heard-to = Wem zuwerfen
web-heard-more = Mehr sagen
web-heard-rest = Zu viele Reaktionen: warte kurz.
web-heard-watchers = Es sehen zu
web-heard-watching-as = Du siehst als { $name } zu.
web-heard-unnamed = { $count } weitere
web-heard-mask = Wähl eine Maske
web-heard-volume = Lautstärke
web-heard-talk = Gespräche zeigen
web-heard-talk-help = Was gesagt wird, steht kurz am Platz und ist im Gespräch nachzulesen.
web-heard-talk-off = Du hast Gespräche stummgeschaltet.
web-heard-talk-on = Gespräche wieder zeigen
web-heard-see-faces = Reaktionen der anderen zeigen

## Order
web-order-mute = Stumm
web-order-mute-of = { $name } für alle stummschalten
web-order-unmute = Reden lassen
web-order-unmute-of = { $name } wieder reden lassen
web-order-muted = stumm
web-order-watchers = Sehen zu
web-order-kick-of = { $name } entfernen
web-order-kick-sure = { $name } endgültig hinauswerfen?
web-order-lock = Freie Plätze sperren
web-order-lock-help = Nur wer hier schon saß, darf sich setzen.
web-order-programs-talk = Programme dürfen reden
web-order-programs-talk-help = Worte, Sprüche und Reaktionen von Programmen.
web-order-patience = Ein Bot spielt für Abwesende nach
web-order-patience-seconds = { $count } s
web-order-patience-minutes = { $count } min
web-order-new-link = Neuer Link
web-order-new-link-help = Der alte Link gilt dann nicht mehr. Wer da ist, bleibt.
web-order-new-link-sure = Ja, Link ändern
web-order-new-link-done = Das ist der neue Link.
web-order-cancel = Abbrechen

## Fair dice: the drawer
web-fair-how = Vor einem Spiel zeigt der Server ein Siegel über sein Geheimnis. Dann versiegelt jeder Platz eigene zufällige Bytes und öffnet sie, wenn das Spiel beginnt, so dass niemand den Zufall lenken kann. Jeder Würfel und jede Karte wird im Augenblick des Falls versiegelt; wird sie dir gezeigt, bekommst du den Schlüssel, und diese Seite prüft, ob das Siegel passt. Sie merkt sich das Siegel des Servers und deine Bytes von vor dem Spiel und warnt dich, wenn eins davon ausgetauscht wurde. Ist das Spiel vorbei und der Startwert geöffnet, wiederholt sie jede Ziehung.
web-fair-redone = { $draws ->
    [one] { $draws } Ziehung wiederholt: Sie ist so, wie der geöffnete Startwert, die Bytes aller und die Regeln sie ergeben.
   *[other] Alle { $draws } Ziehungen wiederholt: Jede ist so, wie der geöffnete Startwert, die Bytes aller und die Regeln sie ergeben.
}
web-fair-so-far = Bisher wurden dir { $opened } von { $draws } Ziehungen gezeigt, und jedes Siegel passt. Nach dem Spiel wird der Startwert geöffnet, und diese Seite wiederholt jede Ziehung.
web-fair-secret = Dir wurden { $opened } von { $draws } Ziehungen gezeigt, und jedes Siegel passt. An diesem Tisch bleibt der Startwert geheim, also kann diese Seite nicht prüfen, wie gezogen wurde.
web-fair-salts = Dir wurden { $opened } von { $draws } Ziehungen gezeigt, und jedes Siegel passt. Diese Seite kennt die möglichen Ergebnisse dieser Regeln nicht und wiederholt keine Ziehung. „mendax verify“ kann es.
web-fair-part = Diese Seite hat nicht das ganze Spiel empfangen, etwa weil sie neu geladen wurde, und hat keine Ziehung geprüft. Speichere die Aufzeichnung und prüfe sie mit „mendax verify“.
web-fair-bad = { $count ->
    [one] Dieses Spiel verletzt { $count } Gesetz der Fairness:
   *[other] Dieses Spiel verletzt { $count } Gesetze der Fairness:
}
web-fair-commitment = Das Siegel über das Geheimnis dieses Spiels
web-fair-shares = Zufällige Bytes von jedem Platz
web-fair-shared = versiegelt
web-fair-left-out = fehlen: nicht rechtzeitig geöffnet
web-fair-none = keine
web-fair-draws = Versiegelte Ziehungen: Würfel, Karten, Lose
web-fair-closed = dir nicht geöffnet
web-fair-seed = Der geöffnete Startwert
web-fair-more = Speichere nach dem Spiel seine Aufzeichnung und prüfe alles noch einmal mit „mendax verify“.

## What contradicts the remembered commitment of a game
unfair-commitment = Der Server hat seine Festlegung geändert, nachdem dein Beitrag festgelegt war. Er kann jede Ziehung dieses Spiels ausgesucht haben.
unfair-commitment-reused = Der Server hat die Festlegung eines anderen Spiels dieses Tisches benutzt. Dessen Startwert ist bekannt, also kann jemand jede Ziehung gekannt haben.
unfair-share-missing = Der Server hat das Spiel ohne den Beitrag begonnen, den du festgelegt hattest.
unfair-share-left-out = Der Server hat deinen Beitrag angenommen und dann doch ausgelassen: In den Ziehungen dieses Spiels steckt nichts von dir.
unfair-share-exchanged = Ein Beitrag dieses Spiels ist nicht der, der vor dem Beginn festgelegt wurde.
unfair-seed = Der geöffnete Startwert ist nicht der, der vor deinem Beitrag festgelegt wurde.
unfair-share-late = Ein Beitrag wurde erst nach Beginn der Ziehungen geöffnet, oder zweimal.
unfair-draw-order = Eine Ziehung wurde nicht im Augenblick des Falls versiegelt, oder Ziehungen fehlen, sind doppelt oder vertauscht.
unfair-draw-unbound = Ein Ergebnis wurde gezeigt, das vorher nicht versiegelt war.
unfair-salt = Ein Ergebnis wurde ohne Schlüssel gezeigt, oder ein Schlüssel kam ohne Ergebnis.
unfair-outcome = Ein gezeigtes Ergebnis passt nicht zu seinem Siegel.
unfair-seed-withheld = Der Server hat versprochen, den Startwert nach dem Spiel zu öffnen, und hat es nicht getan. Keine Ziehung lässt sich wiederholen.
unfair-draw = Der geöffnete Startwert, die Beiträge und die Regeln ergeben nicht die Ziehungen dieses Spiels.

## Your sessions and data
web-persons = Du auf diesem Gerät
web-persons-about = Hier gibt es keine Konten: Dass du du bist, sagt ein Cookie auf diesem Gerät.
web-persons-known = Hier bekannt seit { $since }.
web-persons-unknown = Dieses Gerät ist hier noch nicht bekannt. Das ändert sich, sobald du einen Tisch öffnest oder besuchst.
web-persons-devices = { $count ->
    [one] Du bist nur auf diesem Gerät.
   *[other] Du bist auf { $count } Geräten.
}
web-persons-move = Auf ein anderes Gerät kommen
web-persons-move-help = Hol dir hier einen Code und gib ihn dort ein. Er gilt einmal, fünf Minuten lang. Deine Plätze kommen mit, und dieses Gerät bleibt auch deins.
web-persons-code = Code holen
web-persons-code-is = Gib das auf deinem anderen Gerät ein:
web-persons-have = Ich habe einen Code
web-persons-use = Einlösen
web-persons-use-help = Dann bist du hier dieselbe Person wie dort. Deine bisherige Identität auf diesem Gerät gibst du auf.
web-persons-used = Willkommen: Dieses Gerät ist deins.
web-persons-kept = Was über dich gespeichert ist
web-persons-give = Daten laden
web-persons-give-help = Eine Datei mit deinen Geräten, deinen Tischen, was du dort getan und gesagt hast, und was dieses Gerät speichert.
web-persons-leave = Abmelden
web-persons-end = Auf diesem Gerät abmelden
web-persons-end-all = Auf allen meinen Geräten abmelden
web-persons-end-help = Für ein verlorenes oder verliehenes Handy: Dort bist du dann nicht mehr angemeldet. Wer sich überall abmeldet, kommt nicht auf seine Plätze zurück.
web-persons-forget = Mich vergessen
web-persons-forget-help = Deine Sitzungen enden, deine Namen und alles, was du gesagt hast, verschwinden aus jedem Tisch. Die Spiele bleiben unter einem anonymen Namen. Das lässt sich nicht zurücknehmen.
web-persons-sure = Ja, ausführen
web-persons-cancel = Abbrechen
web-persons-done-end = Erledigt. Du bist auf diesem Gerät abgemeldet.
web-persons-done-forget = Erledigt. Du bist hier vergessen.

## Programs
web-programs-online = Programme, die online sind
web-programs-none = Kein Programm, das dieses Spiel hier spielt, ist gerade online.
web-programs-asking = Wird gefragt …
web-programs-tables = an { $tables } von { $most } Tischen
web-programs-comes = { $name } kommt.
web-programs-own = Ein eigenes Programm
web-programs-own-help = Halte einen Platz frei und gib den Schlüssel dem, der das Programm laufen lässt.
web-programs-keep = Platz freihalten
web-programs-kept = Platz { $seat } ist freigehalten.
web-programs-once = Der Schlüssel wird nur dieses eine Mal gezeigt: kopiere ihn.
web-programs-command = Befehl
web-programs-key = Schlüssel
web-programs-environment = Du kannst ihn auch als Umgebungsvariable MENDAX_KEY setzen. Zum Widerrufen entferne den Platz.
web-programs-keys = Deine Programme
web-programs-keys-help = Mit einem Schlüssel von dir ist ein Programm hier für alle online, und Gastgeber können es an ihre Tische bitten.
web-programs-used = zuletzt hier am { $day }
web-programs-revoke = Widerrufen
web-programs-revoke-of = Den Schlüssel „{ $name }“ widerrufen
web-programs-name = Name des Schlüssels
web-programs-make = Neuer Schlüssel

## Games without a board of their own
web-generic-your-turn = Du bist dran
web-generic-hidden = verdeckt
web-generic-less = Weniger
web-generic-more = Mehr
web-generic-known = Was bekannt ist

## The story, the replay and your record
web-story-title = Höhepunkte
web-story-none = Ein ruhiges Spiel: Nichts stach heraus.
web-story-length = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} in { $minutes ->
    [0] weniger als einer Minute
    [one] einer Minute
   *[other] { $minutes } Minuten
}
web-story-closed = Was verdeckt war, bleibt an diesem Tisch verdeckt: Hier steht, was du selbst gesehen hast.
web-story-show = Ansehen
web-story-picture = Bild teilen
web-story-saved = Das Bild ist gespeichert.
web-story-clip = Diese Lüge teilen
web-story-replay = Wiederholung
web-story-sound = Alle gegen gutes Spiel
web-story-bluff-believes = Ich glaube es
web-story-bluff-doubts = Nie im Leben!
web-story-bluff-true = Wahr!
web-story-bluff-lie = Gelogen!
web-score-title = Stand des Abends
web-score-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
web-score-reset = Wieder bei null anfangen
web-score-reset-sure = Diesen Stand löschen?
web-vote-title = Was spielen wir als Nächstes?
web-vote-help = Mehr als die Hälfte entscheidet sofort. Sonst startet der Gastgeber, was die meisten wollen, und wählt bei Gleichstand.
web-vote-missing = Noch keine Stimme: { $names }
web-vote-rematch = Noch einmal: { $game }, { $count } von { $of }
web-vote-tie = Gleichstand: wähl das Spiel
web-vote-chosen = Nächstes Spiel: { $game }
web-story-last = Das letzte Spiel
web-replay-title = Wiederholung, Spiel { $number }
web-replay-back = Zurück zum Tisch
web-replay-before = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-place = Schritt
web-replay-at = Schritt { $at } von { $of }
web-replay-round = Schritt { $at } von { $of }: { $what }
web-replay-eyes = Zu sehen
web-replay-open = alles aufgedeckt
web-replay-own = wie du es gesehen hast
web-replay-watched = wie es Zuschauer sahen
web-replay-shut = Was verdeckt war, bleibt an diesem Tisch verdeckt: Hier steht, was du selbst gesehen hast.
web-replay-link = Link zu diesem Schritt kopieren
web-replay-copied = Kopiert
web-replay-cut = Das Spiel ist sehr lang: Zu sehen ist nur sein Anfang.
web-replay-coach = Trainer: Das kostete { $lost }. Besser: { $best }.
web-replay-mistakes = Nächster Fehler
web-replay-ask = { $name } muss antworten. Was hättest du getan?
web-replay-answered = Du: { $yours }. { $name }: { $theirs }.
web-replay-your-cost = Deine Antwort kostet { $lost }.
web-replay-your-best = Keine Antwort ist besser als deine.
web-replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab.
web-replay-share = Dieses Spiel allen zeigen
web-replay-share-note = Wer den Link hat, sieht das Spiel, wie es alle am Tisch gesehen haben. Zum Tisch führt er nicht, und du kannst ihn zurückziehen.
web-replay-masked = Ohne Namen und Nachrichten
web-replay-listed = Suchmaschinen dürfen es zeigen
web-replay-make = Link erstellen
web-replay-copy = Link kopieren
web-replay-withdraw = Link zurückziehen
web-replay-withdrawn = Der Link geht nicht mehr.
web-replay-clip = Diese Ansage als Clip teilen
web-clip-title = Ein Clip dieser Ansage
web-clip-upright = Hochkant, wie fürs Handy
web-clip-bare = Ohne Namen
web-clip-send = Clip teilen
web-clip-busy = Der Clip entsteht …
web-clip-saved = Der Clip ist gespeichert.
web-clip-failed = Dieser Browser konnte den Clip nicht erstellen.
web-clip-none = In diesem Spiel wurde auf keine Ansage geantwortet.
web-clip-keep = In mein Regal stellen
web-clip-note = Der Clip entsteht auf diesem Gerät und wird nirgendwohin gesendet.
web-clip-believed = Geglaubt!
web-clip-later = Und später …
web-replay-shown = Spiele, die du allen zeigst
web-embed = Auf einer anderen Seite einbetten
web-embed-note = Füge diesen Code in die Seite eines Blogs, einer Schule oder eines Forums ein. Die eingebettete Seite setzt keine Cookies und speichert nichts.
web-embed-copy = Code kopieren
web-embed-open = In Mendax öffnen
web-record-title = Meine Bilanz
web-record-note = Gezählt auf diesem Gerät, aus dem, was du in jedem Spiel wusstest. Nichts davon verlässt diesen Browser.
web-record-lies = Deine besten Lügen
web-record-lie = { $name }: { $claim }
web-record-lie-drop = Entfernen
web-record-none = Noch ist nichts da. Spiel ein Spiel zu Ende, dann wird es hier gezählt.
web-record-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, { $won } gewonnen
web-record-lied = Lügen unter deinen Ansagen
web-record-caught = Ertappte Lügen
web-record-right = Zu Recht gezweifelt
web-record-believed = Zu Recht geglaubt
web-record-of = { $count } von { $of }
web-record-erase = Meine Bilanz löschen
web-record-sure = Alles löschen, was hier gezählt wurde? Es lässt sich nicht zurückholen.
web-record-yes = Löschen
web-record-no = Behalten
web-record-erased = Deine Bilanz ist gelöscht.

## The tutorial
web-learn-title = erste Runde
web-learn-step = Schritt { $number } von { $of }
web-learn-next = Weiter
web-learn-again = Von vorn
web-learn-leave = Aufhören
web-learn-back = Zurück zum Tisch
web-learn-play = Jetzt spielen, gegen leichte Gegner

## Strength of bots
web-strength-title = Wie stark die Bots sind
web-strength-sizes = Plätze
web-strength-seats = { $seats } am Tisch
web-strength-lead-wins = { $rules }: jeder Bot an Tischen voller Bots einer anderen Art, { $games } Spiele je Paar. Die Zahl ist der Anteil der gewonnenen Spiele; { $fair } wäre ausgeglichen.
web-strength-lead-chips = { $rules }: jeder Bot an Tischen voller Bots einer anderen Art, { $games } Spiele je Paar. Die Zahl sind die Chips, die er je Spiel gewann; 0 wäre ausgeglichen.
web-strength-known = Ein perfekter Gegner gewinnt { $share } gegen ihn.
web-strength-habit = Eine einfache Gewohnheit nimmt ihm { $chips } je Spiel ab.
web-strength-no-habit = Keine einfache Gewohnheit schlägt ihn sicher: { $chips } je Spiel.
web-strength-habit-wins = Die beste einfache Gewohnheit gewinnt { $share } gegen ihn.
web-strength-thinks = Denkt { $usual } ms, selten mehr als { $most } ms.
web-strength-among = { $bot } gegen …
web-strength-none = Die Bots von { $game } wurden noch nicht gemessen.
web-strength-help = Der Balken zeigt das Intervall, in dem die Zahl mit 95 % Sicherheit liegt; die dünne Linie, was ein Bot unter seinesgleichen hat. Blau ist sicher mehr, Rot sicher weniger. Zeiten sind Prozessorzeit auf dem Rechner, der gemessen hat. Wähle einen Bot, um ihn unter jedem der anderen zu sehen.
web-strength-nobody-knows = Diese Zahlen sagen nicht, was ein perfekter Gegner an einem solchen Tisch gewänne.

## Servers for strangers
web-opening = Tische öffnen
web-opening-key = Schlüssel des Betreibers
web-opening-use = Benutzen
web-report = Jemanden melden
web-report-help = Der Betreiber des Servers erhält den Namen, diesen Tisch und seine letzten Nachrichten, auch private zwischen euch beiden.
web-report-one = Melden
web-report-of = { $name } melden
web-report-sure = { $name } melden?
web-report-done = Gemeldet.

## Rufe, während keine Seite offen ist
web-calls = Rufe
web-calls-offer = Dich rufen, wenn du dran bist, auch wenn diese Seite zu ist?
web-calls-closed = Mich rufen, wenn keine Seite offen ist
web-calls-closed-help = In langsamen Spielen: wenn ein Spiel beginnt und wenn du dran bist. Beim Üben: wenn Fehler fällig sind. Nichts über Würfel oder Karten.
web-calls-failed = Das ging nicht. Vielleicht blockiert es dein Browser, oder das Netz fehlt.
web-calls-quiet = Ruhezeit
web-calls-quiet-from = Ruhe ab
web-calls-quiet-to = Ruhe bis
web-calls-table = Mich von diesem Tisch rufen
web-calls-table-off = Rufe sind aus. Du kannst sie unten in den Einstellungen einschalten.
web-calls-webhook = Deiner Gruppe Bescheid geben
web-calls-webhook-help = Die Adresse eines eingehenden Webhooks deines Messengers. Er bekommt eine Zeile, wenn ein Spiel beginnt und wenn auf Spieler gewartet wird.
web-calls-webhook-set = Speichern
web-calls-webhook-now = Deine Gruppe erfährt es über { $host }.
web-calls-webhook-remove = Entfernen
web-calls-none = Dieser Browser oder Server ruft keine abwesenden Spieler.

## Tournaments
web-tournaments = Turnier
web-tournament-title = Ein Turnier
web-tournament-pitch = Ein Code für alle. Alle sitzen sofort, an Tischen zu dritt bis zu fünft, und nach jeder Runde neu.
web-tournament-name = Name
web-tournament-usual-name = Unser Abend
web-tournament-rules = Diese Regeln hast du auf diesem Gerät zuletzt gewählt.
web-tournament-size = Spieler an einem Tisch
web-tournament-rounds = Runden
web-tournament-until = Keine Runde beginnt nach
web-tournament-ends = bis { $time }
web-tournament-minutes = Minuten für eine Runde
web-tournament-way = Wer trifft auf wen
web-tournament-way-swiss = Gleiche treffen sich
web-tournament-way-swiss-help = Nach jeder Runde sitzen Leute mit etwa gleich vielen Punkten zusammen.
web-tournament-way-everyone = Jeder trifft jeden
web-tournament-way-everyone-help = Für eine kleine Gruppe.
web-tournament-way-ladder = Auf und ab
web-tournament-way-ladder-help = Der Beste eines Tisches rückt einen Tisch auf, der Letzte einen ab.
web-tournament-bots = Bots füllen die Tische
web-tournament-programs = Programme dürfen teilnehmen
web-tournament-open = Turnier eröffnen
web-tournament-phase-gathering = Die Leute kommen. Der Gastgeber beginnt.
web-tournament-phase-seated = Runde { $round } beginnt gleich. Such deinen Tisch.
web-tournament-phase-playing = Runde { $round } läuft.
web-tournament-phase-called = Die Zeit ist um. Die letzten Ergebnisse kommen.
web-tournament-phase-resting = Runde { $round } ist zu Ende. Gleich folgt die nächste.
web-tournament-phase-over = Das Turnier ist zu Ende.
web-tournament-held = Der Gastgeber hat die Uhr angehalten.
web-tournament-your-table = Tisch { $table }
web-tournament-with = Mit { $names }
web-tournament-with-bots = Mit Bots
web-tournament-to-table = Zum Tisch
web-tournament-you = Dein Name
web-tournament-enter = Mitspielen
web-tournament-code = Code
web-tournament-invite = Wer diesen Link oder den Code hat, kann mitspielen.
web-tournament-people = Spieler
web-tournament-ranking = Rangliste
web-tournament-no-one = Noch ist niemand da.
web-tournament-points = Ein Spiel bringt einen Punkt, verteilt auf deine Gegner: Du bekommst die Anteile aller, die hinter dir landen.
web-tournament-course = Punkte nach jeder Runde
web-tournament-course-of = Punkte von { $name } nach jeder Runde, neben denen der Führenden
web-tournament-program = Programm
web-tournament-muted = stumm
web-tournament-left = gegangen
web-tournament-keys = Tasten für { $name }
web-tournament-mute = Stumm schalten
web-tournament-unmute = Wieder sprechen lassen
web-tournament-dismiss = Entfernen
web-tournament-dismiss-sure = { $name } entfernen?
web-tournament-round = Runde { $round }
web-tournament-table = Tisch { $table }
web-tournament-watch = Zuschauen
web-tournament-screen = Großer Bildschirm
web-tournament-enlarge = Auf dem großen Bildschirm zeigen
web-tournament-puzzle = Beim Warten ein Rätsel lösen
web-tournament-step-seat = Alle setzen
web-tournament-step-start = Jetzt starten
web-tournament-step-close = Abschließen
web-tournament-hold = Uhr anhalten
web-tournament-unhold = Uhr weiterlaufen lassen
web-tournament-end = Turnier beenden
web-tournament-end-sure = Jetzt beenden?
web-tournament-leave = Turnier verlassen
web-tournament-leave-sure = Wirklich gehen?
web-tournament-along = Turnier, Runde { $round }
web-tournament-back = Zurück zum Turnier
web-projector-points = Punkte: { $points }
web-debrief-link = Gegen gutes Spiel
web-debrief-title = Dieser Abend gegen gutes Spiel
web-debrief-reading = Spiele werden gelesen: { $read } von { $games }
web-debrief-games = Beendete Spiele: { $games }
web-debrief-you = Deine Zahlen
web-debrief-you-help = Nur du siehst sie, auf diesem Gerät.
web-debrief-room = Alle zusammen
web-debrief-lies = Ansagen, die gelogen waren
web-debrief-caught = Lügen, die bezweifelt wurden
web-debrief-doubts = Zweifel, die berechtigt waren
web-debrief-doubted = Ansagen, die bezweifelt wurden
web-debrief-cost = Eine Entscheidung kostet im Mittel
web-debrief-of = { $count } von { $all }
web-debrief-sound = gutes Spiel: { $share }
web-debrief-claims = Lügen je Ansage
web-debrief-claims-help = Balken: wie oft die Ansage gelogen war. Rauten: wie oft sie bei gutem Spiel in denselben Lagen gelogen ist. Blinde Ansagen zählen nicht.
web-debrief-no-curve = Diese Regeln sind nicht gelöst, daher fehlt der Vergleich mit gutem Spiel.
web-debrief-curve = bei gutem Spiel
web-debrief-boldest = Die einträglichste Lüge
web-debrief-dearest = Die teuerste Lüge
web-debrief-truth = mit
web-debrief-price = Sie kostete { $price }.
web-debrief-file = Alle beendeten Spiele in einer Datei
web-debrief-file-help = Ein Spiel je Zeile, für „mendax profile“. Spiele, deren Karten verdeckt bleiben, fehlen.
web-debrief-names = Mit Namen
web-debrief-download = Herunterladen
