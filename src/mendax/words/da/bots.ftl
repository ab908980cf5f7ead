# Bots: their names at a table, and how each one plays.

## General
bot-unknown = Der er ingen bot “{ $given }” til dette spil. Der findes: { $allowed }.
bot-broken-package = Botten “{ $given }” fra pakken { $package } kan ikke spille med: { $problem }.
bot-random = Tilfældig
bot-random-help = Gør hvad som helst, der er tilladt, uden at tænke.
bot-novice = Begynder
bot-novice-help = Siger ofte sandheden og tror ofte på andre, men laver fejl og bluffer uden grund.
bot-amateur = Amatør
bot-amateur-help = Spiller som Begynder med færre fejl og regner på chancerne i Mia.
bot-adept = Øvet
bot-adept-help = Regner på chancerne i fransk poker, men laver af og til en fejl.
bot-truthful = Ærlig
bot-truthful-help = Siger, hvad der ligger under bægeret, når det kan lade sig gøre, og stoler på, at andre gør det samme; en dårlig løgner.
bot-liar = Løgner
bot-liar-help = Siger aldrig, hvad den har, hvis der kan siges mere, og tror ingen.
bot-lucky = Heldig
bot-lucky-help = Har altid lige slået noget prægtigt.
bot-sniper = Snigskytte
bot-sniper-help = Siger mindre, end den har, eller sender bægeret blindt videre for at ramme en længere fremme.
bot-odds = Regner
bot-odds-help = Tæller: tror, tvivler og bluffer efter sandsynlighed.
bot-squire = Væbner
bot-squire-help = En begynder: siger mest sandheden, tror mest, bliver med, når det ser billigt ud, og slår den, der slog den.
bot-knight = Ridder
bot-knight-help = Tæller farver og satser efter sine chancer i krigen, men ser bort fra, hvad dine indsatser røber. Slutter fred mod den stærkeste.
bot-marshal = Marskal
bot-marshal-help = Vejer, hvad du ved, satser efter, hvad du vil gøre, løser hver runde af krigen og holder sit ord.
bot-marshal-evening = Husker, hvem der løj i de sidste spil ved dette bord.
bot-equilibrium = Ligevægt
bot-equilibrium-help = Spiller det løste spil: alene mod én vinder ingen ved at vide, hvordan den spiller, og den taber aldrig i længden. Med flere pladser er det i Meyer én god måde af mange, i fransk poker løsningen på en enklere runde. Hvor intet er løst, spiller den i Meyer efter sandsynlighed og prøver i fransk poker trækkene igennem.
bot-reader = Læser
bot-reader-help = Begynder med det løste spil, ser, hvordan du lyver og tvivler, og udnytter det: alene mod én uden nogensinde at vove mere end en halvtredsindstyvendedel af spillet, med flere alene efter, hvad den har set af dem. Hvor et bord ikke er løst, tæller den som Regner.
bot-without-adviser = Botten “{ $given }” har brug for et løst spil, og det findes ikke til et bord med { $seats } pladser og disse regler.

## French poker
bot-searching = Søger
bot-searching-help = Prøver alle måder at beholde og melde på og tager den, der betaler sig mod den værste af to slags naboer.
