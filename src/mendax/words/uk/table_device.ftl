# Бот грає далі за того, з ким утрачено зв’язок.
table-refused-stand-in-here = Гравець на місці { $seat } на зв’язку: за нього ніхто не грає.
table-refused-stand-in-host = Це може лише господар, або будь-хто, якщо зникнув сам господар.
table-refused-stand-in-bot = На місці { $seat } зараз не грає людина.
table-event-stood-in = { $seat } не на зв’язку; далі грає { $bot }.
