# Sword of Lies. Players are $seat, $of, $to, $by, $other; $place counts cards from the left.
sword-of-lies-title = Schwert der Lügen

## House rules
sword-of-lies-option-cards = Karten
sword-of-lies-option-cards-help = Wie viele Karten jeder bekommt.
sword-of-lies-option-cards-also = Hand austeilen
sword-of-lies-option-lowest-rank = Niedrigste Karte
sword-of-lies-option-lowest-rank-help = Der niedrigste Rang im Kartenspiel: 2 ist das volle mit 52 Karten, 6 eins mit 36; 11 ist der Bube, 13 der König.
sword-of-lies-option-decks = Kartenspiele
sword-of-lies-option-decks-help = Wie viele Kartenspiele zusammen gemischt werden; reichen sie nicht für alle, kommen weitere dazu.
sword-of-lies-option-min-buy-in = Buy-in
sword-of-lies-option-min-buy-in-help = Mit mindestens so vielen Chips setzt man sich; an einem neuen Tisch fangen alle damit an.
sword-of-lies-option-min-buy-in-also = Chips Geld Stapel Anfang
sword-of-lies-option-max-buy-in = Höchstes Buy-in
sword-of-lies-option-max-buy-in-help = Mit höchstens so vielen Chips setzt man sich, außer jemand am Tisch hat mehr; 0 heißt: das Fünffache des Buy-ins.
sword-of-lies-option-max-buy-in-0 = das Fünffache des Buy-ins
sword-of-lies-option-rebuys = Nachkaufen
sword-of-lies-option-rebuys-help = Ob man nach einem Spiel Chips nachkaufen darf. Wenn nicht, ist draußen, wer Blind und Ante nicht zahlen kann, bis weniger als drei spielen können.
sword-of-lies-option-rebuys-also = Chips pleite wieder Rebuy
sword-of-lies-option-trade-limit = Handel
sword-of-lies-option-trade-limit-help = Wie oft jeder in einem Spiel einen Handel beginnen darf; 0 heißt: so oft, wie Karten in einer Reihe liegen.
sword-of-lies-option-trade-limit-0 = so viele, wie Karten in einer Reihe liegen
sword-of-lies-option-limit = Limit
sword-of-lies-option-limit-help = Wie viel man auf einmal setzen darf.
sword-of-lies-option-limit-no-limit = kein Limit: alles, was du hast
sword-of-lies-option-limit-pot-limit = Pot-Limit: nicht mehr, als im Pot ist
sword-of-lies-option-limit-fixed-limit = festes Limit: ein Big Blind, ab der dritten Runde zwei
sword-of-lies-option-big-blind = Big Blind
sword-of-lies-option-big-blind-help = Was der setzt, dessen Karten alle markiert sind; zugleich der kleinste Einsatz.
sword-of-lies-option-small-blind = Small Blind
sword-of-lies-option-small-blind-help = Was der Spieler links vom Big Blind setzt; 0 heißt: nichts.
sword-of-lies-option-small-blind-0 = keiner
sword-of-lies-option-ante = Ante
sword-of-lies-option-ante-help = Was alle in den Pot legen, bevor gesetzt wird; 0 heißt: nichts.
sword-of-lies-option-ante-0 = keine
sword-of-lies-option-fixed-raises = Einsätze je Runde
sword-of-lies-option-fixed-raises-help = Wie oft bei festem Limit in einer Runde gesetzt und erhöht werden darf; der Big Blind zählt mit.
sword-of-lies-option-rake = Rake
sword-of-lies-option-rake-help = Wie viel Prozent von jedem Pot einbehalten werden.
sword-of-lies-option-rake-also = Gebühr Anteil Casino Prozent
sword-of-lies-option-rake-0 = keiner
sword-of-lies-option-rake-cap = Höchster Rake
sword-of-lies-option-rake-cap-help = Mehr wird von einem Spiel nicht einbehalten; 0 heißt unbegrenzt.
sword-of-lies-option-rake-cap-0 = unbegrenzt
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
sword-of-lies-option-deals-also = Frieden Versprechen verhandeln Pakt
sword-of-lies-option-deals-0 = keine
sword-of-lies-option-negotiation-clock = Zeit zum Verhandeln
sword-of-lies-option-negotiation-clock-help = Sekunden, die alle zusammen vor jeder Kriegsrunde haben; 0 heißt unbegrenzt.
sword-of-lies-option-negotiation-clock-0 = unbegrenzt
sword-of-lies-option-turn-clock = Zeit für einen Zug
sword-of-lies-option-turn-clock-help = Sekunden für jede Entscheidung, bevor der Server für einen Abwesenden spielt; 0 heißt unbegrenzt.
sword-of-lies-option-turn-clock-also = Uhr Sekunden Zeitlimit langsam
sword-of-lies-option-turn-clock-0 = unbegrenzt
sword-of-lies-option-turn-clock-3600 = eine Stunde
sword-of-lies-option-turn-clock-86400 = ein Tag

## House rules in one sentence
sword-of-lies-ours-cards = je { $value } Karten
sword-of-lies-ours-lowest-rank = { $value ->
    [11] Karten ab dem Buben
    [12] Karten ab der Dame
    [13] nur Könige und Asse
   *[other] Karten ab der { $value }
}
sword-of-lies-ours-decks = { $value ->
    [one] ein Kartenspiel
   *[other] { $value } Kartenspiele
}
sword-of-lies-ours-min-buy-in = Buy-in { $value }
sword-of-lies-ours-max-buy-in = { $value ->
    [0] höchstens fünf Buy-ins
   *[other] höchstens { $value } Chips am Anfang
}
sword-of-lies-ours-rebuys = { $value ->
    [yes] mit Nachkaufen
   *[no] ohne Nachkaufen
}
sword-of-lies-ours-trade-limit = { $value ->
    [0] so viele Tausche wie Karten
    [one] ein Tausch
   *[other] { $value } Tausche
}
sword-of-lies-ours-limit = { $value ->
    [pot_limit] Pot-Limit
    [fixed_limit] festes Limit
   *[no_limit] kein Limit
}
sword-of-lies-ours-big-blind = Big Blind { $value }
sword-of-lies-ours-small-blind = { $value ->
    [0] kein Small Blind
   *[other] Small Blind { $value }
}
sword-of-lies-ours-ante = { $value ->
    [0] keine Ante
   *[other] Ante { $value }
}
sword-of-lies-ours-fixed-raises = { $value ->
    [one] ein Einsatz je Runde
   *[other] { $value } Einsätze je Runde
}
sword-of-lies-ours-rake = { $value ->
    [0] kein Rake
   *[other] { $value } % Rake
}
sword-of-lies-ours-rake-cap = { $value ->
    [0] Rake ohne Grenze
   *[other] höchstens { $value } Rake
}
sword-of-lies-ours-dealer-button = { $value ->
    [yes] mit Dealer-Button
   *[no] ohne Dealer-Button
}
sword-of-lies-ours-reveal = { $value ->
    [simultaneous] Karten zusammen aufdecken
   *[in_turn] Karten reihum aufdecken
}
sword-of-lies-ours-fold-cards = { $value ->
    [face_up] abgelegte Karten offen
   *[face_down] abgelegte Karten verdeckt
}
sword-of-lies-ours-may-hold = { $value ->
    [yes] Abwarten erlaubt
   *[no] kein Abwarten
}
sword-of-lies-ours-any-target = { $value ->
    [yes] jedes Ziel
   *[no] nur fremde Karten als Ziel
}
sword-of-lies-ours-triple-attack = { $value ->
    [yes] Dreifachangriff
   *[no] kein Dreifachangriff
}
sword-of-lies-ours-hard-shields = { $value ->
    [yes] harte Schilde
   *[no] gewöhnliche Schilde
}
sword-of-lies-ours-shield-side = { $value ->
    [yes] der höchste Einsatz wählt die Schildseite
   *[no] vier Schwerter für den höchsten Einsatz
}
sword-of-lies-ours-deals = { $value ->
    [0] keine Abmachungen
    [one] eine Abmachung je Runde
   *[other] { $value } Abmachungen je Runde
}
sword-of-lies-ours-negotiation-clock = { $value ->
    [0] Verhandeln ohne Zeitlimit
    [one] eine Sekunde zum Verhandeln
   *[other] { $value } Sekunden zum Verhandeln
}
sword-of-lies-ours-turn-clock = { $value ->
    [0] ohne Zeitlimit
    [3600] eine Stunde je Zug
    [86400] ein Tag je Zug
    [one] eine Sekunde je Zug
   *[other] { $value } Sekunden je Zug
}

