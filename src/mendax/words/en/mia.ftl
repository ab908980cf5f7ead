# Mia. Names of players come as $seat, $announcer; values as they are shown.
mia-title = Mia

## House rules
mia-option-order = Order of values
mia-option-order-help = Which roll beats which.
mia-option-order-standard = 21, then the doubles, then 65 down to 31
mia-option-order-natural = natural: 11 is highest, 21 lowest, doubles in their place among the numbers
mia-option-order-numeric = by number: 21, then 66, 65, 64 down to 11, doubles in their place among the numbers
mia-option-order-pips = pips: 21, then the doubles; all else counts by its sum, so 62 equals 53
mia-option-doubles = Doubles
mia-option-doubles-help = Which of the doubles is the best.
mia-option-doubles-also = pair doublet twins
mia-option-doubles-sixes-high = 66 is the best, 11 the lowest
mia-option-doubles-ones-high = reversed: 11 is the best, 66 the lowest
mia-option-second = Right below 21
mia-option-second-help = A roll that is raised above the doubles, to stand right below 21.
mia-option-second-also = 31 42 little small Maxie
mia-option-second-none = nothing special
mia-option-second-little-mia = 31, little Mia
mia-option-second-half-mia = 42, half Mia
mia-option-second-half-and-little = 42, half Mia, and below it 31, little Mia
mia-option-ones-top = 11 beats even 21
mia-option-ones-top-help = Then 11 is the highest value of all, and everything said about Mia applies to it.
mia-option-announce = An announcement must be
mia-option-announce-help = What a new announcement has to do to the one before it.
mia-option-announce-also = same tie equal repeat
mia-option-announce-higher = higher than the last
mia-option-announce-equal-or-higher = equal or higher
mia-option-lives = Lives
mia-option-lives-help = How many lives (matches, points) everyone starts with.
mia-option-lives-also = points strikes hearts
mia-option-display = Lives are shown as
mia-option-display-help = The same count, shown your way: lives count down, points count up to the limit.
mia-option-display-also = drink sip beer counter
mia-option-display-lives = lives
mia-option-display-matches = matches
mia-option-display-die = a die that counts down
mia-option-display-glasses = glasses
mia-option-display-points = points
mia-option-scoring = Scoring
mia-option-scoring-help = Play for lives, or a fixed number of rounds for points or money.
mia-option-scoring-also = money coins cents win
mia-option-scoring-lives = lives
mia-option-scoring-points = points, never below zero
mia-option-scoring-money = money, may go below zero
mia-option-rounds = Rounds
mia-option-rounds-help = How many rounds a game for points or money lasts.
mia-option-score-increment = Winner gains
mia-option-score-increment-help = What the winner of a challenge gets, in games for points or money.
mia-option-score-increment-0 = nothing
mia-option-score-decrement = Loser pays
mia-option-score-decrement-help = What each loss costs, in games for points or money; a double loss costs twice that.
mia-option-score-decrement-0 = nothing
mia-option-score-all = Everyone scores
mia-option-score-all-help = In games for points or money everyone who takes part gets the gain, even the loser.
mia-option-ends-when = The game ends
mia-option-ends-when-help = Whether the others play on when a player has lost all lives.
mia-option-ends-when-last-standing = when one player is left, who wins
mia-option-ends-when-first-out = when the first player is out, who loses
mia-option-stakes = A loss counts
mia-option-stakes-help = How many times the usual cost is paid.
mia-option-stakes-one = once
mia-option-stakes-rising = once for each announcement of the round, up to ten
mia-option-stakes-pips = once for each pip of the opened dice
mia-option-doubt-cost = A wrong doubt costs
mia-option-doubt-cost-help = What doubting a true value costs; Mia has a price of its own.
mia-option-mia-true-cost = Doubting a true Mia costs
mia-option-mia-true-cost-help = Lives that the doubter loses when Mia is under the cup.
mia-option-mia-true-cost-also = 21 price penalty double
mia-option-mia-lie-cost = A false Mia costs
mia-option-mia-lie-cost-help = Lives that a caught false Mia costs the announcer.
mia-option-mia-lie-cost-also = 21 price penalty double bluff
mia-option-mia-concede = Giving up before Mia
mia-option-mia-concede-help = Whether you may give up before Mia: lose without looking, and start the next round.
mia-option-mia-concede-costs-one = costs one
mia-option-mia-concede-costs-two = costs two
mia-option-mia-concede-not-allowed = not allowed: Mia must be doubted
mia-option-mia-concede-free-if-true = believing opens the dice, and costs one only if wrong
mia-option-mia-double-any = Mia doubles every loss
mia-option-mia-double-any-help = Every loss costs at least two whenever Mia was announced in the round or lies under the opened cup.
mia-option-mia-reveals = Mia opens the cup
mia-option-mia-reveals-help = Announcing Mia opens the dice at once: if true, everyone else loses one; if not, the announcer does.
mia-option-mia-on-mia = Mia over Mia
mia-option-mia-on-mia-help = Mia may be believed, and answered with Mia for doubled stakes, three times at most.
mia-option-mia-answerer = Mia is answered by
mia-option-mia-answerer-help = Who has to answer when Mia is announced.
mia-option-mia-answerer-next = the next player
mia-option-mia-answerer-previous = the player before the announcer
mia-option-mia-answerer-chosen = whom the announcer chooses
mia-option-doubter = Who may doubt
mia-option-doubter-help = Whether only the next player may doubt, or anybody until the next player answers.
mia-option-doubter-next = the next player
mia-option-doubter-anybody = anybody at the table
mia-option-give-up = Giving up
mia-option-give-up-help = Before which announcements you may give up.
mia-option-give-up-before-mia = before Mia only
mia-option-give-up-before-any-value = before any value, for one
mia-option-blind-pass = Passing on blind
mia-option-blind-pass-help = A third answer: pass the cup on unrolled and unseen with an announcement of your own, and answer for it.
mia-option-blind-pass-also = unseen without looking push
mia-option-blind-pass-off = off
mia-option-blind-pass-higher = with a higher value
mia-option-blind-pass-same-or-higher = with the same or a higher value
mia-option-blind-pass-same = with exactly the same value
mia-option-blind-reroll = Rolling again blind
mia-option-blind-reroll-help = After looking, you may roll once more, not look, and announce.
mia-option-blind-reroll-off = off
mia-option-blind-reroll-new-value = and announce any value that beats the last
mia-option-blind-reroll-same-or-higher = “that or over”: announce the value to beat itself; not for the opener
mia-option-blind-reroll-more = “more”: no value, just more than the last; not for the opener
mia-option-under-announcing = Announcing less than you have
mia-option-under-announcing-help = What it means when the dice show more than was said.
mia-option-under-announcing-is-truth = counts as the truth
mia-option-under-announcing-is-lie = is a lie like any other
mia-option-joker-32 = The joker 32
mia-option-joker-32-help = What happens when 32 is rolled.
mia-option-joker-32-also = drink toast cheers party
mia-option-joker-32-off = a value like any other
mia-option-joker-32-toast = a toast: it can’t be announced; seen, it ends the round and nobody loses
mia-option-joker-32-all-pay = all others pay: it can’t be announced; seen, it ends the round
mia-option-joker-32-must-show = must be shown to all as soon as it is seen
mia-option-joker-32-turn = turns the direction of play when announced
mia-option-joker-32-wipe = beats any value when announced, and leaves nothing to beat
mia-option-joker-32-turn-and-wipe = both: beats any value, leaves nothing to beat, and turns the direction
mia-option-effect-31 = Special value 31
mia-option-effect-31-help = What a roll or an announcement of 31 does.
mia-option-effect-31-off = a value like any other
mia-option-effect-31-toast = a toast: it can’t be announced; seen, it ends the round and nobody loses
mia-option-effect-31-all-pay = all others pay: it can’t be announced; seen, it ends the round
mia-option-effect-31-must-show = must be shown to all as soon as it is seen
mia-option-effect-31-turn = turns the direction of play when announced
mia-option-effect-31-wipe = beats any value when announced, and leaves nothing to beat
mia-option-effect-31-turn-and-wipe = both: beats any value, leaves nothing to beat, and turns the direction
mia-option-effect-61 = Special value 61
mia-option-effect-61-help = What a roll or an announcement of 61 does.
mia-option-effect-61-off = a value like any other
mia-option-effect-61-toast = a toast: it can’t be announced; seen, it ends the round and nobody loses
mia-option-effect-61-all-pay = all others pay: it can’t be announced; seen, it ends the round
mia-option-effect-61-must-show = must be shown to all as soon as it is seen
mia-option-effect-61-turn = turns the direction of play when announced
mia-option-effect-61-wipe = beats any value when announced, and leaves nothing to beat
mia-option-effect-61-turn-and-wipe = both: beats any value, leaves nothing to beat, and turns the direction
mia-option-effect-11 = Special value 11
mia-option-effect-11-help = What a roll or an announcement of 11 does.
mia-option-effect-11-off = a value like any other
mia-option-effect-11-toast = a toast: it can’t be announced; seen, it ends the round and nobody loses
mia-option-effect-11-all-pay = all others pay: it can’t be announced; seen, it ends the round
mia-option-effect-11-must-show = must be shown to all as soon as it is seen
mia-option-effect-11-turn = turns the direction of play when announced
mia-option-effect-11-wipe = beats any value when announced, and leaves nothing to beat
mia-option-effect-11-turn-and-wipe = both: beats any value, leaves nothing to beat, and turns the direction
mia-option-effect-21 = Special value 21
mia-option-effect-21-help = What a roll or an announcement of 21 does.
mia-option-effect-21-off = a value like any other
mia-option-effect-21-must-show = must be shown to all as soon as it is seen
mia-option-effect-21-turn = turns the direction of play when announced
mia-option-turn-on-loss = A loss turns the direction
mia-option-turn-on-loss-help = After every loss play goes the other way round.
mia-option-swimming = Swimming
mia-option-swimming-help = Without lives you play on once more: only the next loss puts you out.
mia-option-more-lives = Extra lives for the first seats
mia-option-more-lives-help = A head start, for example for children: seat them first.
mia-option-more-lives-0 = none
mia-option-more-lives-seats = Seats with extra lives
mia-option-more-lives-seats-help = How many seats, from the first one, get them.
mia-option-life-reroll = New lives at three
mia-option-life-reroll-help = The first time a player stands at exactly three lives, one die gives the new number of lives.
mia-option-life-reroll-off = off
mia-option-life-reroll-may = if the player wants
mia-option-life-reroll-must = always
mia-option-look-and-pass = Look, then pass on
mia-option-look-and-pass-help = Whoever believes may look at the dice and pass them on unrolled, with a higher value.
mia-option-look-and-pass-off = not allowed
mia-option-look-and-pass-may = allowed
mia-option-show-believed = Believed players may show the dice
mia-option-show-believed-help = After “I believe it” the announcer may lift the cup once more, so that all see what was there.
mia-option-show-believed-off = no: they are never shown
mia-option-show-believed-may = yes, if they want
mia-option-dice-seen-by = Dice are seen by
mia-option-dice-seen-by-help = Who sees the dice when the player with the cup looks. Only the next player has to guess.
mia-option-dice-seen-by-roller = the player who rolled
mia-option-dice-seen-by-all-but-next = all but the next player
mia-option-next-starter = The next round is opened by
mia-option-next-starter-help = Who rolls first after a loss.
mia-option-next-starter-doubter-or-next = the doubter who was right, or the player after the one who was wrong
mia-option-next-starter-loser = the loser, if still in
mia-option-next-starter-winner = the one who was right
mia-option-next-starter-doubter = the doubter, right or wrong
mia-option-late = When time is up
mia-option-late-help = What happens when the time to act runs out.
mia-option-late-plays = the server plays for them
mia-option-late-loses = they lose the round
mia-option-turn-clock = Time to act
mia-option-turn-clock-help = Seconds for each decision before the server plays for an absent player; 0 is no limit.
mia-option-turn-clock-also = timer seconds limit slow
mia-option-turn-clock-0 = no limit
mia-option-turn-clock-3600 = an hour
mia-option-turn-clock-86400 = a day

