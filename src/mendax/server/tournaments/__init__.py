"""Tournaments of this server: their logs, clocks and tables, and what people see of them."""