## Presets
sword-of-lies-preset-standard = Standard
sword-of-lies-preset-standard-help = Vier Karten, feste Einsätze und ein Zehntel des Stapels als Ante: um so einen Pot lohnt sich ein Krieg.
sword-of-lies-preset-first-evening = Erster Abend
sword-of-lies-preset-first-evening-help = Drei Karten, kleine feste Einsätze und keine Abmachungen: der Weg zum Krieg ist kurz.
sword-of-lies-preset-no-limit = Ohne Limit
sword-of-lies-preset-no-limit-help = Ein Big Blind von zwei, kein Ante, und jederzeit darf man alles setzen: eine Frage der Nerven, meist vor dem Krieg zu Ende.
sword-of-lies-preset-pot-limit = Pot-Limit
sword-of-lies-preset-pot-limit-help = Einsätze bis zur Höhe des Pots und ein Ante von einem Zwanzigstel der Chips: Ein Einsatz kann andere zum Aussteigen bringen, und etwa jedes zweite Spiel kommt in den Krieg.
sword-of-lies-preset-quick = Schnell
sword-of-lies-preset-quick-help = Drei Karten und kleine Stapel.
sword-of-lies-preset-long-table = Große Runde
sword-of-lies-preset-long-table-help = Ab acht Personen: drei Karten, zwei Erhöhungen, alle decken zugleich auf, 20 Sekunden je Entscheidung, 45 zum Verhandeln.
sword-of-lies-preset-last-one = Ohne Nachkaufen
sword-of-lies-preset-last-one-help = Wie „Standard“, aber wer nicht zahlen kann, ist draußen.
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

## Cards, marks and counts
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
sword-of-lies-aim = { $owner } { $card }
sword-of-lies-order-paid = { $aims }; Preis: { $card }
sword-of-lies-quoted = „{ $words }“
sword-of-lies-mark = { $believed ->
    [yes] { $by } hat „{ $named }“ gehört und es geglaubt
   *[no] { $by } hat „{ $named }“ gehört und es nicht geglaubt
}
sword-of-lies-read = „{ $named }“ war { $held ->
    [yes] wahr
   *[no] gelogen
}; { $by }: { $believed ->
    [yes] „Glaube ich“
   *[no] „Glaube ich nicht“
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}
sword-of-lies-raises-left = { $count ->
    [0] Keine Erhöhung mehr in dieser Runde
    [one] Noch eine Erhöhung in dieser Runde
   *[other] Noch { $count } Erhöhungen in dieser Runde
}
sword-of-lies-prize = { $side ->
    [yes] die Wahl der Schildseite
   *[no] die vier Schwerter
}
sword-of-lies-takes-four = holt { sword-of-lies-prize }
sword-of-lies-keeps-four = behält { sword-of-lies-prize }
sword-of-lies-leads = bisher am höchsten gesetzt, { $chips }: { sword-of-lies-prize }
sword-of-lies-chases = kann noch holen: { sword-of-lies-prize }
sword-of-lies-last-raise = letzte Erhöhung
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
sword-of-lies-pledge-spare = Frieden ({ $seat })
sword-of-lies-pledge-strike = Angriff ({ $seat })
sword-of-lies-promised = Du hast versprochen: { $pledges }.

## Phases
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

## Actions
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

