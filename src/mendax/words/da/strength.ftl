# Hvor stærke bots er (`mendax strength` og siden i browseren).
strength-title = { $game }, { $rules }, { $seats } ved bordet
strength-head-bot = Bot
strength-head-overall = Mod de andre
strength-head-weakness = Mod en, der kender den
strength-head-thinks = Tænker
strength-times = { $median } ms, ved 99 af 100 beslutninger højst { $most } ms
strength-exact = den spiller får { $result }, nøjagtigt
strength-habit = den spiller får { $result }, med en vane: { $habit }
strength-unknown = ikke kendt
strength-pairs = Rækken mellem lutter bots fra kolonnen
strength-duel = { $bot } mellem lutter { $others }: { $result }
strength-line = { $bot }: { $overall }. Mod en, der kender den: { $weakness }. Tænker { $thinks }.
strength-measured = { $games } spil for hvert par, startværdi “{ $seed }”. Blandt sine lige har en bot { $fair }.
strength-note = Procenter er vundne spil, andre tal er jetoner per spil; i parentes 95 %-intervallet. Hvad simple vaner vinder, er en nedre grænse for en, der kender botten. Tider er processortid på maskinen, der målte.
strength-measuring = { $game }, { $seats } ved bordet
strength-not-measured = Der følger ingen tal med for sådan et bord. Med --games bliver det målt.
strength-nothing-to-write = --write gemmer det, der måles, og uden --games måles ingenting.
