# Words of tables and their seats.
