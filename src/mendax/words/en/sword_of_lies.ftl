# Words of Sword of Lies. Players are $seat, $of, $to, $by; cards are named by $place from the left.
sword-of-lies-title = Sword of Lies

## House rules
sword-of-lies-option-cards = Cards
sword-of-lies-option-cards-help = How many cards each player is dealt.
sword-of-lies-option-lowest-rank = Lowest card
sword-of-lies-option-lowest-rank-help = The lowest rank in the deck: 2 is the full deck of 52, 6 one of 36; 11 is the jack, 13 the king.
sword-of-lies-option-decks = Decks
sword-of-lies-option-decks-help = How many decks are shuffled together; more are taken if the players need them.
sword-of-lies-option-min-buy-in = Buy-in
sword-of-lies-option-min-buy-in-help = The fewest chips to sit down with; a new table starts with so many each.
sword-of-lies-option-max-buy-in = Most to sit down with
sword-of-lies-option-max-buy-in-help = The most chips to sit down with, unless somebody at the table has more; 0: five times the least.
sword-of-lies-option-rebuys = Buying again
sword-of-lies-option-rebuys-help = Whether one may buy chips after having played. If not, whoever can’t pay blind and ante is out, until one has it all.
sword-of-lies-option-trade-limit = Trades
sword-of-lies-option-trade-limit-help = How many trades a player may begin in a game; 0: as many as there are cards in a row.
sword-of-lies-option-limit = Limit
sword-of-lies-option-limit-help = How much may be bet at once.
sword-of-lies-option-limit-no-limit = no limit: all you have
sword-of-lies-option-limit-pot-limit = pot limit: no more than the pot
sword-of-lies-option-limit-fixed-limit = fixed limit: one big blind, two from the third round on
sword-of-lies-option-big-blind = Big blind
sword-of-lies-option-big-blind-help = What the player with all cards marked puts in; also the smallest bet.
sword-of-lies-option-small-blind = Small blind
sword-of-lies-option-small-blind-help = What the player left of the big blind puts in; 0 is none.
sword-of-lies-option-ante = Ante
sword-of-lies-option-ante-help = What everyone puts in before the betting; 0 is none.
sword-of-lies-option-fixed-raises = Bets a round
sword-of-lies-option-fixed-raises-help = How many bets and raises a round has at fixed limit; the big blind is the first.
sword-of-lies-option-rake = Rake
sword-of-lies-option-rake-help = How many per cent of every pot the house keeps.
sword-of-lies-option-rake-cap = Rake cap
sword-of-lies-option-rake-cap-help = The most the house keeps of one game; 0 is no cap.
sword-of-lies-option-dealer-button = Dealer button
sword-of-lies-option-dealer-button-help = Show a button that moves on from game to game; it changes nothing.
sword-of-lies-option-reveal = Revealing cards
sword-of-lies-option-reveal-help = Whether cards are revealed one after another or all at once.
sword-of-lies-option-reveal-in-turn = in turn, from the big blind
sword-of-lies-option-reveal-simultaneous = chosen in secret, opened together
sword-of-lies-option-fold-cards = Folded cards
sword-of-lies-option-fold-cards-help = What becomes of the cards of a player who folds.
sword-of-lies-option-fold-cards-face-down = face down: none of them gives a sword any more
sword-of-lies-option-fold-cards-face-up = face up: they still give the swords they earn
sword-of-lies-option-may-hold = Holding back
sword-of-lies-option-may-hold-help = Whether one may attack nobody; a round in which all hold back ends the war.
sword-of-lies-option-any-target = Any target
sword-of-lies-option-any-target-help = The swords of a double attack may hit any card on the table, one’s own too.
sword-of-lies-option-triple-attack = Triple attack
sword-of-lies-option-triple-attack-help = With one card left, strike with three swords at no price, once a game.
sword-of-lies-option-hard-shields = Hard shields
sword-of-lies-option-hard-shields-help = A shield falls only to two swords at once; fewer do nothing.
sword-of-lies-option-shield-side = Side of the shield
sword-of-lies-option-shield-side-help = Instead of four swords, whoever bet highest first chooses which side is the shield.
sword-of-lies-option-deals = Deals
sword-of-lies-option-deals-help = How many deals a player may propose before each war round.
sword-of-lies-option-negotiation-clock = Time to negotiate
sword-of-lies-option-negotiation-clock-help = Seconds that everybody has together before each war round; 0 is no limit.
sword-of-lies-option-turn-clock = Time to act
sword-of-lies-option-turn-clock-help = Seconds for each decision before the house plays for an absent player; 0 is no limit.

