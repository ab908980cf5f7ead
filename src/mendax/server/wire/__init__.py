"""Messages between client and server, and what each observer receives."""
