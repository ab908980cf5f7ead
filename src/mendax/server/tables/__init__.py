"""Tables in memory: the registry, the live table, its command queue, its bots, its timers."""
