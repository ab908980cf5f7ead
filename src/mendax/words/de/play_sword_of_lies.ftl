# Wie Schwert der Lügen an einem Tisch gespielt wird: ein Satz für jede Regel, die dort gilt.
sword-of-lies-play-aim = Das Ziel
sword-of-lies-play-wins = Gewinne Chips. Wer die Lügen anderer durchschaut, verdient sich Schwerter; wer gut lügt, schützt seine Karten mit Schilden. Den Pot bekommt, wer am Ende des Krieges die meisten Leben hat; steigen alle anderen vorher aus, bekommt ihn der Letzte, der noch dabei ist, ohne Krieg.

sword-of-lies-play-set-up = Vor dem Spiel
sword-of-lies-play-buy-in = Alle setzen sich mit mindestens { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}.
sword-of-lies-play-most = Niemand bringt mehr als { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} mit, außer jemand am Tisch hat mehr.
sword-of-lies-play-rebuys = Nach einem Spiel machst du mit dem weiter, was du noch hast, solange es für Blind und Ante reicht, oder kaufst nach.
sword-of-lies-play-last-one = Nach einem Spiel machst du mit dem weiter, was du noch hast. Niemand kauft nach: wer Blind und Ante nicht zahlen kann, ist draußen, bis einer alles hat.
sword-of-lies-play-cards = Jeder bekommt { $cards } Karten, verdeckt in einer Reihe; die eigenen darfst du ansehen. Nur die Farbe zählt: Herz und Karo sind rot, Pik und Kreuz schwarz.
sword-of-lies-play-first = Dann zieht jeder offen noch eine Karte; die höchste, mit dem Ass ganz oben, beginnt.
sword-of-lies-play-deck = { $decks ->
    [one] Das Kartenspiel hat { $cards } Karten
   *[other] { $decks } Kartenspiele mit je { $cards } Karten werden zusammen gemischt
}; die niedrigste Karte ist { $rank ->
    [11] der Bube
    [12] die Dame
    [13] der König
   *[other] die { $rank }
}. Reichen die Karten nicht für alle, kommen weitere Kartenspiele dazu.
sword-of-lies-play-clock = { $seconds ->
    [one] Du hast eine Sekunde
   *[other] Du hast { $seconds } Sekunden
} für jede Entscheidung; danach spielt das Haus für dich.

sword-of-lies-play-castling = Phase I: die Rochade
sword-of-lies-play-in-turn = Reihum, im Uhrzeigersinn, macht jeder einen von zwei Zügen:
sword-of-lies-play-trade = Handel: biete eine deiner Karten für die eines anderen, beide ungesehen. Der andere nimmt an, lehnt ab oder nennt einen Preis, in Chips oder in Worten. Markierte Karten nehmen ihre Markierung mit.
sword-of-lies-play-question = Befragung: zeig auf eine unmarkierte Karte eines anderen. Der sagt „rot“ oder „schwarz“, wahr oder nicht; du sagst „Glaub ich“ oder „Glaub ich nicht“. Jetzt ist die Karte markiert.
sword-of-lies-play-trade-limit = { $trades ->
    [one] In einem Spiel darf jeder einen Handel beginnen.
   *[other] In einem Spiel darf jeder { $trades }-mal einen Handel beginnen.
}
sword-of-lies-play-castled = Sobald alle Karten eines Spielers markiert sind, endet diese Phase, und er ist der Big Blind.

