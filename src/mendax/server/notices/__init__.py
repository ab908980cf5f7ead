"""Notices between servers, sent through the database that they share."""
