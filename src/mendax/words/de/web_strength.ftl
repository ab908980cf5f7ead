# Die Seite darüber, wie stark die Bots sind.
web-strength-title = Wie stark die Bots sind
web-strength-sizes = Plätze
web-strength-seats = { $seats } am Tisch
web-strength-lead-wins = { $rules }: ein Bot jeder Art unter lauter Bots einer anderen, { $games } Spiele jedes Paares. Gezeigt ist der Anteil der Spiele, die er gewann; unter seinesgleichen ist das { $fair }.
web-strength-lead-chips = { $rules }: ein Bot jeder Art unter lauter Bots einer anderen, { $games } Spiele jedes Paares. Gezeigt sind die Chips, die er je Spiel gewann; unter seinesgleichen ist das nichts.
web-strength-known = Wer ihn auswendig kennt, gewinnt { $share }.
web-strength-habit = Eine einfache Gewohnheit nimmt ihm { $chips } je Spiel ab.
web-strength-no-habit = Keine einfache Gewohnheit gewinnt sicher an ihm: { $chips } je Spiel.
web-strength-thinks = Denkt { $usual } ms, kaum je mehr als { $most } ms.
web-strength-among = { $bot } unter lauter …
web-strength-none = Die Bots von { $game } hat niemand gemessen.
web-strength-help = Der Balken zeigt das Intervall, in dem die Zahl mit 95 % Sicherheit liegt; die dünne Linie, was ein Bot unter seinesgleichen hat. Blau ist sicher mehr, Rot sicher weniger. Zeiten sind Prozessorzeit auf dem Rechner, der gemessen hat. Wähle einen Bot, um ihn unter jedem der anderen zu sehen.
web-strength-nobody-knows = Wie viel an einem solchen Tisch jemand gewänne, der einen von ihnen auswendig kennt, steht nicht unter diesen Zahlen.
