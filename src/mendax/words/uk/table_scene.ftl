# Мить істини, те, що маєте сказати, і кінець гри без людей.

web-scene-lift = Утримуйте, щоб підняти стакан
web-scene-mia-real = Справжня Мія!
web-scene-mia-caught = Це не Мія!
web-scene-true = { $deed } — правда
web-scene-lie = { $deed } — брехня
web-scene-choose = Виберіть, що сказати
web-scene-choose-lie = Виберіть свою брехню
web-scene-only-bots = Лишилися самі боти
web-scene-to-the-end = До кінця
