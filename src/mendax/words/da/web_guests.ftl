# Gæster ved bordet: den, der er ude, gætter med; den, der kommer tilbage; den, der kaldes.
web-guess = Gæt med: Er det sandt?
web-guess-believe = Jeg tror på det
web-guess-doubt = Jeg tvivler
web-guess-made-believe = Dit gæt: sandt. Det siges, når der åbnes.
web-guess-made-doubt = Dit gæt: løgn. Det siges, når der åbnes.
web-honour = { $count ->
    [one] { $count } ærespoint
   *[other] { $count } ærespoint
}
web-call-offer = Skal vi kalde, når det er din tur, og du kigger et andet sted hen?
web-call-offer-yes = Ja, kald mig
web-call-offer-no = Nej tak
web-away-cost =
    { $count ->
        [0] En robot spillede for dig og tabte ingenting.
        [one] En robot spillede for dig og tabte én gang.
       *[other] En robot spillede for dig og tabte { $count } gange.
    } { $out ->
        [yes] Du er ude.
       *[no] { "" }
    }
web-ready-too-few = Alle er klar, men der skal { $fewest } til at begynde.
web-ready-short = Alle er klar, men følgende skal købe jetoner: { $names }.
web-bots-here = Sådan spiller robotterne
