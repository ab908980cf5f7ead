"""Floor 2: Mendax's games in other people's worlds. Each adapter needs what it adapts to."""
