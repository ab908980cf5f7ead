# Дошка для ігор, що не мають власної: її слова довкола слів самої гри.
web-generic-your-turn = Ваш хід
web-generic-hidden = приховано
web-generic-less = Менше
web-generic-more = Більше
web-generic-known = Що відомо