## House rules in one sentence
mia-ours-order = { $value ->
    [natural] values in natural order
    [numeric] values by number
    [pips] values by pips
   *[standard] values in the usual order
}
mia-ours-doubles = { $value ->
    [ones_high] doubles reversed
   *[sixes_high] doubles from 66 down
}
mia-ours-second = { $value ->
    [little_mia] little Mia
    [half_mia] half Mia
    [half_and_little] half Mia and little Mia
   *[none] no little Mia
}
mia-ours-ones-top = { $value ->
    [yes] 11 beats even 21
   *[no] 21 beats 11
}
mia-ours-announce = { $value ->
    [equal_or_higher] equal or higher
   *[higher] always higher
}
mia-ours-lives = { $value ->
    [one] one life
   *[other] { $value } lives
}
mia-ours-display = { $value ->
    [matches] lives shown as matches
    [die] lives shown by a die
    [glasses] lives shown as glasses
    [points] lives shown as points
   *[lives] lives shown as lives
}
mia-ours-scoring = { $value ->
    [points] played for points
    [money] played for money
   *[lives] played for lives
}
mia-ours-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
}
mia-ours-score-increment = { $value ->
    [0] the winner gains nothing
   *[other] the winner gains { $value }
}
mia-ours-score-decrement = { $value ->
    [0] the loser pays nothing
   *[other] the loser pays { $value }
}
mia-ours-score-all = { $value ->
    [yes] everyone scores
   *[no] only the winner scores
}
mia-ours-ends-when = { $value ->
    [first_out] the first one out loses
   *[last_standing] the last one in wins
}
mia-ours-stakes = { $value ->
    [rising] a loss counts once for each announcement
    [pips] a loss counts once for each pip
   *[one] a loss counts once
}
mia-ours-doubt-cost = a wrong doubt costs { $value }
mia-ours-mia-true-cost = doubting a true Mia costs { $value }
mia-ours-mia-lie-cost = a false Mia costs { $value }
mia-ours-mia-concede = { $value ->
    [costs_two] giving up before Mia costs two
    [not_allowed] no giving up before Mia
    [free_if_true] believing Mia opens the dice
   *[costs_one] giving up before Mia costs one
}
mia-ours-mia-double-any = { $value ->
    [yes] Mia doubles every loss
   *[no] Mia doubles no other loss
}
mia-ours-mia-reveals = { $value ->
    [yes] Mia opens the cup
   *[no] Mia leaves the cup closed
}
mia-ours-mia-on-mia = { $value ->
    [yes] Mia over Mia
   *[no] no Mia over Mia
}
mia-ours-mia-answerer = { $value ->
    [previous] Mia is answered by the player before
    [chosen] Mia is answered by a chosen player
   *[next] Mia is answered by the next player
}
mia-ours-doubter = { $value ->
    [anybody] anybody may doubt
   *[next] only the next player may doubt
}
mia-ours-give-up = { $value ->
    [before_any_value] giving up before any value
   *[before_mia] giving up before Mia only
}
mia-ours-blind-pass = { $value ->
    [higher] passing on blind with a higher value
    [same_or_higher] passing on blind with the same value or a higher one
    [same] passing on blind with the same value
   *[off] no passing on blind
}
mia-ours-blind-reroll = { $value ->
    [new_value] rolling again blind
    [same_or_higher] “that or over”
    [more] “more”
   *[off] no rolling again blind
}
mia-ours-under-announcing = { $value ->
    [is_lie] saying less is a lie
   *[is_truth] saying less is no lie
}
mia-ours-effect = { $value ->
    [toast] is a toast
    [all_pay] makes all others pay
    [must_show] must be shown
    [turn] turns the direction
    [wipe] beats any value
    [turn_and_wipe] beats any value and turns the direction
   *[off] is a value like any other
}
mia-ours-joker-32 = 32 { mia-ours-effect }
mia-ours-effect-31 = 31 { mia-ours-effect }
mia-ours-effect-61 = 61 { mia-ours-effect }
mia-ours-effect-11 = 11 { mia-ours-effect }
mia-ours-effect-21 = 21 { mia-ours-effect }
mia-ours-turn-on-loss = { $value ->
    [yes] a loss turns the direction
   *[no] a loss keeps the direction
}
mia-ours-swimming = { $value ->
    [yes] swimming
   *[no] no swimming
}
mia-ours-more-lives = { $value ->
    [0] no extra lives
    [one] one extra life for the first seats
   *[other] { $value } extra lives for the first seats
}
mia-ours-more-lives-seats = { $value ->
    [one] extra lives for one seat
   *[other] extra lives for { $value } seats
}
mia-ours-life-reroll = { $value ->
    [may] new lives at three for those who want them
    [must] new lives at three
   *[off] no new lives at three
}
mia-ours-look-and-pass = { $value ->
    [may] looking and passing on
   *[off] no passing on after a look
}
mia-ours-show-believed = { $value ->
    [may] believed players may show the dice
   *[off] believed dice stay hidden
}
mia-ours-dice-seen-by = { $value ->
    [all_but_next] only the next player has to guess
   *[roller] only the roller sees the dice
}
mia-ours-next-starter = { $value ->
    [loser] the loser opens the next round
    [winner] the player who was right opens the next round
    [doubter] the doubter opens the next round
   *[doubter_or_next] a right doubter or the next player opens the next round
}
mia-ours-late = { $value ->
    [loses] being late loses the round
   *[plays] the server plays for late players
}
mia-ours-turn-clock = { $value ->
    [0] no time limit
    [3600] an hour to act
    [86400] a day to act
    [one] one second to act
   *[other] { $value } seconds to act
}

