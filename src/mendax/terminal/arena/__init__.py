"""Matches in the terminal: participants, records, reports as text, JSON and HTML."""
