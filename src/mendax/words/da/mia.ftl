# Mia. Names of players come as $seat, $announcer; values as they are shown.
mia-title = Meyer

## House rules
mia-option-order = Værdiernes rækkefølge
mia-option-order-help = Hvilket slag der slår hvilket.
mia-option-order-standard = 21, så parrene, så 65 ned til 31
mia-option-order-natural = naturlig: 11 er højest, 21 lavest, parrene på deres plads blandt tallene
mia-option-order-numeric = efter tallet: 21, så 66, 65, 64 ned til 11, parrene på deres plads blandt tallene
mia-option-order-pips = efter øjne: 21, så parrene; alt andet tæller efter sin sum, så 62 er lig 53
mia-option-doubles = Par
mia-option-doubles-help = Hvilket af parrene der er bedst.
mia-option-doubles-also = dobbelt ens tvillinger
mia-option-doubles-sixes-high = 66 er bedst, 11 lavest
mia-option-doubles-ones-high = omvendt: 11 er bedst, 66 lavest
mia-option-second = Lige under 21
mia-option-second-help = Et slag, der løftes over parrene til lige under 21.
mia-option-second-also = 31 42 lille liten
mia-option-second-none = ikke noget særligt
mia-option-second-little-mia = 31, lille meyer
mia-option-second-half-mia = 42, halv meyer
mia-option-second-half-and-little = 42, halv meyer, og under den 31, lille meyer
mia-option-ones-top = 11 slår selv 21
mia-option-ones-top-help = Så er 11 den højeste værdi, og hvad der siges om meyer, gælder den.
mia-option-announce = En melding skal være
mia-option-announce-help = Hvordan en ny melding skal være i forhold til den forrige.
mia-option-announce-also = samme lige ens
mia-option-announce-higher = højere end den forrige
mia-option-announce-equal-or-higher = den samme eller højere
mia-option-lives = Liv
mia-option-lives-help = Hvor mange liv (tændstikker, point) alle begynder med.
mia-option-lives-also = point streger hjerter
mia-option-display = Liv vises som
mia-option-display-help = Den samme optælling, vist på jeres måde: liv tæller ned, point tæller op til grænsen.
mia-option-display-also = drikke tår øl tæller
mia-option-display-lives = liv
mia-option-display-matches = tændstikker
mia-option-display-die = en terning, der tæller ned
mia-option-display-glasses = glas
mia-option-display-points = point
mia-option-scoring = Pointsystem
mia-option-scoring-help = Spil om liv, eller et fast antal runder om point eller penge.
mia-option-scoring-also = penge mønter kroner vinde
mia-option-scoring-lives = liv
mia-option-scoring-points = point, aldrig under nul
mia-option-scoring-money = penge, også under nul
mia-option-rounds = Runder
mia-option-rounds-help = Hvor mange runder et spil om point eller penge varer.
mia-option-score-increment = Vinderen får
mia-option-score-increment-help = Hvad den, der vinder en udfordring, får i spil om point eller penge.
mia-option-score-increment-0 = ingenting
mia-option-score-decrement = Taberen betaler
mia-option-score-decrement-help = Hvad hvert tab koster i spil om point eller penge; et dobbelt tab koster det dobbelte.
mia-option-score-decrement-0 = ingenting
mia-option-score-all = Alle får point
mia-option-score-all-help = I spil om point eller penge får alle, der er med, gevinsten, også taberen.
mia-option-ends-when = Spillet slutter
mia-option-ends-when-help = Om de andre spiller videre, når nogen har mistet alle liv.
mia-option-ends-when-last-standing = når der kun er én tilbage, som vinder
mia-option-ends-when-first-out = når den første er ude, som taber
mia-option-stakes = Et tab tæller
mia-option-stakes-help = Hvor mange gange den sædvanlige pris betales.
mia-option-stakes-one = én gang
mia-option-stakes-rising = én gang for hver melding i runden, højst ti
mia-option-stakes-pips = én gang for hvert øje på de viste terninger
mia-option-doubt-cost = At tvivle forkert koster
mia-option-doubt-cost-help = Hvad det koster at tvivle på en sand værdi; meyer har sin egen pris.
mia-option-mia-true-cost = At tvivle på en ægte meyer koster
mia-option-mia-true-cost-help = Liv, som tvivleren mister, når der ligger meyer under bægeret.
mia-option-mia-true-cost-also = 21 pris straf dobbelt
mia-option-mia-lie-cost = En falsk meyer koster
mia-option-mia-lie-cost-help = Liv, som en afsløret falsk meyer koster den, der meldte den.
mia-option-mia-lie-cost-also = 21 pris straf dobbelt bluff
mia-option-mia-concede = At give op for meyer
mia-option-mia-concede-help = Om man må tro på meyer, tabe uden at se efter og begynde næste runde.
mia-option-mia-concede-costs-one = koster et
mia-option-mia-concede-costs-two = koster to
mia-option-mia-concede-not-allowed = ikke tilladt: man skal tvivle på meyer
mia-option-mia-concede-free-if-true = tro på den i stedet: bægeret løftes, og det koster kun et, hvis man tog fejl
mia-option-mia-double-any = Meyer fordobler hvert tab
mia-option-mia-double-any-help = Et tab koster mindst to, når meyer blev meldt i runden eller ligger under det løftede bæger.
mia-option-mia-reveals = Meyer løfter bægeret
mia-option-mia-reveals-help = Den, der melder meyer, viser straks terningerne: er det sandt, mister alle andre et; ellers den, der meldte.
mia-option-mia-on-mia = Meyer på meyer
mia-option-mia-on-mia-help = Man må tro på meyer og svare med meyer; indsatsen fordobles, højst tre gange.
mia-option-mia-answerer = Meyer besvares af
mia-option-mia-answerer-help = Hvem der skal svare, når der meldes meyer.
mia-option-mia-answerer-next = den næste
mia-option-mia-answerer-previous = den, der sidder før melderen
mia-option-mia-answerer-chosen = den, melderen vælger
mia-option-doubter = Hvem der må tvivle
mia-option-doubter-help = Om kun den næste må tvivle, eller alle, indtil den næste har svaret.
mia-option-doubter-next = kun den næste
mia-option-doubter-anybody = alle ved bordet
mia-option-give-up = At give op
mia-option-give-up-help = For hvilke meldinger man må give op.
mia-option-give-up-before-mia = kun for meyer
mia-option-give-up-before-any-value = for enhver værdi, for et
mia-option-blind-pass = Sende blindt videre
mia-option-blind-pass-help = Et tredje svar: send bægeret videre uden at slå og uden at se, med din egen melding, og stå inde for den.
mia-option-blind-pass-also = uset uden at se skubbe
mia-option-blind-pass-off = nej
mia-option-blind-pass-higher = med en højere værdi
mia-option-blind-pass-same-or-higher = med samme eller en højere værdi
mia-option-blind-pass-same = med præcis samme værdi
mia-option-blind-reroll = Slå om i blinde
mia-option-blind-reroll-help = Den, der har set, må slå en gang til, ser ikke efter og melder.
mia-option-blind-reroll-off = nej
mia-option-blind-reroll-new-value = og melde enhver værdi, der slår den forrige
mia-option-blind-reroll-same-or-higher = “det eller derover”: meld selve den værdi, der skal slås; ikke for den, der begynder
mia-option-blind-reroll-more = “mere”: ingen værdi, bare mere end den forrige; ikke for den, der begynder
mia-option-under-announcing = At melde mindre, end man har
mia-option-under-announcing-help = Hvad der gælder, når terningerne viser mere, end der blev sagt.
mia-option-under-announcing-is-truth = gælder som sandhed
mia-option-under-announcing-is-lie = er en løgn som alle andre
mia-option-joker-32 = Jokeren 32
mia-option-joker-32-help = Hvad der sker, når 32 falder.
mia-option-joker-32-also = drikke skål fest
mia-option-joker-32-off = en værdi som alle andre
mia-option-joker-32-toast = skål: den kan ikke meldes; bliver den set, slutter runden, og ingen taber
mia-option-joker-32-all-pay = alle andre betaler: den kan ikke meldes; bliver den set, slutter runden
mia-option-joker-32-must-show = skal straks vises til alle
mia-option-joker-32-turn = vender retningen, når den meldes
mia-option-joker-32-wipe = kan meldes over alt, og derefter er alt tilladt
mia-option-joker-32-turn-and-wipe = begge dele: kan meldes over alt, derefter er alt tilladt, og retningen vender
mia-option-effect-31 = Særlig værdi 31
mia-option-effect-31-help = Hvad 31 gør, slået eller meldt.
mia-option-effect-31-off = en værdi som alle andre
mia-option-effect-31-toast = skål: den kan ikke meldes; bliver den set, slutter runden, og ingen taber
mia-option-effect-31-all-pay = alle andre betaler: den kan ikke meldes; bliver den set, slutter runden
mia-option-effect-31-must-show = skal straks vises til alle
mia-option-effect-31-turn = vender retningen, når den meldes
mia-option-effect-31-wipe = kan meldes over alt, og derefter er alt tilladt
mia-option-effect-31-turn-and-wipe = begge dele: kan meldes over alt, derefter er alt tilladt, og retningen vender
mia-option-effect-61 = Særlig værdi 61
mia-option-effect-61-help = Hvad 61 gør, slået eller meldt.
mia-option-effect-61-off = en værdi som alle andre
mia-option-effect-61-toast = skål: den kan ikke meldes; bliver den set, slutter runden, og ingen taber
mia-option-effect-61-all-pay = alle andre betaler: den kan ikke meldes; bliver den set, slutter runden
mia-option-effect-61-must-show = skal straks vises til alle
mia-option-effect-61-turn = vender retningen, når den meldes
mia-option-effect-61-wipe = kan meldes over alt, og derefter er alt tilladt
mia-option-effect-61-turn-and-wipe = begge dele: kan meldes over alt, derefter er alt tilladt, og retningen vender
mia-option-effect-11 = Særlig værdi 11
mia-option-effect-11-help = Hvad 11 gør, slået eller meldt.
mia-option-effect-11-off = en værdi som alle andre
mia-option-effect-11-toast = skål: den kan ikke meldes; bliver den set, slutter runden, og ingen taber
mia-option-effect-11-all-pay = alle andre betaler: den kan ikke meldes; bliver den set, slutter runden
mia-option-effect-11-must-show = skal straks vises til alle
mia-option-effect-11-turn = vender retningen, når den meldes
mia-option-effect-11-wipe = kan meldes over alt, og derefter er alt tilladt
mia-option-effect-11-turn-and-wipe = begge dele: kan meldes over alt, derefter er alt tilladt, og retningen vender
mia-option-effect-21 = Særlig værdi 21
mia-option-effect-21-help = Hvad 21 gør, slået eller meldt.
mia-option-effect-21-off = en værdi som alle andre
mia-option-effect-21-must-show = skal straks vises til alle
mia-option-effect-21-turn = vender retningen, når den meldes
mia-option-turn-on-loss = Et tab vender retningen
mia-option-turn-on-loss-help = Efter hvert tab går det den anden vej rundt.
mia-option-swimming = At svømme
mia-option-swimming-help = Uden liv spiller man videre: først det næste tab er det sidste.
mia-option-more-lives = Ekstra liv til de første pladser
mia-option-more-lives-help = Et forspring, for eksempel til børn: sæt dem først.
mia-option-more-lives-0 = ingen
mia-option-more-lives-seats = Pladser med ekstra liv
mia-option-more-lives-seats-help = Hvor mange pladser, fra den første, der får dem.
mia-option-life-reroll = Nye liv ved tre
mia-option-life-reroll-help = Første gang en spiller har præcis tre liv, giver en terning et nyt antal.
mia-option-life-reroll-off = nej
mia-option-life-reroll-may = hvis spilleren vil
mia-option-life-reroll-must = altid
mia-option-look-and-pass = Se efter og send videre
mia-option-look-and-pass-help = Den, der tror, må se terningerne og sende dem videre uden at slå, med en højere værdi.
mia-option-look-and-pass-off = ikke tilladt
mia-option-look-and-pass-may = tilladt
mia-option-show-believed = Den, man troede på, må vise terningerne
mia-option-show-believed-help = Efter “det tror jeg” må den forrige løfte bægeret en gang til, så alle ser, hvad der lå; ingen skal.
mia-option-show-believed-off = nej: de vises aldrig
mia-option-show-believed-may = ja, hvis man vil
mia-option-dice-seen-by = Terningerne ses af
mia-option-dice-seen-by-help = Hvem der ser terningerne, når spilleren med bægeret kigger. Kun den næste skal gætte.
mia-option-dice-seen-by-roller = den, der slog
mia-option-dice-seen-by-all-but-next = alle undtagen den næste
mia-option-next-starter = Næste runde begyndes af
mia-option-next-starter-help = Hvem der slår først efter et tab.
mia-option-next-starter-doubter-or-next = den, der tvivlede med rette, eller den næste efter den, der tog fejl
mia-option-next-starter-loser = taberen, hvis han stadig er med
mia-option-next-starter-winner = den, der havde ret
mia-option-next-starter-doubter = tvivleren, med rette eller ej
mia-option-late = Når tiden er gået
mia-option-late-help = Hvad der sker, når tiden til et træk er gået.
mia-option-late-plays = serveren spiller videre
mia-option-late-loses = runden er tabt
mia-option-turn-clock = Tid til et træk
mia-option-turn-clock-help = Sekunder til hver beslutning, før serveren spiller for en, der er væk; 0 er uden grænse.
mia-option-turn-clock-also = ur sekunder tidsgrænse langsom
mia-option-turn-clock-0 = uden grænse
mia-option-turn-clock-3600 = en time
mia-option-turn-clock-86400 = et døgn

