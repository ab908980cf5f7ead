# Wörter von Mäxchen: Hausregeln, Werte, Züge, Ereignisse, Gründe. Namen der Spieler kommen als $seat,
# $announcer; Werte so, wie sie gezeigt werden.
mia-title = Mäxchen

## Hausregeln

mia-option-order = Reihenfolge der Werte
mia-option-order-help = Welcher Wurf welchen schlägt.
mia-option-order-standard = 21, dann die Päsche, dann 65 hinunter bis 31
mia-option-order-natural = natürlich: 11 ist am höchsten, 21 am niedrigsten, die Päsche an ihrem Platz unter den Zahlen
mia-option-order-numeric = nach der Zahl: 21, dann 66, 65, 64 hinunter bis 11, die Päsche an ihrem Platz unter den Zahlen
mia-option-order-pips = nach Augen: 21, dann die Päsche; alles andere zählt nach seiner Summe, 62 ist also so viel wie 53
mia-option-doubles = Päsche
mia-option-doubles-help = Welcher der Päsche der beste ist.
mia-option-doubles-sixes-high = 66 ist der beste, 11 der niedrigste
mia-option-doubles-ones-high = umgekehrt: 11 ist der beste, 66 der niedrigste
mia-option-second = Gleich unter 21
mia-option-second-help = Ein Wurf, der über die Päsche gehoben wird, gleich unter 21.
mia-option-second-none = nichts Besonderes
mia-option-second-little-mia = 31, kleines Mäxchen
mia-option-second-half-mia = 42, halbes Mäxchen
mia-option-second-half-and-little = 42, halbes Mäxchen, und darunter 31, kleines Mäxchen
mia-option-ones-top = 11 schlägt sogar 21
mia-option-ones-top-help = Dann ist 11 der höchste Wert, und was vom Mäxchen gesagt wird, gilt für ihn.
mia-option-announce = Eine Ansage muss
mia-option-announce-help = Wie sich eine neue Ansage zur letzten verhalten muss.
mia-option-announce-higher = höher sein als die letzte
mia-option-announce-equal-or-higher = gleich oder höher sein
mia-option-lives = Leben
mia-option-lives-help = Mit wie vielen Leben (Streichhölzern, Punkten) alle anfangen.
mia-option-display = Leben werden gezeigt als
mia-option-display-help = Dieselbe Zählung, auf eure Art: Leben zählen herunter, Punkte zählen bis zur Grenze hinauf.
mia-option-display-lives = Leben
mia-option-display-matches = Streichhölzer
mia-option-display-points = Punkte
mia-option-scoring = Wertung
mia-option-scoring-help = Um Leben spielen oder eine feste Zahl von Runden um Punkte oder Geld.
mia-option-scoring-lives = Leben
mia-option-scoring-points = Punkte, nie unter null
mia-option-scoring-money = Geld, auch unter null
mia-option-rounds = Runden
mia-option-rounds-help = Wie viele Runden ein Spiel um Punkte oder Geld dauert.
mia-option-score-increment = Wer gewinnt, bekommt
mia-option-score-increment-help = Was der Gewinner einer Probe bekommt, in Spielen um Punkte oder Geld.
mia-option-score-decrement = Wer verliert, zahlt
mia-option-score-decrement-help = Was jeder Verlust kostet, in Spielen um Punkte oder Geld; ein doppelter kostet das Zweifache.
mia-option-score-all = Alle bekommen Punkte
mia-option-score-all-help = In Spielen um Punkte oder Geld bekommen alle Beteiligten den Gewinn, auch der Verlierer.
mia-option-ends-when = Das Spiel endet
mia-option-ends-when-help = Ob die anderen weiterspielen, wenn jemand alle Leben verloren hat.
mia-option-ends-when-last-standing = wenn nur noch einer übrig ist: der gewinnt
mia-option-ends-when-first-out = wenn der Erste ausscheidet: der verliert
mia-option-mia-true-cost = Ein echtes Mäxchen anzweifeln kostet
mia-option-mia-true-cost-help = Leben, die der Zweifler verliert, wenn das Mäxchen unter dem Becher liegt.
mia-option-mia-lie-cost = Ein falsches Mäxchen kostet
mia-option-mia-lie-cost-help = Leben, die ein ertapptes falsches Mäxchen den Ansager kostet.
mia-option-mia-concede = Vor dem Mäxchen aufgeben
mia-option-mia-concede-help = Ob man das Mäxchen glauben, ohne Hinsehen verlieren und die nächste Runde eröffnen darf.
mia-option-mia-concede-costs-one = kostet eins
mia-option-mia-concede-costs-two = kostet zwei
mia-option-mia-concede-not-allowed = nicht erlaubt: das Mäxchen muss angezweifelt werden
mia-option-mia-double-any = Das Mäxchen verdoppelt jeden Verlust
mia-option-mia-double-any-help = Ein Verlust kostet zwei, sobald in der Runde das Mäxchen angesagt wurde oder unter dem aufgedeckten Becher liegt.
mia-option-mia-reveals = Das Mäxchen deckt auf
mia-option-mia-reveals-help = Wer das Mäxchen ansagt, deckt sofort auf: stimmt es, verlieren alle anderen eins, sonst der Ansager.
mia-option-blind-pass = Blind weitergeben
mia-option-blind-pass-help = Eine dritte Antwort: den Becher ungewürfelt und ungesehen mit einer eigenen Ansage weitergeben und für sie einstehen.
mia-option-blind-pass-off = nein
mia-option-blind-pass-higher = mit einem höheren Wert
mia-option-blind-pass-same-or-higher = mit demselben oder einem höheren Wert
mia-option-blind-reroll = Blind nachwürfeln
mia-option-blind-reroll-help = Wer hingesehen hat, darf noch einmal würfeln, sieht nicht hin und sagt an.
mia-option-blind-reroll-off = nein
mia-option-blind-reroll-new-value = und jeden Wert ansagen, der den letzten schlägt
mia-option-blind-reroll-same-or-higher = „das oder mehr“: den Wert ansagen, der zu schlagen ist; nicht für den, der eröffnet
mia-option-under-announcing = Weniger ansagen, als man hat
mia-option-under-announcing-help = Was gilt, wenn die Würfel mehr zeigen, als gesagt wurde.
mia-option-under-announcing-is-truth = gilt als Wahrheit
mia-option-under-announcing-is-lie = ist eine Lüge wie jede andere
mia-option-joker-32 = Der Joker 32
mia-option-joker-32-help = Was geschieht, wenn 32 fällt.
mia-option-joker-32-off = ein Wert wie jeder andere
mia-option-joker-32-toast = ein Prost: ansagen kann man ihn nicht; gesehen beendet er die Runde, und niemand verliert
mia-option-life-reroll = Neue Leben bei drei
mia-option-life-reroll-help = Wer zum ersten Mal genau drei Leben hat, bekommt von einem Würfel eine neue Zahl.
mia-option-life-reroll-off = nein
mia-option-life-reroll-may = wer will
mia-option-life-reroll-must = immer
mia-option-show-believed = Wem geglaubt wurde, der darf die Würfel zeigen
mia-option-show-believed-help = Nach „Glaub ich“ darf der Vorige den Becher noch einmal heben, damit alle sehen, was da lag; niemand muss.
mia-option-show-believed-off = nein: sie werden nie gezeigt
mia-option-show-believed-may = ja, wer will
mia-option-next-starter = Die nächste Runde eröffnet
mia-option-next-starter-help = Wer nach einem Verlust zuerst würfelt.
mia-option-next-starter-doubter-or-next = wer zu Recht gezweifelt hat, oder der Nächste nach dem, der sich geirrt hat
mia-option-next-starter-loser = der Verlierer, wenn er noch dabei ist
mia-option-next-starter-winner = wer recht hatte
mia-option-next-starter-doubter = der Zweifler, ob zu Recht oder nicht
mia-option-turn-clock = Zeit für einen Zug
mia-option-turn-clock-help = Sekunden für jede Entscheidung, bevor das Haus für einen Abwesenden spielt; 0 heißt unbegrenzt.

