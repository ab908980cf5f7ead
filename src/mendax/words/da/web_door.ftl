# På dansk; nøgler og variabler som i en.
web-code-say = Eller sig denne kode
web-code-help = På { $address }: “Jeg har en kode”
web-code-letters = Kode: { $letters }
web-code-have = Jeg har en kode
web-code-field = Bordets kode
web-code-go = Til bordet
web-invited = { $host } inviterer dig til { $game }
web-invited-table = Et bord: { $game }
web-invited-name = Hvad skal de kalde dig?
web-invited-how = Sådan spilles det
