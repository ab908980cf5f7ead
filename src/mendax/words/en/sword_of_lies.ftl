# Sword of Lies. Players are $seat, $of, $to, $by, $other; $place counts cards from the left.
sword-of-lies-title = Sword of Lies

## House rules
sword-of-lies-option-cards = Cards
sword-of-lies-option-cards-help = How many cards each player is dealt.
sword-of-lies-option-cards-also = hand deal
sword-of-lies-option-lowest-rank = Lowest card
sword-of-lies-option-lowest-rank-help = The lowest rank in the deck: 2 is the full deck of 52, 6 one of 36; 11 is the jack, 13 the king.
sword-of-lies-option-decks = Decks
sword-of-lies-option-decks-help = How many decks are shuffled together; more are taken if the players need them.
sword-of-lies-option-min-buy-in = Buy-in
sword-of-lies-option-min-buy-in-help = The fewest chips to sit down with; at a new table everyone starts with this many.
sword-of-lies-option-min-buy-in-also = chips money stack start
sword-of-lies-option-max-buy-in = Most to sit down with
sword-of-lies-option-max-buy-in-help = The most chips to sit down with, unless another player at the table has more; 0: five times the least.
sword-of-lies-option-max-buy-in-0 = five times the buy-in
sword-of-lies-option-rebuys = Buying again
sword-of-lies-option-rebuys-help = Whether you may buy chips after having played. If not, whoever can’t pay blind and ante is out, until fewer than three can play.
sword-of-lies-option-rebuys-also = chips broke again rebuy
sword-of-lies-option-trade-limit = Trades
sword-of-lies-option-trade-limit-help = How many trades a player may begin in a game; 0: as many as there are cards in a row.
sword-of-lies-option-trade-limit-0 = as many as cards in a row
sword-of-lies-option-limit = Limit
sword-of-lies-option-limit-help = How much may be bet at once.
sword-of-lies-option-limit-no-limit = no limit: all you have
sword-of-lies-option-limit-pot-limit = pot limit: no more than the pot
sword-of-lies-option-limit-fixed-limit = fixed limit: one big blind, two from the third round on
sword-of-lies-option-big-blind = Big blind
sword-of-lies-option-big-blind-help = What the player with all cards marked puts in; also the smallest bet.
sword-of-lies-option-small-blind = Small blind
sword-of-lies-option-small-blind-help = What the player left of the big blind puts in; 0 is none.
sword-of-lies-option-small-blind-0 = none
sword-of-lies-option-ante = Ante
sword-of-lies-option-ante-help = What everyone puts in before the betting; 0 is none.
sword-of-lies-option-ante-0 = none
sword-of-lies-option-fixed-raises = Bets a round
sword-of-lies-option-fixed-raises-help = How many bets and raises a round has at fixed limit; the big blind is the first.
sword-of-lies-option-rake = Rake
sword-of-lies-option-rake-help = The percentage taken out of every pot.
sword-of-lies-option-rake-also = fee house casino percent
sword-of-lies-option-rake-0 = none
sword-of-lies-option-rake-cap = Rake cap
sword-of-lies-option-rake-cap-help = The most taken out of one game; 0 is no cap.
sword-of-lies-option-rake-cap-0 = none
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
sword-of-lies-option-may-hold-help = Whether you may attack nobody; a round in which all hold back ends the war.
sword-of-lies-option-any-target = Any target
sword-of-lies-option-any-target-help = The swords of a double attack may hit any card on the table, even your own.
sword-of-lies-option-triple-attack = Triple attack
sword-of-lies-option-triple-attack-help = With one card left, strike with three swords at no price, once a game.
sword-of-lies-option-hard-shields = Hard shields
sword-of-lies-option-hard-shields-help = A shield falls only to two swords at once; fewer do nothing.
sword-of-lies-option-shield-side = Side of the shield
sword-of-lies-option-shield-side-help = Instead of four swords, whoever bet highest first chooses which side is the shield.
sword-of-lies-option-deals = Deals
sword-of-lies-option-deals-help = How many deals a player may propose before each war round.
sword-of-lies-option-deals-also = trade peace promise negotiate
sword-of-lies-option-deals-0 = none
sword-of-lies-option-negotiation-clock = Time to negotiate
sword-of-lies-option-negotiation-clock-help = Seconds that everyone has together before each war round; 0 is no limit.
sword-of-lies-option-negotiation-clock-0 = no limit
sword-of-lies-option-turn-clock = Time to act
sword-of-lies-option-turn-clock-help = Seconds for each decision before the server plays for an absent player; 0 is no limit.
sword-of-lies-option-turn-clock-also = timer seconds limit slow
sword-of-lies-option-turn-clock-0 = no limit
sword-of-lies-option-turn-clock-3600 = an hour
sword-of-lies-option-turn-clock-86400 = a day

