# Auf Deutsch; Schlüssel und Variablen wie in en.
terminal-refused-no-lesson = Für { $given } gibt es kein erstes Spiel zum Lernen; es gibt eins für: { $allowed }.
terminal-learn-play = Weiter spielen: mendax play { $game } --preset first_evening
