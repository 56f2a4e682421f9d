## Рамка стола

table-page-loading = Загружаем стол…
table-page-your-turn = Ваш ход
table-page-waiting = Ждём других
table-page-watching = Вы зритель
table-page-stand-in = За вас играет бот
table-page-closed = Стол закрыт
table-page-record = Запись
table-page-record-ends = Здесь запись заканчивается. За этим столом никто не играет.
table-page-over = Партия окончена
table-page-table-closed =
    { $why ->
        [bots] Остались одни боты; стол закрылся сам. Запись партии сохранена.
        [invitation] Место осталось свободным; стол закрылся сам. Запись партии сохранена.
        [unseen] Здесь давно никого не было; стол закрылся сам. Запись партии сохранена.
       *[left] За столом никого не осталось; партия прервана.
    }
table-page-choices = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
table-page-keys = Клавиши: 1–9, 0, ↑, ↓
table-page-filter = Найти вариант
table-page-none-found = Такого варианта нет.
stepper-number = Сколько
stepper-less = На одного меньше
stepper-more = На одного больше
stepper-range = От { $least } до { $most }
table-page-reconsider = Выбрать другое
table-page-surely = Всё равно выбрать это
table-page-answered = Ваш выбор, пока тайный для других: { $choice }.
recap-title = Последние события
recap-since = После вашего последнего хода
recap-undone = Последний ход отменён.
recap-look = Показать поле после этого
recap-before = До всего этого
recap-as-it-was = Как было
recap-back = На строку назад
recap-forth = На строку вперёд
recap-more = и ещё { $count }
sheet-more = Показать больше
sheet-less = Показать меньше
table-page-undo = Отменить ход
table-page-undo-key = Отменить ход (Ctrl+Z)
table-page-close = Закрыть
table-page-lost = Связь потеряна, подключаемся снова. Читать страницу можно.
table-page-database-away = Сервер ждёт свою базу данных. Читать страницу можно; ваше последнее действие отправится само.
table-page-request-lost = То, что вы сделали до перезагрузки страницы, пропало. { $reason }
table-page-retry = Попробовать сейчас
table-page-tracks = Положение в игре
table-page-tabs = Что показано
table-page-tab-recap = Новое
table-page-tab-log = Журнал
table-page-tab-chat = Чат
table-page-tab-seats = Игроки
table-page-tab-title = { $title } — { $state }
table-page-tab-title-mine = ● { $state } — { $title }
table-page-sound-on = Звук: включён
table-page-sound-off = Звук: выключен
table-page-moments-full = Показ событий: полностью
table-page-moments-brief = Показ событий: коротко
table-page-moments-off = Показ событий: выключен
table-page-next = { $count ->
        [one] Вас ждёт ещё { $count } стол
        [few] Вас ждут ещё { $count } стола
       *[other] Вас ждут ещё { $count } столов
    }
table-page-about = Об этом столе
table-page-fair = Честная случайность
table-page-fair-meaning = Все случайности этой партии выводятся из одного секрета, выбранного до раздачи первой карты. Его отпечаток виден с самого начала, а сам секрет — в конце: подменить его по ходу партии не может никто, даже сервер.
table-page-commitment = Отпечаток
table-page-secret = Секрет
table-page-fair-check = После конца партии скачайте запись и проверьте её командой:

## Прицел

aim-do = Подтвердить
aim-not-yet = Отмена
aim-die = На кубике { $number }:
aim-hit = успех
aim-miss = неудача
aim-won = Больше у вас: { $percent } %
aim-tied = Поровну: { $percent } %
aim-lost = У соперника: { $percent } %

## Подсказки

advice-ask = Подсказка
advice-title = Что сделал бы самый сильный бот? (H)
advice-thinking = Директор думает.
advice-would = Бот ({ $level }) выбрал бы:
advice-equal = Примерно равноценно: { $choices }.
advice-lower = Оценено ниже: { $choices }.
advice-own-probability = (оценка вероятности выиграть: { $percent } %)
advice-own-points = (оценка: { $points } ПО)
advice-probability = ({ $percent } %)
advice-points = ({ $points } ПО)

