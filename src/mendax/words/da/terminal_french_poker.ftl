# Ord om fransk poker i terminalen.
## Du
terminal-french-poker-you-lot-drawn = Loddet falder på dig.
terminal-french-poker-you-round-started = Runde { $number }: du begynder.
terminal-french-poker-you-shaken = Du slår fem terninger under bægeret.
terminal-french-poker-you-announced = Du melder { $claim }.
terminal-french-poker-you-believed = Du tror på det, tager terningerne og ser på dem.
terminal-french-poker-you-kept-hidden = Du beholder { $kept } under bægeret og slår resten åbent.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Du slår alle fem terninger skjult.
    [all] Du lægger alle fem terninger åbent.
   *[other] Du lægger { $kept } åbent og slår resten skjult.
}
terminal-french-poker-you-passed-on = Du sender terningerne uset videre og melder { $claim }.
terminal-french-poker-you-doubted = Du tror ikke på { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } tror ikke på dig.
terminal-french-poker-you-conceded = Du giver op uden at se.
terminal-french-poker-you-opened = { $held ->
    [yes] Terningerne viser { $dice }, altså { $worth }: du sagde { $claim }, og det passer.
   *[no] Terningerne viser { $dice }, altså { $worth }: du sagde { $claim }, en løgn.
}
terminal-french-poker-you-laid-off = Du lægger en brik væk; { $left } tilbage.
terminal-french-poker-you-charged = Du tager en brik og har nu { $held }; { $pot } i puljen.
terminal-french-poker-you-gave-back = Du giver en brik tilbage og har nu { $held }.
terminal-french-poker-you-went-out = Du er ude.
terminal-french-poker-you-came-safe = Du er i sikkerhed.

## Bordet
terminal-french-poker-safe = i sikkerhed
terminal-french-poker-open = åben
terminal-french-poker-hidden = skjult
terminal-french-poker-dice = Terningerne: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } åben
terminal-french-poker-die-hidden = №{ $place } { $pips } skjult
terminal-french-poker-die-unseen = №{ $place } uset

## Spørgsmål
terminal-french-poker-ask-open = Du begynder runden.
terminal-french-poker-ask-cup-first = Du har { $dice }: { $own }. Hvad melder du?
terminal-french-poker-ask-cup-left = Du har { $dice }: { $own }. At slå: { $claim }. Vil du beholde nogle og slå resten om, eller melder du?
terminal-french-poker-ask-cup = Du har { $dice }: { $own }. At slå: { $claim }. Hvad melder du?
terminal-french-poker-ask-answer = { $seat } melder { $claim }. Tror du på det?
terminal-french-poker-ask-answer-top = { $seat } melder { $claim }: intet er højere. Hvad nu?
terminal-french-poker-hint-answer = Efter hvad du ved, passer det i { $percent } % af tilfældene.
terminal-french-poker-hint-keeping = Hvad du skal beholde for hver hånd, med chancen for at nå den:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: slå alle, { $percent } %
    [all] { $claim }: behold alle, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}

## Hvad der kan skrives
terminal-words-keep-hidden = k behold skjul
terminal-words-keep-open = l læg
terminal-french-poker-do-announce = meld en hånd: skriv dens terninger eller dens navn
terminal-french-poker-do-believe = tro, tag terningerne og se på dem
terminal-french-poker-do-doubt = tvivl: alle terninger vises
terminal-french-poker-do-pass-on = send terningerne uset videre, og meld en højere hånd
terminal-do-keep-hidden = behold disse terninger under bægeret, slå resten åbent
terminal-do-keep-open = læg disse terninger åbent, slå resten skjult (0: slå alle)
terminal-claim-missing = Sig hvilken hånd, som i “{ $word } { $value }”. Du må sige: { $allowed }
terminal-claim-unclear = “{ $text }” er ingen hånd. Skriv dens terninger eller dens navn, som “to par”.
terminal-kept-missing = Sig hvilke terninger, som i “{ $word } { $value }”: deres numre fra 1 til 5.
terminal-kept-unclear = “{ $text }” nævner ingen terninger. Skriv deres numre fra 1 til 5, som “1 3”; 0 er ingen.

## Sider
terminal-odds-claim = Melding
terminal-odds-written = Skrives
terminal-odds-fresh = Et nyt slag når den
terminal-odds-claim-line = { $name } ({ $claim }): { $reached } af { $ways } nye slag når den ({ $percent } %).
