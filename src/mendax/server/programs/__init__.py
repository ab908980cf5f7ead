"""Programs at this server: their sockets, keys over HTTP, and the list of online programs."""
