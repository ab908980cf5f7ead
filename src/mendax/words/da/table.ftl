# Tables of every game. Names of players come as $seat, $name, $to; numbers of seats count from 1.

## Refused
table-refused-no-seat = Du har ingen plads ved dette bord. Sæt dig først, eller se videre.
table-refused-seated = Du har allerede plads { $seat }. Har du rejst dig, så kom tilbage til den.
table-refused-full = Alle pladser er optaget: dette bord har { $most }.
table-refused-running = Ikke mens der spilles: vent, til spillet er slut.
table-refused-not-running = Der spilles ikke. Værten starter et spil.
table-refused-too-few =
    { $seats ->
        [one] Kun { $seats } plads er optaget; dette spil kræver mindst { $fewest }.
       *[other] Kun { $seats } pladser er optaget; dette spil kræver mindst { $fewest }.
    }
table-refused-not-host = Det må kun værten.
table-refused-tournament = Hvilket spil der er det næste, og hvem der spiller det, bestemmer turneringen her.
table-refused-no-such-seat = Den plads findes ikke; pladserne går fra 1 til { $seats }.
table-refused-own-seat = Du kan ikke fjerne dig selv. Rejs dig i stedet.
table-refused-empty-seat = Der sidder ingen.
table-refused-nobody-there = Der sidder intet menneske; kun en, der er her, kan være vært.
table-refused-order = En rækkefølge skal nævne hver af disse pladser én gang: { $seats }.
table-refused-away = Du har rejst dig, og en bot spiller for dig. Kom tilbage først.
table-refused-not-away = Du sidder allerede på plads { $seat }.
table-refused-kicked = Værten har fjernet dig fra dette bord.
table-refused-spectators-off = Dette bord har ingen tilskuere: kun de, der har en plads, må se og tale med.
table-refused-chat-off = Fri tekst er slået fra her. Måske er hurtige beskeder tilladt.
table-refused-whispers-off = Private samtaler er slået fra her.
table-refused-whisper-to = Du kan kun hviske til et andet menneske, der sidder her.
table-refused-no-chips = Der spilles ikke om jetoner ved dette bord.
table-refused-buy-in = Man kan købe { $allowed } jetoner, ikke { $given }.
table-refused-buy-in-most = Ingen her har mere end dig, og det er nok: der er intet at købe.
table-refused-no-rebuys = Ved dette bord køber ingen igen.
table-refused-short = Alle skal have mindst { $least } jetoner for at fortsætte. For få har: { $names }. Køb ind igen, eller rejs jer.
table-refused-phrases-off = Hurtige beskeder er slået fra her.
table-refused-phrase-unknown = “{ $given }” er ikke en hurtig besked. Der findes: { $allowed }.
table-refused-text-empty = Der er intet at læse i det. Skriv 1 til { $longest } tegn.
table-refused-text-long = For langt: højst { $longest } tegn.
table-refused-name-empty = Et navn skal have 1 til { $longest } synlige tegn.
table-refused-name-long = Et navn har højst { $longest } tegn.
table-refused-name-heavy = Det navn har for mange accenter eller andre mærker.
table-refused-name-invisible = Et navn har ingen styretegn, retningstegn eller linjeskift.
table-refused-bot-unknown = Der er ingen bot “{ $given }” til dette spil. Der findes: { $allowed }.
table-refused-no-preset = Der er intet regelsæt “{ $given }”. Der findes: { $allowed }.
table-refused-not-a-bot = På plads { $seat } spiller et menneske, ikke en bot.
table-refused-not-an-action = Det kan man ikke gøre ved et bord.
table-refused-stale = Spillet er gået videre imens, så det talte ikke. Se igen, og bestem dig så.
table-refused-share = Et bidrag til tilfældet er 32 hexadecimale cifre, 0–9 og a–f.
table-refused-share-bound = Dit bidrag er bundet; det kan ikke byttes før næste spil.
table-refused-share-hash = Et bidrags hash er 64 hexadecimale cifre, 0–9 og a–f.
table-refused-share-not-bound = Intet bidrag, som dette spil venter på, passer til disse bytes.
table-refused-clock = Der er { $milliseconds } millisekunder tilbage på dette ur.
table-refused-clock-not-running = Der går intet ur for plads { $seat }.
table-refused-no-such-game = Spil { $given } er ikke ved hånden. Det sidste ved dette bord er nummer { $allowed }.
table-refused-brought-otherwise = Stakkene i dette spil er ikke dem, bordet har.

