"""Statistics of Mia: millions of simulated games, or exact expectations."""