## Events
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
sword-of-lies-event-revealed = { $seat } deckt { $face } auf{ $mark ->
    [shield] : { sword-of-lies-read }. Das gibt einen Schild.
    [sword] : { sword-of-lies-read }.
   *[none] .
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
    [0] { $seat }: { $face } fällt.
    [one] { $seat }: { $face } ist getroffen; { $lives } Leben bleibt.
   *[other] { $seat }: { $face } hält; { $lives } Leben.
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
sword-of-lies-event-pot-won = { $pot }: { $chips }{ $rake ->
    [0] {""}
   *[other] ; Rake { $rake }
}.
sword-of-lies-event-game-ended = Das Spiel ist aus.

## How a game ends
sword-end-war = Der Krieg ist aus: die meisten Leben gewinnen.
sword-end-folds = Alle anderen sind ausgestiegen.

## Reasons
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

## How to play: one sentence for each rule
sword-of-lies-play-aim = Das Ziel
sword-of-lies-play-wins = Gewinne Chips. Wer die Lügen anderer durchschaut, verdient sich Schwerter{ $side ->
    [yes] {""}
   *[no] ; wer gut lügt, schützt seine Karten mit Schilden
}. Einen Pot bekommt, wer von den Beteiligten am Ende des Krieges die meisten Leben hat; steigen alle anderen vorher aus, bekommt ihn der Letzte, der noch dabei ist, ohne Krieg.
sword-of-lies-play-set-up = Vor dem Spiel
sword-of-lies-play-buy-in = Alle setzen sich mit mindestens { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
}.
sword-of-lies-play-most = Niemand bringt mehr als { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} mit, außer jemand am Tisch hat mehr.
sword-of-lies-play-rebuys = Nach einem Spiel machst du mit dem weiter, was du noch hast, wenn es mindestens { $chips ->
    [one] ein Chip ist
   *[other] { $chips } Chips sind
}, oder kaufst nach.
sword-of-lies-play-last-one = Nach einem Spiel machst du mit dem weiter, was du noch hast. Niemand kauft nach: wer weniger als { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} hat, ist draußen. Für ein Spiel braucht es drei.
sword-of-lies-play-cards = Jeder bekommt { $cards } Karten, verdeckt in einer Reihe; die eigenen darfst du ansehen. Nur die Farbe zählt: Herz und Karo sind rot, Pik und Kreuz schwarz.
sword-of-lies-play-first = Dann zieht jeder offen noch eine Karte; die höchste, mit dem Ass ganz oben, beginnt. Bei Gleichstand ziehen die Höchsten noch einmal, danach entscheidet das Los.
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
} für jede Entscheidung, außer beim Verhandeln vor einer Kriegsrunde; ist die Zeit um, spielt der Server für dich.
sword-of-lies-play-clock-hours = Du hast { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} für jede Entscheidung, außer beim Verhandeln vor einer Kriegsrunde; ist die Zeit um, spielt der Server für dich.
sword-of-lies-play-clock-runs-on = Die Uhr läuft auch, wenn niemand am Tisch ist. Ist sie abgelaufen, spielt der Server deinen Zug ganz zu Ende.
sword-of-lies-play-castling = Phase I: die Rochade
sword-of-lies-play-in-turn = Reihum, im Uhrzeigersinn, macht jeder einen von zwei Zügen:
sword-of-lies-play-trade = Handel: biete eine deiner Karten, wenn du willst mit Chips, für die Karte eines anderen, beide ungesehen. Der andere nimmt an, lehnt ab oder nennt stattdessen einen Preis, in Chips oder in Worten, den du zahlst oder nicht. Markierte Karten nehmen ihre Markierung mit.
sword-of-lies-play-question = Befragung: zeig auf eine unmarkierte Karte eines anderen. Der sagt „rot“ oder „schwarz“, wahr oder nicht; du sagst „Glaub ich“ oder „Glaub ich nicht“. Jetzt ist die Karte markiert.
sword-of-lies-play-skip = Du darfst auch aussetzen, außer alle anderen haben gerade ausgesetzt oder vergeblich einen Handel versucht.
sword-of-lies-play-trade-limit = { $trades ->
    [one] In einem Spiel darf jeder einen Handel beginnen.
   *[other] In einem Spiel darf jeder { $trades }-mal einen Handel beginnen.
}
sword-of-lies-play-castled = Sobald alle Karten eines Spielers markiert sind, endet diese Phase, und er ist der Big Blind.
sword-of-lies-play-betting = Phase II: das Setzen
sword-of-lies-play-big-blind = Der Big Blind setzt als Erster { $chips }; dann heißt es reihum aussteigen, schieben, mitgehen, erhöhen oder All-in, wie beim Hold’em. In späteren Runden beginnt der Big Blind, sonst der Nächste, der kann.
sword-of-lies-play-small-blind = Der Spieler links vom Big Blind setzt { $chips }.
sword-of-lies-play-ante = Alle legen vorher { $chips } in den Pot.
sword-of-lies-play-short = Wer dafür zu wenig Chips hat, setzt alle, die er hat.
sword-of-lies-play-limit-no-limit = Ein Einsatz ist mindestens { $chips }, eine Erhöhung mindestens so viel wie die letzte; nur All-in darf es weniger sein. Nach oben gibt es keine Grenze.
sword-of-lies-play-limit-pot-limit = Ein Einsatz ist mindestens { $chips }, eine Erhöhung mindestens so viel wie die letzte; nur All-in darf es weniger sein. Erhöhen darf man höchstens um den Pot nach dem eigenen Mitgehen (oder um die kleinste Erhöhung, wenn der Pot kleiner ist).
sword-of-lies-play-limit-fixed-limit = Einsätze und Erhöhungen stehen fest: { $chips }, ab der dritten Runde doppelt so viel; nur All-in darf es weniger sein. Höchstens { $raises } davon gibt es in jeder Runde; in der ersten zählt der Big Blind mit.
sword-of-lies-play-rake = Einbehalten werden { $percent } Prozent von jedem Pot{ $cap ->
    [0] {""}
   *[other] , höchstens { $cap } je Spiel
}; steigen alle anderen vor dem ersten Aufdecken aus, wird nichts einbehalten.
sword-of-lies-play-button = Der Dealer-Button wird gezeigt und rückt von Spiel zu Spiel weiter; er entscheidet nichts.
sword-of-lies-play-reveal-in-turn = Nach jeder Setzrunde deckt jeder, der noch dabei ist, eine Karte seiner Wahl auf, reihum vom Big Blind an, bis alle { $cards } aufgedeckt sind und zum letzten Mal gesetzt ist. Kann niemand mehr setzen, werden die Karten ohne Einsätze aufgedeckt.
sword-of-lies-play-reveal-simultaneous = Nach jeder Setzrunde wählt jeder, der noch dabei ist, geheim eine Karte; alle werden zusammen aufgedeckt, bis alle { $cards } aufgedeckt sind und zum letzten Mal gesetzt ist. Kann niemand mehr setzen, werden die Karten ohne Einsätze aufgedeckt.
sword-of-lies-play-marks = Eine unmarkierte Karte liegt offen. Eine markierte auch, wenn der, der nach ihr gefragt hat, richtig geurteilt hat (die Wahrheit geglaubt oder eine Lüge nicht geglaubt): er bekommt ein Schwert, außer er ist ausgestiegen. Hat er sich geirrt, { $side ->
    [yes] liegt die Karte verdeckt
   *[no] bekommt die Karte einen Schild und liegt verdeckt
}.
sword-of-lies-play-fold-face-down = Abgelegte Karten liegen verdeckt: sie bringen keine Schwerter, und die schon gebrachten sind verloren, ebenso die Schwerter dessen, der aussteigt.
sword-of-lies-play-fold-face-up = Abgelegte Karten werden aufgedeckt und bringen denen, die noch dabei sind, weiterhin ihre Schwerter; verloren sind nur die Schwerter dessen, der aussteigt.
sword-of-lies-play-war = Phase III: der Krieg
sword-of-lies-play-doubled = Alle Schwerter werden verdoppelt. Eine Karte hat ein Leben, eine mit Schild zwei.
sword-of-lies-play-four = Wer in diesem Spiel zuerst am höchsten gesetzt hat, bekommt noch vier Schwerter, außer er ist ausgestiegen. Der Big Blind zählt als Einsatz, Mitgehen nicht.
sword-of-lies-play-side = Wer in diesem Spiel zuerst am höchsten gesetzt hat, entscheidet, ob offene oder verdeckte Karten die Schilde sind; ist er ausgestiegen, sind es die verdeckten. Der Big Blind zählt als Einsatz, Mitgehen nicht.
sword-of-lies-play-talks = Vor jeder Kriegsrunde wird verhandelt, laut oder geflüstert. { $deals ->
    [0] Abmachungen, die gelten, kann niemand anbieten.
    [one] Jeder, der noch dabei ist, darf eine Abmachung anbieten: Chips wechseln sofort den Besitzer, und bei Versprechen sehen alle, ob sie gehalten oder gebrochen werden. Eine Abmachung, auf die bis zum Ende niemand antwortet, verfällt.
   *[other] Jeder, der noch dabei ist, darf { $deals } Abmachungen anbieten: Chips wechseln sofort den Besitzer, und bei Versprechen sehen alle, ob sie gehalten oder gebrochen werden. Eine Abmachung, auf die bis zum Ende niemand antwortet, verfällt.
} Zu Ende ist die Verhandlung, wenn alle bereit sind, die noch Karten haben, mit Schwert oder ohne.
sword-of-lies-play-talks-clock = Die Verhandlung dauert höchstens { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
sword-of-lies-play-must-attack = Dann muss jeder angreifen, der ein Schwert und eine Karte hat, und schreibt geheim einen Befehl; alle Befehle werden zugleich aufgedeckt und ausgeführt:
sword-of-lies-play-may-hold = Dann schreibt jeder, der ein Schwert und eine Karte hat, geheim einen Befehl oder wartet ab; alle Befehle werden zugleich aufgedeckt und ausgeführt. Eine Runde, in der alle abwarten, beendet den Krieg. Die Befehle:
sword-of-lies-play-attack = Ein Schwert auf eine Karte eines Gegners: sie verliert ein Leben{ $hard ->
    [yes] , außer sie hat einen Schild
   *[no] {""}
}.
sword-of-lies-play-double = Zwei Schwerter, jedes auf eine beliebige Karte eines Gegners; der Preis ist ein Leben einer eigenen Karte.
sword-of-lies-play-double-any = Zwei Schwerter, jedes auf eine beliebige Karte auf dem Tisch, auch auf eine eigene; der Preis ist ein Leben einer eigenen Karte.
sword-of-lies-play-triple = Mit einer einzigen Karte: drei Schwerter, jedes auf eine beliebige Karte eines Gegners, ohne Preis, einmal im Spiel.
sword-of-lies-play-shields = Ein Schild, der ein Leben verliert, dreht sich um{ $side ->
    [yes] {""}
   *[no] , liegt offen
} und hat noch ein Leben.
sword-of-lies-play-hard = Ein Schild fällt nur, wenn ihn in einer Runde zwei oder mehr Schwerter treffen, und dann ganz; weniger bewirken bei ihm nichts. Zahlt er für einen Doppelangriff, dreht er sich um{ $side ->
    [yes] {""}
   *[no] , liegt offen
} und hat noch ein Leben.
sword-of-lies-play-end = Der Krieg ist aus, wenn niemand mehr angreifen kann. Jeden Pot (nach einem All-in gibt es Nebenpots, wie beim Hold’em) gewinnt, wer von den Beteiligten die meisten Leben hat; bei Gleichstand, wer zu Beginn des Krieges die meisten Schwerter hatte; sind auch die gleich, wird geteilt.

## First games: the goal, and a tip at each hard step
sword-of-lies-goal-pot = Wer am Ende die meisten Leben hat, bekommt den Pot. Durchschaute Lügen bringen Schwerter; Schwerter nehmen Leben.
sword-of-lies-goal-all = Die meisten Leben am Ende bekommen den Pot; gewinn alle Chips. Durchschaute Lügen bringen Schwerter; die nehmen Leben.
sword-of-lies-tip-interrogate = Frag nach einer Karte: liest du die Antwort richtig, bringt sie ein Schwert. Oder tausche. Aussetzen bringt nichts.
sword-of-lies-tip-name-colour = Sag die Wahrheit oder lüge. { $shield ->
    [side] Wird es falsch gelesen, liegt deine Karte verdeckt: ein Schild, wenn diese Seite gewählt wird.
    [hard] Wird es falsch gelesen, bekommt deine Karte einen Schild: nur zwei Schwerter zugleich fällen ihn.
   *[plain] Wird es falsch gelesen, bekommt deine Karte einen Schild: zwei Leben statt einem.
}
sword-of-lies-tip-believe = Richtig: ein Schwert für dich (✓ geglaubt, ✗ nicht). Falsch: { $shield ->
    [side] die Karte wird verdeckt liegen.
   *[plain] ein Schild für die Karte.
}
sword-of-lies-tip-agree = Die Gegenseite kennt deine neue Karte. Ist sie unmarkiert, kann man dich danach fragen und ist sicher.
sword-of-lies-tip-fold = Du setzt darauf, nach dem Krieg die meisten Leben zu haben. Wer zuerst am höchsten setzt, { $side ->
    [yes] wählt die Seite der Schilde.
   *[no] bekommt auch vier Schwerter.
}
sword-of-lies-tip-reveal-in-turn = Aufgedeckt zeigt eine markierte Karte, was sie bringt. Welche zuerst, entscheidest du.
sword-of-lies-tip-reveal-simultaneous = Jeder wählt heimlich eine Karte, alle decken zugleich auf: eine markierte zeigt, was sie bringt.
sword-of-lies-tip-ready = { $deals ->
    [0] Vor der Kriegsrunde darf man reden; bindende Abmachungen gibt es nicht. Dann sei bereit.
    [one] Vor jeder Kriegsrunde darfst du reden und eine Abmachung vorschlagen, oder sei einfach bereit.
   *[other] Vor jeder Kriegsrunde darfst du reden und { $deals } Abmachungen vorschlagen, oder sei einfach bereit.
}
sword-of-lies-tip-strike = { $hard ->
    [yes] Ein Schwert fällt eine Karte ohne Schild; ein Schild fällt nur durch zwei zugleich.
   *[no] Ein Schwert nimmt einer Karte ein Leben. Am Ende zählen nur Leben.
}{ $hold ->
    [yes] {" "}Oder halte dich zurück.
   *[no] {""}
}
sword-of-lies-tip-choose-side = Welche Karten sind Schilde: die offenen oder die verdeckten? Ein Schild hat zwei Leben.

## Tutorial
tutorial-sword-of-lies-goal = Deine zwei Karten kennst nur du. Am Ende bekommen die meisten Leben den Pot. Fragen bringen Schwerter, und ein Schwert nimmt ein Leben.
tutorial-sword-of-lies-ask = Frag Anna, welche Farbe eine Karte hat: { $device ->
    [browser] tippe ihre linke Karte an, dann „Befragen“
   *[terminal] sie ist Spieler 2, ihre linke Karte ist Karte 1
}.
tutorial-sword-of-lies-ask-anna = Hier fragen wir Anna nach ihrer linken Karte.
tutorial-sword-of-lies-judge = „Rot“, sagt sie. Urteilst du richtig, bringt die Karte dir ein Schwert; urteilst du falsch, bekommt sie einen Schild: zwei Leben. Glaub ihr nicht.
tutorial-sword-of-lies-judge-lie = Diesmal lügt sie: glaub ihr nicht.
tutorial-sword-of-lies-answer = Jetzt fragt Anna nach deiner schwarzen Neun. Sag die Wahrheit oder lüge, wie du magst.
tutorial-sword-of-lies-answer-any = Sag rot oder schwarz.
tutorial-sword-of-lies-bet = Sie hat dich durchschaut. Marko hat auch gefragt und ist ausgestiegen. Setz jetzt darauf, dass du die meisten Leben haben wirst: der höchste Einsatz bringt auch vier Schwerter. Setz alles!
tutorial-sword-of-lies-bet-all = Hier setzen wir alles: das bringt vier Schwerter.
tutorial-sword-of-lies-reveal = Anna hat eine schwarze Karte aufgedeckt: sie hat gelogen, und du hast ein Schwert. Deck nun eine von deinen auf.
tutorial-sword-of-lies-reveal-any = { $device ->
    [browser] Tippe eine deiner Karten an.
   *[terminal] Wähle eine deiner Karten.
}
tutorial-sword-of-lies-ready = Die Schwerter wurden verdoppelt, dein Einsatz brachte vier: du hast sechs, Anna zwei. Vor jeder Runde Krieg kann man reden und handeln. Sag, dass du bereit bist.
tutorial-sword-of-lies-ready-now = Heute gibt es nichts auszuhandeln: sag, dass du bereit bist.
tutorial-sword-of-lies-strike = Ein Schwert nimmt ein Leben. Befehle schreibt man geheim: { $device ->
    [browser] tippe eine Karte von Anna an, dann versiegle den Befehl
   *[terminal] ein Schwert auf eine Karte von Anna, Spieler 2
}.
tutorial-sword-of-lies-strike-anna = Ein Schwert genügt: { $device ->
    [browser] tippe eine Karte von Anna an, dann versiegle den Befehl
   *[terminal] auf eine Karte von Anna, Spieler 2
}.
tutorial-sword-of-lies-won = Anna hat zweimal geschlagen und mit einer ihrer Karten bezahlt; dein Schwert nahm die andere. Du hast ein Leben, sie keins: der Pot ist dein.
tutorial-sword-of-lies-last = Das ist Schwert der Lügen: frag, um Schwerter zu gewinnen, setz auf deine Leben, schlag zu. Aussetzen bringt nichts.

## Browser
web-sword-of-lies-rank = { $rank ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $rank }
}
web-sword-of-lies-face = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}-{ $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[A] Ass
}
web-sword-of-lies-unknown = verdeckt
web-sword-of-lies-yours = { $face }, siehst nur du
web-sword-of-lies-remembered = verdeckt, du weißt noch: { $face }
web-sword-of-lies-fallen = { $card }: gefallen
web-sword-of-lies-row = Karten von { $name }
web-sword-of-lies-closer = Die Karten von { $name } aus der Nähe
web-sword-of-lies-closer-row = Die Reihe, groß
web-sword-of-lies-closer-hint = Antippen zeigt die Karten groß.
web-sword-of-lies-no-cards = keine Karten
web-sword-of-lies-seat = Nummer { $number },
web-sword-of-lies-table = Der Tisch
web-sword-of-lies-doing = Was du tun kannst
web-sword-of-lies-put-in = { $chips ->
    [one] { $chips } Chip in dieser Runde gesetzt
   *[other] { $chips } Chips in dieser Runde gesetzt
}
web-sword-of-lies-bb = BB
web-sword-of-lies-big-blind = Big Blind
web-sword-of-lies-dealer = Dealer
web-sword-of-lies-is-folded = raus
web-sword-of-lies-is-all-in = All-in
web-sword-of-lies-is-ready = bereit
web-sword-of-lies-is-chosen = hat gewählt
web-sword-of-lies-is-sealed = Befehl versiegelt

