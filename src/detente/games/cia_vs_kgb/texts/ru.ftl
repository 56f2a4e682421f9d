game-title = Холодная война: КГБ против ЦРУ
game-summary = Каждый тур ЦРУ и КГБ борются за одну страну или событие, и ни одна сторона не знает, какого агента отправила другая.
game-reconstructed = Восстановлено нами: числа 14 из 15 стран и свойства 4 из 6 событий, у двух из них частично. У кого есть печатные карты, может исправить это в cia_vs_kgb/data/cards.yaml.

## Стороны, фазы, сферы влияния

name-cia = ЦРУ
name-kgb = КГБ

name-briefing = Брифинг
name-planning = Планирование
name-influence_struggle = Борьба за влияние
name-cease_fire = Перемирие
name-debriefing = Отчёт
name-detente = Разрядка

name-military = Военная
name-political = Политическая
name-economic = Экономическая
name-media = Общественная

## Группы

name-mil_1 = Ополчение
name-mil_2 = Партизаны
name-mil_3 = Полиция
name-mil_4 = Наёмники
name-mil_5 = Десантники
name-mil_6 = Генштаб
name-pol_1 = Студенты
name-pol_2 = Интеллигенция
name-pol_3 = Профсоюзы
name-pol_4 = Духовенство
name-pol_5 = Оппозиция
name-pol_6 = Правящая партия
name-eco_1 = Торговцы
name-eco_2 = Мафия
name-eco_3 = Пищевики
name-eco_4 = Промышленники
name-eco_5 = Банкиры
name-eco_6 = Нефтяники
name-med_1 = Плакаты
name-med_2 = Издательства
name-med_3 = Кинематограф
name-med_4 = Газеты
name-med_5 = Радио
name-med_6 = Телевидение

## Цели

name-cuba = Куба
name-czechoslovakia = Чехословакия
name-afghanistan = Афганистан
name-korea = Корея
name-vietnam = Вьетнам
name-congo = Конго
name-honduras = Гондурас
name-egypt = Египет
name-turkey = Турция
name-chile = Чили
name-angola = Ангола
name-nicaragua = Никарагуа
name-hungary = Венгрия
name-iran = Иран
name-indonesia = Индонезия
name-space_race = Космическая гонка
name-nobel_peace_prize = Нобелевская премия мира
name-live_benefit = Акция протеста
name-nuclear_escalation = Ядерная эскалация
name-olympic_games = Олимпийские игры
name-summit = Встреча на высшем уровне

## Агенты

name-master_spy = Шпион
    .small = шпион
    .accusative = шпиона
name-deputy_director = Замдиректора
    .small = замдиректора
    .accusative = замдиректора
name-double_agent = Двойной агент
    .small = двойной агент
    .accusative = двойного агента
name-analyst = Аналитик
    .small = аналитик
    .accusative = аналитика
name-assassin = Киллер
    .small = киллер
    .accusative = киллера
name-director = Директор
    .small = директор
    .accusative = директора

## Глаголы

name-recruit = Завербовать
name-pass = Выжидать
name-back = Вернуть
name-discard = Сбросить
name-look = Подсмотреть
name-decline = Отказаться

## Что делают карты

effect-military = Уничтожает любую другую группу, чужую или свою.
effect-political = Переманивает любую другую группу на другую сторону, не меняя её состояния. На стороне, куда переходит группа, должно быть для неё место; отдать группу сопернику нельзя, если его влияние окажется выше стабильности.
effect-economic = Меняет состояние другой группы: активная становится неактивной, неактивная — активной.
    .economic_targets-non_economic = На экономические группы не действует.
    .economic_targets-not_own_economic = На ваши экономические группы не действует.
effect-media = Подсмотрите верхнюю группу колоды и верните её, сбросьте или завербуйте.

effect-space_race = Разрядка: посмотрите три следующие цели и верните их в любом порядке.
effect-nobel_peace_prize = Перемирие, если беспорядки вызвали вы: ваш агент X не устранён, а уходит в отпуск.
effect-live_benefit = Борьба за влияние, вместо действия: посмотрите три верхние группы, одну завербуйте, остальные верните в любом порядке.
effect-nuclear_escalation = Борьба за влияние, вместо действия: сбросьте все группы обеих сторон в любом порядке.
effect-olympic_games = Перемирие, если влияние равно, а приоритеты цели против вас: превосходство получаете вы.
effect-summit = Брифинг: уберите цель этого тура под колоду и раскройте следующую.

