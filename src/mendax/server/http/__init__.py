"""HTTP: the operations, the client's pages, and the middleware before both."""