## House rules in one sentence
mia-ours-order = { $value ->
    [natural] værdier i naturlig rækkefølge
    [numeric] værdier efter tallet
    [pips] værdier efter øjne
   *[standard] værdier i den vanlige rækkefølge
}
mia-ours-doubles = { $value ->
    [ones_high] omvendte par
   *[sixes_high] par fra 66 og ned
}
mia-ours-second = { $value ->
    [little_mia] lille meyer
    [half_mia] halv meyer
    [half_and_little] halv og lille meyer
   *[none] ingen lille meyer
}
mia-ours-ones-top = { $value ->
    [yes] 11 slår selv 21
   *[no] 21 slår 11
}
mia-ours-announce = { $value ->
    [equal_or_higher] det samme eller højere
   *[higher] altid højere
}
mia-ours-lives = { $value ->
    [one] et liv
   *[other] { $value } liv
}
mia-ours-display = { $value ->
    [matches] liv vist som tændstikker
    [die] liv vist med en terning
    [glasses] liv vist som glas
    [points] liv vist som point
   *[lives] liv vist som liv
}
mia-ours-scoring = { $value ->
    [points] om point
    [money] om penge
   *[lives] om liv
}
mia-ours-rounds = { $value ->
    [one] én runde
   *[other] { $value } runder
}
mia-ours-score-increment = { $value ->
    [0] vinderen får ingenting
   *[other] vinderen får { $value }
}
mia-ours-score-decrement = { $value ->
    [0] taberen betaler ingenting
   *[other] taberen betaler { $value }
}
mia-ours-score-all = { $value ->
    [yes] alle får point
   *[no] kun vinderen får point
}
mia-ours-ends-when = { $value ->
    [first_out] den første ude taber
   *[last_standing] den sidste inde vinder
}
mia-ours-stakes = { $value ->
    [rising] et tab tæller én gang for hver melding
    [pips] et tab tæller én gang for hvert øje
   *[one] et tab tæller én gang
}
mia-ours-doubt-cost = at tvivle forkert koster { $value }
mia-ours-mia-true-cost = at tvivle på en ægte meyer koster { $value }
mia-ours-mia-lie-cost = en falsk meyer koster { $value }
mia-ours-mia-concede = { $value ->
    [costs_two] at give op for meyer koster to
    [not_allowed] man må ikke give op for meyer
    [free_if_true] at tro på meyer løfter bægeret
   *[costs_one] at give op for meyer koster et
}
mia-ours-mia-double-any = { $value ->
    [yes] meyer fordobler hvert tab
   *[no] meyer fordobler ellers intet
}
mia-ours-mia-reveals = { $value ->
    [yes] meyer løfter bægeret
   *[no] meyer løfter ikke bægeret
}
mia-ours-mia-on-mia = { $value ->
    [yes] meyer på meyer
   *[no] ikke meyer på meyer
}
mia-ours-mia-answerer = { $value ->
    [previous] meyer besvares af den forrige
    [chosen] meyer besvares af en udvalgt
   *[next] meyer besvares af den næste
}
mia-ours-doubter = { $value ->
    [anybody] alle må tvivle
   *[next] kun den næste må tvivle
}
mia-ours-give-up = { $value ->
    [before_any_value] man må give op for enhver værdi
   *[before_mia] man må kun give op for meyer
}
mia-ours-blind-pass = { $value ->
    [higher] sende blindt videre med en højere værdi
    [same_or_higher] sende blindt videre med samme eller højere værdi
    [same] sende blindt videre med samme værdi
   *[off] intet sendes blindt videre
}
mia-ours-blind-reroll = { $value ->
    [new_value] slå om i blinde
    [same_or_higher] “det eller derover”
    [more] “mere”
   *[off] intet omslag i blinde
}
mia-ours-under-announcing = { $value ->
    [is_lie] at melde mindre er en løgn
   *[is_truth] at melde mindre er ingen løgn
}
mia-ours-effect = { $value ->
    [toast] er en skål
    [all_pay] får alle andre til at betale
    [must_show] skal vises
    [turn] vender retningen
    [wipe] slår enhver værdi
    [turn_and_wipe] slår enhver værdi og vender retningen
   *[off] er en værdi som alle andre
}
mia-ours-joker-32 = 32 { mia-ours-effect }
mia-ours-effect-31 = 31 { mia-ours-effect }
mia-ours-effect-61 = 61 { mia-ours-effect }
mia-ours-effect-11 = 11 { mia-ours-effect }
mia-ours-effect-21 = 21 { mia-ours-effect }
mia-ours-turn-on-loss = { $value ->
    [yes] et tab vender retningen
   *[no] et tab vender ikke retningen
}
mia-ours-swimming = { $value ->
    [yes] med svømning
   *[no] uden svømning
}
mia-ours-more-lives = { $value ->
    [0] ingen ekstra liv
    [one] et ekstra liv til de første pladser
   *[other] { $value } ekstra liv til de første pladser
}
mia-ours-more-lives-seats = { $value ->
    [one] ekstra liv til én plads
   *[other] ekstra liv til { $value } pladser
}
mia-ours-life-reroll = { $value ->
    [may] nye liv ved tre for dem der vil
    [must] nye liv ved tre
   *[off] ingen nye liv ved tre
}
mia-ours-look-and-pass = { $value ->
    [may] se efter og send videre
   *[off] man må ikke se efter og sende videre
}
mia-ours-show-believed = { $value ->
    [may] troede terninger må vises
   *[off] troede terninger forbliver skjult
}
mia-ours-dice-seen-by = { $value ->
    [all_but_next] kun den næste skal gætte
   *[roller] kun den der slår ser terningerne
}
mia-ours-next-starter = { $value ->
    [loser] taberen begynder næste runde
    [winner] den der havde ret begynder næste runde
    [doubter] tvivleren begynder næste runde
   *[doubter_or_next] tvivleren med ret eller den næste begynder næste runde
}
mia-ours-late = { $value ->
    [loses] den der er for langsom taber runden
   *[plays] serveren spiller for de langsomme
}
mia-ours-turn-clock = { $value ->
    [0] uden tidsgrænse
    [3600] en time til et træk
    [86400] et døgn til et træk
    [one] ét sekund til et træk
   *[other] { $value } sekunder til et træk
}

