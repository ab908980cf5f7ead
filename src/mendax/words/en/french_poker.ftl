# French poker. Names of players come as $seat, $claimer; claims as they are shown (see "Hands"); dice
# kept as $kept: their numbers from 1, or "none" or "all".
french-poker-title = French poker

## House rules
french-poker-option-tokens = Tokens
french-poker-option-tokens-help = How many tokens everyone starts with; a charge has its own count.
french-poker-option-tokens-also = lives points chips matches
french-poker-option-straights = Straights
french-poker-option-straights-help = Where the straights 1–5 and 2–6 stand among the hands.
french-poker-option-straights-high = above three of a kind
french-poker-option-straights-french = French: 1–5 above two pairs, 2–6 above three of a kind
french-poker-option-straights-none = there are none
french-poker-option-kickers = Kickers
french-poker-option-kickers-help = Whether a claim may also name the remaining dice, highest first; dice not named count lowest.
french-poker-option-kickers-none = only the hand itself counts
french-poker-option-kickers-full = the remaining dice count too
french-poker-option-general-claims = General claims
french-poker-option-general-claims-help = Whether you may claim just “two pairs”, which is lower than any two pairs with ranks.
french-poker-option-general-claims-also = any all vague
french-poker-option-keeping = Keeping and rolling
french-poker-option-keeping-help = What you may do with the five dice after you have looked.
french-poker-option-keeping-split = keep some hidden and roll the rest in the open, or the other way round
french-poker-option-keeping-closed = all stay under the cup; everyone sees how many you roll
french-poker-option-keeping-free = roll any under the cup, lay any open, or neither
french-poker-option-rerolls = Re-rolls in a turn
french-poker-option-rerolls-help = How many times you may re-roll before you claim.
french-poker-option-opener = The opener
french-poker-option-opener-help = Whether the opener may also re-roll or lay dice open before the first claim.
french-poker-option-opener-claims = claims after the first roll
french-poker-option-opener-plays = may re-roll like the others
french-poker-option-must-reroll = Looking means rolling
french-poker-option-must-reroll-help = Whoever takes the dice and looks must re-roll at least one.
french-poker-option-blind-pass = Passing on blind
french-poker-option-blind-pass-help = A third answer: hand the dice on without looking, with a higher claim, and answer for it.
french-poker-option-blind-pass-also = unseen without looking
french-poker-option-top-claim = After five sixes
french-poker-option-top-claim-help = What the next player may do when nothing higher can be claimed.
french-poker-option-top-claim-doubt-or-concede = doubt, or give up without looking
french-poker-option-top-claim-must-doubt = doubt
french-poker-option-ones = Ones
french-poker-option-ones-help = Whether a one may stand for any face.
french-poker-option-ones-also = joker wild ace
french-poker-option-ones-plain = are ones
french-poker-option-ones-wild = are wild
french-poker-option-ones-high = rank above six
french-poker-option-faces = Faces of the dice
french-poker-option-faces-help = The same five dice, shown your way: with pips, or as poker dice, where the nine stands for the one and the ace for the six.
french-poker-option-faces-pips = pips, 1 to 6
french-poker-option-faces-poker = poker dice: 9, 10, J, Q, K, A
french-poker-option-scoring = Scoring
french-poker-option-scoring-help = Lose tokens, or play a charge: losers empty a common pot, then winners give back, and the last one holding tokens loses.
french-poker-option-scoring-tokens = lose tokens
french-poker-option-scoring-charge = a charge
french-poker-option-ends-when = The game ends
french-poker-option-ends-when-help = Whether the others play on when a player has no tokens left.
french-poker-option-ends-when-last-standing = when one player is left, who wins
french-poker-option-ends-when-first-out = when the first player is out, who loses
french-poker-option-next-starter = The next round is opened by
french-poker-option-next-starter-help = Who rolls first after a loss.
french-poker-option-next-starter-doubter-or-next = the doubter who was right, or the player after the one who was wrong
french-poker-option-next-starter-loser = the loser, if still in
french-poker-option-next-starter-winner = the winner, if still in
french-poker-option-next-starter-doubter = the doubter, right or wrong
french-poker-option-turn-clock = Time to act
french-poker-option-turn-clock-help = Seconds for each decision before the server plays for an absent player; 0 is no limit.
french-poker-option-turn-clock-also = timer seconds limit slow
french-poker-option-turn-clock-0 = no limit
french-poker-option-turn-clock-3600 = an hour
french-poker-option-turn-clock-86400 = a day

