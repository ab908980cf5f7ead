# Words of French poker: house rules, hands, actions, events, reasons. Names of players come as
# $seat, $claimer; claims as they are to be shown (see «Hands»); dice kept as $kept: their numbers
# from 1, or «none» or «all».
french-poker-title = French poker

## House rules
french-poker-option-tokens = Tokens
french-poker-option-tokens-help = How many tokens everyone starts with; a charge has its own count.
french-poker-option-straights = Straights
french-poker-option-straights-help = Where the straights 1–5 and 2–6 stand among the hands.
french-poker-option-straights-high = above three of a kind
french-poker-option-straights-french = French: 1–5 above two pairs, 2–6 above three of a kind
french-poker-option-straights-none = there are none
french-poker-option-kickers = Kickers
french-poker-option-kickers-help = Whether a claim may go on naming the remaining dice, highest first; dice not named count lowest.
french-poker-option-kickers-none = only the hand itself counts
french-poker-option-kickers-full = the remaining dice count too
french-poker-option-general-claims = General claims
french-poker-option-general-claims-help = Whether one may claim just “two pairs”, which is lower than any two pairs with ranks.
french-poker-option-must-reroll = Looking means rolling
french-poker-option-must-reroll-help = Whoever takes the dice and looks must re-roll at least one.
french-poker-option-blind-pass = Passing on blind
french-poker-option-blind-pass-help = A third answer: hand the dice on without looking, with a higher claim, and answer for it.
french-poker-option-top-claim = After five sixes
french-poker-option-top-claim-help = What the next player may do when nothing higher can be claimed.
french-poker-option-top-claim-doubt-or-concede = doubt, or give up without looking
french-poker-option-top-claim-must-doubt = doubt
french-poker-option-ones = Ones
french-poker-option-ones-help = Whether a one may stand for any face.
french-poker-option-ones-plain = are ones
french-poker-option-ones-wild = are wild
french-poker-option-faces = Faces of the dice
french-poker-option-faces-help = The same five dice, shown your way: with pips, or as poker dice, where the nine stands for the one and the ace for the six.
french-poker-option-faces-pips = pips, 1 to 6
french-poker-option-faces-poker = poker dice: 9, 10, J, Q, K, A
french-poker-option-scoring = Scoring
french-poker-option-scoring-help = Lay tokens off, or play a charge: losers empty a common pot, then winners give back, and the last one holding tokens loses.
french-poker-option-scoring-tokens = tokens laid off
french-poker-option-scoring-charge = a charge
french-poker-option-ends-when = The game ends
french-poker-option-ends-when-help = Whether the rest play on when somebody has no tokens left.
french-poker-option-ends-when-last-standing = when one player is left, who wins
french-poker-option-ends-when-first-out = when the first player is out, who loses
french-poker-option-next-starter = The next round is opened by
french-poker-option-next-starter-help = Who rolls first after a loss.
french-poker-option-next-starter-doubter-or-next = the doubter who was right, or the player after the one who was wrong
french-poker-option-next-starter-loser = the loser, if still in
french-poker-option-turn-clock = Time to act
french-poker-option-turn-clock-help = Seconds for each decision before the house plays for an absent player; 0 is no limit.

## Presets
french-poker-preset-house = House rules
french-poker-preset-house-help = Five tokens, straights above three of a kind, and the last one standing wins.
french-poker-preset-first-evening = First evening
french-poker-preset-first-evening-help = Two tokens, and every claim names its dice: a first game is over in minutes.
french-poker-preset-french = The French way
french-poker-preset-french-help = The French order of straights, and the remaining dice count.
french-poker-preset-charge = Charge
french-poker-preset-charge-help = Losers empty the pot, winners give back; the last one with tokens loses.
french-poker-preset-wild = Wild ones
french-poker-preset-wild-help = A one stands for any face, and dice may be passed on blind.
french-poker-preset-plain = Plain
french-poker-preset-plain-help = No straights, and every claim names its ranks.
french-poker-preset-brisk = Brisk
french-poker-preset-brisk-help = Three tokens, whoever looks must roll, and the first one out loses.

