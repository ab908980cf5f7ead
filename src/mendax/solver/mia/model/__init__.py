"""The rule book of Mia as arrays: public states, outcomes of rounds, positions, successors."""
