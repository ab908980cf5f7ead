# Siden om, hvor stærke botterne er.
web-strength-title = Hvor stærke botterne er
web-strength-sizes = Pladser
web-strength-seats = { $seats } ved bordet
web-strength-lead-wins = { $rules }: én bot af hver slags mellem lutter bots af en anden, { $games } spil for hvert par. Vist er andelen af spil, den vandt; blandt sine lige er det { $fair }.
web-strength-lead-chips = { $rules }: én bot af hver slags mellem lutter bots af en anden, { $games } spil for hvert par. Vist er de jetoner, den vandt per spil; blandt sine lige er det ingenting.
web-strength-known = Den, der kender den udenad, vinder { $share }.
web-strength-habit = En simpel vane tager { $chips } per spil fra den.
web-strength-no-habit = Ingen simpel vane vinder med sikkerhed på den: { $chips } per spil.
web-strength-thinks = Tænker { $usual } ms, næsten aldrig mere end { $most } ms.
web-strength-among = { $bot } mellem lutter …
web-strength-none = Ingen har målt botterne til { $game }.
web-strength-help = Bjælken viser det interval, tallet ligger i med 95 % sikkerhed; den tynde linje, hvad en bot har blandt sine lige. Blå er sikkert mere, rød sikkert mindre. Tider er processortid på maskinen, der målte. Vælg en bot for at se den mellem hver af de andre.
web-strength-nobody-knows = Hvor meget den, der kender en af dem udenad, ville vinde ved sådan et bord, står ikke blandt disse tal.