## Presets
mia-preset-standard = Standard
mia-preset-standard-help = Six lives, and the last one standing wins.
mia-preset-first-evening = First evening
mia-preset-first-evening-help = Three lives, so that a first game is over in minutes.
mia-preset-classic = Classic
mia-preset-classic-help = Six lives; the first player to lose them all loses the game.
mia-preset-matches = Five matches
mia-preset-matches-help = Five matches each; two are at stake when Mia is doubted.
mia-preset-points = To five points
mia-preset-points-help = At five points you are out; Mia counts two and must be doubted.
mia-preset-scored = For points
mia-preset-scored-help = Twenty rounds; a challenge won brings points, a loss takes some.
mia-preset-meyer = Denmark: Meyer
mia-preset-meyer-help = As played in Denmark: little Mia, equal or higher, doubting Mia costs two either way, “that or over”, a toast on 32 and new lives at three.
mia-preset-contest = Bot contest
mia-preset-contest-help = As bots play it: Mia opens the cup, and in each round everyone but the losers scores.
mia-preset-germany = Germany: Mäxchen
mia-preset-germany-help = As in Germany: Mäxchen costs two whoever was wrong, the cup may be passed on blind, and the loser opens the next round.
mia-preset-mexicali = Mexicali
mia-preset-mexicali-help = As in North America: equal or higher, a toast on 32, 31 may be said over anything and turns the direction, and Mia may be answered by Mia.
mia-preset-board-game-arena = Board Game Arena
mia-preset-board-game-arena-help = As on that site: the cup may be passed on with exactly the same value, and whoever was right opens the next round.
mia-preset-wikipedia = Wikipedia
mia-preset-wikipedia-help = As the English Wikipedia has it: the first one out loses, and the cup may be passed on with the same value or a higher one.
mia-preset-a-move-a-day = A move a day
mia-preset-a-move-a-day-help = For a game that lasts about a week: one life, and a day for each decision, even while nobody is at the table.
mia-preset-a-move-an-hour = A move an hour
mia-preset-a-move-an-hour-help = For a game that lasts a day or two: three lives, and an hour for each decision, even while nobody is at the table.