## Presets
mia-preset-standard = Standard
mia-preset-standard-help = Seks liv, og den sidste i spillet vinder.
mia-preset-first-evening = Første aften
mia-preset-first-evening-help = Tre liv, så et første spil er slut på få minutter.
mia-preset-classic = Klassisk
mia-preset-classic-help = Seks liv; den første, der mister dem alle, taber spillet.
mia-preset-matches = Fem tændstikker
mia-preset-matches-help = Fem tændstikker til hver; der står to på spil, når der tvivles på meyer.
mia-preset-points = Til fem point
mia-preset-points-help = Den, der har fem point, er ude; meyer tæller to, og man skal tvivle på den.
mia-preset-scored = Om point
mia-preset-scored-help = Tyve runder; en vundet udfordring giver point, et tab tager nogle.
mia-preset-meyer = Danmark: Meyer
mia-preset-meyer-help = Som i Danmark: lille meyer, samme eller højere, at tvivle på meyer koster to uanset hvad, “det eller derover”, skål på 32 og nye liv ved tre.
mia-preset-contest = Botturnering
mia-preset-contest-help = Som bots spiller: meyer løfter bægeret, og i hver runde får alle point undtagen taberne.
mia-preset-germany = Tyskland: Mäxchen
mia-preset-germany-help = Som i Tyskland: at tvivle på meyer koster to, uanset hvem der tager fejl, man må sende blindt videre, og taberen begynder næste runde.
mia-preset-mexicali = Mexicali
mia-preset-mexicali-help = Som i Nordamerika: den samme eller højere, skål på 32, 31 kan meldes over alt og vender retningen, og meyer må besvares med meyer.
mia-preset-board-game-arena = Board Game Arena
mia-preset-board-game-arena-help = Som på det websted: bægeret må sendes videre med præcis samme værdi, og den, der havde ret, begynder næste runde.
mia-preset-wikipedia = Wikipedia
mia-preset-wikipedia-help = Som i den engelske Wikipedia: den første, der er ude, taber, og bægeret må sendes videre med samme værdi eller en højere.
mia-preset-a-move-a-day = Et træk i døgnet
mia-preset-a-move-a-day-help = Til et spil, der varer en uges tid: ét liv og et døgn til hver beslutning, også når ingen er ved bordet.
mia-preset-a-move-an-hour = Et træk i timen
mia-preset-a-move-an-hour-help = Til et spil, der varer en dag eller to: tre liv og en time til hver beslutning, også når ingen er ved bordet.

