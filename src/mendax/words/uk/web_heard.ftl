# Щоб тебе чули за столом: гримаси, маски, глядачі, що вимкнено. Події столу й відмови, які до цього
# належать, теж тут. { $name } і { $to } — імена гравців.

table-refused-reactions-off = За цим столом гримаси вимкнено.
table-refused-reaction-unknown = Гримаси «{ $given }» немає. Є такі: { $allowed }.
table-refused-mask-unknown = Маски «{ $given }» немає. Є такі: { $allowed }.
table-event-reacted = { $name }: { $reaction }
table-event-reacted-at = { $name } ({ $to }): { $reaction }
table-event-wore = { $seat } змінює маску.

table-reaction-laugh = сміх
table-reaction-gasp = подив
table-reaction-squint = підозра
table-reaction-sweat = холодний піт
table-reaction-weep = сльози
table-reaction-cheer = радість

table-mask-fox = Лисиця
table-mask-owl = Сова
table-mask-cat = Кішка
table-mask-bear = Ведмідь
table-mask-hare = Заєць
table-mask-wolf = Вовк
table-mask-frog = Жаба
table-mask-raven = Крук
table-mask-badger = Борсук
table-mask-moon = Місяць
table-mask-sun = Сонце
table-mask-jester = Блазень

web-heard-faces = Гримаси
web-heard-to = Кому кинути
web-heard-more = Сказати інше
web-heard-rest = Забагато гримас: зачекайте трохи.
web-heard-watchers = Глядачі
web-heard-watching-as = Ви дивитеся як { $name }.
web-heard-unnamed = { $count ->
    [one] ще { $count }
    [few] ще { $count }
   *[many] ще { $count }
}
web-heard-mask = Вибрати маску
web-heard-volume = Гучність
web-heard-talk = Чути розмови
web-heard-talk-help = Сказане на мить з’являється біля місця, а прочитати його можна в розмові.
web-heard-talk-off = Ви вимкнули всі розмови.
web-heard-talk-on = Знову чути розмови
web-heard-see-faces = Бачити гримаси інших