## House rules in one sentence
sword-of-lies-ours-cards = { $value } cards each
sword-of-lies-ours-lowest-rank = { $value ->
    [11] cards from the jack up
    [12] cards from the queen up
    [13] kings and aces only
   *[other] cards from { $value } up
}
sword-of-lies-ours-decks = { $value ->
    [one] one deck
   *[other] { $value } decks
}
sword-of-lies-ours-min-buy-in = buy-in { $value }
sword-of-lies-ours-max-buy-in = { $value ->
    [0] at most five buy-ins
   *[other] at most { $value } chips to sit down with
}
sword-of-lies-ours-rebuys = { $value ->
    [yes] buying again
   *[no] no buying again
}
sword-of-lies-ours-trade-limit = { $value ->
    [0] as many trades as cards
    [one] one trade
   *[other] { $value } trades
}
sword-of-lies-ours-limit = { $value ->
    [pot_limit] pot limit
    [fixed_limit] fixed limit
   *[no_limit] no limit
}
sword-of-lies-ours-big-blind = big blind { $value }
sword-of-lies-ours-small-blind = { $value ->
    [0] no small blind
   *[other] small blind { $value }
}
sword-of-lies-ours-ante = { $value ->
    [0] no ante
   *[other] ante { $value }
}
sword-of-lies-ours-fixed-raises = { $value ->
    [one] one bet a round
   *[other] { $value } bets a round
}
sword-of-lies-ours-rake = { $value ->
    [0] no rake
   *[other] { $value }% rake
}
sword-of-lies-ours-rake-cap = { $value ->
    [0] rake without a cap
   *[other] rake capped at { $value }
}
sword-of-lies-ours-dealer-button = { $value ->
    [yes] dealer button
   *[no] no dealer button
}
sword-of-lies-ours-reveal = { $value ->
    [simultaneous] cards revealed together
   *[in_turn] cards revealed in turn
}
sword-of-lies-ours-fold-cards = { $value ->
    [face_up] folded cards face up
   *[face_down] folded cards face down
}
sword-of-lies-ours-may-hold = { $value ->
    [yes] holding back
   *[no] no holding back
}
sword-of-lies-ours-any-target = { $value ->
    [yes] any target
   *[no] opponents’ cards as targets
}
sword-of-lies-ours-triple-attack = { $value ->
    [yes] triple attack
   *[no] no triple attack
}
sword-of-lies-ours-hard-shields = { $value ->
    [yes] hard shields
   *[no] ordinary shields
}
sword-of-lies-ours-shield-side = { $value ->
    [yes] the highest bettor chooses the shield’s side
   *[no] four swords for the highest bettor
}
sword-of-lies-ours-deals = { $value ->
    [0] no deals
    [one] one deal a round
   *[other] { $value } deals a round
}
sword-of-lies-ours-negotiation-clock = { $value ->
    [0] unlimited time to negotiate
    [one] one second to negotiate
   *[other] { $value } seconds to negotiate
}
sword-of-lies-ours-turn-clock = { $value ->
    [0] no time limit
    [3600] an hour to act
    [86400] a day to act
    [one] one second to act
   *[other] { $value } seconds to act
}

## Presets
sword-of-lies-preset-standard = Standard
sword-of-lies-preset-standard-help = Four cards, fixed bets, and an ante of a tenth of the stack: a pot worth a war.
sword-of-lies-preset-first-evening = First evening
sword-of-lies-preset-first-evening-help = Three cards, small fixed bets and no deals: the way to the war is short.
sword-of-lies-preset-no-limit = No limit
sword-of-lies-preset-no-limit-help = A big blind of two, no ante, and you can bet all you have at any time: a game of nerves, mostly over before the war.
sword-of-lies-preset-pot-limit = Pot limit
sword-of-lies-preset-pot-limit-help = Bets up to the pot, and an ante of a twentieth of the stack: a bet can make others fold, and about half of the games reach the war.
sword-of-lies-preset-quick = Quick
sword-of-lies-preset-quick-help = Three cards and short stacks.
sword-of-lies-preset-long-table = Long table
sword-of-lies-preset-long-table-help = For eight or more: three cards, two raises, cards revealed together, 20 seconds a decision, 45 for talks.
sword-of-lies-preset-last-one = No rebuys
sword-of-lies-preset-last-one-help = Like Standard, but whoever can’t pay is out.
sword-of-lies-preset-limit = Limit
sword-of-lies-preset-limit-help = Fixed bets and a small blind.
sword-of-lies-preset-open-folds = Open folds
sword-of-lies-preset-open-folds-help = Folded cards lie open, reveals are simultaneous, bets go up to the pot.
sword-of-lies-preset-siege = Siege
sword-of-lies-preset-siege-help = Hard shields, triple attacks, and attacks are optional.
sword-of-lies-preset-struck-out = Struck out
sword-of-lies-preset-struck-out-help = With the rules that the inventor struck out: the triple attack and the choice of the shield.
sword-of-lies-preset-casino = Casino
sword-of-lies-preset-casino-help = Small blind, ante, dealer button, and a rake of five per cent.