## Values
mia-value-mia = meyer
mia-value-little-mia = lille meyer
mia-value-half-mia = halv meyer
mia-value-joker = joker
mia-value-pips =
    { $pips ->
        [one] { $pips } øje
       *[other] { $pips } øjne
    }
mia-value-named = { $name } { $value }

## Standing
mia-standing-lives =
    { $count ->
        [one] { $count } liv
       *[other] { $count } liv
    }
mia-standing-matches =
    { $count ->
        [one] { $count } tændstik
       *[other] { $count } tændstikker
    }
mia-standing-glasses =
    { $count ->
        [one] { $count } glas
       *[other] { $count } glas
    }
mia-standing-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    }
mia-standing-money =
    { $count ->
        [one] { $count } mønt
       *[other] { $count } mønter
    }

## Phases
mia-phase-over = Spillet er slut

## Actions
mia-action-shake = Slå
mia-action-look = Se under bægeret
mia-action-announce = Meld { $value }
mia-action-reroll = Slå om i blinde, og sig { $value }
mia-action-believe = Det tror jeg
mia-action-peek = Se og send videre
mia-action-doubt = Det tror jeg ikke
mia-action-show-dice = Vis terningerne
mia-action-hide-dice = Vis dem ikke
mia-action-pass-on = Send blindt videre som { $value }
mia-action-ask = Lad { $seat } svare
mia-action-concede = Giv op
mia-action-trust = Tro og løft
mia-action-forfeit = Opgiv runden
mia-action-reroll-lives = Slå om nye liv
mia-action-keep-lives = Behold tre liv
mia-action-draw-lot = { $seat } begynder (lodtrækning)
mia-action-fall = Terningerne viser { $roll }
mia-action-fall-one = Terningen viser { $pips }

