# Words of the browser's board of Sword of Lies. Cards are named by $place, players by $seat, $by, $other.
web-sword-of-lies-rank = { $rank ->
    [T] 10
   *[other] { $rank }
}
web-sword-of-lies-face = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
web-sword-of-lies-unknown = face down
web-sword-of-lies-yours = { $face }, seen by you alone
web-sword-of-lies-remembered = face down, you remember { $face }
web-sword-of-lies-fallen = { $card }: fallen
web-sword-of-lies-row = Cards of { $name }
web-sword-of-lies-closer = A closer look at the cards of { $name }
web-sword-of-lies-closer-row = The row, large
web-sword-of-lies-closer-hint = Tap a player to see the cards large.
web-sword-of-lies-no-cards = no cards left
web-sword-of-lies-seat = Number { $number },
web-sword-of-lies-table = The table
web-sword-of-lies-doing = What you may do
web-sword-of-lies-put-in = { $chips ->
    [one] { $chips } chip bet in this round
   *[other] { $chips } chips bet in this round
}
web-sword-of-lies-bb = BB
web-sword-of-lies-big-blind = Big blind
web-sword-of-lies-boldest = Highest bet so far, made first: { $chips }
web-sword-of-lies-dealer = Dealer
web-sword-of-lies-is-folded = folded
web-sword-of-lies-is-all-in = all in
web-sword-of-lies-is-ready = ready
web-sword-of-lies-is-chosen = has chosen
web-sword-of-lies-is-sealed = has sealed an order

## The middle of the table
web-sword-of-lies-phase-castling = Castling
web-sword-of-lies-phase-betting = Betting
web-sword-of-lies-phase-war = War
web-sword-of-lies-of-rounds = { $number }/{ $rounds }
web-sword-of-lies-war-round = round { $number }
web-sword-of-lies-pots = Pots
web-sword-of-lies-in-it = for №
web-sword-of-lies-side-pots = Side pots ({ $count })
web-sword-of-lies-moment-believed = { $by } believes it.
web-sword-of-lies-moment-doubted = { $by } does not believe it.
web-sword-of-lies-moment-true = True!
web-sword-of-lies-moment-lie = Lie!
web-sword-of-lies-orders-open = All orders are opened.
web-sword-of-lies-hit = Hit: { $seats }
web-sword-of-lies-bets = On the table

## What is going on
web-sword-of-lies-waits-deal = The cards are dealt.
web-sword-of-lies-waits-determining = The highest card moves first.
web-sword-of-lies-waits-castling = { $seat } trades or interrogates.
web-sword-of-lies-waits-asked = { $mover } wants to trade; { $other } thinks it over.
web-sword-of-lies-waits-priced = { $mover } may pay the price, or not.
web-sword-of-lies-waits-questioned = { $mover } asks { $other }: red or black?
web-sword-of-lies-waits-verdict = { $other } says “{ $colour }”. Does { $mover } believe it?
web-sword-of-lies-waits-betting = { $seat } is to act.
web-sword-of-lies-waits-reveal = To reveal: { $waiting }.
web-sword-of-lies-waits-side = { $seat } decides which side is the shield.
web-sword-of-lies-waits-negotiation = Still talking: { $waiting }.
web-sword-of-lies-waits-orders = Still writing orders: { $waiting }.
web-sword-of-lies-you-castling = Your move: interrogate somebody, or trade.
web-sword-of-lies-you-asked = { $mover } offers you a trade.
web-sword-of-lies-you-priced = { $other } names a price.
web-sword-of-lies-you-questioned = { $mover } asks about your card: { $place }. What do you say?
web-sword-of-lies-you-verdict = { $other } says “{ $colour }”. True?
web-sword-of-lies-you-betting = Your bet.
web-sword-of-lies-you-reveal = Reveal a card: tap one of yours.
web-sword-of-lies-you-side = You bet boldest: which side is the shield?
web-sword-of-lies-you-negotiation = Talk, make deals, or be ready for the war round.
web-sword-of-lies-you-answer = Somebody awaits your answer.
web-sword-of-lies-you-orders = Write your order: tap the cards to attack.
web-sword-of-lies-you-folded = You have folded. Watch them fight.
web-sword-of-lies-you-sealed = Your order is sealed. Still writing: { $waiting }.

## Castling
web-sword-of-lies-castling-hint = Tap a card of another player.
web-sword-of-lies-castling-own = You would give { $place }. Now tap the card you want.
web-sword-of-lies-interrogate-note = red or black?
web-sword-of-lies-trade-pick = tap a card of yours to give
web-sword-of-lies-trade-for = { $chips ->
    [0] for { $place }
    [one] for { $place } and { $chips } chip
   *[other] for { $place } and { $chips } chips
}
web-sword-of-lies-chips-beside = Chips beside the card
web-sword-of-lies-marked-already = This card is marked already. It can’t be asked about again, only traded.
web-sword-of-lies-skip-note = let the turn go by
web-sword-of-lies-ask-chips = Ask for chips…
web-sword-of-lies-ask-favour = Ask for a favour…
web-sword-of-lies-favour = What you want for it, in words
web-sword-of-lies-price = The price in chips
web-sword-of-lies-promise-it = Promise it
web-sword-of-lies-say-red = Red
web-sword-of-lies-say-black = Black
web-sword-of-lies-the-truth = the truth
web-sword-of-lies-a-lie = a lie
web-sword-of-lies-believe-note = it is true
web-sword-of-lies-disbelieve-note = it is a lie
web-sword-of-lies-becomes-sword = a sword for you
web-sword-of-lies-becomes-shield = a shield for the card
web-sword-of-lies-stakes-owner = If { $mover } reads you right, that is a sword for them; if not, a shield for your card.
web-sword-of-lies-stakes = Read it right: { $right }. Read it wrong: { $wrong }.

