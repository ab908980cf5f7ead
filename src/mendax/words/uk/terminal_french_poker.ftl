# Слова французького покеру в терміналі.
## Друга особа
terminal-french-poker-you-lot-drawn = Жереб випадає вам.
terminal-french-poker-you-round-started = Раунд { $number }: починаєте ви.
terminal-french-poker-you-shaken = Ви кидаєте п’ять кубиків під стакан.
terminal-french-poker-you-announced = Ви заявляєте: { $claim }.
terminal-french-poker-you-believed = Ви вірите, берете кубики й дивитеся.
terminal-french-poker-you-kept-hidden = Ви лишаєте { $kept } під стаканом, а решту перекидаєте у відкриту.
terminal-french-poker-you-kept-open = { $kept ->
    [none] Ви перекидаєте всі п’ять кубиків взакриту.
    [all] Ви відкриваєте всі п’ять кубиків.
   *[other] Ви відкриваєте { $kept }, а решту перекидаєте взакриту.
}
terminal-french-poker-you-passed-on = Ви передаєте кубики не дивлячись і заявляєте: { $claim }.
terminal-french-poker-you-doubted = Ви не вірите гравцеві { $claimer }.
terminal-french-poker-you-are-doubted = { $seat } вам не вірить.
terminal-french-poker-you-conceded = Ви здаєтеся не дивлячись.
terminal-french-poker-you-opened = { $held ->
    [yes] На кубиках { $dice } — { $worth }. Ви заявили { $claim }, і це правда.
   *[no] На кубиках { $dice } — { $worth }. Ви заявили { $claim }, і це брехня.
}
terminal-french-poker-you-laid-off = Ви викладаєте жетон; лишилося { $left }.
terminal-french-poker-you-charged = Ви берете жетон і маєте { $held }; у банку { $pot }.
terminal-french-poker-you-gave-back = Ви віддаєте жетон і маєте { $held }.
terminal-french-poker-you-went-out = Ви вибуваєте.
terminal-french-poker-you-came-safe = Ви в безпеці.

## Стіл
terminal-french-poker-safe = у безпеці
terminal-french-poker-open = видно
terminal-french-poker-hidden = взакриту
terminal-french-poker-dice = Кубики: { $dice }.
terminal-french-poker-die-open = №{ $place } { $pips } у відкриту
terminal-french-poker-die-hidden = №{ $place } { $pips } взакриту
terminal-french-poker-die-unseen = №{ $place } невідомо

## Запитання
terminal-french-poker-ask-open = Ви починаєте раунд.
terminal-french-poker-ask-cup-first = У вас { $dice }: { $own }. Що заявляєте?
terminal-french-poker-ask-cup-left = У вас { $dice }: { $own }. Треба перебити: { $claim }. Лишите щось і перекинете чи заявите?
terminal-french-poker-ask-cup = У вас { $dice }: { $own }. Треба перебити: { $claim }. Що заявляєте?
terminal-french-poker-ask-answer = { $seat } заявляє: { $claim }. Вірите?
terminal-french-poker-ask-answer-top = { $seat } заявляє: { $claim }. Вищого немає. Що робите?
terminal-french-poker-hint-answer = За відомими вам кубиками це правда у { $percent } % випадків.
terminal-french-poker-hint-keeping = Що лишити для кожної комбінації і з якою ймовірністю вона вийде:
terminal-french-poker-hint-keep = { $kept ->
    [none] { $claim }: кинути всі, { $percent } %
    [all] { $claim }: лишити всі, { $percent } %
   *[other] { $claim }: { $kept }, { $percent } %
}

## Що можна набрати
terminal-words-keep-hidden = х сховати лишити
terminal-words-keep-open = к відкрити викласти
terminal-french-poker-do-announce = заявити комбінацію: наберіть її кубики або назву
terminal-french-poker-do-believe = вірю: узяти кубики й подивитися
terminal-french-poker-do-doubt = не вірю: відкрити всі кубики
terminal-french-poker-do-pass-on = передати кубики наосліп і заявити вищу комбінацію
terminal-do-keep-hidden = ці кубики — під стакан, решту кинути у відкриту
terminal-do-keep-open = ці кубики відкрити, решту кинути взакриту (0 — кинути всі)
terminal-claim-missing = Скажіть, яку саме комбінацію, наприклад «{ $word } { $value }». Можна заявити: { $allowed }
terminal-claim-unclear = «{ $text }» — не комбінація. Наберіть її кубики або назву, наприклад «дві пари».
terminal-kept-missing = Скажіть, які кубики, наприклад «{ $word } { $value }»: їхні номери від 1 до 5.
terminal-kept-unclear = «{ $text }» — не кубики. Наберіть їхні номери від 1 до 5, наприклад «1 3»; 0 — жодного.

## Сторінки
terminal-odds-claim = Заявка
terminal-odds-written = Пишеться
terminal-odds-fresh = Новий кидок дає стільки або більше
terminal-odds-claim-line = { $name } ({ $claim }): стільки або більше дають { $reached } з { $ways } нових кидків ({ $percent } %).
