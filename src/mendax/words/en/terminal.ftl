# The terminal, apart from games. Words that can be typed are lists, the shortest first.
terminal-you = You
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game } for { $seats }. You play against { $bots }.
terminal-welcome-help = Type ? for help, q to leave.
terminal-bye = You leave the table. Goodbye!
terminal-input-ended = The input ended before the game did.
terminal-line = Type here, or press a button
terminal-prompt = »

## Second person
terminal-you-round-started = { $number ->
    [1] Round { $number }: you begin (drawn by lot).
   *[other] Round { $number }: you begin.
}
terminal-you-announced = { $looked ->
    [yes] You announce { $value }.
   *[no] You announce { $value } without looking.
}
terminal-you-rerolled = You roll again unseen and say { $value }.
terminal-you-believed = You believe and take the cup.
terminal-you-passed-on = You pass the cup on unseen and say { $value }.
terminal-you-answerer-chosen = You ask { $answerer } to answer.
terminal-you-are-asked = { $seat } asks you to answer.
terminal-you-dice-shown = You show what was there: { $roll }.
terminal-you-dice-hidden = You don’t show the dice.
terminal-you-treated = { $roll } is under your cup: everyone else pays.
terminal-you-doubted = You doubt { $announcer }.
terminal-you-are-doubted = { $seat } doubts you.
terminal-you-peeked = You believe, and look at the dice without rolling.
terminal-you-conceded = You give up without looking.
terminal-you-trusted = You believe it. The dice are opened.
terminal-you-forfeited = You lose the round on time.
terminal-you-opened = { $held ->
    [yes] The dice show { $roll }: you said { $value }, and it was true.
   *[no] The dice show { $roll }: you said { $value }, a lie.
}
terminal-you-toasted = { $roll }, the joker: a toast! Nobody loses, you start again.
terminal-you-lost = You lose { $cost }; { $left } left.
terminal-you-gained = You gain { $gain }; now at { $left }.
terminal-you-went-out = You are out.
terminal-you-die-taken = At three lives, you take a die.
terminal-you-lives-rerolled = The die gives you { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}.
terminal-you-lives-kept = You stay with three lives.
terminal-you-take-points = You get { $cost } and stand at { $left } of { $limit }.
terminal-you-scored-loss = You pay { $cost }; now at { $left }.

## The table
terminal-round = Round { $number }
terminal-out = out
terminal-stands = { $seat }: { $standing }
terminal-claims = Said so far: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Questions
terminal-ask-open = You open the round.
terminal-ask-cup = You have rolled, but nobody has looked yet.
terminal-ask-cup-beat = You have rolled, but nobody has looked yet. To beat: { $value }.
terminal-ask-cup-reach = You have rolled, but nobody has looked yet. You need { $value } or more.
terminal-ask-say = You have { $roll }. What do you announce?
terminal-ask-say-beat = You have { $roll }. To beat: { $value }. What do you announce?
terminal-ask-say-reach = You have { $roll }. You need { $value } or more. What do you announce?
terminal-ask-answer = { $seat } says { $value }. Do you believe it?
terminal-ask-answer-unseen = { $seat } says { $value } without having seen the dice. Do you believe it?
terminal-ask-answer-top = { $seat } says { $value }: nothing beats it. What now?
terminal-ask-show = You were believed. Show what you had?
terminal-ask-ask = Nothing beats your claim. Who has to answer it?
terminal-ask-lives = You have three lives left. A die may give you another number.
terminal-hint = Out of 36 fresh rolls, { $reached } are { $value } or better, { $beaten } beat it ({ $percent }%).
terminal-hint-say = Values you may say, with the chance that the next roll beats them:
terminal-hint-reach = Out of 36 fresh rolls, { $reached } are { $value } or better ({ $percent }%), { $beaten } beat it.
terminal-hint-say-reach = Values you may say, with the chance that the next roll is as good or better:
terminal-hint-value = { $value } { $percent }%
terminal-values = You may say: { $values }

