"""Several processes that serve one house on one port: started, watched over, ended together."""
