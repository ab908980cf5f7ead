# Wie Französischer Poker an einem Tisch gespielt wird: ein Satz für jede Regel, die dort gilt.
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
french-poker-play-hand-high-die = höchster Würfel; „höchster Würfel Vier“ oder weniger sagt nichts, denn so viel sind fünf Würfel immer wert
french-poker-play-general = Eine Ansage ist allgemein („zwei Paare“) oder genau („zwei Sechsen und zwei Fünfen“). Eine genaue Ansage ist höher als die allgemeine desselben Blatts und niedriger als die des nächsten.
french-poker-play-detailed = Jede Ansage nennt ihre Würfel: „zwei Sechsen und zwei Fünfen“, nicht einfach „zwei Paare“.
french-poker-play-kickers-none = Würfel, die nicht zum Blatt gehören, zählen nicht.
french-poker-play-kickers-full = Eine Ansage darf auch die übrigen Würfel nennen, die Beiwürfel, den höchsten zuerst: „ein Paar Sechsen, dazu Fünf und Vier“. Ungenannte zählen als die niedrigsten.
french-poker-play-wild = Eine Eins steht für die Zahl, mit der das Blatt am besten wird.
french-poker-play-true = Eine Ansage ist wahr, wenn das Blatt so viel oder mehr wert ist.

french-poker-play-round = Eine Runde
french-poker-play-opens = Das Los bestimmt, wer die erste Runde eröffnet. Wer eröffnet, wirft fünf Würfel unter dem Becher, sieht hin und sagt ein Blatt an: die Wahrheit, mehr oder weniger. Der Nächste im Uhrzeigersinn antwortet:
french-poker-play-doubt = „Glaub ich nicht“: alle Würfel werden aufgedeckt. Ist die Ansage höher als das Blatt, verliert der Ansager; sonst der Zweifler.
french-poker-play-believe = „Glaub ich“: du nimmst die Würfel, wie sie liegen, und siehst hin. Zum Zweifeln ist es jetzt zu spät.
french-poker-play-pass = „Geb ich weiter“: du gibst die Würfel ungesehen mit einer höheren Ansage weiter und stehst für sie ein.
french-poker-play-with-the-dice = Wer die Würfel genommen hat, hat die Wahl:
french-poker-play-keep-hidden = mindestens einen Würfel unter dem Becher behalten, auch einen, der offen lag, und den Rest offen neu werfen;
french-poker-play-keep-open = einige Würfel offen hinlegen und den ganzen Rest unter dem Becher neu werfen;
french-poker-play-roll-all = alle fünf unter dem Becher neu werfen;
french-poker-play-leave = alles liegen lassen, wie es liegt.
french-poker-play-claim-more = Dann muss die Ansage höher sein als die letzte.
french-poker-play-top-doubt-or-concede = Nichts ist höher als fünf Sechsen: nach ihnen zweifelt man, oder man gibt auf, ohne hinzusehen, verliert und eröffnet die nächste Runde.
french-poker-play-top-must-doubt = Nichts ist höher als fünf Sechsen: nach ihnen muss man zweifeln.
french-poker-play-starter-doubter-or-next = Nach einer ertappten Lüge eröffnet der Zweifler die nächste Runde; nach einem falschen Zweifel der Nächste nach ihm.
french-poker-play-starter-loser = Der Verlierer eröffnet die nächste Runde; ist er draußen, der Nächste.

french-poker-play-besides = Außerdem
french-poker-play-clock = { $seconds ->
    [one] Du hast eine Sekunde
   *[other] Du hast { $seconds } Sekunden
} für jede Entscheidung; danach spielt das Haus für dich, und zwar ehrlich.
