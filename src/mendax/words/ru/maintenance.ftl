# Что говорят тому, кто хранит столы: резервные копии, повреждения, что выбрасывается.

server-data-damaged = Столы в файле { $file } повреждены: { $problem }. Ничего не изменено. «mendax check» назовёт, что пострадало, «mendax restore» вернёт резервную копию.
server-not-copied = Не удалось скопировать столы: { $problem }
maintenance-no-tables = В { $file } нет столов Mendax: { $problem }
maintenance-exists = { $file } уже есть. Ничего не будет перезаписано: выберите другое имя.
maintenance-nowhere = В { $folder } ничего нельзя записать.
maintenance-copying = Копия уже создаётся. Попробуйте снова, когда она будет готова.
maintenance-copying-now = Копируем столы
maintenance-checking = Просматриваем столы
maintenance-backed-up = Все столы теперь в { $file } ({ $megabytes } МБ).
maintenance-restored = Столы в { $folder } теперь те, что в { $file }.
maintenance-kept = Прежние столы сохранены в { $file }.
maintenance-sound = Всё цело. Столов: { $tables }; строк в журналах: { $lines }; проверено законченных игр: { $games }.
maintenance-damaged = Не всё цело. Столов: { $tables }; строк в журналах: { $lines }; проверено законченных игр: { $games }. Резервную копию вернёт «mendax restore».
maintenance-pages = страницы файла повреждены ({ $problem })
maintenance-no-row = есть строки журнала без своего стола
maintenance-key-no-table = есть ключ программы к нему, а стола нет
maintenance-index = указатель игр не соответствует журналу
maintenance-record = запись игры { $game } не сходится ({ $problem })
maintenance-log = журнал нельзя воспроизвести ({ $problem })
maintenance-unknown-game = не просмотрено: игра { $game } здесь не установлена
maintenance-swept = Выброшено: столов { $tables }, разговоров за столами { $talk }, сеансов { $sessions }.
maintenance-size = Файл занимал { $was } МБ, теперь занимает { $size } МБ.
maintenance-size-later = Место в файле будет использовано снова. Чтобы вернуть его диску, запустите «mendax tidy», когда сервер не работает.
