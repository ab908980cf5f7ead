# Auf Deutsch; Schlüssel und Variablen wie in en.
web-code-say = Oder sag diesen Code
web-code-help = Auf { $address }: „Ich habe einen Code“
web-code-letters = Code: { $letters }
web-code-have = Ich habe einen Code
web-code-field = Der Code des Tisches
web-code-go = Zum Tisch
web-invited = { $host } lädt dich zu { $game } ein
web-invited-table = Ein Tisch: { $game }
web-invited-name = Wie sollen dich alle nennen?
web-invited-how = So wird es gespielt
