"""The server: sockets, disk and the wall clock."""
