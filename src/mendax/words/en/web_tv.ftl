# The table on a television.
web-tv-show = Show on a big screen
web-tv-join = Join in
web-tv-code = or say the code
web-tv-on-screen = The table is on the big screen.
web-tv-hand-only = Show only my hand
web-tv-hand-help = The seats are on the big screen. They come back when it is switched off.
