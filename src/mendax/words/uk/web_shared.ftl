# Один телефон на кількох: хто на ньому грає і як він переходить з рук у руки.
web-shared-title = На цьому телефоні
web-shared-help = На одному телефоні можуть грати кілька людей. Він переходить з рук у руки, і чужого ніхто не бачить.
web-shared-add = Додати людину
web-shared-name = Ім’я
web-shared-remove = { $name } не грає
web-shared-hand = Передайте телефон: { $name }
web-shared-private = Ваше з’явиться лише тоді, коли телефон буде у вас у руках.
web-shared-iam = Це я, { $name }
web-shared-instead = Або спершу хтось інший:
web-shared-look = Тримайте, щоб глянути
web-shared-on = Передати далі
web-shared-has = Телефон у руках: { $name }
web-shared-nobody = Дивитися можна всім
web-shared-take = Узяти: { $name }
web-shared-record = Запис партії: { $name }
