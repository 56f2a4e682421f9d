## Тайная власть

board-sp-status = Положение в партии
board-sp-setup = Подготовка
board-sp-round = Раунд { $round } из { $rounds }
board-sp-phase = Фаза действий { $phase }
board-sp-surcharge = Каждая стадия любого проекта стоит на { $agents ->
        [one] { $agents } агента
       *[other] { $agents } агентов
    } больше.
board-sp-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

board-sp-glance = { $round ->
        [0] Подготовка
       *[other] Р{ $round }·{ $phase }
    }
board-sp-peace = Мировой войны нет
board-sp-points-title = Очки
board-sp-decks = Колоды
board-sp-discards = Сброс
board-sp-rivals = Остальные
board-sp-own = Ваш отдел
board-sp-own-all = Всё, что лежит перед вами
board-sp-cards = Ваши профессионалы и союзы
board-sp-more = Ещё { $count }; показать все
board-sp-my-reach = ваш доступ: { $reach }
board-sp-choice = Что можно выбрать
board-sp-choice-again = Показать, что можно выбрать
board-sp-do-agent = Завербовать
board-sp-do-train = Подготовить
board-sp-face-ready = можно заключить
board-sp-face-short = не хватает одного
board-sp-face-far = не хватает { $count }
board-sp-face-force = заключён
board-sp-ladder-peace = Что Сокол ищет в мирное время, по порядку
board-sp-ladder-war = Что Сокол ищет в военное время, по порядку
board-sp-stage = Стадия { $stage }

board-sp-cost = цена { $cost }
board-sp-free = никого нет
board-sp-occupied = { $player }: { $agents ->
        [one] { $agents } агент
        [few] { $agents } агента
       *[many] { $agents } агентов
    }
board-sp-occupied-with-shadows = { $player }: { $agents ->
        [one] { $agents } агент
        [few] { $agents } агента
       *[many] { $agents } агентов
    }, { $shadows ->
        [one] { $shadows } теневой агент
        [few] { $shadows } теневых агента
       *[many] { $shadows } теневых агентов
    }
board-sp-in-reach = доступна: { $players }
board-sp-agents = { $count ->
        [one] { $count } агент
        [few] { $count } агента
       *[many] { $count } агентов
    }
board-sp-agents-there = { $count ->
        [one] ещё там { $count } агент
        [few] ещё там { $count } агента
       *[many] ещё там { $count } агентов
    }
board-sp-with-circle = с ближним кругом

board-sp-at-stage = { $player }: { $stage ->
        [0] не участвует
       *[other] стадия { $stage }
    }
board-sp-next = Ваша следующая стадия, { $stage }, требует:
board-sp-last-stage = Вы на последней стадии.
board-sp-on-top = сверху
board-sp-below = ниже в стопке

board-sp-in-short = объекты { $objects } · союзы { $treaties } · в руке { $hand }
board-sp-kind-instant = мгновенный
board-sp-kind-lasting = постоянный
board-sp-kind-final = итоговый
board-sp-met = Требования выполнены
board-sp-unmet = Требования не выполнены
board-sp-any = Достаточно одного:
board-sp-missing = Не хватает:
board-sp-need-group = { $group }: { $have } из { $count }
board-sp-need-sign = { $sign }: { $have } из { $count }
board-sp-need-stage = стадия { $count } в любом проекте (сейчас { $have })
board-sp-need-card = { $card }
board-sp-need-no-card = мешает карта «{ $card }»
board-sp-need-agents_in_pool = агентов в резерве: { $have }, у других до { $most }
board-sp-need-agents_in_active = агентов в активном составе: { $have }, у других до { $most }
board-sp-need-agents_on_captured_objects = агентов на захваченных объектах: { $have }, у других до { $most }

board-sp-score = Очки влияния всех игроков по частям
board-sp-part = За что
board-sp-total = Всего
board-sp-rank = Если бы партия закончилась сейчас, «Комитет» оценил бы вас так: { $rank }.
board-sp-rank-final = Оценка «Комитета»: { $rank }.
board-sp-stock = Колоды, сброс и запас

