# Mia. Names of players come as $seat, $announcer; values as they are shown.
mia-title = Mäxchen

## House rules
mia-option-order = Reihenfolge der Werte
mia-option-order-help = Welcher Wurf welchen schlägt.
mia-option-order-standard = 21, dann die Päsche, dann 65 hinunter bis 31
mia-option-order-natural = natürlich: 11 ist am höchsten, 21 am niedrigsten, die Päsche an ihrem Platz unter den Zahlen
mia-option-order-numeric = nach der Zahl: 21, dann 66, 65, 64 hinunter bis 11, die Päsche an ihrem Platz unter den Zahlen
mia-option-order-pips = nach Augen: 21, dann die Päsche; alles andere zählt nach seiner Summe, 62 ist also so viel wie 53
mia-option-doubles = Päsche
mia-option-doubles-help = Welcher der Päsche der beste ist.
mia-option-doubles-also = Pasch Paar Zwillinge
mia-option-doubles-sixes-high = 66 ist der beste, 11 der niedrigste
mia-option-doubles-ones-high = umgekehrt: 11 ist der beste, 66 der niedrigste
mia-option-second = Gleich unter 21
mia-option-second-help = Ein Wurf, der über die Päsche gehoben wird, gleich unter 21.
mia-option-second-also = 31 42 kleine klein Mäxle
mia-option-second-none = nichts Besonderes
mia-option-second-little-mia = 31, kleines Mäxchen
mia-option-second-half-mia = 42, halbes Mäxchen
mia-option-second-half-and-little = 42, halbes Mäxchen, und darunter 31, kleines Mäxchen
mia-option-ones-top = 11 schlägt sogar 21
mia-option-ones-top-help = Dann ist 11 der höchste Wert, und was vom Mäxchen gesagt wird, gilt für ihn.
mia-option-announce = Eine Ansage muss
mia-option-announce-help = Wie sich eine neue Ansage zur letzten verhalten muss.
mia-option-announce-also = dasselbe gleich Gleichstand
mia-option-announce-higher = höher sein als die letzte
mia-option-announce-equal-or-higher = gleich oder höher sein
mia-option-lives = Leben
mia-option-lives-help = Mit wie vielen Leben (Streichhölzern, Punkten) alle anfangen.
mia-option-lives-also = Punkte Striche Herzen
mia-option-display = Leben werden gezeigt als
mia-option-display-help = Dieselbe Zählung, auf eure Art: Leben zählen herunter, Punkte zählen bis zur Grenze hinauf.
mia-option-display-also = trinken Schluck Bier Zähler
mia-option-display-lives = Leben
mia-option-display-matches = Streichhölzer
mia-option-display-die = Würfel, der herunterzählt
mia-option-display-glasses = Gläser
mia-option-display-points = Punkte
mia-option-scoring = Wertung
mia-option-scoring-help = Um Leben spielen oder eine feste Zahl von Runden um Punkte oder Geld.
mia-option-scoring-also = Geld Münzen Cent gewinnen
mia-option-scoring-lives = Leben
mia-option-scoring-points = Punkte, nie unter null
mia-option-scoring-money = Geld, auch unter null
mia-option-rounds = Runden
mia-option-rounds-help = Wie viele Runden ein Spiel um Punkte oder Geld dauert.
mia-option-score-increment = Wer gewinnt, bekommt
mia-option-score-increment-help = Was in Spielen um Punkte oder Geld bekommt, wer ein Anzweifeln gewinnt.
mia-option-score-increment-0 = nichts
mia-option-score-decrement = Wer verliert, zahlt
mia-option-score-decrement-help = Was jeder Verlust kostet, in Spielen um Punkte oder Geld; ein doppelter kostet das Zweifache.
mia-option-score-decrement-0 = nichts
mia-option-score-all = Alle bekommen Punkte
mia-option-score-all-help = In Spielen um Punkte oder Geld bekommen alle Beteiligten den Gewinn, auch der Verlierer.
mia-option-ends-when = Das Spiel endet
mia-option-ends-when-help = Ob die anderen weiterspielen, wenn jemand alle Leben verloren hat.
mia-option-ends-when-last-standing = wenn nur noch einer übrig ist: der gewinnt
mia-option-ends-when-first-out = wenn der Erste ausscheidet: der verliert
mia-option-stakes = Ein Verlust zählt
mia-option-stakes-help = Wievielmal der übliche Preis gezahlt wird.
mia-option-stakes-one = einfach
mia-option-stakes-rising = einmal für jede Ansage der Runde, höchstens zehnmal
mia-option-stakes-pips = einmal für jedes Auge der aufgedeckten Würfel
mia-option-doubt-cost = Falsch anzweifeln kostet
mia-option-doubt-cost-help = Was es kostet, einen wahren Wert anzuzweifeln; das Mäxchen hat seinen eigenen Preis.
mia-option-mia-true-cost = Ein echtes Mäxchen anzweifeln kostet
mia-option-mia-true-cost-help = Leben, die der Zweifler verliert, wenn das Mäxchen unter dem Becher liegt.
mia-option-mia-true-cost-also = 21 Preis Strafe doppelt
mia-option-mia-lie-cost = Ein falsches Mäxchen kostet
mia-option-mia-lie-cost-help = Leben, die ein ertapptes falsches Mäxchen den Ansager kostet.
mia-option-mia-lie-cost-also = 21 Preis Strafe doppelt Bluff
mia-option-mia-concede = Vor dem Mäxchen aufgeben
mia-option-mia-concede-help = Ob man das Mäxchen glauben, ohne Hinsehen verlieren und die nächste Runde eröffnen darf.
mia-option-mia-concede-costs-one = kostet eins
mia-option-mia-concede-costs-two = kostet zwei
mia-option-mia-concede-not-allowed = nicht erlaubt: das Mäxchen muss angezweifelt werden
mia-option-mia-concede-free-if-true = stattdessen glauben: die Würfel werden aufgedeckt, und nur ein Irrtum kostet eins
mia-option-mia-double-any = Das Mäxchen verdoppelt jeden Verlust
mia-option-mia-double-any-help = Jeder Verlust kostet mindestens zwei, sobald in der Runde das Mäxchen angesagt wurde oder unter dem aufgedeckten Becher liegt.
mia-option-mia-reveals = Das Mäxchen deckt auf
mia-option-mia-reveals-help = Wer das Mäxchen ansagt, deckt sofort auf: stimmt es, verlieren alle anderen eins, sonst der Ansager.
mia-option-mia-on-mia = Mäxchen auf Mäxchen
mia-option-mia-on-mia-help = Ein Mäxchen darf man glauben und mit einem Mäxchen beantworten; der Einsatz verdoppelt sich, höchstens dreimal.
mia-option-mia-answerer = Auf ein Mäxchen antwortet
mia-option-mia-answerer-help = Wer antworten muss, wenn das Mäxchen angesagt ist.
mia-option-mia-answerer-next = der Nächste
mia-option-mia-answerer-previous = wer vor dem Ansager sitzt
mia-option-mia-answerer-chosen = wen der Ansager bestimmt
mia-option-doubter = Wer anzweifeln darf
mia-option-doubter-help = Ob nur der Nächste anzweifeln darf oder jeder, solange der Nächste nicht geantwortet hat.
mia-option-doubter-next = nur der Nächste
mia-option-doubter-anybody = jeder am Tisch
mia-option-give-up = Aufgeben
mia-option-give-up-help = Vor welchen Ansagen man aufgeben darf.
mia-option-give-up-before-mia = nur vor dem Mäxchen
mia-option-give-up-before-any-value = vor jedem Wert, für eins
mia-option-blind-pass = Blind weitergeben
mia-option-blind-pass-help = Eine dritte Antwort: den Becher ungewürfelt und ungesehen mit einer eigenen Ansage weitergeben und für sie einstehen.
mia-option-blind-pass-also = ungesehen ohne Ansehen schieben
mia-option-blind-pass-off = nein
mia-option-blind-pass-higher = mit einem höheren Wert
mia-option-blind-pass-same-or-higher = mit demselben oder einem höheren Wert
mia-option-blind-pass-same = mit genau demselben Wert
mia-option-blind-reroll = Blind nachwürfeln
mia-option-blind-reroll-help = Wer hingesehen hat, darf noch einmal würfeln, sieht nicht hin und sagt an.
mia-option-blind-reroll-off = nein
mia-option-blind-reroll-new-value = und jeden Wert ansagen, der den letzten schlägt
mia-option-blind-reroll-same-or-higher = „das oder mehr“: den Wert ansagen, der zu schlagen ist; nicht für den, der eröffnet
mia-option-blind-reroll-more = „mehr“: kein Wert, nur mehr als der letzte; nicht für den, der eröffnet
mia-option-under-announcing = Weniger ansagen, als man hat
mia-option-under-announcing-help = Was gilt, wenn die Würfel mehr zeigen, als gesagt wurde.
mia-option-under-announcing-is-truth = gilt als Wahrheit
mia-option-under-announcing-is-lie = ist eine Lüge wie jede andere
mia-option-joker-32 = Der Joker 32
mia-option-joker-32-help = Was geschieht, wenn 32 fällt.
mia-option-joker-32-also = trinken Prost anstoßen Party
mia-option-joker-32-off = ein Wert wie jeder andere
mia-option-joker-32-toast = ein Prost: ansagen kann man ihn nicht; gesehen beendet er die Runde, und niemand verliert
mia-option-joker-32-all-pay = alle anderen zahlen: ansagen kann man ihn nicht; gesehen beendet er die Runde
mia-option-joker-32-must-show = muss sofort allen gezeigt werden
mia-option-joker-32-turn = dreht die Richtung, wenn er angesagt wird
mia-option-joker-32-wipe = geht über jeden Wert, und danach ist alles erlaubt
mia-option-joker-32-turn-and-wipe = beides: geht über jeden Wert, danach ist alles erlaubt, und die Richtung dreht sich
mia-option-effect-31 = Sonderwert 31
mia-option-effect-31-help = Was 31 bewirkt, gewürfelt oder angesagt.
mia-option-effect-31-off = ein Wert wie jeder andere
mia-option-effect-31-toast = ein Prost: ansagen kann man ihn nicht; gesehen beendet er die Runde, und niemand verliert
mia-option-effect-31-all-pay = alle anderen zahlen: ansagen kann man ihn nicht; gesehen beendet er die Runde
mia-option-effect-31-must-show = muss sofort allen gezeigt werden
mia-option-effect-31-turn = dreht die Richtung, wenn er angesagt wird
mia-option-effect-31-wipe = geht über jeden Wert, und danach ist alles erlaubt
mia-option-effect-31-turn-and-wipe = beides: geht über jeden Wert, danach ist alles erlaubt, und die Richtung dreht sich
mia-option-effect-61 = Sonderwert 61
mia-option-effect-61-help = Was 61 bewirkt, gewürfelt oder angesagt.
mia-option-effect-61-off = ein Wert wie jeder andere
mia-option-effect-61-toast = ein Prost: ansagen kann man ihn nicht; gesehen beendet er die Runde, und niemand verliert
mia-option-effect-61-all-pay = alle anderen zahlen: ansagen kann man ihn nicht; gesehen beendet er die Runde
mia-option-effect-61-must-show = muss sofort allen gezeigt werden
mia-option-effect-61-turn = dreht die Richtung, wenn er angesagt wird
mia-option-effect-61-wipe = geht über jeden Wert, und danach ist alles erlaubt
mia-option-effect-61-turn-and-wipe = beides: geht über jeden Wert, danach ist alles erlaubt, und die Richtung dreht sich
mia-option-effect-11 = Sonderwert 11
mia-option-effect-11-help = Was 11 bewirkt, gewürfelt oder angesagt.
mia-option-effect-11-off = ein Wert wie jeder andere
mia-option-effect-11-toast = ein Prost: ansagen kann man ihn nicht; gesehen beendet er die Runde, und niemand verliert
mia-option-effect-11-all-pay = alle anderen zahlen: ansagen kann man ihn nicht; gesehen beendet er die Runde
mia-option-effect-11-must-show = muss sofort allen gezeigt werden
mia-option-effect-11-turn = dreht die Richtung, wenn er angesagt wird
mia-option-effect-11-wipe = geht über jeden Wert, und danach ist alles erlaubt
mia-option-effect-11-turn-and-wipe = beides: geht über jeden Wert, danach ist alles erlaubt, und die Richtung dreht sich
mia-option-effect-21 = Sonderwert 21
mia-option-effect-21-help = Was 21 bewirkt, gewürfelt oder angesagt.
mia-option-effect-21-off = ein Wert wie jeder andere
mia-option-effect-21-must-show = muss sofort allen gezeigt werden
mia-option-effect-21-turn = dreht die Richtung, wenn er angesagt wird
mia-option-turn-on-loss = Ein Verlust dreht die Richtung
mia-option-turn-on-loss-help = Nach jedem Verlust geht es andersherum.
mia-option-swimming = Schwimmen
mia-option-swimming-help = Ohne Leben spielt man noch einmal weiter: erst der nächste Verlust wirft einen hinaus.
mia-option-more-lives = Mehr Leben für die ersten Plätze
mia-option-more-lives-help = Ein Vorsprung, etwa für Kinder: setzt sie an die ersten Plätze.
mia-option-more-lives-0 = keine
mia-option-more-lives-seats = Plätze mit mehr Leben
mia-option-more-lives-seats-help = Wie viele Plätze, vom ersten an, sie bekommen.
mia-option-life-reroll = Neue Leben bei drei
mia-option-life-reroll-help = Wer zum ersten Mal genau drei Leben hat, bekommt von einem Würfel eine neue Zahl.
mia-option-life-reroll-off = nein
mia-option-life-reroll-may = wer will
mia-option-life-reroll-must = immer
mia-option-look-and-pass = Ansehen und weitergeben
mia-option-look-and-pass-help = Wer glaubt, darf die Würfel ansehen und ungewürfelt mit einem höheren Wert weitergeben.
mia-option-look-and-pass-off = nicht erlaubt
mia-option-look-and-pass-may = erlaubt
mia-option-show-believed = Wem geglaubt wurde, der darf die Würfel zeigen
mia-option-show-believed-help = Nach „Glaub ich“ darf der Vorige den Becher noch einmal heben, damit alle sehen, was da lag; niemand muss.
mia-option-show-believed-off = nein: sie werden nie gezeigt
mia-option-show-believed-may = ja, wer will
mia-option-dice-seen-by = Die Würfel sieht
mia-option-dice-seen-by-help = Wer die Würfel sieht, wenn der Spieler mit dem Becher nachschaut. Raten muss nur der Nächste.
mia-option-dice-seen-by-roller = wer gewürfelt hat
mia-option-dice-seen-by-all-but-next = jeder außer dem Nächsten
mia-option-next-starter = Die nächste Runde eröffnet
mia-option-next-starter-help = Wer nach einem Verlust zuerst würfelt.
mia-option-next-starter-doubter-or-next = wer zu Recht gezweifelt hat, oder der Nächste nach dem, der sich geirrt hat
mia-option-next-starter-loser = der Verlierer, wenn er noch dabei ist
mia-option-next-starter-winner = wer recht hatte
mia-option-next-starter-doubter = der Zweifler, ob zu Recht oder nicht
mia-option-late = Wenn die Zeit um ist
mia-option-late-help = Was geschieht, wenn die Zeit für einen Zug abgelaufen ist.
mia-option-late-plays = der Server spielt weiter
mia-option-late-loses = die Runde ist verloren
mia-option-turn-clock = Zeit für einen Zug
mia-option-turn-clock-help = Sekunden für jede Entscheidung, bevor der Server für einen Abwesenden spielt; 0 heißt unbegrenzt.
mia-option-turn-clock-also = Uhr Sekunden Zeitlimit langsam
mia-option-turn-clock-0 = unbegrenzt
mia-option-turn-clock-3600 = eine Stunde
mia-option-turn-clock-86400 = ein Tag

