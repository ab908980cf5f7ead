"""Notices between the workers of one server, sent through the database."""
