# Wörter von Schwert der Lügen. Spieler sind $seat, $of, $to, $by; Karten heißen nach ihrem Platz von links, $place.
sword-of-lies-title = Schwert der Lügen

## Hausregeln
sword-of-lies-option-cards = Karten
sword-of-lies-option-cards-help = Wie viele Karten jeder bekommt.
sword-of-lies-option-lowest-rank = Niedrigste Karte
sword-of-lies-option-lowest-rank-help = Der niedrigste Rang im Kartenspiel: 2 ist das volle mit 52 Karten, 6 eins mit 36; 11 ist der Bube, 13 der König.
sword-of-lies-option-decks = Kartenspiele
sword-of-lies-option-decks-help = Wie viele Kartenspiele zusammen gemischt werden; reichen sie nicht für alle, kommen weitere dazu.
sword-of-lies-option-min-buy-in = Buy-in
sword-of-lies-option-min-buy-in-help = Mit mindestens so vielen Chips setzt man sich; an einem neuen Tisch fangen alle damit an.
sword-of-lies-option-max-buy-in = Höchstes Buy-in
sword-of-lies-option-max-buy-in-help = Mit höchstens so vielen Chips setzt man sich, außer jemand am Tisch hat mehr; 0 heißt: das Fünffache des Buy-ins.
sword-of-lies-option-rebuys = Nachkaufen
sword-of-lies-option-rebuys-help = Ob man nach einem Spiel Chips nachkaufen darf. Wenn nicht, ist draußen, wer Blind und Ante nicht zahlen kann, bis einer alles hat.
sword-of-lies-option-trade-limit = Handel
sword-of-lies-option-trade-limit-help = Wie oft jeder in einem Spiel einen Handel beginnen darf; 0 heißt: so oft, wie Karten in einer Reihe liegen.
sword-of-lies-option-limit = Limit
sword-of-lies-option-limit-help = Wie viel man auf einmal setzen darf.
sword-of-lies-option-limit-no-limit = kein Limit: alles, was du hast
sword-of-lies-option-limit-pot-limit = Pot-Limit: nicht mehr, als im Pot ist
sword-of-lies-option-limit-fixed-limit = festes Limit: ein Big Blind, ab der dritten Runde zwei
sword-of-lies-option-big-blind = Big Blind
sword-of-lies-option-big-blind-help = Was der setzt, dessen Karten alle markiert sind; zugleich der kleinste Einsatz.
sword-of-lies-option-small-blind = Small Blind
sword-of-lies-option-small-blind-help = Was der Spieler links vom Big Blind setzt; 0 heißt: nichts.
sword-of-lies-option-ante = Ante
sword-of-lies-option-ante-help = Was alle in den Pot legen, bevor gesetzt wird; 0 heißt: nichts.
sword-of-lies-option-fixed-raises = Einsätze je Runde
sword-of-lies-option-fixed-raises-help = Wie oft bei festem Limit in einer Runde gesetzt und erhöht werden darf; der Big Blind zählt mit.
sword-of-lies-option-rake = Rake
sword-of-lies-option-rake-help = Wie viel Prozent von jedem Pot das Haus behält.
sword-of-lies-option-rake-cap = Höchster Rake
sword-of-lies-option-rake-cap-help = Mehr behält das Haus von einem Spiel nicht; 0 heißt unbegrenzt.
sword-of-lies-option-dealer-button = Dealer-Button
sword-of-lies-option-dealer-button-help = Einen Button zeigen, der von Spiel zu Spiel weiterrückt; er ändert nichts.
sword-of-lies-option-reveal = Aufdecken
sword-of-lies-option-reveal-help = Ob die Karten nacheinander aufgedeckt werden oder alle zugleich.
sword-of-lies-option-reveal-in-turn = reihum, vom Big Blind an
sword-of-lies-option-reveal-simultaneous = geheim gewählt, zusammen aufgedeckt
sword-of-lies-option-fold-cards = Abgelegte Karten
sword-of-lies-option-fold-cards-help = Was mit den Karten geschieht, wenn jemand aussteigt.
sword-of-lies-option-fold-cards-face-down = verdeckt: keine von ihnen bringt noch ein Schwert
sword-of-lies-option-fold-cards-face-up = offen: die Schwerter, die sie bringen, bleiben
sword-of-lies-option-may-hold = Abwarten
sword-of-lies-option-may-hold-help = Ob man auch niemanden angreifen darf; eine Runde, in der alle abwarten, beendet den Krieg.
sword-of-lies-option-any-target = Jedes Ziel
sword-of-lies-option-any-target-help = Die Schwerter eines Doppelangriffs dürfen jede Karte auf dem Tisch treffen, auch eigene.
sword-of-lies-option-triple-attack = Dreifachangriff
sword-of-lies-option-triple-attack-help = Mit der letzten Karte drei Schwerter auf einmal, ohne Preis, einmal im Spiel.
sword-of-lies-option-hard-shields = Harte Schilde
sword-of-lies-option-hard-shields-help = Ein Schild fällt nur, wenn ihn zwei Schwerter zugleich treffen; weniger bewirken nichts.
sword-of-lies-option-shield-side = Seite des Schilds
sword-of-lies-option-shield-side-help = Wer zuerst am höchsten gesetzt hat, bekommt keine vier Schwerter, sondern entscheidet, welche Seite der Schild ist.
sword-of-lies-option-deals = Abmachungen
sword-of-lies-option-deals-help = Wie viele Abmachungen jeder vor jeder Kriegsrunde anbieten darf.
sword-of-lies-option-negotiation-clock = Zeit zum Verhandeln
sword-of-lies-option-negotiation-clock-help = Sekunden, die alle zusammen vor jeder Kriegsrunde haben; 0 heißt unbegrenzt.
sword-of-lies-option-turn-clock = Zeit für einen Zug
sword-of-lies-option-turn-clock-help = Sekunden für jede Entscheidung, bevor das Haus für einen Abwesenden spielt; 0 heißt unbegrenzt.

