"""The record of one game: writing it for one reader, reading it, and verifying it."""
