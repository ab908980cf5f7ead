# French poker. Names of players come as $seat, $claimer; claims as they are shown (see "Hands"); dice
# kept as $kept: their numbers from 1, or "none" or "all".
french-poker-title = Fransk poker

## House rules
french-poker-option-tokens = Brikker
french-poker-option-tokens-help = Hvor mange brikker alle begynder med; et spil med pulje har sit eget antal.
french-poker-option-tokens-also = liv point jetoner tændstikker
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
french-poker-option-general-claims-also = alle enhver
french-poker-option-keeping = Beholde og slå om
french-poker-option-keeping-help = Hvad du må gøre med de fem terninger, når du har set dem.
french-poker-option-keeping-split = behold nogle skjult og slå resten åbent, eller omvendt
french-poker-option-keeping-closed = alle bliver under bægeret; alle ser, hvor mange du slår om
french-poker-option-keeping-free = slå hvilke du vil om under bægeret, læg hvilke du vil åbent, eller ingen af delene
french-poker-option-rerolls = Omslag pr. tur
french-poker-option-rerolls-help = Hvor mange gange du må slå om, før du melder.
french-poker-option-opener = Den, der begynder
french-poker-option-opener-help = Om den, der begynder, også må slå om eller lægge terninger åbent før første melding.
french-poker-option-opener-claims = melder efter første slag
french-poker-option-opener-plays = må slå om ligesom de andre
french-poker-option-must-reroll = Den, der ser, skal slå
french-poker-option-must-reroll-help = Den, der tager terningerne og ser på dem, skal slå mindst én om.
french-poker-option-blind-pass = Sende blindt videre
french-poker-option-blind-pass-help = Et tredje svar: send terningerne videre uden at se, med en højere melding, og stå inde for den.
french-poker-option-blind-pass-also = uset uden at se
french-poker-option-top-claim = Efter fem seksere
french-poker-option-top-claim-help = Hvad den næste må, når der ikke kan meldes højere.
french-poker-option-top-claim-doubt-or-concede = tvivle eller give op uden at se
french-poker-option-top-claim-must-doubt = kun tvivle
french-poker-option-ones = Enere
french-poker-option-ones-help = Om en ener kan stå for enhver værdi.
french-poker-option-ones-also = joker vild es
french-poker-option-ones-plain = er enere
french-poker-option-ones-wild = er jokere
french-poker-option-ones-high = er højere end seksere
french-poker-option-faces = Terningernes sider
french-poker-option-faces-help = De samme fem terninger, vist på jeres måde: med øjne eller som pokerterninger, hvor nieren er eneren og esset sekseren.
french-poker-option-faces-pips = øjne, 1 til 6
french-poker-option-faces-poker = pokerterninger: 9, 10, J, Q, K, A
french-poker-option-scoring = Pointsystem
french-poker-option-scoring-help = Mist brikker, eller spil med pulje: taberne tømmer den, så giver vinderne tilbage, og den sidste med brikker taber.
french-poker-option-scoring-tokens = brikker mistes
french-poker-option-scoring-charge = med pulje
french-poker-option-ends-when = Spillet slutter
french-poker-option-ends-when-help = Om de andre spiller videre, når nogen ikke har flere brikker.
french-poker-option-ends-when-last-standing = når der kun er én tilbage, som vinder
french-poker-option-ends-when-first-out = når den første er ude, som taber
french-poker-option-next-starter = Næste runde begyndes af
french-poker-option-next-starter-help = Hvem der slår først efter et tab.
french-poker-option-next-starter-doubter-or-next = den, der tvivlede med rette, eller den næste efter den, der tog fejl
french-poker-option-next-starter-loser = taberen, medmindre taberen er ude
french-poker-option-next-starter-winner = vinderen, hvis stadig med
french-poker-option-next-starter-doubter = tvivleren, uanset udfaldet
french-poker-option-turn-clock = Tid til et træk
french-poker-option-turn-clock-help = Sekunder til hver beslutning, før serveren spiller for en, der er væk; 0 er uden grænse.
french-poker-option-turn-clock-also = ur sekunder tidsgrænse langsom
french-poker-option-turn-clock-0 = uden grænse
french-poker-option-turn-clock-3600 = en time
french-poker-option-turn-clock-86400 = et døgn

