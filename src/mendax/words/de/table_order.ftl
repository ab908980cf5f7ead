# Ordnung am Tisch: wer stumm ist oder hinausgeschickt wurde, gesperrte Plätze, ein neuer Link.
table-refused-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet. Spielen und zusehen kannst du weiter.
table-refused-seats-locked = Die freien Plätze sind gesperrt: Wer sich setzt, bestimmt der Gastgeber.
table-refused-no-such-watcher = Unter diesem Namen sieht hier niemand zu.
table-refused-no-link = Dieser Tisch hat keinen Link.
table-event-muted =
    { $on ->
        [yes] Der Gastgeber schaltet { $name } stumm.
       *[no] { $name } darf wieder reden.
    }
table-event-watcher-removed = Der Gastgeber schickt { $name } hinaus.
table-event-link-changed = Der Tisch hat einen neuen Link. Der alte gilt nicht mehr.
