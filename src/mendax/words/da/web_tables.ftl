# På dansk; nøgler og variabler som i en.
web-tables = Dine borde
web-tables-more = Alle dine borde
web-tables-with = med { $names }
web-tables-alone = ingen andre endnu
web-tables-yours = Din tur
web-tables-turn = { $name } skal handle
web-tables-runs = Bliver spillet
web-tables-lobby = Ikke begyndt
web-tables-over = Slut
web-tables-gone = Dette bord findes ikke mere
web-tables-forget = Glem dette bord: { $game }, { $names }
web-tables-forget-all = Glem alle