## Broken logs
table-corrupt-empty = Loggen for dette bord er tom.
table-corrupt-gap = I loggen for dette bord står linje { $line }, hvor linje { $expected } skal følge.
table-corrupt-line = Linje { $line } i loggen kan ikke være sket: { $problem }.
table-corrupt-rules = Spil { $game } endte anderledes, da det blev spillet. Loggen er hel, så reglerne i denne version er andre end dengang, selv om begge kalder sig udgave { $edition }.
table-corrupt-lines = Loggen for spil { $game } (udgave { $edition } af reglerne) er blevet ændret, siden det blev spillet.

## Tables set aside after a failure of the server
table-set-aside-chance = Dette bord er sat til side: med dets regler falder terninger eller kort aldrig til ro, selv efter { $limit } træk i træk. Det spillede er gemt, og alle andre borde går videre. Åbn et nyt bord med andre regler.
table-set-aside-slow = Dette bord er sat til side: det, der skulle gøres her, tog alt for lang tid. Det spillede er gemt, og alle andre borde går videre. Prøv igen om ti minutter, eller åbn et nyt bord.
table-set-aside-failed = Dette bord er sat til side: det svigtede flere gange på vores side. Det spillede er gemt, og alle andre borde går videre. Prøv igen om ti minutter, eller åbn et nyt bord.
table-set-aside-unreadable = Dette bord kan ikke åbnes: det, der er gemt om det, kunne ikke spilles igen. Det bliver, som det er, og alle andre borde går videre. Åbn et nyt bord.

## Broken records
record-problem-no-record = Linje { $line } er ikke begyndelsen på en optegnelse: dette er ikke en optegnelse af et spil.
record-problem-changed = Linje { $line } er blevet ændret: dens hash er ikke den for teksten hertil.
record-problem-cut-short = Optegnelsen bryder af ved linje { $line }; dens sidste linje skal være “end over” eller “end running”.
record-problem-unreadable = Linje { $line } kan ikke læses: { $problem }.
record-problem-scheme = Linje { $line }: fremgangsmåden “{ $given }” er ukendt her. Kendt er: { $allowed }.
record-problem-newer = Linje { $line }: en senere version af Mendax skrev denne optegnelse. Den er efter udgave { $given } af reglerne, og her kendes udgaver til og med { $known }.
record-problem-older = Linje { $line }: denne optegnelse er efter udgave { $given } af reglerne. Denne version spiller kun udgave { $known }.
record-problem-order = Linje { $line }: numrene på poster skal vokse.
record-problem-seats = Linje { $line }: dette spil er ikke for { $seats } pladser.
record-problem-not-as-shown = Linje { $line }: udfaldet af træk { $draw }, som står her, er ikke det, der blev vist.
record-problem-unproved = Linje { $line }: udfaldet af træk { $draw } fortælles, men intet salt beviser det.
record-problem-against-rules = Linje { $line }: efter reglerne kan det ikke være sket.
record-problem-wrong-end = Linje { $line }: efter reglerne står spillet ikke sådan her.
record-problem-tangled = Linje { $line }: rigtig mange måder at udfylde det ukendte på er prøvet, og ingen fører forbi denne linje. Enten er den forfalsket, eller også blev det, der virkelig skete, ikke fundet.
record-remark-noted = Ikke prøvet: om serveren holdt fast ved det løfte, du så før spillet, og ved dit bidrag. Denne optegnelse har ingen linje “noted”. Gem den fra bordets side på den enhed, du spillede på.
record-remark-shares = Ikke prøvet: om bidragene var bundet, før nogen så dem. Det siger denne optegnelse ikke.
record-remark-left-out = Bundne bidrag, der ikke blev åbnet i tide og ikke tæller: { $names }.
record-remark-seed = Ikke prøvet: hvordan der blev trukket, for frøet blev ikke åbnet. Af { $draws } træk blev { $opened } vist for denne læser med salt, der passer.
record-remark-setting = Ikke prøvet: om frøet skulle åbnes. Den udgave, der skrev optegnelsen, noterede ikke indstillingen.

