# The coach of French poker: its moves, its sentences, and what it does not know.
coach-move-keep-open = lay { $value } open, roll the others hidden
coach-move-keep-hidden = keep { $value } hidden, roll the others in the open
coach-move-roll-all = roll all five hidden

french-poker-coach-mistake-opening = Your biggest mistake: in round { $round } you rolled { $roll } and said { $said }. Saying { $value } would have been worth { $lost } % more.
french-poker-coach-mistake-cup = Your biggest mistake: in round { $round }, with { $roll } before you and { $claim } to beat, you { $kind ->
    [keep-open] laid { $said } open and rolled the others hidden
    [keep-hidden] kept { $said } hidden and rolled the others in the open
    [roll-all] rolled all five hidden
   *[announce] said { $said }
}. { $better ->
    [keep-open] Laying { $value } open and rolling the others hidden
    [keep-hidden] Keeping { $value } hidden and rolling the others in the open
    [roll-all] Rolling all five hidden
   *[announce] Saying { $value }
} would have been worth { $lost } % more.
french-poker-coach-mistake-answer = Your biggest mistake: in round { $round } you { $kind ->
    [believe] believed
    [concede] conceded to
    [pass-on] passed on unseen
   *[doubt] doubted
} { $claim }, which a sound player would have made up { $lie } times in a hundred. { $better ->
    [believe] Believing
    [concede] Conceding
    [pass-on] Passing it on as { $value }
   *[doubt] Doubting
} would have been worth { $lost } % more.
french-poker-coach-mistake-unexpected = Your biggest mistake: in round { $round } you { $kind ->
    [believe] believed
    [concede] conceded to
    [pass-on] passed on unseen
   *[doubt] doubted
} { $claim }. Sound players never say that here; from somebody who lies only where a lie costs nothing it is one { $lie } times in a hundred. { $better ->
    [believe] Believing
    [concede] Conceding
    [pass-on] Passing it on as { $value }
   *[doubt] Doubting
} would have been worth { $lost } % more.
french-poker-coach-mistake-knowing = Your biggest mistake: in round { $round } you knew all five dice, { $roll }, and { $kind ->
    [believe] believed
    [concede] conceded to
    [pass-on] passed on
   *[doubt] doubted
} { $claim }. { $better ->
    [believe] Believing
    [concede] Conceding
    [pass-on] Passing it on as { $value }
   *[doubt] Doubting
} would have been worth { $lost } % more.

french-poker-coach-seats = French poker is solved for two. With { $seats } players the coach speaks up once two are left, if those go on until one has tokens left.
french-poker-coach-unsolved = These rules are not among those that come solved. `mendax coach` solves them for a game that is over.
french-poker-explore-note = The first page is the opener's, the others are five dice rolled again hidden; with some dice laid open there are thousands of pages more. Claims and dice are put together by hand, and to beat is the highest claim of a hand. What opening is worth is the chance to win the round.
french-poker-solver-refused-seats = French poker is solved for two seats, not for { $seats }.
french-poker-solver-refused-passing = Not solved: passing on unseen where whoever looks must roll again.
