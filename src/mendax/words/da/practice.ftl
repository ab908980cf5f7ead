# Øvelse: opgaver, træning, dagens opgave og lektioner. Point er procentpoint.
practice-title = Øv dig
practice-lead = Stillinger fra gennemregnet spil: vælg, og se hvad hvert valg er værd.
practice-daily = Dagens opgave
practice-daily-lead = Fem stillinger, de samme for alle i dag.
practice-daily-done = I dag: { $right } af { $count }. Der kommer en ny opgave kl. { $time }.
practice-drills = Træning
practice-drills-lead = Stillinger, der passer til dit niveau.
practice-lessons = Lektioner
practice-mistakes = Dine egne fejl
practice-mistakes-due = { $count ->
    [one] ét kort at gentage
   *[other] { $count } kort at gentage
}
practice-done = Færdig
practice-start = Start
practice-next = Videre
practice-again = En gang til
practice-progress = { $number } af { $count }
practice-score = { $right } af { $count } rigtige
practice-rating = Din rating: { $rating }
practice-streak = { $days ->
    [one] én dag i træk
   *[other] { $days } dage i træk
}
practice-end-well = Gik godt: { $theme } ({ $right } af { $count })
practice-end-look = Se på denne igen
practice-end-chosen = Du valgte: { $chosen }. Det koster { $cost } point. Bedre: { $best }.
practice-trend-games = Hvad en beslutning kostede dig, efter gennemgået spil (point)
practice-trend-days = Løste opgaver, efter dag
practice-habits = Dine vaner over tid
practice-habits-game = Spil
practice-habits-against = Mod
practice-habits-all = Alle
practice-habits-people = Mennesker
practice-habits-bots = Bots
practice-habits-mixed = Mennesker og bots
practice-habits-none = Ingen sådanne spil endnu.
practice-habits-cost = Hvad hver vane kostede i forhold til sundt spil, i { $unit ->
    [chips] jetoner
   *[points] point
} pr. spil. Spil gennemgået af træneren: { $count }
practice-habits-review = Åbn trænerens gennemgang efter et spil, så står her, hvad hver vane koster.
practice-habit-bluff = Bluff
practice-habit-truth = Sande meldinger
practice-habit-doubt = Tvivl
practice-habit-trust = Tro
practice-habit-other = Andre træk
practice-believed = Ville du have troet på det?
practice-believed-lead = Meldinger fra dine egne spil: { $count }. Du ser, hvad du så dengang; sandheden kommer efter dit svar.
practice-believed-name = Ville du have troet på { $name }?
practice-believed-truth = { $name } havde { $dice }: { $lied ->
    [yes] det var løgn.
   *[no] meldingen var sand.
}
practice-believed-none = Ingen meldinger venter. Gennemgå et afsluttet spil med træneren for at få nogle.
practice-mix = Din blanding
practice-mix-lead = Hvor ofte du har truffet et valg ved borde med to spillere, i øvelser og gennemgåede spil, sammenlignet med godt spil i de samme stillinger.
practice-mix-sound = Som godt spil indtil nu, efter { $count ->
    [one] én beslutning
   *[other] { $count } beslutninger
}.
practice-mix-doubt = { $which ->
    [low] Lave meldinger, som mindst halvdelen af alle kast når
    [middle] Mellemhøje meldinger, som mellem en sjettedel og halvdelen af alle kast når
   *[high] Høje meldinger, som færre end en sjettedel af alle kast når
}: du tvivlede på { $done } af { $count }. Godt spil tvivler på { $sound }.
practice-mix-lie = { $which ->
    [low] Lave meldinger, som mindst halvdelen af alle kast når
    [middle] Mellemhøje meldinger, som mellem en sjettedel og halvdelen af alle kast når
   *[high] Høje meldinger, som færre end en sjettedel af alle kast når
}: i { $done } af { $count } beslutninger løj du med en af dem. Godt spil gør det i { $sound }.
practice-mix-usual = { $which ->
    [answer] Af { $count } svar var { $done } det, som godt spil oftest giver dér. Godt spil varierer: Det giver det svar { $sound } gange.
   *[claim] Af { $count } meldinger var { $done } den, som godt spil oftest bruger dér. Godt spil varierer: Det bruger den melding { $sound } gange.
}
practice-mix-profit = { $who ->
    [doubt-more] En modstander, der aldrig lyver dér, ville få fordel af det.
    [doubt-less] En modstander, der lyver oftere dér, ville få fordel af det.
    [lie-more] En modstander, der altid tvivler dér, ville få fordel af det.
    [lie-less] En modstander, der altid tror på det dér, ville få fordel af det.
   *[usual-more] En modstander, der kender dit sædvanlige valg, ville få fordel af det.
}
practice-copy = Kopiér resultat
practice-copied = Kopieret
practice-copy-by-hand = Resultatet er markeret: Kopiér det fra siden.
practice-strategy = Vis strategien her
practice-keys = Tasterne 1 til 9 vælger, Enter går videre.

