"""Exploitability of French poker bots."""
