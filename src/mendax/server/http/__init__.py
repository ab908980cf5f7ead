"""HTTP: operations, the client's pages, and the middleware in front of both."""
