"""The server: sockets, disk and wall clock."""
