# Сила ботів (`mendax strength` і сторінка в браузері).
strength-title = { $game }, { $rules }, за столом: { $seats }
strength-head-bot = Бот
strength-head-overall = Проти інших
strength-head-weakness = Проти того, хто його знає
strength-head-thinks = Думає
strength-times = { $median } мс, у 99 рішеннях зі 100 не довше { $most } мс
strength-exact = той отримує { $result }, точно
strength-habit = той отримує { $result }, за звичкою: { $habit }
strength-unknown = невідомо
strength-pairs = Рядок серед самих лише ботів стовпця
strength-duel = { $bot } серед таких, як { $others }: { $result }
strength-line = { $bot }: { $overall }. Проти того, хто його знає: { $weakness }. Думає { $thinks }.
strength-measured = Ігор кожної пари: { $games }, зерно «{ $seed }». Бот серед таких самих має { $fair }.
strength-note = Відсотки — виграні ігри, інші числа — фішки за гру; у дужках 95-відсотковий інтервал. Те, що виграють прості звички, — нижня межа для того, хто знає бота. Час процесорний, на машині, де вимірювали.
strength-measuring = { $game }, за столом: { $seats }
strength-not-measured = Чисел для такого столу в комплекті немає. З --games його буде виміряно.
strength-nothing-to-write = --write зберігає виміряне, а без --games нічого не вимірюють.
