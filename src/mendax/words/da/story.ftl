# Hvad der er værd at fortælle om et spil; navne, udsagn og terninger sættes ind.
story-best-lie = Den bedste løgn: { $seat } havde { $truth }, sagde { $claim }, og { $other } troede på det.
story-bravest-belief = Den modigste tro: { $other } troede { $seat } på { $claim } (sandt { $chance ->
    [one] én gang
   *[other] { $chance } gange
} ud af hundrede), og det passede.
story-keenest-doubt = Den skarpeste tvivl: { $seat } sagde { $claim }, { $other } tvivlede, og der lå { $truth }.
story-real-top = Ingen spøg: { $seat } havde virkelig { $claim }.
story-most-caught = Oftest afsløret: { $seat }, { $caught } gange i en løgn.
story-most-lies = Den glatteste løgner: { $seat } løj { $lied } gange og slap fra { $slipped } af dem.
story-honest = Ærlig til det sidste: { $seat } meldte { $said } gange og løj aldrig.
story-lead = Vendepunktet: I runde { $round } tog { $seat } føringen og beholdt den.
story-turning-point = Vendepunktet: runde { $round }. Chancerne for { $seat } gik fra { $before } % til { $after } %.
story-sword-best-lie = Det bedste bluff: { $seat } kaldte et { $truth ->
    [red] rødt
   *[black] sort
} kort { $claim ->
    [red] rødt
   *[black] sort
}, og { $other } troede på det.
story-sword-keenest-doubt = Gennemskuet: { $seat } kaldte et { $truth ->
    [red] rødt
   *[black] sort
} kort { $claim ->
    [red] rødt
   *[black] sort
}, og { $other } troede ikke et ord.
story-sword-pot = Den største pulje: { $chips } jetoner til { $seat }.
story-sword-blow = Det tungeste slag: { $swords } sværd på ét kort hos { $seat }.
story-sword-broken = Et brudt ord: { $seat } holdt ikke, hvad { $other } var lovet.
story-sword-boldest = Den dristigste indsats kom fra { $seat }: fire sværd mere til krigen.
