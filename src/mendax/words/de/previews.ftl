# Auf Deutsch; Schlüssel und Variablen wie in en.
preview-invited = { $host } lädt dich zu { $game } ein
preview-table = Ein Tisch wartet: { $game }
preview-text = { $pitch } Kein Konto: wähl einen Namen und setz dich.
preview-game = { $game }: so wird es gespielt
preview-house = Mendax: drei Spiele für unbewegte Mienen
preview-house-text = Mäxchen, Französischer Poker und Schwert der Lügen, mit Freunden oder gegen Bots. Kein Konto.
