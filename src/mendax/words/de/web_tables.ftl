# Auf Deutsch; Schlüssel und Variablen wie in en.
web-tables = Deine Tische
web-tables-more = Alle deine Tische
web-tables-with = mit { $names }
web-tables-alone = noch niemand sonst
web-tables-yours = Du bist dran
web-tables-turn = { $name } ist dran
web-tables-runs = Wird gespielt
web-tables-lobby = Noch nicht begonnen
web-tables-over = Zu Ende
web-tables-gone = Diesen Tisch gibt es nicht mehr
web-tables-forget = Diesen Tisch vergessen: { $game }, { $names }
web-tables-forget-all = Alle vergessen
