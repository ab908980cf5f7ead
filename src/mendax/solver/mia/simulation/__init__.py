"""Games between known strategies: fast compiled simulation and exact expectations."""
