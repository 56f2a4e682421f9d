## «Агенты: Щит и Меч»

board-agents-phases = Ход
board-agents-phase-infiltration = Внедрение
board-agents-phase-deployment = Дислокация
board-agents-phase-operation = Операция
board-agents-phase-summary = Сводка
board-agents-about-infiltration = Жетон из резерва не глядя кладут в мешок соперника.
board-agents-about-deployment = Жетон из своего мешка ложится закрытым в регион, и этот регион становится активным.
board-agents-about-operation = В активном регионе: финансирование, разведка, транзит или ликвидация.
board-agents-about-summary = Можно сыграть разовые карточки; затем жетоны влияния переходят к тем, кто контролирует.
board-agents-goal = до { $points } очков

board-agents-drawn-mine = Это { FORM($token, "whose") }.
board-agents-drawn = { $seat }: из мешка взят { FORM($token, "whose") }.
board-agents-counts-for = Где бы он ни оказался, он считается за { $service }.
board-agents-only-you = Кто это, видите только вы: { $kind }.
board-agents-face-secret = Кто это, остаётся в тайне.

board-agents-map = Мир
board-agents-tab-western = Запад
board-agents-tab-eastern = Восток
board-agents-tab-northern = Север
board-agents-tab-third_world = Третий мир

board-agents-unseen = вы его не видели
board-agents-sight-seen = видели вы и, может быть, другие: { $kind }
board-agents-sight-open = известно всем: { $kind }
board-agents-beside = рядом с городами
board-agents-stack = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    } стопкой рядом с городами; разложить
board-agents-cities = Города: { $region }
board-agents-cities-ours = Названия городов наши: они помогают запоминать жетоны и ничего не ограничивают.
board-agents-active-region = активный регион
board-agents-mission-here = ваше задание
board-agents-mission-dealt = на сданном вам задании

board-agents-held = контроль: { $service }
board-agents-held-nobody = контроль: никто
board-agents-guarded = под охраной оперативника { FORM($service, "genitive") }
board-agents-then = при пересчёте сейчас: { $service }
board-agents-then-nobody = при пересчёте сейчас: никто

board-agents-turn = ходит
board-agents-points = Очки: { $points }
board-agents-to-go = до победы { $points }
board-agents-wins = победа в начале своего хода
board-agents-may-win = может победить в начале своего хода
board-agents-would-win = победа, если пересчитать сейчас
board-agents-recount = При пересчёте сейчас: { $points }.
board-agents-gained = Берёт под контроль: { $places }.
board-agents-lost = Теряет контроль: { $places }.
board-agents-bag = Мешок { FORM($service, "genitive") }, { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
board-agents-my-bag = Мой мешок
board-agents-at-least = оперативников не меньше { $count }
board-agents-missions = { $count ->
        [one] Задание
       *[other] Задания
    }
board-agents-fulfilled = выполнено
board-agents-unfulfilled = не выполнено
board-agents-mission-slips = выполнено, но при пересчёте сейчас — нет
board-agents-mission-comes = будет выполнено, если пересчитать сейчас
board-agents-mission-missing = { $count ->
        [one] не хватает { $count } агента
       *[other] не хватает { $count } агентов
    }
board-agents-secret = { $count ->
        [one] секретное
       *[other] { $count }, секретные
    }
board-agents-virtual = За { $service } играет виртуальный игрок. Его оперативники охраняют жетоны влияния, пока их кто-нибудь не заберёт.
board-agents-home = Домашний регион: { $region }.
board-agents-desk = Что лежит перед вами
board-agents-choice = Из чего выбирать
board-agents-supply = Запас
board-agents-no-cards = Карточек агентов нет
board-agents-turns-left = { $count ->
        [one] ход остался
        [few] хода осталось
       *[other] ходов осталось
    }

board-kind-region = регион
board-kind-service = разведслужба

board-about-agents-halves = Побеждает тот, у кого в начале своего хода 5 очков или больше, а если резервы закончились — тот, у кого очков больше всех. По очку дают контроль над каждым регионом и сектором и секретное задание, пол-очка — каждая успешная ликвидация. Штриховкой показано ваше задание: другие его не видят.
board-about-agents-finance = Монетами платят за внедрение открытого оперативника (1), за дипломата (2) и за карточки «Шакал» и «Овод» (1).
board-about-agents-reserve = Закрытые жетоны, которые ещё предстоит внедрить, по одному за ход. Партия заканчивается, когда ход начинается с пустым резервом.
board-about-agents-operatives = Открытые оперативники: за монету или по карточке их кладут в мешки.
board-about-agents-diplomats = Дипломаты, которых ещё можно выставить. На карте они лежат лицом вверх, и ликвидировать их нельзя.
board-about-agents-missions = Регион, контроль над которым приносит ещё одно очко — в начале вашего хода и в конце партии.
board-about-agents-deck_count = После ликвидации берут три карточки и одну оставляют: после успешной — атаковавший, после неудачной — владелец жетона.
board-about-agents-bank = Монеты, которых нет ни у кого; все доходы платят отсюда.