## House rules in one sentence
french-poker-ours-tokens = { $value ->
    [one] én brik
   *[other] { $value } brikker
}
french-poker-ours-straights = { $value ->
    [french] franske straights
    [none] ingen straights
   *[high] straights over tre ens
}
french-poker-ours-kickers = { $value ->
    [full] resten af terningerne tæller også
   *[none] kun selve hånden tæller
}
french-poker-ours-general-claims = { $value ->
    [yes] generelle meldinger
   *[no] ingen generelle meldinger
}
french-poker-ours-keeping = { $value ->
    [closed] alle terninger bliver under bægeret
    [free] terninger beholdes eller vises frit
   *[split] beholdte terninger skjult eller åbent
}
french-poker-ours-rerolls = { $value ->
    [one] ét omslag
   *[other] { $value } omslag
}
french-poker-ours-opener = { $value ->
    [plays] den der begynder må slå om
   *[claims] den der begynder melder efter første slag
}
french-poker-ours-must-reroll = { $value ->
    [yes] den der ser skal slå
   *[no] man må se uden at slå
}
french-poker-ours-blind-pass = { $value ->
    [yes] sende blindt videre
   *[no] intet sendes blindt videre
}
french-poker-ours-top-claim = { $value ->
    [must_doubt] fem seksere skal man tvivle på
   *[doubt_or_concede] man må give op for fem seksere
}
french-poker-ours-ones = { $value ->
    [wild] enere som jokere
    [high] enere over seksere
   *[plain] almindelige enere
}
french-poker-ours-faces = { $value ->
    [poker] pokerterninger
   *[pips] terninger med øjne
}
french-poker-ours-scoring = { $value ->
    [charge] med pulje
   *[tokens] brikker mistes
}
french-poker-ours-ends-when = { $value ->
    [first_out] den første ude taber
   *[last_standing] den sidste inde vinder
}
french-poker-ours-next-starter = { $value ->
    [loser] taberen begynder næste runde
    [winner] vinderen begynder næste runde
    [doubter] tvivleren begynder næste runde
   *[doubter_or_next] tvivleren med ret eller den næste begynder næste runde
}
french-poker-ours-turn-clock = { $value ->
    [0] uden tidsgrænse
    [3600] en time til et træk
    [86400] et døgn til et træk
    [one] ét sekund til et træk
   *[other] { $value } sekunder til et træk
}

## Presets
french-poker-preset-standard = Standard
french-poker-preset-standard-help = Fem brikker, straights over tre ens, og den sidste i spillet vinder.
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
french-poker-preset-passed = Skjult terningpoker
french-poker-preset-passed-help = Alle terninger bliver under bægeret: behold nogle, slå resten om, og alle ser hvor mange. Taberen begynder næste runde.
french-poker-preset-three-rolls = Tre slag
french-poker-preset-three-rolls-help = Som på værtshus: alle terninger bliver under bægeret, man må slå om to gange, også den, der begynder, og hver melding nævner sine værdier.
french-poker-preset-free-hand = Frit valg
french-poker-preset-free-hand-help = Slå hvad du vil om under bægeret, og læg hvad du vil åbent, også uden at slå.
french-poker-preset-a-move-a-day = Et træk i døgnet
french-poker-preset-a-move-a-day-help = Til et spil, der varer en uges tid: én brik og et døgn til hver beslutning, også når ingen er ved bordet.
french-poker-preset-a-move-an-hour = Et træk i timen
french-poker-preset-a-move-an-hour-help = Til et spil, der varer en dag eller to: to brikker og en time til hver beslutning, også når ingen er ved bordet.

## Hands
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

## Standing
french-poker-standing-tokens = { $count ->
    [one] { $count } brik
   *[other] { $count } brikker
}
french-poker-standing-pot = I puljen: { $count }

## Phases
french-poker-phase-over = Spillet er slut

## Actions
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
french-poker-action-roll-rest = { $kept ->
    [none] Slå alle fem om skjult
   *[other] Lad { $kept } ligge, slå resten om skjult
}
french-poker-action-show = { $kept ->
    [all] Læg alle fem åbent
   *[other] Læg { $kept } åbent, slå ingen
}
french-poker-action-pass-on = Send blindt videre som { $claim }
french-poker-action-concede = Giv op
french-poker-action-draw-lot = { $seat } begynder (lodtrækning)
french-poker-action-fall = En terning falder skjult: { $pips }
french-poker-action-fall-open = En terning falder åbent: { $pips }

## Deeds before a claim
french-poker-deed-opened = begyndte runden
french-poker-deed-left = lod terningerne ligge
french-poker-deed-kept-hidden = beholdt { $kept } skjult
french-poker-deed-kept-open = { $kept ->
    [none] slog alle fem skjult
    [all] lagde alle fem åbent
   *[other] lagde { $kept } åbent
}
french-poker-deed-rerolled = { $kept ->
    [none] slog alle fem om skjult
   *[other] beholdt { $kept } og slog resten om skjult
}
french-poker-deed-laid-open = { $kept ->
    [all] lagde alle fem åbent
   *[other] lagde { $kept } åbent
}
french-poker-deed-passed = sendte blindt videre