## Values
mia-value-mia = Mia
mia-value-little-mia = little Mia
mia-value-half-mia = half Mia
mia-value-joker = joker
mia-value-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
mia-value-named = { $name } { $value }

## Standing
mia-standing-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
mia-standing-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
mia-standing-glasses = { $count ->
    [one] { $count } glass
   *[other] { $count } glasses
}
mia-standing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mia-standing-money = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

## Phases
mia-phase-over = The game is over

## Actions
mia-action-shake = Roll
mia-action-look = Look under the cup
mia-action-announce = Announce { $value }
mia-action-reroll = Roll again blind, and say { $value }
mia-action-believe = Believe
mia-action-peek = Look and pass on
mia-action-doubt = Doubt
mia-action-show-dice = Show the dice
mia-action-hide-dice = Don’t show
mia-action-pass-on = Pass on blind as { $value }
mia-action-ask = Ask { $seat } to answer
mia-action-concede = Give up
mia-action-trust = Believe and open
mia-action-forfeit = Lose the round
mia-action-reroll-lives = Roll for new lives
mia-action-keep-lives = Keep three lives
mia-action-draw-lot = { $seat } starts (drawn by lot)
mia-action-fall = The dice fall { $roll }
mia-action-fall-one = The die falls { $pips }

## Manner of a claim
mia-how-looked = has looked
mia-how-unseen = has not looked
mia-how-passed = passed on blind
mia-how-kept = passed on unrolled, after looking
mia-how-rerolled = rolled again blind

