"""Several server processes on one port: how they start, are supervised, and end."""
