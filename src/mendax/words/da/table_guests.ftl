# Den, der er ude, gætter med: Er meldingen sand?
table-refused-guess-in-game = Kun den, der er ude af det igangværende spil, gætter med.
table-refused-guessed = Du har allerede gættet på denne melding.
table-refused-guess-late = For sent: Der er allerede svaret på den melding.
table-event-guessed = { $seat } har gættet.
table-event-guesses-settled =
    { $truth ->
        [yes] Det var sandt.
       *[no] Det var løgn.
    } Gættede rigtigt: { $right }; forkert: { $wrong }.