## Hands
french-poker-face-first = { $first ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [11] nine
    [12] ten
    [13] jack
    [14] queen
    [15] king
    [16] ace
   *[6] six
}
french-poker-faces-first = { $first ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [11] nines
    [12] tens
    [13] jacks
    [14] queens
    [15] kings
    [16] aces
   *[6] sixes
}
french-poker-of-faces-first = { $first ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [11] nines
    [12] tens
    [13] jacks
    [14] queens
    [15] kings
    [16] aces
   *[6] sixes
}
french-poker-faces-second = { $second ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [11] nines
    [12] tens
    [13] jacks
    [14] queens
    [15] kings
    [16] aces
   *[6] sixes
}
french-poker-two-faces-first = { $first ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [11] nines
    [12] tens
    [13] jacks
    [14] queens
    [15] kings
    [16] aces
   *[6] sixes
}
french-poker-two-faces-second = { $second ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [11] nines
    [12] tens
    [13] jacks
    [14] queens
    [15] kings
    [16] aces
   *[6] sixes
}
french-poker-hand-high-die = highest die
french-poker-hand-pair = one pair
french-poker-hand-two-pairs = two pairs
french-poker-hand-three = three of a kind
french-poker-hand-straight-to-5 = { $faces ->
    [poker] straight 9–K
   *[pips] straight 1–5
}
french-poker-hand-straight-to-6 = { $faces ->
    [poker] straight 10–A
   *[pips] straight 2–6
}
french-poker-hand-full-house = full house
french-poker-hand-four = four of a kind
french-poker-hand-five = five of a kind
french-poker-claim-high-die = highest die { french-poker-face-first }
french-poker-claim-pair = a pair of { french-poker-of-faces-first }
french-poker-claim-two-pairs = { french-poker-two-faces-first } and { french-poker-two-faces-second }
french-poker-claim-three = three { french-poker-faces-first }
french-poker-claim-full-house = full house, { french-poker-faces-first } over { french-poker-faces-second }
french-poker-claim-four = four { french-poker-faces-first }
french-poker-claim-five = five { french-poker-faces-first }
french-poker-claim-with-kickers = { $claim }, with { $kickers }
french-poker-spoken-claim = { $claim ->
    [high-die] “highest die”
    [pair] “one pair”
    [two-pairs] “two pairs”
    [three] “three of a kind”
    [full-house] “full house”
    [four] “four of a kind”
    [five] “five of a kind”
   *[other] { $claim }
}
french-poker-spoken-beat = { $beat ->
    [high-die] “highest die”
    [pair] “one pair”
    [two-pairs] “two pairs”
    [three] “three of a kind”
    [full-house] “full house”
    [four] “four of a kind”
    [five] “five of a kind”
   *[other] { $beat }
}

## What one stands at
french-poker-standing-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
french-poker-standing-pot = In the pot: { $count }

## Phases
french-poker-phase-over = The game is over

## Actions
french-poker-action-shake = Roll
french-poker-action-announce = Claim { $claim }
french-poker-action-believe = Believe
french-poker-action-doubt = Doubt
french-poker-action-keep-hidden = Keep { $kept } hidden, roll the rest in the open
french-poker-action-keep-open = { $kept ->
    [none] Roll all five hidden
    [all] Lay all five open
   *[other] Lay { $kept } open, roll the rest hidden
}
french-poker-action-pass-on = Pass on blind as { $claim }
french-poker-action-concede = Give up
french-poker-action-draw-lot = The lot falls on { $seat }
french-poker-action-fall = A die falls hidden: { $pips }
french-poker-action-fall-open = A die falls in the open: { $pips }

## What one did before claiming
french-poker-deed-opened = opened the round
french-poker-deed-left = left the dice as they lay
french-poker-deed-kept-hidden = kept { $kept } hidden
french-poker-deed-kept-open = { $kept ->
    [none] rolled all five hidden
    [all] laid all five open
   *[other] kept { $kept } open
}
french-poker-deed-passed = passed on blind

