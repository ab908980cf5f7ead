"""The control socket: what the one who runs a server asks and orders while it runs."""
