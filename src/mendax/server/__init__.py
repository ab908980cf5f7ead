"""Layer 4: sockets, disk and wall clock. Only this layer blocks or waits."""
