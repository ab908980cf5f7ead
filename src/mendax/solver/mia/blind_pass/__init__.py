"""Solvers of public states with blind passing, where dice may be passed on unseen."""
