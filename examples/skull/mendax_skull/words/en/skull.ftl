# The words of Skull. Names of players come as $seat and $pile.
skull-title = Skull
skull-pitch = Roses and a skull, face down: how many discs dare you turn over?

## House rules
skull-option-wins = Wins
skull-option-wins-help = How many bids a player must fulfil to win the game.
skull-option-turn-clock = Time to act
skull-option-turn-clock-help = Seconds for each decision before the server plays for an absent player; 0 is no limit.
skull-preset-standard = Standard
skull-preset-standard-help = Two fulfilled bids win.
skull-preset-quick = Quick
skull-preset-quick-help = The first fulfilled bid wins.

## Views and actions
skull-field-round = Round
skull-field-phase = Now
skull-field-turn = To act
skull-field-bid = Bid
skull-field-count = How many
skull-field-wins = Wins
skull-field-hand = Hand
skull-field-pile = Pile
skull-field-disc = Disc
skull-phase-lay = discs are laid
skull-phase-bid = bidding
skull-phase-turn = discs are turned over
skull-phase-discard = a disc is lost
skull-phase-over = the game is over
skull-disc-rose = rose
skull-disc-skull = skull
skull-hand-rose = ✿
skull-hand-skull = ☠
skull-pile-rose = ✿
skull-pile-skull = ☠
skull-action-lay = Lay the { $disc }
skull-action-bid = Bid { $count }
skull-action-pass = Pass
skull-action-turn = Turn over a disc of { $pile }
skull-action-discard = Give up the { $disc }
skull-action-take = A disc is taken: { $disc }
skull-words-lay = l lay
skull-words-bid = b bid
skull-words-pass = p pass
skull-words-turn = t turn
skull-words-discard = g give
skull-do-lay = lay the { $disc } face down
skull-do-bid = bid to turn over { $count }
skull-do-pass = leave the bidding
skull-do-turn = turn over the top disc of { $pile }
skull-do-discard = give up the { $disc } for good
skull-question = What do you do?

## Events
skull-event-laid = { $seat } lays a disc.
skull-event-hid = It is the { $disc }.
skull-event-bid-made = { $seat } bids { $count }.
skull-event-passed = { $seat } passes.
skull-event-turned = The top disc of { $seat } is a { $disc }.
skull-event-won = { $seat } has found only roses: { $wins ->
    [one] one win
   *[other] { $wins } wins
}.
skull-event-lost-disc = { $seat } loses a disc; { $left } left.
skull-event-missed = It was the { $disc }.
skull-event-took = It was the { $disc }.

## Events, to the player they are about
skull-you-laid = You lay a disc.
skull-you-bid-made = You bid { $count }.
skull-you-passed = You pass.
skull-you-turned = Your top disc is a { $disc }.
skull-you-won = You have found only roses: { $wins ->
    [one] one win
   *[other] { $wins } wins
}.
skull-you-lost-disc = You lose a disc; { $left } left.

## The end of a game, and refusals
skull-end-wins = The winner has fulfilled enough bids.
skull-end-last = All other players have lost their discs.
skull-refused-bid = Bid { $low } to { $high }.
skull-refused-not-now = This can’t be done now.

## How to play
skull-play-aim = A round
skull-play-lay = Every player has three roses and a skull. In turn, each lays a disc face down on their own pile.
skull-play-bid = Once all piles have a disc, you may bid instead: how many discs you can turn over without a skull.
skull-play-pass = After a bid, the others bid higher or pass, until one is left or all discs are bid.
skull-play-turn = The highest bidder turns over their own pile first, then the top discs of other piles.
skull-play-loss = Wins and losses
skull-play-found = A bidder who finds a skull loses a disc: one of their choice for their own skull, one by chance for the skull of another player.
skull-play-end = { $wins ->
    [one] The first fulfilled bid wins the game
   *[other] { $wins } fulfilled bids win the game
}, and so does the last player with discs. The bidder begins the next round.
skull-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the server plays for you.
