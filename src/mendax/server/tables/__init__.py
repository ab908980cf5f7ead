"""Tables in memory: the registry, live tables, and the parts of a live table."""
