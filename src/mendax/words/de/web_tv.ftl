# Auf Deutsch; Schlüssel und Variablen wie in en.
web-tv-show = Auf einem großen Bildschirm zeigen
web-tv-help = Öffne diese Adresse am Fernseher oder an einem Computer daneben:
web-tv-join = Mitspielen
web-tv-code = oder den Code ansagen
web-tv-turn = { $name } ist dran
web-tv-hands = Der Tisch ist auf dem Fernseher
web-tv-hands-help = Dieses Telefon zeigt nur deine Hand und was du tun kannst.