## Browser: the middle of the table
web-sword-of-lies-phase-castling = Rochade
web-sword-of-lies-phase-betting = Setzen
web-sword-of-lies-phase-war = Krieg
web-sword-of-lies-of-rounds = { $number }/{ $rounds }
web-sword-of-lies-war-round = Runde { $number }
web-sword-of-lies-pots = Pots
web-sword-of-lies-in-it = für №
web-sword-of-lies-side-pots = Nebenpots ({ $count })
web-sword-of-lies-moment-believed = { $by } glaubt es.
web-sword-of-lies-moment-doubted = { $by } glaubt es nicht.
web-sword-of-lies-moment-true = Wahr!
web-sword-of-lies-moment-lie = Gelogen!
web-sword-of-lies-orders-open = Alle Befehle sind offen.
web-sword-of-lies-hit = Getroffen: { $seats }
web-sword-of-lies-bets = Auf dem Tisch

## Browser: progress
web-sword-of-lies-waits-deal = Es wird ausgeteilt.
web-sword-of-lies-waits-determining = Die höchste Karte beginnt.
web-sword-of-lies-waits-castling = { $seat } handelt oder befragt.
web-sword-of-lies-waits-asked = { $mover } will handeln; { $other } überlegt.
web-sword-of-lies-waits-priced = { $mover } zahlt den Preis oder nicht.
web-sword-of-lies-waits-questioned = { $mover } fragt { $other }: rot oder schwarz?
web-sword-of-lies-waits-verdict = { $other } sagt „{ $colour }“. Glaubt { $mover } das?
web-sword-of-lies-waits-betting = { $seat } ist dran.
web-sword-of-lies-waits-reveal = Noch am Aufdecken: { $waiting }.
web-sword-of-lies-waits-side = { $seat } wählt die Seite des Schilds.
web-sword-of-lies-waits-negotiation = Noch am Verhandeln: { $waiting }.
web-sword-of-lies-waits-orders = Noch am Schreiben: { $waiting }.
web-sword-of-lies-you-castling = Befrage jemanden oder handle.
web-sword-of-lies-you-asked = { $mover } will mit dir handeln.
web-sword-of-lies-you-priced = { $other } nennt einen Preis statt deiner Chips.
web-sword-of-lies-you-questioned = { $mover } fragt nach deiner Karte: { $place }. Was sagst du?
web-sword-of-lies-you-verdict = { $other } sagt „{ $colour }“. Stimmt das?
web-sword-of-lies-you-betting = Dein Einsatz.
web-sword-of-lies-you-reveal = Tippe die Karte an, die du aufdeckst.
web-sword-of-lies-you-side = Höchster Einsatz: welche Seite ist der Schild?
web-sword-of-lies-you-negotiation = Rede, triff Abmachungen oder sei bereit für die Kriegsrunde.
web-sword-of-lies-you-answer = Ein Angebot wartet auf deine Antwort.
web-sword-of-lies-you-orders = Tippe an, was du angreifst.
web-sword-of-lies-you-folded = Du bist ausgestiegen. Sieh dem Kampf zu.
web-sword-of-lies-you-sealed = Befehl versiegelt. Noch am Schreiben: { $waiting }.

