# Several people at one keyboard.
terminal-people-welcome = { $game } for { $seats } at one keyboard: { $names }.
terminal-people-next = { $seat } is next. Hand over the keyboard; everybody else looks away.
terminal-people-ready = [Enter] I am { $seat }
terminal-people-hide = [Enter] cover it again
terminal-people-terminal = Several people at one keyboard need a terminal that can cover what each of them sees: here input or output is none.
terminal-people-full-screen = Several people at one keyboard play line by line: leave out --full-screen.
terminal-people-seats = At { $seats } seats there is no room for { $people } people.
