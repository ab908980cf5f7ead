"""HTTP: operations, the pages of the client, and the middleware in front of both."""
