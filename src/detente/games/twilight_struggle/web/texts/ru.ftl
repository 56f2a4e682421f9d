### The board of Twilight Struggle.

board-kind-country = страна

## Карта

board-ts-map-title = Карта мира
board-ts-map-views = Части карты
board-ts-map-world = Весь мир
board-ts-map-closer = Приблизить
board-ts-map-farther = Отдалить
board-ts-map-asked = { $count ->
    [one] здесь можно выбрать { $count } страну
    [few] здесь можно выбрать { $count } страны
   *[many] здесь можно выбрать { $count } стран
}
board-ts-map-possible = { $count ->
    [one] { $count } возможна
    [few] { $count } возможны
   *[many] { $count } возможно
}
board-ts-map-chip-world = Мир
board-ts-map-chip-europe = Евр
board-ts-map-chip-asia = Азия
board-ts-map-chip-southeast_asia = ЮВА
board-ts-map-chip-middle_east = БВ
board-ts-map-chip-africa = Афр
board-ts-map-chip-central_america = ЦАм
board-ts-map-chip-south_america = ЮАм
board-ts-map-price = −{ $price }
board-ts-map-chance = { $percent } %
board-ts-map-stability = стабильность { $stability }
board-ts-map-battleground = ключевая страна
board-ts-map-influence = влияние { $side }: { $count }
board-ts-map-no-influence = влияния нет
board-ts-map-control = контроль: { $side }
board-ts-map-no-control = никто не контролирует
board-ts-map-standing = { $side }: { $level }, ключевые страны { $battlegrounds } из { $all }, страны { $countries }, ПО: { $vp }
board-ts-map-points = { $side }: ПО { $vp }
board-ts-map-net = подсчёт сейчас: { $side } +{ $vp }
board-ts-map-net-game = подсчёт сейчас: { $side }, победа в партии
board-ts-map-wins = победа
board-ts-map-net-nobody = подсчёт сейчас: никто ничего не получает
board-ts-map-closed = при этом уровне DEFCON здесь нет переворотов и уравнивания влияния
board-ts-map-walk = Страны и регионы; стрелки ведут от одной к другой
board-ts-map-needs = { $side }: до контроля не хватает { $missing }
board-ts-map-holds = { $side }: контроль, { $spare ->
        [0] без запаса
       *[other] запас { $spare }
    }
board-ts-map-neighbours = Соседи: { $countries }
board-ts-map-short-united_kingdom = Британия
board-ts-map-short-west_germany = ФРГ
board-ts-map-short-east_germany = ГДР
board-ts-map-short-spain_portugal = Исп./Порт.
board-ts-map-short-czechoslovakia = Чехослов.
board-ts-map-short-laos_cambodia = Лаос/Камб.
board-ts-map-short-north_korea = Сев. Корея
board-ts-map-short-south_korea = Юж. Корея
board-ts-map-short-gulf_states = Пер. залив
board-ts-map-short-saudi_arabia = Сауд. Арав.
board-ts-map-short-west_african_states = Зап. Африка
board-ts-map-short-saharan_states = Сахара
board-ts-map-short-ivory_coast = Кот-д’Ивуар
board-ts-map-short-south_africa = ЮАР
board-ts-map-short-se_african_states = Ю.-В. Африка
board-ts-map-short-dominican_republic = Доминикана

## The cards: hands, what is being played, piles

board-ts-cards-title = Карты
board-ts-cards-table = На столе
board-ts-cards-hand = Ваша рука
board-ts-cards-other = { $side }: { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[many] { $count } карт на руке
    }
board-ts-cards-hidden = { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
       *[many] { $count } неизвестных карт
    }
board-ts-cards-operations = { $count ->
        [one] { $count } очко операций
        [few] { $count } очка операций
       *[many] { $count } очков операций
    }
board-ts-cards-worth = сейчас значение { $value }
board-ts-cards-scoring = карта подсчёта
board-ts-cards-era-early = Начало
board-ts-cards-era-mid = Середина
board-ts-cards-era-late = Конец
board-ts-cards-loses = проигрыш
board-ts-cards-risks = рискованно
board-ts-cards-careful = осторожно
board-ts-cards-face-up = лицом вверх
board-ts-cards-face-down = рубашкой вверх
board-ts-cards-choose = Карты на выбор
board-ts-cards-show = Показать
board-ts-cards-hide = Показать руку
board-ts-cards-known = известно: { $count }
board-ts-cards-headline = Заглавная карта { $side }
board-ts-cards-laid = выбрана, рубашкой вверх

