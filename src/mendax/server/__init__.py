"""Floor 4: sockets, disk and the wall clock. The only place where anything waits."""