## Temaer
practice-theme = Tema
practice-theme-all = Alt
practice-theme-answer = Tro eller tvivl
practice-theme-announce = Hvad du melder
practice-theme-keep = Hvilke terninger du beholder
practice-theme-order = Ordrer i krig
practice-theme-opening = Begyndelsen af en runde
practice-theme-high-claims = Høje meldinger
practice-theme-mia-called = Den højeste værdi er meldt
practice-theme-last-life = Din sidste chance
practice-theme-blind-pass = Send uset videre
practice-theme-must-lie = Du er nødt til at lyve
practice-theme-full-house = Fuldt hus og bedre
practice-theme-open-dice = Åbne terninger mod meldingen
practice-theme-last-card = Dit sidste kort
practice-theme-shields = Skjolde
practice-theme-siege = Belejringens regler
practice-theme-bet = Indsatser
practice-theme-last-bets = Den sidste indsatsrunde

## Stillinger
practice-question-answer = Tro eller tvivl?
practice-question-announce = Hvad melder du?
practice-question-keep = Hvilke terninger beholder du?
practice-question-order = Hvilken ordre skriver du?
practice-question-bet = Hvad gør du?
practice-spot-lives = Liv, dine først: { $lives }
practice-spot-tokens = Brikker, dine først: { $lives }
practice-spot-seats = { $seats } spillere
practice-spot-dice = Dine terninger: { $dice }
practice-spot-open = Åbne terninger: { $dice }
practice-spot-hidden = Skjulte terninger, som du kender: { $dice }
practice-spot-unknown = Skjulte terninger, som du ikke kender: { $count }
practice-spot-opening = Du åbner runden.
practice-spot-over = At slå: { $claim }
practice-spot-claim = Spilleren før dig melder { $claim }
practice-spot-yours = Dine kort: { $cards }. Sværd: { $swords }
practice-spot-theirs = Modstanderens kort: { $cards }. Sværd: { $swords }
practice-spot-ties = Står det lige, vinder den, der havde flest sværd før krigen: du { $yours }, modstanderen { $theirs }.
practice-spot-pot = Pulje: { $pot }. { $price ->
    [0] Det koster intet at blive.
   *[other] Det koster { $price } at gå med.
}
practice-spot-betting = Indsatsrunde { $round } af { $rounds }, { $left ->
    [any] indsatser af enhver størrelse
    [0] ingen må hæve mere
    [one] én indsats på { $size } tilbage
   *[other] { $left } indsatser på { $size } tilbage
}
practice-spot-boldest = Fire sværd for spillets højeste indsats (nu { $highest }): { $who ->
    [you] dig
    [none] ingen
   *[other] spiller { $who }
}
practice-spot-named = En spiller blev spurgt om farven på et kort og siger „{ $named ->
    [red] rød
   *[black] sort
}“. Af de { $unseen } kort, du ikke har set, har { $count } den farve.
practice-spot-seat = { $who ->
    [you] Du
   *[other] Spiller { $who }
}
practice-spot-chips = { $who ->
    [you] Dine kort
   *[other] Kort hos spiller { $who }
}: { $cards }. Jetoner tilbage: { $chips }
practice-marked-bare = intet
practice-marked-shield = et skjold
practice-marked-sword = to sværd til { $who ->
    [you] dig
   *[other] spiller { $who }
}
practice-marked-unsure = { $shield } % chance for et skjold, ellers to sværd til { $who ->
    [you] dig
    [none] ingen
   *[other] spiller { $who }
}
practice-card = { $lives ->
    [2] et kort med skjold
   *[1] et kort uden skjold
}
practice-pay = , betalt med { $lives ->
    [2] et kort med skjold
   *[1] et kort uden skjold
}

