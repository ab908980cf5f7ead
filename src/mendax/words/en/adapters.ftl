# Why a game can't be handed to a library that knows actions by numbers.
adapter-unlisted = With { $seats } seats and these rules the actions can’t be listed: “{ $action }” leaves an amount or words open, or can be done in too many ways. Games whose actions are choices, such as Mia and French poker, can be listed.
adapter-no-round = These rules have no rounds that could be played by themselves.
adapter-no-round-over = No round begins over { $given } with these rules. It may begin over: { $allowed }.
adapter-unknown-span = There is no “span={ $given }”. There are “game” and “round”; “over” belongs to a round.
adapter-no-encoding = Nobody has said how “{ $game }” is put in numbers, so it has no environment.
