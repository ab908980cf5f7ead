# Hvordan Løgnens sværd spilles ved et bord: en sætning for hver regel, der gælder der.
sword-of-lies-play-aim = Målet
sword-of-lies-play-wins = Vind jetoner. Den, der gennemskuer de andres løgne, får sværd; den, der lyver godt, dækker sine kort med skjolde. Puljen går til den, der har flest liv, når krigen er slut, eller, hvis alle andre folder, til den sidste tilbage, uden krig.

sword-of-lies-play-set-up = Før spillet
sword-of-lies-play-buy-in = Alle sætter sig med mindst { $chips ->
    [one] én jeton
   *[other] { $chips } jetoner
}.
sword-of-lies-play-most = Ingen har mere end { $chips ->
    [one] én jeton
   *[other] { $chips } jetoner
} med, medmindre nogen ved bordet har flere.
sword-of-lies-play-rebuys = Efter et spil fortsætter du med det, du har tilbage, så længe det rækker til blind og ante, eller køber mere.
sword-of-lies-play-last-one = Efter et spil fortsætter du med det, du har tilbage. Ingen køber mere: den, der ikke kan betale blind og ante, er ude, til én spiller har det hele.
sword-of-lies-play-cards = Hver får { $cards } kort, vendt nedad, på en række; du må se dine egne. Kun farven tæller: hjerter og ruder er røde, spar og klør sorte.
sword-of-lies-play-first = Så trækker alle åbent ét kort mere; det højeste, med es øverst, begynder.
sword-of-lies-play-deck = { $decks ->
    [one] Der spilles med { $cards } kort
   *[other] { $decks } spil på { $cards } kort blandes sammen
}; det laveste kort er { $rank ->
    [11] knægten
    [12] damen
    [13] kongen
   *[other] en { $rank }’er
}. Der tages flere spil kort, hvis der ikke er nok til alle.
sword-of-lies-play-clock = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning; derefter spiller huset for dig.

sword-of-lies-play-castling = Fase I: rokaden
sword-of-lies-play-in-turn = Efter tur, med uret, gør alle ét af to træk:
sword-of-lies-play-trade = Handel: tilbyd et af dine kort mod en anden spillers, begge uset. Den anden siger ja, siger nej eller nævner en pris, i jetoner eller med ord. Mærkede kort tager deres mærke med.
sword-of-lies-play-question = Udspørgning: peg på et umærket kort hos en anden spiller. Den anden siger “rød” eller “sort”, sandt eller ej; du siger “det tror jeg” eller “det tror jeg ikke”. Nu er kortet mærket.
sword-of-lies-play-trade-limit = { $trades ->
    [one] En spiller må begynde én handel i et spil.
   *[other] En spiller må begynde { $trades } handler i et spil.
}
sword-of-lies-play-castled = Når alle kort hos en spiller er mærket, er denne fase slut, og den spiller er big blind.

sword-of-lies-play-betting = Fase II: indsatser
sword-of-lies-play-big-blind = Big blind satser { $chips } først; derefter må alle efter tur folde, checke, gå med, hæve eller gå all-in, som i Hold’em.
sword-of-lies-play-small-blind = Spilleren til venstre for big blind lægger { $chips }.
sword-of-lies-play-ante = Alle lægger først { $chips } i puljen.
sword-of-lies-play-limit-no-limit = Man må satse op til hele sin stak; mindst { $chips }.
sword-of-lies-play-limit-pot-limit = Man må højst hæve med det, der er i puljen; mindst { $chips }.
sword-of-lies-play-limit-fixed-limit = Indsatserne er faste: { $chips }, og fra tredje runde det dobbelte; højst { $raises ->
    [one] én indsats
   *[other] { $raises } indsatser
} i en runde.
sword-of-lies-play-rake = Huset beholder { $percent } procent af hver pulje{ $cap ->
    [0] {""}
   *[other] , højst { $cap } i et spil
}.
sword-of-lies-play-button = Dealerknappen vises og flytter fra spil til spil; den bestemmer intet.
sword-of-lies-play-reveal-in-turn = Efter hver indsatsrunde viser alle, der er med, ét kort frem efter eget valg, efter tur fra big blind, til alle { $cards } er vist, og de sidste indsatser er lagt.
sword-of-lies-play-reveal-simultaneous = Efter hver indsatsrunde vælger alle, der er med, et kort i hemmelighed; alle vises frem samtidig, til alle { $cards } er vist, og de sidste indsatser er lagt.
sword-of-lies-play-marks = Et umærket kort ligger vendt opad. Et mærket giver et sværd til den, der spurgte, hvis svaret blev læst rigtigt (sandheden troet, eller en løgn ikke troet); blev det læst forkert, får kortet et skjold.
sword-of-lies-play-fold-face-down = Foldede kort bliver vendt nedad og giver ikke sværd mere.
sword-of-lies-play-fold-face-up = Foldede kort åbnes, og de sværd, de giver, bliver hos dem, der er med.

sword-of-lies-play-war = Fase III: krigen
sword-of-lies-play-doubled = Alles sværd fordobles. Et kort har ét liv, et med skjold to.
sword-of-lies-play-four = Den, der først satsede højest i spillet, får fire sværd mere; har den foldet, får ingen dem.
sword-of-lies-play-side = Den, der først satsede højest i spillet, bestemmer, om kort vendt opad eller nedad er skjoldene, hvis den ikke har foldet.
sword-of-lies-play-talks = Før hver krigsrunde forhandles der, højt eller hviskende. { $deals ->
    [0] Ingen må foreslå en aftale, der binder.
    [one] Hver må foreslå én aftale: jetoner, der flyttes straks, og løfter, hvor alle ser, om de holdes eller brydes.
   *[other] Hver må foreslå { $deals } aftaler: jetoner, der flyttes straks, og løfter, hvor alle ser, om de holdes eller brydes.
} Det slutter, når alle, der stadig har kort, er klar, med sværd eller uden; en aftale, som ingen har svaret på da, bortfalder.
sword-of-lies-play-talks-clock = Der forhandles højst i { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
}.
sword-of-lies-play-must-attack = Så skal alle, der har sværd og kort, angribe. Hver skriver en ordre i hemmelighed; alle ordrer åbnes og udføres samtidig:
sword-of-lies-play-may-hold = Så skriver alle, der har sværd og kort, en ordre i hemmelighed eller holder igen; alle ordrer åbnes og udføres samtidig. En runde, hvor alle holder igen, slutter krigen. Ordrerne:
sword-of-lies-play-attack = Ét sværd mod ét kort hos en modstander: det mister et liv.
sword-of-lies-play-double = To sværd, hvert mod et hvilket som helst kort hos en modstander; prisen er et liv fra et af dine egne kort.
sword-of-lies-play-double-any = To sværd, hvert mod et hvilket som helst kort på bordet, også dit eget; prisen er et liv fra et af dine egne kort.
sword-of-lies-play-triple = Med et enkelt kort tilbage: tre sværd uden pris, én gang i et spil.
sword-of-lies-play-shields = Et skjold, der rammes, vendes opad og har ét liv tilbage.
sword-of-lies-play-hard = Et skjold falder kun for to sværd eller flere i samme runde, og så helt; færre gør det intet.
sword-of-lies-play-end = Krigen er slut, når ingen kan angribe mere. Flest liv vinder puljen; ved lige mange flest sværd før krigen; er de også lige mange, deles den.
