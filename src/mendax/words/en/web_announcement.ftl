# What whoever runs the server has to say to all.

web-announcement = From whoever runs this server
web-announcement-draining = The server is about to restart. Running games can be finished, no others begin. Your table is kept.
web-announcement-hide = Hide
