# Words of the terminal. Words that can be typed stand in lists, the shortest first.
terminal-you = You
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game } for { $seats }. You play against { $bots }.
terminal-welcome-rules = Rules: { $preset }.
terminal-welcome-changed = Changed: { $options }.
terminal-welcome-help = Type ? for help, q to leave.
terminal-bye = You leave the table. Goodbye!
terminal-input-ended = The input has ended before the game did.
terminal-line = Type here, or press a button
terminal-prompt = »

## Second person
terminal-you-lot-drawn = The lot falls on you.
terminal-you-round-started = Round { $number }: you begin.
terminal-you-announced = { $looked ->
    [yes] You announce { $value }.
   *[no] You announce { $value } without looking.
}
terminal-you-rerolled = You roll again unseen and say { $value }.
terminal-you-believed = You believe and take the cup.
terminal-you-passed-on = You pass the cup on unseen and say { $value }.
terminal-you-doubted = You doubt { $announcer }.
terminal-you-are-doubted = { $seat } doubts you.
terminal-you-conceded = You give up without looking.
terminal-you-opened = { $held ->
    [yes] The dice show { $roll }: you said { $value }, and it holds.
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
terminal-ask-cup = You have rolled; nobody has looked.
terminal-ask-cup-beat = You have rolled; nobody has looked. To beat: { $value }.
terminal-ask-cup-reach = You have rolled; nobody has looked. It takes { $value } or more.
terminal-ask-say = You have { $roll }. What do you announce?
terminal-ask-say-beat = You have { $roll }. To beat: { $value }. What do you announce?
terminal-ask-say-reach = You have { $roll }. It takes { $value } or more. What do you announce?
terminal-ask-answer = { $seat } says { $value }. Do you believe it?
terminal-ask-answer-unseen = { $seat } says { $value } without having seen the dice. Do you believe it?
terminal-ask-answer-top = { $seat } says { $value }: nothing beats it. What now?
terminal-ask-show = You were believed. Show what you had?
terminal-ask-lives = You stand at three lives. A die may give you another number.
terminal-hint = Out of 36 fresh rolls, { $reached } are { $value } or better, { $beaten } beat it ({ $percent } %).
terminal-hint-say = Values you may say, with the chance that the next roll beats them:
terminal-hint-reach = Out of 36 fresh rolls, { $reached } are { $value } or better ({ $percent } %), { $beaten } beat it.
terminal-hint-say-reach = Values you may say, with the chance that the next roll is as good or better:
terminal-hint-value = { $value } { $percent } %
terminal-values = You may say: { $values }

## What can be typed
terminal-words-shake = s shake roll
terminal-words-look = l look
terminal-words-announce = a announce say
terminal-words-reroll = r reroll again
terminal-words-believe = b believe yes y
terminal-words-doubt = d doubt no n
terminal-words-pass-on = p pass
terminal-words-show-dice = show
terminal-words-hide-dice = hide
terminal-words-concede = g give-up concede
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
terminal-do-doubt = doubt: the dice are opened
terminal-do-pass-on = pass the cup on unseen and say a value
terminal-do-show-dice = show everybody what you had
terminal-do-hide-dice = keep it to yourself
terminal-do-concede = give up without looking
terminal-do-reroll-lives = let a die decide
terminal-do-keep-lives = keep three lives
terminal-do-odds = the order of values and their chances
terminal-do-table = who stands where
terminal-do-log = what happened lately
terminal-do-rules = the rules of this table
terminal-do-help = this help
terminal-do-leave = leave the game
terminal-help-now = Now you can:
terminal-help-always = At any time:
terminal-nothing-typed = Type one of: { $allowed }. Type ? for help.
terminal-not-understood = “{ $text }” can’t be done here. Now you can: { $allowed }. Type ? for help.
terminal-value-missing = Say which value, as in “{ $word } { $value }”. You may say: { $allowed }
terminal-value-unclear = “{ $text }” is no value. Values are two dice, higher first: 53, 66, 21.

## The end
terminal-over = The game is over.
terminal-you-won = You have won!
terminal-you-lost-game = You have lost this one.
terminal-you-placed = You come in at place { $place } of { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Pages
terminal-odds-title = { $game }: the order of values, highest first
terminal-odds-value = Value
terminal-odds-rolls = Rolls
terminal-odds-beaten = Beaten by
terminal-odds-reached = This or better
terminal-odds-line = { $value }: { $beaten } of 36 beat it ({ $percent } %), { $reached } of 36 are this or better.
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
terminal-rules-none = There is no text of the rules of this game yet.
terminal-bots-title = Bots
terminal-bots-plays = plays { $games }
terminal-bots-any-game = plays every game
terminal-bot-of-package = Of the package { $package }.
terminal-arena-title = { $games } games of { $game }
terminal-arena-playing = Playing
terminal-arena-bot = Bot
terminal-arena-payoff = Mean payoff
terminal-arena-wins = Games won
terminal-arena-rating = Rating μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Games
terminal-arena-line = { $bot }: mean payoff { $payoff }, { $wins } of { $games } games won, rating { $rating }, surely { $ordinal }
terminal-arena-pair = { $better } is ahead of { $worse } by { $ahead } ± { $margin } a game (p { $chance })
terminal-arena-pair-unclear = { $better } and { $worse }: { $ahead } ± { $margin } a game may be luck (p { $chance })
terminal-arena-pace = { $pace } decisions a second, { $seconds } s
terminal-replay-title = { $game } for { $seats }
terminal-replay-story = What was worth telling:
terminal-replay-no-entry = The record has { $last } entries; there is no entry { $number }.
terminal-replay-older = This game is of edition { $edition } of the rules, which this release can’t replay: what follows is the record as it is spelt.
terminal-verify-holds = The record holds: every line of { $lines } is as it was committed.
terminal-verify-fails = The record does not hold.
terminal-verify-undone = The file differs from the record as it was written. Undone before the check: { $what }.
terminal-verify-undone-encoding = the encoding of its characters
terminal-verify-undone-line-ends = line ends of another system
terminal-verify-undone-characters = typographic characters
terminal-verify-undone-quoting = quotation marks of a mail
terminal-verify-undone-wrapping = line breaks within lines
terminal-verify-undone-spaces = spaces at the start or end of lines
terminal-verify-undone-blank-lines = blank lines or a missing line end
terminal-verify-edition = { $game }, edition { $edition } of the rules.
terminal-verify-moves-unchecked = The moves were not checked: this release of Mendax can’t replay edition { $edition }. Hashes, commitments, salts and the seed, as far as it is open, were.
terminal-sealed = { $game ->
    [sword_of_lies] The cards are sealed: { $seal }
   *[other] The dice are sealed: { $seal }
}
terminal-record-kept = The record of the game is in “{ $path }”: mendax replay tells it, mendax verify checks it.
terminal-record-exists = The file “{ $path }” is there already; a record goes into a new one.
terminal-record-nowhere = There is no place to write in at “{ $path }”.
terminal-no-file = There is no file “{ $path }” that can be read: { $problem }.
terminal-unwritten = The output can’t be written: { $problem }.
terminal-no-home = Nothing that is solved is kept, as this user has no home directory. MENDAX_POLICIES can name a folder for it.
terminal-too-many-bots = For { $seats } seats name at most { $most } bots; you named { $given }.
terminal-no-hints = There are no hints for this game: --hints is for { $allowed }.
terminal-bad-number = { $name } must be { $allowed }, not { $given }.

## Games without a drawing of their own
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = It is your turn.
