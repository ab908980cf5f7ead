# French poker. Names of players come as $seat, $claimer; claims as they are shown (see "Hands"); dice
# kept as $kept: their numbers from 1, or "none" or "all".
french-poker-title = Französischer Poker

## House rules
french-poker-option-tokens = Marken
french-poker-option-tokens-help = Mit wie vielen Marken alle anfangen; mit Pot wird anders gezählt.
french-poker-option-tokens-also = Leben Punkte Chips Streichhölzer
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
french-poker-option-general-claims-also = irgendein alle ungefähr
french-poker-option-keeping = Behalten und werfen
french-poker-option-keeping-help = Was du mit den fünf Würfeln tun darfst, nachdem du hingesehen hast.
french-poker-option-keeping-split = einige verdeckt behalten und den Rest offen werfen, oder umgekehrt
french-poker-option-keeping-closed = alle bleiben unter dem Becher; jeder sieht, wie viele du wirfst
french-poker-option-keeping-free = beliebige unter dem Becher werfen, beliebige offen hinlegen, oder nichts davon
french-poker-option-rerolls = Würfe je Zug
french-poker-option-rerolls-help = Wie oft du vor der Ansage neu werfen darfst.
french-poker-option-opener = Wer eröffnet
french-poker-option-opener-help = Ob auch der Eröffner vor der ersten Ansage neu werfen oder Würfel offen hinlegen darf.
french-poker-option-opener-claims = sagt nach dem ersten Wurf an
french-poker-option-opener-plays = darf neu werfen wie die anderen
french-poker-option-must-reroll = Wer hinsieht, würfelt
french-poker-option-must-reroll-help = Wer die Würfel nimmt und hinsieht, muss mindestens einen neu werfen.
french-poker-option-blind-pass = Blind weitergeben
french-poker-option-blind-pass-help = Eine dritte Antwort: die Würfel ungesehen mit einer höheren Ansage weitergeben und für sie einstehen.
french-poker-option-blind-pass-also = ungesehen ohne Ansehen
french-poker-option-top-claim = Nach fünf Sechsen
french-poker-option-top-claim-help = Was der Nächste tun darf, wenn sich nichts Höheres mehr ansagen lässt.
french-poker-option-top-claim-doubt-or-concede = anzweifeln oder aufgeben, ohne hinzusehen
french-poker-option-top-claim-must-doubt = anzweifeln
french-poker-option-ones = Einsen
french-poker-option-ones-help = Ob eine Eins für jede Zahl stehen darf.
french-poker-option-ones-also = Joker wild Ass
french-poker-option-ones-plain = sind Einsen
french-poker-option-ones-wild = sind Joker
french-poker-option-ones-high = stehen über der Sechs
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
french-poker-option-next-starter-winner = der Gewinner, wenn noch dabei
french-poker-option-next-starter-doubter = der Zweifler, ob zu Recht oder nicht
french-poker-option-turn-clock = Zeit für einen Zug
french-poker-option-turn-clock-help = Sekunden für jede Entscheidung, bevor der Server für einen Abwesenden spielt; 0 heißt unbegrenzt.
french-poker-option-turn-clock-also = Uhr Sekunden Zeitlimit langsam
french-poker-option-turn-clock-0 = unbegrenzt
french-poker-option-turn-clock-3600 = eine Stunde
french-poker-option-turn-clock-86400 = ein Tag

## House rules in one sentence
french-poker-ours-tokens = { $value ->
    [one] eine Marke
   *[other] { $value } Marken
}
french-poker-ours-straights = { $value ->
    [french] französische Straßen
    [none] keine Straßen
   *[high] Straßen über dem Drilling
}
french-poker-ours-kickers = { $value ->
    [full] die Beiwürfel zählen mit
   *[none] nur das Blatt selbst zählt
}
french-poker-ours-general-claims = { $value ->
    [yes] allgemeine Ansagen
   *[no] keine allgemeinen Ansagen
}
french-poker-ours-keeping = { $value ->
    [closed] alle Würfel bleiben unter dem Becher
    [free] Würfel beliebig behalten oder zeigen
   *[split] behaltene Würfel verdeckt oder offen
}
french-poker-ours-rerolls = { $value ->
    [one] einmal neu werfen
   *[other] { $value }-mal neu werfen
}
french-poker-ours-opener = { $value ->
    [plays] wer eröffnet darf neu werfen
   *[claims] wer eröffnet sagt nach dem ersten Wurf an
}
french-poker-ours-must-reroll = { $value ->
    [yes] wer hinsieht würfelt
   *[no] hinsehen ohne zu würfeln
}
french-poker-ours-blind-pass = { $value ->
    [yes] blind weitergeben
   *[no] kein blindes Weitergeben
}
french-poker-ours-top-claim = { $value ->
    [must_doubt] fünf Sechsen muss man anzweifeln
   *[doubt_or_concede] Aufgeben vor fünf Sechsen
}
french-poker-ours-ones = { $value ->
    [wild] Einsen als Joker
    [high] Einsen über der Sechs
   *[plain] gewöhnliche Einsen
}
french-poker-ours-faces = { $value ->
    [poker] Pokerwürfel
   *[pips] Würfel mit Augen
}
french-poker-ours-scoring = { $value ->
    [charge] mit Pot
   *[tokens] Marken weglegen
}
french-poker-ours-ends-when = { $value ->
    [first_out] der Erste draußen verliert
   *[last_standing] der Letzte im Spiel gewinnt
}
french-poker-ours-next-starter = { $value ->
    [loser] der Verlierer eröffnet
    [winner] der Gewinner eröffnet
    [doubter] der Zweifler eröffnet
   *[doubter_or_next] der Zweifler mit Recht oder der Nächste eröffnet
}
french-poker-ours-turn-clock = { $value ->
    [0] ohne Zeitlimit
    [3600] eine Stunde je Zug
    [86400] ein Tag je Zug
    [one] eine Sekunde je Zug
   *[other] { $value } Sekunden je Zug
}

