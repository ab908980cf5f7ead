"""Layer 4: the terminal. It shows text from the catalogue, and starts the server."""
