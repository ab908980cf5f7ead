"""Several server processes on one port: start, supervision and end."""