## Presets
french-poker-preset-standard = Standard
french-poker-preset-standard-help = Fünf Marken, Straßen über dem Drilling, und der Letzte im Spiel gewinnt.
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
french-poker-preset-passed = Verdeckter Würfelpoker
french-poker-preset-passed-help = Alle Würfel bleiben unter dem Becher: einige behalten, den Rest werfen, und jeder sieht, wie viele. Der Verlierer eröffnet die nächste Runde.
french-poker-preset-three-rolls = Drei Würfe
french-poker-preset-three-rolls-help = Wie in der Kneipe: alle Würfel bleiben unter dem Becher, man darf zweimal neu werfen, auch der Eröffner, und jede Ansage nennt ihre Würfel.
french-poker-preset-free-hand = Freie Hand
french-poker-preset-free-hand-help = Wirf unter dem Becher, was du willst, und leg offen hin, was du willst, auch ohne Wurf.
french-poker-preset-a-move-a-day = Ein Zug am Tag
french-poker-preset-a-move-a-day-help = Für ein Spiel von etwa einer Woche: eine Marke und ein Tag für jede Entscheidung, auch wenn niemand am Tisch ist.
french-poker-preset-a-move-an-hour = Ein Zug pro Stunde
french-poker-preset-a-move-an-hour-help = Für ein Spiel von ein, zwei Tagen: zwei Marken und eine Stunde für jede Entscheidung, auch wenn niemand am Tisch ist.

## Hands
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

## Standing
french-poker-standing-tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
french-poker-standing-pot = Im Pot: { $count }

## Phases
french-poker-phase-over = Das Spiel ist aus

## Actions
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
french-poker-action-roll-rest = { $kept ->
    [none] Alle fünf verdeckt neu werfen
   *[other] { $kept } liegen lassen, den Rest verdeckt neu werfen
}
french-poker-action-show = { $kept ->
    [all] Alle fünf offen hinlegen
   *[other] { $kept } offen hinlegen, nichts werfen
}
french-poker-action-pass-on = Blind weitergeben: { $claim }
french-poker-action-concede = Aufgeben
french-poker-action-draw-lot = { $seat } beginnt (ausgelost)
french-poker-action-fall = Ein Würfel fällt verdeckt: { $pips }
french-poker-action-fall-open = Ein Würfel fällt offen: { $pips }

## Deeds before a claim
french-poker-deed-opened = Runde eröffnet
french-poker-deed-left = alles liegen gelassen
french-poker-deed-kept-hidden = { $kept } verdeckt behalten
french-poker-deed-kept-open = { $kept ->
    [none] alle fünf verdeckt geworfen
    [all] alle fünf offen hingelegt
   *[other] { $kept } offen behalten
}
french-poker-deed-rerolled = { $kept ->
    [none] alle fünf verdeckt neu geworfen
   *[other] { $kept } behalten, den Rest verdeckt neu geworfen
}
french-poker-deed-laid-open = { $kept ->
    [all] alle fünf offen hingelegt
   *[other] { $kept } offen hingelegt
}
french-poker-deed-passed = blind weitergegeben

