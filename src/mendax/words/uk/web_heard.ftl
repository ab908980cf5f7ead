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
