"""The solvers' equality tolerances and iteration limits.

Payoffs are of order one (chances to win, lives; at most some thousand points), and double precision
has a relative error of 1.1e-16. A state's payoffs are sums of a few hundred products, so their
error is about 1e-14. All tolerances in this module are larger. Results called exact have smaller
errors than any test allows (1e-9).

Limits of a single algorithm that are not tolerances are at the top of its module.
"""

from typing import Final

TIE: Final = 1e-13
"""Payoffs within this difference are equal.

It is ten times the rounding error of a sum, so a rule (believe, keep the lives) decides ties rather
than rounding.
"""

TIE_BY_BELIEF: Final = 1e-12
"""The equivalent of ``TIE`` for payoffs weighted by a belief.

Dividing by the probability of a claim multiplies the rounding error.
"""

PREFERRED: Final = 1e-12
"""The smallest advantage for which a seat announces without looking.

With equal values the seat looks, and rounding errors must not change that.
"""

NEVER_SAID: Final = 1e-11
"""A claim with a lower probability counts as never made.

The belief after such a claim is that after a slip. The equilibrium conditions of a stage are exact
up to about this probability.
"""

GAIN: Final = 1e-11
"""Smaller gains from passing on are rounding errors and do not refute an equilibrium."""

FIXED: Final = 1e-13
"""A fixed-point iteration has converged once its last two payoffs differ by less than this."""

LOOSE: Final = 1e-3
"""The initial tolerance of an inner fixed-point iteration.

It applies while the outer iteration is further from its own fixed point. Later, the tolerance is
``FINER`` times the outer residual.
"""

FINER: Final = 0.5
"""The later inner tolerance, as a fraction of the outer residual (see ``LOOSE``)."""

SURELY_LEFT: Final = 1e-9
"""A cycle is left with probability one if each pass leaves it with at least this probability."""

SWEPT: Final = 1e-15
"""Sweeps of monotone values (deviations from tables) stop once no value changes by more than
this."""

ITERATIONS: Final = 60
"""The maximum number of rounds of a fixed-point iteration.

Every round either halves the residual or is a step of value iteration.
"""

SWEEPS: Final = 1000
"""The maximum number of sweeps over a component for deviations, which bounds the time for any
policy."""

REPETITIONS: Final = 120
"""The maximum number of repetitions of a value announced over itself.

The longest period solved so far is sixteen.
"""

CLOSER: Final = 4.0
"""The factor by which a repetition's residual must fall between two jumps.

A jump sets the values to those of a stationary policy. This factor keeps jumps rare and prevents
divergence.
"""
