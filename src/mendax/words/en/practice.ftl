# Practice: puzzles, drills, the daily puzzle and lessons. Points are percentage points.
practice-title = Practice
practice-lead = Positions from solved play: choose, and see what each choice is worth.
practice-daily = Daily puzzle
practice-daily-lead = Five positions, the same for everyone today.
practice-daily-done = Today: { $right } of { $count }. A new puzzle comes at { $time }.
practice-drills = Drills
practice-drills-lead = Positions that match your level.
practice-lessons = Lessons
practice-mistakes = Your own mistakes
practice-mistakes-due = { $count ->
    [one] one card to repeat
   *[other] { $count } cards to repeat
}
practice-done = Done
practice-start = Start
practice-next = Next
practice-again = Once more
practice-progress = { $number } of { $count }
practice-score = { $right } of { $count } right
practice-rating = Your rating: { $rating }
practice-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
practice-end-well = Went well: { $theme } ({ $right } of { $count })
practice-end-look = Look at this one again
practice-end-chosen = You chose: { $chosen }. It costs { $cost } points. Better: { $best }.
practice-trend-games = What a decision cost you, by reviewed game (points)
practice-trend-days = Puzzles solved, by day
practice-habits = Your habits over time
practice-habits-game = Game
practice-habits-against = Against
practice-habits-all = Everyone
practice-habits-people = People
practice-habits-bots = Bots
practice-habits-mixed = People and bots
practice-habits-none = No such games yet.
practice-habits-cost = What each habit cost compared with sound play, in { $unit ->
    [chips] chips
   *[points] points
} per game. Games reviewed by the coach: { $count }
practice-habits-review = Open the coach’s review after a game to see here what each habit costs.
practice-habit-bluff = Bluffs
practice-habit-truth = True claims
practice-habit-doubt = Doubts
practice-habit-trust = Beliefs
practice-habit-other = Other moves
practice-believed = Would you have believed it?
practice-believed-lead = Claims from your own games: { $count }. You see what you saw then; the truth follows your answer.
practice-believed-name = Would you have believed { $name }?
practice-believed-truth = { $name } had { $dice }: { $lied ->
    [yes] it was a lie.
   *[no] the claim was true.
}
practice-believed-none = No claims are waiting. Review a finished game with the coach to get some.
practice-mix = Your mix
practice-mix-lead = How often you made a choice at tables of two players, in practice and reviewed games, compared with sound play in the same spots.
practice-mix-sound = Like sound play so far, after { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
practice-mix-doubt = { $which ->
    [low] Low claims, which at least half of all rolls reach
    [middle] Middle claims, which a sixth to a half of all rolls reach
   *[high] High claims, which fewer than a sixth of all rolls reach
}: you doubted { $done } of { $count }. Sound play doubts { $sound }.
practice-mix-lie = { $which ->
    [low] Low claims, which at least half of all rolls reach
    [middle] Middle claims, which a sixth to a half of all rolls reach
   *[high] High claims, which fewer than a sixth of all rolls reach
}: in { $done } of { $count } decisions you lied with one. Sound play does so in { $sound }.
practice-mix-usual = { $which ->
    [answer] Of { $count } answers, { $done } were the one that sound play gives most often there. Sound play varies: it gives that answer { $sound } times.
   *[claim] Of { $count } claims, { $done } were the one that sound play makes most often there. Sound play varies: it makes that claim { $sound } times.
}
practice-mix-profit = { $who ->
    [doubt-more] An opponent who never lies there would profit.
    [doubt-less] An opponent who lies there more often would profit.
    [lie-more] An opponent who always doubts there would profit.
    [lie-less] An opponent who always believes there would profit.
   *[usual-more] An opponent who knows your usual choice would profit.
}
practice-copy = Copy result
practice-copied = Copied
practice-copy-by-hand = The result is selected: copy it from the page.
practice-strategy = Show the strategy here
practice-keys = Keys 1 to 9 choose, Enter continues.

## Themes
practice-theme = Theme
practice-theme-all = Everything
practice-theme-answer = Believe or doubt
practice-theme-announce = What to say
practice-theme-keep = Which dice to keep
practice-theme-order = Orders in a war
practice-theme-opening = Start of a round
practice-theme-high-claims = High claims
practice-theme-mia-called = The top value called
practice-theme-last-life = Your last chance
practice-theme-blind-pass = Passing on blind
practice-theme-must-lie = You have to lie
practice-theme-full-house = Full house and better
practice-theme-open-dice = Open dice against a claim
practice-theme-last-card = Your last card
practice-theme-shields = Shields
practice-theme-siege = Siege rules
practice-theme-bet = Bets
practice-theme-last-bets = The last betting round

## Positions
practice-question-answer = Believe or doubt?
practice-question-announce = What do you say?
practice-question-keep = Which dice do you keep?
practice-question-order = Which order do you write?
practice-question-bet = What do you do?
practice-spot-lives = Lives, yours first: { $lives }
practice-spot-tokens = Tokens, yours first: { $lives }
practice-spot-seats = { $seats } players
practice-spot-dice = Your dice: { $dice }
practice-spot-open = Open dice: { $dice }
practice-spot-hidden = Hidden dice that you know: { $dice }
practice-spot-unknown = Hidden dice that you do not know: { $count }
practice-spot-opening = You open the round.
practice-spot-over = To beat: { $claim }
practice-spot-claim = The player before you says { $claim }
practice-spot-yours = Your cards: { $cards }. Swords: { $swords }
practice-spot-theirs = Their cards: { $cards }. Swords: { $swords }
practice-spot-ties = In a tie, whoever had more swords before the war wins: you { $yours }, they { $theirs }.
practice-spot-pot = Pot: { $pot }. { $price ->
    [0] Nothing to call.
   *[other] To call: { $price }.
}
practice-spot-betting = Betting round { $round } of { $rounds }, { $left ->
    [any] bets of any size
    [0] no more raises
    [one] one more bet or raise of { $size }
   *[other] { $left } more bets or raises of { $size }
}
practice-spot-boldest = Four swords for the highest bet of the game (now { $highest }): { $who ->
    [you] you
    [none] nobody
   *[other] player { $who }
}
practice-spot-named = A player was asked for the colour of a card and says “{ $named ->
    [red] red
   *[black] black
}”. Of the { $unseen } cards that you have not seen, { $count } have that colour.
practice-spot-seat = { $who ->
    [you] You
   *[other] Player { $who }
}
practice-spot-chips = { $who ->
    [you] Your cards
   *[other] Cards of player { $who }
}: { $cards }. Chips left: { $chips }
practice-marked-bare = nothing
practice-marked-shield = a shield
practice-marked-sword = two swords for { $who ->
    [you] you
   *[other] player { $who }
}
practice-marked-unsure = a shield ({ $shield }%) or else two swords for { $who ->
    [you] you
    [none] nobody
   *[other] player { $who }
}
practice-card = { $lives ->
    [2] a card with a shield
   *[1] a card without a shield
}
practice-pay = , paying with { $lives ->
    [2] a card with a shield
   *[1] a card without a shield
}

## Grades and explanations
practice-grade-excellent = Excellent!
practice-grade-good = Good
practice-grade-inaccurate = Inaccurate
practice-grade-blunder = Blunder
practice-cost = It costs { $cost } points ({ $game ->
    [sword_of_lies] out of 100 for the whole pot
   *[other] out of 100 for a win
}).
practice-refutation = What can happen then:
practice-skip = Skip
practice-share = sound play: { $share }%
practice-figures = { $kind ->
    [honest] Sound players say this only if it is true.
    [answer] Sound players lie here { $chance }% of the time.
    [announce] This is doubted { $chance }% of the time.
   *[other] { "" }
}{ $next ->
    [none] { "" }
   *[other] {" "}The best wrong choice costs { $next } points.
}
practice-why-best = The best choice is worth { $worth } points of 100; the best wrong one costs { $next }.
practice-why-war = { $sure ->
    [yes] A right order wins the whole pot, whatever the reply.
   *[no] Sound play is worth { $worth }% of the pot.
} After “{ $wrong ->
    [hold] no sword
    [strike] one sword
    [strike-twice] two swords
   *[strike-thrice] three swords
}{ $wrong_at ->
    [none] { "" }
    [shield] : a shield
    [shields] : shields
    [bare] : a bare card
    [bares] : bare cards
   *[mixed] : shields and bare cards
}”, the reply “{ $reply ->
    [hold] no sword
    [strike] one sword
    [strike-twice] two swords
   *[strike-thrice] three swords
}{ $reply_at ->
    [none] { "" }
    [shield] : a shield
    [shields] : shields
    [bare] : a bare card
    [bares] : bare cards
   *[mixed] : shields and bare cards
}” leaves you { $least }%. A wrong order costs at least { $next } points.
practice-why-bet = If nobody folded or bet again, you would win about { $armed }% of the pot with the four swords of the highest bet and { $plain }% without them{ $need ->
    [0] , and checking is free
   *[other] ; calling pays off from { $need }%
}. { $action ->
    [either] More than one choice is right.
    [fold] Fold; any wrong choice costs at least { $next } points.
    [check] Check; any wrong choice costs at least { $next } points.
    [call] Call; any wrong choice costs at least { $next } points.
    [raise] Raise; any wrong choice costs at least { $next } points.
   *[bet] Bet; any wrong choice costs at least { $next } points.
}
practice-last-shares = With the four swords of the highest bet you win { $armed }% of the pot, without them { $plain }%.
practice-last-answer = { $action ->
    [raise] Any choice but a raise costs at least { $next } points.
    [call] A call pays off from { $need }%; any other choice costs at least { $next } points.
   *[fold] A call would pay off only from { $need }%; any choice but a fold costs at least { $next } points.
}
practice-last-raise = { practice-last-shares } Your raise takes them, and the other player can’t take them back. { practice-last-answer }
practice-last-raised-again = { practice-last-shares } If you raise, the other player raises last and gets them. { practice-last-answer }
practice-last-small = { practice-last-shares } The other player has them, and a raise wouldn’t take them: it doesn’t exceed the highest bet of the game, { $highest }. { practice-last-answer }
practice-last-no-raise = { practice-last-shares } The other player has them, and you can’t raise any more. { practice-last-answer }
practice-last-keep = { practice-last-shares } You have them already, and a call keeps them. { practice-last-answer }
practice-last-ahead = You win { $plain }% of the pot even without the four swords of the highest bet, so a raise that the other player calls pays off. { practice-last-answer }
practice-last-idle = The four swords of the highest bet change nothing here: you win { $plain }% of the pot with or without them. { practice-last-answer }
practice-error = The values are estimates with a standard error of { $error } points.

## Lessons
practice-lesson-mia-odds = When to doubt
practice-lesson-mia-odds-text = A doubt pays if the claim is a lie often enough, or if you could hardly beat it. Low first claims are mostly true; high claims over high values mostly are not.
practice-lesson-mia-truth = Opening a round
practice-lesson-mia-truth-text = The truth is often best at the start, but not with every roll. Compare how often each claim is doubted.
practice-lesson-mia-last-life = Your last life
practice-lesson-mia-last-life-text = With one life left a wrong doubt ends the game. Sound play still doubts when the odds say so.
practice-lesson-french-poker-open = Open dice
practice-lesson-french-poker-open-text = Open dice say what is still possible. Count the hidden dice that the claim needs.
practice-lesson-french-poker-keep = Which dice to keep
practice-lesson-french-poker-keep-text = Keep what helps the next claim, and think about what the others will see.
practice-lesson-french-poker-claim = The first claim
practice-lesson-french-poker-claim-text = A good first claim is believed and is hard to beat.
practice-lesson-sword-of-lies-single = One sword is enough
practice-lesson-sword-of-lies-single-text = A double attack costs a card of your own. Count who falls first before you pay.
practice-lesson-sword-of-lies-double = The double attack
practice-lesson-sword-of-lies-double-text = Sometimes two swords at once decide the war before the answer comes.
practice-lesson-sword-of-lies-bets = Bets and the four swords
practice-lesson-sword-of-lies-bets-text = Compare the price with your share of the pot. Whoever makes the highest bet first gets four swords, so count the raises that are left: who makes the last one?

## Refusals
practice-refused-game = There are no puzzles for { $game }. There are some for: { $allowed }.
practice-refused-theme = There is no theme { $theme }; the themes are { $allowed }.
practice-refused-lesson = There is no lesson { $lesson }; the lessons are { $allowed }.
practice-refused-day = { $given } is not a date. Write it as 2026-11-27.
practice-refused-position = There is no such position in { $given }.
practice-refused-option = The option { $given } is not possible here.
practice-prompt = Your choice (1 to { $count }, q to stop):