## Events
french-poker-event-lot-drawn = { $seat } beginnt (ausgelost).
french-poker-event-round-started = { $number ->
    [1] Runde { $number }: { $seat } beginnt (ausgelost).
   *[other] Runde { $number }: { $seat } beginnt.
}
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
french-poker-event-rerolled = { $kept ->
    [none] { $seat } wirft alle fünf Würfel verdeckt neu.
   *[other] { $seat } behält { $kept } und wirft den Rest unter dem Becher neu.
}
french-poker-event-laid-open = { $kept ->
    [all] { $seat } legt alle fünf Würfel offen hin.
   *[other] { $seat } legt { $kept } offen hin und wirft nichts.
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

## How a game ends
french-poker-end-last-standing = Alle anderen sind ausgeschieden.
french-poker-end-first-out = Der Erste hat keine Marken mehr.
french-poker-end-charge = Nur einer hat noch Marken, und der verliert.

## Reasons
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
french-poker-refused-rerolled-already = { $rerolls ->
    [one] Neu werfen darf man einmal je Zug: jetzt wird angesagt.
   *[other] Neu werfen darf man { $rerolls }-mal je Zug: jetzt wird angesagt.
}
french-poker-refused-shown-already = Du hast eben Würfel offen hingelegt: wirf neu oder sag an.
french-poker-refused-keeping = { $keeping ->
    [closed] An diesem Tisch bleiben alle Würfel unter dem Becher: wähle, welche du behältst, und wirf den Rest verdeckt.
    [free] An diesem Tisch legt man Würfel offen hin oder wirft sie unter dem Becher neu; die anderen bleiben liegen.
   *[split] An diesem Tisch behält man Würfel verdeckt und wirft den Rest offen, oder umgekehrt.
}
french-poker-refused-no-blind-pass = An diesem Tisch gibt man Würfel nicht blind weiter: glaub es oder zweifle.
french-poker-refused-top-may-concede = Nichts ist höher als { french-poker-spoken-claim }: zweifle, oder gib auf.
french-poker-refused-top-must-doubt = Nichts ist höher als { french-poker-spoken-claim }: das muss angezweifelt werden.
french-poker-refused-no-conceding = Nach den Regeln dieses Tisches muss { french-poker-spoken-claim } angezweifelt werden.
french-poker-refused-not-the-top = Aufgeben kann man nur vor der höchsten Ansage; { french-poker-spoken-claim } kannst du glauben oder anzweifeln.
french-poker-refused-not-now = Das geht jetzt nicht ({ $action } in der Phase { $phase }).

## How to play: one sentence for each rule
french-poker-play-aim = Das Ziel
french-poker-play-counted-in-tokens = Alle fangen mit { $tokens ->
    [one] einer Marke
   *[other] { $tokens } Marken
} an. Wer zu viel ansagt und ertappt wird, legt eine weg, und wer zu Unrecht zweifelt, auch. Ohne Marken ist man draußen.
french-poker-play-counted-in-charge = Im Pot liegen zwei Marken für jeden Spieler und noch eine. Wer eine Runde verliert, nimmt eine. Ist der Pot leer, sind alle ohne Marken in Sicherheit, und von da an gibt der Gewinner jeder Runde eine zurück. Wer zuletzt noch Marken hat, verliert.
french-poker-play-ends-last-standing = Die anderen spielen weiter, und der Letzte im Spiel gewinnt.
french-poker-play-ends-first-out = Wer als Erster draußen ist, hat verloren, und das Spiel ist aus.
french-poker-play-hands = Die Blätter
french-poker-play-poker-dice = Die Würfel sind Pokerwürfel und zeigen 9, 10, J, Q, K und A, vom niedrigsten zum höchsten: wo unten von eins bis sechs die Rede ist, ist die Neun die Eins und das Ass die Sechs.
french-poker-play-from-the-highest = Vom höchsten zum niedrigsten:
french-poker-play-hand-five = Fünfling: fünf gleiche
french-poker-play-hand-four = Vierling: vier gleiche
french-poker-play-hand-full-house = Full House: ein Drilling und ein Paar; erst zählen die drei, dann die zwei
french-poker-play-hand-straight-to-6 = Straße 2-3-4-5-6
french-poker-play-hand-straight-to-5 = Straße 1-2-3-4-5
french-poker-play-hand-three = Drilling: drei gleiche
french-poker-play-hand-two-pairs = zwei Paare: erst zählt das höhere, dann das niedrigere
french-poker-play-hand-pair = ein Paar
french-poker-play-hand-high-die = höchster Würfel; { $least ->
    [pair] das sagt nichts, denn fünf Würfel sind immer ein Paar Zweien wert
    [one] „höchster Würfel Eins“ oder weniger sagt nichts, denn so viel sind fünf Würfel immer wert
    [five] „höchster Würfel Fünf“ oder weniger sagt nichts, denn so viel sind fünf Würfel immer wert
   *[six] „höchster Würfel Sechs“ oder weniger sagt nichts, denn so viel sind fünf Würfel immer wert
}
french-poker-play-general = Eine Ansage ist allgemein („zwei Paare“) oder genau („zwei Sechsen und zwei Fünfen“). Eine genaue Ansage ist höher als die allgemeine desselben Blatts und niedriger als die des nächsten.
french-poker-play-detailed = Jede Ansage nennt ihre Würfel: „zwei Sechsen und zwei Fünfen“, nicht einfach „zwei Paare“.
french-poker-play-kickers-none = Würfel, die nicht zum Blatt gehören, zählen nicht.
french-poker-play-kickers-full = Eine Ansage darf auch die übrigen Würfel nennen, die Beiwürfel, so wie sie fallen können, den höchsten zuerst: „ein Paar Sechsen, dazu Fünf und Vier“. Ungenannte zählen als die niedrigsten.
french-poker-play-wild = Eine Eins steht für die Zahl, mit der das Blatt am besten wird.
french-poker-play-ones-high = Eine Eins ist höher als eine Sechs. Die Straßen bleiben 1–5 und 2–6.
french-poker-play-true = Eine Ansage ist wahr, wenn das Blatt so viel oder mehr wert ist.
french-poker-play-round = Eine Runde
french-poker-play-opens = Das Los bestimmt, wer die erste Runde eröffnet. Wer eröffnet, wirft fünf Würfel unter dem Becher, sieht hin und sagt ein Blatt an: die Wahrheit, mehr oder weniger. Der Nächste im Uhrzeigersinn antwortet:
french-poker-play-doubt = „Glaub ich nicht“: alle Würfel werden aufgedeckt. Ist die Ansage höher als das Blatt, verliert der Ansager; sonst der Zweifler.
french-poker-play-believe = „Glaub ich“: du nimmst die Würfel, wie sie liegen, und siehst hin. Zum Zweifeln ist es jetzt zu spät.
french-poker-play-pass = „Geb ich weiter“: du gibst die Würfel ungesehen mit einer höheren Ansage weiter und stehst für sie ein.
french-poker-play-with-the-dice = Wer die Würfel genommen hat, hat die Wahl:
french-poker-play-keep-hidden = mindestens einen Würfel unter dem Becher behalten, auch einen, der offen lag, und den Rest offen neu werfen;
french-poker-play-keep-open = einige Würfel{ $all ->
    [yes] {" "}oder alle fünf
   *[no] {""}
} offen hinlegen und den ganzen Rest unter dem Becher neu werfen;
french-poker-play-roll-all = alle fünf unter dem Becher neu werfen;
french-poker-play-leave = alles liegen lassen, wie es liegt.
french-poker-play-must-reroll = Wer die Würfel genommen hat, muss vor der Ansage mindestens einen neu werfen.
french-poker-play-opener-plays = Auch der Eröffner darf das vor der ersten Ansage.
french-poker-play-reroll-closed = beliebige Würfel behalten und die anderen neu werfen; alle bleiben unter dem Becher, und jeder sieht, wie viele geworfen wurden;
french-poker-play-reroll-free = beliebige Würfel unter dem Becher neu werfen; die anderen bleiben liegen, verdeckt oder offen;
french-poker-play-show = beliebige verdeckte Würfel offen hinlegen, vor oder nach einem Wurf{ $must ->
    [yes] {""}
   *[no] , oder ohne Wurf
};
french-poker-play-rerolls = Das darf man { $rerolls }-mal in einem Zug und sieht dazwischen hin.
french-poker-play-claim-more = Dann muss die Ansage höher sein als die letzte.
french-poker-play-top-doubt-or-concede = Nichts ist höher als { $ones ->
    [high] fünf Einsen
   *[other] fünf Sechsen
}: nach ihnen zweifelt man, oder man gibt auf, ohne hinzusehen, und verliert{ $opens ->
    [yes] ; wer aufgibt, eröffnet die nächste Runde
   *[no] {""}
}.
french-poker-play-top-must-doubt = Nichts ist höher als { $ones ->
    [high] fünf Einsen
   *[other] fünf Sechsen
}: nach ihnen muss man zweifeln.
french-poker-play-starter-doubter-or-next = Nach einer ertappten Lüge eröffnet der Zweifler die nächste Runde; nach einem falschen Zweifel der Nächste nach ihm. Wer draußen ist, wird übersprungen.
french-poker-play-starter-loser = Der Verlierer eröffnet die nächste Runde; ist er draußen, der Nächste.
french-poker-play-starter-winner = Wer eine Runde gewinnt, eröffnet die nächste. Wer draußen ist, wird übersprungen.
french-poker-play-starter-doubter = Der Zweifler eröffnet die nächste Runde, ob zu Recht oder nicht; ebenso, wer aufgegeben hat. Wer draußen ist, wird übersprungen.
french-poker-play-besides = Außerdem
french-poker-play-clock = { $seconds ->
    [one] Du hast eine Sekunde
   *[other] Du hast { $seconds } Sekunden
} für jede Entscheidung; danach spielt der Server für dich, und zwar ehrlich.
french-poker-play-clock-hours = Du hast { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} für jede Entscheidung; danach spielt der Server für dich, und zwar ehrlich.
french-poker-play-clock-runs-on = Die Uhr läuft auch, wenn niemand am Tisch ist. Ist sie abgelaufen, spielt der Server deinen Zug ganz zu Ende.

## First games: the goal, and a tip at each hard step
french-poker-goal-last-standing = Sag immer mehr an, wahr oder nicht: wer als Letzter Marken hat, gewinnt.
french-poker-goal-first-out = Sag immer mehr an, wahr oder nicht: wer zuerst keine Marken hat, hat verloren.
french-poker-goal-charge = Sag immer mehr an, wahr oder nicht: werde deine Marken los; wer zuletzt welche hat, verliert.
french-poker-tip-open = Fünf Würfel für den ganzen Tisch: wirf sie und sag ein Blatt an. Jede spätere Ansage muss höher sein.
french-poker-tip-first = Sag irgendein Blatt an, wahr oder nicht: erst das Blatt, dann seine Würfel.{ $ones ->
    [high] {" "}Eine Eins ist höher als eine Sechs.
    [wild] {" "}Einsen zählen als jede Zahl.
   *[plain] {""}
}
french-poker-tip-say = Sag mehr an als zuletzt, wahr oder nicht: erst das Blatt, dann seine Würfel.{ $ones ->
    [high] {" "}Eine Eins ist höher als eine Sechs.
    [wild] {" "}Einsen zählen als jede Zahl.
   *[plain] {""}
}
french-poker-tip-answer = Glaubst du es: nimm die Würfel und sag mehr an. Sonst werden alle gezeigt: der Lügner verliert – oder du, wenn es stimmt.
french-poker-tip-top-doubt-or-concede = Nichts ist höher. Zweifelst du: alle Würfel werden gezeigt, und der Lügner verliert oder du. Aufgeben verliert ungesehen.
french-poker-tip-top-must-doubt = Nichts ist höher: du musst anzweifeln. Alle Würfel werden gezeigt, und der Lügner verliert oder du.
french-poker-tip-keep = { $keeping ->
    [closed] Tippe an, was bleibt; der Rest rollt unter dem Becher, und alle sehen, wie viele.
    [free] Tippe an, was bleibt; der Rest rollt unter dem Becher. Du darfst auch Würfel offen hinlegen.
   *[split] Tippe an, was bleibt: verdeckt, und der Rest fällt offen, oder umgekehrt.
}{ $must ->
    [yes] {" "}Mindestens einer muss rollen.
   *[no] {" "}Oder lass alle liegen.
}

## Tutorial
tutorial-french-poker-claim = Anna hat fünf Würfel unterm Becher geworfen und sagt ein Paar Fünfen an. Wahr oder nicht?
tutorial-french-poker-believe = Zweifle, und die Würfel werden aufgedeckt. Glaub ihr, und du nimmst sie, wie sie liegen, und musst mehr ansagen. Glaub ihr.
tutorial-french-poker-believe-first = Glaub ihr erst einmal: dann gehören die Würfel dir.
tutorial-french-poker-keep = Zwei Fünfen: es war wahr. Jetzt sag mehr an: { $device ->
    [browser] tippe beide Fünfen an, um sie verdeckt zu behalten, und würfle die drei anderen offen
   *[terminal] behalte beide Fünfen verdeckt, nach ihren Plätzen, und würfle die drei anderen offen
}.
tutorial-french-poker-keep-fives = Hier behalten wir nur die zwei Fünfen, verdeckt, und würfeln die drei anderen offen.
tutorial-french-poker-say = Eine dritte Fünf ist gefallen, alle sehen sie. Sag drei Fünfen an, oder lüge: vier Fünfen.
tutorial-french-poker-say-fives = Sag drei Fünfen an, das ist wahr, oder vier Fünfen, eine Lüge.
tutorial-french-poker-hands = Anna hat dir geglaubt, drei Fünfen offen hingelegt, zwei Würfel verdeckt geworfen und sagt fünf Fünfen an: höher ist kaum etwas.
tutorial-french-poker-doubt = Beide verdeckten Würfel müssten Fünfen sein: einmal in 36 Würfen. Glaub ihr nicht!
tutorial-french-poker-doubt-now = Das ist zu schön, um wahr zu sein: glaub ihr nicht.
tutorial-french-poker-caught = Nur drei Fünfen: Anna verliert eine Marke. Wären es fünf gewesen, hättest du eine verloren.
tutorial-french-poker-last = Das ist Französischer Poker: behalten, würfeln, mehr ansagen und anzweifeln, was zu gut ist. Wer keine Marken mehr hat, ist draußen.

## Browser: claims come in words, dice as numbers from 1
web-french-poker-you-open = Du eröffnest die Runde. Wirf die fünf Würfel!
web-french-poker-you-claim-first = Sag ein Blatt an, wahr oder nicht.
web-french-poker-you-choose-first = Tippe an, was bleibt, oder lass alles liegen und sag an.
web-french-poker-you-claim = Sag jetzt mehr an als { $claim }.
web-french-poker-you-choose = Tippe an, was bleibt, oder lass alles liegen. Zu schlagen: { $claim }.
web-french-poker-you-must-roll = Tippe an, was bleibt; den Rest wirfst du. Zu schlagen: { $claim }.
web-french-poker-you-answer = { $claimer } sagt: { $claim }. Stimmt das?
web-french-poker-you-are-out = Du bist draußen. Sieh den Lügnern zu.
web-french-poker-you-are-safe = In Sicherheit! Sieh die anderen schwitzen.
web-french-poker-waits-lot = Das Los bestimmt, wer anfängt.
web-french-poker-waits-open = { $seat } eröffnet die Runde.
web-french-poker-waits-fall = { $seat } würfelt.
web-french-poker-waits-cup = { $seat } hat die Würfel.
web-french-poker-waits-answer = { $claimer } sagt: { $claim }. { $seat } überlegt.

## Browser: answers
web-french-poker-believe-note = Würfel nehmen und hinsehen
web-french-poker-doubt-note = alle aufdecken!
web-french-poker-concede-note = verlieren, ohne hinzusehen
web-french-poker-pass-on = Blind weitergeben, höher ansagen

## Browser: known dice
web-french-poker-dice = Die fünf Würfel, wie du sie kennst
web-french-poker-mat = Offen auf dem Tisch: { $dice }
web-french-poker-mat-empty = Kein Würfel liegt offen.
web-french-poker-under-cup = { $count ->
    [0] Nichts unter dem Becher
    [one] { $count } Würfel unter dem Becher
   *[other] { $count } Würfel unter dem Becher
}
web-french-poker-die = Würfel { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Würfel { $number }: unter dem Becher, ungesehen
web-french-poker-open = offen
web-french-poker-hidden = verdeckt
web-french-poker-recalled = gemerkt
web-french-poker-unknown = ungesehen
web-french-poker-keep = bleibt
web-french-poker-you-have = Du hast: { $claim }.

## Browser: keeping and rolling
web-french-poker-roll-hidden = { $count ->
    [0] Alle offen hinlegen
    [5] Alle fünf werfen
   *[other] { $count } verdeckt werfen
}
web-french-poker-roll-hidden-note = { $kept ->
    [none] unter dem Becher
    [all] nichts werfen
   *[other] { $kept } offen hinlegen
}
web-french-poker-roll-open = { $count ->
    [0] Offen werfen
    [5] Offen werfen
   *[other] { $count } offen werfen
}
web-french-poker-roll-open-note = { $kept ->
    [none] behalte erst einen
    [all] gib erst einen frei
   *[other] { $kept } unter dem Becher
}
web-french-poker-roll-rest = { $count ->
    [0] Verdeckt werfen
    [5] Alle fünf werfen
   *[other] { $count } verdeckt werfen
}
web-french-poker-roll-rest-note = { $kept ->
    [none] unter dem Becher
    [all] lass dafür einen übrig
   *[other] { $kept } behalten
}
web-french-poker-show = { $count ->
    [0] Offen hinlegen
    [5] Alle offen hinlegen
   *[other] { $count } offen hinlegen
}
web-french-poker-show-note = { $kept ->
    [none] wähle verdeckte Würfel
   *[other] nichts werfen
}
web-french-poker-leave-them = Alles liegen lassen und ansagen

## Browser: reported actions
web-french-poker-did-opened = Runde eröffnet
web-french-poker-did-left = alles liegen gelassen
web-french-poker-did-kept-hidden = { $count } verdeckt behalten, { $rest } offen geworfen
web-french-poker-did-kept-open = { $count ->
    [0] alle fünf verdeckt geworfen
    [5] alle fünf offen hingelegt
   *[other] { $count } offen behalten, { $rest } verdeckt geworfen
}
web-french-poker-did-rerolled = { $count ->
    [0] alle fünf verdeckt neu geworfen
   *[other] { $count } behalten, { $rest } verdeckt neu geworfen
}
web-french-poker-did-laid-open = { $count ->
    [5] alle fünf offen hingelegt
   *[other] { $count } offen hingelegt
}
web-french-poker-did-passed = blind weitergegeben

## Browser: claims
web-french-poker-no-claim = Noch keine Ansage
web-french-poker-claims = Ansagen dieser Runde
web-french-poker-hands = Welches Blatt
web-french-poker-ranks = Welche Würfel
web-french-poker-kickers = Beiwürfel
web-french-poker-general = beliebig
web-french-poker-no-kickers = nur diese
web-french-poker-certain = Das stimmt bei jedem Wurf.
web-french-poker-ruled-out = Alle sehen, dass es nicht stimmt.
web-french-poker-your-hand = dein Blatt
web-french-poker-percent = { $percent } %

## Browser: odds
web-french-poker-show-odds = Chancen zeigen
web-french-poker-odds-answer = Nach den Würfeln, die du kennst, stimmt es zu { $percent } %.
web-french-poker-odds-next = Für den Nächsten stimmt es zu { $percent } %.
web-french-poker-odds-target = Chancen mit dem, was bleibt. Ziel: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Am besten: alle fünf werfen, { $percent } %
    [all] Am besten: nichts werfen, { $percent } %
   *[other] Am besten: { $kept } behalten, { $percent } %
}

## Browser: tokens
web-french-poker-pot = Im Pot: { $count }
web-french-poker-holds = { $count ->
    [one] hat { $count } Marke
   *[other] hat { $count } Marken
}
web-french-poker-safe = in Sicherheit

## Browser: moments
web-french-poker-lot = { $seat } fängt an
web-french-poker-doubts = { $doubter } glaubt { $claimer } nicht
web-french-poker-concedes = { $seat } gibt auf
web-french-poker-true = Wahr!
web-french-poker-lie = Gelogen!
web-french-poker-said = { $claimer } sagte: { $claim }
web-french-poker-shows = Die Würfel: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } ist in Sicherheit
web-french-poker-pot-emptied = Pot leer: jetzt geben Gewinner zurück

