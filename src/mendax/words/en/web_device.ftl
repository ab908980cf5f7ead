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
web-lost-wait = Trying again in { $seconds } s.
web-lost-trying = Trying now…