## House rules in one sentence
french-poker-ours-tokens = { $value ->
    [one] one token
   *[other] { $value } tokens
}
french-poker-ours-straights = { $value ->
    [french] French straights
    [none] no straights
   *[high] straights above three of a kind
}
french-poker-ours-kickers = { $value ->
    [full] the remaining dice count too
   *[none] only the hand itself counts
}
french-poker-ours-general-claims = { $value ->
    [yes] general claims
   *[no] no general claims
}
french-poker-ours-keeping = { $value ->
    [closed] all dice stay under the cup
    [free] any dice kept or shown
   *[split] kept dice hidden or in the open
}
french-poker-ours-rerolls = { $value ->
    [one] one re-roll
   *[other] { $value } re-rolls
}
french-poker-ours-opener = { $value ->
    [plays] the opener may re-roll
   *[claims] the opener claims after the first roll
}
french-poker-ours-must-reroll = { $value ->
    [yes] looking means rolling
   *[no] looking without rolling
}
french-poker-ours-blind-pass = { $value ->
    [yes] passing on blind
   *[no] no passing on blind
}
french-poker-ours-top-claim = { $value ->
    [must_doubt] five sixes must be doubted
   *[doubt_or_concede] giving up before five sixes
}
french-poker-ours-ones = { $value ->
    [wild] wild ones
    [high] ones above sixes
   *[plain] plain ones
}
french-poker-ours-faces = { $value ->
    [poker] poker dice
   *[pips] dice with pips
}
french-poker-ours-scoring = { $value ->
    [charge] a charge
   *[tokens] tokens to lose
}
french-poker-ours-ends-when = { $value ->
    [first_out] the first one out loses
   *[last_standing] the last one in wins
}
french-poker-ours-next-starter = { $value ->
    [loser] the loser opens the next round
    [winner] the winner opens the next round
    [doubter] the doubter opens the next round
   *[doubter_or_next] a right doubter or the next player opens the next round
}
french-poker-ours-turn-clock = { $value ->
    [0] no time limit
    [3600] an hour to act
    [86400] a day to act
    [one] one second to act
   *[other] { $value } seconds to act
}

## Presets
french-poker-preset-standard = Standard
french-poker-preset-standard-help = Five tokens, straights above three of a kind, and the last one standing wins.
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
french-poker-preset-passed = Passed poker dice
french-poker-preset-passed-help = All dice stay under the cup: keep some, roll the rest, and everyone sees how many. The loser opens the next round.
french-poker-preset-three-rolls = Three rolls
french-poker-preset-three-rolls-help = As in pubs: all dice stay under the cup, everyone, even the opener, may re-roll twice, and every claim names its ranks.
french-poker-preset-free-hand = Free hand
french-poker-preset-free-hand-help = Roll what you like under the cup, and lay open what you like, even without a roll.
french-poker-preset-a-move-a-day = A move a day
french-poker-preset-a-move-a-day-help = For a game that lasts about a week: one token, and a day for each decision, even while nobody is at the table.
french-poker-preset-a-move-an-hour = A move an hour
french-poker-preset-a-move-an-hour-help = For a game that lasts a day or two: two tokens, and an hour for each decision, even while nobody is at the table.

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

## Standing
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
french-poker-action-roll-rest = { $kept ->
    [none] Re-roll all five hidden
   *[other] Keep { $kept } as they lie, re-roll the rest hidden
}
french-poker-action-show = { $kept ->
    [all] Lay all five open
   *[other] Lay { $kept } open, roll none
}
french-poker-action-pass-on = Pass on blind as { $claim }
french-poker-action-concede = Give up
french-poker-action-draw-lot = { $seat } starts (drawn by lot)
french-poker-action-fall = A die falls hidden: { $pips }
french-poker-action-fall-open = A die falls in the open: { $pips }

