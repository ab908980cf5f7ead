# På dansk; nøgler og variabler som i en.
web-tv-show = Vis på en stor skærm
web-tv-help = Åbn denne adresse på fjernsynet eller på en computer ved siden af:
web-tv-join = Spil med
web-tv-code = eller sig koden
web-tv-turn = { $name } skal spille
web-tv-hands = Bordet er på fjernsynet
web-tv-hands-help = Telefonen viser kun din hånd og det, du kan gøre.
