"""Solvers of games. Imports games, rule books and arrays; never bots, tables or the server."""