## Manner of a claim
mia-how-looked = har set
mia-how-unseen = har ikke set
mia-how-passed = sendt blindt videre
mia-how-kept = set og sendt videre uden slag
mia-how-rerolled = slået om i blinde

## Events
mia-event-lot-drawn = { $seat } begynder (lodtrækning).
mia-event-round-started = { $number ->
    [1] Runde { $number }: { $seat } begynder (lodtrækning).
   *[other] Runde { $number }: { $seat } begynder.
}
mia-event-shaken = { $seat } ryster bægeret.
mia-event-fell = Terningerne ligger under bægeret hos { $seat }.
mia-event-looked = { $seat } ser under bægeret.
mia-event-saw = Under bægeret: { $roll }.
mia-event-announced =
    { $looked ->
        [yes] { $seat } melder { $value }.
       *[no] { $seat } melder { $value } uden at se.
    }
mia-event-rerolled = { $seat } slår om uden at se og siger { $value }.
mia-event-believed = { $seat } tror på det og tager bægeret.
mia-event-peeked = { $seat } tror og ser terningerne uden at slå.
mia-event-dice-shown = { $seat } viser, hvad der lå: { $roll }.
mia-event-dice-hidden = { $seat } viser ikke terningerne.
mia-event-passed-on = { $seat } sender bægeret videre uden at se og siger { $value }.
mia-event-answerer-chosen = { $seat } lader { $answerer } svare.
mia-event-doubted = { $seat } tror ikke på { $announcer }.
mia-event-conceded = { $seat } giver op uden at se.
mia-event-trusted = { $seat } tror på det. Bægeret løftes.
mia-event-forfeited = { $seat } taber runden på tid.
mia-event-opened =
    { $held ->
        [yes] Terningerne viser { $roll }: { $announcer } sagde { $value }, og det passer.
       *[no] Terningerne viser { $roll }: { $announcer } sagde { $value }, en løgn.
    }
mia-event-toasted = { $roll }, jokeren: skål! Ingen taber, { $seat } begynder igen.
mia-event-treated = { $roll } ligger under bægeret: alle undtagen { $seat } betaler.
mia-event-lost = { $seat } mister { $cost }; { $left } tilbage.
mia-event-lost-points = { $seat } får { $cost } og står på { $left } af { $limit }.
mia-event-lost-scored = { $seat } betaler { $cost }; nu { $left }.
mia-event-gained = { $seat } får { $gain }; nu { $left }.
mia-event-went-out = { $seat } er ude.
mia-event-die-taken = { $seat } har tre liv og tager en terning.
mia-event-lives-rerolled =
    Terningen giver { $seat } { $lives ->
        [one] { $lives } liv
       *[other] { $lives } liv
    }.
mia-event-lives-kept = { $seat } bliver ved tre liv.
mia-event-game-ended = Spillet er slut.

## How a game ends
mia-end-last-standing = Alle de andre er ude.
mia-end-first-out = Den første har ikke flere liv.
mia-end-rounds = Den sidste runde er spillet.

## Reasons
mia-refused-over = Spillet er slut.
mia-refused-dice-falling = Terningerne ruller endnu: vent, til de ligger.
mia-refused-not-your-turn = Det er ikke din tur: plads { $seat } har turen.
mia-refused-too-low = { $value } er for lidt: det slår ikke { $beat }.
mia-refused-joker = { $value } kan ikke meldes her: den slutter runden, så snart den ses.
mia-refused-unknown-value = { $value } er ingen værdi her. Der findes: { $allowed }.
mia-refused-own-roll = Disse terninger er dit eget slag: at sende dem videre igen kræver mere end { $beat }.
mia-refused-reroll-same = Den, der slår om, siger “det eller derover”: { $beat }, ikke { $value }.
mia-refused-pass-same = Her sendes bægeret videre med præcis samme værdi: { $beat }, ikke { $value }.
mia-refused-reroll-more = Den, der slår om, siger “mere” end { $beat } og ingen værdi: ikke { $value }.
mia-refused-top-ends-bidding = Intet slår { $value }: dermed er der ikke mere at melde.
mia-refused-no-conceding = Efter dette bords regler skal der tvivles på { $value }.
mia-refused-ask = Den spiller kan ikke svare. Du kan vælge plads { $allowed }.
mia-refused-not-now = Det kan ikke gøres nu ({ $action } i fasen { $phase }).
mia-contradiction-joker-pips = Hvor der tælles efter øjne, er 32 bare fem øjne og kan ikke også være joker.
mia-contradiction-effect-pips = Hvor der tælles efter øjne, er 61 bare syv øjne og kan ikke have sin egen virkning.
mia-contradiction-top = 11 er den højeste værdi her: Den kan vises med det samme eller vende retningen, men ikke have andre virkninger.
mia-contradiction-life-reroll-lives = Nye liv ved tre kræver mere end tre liv fra begyndelsen.
mia-contradiction-seen-by = Alle undtagen den næste ser terningerne, så ingen anden må skulle svare.
mia-contradiction-seen-doubter = Alle undtagen den næste ser terningerne, så kun den næste må tvivle.

