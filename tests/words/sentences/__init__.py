"""The claims that sentences of "How to play" make about the rules, by game."""
