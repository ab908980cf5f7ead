# Hvad enheden siger: forbindelse, netværk, tilbagekomst.
web-lost-network =
    { $seat ->
        [yes] Intet netværk: din plads er din.
       *[no] Intet netværk.
    }
web-lost-link =
    { $seat ->
        [yes] Forbindelsen er tabt: din plads er din.
       *[no] Forbindelsen er tabt.
    }
web-disk-full = Serveren kan ikke gemme noget lige nu, så bordet står stille. Intet er tabt; når der igen er plads, går det videre af sig selv.
web-lost-wait = Prøver igen om { $seconds } s.
web-lost-trying = Prøver nu …
web-leaving = Forlade spillet?
web-leaving-stay = Bliv
web-leaving-now = Gå lidt
web-leaving-now-note = Efter et minut spiller en robot for dig. Kom tilbage, og pladsen er din igen.
web-leaving-now-alone = Bordet venter på dig. Du finder det på forsiden.
web-leaving-seat = Opgiv pladsen
web-leaving-seat-note = En robot spiller straks videre.
web-name-taken = Der er allerede en { $asked } her, så du hedder { $name }.
web-second-tab = Dette bord er også åbent i en anden fane. Begge viser din plads, og du kan spille i begge.
web-copy-by-hand = Linket er markeret: kopiér det fra feltet.
web-absent-bot = væk · robot om { $time }
web-awaited = { $name } er væk.
web-awaited-bot = En robot spiller om { $time }.
web-awaited-now = Nu
web-awaited-now-for = Lad en robot spille for { $name } nu
web-awake = Hold skærmen tændt
web-awake-help = Mens du spiller; en telefon, der sover, mister sit netværk.
web-notify = Kald på mig, når det er min tur
web-notify-help = En besked, når siden ikke kan ses. Den siger, hvis tur det er, og intet om spillet.
web-notify-refused = Din browser tillader det ikke. Det kan ændres i dens indstillinger.
web-badge = Mærke på appens ikon
