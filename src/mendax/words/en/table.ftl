# Tables of every game. Names of players come as $seat, $name, $to; numbers of seats count from 1.

## Refused
table-refused-no-seat = You have no seat at this table. Sit down first, or keep watching.
table-refused-seated = You already have seat { $seat }. If you have got up, come back to it.
table-refused-full = Every seat is taken: this table has { $most }.
table-refused-running = Not during a game: wait for its end.
table-refused-not-running = No game is being played. The host starts one.
table-refused-too-few = { $seats ->
    [one] Only { $seats } seat is taken; this game needs at least { $fewest }.
   *[other] Only { $seats } seats are taken; this game needs at least { $fewest }.
}
table-refused-not-host = Only the host may do that.
table-refused-tournament = A tournament decides here which game is next, and who plays it.
table-refused-no-such-seat = There is no such seat; the seats are numbered from 1 to { $seats }.
table-refused-own-seat = You can’t remove yourself. Get up instead.
table-refused-empty-seat = That seat is empty.
table-refused-nobody-there = No person sits there; only someone who is here can be the host.
table-refused-order = An order must name each of these seats once: { $seats }.
table-refused-away = You have got up and a bot plays for you. Come back first.
table-refused-not-away = You are sitting on seat { $seat } already.
table-refused-kicked = The host has removed you from this table.
table-refused-spectators-off = This table has no spectators: only those with a seat may watch and talk.
table-refused-chat-off = Free chat is switched off here. Quick phrases may be allowed.
table-refused-whispers-off = Private talk is switched off here.
table-refused-whisper-to = You can whisper only to another person who sits here.
table-refused-no-chips = This table does not play for chips.
table-refused-buy-in = You can buy { $allowed } chips, not { $given }.
table-refused-buy-in-most = No one here has more than you, and it is enough: there is nothing to buy.
table-refused-no-rebuys = There are no rebuys at this table.
table-refused-short = Everyone needs at least { $least } chips to go on. Short of chips: { $names }. Buy in again, or get up.
table-refused-phrases-off = Quick phrases are switched off here.
table-refused-phrase-unknown = “{ $given }” is not a quick phrase. Available: { $allowed }.
table-refused-text-empty = The message is empty. Write 1 to { $longest } characters.
table-refused-text-long = Too long: at most { $longest } characters.
table-refused-name-empty = A name needs 1 to { $longest } visible characters.
table-refused-name-long = A name has at most { $longest } characters.
table-refused-name-heavy = That name has too many accents or other marks.
table-refused-name-invisible = A name has no control characters, direction marks or line ends.
table-refused-bot-unknown = There is no bot called “{ $given }” for this game. Available: { $allowed }.
table-refused-no-preset = There is no preset called “{ $given }”. Available: { $allowed }.
table-refused-not-a-bot = A person plays seat { $seat }, not a bot.
table-refused-not-an-action = That can’t be done at a table.
table-refused-stale = The game has gone on, so your move did not count. Look again, then decide.
table-refused-share = A share of the randomness is 32 hexadecimal digits, 0–9 and a–f.
table-refused-share-bound = Your share is bound already; it can’t be exchanged before the next game.
table-refused-share-hash = The hash of a share is 64 hexadecimal digits, 0–9 and a–f.
table-refused-share-not-bound = No share that this game waits for fits these bytes.
table-refused-clock = There are { $milliseconds } milliseconds left on this clock.
table-refused-clock-not-running = No clock runs for seat { $seat }.
table-refused-no-such-game = Game { $given } is not available. The last game of this table is number { $allowed }.
table-refused-brought-otherwise = The stacks of this game differ from those of the table.

## Broken logs
table-corrupt-empty = The log of this table is empty.
table-corrupt-gap = The log of this table has line { $line } where line { $expected } must follow.
table-corrupt-line = Line { $line } of the log can’t have happened: { $problem }.
table-corrupt-rules = Game { $game } ended differently when it was played. Its log is complete, so the rules of this release differ from those it was played by, though both call themselves edition { $edition }.
table-corrupt-lines = The log of game { $game } (edition { $edition } of the rules) has been changed since it was played.

## Tables set aside after a failure of the server
table-set-aside-chance = This table is set aside: with its rules the dice or cards never settle, even after { $limit } draws in a row. Its games are kept, and all other tables go on. Open a new table with other rules.
table-set-aside-slow = This table is set aside: an action here took far too long. Its games are kept, and all other tables go on. Try again in ten minutes, or open a new table.
table-set-aside-failed = This table is set aside: it failed several times on our side. Its games are kept, and all other tables go on. Try again in ten minutes, or open a new table.
table-set-aside-unreadable = This table can’t be opened: its log could not be replayed. It is kept as it is, and all other tables go on. Open a new table.

