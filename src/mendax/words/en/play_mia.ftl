# How Mia is played at a table: one sentence for each rule that holds there. $top is the highest value.
mia-play-aim = The aim
mia-play-counted-in-lives = Everybody starts with { $lives ->
    [one] one life
   *[other] { $lives } lives
}. Whoever is caught lying loses one, and so does whoever doubts the truth. Without lives one is out.
mia-play-counted-in-matches = Everybody starts with { $lives ->
    [one] one match
   *[other] { $lives } matches
}. Whoever is caught lying puts one away, and so does whoever doubts the truth. Without matches one is out.
mia-play-counted-in-points = Whoever is caught lying gets a point, and so does whoever doubts the truth. With { $lives ->
    [one] one point
   *[other] { $lives } points
} one is out.
mia-play-ends-last-standing = The others play on, and the last one in the game wins.
mia-play-ends-first-out = The first one out has lost, and the game is over.
mia-play-scored-in-points = There are { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} for points. Each loss costs { $cost }, a double one twice as much; nobody goes below zero. At the end the most points win.
mia-play-scored-in-money = There are { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} for money. Each loss costs { $cost }, a double one twice as much, and one may run up debts. At the end the most money wins.
mia-play-gains-winner = Whoever wins a challenge gains { $gain }; when somebody gives up, nobody gains.
mia-play-gains-all = Each round that somebody loses brings { $gain } to everyone, the losers included.

mia-play-values = The values
mia-play-read = The two dice are read as one number, the higher die first: a 3 and a 5 are 53, never 35.
mia-play-ladder = From highest to lowest: { $ladder }.
mia-play-pips = Rolls joined by “=” are worth the same: there only the sum of the dice counts, so 62 and 53 are both 8 pips.
mia-play-mia = The highest, { $top }, is called Mia.
mia-play-another-top = The highest is { $top } here, not 21; so at this table { $top } is called Mia.
mia-play-second-little-mia = 31 is little Mia and stands right below 21.
mia-play-second-half-mia = 42 is half Mia and stands right below 21.
mia-play-second-half-and-little = 42, half Mia, stands right below 21, and 31, little Mia, right below that.
mia-play-middle-higher = The middle is { $value }: { $ways } of 36 rolls beat it.
mia-play-middle-equal-or-higher = The middle is { $value }: { $ways } of 36 rolls are that or more.

mia-play-round = A round
mia-play-opens = Lots decide who opens the first round. The opener shakes the cup and sets it down so that nobody sees the dice, looks or doesn’t, and announces a value: the truth, more, or less. Any of the { $count } values may open.
mia-play-answers = The next player, clockwise, answers:
mia-play-believe-higher = “I believe it”: they take the cup, roll, look or don’t, and must announce more than the last value, whatever they rolled.
mia-play-believe-equal-or-higher = “I believe it”: they take the cup, roll, look or don’t, and must announce the last value or more, whatever they rolled.
mia-play-doubt-is-truth = “I doubt it”: the dice are opened. If they show what was announced, or more, the doubter loses; if they show less, the announcer does.
mia-play-doubt-is-lie = “I doubt it”: the dice are opened. If they are worth exactly what was announced, the doubter loses; if they are worth less or more, the announcer does.
mia-play-pass-higher = “I pass it on”: the cup goes on unrolled and unseen, with a higher value. You answer for it from then on; whoever rolled is out of it.
mia-play-pass-same-or-higher = “I pass it on”: the cup goes on unrolled and unseen, with the same value or a higher one. You answer for it from then on; whoever rolled is out of it, but may not pass the same value on if the dice come back.
mia-play-may-show = Whoever was believed may lift the cup once more and show everybody what was there; nobody has to.
mia-play-reroll-new-value = After looking you may roll once more, this time without looking, and announce any value that will do.
mia-play-reroll-same-or-higher = After looking you may roll once more, this time without looking, and say “that or over”: the very value you had to beat. It holds if the dice show that or more. The opener may not.
mia-play-starter-doubter-or-next = After a caught lie the doubter opens the next round; after a wrong doubt, the player after the doubter. Whoever is out is skipped.
mia-play-starter-loser = The loser opens the next round; if they are out, the next player does.
mia-play-starter-winner = Whoever was right opens the next round.
mia-play-starter-doubter = The doubter opens the next round, right or wrong; if they are out, the next player does.

mia-play-top = Mia, { $top }
mia-play-reveals = Announcing { $top } opens the dice at once. If it is there, everyone else { $cost ->
    [1] loses as usual
   *[other] loses double
}; if not, the announcer does.
mia-play-unbeaten = Nothing beats { $top }, so it ends the bidding. What the next player can do:
mia-play-concede = Give up without looking: that { $cost ->
    [1] is an ordinary loss
   *[other] is a double loss
}, and whoever gives up opens the next round.
mia-play-pass-top = Pass { $top } on, unrolled and unseen.
mia-play-doubt-top = Doubt. If { $top } is there, { $true ->
    [1] the doubter loses as usual
   *[other] the doubter loses double
}; if not, { $lie ->
    [1] the announcer loses as usual
   *[other] the announcer loses double
}.
mia-play-double = Every loss is double in a round in which { $top } was announced, or lies under the opened cup.

mia-play-besides = Besides
mia-play-joker-toast = 32 is the joker. It can’t be announced; as soon as it is seen, the round ends with a toast, nobody loses, and the one who looked, or who answers for the dice, starts again.
mia-play-new-lives-may = The first time you have exactly three lives left, you may roll one die for a new number of them.
mia-play-new-lives-must = The first time you have exactly three lives left, you roll one die for a new number of them.
mia-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the house plays for you: it looks, tells the truth if that will do, and believes.
