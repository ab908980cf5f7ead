"""A tournament: many tables, many rounds, one ranking.

This package decides who sits where, in which round and with which points. It does no input or
output: the server opens the tables, starts the clocks and reports the results.
"""
