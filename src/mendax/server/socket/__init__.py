"""Connections: HTTP/1.1, WebSockets, and the protocol of tables on them."""
