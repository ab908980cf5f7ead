"""Solver for the wars of Sword of Lies, in which all cards lie open."""
