# Words of the browser's board of French poker. Claims come in words, dice as numbers from 1.
web-french-poker-you-open = You open the round. Roll the five dice!
web-french-poker-you-claim-first = Claim a hand, true or not.
web-french-poker-you-claim = Now claim more than { $claim }.
web-french-poker-you-choose = Tap the dice to keep, or leave them. To beat: { $claim }.
web-french-poker-you-must-roll = Tap the dice to keep; the others roll. To beat: { $claim }.
web-french-poker-you-answer = { $claimer } claims { $claim }. True?
web-french-poker-you-are-out = You are out. Watch the liars.
web-french-poker-you-are-safe = You are safe. Watch the others sweat.
web-french-poker-waits-lot = The lot decides who begins.
web-french-poker-waits-open = { $seat } opens the round.
web-french-poker-waits-fall = { $seat } rolls.
web-french-poker-waits-cup = { $seat } has the dice.
web-french-poker-waits-answer = { $claimer } claims { $claim }. { $seat } ponders.

## Answers
web-french-poker-believe-note = take the dice and look
web-french-poker-doubt-note = open all dice!
web-french-poker-concede-note = lose without looking
web-french-poker-pass-on = Pass on blind, with a higher claim

## Dice, as one knows them
web-french-poker-dice = The five dice, as you know them
web-french-poker-mat = Open on the mat: { $dice }
web-french-poker-mat-empty = No dice lie open.
web-french-poker-under-cup = { $count ->
    [0] Nothing under the cup
    [one] { $count } die under the cup
   *[other] { $count } dice under the cup
}
web-french-poker-die = Die { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Die { $number }: under the cup, you have not seen it
web-french-poker-open = open
web-french-poker-hidden = hidden
web-french-poker-recalled = recalled
web-french-poker-unknown = unseen
web-french-poker-keep = keep
web-french-poker-you-have = You have { $claim }.

## Keeping and rolling
web-french-poker-roll-hidden = { $count ->
    [0] Lay all open
    [5] Roll all five
   *[other] Roll { $count } hidden
}
web-french-poker-roll-hidden-note = { $kept ->
    [none] under the cup
    [all] roll nothing
   *[other] lay { $kept } open
}
web-french-poker-roll-open = { $count ->
    [0] Roll in the open
    [5] Roll in the open
   *[other] Roll { $count } open
}
web-french-poker-roll-open-note = { $kept ->
    [none] keep a die to do this
    [all] leave a die to do this
   *[other] { $kept } under the cup
}
web-french-poker-leave-them = Leave them as they lie, and claim

## What one did
web-french-poker-did-opened = opened the round
web-french-poker-did-left = left the dice as they lay
web-french-poker-did-kept-hidden = kept { $count } hidden, rolled { $rest } open
web-french-poker-did-kept-open = { $count ->
    [0] rolled all five hidden
    [5] laid all five open
   *[other] kept { $count } open, rolled { $rest } hidden
}
web-french-poker-did-passed = passed on blind

## Claims
web-french-poker-no-claim = No claim yet
web-french-poker-claims = Claims of this round
web-french-poker-hands = Hand to claim
web-french-poker-ranks = Which ones
web-french-poker-kickers = Further dice
web-french-poker-general = any
web-french-poker-no-kickers = only these
web-french-poker-certain = This is true of any five dice.
web-french-poker-your-hand = what you have
web-french-poker-percent = { $percent } %

## Odds
web-french-poker-show-odds = Show the odds
web-french-poker-odds-answer = By the dice you know, it is true { $percent } % of the time.
web-french-poker-odds-target = Chances with the dice you keep. Aim: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Best: roll all five, { $percent } %
    [all] Best: roll nothing, { $percent } %
   *[other] Best: keep { $kept }, { $percent } %
}

## Tokens
web-french-poker-pot = In the pot: { $count }
web-french-poker-holds = { $count ->
    [one] holds { $count } token
   *[other] holds { $count } tokens
}
web-french-poker-safe = safe

## The moments
web-french-poker-lot = { $seat } begins
web-french-poker-doubts = { $doubter } doubts { $claimer }
web-french-poker-concedes = { $seat } gives up
web-french-poker-true = True!
web-french-poker-lie = Lie!
web-french-poker-said = { $claimer } said { $claim }
web-french-poker-shows = The dice: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } is safe
web-french-poker-pot-emptied = The pot is empty: winners give back now

## First steps