## Regelsätze

mia-preset-house = Hausregeln
mia-preset-house-help = Sechs Leben, und der Letzte im Spiel gewinnt.
mia-preset-classic = Klassisch
mia-preset-classic-help = Sechs Leben; wer sie als Erster verliert, verliert das Spiel.
mia-preset-matches = Fünf Streichhölzer
mia-preset-matches-help = Fünf Streichhölzer für jeden; wird das Mäxchen angezweifelt, geht es um zwei.
mia-preset-points = Bis fünf Punkte
mia-preset-points-help = Wer fünf Punkte hat, ist draußen; das Mäxchen zählt zwei und muss angezweifelt werden.
mia-preset-scored = Um Punkte
mia-preset-scored-help = Zwanzig Runden; eine gewonnene Probe bringt Punkte, ein Verlust nimmt welche.
mia-preset-meyer = Meyer
mia-preset-meyer-help = Wie in Dänemark: kleines Mäxchen, gleich oder höher, das Mäxchen anzweifeln kostet so oder so zwei, „das oder mehr“, ein Prost auf 32 und neue Leben bei drei.
mia-preset-contest = Wettkampf
mia-preset-contest-help = Wie Bots spielen: das Mäxchen deckt auf, und in jeder Runde punkten alle außer den Verlierern.

## Werte

mia-value-mia = Mäxchen
mia-value-little-mia = kleines Mäxchen
mia-value-half-mia = halbes Mäxchen
mia-value-joker = Joker
mia-value-pips =
    { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }
mia-value-named = { $name } { $value }

## Wie jemand steht

mia-standing-lives =
    { $count ->
        [one] { $count } Leben
       *[other] { $count } Leben
    }
mia-standing-matches =
    { $count ->
        [one] { $count } Streichholz
       *[other] { $count } Streichhölzer
    }
mia-standing-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
mia-standing-money =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }

## Phasen

mia-phase-over = Das Spiel ist aus

## Züge

