"""Solvers of games; they import games, rule books and arrays, never bots, tables or the server."""
