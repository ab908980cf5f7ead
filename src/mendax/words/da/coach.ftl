# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
coach-title = { $name }, beslutning for beslutning
coach-course = Hvad spillet var værd, runde for runde (− hvad der blev givet væk)
coach-head-round = Runde
coach-head-dice = Dine terninger
coach-head-claim = At slå
coach-head-lie = En løgn?
coach-head-done = Du valgte
coach-head-worth = Værd
coach-head-better = Bedre
coach-head-lost = Tab
coach-head-moment = Hvornår
coach-head-known = Hvad du kunne vide
coach-head-shown = Kom senere frem
coach-unexpected = aldrig sagt
coach-figure =
    { $unit ->
        [chips] { $worth } jetoner
        [points] { $worth } point
       *[chance] { $worth } %
    }
coach-line = Runde { $round }: { $looked ->
    [no] terningerne usete
   *[yes] dine terninger { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , at slå { $claim }
}. Du: { $done }, { $worth } værd.
coach-line-answer = Runde { $round }: meldingen var { $claim } { $expected ->
    [no] (det siger gode spillere aldrig her)
   *[yes] (en løgn: { $lie })
}. Du: { $done }, { $worth } værd.
coach-line-knowing = Runde { $round }: du kendte { $roll } under bægeret, og meldingen var { $claim }. Du: { $done }, { $worth } værd.
coach-line-known = { $moment }: { $known } Du: { $done }, { $worth } værd.
coach-line-better = Bedre: { $best }, { $lost } mere værd.
coach-lost = I gennemsnit kostede en beslutning { $lost }.
coach-mistakes-tomorrow = { $count ->
    [one] Én af dine fejl kommer igen i morgen.
   *[other] { $count } af dine fejl kommer igen i morgen.
}
coach-one-of-many = Med tre eller flere spillere er der mange ligevægte. Derfor vurderes træk mod spillerne ved dette bord, efter hvordan de havde spillet indtil da.
coach-move-look = se
coach-move-announce = sig { $value }
coach-move-reroll = slå om uset, sig { $value }
coach-move-believe = tro
coach-move-doubt = tvivl
coach-move-wait = vent
coach-move-pass-on = send uset videre, sig { $value }
coach-move-concede = giv op
coach-move-keep-lives = behold tre liv
coach-move-reroll-lives = lad terningen bestemme
coach-verdict-nothing = Intet at bedømme: du traf ingen beslutning i en løst stilling.
coach-verdict-sound = Godt hele vejen: { $decisions ->
    [1] din ene beslutning kostede intet nævneværdigt.
   *[other] ingen af dine { $decisions } beslutninger kostede noget nævneværdigt.
}
coach-mistake-announce =
    Din største fejl: i runde { $round }, med { $roll } under bægeret{ $opening ->
        [yes] { "" }
       *[no] { " " }og { $claim } at slå
    }, sagde du { $said }. { $better ->
        [reroll] At slå om uset og sige { $value }
       *[announce] At sige { $value }
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-unseen =
    Din største fejl: i runde { $round } sagde du { $said } uden at se. { $better ->
        [look] At se først
       *[announce] At sige { $value }
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-look =
    Din største fejl: i runde { $round } så du efter. At sige { $value } uset ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-reroll =
    Din største fejl: i runde { $round }, med { $roll } under bægeret, slog du om. { $better ->
        [reroll] At sige { $value } om det
       *[announce] At sige { $value }, som det lå,
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-believe =
    Din største fejl: i runde { $round } troede du på { $claim }, { $made ->
        [here] som ved dette bord, ud fra spillet indtil da, er løgn i { $lie } % af tilfældene
        [never] som gode spillere aldrig siger her; tilfældige terninger er lavere i { $lie } % af tilfældene
       *[sometimes] som en god spiller ville lyve om i { $lie } % af tilfældene
    }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-wait =
    Din største fejl: i runde { $round } lod du { $claim } passere, { $made ->
        [here] som ved dette bord, ud fra spillet indtil da, er løgn i { $lie } % af tilfældene
        [never] som gode spillere aldrig siger her; tilfældige terninger er lavere i { $lie } % af tilfældene
       *[sometimes] som en god spiller ville lyve om i { $lie } % af tilfældene
    }. At tvivle uden for tur ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-doubt =
    Din største fejl: i runde { $round } tvivlede du på { $claim }, { $made ->
        [here] som ved dette bord, ud fra spillet indtil da, kun er løgn i { $lie } % af tilfældene
        [never] som gode spillere aldrig siger her; tilfældige terninger er kun lavere i { $lie } % af tilfældene
        [sure] som ikke kan være løgn
        [honest] som næsten aldrig er løgn der
       *[sometimes] som en god spiller kun ville lyve om i { $lie } % af tilfældene
    }. { $better ->
        [concede] At give op
        [pass-on] At sende videre med { $value }
        [wait] At vente
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-concede =
    Din største fejl: i runde { $round } gav du op for { $claim }, { $made ->
        [here] som ved dette bord, ud fra spillet indtil da, er løgn i { $lie } % af tilfældene
        [never] som gode spillere aldrig siger her; tilfældige terninger er lavere i { $lie } % af tilfældene
       *[sometimes] som en god spiller ville lyve om i { $lie } % af tilfældene
    }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-pass-on =
    Din største fejl: i runde { $round } fik du { $claim } at vide, som en god spiller ville lyve om i { $lie } % af tilfældene, og sendte bægeret videre med { $said }. { $better ->
        [doubt] At tvivle
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-believe-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og troede på { $claim }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-doubt-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og tvivlede på { $claim }. { $better ->
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-concede-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og gav op for { $claim }. { $better ->
        [pass-on] At sende videre med { $value }
       *[doubt] At tvivle
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-pass-on-knowing =
    Din største fejl: i runde { $round } vidste du, at { $roll } lå under bægeret, og sendte det videre over { $claim } med { $said }. { $better ->
        [doubt] At tvivle
        [concede] At give op
        [pass-on] At sende videre med { $value }
       *[believe] At tro
    } ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-keep-lives =
    Din største fejl: efter runde { $round } beholdt du tre liv. At lade terningen bestemme ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-mistake-reroll-lives =
    Din største fejl: efter runde { $round } lod du terningen bestemme. At beholde tre liv ville have været { $lost } { $unit ->
        [points] point
       *[chance] procentpoint
    } mere værd.
coach-no-such-game = Træneren kender ikke spillet i denne optegnelse, { $game }. Den kender: { $allowed }.
coach-no-seat = Træneren har brug for én plads’ viden. Med denne optegnelse kan den vurdere: { $allowed }.
coach-no-perfect = Der er ingen perfekte botter til dette spil, for det er ikke løst.
coach-too-large = Et helt spil med { $seats } spillere, disse regler og { $lives } liv er ikke løst her: det ville tage for lang tid. Løst er regelsættene med to eller tre spillere, Standard med op til fire og de fleste andre regler med to spillere og op til otte liv.
coach-too-large-passing = Hvor bægeret må sendes videre, tæller hver melding siden slaget, så kun lidt af det er løst her: Standard for to med op til seks liv; med andre regler for to op til seks liv, hvor det skal være højere eller præcis det samme, og ét liv, hvor begge dele er tilladt.
coach-too-slow = At løse disse regler tager længere, end denne server tillader.
coach-unsolved = Solveren fandt ingen ligevægt for disse regler, der er nøjagtig nok.
coach-preparing = Solveren gøres klar. Første gang tager det et minut; prøv igen derefter.
coach-solver-failed = Det lykkedes ikke for solveren. Serveren prøver igen om ti minutter.
coach-too-long = Dette spil er for langt for træneren.
coach-other-game = Det kan træneren ikke ved dette spil.
coach-not-your-seat = Kun din egen plads kan gennemgås: de andres terninger blev aldrig vist. Ved borde, der viser alt efter hvert spil, kan alle pladser.
coach-no-seat-of-yours = Du var ikke med i dette spil, så der er intet at gennemgå.
coach-hint-off = Råd er slået fra ved dette bord. Værten kan tillade dem før et spil.
coach-hint-no-seat = Råd er kun for dem, der spiller.
coach-hint-none = Der er intet at afgøre her.
coach-other-policy = Strategien i filen gælder for andre regler, et andet antal pladser eller kun en enkelt runde.
explore-title = { $name }, liv { $lives } (først spilleren med bægeret)
explore-worth = At begynde er { $worth } værd ved et bord med { $seats }.
explore-figure =
    { $unit ->
        [points] { $worth } point
       *[chance] { $worth } %
    }
explore-legend = · aldrig   ░ op til ¼   ▒ op til ½   ▓ op til ¾   █ mere; grønt: sandheden
explore-opener = Hvad den, der begynder, siger (rækker: terninger, kolonner: meldinger)
explore-over = Hvad der siges over { $value } (rækker: terninger, kolonner: meldinger)
explore-doubts = Hvor ofte der tvivles på en melding (rækker: at slå, kolonner: meldinger)
explore-lies = Hvor ofte en melding er løgn (rækker: at slå, kolonner: meldinger)
explore-says = { $value } { $percent } %
explore-again = slå om uset { $percent } %
explore-claim = { $value }: sagt { $often } %, løgn { $lie } %, tvivlet på { $doubt } %
explore-compare = Hvad der er forskelligt
explore-compare-worth = At begynde er værd
explore-compare-lies = Løgne blandt den første spillers meldinger
explore-compare-doubted = Tvivl om den første spillers meldinger
explore-compare-fall = Hvor bægeret mister mest af sit værd
explore-differs = Der tvivles på { $value } over { $over } { $one } % og { $two } %.
explore-one-of-many = Med tre eller flere spillere er der mange ligevægte, og dette er én af dem. Den holder kun, så længe alle følger den.
explore-no-position = Der er ingen stilling med livene “{ $lives }”. Angiv et tal for hver spiller, der stadig er med, op til { $most }, f.eks. 3,1.
explore-bad-position = “{ $given }” er ikke en stilling. Angiv et tal for hver spiller, der stadig er med, f.eks. 3,1.
explore-refused-game = Der er ingen løst strategi for { $game }. Findes for: { $allowed }.
explore-passing = Hvor bægeret må sendes videre, vises den første melding efter et slag, og hvor ofte der straks tvivles på den. Svar på en melding, der er sendt videre, afhænger af alle meldinger siden slaget og vises ikke.
explore-no-value = Der er ingen værdi { $given } at slå. Muligt: { $allowed }.

## Grunde: hvorfor det bedste træk er det bedste
cause-known-true = Du kender terningerne: { $own } gør { $claim } sand, så tvivl taber.
cause-known-lie = Du kender terningerne: { $own } når ikke op på { $claim }, så tvivl vinder.
cause-lowest = { $claim } kan ikke være løgn: ethvert slag når op på den.
cause-dice-reach = { $claim } kan ikke være løgn: de terninger, du kender, er allerede nok.
cause-ruled-out = { $claim } må være løgn: de terninger, du kender, udelukker den.
cause-top = Intet slår { $claim }, så du kan ikke melde noget selv. { $action ->
    [doubt] Den er løgn ofte nok til at tvivle.
    [concede] Den er sand for ofte til at tvivle.
   *[either] Den er løgn netop så ofte, at tvivl og at give op er lige meget værd.
}
cause-top-deters = Intet slår { $claim }, og den siges kun ærligt, fordi den altid bliver betvivlet: gav du altid op, kunne alle sige den og vinde.
cause-top-always = Intet slår { $claim }. Hvis du altid gav op, kunne det betale sig for din modstander at lyve sådan langt oftere. Din tvivl forhindrer det.
cause-only-top = Kun { $other } slår { $claim }: tror du på den, må du melde { $other }.
cause-next-must-lie = { $claim } er svær at slå, chancen er { $ways } ud af { $all }: tror du på den, må du sandsynligvis lyve.
cause-hard-to-beat = { $claim } er svær at slå: fem nye terninger slår den kun med en chance på { $chance } %.
cause-go-on-worse = Tror du på { $claim }, må du spille videre, og det er ikke meget værd her.
cause-mostly-lie = { $claim } er oftest løgn her.
cause-easy-to-beat = { $claim } er let at slå, chancen er { $ways } ud af { $all }: tror du på den, behøver du sandsynligvis ikke lyve.
cause-go-on-better = Tror du på { $claim }, går runden videre, og du er ikke den eneste, der kan tabe den.
cause-rarely-lie = { $claim } er sjældent løgn her, så tvivl taber oftest.
cause-lie-seldom = { $claim } er ikke løgn ofte nok her til, at tvivl betaler sig.
cause-always-believe = Hvis du altid troede på { $claim }, kunne det betale sig for din modstander at lyve sådan langt oftere. Din tvivl forhindrer det.
cause-always-doubt = Hvis du altid betvivlede { $claim }, ville din modstander kun melde det, når det passer, og du ville tabe.
cause-either = { $claim } er løgn netop så ofte her, at begge svar er lige meget værd.
cause-wait-worse = Hvis ingen tvivler på { $claim }, fortsætter runden, og det er ikke meget værd for dig.
cause-wait-better = Hvis ingen tvivler på { $claim }, fortsætter runden, og andre må tage en risiko før dig.
cause-wait-either = { $claim } er løgn netop så ofte her, at det er lige meget værd at tvivle og at vente.
cause-luck-needed = De terninger, du ikke kender, når kun op på { $claim } med en chance på { $chance } %.
cause-luck-likely = De terninger, du ikke kender, når op på { $claim } med en chance på { $chance } %.
cause-pass-on = Sender du terningerne videre som { $value }, må den næste svare, og du behøver intet slag, der slår { $claim }.
cause-doubted-anyway = Du bliver betvivlet, uanset hvad du siger, så kun en sand melding holder. { $value } er sandt.
cause-lies-doubted = Enhver melding over dit slag bliver betvivlet. { $value } er sand, så tvivl skader ikke.
cause-top-roll = { $value } er sand, og intet slår den: intet svar kan skade dig.
cause-truth-believed = { $value } er sand, så tvivl skader ikke, og enhver melding over dit slag bliver oftere betvivlet.
cause-truth = { $value } er sand, så tvivl skader ikke.
cause-bait = { $value } er mindre, end du har, så den er sand. Den bliver oftere betvivlet end { $truth }, og al tvivl taber.
cause-less = { $value } er mindre, end du har, så den er sand, og tvivl skader ikke.
cause-shift = { $value } er mindre, end du har, så den er sand. Den næste spiller slår den med { $ways } ud af { $all } slag, men { $truth } kun med { $other }; ved dette bord er det godt for dig, hvis han ikke behøver at lyve.
cause-shift-truth = Også { $other } ville blive troet. Men den næste spiller slår { $value } med { $ways } ud af { $all } slag og { $other } kun med { $fewer }; ved dette bord er det godt for dig, hvis han ikke behøver at lyve.
cause-only-claim = { $value } er den eneste melding, der er tilbage.
cause-doomed = Dit slag slår ikke { $claim }, og enhver melding over den bliver betvivlet: du kan kun vælge det mindste tab.
cause-least-doubted = Dit slag slår ikke { $claim }, så du må lyve, og { $value } bliver sjældnest betvivlet.
cause-harder-to-beat = Dit slag slår ikke { $claim }, så du må lyve. { $value } bliver oftere betvivlet end { $other }, men er sværere at slå, hvis den bliver troet.
cause-best-lie = Dit slag slår ikke { $claim }, så du må lyve. { $value } bliver oftere betvivlet end { $other }, men er mere værd for dig, hvis den bliver troet.
cause-raise = { $value } er sværere at slå end sandheden, { $truth }, og bliver stadig troet ofte nok.
cause-raise-free = { $value } er sværere at slå end sandheden, { $truth }, og bliver ikke oftere betvivlet.
cause-reroll = { $own } når ikke op på { $value }. Et nyt slag gør med en chance på { $ways } ud af { $all }.
cause-reroll-unknown = Et nyt slag, som ingen har set, når op på { $value } med en chance på { $ways } ud af { $all }.
cause-look = Når du har set terningerne, kan du stadig melde alt og ved, hvad der er sandt.
cause-unseen = Et slag, som ingen har set, når op på { $value } med en chance på { $ways } ud af { $all }.
cause-keep-lives = Tre liv er sikre. Terningen giver færre i ét tilfælde ud af tre.
cause-reroll-lives = Terningen giver i gennemsnit tre og et halvt liv.
cause-all-known = Den næste kender alle fem terninger og tvivler på enhver løgn. { $value } er sand.
cause-all-known-lost = Den næste kender alle fem terninger og tvivler på enhver løgn, og ingen melding over { $claim } er sand.
cause-keep-claim = Dine terninger giver { $value }, som de ligger; et nyt slag kunne ødelægge det.
cause-open-roll = Den næste kommer til at kende alle fem terninger, så kun en sand melding over { $claim } holder.
cause-improve = Dine terninger slår { $claim }, men den næste kender dem. Om { $count ->
    [one] en terning
   *[other] { $count } terninger
} slået skjult ved den næste intet, så du kan melde mere.
cause-roll-secret = Dine terninger slår ikke { $claim }, og den næste kender dem. Jo flere terninger du slår skjult, desto flere meldinger kan blive troet.
cause-roll-likeliest = Dine terninger slår ikke { $claim }. { $better ->
    [roll-all] At slå alle fem
   *[keep] At beholde { $value }
} giver den bedste chance for at slå den: { $chance } %.

## Browser
web-coach-game = Spil { $number }
web-coach-of = af { $count }
web-coach-earlier = Forrige spil
web-coach-later = Næste spil
web-coach-whose = Hvis spil
web-coach-slips = { $count } af dine { $decisions } beslutninger var fejl.
web-coach-chart = Chance for at vinde, beslutning for beslutning
web-coach-chart-chips = Hvad du kunne vente at vinde eller tabe, i jetoner
web-coach-chart-kept = Chance for ikke at ryge ud, beslutning for beslutning
web-coach-chart-points = Point foran de andre, beslutning for beslutning
web-coach-chart-label =
    Kurve over { $decisions } beslutninger i { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }: fra { $from } i begyndelsen til { $to } til sidst. Tabellen nedenfor har hver beslutning i tal.
web-coach-chart-help = Hver prik er en af dine beslutninger; linjen falder straks, hvor den kostede noget. Alt derimellem er held og de andres spil.
web-coach-round = Runde { $number }
web-coach-axis = runde
web-coach-decision = Beslutning { $number } af { $count }
web-coach-before = Forrige beslutning
web-coach-next = Næste beslutning
web-coach-next-mistake = Næste fejl
web-coach-biggest = Din største fejl
web-coach-cost = −{ $lost }
web-coach-fine = Et godt træk
web-coach-equal = Omtrent lige så godt som det bedste træk
web-coach-slip = Det kostede { $lost }
web-coach-you = Du: { $done }
web-coach-better = Bedre: { $best }
web-coach-dice = Dine terninger
web-coach-unlooked = ikke set
web-coach-to-beat = At slå
web-coach-told = Du fik at vide
web-coach-opening = du begynder runden
web-coach-lie = { $percent ->
    [0] En god spiller siger kun dette her, hvis det er sandt.
   *[other] Fra en god spiller er denne melding løgn i { $percent } % af tilfældene.
}
web-coach-lie-here = { $percent ->
    [0] Ud fra denne spillers spil indtil nu er meldingen sand.
   *[other] Ud fra denne spillers spil indtil nu er meldingen løgn i { $percent } % af tilfældene.
}
web-coach-never = Gode spillere siger aldrig dette her.
web-coach-alternative = Hvad du kunne gøre
web-coach-worth = Værd
web-coach-wins = vinder
web-coach-stays = bliver
web-coach-often = godt spil
web-coach-all = Alle beslutninger
web-coach-table = Hver beslutning i spillet
web-coach-did = Du valgte
web-coach-column-cost = Tab
web-coach-column-lie = En løgn?
web-coach-course = Spillet runde for runde
web-coach-explore = Se hele strategien her
web-coach-end = Kun slutningen af dette spil er løst, så kun slutningen bedømmes. { $why }
web-coach-unsolved = Dette spil kan træneren ikke gennemgå
web-coach-back = Til bordet
web-coach-end-row = slut
web-coach-sound-help = Hvad hver spillers beslutninger kostede, bedømt ud fra, hvad spilleren selv vidste. Resten afgøres af terningerne og de andre.
web-coach-sound-cost = { $decisions ->
    [one] { $lost } tabt i { $decisions } beslutning
   *[other] { $lost } tabt i { $decisions } beslutninger
}
web-coach-sound-lies = Løgne: { $made } af { $spots } (godt spil { $expected })
web-coach-sound-doubts = Tvivl: { $made } af { $spots } (godt spil { $expected })
web-coach-sound-dearest = Dyreste beslutning: { $done }, −{ $lost }
web-coach-sound-dice = Terninger
web-coach-sound-told = Melding
web-coach-sound-instead = Godt spil: { $moves }
web-coach-sound-hidden = { $count ->
    [one] { $count } beslutning med skjulte terninger er ikke talt med.
   *[other] { $count } beslutninger med skjulte terninger er ikke talt med.
}
web-coach-sound-none = Ingen beslutning i dette spil har en kendt pris.
web-hint-best = Bedst: { $move }
web-hint-none = Intet råd her: { $why }
web-hint-close = Luk rådet
web-explore-title = { $game }, løst
web-explore-lead = Spil sådan, og ingen har gavn af at vide det. Vælg reglerne, og se, hvad man siger med hvilke terninger, og hvor ofte man tvivler.
web-explore-lead-many = Med tre eller flere spillere er der mange af den slags strategier, og dette er én af dem: den holder kun, så længe alle følger den.
web-explore-rules = Regler
web-explore-first = Første regler
web-explore-second = Andre regler
web-explore-compare = Sammenlign med andre regler
web-explore-single = Stop sammenligningen
web-explore-players = Spillere
web-explore-lives = Liv tilbage, først spilleren med bægeret
web-explore-lives-of = Spiller { $number }s liv
web-explore-shown = Hvad der vises
web-explore-say = Hvad man siger
web-explore-doubt = Tvivl
web-explore-lie = Løgne
web-explore-over = Med denne værdi at slå
web-explore-opener = intet: du begynder
web-explore-lower = Lavere
web-explore-higher = Højere
web-explore-say-caption = Rækker: terningerne under dit bæger. Kolonner: hvad du siger.
web-explore-doubt-caption = Hvor ofte der tvivles på en melding. Rækker: værdien at slå. Kolonner: meldingen over den.
web-explore-lie-caption = Hvor ofte en melding er løgn. Rækker: værdien at slå. Kolonner: meldingen over den.
web-explore-truth = sandheden
web-explore-bluff = en løgn
web-explore-less = mindre, end du har
web-explore-never = aldrig
web-explore-always = altid
web-explore-mark = afviger med 5 procentpoint eller mere
web-explore-read-say = Med { $roll } under bægeret siges { $value } i { $percent } % af tilfældene.
web-explore-read-again = Med { $roll } under bægeret slås der om uset i { $percent } % af tilfældene.
web-explore-read-doubt = Der tvivles på { $value } over { $over } i { $percent } % af tilfældene.
web-explore-read-doubt-open = Der tvivles på { $value } som første melding i { $percent } % af tilfældene.
web-explore-read-lie = { $value } over { $over } er løgn i { $percent } % af tilfældene.
web-explore-read-lie-open = { $value } som første melding er løgn i { $percent } % af tilfældene.
web-explore-read-not = Det kan ikke siges her.
web-explore-read-help = Tryk på et felt, peg på det, eller brug piletasterne for at læse det.
web-explore-again = ↻
web-explore-again-words = slå om uset
web-explore-unseen = Bedst her: lad være med at se, og sig { $value }.
web-explore-worth = At begynde er værd
web-explore-here-worth = At tage bægeret her er værd
web-explore-lies = Løgne blandt de første meldinger
web-explore-doubted = Tvivl om de første meldinger
web-explore-fall = Bægeret mister mest af sit værd
web-explore-fall-at = fra { $from } til { $to }
web-explore-differs = Hvad der er forskelligt
web-explore-same = Ingen fælles melding afviger med fem procentpoint eller mere.
web-explore-differ-say = Med { $roll } over { $over } siges { $value } i { $one } % af tilfældene; efter de andre regler { $two } %.
web-explore-differ-say-open = Når man begynder med { $roll }, siges { $value } i { $one } % af tilfældene; efter de andre regler { $two } %.
web-explore-differ-doubt = Der tvivles på { $value } over { $over } i { $one } % af tilfældene; efter de andre regler { $two } %.
web-explore-differ-doubt-open = Der tvivles på { $value } som første melding i { $one } % af tilfældene; efter de andre regler { $two } %.
web-explore-unsolved = Disse regler er ikke løst
web-explore-solving = Løser …
web-explore-figures = I tal

## What the solver refuses, and its reports
solver-refused-option = Ikke løst med “{ $option }” sat til “{ $given }”. Solveren kender kun: { $allowed }.
solver-refused-seats = Borde med { $seats } er ikke løst. Solveren kender to til { $most } pladser.
solver-refused-lives = Spil for { $seats } om { $lives } liv er for store til at løse. Ved sådan et bord kender solveren op til { $most } liv.
solver-refused-blind-pass = Regler, hvor man sender blindt videre, er løst for to pladser. For { $seats } er de løst, hvor det skal være højere eller præcis det samme, og ingen vinder ved det: enkelte runder og spil om ét liv, med de fleste husregler. Ikke her.
solver-uncounted-blind-pass = Spil, hvor man sender blindt videre, spilles ikke af de hurtige kerner: der tæller hver melding siden slaget.
solver-uncounted-race = De hurtige kerner spiller ikke spil, hvor også andre end den adspurgte må tvivle.
solver-uncounted-wipe = Spil med meyer på meyer eller med en værdi, hvorefter alt er tilladt, spilles ikke af de hurtige kerner.
solver-refused-pass-back = At sende blindt videre er ikke løst sammen med meyer på meyer eller med en værdi, hvorefter alt er tilladt.
solver-uncounted-laps = De hurtige kerner tæller ikke, hvor ofte en værdi er sagt over sig selv, og med disse regler afhænger den løste strategi af det.
solver-uncounted-scores = I sådan et spil kan der være mere end { $most } pointstillinger, for mange til en nøjagtig sum. Spil en million spil i stedet.
solver-refused-race = Spil, hvor alle må tvivle, er løst for op til { $few } pladser med få liv. { $most ->
    [0] Borde med { $seats } pladser er ikke.
   *[other] Med { $seats } pladser kender solveren op til { $most } liv.
}
solver-refused-race-state = Med { $seats } pladser og disse regler, hvor alle må tvivle, fandt solveren ingen ligevægt. Standardreglerne er løst.
solver-refused-race-with = Spil, hvor alle må tvivle, er ikke løst, når “{ $option }” også er ændret.
solver-refused-points = Et helt spil om point, der kan slippe op, er løst for to pladser og op til { $rounds } runder. En enkelt runde af det er altid løst, og det er spil om penge, om liv og om point, som alle får i hver runde, også.
solver-refused-circle = Med { $seats } pladser og disse regler kan { $again ->
    [round] en runde begynde forfra for evigt (en skål)
   *[claim] den samme melding gå rundt for evigt
}, og solveren finder ingen udvej. Med to pladser gør den; med flere måske for færre liv eller en enkelt runde.
solver-unknown-position = Den gemte strategi kender ikke stillingen { $lives }.
solver-bad-policy = Denne version kan ikke læse strategien: { $problem }.
solver-refused-game = { $game } er ikke løst. Løst her: { $allowed }.
solver-missing = Ikke løst her: pakken { $package } mangler eller kan ikke indlæses. Installér den: python -m pip install { $package }
solver-solving = Løser
solver-preparing = Solveren indlæses (første gang kompileres den, det tager et minut)
solver-proving = Undersøger, om en afvigelse betaler sig
solver-plain = Intet er kompileret her: uden en compiler kører alt som almindelig Python. Tilvalget “fast” installerer en (numba og scipy).
solver-prepared = Klar efter { $seconds } sekunder. Fra nu af indlæses den kompilerede kode blot.
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
solver-deviation = Ingen spiller vinder mere end { $gain } ved at afvige.
solver-deviation-round = Målt for en enkelt runde: Ingen spiller øger sin chance for at vinde den med mere end { $gain } ved at afvige. --prove måler hele spillet.
solver-took = Løst på { $seconds } sekunder.
solver-read = Læst på { $seconds } sekunder; det var løst før.
solver-endless = Spillet på den måde slutter et spil måske aldrig: et tog mere end { $turns } meldinger.
exploit-title = Det bedste svar på en bot, ved et bord med to
exploit-weighing = Beregner { $bot }
exploit-bot = Bot
exploit-opening = Runder, det vinder, når det begynder
exploit-following = … når botten begynder
exploit-game = Et helt spil er værd
exploit-tried = Spillet
exploit-line = Mod { $bot }: vinder { $opening } af de runder, det begynder, og { $following } af dem, botten begynder; et helt spil er { $game } værd; spillet: { $tried }
exploit-refused-game = Bedste svar beregnes kun for { $allowed }, ikke for { $game }.
exploit-known-line = { $seats } ved bordet, alle de andre { $bot }: den, der kender dem, tabte { $lost } af { $rounds } runder. Blandt sine lige taber { $bot } { $fair }.
exploit-refused-rules = Bedste svar beregnes ikke, hvor terninger må sendes uset videre (undtagen for bots, der aldrig gør det), eller i et spil med pulje, hvor man må give op over for den højeste melding. Lad blind_pass være fra; i et spil med pulje skal top_claim være must_doubt.
exploit-refused-bot = { $given } siger ikke, hvor sandsynligt hvert træk er, så dens bedste svar kan ikke beregnes.
exploit-mia-title = Hvad et bedste svar vinder ved et bord med { $seats }, hvor alle de andre er botten ({ $fair } er lige)
exploit-mia-lot = Spil, det vinder, når lodtrækning afgør, hvem der begynder
exploit-mia-opens = når det begynder
exploit-mia-place = som nummer { $place }
exploit-mia-line = Mod { $bot } vinder det { $lot } af spillene, når lodtrækning afgør, hvem der begynder ({ $places })
exploit-refused-mia-bot = Bedste svar ved Meyer beregnes kun for { $allowed }, ikke for { $given }.
exploit-refused-mia-games = Ved Meyer er tallene nøjagtige, og der spilles ingen spil: udelad --games.
exploit-refused-mia-winners = Ved Meyer beregnes et bedste svar kun, hvor én vinder og alle andre taber: sæt scoring til lives, og med flere end to ved bordet ends_when til last_standing.
exploit-refused-mia-repeats = Ved Meyer beregnes et bedste svar kun, hvor intet gentager sig: announce til higher, joker_32 uden skål, life_reroll til off.
measure-no-such-game = Prisen på en beslutning kendes kun i { $allowed }, ikke i { $given }.
measure-program = { $given } er et selvstændigt program og kan ikke spørges i hver situation. Angiv navnet på en bot, en Python-fil eller module:function.
measure-by-standing = { $given } spiller anderledes med andre liv, så én strategi for en runde beskriver den ikke.
measure-other-tables = Der skal bruges to strategier for to pladser med de samme regler, og mindst den ene skal være en bots.
measure-no-bot = { $given } er ikke en bot: { $problem }
profile-pricing = Hver beslutning får sin pris
profile-title = { $game }, { $seats } ved bordet: prisen på en beslutning { $unit ->
    [points] i point
   *[chance] i procentpoint
}
profile-head-player = Spiller
profile-head-games = Spil
profile-head-cost = Pris
profile-head-claims = for meldinger
profile-head-answers = for svar
profile-head-lies = Løgne
profile-head-doubts = Tvivl
profile-head-right = Rigtige svar
profile-head-caught = Afslørede løgne
profile-rates = { $own } (løsningen { $sound })
profile-of = { $count } af { $all }
profile-line = { $player }, { $games } spil: en beslutning koster { $cost } (meldinger { $claims }, svar { $answers }); løgne { $lies }; tvivl { $doubts }; rigtige svar { $right }; afslørede løgne { $caught }
profile-differ = { $better } beslutter bedre end { $worse } (p { $p }). Omkring { $games } spil til hver viser forskellen.
profile-luck = { $better } har besluttet bedre end { $worse }, men det kan være held (p { $p }). Omkring { $games } spil til hver ville vise forskellen.
profile-equal = Beslutningerne hos { $better } og { $worse } koster det samme.
profile-one-of-many = Når tre eller flere spillere er tilbage, er løsningen en af mange, og prisen gælder mod spillerne ved dette bord.
profile-note = I parentes: hvor ofte løsningen gør det samme i de samme situationer. Prisen er det, et træk giver væk mod sikkert spil.
profile-beliefs = Skøn fra { $player } i { $count } svar: Brier-score { $brier }. I de { $compared } svar på meldinger, som løsningen også giver: { $there }, og { $sound } med løsningens sandsynligheder. Den, der altid siger halvt om halvt, får 0,25.
profile-beliefs-alone = Skøn fra { $player } i { $count } svar: Brier-score { $brier }. Den, der altid siger halvt om halvt, får 0,25.
profile-page-title = Sådan lyver spillerne
profile-page-compared = Sammenlignet
profile-page-lies = Løgne: flere eller færre end løsningen, i procentpoint
profile-page-doubts = Tvivl: mere eller mindre end løsningen, i procentpoint
profile-page-rates-help = I de samme situationer. Linjen viser, hvor meget en spiller med løsningen ville afvige tilfældigt (95 %).
profile-page-beliefs = Skøn fra { $player }
profile-page-beliefs-help = Mod højre: den nævnte sandsynlighed for en løgn. Opad: andelen af løgne. Punkter på diagonalen passer.
profile-page-stated = Nævnt
profile-page-found = Løgne
profile-page-answers = Svar
dataset-written = Beslutninger i { $file }: { $rows }.
dataset-files-or-bots = Angiv filer med spil eller med --bots botter til en match, men ikke begge dele.
dataset-bad-name = En tabel med beslutninger ender på { $allowed }, ikke { $given }.
benchmark-playing = Testen spilles
benchmark-verifying = Der spilles og regnes en gang til
benchmark-verified = Regnet efter: alle { $games } spil og alle tal passer.
benchmark-title = { $game }, serie { $suite }, startværdi { $seed }: prisen på en beslutning { $unit ->
    [points] i point
   *[chance] i procentpoint
}
benchmark-head-player = Spiller
benchmark-head-games = Spil
benchmark-head-published = Kendte regler
benchmark-head-drawn = Udtrukne regler
benchmark-head-talk = Med snak
benchmark-head-effect = Virkning af snak
benchmark-head-equilibrium = Sejre mod løsningen
benchmark-head-habits = Sejre mod vaner
benchmark-line = { $player }, { $games } spil: en beslutning koster { $published } med kendte regler og { $drawn } med udtrukne; sejre: { $equilibrium } mod løsningen, { $habits } mod vaner
benchmark-line-published = { $player }, { $games } spil: en beslutning koster { $published }; sejre: { $equilibrium } mod løsningen, { $habits } mod vaner
benchmark-line-talk = Med snak koster en beslutning af { $player } { $talk }: en forskel på { $effect }.
benchmark-same-names = Hver spiller skal have sit eget navn.
benchmark-too-many-drawn = En suite af { $game } har højst { $most } udtrukne borde.
benchmark-too-few-moves = Resultatet har for få træk til dette spil.
benchmark-unreadable = Dette er ikke et resultat af testen: { $problem }
benchmark-other-suite = Dette resultat er fra serie { $given }. Denne version af Mendax kontrollerer serie { $known }.
benchmark-wrong-tables = Bordene eller modstanderne passer ikke til startværdien.
benchmark-wrong-games = Spil afviger fra genberegningen: { $place }.
benchmark-wrong-figures = Tal afviger fra genberegningen: { $player }.