## What can be typed
terminal-words-shake = s shake roll
terminal-words-look = l look
terminal-words-announce = a announce say
terminal-words-reroll = r reroll again
terminal-words-believe = b believe yes y
terminal-words-peek = look-on k keep
terminal-words-doubt = d doubt no n
terminal-words-pass-on = p pass
terminal-words-ask = ask
terminal-words-show-dice = show
terminal-words-hide-dice = hide
terminal-words-concede = g give-up concede
terminal-words-trust = trust
terminal-words-forfeit = lose
terminal-words-reroll-lives = r reroll die
terminal-words-keep-lives = k keep
terminal-words-help = ? h help
terminal-words-odds = o odds chances
terminal-words-table = t table
terminal-words-log = i log story
terminal-words-rules = u rules
terminal-words-leave = q quit exit leave
terminal-do-shake = roll
terminal-do-look = look under the cup
terminal-do-announce = announce a value: just type it
terminal-do-reroll = roll again without looking, and say a value
terminal-do-reroll-fixed = roll again without looking, and say { $value }
terminal-do-believe = believe, take the cup and roll
terminal-do-peek = believe, look, and pass the dice on unrolled
terminal-do-doubt = doubt: the dice are opened
terminal-do-pass-on = pass the cup on unseen and say a value
terminal-do-ask = choose who has to answer: just type the name
terminal-do-show-dice = show everyone what you had
terminal-do-hide-dice = keep it to yourself
terminal-do-concede = give up without looking
terminal-do-trust = believe it: the dice are opened, and only a wrong belief costs
terminal-do-forfeit = lose the round, as if your time were up
terminal-do-reroll-lives = let a die decide
terminal-do-keep-lives = keep three lives
terminal-do-odds = the order of values and their chances
terminal-do-table = the table now
terminal-do-log = what happened lately
terminal-do-rules = the rules of this table
terminal-do-help = this help
terminal-do-leave = leave the game
terminal-help-now = Now you can:
terminal-help-always = At any time:
terminal-nothing-typed = Type one of: { $allowed }. Type ? for help.
terminal-not-understood = “{ $text }” can’t be done here. Now you can: { $allowed }. Type ? for help.
terminal-value-missing = Say which value, as in “{ $word } { $value }”. You may say: { $allowed }
terminal-value-unclear = “{ $text }” is not a value. Values are two dice, higher first: 53, 66, 21.