## Events
french-poker-event-lot-drawn = { $seat } begynder (lodtrækning).
french-poker-event-round-started = { $number ->
    [1] Runde { $number }: { $seat } begynder (lodtrækning).
   *[other] Runde { $number }: { $seat } begynder.
}
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
french-poker-event-rerolled = { $kept ->
    [none] { $seat } slår alle fem terninger om skjult.
   *[other] { $seat } beholder { $kept } og slår resten om under bægeret.
}
french-poker-event-laid-open = { $kept ->
    [all] { $seat } lægger alle fem terninger åbent.
   *[other] { $seat } lægger { $kept } åbent og slår ingen.
}
french-poker-event-shown = Terning { $die } vises: { $pips }.
french-poker-event-passed-on = { $seat } sender terningerne uset videre og melder { $claim }.
french-poker-event-doubted = { $seat } tror ikke på { $claimer }.
french-poker-event-conceded = { $seat } giver op uden at se.
french-poker-event-opened = { $held ->
    [yes] Terningerne viser { $dice } ({ $worth }): { $claimer } sagde { $claim }, og det passer.
   *[no] Terningerne viser { $dice } ({ $worth }): { $claimer } sagde { $claim }, en løgn.
}
french-poker-event-laid-off = { $seat } mister en brik; { $left } tilbage.
french-poker-event-charged = { $seat } tager en brik og har nu { $held }; { $pot } i puljen.
french-poker-event-pot-emptied = Puljen er tom: fra nu af giver vinderne tilbage.
french-poker-event-gave-back = { $seat } giver en brik tilbage og har nu { $held }.
french-poker-event-went-out = { $seat } er ude.
french-poker-event-came-safe = { $seat } er i sikkerhed.
french-poker-event-game-ended = Spillet er slut.

## How a game ends
french-poker-end-last-standing = Alle de andre er ude.
french-poker-end-first-out = Den første har ikke flere brikker.
french-poker-end-charge = Kun én har stadig brikker, og det er taberen.

