# Hvordan meyer spilles ved et bord: en sætning for hver regel, der gælder der. $top er den højeste værdi.
mia-play-aim = Målet
mia-play-counted-in-lives = Alle begynder med { $lives ->
    [one] ét liv
   *[other] { $lives } liv
}. Den, der gribes i en løgn, mister et, og det gør den, der tvivler på sandheden, også. Uden liv er man ude.
mia-play-counted-in-matches = Alle begynder med { $lives ->
    [one] én tændstik
   *[other] { $lives } tændstikker
}. Den, der gribes i en løgn, lægger en væk, og det gør den, der tvivler på sandheden, også. Uden tændstikker er man ude.
mia-play-counted-in-points = Den, der gribes i en løgn, får et point, og det gør den, der tvivler på sandheden, også. Med { $lives ->
    [one] ét point
   *[other] { $lives } point
} er man ude.
mia-play-ends-last-standing = De andre spiller videre, og den sidste i spillet vinder.
mia-play-ends-first-out = Den første, der er ude, har tabt, og spillet er slut.
mia-play-scored-in-points = Der spilles { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} om point. Hvert tab koster { $cost }, et dobbelt det dobbelte; ingen kommer under nul. Til sidst vinder flest point.
mia-play-scored-in-money = Der spilles { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} om penge. Hvert tab koster { $cost }, et dobbelt det dobbelte, og man må have gæld. Til sidst vinder flest penge.
mia-play-gains-winner = Den, der vinder en prøve, får { $gain }; når nogen giver op, får ingen noget.
mia-play-gains-all = Hver runde, som nogen taber, giver alle { $gain }, taberne med.

mia-play-values = Værdierne
mia-play-read = De to terninger læses som ét tal, den højeste først: 3 og 5 er 53, aldrig 35.
mia-play-ladder = Fra højest til lavest: { $ladder }.
mia-play-pips = Slag forbundet med “=” er lige meget værd: der tæller kun terningernes sum, så 62 og 53 er begge 8 øjne.
mia-play-mia = Det højeste, { $top }, hedder meyer.
mia-play-another-top = Det højeste er her { $top }, ikke 21; så ved dette bord hedder { $top } meyer.
mia-play-second-little-mia = 31 er lille meyer og står lige under 21.
mia-play-second-half-mia = 42 er halv meyer og står lige under 21.
mia-play-second-half-and-little = 42, halv meyer, står lige under 21, og 31, lille meyer, lige under den.
mia-play-middle-higher = Midten er { $value }: { $ways } af 36 slag slår den.
mia-play-middle-equal-or-higher = Midten er { $value }: { $ways } af 36 slag er så meget eller mere.

mia-play-round = En runde
mia-play-opens = Loddet afgør, hvem der begynder første runde. Den, der begynder, ryster bægeret og sætter det, så ingen ser terningerne, ser efter eller lader være og melder en værdi: sandheden, mere eller mindre. Man må begynde med hver af de { $count } værdier.
mia-play-answers = Den næste, med uret, svarer:
mia-play-believe-higher = “Det tror jeg”: tager bægeret, slår, ser efter eller lader være og skal melde mere end den forrige værdi, uanset slaget.
mia-play-believe-equal-or-higher = “Det tror jeg”: tager bægeret, slår, ser efter eller lader være og skal melde den forrige værdi eller mere, uanset slaget.
mia-play-doubt-is-truth = “Det tror jeg ikke”: bægeret løftes. Viser terningerne det meldte eller mere, taber tvivleren; viser de mindre, den, der meldte.
mia-play-doubt-is-lie = “Det tror jeg ikke”: bægeret løftes. Er terningerne præcis så meget værd som meldt, taber tvivleren; er de mindre eller mere værd, den, der meldte.
mia-play-pass-higher = “Jeg sender videre”: bægeret går videre uden slag og uset, med en højere værdi. Fra da af står du inde for den; den, der slog, er ude af det.
mia-play-pass-same-or-higher = “Jeg sender videre”: bægeret går videre uden slag og uset, med samme værdi eller en højere. Fra da af står du inde for den; den, der slog, er ude af det, men må ikke sende samme værdi videre, hvis terningerne kommer tilbage.
mia-play-may-show = Den, der blev troet, må løfte bægeret en gang til og vise alle, hvad der lå; ingen skal.
mia-play-reroll-new-value = Når du har set, må du slå en gang til, nu uden at se, og melde enhver værdi, der er nok.
mia-play-reroll-same-or-higher = Når du har set, må du slå en gang til, nu uden at se, og sige “det eller derover”: selve den værdi, du skulle slå. Det passer, hvis terningerne viser så meget eller mere. Den, der begynder runden, må ikke.
mia-play-starter-doubter-or-next = Efter en afsløret løgn begynder tvivleren næste runde; efter en forkert tvivl den næste efter tvivleren. Den, der er ude, springes over.
mia-play-starter-loser = Taberen begynder næste runde; er han ude, gør den næste.
mia-play-starter-winner = Den, der havde ret, begynder næste runde.
mia-play-starter-doubter = Tvivleren begynder næste runde, med rette eller ej; er han ude, gør den næste.

mia-play-top = Meyer, { $top }
mia-play-reveals = Den, der melder { $top }, viser straks terningerne. Ligger den der, { $cost ->
    [1] taber alle andre som sædvanligt
   *[other] taber alle andre dobbelt
}; ellers den, der meldte.
mia-play-unbeaten = Intet slår { $top }, så der er ikke mere at melde. Det kan den næste gøre:
mia-play-concede = Give op uden at se: det er { $cost ->
    [1] et almindeligt tab
   *[other] et dobbelt tab
}, og den, der giver op, begynder næste runde.
mia-play-pass-top = Sende { $top } videre, uden slag og uset.
mia-play-doubt-top = Tvivle. Ligger { $top } der, { $true ->
    [1] taber tvivleren som sædvanligt
   *[other] taber tvivleren dobbelt
}; ellers { $lie ->
    [1] taber den, der meldte, som sædvanligt
   *[other] taber den, der meldte, dobbelt
}.
mia-play-double = Hvert tab er dobbelt i en runde, hvor { $top } blev meldt eller ligger under det løftede bæger.

mia-play-besides = Desuden
mia-play-joker-toast = 32 er jokeren. Den kan ikke meldes; så snart den ses, slutter runden med skål, ingen taber, og den, der så den eller står inde for terningerne, begynder igen.
mia-play-new-lives-may = Første gang du har præcis tre liv tilbage, må du slå en terning om et nyt antal.
mia-play-new-lives-must = Første gang du har præcis tre liv tilbage, slår du en terning om et nyt antal.
mia-play-clock = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning; derefter spiller huset for dig: det ser efter, siger sandheden, hvis den er nok, og tror.