## Regelsätze
sword-of-lies-preset-house = Hausregeln
sword-of-lies-preset-house-help = Vier Karten, feste Einsätze und ein Zehntel des Stapels als Ante: um so einen Pot lohnt sich ein Krieg.
sword-of-lies-preset-first-evening = Erster Abend
sword-of-lies-preset-first-evening-help = Drei Karten, kleine feste Einsätze und keine Abmachungen: der Weg zum Krieg ist kurz.
sword-of-lies-preset-no-limit = Ohne Limit
sword-of-lies-preset-no-limit-help = Ein Big Blind von zwei, kein Ante, und jederzeit darf man alles setzen: eine Frage der Nerven, meist vor dem Krieg zu Ende.
sword-of-lies-preset-quick = Schnell
sword-of-lies-preset-quick-help = Drei Karten und kleine Stapel.
sword-of-lies-preset-last-one = Bis einer alles hat
sword-of-lies-preset-last-one-help = Wie nach den Hausregeln, aber niemand kauft nach: wer nicht zahlen kann, ist draußen.
sword-of-lies-preset-limit = Mit Limit
sword-of-lies-preset-limit-help = Feste Einsätze und ein Small Blind.
sword-of-lies-preset-open-folds = Offen aussteigen
sword-of-lies-preset-open-folds-help = Abgelegte Karten liegen offen, alle decken zugleich auf, und man setzt höchstens so viel, wie im Pot ist.
sword-of-lies-preset-siege = Belagerung
sword-of-lies-preset-siege-help = Harte Schilde, Dreifachangriffe, und niemand muss angreifen.
sword-of-lies-preset-struck-out = Gestrichenes
sword-of-lies-preset-struck-out-help = Mit den Regeln, die der Erfinder gestrichen hat: dem Dreifachangriff und der Wahl des Schilds.
sword-of-lies-preset-casino = Casino
sword-of-lies-preset-casino-help = Small Blind, Ante, Dealer-Button und fünf Prozent Rake.

