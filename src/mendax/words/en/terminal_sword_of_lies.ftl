# Words of Sword of Lies in the terminal. Seats and cards are typed by number, from 1.
## Second person
terminal-sword-of-lies-you = you
terminal-sword-of-lies-you-turned-up = You draw { $face }.
terminal-sword-of-lies-you-castling-began = You move first.
terminal-sword-of-lies-you-trade-offered = { $chips ->
    [0] You offer { $of } a trade: { $own } for { $theirs }.
   *[other] You offer { $of } a trade: { $own } and { $chips } chips for { $theirs }.
}
terminal-sword-of-lies-you-trade-refused = You refuse.
terminal-sword-of-lies-you-price-named = You name a price: { $chips } chips. { $words }
terminal-sword-of-lies-you-trade-withdrawn = You won’t pay that.
terminal-sword-of-lies-you-cards-swapped = { $chips ->
    [0] You and { $of } swap cards.
   *[other] You and { $of } swap cards; you pay { $chips }.
}
terminal-sword-of-lies-you-favour-promised = You owe { $to }: “{ $words }”.
terminal-sword-of-lies-you-interrogated = You ask { $of } about { $place }.
terminal-sword-of-lies-you-colour-named = You: “{ $colour }”.
terminal-sword-of-lies-you-card-marked = { $believed ->
    [yes] You believe { $of }: { $named }. The card is marked.
   *[no] You do not believe { $of }: { $named }. The card is marked.
}
terminal-sword-of-lies-you-skipped = You skip.
terminal-sword-of-lies-you-castling-ended = All of your cards are marked: you are the big blind.
terminal-sword-of-lies-you-posted = { $what ->
    [ante] You put in { $chips } as ante.
    [small_blind] You put in the small blind, { $chips }.
   *[big_blind] You put in the big blind, { $chips }.
}
terminal-sword-of-lies-you-betting-began = Betting round { $number }: you act first.
terminal-sword-of-lies-you-folded = You fold.
terminal-sword-of-lies-you-checked = You check.
terminal-sword-of-lies-you-called = You call { $chips }.
terminal-sword-of-lies-you-bet-made = You bet { $to }.
terminal-sword-of-lies-you-raised = You raise to { $to }.
terminal-sword-of-lies-you-went-all-in = You are all in with { $chips }.
terminal-sword-of-lies-you-card-chosen = You have chosen a card.
terminal-sword-of-lies-you-revealed = { $side ->
    [face_down] You reveal { $face }: a shield.
   *[face_up] You reveal { $face }.
}
terminal-sword-of-lies-you-folded-open = You folded { $face }.
terminal-sword-of-lies-you-sword-won = You read { $of } right: a sword.
terminal-sword-of-lies-you-sword-lost = With the cards of { $of } goes a sword of yours.
terminal-sword-of-lies-you-deal-proposed = You propose deal { $number } to { $to }. Offered: { $mine }. Asked: { $yours }. { $words }
terminal-sword-of-lies-you-whispered = You whisper a deal to { $to }.
terminal-sword-of-lies-you-deal-signed = You sign deal { $number }.
terminal-sword-of-lies-you-deal-declined = You decline deal { $number }.
terminal-sword-of-lies-you-chips-paid = You pay { $to } { $chips }.
terminal-sword-of-lies-you-got-ready = You are ready.
terminal-sword-of-lies-you-order-sealed = You have sealed an order.
terminal-sword-of-lies-you-order-opened = You attack: { $order }.
terminal-sword-of-lies-you-promise-kept = You keep the promise to { $to }.
terminal-sword-of-lies-you-promise-broken = You break the promise to { $to }!

## The table
terminal-sword-of-lies-unknown = face down
terminal-sword-of-lies-folded = folded
terminal-sword-of-lies-no-cards = no cards
terminal-sword-of-lies-bet = bet { $chips }
terminal-sword-of-lies-blind = big blind
terminal-sword-of-lies-boldest = highest bet so far: { $chips }
terminal-sword-of-lies-will-shield = will be a shield
terminal-sword-of-lies-will-sword = will be a sword for №{ $number }
terminal-sword-of-lies-will-nothing = no sword: №{ $number } has folded
terminal-sword-of-lies-ended = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
} ({ $change })
terminal-sword-of-lies-mark = { $believed ->
    [yes] №{ $number } heard “{ $colour }”, believed
   *[no] №{ $number } heard “{ $colour }”, not believed
}
terminal-sword-of-lies-short-red = red
terminal-sword-of-lies-short-black = black
terminal-sword-of-lies-your-cards = Your cards
terminal-sword-of-lies-you-have = Your cards: { $cards }.
terminal-sword-of-lies-deals = Deals that wait for your answer:

## Questions
terminal-sword-of-lies-ask-castling = Your move: interrogate or trade.
terminal-sword-of-lies-ask-asked = { $chips ->
    [0] { $seat } offers { $own } for { $theirs } of yours.
   *[other] { $seat } offers { $own } and { $chips } chips for { $theirs } of yours.
} Do you agree?
terminal-sword-of-lies-ask-priced = { $of } asks { $chips } chips for { $theirs }. { $words } Do you pay?
terminal-sword-of-lies-ask-questioned = { $seat } asks about { $place }: red or black?
terminal-sword-of-lies-ask-verdict = { $of } says { $colour } of { $place }. Do you believe it?
terminal-sword-of-lies-ask-betting = { $chips ->
    [0] Nothing to call. What do you do?
   *[other] { $chips } to call. What do you do?
}
terminal-sword-of-lies-ask-reveal = Which card do you reveal?
terminal-sword-of-lies-ask-side = Which side is the shield?
terminal-sword-of-lies-ask-negotiation = War round { $round }: negotiate, or say that you are ready. You have { $swords }.
terminal-sword-of-lies-ask-orders = War round { $round }: write your order. You have { $swords }.

