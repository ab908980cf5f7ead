# Слова на русском; ключи и переменные те же, что в en.
table-refused-stand-in-here = Игрок на месте { $seat } на связи: за него никто не играет.
table-refused-stand-in-host = Это может только хозяин или любой, пока на связи нет самого хозяина.
table-refused-stand-in-bot = На месте { $seat } сейчас не играет человек.
table-event-stood-in = { $seat } не на связи; дальше играет { $bot }.