board-ts-cards-piles = Колода и стопки
board-ts-cards-pile-unseen = Колода
board-ts-cards-pile-discard = Сброс
board-ts-cards-pile-removed = Удалены
board-ts-cards-open-unseen = Колода: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }. Показать, какие карты ещё не вышли
board-ts-cards-open-discard = Сброс: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }. Показать список
board-ts-cards-open-removed = Удалены из игры: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }. Показать список
board-ts-cards-unseen = Неизвестные
board-ts-cards-discard = Сброс
board-ts-cards-removed = Удалены
board-ts-cards-about-unseen = Карты начавшихся периодов, которых вы нигде не видите: каждая лежит в колоде, у соперника на руке или рубашкой вверх на столе.
board-ts-cards-about-unseen-by-all = Карты начавшихся периодов, которые нигде не лежат открыто: каждая находится в колоде, на чьей-то руке или рубашкой вверх на столе.
board-ts-cards-about-discard = Когда колода закончится, сброс перетасуют в новую.
board-ts-cards-about-removed = Карты со звёздочкой, событие которых произошло; они не вернутся.
board-ts-cards-every-side = Все
board-ts-cards-search = Название или действие
board-ts-cards-found = { $count ->
        [0] Таких карт нет.
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }

label-removed-after-event = Удаляется после события

## Прицел

aim-coup-results = Столько влияния потеряет соперник; излишек станет вашим.
aim-coup-stability = Кубик + { $ops } (очки операций) − 2 × { $stability } (стабильность)
aim-coup-modifier = { $modifier ->
        [0] События бросок не меняют.
       *[other] События меняют бросок на { $modifier }; выше это учтено.
    }
aim-coup-defcon = { $lowers ->
        [0] DEFCON останется { $defcon }.
       *[other] Ключевая страна: DEFCON уменьшится до { $defcon }.
    }
aim-coup-military = Ваши военные операции после этого: { $military }.
aim-realignment-modifier = К вашему кубику прибавляется { $modifier }.
aim-realignment-against = К кубику соперника прибавляется { $against }.
aim-realignment-removed = В среднем влияния теряется: у соперника { $removed }, у вас { $lost }.
aim-war-results = С модификаторами { $needed } или больше — победа { $side }.
aim-war-modifier = { $modifier ->
        [0] Соседи не мешают: кубик считается как есть.
       *[other] Соседи под контролем соперника меняют бросок на { $modifier }; выше это учтено.
    }
aim-space-results = Нужно выбросить { $needed } или меньше.
aim-space-points = { $points ->
        [0] Клетка { $box }: без победных очков.
       *[other] Клетка { $box }: { $points } ПО.
    }
aim-trap-results = Ловушка снята при { $needed } или меньше.
aim-summit-modifier = К вашему кубику прибавляется { $modifier }.
aim-summit-against = К кубику соперника прибавляется { $against }.

## Прошлое

board-ts-past-title = ПО и DEFCON по ходу партии
board-ts-past-lead = { $side } +{ $vp }
board-ts-past-level = счёт равный
board-ts-past-defcon = DEFCON { $level }

## Полоса состояния

board-ts-glance-turn = Х{ $turn }
board-ts-glance-round = Х{ $turn }·{ $round }
board-ts-glance-round-words = ход { $turn }, раунд { $round }
board-ts-glance-defcon = DEF { $defcon }
board-ts-glance-military = ВО
board-ts-glance-space = КГ
board-ts-glance-side = { $side }: военные операции { $done } из { $needed }, космическая гонка { $space }
board-ts-status-title = Положение в партии
board-ts-status-turn = Ход { $turn }, { $period }
board-ts-status-round = Раунд { $round } из { $rounds }
board-ts-status-lead = { $side }: +{ $vp } ПО
board-ts-status-level = Равенство: 0 ПО
board-ts-status-to-go = до { $vp } ещё { $missing }

board-ts-status-defcon-now = { $level }, нынешний уровень
board-ts-status-closed = Без переворотов и уравнивания: { $regions }
board-ts-status-all-open = Перевороты и уравнивание — во всех регионах
board-ts-status-closed-brief = Закрыты: { $regions }
board-ts-status-all-open-brief = Перевороты разрешены везде
board-ts-status-brink = DEFCON 1 — ядерная война
board-ts-status-brink-side = DEFCON 1 — война: { FORM($side, "number") ->
        [singular] проиграет
       *[plural] проиграют
    } { $side }
