"""One seat of a game as text: what it sees, what it may do, and the rules.

A text is made from the seat's own view, events and offers. It contains no more than these, so two
games that a seat cannot tell apart read the same.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mendax.agents.offered import Offered
from mendax.agents.tool_schema import Tool, action_of_call, tools_of
from mendax.core.game import Action, AnyGame, Event, MendaxError, Offer, Seat
from mendax.core.thoughts import LONGEST_NOTE, Thought
from mendax.games import game_named
from mendax.games.rules import Rules, rules_for
from mendax.programs.protocol import EndForProgram
from mendax.terminal.screens import presentation_of
from mendax.words import LANGUAGES, Words
from mendax.words.how_to_play import written

_BELIEF: Final = re.compile(r"belief\W+(\d{1,3}(?:\.\d{1,9})?) ?(%?)", re.IGNORECASE)
_NOTE: Final = "note:"
_AROUND: Final = " \t*_`"
"""Characters around a line that are ignored, such as Markdown."""


def said_line(words: Words, name: str, text: str) -> str:
    """Return a sentence of another player as one line in quotation marks.

    Line breaks in it become spaces, so that talk cannot imitate other parts of an observation.
    """
    told = {"name": " ".join(name.split()), "text": " ".join(text.split())}
    return words.say("agents-said", **told)


class TextSeat:
    """The text of one seat, in one language."""

    def __init__(
        self,
        game: AnyGame | str,
        rules: Rules | str,
        names: Sequence[str],
        seat: Seat,
        language: str = LANGUAGES[0],
    ) -> None:
        """``names`` are the players' names in seat order."""
        self.game = game_named(game) if isinstance(game, str) else game
        self.rules, self.seat = rules_for(self.game, rules), seat
        # A name with line breaks could imitate other parts of an observation.
        self.names, self._words = tuple(" ".join(one.split()) for one in names), Words(language)
        self._screen = presentation_of(self.game).screen(self._words, self.rules, self.names, seat)

    def rules_text(self) -> str:
        """Return the rules of this table as Markdown."""
        return written(self._words, self.game, self.rules)

    def observation_text(self, view: Any, heard: Sequence[Event], offers: Sequence[Offer]) -> str:
        """Return what the seat sees: events in ``heard``, the table, and its moves.

        Pass the events since the last observation, or all events of the game.
        """
        say = self._words.say
        told = [said for event in heard if (said := self._screen.sentence(event))]
        parts = [[say("agents-you", name=self.names[self.seat], seat=self.seat + 1)]]
        parts += [told, self._screen.lines(view)]
        if offers:
            parts += [self._asked(view, offers), self.moves(offers)]
        else:
            parts.append([say("agents-wait")])
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def _asked(self, view: Any, offers: Sequence[Offer]) -> list[str]:
        """Return the question, and help that the list of moves does not contain."""
        aid = self._screen.aid(view, offers, False)
        lines = [self._screen.question(view)]
        if aid is not None and (Offered(offers, self._words, self._screen).shortened or aid.list):
            lines += [aid.words, *aid.list]
        return [line for line in lines if line]

    def moves(self, offers: Sequence[Offer]) -> list[str]:
        """Return the offers as lines, after a line that says how to answer."""
        lines = Offered(offers, self._words, self._screen).lines()
        return [self._words.say("agents-answer"), *lines]

    def text_of(self, action: Action, offers: Sequence[Offer]) -> str:
        """Return the text of an offered action, which ``parse`` understands."""
        return Offered(offers, self._words, self._screen).text_of(action)

    def parse(self, text: str, offers: Sequence[Offer]) -> Action:
        """Return the offered action that ``text`` means. The last line counts.

        Raises ``NotAllowed``, whose reason says in a sentence what is allowed.
        """
        return Offered(offers, self._words, self._screen).read(text)

    @staticmethod
    def thought_of(text: str) -> Thought:
        """Return the private thought in an answer: its lines ``belief: 70%`` and ``note: …``."""
        lines = [line.strip(_AROUND) for line in text.splitlines()]
        beliefs = [found for line in lines if (found := _BELIEF.fullmatch(line))]
        notes = [line[len(_NOTE) :].strip() for line in lines if line.lower().startswith(_NOTE)]
        belief = None
        if beliefs:
            number = float(beliefs[-1][1]) / (100 if beliefs[-1][2] else 1)
            belief = number if number <= 1 else None
        return Thought(belief, "\n".join(notes)[:LONGEST_NOTE] or None)

    def tools(self, offers: Sequence[Offer]) -> list[Tool]:
        """Return the offers as functions for a model that calls tools: one for each kind."""
        return tools_of(offers, self._words, self._screen)

    def called(self, name: str, arguments: Mapping[str, Any], offers: Sequence[Offer]) -> Action:
        """Return the offered action that a call of one of ``tools`` means.

        Raises ``NotAllowed``.
        """
        return action_of_call(name, arguments, offers, self._words, self._screen)

    def over_text(self, heard: Sequence[Event], end: EndForProgram) -> str:
        """Return the last events, and the places if the game has ended."""
        told = [said for event in heard if (said := self._screen.sentence(event))]
        why = "" if end.reason is None else self._words.explain(end.reason)
        placed = sorted(zip(end.places or (), self.names, strict=False))
        places = ", ".join(f"{place} {name}" for place, name in placed)
        key = "agents-over" if places else "agents-over-for-you"
        return "\n".join([*told, self._words.say(key, reason=why, places=places)])

    def said(self, name: str, text: str) -> str:
        """Return a sentence of another player as one line (``said_line``)."""
        return said_line(self._words, name, text)

    def played_for_you(self, tries: int, move: str) -> str:
        """Return the sentence that the default action was played after this many answers."""
        return self._words.say("agents-default", tries=tries, move=move)

    def explain(self, error: MendaxError) -> str:
        """Return the reason of an error as a sentence."""
        return self._words.explain(error.reason)
