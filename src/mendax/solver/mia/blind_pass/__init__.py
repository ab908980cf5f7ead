"""Solvers of public states with blind passing: dice may be passed on unopened and unrolled."""