## Terminal: second person
terminal-french-poker-you-round-started = { $number ->
    [1] Runde { $number }: du beginnst (ausgelost).
   *[other] Runde { $number }: du beginnst.
}
terminal-french-poker-you-shaken = Du wirfst fünf Würfel unter dem Becher.
terminal-french-poker-you-announced = Du sagst an: { $claim }.
terminal-french-poker-you-believed = Du glaubst es, nimmst die Würfel und siehst hin.
terminal-french-poker-you-kept-hidden = Du behältst { $kept } unter dem Becher und wirfst den Rest offen neu.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Du wirfst alle fünf Würfel verdeckt neu.
    [all] Du legst alle fünf Würfel offen hin.
   *[other] Du legst { $kept } offen hin und wirfst den Rest verdeckt neu.
}
terminal-french-poker-you-rerolled = { $kept ->
    [none] Du wirfst alle fünf Würfel verdeckt neu.
   *[other] Du behältst { $kept } und wirfst den Rest unter dem Becher neu.
}
terminal-french-poker-you-laid-open = { $kept ->
    [all] Du legst alle fünf Würfel offen hin.
   *[other] Du legst { $kept } offen hin und wirfst nichts.
}
terminal-french-poker-you-passed-on = Du gibst die Würfel ungesehen weiter und sagst an: { $claim }.
terminal-french-poker-you-doubted = Du glaubst { $claimer } nicht.
terminal-french-poker-you-are-doubted = { $seat } glaubt dir nicht.
terminal-french-poker-you-conceded = Du gibst auf, ohne hinzusehen.
terminal-french-poker-you-opened = { $held ->
    [yes] Die Würfel zeigen { $dice } ({ $worth }): du hast „{ $claim }“ gesagt, und es stimmt.
   *[no] Die Würfel zeigen { $dice } ({ $worth }): du hast „{ $claim }“ gesagt, eine Lüge.
}
terminal-french-poker-you-laid-off = Du legst eine Marke weg und hast noch { $left }.
terminal-french-poker-you-charged = Du nimmst eine Marke und hast jetzt { $held }; im Pot: { $pot }.
terminal-french-poker-you-gave-back = Du gibst eine Marke zurück und hast jetzt { $held }.
terminal-french-poker-you-went-out = Du bist draußen.
terminal-french-poker-you-came-safe = Du bist in Sicherheit.

