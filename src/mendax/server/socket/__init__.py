"""The WebSocket of a table: handshake, connection, send queue, and the fast path in uvicorn."""
