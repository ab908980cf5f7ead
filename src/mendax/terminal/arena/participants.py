"""The participants of a match as typed: names of bots, program files and command lines."""

from collections.abc import Sequence

from mendax.arena.competitors import Participant
from mendax.bots import BOTS
from mendax.programs.arena.charges import USUAL, ProgramLimits
from mendax.programs.arena.program_competitor import names_program, program_competitor
from mendax.terminal import bot_list
from mendax.words import Words


def participants(typed: Sequence[str], limits: ProgramLimits = USUAL) -> tuple[Participant, ...]:
    """Return the participants. Raises ``RulesError`` for a file that can't be run."""
    return tuple(program_competitor(one, limits) if names_program(one) else one for one in typed)


def shown_names(bots: Sequence[str], words: Words) -> tuple[str, ...]:
    """Return the names for a report. Equal bots are numbered, and programs are named after their
    files.
    """
    labels = [bot_list.label(bot, words) if bot in BOTS else bot for bot in bots]
    return tuple(
        words.say("terminal-bot-number", bot=label, number=labels[: at + 1].count(label))
        if labels.count(label) > 1
        else label
        for at, label in enumerate(labels)
    )