## House rules in one sentence
mia-ours-order = { $value ->
    [natural] Werte in natürlicher Reihenfolge
    [numeric] Werte nach der Zahl
    [pips] Werte nach Augen
   *[standard] Werte in der üblichen Reihenfolge
}
mia-ours-doubles = { $value ->
    [ones_high] Päsche umgekehrt
   *[sixes_high] Päsche ab 66 abwärts
}
mia-ours-second = { $value ->
    [little_mia] kleines Mäxchen
    [half_mia] halbes Mäxchen
    [half_and_little] halbes und kleines Mäxchen
   *[none] kein kleines Mäxchen
}
mia-ours-ones-top = { $value ->
    [yes] 11 schlägt sogar 21
   *[no] 21 schlägt 11
}
mia-ours-announce = { $value ->
    [equal_or_higher] gleich oder höher
   *[higher] immer höher
}
mia-ours-lives = { $value ->
    [one] ein Leben
   *[other] { $value } Leben
}
mia-ours-display = { $value ->
    [matches] Leben als Streichhölzer
    [die] Leben als Würfel
    [glasses] Leben als Gläser
    [points] Leben als Punkte
   *[lives] Leben als Leben
}
mia-ours-scoring = { $value ->
    [points] um Punkte
    [money] um Geld
   *[lives] um Leben
}
mia-ours-rounds = { $value ->
    [one] eine Runde
   *[other] { $value } Runden
}
mia-ours-score-increment = { $value ->
    [0] wer gewinnt bekommt nichts
   *[other] wer gewinnt bekommt { $value }
}
mia-ours-score-decrement = { $value ->
    [0] wer verliert zahlt nichts
   *[other] wer verliert zahlt { $value }
}
mia-ours-score-all = { $value ->
    [yes] alle bekommen Punkte
   *[no] nur der Sieger bekommt Punkte
}
mia-ours-ends-when = { $value ->
    [first_out] der Erste draußen verliert
   *[last_standing] der Letzte im Spiel gewinnt
}
mia-ours-stakes = { $value ->
    [rising] ein Verlust zählt einmal je Ansage
    [pips] ein Verlust zählt einmal je Auge
   *[one] ein Verlust zählt einfach
}
mia-ours-doubt-cost = falsch anzweifeln kostet { $value }
mia-ours-mia-true-cost = ein echtes Mäxchen anzweifeln kostet { $value }
mia-ours-mia-lie-cost = ein falsches Mäxchen kostet { $value }
mia-ours-mia-concede = { $value ->
    [costs_two] vor dem Mäxchen aufgeben kostet zwei
    [not_allowed] kein Aufgeben vor dem Mäxchen
    [free_if_true] dem Mäxchen glauben deckt auf
   *[costs_one] vor dem Mäxchen aufgeben kostet eins
}
mia-ours-mia-double-any = { $value ->
    [yes] das Mäxchen verdoppelt jeden Verlust
   *[no] das Mäxchen verdoppelt sonst nichts
}
mia-ours-mia-reveals = { $value ->
    [yes] das Mäxchen deckt auf
   *[no] das Mäxchen deckt nicht auf
}
mia-ours-mia-on-mia = { $value ->
    [yes] Mäxchen auf Mäxchen
   *[no] kein Mäxchen auf Mäxchen
}
mia-ours-mia-answerer = { $value ->
    [previous] auf ein Mäxchen antwortet der Platz davor
    [chosen] auf ein Mäxchen antwortet wen der Ansager bestimmt
   *[next] auf ein Mäxchen antwortet der Nächste
}
mia-ours-doubter = { $value ->
    [anybody] jeder darf anzweifeln
   *[next] nur der Nächste darf anzweifeln
}
mia-ours-give-up = { $value ->
    [before_any_value] Aufgeben vor jedem Wert
   *[before_mia] Aufgeben nur vor dem Mäxchen
}
mia-ours-blind-pass = { $value ->
    [higher] blind weitergeben mit höherem Wert
    [same_or_higher] blind weitergeben mit gleichem oder höherem Wert
    [same] blind weitergeben mit demselben Wert
   *[off] kein blindes Weitergeben
}
mia-ours-blind-reroll = { $value ->
    [new_value] blind nachwürfeln
    [same_or_higher] „das oder mehr“
    [more] „mehr“
   *[off] kein blindes Nachwürfeln
}
mia-ours-under-announcing = { $value ->
    [is_lie] weniger ansagen ist eine Lüge
   *[is_truth] weniger ansagen ist keine Lüge
}
mia-ours-effect = { $value ->
    [toast] ist ein Prost
    [all_pay] lässt alle anderen zahlen
    [must_show] muss gezeigt werden
    [turn] dreht die Richtung
    [wipe] geht über jeden Wert
    [turn_and_wipe] geht über jeden Wert und dreht die Richtung
   *[off] ist ein Wert wie jeder andere
}
mia-ours-joker-32 = 32 { mia-ours-effect }
mia-ours-effect-31 = 31 { mia-ours-effect }
mia-ours-effect-61 = 61 { mia-ours-effect }
mia-ours-effect-11 = 11 { mia-ours-effect }
mia-ours-effect-21 = 21 { mia-ours-effect }
mia-ours-turn-on-loss = { $value ->
    [yes] ein Verlust dreht die Richtung
   *[no] ein Verlust lässt die Richtung
}
mia-ours-swimming = { $value ->
    [yes] mit Schwimmen
   *[no] ohne Schwimmen
}
mia-ours-more-lives = { $value ->
    [0] keine Leben extra
    [one] ein Leben mehr für die ersten Plätze
   *[other] { $value } Leben mehr für die ersten Plätze
}
mia-ours-more-lives-seats = { $value ->
    [one] mehr Leben für einen Platz
   *[other] mehr Leben für { $value } Plätze
}
mia-ours-life-reroll = { $value ->
    [may] neue Leben bei drei für alle die wollen
    [must] neue Leben bei drei
   *[off] keine neuen Leben bei drei
}
mia-ours-look-and-pass = { $value ->
    [may] ansehen und weitergeben
   *[off] kein Weitergeben nach dem Ansehen
}
mia-ours-show-believed = { $value ->
    [may] geglaubte Würfel dürfen gezeigt werden
   *[off] geglaubte Würfel bleiben verdeckt
}
mia-ours-dice-seen-by = { $value ->
    [all_but_next] nur der Nächste muss raten
   *[roller] nur wer würfelt sieht die Würfel
}
mia-ours-next-starter = { $value ->
    [loser] der Verlierer eröffnet
    [winner] eröffnet wird von dem der recht hatte
    [doubter] der Zweifler eröffnet
   *[doubter_or_next] der Zweifler mit Recht oder der Nächste eröffnet
}
mia-ours-late = { $value ->
    [loses] wer zu langsam ist verliert die Runde
   *[plays] der Server spielt für Langsame
}
mia-ours-turn-clock = { $value ->
    [0] ohne Zeitlimit
    [3600] eine Stunde je Zug
    [86400] ein Tag je Zug
    [one] eine Sekunde je Zug
   *[other] { $value } Sekunden je Zug
}