## Browser: castling
web-sword-of-lies-castling-hint = Tippe eine fremde Karte an.
web-sword-of-lies-castling-own = Du gibst { $place }. Tippe jetzt die Karte an, die du willst.
web-sword-of-lies-interrogate-note = rot oder schwarz?
web-sword-of-lies-trade-pick = tippe an, was du dafür gibst
web-sword-of-lies-trade-for = { $chips ->
    [0] für { $place }
    [one] für { $place } und { $chips } Chip
   *[other] für { $place } und { $chips } Chips
}
web-sword-of-lies-chips-beside = Chips zur Karte dazu
web-sword-of-lies-marked-already = Schon markiert. Nach ihr fragen geht nicht mehr, um sie handeln schon.
web-sword-of-lies-skip-note = nichts tun
web-sword-of-lies-ask-chips = Chips dafür …
web-sword-of-lies-ask-favour = Gefallen dafür …
web-sword-of-lies-favour = Was du dafür willst, in Worten
web-sword-of-lies-price = Der Preis in Chips
web-sword-of-lies-promise-it = Versprechen
web-sword-of-lies-say-red = Rot
web-sword-of-lies-say-black = Schwarz
web-sword-of-lies-the-truth = die Wahrheit
web-sword-of-lies-a-lie = gelogen
web-sword-of-lies-believe-note = es stimmt
web-sword-of-lies-disbelieve-note = es ist gelogen
web-sword-of-lies-becomes-sword = ein Schwert für dich
web-sword-of-lies-becomes-shield = ein Schild für die Karte
web-sword-of-lies-stakes-owner = Urteilt { $mover } richtig, ist das ein Schwert; wenn nicht, ein Schild für deine Karte.
web-sword-of-lies-stakes = Richtig: { $right }. Falsch: { $wrong }.

## Browser: betting
web-sword-of-lies-bet-to = Wie viel setzen
web-sword-of-lies-raise-to = Auf wie viel erhöhen
web-sword-of-lies-bet = Setzen
web-sword-of-lies-raise = Erhöhen
web-sword-of-lies-call = Mitgehen: { $chips }
web-sword-of-lies-least = Minimum
web-sword-of-lies-half-pot = ½ Pot
web-sword-of-lies-whole-pot = Pot
web-sword-of-lies-most = Maximum
web-sword-of-lies-less = Weniger
web-sword-of-lies-more = Mehr
web-sword-of-lies-fold-sure = Schieben ist gratis. Trotzdem aussteigen
web-sword-of-lies-all-in-sure = { $chips ->
    [one] Ja, mein letzter Chip
   *[other] Ja, alle { $chips } Chips
}
web-sword-of-lies-all-to-stay = { $chips ->
    [one] um zu bleiben: dein letzter Chip
   *[other] um zu bleiben: alle { $chips } Chips
}

## Browser: revealing
web-sword-of-lies-reveal-pick = Tippe eine deiner Karten an
web-sword-of-lies-reveal-card = Aufdecken: { $place }
web-sword-of-lies-choose-card = Wählen: { $place }
web-sword-of-lies-stays-open = nicht markiert, liegt also offen, mit einem Leben.
web-sword-of-lies-will-sword = { $in ->
    [yes] { $by } hat richtig geurteilt: ein Schwert.
   *[no] { $by } hat richtig geurteilt, ist aber ausgestiegen: kein Schwert.
}
web-sword-of-lies-will-shield = { $by } hat falsch geurteilt: ein Schild.
web-sword-of-lies-by-itself = die letzte zeigt sich von selbst
web-sword-of-lies-show-all = Alle aufdecken
web-sword-of-lies-show-all-note = setzen kann niemand mehr
web-sword-of-lies-your-choice = Du hast gewählt. Alle decken zusammen auf.

## Browser: deals
web-sword-of-lies-deals-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
web-sword-of-lies-ready-note = zur Kriegsrunde
web-sword-of-lies-stay-ready = Auch in späteren Runden, bis mich jemand anspricht
web-sword-of-lies-stays-ready = Du bist in jeder Runde bereit, bis dich jemand anspricht.
web-sword-of-lies-stop-ready = Wieder fragen
web-sword-of-lies-deal-from = Abmachung von { $seat }
web-sword-of-lies-deal-with = Abmachung mit
web-sword-of-lies-i-pledge = Ich verspreche
web-sword-of-lies-they-pledge = { $seat } verspricht
web-sword-of-lies-who-pays = Wer zahlt
web-sword-of-lies-pays = { $who ->
    [me] { $chips ->
        [0] Ich zahle
       *[other] Ich zahle { $chips }
    }
    [them] { $chips ->
        [0] { $seat } zahlt
       *[other] { $seat } zahlt { $chips }
    }
   *[nobody] Keine Chips
}
web-sword-of-lies-chips-paid = Chips, die mit dem Annehmen gezahlt werden
web-sword-of-lies-more-words = Noch etwas, in Worten
web-sword-of-lies-in-private = Unter vier Augen
web-sword-of-lies-in-private-help = Die anderen sehen, dass ihr etwas abmacht, nicht was; gezahlte Chips sehen alle.
web-sword-of-lies-private = unter vier Augen
web-sword-of-lies-counter = Ändern
web-sword-of-lies-send-deal = Senden
web-sword-of-lies-next-deal = Die nächste von { $count } Abmachungen
web-sword-of-lies-ledger = { $open ->
    [0] { "" }
    [one] { $open } offene Abmachung,{ " " }
   *[other] { $open } offene Abmachungen,{ " " }
}{ $promises ->
    [0] keine Versprechen
    [one] { $promises } Versprechen
   *[other] { $promises } Versprechen
}{ $broken ->
    [0] { "" }
   *[other] , { $broken } gebrochen
}
web-sword-of-lies-promise-open = steht noch aus
web-sword-of-lies-promise-kept = gehalten
web-sword-of-lies-promise-broken = gebrochen

