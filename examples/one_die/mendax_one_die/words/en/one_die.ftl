# The words of one die. Names of players come as $seat, $claimer and $winner.
one-die-title = One die
one-die-pitch = One die each under the hand; how much do they all show together?

## House rules
one-die-option-lives = Lives
one-die-option-lives-help = How many lives everyone starts with.
one-die-option-exact-costs-two = An exact claim costs two
one-die-option-exact-costs-two-help = Whether doubting a claim that is exactly right costs two lives.
one-die-option-turn-clock = Time to act
one-die-option-turn-clock-help = Seconds for each decision before the server plays for an absent player; 0 is no limit.
one-die-preset-standard = Standard
one-die-preset-standard-help = Three lives.
one-die-preset-quick = Quick
one-die-preset-quick-help = One life: the first mistake is the last.
one-die-preset-exact = Exact
one-die-preset-exact-help = Doubting a claim that is exactly right costs two lives.

## What one sees, and what may be done
one-die-field-round = Round
one-die-field-phase = Now
one-die-field-turn = To act
one-die-field-total = Last claim
one-die-field-claimer = Claimed by
one-die-field-lives = Lives
one-die-field-dice = Die
one-die-field-last-dice = Last round
one-die-phase-roll = the dice fall
one-die-phase-claim = claims
one-die-phase-over = the game is over
one-die-action-claim = Claim
one-die-action-doubt = Doubt
one-die-action-fall = A die falls: { $pips }
one-die-words-claim = c claim
one-die-words-doubt = d doubt no
one-die-do-claim = claim a total
one-die-do-doubt = doubt: all dice are shown
one-die-question = How much do all dice show together?

## Events
one-die-event-round-started = Round { $number }: { $seat } begins.
one-die-event-saw = Your die shows { $pips }.
one-die-event-claimed = { $seat } claims { $total }.
one-die-event-doubted = { $seat } doubts { $claimer }.
one-die-event-shown = { $seat } shows { $pips }.
one-die-event-counted = { $holds ->
    [yes] Together that is { $sum }: { $total } holds.
   *[no] Together that is { $sum }: { $total } was too much.
}
one-die-event-lost = { $seat } loses { $cost ->
    [one] a life
   *[other] { $cost } lives
}; { $left } left.
one-die-event-went-out = { $seat } is out.
one-die-event-game-ended = { $winner } has won.

## Events, to the one they are about
one-die-you-round-started = Round { $number }: you begin.
one-die-you-claimed = You claim { $total }.
one-die-you-doubted = You doubt { $claimer }.
one-die-you-shown = You show { $pips }.
one-die-you-lost = You lose { $cost ->
    [one] a life
   *[other] { $cost } lives
}; { $left } left.
one-die-you-went-out = You are out.

## How a game ends, and why something can’t be done
one-die-end-last-standing = Everyone else is out.
one-die-refused-over = The game is over.
one-die-refused-dice-falling = The dice are still falling.
one-die-refused-not-your-turn = It is not your turn: seat { $seat } is to act.
one-die-refused-total = Now { $low } to { $high } can be claimed.
one-die-refused-nothing-to-doubt = There is no claim to doubt yet.
one-die-refused-not-now = This can’t be done now.

## How to play
one-die-play-aim = The aim
one-die-play-dice = Everybody has { $lives ->
    [one] one life
   *[other] { $lives } lives
} and one die. In each round all dice fall, each under a hand; you see only your own.
one-die-play-round = A round
one-die-play-claim = The first player claims how much all dice show together: the truth, more, or less. A claim holds if the dice show as much or more. The next player, clockwise,
one-die-play-higher = claims more,
one-die-play-doubt = or doubts, and all dice are shown.
one-die-play-lives = Lives
one-die-play-one-life = If the claim holds, the doubter loses a life, otherwise the claimer does.
one-die-play-exact = If the claim holds, the doubter loses a life, and two if it was exactly right. Otherwise the claimer loses one.
one-die-play-next = Whoever lost begins the next round; if they are out, the next player does.
one-die-play-end = The last player with lives wins.
one-die-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the server plays for you.

bot-careful = Careful
bot-careful-help = Claims the least it can, and doubts what the dice show too seldom.
