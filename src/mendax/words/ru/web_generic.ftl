# Доска для игр, у которых своей нет: что она говорит вокруг их собственных слов.
web-generic-your-turn = Ваш ход
web-generic-hidden = скрыто
web-generic-less = Меньше
web-generic-more = Больше
web-generic-known = Что известно