## What marks become and what attacks cost
terminal-sword-of-lies-do-odds = what marks and attacks do
terminal-sword-of-lies-marks-title = What a marked card becomes when it is revealed
terminal-sword-of-lies-marks-told = Was the colour that was named true?
terminal-sword-of-lies-marks-believed = What did the one who asked say?
terminal-sword-of-lies-marks-becomes = So the card is…
terminal-sword-of-lies-marks-truth = true
terminal-sword-of-lies-marks-lie = a lie
terminal-sword-of-lies-marks-sword = a sword for the one who asked
terminal-sword-of-lies-marks-shield = a shield: face down, two lives
terminal-sword-of-lies-marks-line = { $told }, “{ $said }”: { $becomes }
terminal-sword-of-lies-marks-drawn = Beneath a card stands who asked, the colour named, and ✓ if it was believed, ✗ if not.
terminal-sword-of-lies-attack-standard = Attack: one sword takes one life of one card.
terminal-sword-of-lies-attack-double = Double attack: two swords, each at a card of its own choice; it costs a life of one card of yours.
terminal-sword-of-lies-attack-triple = Triple attack: three swords with your last card, once a game.

## What can be typed
terminal-sword-of-lies-type-nothing = nothing 0 -
terminal-sword-of-lies-type-spare = spare peace
terminal-sword-of-lies-type-red = red r
terminal-sword-of-lies-type-black = black b
terminal-sword-of-lies-type-face-down = down
terminal-sword-of-lies-type-face-up = up
terminal-words-interrogate = a ask interrogate
terminal-words-offer-trade = t trade
terminal-words-skip = s skip
terminal-words-agree = y yes agree
terminal-words-refuse = n no refuse
terminal-words-name-price = p price
terminal-words-pay = p pay yes y
terminal-words-withdraw = n no withdraw
terminal-words-name-colour = c colour color
terminal-words-disbelieve = d disbelieve no n
terminal-words-fold = f fold
terminal-words-check = k check
terminal-words-call = c call
terminal-words-bet = b bet
terminal-words-raise = r raise
terminal-words-all-in = a all-in
terminal-words-reveal = r reveal show
terminal-words-choose-side = c choose
terminal-words-propose-deal = d deal
terminal-words-sign-deal = s sign
terminal-words-decline-deal = x decline
terminal-words-ready = r ready
terminal-words-strike = s strike
terminal-words-strike-twice = d double
terminal-words-strike-thrice = t triple
terminal-words-hold = h hold
terminal-usage-interrogate = SEAT CARD
terminal-usage-offer-trade = MINE SEAT THEIRS (CHIPS)
terminal-usage-name-price = CHIPS (FAVOUR)
terminal-usage-propose-deal = SEAT CHIPS (MY-PLEDGE) (THEIR-PLEDGE) (WORDS)
terminal-usage-strike-twice = SEAT-CARD SEAT-CARD PRICE
terminal-usage-strike-thrice = SEAT-CARD SEAT-CARD SEAT-CARD
terminal-sword-of-lies-do-interrogate = ask a player about a card
terminal-sword-of-lies-do-offer-trade = offer a trade: my card, seat, their card, chips beside
terminal-sword-of-lies-do-skip = let the turn go by
terminal-sword-of-lies-do-agree = swap
terminal-sword-of-lies-do-refuse = refuse
terminal-sword-of-lies-do-name-price = name a price: chips, and a favour in words if you like
terminal-sword-of-lies-do-pay = pay and swap
terminal-sword-of-lies-do-withdraw = don’t pay
terminal-sword-of-lies-do-name-colour = name a colour: true or not
terminal-sword-of-lies-do-believe = believe it
terminal-sword-of-lies-do-disbelieve = don’t believe it
terminal-sword-of-lies-do-fold = fold
terminal-sword-of-lies-do-check = check
terminal-sword-of-lies-do-call = call
terminal-sword-of-lies-do-bet = bet so many chips
terminal-sword-of-lies-do-raise = raise to so many chips
terminal-sword-of-lies-do-all-in = all in
terminal-sword-of-lies-do-reveal = reveal a card
terminal-sword-of-lies-do-choose-side = choose the side of the shield
terminal-sword-of-lies-do-propose-deal = propose a deal: chips (negative: they pay), pledges: nothing, spare, or a seat to attack (! behind the word: in private)
terminal-sword-of-lies-do-sign-deal = sign the deal of that number
terminal-sword-of-lies-do-decline-deal = decline it
terminal-sword-of-lies-do-ready = ready for war
terminal-sword-of-lies-do-strike = strike one card: seat-card
terminal-sword-of-lies-do-strike-twice = double attack: two targets, and the card of yours that pays
terminal-sword-of-lies-do-strike-thrice = triple attack: three targets
terminal-sword-of-lies-do-hold = hold back
