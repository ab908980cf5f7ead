# Was das Gerät sagt: Verbindung, Netz, Rückkehr.
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
web-disk-full = Der Server kann gerade nichts speichern, darum steht der Tisch still. Nichts ist verloren; sobald wieder Platz ist, geht es von selbst weiter.
web-lost-wait = Neuer Versuch in { $seconds } s.
web-lost-trying = Versuch läuft …
web-leaving = Das Spiel verlassen?
web-leaving-stay = Bleiben
web-leaving-now = Kurz weggehen
web-leaving-now-note = Nach einer Minute spielt ein Bot für dich. Komm zurück, und der Platz ist wieder deiner.
web-leaving-now-alone = Der Tisch wartet auf dich. Du findest ihn auf der Startseite.
web-leaving-seat = Den Platz aufgeben
web-leaving-seat-note = Ein Bot spielt sofort weiter.
web-name-taken = { $asked } gibt es hier schon, darum heißt du { $name }.
web-second-tab = Dieser Tisch ist auch in einem anderen Tab offen. Beide zeigen deinen Platz, spielen kannst du in jedem.
web-copy-by-hand = Der Link ist markiert: kopiere ihn aus dem Feld.
web-absent-bot = weg · Bot in { $time }
web-awaited = { $name } ist weg.
web-awaited-bot = Ein Bot spielt in { $time }.
web-awaited-now = Jetzt
web-awaited-now-for = Jetzt einen Bot für { $name } spielen lassen
web-awake = Bildschirm anlassen
web-awake-help = Solange du spielst; ein Telefon, das einschläft, verliert sein Netz.
web-notify = Mich rufen, wenn ich dran bin
web-notify-help = Eine Nachricht, wenn diese Seite nicht zu sehen ist. Sie sagt, wer dran ist, und nichts vom Spiel.
web-notify-refused = Dein Browser erlaubt es nicht. In seinen Einstellungen kannst du das ändern.
web-badge = Marke am Symbol der App