## Presets
sword-of-lies-preset-house = House rules
sword-of-lies-preset-house-help = Four cards, fixed bets, and an ante of a tenth of the stack: a pot worth a war.
sword-of-lies-preset-first-evening = First evening
sword-of-lies-preset-first-evening-help = Three cards, small fixed bets and no deals: the way to the war is short.
sword-of-lies-preset-no-limit = No limit
sword-of-lies-preset-no-limit-help = A big blind of two, no ante, and all you have at any time: a game of nerves, mostly over before the war.
sword-of-lies-preset-quick = Quick
sword-of-lies-preset-quick-help = Three cards and short stacks.
sword-of-lies-preset-last-one = Until one has it all
sword-of-lies-preset-last-one-help = As the house plays, but nobody buys again: whoever can’t pay is out.
sword-of-lies-preset-limit = Limit
sword-of-lies-preset-limit-help = Fixed bets and a small blind.
sword-of-lies-preset-open-folds = Open folds
sword-of-lies-preset-open-folds-help = Folded cards lie open, reveals are simultaneous, bets go up to the pot.
sword-of-lies-preset-siege = Siege
sword-of-lies-preset-siege-help = Hard shields, triple attacks, and nobody has to attack.
sword-of-lies-preset-struck-out = Struck out
sword-of-lies-preset-struck-out-help = With the rules that the inventor struck out: the triple attack and the choice of the shield.
sword-of-lies-preset-casino = Casino
sword-of-lies-preset-casino-help = Small blind, ante, dealer button, and a rake of five per cent.

## Cards, marks, things
sword-of-lies-colour-red = red
sword-of-lies-colour-black = black
sword-of-lies-place = { $place ->
    [1] the first card from the left
    [2] the second card from the left
    [3] the third card from the left
    [4] the fourth card from the left
    [5] the fifth card from the left
    [6] the sixth card from the left
    [7] the seventh card from the left
    [8] the eighth card from the left
   *[other] card { $place } from the left
}
sword-of-lies-card = { $owner }: { $place }
sword-of-lies-order-paid = { $aims }; at the price of { $place }
sword-of-lies-quoted = “{ $words }”
sword-of-lies-mark = { $believed ->
    [yes] { $by } heard { $named } and believed it
   *[no] { $by } heard { $named } and did not believe it
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
sword-of-lies-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
sword-of-lies-armed-with = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}{ $bold ->
    [yes] , including those for the highest bet
   *[no] { "" }
}
sword-of-lies-armed-nobody = Nobody has a sword
sword-of-lies-shield = shield
sword-of-lies-main-pot = Main pot
sword-of-lies-side-pot = Side pot { $number }
sword-of-lies-side-face-down = face down
sword-of-lies-side-face-up = face up
sword-of-lies-pledge-nothing = nothing
sword-of-lies-pledge-spare = not to attack the other
sword-of-lies-pledge-strike = to attack { $seat }

## Phases
sword-of-lies-phase-deal = The cards are dealt
sword-of-lies-phase-determining = Who moves first?
sword-of-lies-phase-castling = Castling: trade or interrogate
sword-of-lies-phase-asked = A trade is offered
sword-of-lies-phase-priced = A price is named
sword-of-lies-phase-questioned = Red or black?
sword-of-lies-phase-verdict = Is it believed?
sword-of-lies-phase-betting = Betting
sword-of-lies-phase-reveal = Cards are revealed
sword-of-lies-phase-side = Which side is the shield?
sword-of-lies-phase-negotiation = Negotiation
sword-of-lies-phase-orders = Orders are written
sword-of-lies-phase-over = The game is over

