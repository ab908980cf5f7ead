"""A round of Mia written as a story: ``opens(53)``, ``believes(42)``, ``says(61)``, ``doubts()``.

The player to act acts; chance falls as the story says. Every action goes through the checked
``step``, so a story can't break the rules.
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
    """A table under a preset changed by ``options``; A opens by default."""

    def __init__(self, seats: int = 3, preset: str = "standard", opener: int = A, **options: Any):
        rules: MiaRules = with_options(PRESETS[preset], options)
        self.state: MiaState = MIA.initial_state(rules, seats)
        self.events: tuple[Event, ...] = ()
        """The events of the last action, including chance."""
        self._act(CHANCE, actions.DrawLot(opener))

    def _act(self, actor: Actor, action: Action, more: bool = False) -> "Story":
        self.state, told = step(MIA, self.state, actor, action)
        self.events = (*(self.events if more else ()), *(event for event, _ in told))
        return self

    def does(self, action: Action) -> "Story":
        """Take an action in the turn's seat."""
        return self._act(self.state.turn, action)

    def _fall(self, roll: int) -> "Story":
        return self._act(CHANCE, actions.Fall(roll), more=True)

    # # actions of players

    def shakes(self, roll: int) -> "Story":
        """Open the round; the dice fall ``roll``, unseen."""
        self.does(actions.Shake())
        return self._fall(roll)

    def looks(self) -> "Story":
        return self.does(actions.Look())

    def says(self, value: int) -> "Story":
        return self.does(actions.Announce(value))

    def opens(self, roll: int, say: int | None = None) -> "Story":
        """Open the round with ``roll``, look and announce it (or ``say``)."""
        return self.shakes(roll).looks().says(say or roll)

    def takes(self, roll: int) -> "Story":
        """Believe, take the cup and roll ``roll``, unseen."""
        self.does(actions.Believe())
        return self._fall(roll)

    def believes(self, roll: int, say: int | None = None) -> "Story":
        """Believe, roll, look and announce the roll (or ``say``)."""
        return self.takes(roll).looks().says(say or roll)

    def asks(self, seat: int) -> "Story":
        """Let the announcer of the top value choose who answers."""
        return self.does(actions.Ask(seat))

    def doubts(self, seat: int | None = None) -> "Story":
        """Let the seat to act (or ``seat``) doubt."""
        return self._act(self.state.turn if seat is None else seat, actions.Doubt())

    def is_believed(self) -> "Story":
        """Let the next player believe; under ``show_believed``, the announcer is then asked to
        show.
        """
        return self.does(actions.Believe())

    def concedes(self) -> "Story":
        return self.does(actions.Concede())

    def peeks(self) -> "Story":
        """Believe, and look at the dice without moving them."""
        return self.does(actions.Peek())

    def passes(self, value: int) -> "Story":
        return self.does(actions.PassOn(value))

    def rerolls(self, value: int, roll: int) -> "Story":
        """Roll again unseen and announce ``value``; the dice fall ``roll``."""
        self.does(actions.Reroll(value))
        return self._fall(roll)

    def stand(self, *standing: int) -> "Story":
        """Continue as if the lives (or points) had these values."""
        self.state = replace(self.state, standing=standing)
        return self

    def without(self, *seats: int) -> "Story":
        """Continue as if these seats were already out."""
        lives = tuple(0 if s in seats else n for s, n in enumerate(self.state.standing))
        self.state = replace(self.state, standing=lives, out=tuple((s,) for s in seats))
        return self

    # # queries

    @property
    def standing(self) -> tuple[int, ...]:
        return self.state.standing

    @property
    def starts(self) -> int | None:
        """Return the seat that opens a new round now; None within a round."""
        return self.state.turn if self.state.phase == "open" else None

    @property
    def places(self) -> tuple[int, ...]:
        result = MIA.result(self.state)
        assert result is not None
        return result.places

    def can(self, kind: type[Action]) -> bool:
        """Return whether the seat to act may take an action of this kind."""
        return kind in {type(o.action) for o in MIA.legal_actions(self.state, self.state.turn)}

    def values(self, kind: type[Action]) -> tuple[int, ...]:
        """Return the values that the seat to act may choose for an action of this kind, lowest
        first."""
        offers = MIA.legal_actions(self.state, self.state.turn)
        return tuple(a.value for a in concrete(offers) if type(a) is kind and hasattr(a, "value"))

    def refused(self, action: Action, actor: Actor | None = None) -> Reason:
        """Return why the seat to act (or ``actor``) may not do this."""
        with pytest.raises(IllegalAction) as caught:
            step(MIA, self.state, self.state.turn if actor is None else actor, action)
        return caught.value.reason

    def happened(self, kind: type[Any]) -> Any:
        """Return the one event of this kind in the last action."""
        (event,) = (event for event in self.events if type(event) is kind)
        return event
