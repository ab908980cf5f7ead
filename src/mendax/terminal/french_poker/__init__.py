"""French poker in the terminal."""
