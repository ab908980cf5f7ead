"""The record of one game: written for one reader, read again, and verified."""
