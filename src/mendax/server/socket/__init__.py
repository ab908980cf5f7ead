"""Connections: HTTP/1.1, WebSockets, and the sockets of tables that are spoken on them."""
