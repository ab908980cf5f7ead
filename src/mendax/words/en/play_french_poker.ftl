# How French poker is played at a table: one sentence for each rule that holds there.
french-poker-play-aim = The aim
french-poker-play-counted-in-tokens = Everybody starts with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}. Whoever claims too much and is caught lays one off, and so does whoever doubts in vain. Without tokens one is out.
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
french-poker-play-hand-high-die = highest die; “highest die four” or lower says nothing, as any five dice are worth that
french-poker-play-general = A claim is general (“two pairs”) or detailed (“sixes and fives”). A detailed claim is higher than the general one of its hand, and lower than that of the next hand.
french-poker-play-detailed = Every claim names its faces: “sixes and fives”, not just “two pairs”.
french-poker-play-kickers-none = Dice that don’t belong to the hand don’t count.
french-poker-play-kickers-full = A claim may go on naming the remaining dice, highest first: “a pair of sixes, with five and four”. Dice that are not named count lowest.
french-poker-play-wild = A one stands for any face, whatever makes the best hand.
french-poker-play-true = A claim is true if the hand is worth as much or more.

french-poker-play-round = A round
french-poker-play-opens = Lots decide who opens the first round. The opener rolls five dice under the cup, looks, and claims a hand: the truth, more, or less. The next player, clockwise, answers:
french-poker-play-doubt = “I doubt it”: all dice are opened. If the claim is higher than the hand, the claimer loses; otherwise the doubter does.
french-poker-play-believe = “I believe it”: you take the dice as they lie, and look. Now it is too late to doubt.
french-poker-play-pass = “I pass it on”: you hand the dice on without looking, with a higher claim, and answer for it.
french-poker-play-with-the-dice = Whoever has taken the dice does one of these:
french-poker-play-keep-hidden = keeps at least one die under the cup, also one that lay open, and re-rolls the rest in the open;
french-poker-play-keep-open = lays some dice open, and re-rolls all the rest under the cup;
french-poker-play-roll-all = re-rolls all five under the cup;
french-poker-play-leave = leaves everything as it lies.
french-poker-play-claim-more = Then they must claim more than the last claim.
french-poker-play-top-doubt-or-concede = Nothing is higher than five sixes: after them one doubts, or gives up without looking, loses, and opens the next round.
french-poker-play-top-must-doubt = Nothing is higher than five sixes: after them one has to doubt.
french-poker-play-starter-doubter-or-next = After a caught lie the doubter opens the next round; after a doubt in vain, the player after the doubter.
french-poker-play-starter-loser = The loser opens the next round; if they are out, the next player does.

french-poker-play-besides = Besides
french-poker-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the house plays for you, and honestly.