## Actions
sword-of-lies-action-offer-trade = Offer a trade
sword-of-lies-action-agree = Agree
sword-of-lies-action-refuse = Refuse
sword-of-lies-action-name-price = Name a price
sword-of-lies-action-pay = Pay
sword-of-lies-action-withdraw = Withdraw
sword-of-lies-action-interrogate = Interrogate
sword-of-lies-action-name-colour = Say { $colour }
sword-of-lies-action-believe = Believe
sword-of-lies-action-disbelieve = Don’t believe
sword-of-lies-action-skip = Skip
sword-of-lies-action-fold = Fold
sword-of-lies-action-check = Check
sword-of-lies-action-call = Call
sword-of-lies-action-bet = Bet { $to }
sword-of-lies-action-raise = Raise to { $to }
sword-of-lies-action-all-in = All in
sword-of-lies-action-reveal = Reveal
sword-of-lies-action-choose-side = The shield lies { $side }
sword-of-lies-action-propose-deal = Propose a deal
sword-of-lies-action-sign-deal = Sign
sword-of-lies-action-decline-deal = Decline
sword-of-lies-action-ready = Ready
sword-of-lies-action-strike = Attack
sword-of-lies-action-strike-twice = Double attack
sword-of-lies-action-strike-thrice = Triple attack
sword-of-lies-action-hold = Hold back
sword-of-lies-action-deal = Deal { $face }
sword-of-lies-action-turn-up = Turn up { $face }
sword-of-lies-action-draw-lot = Draw lots

