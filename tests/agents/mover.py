"""An agent for tests that plays from the text of its observations alone."""

from random import Random


def move_in(observation: str) -> str:
    """Return a random move of those that an observation lists, with one of its listed values."""
    lines = observation.splitlines()
    start = max(number for number, line in enumerate(lines) if line.startswith("Your move."))
    moves: dict[str, dict[str, str]] = {}
    for line in lines[start + 1 :]:
        name, _, rest = line.strip().partition(": ")
        if not line.startswith("  "):
            moves[name] = {}
        elif ":" in line:
            moves[[*moves][-1]][name] = rest.split(", ")[-1].rpartition(" ")[2]
    pattern = Random(observation).choice([*moves])
    return " ".join(moves[pattern].get(word, word) for word in pattern.split()).strip()
