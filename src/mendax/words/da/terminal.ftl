# Terminalens ord. Ord, der kan skrives, står i lister, det korteste først.
terminal-you = Du
terminal-bot-number = { $bot } { $number }
terminal-welcome = { $game } for { $seats }. Du spiller mod { $bots }.
terminal-welcome-rules = Regler: { $preset }.
terminal-welcome-changed = Ændret: { $options }.
terminal-welcome-help = Skriv ? for hjælp, q for at gå.
terminal-bye = Du forlader bordet. Farvel!
terminal-input-ended = Indtastningen sluttede før spillet.
terminal-line = Skriv her, eller tryk på en knap
terminal-prompt = »

## Du
terminal-you-lot-drawn = Loddet falder på dig.
terminal-you-round-started = Runde { $number }: du begynder.
terminal-you-announced = { $looked ->
    [yes] Du melder { $value }.
   *[no] Du melder { $value } uden at se.
}
terminal-you-rerolled = Du slår om uset og siger { $value }.
terminal-you-believed = Du tror på det og tager bægeret.
terminal-you-passed-on = Du sender bægeret uset videre og siger { $value }.
terminal-you-doubted = Du tror ikke på { $announcer }.
terminal-you-are-doubted = { $seat } tror ikke på dig.
terminal-you-conceded = Du giver op uden at se.
terminal-you-opened = { $held ->
    [yes] Terningerne viser { $roll }: du sagde { $value }, og det passer.
   *[no] Terningerne viser { $roll }: du sagde { $value }, en løgn.
}
terminal-you-toasted = { $roll }, jokeren: skål! Ingen taber, du begynder igen.
terminal-you-lost = Du mister { $cost }; { $left } tilbage.
terminal-you-gained = Du får { $gain }; nu { $left }.
terminal-you-went-out = Du er ude.
terminal-you-die-taken = Du har tre liv og tager en terning.
terminal-you-lives-rerolled = Terningen giver dig { $lives ->
    [one] { $lives } liv
   *[other] { $lives } liv
}.
terminal-you-lives-kept = Du bliver ved tre liv.
terminal-you-take-points = Du får { $cost } og står på { $left } af { $limit }.
terminal-you-scored-loss = Du betaler { $cost }; nu { $left }.

## Bordet
terminal-round = Runde { $number }
terminal-out = ude
terminal-stands = { $seat }: { $standing }
terminal-claims = Sagt indtil nu: { $claims }
terminal-claim = { $seat } { $value }
terminal-claim-how = { $seat } { $value } ({ $how })

## Spørgsmål
terminal-ask-open = Du begynder runden.
terminal-ask-cup = Du har slået; ingen har set.
terminal-ask-cup-beat = Du har slået; ingen har set. At slå: { $value }.
terminal-ask-cup-reach = Du har slået; ingen har set. Der skal { $value } eller mere til.
terminal-ask-say = Du har { $roll }. Hvad melder du?
terminal-ask-say-beat = Du har { $roll }. At slå: { $value }. Hvad melder du?
terminal-ask-say-reach = Du har { $roll }. Der skal { $value } eller mere til. Hvad melder du?
terminal-ask-answer = { $seat } siger { $value }. Tror du på det?
terminal-ask-answer-unseen = { $seat } siger { $value } uden at have set terningerne. Tror du på det?
terminal-ask-answer-top = { $seat } siger { $value }: intet slår det. Hvad nu?
terminal-ask-show = De troede på dig. Vil du vise, hvad du havde?
terminal-ask-lives = Du har tre liv. En terning kan give dig et andet antal.
terminal-hint = Af 36 nye slag er { $reached } { $value } eller bedre, { $beaten } slår det ({ $percent } %).
terminal-hint-say = Værdier, du må sige, med chancen for, at næste slag slår dem:
terminal-hint-reach = Af 36 nye slag er { $reached } { $value } eller bedre ({ $percent } %), { $beaten } slår det.
terminal-hint-say-reach = Værdier, du må sige, med chancen for, at næste slag er lige så godt eller bedre:
terminal-hint-value = { $value } { $percent } %
terminal-values = Du må sige: { $values }

## Hvad der kan skrives
terminal-words-shake = s slå ryst
terminal-words-look = l se kig
terminal-words-announce = m meld sig
terminal-words-reroll = r omslag igen
terminal-words-believe = j ja tro
terminal-words-doubt = n nej tvivl
terminal-words-pass-on = p videre send
terminal-words-show-dice = vis
terminal-words-hide-dice = skjul
terminal-words-concede = g giv-op
terminal-words-reroll-lives = r terning
terminal-words-keep-lives = b behold
terminal-words-help = ? h hjælp
terminal-words-odds = o chancer
terminal-words-table = t bord
terminal-words-log = i log
terminal-words-rules = u regler
terminal-words-leave = q gå slut

terminal-do-shake = slå
terminal-do-look = se under bægeret
terminal-do-announce = meld en værdi: bare skriv den
terminal-do-reroll = slå om uset, og sig en værdi
terminal-do-reroll-fixed = slå om uset, og sig { $value }
terminal-do-believe = tro, tag bægeret og slå
terminal-do-doubt = tvivl: bægeret løftes
terminal-do-pass-on = send bægeret uset videre, og sig en værdi
terminal-do-show-dice = vis alle, hvad du havde
terminal-do-hide-dice = behold det for dig selv
terminal-do-concede = giv op uden at se
terminal-do-reroll-lives = lad en terning bestemme
terminal-do-keep-lives = behold tre liv
terminal-do-odds = værdiernes rækkefølge og deres chancer
terminal-do-table = hvem der står hvordan
terminal-do-log = hvad der skete for nylig
terminal-do-rules = reglerne ved dette bord
terminal-do-help = denne hjælp
terminal-do-leave = forlad spillet
terminal-help-now = Nu kan du:
terminal-help-always = Når som helst:
terminal-nothing-typed = Skriv en af disse: { $allowed }. Skriv ? for hjælp.
terminal-not-understood = “{ $text }” kan ikke gøres her. Nu kan du: { $allowed }. Skriv ? for hjælp.
terminal-value-missing = Sig hvilken værdi, som i “{ $word } { $value }”. Du må sige: { $allowed }
terminal-value-unclear = “{ $text }” er ingen værdi. Værdier er to terninger, den højeste først: 53, 66, 21.

