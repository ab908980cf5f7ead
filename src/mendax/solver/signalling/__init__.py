"""Two-player signalling games: an announcer who knows the roll, and an answerer."""