## Events
table-event-table-opened = Bordet er åbent.
table-event-seated = { $seat } sætter sig.
table-event-renamed = { $seat } er det nye navn på denne plads.
table-event-left = { $seat } rejser sig.
table-event-left-kicked = Værten fjerner { $seat }.
table-event-left-bot = { $seat } rejser sig; { $bot } spiller videre.
table-event-returned = { $seat } er tilbage.
table-event-handed-over = { $seat } er vært nu.
table-event-arranged = Pladserne er fordelt på ny.
table-event-rules-set = { $own ->
    [yes] { $rules }.
   *[no] Regler: { $rules }.
}
table-event-table-set = Værten har ændret, hvordan det går til ved dette bord.
table-event-share-bound = { $seat } binder et bidrag til tilfældet.
table-event-share-added = { $seat } åbner et bidrag til tilfældet.
table-event-shares-left-out = Spillet begynder uden de bidrag, der ikke blev åbnet i tide: { $seats }.
table-event-bought-in = { $seat } køber jetoner: { $chips }. Stakken er nu { $stack }.
table-event-game-started = Spil { $number } begynder.
table-event-committed = Træk { $draw } er bundet.
table-event-salted = Træk { $draw } kan prøves.
table-event-seed-opened = Frøet er åbent: hvert træk i dette spil kan prøves.
table-event-next-committed = Tilfældet i næste spil er bundet.
table-event-clock-ran-out = Tiden er gået for { $seat }.
table-event-said = { $seat }: { $text }
table-event-said-to = { $seat } til { $to }, privat: { $text }
table-event-phrase-said = { $seat }: { $phrase }

## Ready phrases
table-phrase-hello = Hej!
table-phrase-good-luck = Held og lykke!
table-phrase-thinking = Lad mig tænke …
table-phrase-hurry = Din tur!
table-phrase-trust-me = Tro mig.
table-phrase-surely-not = Aldrig i livet!
table-phrase-nice-bluff = Flot bluff!
table-phrase-well-played = Godt spillet!
table-phrase-ouch = Av!
table-phrase-lucky = Sikke et held!
table-phrase-thanks = Tak!
table-phrase-again = En gang til?
table-phrase-bye = Farvel!

## A bot plays for a disconnected player
table-refused-stand-in-here = Den, der spiller plads { $seat }, er forbundet: ingen spiller for ham.
table-refused-stand-in-host = Det må kun værten, eller enhver, mens det er værten, der er væk.
table-refused-stand-in-bot = Intet menneske spiller plads { $seat } nu.
table-event-stood-in = { $seat } er væk; { $bot } spiller videre.

## Guesses of players who are out
table-refused-guess-in-game = Kun den, der er ude af det igangværende spil, gætter med.
table-refused-guessed = Du har allerede gættet på denne melding.
table-refused-guess-late = For sent: Der er allerede svaret på den melding.
table-event-guessed = { $seat } har gættet.
table-event-guesses-settled =
    { $truth ->
        [yes] Det var sandt.
       *[no] Det var løgn.
    } Gættede rigtigt: { $right }; forkert: { $wrong }.

## Hosts, readiness and the next game: refused
table-refused-not-all-ready = Ikke alle, der er her, er klar endnu.
table-refused-take-over-off = Værten har slået overtagelse af pladser fra her. Vent på næste spil.
table-refused-not-free = Plads { $seat } er ikke fri: dens spiller sidder der eller kan være tilbage når som helst.
table-refused-asked-for = { $name } overtager allerede den plads.
table-refused-out-of-game = Plads { $seat } er ude af dette spil. Vælg en anden, eller vent på næste spil.
table-refused-no-take-over = Du har ikke bedt om nogen plads.
table-refused-same-game = Det spil er allerede på bordet.
table-refused-too-many = Det spil er for højst { $most }, og her sidder { $seats }. Først må nogen rejse sig og se på.

## Hosts, readiness and the next game: events
table-event-host-passed = { $name } er væk: { $to } er vært nu.
table-event-host-returned = { $seat } er tilbage og er vært igen.
table-event-ready-set =
    { $on ->
        [yes] { $seat } er klar.
       *[no] { $seat } er ikke klar endnu.
    }
table-event-game-set = Næste spil er et andet.
table-event-voted = { $seat } stemmer om næste spil.
table-event-score-reset = Stillingen begynder forfra.
table-event-take-over-asked = { $name } overtager { $seat }s plads ved næste runde.
table-event-take-over-dropped = { $name } ser videre på.
table-event-taken-over = { $name } spiller på denne plads fra nu af.

