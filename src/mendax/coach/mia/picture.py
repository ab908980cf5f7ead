"""A solved strategy as a picture, with claims by dice and value to beat, and the odds of doubts.

The picture shows one position of the policy, such as the start of a match. With blind passing, it
shows the first claims after a roll and how often the next player doubts them; later answers depend
on all claims since. This module produces only numbers, which the terminal and the browser draw.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from mendax.bots.mia.advice import Sight
from mendax.coach.mia.adviser import Adviser
from mendax.coach.mia.review import worth_scale
from mendax.coach.results import Picture, PictureClaim, PicturePage, PictureRow
from mendax.core.game import Reason, RulesError
from mendax.games.mia.actions import Doubt
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.games.rules import write_options
from mendax.solver.mia.model.rule_tables import RuleTables, rule_tables
from mendax.solver.mia.policy.policy import Policy


def picture(policy: Policy, lives: Sequence[int] = ()) -> Picture:
    """Return the strategy of ``policy`` with these lives (by default, those at the start).

    Raises ``RulesError`` for lives that occur in no position of the policy.
    """
    position = policy.start
    if lives:
        same = [p for p in policy.sheets if p.lives == tuple(lives)]
        if not same:
            given = ",".join(map(str, lives))[:40]
            shown: dict[str, str | int] = {"lives": given, "most": policy.rules.lives}
            raise RulesError(Reason("explore-no-position", shown))
        position = min(same, key=lambda p: sum(p.settled))
    seats = len(position.lives)
    t, adviser = rule_tables(policy.rules, seats), Adviser(policy)
    standing = position.lives if not t.scored else (0,) * seats
    view = MiaView(0, "cup", 0, 1, standing, (), (), 0, False, None, None, None)
    beaten = dict.fromkeys(t.same[:-1].tolist())
    settled = tuple(seat for seat in range(seats) if position.settled[seat])
    start = Sight(view, settled)
    return Picture(
        rules=write_options(policy.rules),
        seats=seats,
        lives=position.lives,
        unit=worth_scale(t.rules, seats).unit,
        values=tuple(dict.fromkeys(t.values)),
        pages=tuple(_page(adviser, t, start, to_beat) for to_beat in (-1, *beaten)),
        most=policy.rules.lives if policy.rules.scoring == "lives" else 0,
        note=None if policy.rules.blind_pass == "off" else Reason("explore-passing"),
    )


def _page(adviser: Adviser, t: RuleTables, start: Sight, to_beat: int) -> PicturePage:
    before = () if to_beat < 0 else (Claim(t.seats - 1, t.values[to_beat], "looked"),)
    sight = start._replace(view=replace(start.view, claims=before))
    place = adviser.public_state(sight)
    if place is None:
        raise AssertionError("every value but the top can be beaten")
    says = place.says()
    said_with = sum(float(t.odds[r]) for r in says)
    claims = []
    for p in place.state.claims.tolist():
        chance = sum(float(t.odds[r]) * said.get(p, 0.0) for r, said in says.items()) / said_with
        claims.append(_said(adviser, sight, t.values[p], chance))
    blind = int(place.sheet.blind[to_beat + 1])
    spoken = sum(claim.chance for claim in claims)
    lies = sum(claim.chance * claim.lie for claim in claims)
    return PicturePage(
        to_beat=None if to_beat < 0 else t.values[to_beat],
        worth=worth_scale(t.rules, t.seats).shown(float(place.sheet.worth[to_beat + 1, 0])),
        unseen=None if blind < 0 else t.values[blind],
        lies=lies / spoken if spoken > 0 else 0.0,
        claims=tuple(claims),
        rolls=tuple(
            PictureRow(
                ROLLS[r],
                t.values[int(t.literal[r])] if t.literal[r] >= 0 else None,
                tuple(says[r].get(p, 0.0) for p in place.state.claims.tolist()),
                says[r].get(-1, 0.0),
            )
            for r in sorted(says, key=lambda r: (-int(t.literal[r]), r))
        ),
    )


def _said(adviser: Adviser, sight: Sight, value: Roll, chance: float) -> PictureClaim:
    """Return a claim with the next player's belief and answer."""
    claims = (*sight.view.claims, Claim(0, value, "looked"))
    asked = replace(sight.view, claims=claims, you=1, turn=1, phase="answer", looked=True)
    weighed = adviser.weigh(sight._replace(view=asked))
    doubt = None if weighed is None else weighed.of(Doubt())
    if weighed is None or doubt is None:
        return PictureClaim(value, chance, 0.0, 1.0)
    lie = weighed.lie if weighed.expected and weighed.lie is not None else 0.0
    return PictureClaim(value, chance, lie, doubt.chance)
