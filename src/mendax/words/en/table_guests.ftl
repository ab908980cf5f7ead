# Who is out guesses along: is what was claimed true?
table-refused-guess-in-game = Only who is out of the running game guesses along.
table-refused-guessed = You have guessed at this claim already.
table-refused-guess-late = Too late: that claim is not open any more.
table-event-guessed = { $seat } has guessed.
table-event-guesses-settled =
    { $truth ->
        [yes] It was true.
       *[no] It was a lie.
    } Guessed right: { $right }; wrong: { $wrong }.
