"""Messages between client and server, and the parts that each observer receives."""
