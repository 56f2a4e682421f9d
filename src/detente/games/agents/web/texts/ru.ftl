## «Агенты: Щит и Меч»

board-agents-phases = Ход
board-agents-phase-infiltration = Внедрение
board-agents-phase-deployment = Дислокация
board-agents-phase-operation = Операция
board-agents-phase-summary = Сводка
board-agents-about-infiltration = Жетон из резерва не глядя кладут в мешок соперника.
board-agents-about-deployment = Жетон из своего мешка ложится закрытым в регион, и этот регион становится активным.
board-agents-about-operation = В активном регионе: финансирование, разведка, транзит или ликвидация.
board-agents-about-summary = Оперативная сводка. Можно сыграть разовые карточки; затем проверяется, кто что контролирует, и жетоны влияния переходят.

board-agents-drawn-mine = Видите только вы: { FORM($token, "small") }, { $kind }.
board-agents-drawn = Из мешка достали: { FORM($token, "small") }. Кто это, знает только { $seat }.

board-agents-unseen = вы его не видели
board-agents-seen = вы видели: { $kind }
board-agents-open = известно всем: { $kind }
board-agents-beside = рядом с городами
board-agents-cities = Города: { $region }
board-agents-cities-ours = Названия городов наши: они помогают запоминать жетоны и ничего не ограничивают.
board-agents-active = активный
board-agents-active-region = активный регион
board-agents-mission-here = ваше задание
board-agents-dealt = на сданном вам задании

board-agents-held = контроль: { $service }
board-agents-held-nobody = контроль: никто
board-agents-guarded = под охраной оперативника { FORM($service, "genitive") }
board-agents-then = при пересчёте сейчас: { $service }
board-agents-then-nobody = при пересчёте сейчас: никто

board-agents-turn = ходит
board-agents-bag = Мешок { FORM($service, "genitive") }, { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
board-agents-at-least = оперативников не меньше { $count }
board-agents-points = Очки
board-agents-missions = { $count ->
        [one] Задание
       *[other] Задания
    }
board-agents-fulfilled = выполнено
board-agents-unfulfilled = не выполнено
board-agents-secret = { $count ->
        [one] секретное
       *[other] { $count }, секретные
    }
board-agents-virtual = За { $service } играет виртуальный игрок. Его оперативники охраняют жетоны влияния, пока их кто-нибудь не заберёт.
board-agents-home = Домашний регион: { $region }.

board-kind-region = регион
board-kind-service = разведслужба

board-agents-legend = Значки
board-agents-legend-seen = вы видели, кто это
board-agents-legend-open = известно всем
board-agents-legend-held = владеет жетоном влияния
board-agents-legend-guarded = охраняет оперативник виртуального игрока
board-agents-legend-then = перейдёт, если пересчитать сейчас
board-agents-legend-mission = ваше задание

board-about-agents-halves = Побеждает тот, у кого в начале своего хода 5 очков или больше, а если резервы закончились — тот, у кого очков больше всех. По очку дают контроль над каждым регионом и сектором и секретное задание, пол-очка — каждая успешная ликвидация. Штриховкой показано ваше задание: другие его не видят.
board-about-agents-finance = Монетами платят за внедрение открытого оперативника (1), за дипломата (2) и за карточки «Шакал» и «Овод» (1).
board-about-agents-reserve = Закрытые жетоны, которые ещё предстоит внедрить, по одному за ход. Партия заканчивается, когда ход начинается с пустым резервом.
board-about-agents-operatives = Открытые оперативники: за монету или по карточке их кладут в мешки.
board-about-agents-diplomats = Дипломаты, которых ещё можно выставить. На карте они лежат лицом вверх, и ликвидировать их нельзя.
board-about-agents-missions = Регион, контроль над которым приносит ещё одно очко — в начале вашего хода и в конце партии.
board-about-agents-deck_count = После ликвидации берут три карточки и одну оставляют: после успешной — атаковавший, после неудачной — владелец жетона.
board-about-agents-bank = Монеты, которых нет ни у кого; все доходы платят отсюда.
