# Стіл, що переживе господаря: хто тим часом господар, хто готовий і що гратимуть далі.

## Refused
table-refused-not-all-ready = Готові ще не всі, хто тут.
table-refused-take-over-off = Тут не сідають на чужі місця під час гри: так вирішив господар столу. Зачекайте на наступну гру.
table-refused-not-free = Місце { $seat } зайняте: там сидять або можуть щомиті повернутися.
table-refused-asked-for = На це місце вже сяде { $name }.
table-refused-out-of-game = Місце { $seat } уже вибуло з гри. Виберіть інше або зачекайте на наступну гру.
table-refused-no-take-over = Ви не просили про місце.
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
table-event-take-over-asked = { $name } сідає на місце гравця { $seat } з наступного раунду.
table-event-take-over-dropped = { $name } далі лише дивиться.
table-event-taken-over = Відтепер тут грає { $name }.

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
web-take-over = Сісти замість бота
web-take-over-of = Місце: { $name }
web-take-over-when = Воно ваше з наступного раунду, з усім, що там є.
web-take-over-next = { $name } сідає на місце гравця { $of } з наступного раунду.
web-take-over-you = Ви сідаєте на місце гравця { $of } з наступного раунду.
web-take-over-drop = Далі дивитися
web-take-over-may = Хто спізнився, може сісти замість бота
web-notices = Сповіщення
