"""Games between known strategies: compiled simulation of millions of games, and exact
expectations."""
