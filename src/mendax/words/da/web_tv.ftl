# På dansk; nøgler og variabler som i en.
web-tv-show = Vis på en stor skærm
web-tv-join = Spil med
web-tv-code = eller sig koden
web-tv-on-screen = Bordet er på den store skærm.
web-tv-hand-only = Vis kun min hånd
web-tv-hand-help = Pladserne er på den store skærm. Når den slukkes, kommer de tilbage.
