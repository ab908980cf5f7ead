"""A table where games are played: pure functions of a log, without I/O or a clock."""