## Broken records
record-problem-no-record = Line { $line } is not the heading of a record: this is not a record of a game.
record-problem-changed = Line { $line } has been changed: its hash is not that of the text so far.
record-problem-cut-short = The record breaks off at line { $line }; its last line must be “end over” or “end running”.
record-problem-unreadable = Line { $line } can’t be read: { $problem }.
record-problem-scheme = Line { $line }: the scheme “{ $given }” is not known here. Known: { $allowed }.
record-problem-newer = Line { $line }: a later release of Mendax wrote this record. It uses edition { $given } of the rules, and this release knows editions up to { $known }.
record-problem-older = Line { $line }: this record uses edition { $given } of the rules. This release plays only edition { $known }.
record-problem-order = Line { $line }: the numbers of entries must grow.
record-problem-seats = Line { $line }: this game is not for { $seats } seats.
record-problem-not-as-shown = Line { $line }: the outcome of draw { $draw } given here is not the one that was shown.
record-problem-unproved = Line { $line }: the outcome of draw { $draw } is given, but no salt proves it.
record-problem-against-rules = Line { $line }: by the rules this can’t have happened.
record-problem-wrong-end = Line { $line }: by the rules the game can’t stand like that here.
record-problem-tangled = Line { $line }: very many ways to fill in the unknown facts were tried, and none gets past this line. Either the record is forged, or the search did not find what really happened.
record-remark-noted = Not checked: whether the server kept the commitment that you saw, and the share that you bound, before the game. This record has no “noted” line. Save it from the table’s page, on the device that you played on.
record-remark-shares = Not checked: whether shares were bound before anybody saw them. This record does not say so.
record-remark-left-out = Bound shares that were not opened in time, and do not count: { $names }.
record-remark-seed = Not checked: how the draws were made, because the seed was not opened. Of { $draws } draws, { $opened } were shown to this reader with salts that fit.
record-remark-setting = Not checked: whether the seed had to be opened. A release that did not note the setting wrote this record.

## Events
table-event-table-opened = The table is open.
table-event-seated = { $seat } sits down.
table-event-renamed = { $seat } is the new name on this seat.
table-event-left = { $seat } gets up.
table-event-left-kicked = The host removes { $seat }.
table-event-left-bot = { $seat } gets up; { $bot } plays on.
table-event-returned = { $seat } is back.
table-event-handed-over = { $seat } is the host now.
table-event-arranged = The seats have been rearranged.
table-event-rules-set = { $own ->
    [yes] { $rules }.
   *[no] Rules: { $rules }.
}
table-event-table-set = The host has changed the table’s settings.
table-event-share-bound = { $seat } binds a share of the randomness.
table-event-share-added = { $seat } opens a share of the randomness.
table-event-shares-left-out = The game is drawn without the shares that were not opened in time: { $seats }.
table-event-bought-in = { $seat } buys chips: { $chips }. The stack is { $stack } now.
table-event-game-started = Game { $number } begins.
table-event-committed = Draw { $draw } is bound.
table-event-salted = Draw { $draw } can be checked.
table-event-seed-opened = The seed is open: every draw of this game can be checked.
table-event-next-committed = The randomness of the next game is bound.
table-event-clock-ran-out = { $seat } has run out of time.
table-event-said = { $seat }: { $text }
table-event-said-to = { $seat } to { $to }, in private: { $text }
table-event-phrase-said = { $seat }: { $phrase }

## Ready phrases
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-thinking = Let me think…
table-phrase-hurry = Your turn!
table-phrase-trust-me = Trust me.
table-phrase-surely-not = Surely not!
table-phrase-nice-bluff = Nice bluff!
table-phrase-well-played = Well played!
table-phrase-ouch = Ouch!
table-phrase-lucky = What luck!
table-phrase-thanks = Thank you!
table-phrase-again = Once more?
table-phrase-bye = Bye!

## A bot plays for a disconnected player
table-refused-stand-in-here = The player of seat { $seat } is connected: no bot can play for them.
table-refused-stand-in-host = Only the host may do that, or anyone while the host is away.
table-refused-stand-in-bot = No person is playing seat { $seat }.
table-event-stood-in = { $seat } is offline; { $bot } plays on.

## Guesses of players who are out
table-refused-guess-in-game = Only players who are out of the running game can guess.
table-refused-guessed = You have guessed at this claim already.
table-refused-guess-late = Too late: that claim is already settled.
table-event-guessed = { $seat } has guessed.
table-event-guesses-settled =
    { $truth ->
        [yes] It was true.
       *[no] It was a lie.
    } Guessed right: { $right }; wrong: { $wrong }.