effect-master_spy = Цель захватывает тот, у кого нет превосходства, если только она уже не захвачена из-за беспорядков.
effect-deputy_director = Свойства нет, зато его нельзя устранить и он не уходит в отпуск: каждый раз возвращается в штаб-квартиру.
effect-double_agent = При любом исходе одно из двух: агент в штаб-квартире соперника уходит в отпуск (кроме замдиректора) или вы узнаёте следующего агента X соперника до выбора своего. Из двух двойных агентов действует тот, чья сторона добилась превосходства.
    .double_agent_timing-debriefing = Действует сразу.
    .double_agent_timing-planning = Действует в начале следующего планирования.
    .double_agent_optional-true = Можно отказаться.
    .double_agent_optional-false = Одно из двух выбрать обязательно.
effect-analyst = При любом исходе: в следующем брифинге посмотрите три верхние группы и верните их в любом порядке. Из двух аналитиков действует тот, чья сторона не добилась превосходства.
effect-assassin = При вашем превосходстве, если беспорядков не было: агент X соперника устранён, а ещё не захваченная цель уходит под колоду.
effect-director = При вашем превосходстве: захватите ещё и нижнюю карту колоды целей.

## О чём спрашивают

prompt-name-first = Жетон баланса у вас: кто ходит первым?
    .others = { $who }: выбор, кто ходит первым.
prompt-choose-agent = Кого вы втайне отправляете в поле агентом X?
    .others = { $who }: выбор агента X.
prompt-take-action = Ваше действие: влияние { $influence } против { $enemy }, стабильность { $stability }, групп { $count } из { $population }.
    .others = { $who }: выбор действия.
prompt-destroy = Действует группа «{ $group }»: какую группу уничтожить?
    .others = { $who }: выбор группы, которую уничтожат.
prompt-switch = Действует группа «{ $group }»: какую группу переманить? Предел групп — { $population }; отдавая группу, не поднимите влияние соперника выше { $stability }.
    .others = { $who }: выбор группы, которую переманят.
prompt-flip = Действует группа «{ $group }»: состояние какой группы изменить?
    .others = { $who }: выбор группы, которая изменит состояние.
prompt-inspect = Верхняя группа колоды — «{ $group }»: что с ней сделать?
    .others = { $who }: решение о верхней группе колоды.
prompt-place-next = Какая карта ляжет { $place ->
        [1] наверх
       *[other] { $place }-й сверху
    }? Место { $place } из { $count }.
    .others = { $who }: выбор порядка просмотренных карт.
prompt-double-agent = Ваш двойной агент действует: отправить агента соперника в отпуск или узнать следующего агента X?
    .others = { $who }: приказ двойному агенту.
prompt-use-event = Применить событие? Его очки сгорят.
    .others = { $who }: применять ли событие.
prompt-recruit-seen = Какую из просмотренных групп (их { $count }) вы вербуете?
    .others = { $who }: выбор одной из просмотренных групп.
prompt-sweep-next = Какая группа следующей уйдёт в сброс?
    .others = { $who }: выбор порядка сброса.

## Что можно выбрать

do-name-first = Первым ходит { $choice }
do-send-agent = Отправить { FORM($choice, "accusative") }
do-recruit = Завербовать верхнюю группу
do-pass = Выжидать
do-activate-military = Использовать группу «{ $choice }»: уничтожить другую
do-activate-political = Использовать группу «{ $choice }»: переманить другую
do-activate-economic = Использовать группу «{ $choice }»: изменить состояние другой
do-activate-media = Использовать группу «{ $choice }»: подсмотреть верхнюю в колоде
do-destroy-own = Уничтожить свою группу «{ $choice }»
do-destroy-enemy = Уничтожить чужую группу «{ $choice }»
do-give = Отдать сопернику группу «{ $choice }»
do-take = Переманить к себе группу «{ $choice }»
do-mobilise = Сделать неактивной группу «{ $choice }»
do-ready = Сделать активной группу «{ $choice }»
do-recruit-inspected = Завербовать группу «{ $group }»
do-discard-inspected = Сбросить группу «{ $group }»
do-put-back = Вернуть группу «{ $group }» на колоду
do-place = { $choice }
do-send-on-leave = Отправить в отпуск { FORM($choice, "accusative") }
do-look = Узнать следующего агента X соперника
do-decline = Ничего не делать
do-use-event = Применить событие «{ $choice }»
do-decline-event = Не применять событие
do-recruit-seen = Завербовать группу «{ $choice }»
do-sweep = Сбросить группу «{ $choice }»

## Почему нельзя

refused-population = У вас уже { $population } { $population ->
        [one] группа
        [few] группы
       *[other] групп
    } — это предел групп цели; вербовать можно будет, когда одной из ваших групп не станет.
