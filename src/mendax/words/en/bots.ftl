# Bots: their names at a table, and how each one plays.

## General
bot-unknown = There is no bot called “{ $given }” for this game. Available: { $allowed }.
bot-broken-package = The bot “{ $given }” from the package { $package } can’t be seated: { $problem }.
bot-random = Random
bot-random-help = Makes any legal move at random.
bot-novice = Novice
bot-novice-help = Often tells the truth and often believes, but makes mistakes and bluffs for no reason.
bot-amateur = Amateur
bot-amateur-help = Plays like Novice with fewer mistakes, and counts the chances at Mia.
bot-adept = Adept
bot-adept-help = Counts the chances at French poker, but sometimes makes a mistake.
bot-truthful = Truthful
bot-truthful-help = Says what lies under the cup whenever it can, and trusts others to do the same; a poor liar.
bot-liar = Liar
bot-liar-help = Never admits what it has if it can claim more, and believes no one.
bot-lucky = Lucky
bot-lucky-help = Has always just rolled something splendid.
bot-sniper = Sniper
bot-sniper-help = Says less than it has or passes the cup on blind, to trap a player further down the line.
bot-odds = Odds
bot-odds-help = Counts the chances: believes, doubts and bluffs by the odds.
bot-squire = Squire
bot-squire-help = A beginner: mostly tells the truth, mostly believes, stays in when it looks cheap and strikes back at its attackers.
bot-knight = Knight
bot-knight-help = Counts colours and bets by its chances in the war, but ignores what your bets reveal. Makes peace against the strongest.
bot-marshal = Marshal
bot-marshal-help = Weighs what you know, bets by what you will do, solves every round of the war, and keeps its word.
bot-marshal-evening = Remembers who lied in the last games at this table.
bot-equilibrium = Equilibrium
bot-equilibrium-help = Plays the solved game: heads-up, knowing its strategy gains you nothing, and it never loses in the long run. With more seats it plays one of many sound strategies at Mia, and a simplified round that is solved at French poker. Where nothing is solved it plays the odds at Mia and searches at French poker.
bot-reader = Reader
bot-reader-help = Starts from the solved game, watches how you lie and doubt, and exploits it: heads-up it never risks more than a fiftieth of the game; with more players it goes only by what it has seen of them. Where a table is not solved it plays like Odds.
bot-without-adviser = The bot “{ $given }” needs a solved game, and there is none for a table of { $seats } with these rules.

## French poker
bot-searching = Searching
bot-searching-help = Tries every set of dice to keep and every claim, and picks what does best against the tougher of two kinds of neighbour.
