"""The PostgreSQL store, which uses psycopg. It is imported only if a database is configured."""
