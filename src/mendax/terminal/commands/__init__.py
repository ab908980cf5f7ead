"""The commands of the command line: each its arguments and its output."""