## Keys

keys-title = Клавиши
keys-choose = выбрать из списка
keys-walk = от предмета к предмету, от варианта к варианту
keys-press = выбрать то, на чём стоит фокус
keys-recap = по строкам того, что произошло
keys-settle = сразу показать, как всё стоит сейчас
keys-inspect = прочитать о том, на чём стоит фокус
keys-moments = показ событий: полностью, коротко, выключен
keys-step = на шаг назад или вперёд
keys-ends = к началу, к концу
keys-chapters = к предыдущей или следующей части

## Игроки

seats-title = Игроки
seats-you = вы
seats-here = за этим устройством
seats-guest = Гость
seats-bot = бот, { $level }
seats-stand-in = бот, { $level }, вместо игрока { $person }
seats-open = свободно для всех
seats-link = место по приглашению
seats-record = по записи
seats-record-shown = Запись партии, сыгранной не здесь: её видит каждый, кто знает адрес этой страницы, и глазами любого игрока.
seats-left = игрок ушёл
seats-level-recruit = новобранец
seats-level-officer = офицер
seats-level-director = директор
seats-thinking = думает
seats-away = не на связи
seats-to-act = выбирает
seats-watching = Вы зритель и видите то, что открыто для всех.
seats-watchers = { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[other] Смотрят { $count } зрителей.
    }
seats-sit-down = Сесть сюда
seats-take-back = Вернуть моё место
seats-take-over = Отдать место боту:
seats-consent = Согласиться
seats-consented = Согласие уже дали: { $who }. Нужно согласие остальных.
seats-consents = Согласие уже дали: { $who }.
seats-left-two = Место — для ушедшего, для того, кого он назвал, или для бота.
seats-left-consent = Место — для ушедшего, для того, кого он назвал, или для бота; для кого-то нового — если согласны все остальные.
seats-admit = Согласиться на нового игрока
seats-admits = На нового игрока согласны: { $who }. Нужно согласие остальных.
seats-admitted = Согласны все остальные: можно пригласить нового игрока.
seats-leave = Покинуть стол
seats-leave-question = { $count ->
        [one] Действительно покинуть стол? Вернуться можно, пока места никто не занял. Его может занять бот или тот, кого вы здесь назовёте; кто-то другой — только если остаются ещё хотя бы двое игроков и все они согласны.
       *[other] Действительно покинуть стол всем, кто за этим устройством? Вернуться можно, пока мест никто не занял. Их могут занять боты или те, кого вы здесь назовёте; кто-то другой — только если остаются ещё хотя бы двое игроков и все они согласны.
    }
seats-leave-last = Действительно покинуть стол? Больше за ним никто не играет: партия будет прекращена, если вы не назовёте здесь преемника.
seats-leave-surely = Покинуть
seats-successor = Скопировать ссылку для преемника
seats-successor-of = Скопировать ссылку для преемника ({ $seat })
seats-successor-hint = Отправьте её одному человеку — тому, кому отдаёте место. Она заработает, когда вы уйдёте.
seats-stay = Остаться
seats-cover = Скрыть моё

## Пока устройство переходит из рук в руки

cover-pass = Передайте устройство. Выбирает: { $side }.
cover-nobody-looks = Остальные не смотрят.
cover-look = Всё тайное скрыто. Кто хочет посмотреть своё?
cover-show = Это я ({ $side }): показать
cover-undo = Отменить ход: { $side }

## Ссылки

