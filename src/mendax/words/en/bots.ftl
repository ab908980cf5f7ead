# Bots: their names at a table, and how each one plays.

## General
bot-unknown = There is no bot called “{ $given }” for this game. There are: { $allowed }.
bot-broken-package = The bot “{ $given }” of the package { $package } can’t be seated: { $problem }.
bot-random = Random
bot-random-help = Does anything that is allowed, without a thought.
bot-truthful = Truthful
bot-truthful-help = Says what lies under the cup whenever it may, and trusts others to do the same; a poor liar.
bot-liar = Liar
bot-liar-help = Never says what it has if there is more to be said, and believes nobody.
bot-lucky = Lucky
bot-lucky-help = Has always just rolled something splendid.
bot-sniper = Sniper
bot-sniper-help = Says less than it has or passes the cup on blind, to get at somebody further down the line.
bot-odds = Odds
bot-odds-help = Counts: believes, doubts and bluffs by the table of chances.
bot-squire = Squire
bot-squire-help = A beginner: mostly tells the truth, mostly believes, stays in for what looks cheap and strikes whoever struck it.
bot-knight = Knight
bot-knight-help = Counts colours and bets by its chances in the war; does not ask what your bets tell of you. Makes peace against the strongest.
bot-marshal = Marshal
bot-marshal-help = Weighs what you know, bets by what you will do, solves every round of the war, and keeps its word.
bot-equilibrium = Equilibrium
bot-equilibrium-help = Plays the solved game: heads-up nobody gains by knowing how it plays, and it never loses in the long run. With more seats it has one sound way of many at Mia, and a simpler round that is solved at French poker. Where nothing is solved it goes by the odds at Mia, and searches at French poker.
bot-reader = Reader
bot-reader-help = Starts from the solved game, watches how you lie and doubt, and leans on it: heads-up never risking more than a fiftieth of the game, with more players by what it has seen of them alone. Where a table is not solved it counts like Odds.
bot-without-adviser = The bot “{ $given }” knows the game where it is solved, and a table of { $seats } with these rules is not at hand.

## French poker
bot-searching = Searching
bot-searching-help = Tries every way to keep and to claim, and takes what pays against the worse of two kinds of neighbour.
