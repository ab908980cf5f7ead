# Auf Deutsch; Schlüssel und Variablen wie in en.
web-tv-show = Auf einem großen Bildschirm zeigen
web-tv-join = Mitspielen
web-tv-code = oder den Code ansagen