## Reasons
french-poker-refused-over = Spillet er slut.
french-poker-refused-dice-falling = Terningerne ruller stadig: vent, til de ligger.
french-poker-refused-not-your-turn = Det er ikke din tur: plads { $seat } har turen.
french-poker-refused-too-low = { french-poker-spoken-claim } er for lidt: det er ikke højere end { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = { french-poker-spoken-claim } er ikke en melding her. En melding skrives med sine terninger, op til { $top }; den forrige var { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } er for generelt: ved dette bord nævner en melding sine værdier. Den forrige var { french-poker-spoken-beat }, den højeste er { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } er en straight, og dette bord spiller uden. Den forrige melding var { french-poker-spoken-beat }, den højeste er { $top }.
french-poker-refused-kickers = { french-poker-spoken-claim } nævner flere terninger, end hånden består af, og de tæller ikke ved dette bord. Den forrige melding var { french-poker-spoken-beat }, den højeste er { $top }.
french-poker-refused-unknown-dice = Terninger, man beholder, nævnes efter deres pladser, hver én gang og i rækkefølge; der er { $dice } terninger.
french-poker-refused-keep-one = Mindst én terning skal blive under bægeret; vil du slå alle fem, så slå dem skjult.
french-poker-refused-reroll-one = Mindst én terning skal slås om.
french-poker-refused-must-reroll = Den, der har set, skal slå mindst én terning om, før der meldes.
french-poker-refused-opener-rerolls = Den, der begynder runden, har lige slået alle fem terninger og skal nu melde.
french-poker-refused-rerolled-already = { $rerolls ->
    [one] Man slår kun om én gang pr. tur: nu skal du melde.
   *[other] Man slår kun om { $rerolls } gange pr. tur: nu skal du melde.
}
french-poker-refused-shown-already = Du har lige lagt terninger åbent: slå om, eller meld.
french-poker-refused-keeping = { $keeping ->
    [closed] Ved dette bord bliver alle terninger under bægeret: vælg dem, du beholder, og slå resten om skjult.
    [free] Ved dette bord lægger man terninger åbent eller slår dem om under bægeret; de andre bliver liggende.
   *[split] Ved dette bord beholder man terninger skjult og slår resten åbent, eller omvendt.
}
french-poker-refused-no-blind-pass = Ved dette bord sendes terningerne ikke blindt videre: tro, eller tvivl.
french-poker-refused-top-may-concede = Intet er højere end { french-poker-spoken-claim }: tvivl, eller giv op.
french-poker-refused-top-must-doubt = Intet er højere end { french-poker-spoken-claim }: der skal tvivles på det.
french-poker-refused-no-conceding = Efter dette bords regler skal der tvivles på { french-poker-spoken-claim }.
french-poker-refused-not-the-top = Man giver kun op for den højeste melding; ved { french-poker-spoken-claim } kan man tro eller tvivle.
french-poker-refused-not-now = Det kan ikke gøres nu ({ $action } i fasen { $phase }).

## How to play: one sentence for each rule
french-poker-play-aim = Målet
french-poker-play-counted-in-tokens = Alle begynder med { $tokens ->
    [one] én brik
   *[other] { $tokens } brikker
}. Den, der gribes i at melde for meget, mister en, og det gør den, der tvivler forgæves, også. Uden brikker er man ude.
french-poker-play-counted-in-charge = I puljen er der to brikker pr. spiller og én til. Den, der taber en runde, tager én. Når puljen er tom, er spillere uden brikker i sikkerhed, og fra da af giver vinderen af hver runde én tilbage. Den sidste med brikker taber.
french-poker-play-ends-last-standing = De andre spiller videre, og den sidste i spillet vinder.
french-poker-play-ends-first-out = Den første, der er ude, har tabt, og spillet er slut.
french-poker-play-hands = Hænderne
french-poker-play-poker-dice = Terningerne er pokerterninger og viser 9, 10, J, Q, K og A, fra lavest til højest: hvor der nedenfor står en til seks, er nieren eneren og esset sekseren.
french-poker-play-from-the-highest = Fra højest til lavest:
french-poker-play-hand-five = fem ens
french-poker-play-hand-four = fire ens
french-poker-play-hand-full-house = fuldt hus: tre ens og et par; først tæller de tre, så de to
french-poker-play-hand-straight-to-6 = straight 2-3-4-5-6
french-poker-play-hand-straight-to-5 = straight 1-2-3-4-5
french-poker-play-hand-three = tre ens
french-poker-play-hand-two-pairs = to par: først tæller det højeste, så det laveste
french-poker-play-hand-pair = et par
french-poker-play-hand-high-die = højeste terning; { $least ->
    [pair] det siger intet, for fem terninger er altid et par toere værd
    [one] “højeste terning ener” eller lavere siger intet, for så meget er fem terninger altid værd
    [five] “højeste terning femmer” eller lavere siger intet, for så meget er fem terninger altid værd
   *[six] “højeste terning sekser” eller lavere siger intet, for så meget er fem terninger altid værd
}
french-poker-play-general = En melding er generel (“to par”) eller præcis (“seksere og femmere”). En præcis melding er højere end den generelle for samme hånd og lavere end den for næste hånd.
french-poker-play-detailed = Hver melding nævner sine værdier: “seksere og femmere”, ikke bare “to par”.
french-poker-play-kickers-none = Terninger uden for hånden tæller ikke.
french-poker-play-kickers-full = En melding må også nævne sideterningerne, resten af terningerne, sådan som de kan falde, den højeste først: “et par seksere, med 5, 4”. De, der ikke nævnes, tæller lavest.
french-poker-play-wild = En ener står for den værdi, der giver den bedste hånd.
french-poker-play-ones-high = En ener er højere end en sekser. Straights er stadig 1–5 og 2–6.
french-poker-play-true = En melding er sand, hvis hånden er lige så meget værd eller mere.
french-poker-play-round = En runde
french-poker-play-opens = Loddet afgør, hvem der begynder første runde. Den, der begynder, slår fem terninger under bægeret, ser på dem og melder en hånd: sandheden, mere eller mindre. Den næste, med uret, svarer:
french-poker-play-doubt = “Det tror jeg ikke”: alle terninger vises. Er meldingen højere end hånden, taber den, der meldte; ellers taber tvivleren.
french-poker-play-believe = “Det tror jeg”: du tager terningerne, som de ligger, og ser på dem. Så er det for sent at tvivle.
french-poker-play-pass = “Jeg sender videre”: du sender terningerne videre uden at se, med en højere melding, og står inde for den.
french-poker-play-with-the-dice = Den, der har taget terningerne, gør ét af dette:
french-poker-play-keep-hidden = beholder mindst én terning under bægeret, også gerne en, der lå åbent, og slår resten åbent;
french-poker-play-keep-open = lægger nogle terninger{ $all ->
    [yes] {" "}eller alle fem
   *[no] {""}
} åbent og slår resten om under bægeret;
french-poker-play-roll-all = slår alle fem om under bægeret;
french-poker-play-leave = lader alt ligge, som det ligger.
french-poker-play-must-reroll = Den, der har taget terningerne, skal slå mindst én om før meldingen.
french-poker-play-opener-plays = Det må den, der begynder, også før første melding.
french-poker-play-reroll-closed = beholder hvilke terninger man vil og slår de andre om; alle bliver under bægeret, og alle ser, hvor mange der blev slået;
french-poker-play-reroll-free = slår hvilke terninger man vil om under bægeret; de andre bliver liggende, skjult eller åbent;
french-poker-play-show = lægger hvilke skjulte terninger man vil åbent, før eller efter et omslag{ $must ->
    [yes] {""}
   *[no] , eller uden
};
french-poker-play-rerolls = Det må man { $rerolls } gange i en tur, og man ser på terningerne ind imellem.
french-poker-play-claim-more = Så skal man melde mere end den forrige melding.
french-poker-play-top-doubt-or-concede = Intet er højere end { $ones ->
    [high] fem enere
   *[other] fem seksere
}: efter dem tvivler man, eller man giver op uden at se og taber{ $opens ->
    [yes] ; den, der giver op, begynder næste runde
   *[no] {""}
}.
french-poker-play-top-must-doubt = Intet er højere end { $ones ->
    [high] fem enere
   *[other] fem seksere
}: efter dem skal der tvivles.
french-poker-play-starter-doubter-or-next = Efter en afsløret løgn begynder tvivleren næste runde; efter en forkert tvivl den næste efter tvivleren. De, der er ude, springes over.
french-poker-play-starter-loser = Taberen begynder næste runde; er taberen ude, gør den næste.
french-poker-play-starter-winner = Vinderen af en runde begynder den næste. De, der er ude, springes over.
french-poker-play-starter-doubter = Tvivleren begynder næste runde, uanset udfaldet; det gør den, der gav op, også. De, der er ude, springes over.
french-poker-play-besides = Desuden
french-poker-play-clock = { $seconds ->
    [one] Du har ét sekund
   *[other] Du har { $seconds } sekunder
} til hver beslutning; derefter spiller serveren for dig, og det ærligt.
french-poker-play-clock-hours = Du har { $hours ->
    [one] en time
   *[other] { $hours } timer
} til hver beslutning; derefter spiller serveren for dig, og det ærligt.
french-poker-play-clock-runs-on = Uret går også, når ingen er ved bordet. Når tiden er gået, spiller serveren hele din tur.

## First games: the goal, and a tip at each hard step
french-poker-goal-last-standing = Meld altid mere, sandt eller ej: den sidste med brikker vinder.
french-poker-goal-first-out = Meld altid mere, sandt eller ej: den første uden brikker har tabt.
french-poker-goal-charge = Meld altid mere, sandt eller ej: kom af med dine brikker; den sidste med nogen har tabt.
french-poker-tip-open = Fem terninger til hele bordet: slå dem, og meld en hånd. Hver senere melding skal være højere.
french-poker-tip-first = Meld en hvilken som helst hånd, sandt eller ej: først hånden, så dens terninger.{ $ones ->
    [high] {" "}En ener er højere end en sekser.
    [wild] {" "}Enere tæller som alt.
   *[plain] {""}
}
french-poker-tip-say = Meld mere end sidst, sandt eller ej: først hånden, så dens terninger.{ $ones ->
    [high] {" "}En ener er højere end en sekser.
    [wild] {" "}Enere tæller som alt.
   *[plain] {""}
}
french-poker-tip-answer = Tror du det: tag terningerne, og meld mere. Ellers vises alle: løgneren taber – eller du, hvis det passer.
french-poker-tip-top-doubt-or-concede = Intet er højere. Tvivler du: alle terninger vises, og løgneren eller du taber. At give op er at tabe uset.
french-poker-tip-top-must-doubt = Intet er højere: du skal tvivle. Alle terninger vises, og løgneren eller du taber.
french-poker-tip-keep = { $keeping ->
    [closed] Tryk på dem, du beholder; resten slås under bægeret, og alle ser, hvor mange.
    [free] Tryk på dem, du beholder; resten slås under bægeret. Du må også lægge terninger åbent.
   *[split] Tryk på dem, du beholder: skjult, og resten slås åbent, eller omvendt.
}{ $must ->
    [yes] {" "}Mindst én skal slås.
   *[no] {" "}Eller lad alle ligge.
}

## Tutorial
tutorial-french-poker-claim = Anna har slået fem terninger under bægeret og melder et par femmere. Sandt eller ej?
tutorial-french-poker-believe = Tvivl, og terningerne vises. Tro hende, og du tager dem, som de ligger, og skal melde mere. Tro hende.
tutorial-french-poker-believe-first = Tro hende nu: så er terningerne dine.
tutorial-french-poker-keep = To femmere: det var sandt. Meld nu mere: { $device ->
    [browser] tryk på begge femmere for at beholde dem skjult, og slå de tre andre åbent
   *[terminal] behold begge femmere skjult, efter deres pladser, og slå de tre andre åbent
}.
tutorial-french-poker-keep-fives = Her beholder vi kun de to femmere, skjult, og slår de tre andre åbent.
tutorial-french-poker-say = En tredje femmer faldt, hvor alle kan se den. Meld tre femmere, eller lyv: fire femmere.
tutorial-french-poker-say-fives = Meld tre femmere, det er sandt, eller fire femmere, en løgn.
tutorial-french-poker-hands = Anna troede dig, lagde tre femmere åbent, slog to terninger skjult og melder fem femmere: næppe noget er højere.
tutorial-french-poker-doubt = Begge skjulte terninger skulle være femmere: én gang i 36 slag. Tro hende ikke!
tutorial-french-poker-doubt-now = Det er for godt til at være sandt: tro hende ikke.
tutorial-french-poker-caught = Kun tre femmere: Anna mister en brik. Havde der været fem, havde du mistet en.
tutorial-french-poker-last = Det er fransk poker: behold, slå, meld mere, og tvivl på det, der er for godt. Den, der ikke har flere brikker, er ude.

## Browser: claims come in words, dice as numbers from 1
web-french-poker-you-open = Du begynder runden. Slå de fem terninger!
web-french-poker-you-claim-first = Meld en hånd, sand eller ej.
web-french-poker-you-choose-first = Tryk på de terninger, du beholder, eller lad alle ligge og meld.
web-french-poker-you-claim = Meld nu mere end { $claim }.
web-french-poker-you-choose = Tryk på de terninger, du beholder, eller lad alle ligge. At slå: { $claim }.
web-french-poker-you-must-roll = Tryk på de terninger, du beholder; slå resten om. At slå: { $claim }.
web-french-poker-you-answer = { $claimer } melder { $claim }. Passer det?
web-french-poker-you-are-out = Du er ude. Se på løgnerne.
web-french-poker-you-are-safe = Du er i sikkerhed. Se de andre svede.
web-french-poker-waits-lot = Loddet afgør, hvem der begynder.
web-french-poker-waits-open = { $seat } begynder runden.
web-french-poker-waits-fall = { $seat } slår.
web-french-poker-waits-cup = { $seat } har terningerne.
web-french-poker-waits-answer = { $claimer } melder { $claim }. { $seat } tænker.

## Browser: answers
web-french-poker-believe-note = tag terningerne og se
web-french-poker-doubt-note = vis alle terninger!
web-french-poker-concede-note = tab uden at se
web-french-poker-pass-on = Send blindt videre, og meld mere

## Browser: known dice
web-french-poker-dice = De fem terninger, som du kender dem
web-french-poker-mat = Åbent på bordet: { $dice }
web-french-poker-mat-empty = Intet ligger åbent.
web-french-poker-under-cup = { $count ->
    [0] Intet under bægeret
    [one] { $count } terning under bægeret
   *[other] { $count } terninger under bægeret
}
web-french-poker-die = Terning { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Terning { $number }: under bægeret, du har ikke set den
web-french-poker-open = åben
web-french-poker-hidden = skjult
web-french-poker-recalled = husket
web-french-poker-unknown = uset
web-french-poker-keep = behold
web-french-poker-you-have = Din hånd: { $claim }.

## Browser: keeping and rolling
web-french-poker-roll-hidden = { $count ->
    [0] Læg alle åbent
    [5] Slå alle fem
   *[other] Slå { $count } skjult
}
web-french-poker-roll-hidden-note = { $kept ->
    [none] under bægeret
    [all] slå ingen
   *[other] læg { $kept } åbent
}
web-french-poker-roll-open = { $count ->
    [0] Slå åbent
    [5] Slå åbent
   *[other] Slå { $count } åbent
}
web-french-poker-roll-open-note = { $kept ->
    [none] behold mindst én
    [all] slå mindst én
   *[other] { $kept } under bægeret
}
web-french-poker-roll-rest = { $count ->
    [0] Slå skjult
    [5] Slå alle fem
   *[other] Slå { $count } skjult
}
web-french-poker-roll-rest-note = { $kept ->
    [none] under bægeret
    [all] lad en terning være
   *[other] behold { $kept }
}
web-french-poker-show = { $count ->
    [0] Læg åbent
    [5] Læg alle åbent
   *[other] Læg { $count } åbent
}
web-french-poker-show-note = { $kept ->
    [none] vælg skjulte terninger
   *[other] slå ingen
}
web-french-poker-leave-them = Lad alle ligge, og meld

## Browser: reported actions
web-french-poker-did-opened = begyndte runden
web-french-poker-did-left = lod terningerne ligge
web-french-poker-did-kept-hidden = beholdt { $count } skjult, slog { $rest } åbent
web-french-poker-did-kept-open = { $count ->
    [0] slog alle fem skjult
    [5] lagde alle fem åbent
   *[other] lagde { $count } åbent, slog { $rest } skjult
}
web-french-poker-did-rerolled = { $count ->
    [0] slog alle fem om skjult
   *[other] beholdt { $count }, slog { $rest } om skjult
}
web-french-poker-did-laid-open = { $count ->
    [5] lagde alle fem åbent
   *[other] lagde { $count } åbent
}
web-french-poker-did-passed = sendte blindt videre

## Browser: claims
web-french-poker-no-claim = Ingen melding endnu
web-french-poker-claims = Meldt i denne runde
web-french-poker-hands = Hånden, du melder
web-french-poker-ranks = Hvilke værdier
web-french-poker-kickers = Sideterninger
web-french-poker-general = generelt
web-french-poker-no-kickers = kun disse
web-french-poker-certain = Det passer, uanset hvad der ligger.
web-french-poker-ruled-out = Alle kan se, at det ikke passer.
web-french-poker-your-hand = hvad du har
web-french-poker-percent = { $percent } %

## Browser: odds
web-french-poker-show-odds = Vis chancerne
web-french-poker-odds-answer = Efter hvad du ved, passer det i { $percent } % af tilfældene.
web-french-poker-odds-next = For den næste passer det i { $percent } % af tilfældene.
web-french-poker-odds-target = Chancer med dem, du beholder. Mål: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Bedst: slå alle fem, { $percent } %
    [all] Bedst: slå ingen, { $percent } %
   *[other] Bedst: behold { $kept }, { $percent } %
}

## Browser: tokens
web-french-poker-pot = I puljen: { $count }
web-french-poker-holds = { $count ->
    [one] har { $count } brik
   *[other] har { $count } brikker
}
web-french-poker-safe = i sikkerhed

## Browser: moments
web-french-poker-lot = { $seat } begynder
web-french-poker-doubts = { $doubter } tror ikke på { $claimer }
web-french-poker-concedes = { $seat } giver op
web-french-poker-true = Sandt!
web-french-poker-lie = Løgn!
web-french-poker-said = { $claimer } sagde { $claim }
web-french-poker-shows = Terningerne: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } er i sikkerhed
web-french-poker-pot-emptied = Puljen er tom: nu giver vinderne tilbage