## The end
terminal-over = The game is over.
terminal-you-won = You have won!
terminal-you-lost-game = You have lost this game.
terminal-you-placed = You finish in place { $place } of { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Pages
terminal-odds-title = { $game }: the order of values, highest first
terminal-odds-value = Value
terminal-odds-rolls = Rolls
terminal-odds-beaten = Beaten by
terminal-odds-reached = This or better
terminal-odds-line = { $value }: { $beaten } of 36 beat it ({ $percent }%), { $reached } of 36 are this or better.
terminal-odds-none = This game has no single ladder of values.
terminal-rules-options = House rules
terminal-rules-option = Option
terminal-rules-value = Here
terminal-rules-meaning = What it means
terminal-rules-presets = Presets
terminal-rules-default = default: { $value }
terminal-rules-allowed = allowed: { $allowed }
terminal-rules-only-with = Not in use here: { $options }. For these, “{ $other }” would have to be: { $values }.
terminal-rules-not-with = Not in use here: { $options }. For these, “{ $other }” must not be: { $values }.
terminal-rules-none = The rules of this game have not been written yet.
terminal-bots-title = Bots
terminal-bots-plays = plays { $games }
terminal-bots-any-game = plays every game
terminal-bot-of-package = From the package { $package }.
terminal-arena-title = { $games } games of { $game }
terminal-arena-playing = Playing
terminal-arena-bot = Bot
terminal-arena-payoff = Mean payoff
terminal-arena-wins = Games won
terminal-arena-rating = Rating μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Games
terminal-arena-line = { $bot }: mean payoff { $payoff }, { $wins } of { $games } games won, rating { $rating }, at least { $ordinal }
terminal-arena-pair = { $better } is ahead of { $worse } by { $ahead } ± { $margin } per game (p { $chance })
terminal-arena-pair-unclear = { $better } and { $worse }: { $ahead } ± { $margin } per game may be luck (p { $chance })
terminal-arena-pace = { $pace } decisions per second, { $seconds } s
terminal-replay-title = { $game } for { $seats }
terminal-replay-story = Highlights:
terminal-replay-no-entry = The record has { $last } entries; there is no entry { $number }.
terminal-replay-one-record = One file shows one game, but these are { $count } records.
terminal-verify-holds = No fault found: all { $lines } lines fit.
terminal-verify-redone = All { $draws } draws redone from the opened seed, the shares and the rules: every one fits.
terminal-verify-law = Line { $line }, law { $law } of fairness: { $fault }
terminal-verify-fails = The record is not valid.
terminal-verify-undone = The file differs from the record as it was written. Undone before the check: { $what }.
terminal-verify-undone-encoding = the encoding of its characters
terminal-verify-undone-line-ends = line endings of another system
terminal-verify-undone-characters = typographic characters
terminal-verify-undone-quoting = quotation marks of an email
terminal-verify-undone-wrapping = line breaks within lines
terminal-verify-undone-spaces = spaces at the start or end of lines
terminal-verify-undone-blank-lines = blank lines or a missing line end
terminal-verify-edition = { $game }, edition { $edition } of the rules.
terminal-sealed = { $game ->
    [sword_of_lies] The cards are sealed: { $seal }
   *[other] The dice are sealed: { $seal }
}
terminal-record-kept = The record of the game is in “{ $path }”: mendax replay shows it, mendax verify checks it.
terminal-record-exists = The file “{ $path }” already exists; choose a new name.
terminal-record-nowhere = A file can’t be written at “{ $path }”.
terminal-no-file = The file “{ $path }” can’t be read: { $problem }.
terminal-unwritten = The output can’t be written: { $problem }.
terminal-no-home = Solved strategies are not kept, because this user has no home directory. MENDAX_POLICIES can name a folder for them.
terminal-too-many-bots = For { $seats } seats name at most { $most } bots; you named { $given }.
terminal-no-hints = There are no hints for this game: --hints works for { $allowed }.
terminal-bad-number = { $name } must be { $allowed }, not { $given }.

## Games without a screen of their own
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = It is your turn.
terminal-generic-own = Player { $number } (you)

## Tutorial (`mendax learn`)
terminal-refused-no-lesson = There is no lesson for { $given }. Available: { $allowed }.
terminal-learn-play = Play on: mendax play { $game } --preset first_evening

## Several people at one keyboard
terminal-people-welcome = { $game } for { $seats } at one keyboard: { $names }.
terminal-people-next = { $seat } is next. Hand over the keyboard; everybody else looks away.
terminal-people-ready = [Enter] I am { $seat }
terminal-interrupt = It is not your turn, but you may speak: { $deed } · [Enter] say nothing
terminal-interrupt-who = { $deed }: who says it? A name, or [Enter] for nobody
terminal-people-hide = [Enter] cover it again
terminal-people-terminal = Several people at one keyboard need a terminal that can hide what each of them sees. Here the input or output is not a terminal.
terminal-people-full-screen = Several people at one keyboard play line by line: leave out --full-screen.
terminal-people-seats = { $people } people do not fit at { $seats } seats.

## Missing extras
terminal-lacks-extra = This needs the package { $package }. In a checkout of Mendax: python -m pip install ".[{ $extra }]"

## Statistics of a rule set
stats-playing = Playing the games
stats-adding = Counting exactly
stats-refused-game = There are no statistics for { $game }. Available: { $allowed }.
stats-title = { $games } games: { $players }
stats-exact-title = Exact figures: { $players }
percent = { $figure }%
stats-exact-scored = { $wins }%; { $over } over the mean
stats-what = What
stats-figure = Figure
stats-rounds = Rounds per game
stats-rounds-line = { $mean } ± { $margin }; half of the games take up to { $median }, 99% up to { $longest }
stats-claims = Claims per round
stats-lies = Lies among claims by players who looked
stats-unseen = Claims on unseen dice
stats-doubted = Claims that were doubted
stats-caught = Openings that showed the claim to be false
stats-conceded = Rounds given up before the top value
stats-toasts = Rounds that ended in a toast
stats-dice = Dice for new lives per game
stats-who = Seat
stats-wins = Games won

## Strength of bots
strength-title = { $game }, { $rules }, { $seats } at the table
strength-head-bot = Bot
strength-head-overall = Against the others
strength-head-best-response = Best response
strength-head-habit = Best habit
strength-head-thinks = Thinks
strength-times = { $median } ms, 99% of decisions at most { $most } ms
strength-habit = { $result }: { $habit }
strength-unknown = not known
strength-untried = not tried
strength-pairs = Row: the bot. Column: all other bots at its table
strength-duel = { $bot } among { $others }: { $result }
strength-line = { $bot }: { $overall }. A best response gets: { $best-response }. The best simple habit gets { $habit }. Thinks { $thinks }.
strength-measured = { $games } games of every pair, seed “{ $seed }”. A bot among its own kind gets { $fair }.
strength-note = Percentages are games won, other figures chips per game; the 95% interval is in brackets. The gains of simple habits are a lower bound for a player who knows the bot. Times are processor times on the machine that measured them.
strength-not-measured = Mendax has no figures for this table. The arena lets bots play at any table: mendax arena.
habit-says-lowest = claims the least it may
habit-says-one-above = claims one step more than it must
habit-says-middle = claims a middle value
habit-says-highest = claims the highest value
habit-says-true-or-lowest = tells the truth, or else claims the least
habit-says-true-or-highest = tells the truth, or else claims the highest
habit-says-rolls-or-lowest = rolls for a true claim, or else claims the least
habit-answers-believes = believes everything
habit-answers-doubts-rare = doubts rare values
habit-answers-doubts = doubts everything

## Matches of programs
arena-not-sendable = “{ $given }” can't be sent to other processes, as several cores need it: define it at the top of a module, or play with one core.
arena-unknown-limit = “{ $given }” is not a limit with a number above 0. Available: { $allowed }.
arena-program-not-ready = The program “{ $given }” does not begin a game: { $why ->
        [program-silent] it does not answer “begin” with “ready” in time
        [program-flood] it sends too much instead of “ready”
        [program-not-ready] it sent something other than “ready”. { $problem }
        [program-ended-early] it ended before it answered “begin”. A Python bot needs a function “play” or a class “Bot”; any other program reads lines until its input ends
        [program-ended] it ended by itself, with exit code { $code }
       *[other] it can’t be run, or it was ended
    }. { $lines ->
        [0] It wrote no errors.
       *[other] The last line of its errors: { $said }
    }
arena-program-changed = The program “{ $given }” here differs from the file that the match began with (version { $version }). All machines must have the same file in the same place.
arena-program-processor = Its move took more than { $limit } seconds of processor time.
arena-program-game-time = Its moves took more than { $limit } seconds in one game.
arena-program-not-started = It could not be started: { $problem }
arena-fault-crash = crashed or could not be started
arena-fault-timeout = no answer in time
arena-fault-processor = too much processor time
arena-fault-illegal = illegal move
arena-fault-flood = too much output
arena-charged = { $bot }: faults in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } ({ $faults }), { $forfeits } forfeited; answers refused: { $refused }
arena-first-fault = Game { $game }, { $kind }: { $reason }
arena-first-fault-error = Last line of its standard error: { $error }
arena-no-faults = { $bot }: no faults; answers refused: { $refused }
arena-thinking = { $bot }: a move takes { $median } ms, 95% at most { $most } ms, the slowest { $slowest } ms
arena-page-rules = Rules: { $rules }. Seed: { $seed }
arena-page-pairs = Who beats whom
arena-page-pairs-help = The row’s lead over the column in payoff per game, over the games in which both took part, with the 95% interval. Blue: clearly ahead. Red: clearly behind.
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
arena-page-thinking-help = In milliseconds: the bar ends at the median, the line at 95%, the tick is the slowest move.
arena-page-setup = Rules and seed

