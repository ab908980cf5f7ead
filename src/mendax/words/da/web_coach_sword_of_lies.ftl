# Træneren til Løgnens sværd: træk, hvad man kunne vide, og sætninger.
coach-move-disbelieve = tro ikke
coach-move-check = check
coach-move-call = gå med
coach-move-fold = fold
coach-move-bet = sats { $value }
coach-move-raise = hæv til { $value }
coach-move-all-in = all-in
coach-move-strike = ét sværd mod { $value }
coach-move-strike-twice = to sværd mod { $value }
coach-move-strike-thrice = tre sværd mod { $value }
coach-move-hold = hold igen
sword-coach-cards-of = { $cards } hos { $name }
sword-coach-cards-own = { $cards } hos dig selv
sword-coach-card-at = { $card } (kort { $number })
sword-coach-and = { $one } og { $two }
sword-coach-paid = { $cards }, for et liv af din egen { $card }

sword-coach-moment-castling = Rokade
sword-coach-moment-betting = Indsatser, runde { $round }
sword-coach-moment-war = Krig, runde { $round }

sword-coach-known-answer = Du fik at vide “{ $named ->
    [red] rød
   *[black] sort
}”. Af de { $unseen } kort, du ikke havde set, var { $count } { $named ->
    [red] røde
   *[black] sorte
}.
sword-coach-known-truths = Af denne spillers tidligere svar om kort, du kendte, var { $truths } ud af { $answers } sande.
sword-coach-known-card = Du fik at vide “{ $named ->
    [red] rød
   *[black] sort
}” og kendte kortet: { $card ->
    [lie] en løgn
   *[truth] sandheden
}.
sword-coach-known-bet = Der var { $pot } jetoner i puljerne, og det kostede { $price ->
    [0] intet at blive
   *[other] { $price } at gå med: det kan betale sig, hvis mindst { $odds } % af puljerne bliver dine
}. Efter de kort, du havde set, kunne du regne med { $share } %, hvis ingen foldede eller satsede mere. Skjolde, du vidste, du havde: { $shields }.
sword-coach-known-war = Du havde { $lives } liv og { $swords } sværd. Det meste, nogen anden havde: { $most } liv, { $theirs } sværd.
sword-coach-why-swords = Det meste af forskellen skyldes de fire sværd for den højeste indsats.
sword-coach-why-shields = Det meste af forskellen skyldes dine skjolde.
sword-coach-why-folds = Det meste af forskellen skyldes, at modstandere ville folde.

sword-coach-shown-sword = Kortet var { $colour ->
    [red] rødt
   *[black] sort
}: et sværd til dig.
sword-coach-shown-shield = Kortet var { $colour ->
    [red] rødt
   *[black] sort
}: et skjold til den anden.
sword-coach-shown-truths = Af denne spillers svar, der blev afsløret i dette spil, var { $truths } ud af { $answers } sande.

sword-coach-verdict-nothing = Der er intet at bedømme: træneren til dette spil går efter, hvad du så, og dertil skal hele spillet bruges.
sword-coach-verdict-sound = Godt hele vejen: ingen af dine beslutninger ({ $decisions }) kostede mere, end held forklarer.
sword-coach-mistake-answer = Din største fejl: i rokaden troede du { $kind ->
    [believe] på
   *[disbelieve] ikke på
} “{ $named ->
    [red] rød
   *[black] sort
}”. { $card ->
    [lie] Du kendte kortet: det var en løgn.
    [truth] Du kendte kortet: det var sandheden.
   *[unseen] Af de { $unseen } kort, du ikke havde set, havde { $count } den farve.
} Det modsatte ville have været { $lost } jetoner mere værd.
sword-coach-mistake-bet = Din største fejl: i indsatsrunde { $round }, med { $pot } jetoner i puljerne og { $price } at lægge for at gå med, { $kind ->
    [fold] foldede du
    [check] checkede du
    [call] gik du med
    [bet] satsede du { $did_to }
    [raise] hævede du til { $did_to }
   *[all-in] gik du all-in
}. { $better ->
    [fold] At folde
    [check] At checke
    [call] At gå med
    [bet] At satse { $better_to }
    [raise] At hæve til { $better_to }
   *[all-in] At gå all-in
} ville have været { $lost } jetoner mere værd.{ $why ->
    [swords] { " " }Det meste af forskellen skyldes de fire sværd for den højeste indsats.
    [shields] { " " }Det meste af forskellen skyldes dine skjolde.
    [folds] { " " }Det meste af forskellen skyldes, at modstandere ville folde.
   *[none] { "" }
}
sword-coach-mistake-order = Din største fejl: i krigen, med { $lives } liv og { $swords } sværd, { $kind ->
    [hold] holdt du igen
    [strike] skrev du ét sværd mod { $did_to }
    [strike-twice] skrev du to sværd mod { $did_to }
   *[strike-thrice] skrev du tre sværd mod { $did_to }
}. En anden ordre ville have været { $lost } jetoner mere værd: { $better ->
    [hold] at holde igen
    [strike] ét sværd mod { $better_to }
    [strike-twice] to sværd mod { $better_to }
   *[strike-thrice] tre sværd mod { $better_to }
}.
sword-coach-note-answers = Svar, du ville have bedømt bedre ved at tælle kort: { $count }. Kort blandt dem, der blev til skjolde: { $swords }.
sword-coach-note-together = Indsatsrunde { $first } til { $last }: { $count } beslutninger i træk kostede dig noget af samme grund. De tæller som én fejl.
sword-coach-note-estimates = Værd: hvor mange jetoner mere, end du kom med, eller færre (−), du kunne vente at rejse dig med, skønnet ud fra prøver. Spørgsmål, handler, fremvisninger og aftaler bedømmes ikke.
