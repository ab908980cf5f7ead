# Fortællingen ved skamlen, gengivelsen og ens eget regnskab på denne enhed.
web-story-title = Værd at fortælle
web-story-none = Et stille spil: intet stak ud.
web-story-length = { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
} på { $minutes ->
    [0] under et minut
    [one] et minut
   *[other] { $minutes } minutter
}
web-story-closed = Hvad der var skjult, forbliver skjult ved dette bord: her er, hvad du selv så.
web-story-show = Se det
web-story-picture = Del et billede
web-story-saved = Billedet er gemt.
web-story-replay = Gense spillet
web-replay-title = Gensyn, spil { $number }
web-replay-back = Tilbage til bordet
web-replay-before = Et skridt tilbage
web-replay-next = Et skridt frem
web-replay-play = Afspil
web-replay-pause = Stop
web-replay-place = Skridt
web-replay-at = Skridt { $at } af { $of }
web-replay-round = Skridt { $at } af { $of }: { $what }
web-replay-eyes = Set
web-replay-open = med åbne bægre
web-replay-own = som du så det
web-replay-watched = som tilskuere så det
web-replay-shut = Hvad der var skjult, forbliver skjult ved dette bord: her er, hvad du selv så.
web-replay-link = Kopiér linket til dette skridt
web-replay-copied = Kopieret
web-replay-cut = Spillet er meget langt: kun begyndelsen vises.
web-replay-coach = Træner: det kostede { $lost }. Bedre: { $best }.
web-replay-mistakes = Næste fejl
web-replay-keys = Piletasterne går skridt for skridt, mellemrum afspiller.
web-record-title = Mit regnskab
web-record-note = Talt på denne enhed ud fra, hvad du vidste i hvert spil. Intet af det forlader denne browser.
web-record-none = Der er intet endnu. Spil et spil til ende, så tælles det her.
web-record-games = { $count } spil, { $won } vundet
web-record-lied = Løgne blandt dine udsagn
web-record-caught = Afslørede løgne
web-record-right = Tvivl, der holdt stik
web-record-believed = Tro, der holdt stik
web-record-of = { $count } af { $of }
web-record-erase = Slet mit regnskab
web-record-sure = Slet alt, hvad der er talt her? Det kan ikke hentes tilbage.
web-record-yes = Slet
web-record-no = Behold
web-record-erased = Dit regnskab er slettet.
