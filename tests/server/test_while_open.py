"""What holds while a socket is open is over with it, whatever ends it."""

from contextlib import suppress

from mendax.server.while_open import WhileOpen


def test_it_begins_and_ends_with_the_block() -> None:
    open_now: set[str] = set()
    held = WhileOpen(open_now.add, open_now.discard, "mine")
    assert not open_now, "not before the block"
    with held:
        assert open_now == {"mine"}
    assert not open_now
    with suppress(OSError), WhileOpen(open_now.add, open_now.discard, "other"):
        assert open_now == {"other"}
        raise OSError
    assert not open_now
