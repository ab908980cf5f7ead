"""The messages between client and server, and the data that each observer receives."""
