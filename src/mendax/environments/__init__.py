"""Vectorised Mia environments for reinforcement learning libraries.

Requires the ``pettingzoo`` extra. Without the ``fast`` extra, the environments are slow.

If Gymnasium is installed, importing this package registers Mia with it:
``gymnasium.make_vec("mendax.environments:mendax/Mia-v0", num_envs=16)``.
"""

from contextlib import suppress

from mendax.core.extras import brought_by

with brought_by("pettingzoo"):
    import numpy as np  # noqa: F401

with suppress(ModuleNotFoundError):
    import gymnasium

    gymnasium.register(
        id="mendax/Mia-v0",
        vector_entry_point="mendax.environments.mia.vector_env:MiaVectorEnv",
    )
