"""The rule book of Mia as arrays: public states, round outcomes, positions, successors."""
