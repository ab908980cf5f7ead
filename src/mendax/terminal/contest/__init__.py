"""The socket of a contest server for bots; what it says and counts is ``arena.contest``."""
