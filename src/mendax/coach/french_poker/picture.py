"""A solved round laid out: what is said with which hand, and how often each claim is doubted.

A page for the opener, and one for each claim to beat: five dice rolled again hidden, of which the
other knows nothing. With other dice kept there are thousands of pages more, which a hint knows and
no picture shows. Numbers only: how it is drawn is for the terminal and the browser.
"""

import numpy as np
import numpy.typing as npt

from mendax.coach.results import Picture, PictureClaim, PicturePage, PictureRow
from mendax.core.game import Reason
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import write_options
from mendax.solver.french_poker.policy import Policy
from mendax.solver.french_poker.round_model import NOTHING_SAID, Floats

_NONE_KEPT = 0
_SAID = 1e-4
"""A claim that is made more rarely than this counts as never made."""


def picture(policy: Policy, rules: FrenchPokerRules, seats: int) -> Picture:
    """The strategy of ``policy`` in any standing of two."""
    order, top = order_of(rules), policy.model.top
    return Picture(
        rules=write_options(rules),
        seats=seats,
        lives=(rules.tokens,) * seats,
        unit="chance",
        values=order.spellings,
        pages=tuple(_page(policy, rules, to_beat) for to_beat in range(NOTHING_SAID, top)),
        most=0,
        note=Reason("french-poker-explore-note"),
    )


def _page(policy: Policy, rules: FrenchPokerRules, to_beat: int) -> PicturePage:
    order, model = order_of(rules), policy.model
    odds, doubts = model.falls[_NONE_KEPT].odds, policy.doubts(_NONE_KEPT, to_beat)
    say = np.zeros((len(odds), len(doubts)))
    for roll in range(len(odds)):
        for claim, chance in policy.says(_NONE_KEPT, to_beat, roll).items():
            say[roll, claim - to_beat - 1] = chance
    worth = model.worth[model.falls[_NONE_KEPT].hands]
    claims = tuple(
        _claim(order.spellings[to_beat + 1 + n], odds * say[:, n], worth < to_beat + 1 + n, doubt)
        for n, doubt in enumerate(doubts.tolist())
    )
    return PicturePage(
        to_beat=None if to_beat < 0 else order.spellings[to_beat],
        worth=(1 + policy.stage_value(_NONE_KEPT, to_beat)) / 2,
        unseen=None,
        lies=sum(claim.chance * claim.lie for claim in claims),
        claims=claims,
        rolls=tuple(_rows(policy, rules, say)),
    )


def _claim(
    value: int | str, said: Floats, lies: npt.NDArray[np.bool_], doubt: float
) -> PictureClaim:
    chance = float(said.sum())
    lie = float(said[lies].sum()) / chance if chance > _SAID else 0.0
    return PictureClaim(value, chance, lie, doubt)


def _rows(policy: Policy, rules: FrenchPokerRules, say: Floats) -> list[PictureRow]:
    """Hands of the same worth are one row, the best first: named by the claim that they make."""
    order, model = order_of(rules), policy.model
    fall = model.falls[_NONE_KEPT]
    worth = model.worth[fall.hands]
    rows = list[PictureRow]()
    for step in sorted(set(worth.tolist()), reverse=True):
        weights = np.where(worth == step, fall.odds, 0.0)
        mean = (weights @ say) / weights.sum()
        truth = order.spellings[step]
        rows.append(PictureRow(truth, truth, tuple(mean.tolist()), 0.0))
    return rows
