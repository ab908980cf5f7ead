"""Bots that are programs of any language: starting, limits, conversation and faults."""
