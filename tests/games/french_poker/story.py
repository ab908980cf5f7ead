"""A round of French poker written as a story: ``opens(66521, 66)``, ``believes()``,
``keeps_open((0, 1), 663)``, ``says("three")``, ``doubts()``.

Dice are written in the order of their places, 0 to 4. The player to act acts; chance falls as the
story says. Every action goes through the checked ``step``, so a story can't break the rules.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Event,
    IllegalAction,
    Reason,
    Told,
    observation,
    step,
)
from mendax.games.french_poker import FrenchPoker, actions
from mendax.games.french_poker.claims import Spelling
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.rules import with_options
from mendax.words import LANGUAGES, Words

A, B, C, D = range(4)
POKER = FrenchPoker()
ALL = (0, 1, 2, 3, 4)


def pips(dice: int) -> tuple[int, ...]:
    """Return ``66521`` as five dice."""
    return tuple(map(int, str(dice)))


class Story:
    """A table of ``seats`` under house rules changed by ``options``, where ``first`` opens round
    1."""

    def __init__(self, seats: int = 3, preset: str = "standard", first: int = A, **options: Any):
        rules: FrenchPokerRules = with_options(PRESETS[preset], options)
        self.state: FrenchPokerState = POKER.initial_state(rules, seats)
        self.told: tuple[Told, ...] = ()
        """The events of the last action, chance included."""
        self._act(CHANCE, actions.DrawLot(first))

    def _act(self, actor: Actor, action: Action, more: bool = False) -> "Story":
        self.state, told = step(POKER, self.state, actor, action)
        self.told = (*(self.told if more else ()), *told)
        return self

    def _seat(self, action: Action) -> "Story":
        return self._act(self.state.turn, action)

    def _fall(self, dice: int | None, kind: type[actions.Fall] | type[actions.FallOpen]) -> "Story":
        for shown in () if dice is None else pips(dice):
            self._act(CHANCE, kind(shown), more=True)
        return self

    # # actions of players

    def rolls(self, dice: int) -> "Story":
        """Open the round; five dice fall hidden."""
        self._seat(actions.Shake())
        return self._fall(dice, actions.Fall)

    def opens(self, dice: int, say: Spelling) -> "Story":
        """Open the round with these dice and claim ``say``."""
        return self.rolls(dice).says(say)

    def says(self, claim: Spelling) -> "Story":
        return self._seat(actions.Announce(claim))

    def believes(self) -> "Story":
        return self._seat(actions.Believe())

    def keeps_hidden(self, kept: actions.Places, falls: int | None = None) -> "Story":
        """Keep these dice under the cup; the others fall open."""
        self._seat(actions.KeepHidden(kept))
        return self._fall(falls, actions.FallOpen)

    def keeps_open(self, kept: actions.Places, falls: int | None = None) -> "Story":
        """Lay these dice open; the others fall hidden."""
        self._seat(actions.KeepOpen(kept))
        return self._fall(falls, actions.Fall)

    def shows(self, kept: actions.Places) -> "Story":
        """Lay these dice open."""
        return self._seat(actions.Show(kept))

    def passes(self, claim: Spelling) -> "Story":
        return self._seat(actions.PassOn(claim))

    def doubts(self) -> "Story":
        return self._seat(actions.Doubt())

    def concedes(self) -> "Story":
        return self._seat(actions.Concede())

    def loses(self, *losers: int) -> "Story":
        """Play rounds that these seats lose, one after another, by a caught lie or a wrong
        doubt.
        """
        for loser in losers:
            while self.state.turn != loser:  # an opener before the loser is not doubted
                if self.state.phase == "open":
                    self.opens(11223, "high-die")
                else:
                    self.believes().says(self.values(actions.Announce)[0])
            if self.state.phase == "open":
                self.opens(11223, 66666)
            self.doubts()
        return self

    def stand(self, *standing: int, **more: Any) -> "Story":
        """Continue as if the tokens (and ``pot`` …) had these values."""
        self.state = replace(self.state, standing=standing, **more)
        return self

    def without(self, *seats: int) -> "Story":
        """Continue as if these seats were already out."""
        left = tuple(0 if s in seats else n for s, n in enumerate(self.state.standing))
        return self.stand(*left, done=tuple((s,) for s in seats))

    # # queries

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for event, _ in self.told)

    @property
    def standing(self) -> tuple[int, ...]:
        return self.state.standing

    @property
    def starts(self) -> int | None:
        """Return the seat that opens a new round now; None within a round."""
        return self.state.turn if self.state.phase == "open" else None

    @property
    def is_over(self) -> bool:
        return self.state.phase == "over"

    @property
    def places(self) -> tuple[int, ...]:
        result = POKER.result(self.state)
        assert result is not None
        return result.places

    def view(self, observer: int | None) -> FrenchPokerView:
        return POKER.view(self.state, observer)

    def seen_by(self, observer: int | None) -> str:
        """Return the dice as a seat knows them: ``6?5?1``."""
        return "".join(str(die.pips or "?") for die in self.view(observer).dice)

    @property
    def lying(self) -> str:
        """Return which dice are open (``o``) and which are hidden (``h``)."""
        return "".join("o" if die.open else "h" for die in self.state.dice)

    def heard_by(self, observer: int | None) -> list[Event]:
        """Return the last action as observed by a seat."""
        return [observation(told, observer) for told in self.told]

    def can(self, kind: type[Action]) -> bool:
        """Return whether the seat to act may take an action of this kind."""
        return kind in {type(o.action) for o in POKER.legal_actions(self.state, self.state.turn)}

    def values(self, kind: type[Action]) -> tuple[Any, ...]:
        """Return the claims or kept dice that the seat to act may choose, in order."""
        (field,) = kind.__struct_fields__
        offers = POKER.legal_actions(self.state, self.state.turn)
        return tuple(getattr(a, field) for a in concrete(offers) if type(a) is kind)

    def refused(self, action: Action, actor: Actor | None = None) -> Reason:
        """Return why the seat to act (or ``actor``) may not do this; every language has words for
        it.
        """
        with pytest.raises(IllegalAction) as caught:
            step(POKER, self.state, self.state.turn if actor is None else actor, action)
        reason = caught.value.reason
        for language in LANGUAGES:
            words = Words(language)
            assert words.knows(reason.key), reason
            assert "{" not in words.explain(reason)
        return reason

    def happened(self, kind: type[Any]) -> Any:
        """Return the one event of this kind in the last action."""
        (event,) = (event for event in self.events if type(event) is kind)
        return event
