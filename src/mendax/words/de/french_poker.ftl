# Wörter des Französischen Pokers: Hausregeln, Blätter, Züge, Ereignisse, Gründe. Namen der Spieler kommen
# als $seat, $claimer; Ansagen so, wie sie gezeigt werden (siehe „Blätter“); behaltene Würfel als $kept:
# ihre Nummern von 1 an, oder „none“ oder „all“.
french-poker-title = Französischer Poker

## Hausregeln
french-poker-option-tokens = Marken
french-poker-option-tokens-help = Mit wie vielen Marken alle anfangen; mit Pot wird anders gezählt.
french-poker-option-straights = Straßen
french-poker-option-straights-help = Wo die Straßen 1–5 und 2–6 unter den Blättern stehen.
french-poker-option-straights-high = über dem Drilling
french-poker-option-straights-french = französisch: 1–5 über zwei Paaren, 2–6 über dem Drilling
french-poker-option-straights-none = es gibt keine
french-poker-option-kickers = Beiwürfel
french-poker-option-kickers-help = Ob eine Ansage auch die übrigen Würfel nennen darf, den höchsten zuerst; ungenannte zählen als die niedrigsten.
french-poker-option-kickers-none = nur das Blatt selbst zählt
french-poker-option-kickers-full = die Beiwürfel zählen mit
french-poker-option-general-claims = Allgemeine Ansagen
french-poker-option-general-claims-help = Ob man einfach „zwei Paare“ ansagen darf; das ist niedriger als zwei Paare, deren Würfel genannt werden.
french-poker-option-must-reroll = Wer hinsieht, würfelt
french-poker-option-must-reroll-help = Wer die Würfel nimmt und hinsieht, muss mindestens einen neu werfen.
french-poker-option-blind-pass = Blind weitergeben
french-poker-option-blind-pass-help = Eine dritte Antwort: die Würfel ungesehen mit einer höheren Ansage weitergeben und für sie einstehen.
french-poker-option-top-claim = Nach fünf Sechsen
french-poker-option-top-claim-help = Was der Nächste tun darf, wenn sich nichts Höheres mehr ansagen lässt.
french-poker-option-top-claim-doubt-or-concede = anzweifeln oder aufgeben, ohne hinzusehen
french-poker-option-top-claim-must-doubt = anzweifeln
french-poker-option-ones = Einsen
french-poker-option-ones-help = Ob eine Eins für jede Zahl stehen darf.
french-poker-option-ones-plain = sind Einsen
french-poker-option-ones-wild = sind Joker
french-poker-option-faces = Würfelseiten
french-poker-option-faces-help = Dieselben fünf Würfel, auf eure Art: mit Augen oder als Pokerwürfel, auf denen die Neun für die Eins steht und das Ass für die Sechs.
french-poker-option-faces-pips = Augen, 1 bis 6
french-poker-option-faces-poker = Pokerwürfel: 9, 10, J, Q, K, A
french-poker-option-scoring = Wertung
french-poker-option-scoring-help = Marken weglegen oder mit Pot spielen: wer verliert, nimmt aus dem Pot, und ist er leer, geben Gewinner zurück; wer zuletzt noch Marken hat, verliert.
french-poker-option-scoring-tokens = Marken weglegen
french-poker-option-scoring-charge = mit Pot
french-poker-option-ends-when = Das Spiel endet
french-poker-option-ends-when-help = Ob die anderen weiterspielen, wenn jemand keine Marken mehr hat.
french-poker-option-ends-when-last-standing = wenn nur noch einer übrig ist: der gewinnt
french-poker-option-ends-when-first-out = wenn der Erste ausscheidet: der verliert
french-poker-option-next-starter = Die nächste Runde eröffnet
french-poker-option-next-starter-help = Wer nach einem Verlust zuerst würfelt.
french-poker-option-next-starter-doubter-or-next = wer zu Recht gezweifelt hat, oder der Nächste nach dem, der sich geirrt hat
french-poker-option-next-starter-loser = der Verlierer, wenn er noch dabei ist
french-poker-option-turn-clock = Zeit für einen Zug
french-poker-option-turn-clock-help = Sekunden für jede Entscheidung, bevor das Haus für einen Abwesenden spielt; 0 heißt unbegrenzt.

