# The coach and the solver.

## What decisions were worth, and the picture of a solved strategy
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
   *[chance] { $worth }%
}
coach-line = Round { $round }: { $looked ->
    [no] dice unseen
   *[yes] your dice { $roll }
}{ $opening ->
    [yes] { "" }
   *[no] , to beat { $claim }
}. You: { $done }, worth { $worth }.
coach-line-answer = Round { $round }: you were told { $claim } { $expected ->
    [no] (sound players never say that here)
   *[yes] (a lie: { $lie })
}. You: { $done }, worth { $worth }.
coach-line-knowing = Round { $round }: you knew that { $roll } was under the cup and were told { $claim }. You: { $done }, worth { $worth }.
coach-line-known = { $moment }: { $known } You: { $done }, worth { $worth }.
coach-line-better = Better: { $best }, worth { $lost } more.
coach-lost = On average a decision cost { $lost }.
coach-mistakes-tomorrow = { $count ->
    [one] One of your mistakes comes back tomorrow.
   *[other] { $count } of your mistakes come back tomorrow.
}
coach-one-of-many = With three or more players left there are many equilibria, so moves are judged against the players at this table, by how they had played up to that point.
coach-move-look = look
coach-move-announce = say { $value }
coach-move-reroll = roll again unseen, say { $value }
coach-move-believe = believe
coach-move-doubt = doubt
coach-move-wait = wait
coach-move-pass-on = pass on unseen, say { $value }
coach-move-concede = concede
coach-move-keep-lives = keep three lives
coach-move-reroll-lives = let the die decide
coach-verdict-nothing = Nothing to judge: you made no decision in a solved position.
coach-verdict-sound = Sound all the way: { $decisions ->
    [1] your one decision cost nothing
   *[other] none of your { $decisions } decisions cost anything
} worth mentioning.
coach-mistake-announce = Your biggest mistake: in round { $round }, with { $roll } under the cup{ $opening ->
    [yes] { "" }
   *[no] { " " }and { $claim } to beat
}, you said { $said }. { $better ->
    [reroll] Rolling again unseen and saying { $value }
   *[announce] Saying { $value }
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-unseen = Your biggest mistake: in round { $round } you said { $said } without a look. { $better ->
    [look] Looking first
   *[announce] Saying { $value }
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-look = Your biggest mistake: in round { $round } you looked. Saying { $value } unseen would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-reroll = Your biggest mistake: in round { $round }, with { $roll } under the cup, you rolled again. { $better ->
    [reroll] Saying { $value } about it
   *[announce] Saying { $value } as it was
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-believe = Your biggest mistake: in round { $round } you believed { $claim }, { $made ->
    [here] which at this table, judging by the play so far, is a lie { $lie }% of the time
    [never] which sound players never say there; random dice fall short of it { $lie }% of the time
   *[sometimes] which a sound player would have made up { $lie }% of the time
}. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-wait = Your biggest mistake: in round { $round } you let { $claim } pass, { $made ->
    [here] which at this table, judging by the play so far, is a lie { $lie }% of the time
    [never] which sound players never say there; random dice fall short of it { $lie }% of the time
   *[sometimes] which a sound player would have made up { $lie }% of the time
}. Doubting out of turn would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-doubt = Your biggest mistake: in round { $round } you doubted { $claim }, { $made ->
    [here] which at this table, judging by the play so far, is a lie only { $lie }% of the time
    [never] which sound players never say there; random dice fall short of it only { $lie }% of the time
    [sure] which can’t be a lie
    [honest] which is almost never made up there
   *[sometimes] which a sound player would have made up only { $lie }% of the time
}. { $better ->
    [concede] Conceding
    [pass-on] Passing it on with { $value }
    [wait] Waiting
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-concede = Your biggest mistake: in round { $round } you conceded to { $claim }, { $made ->
    [here] which at this table, judging by the play so far, is a lie { $lie }% of the time
    [never] which sound players never say there; random dice fall short of it { $lie }% of the time
   *[sometimes] which a sound player would have made up { $lie }% of the time
}. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-pass-on = Your biggest mistake: in round { $round } you were told { $claim }, which a sound player would have made up { $lie }% of the time, and passed the cup on with { $said }. { $better ->
    [doubt] Doubting
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-believe-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and believed { $claim }. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-doubt-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and doubted { $claim }. { $better ->
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-concede-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and conceded to { $claim }. { $better ->
    [pass-on] Passing it on with { $value }
   *[doubt] Doubting
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-pass-on-knowing = Your biggest mistake: in round { $round } you knew that { $roll } was under the cup and passed it on over { $claim } with { $said }. { $better ->
    [doubt] Doubting
    [concede] Conceding
    [pass-on] Passing it on with { $value }
   *[believe] Believing
} would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-keep-lives = Your biggest mistake: after round { $round } you kept three lives. Letting the die decide would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-mistake-reroll-lives = Your biggest mistake: after round { $round } you let the die decide. Keeping three lives would have been worth { $lost } { $unit ->
    [points] points
   *[chance] percentage points
} more.
coach-no-such-game = The coach does not know the game of this record, { $game }. It knows: { $allowed }.
coach-no-seat = The coach needs to know what one seat knew. From this record it can coach: { $allowed }.
coach-no-perfect = There are no perfect bots for this game, because it is not solved.
coach-too-large = A whole game of { $seats } players with these rules and { $lives } lives is not solved here: it would take too long. The presets are solved for two or three players, Standard for up to four, and most other rules for two players and up to eight lives.
coach-too-large-passing = If the cup may be passed on, every claim since the roll counts, so only games of two players are solved here: Standard with up to six lives, other rules with up to six lives if a pass must go higher or must keep the value, and with one life if a pass may do either.
coach-too-slow = Solving these rules takes longer than this server allows.
coach-unsolved = The solver found no equilibrium of these rules that is exact enough.
coach-preparing = The solver is getting ready, which takes a minute the first time. Try again in a minute.
coach-solver-failed = The solver failed here. The server tries again in ten minutes.
coach-too-long = This game is too long for the coach.
coach-other-game = The coach can’t do this for this game.
coach-not-your-seat = Only your own seat can be coached: the others’ dice were never revealed. At tables that reveal everything after each game, every seat can.
coach-no-seat-of-yours = You did not play in this game, so there is nothing to coach.
coach-hint-off = Hints are off at this table. The host can allow them before a game.
coach-hint-no-seat = Hints are for players only.
coach-hint-none = There is nothing to decide here.
coach-other-policy = The policy in that file is for other rules, for another number of seats, or for a single round only.
explore-title = { $name }, lives { $lives } (starting with the player who has the cup)
explore-worth = Opening is worth { $worth } at a table of { $seats }.
explore-figure = { $unit ->
    [points] { $worth } points
   *[chance] { $worth }%
}
explore-legend = · never   ░ up to ¼   ▒ up to ½   ▓ up to ¾   █ more; green: the truth
explore-opener = What the opener says (rows: dice, columns: claims)
explore-over = What is said over { $value } (rows: dice, columns: claims)
explore-doubts = How often a claim is doubted (rows: to beat, columns: claims)
explore-lies = How often a claim is a lie (rows: to beat, columns: claims)
explore-says = { $value } { $percent }%
explore-again = roll again unseen { $percent }%
explore-claim = { $value }: said { $often }%, a lie { $lie }%, doubted { $doubt }%
explore-compare = What differs
explore-compare-worth = Opening is worth
explore-compare-lies = Lies among the opener's claims
explore-compare-doubted = Doubts of the opener's claims
explore-compare-fall = Where the cup loses most of its worth
explore-differs = { $value } over { $over } is doubted { $one }% and { $two }%.
explore-one-of-many = With three or more players there are many equilibria, and this is one of them. It holds only as long as everyone keeps to it.
explore-no-position = No position has the lives “{ $lives }”. Give one number for each player still in, up to { $most }, for example 3,1.
explore-bad-position = “{ $given }” is not a position. Give one number for each player still in, for example 3,1.
explore-refused-game = { $game } has no solved strategy to show. Available: { $allowed }.
explore-passing = Where the cup may be passed on, this shows the first claim after a roll, and how often it is doubted immediately. Answers to a claim that is passed on depend on every claim since the roll, and are not shown.
explore-no-value = There is no value { $given } to beat. Available: { $allowed }.

## Causes: why the best move is the best
cause-known-true = You know the dice: { $own } makes { $claim } true, so a doubt would lose.
cause-known-lie = You know the dice: { $own } falls short of { $claim }, so a doubt wins.
cause-lowest = { $claim } can’t be a lie: every roll reaches it.
cause-dice-reach = { $claim } can’t be a lie: the dice that you know already make it.
cause-ruled-out = { $claim } must be a lie: the dice that you know rule it out.
cause-top = Nothing beats { $claim }, so you can’t go on with a claim of your own. { $action ->
    [doubt] It is made up often enough to doubt.
    [concede] It is true too often to doubt.
   *[either] It is made up just often enough that doubting and giving up are worth the same.
}
cause-top-deters = Nothing beats { $claim }, and it is only said honestly because it is always doubted: if you always gave up, every player could say it and win.
cause-top-always = Nothing beats { $claim }. If you always gave up, it would pay your opponent to make it up far more often. Your doubts prevent that.
cause-only-top = Only { $other } beats { $claim }: if you believe it, you have to say { $other }.
cause-next-must-lie = { $claim } is hard to beat, with a chance of { $ways } in { $all }: if you believe it, you will probably have to lie.
cause-hard-to-beat = { $claim } is hard to beat: five new dice beat it with a chance of only { $chance }%.
cause-go-on-worse = If you believe { $claim }, you have to go on, and that is worth little here.
cause-mostly-lie = { $claim } is made up more often than not here.
cause-easy-to-beat = { $claim } is easy to beat, with a chance of { $ways } in { $all }: if you believe it, you will probably not have to lie.
cause-go-on-better = If you believe { $claim }, the round goes on, and you are not the only one who can lose it.
cause-rarely-lie = { $claim } is rarely made up here, so a doubt would usually lose.
cause-lie-seldom = { $claim } is not made up often enough here for a doubt to pay.
cause-always-believe = If you always believed { $claim }, it would pay your opponent to make it up far more often. Your doubts prevent that.
cause-always-doubt = If you always doubted { $claim }, your opponent would claim it only when it is true, and you would lose.
cause-either = { $claim } is made up just often enough here that both answers are worth the same.
cause-wait-worse = If nobody doubts { $claim }, the round goes on, and that is worth little to you.
cause-wait-better = If nobody doubts { $claim }, the round goes on, and others risk a lie before you do.
cause-wait-either = { $claim } is made up just often enough here that doubting and waiting are worth the same.
cause-luck-needed = The dice that you do not know make { $claim } with a chance of only { $chance }%.
cause-luck-likely = The dice that you do not know make { $claim } with a chance of { $chance }%.
cause-pass-on = If you pass the dice on as { $value }, the next player has to answer, and you need no roll that beats { $claim }.
cause-doubted-anyway = You are doubted whatever you say, so only a true claim survives. { $value } is true.
cause-lies-doubted = Every claim above your roll is doubted. { $value } is true, so a doubt can’t hurt it.
cause-top-roll = { $value } is true and nothing beats it: no answer can hurt you.
cause-truth-believed = { $value } is true, so a doubt can’t hurt it, and every claim above your roll is doubted more often.
cause-truth = { $value } is true, so a doubt can’t hurt it.
cause-bait = { $value } is less than you have, so it is true. It is doubted more often than { $truth }, and every doubt loses.
cause-less = { $value } is less than you have, so it is true and a doubt can’t hurt it.
cause-shift = { $value } is less than you have, so it is true. The next player beats it with { $ways } of { $all } rolls, but { $truth } with only { $other }; at this table it suits you if the next player need not lie.
cause-shift-truth = You could claim { $other } and be believed. But the next player beats { $value } with { $ways } of { $all } rolls, and { $other } with only { $fewer }; at this table it suits you if the next player need not lie.
cause-only-claim = { $value } is the only claim left.
cause-doomed = Your roll does not beat { $claim } and every claim above it is doubted: you can only choose the smallest loss.
cause-least-doubted = Your roll does not beat { $claim }, so you have to lie, and { $value } is doubted least.
cause-harder-to-beat = Your roll does not beat { $claim }, so you have to lie. { $value } is doubted more often than { $other }, but if it is believed, it is harder to beat.
cause-best-lie = Your roll does not beat { $claim }, so you have to lie. { $value } is doubted more often than { $other }, but it’s worth more to you if it is believed.
cause-raise = { $value } is harder to beat than the truth, { $truth }, and is still believed often enough.
cause-raise-free = { $value } is harder to beat than the truth, { $truth }, and is doubted no more often.
cause-reroll = { $own } falls short of { $value }. A new roll reaches it with a chance of { $ways } in { $all }.
cause-reroll-unknown = A new roll that nobody has seen reaches { $value } with a chance of { $ways } in { $all }.
cause-look = After a look you can still make every claim, and you know which are true.
cause-unseen = A roll that nobody has seen reaches { $value } with a chance of { $ways } in { $all }.
cause-keep-lives = Three lives are certain. The die gives fewer in one case of three.
cause-reroll-lives = The die gives three and a half lives on average.
cause-all-known = The next player knows all five dice and doubts every lie. { $value } is true.
cause-all-known-lost = The next player knows all five dice and doubts every lie, and no claim above { $claim } is true.
cause-keep-claim = Your dice make { $value } as they lie; a new roll could break it.
cause-open-roll = The next player will know all five dice, so only a true claim above { $claim } will hold.
cause-improve = Your dice beat { $claim }, but the next player knows them. Of { $count ->
    [one] a die
   *[other] { $count } dice
} rolled hidden the next player knows nothing, so you can claim more.
cause-roll-secret = Your dice do not beat { $claim }, and the next player knows them. The more dice you roll hidden, the more claims can be believed.
cause-roll-likeliest = Your dice do not beat { $claim }. { $better ->
    [roll-all] Rolling all five
   *[keep] Keeping { $value }
} gives the best chance to beat it: { $chance }%.

## Browser
web-coach-game = Game { $number }
web-coach-of = of { $count }
web-coach-earlier = Previous game
web-coach-later = Next game
web-coach-whose = Whose game
web-coach-slips = { $count } of your { $decisions } decisions were mistakes.
web-coach-chart = Chance to win, decision by decision
web-coach-chart-chips = What you could expect to win or lose, in chips
web-coach-chart-kept = Chance not to go out, decision by decision
web-coach-chart-points = Points ahead of the others, decision by decision
web-coach-chart-label = Chart of { $decisions } decisions over { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: from { $from } at the start to { $to } at the end. The table below has every decision in figures.
web-coach-chart-help = Each dot is one of your decisions; the line drops where it cost something. Everything in between is luck and the others’ play.
web-coach-round = Round { $number }
web-coach-axis = round
web-coach-decision = Decision { $number } of { $count }
web-coach-before = Previous decision
web-coach-next = Next decision
web-coach-next-mistake = Next mistake
web-coach-biggest = Your biggest mistake
web-coach-cost = −{ $lost }
web-coach-fine = A sound move
web-coach-equal = About equal to the best move
web-coach-slip = It cost { $lost }
web-coach-you = You: { $done }
web-coach-better = Better: { $best }
web-coach-dice = Your dice
web-coach-unlooked = not looked at
web-coach-to-beat = To beat
web-coach-told = You were told
web-coach-opening = you open the round
web-coach-lie = { $percent ->
    [0] A sound player makes this claim only if it is true.
   *[other] A sound player who makes this claim lies { $percent }% of the time.
}
web-coach-lie-here = { $percent ->
    [0] Judging by this player’s play so far, the claim is true.
   *[other] Judging by this player’s play so far, the claim is a lie { $percent }% of the time.
}
web-coach-never = Sound players never make this claim here.
web-coach-alternative = What you could do
web-coach-worth = Worth
web-coach-wins = wins
web-coach-stays = stays in
web-coach-often = sound play
web-coach-all = All decisions
web-coach-table = Every decision of the game
web-coach-did = You did
web-coach-column-cost = Cost
web-coach-column-lie = A lie?
web-coach-course = The game round by round
web-coach-explore = See the whole strategy here
web-coach-end = Only the end of this game is solved, so only the end is judged. { $why }
web-coach-unsolved = This game can’t be coached
web-coach-back = To the table
web-coach-end-row = end
web-coach-sound-help = What each player’s decisions cost, judged by what that player knew. Dice and the others decide the rest of the result.
web-coach-sound-cost = { $decisions ->
    [one] { $lost } lost in { $decisions } decision
   *[other] { $lost } lost in { $decisions } decisions
}
web-coach-sound-lies = Lies: { $made } of { $spots } (sound play { $expected })
web-coach-sound-doubts = Doubts: { $made } of { $spots } (sound play { $expected })
web-coach-sound-dearest = Dearest decision: { $done }, −{ $lost }
web-coach-sound-dice = Dice
web-coach-sound-told = Claim
web-coach-sound-instead = Sound play: { $moves }
web-coach-sound-hidden = { $count ->
    [one] { $count } decision with hidden dice is left out.
   *[other] { $count } decisions with hidden dice are left out.
}
web-coach-sound-none = No decision of this game has a known price.
web-hint-best = Best: { $move }
web-hint-none = No hint here: { $why }
web-hint-close = Close the hint
web-explore-title = { $game }, solved
web-explore-lead = Play like this and no one gains by knowing it. Choose the rules to see what to say with which dice, and how often to doubt.
web-explore-lead-many = With three or more players there are many such strategies, and this is one of them: it holds only as long as everyone keeps to it.
web-explore-rules = Rules
web-explore-first = First rules
web-explore-second = Second rules
web-explore-compare = Compare with other rules
web-explore-single = Stop comparing
web-explore-players = Players
web-explore-lives = Lives left, starting with the player who has the cup
web-explore-lives-of = Lives of player { $number }
web-explore-shown = What is shown
web-explore-say = What to say
web-explore-doubt = Doubts
web-explore-lie = Lies
web-explore-over = With this value to beat
web-explore-opener = nothing: you open
web-explore-lower = Lower
web-explore-higher = Higher
web-explore-say-caption = Rows: the dice under your cup. Columns: what you say.
web-explore-doubt-caption = How often a claim is doubted. Rows: the value to beat. Columns: the claim made over it.
web-explore-lie-caption = How often a claim that is made is a lie. Rows: the value to beat. Columns: the claim made over it.
web-explore-truth = the truth
web-explore-bluff = a lie
web-explore-less = less than you have
web-explore-never = never
web-explore-always = always
web-explore-mark = differs by 5 percentage points or more
web-explore-read-say = With { $roll } under the cup, { $value } is said { $percent }% of the time.
web-explore-read-again = With { $roll } under the cup, the dice are rolled again unseen { $percent }% of the time.
web-explore-read-doubt = { $value } over { $over } is doubted { $percent }% of the time.
web-explore-read-doubt-open = { $value } as the first claim is doubted { $percent }% of the time.
web-explore-read-lie = { $value } over { $over } is a lie { $percent }% of the time when it is said.
web-explore-read-lie-open = { $value } as the first claim is a lie { $percent }% of the time when it is said.
web-explore-read-not = This can’t be said here.
web-explore-read-help = Touch a square, point at it or use the arrow keys to read it.
web-explore-again = ↻
web-explore-again-words = roll again unseen
web-explore-unseen = Best here: do not even look, and say { $value }.
web-explore-worth = Opening is worth
web-explore-here-worth = Taking the cup here is worth
web-explore-lies = Lies among the first claims
web-explore-doubted = Doubts of the first claims
web-explore-fall = The cup loses most of its worth
web-explore-fall-at = from { $from } to { $to }
web-explore-differs = What differs
web-explore-same = No common claim differs by five percentage points or more.
web-explore-differ-say = With { $roll } over { $over }, { $value } is said { $one }% of the time; by the second rules { $two }%.
web-explore-differ-say-open = Opening with { $roll }, { $value } is said { $one }% of the time; by the second rules { $two }%.
web-explore-differ-doubt = { $value } over { $over } is doubted { $one }% of the time; by the second rules { $two }%.
web-explore-differ-doubt-open = { $value } as the first claim is doubted { $one }% of the time; by the second rules { $two }%.
web-explore-unsolved = These rules are not solved
web-explore-solving = Solving…
web-explore-figures = In figures

## What the solver refuses, and its reports
solver-refused-option = Not solved with “{ $option }” set to “{ $given }”. The solver knows only: { $allowed }.
solver-refused-seats = Tables of { $seats } are not solved. The solver knows two to { $most } seats.
solver-refused-lives = Games of { $seats } for { $lives } lives are too large to solve. For { $seats } seats, the solver knows up to { $most } lives.
solver-refused-blind-pass = Rules with blind passing are solved for two seats. For { $seats } they are solved where passing must go higher or must keep the value, and nobody gains by it: single rounds and games for one life, with most house rules. Not here.
solver-uncounted-blind-pass = Games with blind passing are not played by the fast kernels: there every claim since the roll counts.
solver-uncounted-race = The fast kernels do not play games in which players who are not asked may doubt.
solver-uncounted-wipe = The fast kernels do not play games with Mia over Mia, or with a value that leaves nothing to beat.
solver-refused-pass-back = Blind passing is not solved together with Mia over Mia, or with a value that leaves nothing to beat.
solver-uncounted-laps = The fast kernels do not count how often a value was said over itself, and with these rules the solved strategy depends on it.
solver-uncounted-scores = Such a game has more than { $most } possible scores, too many to add up exactly. Play a million games instead.
solver-refused-race = Games in which anybody may doubt are solved for up to { $few } seats with few lives. { $most ->
    [0] Tables of { $seats } are not.
   *[other] With { $seats } seats, the solver knows up to { $most } lives.
}
solver-refused-race-state = With { $seats } seats, these rules and doubts by anybody, the solver found no equilibrium. The default rules are solved.
solver-refused-race-with = Games in which anybody may doubt are not solved together with “{ $option }” changed.
solver-refused-points = A whole game for points that can run short is solved for two seats and up to { $rounds } rounds. A single round of it is always solved, and so are games for money, for lives, and for points that everyone earns in every round.
solver-refused-circle = With { $seats } seats and these rules { $again ->
    [round] a round can start over endlessly (a toast)
   *[claim] the same claim can go round endlessly
}, and the solver finds no way out. With two seats it does; with more, fewer lives or a single round may be solved.
solver-unknown-position = The stored policy does not know the position { $lives }.
solver-bad-policy = This version can’t read that policy: { $problem }.
solver-refused-game = { $game } is not solved. Solved here: { $allowed }.
solver-missing = Not solved here: this needs the package { $package }, which is not installed or can’t be loaded. To install it: python -m pip install { $package }
solver-solving = Solving
solver-preparing = Loading the solver (compiled the first time, which takes a minute)
solver-proving = Checking whether any deviation gains
solver-plain = Nothing is compiled here: without a compiler everything runs as plain Python. The extra “fast” installs one (numba and scipy).
solver-prepared = Ready in { $seconds } seconds. From now on compiled code is only loaded.
solver-title = { $game } solved, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $span ->
    [round] a single round
   *[match] the whole game
}
solver-seat = Seat
solver-opener = 1, opens
solver-other = { $seat }
solver-worth-chance = Chance to win
solver-worth-lives = Lives ahead
solver-worth-points = Points ahead
solver-worth-kept = Chance not to go out
solver-worth-payoff = Payoff: the player who goes out pays 1, the others share it
solver-deviation = No player gains more than { $gain } by deviating.
solver-deviation-round = Measured for a single round: no player raises the chance of winning it by more than { $gain } by deviating. --prove measures the whole game.
solver-took = Solved in { $seconds } seconds.
solver-read = Read in { $seconds } seconds; it was solved before.
solver-endless = Played like this, a game may never end: one took more than { $turns } claims.
exploit-title = The best response to a bot, at a table of two
exploit-weighing = Computing the best response to { $bot }
exploit-bot = Bot
exploit-opening = Rounds it wins when it opens
exploit-following = … when the bot opens
exploit-game = A whole game is worth
exploit-tried = Played
exploit-line = Against { $bot }: wins { $opening } of the rounds it opens and { $following } of those the bot opens; a whole game is worth { $game }; played: { $tried }
exploit-refused-game = Best responses are computed only for { $allowed }, not for { $game }.
exploit-known-line = At a table of { $seats }, all others { $bot }: a player who knows them lost { $lost } of { $rounds } rounds. Among its own kind { $bot } loses { $fair }.
exploit-refused-rules = Best responses are not computed if dice may be passed on unseen (unless the bot never does so), or in a charge whose top claim may be conceded. Leave blind_pass off and, in a charge, top_claim at must_doubt.
exploit-refused-bot = { $given } does not say how likely each of its moves is, so its best response can’t be computed.
exploit-mia-title = What a best response wins at a table of { $seats } where all others are the bot ({ $fair } is par)
exploit-mia-lot = Games it wins, the opener drawn by lot
exploit-mia-opens = when it opens
exploit-mia-place = as number { $place }
exploit-mia-line = Against { $bot } it wins { $lot } of the games, the opener drawn by lot ({ $places })
exploit-refused-mia-bot = Best responses at Mia are computed only for { $allowed }, not for { $given }.
exploit-refused-mia-games = At Mia the figures are exact and no games are played: leave --games out.
exploit-refused-mia-winners = At Mia a best response is computed only if one player wins and all others lose: set scoring to lives and, with more than two players, ends_when to last_standing.
exploit-refused-mia-repeats = At Mia a best response is computed only if nothing can repeat: announce at higher, joker_32 without a toast, life_reroll off.
measure-no-such-game = Decisions are priced only in { $allowed }, not in { $given }.
measure-program = { $given } is a separate program and can’t be asked in every situation. Give the name of a bot, a Python file, or module:function.
measure-by-standing = { $given } plays differently when the lives differ, so one policy of a round doesn’t describe it.
measure-other-tables = This needs two policies for two seats under the same rules, at least one of them asked from a bot.
measure-no-bot = { $given } is no bot: { $problem }
profile-pricing = Pricing every decision
profile-title = { $game }, { $seats } at the table: cost of a decision { $unit ->
    [points] in points
   *[chance] in percentage points
}
profile-head-player = Player
profile-head-games = Games
profile-head-cost = Cost
profile-head-claims = of claims
profile-head-answers = of answers
profile-head-lies = Lies
profile-head-doubts = Doubts
profile-head-right = Right answers
profile-head-caught = Lies caught
profile-rates = { $own } (solution { $sound })
profile-of = { $count } of { $all }
profile-line = { $player }, { $games } games: a decision costs { $cost } (claims { $claims }, answers { $answers }); lies { $lies }; doubts { $doubts }; right answers { $right }; lies caught { $caught }
profile-differ = { $better } decides better than { $worse } (p { $p }). About { $games } games each show this difference.
profile-luck = { $better } decided better than { $worse }, but it may be luck (p { $p }). About { $games } games each would show this difference.
profile-equal = { $better } and { $worse } cost the same.
profile-one-of-many = With three or more players left, the solution is one of many, and costs are against the players at this table.
profile-note = In brackets: how often the solution makes this move in the same spots. A cost is what a move gives away against sound play.
profile-beliefs = Beliefs of { $player } in { $count } answers: Brier score { $brier }. In the { $compared } answers to claims that the solution makes, too: { $there }, and { $sound } with the solution’s chances. Always saying one half gives 0.25.
profile-beliefs-alone = Beliefs of { $player } in { $count } answers: Brier score { $brier }. Always saying one half gives 0.25.
profile-page-title = How the players lie
profile-page-compared = Compared
profile-page-lies = Lies: more or fewer than the solution, in percentage points
profile-page-doubts = Doubts: more or fewer than the solution, in percentage points
profile-page-rates-help = In the same spots. The line shows by how much a player of the solution would differ by chance (95%).
profile-page-beliefs = Beliefs of { $player }
profile-page-beliefs-help = Across: the stated probability of a lie. Up: the share of lies. Points on the diagonal are right.
profile-page-stated = Stated
profile-page-found = Lies
profile-page-answers = Answers
dataset-written = Decisions in { $file }: { $rows }.
dataset-files-or-bots = Name files of games, or bots for a match with --bots, but not both.
dataset-bad-name = A decision table ends in { $allowed }, not { $given }.
benchmark-playing = Playing the benchmark
benchmark-verifying = Playing and counting again
benchmark-verified = Recomputed: all { $games } games and every figure are right.
benchmark-title = { $game }, suite { $suite }, seed { $seed }: cost of a decision { $unit ->
    [points] in points
   *[chance] in percentage points
}
benchmark-head-player = Player
benchmark-head-games = Games
benchmark-head-published = Published rules
benchmark-head-drawn = Drawn rules
benchmark-head-talk = With talk
benchmark-head-effect = Effect of talk
benchmark-head-equilibrium = Wins against the solution
benchmark-head-habits = Wins against habits
benchmark-line = { $player }, { $games } games: a decision costs { $published } under published rules and { $drawn } under drawn rules; wins { $equilibrium } against the solution and { $habits } against habits
benchmark-line-published = { $player }, { $games } games: a decision costs { $published }; wins { $equilibrium } against the solution and { $habits } against habits
benchmark-line-talk = With talk, a decision of { $player } costs { $talk }: a difference of { $effect }.
benchmark-same-names = Each player needs its own name.
benchmark-too-many-drawn = A suite of { $game } has at most { $most } drawn tables.
benchmark-too-few-moves = The result has too few moves for this game.
benchmark-unreadable = This is no result of the benchmark: { $problem }
benchmark-other-suite = This result is of suite { $given }. This version of Mendax checks suite { $known }.
benchmark-wrong-tables = The tables or opponents are not those of the seed.
benchmark-wrong-games = Games differ from their recomputation: { $place }.
benchmark-wrong-figures = Figures differ from their recomputation: { $player }.
