"""The base of all parts of the server: settings, logs, counters, network and child processes."""
