# The words of Liar's Dice. Names of players come as $seat, $claimer and $winner.
liars-dice-title = Liar’s Dice
liars-dice-pitch = Dice under every cup: how many fives do all of you have?

## House rules
liars-dice-option-dice = Dice
liars-dice-option-dice-help = How many dice each player starts with.
liars-dice-option-wild-ones = Ones are wild
liars-dice-option-wild-ones-help = Whether a one counts as every face. Ones can’t be claimed then.
liars-dice-option-turn-clock = Time to act
liars-dice-option-turn-clock-help = Seconds for each decision before the server plays for an absent player; 0 is no limit.
liars-dice-preset-standard = Standard
liars-dice-preset-standard-help = Five dice each, and ones are wild.
liars-dice-preset-plain = Plain
liars-dice-preset-plain-help = Five dice each, and a one is a one.
liars-dice-preset-quick = Quick
liars-dice-preset-quick-help = Two dice each.

## Views and actions
liars-dice-field-round = Round
liars-dice-field-turn = To act
liars-dice-field-claim = Last claim
liars-dice-field-claimer = Claimed by
liars-dice-field-dice = Dice
liars-dice-field-last-round = Last round
liars-dice-field-count = Dice
liars-dice-field-face = Face
liars-dice-value-claim = { $count } × { $face }
liars-dice-action-claim = Claim { $count } × { $face }
liars-dice-action-doubt = Doubt
liars-dice-action-roll = The dice fall: { $dice }
liars-dice-words-claim = c claim
liars-dice-words-doubt = d doubt no
liars-dice-do-claim = claim { $count } × { $face }
liars-dice-do-doubt = doubt: all dice are shown
liars-dice-question = How many dice show the same face?

## Events
liars-dice-event-round-started = Round { $number }: { $seat } begins.
liars-dice-event-rolled = You roll { $dice }.
liars-dice-event-claimed = { $seat } claims { $count } × { $face }.
liars-dice-event-doubted = { $seat } doubts { $claimer }.
liars-dice-event-shown = { $seat } shows { $dice }.
liars-dice-event-counted = { $holds ->
    [yes] There are { $count } × { $face }: the claim holds.
   *[no] There are { $count } × { $face }: the claim was too high.
}
liars-dice-event-lost-die = { $seat } loses a die; { $left } left.
liars-dice-event-game-ended = { $winner } wins.

## Events, to the player they are about
liars-dice-you-round-started = Round { $number }: you begin.
liars-dice-you-claimed = You claim { $count } × { $face }.
liars-dice-you-doubted = You doubt { $claimer }.
liars-dice-you-shown = You show { $dice }.
liars-dice-you-lost-die = You lose a die; { $left } left.

## The end of a game, and refusals
liars-dice-end-last-with-dice = All other players have lost their dice.
liars-dice-refused-too-low = Claim more dice, or as many of a higher face. There are { $dice } dice in all.
liars-dice-refused-not-now = This can’t be done now.

## How to play
liars-dice-play-aim = The aim
liars-dice-play-dice = Every player has { $dice ->
    [one] one die
   *[other] { $dice } dice
} under a cup. In each round all dice are rolled, and you see only your own. The last player with dice wins.
liars-dice-play-turn = Your turn
liars-dice-play-claim = The first player claims that at least so many of all dice show one face, such as 3 × 5: three fives. It may be true or a lie. The next player, clockwise,
liars-dice-play-wild = A one counts as every face, and ones can’t be claimed.
liars-dice-play-more = claims more dice of any face,
liars-dice-play-higher = claims as many dice of a higher face,
liars-dice-play-doubt = or doubts the claim, and all dice are shown.
liars-dice-play-end = The end of a round
liars-dice-play-loss = If there are as many dice as claimed, or more, the doubter loses a die, otherwise the claimer does.
liars-dice-play-next = The loser begins the next round. If they have no dice left, they are out, and the next player begins.
liars-dice-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the server plays for you.

bot-careful = Careful
bot-careful-help = Adds its own dice to the average of the others, and doubts what is more.
