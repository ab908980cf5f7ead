"""Programs at a server's tables: links, sockets, challenges and fairness."""
