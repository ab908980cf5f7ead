# Ord på browserens bræt til meyer. Værdier er tal med to cifre.


## Meyer: spørgsmål

web-mia-you-open = Du begynder runden. Slå!
web-mia-you-rolled =
    { $open ->
        [yes] Kun du kan se terningerne.
       *[no] Slået. Slå { $value } – eller påstå det.
    }
web-mia-you-say =
    { $open ->
        [yes] Meld hvad som helst.
       *[no] Meld mere end { $value }.
    }
web-mia-you-rolled-reach = Slået. Nå { $value } – eller påstå det.
web-mia-you-say-reach = Meld { $value } eller mere.
web-mia-you-answer = { $announcer } siger { $value }. Passer det?
web-mia-you-show = De troede på dig. Vil du vise, hvad du havde?
web-mia-you-lives = Tre liv tilbage. Vil du prøve lykken?
web-mia-you-are-out = Du er ude. Se på løgnerne.
web-mia-waits-lot = Loddet afgør, hvem der begynder.
web-mia-waits-open = { $seat } begynder runden.
web-mia-waits-fall = { $seat } ryster bægeret.
web-mia-waits-cup = { $seat } har bægeret.
web-mia-waits-answer = { $announcer } siger { $value }. { $seat } tænker.
web-mia-waits-show = De troede på { $seat }, som må vise terningerne.
web-mia-waits-lives = { $seat } må slå om nye liv.
web-mia-waits-lives-fall = { $seat } slår om nye liv.
web-mia-announce-unseen = Meld uden at se
web-mia-believe-note = tag bægeret og slå
web-mia-doubt-note = løft bægeret!
web-mia-concede-note = tab uden at se
web-mia-pass-on = Send bægeret videre uset
web-mia-claims = Meldt i denne runde
web-mia-ladder = Værdier, du må melde
web-mia-your-roll = dit slag
web-mia-your-dice = Dine terninger: { $value }
web-mia-cover = Dæk terningerne
web-mia-uncover = Se igen
web-mia-show-odds = Vis chancerne
web-mia-odds = Et nyt slag slår { $value }: { $ways } af 36, { $percent } %
web-mia-beaten-by = slås af { $ways } af 36 slag, { $percent } %
web-mia-odds-reach = Et nyt slag er { $value } eller bedre: { $ways } af 36, { $percent } %
web-mia-reached-by = nås af { $ways } af 36 slag, { $percent } %
web-mia-points-of = { $count } af { $start } point

## Meyer: øjeblikkene

web-mia-had = { $seat } havde { $value }
web-mia-lot = { $seat } begynder
web-mia-doubts = { $doubter } tror ikke på { $announcer }
web-mia-concedes = { $seat } giver op
web-mia-opens = Bægeret løftes
web-mia-true = Sandt!
web-mia-lie = Løgn!
web-mia-toast = Skål!
web-mia-said = { $announcer } sagde { $value }
web-mia-shows = Terningerne viser { $value }
web-mia-loses = { $seat } −{ $cost }
web-mia-die-left = terningen om nye liv er stadig i vente
web-mia-new-lives = Nye liv til { $seat }

## Meyer: de første skridt
web-mia-no-claim = Ingen melding endnu
web-mia-flag = siger
