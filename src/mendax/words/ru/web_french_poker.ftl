# Слова доски французского покера в браузере. Заявки приходят словами, кубики — номерами от 1.
web-french-poker-you-open = Начинаете вы. Бросайте пять кубиков!
web-french-poker-you-claim-first = Заявите комбинацию, настоящую или нет.
web-french-poker-you-claim = Теперь заявите больше, чем { $claim }.
web-french-poker-you-choose = Коснитесь кубиков, которые оставляете, или не трогайте их. Перебить: { $claim }.
web-french-poker-you-must-roll = Коснитесь кубиков, которые оставляете; остальные бросите. Перебить: { $claim }.
web-french-poker-you-answer = { $claimer } заявляет: { $claim }. Верите?
web-french-poker-you-are-out = Для вас игра окончена. Смотрите на лжецов.
web-french-poker-you-are-safe = Вы в безопасности. Смотрите, как потеют другие.
web-french-poker-waits-lot = Жребий решает, кто начинает.
web-french-poker-waits-open = Раунд начинает { $seat }.
web-french-poker-waits-fall = { $seat } бросает.
web-french-poker-waits-cup = Кубики у игрока { $seat }.
web-french-poker-waits-answer = { $claimer } заявляет: { $claim }. Думает { $seat }.

## Ответы

web-french-poker-believe-note = беру кубики и смотрю
web-french-poker-doubt-note = открыть все кубики!
web-french-poker-concede-note = проиграть не глядя
web-french-poker-pass-on = Передать вслепую, с заявкой выше

## Кубики, как их знают

web-french-poker-dice = Пять кубиков, как вы их знаете
web-french-poker-mat = Открыты: { $dice }
web-french-poker-mat-empty = Открытых кубиков нет.
web-french-poker-under-cup =
    { $count ->
        [0] Под стаканом ничего
        [one] { $count } кубик под стаканом
        [few] { $count } кубика под стаканом
       *[many] { $count } кубиков под стаканом
    }
web-french-poker-die = Кубик { $number }: { $pips }, { $how }
web-french-poker-die-unknown = Кубик { $number }: под стаканом, вы его не видели
web-french-poker-open = открыт
web-french-poker-hidden = скрыт
web-french-poker-recalled = помните
web-french-poker-unknown = не видели
web-french-poker-keep = оставить
web-french-poker-you-have = У вас { $claim }.

## Оставить и бросить

web-french-poker-roll-hidden =
    { $count ->
        [0] Открыть все
        [5] Бросить все пять
       *[other] Бросить { $count } в закрытую
    }
web-french-poker-roll-hidden-note =
    { $kept ->
        [none] под стакан
        [all] ничего не бросать
       *[other] открыть { $kept }
    }
web-french-poker-roll-open =
    { $count ->
        [0] Бросить в открытую
        [5] Бросить в открытую
       *[other] Бросить { $count } в открытую
    }
web-french-poker-roll-open-note =
    { $kept ->
        [none] сперва оставьте кубик
        [all] сперва отпустите кубик
       *[other] { $kept } под стаканом
    }
web-french-poker-leave-them = Оставить как лежат и заявить

## Что сделано

web-french-poker-did-opened = первый бросок раунда
web-french-poker-did-left = без переброса
web-french-poker-did-kept-hidden = скрыто { $count }, в открытую брошено { $rest }
web-french-poker-did-kept-open =
    { $count ->
        [0] все пять переброшены в закрытую
        [5] все пять открыты
       *[other] открыто { $count }, в закрытую брошено { $rest }
    }
web-french-poker-did-passed = передано вслепую

## Заявки

web-french-poker-claims = Заявки этого раунда
web-french-poker-hands = Какую комбинацию
web-french-poker-ranks = Какие именно
web-french-poker-kickers = Остальные кубики
web-french-poker-general = общо
web-french-poker-no-kickers = только эти
web-french-poker-certain = Это правда при любых пяти кубиках.
web-french-poker-your-hand = что у вас есть
web-french-poker-percent = { $percent } %

## Шансы

web-french-poker-show-odds = Показать шансы
web-french-poker-odds-answer = По известным вам кубикам это правда в { $percent } % случаев.
web-french-poker-odds-target = Шансы с оставленными кубиками. Цель: { $claim }
web-french-poker-odds-best =
    { $kept ->
        [none] Лучше всего бросить все пять, { $percent } %
        [all] Лучше всего ничего не бросать, { $percent } %
       *[other] Лучше всего оставить { $kept }, { $percent } %
    }

## Жетоны

web-french-poker-pot = В банке: { $count }
web-french-poker-holds =
    { $count ->
        [one] на руках { $count } жетон
        [few] на руках { $count } жетона
       *[many] на руках { $count } жетонов
    }
web-french-poker-safe = в безопасности

## Мгновения

web-french-poker-lot = Начинает { $seat }
web-french-poker-doubts = { $doubter } не верит: { $claimer } лжёт?
web-french-poker-concedes = { $seat } сдаётся
web-french-poker-true = Правда!
web-french-poker-lie = Ложь!
web-french-poker-said = Заявка: { $claim } ({ $claimer })
web-french-poker-shows = На кубиках: { $worth }
web-french-poker-laid-off = { $seat } −1
web-french-poker-took = { $seat } +1
web-french-poker-came-safe = { $seat } в безопасности
web-french-poker-pot-emptied = Банк пуст: теперь победители возвращают

## Первые шаги
web-french-poker-no-claim = Заявок ещё нет
