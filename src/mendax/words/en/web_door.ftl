# The way to a table: codes that are said aloud, and who came by an invitation.
web-code-say = Or say this code
web-code-help = At { $address }, “I have a code”
web-code-letters = Code: { $letters }
web-code-have = I have a code
web-code-field = The code of the table
web-code-go = To the table
web-invited = { $host } invites you to { $game }
web-invited-table = A table of { $game }
web-invited-name = What shall they call you?
web-invited-how = How it is played
