# Værtens redskaber, der holder orden, og hvem der bliver udenfor.
web-order-mute = Lydløs
web-order-mute-of = Sæt { $name } på lydløs for alle
web-order-unmute = Lad tale
web-order-unmute-of = Lad { $name } tale igen
web-order-muted = lydløs
web-order-watchers = Ser med
web-order-kick-of = Vis { $name } ud
web-order-lock = Lås ledige pladser
web-order-lock-help = Kun den, der har siddet her før, må sætte sig.
web-order-programs-talk = Programmer må tale
web-order-programs-talk-help = Ord, fraser og ansigter fra programmer.
web-order-new-link = Nyt link
web-order-new-link-help = Det gamle link holder op med at virke. De, der er her, bliver.
web-order-new-link-sure = Ja, skift link
web-order-new-link-done = Her er det nye link.
web-order-cancel = Annuller
