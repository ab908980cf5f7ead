# Guests at a table: who is out guesses along, who came back, who may be called.
web-guess = Guess along: is it true?
web-guess-believe = I believe it
web-guess-doubt = I doubt it
web-guess-made-believe = Your guess: true. It is told when the claim is opened.
web-guess-made-doubt = Your guess: a lie. It is told when the claim is opened.
web-honour = { $count ->
    [one] { $count } point of honour
   *[other] { $count } points of honour
}
web-call-offer = Call you when it is your turn and you are looking elsewhere?
web-call-offer-yes = Yes, call me
web-call-offer-no = No, thanks
web-away-cost =
    { $count ->
        [0] A bot played for you and lost nothing.
        [one] A bot played for you and lost once.
       *[other] A bot played for you and lost { $count } times.
    } { $out ->
        [yes] You are out.
       *[no] { "" }
    }
web-ready-too-few = All are ready, but { $fewest } are needed to begin.
web-ready-short = All are ready, but chips are still to be bought by: { $names }.
web-bots-here = How the bots play
