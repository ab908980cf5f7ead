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
coach-unexpected = never said
coach-figure = { $unit ->
    [points] { $worth } points
   *[chance] { $worth } %
}
coach-line = Round { $round }: your dice { $roll }, to beat { $claim }. You: { $done }, worth { $worth }.
coach-line-answer = Round { $round }: you were told { $claim } (a lie: { $lie }). You: { $done }, worth { $worth }.
coach-line-better = Better: { $best }, worth { $lost } more.
coach-lost = All mistakes together cost { $lost }.
coach-one-of-many = With three players and more there are many equilibria. A mistake here is one against that way of playing which the solver chose.

coach-move-look = look
coach-move-announce = say { $value }
coach-move-reroll = roll again unseen, say { $value }
coach-move-believe = believe
coach-move-doubt = doubt
coach-move-concede = concede
coach-move-keep-lives = keep three lives
coach-move-reroll-lives = let the die decide

coach-verdict-nothing = There is nothing to judge: no decision of yours in a position that is solved.
coach-verdict-sound = Sound all the way: none of your { $decisions } decisions cost anything worth telling.
coach-mistake-announce = Your biggest mistake: in round { $round }, with { $roll } under the cup and { $claim } to beat, you said { $said }. { $better ->
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
coach-mistake-believe = Your biggest mistake: in round { $round } you believed { $claim }, which a sound player would have made up { $lie } times in a hundred. Doubting would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-doubt = Your biggest mistake: in round { $round } you doubted { $claim }, which a sound player would have made up only { $lie } times in a hundred. { $better ->
    [concede] Conceding
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] %
} more.
coach-mistake-concede = Your biggest mistake: in round { $round } you conceded to { $claim }, which a sound player would have made up { $lie } times in a hundred. Doubting would have been worth { $lost } { $unit ->
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

coach-no-such-game = The coach knows Mia only; this is a record of { $game }.
coach-no-seat = The coach needs to know what a seat knew. From this record it can coach: { $allowed }.
coach-not-solved = A table of { $seats } with these rules is not solved at hand. Solve it with “mendax solve mia --policy FILE” and give the file with --policy.
coach-too-large = A whole game of { $seats } players with these rules and { $lives } lives is not solved here: it would take too long. Solved are the presets with two or three players, the house rules with up to four, and most other rules with two players and up to eight lives.
coach-too-slow = Solving these rules takes longer than this server allows.
coach-too-long = This game is too long to be gone through.
coach-other-game = Only Mia is solved; the coach knows no other game.
coach-not-your-seat = Only your own seat can be coached: the dice of the others were never opened. At tables that open the whole seed after each game, every seat can.
coach-no-seat-of-yours = You did not play in this game, so there is nothing of yours to go through.
coach-hint-off = Hints are off at this table. The host can allow them before a game.
coach-hint-no-seat = Hints are for those who play.
coach-hint-none = There is nothing to weigh here.
coach-other-policy = The policy in that file is for other rules, or for a single round only.

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
explore-one-of-many = With three players and more there are many equilibria, and this is one: the most honest that the solver finds.
explore-no-position = No position has the lives “{ $lives }”. Give one number for each player still in, up to { $most }, as 3,1.
explore-no-blind-pass = Play with blind passing is solved but can't be drawn: what is best hangs on every claim since the dice fell, not on the last one alone.
explore-no-value = { $given } is nothing to be beaten. There are: { $allowed }.
