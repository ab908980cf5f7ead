"""The exploitability of bots of French poker."""
