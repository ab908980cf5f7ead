"""Public states from which the dice may be passed on unopened and unrolled."""
