# A table that outlives its host: who is the host meanwhile, who is ready, and what is played next.

## Refused
table-refused-not-all-ready = Not everybody who is here is ready.
table-refused-take-over-off = The host has switched off taking over seats here. Wait for the next game.
table-refused-not-free = Seat { $seat } is not free: its player may be back any moment, or sits there.
table-refused-asked-for = { $name } takes that seat already.
table-refused-out-of-game = Seat { $seat } is out of this game. Choose another, or wait for the next game.
table-refused-no-take-over = You have asked for no seat.
table-refused-same-game = That game is on this table already.
table-refused-too-many = That game is for { $most } at most, and { $seats } sit here. Some get up first, and watch.

## Events
table-event-host-passed = { $name } is away: { $to } is the host now.
table-event-host-returned = { $seat } is back and is the host again.
table-event-ready-set = { $on ->
    [yes] { $seat } is ready.
   *[no] { $seat } is not ready yet.
}
table-event-game-set = The next game is another one.
table-event-take-over-asked = { $name } takes the seat of { $seat } at the next round.
table-event-take-over-dropped = { $name } goes on watching.
table-event-taken-over = { $name } plays on this seat from now on.

## The lobby and the podium
web-ready = I’m ready
web-ready-on = You are ready
web-ready-again = Once more!
web-ready-again-on = You want a rematch
web-ready-help = The game begins when everybody here is ready.
web-ready-mark = ready
web-ready-count = { $ready } of { $count } ready
web-ready-all = Begin when all are ready
web-next = Next game
web-take-over = Take a bot’s seat
web-take-over-of = { $name }’s seat
web-take-over-when = It is yours when the next round begins, with all it has.
web-take-over-next = { $name } takes { $of }’s seat at the next round.
web-take-over-you = You take { $of }’s seat at the next round.
web-take-over-drop = Go on watching
web-take-over-may = Late-comers may take over bots’ seats
web-notices = Notices
