# Der Trainer von Schwert der Lügen: Züge, was man wissen konnte, und Sätze.
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
   *[other] Mitgehen kostet { $price }: das lohnt sich, wenn mindestens { $odds } % der Pots an dich gehen
}. Nach den Karten, die du gesehen hattest, konntest du mit { $share } % rechnen, wenn niemand mehr aussteigt oder setzt. Schilde, von denen du wusstest: { $shields }.
sword-coach-known-war = Deine Leben: { $lives }, deine Schwerter: { $swords }. Die anderen hatten höchstens: Leben { $most }, Schwerter { $theirs }.
sword-coach-why-swords = Das meiste am Unterschied machen die vier Schwerter für den höchsten Einsatz aus.
sword-coach-why-shields = Das meiste am Unterschied machen deine Schilde aus.
sword-coach-why-folds = Das meiste am Unterschied macht aus, dass andere aussteigen würden.

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
}.
sword-coach-note-answers = Antworten, die du mit Kartenzählen besser beurteilt hättest: { $count }. Davon wurden zu Schilden: { $swords }.
sword-coach-note-together = Setzrunden { $first } bis { $last }: { $count } Entscheidungen in Folge haben aus demselben Grund etwas gekostet. Sie zählen als ein Fehler.
sword-coach-note-estimates = Wert: wie viele Chips mehr oder weniger (−), als du mitgebracht hast, du am Ende erwarten konntest, geschätzt aus Stichproben. Fragen, Handel, Aufdecken und Abmachungen werden nicht beurteilt.
