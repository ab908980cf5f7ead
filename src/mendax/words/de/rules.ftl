# Wörter der Hausregeln und der Textform, für alle Spiele.
rules-yes = ja
rules-no = nein
rules-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
rules-broken-package = Das Spiel „{ $given }“ aus dem Paket { $package } ist nicht spielbar: { $problem }.
rules-unknown-option = Eine Hausregel „{ $option }“ gibt es nicht. Es gibt: { $allowed }.
rules-unknown-preset = Einen Regelsatz „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
rules-did-you-mean = Meinst du „{ $like }“?
rules-out-of-range = „{ $given }“ geht nicht für „{ $option }“. Erlaubt: { $allowed }.
rules-chance-without-end = Mit diesen Regeln kommen Würfel oder Karten nie zur Ruhe: nach { $limit } Ziehungen hintereinander ist noch immer niemand dran. Wähl andere Regeln.
rules-applies-only-with = „{ $option }“ bedeutet unter diesen Regeln nichts: es gilt nur mit { $other } = { $values }.
rules-applies-not-with = „{ $option }“ bedeutet unter diesen Regeln nichts: es gilt nicht mit { $other } = { $values }.
rules-seats = Dieses Spiel ist für { $allowed } Spieler, nicht { $given }.
rules-edition-newer = Das hat eine spätere Version von Mendax gemacht: es folgt Ausgabe { $given } der Regeln, hier kennt man Ausgaben bis { $known }. Zum Öffnen muss Mendax erneuert werden.
rules-edition-unreadable = „{ $given }“ ist keine Nummer einer Ausgabe.

record-unknown-kind = „{ $text }“ beginnt mit keinem hier bekannten Wort. Bekannt sind: { $allowed }.
record-unreadable = „{ $text }“ ist nicht lesbar: { $problem }.
record-brackets = Die Klammern in „{ $text }“ passen nicht zusammen oder sind zu tief.
record-unknown-actor = „{ $text }“ ist niemand: handeln können „chance“, „seat1“, „seat2“ und so weiter.
record-spelling = „{ $text }“ wird anders geschrieben: „{ $written }“.
