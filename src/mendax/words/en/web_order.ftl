# The host's tools that keep order, and who is locked out.
web-order-mute = Mute
web-order-mute-of = Mute { $name } for everybody
web-order-unmute = Let talk
web-order-unmute-of = Let { $name } talk again
web-order-muted = muted
web-order-watchers = Watching
web-order-kick-of = Show { $name } the door
web-order-lock = Lock free seats
web-order-lock-help = Only who has sat here before may sit down.
web-order-programs-talk = Programs may talk
web-order-programs-talk-help = Words, phrases and faces of programs.
web-order-new-link = New link
web-order-new-link-help = The old link stops working. Who is here stays.
web-order-new-link-sure = Yes, change the link
web-order-new-link-done = This is the new link.
web-order-cancel = Cancel
