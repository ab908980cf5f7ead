"""Floor 2: what was worth telling of a game that is over, and what everybody did in it, counted.

A teller (``telling``), one per game, found by ``registry``, goes through a game as one reader may
know it: whatever the reader was not told, the story does not know either. What is said are keys of
the catalogue with arguments; this floor knows no language, server or screen.
"""
