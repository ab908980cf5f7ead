"""Logs and counters without secrets."""