## Presets
mia-preset-standard = Standard
mia-preset-standard-help = Sechs Leben, und der Letzte im Spiel gewinnt.
mia-preset-first-evening = Erster Abend
mia-preset-first-evening-help = Drei Leben, damit ein erstes Spiel nach Minuten aus ist.
mia-preset-classic = Klassisch
mia-preset-classic-help = Sechs Leben; wer sie als Erster verliert, verliert das Spiel.
mia-preset-matches = Fünf Streichhölzer
mia-preset-matches-help = Fünf Streichhölzer für jeden; wird das Mäxchen angezweifelt, geht es um zwei.
mia-preset-points = Bis fünf Punkte
mia-preset-points-help = Wer fünf Punkte hat, ist draußen; das Mäxchen zählt zwei und muss angezweifelt werden.
mia-preset-scored = Um Punkte
mia-preset-scored-help = Zwanzig Runden; ein gewonnenes Anzweifeln bringt Punkte, ein Verlust nimmt welche.
mia-preset-meyer = Dänemark: Meyer
mia-preset-meyer-help = Wie in Dänemark: kleines Mäxchen, gleich oder höher, das Mäxchen anzweifeln kostet so oder so zwei, „das oder mehr“, ein Prost auf 32 und neue Leben bei drei.
mia-preset-contest = Bot-Wettkampf
mia-preset-contest-help = Wie Bots spielen: das Mäxchen deckt auf, und in jeder Runde punkten alle außer den Verlierern.
mia-preset-germany = Deutschland: Mäxchen
mia-preset-germany-help = Wie in Deutschland: ein angezweifeltes Mäxchen kostet zwei, blind weitergeben ist erlaubt, und der Verlierer eröffnet die nächste Runde.
mia-preset-mexicali = Mexicali
mia-preset-mexicali-help = Wie in Nordamerika: gleich oder höher, ein Prost bei 32, 31 geht über alles und dreht die Richtung, und auf ein Mäxchen darf ein Mäxchen folgen.
mia-preset-board-game-arena = Board Game Arena
mia-preset-board-game-arena-help = Wie auf dieser Seite: der Becher darf mit genau demselben Wert weitergegeben werden, und wer recht hatte, eröffnet die nächste Runde.
mia-preset-wikipedia = Wikipedia
mia-preset-wikipedia-help = Wie in der englischen Wikipedia: der Erste, der draußen ist, verliert, und der Becher darf mit demselben oder einem höheren Wert weitergegeben werden.
mia-preset-a-move-a-day = Ein Zug am Tag
mia-preset-a-move-a-day-help = Für ein Spiel von etwa einer Woche: ein Leben und ein Tag für jede Entscheidung, auch wenn niemand am Tisch ist.
mia-preset-a-move-an-hour = Ein Zug pro Stunde
mia-preset-a-move-an-hour-help = Für ein Spiel von ein, zwei Tagen: drei Leben und eine Stunde für jede Entscheidung, auch wenn niemand am Tisch ist.

