# Tables in PostgreSQL, and moving them there and back.

server-database-address = The address of the database can’t be read. Write it as postgresql://name@host/database.
server-database-not-installed = What leads to PostgreSQL is not installed ({ $problem }). Install it with: pip install "mendax[postgresql]"
server-database-unusable = The database can’t be used: { $problem }
server-database-in-use = Another server uses this database. Stop it, or name another database.
server-database-encoding = The database is not in UTF-8, so it can’t keep every word. Make a new one with: createdb --encoding=UTF8 --template=template0
server-needs-database = “{ $setting }” needs a database that several processes can share: --database postgresql://name@host/database. Tables in a file are for one process.

transfer-not-empty = There is something in it already: tables are moved into an empty database only.
transfer-not-alike = What was written was read back differently, so nothing was moved.
transfer-same = Tables are moved from one place to another: name two different ones.
transfer-no-place = A place is a folder or an address of PostgreSQL, postgresql://name@host/database. What you named is neither.
transfer-moving = Moving the tables
transfer-row = { $place }: { $rows } rows, SHA-256 { $hash }
transfer-done = All was moved, read back and found alike. What was there is untouched.
transfer-restore = The tables are in a database. Bring the backup back into an empty folder (--data), and move it from there with “mendax transfer”.
