"""A table where games are played, as pure functions of a log, without I/O or a clock."""
