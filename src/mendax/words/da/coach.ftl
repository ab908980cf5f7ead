# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
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
coach-no-such-game = Der er ingen træner til spillet i denne optegnelse, { $game }. Der er en til: { $allowed }.
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
explore-bad-position = Ingen stilling skrives “{ $given }”. Giv et tal for hver spiller, der stadig er med, som 3,1.
explore-refused-game = Der er ingen løst strategi at se for { $game }. Der er en for: { $allowed }.
explore-passing = Hvor bægeret må sendes videre, er dette, hvad der siges først efter et slag, og hvor ofte der straks tvivles på det. Svar på det, der sendes videre, afhænger af hver melding siden slaget og er ikke tegnet.
explore-no-value = { $given } er ikke noget at slå. Der findes: { $allowed }.

## Browser
web-coach-game = Spil { $number }
web-coach-of = af { $count }
web-coach-earlier = Spillet før
web-coach-later = Spillet efter
web-coach-whose = Hvis spil
web-coach-slips = { $count } af dine { $decisions } beslutninger var fejl.
web-coach-chart = Chance for at vinde, beslutning for beslutning
web-coach-chart-chips = Hvad der var at vente af gevinst eller tab, i jetoner
web-coach-chart-kept = Chance for ikke at ryge ud, beslutning for beslutning
web-coach-chart-points = Point foran de andre, beslutning for beslutning
web-coach-chart-label =
    Kurve over { $decisions } beslutninger i { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }: fra { $from } i begyndelsen til { $to } til sidst. Tabellen nedenfor har hver beslutning i tal.