## Browser: war
web-sword-of-lies-attacks = Art des Angriffs
web-sword-of-lies-strike = Angriff
web-sword-of-lies-strike-twice = Doppelt
web-sword-of-lies-strike-thrice = Dreifach
web-sword-of-lies-strike-note = ein Schwert
web-sword-of-lies-strike-twice-note = kostet ein Leben
web-sword-of-lies-strike-thrice-note = letzte Karte
web-sword-of-lies-pick-target = Schwert { $number }
web-sword-of-lies-pick-price = Deine Karte, die zahlt
web-sword-of-lies-own-tap = Meine Karte antippen:
web-sword-of-lies-own-pays = zahlt mit ihr
web-sword-of-lies-own-hit = greift sie an
web-sword-of-lies-price-is = Zahlt: { $card }
web-sword-of-lies-drop = Zurücknehmen: { $target }
web-sword-of-lies-seal = Befehl versiegeln
web-sword-of-lies-seal-note = niemand sieht ihn, bis alle fertig sind
web-sword-of-lies-break-sure = { sword-of-lies-promised } Trotzdem versiegeln
web-sword-of-lies-your-order = Nur du kannst ihn lesen: { $order }

## Browser: the last board
web-sword-of-lies-ended-war = Der Krieg ist aus. Wer die meisten Leben hatte, bekam den Pot.
web-sword-of-lies-ended-folds = Alle anderen sind ausgestiegen: kein Krieg.

## Terminal: second person
terminal-sword-of-lies-you = du
terminal-sword-of-lies-your-card = deine Karte { $card }
terminal-sword-of-lies-spare-you = Frieden mit dir
terminal-sword-of-lies-strike-you = Angriff auf dich
terminal-sword-of-lies-to-you-promise-kept = { $seat } hält das Versprechen an dich.
terminal-sword-of-lies-to-you-promise-broken = { $seat } bricht das Versprechen an dich!
terminal-sword-of-lies-you-turned-up = Du ziehst { $face }.
terminal-sword-of-lies-you-castling-began = Du beginnst.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] Du bietest { $of } einen Handel an: { $own } gegen { $theirs }.
    [one] Du bietest { $of } einen Handel an: { $own } und { $chips } Chip gegen { $theirs }.
   *[other] Du bietest { $of } einen Handel an: { $own } und { $chips } Chips gegen { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = Du lehnst ab.
terminal-sword-of-lies-you-price-named = { $chips ->
    [0] Du nennst einen Preis: { $words }
    [one] Du nennst einen Preis: { $chips } Chip. { $words }
   *[other] Du nennst einen Preis: { $chips } Chips. { $words }
}
terminal-sword-of-lies-you-trade-withdrawn = Du zahlst das nicht.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] Du tauschst mit { $of } Karten.
   *[other] Du tauschst mit { $of } Karten und zahlst { $chips }.
}
terminal-sword-of-lies-you-favour-promised = Du versprichst { $to }: „{ $words }“.
terminal-sword-of-lies-you-interrogated = Du fragst { $of }: { $place }?
terminal-sword-of-lies-you-colour-named = Du: „{ $colour }“.
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] { $of }: „{ $named }“ – du glaubst es. Die Karte ist markiert.
   *[no] { $of }: „{ $named }“ – du glaubst es nicht. Die Karte ist markiert.
}
terminal-sword-of-lies-you-skipped = Du setzt aus.
terminal-sword-of-lies-you-castling-ended = Alle deine Karten sind markiert: du bist der Big Blind.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] Du zahlst das Ante: { $chips }.
    [small_blind] Du setzt den Small Blind: { $chips }.
   *[big_blind] Du setzt den Big Blind: { $chips }.
}
terminal-sword-of-lies-you-betting-began = Setzrunde { $number }: du bist zuerst dran.
terminal-sword-of-lies-you-folded = Du steigst aus.
terminal-sword-of-lies-you-checked = Du schiebst.
terminal-sword-of-lies-you-called = Du gehst mit: { $chips }.
terminal-sword-of-lies-you-bet-made = Du setzt { $to }.
terminal-sword-of-lies-you-raised = Du erhöhst auf { $to }.
terminal-sword-of-lies-you-went-all-in = Du gehst All-in: { $chips }.
terminal-sword-of-lies-you-card-chosen = Du hast eine Karte gewählt.
terminal-sword-of-lies-you-revealed = Du deckst { $face } auf{ $mark ->
    [shield] : { sword-of-lies-read }. Das gibt einen Schild.
    [sword] : { sword-of-lies-read }.
   *[none] .
}
terminal-sword-of-lies-you-folded-open = Du legst { $face } ab.
terminal-sword-of-lies-you-sword-won = Du hast { $of } durchschaut: ein Schwert.
terminal-sword-of-lies-you-sword-lost = Ausgestiegen: { $of }. Du verlierst ein Schwert.
terminal-sword-of-lies-you-deal-proposed = Du → { $to }: Abmachung { $number }. Geboten: { $mine }. Verlangt: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = Du flüsterst { $to } eine Abmachung zu.
terminal-sword-of-lies-you-deal-signed = Du nimmst Abmachung { $number } an.
terminal-sword-of-lies-you-deal-declined = Du lehnst Abmachung { $number } ab.
terminal-sword-of-lies-you-chips-paid = { $chips ->
    [one] Du zahlst { $to } { $chips } Chip.
   *[other] Du zahlst { $to } { $chips } Chips.
}
terminal-sword-of-lies-you-got-ready = Du bist bereit.
terminal-sword-of-lies-you-order-sealed = Du hast einen Befehl versiegelt.
terminal-sword-of-lies-you-order-opened = Dein Befehl: { $order }.
terminal-sword-of-lies-you-promise-kept = Du hältst, was du { $to } versprochen hast.
terminal-sword-of-lies-you-promise-broken = Du brichst, was du { $to } versprochen hast!

## Terminal: the table
terminal-sword-of-lies-unknown = verdeckt
terminal-sword-of-lies-folded = ausgestiegen
terminal-sword-of-lies-no-cards = keine Karten
terminal-sword-of-lies-bet = Einsatz { $chips }
terminal-sword-of-lies-blind = Big Blind
terminal-sword-of-lies-will-shield = wird ein Schild
terminal-sword-of-lies-will-sword = wird ein Schwert für №{ $number }
terminal-sword-of-lies-will-nothing = kein Schwert: №{ $number } ist ausgestiegen
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number } hat „{ $colour }“ gehört, geglaubt
   *[no] №{ $number } hat „{ $colour }“ gehört, nicht geglaubt
}
terminal-sword-of-lies-short-red = rot
terminal-sword-of-lies-short-black = schw.
terminal-sword-of-lies-your-cards = Deine Karten
terminal-sword-of-lies-you-have = Deine Karten: { $cards }.
terminal-sword-of-lies-deals = Abmachungen, die auf deine Antwort warten:

## Terminal: questions
terminal-sword-of-lies-ask-castling = Du bist am Zug: befrage jemanden oder biete einen Handel an.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } bietet { $own } und will von dir { $theirs }.
    [one] { $seat } bietet { $own } und { $chips } Chip und will von dir { $theirs }.
   *[other] { $seat } bietet { $own } und { $chips } Chips und will von dir { $theirs }.
} Nimmst du an?
terminal-sword-of-lies-ask-priced = { $chips ->
    [0] { $of } nennt einen Preis für { $theirs }:
    [one] { $of } verlangt für { $theirs } { $chips } Chip.
   *[other] { $of } verlangt für { $theirs } { $chips } Chips.
} { $words } Zahlst du?
terminal-sword-of-lies-ask-questioned = { $seat } fragt: { $place } – rot oder schwarz?
terminal-sword-of-lies-ask-verdict = { $of } sagt „{ $colour }“: { $place }. Glaubst du das?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Es gibt nichts mitzugehen. Was tust du?
   *[other] Mitgehen kostet { $chips }. Was tust du?
}
terminal-sword-of-lies-ask-reveal = Welche Karte deckst du auf?
terminal-sword-of-lies-ask-side = Welche Seite ist der Schild?
terminal-sword-of-lies-ask-negotiation = Kriegsrunde { $round }: verhandle, oder sag, dass du bereit bist. Du hast { $swords }.
terminal-sword-of-lies-ask-orders = Kriegsrunde { $round }: schreib deinen Befehl. Du hast { $swords }.

