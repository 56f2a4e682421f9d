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

board-sp-cost = стоимость { $cost }
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
board-sp-attach = Присоединить…

board-sp-at-stage = { $player }: { $stage ->
        [0] не участвует
       *[other] стадия { $stage }
    }
board-sp-next = Ваша следующая стадия, { $stage }, требует:
board-sp-last-stage = Вы на последней стадии.
board-sp-on-top = сверху
board-sp-below = ниже в стопке

board-sp-in-short = объекты { $objects } · союзы { $treaties } · в руке { $hand }
board-sp-kind-instant = сразу
board-sp-kind-lasting = постоянно
board-sp-kind-final = в конце
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
board-sp-need-agents_in_active = активных агентов: { $have }, у других до { $most }
board-sp-need-agents_on_captured_objects = агентов на своих объектах: { $have }, у других до { $most }

board-sp-score = Очки всех игроков по частям
board-sp-part = За что
board-sp-total = Всего
board-sp-rank = Если бы партия закончилась сейчас, Комитет оценил бы вас так: { $rank }.
board-sp-rank-final = Оценка Комитета: { $rank }.
board-sp-stock = Колоды, сброс и запас

board-sp-legend = Обозначения
board-sp-legend-agent = агент
board-sp-legend-shadow = теневой агент
board-sp-legend-points = очки
board-sp-legend-stage = агенты и знаки для стадии
board-sp-origin-reconstructed = восстановлено нами, в печатной игре может быть иначе
board-sp-origin-inferred = выведено из опубликованного

label-reasoning = Как решал Сокол

board-kind-object = объект
board-kind-treaty = союз
board-kind-professional = профессионал
board-kind-action = карта действия Сокола
board-kind-project = проект
board-kind-operation = спецоперация

board-about-secret_power-zone = Агентов посылают только на первые позиции; фигуры под картой показывают, кому она доступна. Нужно не меньше агентов, чем стоит карта, теневые агенты помогают. Того, кто там стоит, можно вытеснить большей силой. В конце фазы действий все занятые карты захватываются.
board-about-secret_power-stages = Стадия требует агентов, которые уходят в резерв, и знаков, которые только показывают; в последнем проекте сбрасывают объекты с особым интересом. Число в кружке — очки стадии, считается только достигнутая; под ним — сколько агентов (с учётом войн) и знаков она требует. Рядом — что требует и даёт ваша следующая стадия.
board-about-secret_power-operations = Провести можно только верхнюю, со столькими агентами и теневыми агентами, сколько на ней указано. Её очки получает тот, кто её провёл.
board-about-secret_power-supervisor = Ходит первым и вербует двух агентов, но может только внедряться или проводить спецоперацию. С каждой фазой действий переходит налево.
board-about-secret_power-headhunter = Вербует одного агента в начале своего хода.
board-about-secret_power-wars = Мировая война длится до конца партии и делает каждую стадию дороже. В военное время Сокол проводит и спецоперации.
board-about-secret_power-active = Агенты, готовые к делу.
board-about-secret_power-pool = Агенты, которых ещё надо завербовать: подготовкой или иначе.
board-about-secret_power-shadows = Сила, которая каждый ход помогает внедряться и проводить спецоперации и ничего не стоит. С ними должен идти хотя бы один агент.
board-about-secret_power-objects = Захваченные объекты и агенты, которые ещё на них. После каждой фазы действий с каждого возвращается один агент.
board-about-secret_power-treaties = Заключённые союзы: они дают то, что на них сказано и что показано в углу карты: очки, знак для проектов и других союзов или второстепенный объект.
board-about-secret_power-hand = Один из них можно заключить в фазе союзов в конце раунда, если тогда выполнены его требования. Он даёт то, что на нём сказано и что показано в углу карты: очки, знак для проектов и других союзов или второстепенный объект.
board-about-secret_power-professionals = Одного можно сыграть перед основным действием своего хода.
board-about-secret_power-reasoning = Он смотрит доступные ему карты слева направо, вид за видом: поддержка, ближний круг, власть, в военное время — верхняя спецоперация, затем контроль, финансы и наука, сначала те группы, которые считают его «Правительства», «Биржи» или «Университеты». Он берёт первое, что ему по силам, иначе готовит агента. Посылает столько агентов, сколько стоит карта, за вычетом теневых; с куратором или вытесняя вас — на одного больше, чем она стоит.
board-about-secret_power-level = Насколько силён Сокол.
board-about-secret_power-personality = Какие свои карты есть у Сокола среди карт действий.
board-about-secret_power-project_order = Где Сокол может выбирать между проектами, он берёт первый; тот переходит в конец.
board-about-secret_power-action_deck_count = Сокол играет верхнюю, когда не может вербовать.
board-about-secret_power-action_discard = Карты действий, которые Сокол уже сыграл.
board-about-secret_power-temporary_shadows = Уйдёт в начале следующей фазы союзов.
board-about-secret_power-deck_count = Объекты следующих раундов.
board-about-secret_power-treaty_deck_count = Кого вытеснили с объекта, тот берёт один союз; берёт и тот, кто продвигается в проекте «Тайная власть».
board-about-secret_power-professional_deck_count = Одного можно взять вместо вербуемого агента.
board-about-secret_power-supply = Второстепенные объекты считаются картами своей группы. Их дают союзы, пока они есть.