## How to play: one sentence for each rule; $top is the highest value
mia-play-aim = Målet
mia-play-counted-in-lives = Alle begynder med { $lives ->
    [one] ét liv
   *[other] { $lives } liv
}. Den, der gribes i en løgn, mister et, og det gør den, der tvivler på sandheden, også.
mia-play-counted-in-matches = Alle begynder med { $lives ->
    [one] én tændstik
   *[other] { $lives } tændstikker
}. Den, der gribes i en løgn, lægger en væk, og det gør den, der tvivler på sandheden, også.
mia-play-counted-in-die = Alle har en terning, der viser deres liv, { $lives } til at begynde med. Den, der gribes i en løgn, drejer den én ned, og det gør den, der tvivler på sandheden, også.
mia-play-counted-in-glasses = Alle begynder med { $lives ->
    [one] ét fuldt glas
   *[other] { $lives } fulde glas
}. Den, der gribes i en løgn, tømmer et, og det gør den, der tvivler på sandheden, også.
mia-play-counted-in-points = Den, der gribes i en løgn, får et point, og det gør den, der tvivler på sandheden, også.
mia-play-out-in-lives = Uden liv er man ude.
mia-play-out-in-matches = Uden tændstikker er man ude.
mia-play-out-in-die = Uden liv er man ude.
mia-play-out-in-glasses = Uden et fuldt glas er man ude.
mia-play-out-in-points = Med { $lives ->
    [one] ét point
   *[other] { $lives } point
} er man ude.
mia-play-uneven = Hvor en regel nedenfor nævner en anden pris, gælder den.
mia-play-more-lives = { $seats ->
    [one] Den første plads har
   *[other] De første { $seats } pladser har
} { $lives } mere fra begyndelsen.
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
mia-play-gains-winner = Den, der vinder en udfordring, får { $gain }; når nogen giver op, får ingen noget.
mia-play-gains-revealed = Når { $top } viser terningerne og ligger der, får den, der meldte, { $gain }; ellers får ingen noget.
mia-play-gains-all-pay = Når alle andre betaler for et slag, får spilleren med de terninger { $gain }.
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
mia-play-answers-turning = Den næste i spilleretningen (først med uret) svarer:
mia-play-believe-higher = “Det tror jeg”: tager bægeret, slår, ser efter eller lader være og skal melde mere end den forrige værdi, uanset slaget.
mia-play-believe-equal-or-higher = “Det tror jeg”: tager bægeret, slår, ser efter eller lader være og skal melde den forrige værdi eller mere, uanset slaget.
mia-play-doubt-is-truth = “Det tror jeg ikke”: bægeret løftes. Viser terningerne det meldte eller mere, taber tvivleren; viser de mindre, den, der meldte.
mia-play-doubt-is-lie = “Det tror jeg ikke”: bægeret løftes. Er terningerne præcis så meget værd som meldt, taber tvivleren; er de mindre eller mere værd, den, der meldte.
mia-play-anybody = Indtil den næste svarer, må de andre også sige “Det tror jeg ikke”, undtagen den, der meldte, og dem, der har set terningerne. Den, der siger det først, er tvivleren og betaler, hvis meldingen var sand.
mia-play-pass-higher = “Jeg sender videre”: bægeret går videre uden slag og uset, med en højere værdi. Fra da af står du inde for den; den, der slog, er ude af det.
mia-play-pass-same-or-higher = “Jeg sender videre”: bægeret går videre uden slag og uset, med samme værdi eller en højere. Fra da af står du inde for den; den, der slog, er ude af det, men må ikke sende samme værdi videre, hvis terningerne kommer tilbage.
mia-play-pass-same = “Jeg sender videre”: bægeret går videre uden slag og uset, med præcis samme værdi. Fra da af står du inde for den; den, der slog, må ikke sende det videre igen.
mia-play-seen-by-all-but-next = Den, der kigger, viser også terningerne til alle andre, bare ikke til den næste, som skal svare.
mia-play-look-and-pass = “Jeg ser efter”: du tror, ser terningerne, som de ligger, og sender dem videre uden slag med en højere værdi. Fra da af står du inde for den.
mia-play-may-show = Den, der har set efter, og som man troede på, må før næste slag løfte bægeret en gang til og vise alle, hvad der lå; ingen skal.
mia-play-reroll-new-value = Når du har set dit eget slag, må du slå en gang til, nu uden at se, og melde enhver værdi, der er nok.
mia-play-reroll-same-or-higher = Når du har set dit eget slag, må du slå en gang til, nu uden at se, og sige “det eller derover”: selve den værdi, du skulle slå. Det passer, hvis terningerne viser så meget eller mere. Den, der begynder runden, må ikke.
mia-play-reroll-more = Når du har set dit eget slag, må du slå en gang til, nu uden at se, og sige “mere”: mere end den værdi, du skulle slå. Den, der begynder runden, må ikke.
mia-play-reroll-same-wiping = “Det eller derover” over { $values } passer kun, hvis netop det ligger der.
mia-play-reroll-more-wiping = Over { $values } kan man ikke sige “mere”; står det for { $values }, skal netop det ligge der.
mia-play-starter-doubter-or-next = Efter en afsløret løgn begynder tvivleren næste runde; efter en forkert tvivl den næste efter tvivleren. Den, der er ude, springes over.
mia-play-starter-loser = Taberen begynder næste runde; er han ude, gør den næste.
mia-play-starter-winner = Efter en tvivl begynder den, der havde ret, næste runde. De, der er ude, springes over.
mia-play-starter-doubter = Tvivleren begynder næste runde, med rette eller ej; er han ude, gør den næste.
mia-play-top = Meyer, { $top }
mia-play-reveals = Den, der melder { $top }, viser straks terningerne. Ligger den der, { $cost ->
    [1] taber alle andre som sædvanligt
   *[other] taber alle andre dobbelt
}; ellers den, der meldte.
mia-play-reveals-starter = Når det afgøres, hvem der begynder næste runde, gælder den næste da som tvivleren.
mia-play-unbeaten = Intet slår { $top }. Den, der skal svare, kan:
mia-play-concede = Give op uden at se: det er { $cost ->
    [1] et almindeligt tab
   *[other] et dobbelt tab
}, og den, der giver op, begynder næste runde.
mia-play-trust = Tro på den: bægeret løftes. Ligger { $top } der, taber ingen; ellers taber den, der troede på det{ $cost ->
    [1] {""}
   *[other] , og det dobbelte
}. Den, der troede på det, begynder næste runde.
mia-play-pass-top = Sende { $top } videre, uden slag og uset.
mia-play-pass-top-wiping = Sende terningerne videre som { $values }, uden slag og uset.
mia-play-mia-on-mia = Tro på det, slå og melde { $top } igen: Den anden { $top } i en runde om et nyt slag koster dobbelt, den tredje fire gange, den fjerde otte gange; den fjerde kan man ikke tro på.
mia-play-mia-answerer-previous = På { $top } svarer den, der sidder før melderen.
mia-play-mia-answerer-chosen = Den, der melder { $top }, vælger, hvem der svarer. Sendes den blindt videre, svarer den næste.
mia-play-doubt-top = Tvivle. Ligger { $top } der, { $true ->
    [1] taber tvivleren som sædvanligt
    [2] taber tvivleren dobbelt
   *[other] taber tvivleren { $true } gange
}; ellers { $lie ->
    [1] taber den, der meldte, som sædvanligt
    [2] taber den, der meldte, dobbelt
   *[other] taber den, der meldte, { $lie } gange
}.
mia-play-double = I en runde, hvor { $top } blev meldt eller ligger under det løftede bæger, er hvert tab mindst dobbelt.
mia-play-besides = Desuden
mia-play-effect-toast = { $value } er en joker. Den kan ikke meldes; så snart den ses, slutter runden med skål, ingen taber, og den, der så den eller står inde for terningerne, begynder igen.
mia-play-effect-all-pay = { $value } kan ikke meldes; så snart den ses, betaler alle andre, og den, der så den eller står inde for terningerne, begynder næste runde.
mia-play-effect-must-show = Den, der ser { $value }, skal straks vise det til alle og så melde som sædvanligt.
mia-play-effect-turn = Meldingen { $value } vender spilleretningen.
mia-play-effect-wipe = { $value } må meldes over enhver værdi og passer kun, hvis netop det ligger der. Den, der tror på det og slår, må derefter melde hvad som helst.
mia-play-effect-turn-and-wipe = { $value } må meldes over enhver værdi og passer kun, hvis netop det ligger der. Retningen vender, og den, der tror på det og slår, må derefter melde hvad som helst.
mia-play-stakes-rising = Hver melding hæver indsatsen: et tab koster så mange gange så meget, som der er meldt værdier, mindst én og højst ti.
mia-play-stakes-pips = Den, der taber, når terningerne vises, betaler så mange gange, som de viser øjne.
mia-play-doubt-cost = At tvivle forkert på en værdi under { $top } tæller { $cost } gange.
mia-play-give-up = Man må også give op for enhver værdi under { $top } uden at se: det er et almindeligt tab, og man begynder næste runde.
mia-play-turn-on-loss = Efter hvert tab, når det er afgjort, hvem der begynder, går det den anden vej rundt.
mia-play-swimming = Den, der har mistet alt, svømmer: han spiller videre, og først det næste tab er det sidste.
mia-play-new-lives-may = Første gang du har præcis tre liv tilbage, må du slå en terning om et nyt antal.
mia-play-new-lives-must = Første gang du har præcis tre liv tilbage, slår du en terning om et nyt antal.
mia-play-clock = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning; derefter spiller serveren for dig: den ser efter, siger sandheden, hvis den er nok, og tror på alt undtagen { $top }.
mia-play-clock-hours = Du har { $hours ->
    [one] en time
   *[other] { $hours } timer
} til hver beslutning; derefter spiller serveren for dig: den ser efter, siger sandheden, hvis den er nok, og tror på alt undtagen { $top }.
mia-play-clock-loses = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning; slår, melder eller svarer du for sent, taber du runden. Det koster lige så meget som at tvivle forkert, og du begynder den næste.
mia-play-clock-loses-hours = Du har { $hours ->
    [one] en time
   *[other] { $hours } timer
} til hver beslutning; slår, melder eller svarer du for sent, taber du runden. Det koster lige så meget som at tvivle forkert, og du begynder den næste.
mia-play-clock-runs-on = Uret går også, når ingen er ved bordet. Når tiden er gået, spiller serveren hele din tur.

