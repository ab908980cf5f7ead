"""The coach of French poker: it gives bots and players the solutions of rounds."""