mia-action-shake = Würfeln
mia-action-look = Unter den Becher sehen
mia-action-announce = { $value } ansagen
mia-action-reroll = Blind nachwürfeln und { $value } sagen
mia-action-believe = Glaub ich
mia-action-doubt = Glaub ich nicht
mia-action-show-dice = Die Würfel zeigen
mia-action-hide-dice = Nicht zeigen
mia-action-pass-on = Blind weitergeben als { $value }
mia-action-concede = Aufgeben
mia-action-reroll-lives = Um neue Leben würfeln
mia-action-keep-lives = Drei Leben behalten
mia-action-draw-lot = Das Los fällt auf { $seat }
mia-action-fall = Es fallen { $roll }
mia-action-fall-one = Es fällt { $pips }

## Wie etwas gesagt wurde

mia-how-looked = hat hingesehen
mia-how-unseen = hat nicht hingesehen
mia-how-passed = blind weitergegeben
mia-how-rerolled = blind nachgewürfelt

## Ereignisse

mia-event-lot-drawn = Das Los fällt auf { $seat }.
mia-event-round-started = Runde { $number }: { $seat } beginnt.
mia-event-shaken = { $seat } schüttelt den Becher.
mia-event-fell = Die Würfel liegen unter dem Becher von { $seat }.
mia-event-looked = { $seat } sieht unter den Becher.
mia-event-saw = Unter dem Becher: { $roll }.
mia-event-announced =
    { $looked ->
        [yes] { $seat } sagt { $value } an.
       *[no] { $seat } sagt { $value } an, ohne hinzusehen.
    }
mia-event-rerolled = { $seat } würfelt ungesehen nach und sagt { $value }.
mia-event-believed = { $seat } glaubt es und nimmt den Becher.
mia-event-dice-shown = { $seat } zeigt, was da lag: { $roll }.
mia-event-dice-hidden = { $seat } zeigt die Würfel nicht.
mia-event-passed-on = { $seat } gibt den Becher ungesehen weiter und sagt { $value }.
mia-event-doubted = { $seat } glaubt { $announcer } nicht.
mia-event-conceded = { $seat } gibt auf, ohne hinzusehen.
mia-event-opened =
    { $held ->
        [yes] Die Würfel zeigen { $roll }: { $announcer } hat { $value } gesagt, und es stimmt.
       *[no] Die Würfel zeigen { $roll }: { $announcer } hat { $value } gesagt, eine Lüge.
    }
mia-event-toasted = { $roll }, der Joker: Prost! Niemand verliert, { $seat } fängt noch einmal an.
mia-event-lost = { $seat } verliert { $cost }; es bleiben { $left }.
mia-event-lost-points = { $seat } bekommt { $cost } und steht bei { $left } von { $limit }.
mia-event-lost-scored = { $seat } zahlt { $cost }; jetzt { $left }.
mia-event-gained = { $seat } bekommt { $gain }; jetzt { $left }.
mia-event-went-out = { $seat } ist draußen.
mia-event-die-taken = { $seat } hat drei Leben und nimmt einen Würfel.
mia-event-lives-rerolled =
    Der Würfel gibt { $seat } { $lives ->
        [one] { $lives } Leben
       *[other] { $lives } Leben
    }.
mia-event-lives-kept = { $seat } bleibt bei drei Leben.
mia-event-game-ended = Das Spiel ist aus.

## Wie ein Spiel endet

mia-end-last-standing = Einer ist übrig.
mia-end-first-out = Der Erste hat keine Leben mehr.
mia-end-rounds = Die letzte Runde ist gespielt.

## Gründe

mia-refused-over = Das Spiel ist aus.
mia-refused-dice-falling = Die Würfel fallen noch; niemand ist dran, bis sie liegen.
mia-refused-not-your-turn = Du bist nicht dran: Platz { $seat } ist am Zug.
mia-refused-too-low = { $value } ist zu wenig: das schlägt { $beat } nicht.
mia-refused-joker = 32 ist hier der Joker: auf ihn stößt man an, ansagen kann man ihn nicht.
mia-refused-unknown-value = { $value } ist hier kein Wert. Es gibt: { $allowed }.
mia-refused-own-roll = Diese Würfel sind dein eigener Wurf: sie noch einmal weiterzugeben braucht mehr als { $beat }.
mia-refused-reroll-same = Wer nachwürfelt, sagt „das oder mehr“: { $beat }, nicht { $value }.
mia-refused-top-ends-bidding = Nichts schlägt { $value }: damit ist das Bieten zu Ende.
mia-refused-no-conceding = Nach den Regeln dieses Tisches muss { $value } angezweifelt werden.
mia-refused-not-now = Das geht jetzt nicht ({ $action } in der Phase { $phase }).
mia-contradiction-blind-pass = Blind weitergeben geht nur, wenn Ansagen höher werden müssen; bei „gleich oder höher“ muss es aus sein.
mia-contradiction-joker-pips = Wo nach Augen gezählt wird, ist 32 einfach fünf Augen und kann nicht auch der Joker sein.
mia-contradiction-life-reroll-lives = Neue Leben bei drei brauchen am Anfang mehr als drei Leben.
mia-preset-first-evening = Erster Abend
mia-preset-first-evening-help = Drei Leben, damit ein erstes Spiel nach Minuten aus ist.
