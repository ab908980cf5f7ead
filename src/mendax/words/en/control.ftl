# What «mendax admin» says, and the control socket that it asks.

control-unreadable = The control socket could not read this: { $problem }
control-failed = The server could not do this: { $problem }. Its log says where.
control-no-server = No server is running on the tables in { $folder }. If they are elsewhere, name the folder with --data.
control-no-answer = The server on the tables in { $folder } hung up before it had answered.
control-nowhere = This system has no Unix sockets, so a running server can’t be asked.
control-table = { $id }  { $game }, { $phase }: { $people } (connections: { $sockets })
control-no-tables = No table is in memory: nobody is here.
