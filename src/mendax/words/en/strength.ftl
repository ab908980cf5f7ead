# How strong bots are (`mendax strength`, and the page in the browser).
strength-title = { $game }, { $rules }, { $seats } at the table
strength-head-bot = Bot
strength-head-overall = Against the others
strength-head-weakness = Against somebody who knows it
strength-head-thinks = Thinks
strength-times = { $median } ms, 99 in 100 decisions at most { $most } ms
strength-exact = that player gets { $result }, exactly
strength-habit = that player gets { $result }, by a habit: { $habit }
strength-unknown = not known
strength-pairs = The row among bots of the column alone
strength-duel = { $bot } among { $others }: { $result }
strength-line = { $bot }: { $overall }. Against somebody who knows it: { $weakness }. Thinks { $thinks }.
strength-measured = { $games } games of every pair, seed “{ $seed }”. A bot among its like has { $fair }.
strength-note = Percentages are games won, other figures chips a game; in brackets the 95 % interval. What simple habits win is a lower bound for what somebody wins who knows the bot. Times are processor time on the machine that measured.
strength-measuring = { $game }, { $seats } at the table
strength-not-measured = No figures of such a table come along. With --games it is measured.
strength-nothing-to-write = --write keeps what is measured, and nothing is measured without --games.
