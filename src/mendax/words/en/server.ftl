# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
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
server-data-version = A later release of Mendax wrote the tables (format { $found }, this one knows formats up to { $known }).
server-data-development = A development version of Mendax before 0.2.0 wrote the tables. tools/upgrade_database.py in the source code upgrades them.
server-data-no-version = The file of the tables says that its format is { $found }, which no version of Mendax has written. It may be damaged, or belong to another program.
server-data-empty = The file of the tables is empty: { $file }. Mendax never leaves one like that, so something else did. Put back a copy of it, or move it away to begin anew.
server-data-unusable = The folder { $folder } can't hold tables: { $problem }
server-not-stored = This could not be stored.
server-not-readable = The stored tables could not be read: { $problem }
server-port-in-use = Nothing can listen at { $host }, port { $port }: { $problem }. Choose another with --port.
server-port-waiting = Port { $port } is still in use; waiting up to { $seconds } seconds for it.
server-socket-unusable = Nothing can listen at the Unix socket { $path }: { $problem }.
server-socket-waiting = The Unix socket { $path } is still in use; waiting up to { $seconds } seconds for it.
server-ready = Mendax is open at { $address }
server-for-others = Others in your network: { $address }
server-for-this-machine = Only this computer can come in. With --lan everybody in your network can.
server-behind-proxy = Others come in by the proxy in front of it.
server-in-wsl = This is WSL: other devices reach Windows, and not this address. Forward the port in Windows, or use mirrored networking (networkingMode=mirrored in .wslconfig).
server-no-network = This computer seems to be in no local network, so others can’t find it.
server-closed = Mendax is closed. All tables are kept.
server-workers-nowhere = Several workers need Linux or macOS. Start one: --workers 1.
server-worker-format = This version of Mendax keeps tables in another form than the house that runs. End the house, and start it again with this version.

## Screens
wire-refused-screen = This screen only shows the table: nothing can be done on it.

## PostgreSQL, and moving tables there and back
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

## Maintenance: backups, damage, deletion
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

## Administration (`mendax admin`)
control-unreadable = The control socket could not read this: { $problem }
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

## Sessions, codes for another device, stored data
persons-nobody = This device is not known here, so there is nothing of you. Sit down at a table first.
persons-no-code = That code is not good, or not any more: each is good once, for five minutes.

## Previews of links
preview-invited = { $host } invites you to { $game }
preview-table = A table of { $game } is waiting
preview-text = { $pitch } No account: choose a name and sit down.
preview-game = { $game }: how it is played
preview-house = Mendax: three games of straight-faced lies
preview-house-text = Mia, French poker and Sword of Lies, with friends or against bots. No account.

