# Skuffen «Dig på denne enhed».
web-persons = Dig på denne enhed
web-persons-about = Her er ingen konti: En cookie på denne enhed siger, at du er dig.
web-persons-known = Kendt her siden { $since }.
web-persons-unknown = Denne enhed er ikke kendt her endnu. Det bliver den, når du åbner et bord eller kommer til et.
web-persons-devices = { $count ->
    [one] Du er kun på denne enhed.
   *[other] Du er på { $count } enheder.
}
web-persons-move = Kom til en anden enhed
web-persons-move-help = Få en kode her, og skriv den der. Den gælder én gang, i fem minutter. Dine pladser følger med, og denne enhed er stadig din.
web-persons-code = Få en kode
web-persons-code-is = Skriv dette på din anden enhed:
web-persons-have = Jeg har en kode
web-persons-use = Brug den
web-persons-use-help = Så er du den samme person her som der. Den, du var på denne enhed, bliver ladt tilbage.
web-persons-used = Velkommen: Denne enhed er din.
web-persons-kept = Hvad der er gemt om dig
web-persons-give = Giv mig det hele
web-persons-give-help = En fil med dine enheder, dine borde, hvad du gjorde og sagde der, og hvad denne enhed gemmer.
web-persons-leave = Log ud
web-persons-end = Log ud på denne enhed
web-persons-end-all = Log ud på alle mine enheder
web-persons-end-help = En mistet eller lånt telefon: Der er ingen dig mere. Den, der logger ud overalt, kan ikke komme tilbage til sine pladser.
web-persons-forget = Glem mig
web-persons-forget-help = Dine sessioner slutter, og dine navne og alt, du har sagt, tages ud af hvert bord. Det spillede bliver, under et navn, der ikke er nogens. Det kan ikke fortrydes.
web-persons-sure = Ja, gør det
web-persons-cancel = Annuller
web-persons-done-end = Færdig. Denne enhed er nu ingens.
web-persons-done-forget = Færdig. Du er glemt her.
