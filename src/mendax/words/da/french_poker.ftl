# Ord om fransk poker: husregler, hænder, træk, hændelser, grunde. Spillernes navne kommer som
# $seat, $claimer; meldinger, som de skal vises (se «Hænder»); beholdte terninger som $kept: deres
# numre fra 1 eller «none» eller «all».
french-poker-title = Fransk poker

## Husregler
french-poker-option-tokens = Brikker
french-poker-option-tokens-help = Hvor mange brikker alle begynder med; et spil med pulje har sit eget antal.
french-poker-option-straights = Straights
french-poker-option-straights-help = Hvor straight 1–5 og straight 2–6 står blandt hænderne.
french-poker-option-straights-high = over tre ens
french-poker-option-straights-french = fransk: 1–5 over to par, 2–6 over tre ens
french-poker-option-straights-none = der er ingen
french-poker-option-kickers = Sideterninger
french-poker-option-kickers-help = Om en melding også må nævne resten af terningerne, den højeste først; det, der ikke nævnes, tæller lavest.
french-poker-option-kickers-none = kun selve hånden tæller
french-poker-option-kickers-full = resten af terningerne tæller også
french-poker-option-general-claims = Generelle meldinger
french-poker-option-general-claims-help = Om man må melde bare “to par”; det er lavere end alle to par, hvor værdierne nævnes.
french-poker-option-must-reroll = Den, der ser, skal slå
french-poker-option-must-reroll-help = Den, der tager terningerne og ser på dem, skal slå mindst én om.
french-poker-option-blind-pass = Sende blindt videre
french-poker-option-blind-pass-help = Et tredje svar: send terningerne videre uden at se, med en højere melding, og stå inde for den.
french-poker-option-top-claim = Efter fem seksere
french-poker-option-top-claim-help = Hvad den næste må, når der ikke kan meldes højere.
french-poker-option-top-claim-doubt-or-concede = tvivle eller give op uden at se
french-poker-option-top-claim-must-doubt = kun tvivle
french-poker-option-ones = Enere
french-poker-option-ones-help = Om en ener kan stå for enhver værdi.
french-poker-option-ones-plain = er enere
french-poker-option-ones-wild = er jokere
french-poker-option-faces = Terningernes sider
french-poker-option-faces-help = De samme fem terninger, vist på jeres måde: med øjne eller som pokerterninger, hvor nieren er eneren og esset sekseren.
french-poker-option-faces-pips = øjne, 1 til 6
french-poker-option-faces-poker = pokerterninger: 9, 10, J, Q, K, A
french-poker-option-scoring = Regnskab
french-poker-option-scoring-help = Læg brikker væk, eller spil med pulje: taberne tømmer den, så giver vinderne tilbage, og den sidste med brikker taber.
french-poker-option-scoring-tokens = brikker lægges væk
french-poker-option-scoring-charge = med pulje
french-poker-option-ends-when = Spillet slutter
french-poker-option-ends-when-help = Om de andre spiller videre, når nogen ikke har flere brikker.
french-poker-option-ends-when-last-standing = når der kun er én tilbage, som vinder
french-poker-option-ends-when-first-out = når den første er ude, som taber
french-poker-option-next-starter = Næste runde begyndes af
french-poker-option-next-starter-help = Hvem der slår først efter et tab.
french-poker-option-next-starter-doubter-or-next = den, der tvivlede med rette, eller den næste efter den, der tog fejl
french-poker-option-next-starter-loser = taberen, medmindre taberen er ude
french-poker-option-turn-clock = Tid til et træk
french-poker-option-turn-clock-help = Sekunder til hver beslutning, før huset spiller for en, der er væk; 0 er uden grænse.

## Regelsæt
french-poker-preset-house = Husregler
french-poker-preset-house-help = Fem brikker, straights over tre ens, og den sidste i spillet vinder.
french-poker-preset-first-evening = Første aften
french-poker-preset-first-evening-help = To brikker, og hver melding nævner sine værdier: et første spil er slut på få minutter.
french-poker-preset-french = Den franske måde
french-poker-preset-french-help = Straights i fransk rækkefølge, og resten af terningerne tæller.
french-poker-preset-charge = Med pulje
french-poker-preset-charge-help = Taberne tømmer puljen, vinderne giver tilbage; den sidste med brikker taber.
french-poker-preset-wild = Enere som jokere
french-poker-preset-wild-help = En ener kan stå for enhver værdi, og terningerne må sendes blindt videre.
french-poker-preset-plain = Enkelt
french-poker-preset-plain-help = Ingen straights, og hver melding nævner sine værdier.
french-poker-preset-brisk = Hurtigt
french-poker-preset-brisk-help = Tre brikker; den, der ser, skal slå, og den første, der er ude, taber.