## First games: the goal, and a tip at each hard step
mia-goal-last-standing = Lyv, og afslør løgne: den sidste, der er tilbage, vinder.
mia-goal-first-out = Lyv, og afslør løgne: den første, der er ude, har tabt.
mia-goal-scored = Lyv, og afslør løgne: den bedste stilling efter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} vinder.
mia-tip-open = To terninger under et bæger, den højeste først: 6 og 4 er 64.{ $reading ->
    [pips] {" "}Uens terninger tæller efter summen.
   *[digits] {""}
} Intet slår { $top }.
mia-tip-look = Kun du ser dit slag. Så siger du en værdi, sand eller ej.
mia-tip-say = Sig en værdi, sand eller ej; den højeste står sidst. { $under ->
    [is-lie] Alt andet end dit slag er løgn.
   *[is-truth] Mindre, end du slog, er også sandt.
}
mia-tip-answer = Tror du det: slå og meld { $announce ->
    [equal-or-higher] mindst lige så meget
   *[higher] mere
}. Ellers vises terningerne: løgneren taber – eller du, hvis det passer.
mia-tip-top = Intet slår { $top }. Tvivler du: passer det, taber du{ $true ->
    [1] {""}
    [2] {" "}dobbelt
   *[other] {" "}×{ $true }
}, ellers løgneren{ $lie ->
    [1] {""}
    [2] , dobbelt
   *[other] , ×{ $lie }
}.{ $concede ->
    [0] {""}
    [free] {" "}At tro er gratis, hvis det passer.
    [1] {" "}At give op er et enkelt tab.
   *[other] {" "}At give op er et dobbelt tab.
}

