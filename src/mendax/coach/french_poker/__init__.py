"""The coach of French poker: it gives the solutions of rounds to bots and players."""
