# Words of the browser's board of Mia. Values are numbers of two digits.
## Mia: prompts
web-mia-you-open = You open the round. Roll!
web-mia-you-rolled = { $open ->
    [yes] The dice are yours alone to see.
   *[no] Rolled. Beat { $value }, or say you do.
}
web-mia-you-say = { $open ->
    [yes] Announce anything.
   *[no] Announce more than { $value }.
}
web-mia-you-rolled-reach = Rolled. Reach { $value }, or say you do.
web-mia-you-say-reach = Announce { $value } or more.
web-mia-you-answer = { $announcer } says { $value }. True?
web-mia-you-show = You were believed. Show what you had?
web-mia-you-lives = Three lives left. Try your luck?
web-mia-you-are-out = You are out. Watch the liars.
web-mia-waits-lot = The lot decides who begins.
web-mia-waits-open = { $seat } opens the round.
web-mia-waits-fall = { $seat } shakes the cup.
web-mia-waits-cup = { $seat } has the cup.
web-mia-waits-answer = { $announcer } says { $value }. { $seat } ponders.
web-mia-waits-show = { $seat } was believed, and may show the dice.
web-mia-waits-lives = { $seat } may roll for new lives.
web-mia-waits-lives-fall = { $seat } rolls for new lives.
web-mia-announce-unseen = Announce without looking
web-mia-believe-note = take the cup and roll
web-mia-doubt-note = lift the cup!
web-mia-concede-note = lose without looking
web-mia-pass-on = Pass the cup on, unseen
web-mia-no-claim = No claim yet
web-mia-flag = said
web-mia-claims = Said in this round
web-mia-ladder = Values that you may announce
web-mia-your-roll = your roll
web-mia-your-dice = Your dice: { $value }
web-mia-cover = Cover the dice
web-mia-uncover = Look again
web-mia-show-odds = Show the odds
web-mia-odds = A fresh roll beats { $value }: { $ways } of 36, { $percent } %
web-mia-beaten-by = beaten by { $ways } of 36 rolls, { $percent } %
web-mia-odds-reach = A fresh roll is { $value } or better: { $ways } of 36, { $percent } %
web-mia-reached-by = reached by { $ways } of 36 rolls, { $percent } %
web-mia-points-of = { $count } of { $start } points

## Mia: the moments
web-mia-had = { $seat } had { $value }
web-mia-lot = { $seat } begins
web-mia-doubts = { $doubter } doubts { $announcer }
web-mia-concedes = { $seat } gives up
web-mia-opens = The cup is opened
web-mia-true = True!
web-mia-lie = Lie!
web-mia-toast = A toast!
web-mia-said = { $announcer } said { $value }
web-mia-shows = The dice show { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = the die for new lives is still to come
web-mia-new-lives = New lives for { $seat }

## Mia: first steps
