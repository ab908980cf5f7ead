"""Matches in the terminal: participants, records, and reports as text, JSON and HTML."""
