# Wie stark Bots sind (`mendax strength` und die Seite im Browser).
strength-title = { $game }, { $rules }, { $seats } am Tisch
strength-head-bot = Bot
strength-head-overall = Gegen die anderen
strength-head-weakness = Gegen jemanden, der ihn kennt
strength-head-thinks = Denkt
strength-times = { $median } ms, bei 99 von 100 Entscheidungen höchstens { $most } ms
strength-exact = der bekommt { $result }, genau
strength-habit = der bekommt { $result }, durch eine Gewohnheit: { $habit }
strength-unknown = nicht bekannt
strength-pairs = Die Zeile unter lauter Bots der Spalte
strength-duel = { $bot } unter lauter { $others }: { $result }
strength-line = { $bot }: { $overall }. Gegen jemanden, der ihn kennt: { $weakness }. Denkt { $thinks }.
strength-measured = { $games } Spiele jedes Paares, Startwert „{ $seed }“. Unter seinesgleichen hat ein Bot { $fair }.
strength-note = Prozente sind gewonnene Spiele, andere Zahlen Chips je Spiel; in Klammern das 95-%-Intervall. Was einfache Gewohnheiten gewinnen, ist eine untere Schranke für jemanden, der den Bot kennt. Zeiten sind Prozessorzeit auf dem Rechner, der gemessen hat.
strength-measuring = { $game }, { $seats } am Tisch
strength-not-measured = Zu einem solchen Tisch gibt es keine Zahlen. Mit --games wird er gemessen.
strength-nothing-to-write = --write behält, was gemessen wird, und ohne --games wird nichts gemessen.
