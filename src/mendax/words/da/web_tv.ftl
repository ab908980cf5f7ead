# På dansk; nøgler og variabler som i en.
web-tv-show = Vis på en stor skærm
web-tv-join = Spil med
web-tv-code = eller sig koden
