# The table on a television, and phones that are hands only.
web-tv-show = Show on a big screen
web-tv-help = Open this address on the television, or on a computer beside it:
web-tv-join = Join in
web-tv-code = or say the code
web-tv-turn = { $name } is to act
web-tv-hands = The table is on the television
web-tv-hands-help = This phone shows only your hand and what you may do.
