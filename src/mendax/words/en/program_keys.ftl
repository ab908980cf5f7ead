# Programs that come with a key: why they may not, and what became of a challenge.
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