## Regelsätze
french-poker-preset-house = Hausregeln
french-poker-preset-house-help = Fünf Marken, Straßen über dem Drilling, und der Letzte im Spiel gewinnt.
french-poker-preset-first-evening = Erster Abend
french-poker-preset-first-evening-help = Zwei Marken, und jede Ansage nennt ihre Würfel: ein erstes Spiel ist nach Minuten aus.
french-poker-preset-french = Französische Art
french-poker-preset-french-help = Die Straßen in französischer Reihenfolge, und die Beiwürfel zählen mit.
french-poker-preset-charge = Mit Pot
french-poker-preset-charge-help = Verlierer leeren den Pot, dann geben Gewinner zurück; wer zuletzt noch Marken hat, verliert.
french-poker-preset-wild = Einsen als Joker
french-poker-preset-wild-help = Eine Eins steht für jede Zahl, und Würfel darf man blind weitergeben.
french-poker-preset-plain = Schlicht
french-poker-preset-plain-help = Keine Straßen, und jede Ansage nennt ihre Würfel.
french-poker-preset-brisk = Flott
french-poker-preset-brisk-help = Drei Marken, wer hinsieht, würfelt, und wer als Erster draußen ist, hat verloren.

## Blätter
french-poker-face-first = { $first ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [11] Neun
    [12] Zehn
    [13] Bube
    [14] Dame
    [15] König
    [16] Ass
   *[6] Sechs
}
french-poker-faces-first = { $first ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [11] Neunen
    [12] Zehnen
    [13] Buben
    [14] Damen
    [15] Könige
    [16] Asse
   *[6] Sechsen
}
french-poker-of-faces-first = { $first ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [11] Neunen
    [12] Zehnen
    [13] Buben
    [14] Damen
    [15] Könige
    [16] Asse
   *[6] Sechsen
}
french-poker-faces-second = { $second ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [11] Neunen
    [12] Zehnen
    [13] Buben
    [14] Damen
    [15] Könige
    [16] Asse
   *[6] Sechsen
}
french-poker-two-faces-first = { $first ->
    [1] zwei Einsen
    [2] zwei Zweien
    [3] zwei Dreien
    [4] zwei Vieren
    [5] zwei Fünfen
    [11] zwei Neunen
    [12] zwei Zehnen
    [13] zwei Buben
    [14] zwei Damen
    [15] zwei Könige
    [16] zwei Asse
   *[6] zwei Sechsen
}
french-poker-two-faces-second = { $second ->
    [1] zwei Einsen
    [2] zwei Zweien
    [3] zwei Dreien
    [4] zwei Vieren
    [5] zwei Fünfen
    [11] zwei Neunen
    [12] zwei Zehnen
    [13] zwei Buben
    [14] zwei Damen
    [15] zwei Könige
    [16] zwei Asse
   *[6] zwei Sechsen
}
french-poker-hand-high-die = höchster Würfel
french-poker-hand-pair = ein Paar
french-poker-hand-two-pairs = zwei Paare
french-poker-hand-three = Drilling
french-poker-hand-straight-to-5 = { $faces ->
    [poker] Straße 9–K
   *[pips] Straße 1–5
}
french-poker-hand-straight-to-6 = { $faces ->
    [poker] Straße 10–A
   *[pips] Straße 2–6
}
french-poker-hand-full-house = Full House
french-poker-hand-four = Vierling
french-poker-hand-five = Fünfling
french-poker-claim-high-die = höchster Würfel { french-poker-face-first }
french-poker-claim-pair = ein Paar { french-poker-of-faces-first }
french-poker-claim-two-pairs = { french-poker-two-faces-first } und { french-poker-two-faces-second }
french-poker-claim-three = drei { french-poker-faces-first }
french-poker-claim-full-house = Full House, { french-poker-faces-first } über { french-poker-faces-second }
french-poker-claim-four = vier { french-poker-faces-first }
french-poker-claim-five = fünf { french-poker-faces-first }
french-poker-claim-with-kickers = { $claim }, dazu { $kickers }
french-poker-spoken-claim = { $claim ->
    [high-die] „höchster Würfel“
    [pair] „ein Paar“
    [two-pairs] „zwei Paare“
    [three] „Drilling“
    [full-house] „Full House“
    [four] „Vierling“
    [five] „Fünfling“
   *[other] { $claim }
}
french-poker-spoken-beat = { $beat ->
    [high-die] „höchster Würfel“
    [pair] „ein Paar“
    [two-pairs] „zwei Paare“
    [three] „Drilling“
    [full-house] „Full House“
    [four] „Vierling“
    [five] „Fünfling“
   *[other] { $beat }
}

