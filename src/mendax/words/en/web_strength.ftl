# The page of how strong the bots are.
web-strength-title = How strong the bots are
web-strength-sizes = Seats
web-strength-seats = { $seats } at the table
web-strength-lead-wins = { $rules }: one of each bot among nothing but bots of another kind, { $games } games of every pair. Shown is the share of games it won; among its like that is { $fair }.
web-strength-lead-chips = { $rules }: one of each bot among nothing but bots of another kind, { $games } games of every pair. Shown are the chips it won a game; among its like that is nothing.
web-strength-known = Whoever knows it by heart wins { $share }.
web-strength-habit = A simple habit takes { $chips } a game off it.
web-strength-no-habit = No simple habit surely gains by it: { $chips } a game.
web-strength-thinks = Thinks { $usual } ms, hardly ever more than { $most } ms.
web-strength-among = { $bot } among …
web-strength-none = The bots of { $game } have not been measured.
web-strength-help = The bar shows the interval in which the figure lies with 95 % certainty; the thin line is what a bot has among its like. Blue is surely more, red surely less. Times are processor time on the machine that measured. Choose a bot to see how it does among each of the others.
web-strength-nobody-knows = How much somebody would win at such a table who knows one of them by heart is not among these figures.