refused-group-deck-empty = Колода групп пуста, её перетасуют только в следующем брифинге; обходитесь тем, что на столе.
refused-not-your-group = «{ $choice }» — не ваша группа на столе; использовать можно только свои активные группы.
refused-mobilised = Группа «{ $choice }» уже неактивна; использовать можно только активные.
refused-no-target = Группе «{ $choice }» сейчас не на ком применить свойство; выберите другое действие.
refused-not-in-play = «{ $choice }» — не группа на столе; выберите одну из лежащих на столе.
refused-itself = Группа «{ $choice }» не действует сама на себя; выберите другую группу.
refused-receiver-full = Группу «{ $choice }» не переманить: на другой стороне уже { $population } { $population ->
        [one] группа
        [few] группы
       *[other] групп
    }, больше цель не допускает.
refused-receiver-over = Группу «{ $choice }» отдать нельзя: влияние соперника окажется выше стабильности { $stability }; отдайте подходящую или переманите чужую.
refused-political-strict = Влияние соперника уже выше стабильности, и по настройке этой партии никого переманить нельзя.
refused-economic-target = Группа «{ $choice }» тоже экономическая; группа «{ $group }» действует только на военные, политические и общественные группы.
refused-own-economic-target = Группа «{ $choice }» — ваша экономическая; группа «{ $group }» действует на прочие ваши группы и на любые группы соперника.
refused-loop = Так повторится позиция, которая в этой борьбе уже была; выберите другое.
refused-media-choice = Просмотренную группу можно только завербовать, сбросить или вернуть.
refused-not-a-side = Первой может ходить одна из сторон: ЦРУ или КГБ.
refused-not-an-action = «{ $choice }» — не действие; завербуйте группу, используйте активную, примените событие или выжидайте.
refused-must-recruit = У вас нет групп на столе, поэтому вы обязаны вербовать.
refused-not-an-agent = «{ $choice }» — не агент; отправьте одного из агентов своей штаб-квартиры.
refused-agent-on-leave = { $choice } в отпуске и вернётся в штаб-квартиру после этого выбора; отправьте другого.
refused-agent-eliminated = { $choice } устранён; отправьте агента из штаб-квартиры.
refused-double-agent-option = Этого двойной агент не может («{ $choice }»); отправьте агента соперника в отпуск или узнайте следующего агента X.
refused-not-in-enemy-hq = { $choice } соперника не в штаб-квартире; в отпуск можно отправить только агента оттуда.
refused-deputy-leave = Замдиректора в отпуск не уходит; выберите другого агента или узнайте следующего агента X.
refused-double-agent-must = В этом издании двойной агент обязан действовать: отправьте агента в отпуск или узнайте следующего агента X.
refused-no-event = «{ $choice }» — не событие; примените своё событие или откажитесь.
refused-event-not-owned = Карты «{ $choice }» нет в ваших трофеях; применить её может только владелец.
refused-event-phase = Событие «{ $choice }» применяется в другой фазе, она названа в его свойстве.
refused-event-same-round = Событие «{ $choice }» захвачено в этом туре; применять его можно со следующего.
refused-event-no-effect = Событие «{ $choice }» сейчас ничего не изменит, поэтому применить его нельзя.
refused-no-further-objective = Для события «{ $choice }» нужна ещё одна цель, а колода целей пуста.
refused-nobel-no-disorder = «{ $choice }» спасает агента от гражданских беспорядков, а вы их не вызвали.
refused-nobel-deputy = Ваш агент X — замдиректора, он и так вернётся в штаб-квартиру; «{ $choice }» ничего не изменит.
refused-olympic-no-lost-tie = «{ $choice }» решает спор при равном влиянии, проигранный по приоритетам цели, а такого спора нет.
refused-not-among-seen = «{ $choice }» — не из карт, между которыми можно выбирать; выберите одну из них.

## Что произошло

round-started = Тур { $round }. Цель: { $objective }.
objectives-reshuffled = Колода целей пуста; новую составляют применённые события: { $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }.
balance-taken = Жетон баланса у { $side }.
groups-shuffled = Группы перетасованы: { $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    } в колоде.
analyst-looked = Аналитик { $side } изучает { $count ->
        [one] { $count } верхнюю группу
        [few] { $count } верхние группы
       *[other] { $count } верхних групп
    } колоды.
