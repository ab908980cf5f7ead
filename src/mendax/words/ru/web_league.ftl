# Страница лиги.
web-league-title = Лига: { $game }
web-league-lead = { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }, { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }; последний тур закончился { $at }.
web-league-version = { $name }, версия { $version }
web-league-rating = Рейтинг
web-league-payoff = { $payoff } за игру
web-league-won = выиграно { $share }, игр: { $games }
web-league-faulty = ошибки в { $games ->
        [one] { $games } игре
       *[other] { $games } играх
    }
web-league-absent = Не смогли сыграть последний тур: { $names }
web-league-gone = Больше не играют: { $count }
web-league-over-time = Рейтинг во времени
web-league-line-of = Рейтинг { $name } по турам рядом с другими
web-league-round = Тур { $round }
web-league-help = Все начинают с 25. Рейтинг лежит в пределах своей полосы с уверенностью около 95 %; изменённая программа начинает заново. Выберите кого-нибудь, чтобы увидеть линию.
