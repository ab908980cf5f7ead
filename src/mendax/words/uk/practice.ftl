# Тренування: задачі, вправи, задача дня й уроки. Пункти — відсоткові.
practice-title = Тренування
practice-lead = Позиції з прорахованої гри: оберіть хід і подивіться, чого вартий кожен.
practice-daily = Задача дня
practice-daily-lead = П’ять позицій, сьогодні однакових для всіх.
practice-daily-done = Сьогодні: { $right } з { $count }. Нова задача буде о { $time }.
practice-drills = Вправи
practice-drills-lead = Позиції вашого рівня.
practice-lessons = Уроки
practice-mistakes = Ваші власні помилки
practice-mistakes-due = { $count ->
    [one] { $count } картка на повторення
    [few] { $count } картки на повторення
   *[other] { $count } карток на повторення
}
practice-done = Готово
practice-start = Почати
practice-next = Далі
practice-again = Ще раз
practice-progress = { $number } з { $count }
practice-score = Правильно: { $right } з { $count }
practice-rating = Ваш рейтинг: { $rating }
practice-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
}
practice-end-well = Добре вийшло: { $theme } ({ $right } з { $count })
practice-end-look = Подивіться на це ще раз
practice-end-chosen = Ваш вибір: { $chosen }. Він коштує { $cost } п. Краще: { $best }.
practice-trend-games = Скільки вам коштувало рішення, за розібраними іграми (пункти)
practice-trend-days = Розв’язані задачі, за днями
practice-habits = Ваші звички з часом
practice-habits-game = Гра
practice-habits-against = Проти
practice-habits-all = Усі
practice-habits-people = Люди
practice-habits-bots = Боти
practice-habits-mixed = Люди й боти
practice-habits-none = Таких ігор ще немає.
practice-habits-cost = Скільки коштувала кожна звичка порівняно з правильною грою, за партію ({ $unit ->
    [chips] фішки
   *[points] пункти
}). Партій, розібраних тренером: { $count }
practice-habits-review = Відкрийте після партії розбір тренера, і тут з’явиться, скільки коштує кожна звичка.
practice-habit-bluff = Блеф
practice-habit-truth = Правдиві заявки
practice-habit-doubt = Сумніви
practice-habit-trust = Довіра
practice-habit-other = Інші ходи
practice-believed = А ви повірили б?
practice-believed-lead = Заявки з ваших партій: { $count }. Ви бачите те саме, що й тоді; правда відкриється після відповіді.
practice-believed-name = Чи повірили б ви? Говорить { $name }.
practice-believed-truth = Кидок, про який говорить { $name }: { $dice }. { $lied ->
    [yes] Це була брехня.
   *[no] Заявка була правдою.
}
practice-believed-none = Заявок поки немає. Розберіть завершену гру з тренером, і вони з’являться.
practice-mix = Ваше чергування рішень
practice-mix-lead = Як часто ви робили той чи інший вибір за столами на двох, у тренуванні та в розібраних партіях, порівняно з правильною грою в тих самих позиціях.
practice-mix-sound = Поки що як у правильній грі ({ $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[other] { $count } рішень
}).
practice-mix-doubt = { $which ->
    [low] Низькі заявки, до яких дотягує щонайменше половина кидків
    [middle] Середні заявки, до яких дотягує від шостої частини до половини кидків
   *[high] Високі заявки, до яких дотягує менше шостої частини кидків
}: ви не повірили { $done } з { $count }. Правильна гра не вірить { $sound }.
practice-mix-lie = { $which ->
    [low] Низькі заявки, до яких дотягує щонайменше половина кидків
    [middle] Середні заявки, до яких дотягує від шостої частини до половини кидків
   *[high] Високі заявки, до яких дотягує менше шостої частини кидків
}: ви збрехали такою заявкою в { $done } рішеннях із { $count }. Правильна гра бреше так у { $sound }.
practice-mix-usual = { $which ->
    [answer] Відповідей: { $count }; з них із найчастішою в правильній грі збіглося { $done }. Правильна гра чергує відповіді: у ній таких було б { $sound }.
   *[claim] Заявок: { $count }; з них із найчастішою в правильній грі збіглося { $done }. Правильна гра чергує заявки: у ній таких було б { $sound }.
}
practice-mix-profit = { $who ->
    [doubt-more] Цим скористається суперник, який тут ніколи не бреше.
    [doubt-less] Цим скористається суперник, який тут бреше частіше.
    [lie-more] Цим скористається суперник, який тут ніколи не вірить.
    [lie-less] Цим скористається суперник, який тут завжди вірить.
   *[usual-more] Цим скористається суперник, який знає ваш звичний вибір.
}
practice-copy = Скопіювати результат
practice-copied = Скопійовано
practice-copy-by-hand = Результат виділено: скопіюйте його зі сторінки.
practice-strategy = Показати тут стратегію
practice-keys = Клавіші 1–9 — вибір, Enter — далі.

