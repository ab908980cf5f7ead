"""A generic terminal screen for any game, labelled with the catalogue's names of its fields."""
