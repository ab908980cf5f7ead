"""The coach behind the server: reviews, hints, and the process that solves rule sets."""