## Karten, Markierungen, Dinge
sword-of-lies-colour-red = rot
sword-of-lies-colour-black = schwarz
sword-of-lies-place = { $place ->
    [1] die erste Karte von links
    [2] die zweite Karte von links
    [3] die dritte Karte von links
    [4] die vierte Karte von links
    [5] die fünfte Karte von links
    [6] die sechste Karte von links
    [7] die siebte Karte von links
    [8] die achte Karte von links
   *[other] Karte { $place } von links
}
sword-of-lies-card = { $owner }: { $place }
sword-of-lies-order-paid = { $aims }; Preis: { $place }
sword-of-lies-quoted = „{ $words }“
sword-of-lies-mark = { $believed ->
    [yes] { $by } hat „{ $named }“ gehört und es geglaubt
   *[no] { $by } hat „{ $named }“ gehört und es nicht geglaubt
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}
sword-of-lies-lives = { $lives ->
    [one] { $lives } Leben
   *[other] { $lives } Leben
}
sword-of-lies-armed-with = { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}{ $bold ->
    [yes] , samt denen für den höchsten Einsatz
   *[no] { "" }
}
sword-of-lies-armed-nobody = Niemand hat ein Schwert
sword-of-lies-shield = Schild
sword-of-lies-main-pot = Hauptpot
sword-of-lies-side-pot = Nebenpot { $number }
sword-of-lies-side-face-down = verdeckt
sword-of-lies-side-face-up = offen
sword-of-lies-pledge-nothing = nichts
sword-of-lies-pledge-spare = Frieden
sword-of-lies-pledge-strike = Angriff ({ $seat })

## Phasen
sword-of-lies-phase-deal = Die Karten werden ausgeteilt
sword-of-lies-phase-determining = Wer beginnt?
sword-of-lies-phase-castling = Rochade: handeln oder befragen
sword-of-lies-phase-asked = Ein Handel wird angeboten
sword-of-lies-phase-priced = Ein Preis ist genannt
sword-of-lies-phase-questioned = Rot oder schwarz?
sword-of-lies-phase-verdict = Wird es geglaubt?
sword-of-lies-phase-betting = Es wird gesetzt
sword-of-lies-phase-reveal = Karten werden aufgedeckt
sword-of-lies-phase-side = Welche Seite ist der Schild?
sword-of-lies-phase-negotiation = Es wird verhandelt
sword-of-lies-phase-orders = Befehle werden geschrieben
sword-of-lies-phase-over = Das Spiel ist aus

## Züge
sword-of-lies-action-offer-trade = Handel anbieten
sword-of-lies-action-agree = Annehmen
sword-of-lies-action-refuse = Ablehnen
sword-of-lies-action-name-price = Preis nennen
sword-of-lies-action-pay = Zahlen
sword-of-lies-action-withdraw = Verzichten
sword-of-lies-action-interrogate = Befragen
sword-of-lies-action-name-colour = „{ $colour }“ sagen
sword-of-lies-action-believe = Glaub ich
sword-of-lies-action-disbelieve = Glaub ich nicht
sword-of-lies-action-skip = Aussetzen
sword-of-lies-action-fold = Aussteigen
sword-of-lies-action-check = Schieben
sword-of-lies-action-call = Mitgehen
sword-of-lies-action-bet = { $to } setzen
sword-of-lies-action-raise = Auf { $to } erhöhen
sword-of-lies-action-all-in = All-in
sword-of-lies-action-reveal = Aufdecken
sword-of-lies-action-choose-side = Der Schild liegt { $side }
sword-of-lies-action-propose-deal = Abmachung anbieten
sword-of-lies-action-sign-deal = Annehmen
sword-of-lies-action-decline-deal = Ablehnen
sword-of-lies-action-ready = Bereit
sword-of-lies-action-strike = Angriff
sword-of-lies-action-strike-twice = Doppelangriff
sword-of-lies-action-strike-thrice = Dreifachangriff
sword-of-lies-action-hold = Abwarten
sword-of-lies-action-deal = { $face } austeilen
sword-of-lies-action-turn-up = { $face } umdrehen
sword-of-lies-action-draw-lot = Losen

