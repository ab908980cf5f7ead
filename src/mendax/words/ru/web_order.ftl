# Средства хозяина, которые держат порядок, и кто остался за дверью.
web-order-mute = Лишить слова
web-order-mute-of = Лишить слова для всех: { $name }
web-order-unmute = Дать слово
web-order-unmute-of = Снова дать слово: { $name }
web-order-muted = без слова
web-order-watchers = Смотрят
web-order-kick-of = Выставить за дверь: { $name }
web-order-lock = Запереть свободные места
web-order-lock-help = Сесть сможет только тот, кто уже сидел здесь.
web-order-programs-talk = Программам можно разговаривать
web-order-programs-talk-help = Слова, фразы и гримасы программ.
web-order-new-link = Новая ссылка
web-order-new-link-help = Старая ссылка перестанет действовать. Кто уже здесь, остаётся.
web-order-new-link-sure = Да, сменить ссылку
web-order-new-link-done = Вот новая ссылка.
web-order-cancel = Отмена
