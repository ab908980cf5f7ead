# Der Trainer des Französischen Pokers: seine Züge, seine Sätze, und was er nicht weiß.
coach-move-keep-open = { $value } offen hinlegen, den Rest verdeckt werfen
coach-move-keep-hidden = { $value } verdeckt behalten, den Rest offen werfen
coach-move-roll-all = alle fünf verdeckt werfen

french-poker-coach-mistake-opening = Dein größter Fehler: in Runde { $round } hast du { $roll } geworfen und „{ $said }“ gesagt. „{ $value }“ zu sagen wäre { $lost } % mehr wert gewesen.
french-poker-coach-mistake-cup = Dein größter Fehler: in Runde { $round }, mit { $roll } vor dir und „{ $claim }“ zu schlagen, hast du { $kind ->
    [keep-open] { $said } offen hingelegt und den Rest verdeckt geworfen
    [keep-hidden] { $said } verdeckt behalten und den Rest offen geworfen
    [roll-all] alle fünf verdeckt geworfen
   *[announce] „{ $said }“ gesagt
}. { $better ->
    [keep-open] { $value } offen hinzulegen und den Rest verdeckt zu werfen
    [keep-hidden] { $value } verdeckt zu behalten und den Rest offen zu werfen
    [roll-all] Alle fünf verdeckt zu werfen
   *[announce] „{ $value }“ zu sagen
} wäre { $lost } % mehr wert gewesen.
french-poker-coach-mistake-answer = Dein größter Fehler: in Runde { $round } hast du { $kind ->
    [believe] „{ $claim }“ geglaubt
    [concede] vor „{ $claim }“ aufgegeben
    [pass-on] „{ $claim }“ ungesehen weitergegeben
   *[doubt] „{ $claim }“ angezweifelt
}, was ein guter Spieler in { $lie } von hundert Fällen erfunden hätte. { $better ->
    [believe] Glauben
    [concede] Aufgeben
    [pass-on] Mit „{ $value }“ weitergeben
   *[doubt] Anzweifeln
} wäre { $lost } % mehr wert gewesen.
french-poker-coach-mistake-unexpected = Dein größter Fehler: in Runde { $round } hast du { $kind ->
    [believe] „{ $claim }“ geglaubt
    [concede] vor „{ $claim }“ aufgegeben
    [pass-on] „{ $claim }“ ungesehen weitergegeben
   *[doubt] „{ $claim }“ angezweifelt
}. Gute Spieler sagen das hier nie; wer nur lügt, wo eine Lüge nichts kostet, hätte es in { $lie } von hundert Fällen erfunden. { $better ->
    [believe] Glauben
    [concede] Aufgeben
    [pass-on] Mit „{ $value }“ weitergeben
   *[doubt] Anzweifeln
} wäre { $lost } % mehr wert gewesen.
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
} wäre { $lost } % mehr wert gewesen.

french-poker-coach-seats = Französischer Poker ist für zwei gelöst. Mit { $seats } Spielern meldet sich der Trainer, sobald nur zwei übrig sind, wenn die spielen, bis nur noch einer Marken hat.
french-poker-coach-unsolved = Diese Regeln gehören nicht zu denen, die schon gelöst sind. `mendax coach` löst sie für ein Spiel, das aus ist.
french-poker-explore-note = Die erste Seite gilt für den, der eröffnet, die anderen für fünf verdeckt neu geworfene Würfel; wo einige offen liegen, gibt es Tausende Seiten mehr. Ansagen und Würfel sind nach Blättern zusammengefasst, und zu schlagen ist immer die höchste Ansage eines Blatts. Was Eröffnen wert ist, ist die Chance, die Runde zu gewinnen.
french-poker-solver-refused-seats = Französischer Poker ist für zwei Plätze gelöst, nicht für { $seats }.
french-poker-solver-refused-passing = Nicht gelöst: ungesehen weitergeben, wo neu werfen muss, wer hinsieht.