## Ereignisse
sword-of-lies-event-dealt = { $seat } bekommt eine Karte.
sword-of-lies-event-saw = Deine Karte: { $face }.
sword-of-lies-event-turned-up = { $seat } zieht { $face }.
sword-of-lies-event-tied = { $shuffled ->
    [yes] Gleichstand: { $seats }. Es wird neu gemischt und noch einmal gezogen.
   *[no] Gleichstand: { $seats }. Es wird noch einmal gezogen.
}
sword-of-lies-event-lot-drawn = Wieder Gleichstand: { $seats }. Das Los bestimmt: { $seat }.
sword-of-lies-event-castling-began = { $seat } beginnt.
sword-of-lies-event-trade-offered = { $chips ->
    [0] { $seat } bietet einen Handel an: { $own } gegen { $theirs } ({ $of }).
    [one] { $seat } bietet einen Handel an: { $own } und { $chips } Chip gegen { $theirs } ({ $of }).
   *[other] { $seat } bietet einen Handel an: { $own } und { $chips } Chips gegen { $theirs } ({ $of }).
}
sword-of-lies-event-trade-refused = { $seat } lehnt ab.
sword-of-lies-event-price-named = { $chips ->
    [0] { $seat } nennt einen Preis: { $words }
    [one] { $seat } nennt einen Preis: { $chips } Chip. { $words }
   *[other] { $seat } nennt einen Preis: { $chips } Chips. { $words }
}
sword-of-lies-event-trade-withdrawn = { $seat } zahlt das nicht.
sword-of-lies-event-cards-swapped = { $chips ->
    [0] Karten getauscht: { $seat } und { $of }.
   *[other] Karten getauscht: { $seat } und { $of }; { $seat } zahlt { $chips }.
}
sword-of-lies-event-favour-promised = Versprechen { $seat } → { $to }: „{ $words }“.
sword-of-lies-event-interrogated = { $seat } fragt: { $of }, { $place }?
sword-of-lies-event-colour-named = { $seat }: „{ $colour }“.
sword-of-lies-event-card-marked = { $believed ->
    [yes] { $of }: „{ $named }“ – { $by } glaubt es. Die Karte ist markiert.
   *[no] { $of }: „{ $named }“ – { $by } glaubt es nicht. Die Karte ist markiert.
}
sword-of-lies-event-skipped = { $seat } setzt aus.
sword-of-lies-event-castling-ended = Alle Karten von { $seat } sind markiert: der Big Blind.
sword-of-lies-event-posted = { $what ->
    [ante] { $seat } zahlt das Ante: { $chips }.
    [small_blind] { $seat } setzt den Small Blind: { $chips }.
   *[big_blind] { $seat } setzt den Big Blind: { $chips }.
}
sword-of-lies-event-betting-began = Setzrunde { $number }: { $seat } ist zuerst dran.
sword-of-lies-event-folded = { $seat } steigt aus.
sword-of-lies-event-checked = { $seat } schiebt.
sword-of-lies-event-called = { $seat } geht mit: { $chips }.
sword-of-lies-event-bet-made = { $seat } setzt { $to }.
sword-of-lies-event-raised = { $seat } erhöht auf { $to }.
sword-of-lies-event-went-all-in = { $seat } geht All-in: { $chips }.
sword-of-lies-event-returned = So weit geht niemand mit: { $chips } zurück ({ $seat }).
sword-of-lies-event-pots-formed = In den Pots: { $pots }.
sword-of-lies-event-reveals-began = { $number }. Aufdecken: alle zeigen eine Karte.
sword-of-lies-event-card-chosen = { $seat } hat eine Karte gewählt.
sword-of-lies-event-chose = Du deckst { $place } auf.
sword-of-lies-event-revealed = { $side ->
    [face_down] { $seat } deckt { $face } auf: ein Schild.
   *[face_up] { $seat } deckt { $face } auf.
}
sword-of-lies-event-folded-open = { $seat } legt { $face } ab.
sword-of-lies-event-sword-won = Durchschaut: { $of }. Ein Schwert für { $seat }.
sword-of-lies-event-sword-lost = Ausgestiegen: { $of }. { $seat } verliert ein Schwert.
sword-of-lies-event-armed = Zu den Waffen! Die Schwerter werden verdoppelt. { $swords }.
sword-of-lies-event-side-chosen = { $seat }: der Schild liegt { $side ->
    [face_up] offen
   *[face_down] verdeckt
}.
sword-of-lies-event-negotiation-began = Verhandlung vor Kriegsrunde { $number }.
sword-of-lies-event-deal-proposed = { $seat } → { $to }: Abmachung { $number }. Geboten: { $mine }. Verlangt: { $yours }. { $words }
sword-of-lies-event-whispered = { $seat } → { $to }: eine geflüsterte Abmachung.
sword-of-lies-event-whisper-ended = Die geflüsterte Abmachung { $number } ist erledigt.
sword-of-lies-event-deal-signed = { $seat } nimmt Abmachung { $number } an.
sword-of-lies-event-deal-declined = { $seat } lehnt Abmachung { $number } ab.
sword-of-lies-event-deal-lapsed = Abmachung { $number } ({ $seat } → { $to }) verfällt ohne Antwort.
sword-of-lies-event-chips-paid = { $chips ->
    [one] { $seat } → { $to }: { $chips } Chip.
   *[other] { $seat } → { $to }: { $chips } Chips.
}
sword-of-lies-event-got-ready = { $seat } ist bereit.
sword-of-lies-event-war-round-began = Kriegsrunde { $number }: Befehle werden geschrieben.
sword-of-lies-event-order-sealed = { $seat } hat einen Befehl versiegelt.
sword-of-lies-event-wrote-order = Dein Befehl ist versiegelt.
sword-of-lies-event-order-opened = Befehl von { $seat }: { $order }.
sword-of-lies-event-card-hit = { $lives ->
    [0] { $seat }: { $place } fällt.
    [one] { $seat }: { $place } ist getroffen; { $lives } Leben bleibt.
   *[other] { $seat }: { $place } hält; { $lives } Leben.
}
sword-of-lies-event-whisper-judged = Geflüsterte Abmachung { $number }: { $seat } – { $mine ->
        [kept] Versprechen gehalten
        [broken] Versprechen gebrochen
       *[open] nichts zu beurteilen
    }; { $to } – { $yours ->
        [kept] Versprechen gehalten
        [broken] Versprechen gebrochen
       *[open] nichts zu beurteilen
    }.
