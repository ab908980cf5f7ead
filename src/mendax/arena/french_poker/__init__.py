"""Measurements of how much French poker bots can be exploited."""
