"""Two-player signalling games: one announcer who knows the roll, one answerer."""
