# Words of house rules and of the text form, for every game.
rules-yes = yes
rules-no = no
rules-unknown-game = There is no game called “{ $given }”. There are: { $allowed }.
rules-broken-package = The game “{ $given }” of the package { $package } can’t be played: { $problem }.
rules-unknown-option = There is no house rule called “{ $option }”. There are: { $allowed }.
rules-unknown-preset = There is no preset called “{ $given }”. There are: { $allowed }.
rules-did-you-mean = Did you mean “{ $like }”?
rules-out-of-range = “{ $given }” will not do for “{ $option }”. Allowed: { $allowed }.
rules-chance-without-end = With these rules the dice or cards never settle: after { $limit } draws in a row it is still nobody’s turn. Choose other rules.
rules-applies-only-with = “{ $option }” means nothing under these rules: it goes only with { $other } = { $values }.
rules-applies-not-with = “{ $option }” means nothing under these rules: it doesn’t go with { $other } = { $values }.
rules-seats = This game is for { $allowed } players, not { $given }.
rules-edition-newer = A later release of Mendax made this: it is of edition { $given } of the rules, and here editions up to { $known } are known. Upgrade Mendax to open it.
rules-edition-unreadable = “{ $given }” is not the number of an edition.

record-unknown-kind = “{ $text }” begins with no word known here. Known are: { $allowed }.
record-unreadable = “{ $text }” can’t be read: { $problem }.
record-brackets = The brackets in “{ $text }” don’t match, or are too deep.
record-unknown-actor = “{ $text }” is nobody: “chance”, “seat1”, “seat2” and so on can act.
record-spelling = “{ $text }” is not how it is written: “{ $written }” is.
