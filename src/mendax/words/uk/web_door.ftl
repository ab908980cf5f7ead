# Шлях до столу: коди, які кажуть уголос, і ті, хто прийшов на запрошення.
web-code-say = Або скажіть код
web-code-help = На { $address }: «Маю код»
web-code-letters = Код: { $letters }
web-code-have = Маю код
web-code-field = Код столу
web-code-go = До столу
web-invited = { $host } запрошує вас: { $game }
web-invited-table = Стіл: { $game }
web-invited-name = Як вас називати?
web-invited-how = Як у це грають
