"""A generic terminal screen for any game, labelled with the catalogue's field names."""
