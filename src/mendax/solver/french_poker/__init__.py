"""Solvers for French poker: exact best responses to known strategies, and round equilibria."""

from mendax.core.extras import brought_by

with brought_by("solve"):
    import numpy as np  # noqa: F401
