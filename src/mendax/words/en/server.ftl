# The server: HTTP, sockets, the log, its data and its administration.

## HTTP, sockets and the log
wire-refused-unreadable = This message could not be read: { $problem }
wire-refused-too-long = This is too long: the limit is { $limit } bytes.
wire-refused-cookies = The cookies sent are too long: the limit is { $limit } bytes. Delete this site’s cookies and try again.
wire-refused-head = The head of this request is too long: the limits are { $limit } bytes and { $lines } lines.
wire-refused-too-slow = This request took too long to arrive: at most { $seconds } seconds.
wire-refused-host = This request names no host, or more than one.
wire-refused-length = This request does not say how long its body is (Content-Length).
wire-refused-name = This server is not called { $given }. If that is one of its names, start it with --name { $given } (or MENDAX_NAMES={ $given }); behind a proxy, with --proxy too.
wire-refused-media-type = The body has to be application/json, not { $given }.
wire-refused-no-media-type = The body has to be application/json, and this request does not name its type (Content-Type).
wire-refused-query = There is no parameter “{ $given }” here. Allowed: { $allowed }.
wire-refused-no-query = This address takes no parameters, and got “{ $given }”.
wire-refused-not-found = There is nothing at this address.
wire-refused-method = This address does not accept { $given }. Allowed: { $allowed }.
wire-refused-no-table = There is no table at this address. Is a letter of the link missing?
wire-refused-no-tournament = There is no tournament at this address. Is a letter of the link missing?
wire-refused-no-code = There is no table with this code. Codes are short-lived: ask for a new one.
wire-refused-not-a-code = This is not a code. A code has five to eight letters, such as ABCDE; a link to the table works too.
wire-refused-no-record = Game { $game } of this table is not over, or was never played.
wire-refused-no-replay = This replay does not exist, or its player has withdrawn it.
wire-refused-too-many-replays = You already show { $most } games. Withdraw one first.
wire-refused-not-yours = This table is not open to spectators.
wire-refused-no-preset = There is no preset “{ $given }”. Allowed: { $allowed }.
wire-refused-origin = Requests from another site ({ $given }) are not allowed here.
wire-refused-too-fast = Too many requests. Try again in { $seconds ->
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
wire-refused-full = There are too many connections right now. Try again later.
wire-refused-tables-full = Too many tables are open right now. Try again later.
wire-refused-tournaments-full = Too many tournaments are running right now. Try again later.
wire-refused-no-hello = The first message has to be hello.
wire-refused-binary = Only text frames are read here.
wire-refused-failed = Something went wrong on our side. The table is as it was before; please try again.
wire-refused-unwell = Nothing can be stored here now: { $problem }. Everything stored before is safe.
wire-refused-not-stored = This is not confirmed: look at the table before you try again.
wire-refused-moved = Another server has this table. Please try again.
wire-refused-disk-low = The server’s disk is almost full, so games go on, but no tables can be opened and chat is off.
wire-refused-draining = This server is about to restart: no tables are opened and no games start. Running games can be finished.
wire-refused-needs-server = This needs a server, and you are playing without one.
wire-refused-banned = You are banned from this server.
wire-refused-closed = This table has been closed by the server’s operator.
server-bad-setting = The setting “{ $setting }” can’t be “{ $given }”. { $kind ->
    [switch] Allowed: true or false.
    [whole] Allowed: a whole number from { $low } to { $high }.
    [above] Allowed: a number above { $low }, at most { $high }.
    [number] Allowed: a number from { $low } to { $high }.
    [choice] Allowed: { $allowed }.
    [host] Allowed: an IP address or a name, without a port (127.0.0.1, ::1, localhost), or unix: and a full path. The port has its own setting.
    [names] Allowed: host names or IP addresses, such as mendax.example.org.
    [origins] Allowed: origins such as https://example.org:8443, without a path.
    [proxies] Allowed: IP addresses, networks such as 10.88.0.0/16, or * for every address.
    [push_services] Allowed: host names such as push.example.org or *.example.org, or the word browsers.
    [webhooks] Allowed: host names such as hooks.example.org or *.example.org, or * for every host.
    [contact] Allowed: an e-mail address such as host@example.org, or a page such as https://example.org/about.
    [root_path] Allowed: a path such as /mendax, in letters, digits and -._~, that does not start with one of the server’s own addresses (/t, /api, /rules and so on).
    [rates] Allowed: a table [rates] of limits, such as messages = "200/20".
   *[folder] Allowed: the path of a folder, as text.
}
server-bad-secret = The value of the setting “{ $setting }” can’t be used. It is not shown here, because it may be secret. { $kind ->
    [database] Allowed: postgresql://name@host/database.
   *[metrics_token] Allowed: at least 16 visible ASCII characters.
}
server-bad-settings-file = The settings in { $file } can’t be read: { $problem }
server-bad-about = The page in the setting “about”, { $file }, can’t be shown: { $problem }. It needs a first heading (# Title) and at most 200 kB of text.
server-settings-right = { $file } is valid.
server-settings-open = { $file } holds a password or a token, and every user of this machine can read it. Fix it with: chmod 0640 { $file }
server-unknown-setting = There is no setting { $given }. Available: { $allowed }.
server-unknown-rate = There is no limit called “{ $given }”. Available: { $allowed }.
server-bad-rate = “{ $given }” is not a limit: write it as { $example }; a rate is a count, a slash, and a number of seconds.
server-old-browser = This browser is too old for Mendax. Use Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari }, or a newer one.
server-data-in-use = Another server (process { $holder }) uses the tables in { $folder }. Stop it, or choose another folder with --data.
server-data-no-locks = The file system of { $folder } has no locks ({ $problem }). Keep the tables on a local disk, or in PostgreSQL (--database).
server-data-version = A later release of Mendax wrote the tables (format { $found }; this release knows formats up to { $known }).
server-data-development = A development version of Mendax before 0.2.0 wrote the tables. tools/upgrade_database.py in the source code upgrades them.
server-data-no-version = The file of the tables says that its format is { $found }, which no version of Mendax has written. It may be damaged, or belong to another program.
server-data-empty = The file of the tables is empty: { $file }. Mendax never leaves an empty file, so something else did. Restore a copy, or move the file away to start over.
server-data-unusable = The folder { $folder } can't hold tables: { $problem }
server-not-stored = This could not be stored.
server-not-readable = The stored tables could not be read: { $problem }
server-port-in-use = Nothing can listen at { $host }, port { $port }: { $problem }. Choose another with --port.
server-port-waiting = Port { $port } is still in use; waiting up to { $seconds } seconds for it.
server-socket-unusable = Nothing can listen at the Unix socket { $path }: { $problem }.
server-socket-waiting = The Unix socket { $path } is still in use; waiting up to { $seconds } seconds for it.
server-ready = Mendax is open at { $address }
server-for-others = Others in your network: { $address }
server-tls-warning = Browsers warn once about this certificate, because this computer made it. Choose “Advanced”, then continue.
server-for-this-machine = Only this computer can connect. With --lan, everyone on your network can.
server-behind-proxy = Others connect through the proxy in front of it.
server-in-wsl = This is WSL: other devices reach Windows, and not this address. Forward the port in Windows, or use mirrored networking (networkingMode=mirrored in .wslconfig).
server-no-network = This computer does not seem to be on a local network, so others can’t reach it.
server-closed = Mendax has stopped. All tables are kept.
server-share-opening = Opening a tunnel through { $destination } …
server-shared = Friends anywhere can open this link. Encryption ends at { $host }: its owner could read everything, including hidden dice.
server-shared-plain = Friends anywhere can open this link. It has no encryption: { $host } and networks on the way could read everything, including hidden dice.
server-share-unanswered = The link { $address } does not answer. A host of your own needs “GatewayPorts clientspecified” in its sshd_config, and an open port in its firewall.
server-share-ended = The tunnel through { $destination } has ended. Without it, friends can’t connect.
server-share-again = The tunnel through { $destination } is open again.
server-share-failed = No tunnel through { $destination }: { $problem }. Check that ssh connects to it without a question.
server-share-slow = No tunnel through { $destination } within { $seconds } seconds. Check that ssh connects to it without a question.
server-share-destination = “{ $given }” is not an SSH server. Write it as name@host or name@host:port.
server-share-address = “{ $given }” is not a public address. Write it as https://dice.example.org.
server-share-one = Use one of --share and --share-service; --share-at needs --share.
server-share-alone = --share needs a server at 127.0.0.1 only, without --lan or another --host.
server-share-no-ssh = --share needs the program ssh (OpenSSH).

## Screens
wire-refused-screen = This screen only shows the table: you can’t play on it.

## PostgreSQL, and moving tables there and back
server-database-address = The address of the database can’t be read. Write it as postgresql://name@host/database.
server-database-not-installed = The PostgreSQL driver is not installed ({ $problem }). In a checkout of Mendax: python -m pip install ".[postgresql]"
server-database-unusable = The database can’t be used: { $problem }
server-database-in-use = Another server uses this database. Stop it, or name another database.
server-database-pool = The database is reached through a pool (such as PgBouncer) in transaction or statement mode, which would lose the server’s lock. Set pool_mode = session for it, or connect to PostgreSQL directly.
server-database-encoding = The database is not in UTF-8, so it can’t store all text. Create a new one with: createdb --encoding=UTF8 --template=template0
server-tls-needs-lan = “tls” is for a local network: use it with --lan.
server-tls-not-installed = The package that makes certificates is not installed ({ $problem }). In a checkout of Mendax: python -m pip install ".[tls]"
transfer-not-empty = The target is not empty: tables are moved only into an empty database.
transfer-not-alike = The copy differs from the original, so nothing was moved.
transfer-same = The two places are the same: name two different ones.
transfer-no-place = “mendax transfer” needs a folder or a PostgreSQL address (postgresql://name@host/database), and got neither.
transfer-moving = Moving the tables
transfer-row = { $place }: { $rows } rows, SHA-256 { $hash }
transfer-done = Everything was copied, read back and found equal. The original is untouched.
transfer-restore = The tables are in a database. Restore the backup into an empty folder (--data), and move it from there with “mendax transfer”.

## Maintenance: backups, damage, deletion
server-data-damaged = The tables in { $file } are damaged: { $problem }. Nothing was changed. “mendax check” lists the damage, “mendax restore” restores a backup.
server-not-copied = The tables could not be copied: { $problem }
maintenance-no-tables = { $file } holds no tables of Mendax: { $problem }
maintenance-no-file = There are no tables of Mendax in { $folder }. If they are in another folder, name it; if they are in PostgreSQL, set MENDAX_DATABASE.
maintenance-exists = { $file } already exists. Nothing is overwritten: choose another name.
maintenance-nowhere = Nothing can be written in { $folder }.
maintenance-copying-now = Copying the tables
maintenance-checking = Checking the tables
maintenance-backed-up = All tables are now in { $file } ({ $megabytes } MB).
maintenance-restored = The tables in { $folder } are now those of { $file }.
maintenance-kept = The previous tables are kept in { $file }.
maintenance-sound = No damage found. Tables: { $tables }; lines of their logs: { $lines }; finished games verified: { $games }.
maintenance-damaged = Damage found. Tables: { $tables }; lines of their logs: { $lines }; finished games verified: { $games }. “mendax restore” restores a backup.
maintenance-pages = pages of the file are damaged ({ $problem })
maintenance-no-row = the log has lines, but the table is missing
maintenance-key-no-table = a program has a key for it, but the table is missing
maintenance-index = the index of games does not match the log
maintenance-record = the record of game { $game } is not valid ({ $problem })
maintenance-log = the log can’t be replayed ({ $problem })
maintenance-unknown-game = not checked: the game { $game } is not installed here
maintenance-swept = Deleted: tables { $tables }, talk of { $talk }, sessions { $sessions }.
maintenance-size = The file had { $was } MB and has { $size } MB now.
maintenance-size-later = The space in the file will be reused. To give it back to the disk, run “mendax tidy” while no server runs.

## The checks of `mendax doctor`
doctor-packages = Python { $python }, Mendax { $version }: all packages that these settings need are installed.
doctor-packages-missing = Packages are missing: { $names }. In a checkout of Mendax: python -m pip install ".[{ $extras }]"
doctor-calls = Absent players of slow games are called by Web Push.
doctor-calls-off = Absent players of slow games are not called, because the package “cryptography” is missing. Install it with: python -m pip install "mendax[push]"
doctor-descriptors = The process may open { $limit } files and connections.
doctor-descriptors-few = The process may open only { $limit } files, so connections are limited to { $connections }. Raise the limit with LimitNOFILE= of systemd, or with “ulimit -n”.
doctor-clock = The clock is plausible, and did not jump during the check.
doctor-clock-behind = The clock is behind the newest files here by { $hours } h. Set it, best with NTP.
doctor-clock-jumped = The clock jumped by { $seconds } s during the check. Let NTP adjust it gradually, and set it by no other program.
doctor-database-file = The tables are in { $file }.
doctor-database-new = There are no tables yet; { $folder } will hold them.
doctor-database-other = { $file } is not a database. Move it away, or restore a backup with “mendax restore”.
doctor-database-postgresql = PostgreSQL { $version } answers, and this release knows its tables.
doctor-pool-direct = The connection to PostgreSQL is direct.
doctor-pool-session = A pool in session mode leads to PostgreSQL.
doctor-locks-free = No server uses these tables now.
doctor-locks-held = A server uses these tables now (process { $holder }).
doctor-locks-shared = Servers that use this database now: { $count }.
doctor-locks-alone = A transfer has this database for itself. Start the server when it has ended.
doctor-names = Accepted host names: { $names }.
doctor-names-any = Behind the proxy every host name is accepted. Set your own with --name (the setting “names”).
doctor-names-untrusted = “names” or “secure” points to a proxy, but none is trusted. Name it with --proxy, such as --proxy 127.0.0.1.
doctor-names-everybody = Every address is trusted as a proxy, so clients can invent addresses. Name your proxies with --proxy.
doctor-memory = Machine code is allowed, and the solver is compiled.
doctor-memory-plain = The solver runs as plain Python. To make it faster, in a checkout of Mendax: python -m pip install ".[fast]"
doctor-memory-forbidden = The solver runs as slower plain Python, because this system forbids new machine code ({ $problem }). With systemd, MemoryDenyWriteExecute=no allows it.
doctor-folder = { $folder } can be written and locked.
doctor-folder-unwritable = Nothing can be written in { $folder }: { $problem }. Give the folder to the server’s user with chown.
doctor-disk = The disk has { $megabytes } MB free.
doctor-disk-low = The disk of { $folder } has only { $megabytes } MB free, and the server keeps { $spare } MB in reserve. Free some space, or lower the setting “spare”.
doctor-client = The client for browsers is built.
doctor-client-missing = The client for browsers is not built. Build it with “./run web”, or install a release.
doctor-port = The server can listen at { $places } (port { $port }).
doctor-port-served = A server listens here already.
doctor-failed = This check could not be made: { $problem }. Run it as the server’s user.
doctor-good = Everything is in order.
doctor-problems = Problems: { $count }.

## Administration (`mendax admin`)
control-unreadable = The control socket could not read this: { $problem }
control-no-server = No server is running on the tables in { $folder }. If they are elsewhere, name the folder with --data.
control-no-answer = The server on the tables in { $folder } closed the connection before answering.
control-nowhere = This system has no Unix sockets, so a running server can’t be reached.
control-table = { $id }  { $game }, { $phase }: { $people } (connections: { $sockets })
control-no-tables = No table is in memory: nobody is connected.
control-which-table = { $count ->
    [0] No table in memory begins with “{ $given }”.
   *[other] { $count } tables in memory begin with “{ $given }”.
} “mendax admin list” names them.
control-which-person = { $count ->
    [0] No connected person is listed as “{ $given }”, and it is not an address.
   *[other] { $count } people who are connected begin with “{ $given }”.
} “mendax admin people TABLE” names them.
control-no-ban = No ban matches “{ $given }”.
control-person = { $person }  { $name }, seat { $seat }, from { $address } (connections: { $sockets })
control-watcher = { $person }  watches, from { $address } (connections: { $sockets })
control-ban = { $kind } { $who }, for { $seconds } more seconds
control-ban-for-good = { $kind } { $who }, permanently
control-no-bans = There are no bans.
control-hung-up = Done. Connections closed: { $count }.
control-told = Done. Connections notified: { $count }.
control-draining = No new games start. Games still running: { $count }. The server stops after the last.
control-lifted = Done.
control-bad-time = “{ $given }” is not a duration: write it as 90s, 30m, 12h or 7d.
control-key = { $id }  { $name }, of { $owner }: for the list, last used on { $day }
control-seat-key = { $id }  { $name }, of { $owner }: for a seat at table { $table }, last used on { $day }
control-no-keys = No program has a key.
control-revoked = Done. Keys revoked: { $count }.
control-no-key = No key, or more than one, is listed as “{ $given }”; `mendax admin keys` lists them.
control-opening-key = { $id }  { $name }, of { $owner }: for opening tables, created on { $day }
control-report = { $id }  { $day } UTC, table { $table }: { $name } ({ $person }), reported by { $by }
control-no-reports = There are no reports.
control-no-report = No report, or more than one, is listed as “{ $given }”; `mendax admin reports` lists them.

## Sessions, codes for another device, stored data
persons-nobody = This device is not known here, so nothing about you is stored. Sit down at a table first.
persons-no-code = That code is not valid, or no longer valid: each code works once, within five minutes.

## Previews of links
preview-invited = { $host } invites you to { $game }
preview-table = A game of { $game } is waiting
preview-text = { $pitch } No account: choose a name and sit down.
preview-text-ours = { $rules }. No account: choose a name and sit down.
preview-game = { $game }: how to play
preview-replay = { $game }: a finished game
preview-replay-text = Who lied, who doubted, and what was under the cup, move by move.
preview-front = Mendax: three games of straight-faced lies
preview-front-text = Mia, French poker and Sword of Lies, with friends or against bots. No account.

## Programs: the check, the kit and their errors
program-not-ready = It did not answer “begin” with “ready”: { $problem }
program-protocol = It speaks protocol { $given }, but this server speaks { $known }.
program-other-games = It does not play { $game }; it says that it plays { $known }.
program-unreadable = That is not a known message: { $problem }
program-illegal = That is not allowed now: { $given }. The offers list what is.
program-wrong-number = It answers { $given }, but the last question was { $asked }.
program-refused = It was refused { $tries } times. The last time: { $words }
program-flood = It sent { $lines } lines that were not asked for.
program-silent = It did not answer in time.
program-half-line = It did not answer in time: it began a line and did not finish it.
program-long-line = It wrote a line of more than { $limit } bytes.
program-does-not-read = It did not read its input for { $seconds } seconds.
program-closed = It closed its output, but is still running.
program-ended = It ended by itself, with exit code { $code }.
program-ended-early = It ended before it answered “begin”. A Python bot needs a function “play” or a class “Bot”; any other program reads lines until its input ends.
program-killed = It was ended by signal { $signal }.
program-no-file = There is no file “{ $given }”.
program-not-executable = “{ $given }” can’t be run: its name is neither Python’s nor JavaScript’s, and it is not executable (chmod +x).
program-no-link = “{ $given }” is not a link to a table; one looks like https://mendax.example.org/t/abcdefgh.
program-no-key = That can’t be a key: keys are made of plain letters, digits and signs (ASCII), on one line.
program-no-server = { $server } can’t be reached: { $problem }
program-server-busy = { $server } keeps asking to wait. Try again later.
program-server-refused = The server refuses ({ $status }): { $words }
program-connection-lost = The connection was lost, and { $tries } attempts to restore it failed.
kit-which-one = Name the bot: either a file, or a command line with --exec.
kit-where = Say where it plays: --table LINK at a server, or --arena GAME here.
kit-failed = It has stopped playing. { $words }
kit-connection = The connection: { $said }
kit-at-table = { $bot } is joining the table. Ctrl-C ends it.
kit-table-game = Game { $game }: place { $place } of { $seats }.
kit-fair-redone = Game { $game }: all { $draws } draws redone from the opened seed, and every one fits.
kit-fair-shown = Game { $game }: { $opened } of { $draws } draws were shown and fit their commitments. Not checked: how they were drawn.
kit-fair-nothing = Game { $game }: the draws were not checked, because the program did not receive the whole game.
kit-table-games = Games played to the end: { $games }
kit-arena-won = { $bot }: won { $won } of { $games }, { $payoff } per game; refused answers: { $refusals }
kit-watch-begins = { $game }: { $names }
kit-watch-does = → { $action }
kit-watch-refused = Refused: { $words }
kit-opened = The table is open: { $link }
check-in-games = normal games
check-in-strange-rules = unusual house rules
check-in-names = names with characters of all kinds
check-in-additions = fields and events that it does not know
check-in-refusals = an answer that is refused
check-in-pieces = lines that come in pieces
check-in-late = joining a game that has begun
check-in-broken-off = a game that is broken off while it thinks
check-example = For example: { $line }
check-times = Times: { $count }
check-errors = Its standard error ended with:
check-sound = No problems found. Answers: { $answers }; the slowest took { $milliseconds } ms.
check-faulty = Situations with problems: { $faulty }. Answers: { $answers }; the slowest took { $milliseconds } ms.
check-plays-nothing = It says that it plays none of the games that were asked for.
check-never-ready = It never answered “begin” with “ready”.
check-illegal = It answered with a move that is not allowed: { $problem }. Every value must be among those of its offer.
check-ignores-refusals = It was refused { $tries } times and keeps sending moves that are not allowed.
check-silent-after-refusal = It did not answer after it had been refused. “refused” asks for one answer again.
check-ready-unasked = It said “ready” where a move was asked for.
check-answered-twice = It answered { $given }, which it had already answered; the question was { $asked }. Each question has one answer.
check-wrong-number = It answered { $given }, but the question was { $asked }. “after” must repeat the number of the question; where there are no offers, nothing is asked, and it may be another player’s turn.
check-strays = It wrote { $lines } lines that answer nothing.
check-not-utf8 = It wrote a line that is not UTF-8.
check-no-message = It wrote a line that is not a message: { $problem }. Messages to you go to standard error.
check-goes-on = It does not end when its input ends.

## Keys of programs, and challenges
wire-refused-key = This key is not known here: it is mistyped, or it was revoked.
wire-refused-key-revoked = The key was revoked, or the seat was taken back.
wire-refused-key-elsewhere = This key is not for a seat at this table.
wire-refused-program = A program can’t do that: it plays its own seat.
programs-off = This server does not issue keys for programs.
wire-refused-opening-invited = On this server, only people who have taken part at a table open new ones. Ask a friend for a link, or enter a key from the server’s owner.
wire-refused-opening-keys = On this server, only people with a key from its owner open tables.
wire-refused-opening-no-key = This key is not valid, or someone else already uses it.
programs-too-many-keys = You have { $most } keys here, which is the limit. Revoke one first.
programs-not-asked = Nothing is asked of this program now.
programs-not-online = This program is no longer online.
programs-declined = The program declined.
programs-silent = The program did not answer.
programs-busy = The program is already at as many tables as it can play.
programs-other-game = The program does not play this game with these rules, or not with this many players.
programs-full = The list of programs is full. Try again later.
programs-bad-games = There is no such game or preset here: { $given }.

## Programs on a socket of their own
program-not-asked = Nothing is asked of you now. Wait for “news” with offers, and answer it once.
program-subprotocol = The socket was offered { $given }, but this server speaks { $known }.
program-no-mendax = { $server } answers, but not as a Mendax server.
kit-online = It is in the list of programs of { $server }. Ctrl-C ends it.
kit-challenged = It is invited to a table, and joins: { $game }, { $link }
kit-back = It has got up: { $link }. Games played to the end: { $games }
program-key-of-seat = This key is for a seat at one table. The list of programs needs a key of your own.
kit-key-needed = A key of your own is needed: --key, or MENDAX_KEY. “You on this device”, in the settings of the server’s front page, creates one.

## Calls to absent players
calls-off = This server does not call absent players.
calls-bad-address = A webhook is an address that begins with https://, without a port, a user name or a fragment.
calls-host-not-allowed = This server does not send calls to { $host }. Its operator decides which hosts may receive them.
calls-private-address = { $host } is not an address on the public internet, so this server does not send calls there.
calls-not-found = { $host } has no address on the internet.
calls-bad-key = This browser’s key for calls is not valid.
calls-not-host = Only the host of the table may do this.
calls-not-seated = Only players at this table are called. Take a seat first.
calls-too-late = A reminder is possible up to { $days } days ahead.
calls-no-browser = You are not called on this browser.

## Reports
wire-refused-report-not-here = Only people at this table may report others there.
wire-refused-report-no-such-name = No person at this table is called { $given }.
wire-refused-report-yourself = You can’t report yourself.
# A notification while the page is closed. The deadline stands in the device’s time, such as “Mon 15:42”.
call-turn-title = Your turn: { $game }
call-turn-body = Until { $until }. Then the server plays for you.
call-begun-title = { $game } has begun
call-begun-body = You will be called when it is your turn.
call-mistakes-title = { $count ->
    [one] One mistake is due
   *[other] { $count } mistakes are due
}
call-mistakes-body = Practice: { $game }
# A line in a messenger of a group.
call-turn-webhook = { $game } is waiting for { $names }.
call-begun-webhook = { $game } has begun.
