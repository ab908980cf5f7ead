# Wie Mäxchen an einem Tisch gespielt wird: ein Satz für jede Regel, die dort gilt. $top ist der höchste Wert.
mia-play-aim = Das Ziel
mia-play-counted-in-lives = Alle fangen mit { $lives ->
    [one] einem Leben
   *[other] { $lives } Leben
} an. Wer beim Lügen ertappt wird, verliert eins, und wer die Wahrheit anzweifelt, auch. Ohne Leben ist man draußen.
mia-play-counted-in-matches = Alle fangen mit { $lives ->
    [one] einem Streichholz
   *[other] { $lives } Streichhölzern
} an. Wer beim Lügen ertappt wird, legt eins weg, und wer die Wahrheit anzweifelt, auch. Ohne Streichhölzer ist man draußen.
mia-play-counted-in-points = Wer beim Lügen ertappt wird, bekommt einen Punkt, und wer die Wahrheit anzweifelt, auch. Mit { $lives ->
    [one] einem Punkt
   *[other] { $lives } Punkten
} ist man draußen.
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
mia-play-gains-winner = Wer eine Probe gewinnt, bekommt { $gain }; gibt jemand auf, bekommt niemand etwas.
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
mia-play-believe-higher = „Glaub ich“: nimmt den Becher, würfelt, sieht hin oder nicht und muss mehr ansagen als den letzten Wert, was auch immer gefallen ist.
mia-play-believe-equal-or-higher = „Glaub ich“: nimmt den Becher, würfelt, sieht hin oder nicht und muss den letzten Wert oder mehr ansagen, was auch immer gefallen ist.
mia-play-doubt-is-truth = „Glaub ich nicht“: die Würfel werden aufgedeckt. Zeigen sie das Angesagte oder mehr, verliert der Zweifler; zeigen sie weniger, der Ansager.
mia-play-doubt-is-lie = „Glaub ich nicht“: die Würfel werden aufgedeckt. Sind sie genau so viel wert wie angesagt, verliert der Zweifler; sind sie weniger oder mehr wert, der Ansager.
mia-play-pass-higher = „Geb ich weiter“: der Becher geht ungewürfelt und ungesehen mit einem höheren Wert weiter. Von da an stehst du dafür ein; wer gewürfelt hat, ist aus der Sache heraus.
mia-play-pass-same-or-higher = „Geb ich weiter“: der Becher geht ungewürfelt und ungesehen mit demselben oder einem höheren Wert weiter. Von da an stehst du dafür ein; wer gewürfelt hat, ist aus der Sache heraus, darf aber denselben Wert nicht weitergeben, wenn die Würfel zu ihm zurückkommen.
mia-play-may-show = Wem geglaubt wurde, der darf den Becher noch einmal heben und allen zeigen, was da lag; niemand muss.
mia-play-reroll-new-value = Wer hingesehen hat, darf noch einmal würfeln, diesmal ohne hinzusehen, und jeden Wert ansagen, der genügt.
mia-play-reroll-same-or-higher = Wer hingesehen hat, darf noch einmal würfeln, diesmal ohne hinzusehen, und sagt „das oder mehr“: genau den Wert, der zu schlagen war. Es stimmt, wenn die Würfel so viel oder mehr zeigen. Wer eröffnet, darf das nicht.
mia-play-starter-doubter-or-next = Nach einer ertappten Lüge eröffnet der Zweifler die nächste Runde; nach einem falschen Zweifel der Nächste nach ihm. Wer draußen ist, wird übersprungen.
mia-play-starter-loser = Der Verlierer eröffnet die nächste Runde; ist er draußen, der Nächste.
mia-play-starter-winner = Wer recht hatte, eröffnet die nächste Runde.
mia-play-starter-doubter = Der Zweifler eröffnet die nächste Runde, ob er recht hatte oder nicht; ist er draußen, der Nächste.

mia-play-top = Das Mäxchen, { $top }
mia-play-reveals = Wer { $top } ansagt, deckt sofort auf. Liegt es da, { $cost ->
    [1] verlieren alle anderen wie üblich
   *[other] verlieren alle anderen doppelt
}; sonst der Ansager.
mia-play-unbeaten = Nichts schlägt { $top }, damit ist das Bieten zu Ende. Was der Nächste tun kann:
mia-play-concede = Aufgeben, ohne hinzusehen: das ist { $cost ->
    [1] ein gewöhnlicher Verlust
   *[other] ein doppelter Verlust
}, und wer aufgibt, eröffnet die nächste Runde.
mia-play-pass-top = { $top } weitergeben, ungewürfelt und ungesehen.
mia-play-doubt-top = Anzweifeln. Liegt { $top } da, { $true ->
    [1] verliert der Zweifler wie üblich
   *[other] verliert der Zweifler doppelt
}; sonst { $lie ->
    [1] verliert der Ansager wie üblich
   *[other] verliert der Ansager doppelt
}.
mia-play-double = Jeder Verlust zählt doppelt in einer Runde, in der { $top } angesagt wurde oder unter dem aufgedeckten Becher liegt.

mia-play-besides = Außerdem
mia-play-joker-toast = 32 ist der Joker. Ansagen kann man ihn nicht; sobald ihn jemand sieht, endet die Runde mit einem Prost, niemand verliert, und wer hingesehen hat oder für die Würfel einsteht, fängt noch einmal an.
mia-play-new-lives-may = Wenn du zum ersten Mal genau drei Leben hast, darfst du um eine neue Zahl von Leben würfeln.
mia-play-new-lives-must = Wenn du zum ersten Mal genau drei Leben hast, würfelst du um eine neue Zahl von Leben.
mia-play-clock = { $seconds ->
    [one] Du hast eine Sekunde
   *[other] Du hast { $seconds } Sekunden
} für jede Entscheidung; danach spielt das Haus für dich: es sieht hin, sagt die Wahrheit, wenn sie genügt, und glaubt.