## Events
mia-event-lot-drawn = { $seat } starts (drawn by lot).
mia-event-round-started = { $number ->
    [1] Round { $number }: { $seat } begins (drawn by lot).
   *[other] Round { $number }: { $seat } begins.
}
mia-event-shaken = { $seat } shakes the cup.
mia-event-fell = The dice lie under { $seat }’s cup.
mia-event-looked = { $seat } looks under the cup.
mia-event-saw = Under the cup: { $roll }.
mia-event-announced = { $looked ->
    [yes] { $seat } announces { $value }.
   *[no] { $seat } announces { $value } without looking.
}
mia-event-rerolled = { $seat } rolls again unseen and says { $value }.
mia-event-believed = { $seat } believes and takes the cup.
mia-event-peeked = { $seat } believes, and looks at the dice without rolling.
mia-event-dice-shown = { $seat } shows what was there: { $roll }.
mia-event-dice-hidden = { $seat } does not show the dice.
mia-event-passed-on = { $seat } passes the cup on unseen and says { $value }.
mia-event-answerer-chosen = { $seat } asks { $answerer } to answer.
mia-event-doubted = { $seat } doubts { $announcer }.
mia-event-conceded = { $seat } gives up without looking.
mia-event-trusted = { $seat } believes it. The dice are opened.
mia-event-forfeited = { $seat } loses the round on time.
mia-event-opened = { $held ->
    [yes] The dice show { $roll }: { $announcer } said { $value }, and it was true.
   *[no] The dice show { $roll }: { $announcer } said { $value }, a lie.
}
mia-event-toasted = { $roll }, the joker: a toast! Nobody loses, { $seat } starts again.
mia-event-treated = { $roll } is under the cup: everyone but { $seat } pays.
mia-event-lost = { $seat } loses { $cost }; { $left } left.
mia-event-lost-points = { $seat } gets { $cost } and stands at { $left } of { $limit }.
mia-event-lost-scored = { $seat } pays { $cost }; now at { $left }.
mia-event-gained = { $seat } gains { $gain }; now at { $left }.
mia-event-went-out = { $seat } is out.
mia-event-die-taken = { $seat }, at three lives, takes a die.
mia-event-lives-rerolled = The die gives { $seat } { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}.
mia-event-lives-kept = { $seat } stays with three lives.
mia-event-game-ended = The game is over.

## How a game ends
mia-end-last-standing = Everyone else is out.
mia-end-first-out = The first player is out of lives.
mia-end-rounds = The last round has been played.

## Reasons
mia-refused-over = The game is over.
mia-refused-dice-falling = The dice are still rolling: wait until they land.
mia-refused-not-your-turn = It is not your turn: seat { $seat } is to act.
mia-refused-too-low = { $value } is too low: it does not beat { $beat }.
mia-refused-joker = { $value } can’t be announced here: it ends the round as soon as it is seen.
mia-refused-unknown-value = { $value } is not a value here. Allowed: { $allowed }.
mia-refused-own-roll = You rolled these dice yourself: to pass them on again you must go higher than { $beat }.
mia-refused-reroll-same = After rolling again blind you say “that or over”: { $beat }, not { $value }.
mia-refused-pass-same = Here the cup is passed on with exactly the same value: { $beat }, not { $value }.
mia-refused-reroll-more = After rolling again blind you say “more” than { $beat }, and no value: not { $value }.
mia-refused-top-ends-bidding = Nothing beats { $value }: it ends the bidding.
mia-refused-no-conceding = By the rules of this table { $value } must be doubted.
mia-refused-ask = This player can’t be asked to answer. You can ask the seats { $allowed }.
mia-refused-not-now = This can’t be done now ({ $action }, while the phase is { $phase }).
mia-contradiction-joker-pips = With the order by pips 32 is just five pips, so it can’t be the joker as well.
mia-contradiction-effect-pips = By pips 61 is just seven pips, so it can’t have an effect of its own.
mia-contradiction-top = 11 is the highest value here: it may be shown at once, or turn the direction, but it can’t have another effect.
mia-contradiction-life-reroll-lives = New lives at three need more than three lives to begin with.
mia-contradiction-seen-by = All but the next player see the dice, so nobody else may have to answer.
mia-contradiction-seen-doubter = All but the next player see the dice, so only the next player may doubt.

