# Ord på browserens bræt til fransk poker. Meldinger kommer som ord, terninger som tal fra 1.
web-french-poker-you-open = Du begynder runden. Slå de fem terninger!
web-french-poker-you-claim-first = Meld en hånd, sand eller ej.
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

## Svar
web-french-poker-believe-note = tag terningerne og se
web-french-poker-doubt-note = vis alle terninger!
web-french-poker-concede-note = tab uden at se
web-french-poker-pass-on = Send blindt videre, og meld mere

## Terninger, som man kender dem
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
web-french-poker-you-have = Du har { $claim }.

## At beholde og slå
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
web-french-poker-leave-them = Lad alle ligge, og meld

## Hvad man gjorde
web-french-poker-did-opened = begyndte runden
web-french-poker-did-left = lod terningerne ligge
web-french-poker-did-kept-hidden = beholdt { $count } skjult, slog { $rest } åbent
web-french-poker-did-kept-open = { $count ->
    [0] slog alle fem skjult
    [5] lagde alle fem åbent
   *[other] lagde { $count } åbent, slog { $rest } skjult
}
web-french-poker-did-passed = sendte blindt videre

## Meldinger
web-french-poker-no-claim = Ingen melding endnu
web-french-poker-claims = Meldt i denne runde
web-french-poker-hands = Hånden, du melder
web-french-poker-ranks = Hvilke værdier
web-french-poker-kickers = Sideterninger
web-french-poker-general = generelt
web-french-poker-no-kickers = kun disse
web-french-poker-certain = Det passer, uanset hvad der ligger.
web-french-poker-your-hand = hvad du har
web-french-poker-percent = { $percent } %

## Chancer
web-french-poker-show-odds = Vis chancerne
web-french-poker-odds-answer = Efter hvad du ved, passer det i { $percent } % af tilfældene.
web-french-poker-odds-target = Chancer med dem, du beholder. Mål: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Bedst: slå alle fem, { $percent } %
    [all] Bedst: slå ingen, { $percent } %
   *[other] Bedst: behold { $kept }, { $percent } %
}

## Brikker
web-french-poker-pot = I puljen: { $count }
web-french-poker-holds = { $count ->
    [one] har { $count } brik
   *[other] har { $count } brikker
}
web-french-poker-safe = i sikkerhed

## Øjeblikkene
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

## De første skridt
