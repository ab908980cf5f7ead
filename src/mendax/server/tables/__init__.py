"""Tables in memory: the registry, live tables, and what a live table consists of."""