## Karakterer og forklaringer
practice-grade-excellent = Fremragende!
practice-grade-good = Godt
practice-grade-inaccurate = Upræcist
practice-grade-blunder = Grov fejl
practice-cost = Det koster { $cost } point ({ $game ->
    [sword_of_lies] af 100 for hele puljen
   *[other] af 100 for en sejr
}).
practice-refutation = Sådan kan det gå videre:
practice-skip = Spring over
practice-share = godt spil: { $share } %
practice-figures = { $kind ->
    [honest] Gode spillere siger kun dette her, hvis det er sandt.
    [answer] Gode spillere lyver her i { $chance } % af tilfældene.
    [announce] Det bliver betvivlet i { $chance } % af tilfældene.
   *[other] { "" }
}{ $next ->
    [none] { "" }
   *[other] {" "}Det bedste forkerte valg koster { $next } point.
}
practice-why-best = Det bedste valg er { $worth } point af 100 værd; det bedste forkerte koster { $next }.
practice-why-war = { $sure ->
    [yes] En rigtig ordre vinder hele puljen uanset svaret.
   *[no] Godt spil er { $worth } % af puljen værd.
} Efter »{ $wrong ->
    [hold] intet sværd
    [strike] ét sværd
    [strike-twice] to sværd
   *[strike-thrice] tre sværd
}{ $wrong_at ->
    [none] { "" }
    [shield] : et skjold
    [shields] : skjolde
    [bare] : et kort uden skjold
    [bares] : kort uden skjold
   *[mixed] : skjolde og kort uden skjold
}« efterlader svaret »{ $reply ->
    [hold] intet sværd
    [strike] ét sværd
    [strike-twice] to sværd
   *[strike-thrice] tre sværd
}{ $reply_at ->
    [none] { "" }
    [shield] : et skjold
    [shields] : skjolde
    [bare] : et kort uden skjold
    [bares] : kort uden skjold
   *[mixed] : skjolde og kort uden skjold
}« dig { $least } %. En forkert ordre koster mindst { $next } point.
practice-why-bet = Hvis ingen folder eller satser mere, vinder du cirka { $armed } % af puljen med de fire sværd for den højeste indsats og { $plain } % uden dem{ $need ->
    [0] , og det er gratis at checke
   *[other] ; det kan betale sig at gå med fra { $need } %
}. { $action ->
    [either] Mere end ét valg er rigtigt.
    [fold] Fold; ethvert forkert valg koster mindst { $next } point.
    [check] Check; ethvert forkert valg koster mindst { $next } point.
    [call] Gå med; ethvert forkert valg koster mindst { $next } point.
    [raise] Hæv; ethvert forkert valg koster mindst { $next } point.
   *[bet] Sats; ethvert forkert valg koster mindst { $next } point.
}
practice-last-shares = Med de fire sværd for den højeste indsats vinder du { $armed } % af puljen, uden dem { $plain } %.
practice-last-answer = { $action ->
    [raise] Alt andet end at hæve koster mindst { $next } point.
    [call] Det kan betale sig at gå med fra { $need } %; ethvert andet valg koster mindst { $next } point.
   *[fold] Det ville først kunne betale sig at gå med fra { $need } %; alt andet end at folde koster mindst { $next } point.
}
practice-last-raise = { practice-last-shares } Hæver du, får du dem, og den anden spiller kan ikke tage dem tilbage. { practice-last-answer }
practice-last-raised-again = { practice-last-shares } Hæver du, hæver den anden spiller sidst og får dem. { practice-last-answer }
practice-last-small = { practice-last-shares } Den anden spiller har dem, og du kan ikke tage dem ved at hæve: Du kommer ikke over spillets højeste indsats, { $highest }. { practice-last-answer }
practice-last-no-raise = { practice-last-shares } Den anden spiller har dem, og du kan ikke hæve mere. { practice-last-answer }
practice-last-keep = { practice-last-shares } Du har dem allerede, og går du med, beholder du dem. { practice-last-answer }
practice-last-ahead = Selv uden de fire sværd for den højeste indsats vinder du { $plain } % af puljen, så det kan betale sig at hæve, når den anden spiller går med. { practice-last-answer }
practice-last-idle = De fire sværd for den højeste indsats ændrer intet her: Du vinder { $plain } % af puljen både med og uden dem. { practice-last-answer }
practice-error = Værdierne er skøn med en standardfejl på { $error } point.

