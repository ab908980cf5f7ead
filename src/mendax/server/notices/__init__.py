"""Notices between one server's workers, sent through the database."""
