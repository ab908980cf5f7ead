"""Measurements; ``./run bench`` runs them all."""
