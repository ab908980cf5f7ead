"""A league goes on, a round at a time, each with a seed of its own.

Nothing but whole rounds is kept. Who is stopped in the middle of one plays it again, and it comes
out the same; who changes a bot gets its next version with a rating of its own, and in the middle
of a round that round begins anew.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from mendax.arena.competitors import Competitor, competitor_of
from mendax.arena.league.folder import LeagueFolder, LeagueProblem, LeagueSettings
from mendax.arena.league.table import next_players, round_figures, standings
from mendax.arena.league.values import LeagueAbsence, LeagueRound, LeagueTable
from mendax.arena.match import MatchSetup, Playing, Progress, played_match
from mendax.arena.programs.charges import limits_of
from mendax.arena.programs.program_competitor import (
    PROGRAM_CHANGED,
    ProgramCompetitor,
    names_program,
    program_competitor,
)
from mendax.arena.programs.running import explain
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

LEAST_GAMES: Final = 20
"""Games a player and round, at least, where ``games`` is 0."""


class _Present(NamedTuple):
    """Who takes part in a round, and who can't."""

    names: list[str]
    competitors: list[Competitor]
    absent: list[LeagueAbsence]


class League:
    """The league of a folder. Its rounds are read once."""

    def __init__(self, folder: LeagueFolder, now: Callable[[], int]) -> None:
        """``now`` gives milliseconds since 1970. Raises ``LeagueProblem``."""
        self._folder, self._now = folder, now
        self.rounds: Sequence[LeagueRound] = folder.rounds()
        """Those that were played to their end."""

    def play_round(self, playing: Playing, progress: Progress | None = None) -> LeagueTable:
        """Plays the next round and keeps it; the table after it.

        Raises ``LeagueProblem`` and ``RulesError`` for settings that nothing can be played with.
        """
        while True:
            settings = self._folder.settings()
            game, rules = setup_of(settings)
            self._require_same(settings, game, rules)
            present = self._present(settings, game, rules)
            try:
                self._play(settings, game, rules, present, playing, progress)
            except RulesError as error:
                if error.reason.key != PROGRAM_CHANGED or not _have_changed(present.competitors):
                    raise  # the file is another one on another machine
                continue
            table = self.table(present.absent)
            self._folder.publish(table)
            return table

    def _play(
        self,
        settings: LeagueSettings,
        game: AnyGame,
        rules: Rules,
        present: _Present,
        playing: Playing,
        progress: Progress | None,
    ) -> None:
        """Plays a round and keeps it."""
        if len(present.competitors) < max(2, settings.seats):
            shown = {"seats": max(2, settings.seats), "given": len(present.competitors)}
            said = "; ".join(f"{one.name}: {one.why}" for one in present.absent)
            raise LeagueProblem(Reason("arena-league-too-few", {**shown, "absent": said or "–"}))
        digests = [_digest(competitor) for competitor in present.competitors]
        players = next_players(self.rounds, zip(present.names, digests, strict=True))
        number = self.rounds[-1].number + 1 if self.rounds else 1
        seed = f"{settings.seed} {number}"
        setup = MatchSetup(game.name, rules, tuple(present.competitors), seed)
        games = settings.games or games_a_round(len(players), settings.seats)
        every = played_match(setup, settings.seats, range(games), playing, progress)
        totals, skills = round_figures(self.rounds, players, every)
        one = LeagueRound(
            *(number, self._now(), tuple(players), totals, skills),
            game=game.name,
            rules=write_options(rules),
            seats=settings.seats,
            games=games,
        )
        self._folder.append(one)
        self.rounds = [*self.rounds, one]

    def _require_same(self, settings: LeagueSettings, game: AnyGame, rules: Rules) -> None:
        """Raises ``LeagueProblem`` unless the rounds so far were of this game and these rules:
        figures of different games don't add up."""
        kept = [one for one in self.rounds if one.game]
        if not kept:
            return
        last: Any = kept[-1]
        same = (last.game, last.seats) == (game.name, settings.seats)
        usual = game.presets[game.default_preset]
        if not same or read_options(usual, last.rules.split()) != rules:
            shown = {"game": last.game, "rules": last.rules, "seats": last.seats}
            raise LeagueProblem(Reason("arena-league-other-rules", shown))

    def table(self, absent: Sequence[LeagueAbsence] = ()) -> LeagueTable:
        """As it stands now."""
        settings = self._folder.settings()
        game, rules = setup_of(settings)
        return LeagueTable(
            game=game.name,
            rules=write_options(rules),
            seats=settings.seats,
            rounds=len(self.rounds),
            games=sum(one.games or _games_of(one, settings.seats) for one in self.rounds),
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
                why = explain(error.reason) if isinstance(error, MendaxError) else str(error)
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
    """The game and its rules. Raises ``RulesError``."""
    game: Any = game_named(settings.game)
    preset = settings.preset or game.default_preset
    check_seats(settings.seats, game.seats)
    rules: Rules = parse_options(preset_named(game.presets, preset), settings.set)
    return game, rules


def games_a_round(players: int, seats: int) -> int:
    """As few as let everybody sit everywhere equally often, and play ``LEAST_GAMES`` at least."""
    return players * seats * math.ceil(LEAST_GAMES / (seats * seats))


def _games_of(one: LeagueRound, seats: int) -> int:
    """How many games a round had whose line does not say so."""
    return sum(total.games for total in one.totals) // seats


def _have_changed(competitors: Iterable[Competitor]) -> bool:
    return any(isinstance(one, ProgramCompetitor) and one.has_changed for one in competitors)


def _digest(competitor: Competitor) -> str:
    return competitor.version if isinstance(competitor, ProgramCompetitor) else ""
