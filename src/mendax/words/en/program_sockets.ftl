# What is said to programs that speak for themselves over a socket.

program-not-asked = Nothing is asked of you now. Wait for “news” with offers, and answer it once.
program-subprotocol = The socket was offered { $given }, and here { $known } is spoken.
program-no-mendax = { $server } answers, but not as a server of Mendax does.
kit-online = It is in the list of programs of { $server }. Ctrl-C ends it.
kit-challenged = It is asked to a table, and comes: { $game }, { $link }
kit-back = It has got up: { $link }. Games played to the end: { $games }
program-key-of-seat = This key is for a seat at one table. In the list of programs one is known by a key of one’s own.
kit-key-needed = A key of your own is needed: --key, or MENDAX_KEY. “You on this device”, in the settings of the server’s front page, makes one.
