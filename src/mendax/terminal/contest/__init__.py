"""The sockets of a contest server for bots; ``arena.contest`` defines its messages and scores."""
