# Слова на русском; ключи и переменные те же, что в en.
web-shared-title = На этом телефоне
web-shared-help = На одном телефоне могут играть несколько человек. Он переходит из рук в руки, и чужого никто не видит.
web-shared-add = Добавить человека
web-shared-name = Имя
web-shared-remove = { $name } не играет
web-shared-hand = Передайте телефон: { $name }
web-shared-private = Ваше появится, только когда телефон будет у вас в руках.
web-shared-iam = Это я, { $name }
web-shared-instead = Или сначала кто-то другой:
web-shared-look = Держите, чтобы посмотреть
web-shared-on = Передать дальше
web-shared-has = Телефон в руках: { $name }
web-shared-nobody = Смотреть можно всем
web-shared-take = Взять: { $name }
web-shared-record = Запись партии: { $name }
