# Tables in PostgreSQL, and moving them there and back.

server-database-address = Адресу бази даних не вдалося прочитати. Запишіть її так: postgresql://ім’я:пароль@сервер/база.
server-database-not-installed = Того, що веде до PostgreSQL, не встановлено ({ $problem }). Встановіть так: pip install "mendax[postgresql]"
server-database-unusable = Базою даних не можна користуватися: { $problem }
server-database-in-use = Цією базою даних користується інший сервер. Зупиніть його або вкажіть іншу базу.
server-database-encoding = База даних не в UTF-8, тож не може зберегти кожне слово. Створіть нову так: createdb --encoding=UTF8 --template=template0

transfer-not-empty = Там уже щось є: столи переносять лише до порожньої бази.
transfer-not-alike = Записане прочиталося інакше, тому нічого не перенесено.