## Tournaments
terminal-tournament-joins = { $name } takes part in the tournament. Ctrl-C leaves it.
terminal-tournament-opened = { $name }: { $link }, code { $code }
terminal-tournament-keys = Enter takes the next step. The tournament goes on after you close this.
terminal-tournament-people = Players: { $count }
terminal-tournament-seats = Round { $round }, table { $table }: { $names }
terminal-tournament-with = Round { $round }: you are at table { $table }, with { $names }.
terminal-tournament-alone = Round { $round }: you are at table { $table }, with bots.
terminal-tournament-standings = After round { $round }:
terminal-tournament-final = The tournament is over. The ranking:
terminal-tournament-place = { $place }. { $name }: { $points }
terminal-tournament-program = { $name } (program)
terminal-tournament-sits-out = A bot plays on for you. You play again from the next round on; Ctrl-C leaves the tournament.
terminal-tournament-no-time = “{ $given }” is not a time of day, such as 22:00.

## Contests over the Mäxchen protocol
maexchen-listens = A contest over the Mäxchen protocol: UDP, address { $host }, port { $port }. Ctrl-C ends it.
maexchen-scores =
    { $rounds ->
    [one] One round was played. Points:
   *[other] { $rounds } rounds were played. Points:
}
maexchen-cant-listen = No datagrams can be received at { $host }, port { $port }: { $problem }. Choose another with --port.
maexchen-too-many-bots = At most { $most } built-in bots can take part: a round has twenty seats, and one is for a guest.
maexchen-waits = Waiting on port { $port } for a bot to register.
maexchen-at-table = { $name } is joining the table. Ctrl-C ends it.
maexchen-other-rules = It knows only Mia with the standard order of values.