## Events
sword-of-lies-event-dealt = { $seat } is dealt a card.
sword-of-lies-event-saw = Your card is { $face }.
sword-of-lies-event-turned-up = { $seat } draws { $face }.
sword-of-lies-event-tied = { $shuffled ->
    [yes] A tie: { $seats } draw again from a new shuffle.
   *[no] A tie: { $seats } draw again.
}
sword-of-lies-event-lot-drawn = A tie again: { $seats }. The lot falls on { $seat }.
sword-of-lies-event-castling-began = { $seat } moves first.
sword-of-lies-event-trade-offered = { $chips ->
    [0] { $seat } offers { $of } a trade: { $own } for { $theirs }.
   *[other] { $seat } offers { $of } a trade: { $own } and { $chips } chips for { $theirs }.
}
sword-of-lies-event-trade-refused = { $seat } refuses.
sword-of-lies-event-price-named = { $seat } names a price: { $chips } chips. { $words }
sword-of-lies-event-trade-withdrawn = { $seat } won’t pay that.
sword-of-lies-event-cards-swapped = { $chips ->
    [0] { $seat } and { $of } swap cards.
   *[other] { $seat } and { $of } swap cards; { $seat } pays { $chips }.
}
sword-of-lies-event-favour-promised = { $seat } owes { $to }: “{ $words }”.
sword-of-lies-event-interrogated = { $seat } asks { $of } about { $place }.
sword-of-lies-event-colour-named = { $seat }: “{ $colour }”.
sword-of-lies-event-card-marked = { $believed ->
    [yes] { $by } believes { $of }: { $named }. The card is marked.
   *[no] { $by } does not believe { $of }: { $named }. The card is marked.
}
sword-of-lies-event-skipped = { $seat } skips.
sword-of-lies-event-castling-ended = All of { $seat }’s cards are marked: the big blind.
sword-of-lies-event-posted = { $what ->
    [ante] { $seat } puts in { $chips } as ante.
    [small_blind] { $seat } puts in the small blind, { $chips }.
   *[big_blind] { $seat } puts in the big blind, { $chips }.
}
sword-of-lies-event-betting-began = Betting round { $number }: { $seat } acts first.
sword-of-lies-event-folded = { $seat } folds.
sword-of-lies-event-checked = { $seat } checks.
sword-of-lies-event-called = { $seat } calls { $chips }.
sword-of-lies-event-bet-made = { $seat } bets { $to }.
sword-of-lies-event-raised = { $seat } raises to { $to }.
sword-of-lies-event-went-all-in = { $seat } is all in with { $chips }.
sword-of-lies-event-returned = Nobody called { $chips }: they go back to { $seat }.
sword-of-lies-event-pots-formed = In the pots: { $pots }.
sword-of-lies-event-reveals-began = Reveal { $number }: everyone shows a card.
sword-of-lies-event-card-chosen = { $seat } has chosen a card.
sword-of-lies-event-chose = You will reveal { $place }.
sword-of-lies-event-revealed = { $side ->
    [face_down] { $seat } reveals { $face }: a shield.
   *[face_up] { $seat } reveals { $face }.
}
sword-of-lies-event-folded-open = { $seat } folded { $face }.
sword-of-lies-event-sword-won = { $seat } read { $of } right: a sword.
sword-of-lies-event-sword-lost = With { $of }’s cards goes a sword of { $seat }.
sword-of-lies-event-armed = To arms! Swords are doubled. { $swords }.
sword-of-lies-event-side-chosen = { $seat } decides: the shield lies { $side ->
    [face_up] face up
   *[face_down] face down
}.
sword-of-lies-event-negotiation-began = Negotiation before war round { $number }.
sword-of-lies-event-deal-proposed = { $seat } proposes deal { $number } to { $to }. Offered: { $mine }. Asked: { $yours }. { $words }
sword-of-lies-event-whispered = { $seat } whispers a deal to { $to }.
sword-of-lies-event-whisper-ended = Whispered deal { $number } is closed.
sword-of-lies-event-deal-signed = { $seat } signs deal { $number }.
sword-of-lies-event-deal-declined = { $seat } declines deal { $number }.
sword-of-lies-event-deal-lapsed = Deal { $number } lapses: { $to } did not answer { $seat }.
sword-of-lies-event-chips-paid = { $seat } pays { $to } { $chips }.
sword-of-lies-event-got-ready = { $seat } is ready.
sword-of-lies-event-war-round-began = War round { $number }: orders are written.
sword-of-lies-event-order-sealed = { $seat } has sealed an order.
sword-of-lies-event-wrote-order = Your order is sealed.
sword-of-lies-event-order-opened = { $seat } attacks: { $order }.
sword-of-lies-event-card-hit = { $lives ->
    [0] { $seat }: { $place } falls.
    [one] { $seat }: { $place } is hit; { $lives } life left.
   *[other] { $seat }: { $place } holds; { $lives } lives.
}
sword-of-lies-event-whisper-judged = Whispered deal { $number }: { $seat } — { $mine ->
        [kept] promise kept
        [broken] promise broken
       *[open] nothing to judge
    }; { $to } — { $yours ->
        [kept] promise kept
        [broken] promise broken
       *[open] nothing to judge
    }.
sword-of-lies-event-promise-kept = { $seat } keeps the promise to { $to }.
sword-of-lies-event-promise-broken = { $seat } breaks the promise to { $to }!
sword-of-lies-event-pot-won = { $pot } is shared out: { $chips }.
sword-of-lies-event-game-ended = The game is over.

## How a game ends
sword-end-war = The war is over: the most lives win.
sword-end-folds = All the others folded.

