"""Floor 3: many games being played. No I/O."""
