"""French poker against an opponent whose mixed strategy is known: exact best responses."""

from mendax.core.extras import brought_by

with brought_by("solve"):
    import numpy as np  # noqa: F401
