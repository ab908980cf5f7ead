"""Notices between the workers of one server, by the database."""
