# Order at a table: who is muted or shown the door, locked seats, a new link.
table-refused-muted = The host has muted you at this table. You can go on playing and watching.
table-refused-seats-locked = The free seats are locked: the host decides who sits down.
table-refused-no-such-watcher = Nobody watches here under that name.
table-refused-no-link = This table has no link.
table-event-muted =
    { $on ->
        [yes] The host mutes { $name }.
       *[no] { $name } may talk again.
    }
table-event-watcher-removed = The host shows { $name } the door.
table-event-link-changed = The table has a new link. The old one no longer works.
