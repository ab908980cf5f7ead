# What was worth telling of a game that is over; names, claims and dice are put in.
story-best-lie = The best lie: { $seat } had { $truth }, said { $claim }, and { $other } believed it.
story-bravest-belief = The bravest belief: { $other } trusted { $seat } with { $claim } (true { $chance ->
    [one] once
   *[other] { $chance } times
} in a hundred), and it was so.
story-keenest-doubt = The keenest doubt: { $seat } said { $claim }, { $other } doubted it, and there lay { $truth }.
story-real-top = No joke: { $seat } really had { $claim }.
story-most-caught = Caught most often: { $seat }, { $caught } times with a lie.
story-most-lies = The smoothest liar: { $seat } told { $lied } lies and got away with { $slipped }.
story-honest = Honest to the end: { $seat } claimed { $said } times and never lied.
story-lead = The turning point: in round { $round } { $seat } took the lead and kept it.
story-turning-point = The turning point: round { $round }. The chances of { $seat } went from { $before } % to { $after } %.
story-sword-best-lie = The best bluff: { $seat } named a { $truth ->
    [red] red
   *[black] black
} card { $claim ->
    [red] red
   *[black] black
}, and { $other } believed it.
story-sword-keenest-doubt = Seen through: { $seat } named a { $truth ->
    [red] red
   *[black] black
} card { $claim ->
    [red] red
   *[black] black
}, and { $other } did not believe a word.
story-sword-pot = The biggest pot: { $chips } chips for { $seat }.
story-sword-blow = The heaviest blow: { $swords } swords on one card of { $seat }.
story-sword-broken = A broken word: { $seat } did not keep what was promised to { $other }.
story-sword-boldest = The boldest bet was made by { $seat }: four swords more for the war.