## Hosts, readiness and the next game: refused
table-refused-not-all-ready = Not everyone here is ready.
table-refused-take-over-off = The host has switched off taking over seats here. Wait for the next game.
table-refused-not-free = Seat { $seat } is not free: its player is there or may be back any moment.
table-refused-asked-for = { $name } is already taking that seat.
table-refused-out-of-game = Seat { $seat } is out of this game. Choose another, or wait for the next game.
table-refused-no-take-over = You have not asked for a seat.
table-refused-same-game = That game is already on this table.
table-refused-too-many = That game is for { $most } at most, and { $seats } sit here. Some must get up first, and watch.

## Hosts, readiness and the next game: events
table-event-host-passed = { $name } is away: { $to } is the host now.
table-event-host-returned = { $seat } is back and is the host again.
table-event-ready-set = { $on ->
    [yes] { $seat } is ready.
   *[no] { $seat } is not ready yet.
}
table-event-game-set = The next game has been changed.
table-event-voted = { $seat } votes on the next game.
table-event-score-reset = The score starts again at zero.
table-event-take-over-asked = { $name } takes the seat of { $seat } in the next round.
table-event-take-over-dropped = { $name } keeps watching.
table-event-taken-over = { $name } plays on this seat from now on.

## Order: mutes, locked seats, new links
table-refused-muted = The host has muted you at this table. You can still play and watch.
table-refused-seats-locked = The free seats are locked: the host decides who sits down.
table-refused-no-such-watcher = No spectator here has that name.
table-refused-no-link = This table has no link.
table-event-muted =
    { $on ->
        [yes] The host mutes { $name }.
       *[no] { $name } may talk again.
    }
table-event-watcher-removed = The host removes { $name }.
table-event-link-changed = The table has a new link. The old one no longer works.

## Seats of programs
table-refused-name-taken = “{ $given }” looks like someone else’s name here. A program must choose another.
table-refused-programs-quiet = Programs may not talk at this table; its host can allow it.
table-refused-program-host = A program can’t be the host.
table-refused-program-seat = A program can only take the seat that is held for it.
table-event-seat-reserved = A seat is held for a program: { $name }.

## Shared devices and screens
table-refused-shared-device = Only people with a device of their own can do that.
table-event-device-shared = { $seat } plays on { $owner }’s device.

## Reactions and masks
table-refused-reactions-off = Reactions are switched off at this table.
table-refused-reaction-unknown = There is no reaction “{ $given }”. Available: { $allowed }.
table-refused-mask-unknown = There is no mask “{ $given }”. Available: { $allowed }.
table-refused-mask-taken = { $name } wears this mask already.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } to { $to }: { $reaction }
table-event-wore = { $seat } changes masks.
table-reaction-laugh = laughter
table-reaction-gasp = a gasp
table-reaction-squint = suspicion
table-reaction-sweat = cold sweat
table-reaction-weep = tears
table-reaction-cheer = cheers
table-mask-fox = Fox
table-mask-owl = Owl
table-mask-cat = Cat
table-mask-bear = Bear
table-mask-hare = Hare
table-mask-wolf = Wolf
table-mask-frog = Frog
table-mask-raven = Raven
table-mask-badger = Badger
table-mask-moon = Moon
table-mask-sun = Sun
table-mask-jester = Jester
table-mask-lion = Lion
table-mask-mouse = Mouse
table-mask-rooster = Rooster
table-mask-dragon = Dragon
table-mask-devil = Devil
table-mask-pirate = Pirate
table-mask-hedgehog = Hedgehog
table-mask-ram = Ram

