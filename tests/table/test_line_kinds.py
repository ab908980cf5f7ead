"""What a line is about is told by its first word, as it is spelt by the table itself."""

from random import Random

from mendax.core.record import read
from mendax.table.actions import LOGGED, Begin, React, Say, SayPhrase, Settle, Start, Whisper
from mendax.table.line_kinds import begins_game, is_talk, settles_game
from mendax.table.log import PERSON, TABLE
from tests.table.evening import played


def test_talk_is_what_changes_nothing_and_beginnings_are_of_every_release() -> None:
    evening = played()
    evening.do("olena", Say("well played, start again?"))
    evening.do("olena", SayPhrase("hurry"))
    evening.do("olena", React("laugh", 1))
    evening.do("olena", Whisper(1, "begin ()"))
    evening.do("olena", Start())
    evening.play(Random(3))
    for line in evening.lines:
        around = line.actor in (PERSON, TABLE)
        action = read(line.action, LOGGED) if around else None
        assert is_talk(line.actor, line.action) == isinstance(
            action, Say | SayPhrase | React | Whisper
        )
        assert begins_game(line.actor, line.action) == isinstance(action, Begin)
        assert settles_game(line.actor, line.action) == isinstance(action, Settle)
    assert begins_game(PERSON, "start"), "as the first release spelt it"
    assert not begins_game("seat1", "start")
    assert not is_talk("seat1", "say something"), "a move of a game that has such an action"
