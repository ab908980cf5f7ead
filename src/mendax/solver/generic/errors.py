"""What solvers raise that find no equilibrium. Knows no game and no algorithm."""


class NoEquilibriumFound(ArithmeticError):
    """No equilibrium within the promised error; the argument is the smallest error found."""
