# The page of the league.
web-league-title = League: { $game }
web-league-lead = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the last round ended { $at }.
web-league-version = { $name }, version { $version }
web-league-rating = Rating
web-league-payoff = { $payoff } a game
web-league-won = { $share } of { $games } games won
web-league-faulty = faults in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
web-league-absent = Could not play the last round: { $names }
web-league-gone = Not playing any more: { $count }
web-league-over-time = Rating over time
web-league-line-of = Rating of { $name } over the rounds, beside the others’
web-league-round = Round { $round }
web-league-help = All start at 25. A rating lies within its bar with some 95 % certainty; a program that was changed begins anew. Choose somebody to see their line.
