"""Bots that are programs in any language: starting them, their limits, messages and faults."""