## Events
french-poker-event-lot-drawn = The lot falls on { $seat }.
french-poker-event-round-started = Round { $number }: { $seat } begins.
french-poker-event-shaken = { $seat } rolls five dice under the cup.
french-poker-event-fell = Die { $die } lies under { $seat }’s cup.
french-poker-event-saw = Die { $die } under the cup: { $pips }.
french-poker-event-landed = Die { $die } falls in the open: { $pips }.
french-poker-event-announced = { $seat } claims { $claim }.
french-poker-event-believed = { $seat } believes, takes the dice and looks.
french-poker-event-kept-hidden = { $seat } keeps { $kept } under the cup and re-rolls the rest in the open.
french-poker-event-kept-open = { $kept ->
    [none] { $seat } re-rolls all five dice hidden.
    [all] { $seat } lays all five dice open.
   *[other] { $seat } lays { $kept } open and re-rolls the rest hidden.
}
french-poker-event-shown = Die { $die } is shown: { $pips }.
french-poker-event-passed-on = { $seat } hands the dice on unseen and claims { $claim }.
french-poker-event-doubted = { $seat } doubts { $claimer }.
french-poker-event-conceded = { $seat } gives up without looking.
french-poker-event-opened = { $held ->
    [yes] The dice show { $dice }, which is { $worth }: { $claimer } said { $claim }, and it holds.
   *[no] The dice show { $dice }, which is { $worth }: { $claimer } said { $claim }, a lie.
}
french-poker-event-laid-off = { $seat } lays off a token; { $left } left.
french-poker-event-charged = { $seat } takes a token and holds { $held }; { $pot } in the pot.
french-poker-event-pot-emptied = The pot is empty: from now on winners give back.
french-poker-event-gave-back = { $seat } gives a token back and holds { $held }.
french-poker-event-went-out = { $seat } is out.
french-poker-event-came-safe = { $seat } is safe.
french-poker-event-game-ended = The game is over.

## How a game ends
french-poker-end-last-standing = One player is left.
french-poker-end-first-out = The first player is out of tokens.
french-poker-end-charge = Only one player still holds tokens, and loses.

## Reasons
french-poker-refused-over = The game is over.
french-poker-refused-dice-falling = The dice are still falling; nobody acts until they lie.
french-poker-refused-not-your-turn = It is not your turn: seat { $seat } is to act.
french-poker-refused-too-low = { french-poker-spoken-claim } is too low: it is not higher than { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = { french-poker-spoken-claim } is no claim here. Claims are written by the dice that make them, up to { $top }; the last one was { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } is too general: at this table a claim names its ranks. The last one was { french-poker-spoken-beat }, the highest is { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } is a straight, and this table plays without them. The last claim was { french-poker-spoken-beat }, the highest is { $top }.
french-poker-refused-kickers = { french-poker-spoken-claim } names more dice than the hand is made of, which this table does not count. The last claim was { french-poker-spoken-beat }, the highest is { $top }.
french-poker-refused-unknown-dice = Kept dice are named by their places, each once and in order; there are { $dice } dice.
french-poker-refused-keep-one = At least one die has to stay under the cup; to roll all five, roll them hidden.
french-poker-refused-reroll-one = At least one die has to be re-rolled.
french-poker-refused-must-reroll = Whoever has looked must re-roll at least one die before claiming.
french-poker-refused-opener-rerolls = Whoever opens the round has just rolled all five dice and now claims.
french-poker-refused-rerolled-already = One re-roll a turn: now it is time to claim.
french-poker-refused-no-blind-pass = At this table dice are not passed on blind: believe or doubt.
french-poker-refused-top-may-concede = Nothing is higher than { french-poker-spoken-claim }: doubt it, or give up.
french-poker-refused-top-must-doubt = Nothing is higher than { french-poker-spoken-claim }: it must be doubted.
french-poker-refused-no-conceding = By the rules of this table { french-poker-spoken-claim } must be doubted.
french-poker-refused-not-the-top = One gives up only before the highest claim; { french-poker-spoken-claim } can be believed or doubted.
french-poker-refused-not-now = This can’t be done now ({ $action }, while the phase is { $phase }).

## Bots
bot-searching = Searching
bot-searching-help = Tries every way to keep and to claim, and takes what pays against the worse of two kinds of neighbour.