## Terminal: second person
terminal-french-poker-you-round-started = { $number ->
    [1] Runde { $number }: du begynder (lodtrækning).
   *[other] Runde { $number }: du begynder.
}
terminal-french-poker-you-shaken = Du slår fem terninger under bægeret.
terminal-french-poker-you-announced = Du melder { $claim }.
terminal-french-poker-you-believed = Du tror på det, tager terningerne og ser på dem.
terminal-french-poker-you-kept-hidden = Du beholder { $kept } under bægeret og slår resten åbent.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Du slår alle fem terninger skjult.
    [all] Du lægger alle fem terninger åbent.
   *[other] Du lægger { $kept } åbent og slår resten skjult.
}
terminal-french-poker-you-rerolled = { $kept ->
    [none] Du slår alle fem terninger om skjult.
   *[other] Du beholder { $kept } og slår resten om under bægeret.
}
terminal-french-poker-you-laid-open = { $kept ->
    [all] Du lægger alle fem terninger åbent.
   *[other] Du lægger { $kept } åbent og slår ingen.
}
terminal-french-poker-you-passed-on = Du sender terningerne uset videre og melder { $claim }.
terminal-french-poker-you-doubted = Du tror ikke på { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } tror ikke på dig.
terminal-french-poker-you-conceded = Du giver op uden at se.
terminal-french-poker-you-opened = { $held ->
    [yes] Terningerne viser { $dice } ({ $worth }): du sagde { $claim }, og det passer.
   *[no] Terningerne viser { $dice } ({ $worth }): du sagde { $claim }, en løgn.
}
terminal-french-poker-you-laid-off = Du mister en brik; { $left } tilbage.
terminal-french-poker-you-charged = Du tager en brik og har nu { $held }; { $pot } i puljen.
terminal-french-poker-you-gave-back = Du giver en brik tilbage og har nu { $held }.
terminal-french-poker-you-went-out = Du er ude.
terminal-french-poker-you-came-safe = Du er i sikkerhed.

