# Слова на русском; ключи и переменные те же, что в en.
web-code-say = Или назовите код
web-code-help = На { $address }: «У меня код»
web-code-letters = Код: { $letters }
web-code-have = У меня код
web-code-field = Код стола
web-code-go = К столу
web-invited = { $host } приглашает вас: { $game }
web-invited-table = Стол: { $game }
web-invited-name = Как вас называть?
web-invited-how = Как в это играют
