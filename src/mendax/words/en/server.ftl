# What the server says over HTTP, over the socket and in its log.

wire-refused-unreadable = This message could not be read: { $problem }
wire-refused-too-long = This is too long: at most { $limit } bytes are read.
wire-refused-cookies = The cookies sent along are too long: at most { $limit } bytes are read. Delete this site’s cookies and come again.
wire-refused-head = The head of this request is too long: at most { $limit } bytes and { $lines } lines are read.
wire-refused-too-slow = This request took too long to arrive: at most { $seconds } seconds.
wire-refused-host = This request does not say which host it is for, or says several.
wire-refused-length = This request does not say how long its body is (Content-Length).
wire-refused-name = This server is not called { $given }. If that is a name of its own, start it with --name { $given } (or MENDAX_NAMES); behind a proxy, with --proxy too.
wire-refused-media-type = The body has to be application/json, not { $given }.
wire-refused-query = There is no parameter “{ $given }” here. Allowed: { $allowed }.
wire-refused-not-found = There is nothing at this address.
wire-refused-method = This address does not take { $given }. Allowed: { $allowed }.
wire-refused-no-table = There is no table at this address. Perhaps a letter of the invitation is missing?
wire-refused-no-league = This server shows no league, or none of its rounds has been played yet.
wire-refused-no-code = There is no table with this code. Codes are short-lived: ask for a new one.
wire-refused-no-record = Game { $game } of this table is not over, or was never played.
wire-refused-not-yours = This table is not open to spectators.
wire-refused-no-preset = There is no preset “{ $given }”. Allowed: { $allowed }.
wire-refused-origin = Requests from another site ({ $given }) are not allowed here.
wire-refused-too-fast = That is too much at once. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
wire-refused-stored-too-much = Too much has been stored for you or your network: at most { $limit } MB a day. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
wire-refused-too-many-tables = Too many tables were opened by you or from your network: at most { $limit } a day. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
wire-refused-table-full = So much has happened at this table that its log is full ({ $limit } lines). The running game can still end; after it, open a new table.
wire-refused-flood = Too many messages; the connection is closed.
wire-refused-full = There are too many connections just now. Try again a little later.
wire-refused-tables-full = Too many tables are open just now. Try again a little later.
wire-refused-no-hello = The first message has to be hello.
wire-refused-binary = Only text frames are read here.
wire-refused-failed = Something went wrong on our side. The table is as it was before; please try again.
wire-refused-unwell = Nothing can be stored here now: { $problem }. What was stored before is safe.
wire-refused-not-stored = This could not be stored, so it did not happen. Please try again.
wire-refused-moved = This table has moved to another worker. Please try again.
wire-refused-disk-low = Little room is left on the server’s disk, so games go on, but no new tables are opened and nothing is said.
wire-refused-draining = This server is about to restart: no tables are opened and no games begin. Running games can be finished.
wire-refused-banned = You are not let in here.
wire-refused-closed = This table has been closed by whoever runs the server.

server-bad-setting = A setting is not right: { $problem }
server-bad-root-path = “{ $given }” can’t be the path that Mendax is below: write it as /mendax, in letters, digits and -._~, beginning with none of its own addresses (/t, /api, /rules and so on).
server-bad-settings-file = The settings in { $file } can’t be read: { $problem }
server-settings-right = { $file } is all right.
server-settings-open = { $file } holds a password or a token, and every user of this machine can read it. Put it right with: chmod 0640 { $file }
server-unknown-setting = There is no setting { $given }. There are: { $allowed }.
server-unknown-rate = There is no limit called “{ $given }”. There are: { $allowed }.
server-bad-rate = “{ $given }” is no limit that can be set: write it as { $example }; rates are how many, a slash, and in how many seconds.
server-old-browser = This browser is too old for Mendax. Use Chrome or Edge 123, Firefox 125, Safari 17.5, or a newer one.
server-data-in-use = Another server (process { $holder }) uses the tables in { $folder }. Stop it, or choose another folder with --data.
server-data-no-locks = The file system of { $folder } gives no locks ({ $problem }). Keep the tables on a local disk, or in a PostgreSQL (--database).
server-data-version = The tables were written by another version of Mendax (format { $found }, this one knows { $known }).
server-data-no-version = The file of the tables says that its format is { $found }, which no version of Mendax has written. It may be damaged, or belong to another program.
server-data-empty = The file of the tables is empty: { $file }. Mendax never leaves one like that, so something else did. Put back a copy of it, or move it away to begin anew.
server-data-unusable = The folder { $folder } can't hold tables: { $problem }
server-not-stored = This could not be stored.
server-not-readable = The stored tables could not be read: { $problem }
server-port-in-use = Nothing can listen at { $host }, port { $port }: { $problem }. Choose another with --port.
server-port-waiting = Port { $port } is still in use; waiting up to { $seconds } seconds for it.
server-ready = Mendax is open at { $address }
server-for-others = Others in your network: { $address }
server-for-this-machine = Only this computer can come in. With --lan everybody in your network can.
server-behind-proxy = Others come in by the proxy in front of it.
server-in-wsl = This is WSL: other devices reach Windows, and not this address. Forward the port in Windows, or use mirrored networking (networkingMode=mirrored in .wslconfig).
server-no-network = This computer seems to be in no local network, so others can’t find it.
server-closed = Mendax is closed. All tables are kept.
server-workers-nowhere = Several workers need Linux or macOS. Start one: --workers 1.
server-worker-format = This version of Mendax keeps tables in another form than the house that runs. End the house, and start it again with this version.
