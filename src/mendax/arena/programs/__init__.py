"""Bots that are programs in any language: starting, limits, conversation and faults."""
