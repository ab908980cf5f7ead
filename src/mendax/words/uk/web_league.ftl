# Сторінка ліги.
web-league-title = Ліга: { $game }
web-league-lead = { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тури
       *[many] { $rounds } турів
    }, { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }; останній тур завершився { $at }.
web-league-version = { $name }, версія { $version }
web-league-rating = Рейтинг
web-league-payoff = { $payoff } за гру
web-league-won = виграно { $share }, ігор: { $games }
web-league-faulty = помилки в { $games ->
        [one] { $games } грі
       *[other] { $games } іграх
    }
web-league-absent = Не змогли зіграти останній тур: { $names }
web-league-gone = Більше не грають: { $count }
web-league-over-time = Рейтинг у часі
web-league-line-of = Рейтинг { $name } за турами поруч з іншими
web-league-round = Тур { $round }
web-league-help = Усі починають із 25. Рейтинг лежить у межах своєї смужки з певністю близько 95 %; змінена програма починає спочатку. Виберіть когось, щоб побачити лінію.
