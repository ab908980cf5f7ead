"""Programs at this server: their sockets, their keys over HTTP, and the list of online programs."""
