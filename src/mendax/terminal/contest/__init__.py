"""The sockets of a contest server for bots; ``arena.contest`` has its messages and scores."""