cards-seen = Вы видите, считая сверху: { $cards }.
cards-arranged = { $side } возвращает карты в выбранном порядке.
agents-chosen = Агенты X обеих сторон в поле.
agent-chosen = Агент X { $side } в поле.
own-agent = Ваш агент X — { FORM($agent, "small") }.
agent-spied = { $side } узнаёт, кто агент X соперника.
enemy-agent-seen = Агент X соперника — { FORM($agent, "small") }.
leave-ended = Из отпуска в штаб-квартиру { $side }: { $agents }.
first-named = { $side } решает: первым ходит { $first }.
group-recruited = { $side } вербует группу «{ $group }» ({ $influence }).
group-activated = { $side } использует группу «{ $group }».
group-destroyed = { $side } теряет группу «{ $target }»: её уничтожает группа «{ $group }».
group-switched = Группа «{ $group }» переманивает группу «{ $target }» на сторону { $side }.
group-mobilised = Группа «{ $group }» делает группу «{ $target }» неактивной.
group-readied = Группа «{ $group }» делает группу «{ $target }» активной.
media-put-back = { $side } подсматривает верхнюю группу и возвращает её на колоду.
media-discarded = { $side } сбрасывает с колоды группу «{ $group }» ({ $influence }).
passed = { $side } выжидает.
struggle-cut-off = После { $actions } { $actions ->
        [one] действия
       *[other] действий
    } борьба завершается, как если бы оба выждали.
influence-compared = Влияние: ЦРУ — { $cia }, КГБ — { $kgb }; стабильность — { $stability }.
dominance-gained = { $side } добивается превосходства.
dominance-by-profile = Влияние равно; по приоритетам цели превосходство у { $side }.
dominance-by-olympics = Влияние равно; «{ name-olympic_games }» дают превосходство { $side }.
no-dominance = Влияние равно, и приоритеты цели ничего не решают: превосходства нет ни у кого.
disorder = Гражданские беспорядки! { $side } превышает стабильность и теряет цель.
disorder-both = Гражданские беспорядки с обеих сторон! Цель не достаётся никому.
agent-revealed = Агент X { $side } — { FORM($agent, "small") }.
agent-eliminated = { $agent } { $side } устранён.
agent-home = { $agent } { $side } возвращается в штаб-квартиру.
agent-on-leave = { $agent } { $side } уходит в отпуск.
plan-without-effect = { $agent } { $side } ничего не меняет.
plan-spy = Шпион { $side } меняет исход: цель захватывает тот, у кого нет превосходства.
plan-analyst = Аналитик { $side } изучит верхние группы в следующем брифинге.
plan-double-agent = Двойной агент { $side } начинает действовать.
plan-double-agent-later = Двойной агент { $side } будет действовать в следующем планировании.
plan-look = { $side } узнает следующего агента X соперника до выбора своего.
plan-declined = { $side } не применяет свойство двойного агента.
plan-assassin = Киллер { $side } наносит удар.
plan-director = Директор { $side } забирает ещё и нижнюю карту колоды целей.
objective-claimed = { $side } захватывает цель «{ $objective }»: { $vp } { $vp ->
        [one] очко
        [few] очка
       *[other] очков
    }.
objective-buried = Цель «{ $objective }» уходит под колоду лицевой стороной вниз.
event-used = { $side } применяет событие «{ $event }»; { $vp ->
        [one] сгорает { $vp } очко
        [few] сгорают { $vp } очка
       *[other] сгорает { $vp } очков
    }.
group-swept = { $side } отправляет в сброс группу «{ $group }».
agent-saved = «{ name-nobel_peace_prize }»: { FORM($agent, "small") } { $side } спасён.
objective-replaced = Теперь цель — «{ $objective }».
score-recorded = Счёт: ЦРУ — { $cia }, КГБ — { $kgb }.
extra-round = Счёт равный, по { $vp } { $vp ->
        [one] очку
        [few] очка
       *[other] очков
    }: начинаются добавочные туры, пока одна из сторон не выйдет вперёд.
game-won = { $side } побеждает: { $vp } { $vp ->
        [one] очко
        [few] очка
       *[other] очков
    }.
game-drawn = Ничья: у обеих сторон { $vp } { $vp ->
        [one] очко
        [few] очка
       *[other] очков
    }.

## Истории: строки сводки после знака того, кто действует

story-round-started = Тур { $round }: { $objective }
story-balance-taken = Жетон баланса у { $side }
story-analyst-looked = Аналитик изучает { $count ->
        [one] { $count } верхнюю группу
        [few] { $count } верхние группы
       *[other] { $count } верхних групп
    }