web-coach-chart-help = Hver prik er en af dine beslutninger; linjen falder straks, hvor den kostede noget. Alt derimellem er held og det, de andre gjorde.
web-coach-round = Runde { $number }
web-coach-axis = runde
web-coach-decision = Beslutning { $number } af { $count }
web-coach-before = Beslutningen før
web-coach-next = Den næste beslutning
web-coach-next-mistake = Næste fejl
web-coach-biggest = Din største fejl
web-coach-cost = −{ $lost }
web-coach-fine = Et godt træk
web-coach-slip = Det kostede { $lost }
web-coach-you = Du: { $done }
web-coach-better = Bedre: { $best }
web-coach-dice = Dine terninger
web-coach-unlooked = ikke set
web-coach-to-beat = At slå
web-coach-told = Du fik at vide
web-coach-opening = du begynder runden
web-coach-lie = Sagt af en god spiller er denne melding løgn i { $percent } af 100 tilfælde.
web-coach-lie-here = Efter hvordan denne spiller har spillet, er meldingen løgn i { $percent } af 100 tilfælde.
web-coach-never = Gode spillere siger aldrig dette her.
web-coach-alternative = Hvad du kunne gøre
web-coach-worth = Værd
web-coach-wins = vinder
web-coach-stays = bliver
web-coach-often = godt spil
web-coach-all = Alle beslutninger
web-coach-table = Hver beslutning i spillet
web-coach-did = Du gjorde
web-coach-column-cost = Pris
web-coach-column-lie = En løgn?
web-coach-course = Spillet runde for runde
web-coach-explore = Se hele strategien her
web-coach-end = Kun slutningen af dette spil er løst, så kun slutningen bedømmes. { $why }
web-coach-unsolved = Dette spil kan ikke trænes
web-coach-back = Til bordet
web-coach-end-row = slut
web-hint-best = Bedst: { $move }
web-hint-none = Intet råd her: { $why }
web-hint-close = Luk rådet
web-explore-title = { $game }, løst
web-explore-lead = Spil sådan, og ingen vinder ved at vide det. Vælg reglerne; se så, hvad man siger med hvilke terninger, og hvor ofte man tvivler.
web-explore-lead-many = Med tre spillere og flere er der mange sådanne måder, og dette er én af dem: den holder kun, så længe alle bliver ved den.
web-explore-rules = Regler
web-explore-first = Første regler
web-explore-second = Andre regler
web-explore-compare = Sammenlign med andre regler
web-explore-single = Hold op med at sammenligne
web-explore-players = Spillere
web-explore-lives = Liv tilbage, fra den med bægeret
web-explore-lives-of = Liv hos spiller { $number }
web-explore-shown = Hvad der vises
web-explore-say = Hvad man siger
web-explore-doubt = Tvivl
web-explore-lie = Løgne
web-explore-over = Med denne værdi at slå
web-explore-opener = intet: du begynder
web-explore-lower = Lavere
web-explore-higher = Højere
web-explore-say-caption = Rækker: terningerne under dit bæger. Søjler: hvad du siger.
web-explore-doubt-caption = Hvor ofte der tvivles på en melding. Rækker: værdien at slå. Søjler: meldingen over den.
web-explore-lie-caption = Hvor ofte en melding er løgn. Rækker: værdien at slå. Søjler: meldingen over den.
web-explore-truth = sandheden
web-explore-bluff = en løgn
web-explore-less = mindre, end du har
web-explore-never = aldrig
web-explore-always = altid
web-explore-mark = afviger med 5 % eller mere
web-explore-read-say = Med { $roll } under bægeret siges { $value } i { $percent } af 100 tilfælde.
web-explore-read-again = Med { $roll } under bægeret slås der om uset i { $percent } af 100 tilfælde.
web-explore-read-doubt = Der tvivles på { $value } over { $over } i { $percent } af 100 tilfælde.
web-explore-read-doubt-open = Der tvivles på { $value } som første melding i { $percent } af 100 tilfælde.
web-explore-read-lie = { $value } over { $over } er løgn i { $percent } af 100 tilfælde, når det siges.
web-explore-read-lie-open = { $value } som første melding er løgn i { $percent } af 100 tilfælde, når det siges.
web-explore-read-not = Det kan ikke siges her.
web-explore-read-help = Rør ved et felt, peg på det, eller brug piletasterne for at læse det.
web-explore-again = ↻
web-explore-again-words = slå om uset
web-explore-unseen = Bedst her: se slet ikke, og sig { $value }.
web-explore-worth = At begynde er værd
web-explore-here-worth = At tage bægeret her er værd
web-explore-lies = Løgne blandt de første meldinger
web-explore-doubted = Tvivl om de første meldinger
web-explore-fall = Bægeret mister mest af sit værd
web-explore-fall-at = fra { $from } til { $to }
web-explore-differs = Hvad der er forskelligt
web-explore-same = I det, der ofte siges, er intet så forskelligt som fem af hundrede.
web-explore-differ-say = Med { $roll } over { $over } siges { $value } { $one } % af gangene; efter de andre regler { $two } %.
web-explore-differ-say-open = Når der begyndes med { $roll }, siges { $value } { $one } % af gangene; efter de andre regler { $two } %.
web-explore-differ-doubt = Der tvivles på { $value } over { $over } { $one } % af gangene; efter de andre regler { $two } %.
web-explore-differ-doubt-open = Der tvivles på { $value } som første melding { $one } % af gangene; efter de andre regler { $two } %.
web-explore-unsolved = Disse regler er ikke løst
web-explore-solving = Løser …
web-explore-figures = I tal

