# Træneren til fransk poker: dens træk, dens sætninger, og hvad den ikke ved.
coach-move-keep-open = læg { $value } åbent, slå resten skjult
coach-move-keep-hidden = behold { $value } skjult, slå resten åbent
coach-move-roll-all = slå alle fem skjult

french-poker-coach-mistake-opening = Din største fejl: i runde { $round } slog du { $roll } og sagde { $said }. At sige { $value } ville have været { $lost } % mere værd.
french-poker-coach-mistake-cup = Din største fejl: i runde { $round }, med { $roll } foran dig og { $claim } at slå, { $kind ->
    [keep-open] lagde du { $said } åbent og slog resten skjult
    [keep-hidden] beholdt du { $said } skjult og slog resten åbent
    [roll-all] slog du alle fem skjult
   *[announce] sagde du { $said }
}. { $better ->
    [keep-open] At lægge { $value } åbent og slå resten skjult
    [keep-hidden] At beholde { $value } skjult og slå resten åbent
    [roll-all] At slå alle fem skjult
   *[announce] At sige { $value }
} ville have været { $lost } % mere værd.
french-poker-coach-mistake-answer = Din største fejl: i runde { $round } { $kind ->
    [believe] troede du på
    [concede] gav du op for
    [pass-on] sendte du terningerne uset videre over
   *[doubt] tvivlede du på
} { $claim }, som en god spiller ville have fundet på { $lie } gange af hundrede. { $better ->
    [believe] At tro
    [concede] At give op
    [pass-on] At sende videre med { $value }
   *[doubt] At tvivle
} ville have været { $lost } % mere værd.
french-poker-coach-mistake-unexpected = Din største fejl: i runde { $round } { $kind ->
    [believe] troede du på
    [concede] gav du op for
    [pass-on] sendte du terningerne uset videre over
   *[doubt] tvivlede du på
} { $claim }. Gode spillere siger det aldrig her; siges det af en, der kun lyver, hvor det intet koster, er det løgn { $lie } gange af hundrede. { $better ->
    [believe] At tro
    [concede] At give op
    [pass-on] At sende videre med { $value }
   *[doubt] At tvivle
} ville have været { $lost } % mere værd.
french-poker-coach-mistake-knowing = Din største fejl: i runde { $round } kendte du alle fem terninger, { $roll }, og { $kind ->
    [believe] troede på
    [concede] gav op for
    [pass-on] sendte dem videre over
   *[doubt] tvivlede på
} { $claim }. { $better ->
    [believe] At tro
    [concede] At give op
    [pass-on] At sende videre med { $value }
   *[doubt] At tvivle
} ville have været { $lost } % mere værd.

french-poker-coach-seats = Fransk poker er løst for to. Med { $seats } spillere siger træneren først noget, når to er tilbage, og kun hvis de spiller, til kun én har brikker.
french-poker-coach-unsolved = Disse regler er ikke blandt dem, der er løst på forhånd. `mendax coach` løser dem for et spil, der er slut.
french-poker-explore-note = Den første side er for den, der begynder, de andre for fem terninger, slået om skjult; med nogle terninger lagt åbent er der tusinder af sider til. Meldinger og terninger er samlet efter hænder, og det, der skal slås, er den højeste melding af en hånd. Hvad det er værd at begynde, er chancen for at vinde runden.
french-poker-solver-refused-seats = Fransk poker er løst for to pladser, ikke for { $seats }.
french-poker-solver-refused-passing = Ikke løst: at sende uset videre, hvor den, der ser, skal slå om.
