"""What is shown of games in lock-step is what the seat to act knows, and nothing older."""

import numpy as np
from gymnasium.vector import AutoresetMode

from mendax.environments.mia import batch
from mendax.environments.mia.vector_env import MiaVectorEnv
from mendax.games.mia.actions import Announce
from mendax.games.mia.order import ROLLS


def test_what_a_claim_says_does_not_show_the_dice() -> None:
    """Told the same, a seat sees the same, whatever lies under the cup."""
    games = MiaVectorEnv(2000, "house", seats=2)
    games.reset(seed=1)
    games.step(games.legal_actions())
    blind = games.actions.index(Announce(43))
    observations, *_, infos = games.step(np.full(2000, blind))
    assert len(set(games._played.games[:, batch.ROLL].tolist())) == len(ROLLS)
    assert len({row.tobytes() for row in observations}) == 1
    assert len({row.tobytes() for row in infos["action_mask"]}) == 1


def test_of_whoever_is_out_nothing_is_left() -> None:
    """Their place is nought, though others stood there in the observation before."""
    games = MiaVectorEnv(64, "house", seats=4, autoreset_mode=AutoresetMode.SAME_STEP)
    games.reset(seed=2)
    first = games.layout.names.index("standing 0")
    fewer = 0
    for _ in range(150):
        observations, *_ = games.step(games.legal_actions())
        played = games._played.games
        alive = games._lockstep.game.tables.alive[played[:, batch.HERE]]
        standing = observations[:, first : first + 4]
        assert ((standing > 0).sum(axis=1) == alive).all()
        assert (standing[:, 0] > 0).all(), "whoever is to act is in"
        fewer += int(np.count_nonzero(alive < 4))
    assert fewer > 100