## How to play: one sentence for each rule; $top is the highest value
mia-play-aim = The aim
mia-play-counted-in-lives = Everyone starts with { $lives ->
    [one] one life
   *[other] { $lives } lives
}. Whoever is caught lying loses one, and so does whoever doubts the truth.
mia-play-counted-in-matches = Everyone starts with { $lives ->
    [one] one match
   *[other] { $lives } matches
}. Whoever is caught lying puts one away, and so does whoever doubts the truth.
mia-play-counted-in-die = Everyone has a die that shows their lives, { $lives } at first. Whoever is caught lying turns it one lower, and so does whoever doubts the truth.
mia-play-counted-in-glasses = Everyone starts with { $lives ->
    [one] one full glass
   *[other] { $lives } full glasses
}. Whoever is caught lying empties one, and so does whoever doubts the truth.
mia-play-counted-in-points = Whoever is caught lying gets a point, and so does whoever doubts the truth.
mia-play-out-in-lives = Without lives you are out.
mia-play-out-in-matches = Without matches you are out.
mia-play-out-in-die = Without lives you are out.
mia-play-out-in-glasses = Without a full glass you are out.
mia-play-out-in-points = With { $lives ->
    [one] one point
   *[other] { $lives } points
} you are out.
mia-play-uneven = Where a rule below sets another cost, that cost applies.
mia-play-more-lives = { $seats ->
    [one] The first seat has
   *[other] The first { $seats } seats have
} { $lives } more to begin with.
mia-play-ends-last-standing = The others play on, and the last one in the game wins.
mia-play-ends-first-out = The first one out has lost, and the game is over.
mia-play-scored-in-points = There are { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} for points. Each loss costs { $cost }, a double one twice as much; nobody goes below zero. At the end the most points win.
mia-play-scored-in-money = There are { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} for money. Each loss costs { $cost }, a double one twice as much, and you may go into debt. At the end the most money wins.
mia-play-gains-winner = Whoever wins a challenge gains { $gain }; when a player gives up, no one gains.
mia-play-gains-revealed = When { $top } opens the dice and is there, the announcer gains { $gain }; if it is not, no one gains.
mia-play-gains-all-pay = When all others pay for a roll, the player with these dice gains { $gain }.
mia-play-gains-all = Each round that ends with a loss brings { $gain } to everyone, the losers included.
mia-play-values = The values
mia-play-read = The two dice are read as one number, the higher die first: a 3 and a 5 are 53, never 35.
mia-play-ladder = From highest to lowest: { $ladder }.
mia-play-pips = Rolls joined by “=” are worth the same: there only the sum of the dice counts, so 62 and 53 are both 8 pips.
mia-play-mia = The highest, { $top }, is called Mia.
mia-play-another-top = The highest is { $top } here, not 21; so at this table { $top } is called Mia.
mia-play-second-little-mia = 31 is little Mia and stands right below 21.
mia-play-second-half-mia = 42 is half Mia and stands right below 21.
mia-play-second-half-and-little = 42, half Mia, stands right below 21, and 31, little Mia, right below that.
mia-play-middle-higher = The middle is { $value }: { $ways } of 36 rolls beat it.
mia-play-middle-equal-or-higher = The middle is { $value }: { $ways } of 36 rolls are that or more.
mia-play-round = A round
mia-play-opens = The opener of the first round is drawn by lot. The opener shakes the cup and sets it down so that nobody sees the dice, looks or doesn’t, and announces a value: the truth, more, or less. Any of the { $count } values may open.
mia-play-answers = The next player, clockwise, answers:
mia-play-answers-turning = The next player in the direction of play, which is clockwise at first, answers:
mia-play-believe-higher = “I believe it”: they take the cup, roll, look or don’t, and must announce more than the last value, whatever they rolled.
mia-play-believe-equal-or-higher = “I believe it”: they take the cup, roll, look or don’t, and must announce the last value or more, whatever they rolled.
mia-play-doubt-is-truth = “I doubt it”: the dice are opened. If they show what was announced, or more, the doubter loses; if they show less, the announcer does.
mia-play-doubt-is-lie = “I doubt it”: the dice are opened. If they are worth exactly what was announced, the doubter loses; if they are worth less or more, the announcer does.
mia-play-anybody = Until the next player answers, the others may say “I doubt it” too, except the announcer and players who have seen the dice. Whoever says it first is the doubter, and pays if the claim was true.
mia-play-pass-higher = “I pass it on”: the cup goes on unrolled and unseen, with a higher value. You answer for it from then on; whoever rolled is out of it.
mia-play-pass-same-or-higher = “I pass it on”: the cup goes on unrolled and unseen, with the same value or a higher one. You answer for it from then on; whoever rolled is out of it, but may not pass the same value on if the dice come back.
mia-play-pass-same = “I pass it on”: the cup goes on unrolled and unseen, with exactly the same value. You answer for it from then on; whoever rolled may not pass it on again.
mia-play-seen-by-all-but-next = When you look, all others see the dice too, except for the next player, who has to answer.
mia-play-look-and-pass = “I look”: you believe, look at the dice as they lie, and pass them on unrolled with a higher value. You answer for it from then on.
mia-play-may-show = Whoever has looked, and is believed, may lift the cup once more before the next roll and show everyone what was there.
mia-play-reroll-new-value = After looking at your own roll you may roll once more, this time without looking, and announce any value that will do.
mia-play-reroll-same-or-higher = After looking at your own roll you may roll once more, this time without looking, and say “that or over”: the very value you had to beat. It holds if the dice show that or more. The opener may not.
mia-play-reroll-more = After looking at your own roll you may roll once more, this time without looking, and say “more”: more than the value you had to beat. The opener may not.
mia-play-reroll-same-wiping = “That or over” over { $values } holds only if exactly that is there.
mia-play-reroll-more-wiping = “More” can’t be said over { $values }; where it stands for { $values }, exactly that has to be there.
mia-play-starter-doubter-or-next = After a caught lie the doubter opens the next round; after a wrong doubt, the player after the doubter. Whoever is out is skipped.
mia-play-starter-loser = The loser opens the next round; if they are out, the next player does.
mia-play-starter-winner = After a doubt, whoever was right opens the next round. Whoever is out is skipped.
mia-play-starter-doubter = The doubter opens the next round, right or wrong; if they are out, the next player does.
mia-play-top = Mia, { $top }
mia-play-reveals = Announcing { $top } opens the dice at once. If it is there, everyone else { $cost ->
    [1] loses as usual
   *[other] loses double
}; if not, the announcer does.
mia-play-reveals-starter = The next player then counts as the doubter when the opener of the next round is found.
mia-play-unbeaten = Nothing beats { $top }. Whoever has to answer it can:
mia-play-concede = Give up without looking: that { $cost ->
    [1] is an ordinary loss
   *[other] is a double loss
}, and whoever gives up opens the next round.
mia-play-trust = Believe it: the dice are opened. If { $top } is there, nobody loses; if not, the believer does{ $cost ->
    [1] {""}
   *[other] , double
}. Whoever believed opens the next round.
mia-play-pass-top = Pass { $top } on, unrolled and unseen.
mia-play-pass-top-wiping = Pass it on as { $values }, unrolled and unseen.
mia-play-mia-on-mia = Believe it, roll, and announce { $top } again: the second { $top } of a round said of a new roll costs double, the third four times, the fourth eight times; the fourth can’t be believed.
mia-play-mia-answerer-previous = { $top } is answered by the player before the announcer.
mia-play-mia-answerer-chosen = Whoever announces { $top } chooses who answers. If it is passed on blind, the next player answers.
mia-play-doubt-top = Doubt. If { $top } is there, { $true ->
    [1] the doubter loses as usual
    [2] the doubter loses double
   *[other] the doubter loses { $true } times
}; if not, { $lie ->
    [1] the announcer loses as usual
    [2] the announcer loses double
   *[other] the announcer loses { $lie } times
}.
mia-play-double = In a round in which { $top } was announced, or lies under the opened cup, every loss is double at least.
mia-play-besides = Also
mia-play-effect-toast = { $value } is a joker. It can’t be announced; as soon as it is seen, the round ends with a toast, nobody loses, and the one who looked, or who answers for the dice, starts again.
mia-play-effect-all-pay = { $value } can’t be announced; as soon as it is seen, all others pay, and the one who looked, or who answers for the dice, starts the next round.
mia-play-effect-must-show = Whoever looks at { $value } must show it to everyone at once, and then announce as usual.
mia-play-effect-turn = Announcing { $value } turns the direction of play.
mia-play-effect-wipe = { $value } may be announced over any value, and holds only if exactly that is there. Whoever believes it and rolls may then announce anything.
mia-play-effect-turn-and-wipe = { $value } may be announced over any value, and holds only if exactly that is there. It turns the direction, and whoever believes it and rolls may then announce anything.
mia-play-stakes-rising = Each announcement raises the stakes: a loss costs as many times as much as values were announced, once at least and ten times at most.
mia-play-stakes-pips = Whoever loses when the dice are opened pays as many times as they show pips.
mia-play-doubt-cost = A wrong doubt of a value below { $top } counts { $cost } times.
mia-play-give-up = You may also give up before any value below { $top }, without looking: that is an ordinary loss, and you open the next round.
mia-play-turn-on-loss = After every loss, once the next opener is found, play goes the other way round.
mia-play-swimming = Whoever has lost everything swims: they play on, and only the next loss puts them out.
mia-play-new-lives-may = The first time you have exactly three lives left, you may roll one die for a new number of them.
mia-play-new-lives-must = The first time you have exactly three lives left, you roll one die for a new number of them.
mia-play-clock = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; after that the server plays for you: it looks, tells the truth if that will do, and believes all but { $top }.
mia-play-clock-hours = You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} for each decision; after that the server plays for you: it looks, tells the truth if that will do, and believes all but { $top }.
mia-play-clock-loses = { $seconds ->
    [one] You have one second
   *[other] You have { $seconds } seconds
} for each decision; if you are late to roll, announce or answer, you lose the round. That costs as much as a wrong doubt, and you open the next one.
mia-play-clock-loses-hours = You have { $hours ->
    [one] one hour
   *[other] { $hours } hours
} for each decision; if you are late to roll, announce or answer, you lose the round. That costs as much as a wrong doubt, and you open the next one.
mia-play-clock-runs-on = The clock also runs while nobody is at the table. Once it has run out, the server plays your whole turn.

