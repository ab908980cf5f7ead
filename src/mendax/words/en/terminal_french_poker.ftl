# Words of French poker in the terminal.
## Second person
terminal-french-poker-you-lot-drawn = The lot falls on you.
terminal-french-poker-you-round-started = Round { $number }: you begin.
terminal-french-poker-you-shaken = You roll five dice under the cup.
terminal-french-poker-you-announced = You claim { $claim }.
terminal-french-poker-you-believed = You believe, take the dice and look.
terminal-french-poker-you-kept-hidden = You keep { $kept } under the cup and re-roll the rest in the open.
terminal-french-poker-you-kept-open = { $kept ->
    [none] You re-roll all five dice hidden.
    [all] You lay all five dice open.
   *[other] You lay { $kept } open and re-roll the rest hidden.
}
terminal-french-poker-you-passed-on = You hand the dice on unseen and claim { $claim }.
terminal-french-poker-you-doubted = You doubt { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } doubts you.
terminal-french-poker-you-conceded = You give up without looking.
terminal-french-poker-you-opened = { $held ->
    [yes] The dice show { $dice }, which is { $worth }: you said { $claim }, and it holds.
   *[no] The dice show { $dice }, which is { $worth }: you said { $claim }, a lie.
}
terminal-french-poker-you-laid-off = You lay off a token; { $left } left.
terminal-french-poker-you-charged = You take a token and hold { $held }; { $pot } in the pot.
terminal-french-poker-you-gave-back = You give a token back and hold { $held }.
terminal-french-poker-you-went-out = You are out.
terminal-french-poker-you-came-safe = You are safe.

## The table
terminal-french-poker-safe = safe
terminal-french-poker-open = open
terminal-french-poker-hidden = hidden
terminal-french-poker-dice = The dice: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } open
terminal-french-poker-die-hidden = №{ $place } { $pips } hidden
terminal-french-poker-die-unseen = №{ $place } unseen

## Questions
terminal-french-poker-ask-open = You open the round.
terminal-french-poker-ask-cup-first = You have { $dice }: { $own }. What do you claim?
terminal-french-poker-ask-cup-left = You have { $dice }: { $own }. To beat: { $claim }. Keep dice and re-roll, or claim?
terminal-french-poker-ask-cup = You have { $dice }: { $own }. To beat: { $claim }. What do you claim?
terminal-french-poker-ask-answer = { $seat } claims { $claim }. Do you believe it?
terminal-french-poker-ask-answer-top = { $seat } claims { $claim }: nothing is higher. What now?
terminal-french-poker-hint-answer = By the dice you know, it is true in { $percent } % of all falls.
terminal-french-poker-hint-keeping = The dice to keep for each hand, with the chance of reaching it:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: roll all, { $percent } %
    [all] { $claim }: keep all, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}

## What can be typed
terminal-words-keep-hidden = k keep hide
terminal-words-keep-open = l lay
terminal-french-poker-do-announce = claim a hand: type its dice or its name
terminal-french-poker-do-believe = believe, take the dice and look
terminal-french-poker-do-doubt = doubt: all dice are opened
terminal-french-poker-do-pass-on = hand the dice on unseen, and claim a higher hand
terminal-do-keep-hidden = keep these dice under the cup, roll the rest open
terminal-do-keep-open = lay these dice open, roll the rest hidden (0: roll all)
terminal-claim-missing = Say which hand, as in “{ $word } { $value }”. You may say: { $allowed }
terminal-claim-unclear = “{ $text }” is no hand. Type the dice that make it, or its name, as “two pairs”.
terminal-kept-missing = Say which dice, as in “{ $word } { $value }”: their numbers from 1 to 5.
terminal-kept-unclear = “{ $text }” names no dice. Type their numbers from 1 to 5, as “1 3”; 0 is none.

## Pages
terminal-odds-claim = Claim
terminal-odds-written = Written
terminal-odds-fresh = A fresh roll reaches it
terminal-odds-claim-line = { $name } ({ $claim }): { $reached } of { $ways } fresh rolls reach it ({ $percent } %).
