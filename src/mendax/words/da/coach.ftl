# Træneren: hvad beslutninger var værd, og billedet af en løst strategi.
coach-title = { $name }, beslutning for beslutning
coach-course = Hvad spillet var værd, runde for runde (− hvad der blev givet væk)
coach-head-round = Runde
coach-head-dice = Dine terninger
coach-head-claim = At slå
coach-head-lie = En løgn?
coach-head-done = Du gjorde
coach-head-worth = Værd
coach-head-better = Bedre
coach-head-lost = Pris
coach-head-moment = Hvornår
coach-head-known = Hvad du kunne vide
coach-head-shown = Kom senere frem
coach-unexpected = aldrig sagt
coach-figure =
    { $unit ->
        [chips] { $worth } jetoner
        [points] { $worth } point
       *[chance] { $worth } %
    }
coach-line = Runde { $round }: { $looked ->
    [no] terningerne usete
   *[yes] dine terninger { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , at slå { $claim }
}. Du: { $done }, { $worth } værd.
coach-line-answer = Runde { $round }: du fik { $claim } at vide (en løgn: { $lie }). Du: { $done }, { $worth } værd.
coach-line-knowing = Runde { $round }: du kendte { $roll } under bægeret og fik { $claim } at vide. Du: { $done }, { $worth } værd.
coach-line-known = { $moment }: { $known } Du: { $done }, værd { $worth }.
coach-line-better = Bedre: { $best }, { $lost } mere værd.
coach-lost = I gennemsnit kostede en beslutning { $lost }.
coach-one-of-many = Så længe der er tre spillere eller flere, er der mange ligevægte; derfor vejes træk mod dem ved dette bord, efter hvordan de havde spillet indtil da.
coach-move-look = se
coach-move-announce = sig { $value }
coach-move-reroll = slå om uset, sig { $value }
coach-move-believe = tro
coach-move-doubt = tvivl
coach-move-pass-on = send uset videre, sig { $value }
coach-move-concede = giv op
coach-move-keep-lives = behold tre liv
coach-move-reroll-lives = lad terningen bestemme
coach-verdict-nothing = Der er intet at bedømme: ingen beslutning af dig i en stilling, der er løst.
coach-verdict-sound = Godt hele vejen: ingen af dine { $decisions } beslutninger kostede noget, der er værd at nævne.
coach-mistake-announce =
    Din største fejl: i runde { $round }, med { $roll } under bægeret{ $opening ->
        [yes] { "" }
       *[no] { " " }og { $claim } at slå
    }, sagde du { $said }. { $better ->
        [reroll] At slå om uset og sige { $value }
       *[announce] At sige { $value }
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-unseen =
    Din største fejl: i runde { $round } sagde du { $said } uden at se. { $better ->
        [look] At se først
       *[announce] At sige { $value }
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-look =
    Din største fejl: i runde { $round } så du efter. At sige { $value } uset ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-reroll =
    Din største fejl: i runde { $round }, med { $roll } under bægeret, slog du om. { $better ->
        [reroll] At sige { $value } om det
       *[announce] At sige { $value }, som det lå,
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-believe =
    Din største fejl: i runde { $round } troede du på { $claim }, { $made ->
        [here] som ved dette bord, efter hvordan der var spillet, er løgn { $lie } gange af hundrede
        [never] som gode spillere aldrig siger her; tilfældige terninger ligger under det { $lie } gange af hundrede
       *[sometimes] som en god spiller ville have fundet på { $lie } gange af hundrede
    }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-doubt =
    Din største fejl: i runde { $round } tvivlede du på { $claim }, { $made ->
        [here] som ved dette bord, efter hvordan der var spillet, kun er løgn { $lie } gange af hundrede
        [never] som gode spillere aldrig siger her; tilfældige terninger ligger under det kun { $lie } gange af hundrede
       *[sometimes] som en god spiller kun ville have fundet på { $lie } gange af hundrede
    }. { $better ->
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-concede =
    Din største fejl: i runde { $round } gav du op for { $claim }, { $made ->
        [here] som ved dette bord, efter hvordan der var spillet, er løgn { $lie } gange af hundrede
        [never] som gode spillere aldrig siger her; tilfældige terninger ligger under det { $lie } gange af hundrede
       *[sometimes] som en god spiller ville have fundet på { $lie } gange af hundrede
    }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-pass-on =
    Din største fejl: i runde { $round } fik du { $claim } at vide, som en god spiller ville have fundet på { $lie } gange af hundrede, og sendte bægeret videre med { $said }. { $better ->
        [doubt] At tvivle
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-believe-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og troede på { $claim }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-doubt-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og tvivlede på { $claim }. { $better ->
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-concede-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og gav op for { $claim }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-pass-on-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og sendte det videre over { $claim } med { $said }. { $better ->
        [doubt] At tvivle
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-keep-lives =
    Din største fejl: efter runde { $round } beholdt du tre liv. At lade terningen bestemme ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-mistake-reroll-lives =
    Din største fejl: efter runde { $round } lod du terningen bestemme. At beholde tre liv ville have været { $lost } { $unit ->
        [points] point
       *[chance] %
    } mere værd.
coach-no-seat = Træneren skal vide, hvad en plads vidste. Ud fra denne optegnelse kan den træne: { $allowed }.
coach-too-large = Et helt spil med { $seats } spillere, disse regler og { $lives } liv er ikke løst her: det ville tage for lang tid. Løst er regelsættene med to eller tre spillere, husreglerne med op til fire og de fleste andre regler med to spillere og op til otte liv.
coach-too-large-passing = Hvor bægeret må sendes videre, tæller hver melding siden slaget, så kun lidt af det er løst her: husreglerne for to med op til seks liv; med andre regler for to op til seks liv, hvor det skal være højere, og ét liv, hvor værdien må være den samme.
coach-too-slow = At løse disse regler tager længere, end denne server tillader.
coach-unsolved = Løseren fandt ingen ligevægt for disse regler, der er nøjagtig nok.
coach-preparing = Løseren gør sig klar, det tager et minut første gang. Spørg igen derefter.
coach-solver-failed = Løseren kunne ikke gøre det her. Serveren prøver igen om ti minutter.
coach-too-long = Dette spil er for langt at gå igennem.
coach-other-game = Træneren har intet af den slags til dette spil.
coach-not-your-seat = Kun din egen plads kan trænes: de andres terninger blev aldrig åbnet. Ved borde, der åbner hele frøet efter hvert spil, kan alle pladser.
coach-no-seat-of-yours = Du var ikke med i dette spil, så der er intet af dit at gå igennem.
coach-hint-off = Råd er slået fra ved dette bord. Værten kan tillade dem før et spil.
coach-hint-no-seat = Råd er for dem, der spiller.
coach-hint-none = Der er intet at veje her.
coach-other-policy = Strategien i den fil er til andre regler, et andet antal pladser eller kun en enkelt runde.
explore-title = { $name }, liv { $lives } (fra den med bægeret)
explore-worth = At begynde er { $worth } værd ved et bord med { $seats }.
explore-figure =
    { $unit ->
        [points] { $worth } point
       *[chance] { $worth } %
    }
explore-legend = · aldrig   ░ op til ¼   ▒ op til ½   ▓ op til ¾   █ mere; grønt: sandheden
explore-opener = Hvad den, der begynder, siger (rækker: terninger, søjler: meldinger)
explore-over = Hvad der siges over { $value } (rækker: terninger, søjler: meldinger)
explore-doubts = Hvor ofte der tvivles på en melding (rækker: at slå, søjler: meldinger)
explore-lies = Hvor ofte en melding er løgn (rækker: at slå, søjler: meldinger)
explore-says = { $value } { $percent } %
explore-again = slå om uset { $percent } %
explore-claim = { $value }: sagt { $often } %, løgn { $lie } %, tvivlet på { $doubt } %
explore-compare = Hvad der er forskelligt
explore-compare-worth = At begynde er værd
explore-compare-lies = Løgne blandt den første spillers meldinger
explore-compare-doubted = Tvivl om den første spillers meldinger
explore-compare-fall = Hvor bægeret mister mest af sit værd
explore-differs = Der tvivles på { $value } over { $over } { $one } % og { $two } %.
explore-one-of-many = Med tre spillere og flere er der mange ligevægte, og dette er én af dem. Den holder kun, så længe alle bliver ved den.
explore-no-position = Ingen stilling har livene “{ $lives }”. Giv et tal for hver spiller, der stadig er med, op til { $most }, som 3,1.
explore-passing = Hvor bægeret må sendes videre, er dette, hvad der siges først efter et slag, og hvor ofte der straks tvivles på det. Svar på det, der sendes videre, afhænger af hver melding siden slaget og er ikke tegnet.
explore-no-value = { $given } er ikke noget at slå. Der findes: { $allowed }.
coach-no-such-game = Der er ingen træner til spillet i denne optegnelse, { $game }. Der er en til: { $allowed }.
explore-bad-position = Ingen stilling skrives “{ $given }”. Giv et tal for hver spiller, der stadig er med, som 3,1.
explore-refused-game = Der er ingen løst strategi at se for { $game }. Der er en for: { $allowed }.