## Deeds before a claim
french-poker-deed-opened = opened the round
french-poker-deed-left = left the dice as they lay
french-poker-deed-kept-hidden = kept { $kept } hidden
french-poker-deed-kept-open = { $kept ->
    [none] rolled all five hidden
    [all] laid all five open
   *[other] kept { $kept } open
}
french-poker-deed-rerolled = { $kept ->
    [none] re-rolled all five hidden
   *[other] kept { $kept } and re-rolled the rest hidden
}
french-poker-deed-laid-open = { $kept ->
    [all] laid all five open
   *[other] laid { $kept } open
}
french-poker-deed-passed = passed on blind

## Events
french-poker-event-lot-drawn = { $seat } starts (drawn by lot).
french-poker-event-round-started = { $number ->
    [1] Round { $number }: { $seat } begins (drawn by lot).
   *[other] Round { $number }: { $seat } begins.
}
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
french-poker-event-rerolled = { $kept ->
    [none] { $seat } re-rolls all five dice hidden.
   *[other] { $seat } keeps { $kept } and re-rolls the rest under the cup.
}
french-poker-event-laid-open = { $kept ->
    [all] { $seat } lays all five dice open.
   *[other] { $seat } lays { $kept } open and rolls none.
}
french-poker-event-shown = Die { $die } is shown: { $pips }.
french-poker-event-passed-on = { $seat } hands the dice on unseen and claims { $claim }.
french-poker-event-doubted = { $seat } doubts { $claimer }.
french-poker-event-conceded = { $seat } gives up without looking.
french-poker-event-opened = { $held ->
    [yes] The dice show { $dice } ({ $worth }): { $claimer } said { $claim }, and it was true.
   *[no] The dice show { $dice } ({ $worth }): { $claimer } said { $claim }, a lie.
}
french-poker-event-laid-off = { $seat } loses a token; { $left } left.
french-poker-event-charged = { $seat } takes a token and holds { $held }; { $pot } in the pot.
french-poker-event-pot-emptied = The pot is empty: from now on winners give back.
french-poker-event-gave-back = { $seat } gives a token back and holds { $held }.
french-poker-event-went-out = { $seat } is out.
french-poker-event-came-safe = { $seat } is safe.
french-poker-event-game-ended = The game is over.

## How a game ends
french-poker-end-last-standing = Everyone else is out.
french-poker-end-first-out = The first player is out of tokens.
french-poker-end-charge = Only one player still holds tokens, and loses.

## Reasons
french-poker-refused-over = The game is over.
french-poker-refused-dice-falling = The dice are still rolling: wait until they land.
french-poker-refused-not-your-turn = It is not your turn: seat { $seat } is to act.
french-poker-refused-too-low = { french-poker-spoken-claim } is too low: it is not higher than { french-poker-spoken-beat }.
french-poker-refused-unknown-claim = { french-poker-spoken-claim } is not a claim here. Write a claim as the dice that make it, up to { $top }; the last one was { french-poker-spoken-beat }.
french-poker-refused-general = { french-poker-spoken-claim } is too general: at this table a claim names its ranks. The last one was { french-poker-spoken-beat }, the highest is { $top }.
french-poker-refused-straight = { french-poker-spoken-claim } is a straight, and this table plays without them. The last claim was { french-poker-spoken-beat }, the highest is { $top }.
french-poker-refused-kickers = { french-poker-spoken-claim } names more dice than the hand is made of, which this table does not count. The last claim was { french-poker-spoken-beat }, the highest is { $top }.
french-poker-refused-unknown-dice = Name the dice you keep by their places, each once and in order; there are { $dice } dice.
french-poker-refused-keep-one = At least one die has to stay under the cup; to roll all five, roll them hidden.
french-poker-refused-reroll-one = At least one die has to be re-rolled.
french-poker-refused-must-reroll = After looking you must re-roll at least one die before claiming.
french-poker-refused-opener-rerolls = The opener has just rolled all five dice and now claims.
french-poker-refused-rerolled-already = { $rerolls ->
    [one] Only one re-roll per turn: now it is time to claim.
   *[other] Only { $rerolls } re-rolls per turn: now it is time to claim.
}
french-poker-refused-shown-already = You have just laid dice open: re-roll, or claim.
french-poker-refused-keeping = { $keeping ->
    [closed] At this table all dice stay under the cup: choose which to keep, and re-roll the rest hidden.
    [free] At this table you lay dice open or re-roll them under the cup; the others stay as they lie.
   *[split] At this table you keep dice hidden and roll the rest in the open, or the other way round.
}
french-poker-refused-no-blind-pass = At this table dice can’t be passed on blind: believe or doubt.
french-poker-refused-top-may-concede = Nothing is higher than { french-poker-spoken-claim }: doubt it, or give up.
french-poker-refused-top-must-doubt = Nothing is higher than { french-poker-spoken-claim }: it must be doubted.
french-poker-refused-no-conceding = By the rules of this table { french-poker-spoken-claim } must be doubted.
french-poker-refused-not-the-top = You can give up only before the highest claim; { french-poker-spoken-claim } can be believed or doubted.
french-poker-refused-not-now = This can’t be done now ({ $action }, while the phase is { $phase }).

