# Записані ігри як дані.
records-unreadable-row = Рядок { $line } файлу «{ $file }» не є рядком даних: { $problem }
records-no-row = З цього запису рядка даних не зробити: це запис для { $reader }, за редакцією правил { $edition }. Потрібен запис гравця або повний (all), за редакцією, за якою ще грають.
records-bad-name = Назва «{ $file }» має закінчуватися на .jsonl або .jsonl.gz.
records-exported = Записано у «{ $file }» ігор: { $games }.
records-verified = Справжніх записів: { $held } з { $games }.
records-none-in = У теці «{ $path }» немає файлів, що закінчуються на .record.
records-which = Назвіть записи, теки із записами або теку столів сервера через --data.
records-not-anonymous = Анонімним може стати лише повний запис (all): у записі гравця може бути написане іншими.
