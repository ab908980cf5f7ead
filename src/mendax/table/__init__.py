"""Floor 3: one table where games are played, as pure arithmetic over a log. No I/O, no clock."""