## How to play: one sentence for each rule
french-poker-play-aim = The aim
french-poker-play-counted-in-tokens = Everyone starts with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. Whoever claims too much and is caught loses one, and so does whoever doubts in vain. Without tokens you are out.
french-poker-play-counted-in-charge = The pot holds two tokens a player and one more. Whoever loses a round takes one. When the pot is empty, players without tokens are safe, and from then on the winner of each round gives one back. The last player with tokens loses.
french-poker-play-ends-last-standing = The others play on, and the last one in the game wins.
french-poker-play-ends-first-out = The first one out has lost, and the game is over.
french-poker-play-hands = The hands
french-poker-play-poker-dice = The dice are poker dice and show 9, 10, J, Q, K and A, from the lowest to the highest: where one to six is written below, the nine is the one and the ace the six.
french-poker-play-from-the-highest = From the highest:
french-poker-play-hand-five = five of a kind
french-poker-play-hand-four = four of a kind
french-poker-play-hand-full-house = full house: three of a kind and a pair; first the three count, then the two
french-poker-play-hand-straight-to-6 = straight 2-3-4-5-6
french-poker-play-hand-straight-to-5 = straight 1-2-3-4-5
french-poker-play-hand-three = three of a kind
french-poker-play-hand-two-pairs = two pairs: first the higher counts, then the lower
french-poker-play-hand-pair = one pair
french-poker-play-hand-high-die = highest die; { $least ->
    [pair] it says nothing, as any five dice are worth a pair of twos
    [one] “highest die one” or lower says nothing, as any five dice are worth that
    [five] “highest die five” or lower says nothing, as any five dice are worth that
   *[six] “highest die six” or lower says nothing, as any five dice are worth that
}
french-poker-play-general = A claim is general (“two pairs”) or detailed (“sixes and fives”). A detailed claim is higher than the general one of its hand, and lower than that of the next hand.
french-poker-play-detailed = Every claim names its faces: “sixes and fives”, not just “two pairs”.
french-poker-play-kickers-none = Dice that don’t belong to the hand don’t count.
french-poker-play-kickers-full = A claim may also name the remaining dice as five dice can show them, highest first: “a pair of sixes, with five and four”. Dice that are not named count lowest.
french-poker-play-wild = A one stands for any face, whatever makes the best hand.
french-poker-play-ones-high = A one is higher than a six. Straights stay 1–5 and 2–6.
french-poker-play-true = A claim is true if the hand is worth as much or more.
french-poker-play-round = A round
french-poker-play-opens = The opener of the first round is drawn by lot. The opener rolls five dice under the cup, looks, and claims a hand: the truth, more, or less. The next player, clockwise, answers:
french-poker-play-doubt = “I doubt it”: all dice are opened. If the claim is higher than the hand, the claimer loses; otherwise the doubter does.
french-poker-play-believe = “I believe it”: you take the dice as they lie, and look. Now it is too late to doubt.
french-poker-play-pass = “I pass it on”: you hand the dice on without looking, with a higher claim, and answer for it.
french-poker-play-with-the-dice = Whoever has taken the dice does one of these:
french-poker-play-keep-hidden = keeps at least one die under the cup, even one that lay open, and re-rolls the rest in the open;
french-poker-play-keep-open = lays some dice open{ $all ->
    [yes] , or all five,
   *[no] {""}
} and re-rolls all the rest under the cup;
french-poker-play-roll-all = re-rolls all five under the cup;
french-poker-play-leave = leaves everything as it lies.
french-poker-play-must-reroll = Whoever has taken the dice has to re-roll at least one of them before the claim.
french-poker-play-opener-plays = The opener, too, may do that before the first claim.
french-poker-play-reroll-closed = keeps any dice and re-rolls the others; all stay under the cup, and everyone sees how many were rolled;
french-poker-play-reroll-free = re-rolls any dice under the cup; the others stay as they lie, hidden or open;
french-poker-play-show = lays any hidden dice open, before or after a re-roll{ $must ->
    [yes] {""}
   *[no] , or without one
};
french-poker-play-rerolls = That may be done { $rerolls } times in a turn, with a look at the dice in between.
french-poker-play-claim-more = Then they must claim more than the last claim.
french-poker-play-top-doubt-or-concede = Nothing is higher than { $ones ->
    [high] five ones
   *[other] five sixes
}: after them you doubt, or give up without looking and lose{ $opens ->
    [yes] ; then you open the next round
   *[no] {""}
}.
french-poker-play-top-must-doubt = Nothing is higher than { $ones ->
    [high] five ones
   *[other] five sixes
}: after them you have to doubt.
french-poker-play-starter-doubter-or-next = After a caught lie the doubter opens the next round; after a doubt in vain, the player after the doubter. Whoever is out is skipped.
french-poker-play-starter-loser = The loser opens the next round; if they are out, the next player does.
french-poker-play-starter-winner = The winner of a round opens the next one. Whoever is out is skipped.
french-poker-play-starter-doubter = The doubter opens the next round, right or wrong; so does a player who gave up. Whoever is out is skipped.
french-poker-play-besides = Also
french-poker-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the server plays for you, honestly.
french-poker-play-clock-hours = You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} for each decision; after that the server plays for you, honestly.
french-poker-play-clock-runs-on = The clock also runs while nobody is at the table. Once it has run out, the server plays your whole turn.