links-invite = Скопировать приглашение
links-invite-hint = Отправьте ссылку одному человеку: место достанется тому, кто первым её откроет.
links-device = Продолжить на другом устройстве
links-device-hint = Ссылка на ваше собственное место: никому её не показывайте.
devices-title = Мои устройства
devices-hint = С каждого из них видно ваше и можно играть за вас. Отключите то, чего не узнаёте.
devices-browser = Браузер
devices-link = Личная ссылка
devices-this = это устройство
devices-connected = на связи
devices-revoke = Отключить
devices-sign-out = Выйти здесь
links-copied = Скопировано. Теперь вставьте ссылку в сообщение.
links-copy-yourself = Скопируйте ссылку сами: браузер не разрешил нам это сделать.
links-wait-link = — место ждёт того, кого вы пригласите.
links-wait-open = — место свободно: его может занять любой посетитель или тот, кому вы пошлёте ссылку.
links-wait-left = — игрок ушёл, все остальные согласны: пошлите ссылку тому, кто займёт место.
links-wait-person = — игрока давно нет, все остальные согласны: пошлите ссылку тому, кто займёт место.
links-yours = — место пусто; вы его покинули и можете занять снова.
links-free = — место свободно.
links-invitation = Приглашение
links-invited-by = { $who } приглашает вас сыграть: { $title }
links-invited = Вас приглашают сыграть: { $title }
links-your-name = Ваше имя (по желанию)
links-sit-down-as = Сесть за стол: { $side }
links-only-watch = Только смотреть

## Журнал

log-title = Журнал
log-chapters = Показать
log-chapters-all = всё
log-chapter = { $what } { $number }
log-chapter-set-up = Подготовка
log-look = Поле после шага { NUMBER($number, useGrouping: 0) }
log-download = Скачать:
log-text = текст
log-json = JSON

## Чат

chat-title = Чат
chat-empty = Сообщений пока нет.
chat-your-words = Сообщение
chat-send = Отправить
chat-mute = Скрыть
chat-mute-whom = Скрыть для себя сообщения за этим столом: { $who }
chat-muted = Вы скрыли:
chat-unmute = { $who } (показать)
chat-unmute-whom = Снова показывать сообщения: { $who }
chat-report = Пожаловаться
chat-report-whom = Пожаловаться владельцу сервера на это сообщение: { $who }
chat-reported = Жалоба передана владельцу сервера; за столом о ней никто не узнает.
chat-unread = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[other] { $count } новых сообщений
    }

## Прошлое

replay-page-title = Повтор партии
replay-page-past = Вы смотрите прошлые шаги
replay-page-choice = Шаг { NUMBER($choice, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }
replay-page-present = К текущему моменту
replay-page-result = Вернуться к итогу
replay-page-before = К предыдущей части
replay-page-after = К следующей части
replay-page-to = К началу: { $chapter }
replay-page-everybody = все
timeline-choice = шаг { NUMBER($choice, useGrouping: 0) }
replay-page-first = К началу
replay-page-previous = Шаг назад
replay-page-play = Воспроизвести
replay-page-pause = Пауза
replay-page-next = Шаг вперёд
replay-page-last = К концу
replay-page-slider = Шаг
replay-page-speed = Скорость
replay-page-times = ×{ NUMBER($speed, maximumFractionDigits: 1) }
replay-page-eyes = Чьими глазами
replay-page-spectator = зритель

## Конец

result-page-won = Вы победили
result-page-won-together = Вы победили вместе с другими
result-page-lost = Вы проиграли
result-page-drawn = Ничья
result-page-winner = Победитель: { $who }.
result-page-shared = Победу делят { $who }.
result-page-nobody = Никто не победил.
result-page-again = Сыграть ещё
result-page-replay = Повтор партии
result-page-record = Скачать запись
result-page-log = Скачать журнал

## Правила

rules-title = Правила
rules-of = Правила: { $title }
rules-open = Прочитать это правило
rules-own-page = Все правила на отдельной странице
rules-search = Поиск
rules-found = { $count ->
        [one] Найдено { $count } правило.
        [few] Найдено { $count } правила.
       *[other] Найдено { $count } правил.
    }
