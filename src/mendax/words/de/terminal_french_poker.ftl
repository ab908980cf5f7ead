# Wörter des Französischen Pokers im Terminal.
## Du
terminal-french-poker-you-lot-drawn = Das Los fällt auf dich.
terminal-french-poker-you-round-started = Runde { $number }: du beginnst.
terminal-french-poker-you-shaken = Du wirfst fünf Würfel unter dem Becher.
terminal-french-poker-you-announced = Du sagst an: { $claim }.
terminal-french-poker-you-believed = Du glaubst es, nimmst die Würfel und siehst hin.
terminal-french-poker-you-kept-hidden = Du behältst { $kept } unter dem Becher und wirfst den Rest offen neu.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Du wirfst alle fünf Würfel verdeckt neu.
    [all] Du legst alle fünf Würfel offen hin.
   *[other] Du legst { $kept } offen hin und wirfst den Rest verdeckt neu.
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

## Der Tisch
terminal-french-poker-safe = in Sicherheit
terminal-french-poker-open = offen
terminal-french-poker-hidden = verdeckt
terminal-french-poker-dice = Die Würfel: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } offen
terminal-french-poker-die-hidden = №{ $place } { $pips } verdeckt
terminal-french-poker-die-unseen = №{ $place } ungesehen

## Fragen
terminal-french-poker-ask-open = Du eröffnest die Runde.
terminal-french-poker-ask-cup-first = Du hast { $dice }: { $own }. Was sagst du an?
terminal-french-poker-ask-cup-left = Du hast { $dice }: { $own }. Zu schlagen: { $claim }. Willst du Würfel behalten und neu werfen, oder sagst du an?
terminal-french-poker-ask-cup = Du hast { $dice }: { $own }. Zu schlagen: { $claim }. Was sagst du an?
terminal-french-poker-ask-answer = { $seat } sagt an: { $claim }. Glaubst du das?
terminal-french-poker-ask-answer-top = { $seat } sagt an: { $claim }. Nichts ist höher. Was nun?
terminal-french-poker-hint-answer = Nach den Würfeln, die du kennst, stimmt das in { $percent } % aller Fälle.
terminal-french-poker-hint-keeping = Was man für jedes Blatt behält, mit der Chance, es zu erreichen:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: alle werfen, { $percent } %
    [all] { $claim }: alle behalten, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}

## Was getippt werden kann
terminal-words-keep-hidden = v verdecken behalten
terminal-words-keep-open = l legen hinlegen
terminal-french-poker-do-announce = ein Blatt ansagen: seine Würfel oder seinen Namen tippen
terminal-french-poker-do-believe = glauben, die Würfel nehmen und hinsehen
terminal-french-poker-do-doubt = anzweifeln: alle Würfel werden aufgedeckt
terminal-french-poker-do-pass-on = die Würfel ungesehen weitergeben und ein höheres Blatt ansagen
terminal-do-keep-hidden = diese Würfel verdeckt behalten, den Rest offen werfen
terminal-do-keep-open = diese Würfel offen hinlegen, den Rest verdeckt werfen (0: alle werfen)
terminal-claim-missing = Sag, welches Blatt, wie in „{ $word } { $value }“. Du darfst sagen: { $allowed }
terminal-claim-unclear = „{ $text }“ ist kein Blatt. Tippe seine Würfel oder seinen Namen, etwa „zwei Paare“.
terminal-kept-missing = Sag, welche Würfel, wie in „{ $word } { $value }“: ihre Nummern von 1 bis 5.
terminal-kept-unclear = „{ $text }“ nennt keine Würfel. Tippe ihre Nummern von 1 bis 5, etwa „1 3“; 0 heißt keiner.

## Seiten
terminal-odds-claim = Ansage
terminal-odds-written = Geschrieben
terminal-odds-fresh = Ein neuer Wurf erreicht sie
terminal-odds-claim-line = { $name } ({ $claim }): { $reached } von { $ways } neuen Würfen sind so viel oder mehr ({ $percent } %).
