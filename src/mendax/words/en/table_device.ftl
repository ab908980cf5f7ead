# A bot plays on for somebody whose connection is gone.
table-refused-stand-in-here = Whoever plays seat { $seat } is connected: nobody plays for them.
table-refused-stand-in-host = Only the host may do that, or anybody while it is the host who is gone.
table-refused-stand-in-bot = No person plays seat { $seat } now.
table-event-stood-in = { $seat } is offline; { $bot } plays on.