## Теми
practice-theme = Тема
practice-theme-all = Усе
practice-theme-answer = Вірити чи ні
practice-theme-announce = Що сказати
practice-theme-keep = Які кубики залишити
practice-theme-order = Накази у війні
practice-theme-opening = Початок раунду
practice-theme-high-claims = Високі заявки
practice-theme-mia-called = Заявлено найвище
practice-theme-last-life = Ваш останній шанс
practice-theme-blind-pass = Передати наосліп
practice-theme-must-lie = Доводиться брехати
practice-theme-full-house = Фул-хаус і вище
practice-theme-open-dice = Відкриті кубики проти заявки
practice-theme-last-card = Ваша остання карта
practice-theme-shields = Щити
practice-theme-siege = Правила облоги
practice-theme-bet = Ставки
practice-theme-last-bets = Останній раунд ставок

## Позиції
practice-question-answer = Вірити чи ні?
practice-question-announce = Що ви скажете?
practice-question-keep = Які кубики залишите?
practice-question-order = Який наказ напишете?
practice-question-bet = Що робите?
practice-spot-lives = Життя, спершу ваші: { $lives }
practice-spot-tokens = Жетони, спершу ваші: { $lives }
practice-spot-seats = Гравців: { $seats }
practice-spot-dice = Ваші кубики: { $dice }
practice-spot-open = Відкриті кубики: { $dice }
practice-spot-hidden = Закриті кубики, які ви знаєте: { $dice }
practice-spot-unknown = Закриті кубики, яких ви не знаєте: { $count }
practice-spot-opening = Ви починаєте раунд.
practice-spot-over = Треба перебити: { $claim }
practice-spot-claim = Гравець перед вами каже: { $claim }
practice-spot-yours = Ваші карти: { $cards }. Мечі: { $swords }
practice-spot-theirs = Карти суперника: { $cards }. Мечі: { $swords }
practice-spot-ties = За рівності перемагає той, хто мав більше мечів до війни: ви { $yours }, суперник { $theirs }.
practice-spot-pot = Банк: { $pot }. { $price ->
    [0] Доплачувати нічого.
   *[other] Кол коштує { $price }.
}
practice-spot-betting = Раунд ставок { $round } з { $rounds }, { $left ->
    [any] ставки будь-якого розміру
    [0] рейзів більше не буде
   *[other] ще можна підвищувати (по { $size }): { $left }
}
practice-spot-boldest = Чотири мечі за найвищу ставку гри (зараз { $highest }): { $who ->
    [you] у вас
    [none] ні в кого
   *[other] у гравця { $who }
}
practice-spot-named = Гравця спитали про колір карти, і він каже: «{ $named ->
    [red] червона
   *[black] чорна
}». Серед карт, яких ви не бачили ({ $unseen }), карт цього кольору: { $count }.
practice-spot-seat = { $who ->
    [you] Ви
   *[other] Гравець { $who }
}
practice-spot-chips = { $who ->
    [you] Ваші карти
   *[other] Карти гравця { $who }
}: { $cards }. Залишилося фішок: { $chips }
practice-marked-bare = нічого
practice-marked-shield = щит
practice-marked-sword = два мечі { $who ->
    [you] вам
   *[other] гравцеві { $who }
}
practice-marked-unsure = з імовірністю { $shield } % щит, інакше два мечі { $who ->
    [you] вам
    [none] нікому
   *[other] гравцеві { $who }
}
practice-card = { $lives ->
    [2] карта зі щитом
   *[1] карта без щита
}
practice-pay = , ціна — { $lives ->
    [2] карта зі щитом
   *[1] карта без щита
}

