# Ord om Meyer: husregler, værdier, træk, hændelser, grunde. Spillernes navne kommer som $seat,
# $announcer; værdier, som de skal vises.
mia-title = Meyer

## Husregler

mia-option-order = Værdiernes rækkefølge
mia-option-order-help = Hvilket slag der slår hvilket.
mia-option-order-standard = 21, så parrene, så 65 ned til 31
mia-option-order-natural = naturlig: 11 er højest, 21 lavest, parrene på deres plads blandt tallene
mia-option-order-numeric = efter tallet: 21, så 66, 65, 64 ned til 11, parrene på deres plads blandt tallene
mia-option-order-pips = efter øjne: 21, så parrene; alt andet tæller efter sin sum, så 62 er lig 53
mia-option-doubles = Par
mia-option-doubles-help = Hvilket af parrene der er bedst.
mia-option-doubles-sixes-high = 66 er bedst, 11 lavest
mia-option-doubles-ones-high = omvendt: 11 er bedst, 66 lavest
mia-option-second = Lige under 21
mia-option-second-help = Et slag, der løftes over parrene til lige under 21.
mia-option-second-none = ikke noget særligt
mia-option-second-little-mia = 31, lille meyer
mia-option-second-half-mia = 42, halv meyer
mia-option-second-half-and-little = 42, halv meyer, og under den 31, lille meyer
mia-option-ones-top = 11 slår selv 21
mia-option-ones-top-help = Så er 11 den højeste værdi, og hvad der siges om meyer, gælder den.
mia-option-announce = En melding skal være
mia-option-announce-help = Hvordan en ny melding skal være i forhold til den forrige.
mia-option-announce-higher = højere end den forrige
mia-option-announce-equal-or-higher = den samme eller højere
mia-option-lives = Liv
mia-option-lives-help = Hvor mange liv (tændstikker, point) alle begynder med.
mia-option-display = Liv vises som
mia-option-display-help = Den samme optælling, vist på jeres måde: liv tæller ned, point tæller op til grænsen.
mia-option-display-lives = liv
mia-option-display-matches = tændstikker
mia-option-display-points = point
mia-option-scoring = Regnskab
mia-option-scoring-help = Spil om liv, eller et fast antal runder om point eller penge.
mia-option-scoring-lives = liv
mia-option-scoring-points = point, aldrig under nul
mia-option-scoring-money = penge, også under nul
mia-option-rounds = Runder
mia-option-rounds-help = Hvor mange runder et spil om point eller penge varer.
mia-option-score-increment = Vinderen får
mia-option-score-increment-help = Hvad den, der vinder en prøve, får i spil om point eller penge.
mia-option-score-decrement = Taberen betaler
mia-option-score-decrement-help = Hvad hvert tab koster i spil om point eller penge; et dobbelt tab koster det dobbelte.
mia-option-score-all = Alle får point
mia-option-score-all-help = I spil om point eller penge får alle, der er med, gevinsten, også taberen.
mia-option-ends-when = Spillet slutter
mia-option-ends-when-help = Om de andre spiller videre, når nogen har mistet alle liv.
mia-option-ends-when-last-standing = når der kun er én tilbage, som vinder
mia-option-ends-when-first-out = når den første er ude, som taber
mia-option-mia-true-cost = At tvivle på en ægte meyer koster
mia-option-mia-true-cost-help = Liv, som tvivleren mister, når der ligger meyer under bægeret.
mia-option-mia-lie-cost = En falsk meyer koster
mia-option-mia-lie-cost-help = Liv, som en afsløret falsk meyer koster den, der meldte den.
mia-option-mia-concede = At give op for meyer
mia-option-mia-concede-help = Om man må tro på meyer, tabe uden at se efter og begynde næste runde.
mia-option-mia-concede-costs-one = koster et
mia-option-mia-concede-costs-two = koster to
mia-option-mia-concede-not-allowed = ikke tilladt: meyer skal prøves
mia-option-mia-double-any = Meyer fordobler hvert tab
mia-option-mia-double-any-help = Et tab koster to, når meyer blev meldt i runden eller ligger under det løftede bæger.
mia-option-mia-reveals = Meyer løfter bægeret
mia-option-mia-reveals-help = Den, der melder meyer, viser straks terningerne: er det sandt, mister alle andre et; ellers den, der meldte.
mia-option-blind-pass = Sende blindt videre
mia-option-blind-pass-help = Et tredje svar: send bægeret videre uden at slå og uden at se, med din egen melding, og stå inde for den.
mia-option-blind-pass-off = nej
mia-option-blind-pass-higher = med en højere værdi
mia-option-blind-pass-same-or-higher = med samme eller en højere værdi
mia-option-blind-reroll = Slå om i blinde
mia-option-blind-reroll-help = Den, der har set, må slå en gang til, ser ikke efter og melder.
mia-option-blind-reroll-off = nej
mia-option-blind-reroll-new-value = og melde enhver værdi, der slår den forrige
mia-option-blind-reroll-same-or-higher = “det eller derover”: meld selve den værdi, der skal slås; ikke for den, der begynder
mia-option-under-announcing = At melde mindre, end man har
mia-option-under-announcing-help = Hvad der gælder, når terningerne viser mere, end der blev sagt.
mia-option-under-announcing-is-truth = gælder som sandhed
mia-option-under-announcing-is-lie = er en løgn som alle andre
mia-option-joker-32 = Jokeren 32
mia-option-joker-32-help = Hvad der sker, når 32 falder.
mia-option-joker-32-off = en værdi som alle andre
mia-option-joker-32-toast = skål: den kan ikke meldes; bliver den set, slutter runden, og ingen taber
mia-option-life-reroll = Nye liv ved tre
mia-option-life-reroll-help = Første gang en spiller har præcis tre liv, giver en terning et nyt antal.
mia-option-life-reroll-off = nej
mia-option-life-reroll-may = hvis spilleren vil
mia-option-life-reroll-must = altid
mia-option-show-believed = Den, der blev troet, må vise terningerne
mia-option-show-believed-help = Efter “det tror jeg” må den forrige løfte bægeret en gang til, så alle ser, hvad der lå; ingen skal.
mia-option-show-believed-off = nej: de vises aldrig
mia-option-show-believed-may = ja, hvis man vil
mia-option-next-starter = Næste runde begyndes af
mia-option-next-starter-help = Hvem der slår først efter et tab.
mia-option-next-starter-doubter-or-next = den, der tvivlede med rette, eller den næste efter den, der tog fejl
mia-option-next-starter-loser = taberen, hvis han stadig er med
mia-option-next-starter-winner = den, der havde ret
mia-option-next-starter-doubter = tvivleren, med rette eller ej
mia-option-turn-clock = Tid til et træk
mia-option-turn-clock-help = Sekunder til hver beslutning, før huset spiller for en, der er væk; 0 er uden grænse.