## What the solver refuses, and its reports
solver-refused-option = Ikke løst, hvor “{ $option }” er “{ $given }”. Løseren kender kun: { $allowed }.
solver-refused-seats = Borde med { $seats } er ikke løst. Løseren kender to til { $most } pladser.
solver-refused-blind-pass = Regler, hvor man sender blindt videre, er løst for to pladser. For { $seats } er de løst, hvor det skal være højere, og ingen vinder ved det: enkelte runder og spil om ét liv, med de fleste husregler. Ikke her.
solver-uncounted-blind-pass = Spil, hvor man sender blindt videre, spilles ikke af de hurtige kerner: der tæller hver melding siden slaget.
solver-uncounted-laps = De hurtige kerner tæller ikke, hvor ofte en værdi er sagt over sig selv, og med disse regler afhænger den løste strategi af det.
solver-uncounted-scores = I sådan et spil kan der være mere end { $most } stillinger, for mange til at lægge nøjagtigt sammen. Spil en million spil i stedet.
solver-refused-points = Et helt spil om point, der kan slippe op, er løst for to pladser og op til { $rounds } runder. En enkelt runde af det er altid løst, og det er spil om penge, om liv og om point, som alle får i hver runde, også.
solver-refused-circle = Med { $seats } pladser og disse regler kan { $again ->
    [round] en runde begynde forfra for evigt (en skål)
   *[claim] den samme melding gå rundt for evigt
}, og løseren finder ingen udvej. Med to pladser gør den; med flere måske for færre liv eller en enkelt runde.
solver-unknown-position = Den gemte strategi kender ikke stillingen { $lives }.
solver-bad-policy = Det er ikke en strategi, som denne version kan læse: { $problem }.
solver-refused-game = { $game } er ikke løst. Løst her: { $allowed }.
solver-missing = Ikke løst her: det kræver pakken { $package }, som ikke er installeret eller ikke kan hentes ind. Sådan installeres den: python -m pip install { $package }
solver-solving = Løser
solver-preparing = Løseren hentes (første gang oversættes den, og det tager et minut)
solver-proving = Ser efter, om nogen vinder ved at spille anderledes
solver-plain = Intet er oversat her: der er ingen oversætter, så alt kører som almindelig Python. Tilvalget «fast» bringer en (numba og scipy).
solver-prepared = Klar efter { $seconds } sekunder. Fra nu af bliver alt oversat kun hentet.
solver-title = { $game } løst, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, { $span ->
    [round] en enkelt runde
   *[match] hele spillet
}
solver-seat = Plads
solver-opener = 1, begynder
solver-other = { $seat }
solver-worth-chance = Chance for at vinde
solver-worth-lives = Liv foran
solver-worth-points = Point foran
solver-worth-kept = Chance for ikke at ryge ud
solver-worth-payoff = Udbetaling: den, der ryger ud, betaler 1, resten deler
solver-deviation = Ingen vinder mere end { $gain } ved at spille anderledes.
solver-took = Løst på { $seconds } sekunder.
solver-read = Læst på { $seconds } sekunder; det var løst før.
solver-endless = Spillet sådan kan et spil vare evigt: et tog mere end { $turns } meldinger.
exploit-title = Det bedste svar på en bot, ved et bord med to
exploit-weighing = Vejer { $bot }
exploit-bot = Bot
exploit-opening = Runder, det vinder, når det begynder
exploit-following = … når botten begynder
exploit-game = Et helt spil er værd
exploit-tried = Spillet
exploit-line = Mod { $bot }: vinder { $opening } af de runder, det begynder, og { $following } af dem, botten begynder; et helt spil er { $game } værd; spillet: { $tried }
exploit-refused-game = Bedste svar vejes kun for { $allowed }, ikke for { $game }.
exploit-known-line = { $seats } ved bordet, alle de andre { $bot }: den, der kender dem, tabte { $lost } af { $rounds } runder. Blandt sine lige taber { $bot } { $fair }.
exploit-refused-rules = Bedste svar vejes ikke, hvor terninger må sendes uset videre (undtagen for bots, der aldrig gør det), eller i et spil med pulje, hvor man må give op over for den højeste melding. Lad blind_pass være fra; i et spil med pulje skal top_claim være must_doubt.
exploit-refused-bot = { $given } siger ikke, hvor sandsynligt hvert træk er, så dens bedste svar kan ikke vejes.
exploit-mia-title = Hvad et bedste svar vinder ved et bord med { $seats }, hvor alle de andre er botten: { $fair } ville være retfærdigt
exploit-mia-lot = Spil, det vinder, når lodtrækning afgør, hvem der begynder
exploit-mia-opens = når det begynder
exploit-mia-place = som nummer { $place }
exploit-mia-line = Mod { $bot } vinder det { $lot } af spillene, når lodtrækning afgør, hvem der begynder ({ $places })
exploit-refused-mia-bot = Bedste svar ved Meyer vejes kun for { $allowed }, ikke for { $given }.
exploit-refused-mia-games = Ved Meyer er tallene nøjagtige, og der spilles ingen spil: udelad --games.
exploit-refused-mia-winners = Ved Meyer vejes et bedste svar, hvor én vinder og alle andre taber: sæt scoring til lives, og med flere end to ved bordet ends_when til last_standing.
exploit-refused-mia-repeats = Ved Meyer vejes et bedste svar, hvor intet kommer igen: announce til higher, joker_32 uden skål, life_reroll til off.
