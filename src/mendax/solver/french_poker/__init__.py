"""French poker against an opponent whose mixed strategy is known: exact best responses."""
