## «Агенты: Щит и Меч»

board-agents-phases = Ход
board-agents-phase-infiltration = Внедрение
board-agents-phase-deployment = Размещение
board-agents-phase-operation = Операция
board-agents-phase-summary = Итоги
board-agents-about-infiltration = Жетон из резерва вслепую уходит в мешок соперника.
board-agents-about-deployment = Жетон из своего мешка ложится закрытым в регион, и этот регион становится активным.
board-agents-about-operation = В активном регионе: финансирование, разведка, транзит или ликвидация.
board-agents-about-summary = Можно сыграть разовые карточки; затем влияние пересчитывается.

board-agents-drawn-mine = Видите только вы: { FORM($token, "small") }, { $kind }.
board-agents-drawn = Из мешка достали: { FORM($token, "small") }. Кто это, знает только { $seat }.

board-agents-unseen = вы его не видели
board-agents-seen = вы видели: { $kind }
board-agents-open = известно всем: { $kind }
board-agents-beside = рядом с городами
board-agents-cities = Города: { $region }
board-agents-cities-ours = Названия городов придуманы нами: они помогают памяти и ничего не ограничивают.
board-agents-active = активный
board-agents-active-region = активный регион
board-agents-mission-here = ваше задание
board-agents-dealt = на сданном вам задании

board-agents-held = влияние: { $service }
board-agents-held-nobody = влияние: никто
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
        [one] тайна
       *[other] { $count }, тайна
    }
board-agents-virtual = За { $service } никто не играет. Оперативники этой разведслужбы охраняют жетоны влияния, пока их кто-нибудь не заберёт.
board-agents-home = Домашний регион: { $region }.

board-kind-region = регион
board-kind-service = разведслужба

board-agents-legend = Значки
board-agents-legend-seen = видели только вы
board-agents-legend-open = известно всем
board-agents-legend-held = владеет жетоном влияния
board-agents-legend-guarded = охраняет разведслужба, за которую никто не играет
board-agents-legend-then = сменит владельца, если пересчитать сейчас
board-agents-legend-mission = ваше задание

board-about-agents-halves = Побеждает тот, у кого в начале своего хода пять очков: по очку за каждый регион и сектор, очко за тайное задание и пол-очка за успешную ликвидацию. Штриховкой показано ваше задание: другие его не видят.
board-about-agents-finance = Монетами платят за открытых оперативников, дипломатов и некоторые карточки.
board-about-agents-reserve = Закрытые жетоны, которые ещё предстоит внедрить, по одному за ход. Игра кончается, когда ход начинается без них.
board-about-agents-operatives = Открытые оперативники, которых можно отправить в мешки.
board-about-agents-diplomats = Дипломаты, которых ещё можно отправить. На карте они лежат открыто, и ликвидировать их нельзя.
board-about-agents-missions = Регион, владение которым приносит ещё одно очко.
board-about-agents-deck_count = После ликвидации берут три карточки и оставляют одну: удачную — нападавший, неудачную — хозяин жетона.
board-about-agents-bank = Монеты, которые ещё можно заработать.