sword-of-lies-play-betting = Phase II: das Setzen
sword-of-lies-play-big-blind = Der Big Blind setzt als Erster { $chips }; dann heißt es reihum aussteigen, schieben, mitgehen, erhöhen oder All-in, wie beim Hold’em.
sword-of-lies-play-small-blind = Der Spieler links vom Big Blind setzt { $chips }.
sword-of-lies-play-ante = Alle legen vorher { $chips } in den Pot.
sword-of-lies-play-limit-no-limit = Setzen darf man bis zum ganzen Stapel; mindestens { $chips }.
sword-of-lies-play-limit-pot-limit = Erhöhen darf man höchstens um das, was im Pot ist; mindestens um { $chips }.
sword-of-lies-play-limit-fixed-limit = Die Einsätze stehen fest: { $chips }, ab der dritten Runde doppelt so viel; höchstens { $raises ->
    [one] ein Einsatz
   *[other] { $raises } Einsätze
} in jeder Runde.
sword-of-lies-play-rake = Das Haus behält { $percent } Prozent von jedem Pot{ $cap ->
    [0] {""}
   *[other] , höchstens { $cap } je Spiel
}.
sword-of-lies-play-button = Der Dealer-Button wird gezeigt und rückt von Spiel zu Spiel weiter; er entscheidet nichts.
sword-of-lies-play-reveal-in-turn = Nach jeder Setzrunde deckt jeder, der noch dabei ist, eine Karte seiner Wahl auf, reihum vom Big Blind an, bis alle { $cards } aufgedeckt sind und zum letzten Mal gesetzt ist.
sword-of-lies-play-reveal-simultaneous = Nach jeder Setzrunde wählt jeder, der noch dabei ist, geheim eine Karte; alle werden zusammen aufgedeckt, bis alle { $cards } aufgedeckt sind und zum letzten Mal gesetzt ist.
sword-of-lies-play-marks = Eine unmarkierte Karte liegt offen. Eine markierte bringt dem, der nach ihr gefragt hat, ein Schwert, wenn er richtig geurteilt hat (die Wahrheit geglaubt oder eine Lüge nicht geglaubt); hat er sich geirrt, bekommt die Karte einen Schild.
sword-of-lies-play-fold-face-down = Abgelegte Karten bleiben verdeckt und bringen keine Schwerter mehr.
sword-of-lies-play-fold-face-up = Abgelegte Karten werden aufgedeckt, und die Schwerter, die sie bringen, bleiben denen, die noch dabei sind.

sword-of-lies-play-war = Phase III: der Krieg
sword-of-lies-play-doubled = Alle Schwerter werden verdoppelt. Eine Karte hat ein Leben, eine mit Schild zwei.
sword-of-lies-play-four = Wer in diesem Spiel zuerst am höchsten gesetzt hat, bekommt noch vier Schwerter, außer er ist ausgestiegen.
sword-of-lies-play-side = Wer in diesem Spiel zuerst am höchsten gesetzt hat, entscheidet, ob offene oder verdeckte Karten die Schilde sind, außer er ist ausgestiegen.
sword-of-lies-play-talks = Vor jeder Kriegsrunde wird verhandelt, laut oder geflüstert. { $deals ->
    [0] Abmachungen, die gelten, kann niemand anbieten.
    [one] Jeder darf eine Abmachung anbieten: Chips wechseln sofort den Besitzer, und bei Versprechen sehen alle, ob sie gehalten oder gebrochen werden.
   *[other] Jeder darf { $deals } Abmachungen anbieten: Chips wechseln sofort den Besitzer, und bei Versprechen sehen alle, ob sie gehalten oder gebrochen werden.
} Zu Ende ist die Verhandlung, wenn alle bereit sind, die noch Karten haben, mit Schwert oder ohne; eine Abmachung, auf die bis dahin niemand geantwortet hat, verfällt.
sword-of-lies-play-talks-clock = Die Verhandlung dauert höchstens { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
sword-of-lies-play-must-attack = Dann muss jeder angreifen, der ein Schwert und eine Karte hat, und schreibt geheim einen Befehl; alle Befehle werden zugleich aufgedeckt und ausgeführt:
sword-of-lies-play-may-hold = Dann schreibt jeder, der ein Schwert und eine Karte hat, geheim einen Befehl oder wartet ab; alle Befehle werden zugleich aufgedeckt und ausgeführt. Eine Runde, in der alle abwarten, beendet den Krieg. Die Befehle:
sword-of-lies-play-attack = Ein Schwert auf eine Karte eines Gegners: sie verliert ein Leben.
sword-of-lies-play-double = Zwei Schwerter, jedes auf eine beliebige Karte eines Gegners; der Preis ist ein Leben einer eigenen Karte.
sword-of-lies-play-double-any = Zwei Schwerter, jedes auf eine beliebige Karte auf dem Tisch, auch auf eine eigene; der Preis ist ein Leben einer eigenen Karte.
sword-of-lies-play-triple = Mit einer einzigen Karte: drei Schwerter ohne Preis, einmal im Spiel.
sword-of-lies-play-shields = Ein Schild, der getroffen wird, dreht sich um, liegt offen und hat noch ein Leben.
sword-of-lies-play-hard = Ein Schild fällt nur, wenn ihn in einer Runde zwei oder mehr Schwerter treffen, und dann ganz; weniger bewirken bei ihm nichts.
sword-of-lies-play-end = Der Krieg ist aus, wenn niemand mehr angreifen kann. Die meisten Leben gewinnen den Pot; bei Gleichstand die meisten Schwerter vor dem Krieg; sind auch die gleich, wird geteilt.
