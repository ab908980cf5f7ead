"""How near two numbers must be to count as equal, and how long the solvers try: all in one place.

Payoffs are of order one (chances to win, lives; at most some thousand points), and double precision
has a relative error of 1.1e-16. A state's payoffs are sums of a few hundred products, so they carry
an error of some 1e-14; everything that is told apart here is told apart by more than that, and
everything that is called exact by less than any deviation that a test allows (1e-9).

Limits that belong to one algorithm only and are no tolerances stand at the head of its module.
"""

from typing import Final

TIE: Final = 1e-13
"""Payoffs no further apart count as equal: ten times the rounding error of a sum, so that a tie is
broken by the rule for ties (believe, keep one's lives) and not by rounding."""

TIE_BY_BELIEF: Final = 1e-12
"""The same for payoffs that are weighed by a belief: dividing by the chance of a claim multiplies
the rounding error."""

PREFERRED: Final = 1e-12
"""An announcement without looking must be better by this than looking: where both are worth the
same, the dice are looked at, and rounding must not decide it."""

NEVER_SAID: Final = 1e-11
"""A claim made with a lower chance counts as never made, so its belief is that of a slip: the
equilibrium conditions of a stage hold up to about this chance."""

GAIN: Final = 1e-11
"""A gain by passing on that is no larger is rounding, and refutes no equilibrium."""

FIXED: Final = 1e-13
"""A fixed-point iteration has converged when the payoffs of its last two rounds differ by less."""

LOOSE: Final = 1e-3
"""So far the inner iteration may be from its fixed point at first, while the outer one is further
still from its own; ``FINER`` times the outer residual afterwards."""

FINER: Final = 0.5
"""See ``LOOSE``."""

SURELY_LEFT: Final = 1e-9
"""A cycle is left with probability one if one pass through it is with at least this chance."""

SWEPT: Final = 1e-15
"""Sweeps of values that only rise or fall (deviations from tables) stop when none changed more."""

ITERATIONS: Final = 60
"""Rounds of a fixed-point iteration before it is given up. Every round either halves the residual
or is a step of value iteration."""

SWEEPS: Final = 1000
"""Sweeps over a component for deviations: a bound, so that no policy, however bad, is swept for
ever."""

REPETITIONS: Final = 120
"""Repetitions of a value said over itself that are looked at before a state is given up; sixteen
are the most that a solved policy was seen to tell apart."""

CLOSER: Final = 4.0
"""The residual of a repetition must have fallen by this factor since the last jump to the values of
a stationary policy before the next jump: so there are few jumps, and none that leads away."""
