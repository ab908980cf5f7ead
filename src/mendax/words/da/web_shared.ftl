# På dansk; nøgler og variabler som i en.
web-shared-title = På denne telefon
web-shared-help = Flere kan spille på én telefon. Den går fra hånd til hånd, og ingen ser, hvad der er de andres.
web-shared-add = Tilføj en spiller
web-shared-name = Navn
web-shared-remove = { $name } spiller ikke med
web-shared-hand = Giv telefonen til { $name }
web-shared-private = Dit kommer først frem, når du har den i hånden.
web-shared-iam = Jeg er { $name }
web-shared-instead = Eller en anden først:
web-shared-look = Hold for at se
web-shared-on = Giv videre
web-shared-has = { $name } har telefonen
web-shared-nobody = Alle må kigge
web-shared-take = Tag den som { $name }
web-shared-record = Referat for { $name }
