# What «mendax admin» says, and the control socket that it asks.

control-unreadable = The control socket could not read this: { $problem }
control-failed = The server could not do this: { $problem }. Its log says where.
control-no-server = No server is running on the tables in { $folder }. If they are elsewhere, name the folder with --data.
control-no-answer = The server on the tables in { $folder } hung up before it had answered.
control-nowhere = This system has no Unix sockets, so a running server can’t be asked.
control-table = { $id }  { $game }, { $phase }: { $people } (connections: { $sockets })
control-no-tables = No table is in memory: nobody is here.
control-which-table = { $count ->
    [0] No table in memory begins with “{ $given }”.
   *[other] { $count } tables in memory begin with “{ $given }”.
} “mendax admin list” names them.
control-which-person = { $count ->
    [0] Nobody who is connected is listed as “{ $given }”, and it is no address.
   *[other] { $count } people who are connected begin with “{ $given }”.
} “mendax admin people TABLE” names them.
control-no-ban = Nobody and nothing called “{ $given }” is kept out.
control-private = This table lets no spectators in, so there is nothing to watch.
control-person = { $person }  { $name }, seat { $seat }, from { $address } (connections: { $sockets })
control-watcher = { $person }  watches, from { $address } (connections: { $sockets })
control-ban = { $kind } { $who }, for { $seconds } more seconds
control-ban-for-good = { $kind } { $who }, for good
control-no-bans = Nobody is kept out.
control-hung-up = Done. Connections closed: { $count }.
control-told = Done. Connections told: { $count }.
control-draining = No new games begin. Games that still run: { $count }. The server ends after the last.
control-lifted = Done.
control-watching = What is done at the table, as any spectator hears it; Ctrl-C ends it. Those who are there see that one more person watches.
control-bad-time = “{ $given }” is no time: write it as 90s, 30m, 12h or 7d.
control-key = { $id }  { $name }, of { $owner }: for the list, last used on { $day }
control-seat-key = { $id }  { $name }, of { $owner }: for a seat at table { $table }, last used on { $day }
control-no-keys = No program has a key.
control-revoked = Done. Keys revoked: { $count }.
control-no-key = No key, or more than one, is listed as “{ $given }”; `mendax admin keys` lists them.
control-silent = Worker { $worker } does not answer.
control-no-workers = No worker answers just now. Try again in a moment.
control-no-worker = There is no worker { $worker }; “mendax admin workers” lists them.
control-one-worker = This house is one process: there is no other to take its place. End it, and start it again.
control-not-restarted = Worker { $worker } stays: no other could be started. The log says why.
control-worker = worker { $number }, process { $pid }: { $state ->
    [starting] is starting
    [leaving] is leaving
    [silent] does not answer
   *[serving] serves
}, started { $seconds } s ago (tables: { $tables }, connections: { $sockets })
