"""Floor 5: games as environments of other people's libraries, with everything below behind them.

Needs the extra ``pettingzoo``, and is slow without ``fast``.
"""

from mendax.core.extras import brought_by

with brought_by("pettingzoo"):
    import numpy as np  # noqa: F401
