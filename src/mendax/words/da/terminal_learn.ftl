# På dansk; nøgler og variabler som i en.
terminal-refused-no-lesson = Der er ingen første omgang af { $given }; der er en af: { $allowed }.
terminal-learn-play = Spil videre: mendax play { $game } --preset first_evening
