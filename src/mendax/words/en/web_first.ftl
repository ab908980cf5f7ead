# For the first games of a device: what one plays for, and a tip at each hard step.
## What one plays for
mia-goal-last-standing = Lie, and catch lies: the last one with lives wins.
mia-goal-first-out = Lie, and catch lies: who is out first has lost.
mia-goal-scored = Lie, and catch lies: the best score after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} wins.
french-poker-goal-last-standing = Always claim more, true or not: the last one with tokens wins.
french-poker-goal-first-out = Always claim more, true or not: who runs out of tokens first has lost.
french-poker-goal-charge = Always claim more, true or not: get rid of your tokens; the last one to hold any has lost.
sword-of-lies-goal-pot = The most ♥ at the end takes the pot. See through lies for swords; swords take ♥.
sword-of-lies-goal-all = The most ♥ at the end takes the pot; win every chip. See through lies for swords; swords take ♥.
web-order = From the lowest to the highest

## Tips
web-mia-first-open = Two dice under a cup. The higher one is read first: 6 and 4 are 64.
web-mia-first-look = Nobody else sees your roll. Then you say a value, true or not.
web-mia-first-say = The lowest value comes first, the highest last. Say one, true or not: the next player believes you or doubts you.
web-mia-first-answer = Believe: you take the cup, roll and have to beat it. Doubt: the cup is lifted; a lie costs the liar, the truth costs you.
web-mia-first-answer-reach = Believe: you take the cup, roll and have to say at least as much. Doubt: the cup is lifted; a lie costs the liar, the truth costs you.
web-french-poker-first-open = Five dice for everybody at the table. You roll them and claim a hand; they go around, and every claim has to be higher.
web-french-poker-first-answer = Believe: you take the dice and have to claim more. Doubt: all dice are shown; a lie costs the liar, the truth costs you.
web-french-poker-first-keep = Tap dice to keep, by their places №1 to №5. What you keep stays hidden and the rest is rolled in the open, or the other way round.
web-french-poker-first-say = Claim more than the last claim, true or not: first the hand, then its dice.
web-sword-of-lies-first-interrogate = Ask about a card: read the answer right, and it will be a sword of yours. Skipping earns nothing.
web-sword-of-lies-first-name-colour = Say the truth or lie. If it is read wrong, your card gets a shield: two ♥ instead of one.
web-sword-of-lies-first-believe = Right: a sword for you (✓ believed, ✗ not). Wrong: a shield for the card.
web-sword-of-lies-first-agree = Both cards are swapped unseen. Say no if you like your own.
web-sword-of-lies-first-fold = You bet that you will have the most ♥ after the war. The first to bet highest also gets four swords.
web-sword-of-lies-first-reveal = Turned up, a marked card shows its sword or shield. Which first is up to you.
web-sword-of-lies-first-ready = Talk or make deals before the round, or just be ready.
web-sword-of-lies-first-strike = One sword takes one ♥ off a card. In the end only ♥ count.