## Hænder
french-poker-face-first = { $first ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
    [5] femmer
    [11] nier
    [12] tier
    [13] knægt
    [14] dame
    [15] konge
    [16] es
   *[6] sekser
}
french-poker-faces-first = { $first ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [11] niere
    [12] tiere
    [13] knægte
    [14] damer
    [15] konger
    [16] esser
   *[6] seksere
}
french-poker-of-faces-first = { $first ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [11] niere
    [12] tiere
    [13] knægte
    [14] damer
    [15] konger
    [16] esser
   *[6] seksere
}
french-poker-faces-second = { $second ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [11] niere
    [12] tiere
    [13] knægte
    [14] damer
    [15] konger
    [16] esser
   *[6] seksere
}
french-poker-two-faces-first = { $first ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [11] niere
    [12] tiere
    [13] knægte
    [14] damer
    [15] konger
    [16] esser
   *[6] seksere
}
french-poker-two-faces-second = { $second ->
    [1] enere
    [2] toere
    [3] treere
    [4] firere
    [5] femmere
    [11] niere
    [12] tiere
    [13] knægte
    [14] damer
    [15] konger
    [16] esser
   *[6] seksere
}
french-poker-hand-high-die = højeste terning
french-poker-hand-pair = et par
french-poker-hand-two-pairs = to par
french-poker-hand-three = tre ens
french-poker-hand-straight-to-5 = { $faces ->
    [poker] straight 9–K
   *[pips] straight 1–5
}
french-poker-hand-straight-to-6 = { $faces ->
    [poker] straight 10–A
   *[pips] straight 2–6
}
french-poker-hand-full-house = fuldt hus
french-poker-hand-four = fire ens
french-poker-hand-five = fem ens
french-poker-claim-high-die = højeste terning { french-poker-face-first }
french-poker-claim-pair = et par { french-poker-of-faces-first }
french-poker-claim-two-pairs = { french-poker-two-faces-first } og { french-poker-two-faces-second }
french-poker-claim-three = tre { french-poker-faces-first }
french-poker-claim-full-house = fuldt hus, { french-poker-faces-first } over { french-poker-faces-second }
french-poker-claim-four = fire { french-poker-faces-first }
french-poker-claim-five = fem { french-poker-faces-first }
french-poker-claim-with-kickers = { $claim }, med { $kickers }
french-poker-spoken-claim = { $claim ->
    [high-die] “højeste terning”
    [pair] “et par”
    [two-pairs] “to par”
    [three] “tre ens”
    [full-house] “fuldt hus”
    [four] “fire ens”
    [five] “fem ens”
   *[other] { $claim }
}
french-poker-spoken-beat = { $beat ->
    [high-die] “højeste terning”
    [pair] “et par”
    [two-pairs] “to par”
    [three] “tre ens”
    [full-house] “fuldt hus”
    [four] “fire ens”
    [five] “fem ens”
   *[other] { $beat }
}

## Hvad man har
french-poker-standing-tokens = { $count ->
    [one] { $count } brik
   *[other] { $count } brikker
}
french-poker-standing-pot = I puljen: { $count }

## Faser
french-poker-phase-over = Spillet er slut

## Træk
french-poker-action-shake = Slå
french-poker-action-announce = Meld { $claim }
french-poker-action-believe = Det tror jeg
french-poker-action-doubt = Det tror jeg ikke
french-poker-action-keep-hidden = Behold { $kept } skjult, slå resten åbent
french-poker-action-keep-open = { $kept ->
    [none] Slå alle fem skjult
    [all] Læg alle fem åbent
   *[other] Læg { $kept } åbent, slå resten skjult
}
french-poker-action-pass-on = Send blindt videre som { $claim }
french-poker-action-concede = Giv op
french-poker-action-draw-lot = Loddet falder på { $seat }
french-poker-action-fall = En terning falder skjult: { $pips }
french-poker-action-fall-open = En terning falder åbent: { $pips }

## Hvad man gjorde, før man meldte
french-poker-deed-opened = begyndte runden
french-poker-deed-left = lod terningerne ligge
french-poker-deed-kept-hidden = beholdt { $kept } skjult
french-poker-deed-kept-open = { $kept ->
    [none] slog alle fem skjult
    [all] lagde alle fem åbent
   *[other] lagde { $kept } åbent
}
french-poker-deed-passed = sendte blindt videre

