"""Millions of games between known strategies: compiled kernels and exact sums."""
