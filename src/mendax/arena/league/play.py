"""A league of matches, kept in a folder. Each match is a round with a separate seed.

Only finished rounds are kept. An interrupted round is replayed, with the same result. A changed bot
is a new version with a separate rating. If a bot changes during a round, the round restarts.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from mendax.arena.competitors import Competitor, competitor_of
from mendax.arena.league.folder import LeagueFolder, LeagueProblem, LeagueSettings
from mendax.arena.league.table import next_players, round_figures, standings
from mendax.arena.league.values import LeagueAbsence, LeagueRound, LeagueTable
from mendax.arena.match import MatchSetup, Playing, Progress, played_match
from mendax.arena.standings import PlayedGame
from mendax.core.game import AnyGame, MendaxError, Reason, RulesError
from mendax.games import game_named
from mendax.games.rules import (
    Rules,
    check_seats,
    parse_options,
    preset_named,
    read_options,
    write_options,
)
from mendax.programs.arena.charges import limits_of
from mendax.programs.arena.program_competitor import (
    PROGRAM_CHANGED,
    ProgramCompetitor,
    names_program,
    program_competitor,
)
from mendax.programs.seat.conversation import in_english

LEAST_GAMES: Final = 20
"""The minimum number of games per player and round if ``games`` is 0."""


class _Present(NamedTuple):
    """The participants in a round, and the bots that cannot take part."""

    names: list[str]
    competitors: list[Competitor]
    absent: list[LeagueAbsence]


class League:
    """The league in a folder. Its rounds are read once."""

    def __init__(self, folder: LeagueFolder, now: Callable[[], int]) -> None:
        """``now`` returns milliseconds since 1970. Raises ``LeagueProblem``."""
        self._folder, self._now = folder, now
        self.rounds: Sequence[LeagueRound] = folder.rounds()
        """The finished rounds."""

    def play_round(self, playing: Playing, progress: Progress | None = None) -> LeagueTable:
        """Play and store the next round, and return the league's table after it.

        Raises ``LeagueProblem`` and ``RulesError`` for unusable settings.
        """
        while True:
            settings = self._folder.settings()
            game, rules = setup_of(settings)
            self.require_same(game, rules, settings.seats)
            present = self._present(settings, game, rules)
            try:
                return self._play(settings, game, rules, present, playing, progress)
            except RulesError as error:
                if error.reason.key != PROGRAM_CHANGED or not _have_changed(present.competitors):
                    raise  # another machine may have a different file

    def _play(
        self,
        settings: LeagueSettings,
        game: AnyGame,
        rules: Rules,
        present: _Present,
        playing: Playing,
        progress: Progress | None,
    ) -> LeagueTable:
        """Play a round and store it."""
        if len(present.competitors) < max(2, settings.seats):
            shown: dict[str, str | int] = {"seats": max(2, settings.seats)}
            shown["given"] = len(present.competitors)
            said = "; ".join(f"{one.name}: {one.why}" for one in present.absent)
            shown |= {"missing": len(present.absent), "absent": said}
            raise LeagueProblem(Reason("arena-league-too-few", shown))
        bots = tuple(present.competitors)
        setup = MatchSetup(game.name, rules, bots, self.next_seed(settings.seed))
        games = settings.games or games_a_round(len(bots), settings.seats)
        every = played_match(setup, settings.seats, range(games), playing, progress)
        return self.keep(present.names, setup, settings.seats, list(every), present.absent)

    def next_seed(self, seed: str) -> str:
        """Return the next round's seed."""
        return f"{seed} {self._next}"

    @property
    def _next(self) -> int:
        return self.rounds[-1].number + 1 if self.rounds else 1

    def keep(
        self,
        names: Sequence[str],
        setup: MatchSetup,
        seats: int,
        games: Sequence[PlayedGame],
        absent: Sequence[LeagueAbsence] = (),
    ) -> LeagueTable:
        """Append a match as the next round, and publish the new table.

        ``names`` are the bots of the match; repeated names are numbered. Raises the errors of
        ``require_same``, and ``LeagueProblem`` if the folder cannot be written.
        """
        self.require_same(game_named(setup.game), setup.rules, seats)
        numbered = [
            name if names.index(name) == at else f"{name} {names[: at + 1].count(name)}"
            for at, name in enumerate(names)
        ]
        players = next_players(self.rounds, zip(numbered, map(_digest, setup.bots), strict=True))
        totals, skills = round_figures(self.rounds, players, games)
        one = LeagueRound(
            self._next,
            self._now(),
            tuple(players),
            totals,
            skills,
            game=setup.game,
            rules=write_options(setup.rules),
            seats=seats,
            games=len(games),
        )
        self._folder.append(one)
        self.rounds = [*self.rounds, one]
        table = self.table(absent)
        self._folder.publish(table)
        return table

    def require_same(self, game: AnyGame, rules: Rules, seats: int) -> None:
        """Raise ``LeagueProblem`` if earlier rounds had another game, other rules or other seats.

        Results of different games cannot be added up.
        """
        if not self.rounds:
            return
        last = self.rounds[-1]
        same = (last.game, last.seats) == (game.name, seats)
        usual = game.presets[game.default_preset]
        if not same or read_options(usual, last.rules.split()) != rules:
            shown: dict[str, Any] = {"game": last.game, "rules": last.rules, "seats": last.seats}
            raise LeagueProblem(Reason("arena-league-other-rules", shown))

    def table(self, absent: Sequence[LeagueAbsence] = ()) -> LeagueTable:
        """Return the table after the last round."""
        if self.rounds:
            last = self.rounds[-1]
            played = last.game, last.rules, last.seats
        else:
            settings = self._folder.settings()
            game, rules = setup_of(settings)
            played = game.name, write_options(rules), settings.seats
        return LeagueTable(
            *played,
            rounds=len(self.rounds),
            games=sum(one.games for one in self.rounds),
            at=self.rounds[-1].at if self.rounds else 0,
            standings=standings(self.rounds),
            absent=tuple(absent),
        )

    def _present(self, settings: LeagueSettings, game: AnyGame, rules: Rules) -> _Present:
        present = _Present([], [], [])
        for given in dict.fromkeys(settings.bots):
            try:
                competitor = self._competitor(given, settings)
                competitor.admit(game.name, rules, settings.seats)
            except (MendaxError, OSError) as error:
                why = in_english(error.reason) if isinstance(error, MendaxError) else str(error)
                present.absent.append(LeagueAbsence(given, why))
            else:
                present.names.append(given)
                present.competitors.append(competitor)
        return present

    def _competitor(self, given: str, settings: LeagueSettings) -> Competitor:
        if not names_program(given):
            return competitor_of(given)
        path = self._folder.path / given
        return program_competitor(
            str(path) if path.is_file() else given, limits_of(settings.limits)
        )


def setup_of(settings: LeagueSettings) -> tuple[AnyGame, Rules]:
    """Return the game and its rules from the settings. Raises ``RulesError``."""
    game: Any = game_named(settings.game)
    preset = settings.preset or game.default_preset
    check_seats(settings.seats, game.seats)
    rules: Rules = parse_options(preset_named(game.presets, preset), settings.set)
    return game, rules


def games_a_round(players: int, seats: int) -> int:
    """Return the number of games in a round if the settings leave it open.

    It is the smallest number that rotates all players evenly through all seats, with at least
    ``LEAST_GAMES`` games for each player.
    """
    return players * seats * math.ceil(LEAST_GAMES / (seats * seats))


def _have_changed(competitors: Iterable[Competitor]) -> bool:
    return any(isinstance(one, ProgramCompetitor) and one.has_changed for one in competitors)


def _digest(competitor: Competitor) -> str:
    return competitor.version if isinstance(competitor, ProgramCompetitor) else ""
