# The first deal of a game, played by a script: told in the browser and in the terminal.
tutorial-anna = Anna
tutorial-marko = Marko
tutorial-you = You

## Mia
tutorial-mia-claim = Anna rolled two dice under the cup and says 54: the higher die first. Only she has seen them.
tutorial-mia-believe = Doubt, and the dice are opened. Believe, and you roll and must say more. 54 is nothing rare: believe her.
tutorial-mia-believe-first = She may be lying, but believe her for now: then the cup is yours.
tutorial-mia-look = The cup is yours. Look: nobody else sees your dice.
tutorial-mia-look-first = Look under the cup first.
tutorial-mia-lie = Only 43, but you must say more than 54. So lie: pick a value from 61 to 65 and announce it.
tutorial-mia-lie-small = So much is hardly believed. Try a small lie: 61 to 65.
tutorial-mia-ladder = Anna believed you! She rolled, and now says 66. Doubles beat all mixed values; only 21, the Mia, beats 66.
tutorial-mia-doubt = 66 falls once in 36 rolls. Doubt her!
tutorial-mia-doubt-now = Believe, and you would have to say Mia. Doubt her this time.
tutorial-mia-caught = 41: a lie! Anna loses a life. Had it been 66, you would have lost one.
tutorial-mia-last = That is Mia: lie when you must, doubt when it sounds too good. The last one with lives wins.

## French poker
tutorial-french-poker-claim = Anna rolled five dice under the cup and claims a pair of fives. True or not?
tutorial-french-poker-believe = Doubt, and the dice are opened. Believe, and you take them as they lie and must claim more. Believe her.
tutorial-french-poker-believe-first = Believe her for now: then the dice are yours.
tutorial-french-poker-keep = Two fives, it was true. Now claim more: tap both fives to keep them hidden, and roll the other three in the open.
tutorial-french-poker-keep-fives = Here we keep just the two fives, hidden, and roll the other three in the open.
tutorial-french-poker-say = A third five fell where all can see it. Claim three fives, or lie: four fives.
tutorial-french-poker-say-fives = Claim three fives, which is true, or four fives, a lie.
tutorial-french-poker-hands = Anna believed you, laid three fives open, rolled two dice hidden and claims five fives: hardly anything is higher.
tutorial-french-poker-doubt = Both hidden dice would have to be fives: once in 36 rolls. Doubt her!
tutorial-french-poker-doubt-now = That is too good to be true: doubt her.
tutorial-french-poker-caught = Only three fives: Anna loses a token. Had there been five, you would have lost one.
tutorial-french-poker-last = That is French poker: keep, roll, claim more, and doubt what is too good. Who has no tokens left is out.

## Sword of Lies
tutorial-sword-of-lies-goal = Your two cards: only you know them. In the end, the most ♥ takes the pot. Questions earn swords, and a sword takes a ♥.
tutorial-sword-of-lies-ask = Ask Anna what colour a card is: tap her left card, then “Interrogate”.
tutorial-sword-of-lies-ask-anna = Here we ask Anna about her left card.
tutorial-sword-of-lies-judge = “Red,” she says. Judge her right, and the card earns you a sword; judge her wrong, and it gets a shield: two ♥. Don’t believe her.
tutorial-sword-of-lies-judge-lie = She is lying this time: don’t believe her.
tutorial-sword-of-lies-answer = Now Anna asks you about your black nine. Say the truth or lie, as you like.
tutorial-sword-of-lies-answer-any = Say red or black.
tutorial-sword-of-lies-bet = She saw through you. Marko asked too, and folded. Now bet that you will have the most ♥: the highest bet also brings four swords. Go all in!
tutorial-sword-of-lies-bet-all = Here we go all in: that brings four swords.
tutorial-sword-of-lies-reveal = Anna turned up a black card: she did lie, and you have a sword. Now turn up one of yours.
tutorial-sword-of-lies-reveal-any = Tap one of your own cards.
tutorial-sword-of-lies-ready = You have six swords, Anna two. Before each round of war there is time for talk and deals. Say that you are ready.
tutorial-sword-of-lies-ready-now = Nothing to agree on today: say that you are ready.
tutorial-sword-of-lies-strike = A sword takes one ♥. Orders are written in secret: tap a card of Anna’s, then seal the order.
tutorial-sword-of-lies-strike-anna = One sword is enough: tap one card of Anna’s, then seal the order.
tutorial-sword-of-lies-won = Anna struck twice and paid with a card of hers; your sword took the other. You have one ♥, she has none: the pot is yours.
tutorial-sword-of-lies-last = That is Sword of Lies: ask to earn swords, bet on your ♥, strike. Skipping earns nothing.

## The page
web-learn-title = first deal
web-learn-step = Step { $number } of { $of }
web-learn-next = Next
web-learn-again = Start over
web-learn-leave = Leave the lesson
web-learn-back = Back to the table
web-learn-play = Play now, gentle opponents
