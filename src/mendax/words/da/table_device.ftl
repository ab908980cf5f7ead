# På dansk; nøgler og variabler som i en.
table-refused-stand-in-here = Den, der spiller plads { $seat }, er forbundet: ingen spiller for ham.
table-refused-stand-in-host = Det må kun værten, eller enhver, mens det er værten, der er væk.
table-refused-stand-in-bot = Intet menneske spiller plads { $seat } nu.
table-event-stood-in = { $seat } er væk; { $bot } spiller videre.