## Wie jemand steht
french-poker-standing-tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
french-poker-standing-pot = Im Pot: { $count }

## Phasen
french-poker-phase-over = Das Spiel ist aus

## Züge
french-poker-action-shake = Würfeln
french-poker-action-announce = Ansagen: { $claim }
french-poker-action-believe = Glaub ich
french-poker-action-doubt = Glaub ich nicht
french-poker-action-keep-hidden = { $kept } verdeckt behalten, den Rest offen werfen
french-poker-action-keep-open = { $kept ->
    [none] Alle fünf verdeckt werfen
    [all] Alle fünf offen hinlegen
   *[other] { $kept } offen hinlegen, den Rest verdeckt werfen
}
french-poker-action-pass-on = Blind weitergeben: { $claim }
french-poker-action-concede = Aufgeben
french-poker-action-draw-lot = Das Los fällt auf { $seat }
french-poker-action-fall = Ein Würfel fällt verdeckt: { $pips }
french-poker-action-fall-open = Ein Würfel fällt offen: { $pips }

## Was vor einer Ansage getan wurde
french-poker-deed-opened = Runde eröffnet
french-poker-deed-left = alles liegen gelassen
french-poker-deed-kept-hidden = { $kept } verdeckt behalten
french-poker-deed-kept-open = { $kept ->
    [none] alle fünf verdeckt geworfen
    [all] alle fünf offen hingelegt
   *[other] { $kept } offen behalten
}
french-poker-deed-passed = blind weitergegeben

## Ereignisse
french-poker-event-lot-drawn = Das Los fällt auf { $seat }.
french-poker-event-round-started = Runde { $number }: { $seat } beginnt.
french-poker-event-shaken = { $seat } wirft fünf Würfel unter dem Becher.
french-poker-event-fell = Würfel { $die } liegt unter dem Becher von { $seat }.
french-poker-event-saw = Würfel { $die } unter dem Becher: { $pips }.
french-poker-event-landed = Würfel { $die } fällt offen: { $pips }.
french-poker-event-announced = { $seat } sagt an: { $claim }.
french-poker-event-believed = { $seat } glaubt es, nimmt die Würfel und sieht hin.
french-poker-event-kept-hidden = { $seat } behält { $kept } unter dem Becher und wirft den Rest offen neu.
french-poker-event-kept-open = { $kept ->
    [none] { $seat } wirft alle fünf Würfel verdeckt neu.
    [all] { $seat } legt alle fünf Würfel offen hin.
   *[other] { $seat } legt { $kept } offen hin und wirft den Rest verdeckt neu.
}
french-poker-event-shown = Würfel { $die } wird gezeigt: { $pips }.
french-poker-event-passed-on = { $seat } gibt die Würfel ungesehen weiter und sagt an: { $claim }.
french-poker-event-doubted = { $seat } glaubt { $claimer } nicht.
french-poker-event-conceded = { $seat } gibt auf, ohne hinzusehen.
french-poker-event-opened = { $held ->
    [yes] Die Würfel zeigen { $dice } ({ $worth }): { $claimer } hat „{ $claim }“ gesagt, und es stimmt.
   *[no] Die Würfel zeigen { $dice } ({ $worth }): { $claimer } hat „{ $claim }“ gesagt, eine Lüge.
}
french-poker-event-laid-off = { $seat } legt eine Marke weg und hat noch { $left }.
french-poker-event-charged = { $seat } nimmt eine Marke und hat jetzt { $held }; im Pot: { $pot }.
french-poker-event-pot-emptied = Der Pot ist leer: ab jetzt geben Gewinner zurück.
french-poker-event-gave-back = { $seat } gibt eine Marke zurück und hat jetzt { $held }.
french-poker-event-went-out = { $seat } ist draußen.
french-poker-event-came-safe = { $seat } ist in Sicherheit.
french-poker-event-game-ended = Das Spiel ist aus.

