# Matches and leagues of programs: what went wrong, and the report.
arena-not-sendable = “{ $given }” can't be sent to other processes, as several cores need it: define it at the top of a module, or play with one core.
arena-unknown-limit = “{ $given }” is no limit with a number above 0. There are: { $allowed }.
arena-program-not-ready = The program “{ $given }” does not begin a game: { $kind ->
        [timeout] it does not answer “begin” with “ready” in time
        [flood] it says too much instead of “ready”
       *[crash] it can't be run, ended, or said something else than “ready”
    }. The last line of its errors: { $said }
arena-program-changed = The program “{ $given }” is not the file here that the match began with (version { $version }). All machines must have the same file in the same place.
arena-program-processor = Its move took more than { $limit } seconds of processor time.
arena-program-game-time = Its moves took more than { $limit } seconds in one game.
arena-program-not-started = It could not be started: { $problem }
arena-fault-crash = crashed or could not be started
arena-fault-timeout = no answer in time
arena-fault-processor = too much processor time
arena-fault-illegal = no legal move
arena-fault-flood = too much output
arena-charged = { $bot }: faults in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $faults }), { $forfeits } forfeited; answers refused: { $refused }
arena-first-fault = Game { $game }, { $kind }: { $reason }
arena-first-fault-error = Last line of its standard error: { $error }
arena-no-faults = { $bot }: no faults; answers refused: { $refused }
arena-thinking = { $bot }: a move takes { $median } ms, 95 % at most { $most } ms, the slowest { $slowest } ms
arena-page-rules = Rules: { $rules }. Seed: { $seed }
arena-page-pairs = Who beats whom
arena-page-pairs-help = By how much the row is ahead of the column, in payoff a game, over the games in which both sat; with the 95 % interval. Blue: surely ahead; red: surely behind.
arena-page-luck = may be luck
arena-page-ratings = Ratings
arena-page-ratings-help = Plackett–Luce, μ ± 2σ; all start at 25.
arena-page-faults = Faults of programs
arena-page-faults-help = Each fault means that the game's default action was played instead of the program's move.
arena-page-fault-games = Games with faults
arena-page-fault-forfeits = Forfeited
arena-page-fault-refused = Answers refused
arena-page-fault-kinds = Which
arena-page-thinking = Thinking time of a move
arena-page-thinking-help = In milliseconds: the bar ends at the median, the line at 95 %, the tick is the slowest move.
arena-page-setup = Rules and seed
arena-cluster-package = Playing on a cluster needs the package distributed: install Mendax with its extra, pip install 'mendax[cluster]'.
arena-cluster-unreachable = There is no Dask scheduler at { $address }: { $problem }
arena-cluster-empty = The Dask scheduler at { $address } has no workers: start some with “dask worker { $address }”.
arena-cluster-version = The worker { $worker } has Mendax { $given }, and here is { $own }: figures would be of two versions.
arena-league-settings = There is no league that can be played in { $path }: { $problem }. Begin one with --bots.
arena-league-folder = The league in { $path } can't be kept: { $problem }
arena-league-round = Round { $round }, { $games } games: { $bot } leads with { $rating }
arena-league-damaged = Line { $line } of the rounds in { $path } is damaged: { $problem }
arena-league-table = There is no table of a league in { $path }: { $problem }
arena-league-locked = The league in { $path } is being played already: { $problem }
arena-league-exists = There is a league in { $path } already: change its league.toml, and go on without --bots.
arena-league-other-rules = The rounds of this league are of { $game } with { $seats } at a table and these rules: { $rules }. What is played can’t change in between; begin another league for that.
arena-league-too-few = A round needs { $seats } bots, and { $given } can play. Missing: { $absent }
arena-league-absent = { $bot } does not play: { $why }
arena-league-title = League of { $game } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
arena-league-line = { $bot }: rating { $rating }, mean payoff { $payoff }, { $wins } of { $games } games won