## First games: the goal, and a tip at each hard step
mia-goal-last-standing = Lie, and catch lies: the last one left wins.
mia-goal-first-out = Lie, and catch lies: the first one out loses.
mia-goal-scored = Lie, and catch lies: the best score after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} wins.
mia-tip-open = Two dice under a cup, the higher one first: 6 and 4 are 64.{ $reading ->
    [pips] {" "}Unlike dice count by their sum.
   *[digits] {""}
} Nothing beats { $top }.
mia-tip-look = Nobody else sees your roll. Then you announce a value, true or not.
mia-tip-say = Say a value, true or not; the highest stands last. { $under ->
    [is-lie] Anything but your roll is a lie.
   *[is-truth] Less than you rolled is true, too.
}
mia-tip-answer = Believe: roll and { $announce ->
    [equal-or-higher] reach it
   *[higher] beat it
}, or say you do. Doubt: the dice are opened, and the liar loses – or you, if it was true.
mia-tip-top = Nothing beats { $top }. Doubt: if it is there, you lose{ $true ->
    [1] {""}
    [2] {" "}double
   *[other] {" "}×{ $true }
}; if not, the liar does{ $lie ->
    [1] {""}
    [2] , double
   *[other] , ×{ $lie }
}.{ $concede ->
    [0] {""}
    [free] {" "}Believing is free if it is.
    [1] {" "}Giving up is a single loss.
   *[other] {" "}Giving up is a double loss.
}