## Cards, marks and counts
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
sword-of-lies-aim = { $owner } { $card }
sword-of-lies-order-paid = { $aims }; at the price of { $card }
sword-of-lies-quoted = “{ $words }”
sword-of-lies-mark = { $believed ->
    [yes] { $by } heard { $named } and believed it
   *[no] { $by } heard { $named } and did not believe it
}
sword-of-lies-read = “{ $named }” was { $held ->
    [yes] the truth
   *[no] a lie
}, and { $by } { $believed ->
    [yes] believed it
   *[no] did not believe it
}
sword-of-lies-chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
sword-of-lies-swords = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
sword-of-lies-raises-left = { $count ->
    [0] No more raises this round
    [one] One raise left this round
   *[other] { $count } raises left this round
}
sword-of-lies-prize = { $side ->
    [yes] the choice of the shield’s side
   *[no] the four swords
}
sword-of-lies-takes-four = takes { sword-of-lies-prize }
sword-of-lies-keeps-four = keeps { sword-of-lies-prize }
sword-of-lies-leads = has the highest bet so far, { $chips }: { sword-of-lies-prize }
sword-of-lies-chases = can still take { sword-of-lies-prize }
sword-of-lies-last-raise = last raise
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
sword-of-lies-pledge-spare = not to attack { $seat }
sword-of-lies-pledge-strike = to attack { $seat }
sword-of-lies-promised = You promised: { $pledges }.

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
sword-of-lies-event-lot-drawn = A tie again: { $seats }. Drawn by lot: { $seat }.
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
sword-of-lies-event-castling-ended = { $seat }: all cards are marked, so this is the big blind.
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
sword-of-lies-event-revealed = { $seat } reveals { $face }{ $mark ->
    [shield] : { sword-of-lies-read }. It becomes a shield.
    [sword] : { sword-of-lies-read }.
   *[none] .
}
sword-of-lies-event-folded-open = { $seat } folded { $face }.
sword-of-lies-event-sword-won = { $seat } read { $of } right: a sword.
sword-of-lies-event-sword-lost = { $seat } loses the sword won from { $of }.
sword-of-lies-event-armed = To arms! Swords are doubled. { $swords }.
sword-of-lies-event-side-chosen = { $seat }: the shield lies { $side ->
    [face_up] face up
   *[face_down] face down
}.
sword-of-lies-event-negotiation-began = Negotiation before war round { $number }.
sword-of-lies-event-deal-proposed = { $seat } proposes deal { $number } to { $to }. Offered: { $mine }. Asked: { $yours }. { $words }
sword-of-lies-event-whispered = { $seat } whispers a deal to { $to }.
sword-of-lies-event-whisper-ended = Whispered deal { $number } is closed.
sword-of-lies-event-deal-signed = { $seat } signs deal { $number }.
sword-of-lies-event-deal-declined = { $seat } declines deal { $number }.
sword-of-lies-event-deal-lapsed = Deal { $number } ({ $seat }, { $to }) lapses unanswered.
sword-of-lies-event-chips-paid = { $seat } pays { $to } { $chips }.
sword-of-lies-event-got-ready = { $seat } is ready.
sword-of-lies-event-war-round-began = War round { $number }: orders are written.
sword-of-lies-event-order-sealed = { $seat } has sealed an order.
sword-of-lies-event-wrote-order = Your order is sealed.
sword-of-lies-event-order-opened = { $seat } attacks: { $order }.
sword-of-lies-event-card-hit = { $lives ->
    [0] { $seat }: { $face } falls.
    [one] { $seat }: { $face } is hit; { $lives } life left.
   *[other] { $seat }: { $face } holds; { $lives } lives.
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
sword-of-lies-event-pot-won = { $pot }: { $chips }{ $rake ->
    [0] {""}
   *[other] ; rake { $rake }
}.
sword-of-lies-event-game-ended = The game is over.

## How a game ends
sword-end-war = The war is over: the most lives win.
sword-end-folds = All the others folded.

## Reasons
sword-refused-over = The game is over.
sword-refused-cards-falling = Cards are still being dealt: wait until they lie.
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
sword-refused-target = “{ $given }” is not a card that you can attack. Allowed are these players’ cards, counted from the left: { $allowed }.
sword-refused-chips = { $given } chips won’t do. Allowed: { $allowed }.
sword-refused-amount = { $given } won’t do: in this round your total bet may be { $allowed } chips{ $all_in ->
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
sword-refused-deal-open = Everyone still has a proposal of yours to answer.
sword-refused-deal-too-dear = The player who pays no longer has those chips.
sword-refused-no-deal = No deal waits for your answer.
sword-refused-no-such-deal = No deal { $given } waits for your answer. Waiting: { $allowed }.
sword-refused-hold = Whoever can attack must: this table does not allow holding back.
sword-refused-swords = This takes { $needed } swords; you have { $swords }.
sword-refused-no-triple = There is no triple attack at this table.
sword-refused-triple = The triple attack is for the last card, and once a game.
sword-refused-buy-in = Seat { $seat }: { $given } chips are too few; at least { $allowed } are needed.
sword-contradiction-too-much = { $given } is too much ({ $options }). Allowed: { $allowed }.
sword-contradiction-too-little = { $given } is too little ({ $options }). Allowed: { $allowed }.

## How to play: one sentence for each rule
sword-of-lies-play-aim = The aim
sword-of-lies-play-wins = Win chips. Whoever sees through others’ lies earns swords{ $side ->
    [yes] {""}
   *[no] ; whoever lies well covers their cards with shields
}. A pot goes to the player in it with the most lives at the end of the war, or, if all others fold, to the last one left, without a war.
sword-of-lies-play-set-up = Setting up
sword-of-lies-play-buy-in = Everybody sits down with at least { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
sword-of-lies-play-most = Nobody brings more than { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, unless someone at the table has more.
sword-of-lies-play-rebuys = After a game you go on with what you have left, if that is at least { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, or buy more.
sword-of-lies-play-last-one = After a game you go on with what you have left. There are no rebuys: whoever has fewer than { $chips ->
    [one] one chip
   *[other] { $chips } chips
} is out. A game needs three players.
sword-of-lies-play-cards = Each is dealt { $cards } cards face down, in a row; you may look at your own. Only colours matter: hearts and diamonds are red, spades and clubs black.
sword-of-lies-play-first = Then everybody draws one more card openly; the highest, ace high, moves first. If several are highest, they draw again once; a second tie is decided by lot.
sword-of-lies-play-deck = { $decks ->
    [one] The deck has { $cards } cards
   *[other] { $decks } decks of { $cards } cards are shuffled together
}; the lowest card is { $rank ->
    [8] an 8
    [11] the jack
    [12] the queen
    [13] the king
   *[other] a { $rank }
}. More decks are taken if there are not enough cards for all.
sword-of-lies-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision, except in the talks before a round of war; when the time is up, the server plays for you.
sword-of-lies-play-clock-hours = You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} for each decision, except in the talks before a round of war; when the time is up, the server plays for you.
sword-of-lies-play-clock-runs-on = The clock also runs while nobody is at the table. Once it has run out, the server plays your whole turn.
sword-of-lies-play-castling = Phase I: castling
sword-of-lies-play-in-turn = In turn, clockwise, everybody makes one of two moves:
sword-of-lies-play-trade = Trade: offer one of your cards, with chips if you like, for another player’s card, both unseen. They agree, refuse, or name a price instead, in chips or in words, which you pay or not. Marked cards take their mark along.
sword-of-lies-play-question = Interrogate: point at another player’s unmarked card. They say “red” or “black”, truthfully or not; you say “I believe it” or “I don’t”. Now the card is marked.
sword-of-lies-play-skip = You may also skip, unless all the others have just skipped or failed to trade.
sword-of-lies-play-trade-limit = { $trades ->
    [one] A player may start one trade in a game.
   *[other] A player may start { $trades } trades in a game.
}
sword-of-lies-play-castled = When all cards of one player are marked, this phase is over, and that player is the big blind.
sword-of-lies-play-betting = Phase II: betting
sword-of-lies-play-big-blind = The big blind bets { $chips } first; then everybody in turn folds, checks, calls, raises or goes all in, as in Hold’em. In later rounds the big blind acts first, or else the next player who can.
sword-of-lies-play-small-blind = The player to the left of the big blind posts { $chips }.
sword-of-lies-play-ante = Everybody puts { $chips } into the pot beforehand.
sword-of-lies-play-short = Whoever has too few chips for that puts in all of them.
sword-of-lies-play-limit-no-limit = A bet is at least { $chips }, and a raise adds at least as much as the last one; only all in may be less. There is no upper limit.
sword-of-lies-play-limit-pot-limit = A bet is at least { $chips }, and a raise adds at least as much as the last one; only all in may be less. The most you may add is the pot after your call (or the least raise, if the pot is smaller).
sword-of-lies-play-limit-fixed-limit = Bets and raises are fixed: { $chips }, and from the third round on twice as much; only all in may be less. There are at most { $raises } of them a round; in the first round the big blind counts.
sword-of-lies-play-rake = A rake of { $percent } per cent is taken out of every pot{ $cap ->
    [0] {""}
   *[other] , at most { $cap } a game
}; if all others fold before the first reveal, none is taken.
sword-of-lies-play-button = The dealer button is shown and moves on from game to game; it decides nothing.
sword-of-lies-play-reveal-in-turn = After each round of bets everybody in the hand reveals one card of their choice, in turn from the big blind, until all { $cards } are revealed and the last bets are made. When nobody can bet any more, cards are revealed without bets.
sword-of-lies-play-reveal-simultaneous = After each round of bets everybody in the hand secretly chooses a card; all are revealed together, until all { $cards } are revealed and the last bets are made. When nobody can bet any more, cards are revealed without bets.
sword-of-lies-play-marks = An unmarked card lies face up. So does a marked one if its interrogator read the answer right (believed the truth, or didn’t believe a lie): they get a sword, unless they folded. If they were wrong, the card { $side ->
    [yes] lies face down
   *[no] gets a shield and lies face down
}.
sword-of-lies-play-fold-face-down = Folded cards go face down: they give no swords, and the swords that they gave are lost, as are those of the player who folds.
sword-of-lies-play-fold-face-up = Folded cards are opened and still give the swords that they earn to those in the hand; only the swords of the player who folds are lost.
sword-of-lies-play-war = Phase III: war
sword-of-lies-play-doubled = Everybody’s swords are doubled. A card has one life, a shielded one two.
sword-of-lies-play-four = Whoever first made the highest bet of the game gets four extra swords, unless they folded. The big blind is a bet; a call is not.
sword-of-lies-play-side = Whoever first made the highest bet of the game decides whether cards face up or face down are the shields; if they folded, it is those face down. The big blind is a bet; a call is not.
sword-of-lies-play-talks = Before each round of war there are talks, aloud or in whispers. { $deals ->
    [0] Nobody may propose a deal that binds.
    [one] Each player in the hand may propose one deal: chips that pass at once, promises that are shown when they are kept or broken. A deal that nobody has answered by the end lapses.
   *[other] Each player in the hand may propose { $deals } deals: chips that pass at once, promises that are shown when they are kept or broken. A deal that nobody has answered by the end lapses.
} The talks end when everybody who still has cards is ready, with a sword or without.
sword-of-lies-play-talks-clock = The talks last { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} at most.
sword-of-lies-play-must-attack = Then whoever has a sword and a card must attack, and secretly writes an order; all orders are opened and carried out together:
sword-of-lies-play-may-hold = Then whoever has a sword and a card secretly writes an order, or holds back; all orders are opened and carried out together. A round in which all hold back ends the war. The orders:
sword-of-lies-play-attack = One sword at one card of an opponent: it loses a life{ $hard ->
    [yes] , unless it has a shield
   *[no] {""}
}.
sword-of-lies-play-double = Two swords, each at any card of an opponent; the price is a life of one of your own cards.
sword-of-lies-play-double-any = Two swords, each at any card on the table, even your own; the price is a life of one of your own cards.
sword-of-lies-play-triple = With a single card left: three swords, each at any card of an opponent, without a price, once a game.
sword-of-lies-play-shields = A shield that loses one life turns { $side ->
    [yes] over
   *[no] face up
} and has one life left.
sword-of-lies-play-hard = A shield falls only to two swords or more in one round, and then completely; fewer do nothing to it. If it pays for a double attack, it turns { $side ->
    [yes] over
   *[no] face up
} and has one life left.
sword-of-lies-play-end = The war is over when nobody can attack any more. Each pot (after an all-in there are side pots, as in Hold’em) goes to the player in it with the most lives; if equal, with the most swords at the beginning of the war; if those are equal too, it is split.

## First games: the goal, and a tip at each hard step
sword-of-lies-goal-pot = The most lives at the end take the pot. See through lies for swords; swords take lives.
sword-of-lies-goal-all = The most lives at the end take the pot; win every chip. See through lies for swords; swords take lives.
sword-of-lies-tip-interrogate = Ask about a card: read the answer right, and it earns you a sword. Or trade a card. Skipping earns nothing.
sword-of-lies-tip-name-colour = Say the truth or lie. { $shield ->
    [side] If it is read wrong, your card will lie face down: a shield, if that side is chosen.
    [hard] If it is read wrong, your card gets a shield: only two swords at once take it.
   *[plain] If it is read wrong, your card gets a shield: two lives instead of one.
}
sword-of-lies-tip-believe = Right: a sword for you (✓ believed, ✗ not). Wrong: { $shield ->
    [side] the card will lie face down.
   *[plain] a shield for the card.
}
sword-of-lies-tip-agree = They will know your new card. If it is unmarked, they can ask about it and be sure.
sword-of-lies-tip-fold = You bet that you will have the most lives after the war. The first to bet highest { $side ->
    [yes] chooses the side of the shields.
   *[no] also gets four swords.
}
sword-of-lies-tip-reveal-in-turn = Turned up, a marked card shows what it earned. Which card first is up to you.
sword-of-lies-tip-reveal-simultaneous = Everyone chooses a card in secret, and all turn them up together: a marked one shows what it earned.
sword-of-lies-tip-ready = { $deals ->
    [0] Talk before the round of war if you like: there are no binding deals. Then be ready.
    [one] Before each round of war you may talk and propose a deal, or just be ready.
   *[other] Before each round of war you may talk and propose up to { $deals } deals, or just be ready.
}
sword-of-lies-tip-strike = { $hard ->
    [yes] One sword takes a card without a shield; a shield falls only to two at once.
   *[no] One sword takes one life off a card. In the end only lives count.
}{ $hold ->
    [yes] {" "}Or hold back.
   *[no] {""}
}
sword-of-lies-tip-choose-side = Which cards are shields: those face up, or those face down? A shield has two lives.

## Tutorial
tutorial-sword-of-lies-goal = Your two cards: only you know them. In the end, the most lives take the pot. Questions earn swords, and a sword takes a life.
tutorial-sword-of-lies-ask = Ask Anna what colour a card is: { $device ->
    [browser] tap her left card, then “Interrogate”
   *[terminal] she is player 2, her left card is card 1
}.
tutorial-sword-of-lies-ask-anna = Here we ask Anna about her left card.
tutorial-sword-of-lies-judge = “Red,” she says. Read her right, and the card earns you a sword; read her wrong, and it gets a shield: two lives. Don’t believe her.
tutorial-sword-of-lies-judge-lie = She is lying this time: don’t believe her.
tutorial-sword-of-lies-answer = Now Anna asks you about your black nine. Tell the truth or lie, as you like.
tutorial-sword-of-lies-answer-any = Say red or black.
tutorial-sword-of-lies-bet = She saw through you. Marko asked too, and folded. Now bet that you will have the most lives: the highest bet also brings four swords. Go all in!
tutorial-sword-of-lies-bet-all = Here we go all in: that brings four swords.
tutorial-sword-of-lies-reveal = Anna turned up a black card: she did lie, and you have a sword. Now turn up one of yours.
tutorial-sword-of-lies-reveal-any = { $device ->
    [browser] Tap one of your own cards.
   *[terminal] Choose one of your own cards.
}
tutorial-sword-of-lies-ready = Swords doubled, and your bet brought four: you have six, Anna two. Before each round of war you may talk and make deals. Say that you are ready.
tutorial-sword-of-lies-ready-now = Nothing to agree on today: say that you are ready.
tutorial-sword-of-lies-strike = A sword takes one life. Orders are written in secret: { $device ->
    [browser] tap a card of Anna’s, then seal the order
   *[terminal] one sword at a card of Anna’s, player 2
}.
tutorial-sword-of-lies-strike-anna = One sword is enough: { $device ->
    [browser] tap one card of Anna’s, then seal the order
   *[terminal] at one card of Anna’s, player 2
}.
tutorial-sword-of-lies-won = Anna struck twice and paid with a card of hers; your sword took the other. You have one life, she has none: the pot is yours.
tutorial-sword-of-lies-last = That is Sword of Lies: ask to earn swords, bet on your lives, strike. Skipping earns nothing.

## Browser
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
web-sword-of-lies-dealer = Dealer
web-sword-of-lies-is-folded = folded
web-sword-of-lies-is-all-in = all in
web-sword-of-lies-is-ready = ready
web-sword-of-lies-is-chosen = has chosen
web-sword-of-lies-is-sealed = has sealed an order

## Browser: the middle of the table
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

## Browser: progress
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
web-sword-of-lies-you-castling = Interrogate a player, or trade.
web-sword-of-lies-you-asked = { $mover } offers you a trade.
web-sword-of-lies-you-priced = { $other } names a price, instead of your chips.
web-sword-of-lies-you-questioned = { $mover } asks about your card: { $place }. What do you say?
web-sword-of-lies-you-verdict = { $other } says “{ $colour }”. True?
web-sword-of-lies-you-betting = Your bet.
web-sword-of-lies-you-reveal = Reveal a card: tap one of yours.
web-sword-of-lies-you-side = You bet highest: which side is the shield?
web-sword-of-lies-you-negotiation = Talk, make deals, or be ready for the war round.
web-sword-of-lies-you-answer = A deal awaits your answer.
web-sword-of-lies-you-orders = Tap the cards to attack.
web-sword-of-lies-you-folded = You have folded. Watch them fight.
web-sword-of-lies-you-sealed = Your order is sealed. Still writing: { $waiting }.

## Browser: castling
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

## Browser: betting
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
web-sword-of-lies-all-to-stay = { $chips ->
    [one] to stay: your last chip
   *[other] to stay: all { $chips } chips
}

## Browser: revealing
web-sword-of-lies-reveal-pick = Tap one of your cards
web-sword-of-lies-reveal-card = Reveal { $place }
web-sword-of-lies-choose-card = Choose { $place }
web-sword-of-lies-stays-open = no mark, so it lies open, with one life.
web-sword-of-lies-will-sword = { $in ->
    [yes] read right, so { $by } gets a sword.
   *[no] read right by { $by }, who has folded: no sword.
}
web-sword-of-lies-will-shield = read wrong by { $by }, so it becomes a shield.
web-sword-of-lies-by-itself = the last card is revealed anyway
web-sword-of-lies-show-all = Show them all
web-sword-of-lies-show-all-note = nobody can bet any more
web-sword-of-lies-your-choice = You have chosen. All cards open together.

## Browser: deals
web-sword-of-lies-deals-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
web-sword-of-lies-ready-note = to the war round
web-sword-of-lies-stay-ready = Also in later rounds, until someone speaks to me
web-sword-of-lies-stays-ready = You are ready in every round until someone speaks to you.
web-sword-of-lies-stop-ready = Ask me again
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
web-sword-of-lies-in-private-help = The others see that you make a deal, not what it says; everyone sees chips move.
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

## Browser: war
web-sword-of-lies-attacks = Kind of attack
web-sword-of-lies-strike = Attack
web-sword-of-lies-strike-twice = Double
web-sword-of-lies-strike-thrice = Triple
web-sword-of-lies-strike-note = one sword
web-sword-of-lies-strike-twice-note = costs one life
web-sword-of-lies-strike-thrice-note = the last card’s
web-sword-of-lies-pick-target = Sword { $number }
web-sword-of-lies-pick-price = Your card that pays
web-sword-of-lies-own-tap = A tap on my own card:
web-sword-of-lies-own-pays = pays the price
web-sword-of-lies-own-hit = attacks it
web-sword-of-lies-price-is = Pays: { $card }
web-sword-of-lies-drop = Take back: { $target }
web-sword-of-lies-seal = Seal the order
web-sword-of-lies-seal-note = nobody sees it until all are in
web-sword-of-lies-break-sure = { sword-of-lies-promised } Seal all the same
web-sword-of-lies-your-order = You alone can read it: { $order }

## Browser: the last board
web-sword-of-lies-ended-war = The war is over. Whoever had the most lives took the pot.
web-sword-of-lies-ended-folds = All the others folded, so there was no war.

## Terminal: second person
terminal-sword-of-lies-you = you
terminal-sword-of-lies-your-card = your { $card }
terminal-sword-of-lies-spare-you = not to attack you
terminal-sword-of-lies-strike-you = to attack you
terminal-sword-of-lies-to-you-promise-kept = { $seat } keeps the promise to you.
terminal-sword-of-lies-to-you-promise-broken = { $seat } breaks the promise to you!
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
terminal-sword-of-lies-you-revealed = You reveal { $face }{ $mark ->
    [shield] : { sword-of-lies-read }. It becomes a shield.
    [sword] : { sword-of-lies-read }.
   *[none] .
}
terminal-sword-of-lies-you-folded-open = You folded { $face }.
terminal-sword-of-lies-you-sword-won = You read { $of } right: a sword.
terminal-sword-of-lies-you-sword-lost = You lose the sword that came from the cards of { $of }.
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

## Terminal: the table
terminal-sword-of-lies-unknown = face down
terminal-sword-of-lies-folded = folded
terminal-sword-of-lies-no-cards = no cards
terminal-sword-of-lies-bet = bet { $chips }
terminal-sword-of-lies-blind = big blind
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

## Terminal: questions
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

## Terminal: marks and the price of attacks
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
terminal-sword-of-lies-marks-drawn = Below a marked card: who asked, the colour named, and ✓ if it was believed, ✗ if not.
terminal-sword-of-lies-attack-standard = Attack: one sword takes one life of one card.
terminal-sword-of-lies-attack-double = Double attack: two swords, each at a card of its own choice; it costs a life of one card of yours.
terminal-sword-of-lies-attack-triple = Triple attack: three swords with your last card, once a game.

## Terminal: what can be typed
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
terminal-sword-of-lies-do-bet = bet this many chips
terminal-sword-of-lies-do-raise = raise to this many chips
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

## Coach: moves, what could be known, and sentences
coach-move-disbelieve = disbelieve
coach-move-check = check
coach-move-call = call
coach-move-fold = fold
coach-move-bet = bet { $value }
coach-move-raise = raise to { $value }
coach-move-all-in = all in
coach-move-strike = one sword at { $value }
coach-move-strike-twice = two swords at { $value }
coach-move-strike-thrice = three swords at { $value }
coach-move-hold = hold
sword-coach-cards-of = { $name }’s { $cards }
sword-coach-cards-own = your own { $cards }
sword-coach-you = you
sword-coach-card-at = { $card } (card { $number })
sword-coach-and = { $one } and { $two }
sword-coach-paid = { $cards }, for a life of your { $card }
sword-coach-moment-castling = Castling
sword-coach-moment-betting = Betting, round { $round }
sword-coach-moment-war = War, round { $round }
sword-coach-known-answer = You were told “{ $named ->
    [red] red
   *[black] black
}”. Of the { $unseen } cards you had not seen, { $count } were { $named ->
    [red] red
   *[black] black
}.
sword-coach-known-truths = Of this player’s earlier answers about cards you knew, { $truths } of { $answers } were true.
sword-coach-known-card = You were told “{ $named ->
    [red] red
   *[black] black
}”, and knew the card: { $card ->
    [lie] a lie
   *[truth] the truth
}.
sword-coach-known-bet = { $pot } chips in the pots, { $price ->
    [0] nothing to call
   *[other] { $price } to call: worth it if at least { $odds }% of the pots will be yours
}. Going by the cards you had seen, you could count on { $share }% if nobody folded or bet again. Shields you knew you had: { $shields }.
sword-coach-known-war = Your lives: { $lives }, your swords: { $swords }. The most that anybody else had: lives { $most }, swords { $theirs }.
sword-coach-why-swords = Most of the difference comes from the four swords for the highest bet.
sword-coach-why-shields = Most of the difference comes from your shields.
sword-coach-why-folds = Most of the difference comes from opponents who would fold.
sword-coach-why-beats = Most of the difference comes from one order of { $who } ({ $chance }% of the time): { $order ->
    [hold] to hold
    [strike] one sword at { $order_to }
    [strike-twice] two swords at { $order_to }
   *[strike-thrice] three swords at { $order_to }
}. Against it, the better order wins { $gain } chips more{ $elsewhere ->
    [costs] ; against everything else it costs { $cost }
   *[fair] { "" }
}.
sword-coach-why-often = Against the orders that the others are likely to write, the better one wins more { $more }% of the time, and less { $less }%.
sword-coach-why-alone = Nobody else has a sword left, so this order decides what happens.
sword-coach-why-last-raise = All cards were open, so the bets could be counted to the end: the last raise of the round takes the four swords.
sword-coach-why-refuted = { $who } can reply with { $order ->
    [hold] no sword
    [strike] one sword at { $order_to }
    [strike-twice] two swords at { $order_to }
   *[strike-thrice] three swords at { $order_to }
}, which leaves you { $least } chips of the pots.
sword-coach-why-dominated = Whatever the others write, another order wins at least as much, and { $gain } chips more on average.
sword-coach-shown-sword = The card was { $colour ->
    [red] red
   *[black] black
}: a sword for you.
sword-coach-shown-shield = The card was { $colour ->
    [red] red
   *[black] black
}: a shield for the card.
sword-coach-shown-truths = Of this player’s answers that were opened in this game, { $truths } of { $answers } were true.
sword-coach-verdict-nothing = Nothing to judge: the coach of this game goes by what you saw, and needs the whole game for that.
sword-coach-verdict-sound = Sound all the way: none of your decisions ({ $decisions }) cost more than luck explains.
sword-coach-mistake-answer = Your biggest mistake: in castling you { $kind ->
    [believe] believed
   *[disbelieve] did not believe
} “{ $named ->
    [red] red
   *[black] black
}”. { $card ->
    [lie] You knew the card: it was a lie.
    [truth] You knew the card: it was the truth.
   *[unseen] Of the { $unseen } cards you had not seen, { $count } were of that colour.
} The other way would have been worth { $lost } chips more.
sword-coach-mistake-bet = Your biggest mistake: in round { $round } of betting, with { $pot } chips in the pots and { $price } to call, you { $kind ->
    [fold] folded
    [check] checked
    [call] called
    [bet] bet { $did_to }
    [raise] raised to { $did_to }
   *[all-in] went all in
}. { $better ->
    [fold] Folding
    [check] Checking
    [call] Calling
    [bet] Betting { $better_to }
    [raise] Raising to { $better_to }
   *[all-in] All in
} would have been worth { $lost } chips more.{ $why ->
    [swords] { " " }Most of the difference comes from the four swords for the highest bet.
    [shields] { " " }Most of the difference comes from your shields.
    [folds] { " " }Most of the difference comes from opponents who would fold.
    [last-raise] { " " }{ sword-coach-why-last-raise }
   *[none] { "" }
}
sword-coach-mistake-order = Your biggest mistake: in the war, with your lives at { $lives } and your swords at { $swords }, you { $kind ->
    [hold] held
    [strike] wrote one sword at { $did_to }
    [strike-twice] wrote two swords at { $did_to }
   *[strike-thrice] wrote three swords at { $did_to }
}. Another order would have been worth { $lost } chips more: { $better ->
    [hold] none
    [strike] one sword at { $better_to }
    [strike-twice] two swords at { $better_to }
   *[strike-thrice] three swords at { $better_to }
}.{ $why ->
    [beats] { " " }{ sword-coach-why-beats }
    [often] { " " }{ sword-coach-why-often }
    [alone] { " " }{ sword-coach-why-alone }
    [refuted] { " " }{ sword-coach-why-refuted }
    [dominated] { " " }{ sword-coach-why-dominated }
   *[none] { "" }
}
sword-coach-note-answers = Answers you would have judged better by counting cards: { $count }. Cards among them that became shields: { $swords }.
sword-coach-note-together = Betting, rounds { $first } to { $last }: { $count } decisions in a row cost you something for the same reason. They count as one mistake.
sword-coach-note-estimates = Worth: how many chips more than you brought, or fewer (−), you could expect to leave with, estimated from samples. Questions, trades, reveals and deals are not judged.

## Simple habits against bots (`mendax exploit sword_of_lies`)
exploiters-title = What simple habits win at a table of { $seats } where all others are the bot
exploiters-playing = Playing: { $exploiter }
exploiters-exploiter = Habit
exploiters-bot = Against
exploiters-games = Games
exploiters-gain = Chips per game
exploiters-wars = Wars
exploiters-line = { $exploiter }, against { $bot }, { $games } games: { $gain } chips per game; { $wars } of them reached the war
exploiters-robbed = { $count ->
    [0] None of these habits wins more than chance explains.
    [one] One of these habits wins more than chance explains.
   *[other] { $count } of these habits win more than chance explains.
}
exploiter-all-in-blindly = bets all it has, castles at random
exploiter-all-in = bets all it has
exploiter-folds-to-any-bet = folds to any bet
exploiter-calls-any-bet = calls any bet
exploiter-always-truthful = always names the true colour
exploiter-always-lies = always names the wrong colour
exploiter-attacks-the-leader = attacks the strongest
exploiter-attacks-the-poorest = attacks the weakest
exploiter-never-deals = never deals
exploiter-breaks-each-deal = signs every peace deal and breaks it
exploiter-raises-last = calls, and raises where nobody can raise again
exploiter-asks-for-peace = asks for peace and gives nothing
exploiter-buys-peace = pays for peace
exploiter-sells-peace = sells peace and breaks it
exploiter-raises-in-the-last-round = calls, and raises in the last round
exploiter-reads-lies = reads the lies of knights and marshals
exploiter-attacks-twice = attacks the strongest twice
exploiter-keeps-peace = offers peace to all and keeps it
