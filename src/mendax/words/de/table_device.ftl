# Auf Deutsch; Schlüssel und Variablen wie in en.
table-refused-stand-in-here = Wer Platz { $seat } spielt, ist verbunden: niemand spielt für ihn.
table-refused-stand-in-host = Das darf nur der Gastgeber, oder jeder, solange der Gastgeber selbst weg ist.
table-refused-stand-in-bot = Auf Platz { $seat } spielt gerade kein Mensch.
table-event-stood-in = { $seat } ist weg; { $bot } spielt weiter.
