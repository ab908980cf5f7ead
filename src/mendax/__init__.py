"""Mendax, the liar: bluffing games for people, bots and researchers."""

__version__ = "0.2.0"
