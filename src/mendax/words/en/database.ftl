# Tables in PostgreSQL, and moving them there and back.

server-database-address = The address of the database can’t be read. Write it as postgresql://name:password@host/database.
server-database-not-installed = What leads to PostgreSQL is not installed ({ $problem }). Install it with: pip install "mendax[postgresql]"
server-database-unusable = The database can’t be used: { $problem }
server-database-in-use = Another server uses this database. Stop it, or name another database.
server-database-encoding = The database is not in UTF-8, so it can’t keep every word. Make a new one with: createdb --encoding=UTF8 --template=template0

transfer-not-empty = There is something in it already: tables are moved into an empty database only.
transfer-not-alike = What was written was read back differently, so nothing was moved.