## Оцінки й пояснення
practice-grade-excellent = Чудово!
practice-grade-good = Добре
practice-grade-inaccurate = Неточно
practice-grade-blunder = Груба помилка
practice-cost = Це коштує { $cost } пункта ({ $game ->
    [sword_of_lies] зі 100 за весь банк
   *[other] зі 100 за перемогу
}).
practice-refutation = Ось що може статися далі:
practice-skip = Пропустити
practice-share = правильна гра: { $share } %
practice-figures = { $kind ->
    [honest] Сильні гравці тут так кажуть, лише коли це правда.
    [answer] Сильні гравці тут брешуть у { $chance } % випадків.
    [announce] Цьому не вірять у { $chance } % випадків.
   *[other] { "" }
}{ $next ->
    [none] { "" }
   *[other] {" "}Найкращий хибний вибір коштує { $next } пункта.
}
practice-why-best = Найкращий вибір вартий { $worth } пункта зі 100; найкращий хибний коштує { $next }.
practice-why-war = { $sure ->
    [yes] Правильний наказ виграє весь банк за будь-якої відповіді.
   *[no] Правильна гра варта { $worth } % банку.
} Після наказу «{ $wrong ->
    [hold] жодного меча
    [strike] один меч
    [strike-twice] два мечі
   *[strike-thrice] три мечі
}{ $wrong_at ->
    [none] { "" }
    [shield] : щит
    [shields] : щити
    [bare] : карта без щита
    [bares] : карти без щита
   *[mixed] : щити й карти без щита
}» відповідь «{ $reply ->
    [hold] жодного меча
    [strike] один меч
    [strike-twice] два мечі
   *[strike-thrice] три мечі
}{ $reply_at ->
    [none] { "" }
    [shield] : щит
    [shields] : щити
    [bare] : карта без щита
    [bares] : карти без щита
   *[mixed] : щити й карти без щита
}» лишає вам { $least } %. Хибний наказ коштує щонайменше { $next } пункта.
practice-why-bet = Якщо ніхто більше не скине карт і не підвищить, ви виграєте близько { $armed } % банку з чотирма мечами за найвищу ставку і { $plain } % без них{ $need ->
    [0] , а чек безкоштовний
   *[other] ; кол вигідний від { $need } %
}. { $action ->
    [either] Правильних варіантів більше одного.
    [fold] Правильно скинути карти; кожен хибний вибір коштує щонайменше { $next } пункта.
    [check] Правильний чек; кожен хибний вибір коштує щонайменше { $next } пункта.
    [call] Правильний кол; кожен хибний вибір коштує щонайменше { $next } пункта.
    [raise] Правильний рейз; кожен хибний вибір коштує щонайменше { $next } пункта.
   *[bet] Правильна ставка; кожен хибний вибір коштує щонайменше { $next } пункта.
}
practice-last-shares = З чотирма мечами за найвищу ставку ви виграєте { $armed } % банку, без них { $plain } %.
practice-last-answer = { $action ->
    [raise] Кожен вибір, крім рейзу, коштує щонайменше { $next } пункта.
    [call] Кол вигідний від { $need } %; кожен інший вибір коштує щонайменше { $next } пункта.
   *[fold] Кол був би вигідний лише від { $need } %; якщо не скинути карти, це коштує щонайменше { $next } пункта.
}
practice-last-raise = { practice-last-shares } Ваш рейз забирає їх, і другий гравець уже не може їх повернути. { practice-last-answer }
practice-last-raised-again = { practice-last-shares } Якщо ви зробите рейз, другий гравець підвищить останнім і забере їх. { practice-last-answer }
practice-last-small = { practice-last-shares } Вони у другого гравця, і рейз їх не забере: він не більший за найвищу ставку гри, { $highest }. { practice-last-answer }
practice-last-no-raise = { practice-last-shares } Вони у другого гравця, а підвищувати більше не можна. { practice-last-answer }
practice-last-keep = { practice-last-shares } Вони вже у вас, і після колу лишаться у вас. { practice-last-answer }
practice-last-ahead = Навіть без чотирьох мечів за найвищу ставку ви виграєте { $plain } % банку, тож рейз, на який другий гравець відповість колом, вигідний. { practice-last-answer }
practice-last-idle = Чотири мечі за найвищу ставку тут нічого не змінюють: з ними чи без них ви виграєте { $plain } % банку. { practice-last-answer }
practice-error = Значення оцінено наближено, стандартна похибка (у пунктах): { $error }.

