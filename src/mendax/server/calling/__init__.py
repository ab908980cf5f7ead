"""Calls to absent players of slow games: Web Push to their browsers, and a webhook per table."""
