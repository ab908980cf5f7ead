# Statistics of a rule set: what many games came to.
stats-title = { $games } games: { $players }
stats-what = What
stats-figure = Figure
stats-rounds = Rounds in a game
stats-rounds-line = { $mean } ± { $margin }; half of the games take up to { $median }, all but one in a hundred up to { $longest }
stats-claims = Claims in a round
stats-lies = Lies among claims by those who looked
stats-unseen = Claims on dice that nobody had seen
stats-doubted = Claims that were doubted
stats-caught = Openings that showed the claim to be false
stats-conceded = Rounds given up before the top value
stats-toasts = Rounds that ended in a toast
stats-dice = Dice for new lives in a game
stats-who = Seat
stats-wins = Games won
