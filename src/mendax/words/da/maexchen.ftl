# En konkurrence for bots, der taler Mäxchen-protokollen.
maexchen-listens = En konkurrence efter Mäxchen-protokollen: UDP, adresse { $host }, port { $port }. Ctrl-C slutter den.
maexchen-scores =
    { $rounds ->
    [one] Én runde blev spillet. Point:
   *[other] { $rounds } runder blev spillet. Point:
}
maexchen-cant-listen = Der kan ikke modtages datagrammer på { $host }, port { $port }: { $problem }. Vælg en anden med --port.
maexchen-too-many-bots = Højst { $most } af husets bots kan være med: en runde har tyve pladser, og én er til en gæst.
maexchen-waits = Der ventes på port { $port } på, at en bot melder sig.
maexchen-at-table = { $name } er på vej til bordet. Ctrl-C afslutter.
maexchen-other-rules = Den kender kun den sædvanlige rækkefølge i Mia, og her spilles efter en anden eller et andet spil.
