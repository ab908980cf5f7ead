# The story on the podium, the replay, and one's own record, which this device keeps.
web-story-title = What was worth telling
web-story-none = A quiet game: nothing stood out.
web-story-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}
web-story-closed = What was hidden stays hidden at this table: this is what you saw yourself.
web-story-show = Watch it
web-story-picture = Share a picture
web-story-saved = The picture is saved.
web-story-replay = Replay
web-replay-title = Replay, game { $number }
web-replay-back = Back to the table
web-replay-before = One step back
web-replay-next = One step on
web-replay-play = Play
web-replay-pause = Stop
web-replay-place = Step
web-replay-at = Step { $at } of { $of }
web-replay-round = Step { $at } of { $of }: { $what }
web-replay-eyes = Seen
web-replay-open = with open cups
web-replay-own = as you saw it
web-replay-watched = as it was watched
web-replay-shut = What was hidden stays hidden at this table: this is what you saw yourself.
web-replay-link = Copy the link to this step
web-replay-copied = Copied
web-replay-cut = The game is very long: only its beginning is shown.
web-replay-coach = Coach: this cost { $lost }. Better: { $best }.
web-replay-mistakes = Next mistake
web-replay-keys = Arrow keys go step by step, the space bar plays.
web-record-title = My record
web-record-note = Counted on this device, from what you knew in each game. Nothing of it leaves this browser.
web-record-none = There is nothing yet. Play a game to its end, and it is counted here.
web-record-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won
web-record-lied = Lies among your claims
web-record-caught = Lies that were caught
web-record-right = Doubts that were right
web-record-believed = Beliefs that were right
web-record-of = { $count } of { $of }
web-record-erase = Erase my record
web-record-sure = Erase everything counted here? It can't be brought back.
web-record-yes = Erase
web-record-no = Keep
web-record-erased = Your record is erased.
