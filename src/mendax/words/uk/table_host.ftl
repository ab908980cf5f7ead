# Стіл, що переживе господаря: хто тим часом господар, хто готовий і що гратимуть далі.

## Refused
table-refused-not-all-ready = Готові ще не всі, хто тут.
table-refused-same-game = Саме цю гру тут і грають.
table-refused-too-many = У цю гру грають щонайбільше { $most }, а за столом { $seats }. Хай дехто встане й дивиться.

## Events
table-event-host-passed = { $name } не на зв’язку: тепер господар столу — { $to }.
table-event-host-returned = { $seat } знову тут. Господар столу — знову { $seat }.
table-event-ready-set = { $on ->
    [yes] { $seat } чекає на початок гри.
   *[no] { $seat } просить ще зачекати.
}
table-event-game-set = Далі гратимуть в іншу гру.

## The lobby and the podium
web-ready = До гри!
web-ready-on = Ви чекаєте на гру
web-ready-again = Ще раз!
web-ready-again-on = Ви за реванш
web-ready-help = Гра почнеться, коли погодяться всі, хто тут.
web-ready-mark = чекає на гру
web-ready-count = Погодилися: { $ready } з { $count }
web-ready-all = Почати, коли погодяться всі
web-next = Наступна гра
