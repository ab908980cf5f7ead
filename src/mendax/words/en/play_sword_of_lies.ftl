# How Sword of Lies is played at a table: one sentence for each rule that holds there.
sword-of-lies-play-aim = The aim
sword-of-lies-play-wins = Win chips. Whoever sees through others’ lies earns swords; whoever lies well covers their cards with shields. The pot goes to whoever has the most lives at the end of the war, or, if all others fold, to the last one left, without a war.

sword-of-lies-play-set-up = Setting up
sword-of-lies-play-buy-in = Everybody sits down with at least { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
sword-of-lies-play-most = Nobody brings more than { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, unless somebody at the table has more.
sword-of-lies-play-rebuys = After a game you go on with what you have left, as long as it pays the blind and the ante, or buy more.
sword-of-lies-play-last-one = After a game you go on with what you have left. Nobody buys more: who can’t pay the blind and the ante is out, until one player has it all.
sword-of-lies-play-cards = Each is dealt { $cards } cards face down, in a row; you may look at your own. Only colours matter: hearts and diamonds are red, spades and clubs black.
sword-of-lies-play-first = Then everybody draws one more card openly; the highest, ace high, moves first.
sword-of-lies-play-deck = { $decks ->
    [one] The deck has { $cards } cards
   *[other] { $decks } decks of { $cards } cards are shuffled together
}; the lowest card is { $rank ->
    [11] the jack
    [12] the queen
    [13] the king
   *[other] a { $rank }
}. More decks are taken if there are not enough cards for all.
sword-of-lies-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the house plays for you.

sword-of-lies-play-castling = Phase I: castling
sword-of-lies-play-in-turn = In turn, clockwise, everybody makes one of two moves:
sword-of-lies-play-trade = Trade: offer one of your cards for another player’s, both unseen. They agree, refuse, or name a price, in chips or in words. Marked cards take their mark along.
sword-of-lies-play-question = Interrogate: point at another player’s unmarked card. They say “red” or “black”, truthfully or not; you say “I believe it” or “I don’t”. Now the card is marked.
sword-of-lies-play-trade-limit = { $trades ->
    [one] A player may start one trade in a game.
   *[other] A player may start { $trades } trades in a game.
}
sword-of-lies-play-castled = When all cards of somebody are marked, this phase is over, and that player is the big blind.

sword-of-lies-play-betting = Phase II: betting
sword-of-lies-play-big-blind = The big blind bets { $chips } first; then everybody in turn folds, checks, calls, raises or goes all in, as in Hold’em.
sword-of-lies-play-small-blind = The player to the left of the big blind posts { $chips }.
sword-of-lies-play-ante = Everybody puts { $chips } into the pot beforehand.
sword-of-lies-play-limit-no-limit = One may bet up to one’s whole stack; at least { $chips }.
sword-of-lies-play-limit-pot-limit = One may raise by at most what is in the pot; at least { $chips }.
sword-of-lies-play-limit-fixed-limit = Bets are fixed: { $chips }, and from the third round on twice as much; { $raises ->
    [one] one bet
   *[other] { $raises } bets
} a round at most.
sword-of-lies-play-rake = The house keeps { $percent } per cent of every pot{ $cap ->
    [0] {""}
   *[other] , at most { $cap } a game
}.
sword-of-lies-play-button = The dealer button is shown and moves on from game to game; it decides nothing.
sword-of-lies-play-reveal-in-turn = After each round of bets everybody in the hand reveals one card of their choice, in turn from the big blind, until all { $cards } are revealed and the last bets are made.
sword-of-lies-play-reveal-simultaneous = After each round of bets everybody in the hand secretly chooses a card; all are revealed together, until all { $cards } are revealed and the last bets are made.
sword-of-lies-play-marks = An unmarked card lies face up. A marked one gives a sword to its interrogator if they read the answer right (believed the truth, or didn’t believe a lie); if they were wrong, the card gets a shield.
sword-of-lies-play-fold-face-down = Folded cards stay face down and give no swords any more.
sword-of-lies-play-fold-face-up = Folded cards are opened, and the swords that they earn stay with whoever is in the hand.

sword-of-lies-play-war = Phase III: war
sword-of-lies-play-doubled = Everybody’s swords are doubled. A card has one life, a shielded one two.
sword-of-lies-play-four = Whoever first made the highest bet of the game gets four swords more, unless they folded.
sword-of-lies-play-side = Whoever first made the highest bet of the game decides whether cards face up or face down are the shields, unless they folded.
sword-of-lies-play-talks = Before each round of war there are talks, aloud or in whispers. { $deals ->
    [0] Nobody may propose a deal that binds.
    [one] Each may propose one deal: chips that pass at once, promises that are shown when they are kept or broken.
   *[other] Each may propose { $deals } deals: chips that pass at once, promises that are shown when they are kept or broken.
} They end when everybody who still has cards is ready, with a sword or without; a deal that nobody has answered by then lapses.
sword-of-lies-play-talks-clock = The talks last { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} at most.
sword-of-lies-play-must-attack = Then whoever has a sword and a card must attack, and secretly writes an order; all orders are opened and carried out together:
sword-of-lies-play-may-hold = Then whoever has a sword and a card secretly writes an order, or holds back; all orders are opened and carried out together. A round in which all hold back ends the war. The orders:
sword-of-lies-play-attack = One sword at one card of an opponent: it loses a life.
sword-of-lies-play-double = Two swords, each at any card of an opponent; the price is a life of one of your own cards.
sword-of-lies-play-double-any = Two swords, each at any card on the table, even your own; the price is a life of one of your own cards.
sword-of-lies-play-triple = With a single card left: three swords without a price, once a game.
sword-of-lies-play-shields = A shield that is hit turns face up and has one life left.
sword-of-lies-play-hard = A shield falls only to two swords or more in one round, and then altogether; fewer do nothing to it.
sword-of-lies-play-end = The war is over when nobody can attack any more. The most lives win the pot; if equal, the most swords before the war; if those are equal too, it is shared.
