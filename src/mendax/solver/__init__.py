"""Solvers of games. They import games, rule books and arrays, but no bots, tables or server."""
