"""Settings of a server: their values, files, environment and example."""
