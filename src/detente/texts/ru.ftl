## Words

list = { $most } и { $last }
list-empty = нет
citing = { $sentence } ({ $rule }).
value-true = да
value-false = нет

## Core

prompt-waiting = Ждём: { $who }.
do-choose = { $choice }

refused-no-such-code = Кода «{ $choice }» в этой игре нет; выберите один из предложенных.
refused-not-asked = Сейчас выбираете не вы; дождитесь своей очереди.
refused-not-offered = «{ $choice }» сейчас выбрать нельзя; выберите из списка.
refused-game-over = Партия окончена, выбирать больше нечего.

unknown-language = Текстов на языке «{ $language }» нет; есть { $allowed }.
unknown-game = Игры «{ $game }» нет; есть такие: { $allowed }.
package-broken-part =
    { $part ->
        [manifest] Игра «{ $package }» пропущена: её манифест не импортируется ({ $what }).
        [game] Игра «{ $package }» пропущена: её правилами нельзя пользоваться ({ $what }).
       *[other] Частью «{ $part }» игры «{ $package }» нельзя пользоваться ({ $what }).
    }
package-missing-part = В манифесте игры «{ $package }» нет части «{ $part }».
package-wrong-part = Игра «{ $package }» называет { $where } своей частью { $part }, но это не { $wanted }.
package-no-manifest = Игра «{ $package }» пропущена: { $module } — не пакет с манифестом (PACKAGE = GamePackage(…) в его __init__.py).
package-other-name = Игра «{ $package }» пропущена: сама она называет себя «{ $name }».
package-name-taken = Игра «{ $package }» из { $module } пропущена: это имя уже занято пакетом { $kept }.
package-no-texts = Игра «{ $package }» пропущена: в { $module } нет texts/en.ftl.
package-no-title = Игра «{ $package }» пропущена: в её texts/en.ftl нет «game-title».
package-bad-manifest = Игра «{ $package }» пропущена: манифест должен называть часть «{ $part }» в виде "module:attribute".
package-wrong-field = Игра «{ $package }» пропущена: «{ $field }» в её правилах нет, или это другого типа.
package-unreadable = Игра «{ $package }» пропущена: файл { $file } не читается ({ $what }).
package-broken-lessons = Уроками игры «{ $package }» нельзя пользоваться ({ $what }).
unknown-option = У игры { $game } нет настройки «{ $option }»; есть { $allowed }.
unknown-lesson = В игре { $game } нет урока «{ $lesson }»; есть { $allowed }.
lesson-too-long = В этом уроке { $most } { $most ->
        [one] шаг
        [few] шага
       *[other] шагов
    }; больше сделать нельзя.
unknown-code = В игре { $game } нет кода «{ $code }».
unknown-code-nearest = В игре { $game } нет кода «{ $code }»; похожие: { $nearest }.
bad-option-value = Настройка { $option } не может иметь значение «{ $value }»; можно: { $allowed }.
bad-seat-count = В игру { $game } нельзя играть, если за столом { $seats } { $seats ->
        [one] место
        [few] места
       *[other] мест
    }; можно: { $allowed }.
bad-option-seats = Если за столом { $seats } { $seats ->
        [one] место
        [few] места
       *[other] мест
    }, настройка { $option } не может иметь значение «{ $value }»; может, если мест: { $allowed }.
bad-seat = Места { $seat } за этим столом нет; есть { $allowed }.
bad-action = Действия { NUMBER($action, useGrouping: 0) } нет; действия пронумерованы от 0 до { $most }.
bad-outcome = { $outcome } — не тот исход, который нужен в этой игре. Исходы называются так: { $allowed }.
outcome-differs = Должно выпасть { $wanted }, а заданный исход — { $given }.
bad-chance-number = Заданный исход { $outcome } не подходит: должно выпасть { $wanted }. Если это просто число, то от 0 до { $most }.
bad-chance-order = Заданный исход { $outcome } не подходит: должно выпасть { $wanted }.

not-a-position = Это не позиция Détente.
newer-position = Позиция версии { $version }, а эта Détente читает версии не новее { $known }; нужна более новая.
other-revision = Это сыграно по редакции { $found } правил игры { $game }, а не по редакции { $revision }.
newer-revision = Нужна редакция { $revision } правил игры { $game }, а эта Détente знает их только до редакции { $latest }; нужна более новая.
bad-revision = У правил игры { $game } нет редакции { $revision }; редакции нумеруются от 1 до { $latest }.
not-an-integer = { $name } должно быть целым числом, а не { $value }.
bad-position = Такой позиции в игре { $game } быть не может ({ $what }).
other-game = Это позиция игры «{ $found }», а не { $game }.
other-options = Позиция сыграна с другими настройками игры { $game }: { $found }.

cannot-read = Не удаётся прочитать файл { $file }: { $why }.
not-a-record = { $file } — не запись партии Détente.
newer-record = Запись { $file } версии { $version }, а эта Détente читает версии не новее { $known }; нужна более новая.
bad-record-line = Строка { NUMBER($line, useGrouping: 0) } файла { $file } непонятна: «{ $text }».
incomplete-record = Запись { $file } неполна; в ней должны быть { $needed }.
bad-record-choice = Шаг { NUMBER($number, useGrouping: 0) } в записи, { $choice }, противоречит правилам ({ $rule }).
record-final-differs = Повтор записи приводит к другой позиции ({ $found }), чем указано в файле ({ $claimed }).
record-result-differs = Повтор записи даёт другой результат ({ $found }), чем указано в файле ({ $claimed }).
record-commitment-differs = Секрет этой партии даёт другой отпечаток ({ $found }), чем тот, что показан в её начале ({ $claimed }).
record-chance-fixed = Случайности в этой записи зависят не только от секрета партии, поэтому отпечаток { $claimed } ничего не доказывает.
record-too-long = В записи слишком много шагов; за столом показывается не более { NUMBER($most, useGrouping: 0) }.
bad-commitment = «{ $text }» — не отпечаток секрета; он пишется так: «sha256:» и 64 знака от 0 до 9 и от a до f.
no-record = Записи этой партии нет: она игралась без журнала.

## Command line

