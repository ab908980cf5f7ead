"""A solved round as a picture, with claims by hand and how often each claim is doubted.

The picture has a page for the opener, and one for each hand to beat after a hidden re-roll of all
five dice. Claims and dice are grouped by hand (pairs, two pairs, …), because 84 claims do not fit
on a screen. The picture omits the thousands of pages for other kept dice, which only hints use.
This module produces only numbers, which the terminal and the browser draw.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.coach.results import Picture, PictureClaim, PicturePage, PictureRow
from mendax.core.game import Reason
from mendax.games.french_poker.claims import Hand, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.rules import write_options
from mendax.solver.french_poker.policy import RoundPolicy
from mendax.solver.french_poker.round_model import NOTHING_SAID, Floats

_NONE_KEPT: Final = 0
_SAID: Final = 1e-4
"""Claims below this probability are treated as never made."""


def picture(policy: RoundPolicy, rules: FrenchPokerRules, seats: int) -> Picture:
    """Return the strategy of ``policy`` in any two-player standing."""
    drawing = _Drawing(policy, rules)
    return Picture(
        rules=write_options(rules),
        seats=seats,
        lives=(rules.tokens,) * seats,
        unit="chance",
        values=tuple(map(drawing.value, drawing.hands)),
        pages=(drawing.page(None), *map(drawing.page, drawing.hands[:-1])),
        most=0,
        note=Reason("french-poker-explore-note"),
    )


class _Drawing:
    def __init__(self, policy: RoundPolicy, rules: FrenchPokerRules) -> None:
        self.policy = policy
        claims = order_of(rules).claims
        self.hands: tuple[Hand, ...] = tuple(dict.fromkeys(claim.hand for claim in claims))
        self.of = np.array([self.hands.index(claim.hand) for claim in claims])
        """The index of the hand of each claim."""
        self.worth = policy.model.worth[policy.model.falls[_NONE_KEPT].hands]
        self.odds = policy.model.falls[_NONE_KEPT].odds

    def value(self, hand: Hand) -> int | str:
        """Return a hand in the spelling of claims."""
        straights: dict[Hand, int] = {"straight-to-5": 12345, "straight-to-6": 23456}
        return straights.get(hand, hand)

    def page(self, beaten: Hand | None) -> PicturePage:
        """Return the page for a hidden roll of five dice over the highest claim of a hand."""
        first = 0 if beaten is None else self.hands.index(beaten) + 1
        to_beat = NOTHING_SAID if beaten is None else int(np.flatnonzero(self.of < first)[-1])
        doubts = self.policy.doubts(_NONE_KEPT, to_beat)
        say = np.zeros((len(self.odds), len(doubts)))
        for roll in range(len(self.odds)):
            for claim, chance in self.policy.says(_NONE_KEPT, to_beat, roll).items():
                say[roll, claim - to_beat - 1] = chance
        steps = np.arange(to_beat + 1, len(self.of))
        joint = self.odds[:, None] * say
        lies = np.where(self.worth[:, None] < steps, joint, 0.0).sum(axis=0)
        said = joint.sum(axis=0)
        claims = tuple(
            self._claim(hand, self.of[steps] == hand, said, lies, doubts)
            for hand in range(first, len(self.hands))
        )
        return PicturePage(
            to_beat=None if beaten is None else self.value(beaten),
            worth=(1 + self.policy.stage_value(_NONE_KEPT, to_beat)) / 2,
            unseen=None,
            lies=float(lies.sum()),
            claims=claims,
            rolls=tuple(self._rows(joint, steps, first)),
        )

    def _claim(
        self, hand: int, these: npt.NDArray[np.bool_], said: Floats, lies: Floats, doubts: Floats
    ) -> PictureClaim:
        chance = float(said[these].sum())
        value = self.value(self.hands[hand])
        if chance <= _SAID:
            return PictureClaim(value, chance, 0.0, float(doubts[these].mean()))
        doubt = min(1.0, float(said[these] @ doubts[these]) / chance)
        return PictureClaim(value, chance, min(1.0, float(lies[these].sum()) / chance), doubt)

    def _rows(self, joint: Floats, steps: npt.NDArray[np.int64], first: int) -> list[PictureRow]:
        """Return a row for the rolls of each hand, best hand first."""
        rows, held = list[PictureRow](), self.of[self.worth]
        for hand in reversed(range(len(self.hands))):
            among = held == hand
            mean = joint[among].sum(axis=0) / self.odds[among].sum()
            said = [float(mean[self.of[steps] == n].sum()) for n in range(first, len(self.hands))]
            value = self.value(self.hands[hand])
            rows.append(PictureRow(value, value if hand >= first else None, tuple(said), 0.0))
        return rows