## First games: the goal, and a tip at each hard step
french-poker-goal-last-standing = Always claim more, true or not: the last one with tokens wins.
french-poker-goal-first-out = Always claim more, true or not: the first to run out of tokens loses.
french-poker-goal-charge = Always claim more, true or not: get rid of your tokens; the last one to hold any loses.
french-poker-tip-open = Five dice go around the whole table: roll them and claim a hand. Every later claim has to be higher.
french-poker-tip-first = Claim any hand, true or not: first the hand, then its dice.{ $ones ->
    [high] {" "}A one is higher than a six.
    [wild] {" "}Ones count as any number.
   *[plain] {""}
}
french-poker-tip-say = Claim more than the last claim, true or not: first the hand, then its dice.{ $ones ->
    [high] {" "}A one is higher than a six.
    [wild] {" "}Ones count as any number.
   *[plain] {""}
}
french-poker-tip-answer = Believe: take the dice and claim more. Doubt: all dice are shown, and the liar loses – or you, if it was true.
french-poker-tip-top-doubt-or-concede = Nothing is higher. Doubt: all dice are shown, and the liar loses, or you. Giving up loses without looking.
french-poker-tip-top-must-doubt = Nothing is higher: you have to doubt. All dice are shown, and the liar loses, or you.
french-poker-tip-keep = { $keeping ->
    [closed] Tap the dice you keep; the rest rolls under the cup, and all see how many.
    [free] Tap the dice you keep; the rest rolls under the cup. You may also lay dice open.
   *[split] Tap the dice you keep: keep them hidden and roll the rest in the open, or the other way round.
}{ $must ->
    [yes] {" "}At least one has to roll.
   *[no] {" "}Or leave them all.
}

