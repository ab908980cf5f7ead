# Programmer med nøgle: hvorfor de ikke må, og hvad der blev af en udfordring.
wire-refused-key = Denne nøgle kendes ikke her: den er skrevet forkert eller trukket tilbage.
wire-refused-key-revoked = Nøglen blev trukket tilbage, eller pladsen blev taget tilbage.
wire-refused-key-elsewhere = Denne nøgle fører ikke til nogen plads ved dette bord.
wire-refused-program = Det må et program ikke: det spiller sin egen plads.
programs-off = Denne server laver ikke sådanne nøgler til programmer.
programs-too-many-keys = Du har { $most } nøgler her, og flere kan ikke fås. Træk først en tilbage.
programs-not-asked = Der ventes ikke noget af programmet nu.
programs-not-online = Dette program er ikke online længere.
programs-declined = Programmet sagde nej.
programs-silent = Programmet svarede ikke.
programs-busy = Programmet sidder ved så mange borde, som det kan.
programs-other-game = Programmet spiller ikke dette spil efter disse regler eller ikke med så mange.
programs-full = Listen over programmer er fuld. Prøv igen senere.
programs-bad-games = Der er ikke sådan et spil eller regelsæt her: { $given }.