## Hændelser
french-poker-event-lot-drawn = Loddet falder på { $seat }.
french-poker-event-round-started = Runde { $number }: { $seat } begynder.
french-poker-event-shaken = { $seat } slår fem terninger under bægeret.
french-poker-event-fell = Terning { $die } ligger under bægeret hos { $seat }.
french-poker-event-saw = Terning { $die } under bægeret: { $pips }.
french-poker-event-landed = Terning { $die } falder åbent: { $pips }.
french-poker-event-announced = { $seat } melder { $claim }.
french-poker-event-believed = { $seat } tror på det, tager terningerne og ser på dem.
french-poker-event-kept-hidden = { $seat } beholder { $kept } under bægeret og slår resten åbent.
french-poker-event-kept-open = { $kept ->
    [none] { $seat } slår alle fem terninger skjult.
    [all] { $seat } lægger alle fem terninger åbent.
   *[other] { $seat } lægger { $kept } åbent og slår resten skjult.
}
french-poker-event-shown = Terning { $die } vises: { $pips }.
french-poker-event-passed-on = { $seat } sender terningerne uset videre og melder { $claim }.
french-poker-event-doubted = { $seat } tror ikke på { $claimer }.
french-poker-event-conceded = { $seat } giver op uden at se.
french-poker-event-opened = { $held ->
    [yes] Terningerne viser { $dice }, altså { $worth }: { $claimer } sagde { $claim }, og det passer.
   *[no] Terningerne viser { $dice }, altså { $worth }: { $claimer } sagde { $claim }, en løgn.
}
french-poker-event-laid-off = { $seat } lægger en brik væk; { $left } tilbage.
french-poker-event-charged = { $seat } tager en brik og har nu { $held }; { $pot } i puljen.
french-poker-event-pot-emptied = Puljen er tom: fra nu af giver vinderne tilbage.
french-poker-event-gave-back = { $seat } giver en brik tilbage og har nu { $held }.
french-poker-event-went-out = { $seat } er ude.
french-poker-event-came-safe = { $seat } er i sikkerhed.
french-poker-event-game-ended = Spillet er slut.

## Hvordan et spil slutter
french-poker-end-last-standing = Der er én spiller tilbage.
french-poker-end-first-out = Den første har ikke flere brikker.
french-poker-end-charge = Kun én har stadig brikker, og det er taberen.

## Grunde
french-poker-refused-over = Spillet er slut.
french-poker-refused-dice-falling = Terningerne falder endnu; ingen kan gøre noget, før de ligger.
french-poker-refused-not-your-turn = Det er ikke din tur: plads { $seat } skal handle.
french-poker-refused-too-low = { french-poker-spoken-claim } er for lidt: det er ikke højere end { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = { french-poker-spoken-claim } er ingen melding her. En melding skrives med sine terninger, op til { $top }; den forrige var { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } er for generelt: ved dette bord nævner en melding sine værdier. Den forrige var { french-poker-spoken-beat }, den højeste er { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } er en straight, og dette bord spiller uden. Den forrige melding var { french-poker-spoken-beat }, den højeste er { $top }.
french-poker-refused-kickers = { french-poker-spoken-claim } nævner flere terninger, end hånden består af, og de tæller ikke ved dette bord. Den forrige melding var { french-poker-spoken-beat }, den højeste er { $top }.
french-poker-refused-unknown-dice = Terninger, man beholder, nævnes efter deres pladser, hver én gang og i rækkefølge; der er { $dice } terninger.
french-poker-refused-keep-one = Mindst én terning skal blive under bægeret; vil du slå alle fem, så slå dem skjult.
french-poker-refused-reroll-one = Mindst én terning skal slås om.
french-poker-refused-must-reroll = Den, der har set, skal slå mindst én terning om, før der meldes.
french-poker-refused-opener-rerolls = Den, der begynder runden, har lige slået alle fem terninger og skal nu melde.
french-poker-refused-rerolled-already = Man slår kun om én gang pr. tur: nu skal du melde.
french-poker-refused-no-blind-pass = Ved dette bord sendes terningerne ikke blindt videre: tro, eller tvivl.
french-poker-refused-top-may-concede = Intet er højere end { french-poker-spoken-claim }: tvivl, eller giv op.
french-poker-refused-top-must-doubt = Intet er højere end { french-poker-spoken-claim }: der skal tvivles på det.
french-poker-refused-no-conceding = Efter dette bords regler skal der tvivles på { french-poker-spoken-claim }.
french-poker-refused-not-the-top = Man giver kun op for den højeste melding; ved { french-poker-spoken-claim } kan man tro eller tvivle.
french-poker-refused-not-now = Det kan ikke gøres nu ({ $action } i fasen { $phase }).

## Robotter
bot-searching = Søger
bot-searching-help = Prøver alle måder at beholde og melde på og tager den, der betaler sig mod den værste af to slags naboer.