## Reasons
sword-refused-over = The game is over.
sword-refused-cards-falling = Cards are still being dealt; nobody acts until they lie.
sword-refused-not-your-turn = It is not your turn: seat { $seat } is to act.
sword-refused-not-now = { $phase ->
    [castling] That can’t be done now: it is your move of castling. Interrogate, trade or skip.
    [asked] That can’t be done now: answer the trade. Agree, refuse or name a price.
    [priced] That can’t be done now: pay the price that was named, or withdraw.
    [questioned] That can’t be done now: say which colour your card is, red or black.
    [verdict] That can’t be done now: say whether you believe the colour that was named.
    [betting] That can’t be done now: it is time to bet. Fold, check, call, bet, raise or go all in.
    [reveal] That can’t be done now: reveal one of your cards.
    [side] That can’t be done now: say which side is the shield.
    [negotiation] That can’t be done now, in negotiation: propose deals, answer them, or be ready.
    [orders] That can’t be done now: write your order for the war round.
   *[other] That can’t be done now.
}
sword-refused-nothing-to-do = You have done your part; the others are still busy.
sword-refused-folded = You have folded: you are out until the next game.
sword-refused-value = “{ $given }” will not do here. Allowed: { $allowed }.
sword-refused-card = { $field ->
    [own] You have no card { $given } to give.
    [theirs] There is no card { $given } in that row to trade for.
    [price] Card { $given } of yours can’t pay the life.
   *[place] Card { $given } can’t be chosen now.
} Counted from the left, there is: { $allowed }.
sword-refused-player = Player { $given } can’t be chosen for this. You can choose: { $allowed }.
sword-refused-target = “{ $given }” is no card that you can attack. Allowed are these players’ cards, counted from the left: { $allowed }.
sword-refused-chips = { $given } chips won’t do. Allowed: { $allowed }.
sword-refused-amount = { $given } won’t do: in this round your bet may come to { $allowed } chips{ $all_in ->
    [yes] , or you go all in
   *[no] { "" }
}.
sword-refused-paid = { $given } chips can’t change hands. You can pay up to { $pay }, or ask for up to { $ask } (written as −{ $ask }).
sword-refused-pledge = “{ $given }” can’t be promised. Promises are “nothing”, “spare” (not to attack the other), or an attack on a player who has cards: { $allowed }.
sword-refused-words = { $given ->
    [0] Say what you want in words, up to { $allowed } characters.
   *[other] That is too long ({ $given } characters): up to { $allowed } are allowed.
}
sword-refused-trade-limit = No more trades: { $allowed } may be begun in a game.
sword-refused-skip = All the others have just skipped: trade or interrogate.
sword-refused-check = There is a bet: { $chips } to call, or fold.
sword-refused-call-nothing = There is nothing to call: check, or bet.
sword-refused-call-all-in = Calling { $chips } takes all you have: say “all in”.
sword-refused-bet-or-raise = { $level ->
    [0] Nobody has bet yet: this is a bet, not a raise.
   *[other] There is a bet of { $level } already: this is a raise, not a bet.
}
sword-refused-only-all-in = You have { $chips }: that is not enough for a full raise, but you may go all in.
sword-refused-not-reopened = You have acted, and { $chips } more is no full raise of { $full }: call or fold.
sword-refused-raises = No more raises: a round has { $allowed } at this limit.
sword-refused-over-limit = The limit is { $allowed } now: all in would be more.
sword-refused-nobody-to-call = Nobody could call a raise: all the others are all in.
sword-refused-ready = You have said that you are ready.
sword-refused-deals = No more deals: { $allowed } may be proposed before a war round.
sword-refused-deal-open = Everybody still has a proposal of yours to answer.
sword-refused-deal-too-dear = The one who pays hasn’t got those chips any more.
sword-refused-no-deal = No deal waits for your answer.
sword-refused-no-such-deal = No deal { $given } waits for your answer. Waiting: { $allowed }.
sword-refused-hold = Whoever can attack must: by the rules of this table nobody holds back.
sword-refused-swords = This takes { $needed } swords; you have { $swords }.
sword-refused-no-triple = There is no triple attack at this table.
sword-refused-triple = The triple attack is for the last card, and once a game.
sword-refused-buy-in = Seat { $seat }: { $given } chips are too few; it takes { $allowed }.
sword-contradiction-too-much = { $given } is too much ({ $options }). Allowed: { $allowed }.
sword-contradiction-too-little = { $given } is too little ({ $options }). Allowed: { $allowed }.