## Order: mutes, locked seats, new links
table-refused-muted = Værten har sat dig på lydløs ved dette bord. Du kan stadig spille og se med.
table-refused-seats-locked = De ledige pladser er låst: Værten bestemmer, hvem der sætter sig.
table-refused-no-such-watcher = Ingen ser med her under det navn.
table-refused-no-link = Dette bord har intet link.
table-event-muted =
    { $on ->
        [yes] Værten sætter { $name } på lydløs.
       *[no] { $name } må tale igen.
    }
table-event-watcher-removed = Værten viser { $name } ud.
table-event-link-changed = Bordet har fået et nyt link. Det gamle virker ikke længere.

## Seats of programs
table-refused-name-taken = “{ $given }” ligner navnet på en anden her. Et program må vælge et andet.
table-refused-programs-quiet = Programmer må ikke tale ved dette bord; værten kan tillade det.
table-refused-program-host = Et program kan ikke være vært.
table-refused-program-seat = Et program har den plads, der blev holdt til det, og ingen anden.
table-event-seat-reserved = En plads holdes til et program: { $name }.

## Shared devices and screens
table-refused-shared-device = Det er kun for dem, der spiller på deres egen enhed.
table-event-device-shared = { $seat } spiller på enheden hos { $owner }.

## Reactions and masks
table-refused-reactions-off = Reaktioner er slået fra ved dette bord.
table-refused-reaction-unknown = Der er ingen reaktion “{ $given }”. Der findes: { $allowed }.
table-refused-mask-unknown = Der er ingen maske “{ $given }”. Der findes: { $allowed }.
table-refused-mask-taken = { $name } har allerede den maske på.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } til { $to }: { $reaction }
table-event-wore = { $seat } skifter maske.
table-reaction-laugh = latter
table-reaction-gasp = måben
table-reaction-squint = mistanke
table-reaction-sweat = koldsved
table-reaction-weep = tårer
table-reaction-cheer = jubel
table-mask-fox = Ræv
table-mask-owl = Ugle
table-mask-cat = Kat
table-mask-bear = Bjørn
table-mask-hare = Hare
table-mask-wolf = Ulv
table-mask-frog = Frø
table-mask-raven = Ravn
table-mask-badger = Grævling
table-mask-moon = Måne
table-mask-sun = Sol
table-mask-jester = Nar
table-mask-lion = Løve
table-mask-mouse = Mus
table-mask-rooster = Hane
table-mask-dragon = Drage
table-mask-devil = Djævel
table-mask-pirate = Pirat
table-mask-hedgehog = Pindsvin
table-mask-ram = Vædder

## House rules and the text form
table-rules-ours = { $base ->
    [standard] Vores regler: { $changes }
   *[other] Vores regler ({ $preset }): { $changes }
}
table-rules-named = { $base ->
    [standard] { $name }: { $changes }
   *[other] { $name } ({ $preset }): { $changes }
}
rules-yes = ja
rules-no = nej
rules-unknown-game = Der er intet spil “{ $given }”. Der findes: { $allowed }.
rules-broken-package = Spillet “{ $given }” fra pakken { $package } kan ikke spilles: { $problem }.
rules-unknown-option = Der er ingen husregel “{ $option }”. Der findes: { $allowed }.
rules-unknown-preset = Der er intet regelsæt “{ $given }”. Der findes: { $allowed }.
rules-of-another-game = { $given } indeholder ikke regler for { $game }: nævn en skabelon, eller giv { $allowed }.
rules-observer = Her er ingen plads { $given }: pladserne er { $allowed }, og None er en tilskuer.
rules-not-an-action = Der skal en handling til, og { $given } er ikke en handling.
rules-games = En match har mindst ét spil, ikke { $given }.
rules-did-you-mean = Mente du “{ $like }”?
rules-out-of-range = “{ $given }” duer ikke til “{ $option }”. Tilladt: { $allowed }.
rules-chance-without-end = Med disse regler falder terninger eller kort aldrig til ro: efter { $limit } træk i træk er det stadig ingens tur. Vælg andre regler.
rules-applies-only-with = “{ $option }” betyder intet under disse regler: det gælder kun med { $other } = { $values }.
rules-applies-not-with = “{ $option }” betyder intet under disse regler: det gælder ikke med { $other } = { $values }.
rules-seats = Dette spil er for { $allowed } spillere, ikke { $given }.
rules-edition-newer = En senere version af Mendax lavede dette: det er efter udgave { $given } af reglerne, og her kendes udgaver til og med { $known }. Opdatér Mendax for at åbne det.
rules-edition-older = Dette er efter udgave { $given } af reglerne. Denne version af Mendax spiller kun udgave { $known }.
rules-edition-unreadable = “{ $given }” er ikke nummeret på en udgave.
record-unknown-kind = “{ $text }” begynder ikke med noget ord, der kendes her. Kendte er: { $allowed }.
record-unreadable = “{ $text }” kan ikke læses: { $problem }.
record-brackets = Parenteserne i “{ $text }” passer ikke sammen eller er for dybe.
record-unknown-actor = “{ $text }” er ingen: “chance”, “seat1”, “seat2” og så videre kan handle.
record-spelling = “{ $text }” skrives ikke sådan: det skrives “{ $written }”.

