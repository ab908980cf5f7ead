# Гости за столом: кто выбыл, угадывает; кто вернулся; кого звать.
web-guess = Угадывайте: это правда?
web-guess-believe = Верю
web-guess-doubt = Не верю
web-guess-made-believe = Ваша догадка: правда. Её скажут, когда заявленное откроют.
web-guess-made-doubt = Ваша догадка: ложь. Её скажут, когда заявленное откроют.
web-honour = { $count ->
    [one] { $count } очко чести
    [few] { $count } очка чести
   *[other] { $count } очков чести
}
web-call-offer = Звать вас, когда ваш ход, а вы смотрите не сюда?
web-call-offer-yes = Да, зовите
web-call-offer-no = Нет, спасибо
web-away-cost =
    { $count ->
        [0] За вас играл бот и ничего не проиграл.
        [one] За вас играл бот и проиграл { $count } раз.
        [few] За вас играл бот и проиграл { $count } раза.
       *[other] За вас играл бот и проиграл { $count } раз.
    } { $out ->
        [yes] Вы выбыли.
       *[no] { "" }
    }
web-ready-too-few = Все готовы, но для начала нужно игроков: { $fewest }.
web-ready-short = Все готовы, но фишки ещё должны купить: { $names }.
web-bots-here = Как играют боты
