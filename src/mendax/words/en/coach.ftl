# The coach: what decisions were worth, and the picture of a solved strategy.
coach-title = { $name }, decision by decision
coach-course = What the game was worth, round by round (− what was given away)
coach-head-round = Round
coach-head-dice = Your dice
coach-head-claim = To beat
coach-head-lie = A lie?
coach-head-done = You did
coach-head-worth = Worth
coach-head-better = Better
coach-head-lost = Cost
coach-head-moment = When
coach-head-known = What you could know
coach-head-shown = Came to light later
coach-unexpected = never said
coach-figure = { $unit ->
    [chips] { $worth } chips
    [points] { $worth } points
   *[chance] { $worth } %
}
coach-line = Round { $round }: { $looked ->
    [no] dice unseen
   *[yes] your dice { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , to beat { $claim }
}. You: { $done }, worth { $worth }.
coach-line-answer = Round { $round }: you were told { $claim } (a lie: { $lie }). You: { $done }, worth { $worth }.
coach-line-knowing = Round { $round }: you knew of { $roll } under the cup and were told { $claim }. You: { $done }, worth { $worth }.
coach-line-known = { $moment }: { $known } You: { $done }, worth { $worth }.
coach-line-better = Better: { $best }, worth { $lost } more.
coach-lost = On average a decision cost { $lost }.
coach-one-of-many = While three players and more are left there are many equilibria, so moves are weighed against those at this table, by how they had played until then.

coach-move-look = look
coach-move-announce = say { $value }
coach-move-reroll = roll again unseen, say { $value }
coach-move-believe = believe
coach-move-doubt = doubt
coach-move-pass-on = pass on unseen, say { $value }
coach-move-concede = concede
coach-move-keep-lives = keep three lives
coach-move-reroll-lives = let the die decide

coach-verdict-nothing = There is nothing to judge: no decision of yours in a position that is solved.
coach-verdict-sound = Sound all the way: none of your { $decisions } decisions cost anything worth telling.
coach-mistake-announce = Your biggest mistake: in round { $round }, with { $roll } under the cup{ $opening ->
    [yes] { "" }
   *[no] { " " }and { $claim } to beat
}, you said { $said }. { $better ->
    [reroll] Rolling again unseen and saying { $value }
   *[announce] Saying { $value }
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-unseen = Your biggest mistake: in round { $round } you said { $said } without a look. { $better ->
    [look] Looking first
   *[announce] Saying { $value }
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-look = Your biggest mistake: in round { $round } you looked. Saying { $value } unseen would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-reroll = Your biggest mistake: in round { $round }, with { $roll } under the cup, you rolled again. { $better ->
    [reroll] Saying { $value } about it
   *[announce] Saying { $value } as it was
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-believe = Your biggest mistake: in round { $round } you believed { $claim }, { $made ->
    [here] which at this table, going by how it had been played, is a lie { $lie } times in a hundred
    [never] which sound players never say there; any dice at all fall short of it { $lie } times in a hundred
   *[sometimes] which a sound player would have made up { $lie } times in a hundred
}. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-doubt = Your biggest mistake: in round { $round } you doubted { $claim }, { $made ->
    [here] which at this table, going by how it had been played, is a lie only { $lie } times in a hundred
    [never] which sound players never say there; any dice at all fall short of it only { $lie } times in a hundred
   *[sometimes] which a sound player would have made up only { $lie } times in a hundred
}. { $better ->
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-concede = Your biggest mistake: in round { $round } you conceded to { $claim }, { $made ->
    [here] which at this table, going by how it had been played, is a lie { $lie } times in a hundred
    [never] which sound players never say there; any dice at all fall short of it { $lie } times in a hundred
   *[sometimes] which a sound player would have made up { $lie } times in a hundred
}. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-pass-on = Your biggest mistake: in round { $round } you were told { $claim }, which a sound player would have made up { $lie } times in a hundred, and passed the cup on with { $said }. { $better ->
    [doubt] Doubting
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-believe-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and believed { $claim }. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-doubt-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and doubted { $claim }. { $better ->
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-concede-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and conceded to { $claim }. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-pass-on-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and passed it on over { $claim } with { $said }. { $better ->
    [doubt] Doubting
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-keep-lives = Your biggest mistake: after round { $round } you kept three lives. Letting the die decide would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-reroll-lives = Your biggest mistake: after round { $round } you let the die decide. Keeping three lives would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.

coach-no-such-game = There is no coach for the game of this record, { $game }. There is one for: { $allowed }.
coach-no-seat = The coach needs to know what a seat knew. From this record it can coach: { $allowed }.
coach-too-large = A whole game of { $seats } players with these rules and { $lives } lives is not solved here: it would take too long. Solved are the presets with two or three players, the house rules with up to four, and most other rules with two players and up to eight lives.
coach-too-large-passing = Where the cup may be passed on, every claim since the roll counts, so only little of it is solved here: the house rules of two players with up to six lives; with other rules of two, up to six lives where a pass must go higher, and one life where the value may be passed on as it is.
coach-too-slow = Solving these rules takes longer than this server allows.
coach-unsolved = The solver found no equilibrium of these rules that is exact enough.
coach-preparing = The solver is getting ready, which takes a minute the first time. Ask again then.
coach-solver-failed = The solver could not do this here. The server tries it again in ten minutes.
coach-too-long = This game is too long to be gone through.
coach-other-game = The coach has nothing of this kind for this game.
coach-not-your-seat = Only your own seat can be coached: the dice of the others were never opened. At tables that open the whole seed after each game, every seat can.
coach-no-seat-of-yours = You did not play in this game, so there is nothing of yours to go through.
coach-hint-off = Hints are off at this table. The host can allow them before a game.
coach-hint-no-seat = Hints are for those who play.
coach-hint-none = There is nothing to weigh here.
coach-other-policy = The policy in that file is for other rules, for another number of seats, or for a single round only.

explore-title = { $name }, lives { $lives } (from the one with the cup)
explore-worth = Opening is worth { $worth } at a table of { $seats }.
explore-figure = { $unit ->
    [points] { $worth } points
   *[chance] { $worth } %
}
explore-legend = · never   ░ up to ¼   ▒ up to ½   ▓ up to ¾   █ more; green: the truth
explore-opener = What the opener says (rows: dice, columns: claims)
explore-over = What is said over { $value } (rows: dice, columns: claims)
explore-doubts = How often a claim is doubted (rows: to beat, columns: claims)
explore-lies = How often a claim is a lie (rows: to beat, columns: claims)
explore-says = { $value } { $percent } %
explore-again = roll again unseen { $percent } %
explore-claim = { $value }: said { $often } %, a lie { $lie } %, doubted { $doubt } %
explore-compare = What differs
explore-compare-worth = Opening is worth
explore-compare-lies = Lies among the opener's claims
explore-compare-doubted = Doubts of the opener's claims
explore-compare-fall = Where the cup loses most of its worth
explore-differs = { $value } over { $over } is doubted { $one } % and { $two } %.
explore-one-of-many = With three players and more there are many equilibria, and this is one of them. It is right only as long as everybody keeps to it.
explore-no-position = No position has the lives “{ $lives }”. Give one number for each player still in, up to { $most }, as 3,1.
explore-bad-position = No position is written as “{ $given }”. Give one number for each player still in, as 3,1.
explore-refused-game = There is no solved strategy of { $game } to look at. There is one of: { $allowed }.
explore-passing = Where the cup may be passed on, this is what is said first after a roll, and how often that is doubted at once. Answers to what is passed on hang on every claim since the roll, and are not drawn.
explore-no-value = { $given } is nothing to be beaten. There are: { $allowed }.