## Wie ein Spiel endet
french-poker-end-last-standing = Einer ist übrig.
french-poker-end-first-out = Der Erste hat keine Marken mehr.
french-poker-end-charge = Nur einer hat noch Marken, und der verliert.

## Gründe
french-poker-refused-over = Das Spiel ist aus.
french-poker-refused-dice-falling = Die Würfel fallen noch; niemand ist dran, bis sie liegen.
french-poker-refused-not-your-turn = Du bist nicht dran: Platz { $seat } ist am Zug.
french-poker-refused-too-low = { french-poker-spoken-claim } ist zu wenig: das ist nicht höher als { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = { french-poker-spoken-claim } ist hier keine Ansage. Ansagen schreibt man mit ihren Würfeln, bis { $top }; die letzte war { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } ist zu allgemein: an diesem Tisch nennt eine Ansage ihre Würfel. Die letzte war { french-poker-spoken-beat }, die höchste ist { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } ist eine Straße, und dieser Tisch spielt ohne. Die letzte Ansage war { french-poker-spoken-beat }, die höchste ist { $top }.
french-poker-refused-kickers = { french-poker-spoken-claim } nennt Würfel, die nicht zum Blatt gehören, und an diesem Tisch zählen sie nicht. Die letzte Ansage war { french-poker-spoken-beat }, die höchste ist { $top }.
french-poker-refused-unknown-dice = Behaltene Würfel nennt man nach ihren Plätzen, jeden einmal und der Reihe nach; es gibt { $dice } Würfel.
french-poker-refused-keep-one = Mindestens ein Würfel muss unter dem Becher bleiben; alle fünf wirft man verdeckt.
french-poker-refused-reroll-one = Mindestens ein Würfel muss neu geworfen werden.
french-poker-refused-must-reroll = Wer hingesehen hat, muss vor der Ansage mindestens einen Würfel neu werfen.
french-poker-refused-opener-rerolls = Wer die Runde eröffnet, hat gerade alle fünf Würfel geworfen und sagt jetzt an.
french-poker-refused-rerolled-already = Neu werfen darf man einmal je Zug: jetzt wird angesagt.
french-poker-refused-no-blind-pass = An diesem Tisch gibt man Würfel nicht blind weiter: glaub es oder zweifle.
french-poker-refused-top-may-concede = Nichts ist höher als { french-poker-spoken-claim }: zweifle, oder gib auf.
french-poker-refused-top-must-doubt = Nichts ist höher als { french-poker-spoken-claim }: das muss angezweifelt werden.
french-poker-refused-no-conceding = Nach den Regeln dieses Tisches muss { french-poker-spoken-claim } angezweifelt werden.
french-poker-refused-not-the-top = Aufgeben kann man nur vor der höchsten Ansage; { french-poker-spoken-claim } kannst du glauben oder anzweifeln.
french-poker-refused-not-now = Das geht jetzt nicht ({ $action } in der Phase { $phase }).

## Bots
bot-searching = Sucher
bot-searching-help = Probiert alles durch, was sich behalten und ansagen lässt, und nimmt, was sich gegen den schlimmeren von zweierlei Nachbarn lohnt.
