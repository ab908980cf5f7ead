"""Messages between client and server, and the choice of what each observer receives."""
