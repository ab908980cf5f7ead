# Wörter vom Spielbrett des Französischen Pokers im Browser. Ansagen kommen in Worten, Würfel als Zahlen von 1 an.
web-french-poker-you-open = Du eröffnest die Runde. Wirf die fünf Würfel!
web-french-poker-you-claim-first = Sag ein Blatt an, wahr oder nicht.
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

## Antworten
web-french-poker-believe-note = Würfel nehmen und hinsehen
web-french-poker-doubt-note = alle aufdecken!
web-french-poker-concede-note = verlieren, ohne hinzusehen
web-french-poker-pass-on = Blind weitergeben, höher ansagen

## Würfel, wie man sie kennt
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

## Behalten und werfen
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
web-french-poker-leave-them = Alles liegen lassen und ansagen

## Was getan wurde
web-french-poker-did-opened = Runde eröffnet
web-french-poker-did-left = alles liegen gelassen
web-french-poker-did-kept-hidden = { $count } verdeckt behalten, { $rest } offen geworfen
web-french-poker-did-kept-open = { $count ->
    [0] alle fünf verdeckt geworfen
    [5] alle fünf offen hingelegt
   *[other] { $count } offen behalten, { $rest } verdeckt geworfen
}
web-french-poker-did-passed = blind weitergegeben

## Ansagen
web-french-poker-no-claim = Noch keine Ansage
web-french-poker-claims = Ansagen dieser Runde
web-french-poker-hands = Welches Blatt
web-french-poker-ranks = Welche Würfel
web-french-poker-kickers = Beiwürfel
web-french-poker-general = beliebig
web-french-poker-no-kickers = nur diese
web-french-poker-certain = Das stimmt bei jedem Wurf.
web-french-poker-your-hand = dein Blatt
web-french-poker-percent = { $percent } %

## Chancen
web-french-poker-show-odds = Chancen zeigen
web-french-poker-odds-answer = Nach den Würfeln, die du kennst, stimmt es zu { $percent } %.
web-french-poker-odds-target = Chancen mit dem, was bleibt. Ziel: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Am besten: alle fünf werfen, { $percent } %
    [all] Am besten: nichts werfen, { $percent } %
   *[other] Am besten: { $kept } behalten, { $percent } %
}

## Marken
web-french-poker-pot = Im Pot: { $count }
web-french-poker-holds = { $count ->
    [one] hat { $count } Marke
   *[other] hat { $count } Marken
}
web-french-poker-safe = in Sicherheit

## Die Augenblicke
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

## Erste Schritte