## Terminal: the table
terminal-french-poker-safe = i sikkerhed
terminal-french-poker-open = åben
terminal-french-poker-hidden = skjult
terminal-french-poker-dice = Terningerne: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } åben
terminal-french-poker-die-hidden = №{ $place } { $pips } skjult
terminal-french-poker-die-unseen = №{ $place } uset

## Terminal: questions
terminal-french-poker-ask-open = Du begynder runden.
terminal-french-poker-ask-cup-first = Du har { $dice }: { $own }. Hvad melder du?
terminal-french-poker-ask-cup-left = Du har { $dice }: { $own }. At slå: { $claim }. Vil du beholde nogle og slå resten om, eller melder du?
terminal-french-poker-ask-cup = Du har { $dice }: { $own }. At slå: { $claim }. Hvad melder du?
terminal-french-poker-ask-answer = { $seat } melder { $claim }. Tror du på det?
terminal-french-poker-ask-answer-top = { $seat } melder { $claim }: intet er højere. Hvad nu?
terminal-french-poker-hint-answer = Efter hvad du ved, passer det i { $percent } % af tilfældene.
terminal-french-poker-hint-keeping = Hvad du skal beholde for hver hånd, med chancen for at nå den:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: slå alle, { $percent } %
    [all] { $claim }: behold alle, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}