## Recorded games as data
records-unreadable-row = Line { $line } of “{ $file }” is not a row of data: { $problem }
records-no-row = This record can’t become a row: it is the record of { $reader }. Rows need the record of a player, or of all.
records-bad-name = “{ $file }” must end in .jsonl or .jsonl.gz.
records-exported = Written to “{ $file }”: { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
records-verified = Records without a fault: { $held } of { $games }.
records-none-in = The folder “{ $path }” holds no .record files.
records-which = Name records or folders of records, or the folder of a server’s tables with --data.
records-not-anonymous = Only the record of all can be made anonymous: a player’s record may contain what others wrote.

## Games that a library of numbered actions cannot take
adapter-unlisted = With { $seats } seats and these rules the actions can’t be listed: “{ $action }” leaves an amount or words open, or can be done in too many ways. Games whose actions are choices, such as Mia and French poker, can be listed.
adapter-no-round = These rules have no rounds that could be played alone.
adapter-refused-interrupting = “{ $option }” can’t be played here: players may interrupt each other, and libraries ask one player at a time.
adapter-no-round-over = No round begins over { $given } with these rules. It may begin over: { $allowed }.
adapter-unknown-span = There is no “span={ $given }”. Available: “game” and “round”; “over” belongs to a round.
terminal-site-written = The site is in { $folder }: { $megabytes } MB. Publish it on any web host.
terminal-site-exists = { $folder } exists already. Name a new folder.
terminal-site-not-built = The files for the site are not built. Build them in a checkout: ./run offline
