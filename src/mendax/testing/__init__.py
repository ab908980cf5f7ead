"""Floor 3: what holds a game to the laws of ``core``: for tests, and for authors of games."""
