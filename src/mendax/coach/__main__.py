"""Makes the policies of the package anew: ``python -m mendax.coach``. Takes some minutes."""

import sys
from pathlib import Path

from mendax.coach.mia.policies import package_files
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy import file_format


def main() -> None:
    """Writes every file of the package."""
    folder = Path(__file__).parent / "stored"
    folder.mkdir(exist_ok=True)
    for name, rules, seats in package_files():
        solution = solve(rules, seats)
        file_format.save(solution.policy, folder / name)
        size = (folder / name).stat().st_size
        sys.stdout.write(f"{name}: {size} bytes in {solution.seconds:.1f} s\n")


if __name__ == "__main__":
    main()