## House rules and the text form
table-rules-ours = { $base ->
    [standard] Our rules: { $changes }
   *[other] Our rules ({ $preset }): { $changes }
}
table-rules-named = { $base ->
    [standard] { $name }: { $changes }
   *[other] { $name } ({ $preset }): { $changes }
}
rules-yes = yes
rules-no = no
rules-unknown-game = There is no game called “{ $given }”. Available: { $allowed }.
rules-broken-package = The game “{ $given }” from the package { $package } can’t be played: { $problem }.
rules-unknown-option = There is no house rule called “{ $option }”. Available: { $allowed }.
rules-unknown-preset = There is no preset called “{ $given }”. Available: { $allowed }.
rules-of-another-game = There are no rules of { $game } in { $given }: give a preset’s name, or { $allowed }.
rules-observer = There is no seat { $given } here: seats are { $allowed }, and None is a spectator.
rules-not-an-action = An action is needed, and { $given } is none.
rules-games = A match has at least one game, not { $given }.
rules-did-you-mean = Did you mean “{ $like }”?
rules-out-of-range = “{ $given }” will not do for “{ $option }”. Allowed: { $allowed }.
rules-chance-without-end = With these rules the dice or cards never settle: after { $limit } draws in a row no player is to act. Choose other rules.
rules-applies-only-with = “{ $option }” has no effect under these rules: it needs { $other } = { $values }.
rules-applies-not-with = “{ $option }” has no effect under these rules: it can’t be combined with { $other } = { $values }.
rules-seats = This game is for { $allowed } players, not { $given }.
rules-edition-newer = A later release of Mendax made this: it uses edition { $given } of the rules, and this release knows editions up to { $known }. Upgrade Mendax to open it.
rules-edition-older = This uses edition { $given } of the rules. This release of Mendax plays only edition { $known }.
rules-edition-unreadable = “{ $given }” is not the number of an edition.
record-unknown-kind = “{ $text }” begins with an unknown word. Known: { $allowed }.
record-unreadable = “{ $text }” can’t be read: { $problem }.
record-brackets = The brackets in “{ $text }” don’t match, or are nested too deeply.
record-unknown-actor = “{ $text }” can’t act: “chance”, “seat1”, “seat2” and so on can.
record-spelling = “{ $text }” is spelled wrongly: write “{ $written }”.

## The story of a finished game: names, claims and dice are put in
story-best-lie = The best lie: { $seat } had { $truth }, said { $claim }, and { $other } believed it.
story-bravest-belief = The bravest call: { $other } believed { $seat }’s { $claim } ({ $chance }% likely), and was right.
story-keenest-doubt = The sharpest doubt: { $seat } said { $claim }, { $other } doubted it, and it was { $truth }.
story-real-top = No joke: { $seat } really had { $claim }.
story-most-caught = Caught most often: { $seat }, { $caught } times in a lie.
story-most-lies = The smoothest liar: { $seat } told { $lied } lies and got away with { $slipped }.
story-honest = Honest to the end: { $seat } claimed { $said } times and never lied.
story-lead = The turning point: in round { $round } { $seat } took the lead and kept it.
story-turning-point = The turning point: round { $round }. The chances of { $seat } went from { $before }% to { $after }%.
story-sword-best-lie = The best bluff: { $seat } named a { $truth ->
    [red] red
   *[black] black
} card { $claim ->
    [red] red
   *[black] black
}, and { $other } believed it.
story-sword-keenest-doubt = Seen through: { $seat } named a { $truth ->
    [red] red
   *[black] black
} card { $claim ->
    [red] red
   *[black] black
}, and { $other } did not believe a word.
story-sword-pot = The biggest pot: { $chips } chips for { $seat }.
story-sword-blow = The heaviest blow: { $swords } swords on one card of { $seat }.
story-sword-broken = A broken word: { $seat } did not keep what was promised to { $other }.
story-sword-boldest = The boldest bet came from { $seat }: four more swords for the war.
story-lost-lie = { $out ->
    [yes] Out in round { $round }
   *[no] Your last loss, round { $round }
}: you had { $truth }, said { $claim }, and { $other } doubted it.
story-lost-doubt = { $out ->
    [yes] Out in round { $round }
   *[no] Your last loss, round { $round }
}: you doubted { $other }’s { $claim }, and it was true.
story-lost-round = { $out ->
    [yes] Out in round { $round }.
   *[no] Your last loss was in round { $round }.
}
story-sword-lost-fold = You folded in betting round { $round }.
story-sword-lost-war = Your last card fell in round { $round } of the war.
story-sword-lost-bold = { $other } made the boldest bet and took its four swords. Your last card fell in round { $round } of the war.

## Tutorial: the players
tutorial-anna = Anna
tutorial-marko = Marko
tutorial-you = You

## Tournaments: refused
tournament-refused-over = This tournament is over.
tournament-refused-not-host = Only the tournament’s host may do that.
tournament-refused-not-in = You don’t take part in this tournament. Join first.
tournament-refused-in-already = You take part already.
tournament-refused-dismissed = The host has removed you from this tournament.
tournament-refused-no-programs = The host admits no programs to this tournament.
tournament-refused-full = The tournament is full: it has { $most } players.
tournament-refused-no-such-player = There is no such player; the players are numbered from 0 to { $last }.
tournament-refused-not-seated = Only two different players who have a seat in the next round can change places.
tournament-refused-finished = Table { $table } doesn’t wait for a result.
tournament-refused-held = The tournament’s clock has already been stopped.
tournament-refused-not-held = The tournament’s clock is running.
tournament-refused-not-now = That isn’t possible at this point of the tournament.
tournament-refused-too-few = { $players ->
    [0] No one takes part yet.
   *[other] One player is too few without bots.
}