## Terminal: marks and the price of attacks
terminal-sword-of-lies-do-odds = was Markierungen und Angriffe bewirken
terminal-sword-of-lies-marks-title = Was aus einer markierten Karte wird, wenn sie aufgedeckt ist
terminal-sword-of-lies-marks-told = Die genannte Farbe war …
terminal-sword-of-lies-marks-believed = Wer gefragt hat, sagt …
terminal-sword-of-lies-marks-becomes = Also ist die Karte …
terminal-sword-of-lies-marks-truth = wahr
terminal-sword-of-lies-marks-lie = gelogen
terminal-sword-of-lies-marks-sword = ein Schwert für den, der gefragt hat
terminal-sword-of-lies-marks-shield = ein Schild: verdeckt, zwei Leben
terminal-sword-of-lies-marks-line = { $told }, „{ $said }“: { $becomes }
terminal-sword-of-lies-marks-drawn = Unter einer Karte steht, wer gefragt hat, die genannte Farbe und ✓, wenn sie geglaubt wurde, oder ✗, wenn nicht.
terminal-sword-of-lies-attack-standard = Angriff: ein Schwert nimmt einer Karte ein Leben.
terminal-sword-of-lies-attack-double = Doppelangriff: zwei Schwerter, jedes auf eine Karte nach Wahl; er kostet ein Leben einer deiner Karten.
terminal-sword-of-lies-attack-triple = Dreifachangriff: drei Schwerter mit der letzten Karte, einmal im Spiel.

## Terminal: what can be typed
terminal-sword-of-lies-type-nothing = nichts 0 -
terminal-sword-of-lies-type-spare = frieden schonen
terminal-sword-of-lies-type-red = rot r
terminal-sword-of-lies-type-black = schwarz s
terminal-sword-of-lies-type-face-down = verdeckt
terminal-sword-of-lies-type-face-up = offen
terminal-words-interrogate = f fragen befragen
terminal-words-offer-trade = t tausch handel handeln
terminal-words-skip = w weiter aussetzen
terminal-words-agree = j ja annehmen
terminal-words-refuse = n nein ablehnen
terminal-words-name-price = p preis
terminal-words-pay = z zahlen ja j
terminal-words-withdraw = n nein verzichten
terminal-words-name-colour = f farbe
terminal-words-disbelieve = n nein nicht
terminal-words-fold = aus aussteigen
terminal-words-check = k schieben klopfen
terminal-words-call = m mitgehen
terminal-words-bet = s setzen
terminal-words-raise = e erhöhen
terminal-words-all-in = a all-in alles
terminal-words-reveal = a aufdecken
terminal-words-choose-side = s schild
terminal-words-propose-deal = a abmachung anbieten
terminal-words-sign-deal = j ja annehmen
terminal-words-decline-deal = n nein ablehnen
terminal-words-ready = b bereit
terminal-words-strike = a angriff angreifen
terminal-words-strike-twice = d doppelt doppelangriff
terminal-words-strike-thrice = dr dreifach dreifachangriff
terminal-words-hold = w warten abwarten
terminal-usage-interrogate = PLATZ KARTE
terminal-usage-offer-trade = MEINE PLATZ ANDERE (CHIPS)
terminal-usage-name-price = CHIPS (GEFALLEN)
terminal-usage-propose-deal = PLATZ CHIPS (MEIN-VERSPRECHEN) (GEGENVERSPRECHEN) (WORTE)
terminal-usage-strike-twice = PLATZ-KARTE PLATZ-KARTE PREIS
terminal-usage-strike-thrice = PLATZ-KARTE PLATZ-KARTE PLATZ-KARTE
terminal-sword-of-lies-do-interrogate = jemanden nach einer Karte fragen
terminal-sword-of-lies-do-offer-trade = einen Handel anbieten: meine Karte, Platz, Karte des anderen, Chips dazu
terminal-sword-of-lies-do-skip = aussetzen
terminal-sword-of-lies-do-agree = annehmen und tauschen
terminal-sword-of-lies-do-refuse = ablehnen
terminal-sword-of-lies-do-name-price = einen Preis nennen: Chips, und wenn du willst, einen Gefallen in Worten
terminal-sword-of-lies-do-pay = zahlen und tauschen
terminal-sword-of-lies-do-withdraw = nicht zahlen
terminal-sword-of-lies-do-name-colour = eine Farbe nennen, wahr oder nicht
terminal-sword-of-lies-do-believe = glauben
terminal-sword-of-lies-do-disbelieve = nicht glauben
terminal-sword-of-lies-do-fold = aussteigen
terminal-sword-of-lies-do-check = schieben
terminal-sword-of-lies-do-call = mitgehen
terminal-sword-of-lies-do-bet = so viele Chips setzen
terminal-sword-of-lies-do-raise = auf so viele Chips erhöhen
terminal-sword-of-lies-do-all-in = All-in gehen
terminal-sword-of-lies-do-reveal = eine Karte aufdecken
terminal-sword-of-lies-do-choose-side = die Seite des Schilds wählen
terminal-sword-of-lies-do-propose-deal = eine Abmachung anbieten: Chips (negativ: der andere zahlt), Versprechen: nichts, frieden oder der Platz, der angegriffen wird (! hinter dem Wort: unter vier Augen)
terminal-sword-of-lies-do-sign-deal = die Abmachung mit dieser Nummer annehmen
terminal-sword-of-lies-do-decline-deal = sie ablehnen
terminal-sword-of-lies-do-ready = bereit für den Krieg
terminal-sword-of-lies-do-strike = eine Karte angreifen: Platz-Karte
terminal-sword-of-lies-do-strike-twice = Doppelangriff: zwei Ziele und deine Karte, die zahlt
terminal-sword-of-lies-do-strike-thrice = Dreifachangriff: drei Ziele
terminal-sword-of-lies-do-hold = abwarten