## Regelsæt

mia-preset-house = Husregler
mia-preset-house-help = Seks liv, og den sidste i spillet vinder.
mia-preset-classic = Klassisk
mia-preset-classic-help = Seks liv; den første, der mister dem alle, taber spillet.
mia-preset-matches = Fem tændstikker
mia-preset-matches-help = Fem tændstikker til hver; der står to på spil, når der tvivles på meyer.
mia-preset-points = Til fem point
mia-preset-points-help = Den, der har fem point, er ude; meyer tæller to og skal prøves.
mia-preset-scored = Om point
mia-preset-scored-help = Tyve runder; en vunden prøve giver point, et tab tager nogle.
mia-preset-meyer = Dansk meyer
mia-preset-meyer-help = Som i Danmark: lille meyer, samme eller højere, at tvivle på meyer koster to uanset hvad, “det eller derover”, skål på 32 og nye liv ved tre.
mia-preset-contest = Turnering
mia-preset-contest-help = Som robotter spiller: meyer løfter bægeret, og i hver runde får alle point undtagen taberne.

## Værdier

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

## Hvad man har

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

## Faser

mia-phase-over = Spillet er slut

## Træk

mia-action-shake = Slå
mia-action-look = Se under bægeret
mia-action-announce = Meld { $value }
mia-action-reroll = Slå om i blinde, og sig { $value }
mia-action-believe = Det tror jeg
mia-action-doubt = Det tror jeg ikke
mia-action-show-dice = Vis terningerne
mia-action-hide-dice = Vis dem ikke
mia-action-pass-on = Send blindt videre som { $value }
mia-action-concede = Giv op
mia-action-reroll-lives = Slå om nye liv
mia-action-keep-lives = Behold tre liv
mia-action-draw-lot = Loddet falder på { $seat }
mia-action-fall = Terningerne viser { $roll }
mia-action-fall-one = Terningen viser { $pips }

