# Статистика правил: що дало багато ігор.
stats-title = Зіграно ігор: { $games }; грали: { $players }
stats-what = Що
stats-figure = Скільки
stats-rounds = Раундів у грі
stats-rounds-line = { $mean } ± { $margin }; половина ігор триває до { $median }, усі, крім однієї на сотню, – до { $longest }
stats-claims = Заявок у раунді
stats-lies = Брехні серед заявок тих, хто дивився
stats-unseen = Заявок на кубики, яких ніхто не бачив
stats-doubted = Заявок, яким не повірили
stats-caught = Відкриттів, що викрили неправду
stats-conceded = Раундів, у яких здалися перед найвищим значенням
stats-toasts = Раундів, що скінчилися тостом
stats-dice = Кидків на нові життя за гру
stats-who = Місце
stats-wins = Перемог
