"""Makes the policies of the package anew: ``python -m mendax.coach``. Takes some minutes."""

import sys
from pathlib import Path

from mendax.coach.policies import shelf
from mendax.solver import book
from mendax.solver.mia import solve


def main() -> None:
    """Writes every file of the shelf."""
    folder = Path(__file__).parent / "stored"
    folder.mkdir(exist_ok=True)
    for name, rules, seats in shelf():
        solution = solve(rules, seats)
        book.save(solution.policy, folder / name)
        size = (folder / name).stat().st_size
        sys.stdout.write(f"{name}: {size} bytes in {solution.seconds:.1f} s\n")


if __name__ == "__main__":
    main()
