# Что говорит устройство: связь, сеть, возвращение.
web-lost-network =
    { $seat ->
        [yes] Сети нет: место за вами.
       *[no] Сети нет.
    }
web-lost-link =
    { $seat ->
        [yes] Связь потеряна: место за вами.
       *[no] Связь потеряна.
    }
web-lost-wait = Новая попытка через { $seconds } с.
web-lost-trying = Пробуем сейчас…
web-leaving = Уйти из игры?
web-leaving-stay = Остаться
web-leaving-now = Отойти
web-leaving-now-note = Через минуту за вас сыграет бот. Вернётесь — место снова ваше.
web-leaving-now-alone = Стол вас подождёт. Он найдётся на главной странице.
web-leaving-seat = Отдать место
web-leaving-seat-note = Дальше сразу играет бот.
web-name-taken = Здесь уже есть { $asked }, поэтому вас зовут { $name }.
web-second-tab = Этот стол открыт и в другой вкладке. Место ваше в обеих, играть можно в любой.
web-copy-by-hand = Ссылка выделена: скопируйте её из поля.
web-absent-bot = не на связи · бот через { $time }
web-awaited = { $name } не на связи.
web-awaited-bot = Бот сыграет через { $time }.
web-awaited-now = Сейчас
web-awaited-now-for = Пусть бот сыграет сейчас: { $name }
web-awake = Не гасить экран
web-awake-help = Пока вы играете; телефон, который засыпает, теряет сеть.
web-notify = Звать меня, когда мой ход
web-notify-help = Уведомление, когда страницы не видно. В нём сказано, чей ход, и ничего об игре.
web-notify-refused = Ваш браузер этого не разрешает. Это можно изменить в его настройках.
web-badge = Отметка на значке приложения