cli-detente = Настольные игры о холодной войне, точно по правилам: против ботов, вдвоём или для ваших программ.
cli-serve = Открыть стол в браузере: против ботов или с друзьями по ссылке.
cli-host = Адрес, на котором слушать; 0.0.0.0 открывает доступ с других компьютеров (по умолчанию — только с этого).
cli-port = Порт, на котором слушать (по умолчанию 8765 или следующий свободный).
cli-data = Папка для столов и гостей; DATABASE_URL называет вместо неё базу PostgreSQL.
cli-no-browser = Не открывать браузер.
cli-proxy = Верить заголовкам X-Forwarded-For и X-Forwarded-Proto обратного прокси с этих адресов или из этих сетей (через запятую); без значения — прокси на этом же компьютере.
cli-serve-bot = Предлагать в лобби вашего бота под этим именем, например --bot mine=my_module:MyBot; можно указать несколько раз.
cli-play = Играть в этом терминале; если игра не названа, её предложит меню.
cli-arena = Свести ботов друг с другом и сравнить их. Прерванная арена продолжается при новом запуске.
cli-replay = Просмотреть записанную партию шаг за шагом.
cli-verify = Повторить записанные партии и проверить, что они заканчиваются так, как сказано в файлах.
cli-import = Сделать записи партий из протоколов Twilight Struggle, которые ведут TSEspionage и ts-replayer, и назвать все расхождения протокола с правилами. Код выхода: 0 — необъяснённых нет, 1 — есть, 2 — файл не годится.
cli-import-files = Протоколы; папка означает все её файлы *.txt.
cli-import-out = Папка для записей (по умолчанию текущая); если её нет, она создаётся.
cli-import-force = Перезаписывать записи, которые уже есть и отличаются.
cli-games = Показать игры и их настройки.
cli-check = Сказать, чего не хватает или что неверно в пакете игры: части, тексты, правила, обещания, уроки, доска. Код выхода: 0 — ничего, 1 — что-то, 2 — такой игры нет.
cli-usage = Запуск:
cli-usage-options = [параметры]
cli-arguments = Аргументы
cli-options = Параметры
cli-commands = Команды
cli-help = Показать эту справку.
cli-version = Показать версию и скомпилирована ли она.
cli-compiled = скомпилировано
cli-uncompiled = не скомпилировано
cli-runs-uncompiled = Программа работает без компиляции, то есть медленнее: с последней компиляции что-то изменилось. Скомпилирует её «make play», если есть компилятор C.
cli-not-with-resume = В начатой партии { $option } изменить нельзя; уберите этот параметр или начните новую партию без --resume.
cli-cannot-write = Не удаётся записать вывод: { $why }.
cli-interrupted = Остановлено.
cli-game = Игра из списка «detente games».
cli-edition = Издание правил; то же, что --option edition=ИМЯ.
cli-option = Настройка правил из списка «detente games»; можно повторять.
cli-seed = Зерно случайных чисел: с одним и тем же зерном расклады одинаковы.
cli-lang = Язык текстов, справки и сообщений об ошибках.
cli-side = Ваша сторона или random (по жребию).
cli-opponent = Бот или уровень (recruit, officer, director); human — несколько человек за одной клавиатурой. Один на всех остальных или по одному на каждого, по часовой стрелке, например human,officer,officer.
cli-resume = Продолжить последнюю неоконченную партию или ту, чей файл назван вместо игры.
cli-arena-bots = Боты, например random, greedy, search:50ms; каждый играет с каждым, единственный — сам с собой; если место за столом одно, все играют одни и те же расклады. Если для стола их мало, каждый сидит один среди нескольких копий другого; чтобы рассадить их самому, назовите бота несколько раз.
cli-arena-games = Партий в каждой встрече (по умолчанию 400); каждый расклад играется с каждого места.
cli-seats = Мест за столом, если игра оставляет выбор.
cli-arena-jobs = Партий одновременно (по умолчанию — сколько ядер).
cli-arena-stats = Показать и то, что происходило в партиях.
cli-arena-json = Записать все результаты в JSON.
cli-arena-plot = Нарисовать результаты; имя файла оканчивается на .svg или .png.
cli-arena-out = Папка для журнала и записей партий, в которых бот дал сбой (по умолчанию текущая).
cli-arena-move-time = Наибольшее процессорное время бота на ход, например 250ms или 2s; кто превысил его, проиграл. По умолчанию у ваших ботов 60s.
cli-arena-records = Папка, в которой сохраняются записи всех партий.
cli-arena-resume = Продолжить арену этого журнала; игру и ботов называть не нужно.
cli-arena-fresh = Забыть прежний журнал и начать заново.
cli-record = Запись партии.
cli-records = Записи партий.
cli-commitment = Отпечаток секрета партии, который стол показал в начале; с ним тоже сравнивается каждый файл.
cli-replay-side = Сторона, глазами которой смотреть (по умолчанию — глазами зрителя).
cli-replay-all = Показать всё сразу.
cli-revision = Редакция правил: { $revision }.
cli-table = Мест (--seats): { $seats }. Стороны (--side): { $sides }.
cli-only-with = (только при --seats { $seats })
cli-defaults = * — значение по умолчанию. Издание меняет остальные настройки.
cli-no-such-command = Команды «{ $command }» нет; есть { $allowed }.
cli-no-such-option = У «{ $command }» нет параметра { $option }; список покажет «{ $command } --help».
cli-bad-option-use = Параметр { $option } так не указывают; как — покажет «{ $command } --help».
cli-missing = Для «{ $command }» нужно указать { $parameter }; подробнее — «{ $command } --help».
cli-bad-usage = Команду «{ $command }» так не запускают; как — покажет «{ $command } --help».
cli-bad-number = { $option } — целое число, не меньше { $least }, а не «{ $value }».
cli-bad-time = { $option } принимает время, например 250ms или 2s, но не «{ $value }».
cli-bad-bot = --bot принимает имя и бота, например mine=my_module:MyBot, но не «{ $text }».
cli-bad-option = Настройка игры пишется ИМЯ=ЗНАЧЕНИЕ, а не «{ $text }»; список покажет «detente games».

replay-start = Начало партии, впереди { $last } { $last ->
        [one] шаг
        [few] шага
       *[other] шагов
    }