## Coach: moves, what could be known, and sentences
coach-move-disbelieve = nicht glauben
coach-move-check = schieben
coach-move-call = mitgehen
coach-move-fold = aussteigen
coach-move-bet = { $value } setzen
coach-move-raise = auf { $value } erhöhen
coach-move-all-in = All-in
coach-move-strike = ein Schwert auf { $value }
coach-move-strike-twice = zwei Schwerter auf { $value }
coach-move-strike-thrice = drei Schwerter auf { $value }
coach-move-hold = abwarten
sword-coach-cards-of = { $cards } von { $name }
sword-coach-cards-own = { $cards } von dir
sword-coach-you = dich
sword-coach-card-at = { $card } (Karte { $number })
sword-coach-and = { $one } und { $two }
sword-coach-paid = { $cards }, für ein Leben von { $card } bei dir
sword-coach-moment-castling = Rochade
sword-coach-moment-betting = Setzrunde { $round }
sword-coach-moment-war = Kriegsrunde { $round }
sword-coach-known-answer = Dir wurde „{ $named ->
    [red] rot
   *[black] schwarz
}“ gesagt. Von den { $unseen } Karten, die du nicht gesehen hattest, waren { $count } { $named ->
    [red] rot
   *[black] schwarz
}.
sword-coach-known-truths = Von den früheren Antworten dieses Spielers zu Karten, die du kanntest, waren { $truths } von { $answers } wahr.
sword-coach-known-card = Dir wurde „{ $named ->
    [red] rot
   *[black] schwarz
}“ gesagt, und du kanntest die Karte: { $card ->
    [lie] eine Lüge
   *[truth] die Wahrheit
}.
sword-coach-known-bet = { $pot } Chips in den Pots, { $price ->
    [0] nichts mitzugehen
   *[other] Mitgehen kostet { $price }: das lohnt sich, wenn mindestens { $odds } % der Pots an dich gehen
}. Nach den Karten, die du gesehen hattest, konntest du mit { $share } % rechnen, wenn niemand mehr aussteigt oder setzt. Schilde, von denen du wusstest: { $shields }.
sword-coach-known-war = Deine Leben: { $lives }, deine Schwerter: { $swords }. Die anderen hatten höchstens: Leben { $most }, Schwerter { $theirs }.
sword-coach-why-swords = Das meiste am Unterschied machen die vier Schwerter für den höchsten Einsatz aus.
sword-coach-why-shields = Das meiste am Unterschied machen deine Schilde aus.
sword-coach-why-folds = Das meiste am Unterschied macht aus, dass andere aussteigen würden.
sword-coach-why-beats = Das meiste am Unterschied macht ein Befehl von { $who } aus ({ $chance } % der Fälle): { $order ->
    [hold] abwarten
    [strike] ein Schwert auf { $order_to }
    [strike-twice] zwei Schwerter auf { $order_to }
   *[strike-thrice] drei Schwerter auf { $order_to }
}. Dagegen bringt der bessere Befehl { $gain } Chips mehr ein{ $elsewhere ->
    [costs] ; gegen alles andere kostet er { $cost }
   *[fair] { "" }
}.
sword-coach-why-often = Gegen die Befehle, die die anderen wahrscheinlich geben, bringt der bessere in { $more } % der Fälle mehr ein und in { $less } % weniger.
sword-coach-why-alone = Niemand sonst hat noch ein Schwert: Dieser Befehl entscheidet.
sword-coach-why-last-raise = Alle Karten lagen offen, die Einsätze ließen sich also bis zum Ende durchrechnen: Die letzte Erhöhung der Runde bringt die vier Schwerter.
sword-coach-why-refuted = { $who } kann so antworten: { $order ->
    [hold] abwarten
    [strike] ein Schwert auf { $order_to }
    [strike-twice] zwei Schwerter auf { $order_to }
   *[strike-thrice] drei Schwerter auf { $order_to }
}. Dann bleiben dir { $least } Chips aus den Pots.
sword-coach-why-dominated = Was immer die anderen schreiben: Ein anderer Befehl bringt mindestens genauso viel ein und im Mittel { $gain } Chips mehr.
sword-coach-shown-sword = Die Karte war { $colour ->
    [red] rot
   *[black] schwarz
}: ein Schwert für dich.
sword-coach-shown-shield = Die Karte war { $colour ->
    [red] rot
   *[black] schwarz
}: ein Schild für den anderen.
sword-coach-shown-truths = Von den Antworten dieses Spielers, die in diesem Spiel aufgedeckt wurden, waren { $truths } von { $answers } wahr.
sword-coach-verdict-nothing = Es gibt nichts zu beurteilen: der Trainer dieses Spiels geht von dem aus, was du gesehen hast, und dafür braucht er das ganze Spiel.
sword-coach-verdict-sound = Durchweg gut: von deinen { $decisions } Entscheidungen hat keine mehr gekostet, als der Zufall erklärt.
sword-coach-mistake-answer = Dein größter Fehler: in der Rochade hast du „{ $named ->
    [red] rot
   *[black] schwarz
}“ { $kind ->
    [believe] geglaubt
   *[disbelieve] nicht geglaubt
}. { $card ->
    [lie] Du kanntest die Karte: Es war eine Lüge.
    [truth] Du kanntest die Karte: Es war die Wahrheit.
   *[unseen] Von den { $unseen } Karten, die du nicht gesehen hattest, hatten { $count } diese Farbe.
} Das Gegenteil wäre { $lost } Chips mehr wert gewesen.
sword-coach-mistake-bet = Dein größter Fehler: in Setzrunde { $round }, mit { $pot } Chips in den Pots und { $price } zum Mitgehen, { $kind ->
    [fold] bist du ausgestiegen
    [check] hast du geschoben
    [call] bist du mitgegangen
    [bet] hast du { $did_to } gesetzt
    [raise] hast du auf { $did_to } erhöht
   *[all-in] bist du All-in gegangen
}. { $better ->
    [fold] Aussteigen
    [check] Schieben
    [call] Mitgehen
    [bet] { $better_to } setzen
    [raise] Auf { $better_to } erhöhen
   *[all-in] All-in gehen
} wäre { $lost } Chips mehr wert gewesen.{ $why ->
    [swords] { " " }Das meiste am Unterschied machen die vier Schwerter für den höchsten Einsatz aus.
    [shields] { " " }Das meiste am Unterschied machen deine Schilde aus.
    [folds] { " " }Das meiste am Unterschied macht aus, dass andere aussteigen würden.
    [last-raise] { " " }{ sword-coach-why-last-raise }
   *[none] { "" }
}
sword-coach-mistake-order = Dein größter Fehler: im Krieg (deine Leben: { $lives }, deine Schwerter: { $swords }) { $kind ->
    [hold] hast du abgewartet
    [strike] ging ein Schwert auf { $did_to }
    [strike-twice] gingen zwei Schwerter auf { $did_to }
   *[strike-thrice] gingen drei Schwerter auf { $did_to }
}. Ein anderer Befehl wäre { $lost } Chips mehr wert gewesen: { $better ->
    [hold] abwarten
    [strike] ein Schwert auf { $better_to }
    [strike-twice] zwei Schwerter auf { $better_to }
   *[strike-thrice] drei Schwerter auf { $better_to }
}.{ $why ->
    [beats] { " " }{ sword-coach-why-beats }
    [often] { " " }{ sword-coach-why-often }
    [alone] { " " }{ sword-coach-why-alone }
    [refuted] { " " }{ sword-coach-why-refuted }
    [dominated] { " " }{ sword-coach-why-dominated }
   *[none] { "" }
}
sword-coach-note-answers = Antworten, die du mit Kartenzählen besser beurteilt hättest: { $count }. Davon wurden zu Schilden: { $swords }.
sword-coach-note-together = Setzrunden { $first } bis { $last }: { $count } Entscheidungen in Folge haben aus demselben Grund etwas gekostet. Sie zählen als ein Fehler.
sword-coach-note-estimates = Wert: wie viele Chips mehr oder weniger (−), als du mitgebracht hast, du am Ende erwarten konntest, geschätzt aus Stichproben. Fragen, Handel, Aufdecken und Abmachungen werden nicht beurteilt.

## Simple habits against bots (`mendax exploit sword_of_lies`)
exploiters-title = Was einfache Gewohnheiten an einem Tisch zu { $seats } gewinnen, wenn alle anderen der Bot sind
exploiters-playing = Es spielt: { $exploiter }
exploiters-exploiter = Gewohnheit
exploiters-bot = Gegen
exploiters-games = Spiele
exploiters-gain = Gewonnene Chips je Spiel
exploiters-wars = Kriege
exploiters-line = { $exploiter }, gegen { $bot }, Spiele: { $games }: { $gain } Chips je Spiel; bis zum Krieg kamen { $wars }
exploiters-robbed = { $count ->
    [0] Keine dieser Gewohnheiten gewinnt mehr, als der Zufall erklärt.
    [one] Eine dieser Gewohnheiten gewinnt mehr, als der Zufall erklärt.
   *[other] { $count } dieser Gewohnheiten gewinnen mehr, als der Zufall erklärt.
}
exploiter-all-in-blindly = setzt alles, Rochade nach dem Los
exploiter-all-in = setzt alles
exploiter-folds-to-any-bet = steigt bei jedem Einsatz aus
exploiter-calls-any-bet = geht bei jedem Einsatz mit
exploiter-always-truthful = nennt immer die wahre Farbe
exploiter-always-lies = nennt immer die falsche Farbe
exploiter-attacks-the-leader = greift den Stärksten an
exploiter-attacks-the-poorest = greift den Schwächsten an
exploiter-never-deals = trifft nie eine Abmachung
exploiter-breaks-each-deal = nimmt jeden Frieden an und bricht ihn
exploiter-raises-last = geht mit und erhöht nur, wenn danach keiner mehr erhöhen kann
exploiter-asks-for-peace = bittet um Frieden und gibt nichts
exploiter-buys-peace = bezahlt für Frieden
exploiter-sells-peace = verkauft seinen Frieden und bricht ihn
exploiter-raises-in-the-last-round = geht mit und erhöht in der letzten Runde
exploiter-reads-lies = durchschaut die Lügen von Rittern und Marschällen
exploiter-attacks-twice = greift den Stärksten doppelt an
exploiter-keeps-peace = bietet allen Frieden an und hält ihn
