"""Policies of solved Mia rule sets, in memory and on disk."""
