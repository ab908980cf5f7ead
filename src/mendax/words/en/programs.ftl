# What is said of programs that play: to them, and to who wrote them.

program-not-ready = It did not answer “begin” with “ready”: { $problem }
program-protocol = It speaks protocol { $given }, and here { $known } is spoken.
program-other-games = It does not play { $game }; it says that it plays { $known }.
program-unreadable = That is no message that is known here: { $problem }
program-illegal = That may not be done now: { $given }. What may be done is among the offers.
program-wrong-number = It answers { $given }, but the last question was { $asked }.
program-refused = It was refused { $tries } times. The last time: { $words }
program-flood = It said { $lines } lines that nobody had asked for.
program-silent = It did not answer in time.
program-half-line = It did not answer in time: it began a line and did not end it.
program-long-line = It wrote a line of more than { $limit } bytes.
program-does-not-read = It did not read what it was told for { $seconds } seconds.
program-closed = It closed its output, and runs on.
program-ended = It ended by itself, with exit code { $code }.
program-killed = It was ended by the signal { $signal }.
program-no-file = There is no file “{ $given }”.
program-not-executable = “{ $given }” can’t be run: it is neither Python nor JavaScript by its name, nor executable (chmod +x).
