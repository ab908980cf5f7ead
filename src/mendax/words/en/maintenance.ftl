# What is said to whoever keeps the tables: backups, damage, what is thrown away.

server-data-damaged = The tables in { $file } are damaged: { $problem }. Nothing was changed. “mendax check” names what is hurt, “mendax restore” brings a backup back.
server-not-copied = The tables could not be copied: { $problem }