## Betting
web-sword-of-lies-bet-to = How much to bet
web-sword-of-lies-raise-to = Raise to how much
web-sword-of-lies-bet = Bet
web-sword-of-lies-raise = Raise
web-sword-of-lies-call = Call { $chips }
web-sword-of-lies-least = least
web-sword-of-lies-half-pot = ½ pot
web-sword-of-lies-whole-pot = pot
web-sword-of-lies-most = most
web-sword-of-lies-less = Less
web-sword-of-lies-more = More
web-sword-of-lies-fold-sure = Checking is free. Fold all the same
web-sword-of-lies-all-in-sure = { $chips ->
    [one] Yes, my last chip
   *[other] Yes, all { $chips } chips
}
web-sword-of-lies-rather-not = No, back
web-sword-of-lies-all-to-stay = { $chips ->
    [one] to stay: your last chip
   *[other] to stay: all { $chips } chips
}

## Revealing
web-sword-of-lies-reveal-pick = Tap one of your cards
web-sword-of-lies-reveal-card = Reveal { $place }
web-sword-of-lies-choose-card = Choose { $place }
web-sword-of-lies-stays-open = no mark, so it lies open, with one life.
web-sword-of-lies-will-sword = { $in ->
    [yes] read right, so { $by } gets a sword.
   *[no] read right by { $by }, who has folded: no sword.
}
web-sword-of-lies-will-shield = read wrong by { $by }, so it becomes a shield.
web-sword-of-lies-by-itself = the last card shows itself
web-sword-of-lies-show-all = Show them all
web-sword-of-lies-show-all-note = nobody can bet any more
web-sword-of-lies-your-choice = You have chosen. All cards open together.

## Deals
web-sword-of-lies-deals-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
web-sword-of-lies-ready-note = to the war round
web-sword-of-lies-deal-from = Deal from { $seat }
web-sword-of-lies-deal-with = Deal with
web-sword-of-lies-i-pledge = I pledge
web-sword-of-lies-they-pledge = { $seat } pledges
web-sword-of-lies-who-pays = Who pays
web-sword-of-lies-pays = { $who ->
    [me] { $chips ->
        [0] I pay
       *[other] I pay { $chips }
    }
    [them] { $chips ->
        [0] { $seat } pays
       *[other] { $seat } pays { $chips }
    }
   *[nobody] No chips
}
web-sword-of-lies-chips-paid = Chips that are paid when the deal is signed
web-sword-of-lies-more-words = Anything else, in words
web-sword-of-lies-in-private = Between us two
web-sword-of-lies-in-private-help = The others see that you deal, not what it says; chips that move are seen by all.
web-sword-of-lies-private = between you two
web-sword-of-lies-counter = Counter
web-sword-of-lies-send-deal = Send
web-sword-of-lies-next-deal = The next of { $count } deals
web-sword-of-lies-ledger = Ledger: { $open ->
    [0] { "" }
    [one] { $open } open deal,{ " " }
   *[other] { $open } open deals,{ " " }
}{ $promises ->
    [0] no promises
    [one] { $promises } promise
   *[other] { $promises } promises
}{ $broken ->
    [0] { "" }
   *[other] , { $broken } broken
}
web-sword-of-lies-promise-open = not yet tested
web-sword-of-lies-promise-kept = kept
web-sword-of-lies-promise-broken = broken

## War
web-sword-of-lies-attacks = Kind of attack
web-sword-of-lies-strike = Attack
web-sword-of-lies-strike-twice = Double
web-sword-of-lies-strike-thrice = Triple
web-sword-of-lies-strike-note = one sword
web-sword-of-lies-strike-twice-note = costs one life
web-sword-of-lies-strike-thrice-note = the last card’s
web-sword-of-lies-pick-target = Sword { $number }
web-sword-of-lies-aim = { $seat }, card { $number }
web-sword-of-lies-aim-card = card { $number }
web-sword-of-lies-pick-price = Your card that pays
web-sword-of-lies-own-tap = A tap on my own card:
web-sword-of-lies-own-pays = pays the price
web-sword-of-lies-own-hit = attacks it
web-sword-of-lies-price-is = Pays: card { $number }
web-sword-of-lies-drop = Take back: { $target }
web-sword-of-lies-seal = Seal the order
web-sword-of-lies-seal-note = nobody sees it until all are in
web-sword-of-lies-your-order = You alone can read it: { $order }

## The last board
web-sword-of-lies-ended-war = The war is over. Whoever had the most ♥ took the pot.
web-sword-of-lies-ended-folds = All the others folded, so there was no war.
