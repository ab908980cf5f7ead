"""The cost of forgetting in a round of French poker with three seats, in a small toy."""
