"""Sword of Lies in the terminal."""