terminal-french-poker-bound = Alle kan se, at intet over dette kan passe: { $claim }.
terminal-french-poker-hint-say = Den laveste melding af hver hånd, med chancen for at den passer, som den næste ser det:
terminal-french-poker-hint-claim = { $claim }: { $percent } %

## Terminal: what can be typed
terminal-words-keep-hidden = k behold skjul
terminal-words-keep-open = l læg
terminal-words-roll-rest = b behold s slå
terminal-words-show = å åbent vis
terminal-french-poker-do-announce = meld en hånd: skriv dens terninger eller dens navn
terminal-french-poker-do-believe = tro, tag terningerne og se på dem
terminal-french-poker-do-doubt = tvivl: alle terninger vises
terminal-french-poker-do-pass-on = send terningerne uset videre, og meld en højere hånd
terminal-french-poker-do-roll-rest = lad disse terninger ligge, slå resten om skjult (0: slå alle)
terminal-french-poker-do-show = læg disse terninger åbent, slå ingen
terminal-do-keep-hidden = behold disse terninger under bægeret, slå resten åbent
terminal-do-keep-open = læg disse terninger åbent, slå resten skjult (0: slå alle)
terminal-claim-missing = Sig hvilken hånd, som i “{ $word } { $value }”. Du må sige: { $allowed }
terminal-claim-unclear = “{ $text }” er ikke en hånd. Skriv dens terninger eller dens navn, som “to par”.
terminal-kept-missing = Sig hvilke terninger, som i “{ $word } { $value }”: deres numre fra 1 til 5.
terminal-kept-unclear = “{ $text }” nævner ingen terninger. Skriv deres numre fra 1 til 5, som “1 3”; 0 er ingen.

