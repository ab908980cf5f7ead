"""The commitments and salts that a table publishes, which let players verify its dice.

Rules of this file
1. Immediately after a chance action, everyone receives the hash that binds its outcome.
2. An outcome (an ``Opening``) is sent with its salt, to the same audience only.
3. The seed is published only after the game, and only if the table's settings allow it.

``core.draw`` implements the scheme; ``docs/fairness.md`` explains what it can and cannot prove.
"""

from mendax.core.draw import Dealer, commit, commit_seed, game_seed, mix
from mendax.core.game import Action, Opening, Outcome, Told
from mendax.table.events import Committed, Salted, SeedOpened
from mendax.table.log import text_of
from mendax.table.shares import SharesBySeat


def seed(secret: bytes, number: int) -> bytes:
    """Return the seed of game ``number``."""
    return game_seed(secret, number)


def commitment(secret: bytes, number: int) -> str:
    """Return the commitment to the seed of game ``number``, made before any share is bound."""
    return commit_seed(game_seed(secret, number))


def mixed(shares: SharesBySeat) -> bytes:
    """Return 32 bytes mixed from the shares."""
    return mix([None if share is None else bytes.fromhex(share) for share in shares])


class Fairness:
    """The randomness of one game: draws, commitments and salts."""

    def __init__(self, seed: bytes, shares: SharesBySeat) -> None:
        self._dealer = Dealer(seed, mixed(shares))
        self.drawn = 0
        """The number of chance actions so far."""
        self._last_salt = (-1, b"")
        """The number and salt of the last requested draw. Dice are often opened right after a
        roll.
        """

    def draw(self, outcomes: tuple[Outcome, ...]) -> Action:
        """Return the outcome of the next chance action."""
        return self._dealer.draw(self.drawn, outcomes)

    def commit(self, outcome: Action) -> Told:
        """Record a chance action's outcome, and return its public commitment."""
        return self.commit_text(text_of(outcome))

    def commit_text(self, outcome: str) -> Told:
        """Record an outcome given as text, and return its public commitment."""
        number = self.drawn
        self.drawn += 1
        return Told(Committed(number, commit(self.salt(number), number, outcome)))

    def told(self, events: tuple[Told, ...], outcome: Action | None = None) -> tuple[Told, ...]:
        """Return the events of a move together with commitments and salts.

        If chance has acted, the commitment to ``outcome`` comes first. Each opening's salt comes
        last, for the opening's audience.
        """
        bound = () if outcome is None else (self.commit(outcome),)
        salts: tuple[Told, ...] = ()
        for told in events:
            event = told.event
            if isinstance(event, Opening):
                salt = Salted(event.draw, self.salt(event.draw).hex())
                salts = (*salts, Told(salt, told.to))
        return (*bound, *events, *salts) if bound or salts else events

    def opened(self) -> Told:
        """Return the event that opens the seed to everyone."""
        return Told(SeedOpened(self._dealer.seed.hex()))

    def salt(self, number: int) -> bytes:
        """Return the salt of draw ``number``, which its commitment hides."""
        if self._last_salt[0] != number:
            self._last_salt = (number, self._dealer.salt(number))
        return self._last_salt[1]
