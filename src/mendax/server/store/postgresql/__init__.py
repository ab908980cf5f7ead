"""The PostgreSQL store, using psycopg. Imported only if a database is configured."""