## Tutorial
tutorial-mia-claim = Anna rolled two dice under the cup and says 54: the higher die first. Only she has seen them.
tutorial-mia-believe = Doubt, and the dice are opened. Believe, and you roll and must say more. 54 is nothing special: believe her.
tutorial-mia-believe-first = She may be lying, but believe her for now: then the cup is yours.
tutorial-mia-look = The cup is yours. Look: nobody else sees your dice.
tutorial-mia-look-first = Look under the cup first.
tutorial-mia-lie = Only 43, but you must say more than 54. So lie: pick a value from 61 to 65 and announce it.
tutorial-mia-lie-small = That is hard to believe. Try a small lie: 61 to 65.
tutorial-mia-ladder = Anna believed you! She rolled, and now says 66. Doubles beat all mixed values; only 21, the Mia, beats 66.
tutorial-mia-doubt = 66 falls once in 36 rolls. Doubt her!
tutorial-mia-doubt-now = Believe, and you would have to say Mia. Doubt her this time.
tutorial-mia-caught = 41: a lie! Anna loses a life. Had it been 66, you would have lost one.
tutorial-mia-last = That is Mia: lie when you must, doubt when it sounds too good. The last one with lives wins.

## Browser: prompts
web-mia-you-open = You open the round. Roll!
web-mia-you-rolled = { $open ->
    [yes] Only you can see the dice.
   *[no] Rolled. Beat { $value }, or say you do.
}
web-mia-you-say = { $open ->
    [yes] Announce anything.
   *[no] Announce more than { $value }.
}
web-mia-you-rolled-reach = Rolled. Reach { $value }, or say you do.
web-mia-you-say-reach = Announce { $value } or more.
web-mia-you-answer = { $announcer } says { $value }. True?
web-mia-you-show = You were believed. Show what you had?
web-mia-you-ask = Who has to answer?
web-mia-you-lives = Three lives left. Try your luck?
web-mia-you-are-out = You are out. Watch the liars.
web-mia-waits-lot = The lot decides who begins.
web-mia-waits-open = { $seat } opens the round.
web-mia-waits-fall = { $seat } shakes the cup.
web-mia-waits-cup = { $seat } has the cup.
web-mia-waits-answer = { $announcer } says { $value }. { $seat } ponders.
web-mia-waits-show = { $seat } was believed, and may show the dice.
web-mia-waits-ask = { $seat } chooses who answers { $value }.
web-mia-waits-lives = { $seat } may roll for new lives.
web-mia-waits-lives-fall = { $seat } rolls for new lives.
web-mia-announce-unseen = Announce without looking
web-mia-believe-note = take the cup and roll
web-mia-peek-note = as they lie, with a higher value
web-mia-doubt-note = lift the cup!
web-mia-concede-note = lose without looking
web-mia-trust-note = free if it is true
web-mia-pass-on = Pass the cup on, unseen
web-mia-no-claim = No claim yet
web-mia-flag = said
web-mia-claims = Said in this round
web-mia-ladder = Values that you may announce
web-mia-your-roll = your roll
web-mia-your-dice = Your dice: { $value }
web-mia-cover = Cover the dice
web-mia-uncover = Look again
web-mia-show-odds = Show the odds
web-mia-odds = A fresh roll beats { $value }: { $ways } of 36, { $percent }%
web-mia-beaten-by = beaten by { $ways } of 36 rolls, { $percent }%
web-mia-odds-reach = A fresh roll is { $value } or better: { $ways } of 36, { $percent }%
web-mia-reached-by = reached by { $ways } of 36 rolls, { $percent }%
web-mia-play-turned = Play now goes the other way round.
web-mia-points-of = { $count } of { $start } points

## Browser: moments
web-mia-had = { $seat } had { $value }
web-mia-lot = { $seat } begins
web-mia-doubts = { $doubter } doubts { $announcer }
web-mia-conceded = { $seat } gives up
web-mia-forfeited = { $seat } is too late
web-mia-opens = The cup is opened
web-mia-true = True!
web-mia-lie = Lie!
web-mia-toast = A toast!
web-mia-treat = The others pay!
web-mia-said = { $announcer } said { $value }
web-mia-shows = The dice show { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = the die for new lives is still to come
web-mia-new-lives = New lives for { $seat }
