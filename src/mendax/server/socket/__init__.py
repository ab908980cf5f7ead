"""Connections: HTTP/1.1, WebSockets, and the table protocol."""
