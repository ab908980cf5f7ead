"""Floor 4: the terminal. Speaks with people through the catalogue, and starts the server."""
