# What is said to programs that speak for themselves over a socket.

program-not-asked = Nothing is asked of you now. Wait for “news” with offers, and answer it once.
program-subprotocol = The socket was offered { $given }, and here { $known } is spoken.
