# Состязание ботов по протоколу Mäxchen.
maexchen-listens = Состязание по протоколу Mäxchen: UDP, адрес { $host }, порт { $port }. Закончить — Ctrl-C.
maexchen-scores =
    { $rounds ->
    [one] Сыгран { $rounds } раунд. Очки:
    [few] Сыграно { $rounds } раунда. Очки:
   *[many] Сыграно { $rounds } раундов. Очки:
}
maexchen-cant-listen = По адресу { $host }, порт { $port }, нельзя принимать датаграммы: { $problem }. Выберите другой через --port.
maexchen-too-many-bots = Ботов заведения может быть не больше { $most }: в раунде двадцать мест, и одно из них для гостя.
maexchen-waits = Ждём на порту { $port }, пока бот зарегистрируется.
maexchen-at-table = { $name } идёт к столу. Ctrl-C завершает.
maexchen-other-rules = Он знает только обычный порядок значений в мии, а здесь играют по другому или в другую игру.