## Lektioner
practice-lesson-mia-odds = Hvornår du skal tvivle
practice-lesson-mia-odds-text = Tvivl betaler sig, hvis meldingen er løgn tit nok, eller hvis du næppe kan slå den. Lave første meldinger er oftest sande; høje meldinger over høje værdier er det oftest ikke.
practice-lesson-mia-truth = Åbn en runde
practice-lesson-mia-truth-text = I begyndelsen er sandheden ofte bedst, men ikke med ethvert slag. Sammenlign, hvor tit hver melding bliver betvivlet.
practice-lesson-mia-last-life = Dit sidste liv
practice-lesson-mia-last-life-text = Med ét liv afslutter en forkert tvivl spillet. Godt spil tvivler alligevel, når chancerne taler for det.
practice-lesson-french-poker-open = Åbne terninger
practice-lesson-french-poker-open-text = Åbne terninger viser, hvad der stadig er muligt. Tæl de skjulte terninger, som meldingen kræver.
practice-lesson-french-poker-keep = Hvilke terninger du beholder
practice-lesson-french-poker-keep-text = Behold det, der hjælper den næste melding, og tænk på, hvad de andre får at se.
practice-lesson-french-poker-claim = Den første melding
practice-lesson-french-poker-claim-text = En første melding skal blive troet og være svær at slå.
practice-lesson-sword-of-lies-single = Ét sværd er nok
practice-lesson-sword-of-lies-single-text = Et dobbeltangreb koster et af dine egne kort. Tæl, hvem der falder først, før du betaler.
practice-lesson-sword-of-lies-double = Dobbeltangrebet
practice-lesson-sword-of-lies-double-text = Somme tider afgør to sværd på én gang krigen, før svaret kommer.
practice-lesson-sword-of-lies-bets = Indsatser og de fire sværd
practice-lesson-sword-of-lies-bets-text = Sammenlign prisen med din andel af puljen. Den, der først satser højest, får fire sværd. Tæl derfor, hvor mange gange der endnu må hæves: Hvem hæver sidst?

## Afslag
practice-refused-game = Der er ingen opgaver til { $game }. Der er til: { $allowed }.
practice-refused-theme = Temaet { $theme } findes ikke. Der er: { $allowed }.
practice-refused-lesson = Lektionen { $lesson } findes ikke. Der er: { $allowed }.
practice-refused-day = { $given } er ingen dato. Skriv den som 2026-11-27.
practice-refused-position = Den stilling findes ikke i { $given }.
practice-refused-option = Valget { $given } er ikke muligt her.
practice-prompt = Dit valg (1 til { $count }, q for at stoppe):
