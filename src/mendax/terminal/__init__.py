"""The terminal and the command line. All text comes from the catalogue."""
