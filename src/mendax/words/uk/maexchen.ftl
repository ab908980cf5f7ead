# Змагання ботів за протоколом Mäxchen.
maexchen-listens = Змагання за протоколом Mäxchen: UDP, адреса { $host }, порт { $port }. Завершити — Ctrl-C.
maexchen-scores =
    { $rounds ->
    [one] Зіграно { $rounds } раунд. Очки:
    [few] Зіграно { $rounds } раунди. Очки:
   *[many] Зіграно { $rounds } раундів. Очки:
}
maexchen-cant-listen = На адресі { $host }, порт { $port }, не можна приймати датаграми: { $problem }. Виберіть інший через --port.
maexchen-too-many-bots = Ботів закладу може бути щонайбільше { $most }: у раунді двадцять місць, і одне з них для гостя.
maexchen-waits = Чекаємо на порту { $port }, доки бот зареєструється.
maexchen-at-table = { $name } іде до столу. Ctrl-C завершує.
maexchen-other-rules = Він знає лише звичайний порядок значень у мії, а тут грають за іншим або в іншу гру.
