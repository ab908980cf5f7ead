"""Solvers of Mia: the model as arrays, policies, blind passing, proofs and simulation."""

from mendax.core.extras import brought_by

with brought_by("solve"):
    import numpy as np  # noqa: F401
