"""The addresses that a server listens on, and its certificate."""