sword-of-lies-event-promise-kept = Versprechen gehalten: { $seat } → { $to }.
sword-of-lies-event-promise-broken = Versprechen gebrochen: { $seat } → { $to }!
sword-of-lies-event-pot-won = { $pot } geht an: { $chips }.
sword-of-lies-event-game-ended = Das Spiel ist aus.

## Wie ein Spiel endet
sword-end-war = Der Krieg ist aus: die meisten Leben gewinnen.
sword-end-folds = Alle anderen sind ausgestiegen.

## Gründe
sword-refused-over = Das Spiel ist aus.
sword-refused-cards-falling = Die Karten werden noch ausgeteilt; niemand ist dran, bis sie liegen.
sword-refused-not-your-turn = Du bist nicht dran: Platz { $seat } ist am Zug.
sword-refused-not-now = { $phase ->
    [castling] Das geht jetzt nicht: du bist in der Rochade am Zug. Befrage jemanden, biete einen Handel an oder setz aus.
    [asked] Das geht jetzt nicht: antworte auf den Handel. Nimm an, lehn ab oder nenn einen Preis.
    [priced] Das geht jetzt nicht: zahl den genannten Preis oder verzichte.
    [questioned] Das geht jetzt nicht: sag, welche Farbe deine Karte hat, rot oder schwarz.
    [verdict] Das geht jetzt nicht: sag, ob du die genannte Farbe glaubst.
    [betting] Das geht jetzt nicht: es wird gesetzt. Steig aus, schieb, geh mit, setz, erhöh oder geh All-in.
    [reveal] Das geht jetzt nicht: deck eine deiner Karten auf.
    [side] Das geht jetzt nicht: sag, welche Seite der Schild ist.
    [negotiation] Das geht jetzt nicht, es wird verhandelt: biete Abmachungen an, antworte auf welche oder sei bereit.
    [orders] Das geht jetzt nicht: schreib deinen Befehl für die Kriegsrunde.
   *[other] Das geht jetzt nicht.
}
sword-refused-nothing-to-do = Du bist fertig; die anderen sind es noch nicht.
sword-refused-folded = Du bist ausgestiegen: bis zum nächsten Spiel siehst du zu.
sword-refused-value = „{ $given }“ geht hier nicht. Erlaubt: { $allowed }.
sword-refused-card = { $field ->
    [own] Eine Karte { $given } hast du nicht zu geben.
    [theirs] Eine Karte { $given } gibt es in jener Reihe nicht.
    [price] Mit deiner Karte { $given } lässt sich das Leben nicht zahlen.
   *[place] Karte { $given } lässt sich jetzt nicht wählen.
} Von links gezählt gibt es: { $allowed }.
sword-refused-player = Spieler { $given } lässt sich dafür nicht wählen. Wählen kannst du: { $allowed }.
sword-refused-target = „{ $given }“ ist keine Karte, die du angreifen kannst. Erlaubt sind von diesen Spielern die Karten in Klammern, von links gezählt: { $allowed }.
sword-refused-chips = { $given } Chips gehen nicht. Erlaubt: { $allowed }.
sword-refused-amount = { $given } geht nicht: in dieser Runde darf dein Einsatz { $allowed } Chips betragen{ $all_in ->
    [yes] , oder du gehst All-in
   *[no] { "" }
}.
sword-refused-paid = So viele Chips ({ $given }) gehen nicht. Zahlen kannst du bis zu { $pay }, verlangen bis zu { $ask } (geschrieben −{ $ask }).
sword-refused-pledge = „{ $given }“ lässt sich nicht versprechen. Versprechen kann man „nothing“ (nichts), „spare“ (Frieden: den anderen nicht anzugreifen) oder einen Angriff auf einen Spieler, der Karten hat: { $allowed }.
sword-refused-words = { $given ->
    [0] Sag in Worten, was du willst, mit höchstens { $allowed } Zeichen.
   *[other] Das ist zu lang ({ $given } Zeichen): erlaubt sind bis zu { $allowed }.
}
sword-refused-trade-limit = Kein Handel mehr: in einem Spiel darf man höchstens { $allowed } beginnen.
sword-refused-skip = Alle anderen haben gerade ausgesetzt: biete einen Handel an oder befrage jemanden.
sword-refused-check = Es ist schon gesetzt: geh mit ({ $chips }) oder steig aus.
sword-refused-call-nothing = Es gibt nichts mitzugehen: schieb oder setz.
sword-refused-call-all-in = { $chips } mitzugehen kostet alles, was du hast: sag „All-in“.
sword-refused-bet-or-raise = { $level ->
    [0] Noch hat niemand gesetzt: das ist ein Einsatz, keine Erhöhung.
   *[other] Gesetzt sind schon { $level }: das ist eine Erhöhung, kein neuer Einsatz.
}
sword-refused-only-all-in = Du hast { $chips }: für eine volle Erhöhung reicht das nicht, aber du kannst All-in gehen.
sword-refused-not-reopened = Du warst schon dran, und { $chips } mehr ist keine volle Erhöhung von { $full }: geh mit oder steig aus.
sword-refused-raises = Keine Erhöhung mehr: bei diesem Limit gibt es höchstens { $allowed } in einer Runde.
sword-refused-over-limit = Das Limit liegt jetzt bei { $allowed }: All-in wäre mehr.
sword-refused-nobody-to-call = Niemand könnte bei einer Erhöhung mitgehen: alle anderen sind All-in.
sword-refused-ready = Du hast schon gesagt, dass du bereit bist.
sword-refused-deals = Keine Abmachung mehr: vor einer Kriegsrunde darf man höchstens { $allowed } anbieten.
sword-refused-deal-open = Alle haben noch ein Angebot von dir zu beantworten.
sword-refused-deal-too-dear = Wer da zahlen soll, hat nicht mehr so viele Chips.
sword-refused-no-deal = Keine Abmachung wartet auf deine Antwort.
sword-refused-no-such-deal = Eine Abmachung { $given } wartet nicht auf deine Antwort. Es warten: { $allowed }.
sword-refused-hold = Wer angreifen kann, muss: nach den Regeln dieses Tisches wartet niemand ab.
sword-refused-swords = Dafür braucht es { $needed } Schwerter; du hast { $swords }.
sword-refused-no-triple = An diesem Tisch gibt es keinen Dreifachangriff.
sword-refused-triple = Den Dreifachangriff gibt es nur mit der letzten Karte und einmal im Spiel.
sword-refused-buy-in = Platz { $seat }: { $given } Chips sind zu wenig; es braucht { $allowed }.
sword-contradiction-too-much = { $given } ist zu viel ({ $options }). Erlaubt: { $allowed }.
sword-contradiction-too-little = { $given } ist zu wenig ({ $options }). Erlaubt: { $allowed }.
