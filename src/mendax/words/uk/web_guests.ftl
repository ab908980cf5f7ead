# Гості за столом: хто вибув, вгадує; хто повернувся; кого кликати.
web-guess = Вгадуйте: це правда?
web-guess-believe = Вірю
web-guess-doubt = Не вірю
web-guess-made-believe = Ваша здогадка: правда. Її скажуть, коли відкриють заявлене.
web-guess-made-doubt = Ваша здогадка: брехня. Її скажуть, коли відкриють заявлене.
web-honour = { $count ->
    [one] { $count } очко честі
    [few] { $count } очки честі
   *[other] { $count } очок честі
}
web-call-offer = Кликати вас, коли ваш хід, а ви дивитеся деінде?
web-call-offer-yes = Так, кличте
web-call-offer-no = Ні, дякую
web-away-cost =
    { $count ->
        [0] За вас грав бот і нічого не програв.
        [one] За вас грав бот і програв { $count } раз.
        [few] За вас грав бот і програв { $count } рази.
       *[other] За вас грав бот і програв { $count } разів.
    } { $out ->
        [yes] Ви вибули.
       *[no] { "" }
    }
web-ready-too-few = Усі готові, але для початку треба гравців: { $fewest }.
web-ready-short = Усі готові, але ще мають купити фішки: { $names }.
web-bots-here = Як грають боти
