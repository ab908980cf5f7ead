"""What is asked over HTTP: operations, the pages of the client, and what guards them."""
