"""Bots of the Mäxchen protocol as programs."""