## Уроки
practice-lesson-mia-odds = Коли не вірити
practice-lesson-mia-odds-text = Не вірити вигідно, якщо заявка досить часто брехня або якщо її важко перебити. Низькі перші заявки здебільшого правдиві, високі понад високими — здебільшого ні.
practice-lesson-mia-truth = Почати раунд
practice-lesson-mia-truth-text = На початку правда часто найкраща, але не з кожним кидком. Порівняйте, як часто не вірять кожній заявці.
practice-lesson-mia-last-life = Ваше останнє життя
practice-lesson-mia-last-life-text = З одним життям хибна недовіра закінчує гру. Та правильна гра не вірить і тут, якщо шанси за це.
practice-lesson-french-poker-open = Відкриті кубики
practice-lesson-french-poker-open-text = Відкриті кубики кажуть, що ще можливо. Порахуйте закриті кубики, яких потребує заявка.
practice-lesson-french-poker-keep = Які кубики залишити
practice-lesson-french-poker-keep-text = Залишайте те, що допоможе наступній заявці, і думайте, що побачать інші.
practice-lesson-french-poker-claim = Перша заявка
practice-lesson-french-poker-claim-text = Перша заявка має бути такою, щоб їй повірили, а перебити її було важко.
practice-lesson-sword-of-lies-single = Досить одного меча
practice-lesson-sword-of-lies-single-text = Подвійна атака коштує власної карти. Перш ніж платити, порахуйте, хто впаде першим.
practice-lesson-sword-of-lies-double = Подвійна атака
practice-lesson-sword-of-lies-double-text = Часом два мечі одразу вирішують війну ще до відповіді.
practice-lesson-sword-of-lies-bets = Ставки й чотири мечі
practice-lesson-sword-of-lies-bets-text = Порівняйте ціну зі своєю часткою банку. Хто перший зробив найвищу ставку, дістає чотири мечі. Тож порахуйте, скільки рейзів лишилося: хто зробить останній?

## Відмови
practice-refused-game = Для { $game } задач немає. Вони є для: { $allowed }.
practice-refused-theme = Теми { $theme } немає. Є: { $allowed }.
practice-refused-lesson = Уроку { $lesson } немає. Є: { $allowed }.
practice-refused-day = { $given } — не дата. Пишіть так: 2026-11-27.
practice-refused-position = Такої позиції у { $given } немає.
practice-refused-option = Варіант { $given } тут неможливий.
practice-prompt = Ваш вибір (1–{ $count }, q — закінчити):
