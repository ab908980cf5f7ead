# Programs at a table: what they may not do there, and the seats that are kept for them.
table-refused-name-taken = “{ $given }” looks like the name of somebody else here. A program must choose another.
table-refused-programs-quiet = Programs may not talk at this table; its host can allow it.
table-refused-program-host = A program can’t be the host.
table-refused-program-seat = A program has the seat that was kept for it, and no other.
table-event-seat-reserved = A seat is kept for a program: { $name }.
