"""A round of Mia told as people would: ``opens(53)``, ``believes(42)``, ``says(61)``, ``doubts()``.

Whoever's turn it is acts; chance falls as the story says. Every action goes through the checked
``step``, so a story can't do what the rules forbid.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, Event, IllegalAction, Reason, step
from mendax.games.mia import Mia, actions
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.rules import with_options

A, B, C, D = range(4)
MIA = Mia()


class Story:
    """A table under a preset changed by ``options``; unless said otherwise, A opens."""

    def __init__(self, seats: int = 3, preset: str = "house", opener: int = A, **options: Any):
        rules: MiaRules = with_options(PRESETS[preset], options)
        self.state: MiaState = MIA.initial_state(rules, seats)
        self.events: tuple[Event, ...] = ()
        """What came of the last thing that was done, chance included."""
        self._act(CHANCE, actions.DrawLot(opener))

    def _act(self, actor: Actor, action: Action, more: bool = False) -> "Story":
        self.state, told = step(MIA, self.state, actor, action)
        self.events = (*(self.events if more else ()), *(event for event, _ in told))
        return self

    def _seat(self, action: Action) -> "Story":
        return self._act(self.state.turn, action)

    def _fall(self, roll: int) -> "Story":
        return self._act(CHANCE, actions.Fall(roll), more=True)

    # what players do

    def shakes(self, roll: int) -> "Story":
        """Opens the round; the dice fall ``roll``, unseen."""
        return self._seat(actions.Shake())._fall(roll)

    def looks(self) -> "Story":
        return self._seat(actions.Look())

    def says(self, value: int) -> "Story":
        return self._seat(actions.Announce(value))

    def opens(self, roll: int, say: int | None = None) -> "Story":
        """Opens the round with ``roll``, looks and says it (or ``say``)."""
        return self.shakes(roll).looks().says(say or roll)

    def takes(self, roll: int) -> "Story":
        """Believes, takes the cup and rolls ``roll``, unseen."""
        return self._seat(actions.Believe())._fall(roll)

    def believes(self, roll: int, say: int | None = None) -> "Story":
        """Believes, rolls, looks and says what there is (or ``say``)."""
        return self.takes(roll).looks().says(say or roll)

    def doubts(self) -> "Story":
        return self._seat(actions.Doubt())

    def is_believed(self) -> "Story":
        """The next player believes; where that is a rule, the one before is asked to show."""
        return self._seat(actions.Believe())

    def shows(self, roll: int) -> "Story":
        """Shows the old dice; the new ones fall ``roll``, unseen."""
        return self._seat(actions.ShowDice())._fall(roll)

    def hides(self, roll: int) -> "Story":
        """Does not show the old dice; the new ones fall ``roll``, unseen."""
        return self._seat(actions.HideDice())._fall(roll)

    def concedes(self) -> "Story":
        return self._seat(actions.Concede())

    def passes(self, value: int) -> "Story":
        return self._seat(actions.PassOn(value))

    def rerolls(self, value: int, roll: int) -> "Story":
        """Rolls again unseen and says ``value``; there lies ``roll``."""
        return self._seat(actions.Reroll(value))._fall(roll)

    def keeps(self) -> "Story":
        return self._seat(actions.KeepLives())

    def takes_die(self, pips: int) -> "Story":
        """Rolls for new lives; the die shows ``pips``."""
        self._seat(actions.RerollLives())
        return self._act(CHANCE, actions.FallOne(pips), more=True)

    def stand(self, *standing: int) -> "Story":
        """Goes on as if lives (or points) were these."""
        self.state = replace(self.state, standing=standing)
        return self

    def without(self, *seats: int) -> "Story":
        """Goes on as if these seats were out already."""
        lives = tuple(0 if s in seats else n for s, n in enumerate(self.state.standing))
        self.state = replace(self.state, standing=lives, out=tuple((s,) for s in seats))
        return self

    # what can be asked

    @property
    def standing(self) -> tuple[int, ...]:
        return self.state.standing

    @property
    def starts(self) -> int | None:
        """Who opens a round now; None while it is no new round."""
        return self.state.turn if self.state.phase == "open" else None

    @property
    def is_over(self) -> bool:
        return self.state.phase == "over"

    @property
    def places(self) -> tuple[int, ...]:
        result = MIA.result(self.state)
        assert result is not None
        return result.places

    def can(self, kind: type[Action]) -> bool:
        """Whether the one to act may do such a thing."""
        return kind in {type(o.action) for o in MIA.legal_actions(self.state, self.state.turn)}

    def values(self, kind: type[Action]) -> tuple[int, ...]:
        """The values with which the one to act may do such a thing, lowest first."""
        offers = MIA.legal_actions(self.state, self.state.turn)
        return tuple(a.value for a in concrete(offers) if type(a) is kind and hasattr(a, "value"))

    def refused(self, action: Action, actor: Actor | None = None) -> Reason:
        """Why the one to act (or ``actor``) may not do this."""
        with pytest.raises(IllegalAction) as caught:
            step(MIA, self.state, self.state.turn if actor is None else actor, action)
        return caught.value.reason

    def happened(self, kind: type[Any]) -> Any:
        """The one event of a kind that the last thing done brought."""
        (event,) = (event for event in self.events if type(event) is kind)
        return event