## Values
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

## Standing
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
mia-standing-glasses =
    { $count ->
        [one] { $count } Glas
       *[other] { $count } Gläser
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

## Phases
mia-phase-over = Das Spiel ist aus

## Actions
mia-action-shake = Würfeln
mia-action-look = Unter den Becher sehen
mia-action-announce = { $value } ansagen
mia-action-reroll = Blind nachwürfeln und { $value } sagen
mia-action-believe = Glaub ich
mia-action-peek = Ansehen, weitergeben
mia-action-doubt = Glaub ich nicht
mia-action-show-dice = Die Würfel zeigen
mia-action-hide-dice = Nicht zeigen
mia-action-pass-on = Blind weitergeben als { $value }
mia-action-ask = { $seat } antworten lassen
mia-action-concede = Aufgeben
mia-action-trust = Glauben und aufdecken
mia-action-forfeit = Runde verloren geben
mia-action-reroll-lives = Um neue Leben würfeln
mia-action-keep-lives = Drei Leben behalten
mia-action-draw-lot = { $seat } beginnt (ausgelost)
mia-action-fall = Es fallen { $roll }
mia-action-fall-one = Es fällt { $pips }

## Manner of a claim
mia-how-looked = hat hingesehen
mia-how-unseen = hat nicht hingesehen
mia-how-passed = blind weitergegeben
mia-how-kept = angesehen und ungewürfelt weitergegeben
mia-how-rerolled = blind nachgewürfelt

## Events
mia-event-lot-drawn = { $seat } beginnt (ausgelost).
mia-event-round-started = { $number ->
    [1] Runde { $number }: { $seat } beginnt (ausgelost).
   *[other] Runde { $number }: { $seat } beginnt.
}
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
mia-event-peeked = { $seat } glaubt es und sieht die Würfel an, ohne zu würfeln.
mia-event-dice-shown = { $seat } zeigt, was da lag: { $roll }.
mia-event-dice-hidden = { $seat } zeigt die Würfel nicht.
mia-event-passed-on = { $seat } gibt den Becher ungesehen weiter und sagt { $value }.
mia-event-answerer-chosen = { $seat } lässt { $answerer } antworten.
mia-event-doubted = { $seat } glaubt { $announcer } nicht.
mia-event-conceded = { $seat } gibt auf, ohne hinzusehen.
mia-event-trusted = { $seat } glaubt es. Die Würfel werden aufgedeckt.
mia-event-forfeited = { $seat } verliert die Runde durch Zeitüberschreitung.
mia-event-opened =
    { $held ->
        [yes] Die Würfel zeigen { $roll }: { $announcer } hat { $value } gesagt, und es stimmt.
       *[no] Die Würfel zeigen { $roll }: { $announcer } hat { $value } gesagt, eine Lüge.
    }
mia-event-toasted = { $roll }, der Joker: Prost! Niemand verliert, { $seat } fängt noch einmal an.
mia-event-treated = { $roll } liegt unter dem Becher: alle außer { $seat } zahlen.
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

## How a game ends
mia-end-last-standing = Alle anderen sind ausgeschieden.
mia-end-first-out = Der Erste hat keine Leben mehr.
mia-end-rounds = Die letzte Runde ist gespielt.

## Reasons
mia-refused-over = Das Spiel ist aus.
mia-refused-dice-falling = Die Würfel rollen noch: warte, bis sie liegen.
mia-refused-not-your-turn = Du bist nicht dran: Platz { $seat } ist am Zug.
mia-refused-too-low = { $value } ist zu wenig: das schlägt { $beat } nicht.
mia-refused-joker = { $value } kann man hier nicht ansagen: es beendet die Runde, sobald es jemand sieht.
mia-refused-unknown-value = { $value } ist hier kein Wert. Es gibt: { $allowed }.
mia-refused-own-roll = Diese Würfel sind dein eigener Wurf: sie noch einmal weiterzugeben braucht mehr als { $beat }.
mia-refused-reroll-same = Wer nachwürfelt, sagt „das oder mehr“: { $beat }, nicht { $value }.
mia-refused-pass-same = Weitergegeben wird hier mit genau demselben Wert: { $beat }, nicht { $value }.
mia-refused-reroll-more = Wer nachwürfelt, sagt „mehr“ als { $beat } und keinen Wert: nicht { $value }.
mia-refused-top-ends-bidding = Nichts schlägt { $value }: damit ist das Bieten zu Ende.
mia-refused-no-conceding = Nach den Regeln dieses Tisches muss { $value } angezweifelt werden.
mia-refused-ask = Auf diesem Platz kann niemand antworten. Du kannst die Plätze { $allowed } wählen.
mia-refused-not-now = Das geht jetzt nicht ({ $action } in der Phase { $phase }).
mia-contradiction-joker-pips = Wo nach Augen gezählt wird, ist 32 einfach fünf Augen und kann nicht auch der Joker sein.
mia-contradiction-effect-pips = Wo nach Augen gezählt wird, ist 61 einfach sieben Augen und kann keine eigene Wirkung haben.
mia-contradiction-top = 11 ist hier der höchste Wert: Er darf sofort gezeigt werden oder die Richtung wechseln, aber nichts anderes bewirken.
mia-contradiction-life-reroll-lives = Neue Leben bei drei brauchen am Anfang mehr als drei Leben.
mia-contradiction-seen-by = Alle außer dem Nächsten sehen die Würfel, also darf auch niemand sonst antworten müssen.
mia-contradiction-seen-doubter = Alle außer dem Nächsten sehen die Würfel, also darf auch nur der Nächste anzweifeln.

## How to play: one sentence for each rule; $top is the highest value
mia-play-aim = Das Ziel
mia-play-counted-in-lives = Alle fangen mit { $lives ->
    [one] einem Leben
   *[other] { $lives } Leben
} an. Wer beim Lügen ertappt wird, verliert eins, und wer die Wahrheit anzweifelt, auch.
mia-play-counted-in-matches = Alle fangen mit { $lives ->
    [one] einem Streichholz
   *[other] { $lives } Streichhölzern
} an. Wer beim Lügen ertappt wird, legt eins weg, und wer die Wahrheit anzweifelt, auch.
mia-play-counted-in-die = Alle haben einen Würfel, der ihre Leben zeigt, am Anfang { $lives }. Wer beim Lügen ertappt wird, dreht ihn um eins herunter, und wer die Wahrheit anzweifelt, auch.
mia-play-counted-in-glasses = Alle fangen mit { $lives ->
    [one] einem vollen Glas
   *[other] { $lives } vollen Gläsern
} an. Wer beim Lügen ertappt wird, leert eins, und wer die Wahrheit anzweifelt, auch.
mia-play-counted-in-points = Wer beim Lügen ertappt wird, bekommt einen Punkt, und wer die Wahrheit anzweifelt, auch.
mia-play-out-in-lives = Ohne Leben ist man draußen.
mia-play-out-in-matches = Ohne Streichhölzer ist man draußen.
mia-play-out-in-die = Ohne Leben ist man draußen.
mia-play-out-in-glasses = Ohne volles Glas ist man draußen.
mia-play-out-in-points = Mit { $lives ->
    [one] einem Punkt
   *[other] { $lives } Punkten
} ist man draußen.
mia-play-uneven = Wo eine Regel unten einen anderen Preis nennt, gilt dieser.
mia-play-more-lives = { $seats ->
    [one] Der erste Platz hat
   *[other] Die ersten { $seats } Plätze haben
} am Anfang { $lives } mehr.
mia-play-ends-last-standing = Die anderen spielen weiter, und der Letzte im Spiel gewinnt.
mia-play-ends-first-out = Wer als Erster draußen ist, hat verloren, und das Spiel ist aus.
mia-play-scored-in-points = Gespielt { $rounds ->
    [one] wird { $rounds } Runde
   *[other] werden { $rounds } Runden
} um Punkte. Jeder Verlust kostet { $cost }, ein doppelter das Zweifache; unter null fällt niemand. Am Ende gewinnen die meisten Punkte.
mia-play-scored-in-money = Gespielt { $rounds ->
    [one] wird { $rounds } Runde
   *[other] werden { $rounds } Runden
} um Geld. Jeder Verlust kostet { $cost }, ein doppelter das Zweifache, und man darf Schulden machen. Am Ende gewinnt das meiste Geld.
mia-play-gains-winner = Wer ein Anzweifeln gewinnt, bekommt { $gain }; gibt jemand auf, bekommt niemand etwas.
mia-play-gains-revealed = Deckt { $top } die Würfel auf und liegt wirklich da, bekommt der Ansager { $gain }; sonst bekommt niemand etwas.
mia-play-gains-all-pay = Wenn wegen eines Wurfs alle anderen zahlen, bekommt der Spieler mit diesen Würfeln { $gain }.
mia-play-gains-all = Jede Runde, die jemand verliert, bringt allen { $gain }, auch den Verlierern.
mia-play-values = Die Werte
mia-play-read = Die zwei Würfel werden als eine Zahl gelesen, der höhere zuerst: 3 und 5 sind 53, nie 35.
mia-play-ladder = Vom höchsten zum niedrigsten: { $ladder }.
mia-play-pips = Was mit „=“ verbunden ist, ist gleich viel wert: da zählt nur die Summe, 62 und 53 sind beide 8 Augen.
mia-play-mia = Der höchste Wert, { $top }, heißt Mäxchen.
mia-play-another-top = Am höchsten ist hier { $top }, nicht 21; an diesem Tisch heißt also { $top } Mäxchen.
mia-play-second-little-mia = 31 ist das kleine Mäxchen und steht gleich unter 21.
mia-play-second-half-mia = 42 ist das halbe Mäxchen und steht gleich unter 21.
mia-play-second-half-and-little = 42, das halbe Mäxchen, steht gleich unter 21, und 31, das kleine Mäxchen, gleich darunter.
mia-play-middle-higher = In der Mitte liegt { $value }: { $ways } von 36 Würfen schlagen sie.
mia-play-middle-equal-or-higher = In der Mitte liegt { $value }: { $ways } von 36 Würfen sind so viel oder mehr.
mia-play-round = Eine Runde
mia-play-opens = Das Los bestimmt, wer die erste Runde eröffnet. Wer eröffnet, schüttelt den Becher und stellt ihn so ab, dass niemand die Würfel sieht, sieht hin oder nicht und sagt einen Wert an: die Wahrheit, mehr oder weniger. Mit jedem der { $count } Werte darf man anfangen.
mia-play-answers = Der Nächste im Uhrzeigersinn antwortet:
mia-play-answers-turning = Der Nächste in Spielrichtung (anfangs im Uhrzeigersinn) antwortet:
mia-play-believe-higher = „Glaub ich“: nimmt den Becher, würfelt, sieht hin oder nicht und muss mehr ansagen als den letzten Wert, was auch immer gefallen ist.
mia-play-believe-equal-or-higher = „Glaub ich“: nimmt den Becher, würfelt, sieht hin oder nicht und muss den letzten Wert oder mehr ansagen, was auch immer gefallen ist.
mia-play-doubt-is-truth = „Glaub ich nicht“: die Würfel werden aufgedeckt. Zeigen sie das Angesagte oder mehr, verliert der Zweifler; zeigen sie weniger, der Ansager.
mia-play-doubt-is-lie = „Glaub ich nicht“: die Würfel werden aufgedeckt. Sind sie genau so viel wert wie angesagt, verliert der Zweifler; sind sie weniger oder mehr wert, der Ansager.
mia-play-anybody = Bis der Nächste antwortet, dürfen auch die anderen „Glaub ich nicht“ sagen, außer dem Ansager und allen, die die Würfel gesehen haben. Wer es zuerst sagt, ist der Zweifler und zahlt, wenn die Ansage stimmt.
mia-play-pass-higher = „Geb ich weiter“: der Becher geht ungewürfelt und ungesehen mit einem höheren Wert weiter. Von da an stehst du dafür ein; wer gewürfelt hat, ist aus der Sache heraus.
mia-play-pass-same-or-higher = „Geb ich weiter“: der Becher geht ungewürfelt und ungesehen mit demselben oder einem höheren Wert weiter. Von da an stehst du dafür ein; wer gewürfelt hat, ist aus der Sache heraus, darf aber denselben Wert nicht weitergeben, wenn die Würfel zu ihm zurückkommen.
mia-play-pass-same = „Geb ich weiter“: der Becher geht ungewürfelt und ungesehen mit genau demselben Wert weiter. Von da an stehst du dafür ein; wer gewürfelt hat, darf ihn nicht noch einmal weitergeben.
mia-play-seen-by-all-but-next = Wer nachschaut, zeigt die Würfel auch allen anderen, nur nicht dem Nächsten: der muss antworten.
mia-play-look-and-pass = „Ich sehe nach“: man glaubt, sieht die Würfel an, wie sie liegen, und gibt sie ungewürfelt mit einem höheren Wert weiter. Von da an steht man dafür ein.
mia-play-may-show = Wer hingesehen hat und wem geglaubt wurde, der darf den Becher vor dem nächsten Wurf noch einmal heben und allen zeigen, was da lag; niemand muss.
mia-play-reroll-new-value = Wer den eigenen Wurf angesehen hat, darf noch einmal würfeln, diesmal ohne hinzusehen, und jeden Wert ansagen, der genügt.
mia-play-reroll-same-or-higher = Wer den eigenen Wurf angesehen hat, darf noch einmal würfeln, diesmal ohne hinzusehen, und sagt „das oder mehr“: genau den Wert, der zu schlagen war. Es stimmt, wenn die Würfel so viel oder mehr zeigen. Wer eröffnet, darf das nicht.
mia-play-reroll-more = Wer den eigenen Wurf angesehen hat, darf noch einmal würfeln, diesmal ohne hinzusehen, und sagt „mehr“: mehr als der Wert, der zu schlagen war. Wer eröffnet, darf das nicht.
mia-play-reroll-same-wiping = „Das oder mehr“ über { $values } stimmt nur, wenn genau das da liegt.
mia-play-reroll-more-wiping = Über { $values } kann man nicht „mehr“ sagen; steht es für { $values }, muss genau das da liegen.
mia-play-starter-doubter-or-next = Nach einer ertappten Lüge eröffnet der Zweifler die nächste Runde; nach einem falschen Zweifel der Nächste nach ihm. Wer draußen ist, wird übersprungen.
mia-play-starter-loser = Der Verlierer eröffnet die nächste Runde; ist er draußen, der Nächste.
mia-play-starter-winner = Nach einem Anzweifeln eröffnet die nächste Runde, wer recht hatte. Wer draußen ist, wird übersprungen.
mia-play-starter-doubter = Der Zweifler eröffnet die nächste Runde, ob er recht hatte oder nicht; ist er draußen, der Nächste.
mia-play-top = Das Mäxchen, { $top }
mia-play-reveals = Wer { $top } ansagt, deckt sofort auf. Liegt es da, { $cost ->
    [1] verlieren alle anderen wie üblich
   *[other] verlieren alle anderen doppelt
}; sonst der Ansager.
mia-play-reveals-starter = Bei der Frage, wer die nächste Runde eröffnet, gilt dann der Nächste als Zweifler.
mia-play-unbeaten = Nichts schlägt { $top }. Wer darauf antworten muss, kann:
mia-play-concede = Aufgeben, ohne hinzusehen: das ist { $cost ->
    [1] ein gewöhnlicher Verlust
   *[other] ein doppelter Verlust
}, und wer aufgibt, eröffnet die nächste Runde.
mia-play-trust = Glauben: die Würfel werden aufgedeckt. Liegt { $top } da, verliert niemand, sonst verliert, wer es geglaubt hat{ $cost ->
    [1] {""}
   *[other] , und zwar doppelt
}. Wer es geglaubt hat, eröffnet die nächste Runde.
mia-play-pass-top = { $top } weitergeben, ungewürfelt und ungesehen.
mia-play-pass-top-wiping = Die Würfel als { $values } weitergeben, ungewürfelt und ungesehen.
mia-play-mia-on-mia = Glauben, würfeln und wieder { $top } ansagen: Das zweite { $top } einer Runde über einen neuen Wurf kostet doppelt, das dritte vierfach, das vierte achtfach; das vierte kann man nicht mehr glauben.
mia-play-mia-answerer-previous = Auf { $top } antwortet, wer vor dem Ansager sitzt.
mia-play-mia-answerer-chosen = Wer { $top } ansagt, bestimmt, wer antwortet. Wird es blind weitergegeben, antwortet der Nächste.
mia-play-doubt-top = Anzweifeln. Liegt { $top } da, { $true ->
    [1] verliert der Zweifler wie üblich
    [2] verliert der Zweifler doppelt
   *[other] verliert der Zweifler { $true }-fach
}; sonst { $lie ->
    [1] verliert der Ansager wie üblich
    [2] verliert der Ansager doppelt
   *[other] verliert der Ansager { $lie }-fach
}.
mia-play-double = In einer Runde, in der { $top } angesagt wurde oder unter dem aufgedeckten Becher liegt, zählt jeder Verlust mindestens doppelt.
mia-play-besides = Außerdem
mia-play-effect-toast = { $value } ist ein Joker. Ansagen kann man ihn nicht; sobald ihn jemand sieht, endet die Runde mit einem Prost, niemand verliert, und wer hingesehen hat oder für die Würfel einsteht, fängt noch einmal an.
mia-play-effect-all-pay = { $value } kann man nicht ansagen; sobald ihn jemand sieht, zahlen alle anderen, und wer hingesehen hat oder für die Würfel einsteht, eröffnet die nächste Runde.
mia-play-effect-must-show = Wer { $value } sieht, muss sofort allen zeigen, was da liegt, und sagt dann wie üblich an.
mia-play-effect-turn = Die Ansage { $value } dreht die Spielrichtung.
mia-play-effect-wipe = { $value } darf man über jeden Wert ansagen; es stimmt nur, wenn genau das da liegt. Wer es glaubt und würfelt, darf danach alles ansagen.
mia-play-effect-turn-and-wipe = { $value } darf man über jeden Wert ansagen; es stimmt nur, wenn genau das da liegt. Die Richtung dreht sich, und wer es glaubt und würfelt, darf danach alles ansagen.
mia-play-stakes-rising = Jede Ansage erhöht den Einsatz: ein Verlust kostet so vielmal so viel, wie Werte angesagt wurden, mindestens einmal und höchstens zehnmal.
mia-play-stakes-pips = Wer beim Aufdecken verliert, zahlt so vielmal, wie die Würfel Augen zeigen.
mia-play-doubt-cost = Einen Wert unter { $top } falsch anzuzweifeln zählt { $cost }-mal.
mia-play-give-up = Auch vor jedem Wert unter { $top } darf man aufgeben, ohne hinzusehen: das ist ein gewöhnlicher Verlust, und man eröffnet die nächste Runde.
mia-play-turn-on-loss = Nach jedem Verlust geht es andersherum, sobald feststeht, wer eröffnet.
mia-play-swimming = Wer alles verloren hat, schwimmt: er spielt weiter, und erst der nächste Verlust wirft ihn hinaus.
mia-play-new-lives-may = Wenn du zum ersten Mal genau drei Leben hast, darfst du um eine neue Zahl von Leben würfeln.
mia-play-new-lives-must = Wenn du zum ersten Mal genau drei Leben hast, würfelst du um eine neue Zahl von Leben.
mia-play-clock = { $seconds ->
    [one] Du hast eine Sekunde
   *[other] Du hast { $seconds } Sekunden
} für jede Entscheidung; danach spielt der Server für dich: er sieht hin, sagt die Wahrheit, wenn sie genügt, und glaubt alles außer { $top }.
mia-play-clock-hours = Du hast { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} für jede Entscheidung; danach spielt der Server für dich: er sieht hin, sagt die Wahrheit, wenn sie genügt, und glaubt alles außer { $top }.
mia-play-clock-loses = { $seconds ->
    [one] Du hast eine Sekunde
   *[other] Du hast { $seconds } Sekunden
} für jede Entscheidung; wer zu spät würfelt, ansagt oder antwortet, verliert die Runde. Das kostet so viel wie ein falsches Anzweifeln, und er eröffnet die nächste.
mia-play-clock-loses-hours = Du hast { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} für jede Entscheidung; wer zu spät würfelt, ansagt oder antwortet, verliert die Runde. Das kostet so viel wie ein falsches Anzweifeln, und er eröffnet die nächste.
mia-play-clock-runs-on = Die Uhr läuft auch, wenn niemand am Tisch ist. Ist sie abgelaufen, spielt der Server deinen Zug ganz zu Ende.

## First games: the goal, and a tip at each hard step
mia-goal-last-standing = Lüge und ertappe Lügner: wer als Letzter übrig bleibt, gewinnt.
mia-goal-first-out = Lüge und ertappe Lügner: wer zuerst draußen ist, hat verloren.
mia-goal-scored = Lüge und ertappe Lügner: nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewinnt der beste Stand.
mia-tip-open = Zwei Würfel unter einem Becher, der höhere zuerst: 6 und 4 sind 64.{ $reading ->
    [pips] {" "}Ungleiche zählen nach der Summe.
   *[digits] {""}
} Nichts schlägt { $top }.
mia-tip-look = Deinen Wurf siehst nur du. Dann sagst du einen Wert, wahr oder nicht.
mia-tip-say = Sag einen Wert, wahr oder nicht; der höchste steht hinten. { $under ->
    [is-lie] Alles außer deinem Wurf ist gelogen.
   *[is-truth] Weniger, als du hast, ist auch wahr.
}
mia-tip-answer = Glaubst du es: wirf und sag { $announce ->
    [equal-or-higher] mindestens so viel
   *[higher] mehr
}. Sonst werden die Würfel gezeigt: der Lügner verliert – oder du, wenn es stimmt.
mia-tip-top = Nichts schlägt { $top }. Zweifelst du: stimmt es, verlierst du{ $true ->
    [1] {""}
    [2] {" "}doppelt
   *[other] {" "}×{ $true }
}, sonst der Lügner{ $lie ->
    [1] {""}
    [2] , doppelt
   *[other] , ×{ $lie }
}.{ $concede ->
    [0] {""}
    [free] {" "}Richtig geglaubt kostet nichts.
    [1] {" "}Aufgeben kostet einfach.
   *[other] {" "}Aufgeben kostet doppelt.
}

## Tutorial
tutorial-mia-claim = Anna hat zwei Würfel unterm Becher geworfen und sagt 54: der höhere zuerst. Nur sie hat sie gesehen.
tutorial-mia-believe = Zweifle, und die Würfel werden aufgedeckt. Glaub ihr, und du würfelst und musst mehr sagen. 54 ist nichts Besonderes: glaub ihr.
tutorial-mia-believe-first = Vielleicht lügt sie, aber glaub ihr erst einmal: dann gehört der Becher dir.
tutorial-mia-look = Der Becher gehört dir. Sieh hin: niemand sonst sieht deine Würfel.
tutorial-mia-look-first = Sieh erst unter den Becher.
tutorial-mia-lie = Nur 43, aber du musst mehr als 54 sagen. Also lüge: wähl einen Wert von 61 bis 65 und sag ihn an.
tutorial-mia-lie-small = So viel glaubt kaum jemand. Versuch eine kleine Lüge: 61 bis 65.
tutorial-mia-ladder = Anna hat dir geglaubt! Sie hat gewürfelt und sagt nun 66. Päsche schlagen alles Gemischte; nur 21, das Mäxchen, schlägt 66.
tutorial-mia-doubt = 66 fällt einmal in 36 Würfen. Glaub ihr nicht!
tutorial-mia-doubt-now = Wenn du es glaubst, musst du das Mäxchen sagen. Glaub ihr diesmal nicht.
tutorial-mia-caught = 41: gelogen! Anna verliert ein Leben. Wäre es 66 gewesen, hättest du eins verloren.
tutorial-mia-last = Das ist Mäxchen: lüge, wenn du musst, zweifle, wenn es zu gut klingt. Wer als Letzter noch Leben hat, gewinnt.

## Browser: prompts
web-mia-you-open = Du eröffnest die Runde. Würfle!
web-mia-you-rolled =
    { $open ->
        [yes] Diese Würfel siehst nur du.
       *[no] Gewürfelt. Schlag { $value } – oder behaupte es.
    }
web-mia-you-say =
    { $open ->
        [yes] Sag irgendetwas an.
       *[no] Sag mehr an als { $value }.
    }
web-mia-you-rolled-reach = Gewürfelt. Erreiche { $value } – oder behaupte es.
web-mia-you-say-reach = Sag { $value } oder mehr an.
web-mia-you-answer = { $announcer } sagt { $value }. Stimmt das?
web-mia-you-show = Man hat dir geglaubt. Zeigst du, was du hattest?
web-mia-you-ask = Wer muss antworten?
web-mia-you-lives = Noch drei Leben. Willst du dein Glück versuchen?
web-mia-you-are-out = Du bist draußen. Sieh den Lügnern zu.
web-mia-waits-lot = Das Los bestimmt, wer anfängt.
web-mia-waits-open = { $seat } eröffnet die Runde.
web-mia-waits-fall = { $seat } schüttelt den Becher.
web-mia-waits-cup = { $seat } hat den Becher.
web-mia-waits-answer = { $announcer } sagt { $value }. { $seat } überlegt.
web-mia-waits-show = { $seat } wurde geglaubt und darf die Würfel zeigen.
web-mia-waits-ask = { $seat } sagt { $value } und bestimmt, wer antwortet.
web-mia-waits-lives = { $seat } darf um neue Leben würfeln.
web-mia-waits-lives-fall = { $seat } würfelt um neue Leben.
web-mia-announce-unseen = Ansagen, ohne hinzusehen
web-mia-believe-note = Becher nehmen und würfeln
web-mia-peek-note = wie sie liegen, mit höherem Wert
web-mia-doubt-note = Becher hoch!
web-mia-concede-note = verlieren, ohne hinzusehen
web-mia-trust-note = kostet nichts, wenn es stimmt
web-mia-pass-on = Den Becher ungesehen weitergeben
web-mia-no-claim = Noch keine Ansage
web-mia-flag = sagt
web-mia-claims = Ansagen dieser Runde
web-mia-ladder = Werte, die du ansagen darfst
web-mia-your-roll = dein Wurf
web-mia-your-dice = Deine Würfel: { $value }
web-mia-cover = Würfel zudecken
web-mia-uncover = Noch einmal hinsehen
web-mia-show-odds = Chancen zeigen
web-mia-odds = Ein neuer Wurf schlägt { $value }: { $ways } von 36, { $percent } %
web-mia-beaten-by = geschlagen von { $ways } der 36 Würfe, { $percent } %
web-mia-odds-reach = Ein neuer Wurf ist { $value } oder besser: { $ways } von 36, { $percent } %
web-mia-reached-by = erreicht von { $ways } der 36 Würfe, { $percent } %
web-mia-play-turned = Jetzt geht es andersherum.
web-mia-points-of = { $count } von { $start } Punkten

## Browser: moments
web-mia-had = { $seat } hatte { $value }
web-mia-lot = { $seat } fängt an
web-mia-doubts = { $doubter } glaubt { $announcer } nicht
web-mia-conceded = { $seat } gibt auf
web-mia-forfeited = { $seat } ist zu spät
web-mia-opens = Der Becher wird gehoben
web-mia-true = Wahr!
web-mia-lie = Gelogen!
web-mia-toast = Prost!
web-mia-treat = Die anderen zahlen!
web-mia-said = { $announcer } hat { $value } gesagt
web-mia-shows = Die Würfel zeigen { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = der Würfel um neue Leben steht noch aus
web-mia-new-lives = Neue Leben für { $seat }