## Tutorial
tutorial-french-poker-claim = Anna rolled five dice under the cup and claims a pair of fives. True or not?
tutorial-french-poker-believe = Doubt, and the dice are opened. Believe, and you take them as they lie and must claim more. Believe her.
tutorial-french-poker-believe-first = Believe her for now: then the dice are yours.
tutorial-french-poker-keep = Two fives: it was true. Now claim more: { $device ->
    [browser] tap both fives to keep them hidden, and roll the other three in the open
   *[terminal] keep both fives hidden, by their places, and roll the other three in the open
}.
tutorial-french-poker-keep-fives = Here we keep just the two fives, hidden, and roll the other three in the open.
tutorial-french-poker-say = A third five fell where all can see it. Claim three fives, or lie: four fives.
tutorial-french-poker-say-fives = Claim three fives, which is true, or four fives, a lie.
tutorial-french-poker-hands = Anna believed you, laid three fives open, rolled two dice hidden and claims five fives: hardly anything is higher.
tutorial-french-poker-doubt = Both hidden dice would have to be fives: once in 36 rolls. Doubt her!
tutorial-french-poker-doubt-now = That is too good to be true: doubt her.
tutorial-french-poker-caught = Only three fives: Anna loses a token. Had there been five, you would have lost one.
tutorial-french-poker-last = That is French poker: keep, roll, claim more, and doubt what is too good. Without tokens you are out.

## Browser: claims come in words, dice as numbers from 1
web-french-poker-you-open = You open the round. Roll the five dice!
web-french-poker-you-claim-first = Claim a hand, true or not.
web-french-poker-you-choose-first = Tap the dice to keep, or leave them and claim a hand.
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

## Browser: answers
web-french-poker-believe-note = take the dice and look
web-french-poker-doubt-note = open all dice!
web-french-poker-concede-note = lose without looking
web-french-poker-pass-on = Pass on blind, with a higher claim

## Browser: known dice
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
web-french-poker-you-have = Your hand: { $claim }.

## Browser: keeping and rolling
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
web-french-poker-roll-rest = { $count ->
    [0] Roll hidden
    [5] Roll all five
   *[other] Roll { $count } hidden
}
web-french-poker-roll-rest-note = { $kept ->
    [none] under the cup
    [all] leave a die to do this
   *[other] keep { $kept }
}
web-french-poker-show = { $count ->
    [0] Lay open
    [5] Lay all open
   *[other] Lay { $count } open
}
web-french-poker-show-note = { $kept ->
    [none] choose hidden dice
   *[other] roll none
}
web-french-poker-leave-them = Leave them as they lie, and claim

## Browser: reported actions
web-french-poker-did-opened = opened the round
web-french-poker-did-left = left the dice as they lay
web-french-poker-did-kept-hidden = kept { $count } hidden, rolled { $rest } open
web-french-poker-did-kept-open = { $count ->
    [0] rolled all five hidden
    [5] laid all five open
   *[other] kept { $count } open, rolled { $rest } hidden
}
web-french-poker-did-rerolled = { $count ->
    [0] re-rolled all five hidden
   *[other] kept { $count }, re-rolled { $rest } hidden
}
web-french-poker-did-laid-open = { $count ->
    [5] laid all five open
   *[other] laid { $count } open
}
web-french-poker-did-passed = passed on blind

## Browser: claims
web-french-poker-no-claim = No claim yet
web-french-poker-claims = Claims of this round
web-french-poker-hands = Hand to claim
web-french-poker-ranks = Which ones
web-french-poker-kickers = Other dice
web-french-poker-general = any
web-french-poker-no-kickers = only these
web-french-poker-certain = This is true of any five dice.
web-french-poker-ruled-out = Everyone can see that it is not so.
web-french-poker-your-hand = what you have
web-french-poker-percent = { $percent }%

## Browser: odds
web-french-poker-show-odds = Show the odds
web-french-poker-odds-answer = By the dice you know, it is true { $percent }% of the time.
web-french-poker-odds-next = The next player sees a chance of { $percent }% that it is true.
web-french-poker-odds-target = Chances with the dice you keep. Aim: { $claim }
web-french-poker-odds-best = { $kept ->
    [none] Best: roll all five, { $percent }%
    [all] Best: roll nothing, { $percent }%
   *[other] Best: keep { $kept }, { $percent }%
}

## Browser: tokens
web-french-poker-pot = In the pot: { $count }
web-french-poker-holds = { $count ->
    [one] holds { $count } token
   *[other] holds { $count } tokens
}
web-french-poker-safe = safe

