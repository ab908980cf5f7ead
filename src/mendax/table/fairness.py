"""What a table publishes so that nobody has to trust its dice: commitments and salts.

Rules of this file
1. The moment a chance action has happened, everybody gets the hash that binds it.
2. Whoever is shown an outcome (an ``Opening``) is given its salt with it, and nobody else.
3. The seed itself is only ever handed out whole, after the game, where the table says so.

The arithmetic is ``core.draw``; what all this can and can't show is in ``docs/fairness.md``.
"""

from mendax.core.draw import Dealer, commit, commit_seed, game_seed, mix
from mendax.core.game import Action, Opening, Outcome, Told
from mendax.table.events import Committed, Salted, SeedOpened
from mendax.table.log import text_of
from mendax.table.shares import SharesBySeat


def seed(secret: bytes, number: int) -> bytes:
    """The seed of a table's game ``number``."""
    return game_seed(secret, number)


def commitment(secret: bytes, number: int) -> str:
    """What binds the randomness of a table's game ``number`` before anybody binds a share."""
    return commit_seed(game_seed(secret, number))


def mixed(shares: SharesBySeat) -> bytes:
    """Shares mixed into 32 bytes."""
    return mix([None if share is None else bytes.fromhex(share) for share in shares])


class Fairness:
    """The randomness of one game: draws, and what is published about them."""

    def __init__(self, seed: bytes, shares: SharesBySeat) -> None:
        self._dealer = Dealer(seed, mixed(shares))
        self.drawn = 0
        """Chance actions so far."""
        self._last_salt = (-1, b"")
        """The draw whose salt was asked for last: dice are often opened right after they fell."""

    def draw(self, outcomes: tuple[Outcome, ...]) -> Action:
        """How the next chance action falls."""
        return self._dealer.draw(self.drawn, outcomes)

    def commit(self, outcome: Action) -> Told:
        """Count a chance action as done; what everybody hears of it."""
        return self.commit_text(text_of(outcome))

    def commit_text(self, outcome: str) -> Told:
        """The same for an outcome in its text form."""
        number = self.drawn
        self.drawn += 1
        return Told(Committed(number, commit(self._salt(number), number, outcome)))

    def told(self, events: tuple[Told, ...], outcome: Action | None = None) -> tuple[Told, ...]:
        """What a move tells that has made ``events`` happen: in front of them what binds
        ``outcome``, if chance has acted, and after them the salt of every opening among them, for
        the opening's audience."""
        bound = () if outcome is None else (self.commit(outcome),)
        salts: tuple[Told, ...] = ()
        for told in events:
            event = told.event
            if isinstance(event, Opening):
                salt = Salted(event.draw, self._salt(event.draw).hex())
                salts = (*salts, Told(salt, told.to))
        return (*bound, *events, *salts) if bound or salts else events

    def opened(self) -> Told:
        """The whole seed, for everybody."""
        return Told(SeedOpened(self._dealer.seed.hex()))

    def _salt(self, number: int) -> bytes:
        if self._last_salt[0] != number:
            self._last_salt = (number, self._dealer.salt(number))
        return self._last_salt[1]