## Slutningen
terminal-over = Spillet er slut.
terminal-you-won = Du har vundet!
terminal-you-lost-game = Dette spil tabte du.
terminal-you-placed = Du bliver nummer { $place } af { $seats }.
terminal-place = { $place }. { $seat }
terminal-place-with = { $place }. { $seat }: { $with }

## Sider
terminal-odds-title = { $game }: værdiernes rækkefølge, den højeste først
terminal-odds-value = Værdi
terminal-odds-rolls = Slag
terminal-odds-beaten = Slås af
terminal-odds-reached = Så meget eller mere
terminal-odds-line = { $value }: { $beaten } af 36 slår det ({ $percent } %), { $reached } af 36 er så meget eller mere.
terminal-odds-none = Dette spil har ingen enkelt stige af værdier.
terminal-rules-options = Husregler
terminal-rules-option = Regel
terminal-rules-value = Her
terminal-rules-meaning = Hvad den betyder
terminal-rules-presets = Regelsæt
terminal-rules-default = sædvanligt: { $value }
terminal-rules-allowed = tilladt: { $allowed }
terminal-rules-only-with = Ikke i brug her: { $options }. Dertil skulle “{ $other }” være: { $values }.
terminal-rules-not-with = Ikke i brug her: { $options }. Dertil måtte “{ $other }” ikke være: { $values }.
terminal-rules-none = Der er endnu ingen tekst med dette spils regler.
terminal-bots-title = Robotter
terminal-bots-plays = spiller { $games }
terminal-bots-any-game = spiller alle spil
terminal-bot-of-package = Fra pakken { $package }.
terminal-arena-title = { $games } spil { $game }
terminal-arena-playing = Spiller
terminal-arena-bot = Robot
terminal-arena-payoff = Gevinst i gennemsnit
terminal-arena-wins = Vundne spil
terminal-arena-rating = Styrke μ ± σ
terminal-arena-ordinal = μ − 3σ
terminal-arena-games = Spil
terminal-arena-line = { $bot }: gevinst i gennemsnit { $payoff }, { $wins } af { $games } spil vundet, styrke { $rating }, sikkert { $ordinal }
terminal-arena-pair = { $better } er foran { $worse } med { $ahead } ± { $margin } pr. spil (p { $chance })
terminal-arena-pair-unclear = { $better } og { $worse }: { $ahead } ± { $margin } pr. spil kan være held (p { $chance })
terminal-arena-pace = { $pace } beslutninger i sekundet, { $seconds } s
terminal-replay-title = { $game } for { $seats }
terminal-replay-story = Værd at fortælle:
terminal-replay-no-entry = Optegnelsen har { $last } poster; der er ingen post { $number }.
terminal-replay-older = Dette spil er efter udgave { $edition } af reglerne, som denne version ikke kan gentage: her følger optegnelsen, som den er skrevet.
terminal-verify-holds = Optegnelsen holder: hver af de { $lines } linjer er, som den blev bundet.
terminal-verify-fails = Optegnelsen holder ikke.
terminal-verify-undone = Filen afviger fra optegnelsen, som den blev skrevet. Rettet tilbage før kontrollen: { $what }.
terminal-verify-undone-encoding = tegnkodningen
terminal-verify-undone-line-ends = linjeskift fra et andet system
terminal-verify-undone-characters = typografiske tegn
terminal-verify-undone-quoting = citattegn fra en mail
terminal-verify-undone-wrapping = linjeskift inde i linjer
terminal-verify-undone-spaces = mellemrum først eller sidst på linjer
terminal-verify-undone-blank-lines = tomme linjer eller et manglende linjeskift
terminal-verify-edition = { $game }, udgave { $edition } af reglerne.
terminal-verify-moves-unchecked = Trækkene blev ikke prøvet: denne version af Mendax kan ikke gentage udgave { $edition }. Hasher, løfter, salte og frøet, så vidt det er åbent, blev.
terminal-sealed = { $game ->
    [sword_of_lies] Kortene er forseglet: { $seal }
   *[other] Terningerne er forseglet: { $seal }
}
terminal-record-kept = Optegnelsen af spillet er i “{ $path }”: mendax replay fortæller den, mendax verify prøver den.
terminal-record-exists = Filen “{ $path }” findes allerede; en optegnelse skrives i en ny.
terminal-record-nowhere = Der kan ikke skrives i “{ $path }”.
terminal-no-file = Der er ingen fil “{ $path }”, der kan læses: { $problem }.
terminal-unwritten = Udskriften kan ikke skrives: { $problem }.
terminal-no-home = Løsninger bliver ikke gemt, for denne bruger har ingen hjemmemappe. MENDAX_POLICIES kan angive en mappe til dem.
terminal-too-many-bots = Nævn højst { $most } robotter til { $seats } pladser; du nævnte { $given }.
terminal-no-hints = Der er ingen råd til dette spil: --hints er til { $allowed }.
terminal-bad-number = { $name } skal være { $allowed }, ikke { $given }.

## Spil uden deres egen tegning
terminal-generic-fact = { $name }: { $value }
terminal-generic-question = Det er din tur.
