# What is said to whoever keeps the tables: backups, damage, what is thrown away.

server-data-damaged = The tables in { $file } are damaged: { $problem }. Nothing was changed. “mendax check” names what is hurt, “mendax restore” brings a backup back.
server-not-copied = The tables could not be copied: { $problem }
maintenance-no-tables = { $file } holds no tables of Mendax: { $problem }
maintenance-exists = { $file } is there already. Nothing is overwritten: choose another name.
maintenance-nowhere = Nothing can be written in { $folder }.
maintenance-copying = A copy is being made already. Try again when it is finished.
maintenance-copying-now = Copying the tables
maintenance-checking = Going through the tables
maintenance-backed-up = All tables are in { $file } now ({ $megabytes } MB).
maintenance-restored = The tables in { $folder } are those of { $file } now.
maintenance-kept = The tables of before are kept in { $file }.
maintenance-sound = All is sound. Tables: { $tables }; lines of their logs: { $lines }; finished games verified: { $games }.
maintenance-damaged = Not all is sound. Tables: { $tables }; lines of their logs: { $lines }; finished games verified: { $games }. A backup can be brought back with “mendax restore”.
maintenance-pages = pages of the file are damaged ({ $problem })
maintenance-no-row = there are lines of a log without their table
maintenance-key-no-table = there is a key for a program to it, but no table
maintenance-index = the index of games does not fit the log
maintenance-record = the record of game { $game } does not hold ({ $problem })
maintenance-log = the log can’t be played again ({ $problem })
maintenance-unknown-game = not looked at: the game { $game } is not installed here
maintenance-swept = Thrown away: tables { $tables }, talk of { $talk }, sessions { $sessions }.
maintenance-size = The file had { $was } MB and has { $size } MB now.
maintenance-size-later = The room in the file will be used again. To give it back to the disk, run “mendax tidy” while no server runs.