board-sp-legend = Обозначения
board-sp-legend-agent = агент
board-sp-legend-shadow = теневой агент
board-sp-legend-points = очки
board-sp-legend-stage = агенты и знаки для стадии
board-sp-origins = отмечать значения, взятые не из печатной игры
board-sp-origin-reconstructed = восстановлено нами, в печатной игре может быть иначе
board-sp-origin-inferred = выведено из опубликованного

label-reasoning = Как решал Сокол

board-kind-object = объект
board-kind-treaty = союз
board-kind-professional = профессионал
board-kind-action = карта действия Сокола
board-kind-project = проект
board-kind-operation = спецоперация

board-about-secret_power-zone = Внедряться можно только на первые позиции; фишки под картой показывают, кому она доступна. Агентов вместе с теневыми нужно не меньше цены карты. Занятую карту можно перехватить, если у вас их больше. В фазе захвата игроки забирают карты, на которых стоят их агенты.
board-about-secret_power-stages = Стадия требует агентов, которые уходят в резерв, и знаков, которые не расходуются; в проекте «Тайная власть» сбрасывают объекты с особым интересом. Число в кружке — очки стадии, считается только достигнутая; под ним — сколько агентов (с учётом войн) и знаков она требует. Рядом — что требует и даёт ваша следующая стадия.
board-about-secret_power-operations = Провести можно только верхнюю; агентов вместе с теневыми нужно столько, сколько на ней указано. Её очки получает тот, кто её провёл.
board-about-secret_power-supervisor = Его владелец ходит первым и вербует двух агентов, но может только внедряться или проводить спецоперацию. С каждой фазой действий переходит налево. Сокола он не ограничивает.
board-about-secret_power-headhunter = Его владелец вербует одного агента в начале своего хода.
board-about-secret_power-wars = Мировая война длится до конца партии и делает каждую стадию дороже. В военное время Сокол проводит и спецоперации.
board-about-secret_power-active = Агенты, готовые к внедрению.
board-about-secret_power-pool = Агенты, которых ещё надо завербовать: подготовкой агента или иначе.
board-about-secret_power-shadows = Дополнительная сила без фишки: раз в ход помогает внедриться или провести спецоперацию и ничего не стоит. С теневыми должен идти хотя бы один агент.
board-about-secret_power-objects = Захваченные объекты и агенты, которые ещё на них. В каждой фазе захвата с каждого отзывают одного агента.
board-about-secret_power-treaties = Заключённые союзы: действует их эффект и то, что показано в углу карты: очки, знак для проектов и других союзов или второстепенный объект.
board-about-secret_power-hand = Один из них можно заключить в фазе союзов в конце раунда, если тогда выполнены его требования. Он даёт свой эффект и то, что показано в углу карты: очки, знак для проектов и других союзов или второстепенный объект.
board-about-secret_power-professionals = Одного можно разыграть перед основным действием своего хода, после «Убийцы» — ещё одного.
board-about-secret_power-reasoning = Он смотрит доступные ему карты слева направо, вид за видом: поддержка, ближний круг, власть, в военное время — верхняя спецоперация, затем контроль, финансы и наука, сначала те группы, за которые приносят очки его «Правительства», «Биржи» или «Университеты». Он выбирает первое, на что ему хватает агентов, иначе готовит агента. Отправляет столько агентов, какова цена карты, за вычетом теневых; с куратором или при перехвате — на одного больше цены.
board-about-secret_power-level = Уровень сложности: насколько силён Сокол.
board-about-secret_power-personality = Какие персональные карты есть у Сокола в колоде действий.
board-about-secret_power-project_order = Когда подходят несколько проектов, Сокол берёт первый слева, и его жетон уходит в конец ряда.
board-about-secret_power-action_deck_count = Сокол разыгрывает верхнюю, когда должен вербовать, а его резерв пуст.
board-about-secret_power-action_discard = Карты действий, которые Сокол уже разыграл.
board-about-secret_power-temporary_shadows = Уйдут в начале следующей фазы союзов.
board-about-secret_power-deck_count = Объекты следующих раундов.
board-about-secret_power-treaty_deck_count = Союз берёт тот, у кого перехватили объект, и тот, кто продвигается в проекте «Тайная власть».
board-about-secret_power-professional_deck_count = Одного можно взять вместо вербуемого агента.
board-about-secret_power-supply = Второстепенные объекты считаются картами своей группы. Их дают союзы, пока запас не исчерпан.
