# What a device and its connection say at a table: no network, who is gone, calls, ways out.

## Without a network
web-lost-network = { $seat ->
    [yes] No network: your seat is kept.
   *[no] No network.
}
web-lost-link = { $seat ->
    [yes] Connection lost: your seat is kept.
   *[no] Connection lost.
}
web-disk-full = The server can’t store anything now, so the table stands still. Nothing is lost; it goes on by itself when there is room again.
web-lost-wait = Trying again in { $seconds } s.
web-lost-trying = Trying now…

## Leaving
web-leaving = Leave the game?
web-leaving-stay = Stay
web-leaving-now = Leave for now
web-leaving-now-note = After a minute a bot plays for you. Come back, and the seat is yours again.
web-leaving-now-alone = The table waits for you. You find it on the front page.
web-leaving-seat = Give up the seat
web-leaving-seat-note = A bot plays on at once.

## To be known
web-name-taken = There is another { $asked } here, so you are called { $name }.
web-second-tab = This table is open in another tab too. Both show your seat, and you can play in either.
web-copy-by-hand = The link is selected: copy it from the field.

## Waiting for somebody whose connection is gone
web-absent-bot = offline · bot in { $time }
web-awaited = { $name } is offline.
web-awaited-bot = A bot plays in { $time }.
web-awaited-now = Now
web-awaited-now-for = Let a bot play for { $name } now

## Preferences
web-awake = Keep the screen on
web-awake-help = While you play; a phone that sleeps loses its network.
web-notify = Call me to my turn
web-notify-help = A notification when this page is out of sight. It says whose turn it is, and nothing of the game.
web-notify-refused = Your browser does not allow it. You can change that in its settings.
web-badge = Mark on the app’s icon
