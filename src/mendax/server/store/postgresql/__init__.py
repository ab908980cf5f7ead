"""The store for many: PostgreSQL, reached by psycopg. Loaded only where a database is set."""
