# Die Erzählung am Podest, die Wiederholung und die eigene Bilanz auf diesem Gerät.
web-story-title = Was zu erzählen ist
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
web-story-replay = Wiederholung
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
web-replay-open = mit offenen Bechern
web-replay-own = wie du es gesehen hast
web-replay-watched = wie es Zuschauer sahen
web-replay-shut = Was verdeckt war, bleibt an diesem Tisch verdeckt: Hier steht, was du selbst gesehen hast.
web-replay-link = Link zu diesem Schritt kopieren
web-replay-copied = Kopiert
web-replay-cut = Das Spiel ist sehr lang: Zu sehen ist nur sein Anfang.
web-replay-coach = Trainer: Das kostete { $lost }. Besser: { $best }.
web-replay-mistakes = Nächster Fehler
web-replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab.
web-record-title = Meine Bilanz
web-record-note = Gezählt auf diesem Gerät, aus dem, was du in jedem Spiel wusstest. Nichts davon verlässt diesen Browser.
web-record-none = Noch ist nichts da. Spiel ein Spiel zu Ende, dann wird es hier gezählt.
web-record-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, { $won } gewonnen
web-record-lied = Lügen unter deinen Ansagen
web-record-caught = Erwischte Lügen
web-record-right = Zweifel, die stimmten
web-record-believed = Glaube, der stimmte
web-record-of = { $count } von { $of }
web-record-erase = Meine Bilanz löschen
web-record-sure = Alles löschen, was hier gezählt wurde? Es lässt sich nicht zurückholen.
web-record-yes = Löschen
web-record-no = Behalten
web-record-erased = Deine Bilanz ist gelöscht.
