"""Tournaments of a server in the terminal: opening one, and taking part."""
