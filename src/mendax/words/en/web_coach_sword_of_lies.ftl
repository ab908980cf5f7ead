# The coach of Sword of Lies: moves, what could be known, and sentences.
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
   *[other] { $price } to call: worth it if at least { $odds } % of the pots will be yours
}. Going by the cards you had seen, you could count on { $share } % if nobody folded or bet again. Shields you knew you had: { $shields }.
sword-coach-known-war = Your lives: { $lives }, your swords: { $swords }. The most that anybody else had: lives { $most }, swords { $theirs }.
sword-coach-why-swords = Most of the difference comes from the four swords for the highest bet.
sword-coach-why-shields = Most of the difference comes from your shields.
sword-coach-why-folds = Most of the difference comes from opponents who would fold.

sword-coach-shown-sword = The card was { $colour ->
    [red] red
   *[black] black
}: a sword for you.
sword-coach-shown-shield = The card was { $colour ->
    [red] red
   *[black] black
}: a shield for the other.
sword-coach-shown-truths = Of this player’s answers that were opened in this game, { $truths } of { $answers } were true.

sword-coach-verdict-nothing = There is nothing to judge: the coach of this game goes by what you saw, and the whole game is needed for that.
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
}.
sword-coach-note-answers = Answers you would have judged better by counting cards: { $count }. Cards among them that became shields: { $swords }.
sword-coach-note-together = Betting, rounds { $first } to { $last }: { $count } decisions in a row cost you something for the same reason. They count as one mistake.
sword-coach-note-estimates = Worth: how many chips more than you brought, or fewer (−), you could expect to leave with, estimated from samples. Questions, trades, reveals and deals are not judged.