## Terminal: the table
terminal-french-poker-safe = in Sicherheit
terminal-french-poker-open = offen
terminal-french-poker-hidden = verdeckt
terminal-french-poker-dice = Die Würfel: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } offen
terminal-french-poker-die-hidden = №{ $place } { $pips } verdeckt
terminal-french-poker-die-unseen = №{ $place } ungesehen

## Terminal: questions
terminal-french-poker-ask-open = Du eröffnest die Runde.
terminal-french-poker-ask-cup-first = Du hast { $dice }: { $own }. Was sagst du an?
terminal-french-poker-ask-cup-left = Du hast { $dice }: { $own }. Zu schlagen: { $claim }. Willst du Würfel behalten und neu werfen, oder sagst du an?
terminal-french-poker-ask-cup = Du hast { $dice }: { $own }. Zu schlagen: { $claim }. Was sagst du an?
terminal-french-poker-ask-answer = { $seat } sagt an: { $claim }. Glaubst du das?
terminal-french-poker-ask-answer-top = { $seat } sagt an: { $claim }. Nichts ist höher. Was nun?
terminal-french-poker-hint-answer = Nach den Würfeln, die du kennst, stimmt das in { $percent } % aller Fälle.
terminal-french-poker-hint-keeping = Was man für jedes Blatt behält, mit der Chance, es zu erreichen:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: alle werfen, { $percent } %
    [all] { $claim }: alle behalten, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}
