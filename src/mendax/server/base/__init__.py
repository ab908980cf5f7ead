"""What every part of the server builds on: settings, logs, counts, network, child processes."""
