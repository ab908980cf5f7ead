"""Exploitability of the bots of French poker."""