## Browser: moments
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

## Terminal: second person
terminal-french-poker-you-round-started = { $number ->
    [1] Round { $number }: you begin (drawn by lot).
   *[other] Round { $number }: you begin.
}
terminal-french-poker-you-shaken = You roll five dice under the cup.
terminal-french-poker-you-announced = You claim { $claim }.
terminal-french-poker-you-believed = You believe, take the dice and look.
terminal-french-poker-you-kept-hidden = You keep { $kept } under the cup and re-roll the rest in the open.
terminal-french-poker-you-kept-open = { $kept ->
    [none] You re-roll all five dice hidden.
    [all] You lay all five dice open.
   *[other] You lay { $kept } open and re-roll the rest hidden.
}
terminal-french-poker-you-rerolled = { $kept ->
    [none] You re-roll all five dice hidden.
   *[other] You keep { $kept } and re-roll the rest under the cup.
}
terminal-french-poker-you-laid-open = { $kept ->
    [all] You lay all five dice open.
   *[other] You lay { $kept } open and roll none.
}
terminal-french-poker-you-passed-on = You hand the dice on unseen and claim { $claim }.
terminal-french-poker-you-doubted = You doubt { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } doubts you.
terminal-french-poker-you-conceded = You give up without looking.
terminal-french-poker-you-opened = { $held ->
    [yes] The dice show { $dice } ({ $worth }): you said { $claim }, and it was true.
   *[no] The dice show { $dice } ({ $worth }): you said { $claim }, a lie.
}
terminal-french-poker-you-laid-off = You lose a token; { $left } left.
terminal-french-poker-you-charged = You take a token and hold { $held }; { $pot } in the pot.
terminal-french-poker-you-gave-back = You give a token back and hold { $held }.
terminal-french-poker-you-went-out = You are out.
terminal-french-poker-you-came-safe = You are safe.

## Terminal: the table
terminal-french-poker-safe = safe
terminal-french-poker-open = open
terminal-french-poker-hidden = hidden
terminal-french-poker-dice = The dice: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } open
terminal-french-poker-die-hidden = №{ $place } { $pips } hidden
terminal-french-poker-die-unseen = №{ $place } unseen

## Terminal: questions
terminal-french-poker-ask-open = You open the round.
terminal-french-poker-ask-cup-first = You have { $dice }: { $own }. What do you claim?
terminal-french-poker-ask-cup-left = You have { $dice }: { $own }. To beat: { $claim }. Keep dice and re-roll, or claim?
terminal-french-poker-ask-cup = You have { $dice }: { $own }. To beat: { $claim }. What do you claim?
terminal-french-poker-ask-answer = { $seat } claims { $claim }. Do you believe it?
terminal-french-poker-ask-answer-top = { $seat } claims { $claim }: nothing is higher. What now?
terminal-french-poker-hint-answer = By the dice you know, it is true { $percent }% of the time.
terminal-french-poker-hint-keeping = The dice to keep for each hand, with the chance of reaching it:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: roll all, { $percent }%
    [all] { $claim }: keep all, { $percent }%
   *[other] { $claim }: { $kept }, { $percent }%
}
terminal-french-poker-bound = Everyone can see that nothing above this can be true: { $claim }.
terminal-french-poker-hint-say = The lowest claims of each hand, with the chance that they are true as the next player sees it:
terminal-french-poker-hint-claim = { $claim }: { $percent }%

## Terminal: what can be typed
terminal-words-keep-hidden = k keep hide
terminal-words-keep-open = l lay
terminal-words-roll-rest = k keep r roll
terminal-words-show = o open show
terminal-french-poker-do-announce = claim a hand: type its dice or its name
terminal-french-poker-do-believe = believe, take the dice and look
terminal-french-poker-do-doubt = doubt: all dice are opened
terminal-french-poker-do-pass-on = hand the dice on unseen, and claim a higher hand
terminal-french-poker-do-roll-rest = keep these dice as they lie, re-roll the rest hidden (0: roll all)
terminal-french-poker-do-show = lay these dice open, roll none
terminal-do-keep-hidden = keep these dice under the cup, roll the rest open
terminal-do-keep-open = lay these dice open, roll the rest hidden (0: roll all)
terminal-claim-missing = Say which hand, as in “{ $word } { $value }”. You may say: { $allowed }
terminal-claim-unclear = “{ $text }” is not a hand. Type the dice that make it, or its name, for example “two pairs”.
terminal-kept-missing = Say which dice, as in “{ $word } { $value }”: their numbers from 1 to 5.
terminal-kept-unclear = “{ $text }” names no dice. Type their numbers from 1 to 5, for example “1 3”; 0 is none.

