"""Tests that programs play in a match like bots, and that their faults count against them."""

from pathlib import Path

import pytest

from mendax.arena.match import match
from mendax.arena.standings import Match
from mendax.core.game import RulesError
from mendax.games import GAMES
from mendax.programs.arena.charges import USUAL, limits_of
from mendax.programs.arena.program_competitor import (
    ProgramCompetitor,
    program_competitor,
)
from mendax.words import Words
from tests.programs.arena.bots import WRONG, program, script
from tests.reasons import because

MIA = GAMES["mia"]
QUICK = MIA.presets["standard"]


pytestmark = pytest.mark.usefixtures("no_program_is_left")


def played(*bots: ProgramCompetitor | str, games: int = 6, workers: int = 1) -> Match:
    return match(MIA, QUICK, bots, games, "programs", workers=workers)


def test_a_program_plays_as_the_same_policy_in_this_process(tmp_path: Path) -> None:
    mine = program_competitor(program(tmp_path, "mine"))
    by_program = played(mine, "odds")
    here = match(MIA, QUICK, [lambda _, offers: offers[0].action, "odds"], 6, "programs")
    assert by_program.standings[0].payoff == here.standings[0].payoff
    assert by_program.decisions == here.decisions
    assert by_program.standings[0].bot == "mine.py"
    assert by_program.charges[0] is not None
    assert by_program.charges[0].games == 0
    assert by_program.charges[1] is None


@pytest.mark.parametrize(
    ("name", "kind", "forfeits"),
    [
        ("crash", "crash", True),
        ("illegal", "illegal", False),
        ("flood", "flood", True),
        ("killed", "crash", True),
        ("hungry", "crash", True),
        ("noisy", None, False),
    ],
)
def test_faults_are_charged_by_kind(
    tmp_path: Path, name: str, kind: str | None, forfeits: bool
) -> None:
    """Every game still ends."""
    wrong = program_competitor(program(tmp_path, name, WRONG[name]), limits_of(("memory=150",)))
    found = played(wrong, "truthful", games=2)
    assert found.games == 2
    charged = found.charges[0]
    assert charged is not None
    assert set(charged.faults) == ({kind} if kind else set())
    assert charged.games == (2 if kind else 0)
    assert charged.forfeits == (2 if forfeits else 0)


def test_faults_reach_into_no_other_game(tmp_path: Path) -> None:
    """Three programs play at tables of two. Games without the crashing program are unchanged."""
    limits = USUAL
    sound = [program_competitor(program(tmp_path, name), limits) for name in ("one", "two")]
    third = {
        name: program_competitor(program(tmp_path, name, lines), limits)
        for name, lines in (
            ("sound", ("print(json.dumps(answer), flush=True)",)),
            ("bad", WRONG["crash"]),
        )
    }
    pairs = []
    for bot in third.values():
        found = match(MIA, QUICK, [*sound, bot], 6, "others", seats=2)
        pairs.append({(p.one, p.other): p for p in found.pairs}[0, 1])
    assert pairs[0].ahead == pairs[1].ahead
    assert pairs[0].games == pairs[1].games == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import sys; sys.exit('no such module')", "no such module"),
        ("print('hello')", "something other than “ready”"),
        ("syntax error", "SyntaxError"),
    ],
)
def test_a_program_that_cannot_start_is_refused_with_a_reason(
    tmp_path: Path, text: str, said: str
) -> None:
    bot = program_competitor(script(tmp_path, "bad.py", text))
    with pytest.raises(RulesError) as refused:
        played(bot, "odds")
    assert said in Words("en").explain(refused.value.reason)


def test_a_missing_interpreter_is_named(tmp_path: Path) -> None:
    path = Path(script(tmp_path, "bot", "#!/no/such/interpreter\n"))
    with pytest.raises(RulesError, check=because("not-executable")):
        program_competitor(str(path))
    path.chmod(0o755)
    with pytest.raises(RulesError, check=because("No such file")):
        played(program_competitor(str(path)), "odds")


def test_a_program_that_uses_its_seed_repeats_the_game(tmp_path: Path) -> None:
    lines = (
        "import random",
        "luck = random.Random(seed * 1000 + asked)",
        'answer["action"] = luck.choice(heard["offers"])["action"]',
        "print(json.dumps(answer), flush=True)",
    )
    mine = program_competitor(program(tmp_path, "mine", lines))
    assert played(mine, mine, games=2) == played(mine, mine, games=2)


def test_a_match_names_a_program_by_its_file(tmp_path: Path) -> None:
    path = program(tmp_path, "mine")
    found = match(MIA, QUICK, [path, Path(path), "odds"], 2, "files", seats=2)
    assert [standing.bot for standing in found.standings] == ["mine.py", "mine.py", "odds"]
    with pytest.raises(RulesError, check=because("no-file")):
        match(MIA, QUICK, ["./nobody.py", "odds"], 1, "files")
