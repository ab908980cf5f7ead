"""French poker with three seats, for players that forget: in a small toy, and against bots."""
