## Страница

page-title = Détente: настольные игры о холодной войне
page-home = Détente: в лобби
page-skip = Перейти к содержимому
page-loading = Загрузка…
page-close = Закрыть
page-menu = Меню
page-own-name = Ваше имя:
page-new-name = Ваше имя
page-save-name = Сохранить
page-language = Язык
page-dark = Тёмная тема
page-light = Светлая тема
page-not-found-stamp = Не найдено
page-not-found = По этому адресу ничего нет. Возможно, ссылка на стол обрезалась по дороге к вам.
page-to-lobby = В лобби
page-no-answer = Сервер не отвечает. Страница продолжает попытки; если это надолго, проверьте соединение.
page-cannot-load = Страница загрузилась не полностью. Обновите её, пожалуйста.

## Лобби

lobby-title = Игры о холодной войне
lobby-tagline = Точно по правилам, против ботов и людей. Без установки и регистрации.
lobby-secret = Совершенно секретно
lobby-declassified = Рассекречено

lobby-new = Новая партия
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
    .note = Ваш стол виден в лобби, пока кто-нибудь не сядет.
lobby-opponent-me = Кто-то рядом
    .note = Вы играете на одном устройстве; пока его передают, всё тайное скрыто.
lobby-bot = бот, { $level }
lobby-hosted-bot = Бот владельца сервера
lobby-pace = Темп
lobby-pace-live = В реальном времени
    .note = Все игроки на связи.
lobby-pace-correspondence = По переписке
    .note = Ход сегодня, ход завтра; возвращайтесь когда угодно.
lobby-rules = Настройки правил
lobby-rules-changed = { $count ->
        [0] по умолчанию
       *[other] изменено настроек: { $count }
    }
lobby-rules-more = Ещё настройки: { $count }
lobby-rules-printed = (по умолчанию)
lobby-rules-proposed = (предлагается)
lobby-rules-read = Читать правила
lobby-start = Начать
lobby-starting = Готовим стол…
lobby-start-bot = Партия начнётся сразу.
lobby-start-link = Ссылку для друга вы получите за столом.
lobby-start-open = Вы подождёте за столом; страница позовёт вас, когда кто-нибудь придёт.
lobby-start-me = За столом страница скажет, кому передать устройство.

lobby-mine = Ваши столы
lobby-mine-empty = Вы пока не играете. Нажмите «Начать»: партия против бота начнётся сразу.
lobby-my-turn = Ваш ход
lobby-waits-for = ход: { $who }
lobby-won = Вы победили
lobby-won-together = Вы победили вместе с другими
lobby-won-by = победитель: { $who }
lobby-lost = Вы проиграли
lobby-drawn = Ничья
lobby-closed =
    { $why ->
        [bots] Закрыт: одни боты
        [invitation] Закрыт: никто не пришёл
        [unseen] Закрыт: никого не было
       *[left] Прервана
    }
lobby-open = Свободные места
lobby-open-empty = Сейчас никто не ждёт соперника. Выберите соперником «Кто угодно», и ваш стол появится здесь.
lobby-sit-down = Сесть за стол: { $seat }
lobby-watch = Можно посмотреть
lobby-watch-empty = Партий, открытых для зрителей, сейчас нет.
lobby-watch-this = Смотреть
lobby-record = Открыть запись
lobby-record-drop = Выберите файл с записью партии (.detente) или перетащите его сюда. У записи будет свой адрес, который можно послать другим.
lobby-record-reading = Запись проверяется…
lobby-record-too-large = Файл «{ $file }» слишком велик для записи: читается не больше { $most } КиБ.
lobby-seat-person = кто-то
lobby-seat-open = место свободно
lobby-seat-link = ждём приглашённого
lobby-seat-left = игрок ушёл
lobby-just-now = только что
