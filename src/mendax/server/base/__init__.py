"""The base for all parts of the server: settings, logs, counters, network, child processes."""
