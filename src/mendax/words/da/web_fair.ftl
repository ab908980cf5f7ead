# Ord i den skuffe, hvor alle prøver terningerne; hentes, når den åbnes.
web-fair-how = Før et spil viser serveren et segl over sin hemmelighed. Så forsegler hver plads sine egne tilfældige bytes og åbner dem, når spillet begynder, så ingen kan styre tilfældet. Hver terning og hvert kort forsegles, i samme øjeblik det falder; når du får det at se, får du nøglen, og denne side prøver, om seglet passer. Den husker serverens segl og dine bytes fra før spillet og advarer dig, hvis et af dem blev byttet ud.
web-fair-holds = { $count ->
    [one] { $count } åbnet træk prøvet her: seglet passer.
   *[other] { $count } åbnede træk prøvet her: hvert segl passer.
}
web-fair-broken = { $count ->
    [one] { $count } træk passer ikke til sit segl!
   *[other] { $count } træk passer ikke til deres segl!
}
web-fair-commitment = Seglet over dette spils hemmelighed
web-fair-shares = Tilfældige bytes fra hver plads
web-fair-shared = forseglet
web-fair-left-out = udeladt: ikke åbnet i tide
web-fair-none = ingen
web-fair-draws = Forseglede træk: terninger, kort, lodder
web-fair-closed = ikke åbnet for dig
web-fair-seed = Det åbnede frø
web-fair-more = Gem optegnelsen efter spillet, og kør “mendax verify” på den for at prøve alt igen.
