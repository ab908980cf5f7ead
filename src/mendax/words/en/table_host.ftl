# A table that outlives its host: who is the host meanwhile, who is ready, and what is played next.

## Refused
table-refused-not-all-ready = Not everybody who is here is ready.
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