board-ts-status-war = Ядерная война

board-ts-status-military-title = Воен. операции
board-ts-status-military = { $side }: военных операций { $done } из { $needed }, нужных к концу хода; { $missing ->
        [0] этого достаточно.
       *[other] не хватает { $missing }, и столько ПО достанется { $other }.
    }
board-ts-status-military-over = { $side }: военных операций { $done }.
board-ts-status-short = −{ $missing } ПО

board-ts-status-space = Космическая гонка
board-ts-status-space-meaning = Карту можно не разыграть, а потратить на космическую гонку: нужно, чтобы значение карты было не меньше указанного на следующей клетке, а на кубике выпало одно из её чисел. Событие карты не происходит.
board-ts-status-next = → { $box }: опер. { $ops }, кубик 1–{ $roll }
board-ts-status-tried = → { $box }: попыток нет
board-ts-status-arrived = последняя клетка
board-ts-status-racer = { $side }: клетка { $box }, { $place }.
board-ts-status-racer-start = { $side }: на старте.
board-ts-status-ability = Возможность клетки { $box }: { $ability }.
board-ts-status-attempt = Следующая клетка: карта со значением { $ops } или больше, на кубике 1–{ $roll }. Попыток на этом ходу: { $used } из { $allowed }.
board-ts-status-attempt-none = Дальше клеток нет.
board-ts-status-box = Клетка
board-ts-status-box-ops = Операции
board-ts-status-box-roll = Кубик
board-ts-status-box-first = ПО первому
board-ts-status-box-second = ПО второму
board-ts-status-box-ability = Возможность, пока соперник не дошёл
board-ts-status-box-here = Кто здесь

board-ts-status-scoring = Подсчёт
board-ts-status-card-out = карта подсчёта ещё может выйти
board-ts-status-card-mine = карта подсчёта у вас на руке
board-ts-status-card-theirs = карта подсчёта в известной вам руке
board-ts-status-card-away = карта подсчёта сейчас выйти не может

board-ts-status-effects = Действующие события
board-ts-status-good = В пользу { $side }:
board-ts-status-more = ещё { $count }
board-ts-status-fewer = Свернуть

board-about-twilight_struggle-turn = Ходов десять: три в начале войны, четыре в середине, три в конце. На каждом обе стороны сначала играют заглавные карты, потом по очереди, начиная с СССР, раунды действий: по шесть за ход в начале войны, затем по семь. После десятого хода подсчитываются все регионы.
board-about-twilight_struggle-phasing = Сторона, чей сейчас раунд действий (в заглавной фазе — чья карта разыгрывается). Если DEFCON сейчас упадёт до 1, проиграет она, кто бы его ни уменьшил.
board-about-twilight_struggle-vp = Один маркер на обе стороны. Перевес в 20 ПО — победа сразу; после десятого хода и финального подсчёта побеждает тот, кто впереди.
board-about-twilight_struggle-military = К концу хода каждой стороне нужно столько военных операций, сколько показывает DEFCON; каждая недостающая — 1 ПО сопернику. Считаются перевороты за операции и события-войны, бесплатные перевороты — нет. Потом оба маркера возвращаются на 0.
board-about-twilight_struggle-defcon = Насколько близка ядерная война: 5 — мир. На 4 нет переворотов и уравнивания влияния в Европе, на 3 — также в Азии, на 2 — также на Ближнем Востоке. На 1 проигрывает сторона, чей раунд или чья заглавная карта.
board-about-twilight_struggle-defcon_5 = Мир: перевороты и уравнивание влияния разрешены во всех регионах. В начале каждого хода DEFCON растёт на 1, но не выше этого уровня.
board-about-twilight_struggle-defcon_4 = В Европе нет ни переворотов, ни уравнивания влияния. Переворот в ключевой стране снижает DEFCON на 1.
board-about-twilight_struggle-defcon_3 = В Европе и Азии нет ни переворотов, ни уравнивания влияния. Переворот в ключевой стране снижает DEFCON на 1.
board-about-twilight_struggle-defcon_2 = В Европе, Азии и на Ближнем Востоке нет ни переворотов, ни уравнивания влияния. Ещё шаг вниз — ядерная война: её начал бы переворот в ключевой стране.
board-about-twilight_struggle-defcon_1 = Ядерная война: партия заканчивается сразу, и тот, чей раунд или чья заглавная карта, проиграл, кто бы ни сделал этот шаг.