## Hvordan noget blev sagt

mia-how-looked = har set
mia-how-unseen = har ikke set
mia-how-passed = sendt blindt videre
mia-how-rerolled = slået om i blinde

## Hændelser

mia-event-lot-drawn = Loddet falder på { $seat }.
mia-event-round-started = Runde { $number }: { $seat } begynder.
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
mia-event-dice-shown = { $seat } viser, hvad der lå: { $roll }.
mia-event-dice-hidden = { $seat } viser ikke terningerne.
mia-event-passed-on = { $seat } sender bægeret videre uden at se og siger { $value }.
mia-event-doubted = { $seat } tror ikke på { $announcer }.
mia-event-conceded = { $seat } giver op uden at se.
mia-event-opened =
    { $held ->
        [yes] Terningerne viser { $roll }: { $announcer } sagde { $value }, og det passer.
       *[no] Terningerne viser { $roll }: { $announcer } sagde { $value }, en løgn.
    }
mia-event-toasted = { $roll }, jokeren: skål! Ingen taber, { $seat } begynder igen.
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

## Hvordan et spil slutter

mia-end-last-standing = Der er én spiller tilbage.
mia-end-first-out = Den første har ikke flere liv.
mia-end-rounds = Den sidste runde er spillet.

## Grunde

mia-refused-over = Spillet er slut.
mia-refused-dice-falling = Terningerne falder endnu; ingen kan gøre noget, før de ligger.
mia-refused-not-your-turn = Det er ikke din tur: plads { $seat } skal handle.
mia-refused-too-low = { $value } er for lidt: det slår ikke { $beat }.
mia-refused-joker = 32 er jokeren her: den skåler man på, den kan ikke meldes.
mia-refused-unknown-value = { $value } er ingen værdi her. Der findes: { $allowed }.
mia-refused-own-roll = Disse terninger er dit eget slag: at sende dem videre igen kræver mere end { $beat }.
mia-refused-reroll-same = Den, der slår om, siger “det eller derover”: { $beat }, ikke { $value }.
mia-refused-top-ends-bidding = Intet slår { $value }: dermed er der ikke mere at melde.
mia-refused-no-conceding = Efter dette bords regler skal der tvivles på { $value }.
mia-refused-not-now = Det kan ikke gøres nu ({ $action } i fasen { $phase }).
mia-contradiction-blind-pass = At sende blindt videre kræver, at meldinger bliver højere; ved “den samme eller højere” skal det være slået fra.
mia-contradiction-joker-pips = Hvor der tælles efter øjne, er 32 bare fem øjne og kan ikke også være joker.
mia-contradiction-life-reroll-lives = Nye liv ved tre kræver mere end tre liv fra begyndelsen.
mia-preset-first-evening = Første aften
mia-preset-first-evening-help = Tre liv, så et første spil er slut på få minutter.