replay-choice = Шаг { NUMBER($number, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }, { $side }: { $choice }
replay-hidden-choice = Шаг { NUMBER($number, useGrouping: 0) } из { NUMBER($last, useGrouping: 0) }, { $side }
replay-prompt = д — дальше, н — назад, номер, { $sides }, ? — помощь, в — выход >
replay-help = д или Enter — следующий выбор, н — предыдущий, номер — выбор с этим номером; { $sides } — партия глазами этой стороны, ещё раз — глазами зрителя; ? с названием объяснит карту, стопку или правило: ? discard; в — выход.
replay-next = д
replay-previous = н
replay-quit = в
replay-no-such-choice = Шага { NUMBER($number, useGrouping: 0) } нет; они пронумерованы от 0 (начало) до { NUMBER($last, useGrouping: 0) }.
replay-not-understood = «{ $word }» здесь не команда; введите д, н, в, номер не больше { NUMBER($last, useGrouping: 0) } или { $sides }.

verify-finished = { $file }: верно, оконченная партия, { $choices } { $choices ->
        [one] шаг
        [few] шага
       *[other] шагов
    }.
verify-unfinished = { $file }: верно, неоконченная партия, { $choices } { $choices ->
        [one] шаг
        [few] шага
       *[other] шагов
    }.
verify-fair = Секрет партии соответствует отпечатку, который вы записали.
verify-committed = Секрет партии соответствует отпечатку { $commitment }; сравните его с тем, который стол показал в начале.
verify-unproved = { $file }: воспроизводится, { $choices } { $choices ->
        [one] шаг
        [few] шага
       *[other] шагов
    }, но о конце партии в файле ничего не сказано (нет итога и отпечатка), сравнивать не с чем.
verify-bad = { $file }: { $what }

## Terminal

terminal-welcome = Détente: настольные игры о холодной войне
terminal-menu-game = Игра
terminal-menu-edition = Издание
terminal-menu-abilities = Способности
terminal-menu-services = Разведслужбы
terminal-menu-professionals = Профессионалы
terminal-menu-treaties = Союзы
terminal-menu-wars = Мировые войны
terminal-menu-falcon = Сокол
terminal-menu-personality = Его личность
terminal-menu-seats = Игроков
terminal-menu-side = Ваша сторона
terminal-menu-opponent = Соперник
terminal-menu-opponent-number = Соперник { $number }
terminal-menu-language = Язык
terminal-menu-start = Enter — начать; номер строки — изменить её; выход (q) — выйти.
terminal-menu-saved = продолжить (r) — доиграть последнюю неоконченную партию.
terminal-menu-input = Enter или 1–{ $most } >
terminal-menu-quit = выход
terminal-menu-resume = продолжить
terminal-menu-proposed = { $value } (предлагается)
terminal-proposed = Для такой партии предлагается { $setting }. Выбрать иначе: --option { $option }=…
terminal-menu-not-understood = «{ $word }» в меню нет; нажмите Enter, чтобы начать, или введите число от 1 до { $most }.
terminal-side-random = по жребию
terminal-opponent-recruit = новобранец, для первой партии
terminal-opponent-officer = офицер, играет крепко
terminal-opponent-director = директор, самый сильный
terminal-opponent-human = человек за этой же клавиатурой
terminal-language-en = English
terminal-language-ru = Русский
terminal-language-fr = Français
terminal-no-letters = В этом терминале нет букв этого языка; английский есть везде.

terminal-you-are = Ваша сторона: { $side }.
terminal-at-the-table = За столом, по часовой стрелке: { $seats }.
terminal-intro-agents = Каждый ход вы внедряете в мешок соперника одного своего агента, не зная какого. Затем достаёте жетон из своего мешка, чей бы он ни был, выставляете его взакрытую в регион и можете провести там одну операцию. Кто имеет в регионе или секторе больше всего агентов, тот его контролирует и держит жетон влияния. Каждый такой жетон и выполненное секретное задание дают по очку, успешная ликвидация — пол-очка. Пять очков или больше в начале своего хода — победа.
terminal-intro-cia_vs_kgb = Каждый тур стороны борются за одну цель. Вербуйте группы и используйте их свойства: цель достаётся тому, у кого в итоге больше влияния, но кто превысит её стабильность, потеряет и цель, и агента. Тайный агент X может всё изменить. Побеждает тот, кто наберёт 100 очков и окажется впереди.
terminal-intro-secret_power = Ваш отдел «Комитета» внедряет агентов в учреждения всего мира. В свой ход вы внедряетесь на объект, проводите спецоперацию, продвигаетесь в одном из четырёх проектов или готовите агента; когда все сходили, карту захватывает тот, чьи агенты на ней стоят. Захваченные карты нужны для союзов; союзы помогают по ходу партии и приносят очки в конце. После пяти раундов побеждает тот, у кого больше очков; в одиночку вы играете против Сокола.
terminal-intro-twilight_struggle = Десять ходов холодной войны на картах: каждую можно сыграть как событие или на операции — размещать и уравнивать влияние, устраивать перевороты. Карта с событием соперника помогает и ему. Карты подсчёта очков показывают, кто впереди в регионе; побеждает тот, кто оторвётся на 20 победных очков или будет контролировать Европу, когда в ней подсчитывают очки. Если в вашем раунде DEFCON упадёт до 1, вы проиграли.
terminal-brief-master_spy = цель берёт сторона без превосходства
terminal-brief-deputy_director = свойства нет, но его не потерять
terminal-brief-double_agent = чужого в отпуск или узнать следующего
terminal-brief-analyst = увидеть и разложить 3 группы
terminal-brief-assassin = при превосходстве: устранить, цель под колоду
terminal-brief-director = при превосходстве: взять вторую цель

terminal-labelled = { $label }: { $value }
terminal-you = вы
terminal-person = человек
terminal-seat = { $side } ({ $who })
terminal-groups = Групп { $count }/{ $most }
terminal-discard = Сброс { $count }: { $top }
terminal-balance = баланс: { $side }
terminal-dominance = превосходство: { $side }
terminal-above-stability = Выше стабильности: если так и останется, начнутся беспорядки.
terminal-one-of = один из: { $agents }
terminal-objective = { $vp } очков · стабильность { $stability } · { $population ->
        [one] { $population } группа
        [few] { $population } группы
       *[other] { $population } групп
    } · при равенстве { $profile }
terminal-short-master_spy = шпион
terminal-short-deputy_director = зам
terminal-short-double_agent = двойной
terminal-short-analyst = аналитик
terminal-short-assassin = киллер
terminal-short-director = директор
terminal-one-pass = один выждал; выждет другой — конец

terminal-loses = может сразу стоить вам партии
terminal-wins = сразу выигрывает партию
terminal-risks = может стоить вам партии, если другая заглавная карта раньше уменьшит DEFCON
terminal-careful = одно из применений может сразу стоить вам партии
terminal-confirm = Этот выбор может сразу стоить вам партии.
terminal-confirm-input = Введите «да», чтобы всё же сделать его >
terminal-not-confirmed = Ничего не сделано; выберите ещё раз.
terminal-defcon-open = Перевороты и уравнивание влияния возможны во всех регионах.
terminal-defcon-closed = DEFCON запрещает перевороты и уравнивание влияния здесь: { $regions }.
terminal-china-up = Карта Китая (лицом вверх)
terminal-china-down = Карта Китая (рубашкой вверх)
terminal-ability-2 = две попытки в космической гонке за ход
terminal-ability-4 = видит заглавную карту соперника до своего выбора
terminal-ability-6 = может сбросить удержанную карту
terminal-ability-8 = может сыграть 8 раундов
terminal-map-legend = { $us_sign } контроль США, { $ussr_sign } контроль СССР; ПРОПИСНЫЕ или !: ключевая страна; числа: стабильность, затем влияние США:СССР; последние строки части: пустые страны.
terminal-country = Влияние: США { $us }, СССР { $ussr }. { $controlled ->
        [0] Контроль: никто.
       *[other] Контроль: { $side }.
    }
terminal-adjacent = Соседи: { $countries }.
terminal-region-countries = { $controlled ->
        [0] Без контроля: { $countries }.
       *[other] Контроль — { $side }: { $countries }.
    }
terminal-region-legend = В скобках: стабильность, ! — ключевая страна, затем влияние США:СССР.
terminal-starred = *: после события удаляется из игры.

terminal-to-move = ходит { $seat }
terminal-points = Очки
terminal-operatives = Опер.
terminal-diplomats = Дипл.
terminal-face-informant = и
terminal-face-light_operative = о
terminal-face-dark_operative = О
terminal-face-diplomat = д
terminal-missions = { $count ->
        [one] Задание
       *[other] Задания
    }: { $missions } — { $fulfilled ->
        [0] не выполнено
       *[other] выполнено
    }
terminal-abilities = с особыми способностями
terminal-no-abilities = В этой партии особых способностей нет (их включает настройка).
terminal-held = Лежит у { FORM($service, "genitive") }.
terminal-beside = рядом с городами
terminal-free-cities = Свободные города: { $cities }.
terminal-region = { $agents }; контроль: { $influence }
terminal-agents-legend = ? не видели, и информатор, о/О светлый/тёмный оперативник, ! известен всем, д дипломат; (1о) точно оперативник; # охрана; { $change } перейдёт; { $pointer } активен; * задание.

terminal-group-control = Контроль
terminal-group-finance = Финансы
terminal-group-science = Наука
terminal-group-support = Поддержка
terminal-group-power = Власть
terminal-group-inner_circle = Круг
terminal-interest = ОИ
terminal-sign = Знак
terminal-there = На ней
terminal-next-stage = Ваша следующая стадия
terminal-price = { $agents ->
        [one] { $agents } агент
        [few] { $agents } агента
       *[other] { $agents } агентов
    }, { $sign } { $has }/{ $signs }
terminal-active = Актив
terminal-pool = Резерв
terminal-shadows = Тени
terminal-recalls = Отзыв
terminal-professionals = Проф.
terminal-minors = второстепенных { $count }
terminal-counted-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
terminal-stay-active = останется в активном составе: { $count }
terminal-counted-interest = особый интерес { $count }
terminal-in-zone = { $card }: в области внедрения, позиция { $position }; { $agents ->
        [0] никого нет
       *[other] { $owner }: { $agents }
    }.
terminal-captured = { $card }: { $owner }; агентов: { $agents }.
terminal-on-top = { $card } — наверху стопки.
terminal-met = Требования выполнены.
terminal-unmet = Требования не выполнены.
terminal-stage = { $stage }: агенты { $agents }, { $sign } { $signs }, очки { $points }; { $benefit }
terminal-surcharge = Мировые войны: на каждую стадию агентов больше на { $agents }.
terminal-marks = * восстановлено нами, не из печатной игры; ~ выведено из опубликованного.
terminal-secret-power-legend = (4) вне вашего доступа; ОИ особый интерес; 3+1: агенты+тени; 5/6: агенты/очки; Отзыв: дополнительный; { $met } всё нужное есть; Банки{ $circle } (2): с ближним кругом и 2 агентами; { $pointer } ходит, наверху. ? score: откуда очки; ? { $other }: что у этого игрока.

terminal-thinking = { $side } { FORM($side, "number") ->
        [plural] думают
       *[other] думает
    }…
terminal-input = { $side }: { $most ->
        [1] 1
       *[other] 1–{ $most }
    }, ? — помощь >
terminal-press-enter = Нажмите Enter.
terminal-since-your-move = После вашего последнего хода:
terminal-more-stories =
    { $count ->
        [one] и ещё { $count } событие; всё покажет журнал
        [few] и ещё { $count } события; всё покажет журнал
       *[other] и ещё { $count } событий; всё покажет журнал
    }
terminal-hand-over = Передайте клавиатуру. Сейчас выбор за стороной: { $side }. Остальные не смотрят.

terminal-command-choose = выбор
    .usage = 2, код или название
    .meaning = выбирает вариант; хватит и начала слова, если подходит одно; несколько — через запятую, число после названия — сколько раз
terminal-command-help = помощь
    .usage = ? 2, ? куба, ? CVK-4
    .meaning = объясняет вариант, карту или правило
terminal-command-why = почему
    .usage = почему pass
    .meaning = говорит, почему этого сейчас выбрать нельзя
terminal-command-undo = отмена
    .usage = отмена
    .meaning = отменяет ваш последний выбор, если ничего не раскрылось и никто больше не выбирал
terminal-command-hint = совет
    .usage = совет
    .meaning = что выбрал бы уровень «директор»
terminal-command-log = журнал
    .usage = журнал, журнал 50
    .meaning = что было недавно, насколько вы это видели
terminal-command-board = стол
    .usage = стол
    .meaning = показывает стол и вопрос ещё раз
terminal-command-lang = язык
    .usage = язык en
    .meaning = дальше на другом языке: en, ru или fr
terminal-command-save = сохранить
    .usage = сохранить
    .meaning = говорит, где сохранена партия; это происходит после каждого выбора
terminal-command-quit = выход
    .usage = выход
    .meaning = закончить; партия сохранена

terminal-not-understood = «{ $word }» — не вариант и не команда; введите число от 1 до { $most } или ? для помощи.
terminal-no-such-number = Варианта { $number } нет; есть варианты от 1 до { $most }.
terminal-ambiguous = Под «{ $word }» подходят { $meant }; введите больше букв или число.
terminal-nearest = «{ $word }» здесь нет; похожее: { $nearest }.
terminal-turn-passed = «{ $word }» не выполнено: сейчас уже не ваш ход.
terminal-left-out = Отсюда ничего не выполнено: { $parts }. Сделанное раньше остаётся.
# Words that may be left out of a name, or typed before it; Russian has none.
terminal-articles = { "" }
terminal-nothing-known = Нет ни карты, ни правила «{ $word }»; карту называйте по имени или коду, правило — по номеру.
terminal-see-rule = См. правило { $rule }.
terminal-allowed = «{ $choice }» сейчас можно: вариант { $number }.
terminal-hinted = Уровень «директор» выбрал бы { $number }: { $choice }.
terminal-hint-equal = Примерно равноценно: { $choices }.
terminal-hint-lower = Оценено ниже: { $choices }.
terminal-undone = Ход отменён.
terminal-undo-nothing = Ещё ничего не выбрано, отменять нечего.
terminal-undo-other = После вашего выбора уже выбирал кто-то другой, отменить его нельзя.
terminal-undo-revealed = Ваш последний выбор что-то раскрыл, отменить его нельзя.

terminal-source-found = По опубликованным источникам: { $fields }.
terminal-source-inferred = Выведено из опубликованного: { $fields }.
terminal-source-translated = Перевод наш: { $fields }.
terminal-source-reconstructed = Восстановлено нами, не из печатной игры: { $fields }.
terminal-value-all = все значения
terminal-value-values = числа и приоритеты
terminal-value-name = название
terminal-value-effect = свойство
terminal-value-agents = агенты
terminal-value-copies = число копий
terminal-value-cost = цена
terminal-value-points = очки
terminal-value-requirement = требование
terminal-value-scoring = подсчёт очков
terminal-value-special_interest = особый интерес
terminal-value-symbol = символ

terminal-saved = Партия сохранена в файле:
terminal-how-to-resume = Продолжить: detente play --resume
terminal-no-saves = В папке { $folder } нет сохранённых партий; начните новую: detente play.
terminal-no-saves-of-game = В { $folder } нет сохранённой партии { $game }; начните новую: detente play { $game }.
terminal-cannot-save = Не удалось сохранить партию в { $file }: { $why }.
terminal-keep-record = Партия не сохранена. Чтобы не потерять её, скопируйте следующие строки в файл и продолжите командой detente play ФАЙЛ --resume.
terminal-unknown-side = Стороны «{ $side }» в этой игре нет; есть { $allowed }.
terminal-unknown-opponent = Соперника «{ $opponent }» нет; есть { $allowed }.
terminal-bot-failed = Бот { $bot } дал сбой, партию продолжить нельзя: { $what }
terminal-opponent-count = «{ $opponent }» не подходит к числу соперников ({ $others }); назовите одного на всех или по одному на каждого.
terminal-no-opponent-solo = В этой игре вы играете один, соперника назначить некому: уберите --opponent { $opponent }.
terminal-record = Запись партии, для detente replay:
terminal-won = Вы победили.
terminal-lost = Вы проиграли.
terminal-drawn = Ничья.
terminal-shared = Вы победили вместе с другими.
terminal-winners = { $count ->
        [0] Никто не победил.
        [1] Победитель: { $sides }.
       *[other] Победители: { $sides }.
    }
terminal-final-scores = Итоговый счёт:
terminal-course = Счёт по турам:

## Arena

arena-games = Партии
arena-standings = Боты
arena-meetings = Встречи
arena-scores = Счёт
arena-comparisons = По раскладам
arena-sides = Очки по сторонам
arena-all-bots = все боты
arena-statistics = Что происходило
arena-bot = бот
arena-against = против
arena-beside = рядом с
arena-rating = рейтинг ± σ
arena-result = В–Н–П
arena-result-alone = В–П
arena-won = побед
arena-compared = лучше–равно–хуже
arena-points = очки
arena-interval = 95 %
arena-mean = среднее ± 95 %
arena-lowest = мин.
arena-quarter = 25 %
arena-half = медиана
arena-most = 75 %
arena-highest = макс.
arena-choices =
    шагов
    за партию
arena-milliseconds =
    мс на
    шаг
arena-event = событие
arena-per-game = за партию
arena-share = в партиях
arena-its-side =
    очки той
    стороны
arena-first-side =
    очки
    первой
arena-place =
    очки
    № { $place }
arena-decimal = { NUMBER($value, maximumSignificantDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-forfeited = сбои
arena-note = В–Н–П: победы, ничьи, поражения. Победа — одно очко, общая победа — его доля. Для 95-процентных интервалов каждый из { $deals } { $deals ->
        [one] расклада
       *[other] раскладов
    }, сыгранный со всех мест, — одно наблюдение. Рейтинги: openskill, модель Плакетта — Льюса.
arena-note-alone = В–П: победы, поражения. Сыграно в одиночку { $deals } { $deals ->
        [one] расклад
        [few] расклада
       *[other] раскладов
    }; для 95-процентных интервалов каждый из них — одно наблюдение.
arena-note-compared = Все боты сыграли одни и те же расклады: победа лучше поражения, затем решает счёт; равный расклад — пол-очка. Так же считаются рейтинги (openskill, модель Плакетта — Льюса).
arena-even =
    равная доля
    { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-even-above = выше
arena-even-below = ниже
arena-even-unclear = неясно
arena-even-note = Мест за столом { $seats }, поэтому равная доля — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } очков; «выше» и «ниже» — значит, таков весь 95-процентный интервал.
arena-failure = Бот { $bot } дал сбой и проиграл партию ({ $what }); её запись: { $file }
arena-more-failures = … и ещё { $count }, все — в JSON.
arena-stopped = Остановлено; { $games ->
        [one] сохранена { $games } сыгранная партия
        [few] сохранены { $games } сыгранные партии
       *[other] сохранено { $games } сыгранных партий
    }. Продолжить: detente arena --resume { $file }
arena-other-journal = { $file } — журнал другой арены или другой версии Détente; выберите другую папку (--out) или начните заново с --fresh.
arena-taken = Из { $file } взято партий: { $games } из { $total }; боты, правила и настройки те же. С --fresh все партии будут сыграны заново.
arena-other-bot = Бот { $bot } изменился с тех пор, как сыграны партии в { $file }, а в одном журнале не могут быть и те, и другие; возьмите другую папку (--out) или начните заново с --fresh.
arena-unknown-bots = Файл { $file } записан старой версией Détente, и в нём не сказано, какими были боты; его партии можно показать, но новых добавить нельзя. Начните заново с --fresh.
arena-other-revision = Партии в { $file } сыграны по редакции { $revision } правил игры { $game }, а эта Détente играет по редакции { $played }, и в одном журнале их не смешать; продолжите их через --resume, выберите другую папку (--out) или начните заново с --fresh.
arena-bad-journal = Строка { NUMBER($line, useGrouping: 0) } журнала { $file } повреждена; удалите её или начните заново с --fresh.
arena-newer-journal = Журнал { $file } версии { $version }, а эта Détente читает только версии с { $oldest } по { $newest }.
arena-not-a-journal = { $file } — не журнал арены.
arena-cannot-write = Не удаётся записать файл { $file }: { $why }.
arena-process-died = Процесс, который играл партии, аварийно завершился: из-за бота или нехватки памяти. Сыгранные партии сохранены; та же команда продолжит, а с --jobs 1 покажет, какая это партия.
arena-fresh-or-resume = --fresh начинает заново, а --resume продолжает: укажите что-то одно.
arena-no-game = Во что играть? Есть такие игры: { $allowed }.
arena-no-bots = Кто будет играть? Есть такие боты: { $allowed }.
arena-plot-ending = Рисунки пишутся в файлы с окончаниями { $allowed }, а у «{ $file }» окончание другое.
arena-no-matplotlib = Для рисунков нужен matplotlib: pip install "detente[plot]"
arena-plot-title = { $game }: { $games } { $games ->
        [one] партия
        [few] партии
       *[other] партий
    }
arena-plot-row = { $bot } против { $others }
arena-plot-points = очки, % (с 95-процентными интервалами)
arena-plot-won = победы, % (с 95-процентными интервалами)
arena-plot-even = равная доля, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plot-score = счёт
arena-plot-difference = отрыв лучшего счёта от следующего
arena-plot-length = шагов в партии
arena-plot-games = партии

## Import

import-entries = Разделы
import-stopped = Остановлено: обработано протоколов { $done } из { $logs }; записанные партии сохранены.
import-games = Импортированные партии
import-log = протокол
import-driven = разделов
import-checks = сверок
import-explained = объяснено
import-unexplained = не объяснено
import-result = конец
import-unreadable = не прочитан
import-broken = не разыгран
import-stuck = застряла на строке { NUMBER($line, useGrouping: 0) }
import-stops = обрывается на ходу { $turn }
import-won = победа: { $side }
import-drawn = ничья
import-difference = { $file }:{ NUMBER($line, useGrouping: 0) }: { $what }. По правилам: { $engine }; в протоколе: { $log }. Строка: «{ $text }».
import-nothing = ничего
import-no-record = { $file }: записи нет, потому что протокол нельзя разыграть до конца; { $left ->
        [one] остался { $left } раздел
        [few] осталось { $left } раздела
       *[other] осталось { $left } разделов
    }.
import-faults = Расхождения из-за известных ошибок программы, которая вела протоколы
import-fault = ошибка
import-rule = правило
import-count = раз
import-does = что делает программа
import-written = { $count ->
        [one] Запись ({ $count }):
       *[other] Записи ({ $count }):
    }
import-empty-folder = В папке { $folder } нет протоколов (*.txt).
import-same-name = { $one } и { $other } стали бы одной и той же записью { $record }; импортируйте один из них в другую папку.
import-cannot-write = Не удаётся записать { $file }: { $why }.
import-exists = { $file } уже есть, и это другая запись; перезаписать её позволит --force.
import-failed = { $file }: на этом протоколе Détente даёт сбой ({ $what }). Это наша ошибка.

log-not-recognised = { $file }, строка 1: ни одна игра не узнаёт этот протокол; импортировать можно протоколы таких игр: { $games }.
log-not-a-log = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не протокол Twilight Struggle; протокол начинается с «SETUP:».
log-not-text = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не текст в кодировке UTF-8.
log-too-large = { $file }, строка 1: файл больше { $most } КиБ; таких больших протоколов не бывает.
log-too-long = { $file }, строка { NUMBER($line, useGrouping: 0) }: в протоколе не больше { NUMBER($most, useGrouping: 0) } строк.
log-line-too-long = { $file }, строка { NUMBER($line, useGrouping: 0) }: в строке протокола не больше { $most } знаков.
log-entry-too-long = { $file }, строка { NUMBER($line, useGrouping: 0) }: в одном разделе не больше { $most } строк.
log-no-players = { $file }, строка { NUMBER($line, useGrouping: 0) }: протокол заканчивается, не назвав, кто играет за США и кто за СССР.
log-bad-line = { $file }, строка { NUMBER($line, useGrouping: 0) }: непонятно: «{ $text }».
log-cut-off = { $file }, строка { NUMBER($line, useGrouping: 0) }: последняя строка оборвана: «{ $text }». Без неё остальное можно импортировать.
log-scenario = { $file }, строка { NUMBER($line, useGrouping: 0) }: сценарий «{ $scenario }» неизвестен; известен только «Standard».

## Судья

cli-referee = Вести партию за вашим столом: вы вводите карты и броски, программа ведёт счёт и не пропускает того, что запрещено правилами.
cli-referee-resume = Продолжить последнюю неоконченную партию или ту, чей файл назван вместо игры.
referee-intro = Вы играете за своим столом и вводите, что на нём происходит. В строке может быть несколько действий через запятую; хватает начала названия. Что выпало, спрашивается, когда это нужно. Подробнее: ?
referee-asked = { $side }:
referee-input = { $side }: { $most ->
        [0] название
        [1] название или 1
       *[other] название или 1–{ $most }
    }, ? — помощь >
referee-left-out = Отсюда ничего не выполнено: { $parts }. Сделанное раньше остаётся; его отменит «отмена».
referee-nothing-done = Из этой строки ничего не выполнено.
referee-too-often = Выполнено только { $done } из { $count }: дальше спрашивается другое.
referee-not-understood = «{ $word }» — не ход, не номер и не команда, которые здесь подходят; ? — помощь.
referee-ambiguous = «{ $word }» подходит к нескольким: { $meant }; введите больше букв.
referee-bad-die = «{ $word }» — не бросок; введите число от 1 до { $most } или «отмена», чтобы выбрать другое.
referee-over = Партия закончилась раньше, чем дошло до «{ $word }».
referee-allowed = «{ $choice }» сейчас можно, насколько это известно тому, кто не видит карт на руках.
record-cards-supposed = Скрытые карты в этой записи предположительны: они согласуются со всем, что было видно, но какими они были, никто не говорил.
referee-how-to-resume = Продолжить: detente referee --resume
referee-no-deal = Не нашлось карт на руках, которые согласуются с этим и со всем прежним. Проверьте введённое; последний выбор отменит «отмена».
referee-foreign-record = Вести эту партию судья не может: в записи есть не все броски и раздачи.
referee-foreign-save = { $file }: эту партию вёл не судья; продолжить её: detente play { $file } --resume.
referee-no-saves = В папке { $folder } нет партий судьи; начните новую: detente referee.
referee-no-saves-of-game = В { $folder } нет партии { $game }, которую ведёт судья; начните новую: detente referee { $game }.
referee-impossible-setting = С { $setting } пришлось бы показывать карты на руках, а судья их не знает; играйте без этой настройки.
referee-unknown-game = Игру «{ $game }» судья не знает; знает только { $allowed }.
terminal-refereed-save = { $file }: эту партию ведёт судья; продолжить её: detente referee { $file } --resume.
referee-command-undo = отмена
    .usage = отмена
    .meaning = отменяет последний выбор вместе с бросками, сколько угодно раз
referee-command-log = журнал
    .usage = журнал, журнал 50
    .meaning = что было недавно

## Bots

unknown-bot = Бота «{ $bot }» нет; есть { $allowed }, а также search с запасом на раздумье, например search:50ms или search:200it.
bot-unusable = Бота { $bot } использовать нельзя: { $what }.
bot-without-decide = У бота { $bot } нет метода decide(sampled_state, seat).
bot-without-seed = Класс бота { $bot } должен принимать аргумент seed.
bot-unknown-parameter = У бота { $bot } нет параметра { $name }; есть такие: { $allowed }.
bot-for-other-games = Бот { $bot } не играет в { $game }; он играет в { $allowed }.
bad-budget = Бот search не может думать «{ $budget }»; запас пишется как 50ms, 2s или 200it (итераций).
bad-care = Бот greedy не может быть внимательным на «{ $care }»; допустимо от 1% до 99%.
level-recruit = Играет разумно, но каждый пятый ход делает наугад.
level-officer = Взвешивает, что каждый ход даёт сразу; дальше вперёд не смотрит.
level-director = Думает четверть секунды и учитывает ваши возможные ответы; самый сильный.

## The web table

serve-welcome = Сервер запущен: { $url } (Ctrl-C — остановить; партии сохраняются.)
serve-running = Сервер уже запущен: { $url }
serve-cannot-listen = Сервер не может слушать адрес { $host }, порт { $port }: { $why }. Выберите другие через --host и --port.
serve-bad-bot-name = Назвать бота «{ $name }» нельзя: нужно до 24 строчных латинских букв, цифр, - и _, сначала буква, и имя не должно быть занято другим ботом.
serve-bad-bot = Бот { $name } должен быть вашим классом, например my_module:MyBot или bot.py:MyBot, а не «{ $spec }».
serve-bad-folder = Папку данных { $folder } использовать нельзя: { $why }. Выберите другую через --data.
serve-bad-proxy = «{ $name }» — не адрес. В --proxy пишут IP-адреса и сети через запятую, например 127.0.0.1,10.0.0.0/8, или ничего, если прокси на этом же компьютере.

request-invalid = Запрос не имеет смысла: { $what }
request-outdated = Эта страница старше сервера. Перезагрузите её, пожалуйста: ваше последнее действие могло не дойти.
request-not-found = По этому адресу ничего нет.
request-bad-method = К этому адресу так не обращаются.
request-too-large = Запрос слишком велик; читается не более { NUMBER($most, useGrouping: 0) } байт.
request-too-fast = Слишком много запросов подряд; подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    } и попробуйте снова.
request-too-slow = За { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    } не пришло ничего целого; подключитесь снова.
request-head-too-large = Адрес и заголовки запроса слишком длинные; читается не более { NUMBER($most, useGrouping: 0) } байт.
request-too-many-sockets = С вашего адреса слишком много соединений; одновременно их может быть не больше { $most }. Закройте лишние или попробуйте чуть позже.
request-server-full = У сервера столько соединений, сколько он может держать. Попробуйте чуть позже.
request-not-text = Сообщение должно быть текстом в JSON, а пришли двоичные данные.
request-foreign-origin = Запрос пришёл со страницы другого сайта.
request-csrf = Запрос пришёл не с нашей страницы: заголовка X-CSRF-Token нет или он неверен. Перезагрузите страницу.
request-bad-token = Ключ в заголовке Authorization не подходит ни к одному месту за этим столом.
request-failed = У нас что-то сломалось. Ничего не изменилось; попробуйте снова.

table-unknown = Стола «{ $table }» нет.
table-no-such-seat = За этим столом нет места «{ $seat }»; есть { $allowed }.
table-no-such-choice = Шага { $number } нет; они пронумерованы от 0 (начало) до { NUMBER($last, useGrouping: 0) }.
table-bad-seat = Место нельзя отдать «{ $word }»; можно: { $allowed }.
table-not-your-seat = Место { $seat } не ваше.
table-which-of-yours = У вас здесь несколько мест; укажите, какое имеется в виду: { $allowed }.
table-stale = За столом уже что-то изменилось; посмотрите ещё раз.
table-closed =
    { $why ->
        [bots] Этот стол закрылся сам: за ним остались одни боты.
        [invitation] Этот стол закрылся сам: на свободное место никто не пришёл.
        [unseen] Этот стол закрылся сам: за ним давно никого не было.
       *[left] Этот стол закрыт: все ушли.
    }
table-bad-id = Запросу нужен идентификатор: от 1 до { $most } букв, цифр, - или _.
table-no-undo = Это нельзя отменить: что-то открылось, кто-то уже сделал выбор после вас или вы ещё не выбирали.
table-hint-people = Подсказки бывают только в партии против ботов: здесь играет или может вернуться кто-то ещё.
table-hint-later = Сейчас вам нечего выбирать, поэтому и подсказать нечего.
table-nothing-said = Сообщение пустое; напишите что-нибудь.
table-no-such-message = За этим столом нет чужого сообщения с номером { $number }.
table-no-name = Чтобы писать в чат, зрителю нужно имя; сначала введите его.
table-already-seated = Вы уже сидите за этим столом: { $seat }.
table-seat-taken = Место { $seat } больше не свободно; можно смотреть.
table-seat-lost = Это место тем временем перешло к другому; обновите страницу, чтобы увидеть стол как он есть.
table-bad-link = Эта ссылка не ведёт ни к одному месту за этим столом; попросите новую.
table-which-seat = Чтобы сесть, назовите место или покажите ключ.
table-by-invitation = Место { $seat } — для того, у кого есть ссылка-приглашение.
table-seat-left = Игрок ушёл с места { $seat }. Занять его может он сам, тот, кого он назвал, уходя, или бот; если игроков двое, больше никто.
table-seat-left-consent = Игрок ушёл с места { $seat }. Кто-то новый может сесть туда, только если согласны все остальные; ещё не согласились: { $who }.
table-no-such-device = Такого устройства у вас здесь нет; посмотрите список ещё раз.
table-last-device = Это последнее устройство, с которого вы играете на этом месте. Чтобы отказаться от места, покиньте стол.
table-only-watching = Вы зритель; это может только тот, кто сидит за столом.
table-bot-stands-in = За вас играет бот; сначала верните своё место.
table-not-replaceable = Место { $seat } сейчас нельзя отдать боту: игрок не ушёл, а его ход длится ещё не слишком долго.
table-seat-is-yours = Место и так ваше.
table-eyes-later = Смотреть глазами другой стороны можно только после конца партии.
table-record-later = Запись раскрывает всё, поэтому она появляется только после конца партии.

notice-joined = { $who } садится за стол: { $seat }.
notice-left = { $who } уходит; место { $seat } пусто.
notice-left-two = { $who } уходит; место { $seat } пусто. Вернуться может только { $who }, или место займёт бот.
notice-left-consent = { $who } уходит; место { $seat } пусто. { $who } может вернуться, место может занять бот или кто-то новый, если согласны все остальные.
notice-left-successor = { $who } уходит с места { $seat }; преемник назван.
notice-admits = { $who } соглашается пригласить нового игрока: { $seat }.
notice-may-invite = Согласны все остальные: на место { $seat } можно пригласить нового игрока.
notice-taken-over = За { $seat } теперь играет бот: { $bot }.
notice-came-back = { $who } снова за столом: { $seat }.
notice-ended =
    { $why ->
        [bots] Стол закрылся сам: одни боты играют не дольше суток.
        [invitation] Стол закрылся сам: место осталось свободным, и неделю (в игре по переписке — 30 дней) никого не было.
       *[unseen] Стол закрылся сам: 30 дней (в игре по переписке — 90 дней) никого не было.
    }
notice-bot-failed = Бот ({ $seat }) сейчас не может думать; он попробует ещё раз.
notice-bot-replaced = Бот ({ $seat }, { $old }) отказал; дальше играет бот попроще: { $new }.

table-unknown-database = «{ $kind }» — не та база данных, с которой работает Détente; пишите sqlite:///ФАЙЛ или postgresql://ИМЯ@СЕРВЕР/БАЗА.
table-bad-database = Базой данных { $url } пользоваться нельзя: { $why }.
table-newer-database = База данных { $url } создана более новой версией Détente; обновите Détente или выберите другую базу.
table-store-away = База данных сейчас не отвечает. Всё подтверждённое сохранено; повторите чуть позже.
table-store-failed = База данных не смогла это сохранить; попробуйте ещё раз.
table-store-closed = Сервер завершает работу и больше ничего не сохраняет; попробуйте ещё раз через минуту.

## What is missing or wrong in a game's package

check-fine = Игра «{ $game }» готова. Текстов: { $texts }, языков: { $languages }, правил: { $rules }, уроков: { $lessons }; случайных партий, в которых выполнены все обещания ({ $promises }): { $games }.
check-found = Игра «{ $game }» не готова; исправить нужно: { $count }.
check-no-file = Нет файла { $file }.
check-junk = { $file }, строка { $line }: это не Fluent: { $text }
check-twice = В { $file } сообщение «{ $message }» стоит дважды.
check-no-text = В { $file } нет «{ $message }».
check-left-over = В { $file } есть «{ $message }», которого нет в английском файле рядом.
check-variables = { $file }: в «{ $message }» переменные { $found }, а в английском { $wanted }.
check-bad-text = { $file }: «{ $message }» нельзя сказать с тем, что даёт игра: { $given } ({ $what }).
check-rule-unknown = Правила ссылаются на { $rule }, но в rulebook/en.md его нет.
check-rule-unnamed = Подсказка, отказ или конец игры (end_rule) не ссылается на правило.
check-rules-missing = В { $file } нет правил { $rules }.
check-rules-new = В { $file } есть правила { $rules }, которых нет в rulebook/en.md.
check-promise = Обещание «{ $promise }» нарушено: параметры { $options }, мест { $seats }, зерно { $seed }: { $what }.
check-lesson-shows = Урок «{ $lesson }» после шага { $step } показывает не то, что сказано в сценарии.
check-lesson-chance = Урок «{ $lesson }» использует не все случайности из сценария.
check-lesson-refused = Урок «{ $lesson }» нельзя пройти на шаге { $step }: { $what }
check-no-board = web/board.js не экспортирует «Board».
check-look = Файл { $file } непонятен: { $what }
check-import = { $file } импортирует { $target }; доске можно импортировать только ./… и то, что есть в /static/board/.
check-web-text = { $file } говорит «{ $message }», но такого текста нет.
check-untold = События вида «{ $kind }» в рассказе (stories) не переданы и не названы пропускаемыми.

## Stories: a line of the recap, and a piece that changed

story-line = { $text }: { $touches }
story-touch = { $piece } { $change }
story-touch-of = { $piece } { $change } { $who }