## Terminal: pages
terminal-odds-claim = Claim
terminal-odds-written = Written
terminal-odds-fresh = A fresh roll reaches it
terminal-odds-claim-line = { $name } ({ $claim }): { $reached } of { $ways } fresh rolls reach it ({ $percent }%).

## Coach
coach-move-keep-open = lay { $value } open, roll the others hidden
coach-move-keep-hidden = keep { $value } hidden, roll the others in the open
coach-move-roll-rest = keep { $value }, roll the others hidden
coach-move-roll-all = roll all five hidden
french-poker-coach-mistake-opening = Your biggest mistake: in round { $round } you rolled { $roll } and said { $said }. Saying { $value } would have been worth { $lost } percentage points more.
french-poker-coach-mistake-cup = Your biggest mistake: in round { $round }, with { $roll } before you and { $claim } to beat, you { $kind ->
    [keep-open] laid { $said } open and rolled the others hidden
    [keep-hidden] kept { $said } hidden and rolled the others in the open
    [roll-rest] kept { $said } and rolled the others hidden
    [roll-all] rolled all five hidden
   *[announce] said { $said }
}. { $better ->
    [keep-open] Laying { $value } open and rolling the others hidden
    [keep-hidden] Keeping { $value } hidden and rolling the others in the open
    [roll-rest] Keeping { $value } and rolling the others hidden
    [roll-all] Rolling all five hidden
   *[announce] Saying { $value }
} would have been worth { $lost } percentage points more.
french-poker-coach-mistake-answer = Your biggest mistake: in round { $round } you { $kind ->
    [believe] believed
    [concede] conceded to
    [pass-on] passed on unseen
   *[doubt] doubted
} { $claim }, { $lie ->
    [0] which a sound player says only if it is true
   *[other] which a sound player would have made up { $lie }% of the time
}. { $better ->
    [believe] Believing
    [concede] Conceding
    [pass-on] Passing it on as { $value }
   *[doubt] Doubting
} would have been worth { $lost } percentage points more.
french-poker-coach-mistake-unexpected = Your biggest mistake: in round { $round } you { $kind ->
    [believe] believed
    [concede] conceded to
    [pass-on] passed on unseen
   *[doubt] doubted
} { $claim }. Sound players never say that here; from a player who lies only where it costs nothing it is a lie { $lie }% of the time. { $better ->
    [believe] Believing
    [concede] Conceding
    [pass-on] Passing it on as { $value }
   *[doubt] Doubting
} would have been worth { $lost } percentage points more.
french-poker-coach-mistake-knowing = Your biggest mistake: in round { $round } you knew all five dice, { $roll }, and { $kind ->
    [believe] believed
    [concede] conceded to
    [pass-on] passed on
   *[doubt] doubted
} { $claim }. { $better ->
    [believe] Believing
    [concede] Conceding
    [pass-on] Passing it on as { $value }
   *[doubt] Doubting
} would have been worth { $lost } percentage points more.
french-poker-coach-seats = French poker is solved for two. With { $seats } players the coach starts once two are left, and only if the game lasts until one player alone has tokens.
french-poker-coach-unsolved = These rules are not solved in advance. `mendax coach` solves them for a finished game.
french-poker-explore-note = The first page is for the opener, the others are for five dice rolled again hidden; with some dice laid open there are thousands more pages. Claims and dice are grouped by hand, and the claim to beat is the highest claim of a hand. The worth of opening is the chance to win the round.
french-poker-solver-refused-seats = French poker is solved for two seats, not for { $seats }.
french-poker-solver-refused-passing = Not solved: passing on unseen where whoever looks must roll again.
