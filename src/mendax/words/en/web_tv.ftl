# The table on a television.
web-tv-show = Show on a big screen
web-tv-join = Join in
web-tv-code = or say the code
