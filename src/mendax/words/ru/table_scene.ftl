# Момент истины, то, что собираются сказать, и конец игры без людей.

web-scene-lift = Удерживайте, чтобы поднять стакан
web-scene-mia-real = Настоящая Мия!
web-scene-mia-caught = Это не Мия!
web-scene-true = { $deed } — правда
web-scene-lie = { $deed } — ложь
web-scene-choose = Выберите, что сказать
web-scene-choose-lie = Выберите свою ложь
web-scene-only-bots = Остались одни боты
web-scene-to-the-end = До конца