story-cards-seen = Сверху: { $cards }
story-own-agent = Ваш агент X — { FORM($agent, "small") }
story-agents-chosen = Оба агента X в поле
story-agent-chosen = Агент X в поле
story-agent-spied = Узнаёт агента X соперника
story-enemy-agent-seen = Агент X соперника — { FORM($agent, "small") }
story-first-named = Первым ходит { $first }
story-group-recruited = Вербовка: { $group } ({ $influence })
story-group-activated = Группа «{ $group }» действует
story-group-destroyed = Уничтожена группа «{ $target }»
story-group-switched = Группа «{ $target }» теперь у { $side }
story-group-mobilised = Группа «{ $target }» теперь неактивна
story-group-readied = Группа «{ $target }» снова активна
story-media-put-back = Возврат на колоду
story-media-discarded = В сброс: { $group } ({ $influence })
story-passed = Выжидание
story-struggle-cut-off = Борьба завершена после { $actions } { $actions ->
        [one] действия
       *[other] действий
    }
story-influence-compared = ЦРУ { $cia }, КГБ { $kgb }, стабильность { $stability }
story-dominance-gained = Превосходство у { $side }
story-dominance-by-profile = По приоритетам превосходство у { $side }
story-dominance-by-olympics = «{ name-olympic_games }» дают превосходство { $side }
story-no-dominance = Превосходства нет ни у кого
story-disorder = Беспорядки у { $side }
story-disorder-both = Беспорядки у обоих
story-agent-revealed = Агент X { $side } — { FORM($agent, "small") }
story-plan-without-effect = { $agent } ничего не меняет
story-plan-spy = Шпион меняет исход
story-plan-analyst = Аналитик изучит верхние группы
story-plan-double-agent = Двойной агент действует
story-plan-double-agent-later = Двойной агент будет действовать позже
story-plan-look = Узнает следующего агента X соперника
story-plan-declined = Без приказа
story-plan-assassin = Киллер наносит удар
story-plan-director = Директор забирает и нижнюю цель
story-agent-eliminated = { $agent } { $side } устранён
story-agent-home = { $agent } { $side } возвращается
story-agent-on-leave = { $agent } { $side } уходит в отпуск
story-objective-claimed = Цель у { $side }: { $objective }
story-objective-buried = Под колоду: { $objective }
story-objective-replaced = Новая цель: { $objective }
story-event-used = Событие «{ $event }»
story-group-swept = В сброс: { $group }
story-agent-saved = { $agent } спасён
story-score-recorded = Счёт: ЦРУ { $cia }, КГБ { $kgb }
story-extra-round = Счёт равный, по { $vp }: начинаются добавочные туры

chip-influence = Влияние { $side } { $value }
chip-points = Очки { $side } { $change }
chip-terminated = Потерян { FORM($value, "small") } { $side }

result-target-reached = Набрано 100 очков или больше, и одна из сторон впереди.
result-objectives-exhausted = Целей больше нет.

## Стол

label-round = Тур
label-phase = Фаза
label-objective = Цель
label-card = Карта
label-stability = Стабильность
label-population = Предел групп
label-vp = Очки
label-profile = Приоритеты
label-faction = Сфера влияния
label-initiative = Инициатива
label-dominance = Превосходство
label-balance = Жетон баланса
label-sides = Стороны
label-score = Счёт
label-influence = Влияние
label-ready = Активные
label-mobilised = Неактивные
label-claimed = Трофеи
label-hq = Штаб-квартира
label-hq-count = Агентов в штаб-квартире
label-agent-x-chosen = Агент X в поле
label-agent-x = Агент X
label-agent-x-possible = Агентом X может быть
label-leave = В отпуске
label-eliminated = Устранены
label-saved = Агент спасён от беспорядков
label-objective-deck = Колода целей
label-objective-discard = Применённые события
label-group-deck = Колода групп
label-group-discard = Сброс групп
label-count = Карт
label-known = Известные карты
label-depth = Карт над ней
label-within = Где-то наверху
label-top = Сверху
label-pending = Предстоит
label-analyst = Аналитик изучит группы
label-double-agent = Двойной агент
label-look = Узнает следующего агента X
label-passes = Выжиданий подряд

## Настройки

option-edition = Издание правил; от него зависят остальные настройки.
option-double-agent-timing = Когда действует двойной агент.
option-double-agent-optional = Может ли двойной агент ничего не делать.
option-economic-targets = На какие группы действует экономическая группа.
option-event-same-round = Можно ли применить событие в том же туре, в котором оно захвачено.
option-loop-guard = Что не даёт борьбе повторяться без конца.
option-political-strict = Теряют ли политические группы свойство, пока влияние соперника выше стабильности.

value-ru2014 = русское издание 2014 года
value-fr2007 = французское издание 2007 года
value-debriefing = в фазе отчёта
value-planning = в следующем планировании
value-non-economic = на все, кроме экономических
value-not-own-economic = на все, кроме своих экономических
value-off = ничто
value-superko = запрет повторять позицию