## Terminal: pages
terminal-odds-claim = Melding
terminal-odds-written = Skrives
terminal-odds-fresh = Et nyt slag når den
terminal-odds-claim-line = { $name } ({ $claim }): { $reached } af { $ways } nye slag når den ({ $percent } %).

## Coach
coach-move-keep-open = læg { $value } åbent, slå resten skjult
coach-move-keep-hidden = behold { $value } skjult, slå resten åbent
coach-move-roll-rest = behold { $value }, slå resten skjult
coach-move-roll-all = slå alle fem skjult
french-poker-coach-mistake-opening = Din største fejl: i runde { $round } slog du { $roll } og sagde { $said }. At sige { $value } ville have været { $lost } procentpoint mere værd.
french-poker-coach-mistake-cup = Din største fejl: i runde { $round }, med { $roll } foran dig og { $claim } at slå, { $kind ->
    [keep-open] lagde du { $said } åbent og slog resten skjult
    [keep-hidden] beholdt du { $said } skjult og slog resten åbent
    [roll-rest] beholdt du { $said } og slog resten skjult
    [roll-all] slog du alle fem skjult
   *[announce] sagde du { $said }
}. { $better ->
    [keep-open] At lægge { $value } åbent og slå resten skjult
    [keep-hidden] At beholde { $value } skjult og slå resten åbent
    [roll-rest] At beholde { $value } og slå resten skjult
    [roll-all] At slå alle fem skjult
   *[announce] At sige { $value }
} ville have været { $lost } procentpoint mere værd.
french-poker-coach-mistake-answer = Din største fejl: i runde { $round } { $kind ->
    [believe] troede du på
    [concede] gav du op for
    [pass-on] sendte du terningerne uset videre over
   *[doubt] tvivlede du på
} { $claim }, { $lie ->
    [0] som en god spiller kun siger, hvis det er sandt
   *[other] som en god spiller ville lyve om i { $lie } % af tilfældene
}. { $better ->
    [believe] At tro
    [concede] At give op
    [pass-on] At sende videre med { $value }
   *[doubt] At tvivle
} ville have været { $lost } procentpoint mere værd.
french-poker-coach-mistake-unexpected = Din største fejl: i runde { $round } { $kind ->
    [believe] troede du på
    [concede] gav du op for
    [pass-on] sendte du terningerne uset videre over
   *[doubt] tvivlede du på
} { $claim }. Gode spillere siger det aldrig her; siges det af en, der kun lyver, hvor det intet koster, er det løgn i { $lie } % af tilfældene. { $better ->
    [believe] At tro
    [concede] At give op
    [pass-on] At sende videre med { $value }
   *[doubt] At tvivle
} ville have været { $lost } procentpoint mere værd.
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
} ville have været { $lost } procentpoint mere værd.
french-poker-coach-seats = Fransk poker er løst for to. Med { $seats } spillere begynder træneren først, når to er tilbage, og kun hvis der spilles, til kun én har brikker.
french-poker-coach-unsolved = Disse regler er ikke blandt dem, der er løst på forhånd. `mendax coach` løser dem for et spil, der er slut.
french-poker-explore-note = Den første side er for den, der begynder, de andre for fem terninger, slået om skjult; med nogle terninger lagt åbent er der tusinder af sider til. Meldinger og terninger er samlet efter hænder, og det, der skal slås, er den højeste melding af en hånd. Hvad det er værd at begynde, er chancen for at vinde runden.
french-poker-solver-refused-seats = Fransk poker er løst for to pladser, ikke for { $seats }.
french-poker-solver-refused-passing = Ikke løst: at sende uset videre, hvor den, der ser, skal slå om.