## Programs: the check, the kit and their errors
program-not-ready = It did not answer “begin” with “ready”: { $problem }
program-protocol = It speaks protocol { $given }, and here { $known } is spoken.
program-other-games = It does not play { $game }; it says that it plays { $known }.
program-unreadable = That is no message that is known here: { $problem }
program-illegal = That may not be done now: { $given }. What may be done is among the offers.
program-wrong-number = It answers { $given }, but the last question was { $asked }.
program-refused = It was refused { $tries } times. The last time: { $words }
program-flood = It said { $lines } lines that nobody had asked for.
program-silent = It did not answer in time.
program-half-line = It did not answer in time: it began a line and did not end it.
program-long-line = It wrote a line of more than { $limit } bytes.
program-does-not-read = It did not read what it was told for { $seconds } seconds.
program-closed = It closed its output, and runs on.
program-ended = It ended by itself, with exit code { $code }.
program-killed = It was ended by the signal { $signal }.
program-no-file = There is no file “{ $given }”.
program-not-executable = “{ $given }” can’t be run: it is neither Python nor JavaScript by its name, nor executable (chmod +x).
program-no-link = “{ $given }” is no link to a table; one looks like https://mendax.example.org/t/abcdefgh.
program-no-key = That can’t be a key: keys are made of plain letters, digits and signs (ASCII), on one line.
program-no-server = { $server } can’t be reached: { $problem }
program-server-busy = { $server } keeps asking to wait. Try again later.
program-server-refused = The server refuses ({ $status }): { $words }
program-connection-lost = The connection is lost, and { $tries } tries to get it back failed.
kit-which-one = Name the bot: a file, or a command line with --exec, one of the two.
kit-where = Say where it plays: --table LINK at a server, or --arena GAME here.
kit-failed = It plays no more. { $words }
kit-connection = The connection: { $said }
kit-at-table = { $bot } is on its way to the table. Ctrl-C ends it.
kit-table-game = Game { $game }: place { $place } of { $seats }.
kit-table-games = Games played to the end: { $games }
kit-arena-won = { $bot }: won { $won } of { $games }, { $payoff } a game; refused answers: { $refusals }
kit-watch-begins = { $game }: { $names }
kit-watch-does = → { $action }
kit-watch-refused = Refused: { $words }
kit-opened = The table is open: { $link }
check-in-games = usual games
check-in-strange-rules = house rules that hardly anybody plays
check-in-names = names with signs of all kinds
check-in-additions = fields and events that it does not know
check-in-refusals = an answer that is refused
check-in-pieces = lines that come in pieces
check-in-late = coming to a game that has begun
check-in-broken-off = a game that is broken off while it thinks
check-example = For example: { $line }
check-times = So often: { $count }
check-errors = Its standard error ended with:
check-sound = Nothing wrong was found. Answers: { $answers }; the slowest took { $milliseconds } ms.
check-faulty = Situations in which something is wrong: { $faulty }. Answers: { $answers }; the slowest took { $milliseconds } ms.
check-plays-nothing = It says that it plays none of the games that were asked for.
check-never-ready = It never answered “begin” with “ready”.
check-illegal = It answered with what may not be done: { $problem }. Every value must be among those of its offer.
check-ignores-refusals = It was refused { $tries } times and goes on saying what may not be done.
check-silent-after-refusal = It did not answer after it had been refused. “refused” asks for one answer again.
check-ready-unasked = It said “ready” where a move was asked for.
check-answered-twice = It answered { $given }, which it had answered already; asked was { $asked }. Each question has one answer.
check-wrong-number = It answered { $given }, and { $asked } was asked. “after” must repeat the number of the question; where there are no offers, nothing is asked, and it may be another’s turn.
check-strays = It wrote { $lines } lines that answer nothing.
check-not-utf8 = It wrote a line that is not UTF-8.
check-no-message = It wrote a line that is no message: { $problem }. What it wants to say to you goes to standard error.
check-goes-on = It does not end when its input ends.

## Keys of programs, and challenges
wire-refused-key = This key is not known here: it is mistyped, or it was revoked.
wire-refused-key-revoked = The key was revoked, or the seat was taken back.
wire-refused-key-elsewhere = This key leads to no seat at this table.
wire-refused-program = A program may not do that: it plays its own seat.
programs-off = This server makes no such keys for programs.
programs-too-many-keys = You have { $most } keys here, and no more can be had. Revoke one first.
programs-not-asked = Nothing is asked of this program now.
programs-not-online = This program is not online any more.
programs-declined = The program declined.
programs-silent = The program did not answer.
programs-busy = The program sits at as many tables as it can.
programs-other-game = The program does not play this game by these rules, or not with so many.
programs-full = The list of programs is full. Try again later.
programs-bad-games = There is no such game or preset here: { $given }.

## Programs on a socket of their own
program-not-asked = Nothing is asked of you now. Wait for “news” with offers, and answer it once.
program-subprotocol = The socket was offered { $given }, and here { $known } is spoken.
program-no-mendax = { $server } answers, but not as a server of Mendax does.
kit-online = It is in the list of programs of { $server }. Ctrl-C ends it.
kit-challenged = It is asked to a table, and comes: { $game }, { $link }
kit-back = It has got up: { $link }. Games played to the end: { $games }
program-key-of-seat = This key is for a seat at one table. In the list of programs one is known by a key of one’s own.
kit-key-needed = A key of your own is needed: --key, or MENDAX_KEY. “You on this device”, in the settings of the server’s front page, makes one.
