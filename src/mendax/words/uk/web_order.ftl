# Знаряддя господаря, що тримають порядок, і хто лишився за дверима.
web-order-mute = Позбавити слова
web-order-mute-of = Позбавити слова для всіх: { $name }
web-order-unmute = Дати слово
web-order-unmute-of = Знову дати слово: { $name }
web-order-muted = без слова
web-order-watchers = Дивляться
web-order-kick-of = Виставити за двері: { $name }
web-order-lock = Замкнути вільні місця
web-order-lock-help = Сісти зможе лише той, хто вже тут сидів.
web-order-programs-talk = Програмам можна розмовляти
web-order-programs-talk-help = Слова, фрази й гримаси програм.
web-order-new-link = Нове посилання
web-order-new-link-help = Старе посилання перестане діяти. Хто вже тут, лишається.
web-order-new-link-sure = Так, змінити посилання
web-order-new-link-done = Ось нове посилання.
web-order-cancel = Скасувати
