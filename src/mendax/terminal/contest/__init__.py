"""The sockets of a contest server for bots. ``arena.contest`` defines the messages and scores."""
