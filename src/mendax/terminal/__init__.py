"""The terminal and the command line. All user-facing text comes from the catalogue."""
