## Страница

page-title = Détente: настольные игры о холодной войне
page-home = Détente: в зал
page-skip = Перейти к содержанию
page-loading = Минуту…
page-close = Закрыть
page-own-name = Ваше имя:
page-new-name = Ваше имя
page-save-name = Сохранить
page-language = Язык
page-dark = Включить тёмное оформление
page-light = Включить светлое оформление
page-not-found-stamp = Дела нет
page-not-found = По этому адресу ничего нет. Возможно, ссылка на стол обрезалась по дороге к вам.
page-to-lobby = В зал
page-no-answer = Сервер не отвечает. Страница продолжает попытки; если это надолго, проверьте соединение.
page-cannot-load = Страница загрузилась не полностью. Обновите её, пожалуйста.

## Зал

lobby-title = Игры о холодной войне
lobby-tagline = Точно по правилам, против ботов и людей. Без установки и регистрации.
lobby-secret = Совершенно секретно
lobby-declassified = Рассекречено

lobby-new = Новая игра
lobby-game = Игра
lobby-players = { $range } { $most ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }
lobby-edition = Издание
lobby-seats = Игроков
lobby-seats-alone = в одиночку
lobby-side = Ваша сторона
lobby-lot = По жребию
lobby-opponent = Соперник
lobby-opponents = Соперники
lobby-opponent-number = Соперник { $number }
lobby-opponent-link = Друг
    .note = Вы получите ссылку; кто её откроет, тот и сядет за стол.
lobby-opponent-open = Кто угодно
    .note = Ваш стол будет виден в зале, пока кто-нибудь не сядет.
lobby-opponent-me = Кто-то рядом
    .note = Вы играете на одном устройстве; тайное закрыто, пока оно переходит из рук в руки.
lobby-bot = бот, { $level }
lobby-pace = Темп
lobby-pace-live = Вживую
    .note = Все сейчас за столом.
lobby-pace-correspondence = По переписке
    .note = Ход сегодня, ход завтра; возвращайтесь когда угодно.
lobby-rules = Правила подробно
lobby-rules-changed = { $count ->
        [0] как в правилах
        [one] изменено { $count } правило
        [few] изменено { $count } правила
       *[other] изменено { $count } правил
    }
lobby-rules-more = Ещё { $count }, нужны реже
lobby-rules-printed = (как в правилах)
lobby-rules-proposed = (предлагается)
lobby-rules-read = Читать правила
lobby-start = Начать
lobby-starting = Накрываем стол…
lobby-start-bot = Игра начнётся сразу.
lobby-start-link = Ссылку для друга вы получите за столом.
lobby-start-open = Вы подождёте за столом; страница позовёт вас, когда кто-нибудь придёт.
lobby-start-me = За столом страница скажет, кому передать устройство.

lobby-mine = Ваши столы
lobby-mine-empty = Вы пока не играете. Нажмите «Начать»: игра против бота начнётся сразу.
lobby-my-turn = Ваш ход
lobby-waits-for = ход: { $who }
lobby-won = Вы победили
lobby-won-together = Вы победили вместе с другими
lobby-won-by = победитель: { $who }
lobby-lost = Вы проиграли
lobby-drawn = Ничья
lobby-closed = Прервана
lobby-open = Свободные места
lobby-open-empty = Сейчас никто не ждёт соперника. Выберите соперником «Кто угодно», и ваш стол появится здесь.
lobby-sit-down = Сесть за стол: { $seat }
lobby-watch = Можно посмотреть
lobby-watch-empty = Открытых для зрителей игр сейчас нет.
lobby-watch-this = Смотреть
lobby-record = Открыть запись
lobby-record-drop = Выберите файл с записью партии (.detente) или перетащите его сюда. У записи будет свой адрес, который можно послать другим.
lobby-record-reading = Запись проверяется…
lobby-record-too-large = Файл «{ $file }» слишком велик для записи: читается не больше { $most } КиБ.
lobby-seat-person = кто-то
lobby-seat-open = место свободно
lobby-seat-link = ждёт по ссылке
lobby-seat-left = место оставлено
lobby-just-now = только что