## The story of a finished game: names, claims and dice are put in
story-best-lie = Den bedste løgn: { $seat } havde { $truth }, sagde { $claim }, og { $other } troede på det.
story-bravest-belief = Den modigste tillid: { $seat } sagde { $claim } ({ $chance } % sandsynligt), { $other } troede på det, og det passede.
story-keenest-doubt = Den skarpeste tvivl: { $seat } sagde { $claim }, { $other } tvivlede, og det var { $truth }.
story-real-top = Ingen spøg: { $seat } havde virkelig { $claim }.
story-most-caught = Oftest grebet i løgn: { $seat }, { $caught } gange.
story-most-lies = Den glatteste løgner: { $seat } løj { $lied } gange og slap fra { $slipped } af dem.
story-honest = Ærlig til det sidste: { $seat } meldte { $said } gange og løj aldrig.
story-lead = Vendepunktet: I runde { $round } tog { $seat } føringen og beholdt den.
story-turning-point = Vendepunktet: runde { $round }. Chancerne for { $seat } gik fra { $before } % til { $after } %.
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
story-lost-lie = { $out ->
    [yes] Ude i runde { $round }
   *[no] Dit sidste tab, runde { $round }
}: du havde { $truth }, sagde { $claim }, og { $other } tvivlede.
story-lost-doubt = { $out ->
    [yes] Ude i runde { $round }
   *[no] Dit sidste tab, runde { $round }
}: du tvivlede på { $claim } fra { $other }, og det var sandt.
story-lost-round = { $out ->
    [yes] Ude i runde { $round }.
   *[no] Dit sidste tab var i runde { $round }.
}
story-sword-lost-fold = Du foldede i indsatsrunde { $round }.
story-sword-lost-war = Dit sidste kort faldt i krigsrunde { $round }.
story-sword-lost-bold = { $other } satte dristigst og fik fire sværd for det. Dit sidste kort faldt i krigsrunde { $round }.

## Tutorial: the players
tutorial-anna = Anna
tutorial-marko = Marko
tutorial-you = Du

## Tournaments: refused
tournament-refused-over = Denne turnering er slut.
tournament-refused-not-host = Det må kun turneringens vært.
tournament-refused-not-in = Du deltager ikke i denne turnering. Tilmeld dig først.
tournament-refused-in-already = Du deltager allerede.
tournament-refused-dismissed = Værten har fjernet dig fra denne turnering.
tournament-refused-no-programs = Værten tillader ingen programmer i denne turnering.
tournament-refused-full = Turneringen er fuld: den har { $most } spillere.
tournament-refused-no-such-player = Den spiller findes ikke; spillerne har numre fra 0 til { $last }.
tournament-refused-not-seated = Kun to forskellige spillere med en plads i næste runde kan bytte.
tournament-refused-finished = Bord { $table } venter ikke på et resultat.
tournament-refused-held = Turneringens ur er allerede standset.
tournament-refused-not-held = Turneringens ur går.
tournament-refused-not-now = Det kan ikke lade sig gøre på dette tidspunkt i turneringen.
tournament-refused-too-few = { $players ->
    [0] Der deltager ingen endnu.
   *[other] Uden bots er én spiller for lidt.
}
