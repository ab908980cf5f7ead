# What the solver says when it cannot solve something.
solver-refused-option = Not solved where “{ $option }” is “{ $given }”. The solver knows only: { $allowed }.
solver-refused-seats = Tables of { $seats } are not solved. The solver knows two to { $most } seats.
solver-refused-blind-pass = Rules with blind passing are solved for two seats. For { $seats } they are solved where passing must go higher and nobody gains by it: single rounds and games for one life, with most house rules. Not here.
solver-uncounted-blind-pass = Games with blind passing are not played by the fast kernels: there every claim since the roll counts.
solver-uncounted-laps = The fast kernels do not count how often a value was said over itself, and with these rules the solved strategy goes by it.
solver-uncounted-scores = In such a game more than { $most } scores can be, too many to add up exactly. Play a million games instead.
solver-refused-points = A whole game for points that can run short is solved for two seats and up to { $rounds } rounds. A single round of it is always solved, and so are games for money, for lives, and for points that everybody earns in every round.
solver-refused-circle = With { $seats } seats and these rules { $again ->
    [round] a round can start over for ever (a toast)
   *[claim] the same claim can go round for ever
}, and the solver finds no way out. With two seats it does; with more, fewer lives or a single round may be solved.
solver-unknown-position = The stored policy does not know the position { $lives }.
solver-bad-policy = This is not a policy that this version can read: { $problem }.
solver-refused-game = { $game } is not solved. Solved here: { $allowed }.
solver-missing = Not solved here: this needs the package { $package }, which is not installed or can’t be loaded. To install it: python -m pip install { $package }
solver-solving = Solving
solver-preparing = Loading the solver (compiled the first time, which takes a minute)
solver-proving = Looking whether anybody gains by playing otherwise
solver-plain = Nothing is compiled here: there is no compiler, so everything runs as plain Python. The extra «fast» brings one (numba and scipy).
solver-prepared = Ready in { $seconds } seconds. From now on everything compiled is only loaded.
solver-title = { $game } solved, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $span ->
    [round] a single round
   *[match] the whole game
}
solver-seat = Seat
solver-opener = 1, opens
solver-other = { $seat }
solver-worth-chance = Chance to win
solver-worth-lives = Lives ahead
solver-worth-points = Points ahead
solver-worth-kept = Chance not to go out
solver-worth-payoff = Payoff: who goes out pays 1, the rest share it
solver-deviation = Nobody gains more than { $gain } by playing otherwise.
solver-took = Solved in { $seconds } seconds.
solver-read = Read in { $seconds } seconds; it was solved before.
solver-endless = Played like this, a game can go on for ever: one took more than { $turns } claims.

exploit-title = The best response to a bot, at a table of two
exploit-weighing = Weighing { $bot }
exploit-bot = Bot
exploit-opening = Rounds it wins when it opens
exploit-following = … when the bot opens
exploit-game = A whole game is worth
exploit-tried = Played
exploit-line = Against { $bot }: wins { $opening } of the rounds it opens and { $following } of those the bot opens; a whole game is worth { $game }; played: { $tried }
exploit-refused-game = Best responses are weighed for { $allowed } only, not for { $game }.
exploit-known-line = Among { $seats } at a table, all others { $bot }: who knows them lost { $lost } of { $rounds } rounds. Among its like { $bot } loses { $fair }.
exploit-refused-rules = Best responses are not weighed where dice may be passed on unseen, but for bots that never do so, or in a charge whose top claim may be conceded. Leave blind_pass off; in a charge, top_claim at must_doubt.
exploit-refused-bot = { $given } does not say how likely each of its moves is, so its best response can't be weighed.
exploit-mia-title = What a best response wins at a table of { $seats }, the others all being the bot: { $fair } would be fair
exploit-mia-lot = Games it wins, the opener drawn by lot
exploit-mia-opens = when it opens
exploit-mia-place = as number { $place }
exploit-mia-line = Against { $bot } it wins { $lot } of the games, the opener drawn by lot ({ $places })
exploit-refused-mia-bot = Best responses at Mia are weighed for { $allowed } only, not for { $given }.
exploit-refused-mia-games = At Mia the figures are exact and no games are played: leave --games out.
exploit-refused-mia-winners = At Mia a best response is weighed where one wins and all others lose: set scoring to lives, and with more than two at the table ends_when to last_standing.
exploit-refused-mia-repeats = At Mia a best response is weighed where nothing comes again: announce at higher, joker_32 without a toast, life_reroll off.
