# Womit am Tisch Ordnung gehalten wird, und wer draußen bleibt.
web-order-mute = Stumm
web-order-mute-of = { $name } für alle stummschalten
web-order-unmute = Reden lassen
web-order-unmute-of = { $name } wieder reden lassen
web-order-muted = stumm
web-order-watchers = Sehen zu
web-order-kick-of = { $name } hinausschicken
web-order-lock = Freie Plätze sperren
web-order-lock-help = Nur wer hier schon saß, darf sich setzen.
web-order-programs-talk = Programme dürfen reden
web-order-programs-talk-help = Worte, Sprüche und Gesichter von Programmen.
web-order-new-link = Neuer Link
web-order-new-link-help = Der alte Link gilt dann nicht mehr. Wer da ist, bleibt.
web-order-new-link-sure = Ja, Link ändern
web-order-new-link-done = Das ist der neue Link.
web-order-cancel = Abbrechen
