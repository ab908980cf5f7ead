# Auf Deutsch; Schlüssel und Variablen wie in en.
web-tv-show = Auf einem großen Bildschirm zeigen
web-tv-join = Mitspielen
web-tv-code = oder den Code ansagen
web-tv-on-screen = Der Tisch ist auf dem großen Bildschirm.
web-tv-hand-only = Nur meine Hand zeigen
web-tv-hand-help = Die Plätze sind auf dem großen Bildschirm. Wird er ausgeschaltet, kommen sie zurück.
