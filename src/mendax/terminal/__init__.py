"""Layer 4: the terminal. It talks to people through the catalogue, and starts the server."""