## Tutorial
tutorial-mia-claim = Anna har slået to terninger under bægeret og siger 54: den højeste først. Kun hun har set dem.
tutorial-mia-believe = Tvivl, og terningerne vises. Tro hende, og du slår og skal sige mere. 54 er ikke noget særligt: tro hende.
tutorial-mia-believe-first = Måske lyver hun, men tro hende nu: så er bægeret dit.
tutorial-mia-look = Bægeret er dit. Se: ingen andre ser dine terninger.
tutorial-mia-look-first = Se først under bægeret.
tutorial-mia-lie = Kun 43, men du skal sige mere end 54. Så lyv: vælg en værdi fra 61 til 65, og meld den.
tutorial-mia-lie-small = Det tror næppe nogen på. Prøv en mindre løgn: 61 til 65.
tutorial-mia-ladder = Anna troede dig! Hun slog og siger nu 66. Par slår alt blandet; kun 21, meyer, slår 66.
tutorial-mia-doubt = 66 falder én gang i 36 slag. Tro hende ikke!
tutorial-mia-doubt-now = Tror du det, skal du sige meyer. Tro hende ikke denne gang.
tutorial-mia-caught = 41: løgn! Anna mister et liv. Havde det været 66, havde du mistet et.
tutorial-mia-last = Det er meyer: lyv, når du skal, tvivl, når det lyder for godt. Den sidste med liv vinder.

## Browser: prompts
web-mia-you-open = Du begynder runden. Slå!
web-mia-you-rolled =
    { $open ->
        [yes] Kun du kan se terningerne.
       *[no] Du har slået. Kom over { $value } – eller påstå det.
    }
web-mia-you-say =
    { $open ->
        [yes] Meld hvad som helst.
       *[no] Meld mere end { $value }.
    }
web-mia-you-rolled-reach = Du har slået. Nå { $value } – eller påstå det.
web-mia-you-say-reach = Meld { $value } eller mere.
web-mia-you-answer = { $announcer } siger { $value }. Passer det?
web-mia-you-show = De troede på dig. Vil du vise, hvad du havde?
web-mia-you-ask = Hvem skal svare?
web-mia-you-lives = Tre liv tilbage. Vil du prøve lykken?
web-mia-you-are-out = Du er ude. Kig på løgnerne.
web-mia-waits-lot = Loddet afgør, hvem der begynder.
web-mia-waits-open = { $seat } begynder runden.
web-mia-waits-fall = { $seat } ryster bægeret.
web-mia-waits-cup = { $seat } har bægeret.
web-mia-waits-answer = { $announcer } siger { $value }. { $seat } tænker.
web-mia-waits-show = De troede på { $seat }, som må vise terningerne.
web-mia-waits-ask = { $seat } siger { $value } og vælger, hvem der svarer.
web-mia-waits-lives = { $seat } må slå om nye liv.
web-mia-waits-lives-fall = { $seat } slår om nye liv.
web-mia-announce-unseen = Meld uden at se
web-mia-believe-note = tag bægeret og slå
web-mia-peek-note = som de ligger, med højere værdi
web-mia-doubt-note = løft bægeret!
web-mia-concede-note = tab uden at se
web-mia-trust-note = gratis, hvis det passer
web-mia-pass-on = Send bægeret videre uset
web-mia-no-claim = Ingen melding endnu
web-mia-flag = siger
web-mia-claims = Meldt i denne runde
web-mia-ladder = Værdier, du må melde
web-mia-your-roll = dit slag
web-mia-your-dice = Dine terninger: { $value }
web-mia-cover = Dæk terningerne
web-mia-uncover = Se igen
web-mia-show-odds = Vis chancerne
web-mia-odds = Et nyt slag slår { $value }: { $ways } af 36, { $percent } %
web-mia-beaten-by = slås af { $ways } af 36 slag, { $percent } %
web-mia-odds-reach = Et nyt slag er { $value } eller bedre: { $ways } af 36, { $percent } %
web-mia-reached-by = nås af { $ways } af 36 slag, { $percent } %
web-mia-play-turned = Nu går turen den anden vej rundt.
web-mia-points-of = { $count } af { $start } point

## Browser: moments
web-mia-had = { $seat } havde { $value }
web-mia-lot = { $seat } begynder
web-mia-doubts = { $doubter } tror ikke på { $announcer }
web-mia-conceded = { $seat } giver op
web-mia-forfeited = { $seat } kom for sent
web-mia-opens = Bægeret løftes
web-mia-true = Sandt!
web-mia-lie = Løgn!
web-mia-toast = Skål!
web-mia-treat = De andre betaler!
web-mia-said = { $announcer } sagde { $value }
web-mia-shows = Terningerne viser { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = terningen om nye liv er stadig i vente
web-mia-new-lives = Nye liv til { $seat }
