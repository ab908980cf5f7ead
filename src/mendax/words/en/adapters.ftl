# Why a game can't be handed to a library that knows actions by numbers.
adapter-unlisted = With { $seats } seats and these rules the actions can’t be listed: “{ $action }” leaves an amount or words open, or can be done in too many ways. Games whose actions are choices, such as Mia and French poker, can be listed.
adapter-unknown-preset = There is no preset called “{ $given }”. There are: { $allowed }.