terminal-french-poker-bound = Alle sehen: Wahr sein kann höchstens { $claim }.
terminal-french-poker-hint-say = Die niedrigste Ansage jedes Blatts, mit der Chance, dass sie stimmt, wie der Nächste sie sieht:
terminal-french-poker-hint-claim = { $claim }: { $percent } %

## Terminal: what can be typed
terminal-words-keep-hidden = v verdecken behalten
terminal-words-keep-open = l legen hinlegen
terminal-words-roll-rest = b behalten w werfen
terminal-words-show = o offen zeigen
terminal-french-poker-do-announce = ein Blatt ansagen: seine Würfel oder seinen Namen tippen
terminal-french-poker-do-believe = glauben, die Würfel nehmen und hinsehen
terminal-french-poker-do-doubt = anzweifeln: alle Würfel werden aufgedeckt
terminal-french-poker-do-pass-on = die Würfel ungesehen weitergeben und ein höheres Blatt ansagen
terminal-french-poker-do-roll-rest = diese Würfel liegen lassen, den Rest verdeckt neu werfen (0: alle werfen)
terminal-french-poker-do-show = diese Würfel offen hinlegen, nichts werfen
terminal-do-keep-hidden = diese Würfel verdeckt behalten, den Rest offen werfen
terminal-do-keep-open = diese Würfel offen hinlegen, den Rest verdeckt werfen (0: alle werfen)
terminal-claim-missing = Sag, welches Blatt, wie in „{ $word } { $value }“. Du darfst sagen: { $allowed }
terminal-claim-unclear = „{ $text }“ ist kein Blatt. Tippe seine Würfel oder seinen Namen, etwa „zwei Paare“.
terminal-kept-missing = Sag, welche Würfel, wie in „{ $word } { $value }“: ihre Nummern von 1 bis 5.
terminal-kept-unclear = „{ $text }“ nennt keine Würfel. Tippe ihre Nummern von 1 bis 5, etwa „1 3“; 0 heißt keiner.

