"""The store in PostgreSQL, by psycopg. Imported only if a database is configured."""
