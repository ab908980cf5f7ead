# A contest for bots that speak the Mäxchen protocol.
maexchen-listens = A contest by the Mäxchen protocol: UDP, address { $host }, port { $port }. Ctrl-C ends it.
maexchen-scores =
    { $rounds ->
    [one] One round was played. Points:
   *[other] { $rounds } rounds were played. Points:
}
maexchen-cant-listen = No datagrams can be received at { $host }, port { $port }: { $problem }. Choose another with --port.
maexchen-too-many-bots = At most { $most } bots of the house can take part: a round has twenty seats, and one is for a guest.
maexchen-waits = Waiting on port { $port } for a bot to register.
maexchen-at-table = { $name } is on its way to the table. Ctrl-C ends it.
maexchen-other-rules = It knows only the usual order of values at Mia, and here another is played, or another game.