## Terminal: pages
terminal-odds-claim = Ansage
terminal-odds-written = Geschrieben
terminal-odds-fresh = Ein neuer Wurf erreicht sie
terminal-odds-claim-line = { $name } ({ $claim }): { $reached } von { $ways } neuen Würfen sind so viel oder mehr ({ $percent } %).

## Coach
coach-move-keep-open = { $value } offen hinlegen, den Rest verdeckt werfen
coach-move-keep-hidden = { $value } verdeckt behalten, den Rest offen werfen
coach-move-roll-rest = { $value } behalten, den Rest verdeckt werfen
coach-move-roll-all = alle fünf verdeckt werfen
french-poker-coach-mistake-opening = Dein größter Fehler: in Runde { $round } hast du { $roll } geworfen und „{ $said }“ gesagt. „{ $value }“ zu sagen wäre { $lost } Prozentpunkte mehr wert gewesen.
french-poker-coach-mistake-cup = Dein größter Fehler: in Runde { $round }, mit { $roll } vor dir und „{ $claim }“ zu schlagen, hast du { $kind ->
    [keep-open] { $said } offen hingelegt und den Rest verdeckt geworfen
    [keep-hidden] { $said } verdeckt behalten und den Rest offen geworfen
    [roll-rest] { $said } behalten und den Rest verdeckt geworfen
    [roll-all] alle fünf verdeckt geworfen
   *[announce] „{ $said }“ gesagt
}. { $better ->
    [keep-open] { $value } offen hinzulegen und den Rest verdeckt zu werfen
    [keep-hidden] { $value } verdeckt zu behalten und den Rest offen zu werfen
    [roll-rest] { $value } zu behalten und den Rest verdeckt zu werfen
    [roll-all] Alle fünf verdeckt zu werfen
   *[announce] „{ $value }“ zu sagen
} wäre { $lost } Prozentpunkte mehr wert gewesen.
french-poker-coach-mistake-answer = Dein größter Fehler: in Runde { $round } hast du { $kind ->
    [believe] „{ $claim }“ geglaubt
    [concede] vor „{ $claim }“ aufgegeben
    [pass-on] „{ $claim }“ ungesehen weitergegeben
   *[doubt] „{ $claim }“ angezweifelt
}, { $lie ->
    [0] was ein guter Spieler nur sagt, wenn es stimmt
   *[other] was ein guter Spieler in { $lie } % der Fälle erfunden hätte
}. { $better ->
    [believe] Glauben
    [concede] Aufgeben
    [pass-on] Mit „{ $value }“ weitergeben
   *[doubt] Anzweifeln
} wäre { $lost } Prozentpunkte mehr wert gewesen.
french-poker-coach-mistake-unexpected = Dein größter Fehler: in Runde { $round } hast du { $kind ->
    [believe] „{ $claim }“ geglaubt
    [concede] vor „{ $claim }“ aufgegeben
    [pass-on] „{ $claim }“ ungesehen weitergegeben
   *[doubt] „{ $claim }“ angezweifelt
}. Gute Spieler sagen das hier nie; wer nur lügt, wo eine Lüge nichts kostet, hätte es in { $lie } % der Fälle erfunden. { $better ->
    [believe] Glauben
    [concede] Aufgeben
    [pass-on] Mit „{ $value }“ weitergeben
   *[doubt] Anzweifeln
} wäre { $lost } Prozentpunkte mehr wert gewesen.
french-poker-coach-mistake-knowing = Dein größter Fehler: in Runde { $round } kanntest du alle fünf Würfel, { $roll }, und hast { $kind ->
    [believe] „{ $claim }“ geglaubt
    [concede] vor „{ $claim }“ aufgegeben
    [pass-on] „{ $claim }“ weitergegeben
   *[doubt] „{ $claim }“ angezweifelt
}. { $better ->
    [believe] Glauben
    [concede] Aufgeben
    [pass-on] Mit „{ $value }“ weitergeben
   *[doubt] Anzweifeln
} wäre { $lost } Prozentpunkte mehr wert gewesen.
french-poker-coach-seats = Französischer Poker ist für zwei gelöst. Mit { $seats } Spielern beginnt der Trainer, sobald nur noch zwei übrig sind, und nur, wenn gespielt wird, bis einer allein noch Marken hat.
french-poker-coach-unsolved = Diese Regeln gehören nicht zu denen, die schon gelöst sind. `mendax coach` löst sie für ein Spiel, das aus ist.
french-poker-explore-note = Die erste Seite gilt für den, der eröffnet, die anderen für fünf verdeckt neu geworfene Würfel; wo einige offen liegen, gibt es Tausende Seiten mehr. Ansagen und Würfel sind nach Blättern zusammengefasst, und zu schlagen ist immer die höchste Ansage eines Blatts. Was Eröffnen wert ist, ist die Chance, die Runde zu gewinnen.
french-poker-solver-refused-seats = Französischer Poker ist für zwei Plätze gelöst, nicht für { $seats }.
french-poker-solver-refused-passing = Nicht gelöst: ungesehen weitergeben, wo neu werfen muss, wer hinsieht.
