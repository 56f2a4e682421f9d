### Формы имён: у служб и мест .genitive (мешок Моссада) и .dative (платит Моссаду), у регионов .in (в Африке), .to
### (в Африку) и .accusative, у агентов .small, .accusative (агента КГБ) и .whose, без номера. Сказуемые — в настоящем времени, чтобы не
### зависеть от рода.

game-title = Агенты: Щит и Меч
game-summary = От двух до четырёх разведслужб подбрасывают агентов друг другу в мешки. Чей жетон, видят все; информатор это или оперативник, знает только тот, кто его достал.

## Разведслужбы и места

name-kgb = КГБ
    .genitive = КГБ
    .dative = КГБ
name-cia = ЦРУ
    .genitive = ЦРУ
    .dative = ЦРУ
name-mi6 = МИ-6
    .genitive = МИ-6
    .dative = МИ-6
    .letter = 6
name-mossad = Моссад
    .genitive = Моссада
    .dative = Моссаду
name-first = Игрок 1
    .genitive = игрока 1
    .dative = игроку 1
name-second = Игрок 2
    .genitive = игрока 2
    .dative = игроку 2
name-third = Игрок 3
    .genitive = игрока 3
    .dative = игроку 3
name-fourth = Игрок 4
    .genitive = игрока 4
    .dative = игроку 4

## Регионы и секторы

name-north_america = Северная Америка
    .in = в Северной Америке
    .to = в Северную Америку
    .accusative = Северную Америку
name-western_europe = Западная Европа
    .in = в Западной Европе
    .to = в Западную Европу
    .accusative = Западную Европу
name-ussr = СССР
    .in = в СССР
    .to = в СССР
    .accusative = СССР
name-middle_east = Ближний Восток
    .in = на Ближнем Востоке
    .to = на Ближний Восток
    .accusative = Ближний Восток
name-south_america = Южная Америка
    .in = в Южной Америке
    .to = в Южную Америку
    .accusative = Южную Америку
name-africa = Африка
    .in = в Африке
    .to = в Африку
    .accusative = Африку
name-australia_oceania = Австралия и Океания
    .in = в Австралии и Океании
    .to = в Австралию и Океанию
    .accusative = Австралию и Океанию
name-western = Западный сектор
    .accusative = Западный сектор
name-eastern = Восточный сектор
    .accusative = Восточный сектор
name-northern = Северный сектор
    .accusative = Северный сектор
name-third_world = Сектор стран третьего мира
    .accusative = сектор стран третьего мира

## Города: восстановлены нами, в книге правил они не названы

name-washington = Вашингтон
name-new_york = Нью-Йорк
name-chicago = Чикаго
name-los_angeles = Лос-Анджелес
name-miami = Майами
name-ottawa = Оттава
name-mexico_city = Мехико
name-havana = Гавана
name-london = Лондон
name-paris = Париж
name-west_berlin = Западный Берлин
name-bonn = Бонн
name-vienna = Вена
name-rome = Рим
name-madrid = Мадрид
name-lisbon = Лиссабон
name-moscow = Москва
name-leningrad = Ленинград
name-kiev = Киев
name-minsk = Минск
name-tbilisi = Тбилиси
name-tashkent = Ташкент
name-sverdlovsk = Свердловск
name-vladivostok = Владивосток
name-tel_aviv = Тель-Авив
name-jerusalem = Иерусалим
name-beirut = Бейрут
name-damascus = Дамаск
name-amman = Амман
name-baghdad = Багдад
name-tehran = Тегеран
name-istanbul = Стамбул
name-buenos_aires = Буэнос-Айрес
name-rio_de_janeiro = Рио-де-Жанейро
name-brasilia = Бразилиа
name-montevideo = Монтевидео
name-santiago = Сантьяго
name-lima = Лима
name-bogota = Богота
name-caracas = Каракас
name-cairo = Каир
name-algiers = Алжир
name-tripoli = Триполи
name-addis_ababa = Аддис-Абеба
name-nairobi = Найроби
name-leopoldville = Леопольдвиль
name-luanda = Луанда
name-cape_town = Кейптаун
name-canberra = Канберра
name-sydney = Сидней
name-melbourne = Мельбурн
name-perth = Перт
name-wellington = Веллингтон
name-auckland = Окленд
name-port_moresby = Порт-Морсби
name-suva = Сува

## Агенты: { $rest } — номер закрытого жетона или регион дипломата

name-kgb_ = Агент КГБ № { $rest }
    .small = агент КГБ № { $rest }
    .accusative = агента КГБ № { $rest }
    .whose = агент КГБ
name-cia_ = Агент ЦРУ № { $rest }
    .small = агент ЦРУ № { $rest }
    .accusative = агента ЦРУ № { $rest }
    .whose = агент ЦРУ
name-mi6_ = Агент МИ-6 № { $rest }
    .small = агент МИ-6 № { $rest }
    .accusative = агента МИ-6 № { $rest }
    .whose = агент МИ-6
name-mossad_ = Агент Моссада № { $rest }
    .small = агент Моссада № { $rest }
    .accusative = агента Моссада № { $rest }
    .whose = агент Моссада
name-kgb_diplomat_ = Дипломат КГБ { FORM($rest, "in") }
    .small = дипломат КГБ { FORM($rest, "in") }
name-cia_diplomat_ = Дипломат ЦРУ { FORM($rest, "in") }
    .small = дипломат ЦРУ { FORM($rest, "in") }
name-mi6_diplomat_ = Дипломат МИ-6 { FORM($rest, "in") }
    .small = дипломат МИ-6 { FORM($rest, "in") }
name-mossad_diplomat_ = Дипломат Моссада { FORM($rest, "in") }
    .small = дипломат Моссада { FORM($rest, "in") }

name-informant = информатор
name-light_operative = светлый оперативник
name-dark_operative = тёмный оперативник
name-diplomat = дипломат

## Карточки

name-retouch = Ретушь
name-coquette = Кокетка
name-titan = Титан
name-boss = Босс
name-trap = Капкан
name-prince = Князь
name-raven = Ворон
name-handsome = Красавчик
name-blizzard = Вьюга
name-benefit = Польза
name-vise = Тиски
name-plague = Чума
name-shadow = Тень
name-silhouette = Силуэт
name-jackal = Шакал
name-gadfly = Овод
name-koschei = Кощей
name-fox = Лис
name-elder = Бузина
name-marshmallow = Зефирка
name-mission_ = Задание «{ $rest }»
name-mission_south_america_2 = Задание «{ name-south_america }» (вторая карточка)
name-mission_africa_2 = Задание «{ name-africa }» (вторая карточка)
name-mission_australia_oceania_2 = Задание «{ name-australia_oceania }» (вторая карточка)
name-service = разведслужба
name-region = регион
name-card = карточка агента
name-lasting = постоянный
name-one_shot = разовый

## Глаголы

name-funding = Финансирование
name-reconnaissance = Разведка
name-transit = Транзит
name-liquidation = Ликвидация
name-look = Посмотреть
name-gain = Получить
name-one = Одного
name-two = Двух
name-operative = Оперативник
name-pass = Ничего
name-done = Хватит

## Что они делают

effect-kgb = Способность: соперники не могут смотреть жетоны КГБ разведкой и дополнительной операцией МИ-6; «{ name-retouch }» и «{ name-coquette }» могут.
effect-cia = Способность: начинает с дополнительной монетой за каждого соперника и до раздачи секретных заданий может бесплатно выставить жетон в любой регион.
effect-mi6 = Способность: после своей операции может провести дополнительную операцию в активном регионе: посмотреть один жетон, взять 1 монету или за 2 монеты провести транзит.
effect-mossad = Способность: при подготовке кладёт двух открытых оперативников в свой мешок, а за каждую успешную ликвидацию получает 2 монеты.

effect-informant = После ликвидации возвращается в мешок владельца, а атаковавший получает ½ очка и карточку агента.
effect-light_operative = Выдерживает ликвидацию: остаётся на месте, а его владелец получает карточку агента. Светлые оперативники приходят из резерва.
effect-dark_operative = Выдерживает ликвидацию: остаётся на месте, а его владелец получает карточку агента. Тёмные оперативники приходят из открытого запаса.
effect-diplomat = Лежит в зоне дипломатов лицом вверх, атаковать его нельзя; для контроля считается, как любой агент.

effect-retouch = Когда на чьём угодно ходу в фазе дислокации выставляют вашего агента: можете посмотреть один закрытый жетон в активном регионе, даже жетон КГБ.
effect-coquette = { effect-retouch }
effect-titan = После каждого пересчёта: возьмите по 1 монете за каждый регион и сектор, контроль над которым вы потеряли.
effect-boss = { effect-titan }
effect-trap = После каждой атаки на ваш жетон: можете бесплатно положить своего открытого оперативника в мешок атаковавшего.
effect-prince = { effect-trap }
effect-raven = После каждой атаки на ваш жетон: возьмите 1 монету.
effect-handsome = { effect-raven }
effect-blizzard = Оперативная сводка, один раз: переместите любого агента любой разведслужбы в другой регион.
effect-benefit = { effect-blizzard }
effect-vise = Оперативная сводка, один раз: бесплатно выставьте своего дипломата в любой регион.
effect-plague = { effect-vise }
effect-shadow = Оперативная сводка, один раз: положите одного или двух своих открытых оперативников в свой мешок.
effect-silhouette = { effect-shadow }
effect-jackal = Оперативная сводка, один раз: верните чужого агента, но не дипломата, с карты в мешок его владельца и заплатите владельцу 1 монету.
effect-gadfly = { effect-jackal }
effect-koschei = Оперативная сводка, один раз: возьмите 4 монеты.
effect-fox = { effect-koschei }
effect-elder = Оперативная сводка, один раз: положите по одному своему открытому оперативнику в мешок каждого соперника; вдвоём — одного или двух в мешок соперника.
effect-marshmallow = { effect-elder }

## О чём спрашивают

prompt-choose-service = За какую разведслужбу вы играете?
    .others = { $who }: выбор разведслужбы.
prompt-choose-virtual = За какую разведслужбу будет играть виртуальный игрок?
    .others = { $who }: выбор виртуальной разведслужбы.
prompt-place-at-set-up = В какой регион вы бесплатно выставляете жетон ({ $kind })?
    .others = { $who }: куда выставить бесплатный жетон.
prompt-choose-missions = { $count ->
        [2] Какое из двух секретных заданий вы оставляете себе? Контроль над его регионом даст очко.
       *[other] Какое из секретных заданий вы возвращаете? Контроль над регионом одного из оставшихся даст очко.
    }
    .others = { $who }: выбор секретных заданий.
prompt-infiltrate = В чей мешок вы не глядя внедряете жетон из своего резерва?
    .others = { $who }: в чей мешок внедрить жетон.
prompt-pay-operative = Отправить следом открытого оперативника? Монет за это: { $cost }, у вас: { $finance }.
    .others = { $who }: отправлять ли открытого оперативника.
prompt-deploy = Это { FORM($token, "whose") }, { $kind }. В какой регион вы его выставляете?
    .others = { $who }: куда выставить жетон.
prompt-deploy-operative = Ваш мешок пуст. В какой регион вы выставляете открытого оперативника? Их у вас { $count }.
    .others = { $who }: куда выставить открытого оперативника.
prompt-deploy-diplomat = Ваш мешок пуст, и открытых оперативников нет. В какой регион вы выставляете дипломата? Их у вас { $count }.
    .others = { $who }: куда выставить дипломата.
prompt-forced-transit = Выставить вам некого. Какого своего агента вы перемещаете в другой регион?
    .others = { $who }: какого агента переместить.
prompt-forced-destination = В какой регион перемещается { FORM($agent, "small") }?
    .others = { $who }: куда переместить агента.
prompt-retouch = Ваш агент выставлен { FORM($region, "to") }: какой жетон там вы смотрите?
    .others = { $who }: смотреть ли жетон.
prompt-buy-diplomat = Выставить ещё и дипломата { FORM($region, "to") }? Монет за это: { $cost }, у вас: { $finance }.
    .others = { $who }: платить ли за дипломата.
prompt-operation = Какую операцию вы проводите { FORM($region, "in") }? Ваших агентов там: { $count }.
    .others = { $who }: выбор операции.
prompt-look = Какой жетон { FORM($region, "in") } вы смотрите? Можно ещё: { $left }.
    .others = { $who }: какие жетоны смотреть.
prompt-transit = Какого своего агента вы перемещаете { FORM($region, "to") }?
    .others = { $who }: какого агента переместить.
prompt-extra = Какую дополнительную операцию проводит МИ-6 { FORM($region, "in") }? Монет за транзит: { $cost }, у вас: { $finance }.
    .others = { $who }: выбор дополнительной операции.
prompt-liquidate = Какой жетон { FORM($region, "in") } вы атакуете? Информатора ликвидируют, оперативник выстоит.
    .others = { $who }: кого атаковать.
prompt-keep-card = Какую карточку агента вы оставляете? Остальные уйдут в сброс.
    .others = { $who }: выбор карточки агента.
prompt-trap = Ваш жетон атаковали: положить открытого оперативника в мешок { FORM($bag, "genitive") }?
    .others = { $who }: отвечать ли на атаку.
prompt-play-card = Какую карточку агента вы играете до пересчёта?
    .others = { $who }: играть ли карточки агентов.
prompt-choose-agent = Какого агента, своего или чужого, вы перемещаете в другой регион?
    .others = { $who }: какого агента переместить.
prompt-choose-destination = В какой регион перемещается { FORM($agent, "small") }?
    .others = { $who }: куда переместить агента.
prompt-place-diplomat = В какой регион вы бесплатно выставляете дипломата?
    .others = { $who }: куда выставить дипломата.
prompt-recall = Какого чужого агента вы возвращаете в мешок его владельца? Монет за это: { $cost }.
    .others = { $who }: какого агента вернуть в мешок.
prompt-send-to-own-bag = Сколько открытых оперативников вы кладёте в свой мешок? Их у вас { $count }.
    .others = { $who }: сколько оперативников положить в мешок.
prompt-send-to-rival = Сколько открытых оперативников вы кладёте в мешок { FORM($bag, "genitive") }? Их у вас { $count }.
    .others = { $who }: сколько оперативников положить в мешок.
prompt-send-one = Открытых оперативников на всех не хватает, их у вас { $count }. В чей мешок идёт следующий?
    .others = { $who }: в чей мешок положить оперативника.

## Что можно выбрать

do-pass = Ничего не делать
do-keep-mission = Оставить задание «{ $choice }»
do-return-mission = Вернуть задание «{ $choice }»
do-into-bag = За { $cost } { $cost ->
        [one] монету
        [few] монеты
       *[other] монет
    }: оперативник в мешок { FORM($choice, "genitive") }
do-buy-diplomat = За { $cost } { $cost ->
        [one] монету
        [few] монеты
       *[other] монет
    }: дипломат { FORM($region, "to") }
do-funding = { name-funding }: взять { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    }
do-reconnaissance = { name-reconnaissance }: посмотреть до трёх закрытых жетонов
do-transit = { name-transit }: переместить сюда своего агента
do-liquidation = { name-liquidation }: атаковать закрытый жетон
do-look = Посмотреть { FORM($choice, "accusative") }
do-stop-looking = Больше не смотреть
do-extra-look = Посмотреть один закрытый жетон
do-extra-gain = Взять 1 монету
do-extra-transit = За { $cost } { $cost ->
        [one] монету
        [few] монеты
       *[other] монет
    }: переместить сюда своего агента
do-liquidate = Атаковать { FORM($choice, "accusative") }
do-trap = Положить открытого оперативника в мешок { FORM($bag, "genitive") }
do-play-card = Сыграть карточку «{ $choice }»
do-end-summary = Больше не играть карточек
do-send-operatives = { $choice }

hint-token-seen = { $region }, { $face }
hint-token-unseen = { $region }

## Почему нельзя

refused-no-service = «{ $choice }» — не разведслужба; выберите КГБ, ЦРУ, МИ-6 или Моссад.
refused-service-taken = Разведслужба «{ $choice }» уже занята; выберите другую.
refused-region-not-in-play = Регион «{ $choice }» за этим столом не в игре; выберите другой.
refused-no-region = «{ $choice }» — не регион; выберите один из регионов на карте.
refused-mission-not-dealt = «{ $choice }» — не из сданных вам заданий; выберите одно из них.
refused-mission-own-home = «{ $choice }» — ваш домашний регион, такое задание оставить нельзя; оставьте другое.
refused-mission-no-pair = Без задания «{ $choice }» не останется двух заданий в разных регионах, кроме домашнего; верните другое.
refused-no-bag = У «{ $choice }» за этим столом нет мешка; выберите соперника.
refused-own-bag = Жетон из резерва нельзя положить в свой мешок; выберите соперника.
refused-other-bag = Оперативник идёт в тот же мешок, что и жетон, а вдвоём можно и в свой; выберите его или ничего не делайте.
refused-no-coins = На это у вас не хватает монет.
refused-no-operative = Открытых оперативников у вас больше нет.
refused-no-diplomat = Дипломатов у вас больше нет.
refused-not-own = «{ $choice }» — не ваш агент; выберите своего.
refused-same-region = Агент уже там; выберите другой регион.
refused-no-active-region = На этом ходу активного региона нет, поэтому это невозможно.
refused-not-offered-here = «{ $choice }» — здесь не ответ; выберите в списке: согласиться или ничего не делать.
refused-not-in-active-region = «{ $choice }» — не закрытый жетон в активном регионе; выберите такой.
refused-no-operation = «{ $choice }» — не операция; выберите операцию из списка или ничего не делайте.
refused-no-own-agent = В активном регионе нет ваших агентов, поэтому финансирование невозможно.
refused-nothing-to-look-at = В активном регионе нет чужого жетона, который вам можно смотреть.
refused-nobody-elsewhere = В других регионах нет ваших агентов, перемещать некого.
refused-no-target = В активном регионе нет чужого жетона, который вам можно атаковать.
refused-kgb-immune = «{ $choice }» под защитой: соперникам нельзя смотреть жетоны КГБ.
refused-seen-just-now = Этот жетон вы только что смотрели ({ $choice }); посмотрите другой или остановитесь.
refused-look-first = Вы выбрали разведку; посмотрите хотя бы один жетон.
refused-there-already = «{ $choice }» уже в активном регионе; выберите агента из другого.
refused-no-extra = «{ $choice }» — не дополнительная операция; посмотрите жетон, возьмите монету, заплатите за транзит или ничего не делайте.
refused-own-token = «{ $choice }» — ваш агент; выберите чужого.
refused-just-deployed = «{ $choice }» только что выставлен вами; на этом ходу атаковать его нельзя.
refused-card-not-offered = «{ $choice }» — не из карточек, которые вы взяли; оставьте одну из них.
refused-card-not-held = «{ $choice }» — не карточка агента перед вами; сыграйте одну из своих или закончите.
refused-card-lasting = У карточки «{ $choice }» постоянный эффект: она действует сама, играть её не нужно.
refused-card-no-effect = «{ $choice }» сейчас ничего не даст, поэтому играть её нельзя.
refused-no-closed-token = «{ $choice }» — не закрытый жетон на карте; выберите такой.
refused-no-agent = «{ $choice }» — не агент; выберите агента на карте.
refused-not-on-map = «{ $choice }» — на карте такого агента нет; выберите того, кто там есть.
refused-one-or-two = «{ $choice }» — здесь не ответ; отправьте одного оперативника или двух.
refused-too-few-operatives = Открытый оперативник у вас только один.
refused-bag-not-waiting = «{ $choice }» сейчас не получает оперативника; выберите соперника, который его ещё не получил.

## Что произошло

first-player = Первый ход: { $seat }.
service-drawn = Игрок { $number } играет за { $service }.
service-chosen = Игрок { $number } выбирает: { $service }.
virtual-service = { $service } — виртуальная разведслужба: за неё никто не играет, но её агенты считаются.
own-tokens = Ваши агенты { FORM($region, "in") }: { $kinds }.
extra-finance = { $seat } начинает с дополнительными монетами: { $count }.
operatives-in-own-bag = { $seat } кладёт в свой мешок { $count } { $count ->
        [one] открытого оперативника
       *[other] открытых оперативников
    }.
cia-placed = { $seat } заранее выставляет жетон { FORM($region, "to") }: { $kind }.
cia-declined = { $seat } не выставляет бесплатного жетона.
mission-kept = Вы оставляете себе секретное задание: { $missions }.
missions-redrawn = { $seat } не может оставить два секретных задания и добирает ещё { $count }.
guards-set = Под охраной оперативников { FORM($service, "genitive") }: { $tokens }.

turn-started = Раунд { $round }: ходит { $seat }.
infiltrated = { $seat } внедряет жетон в мешок { FORM($bag, "genitive") }; в резерве { $left ->
        [0] больше нет жетонов
        [one] остался { $left } жетон
        [few] осталось { $left } жетона
       *[other] осталось { $left } жетонов
    }.
operative-paid = { $seat } платит за открытого оперативника, и он уходит в мешок { FORM($bag, "genitive") }.
token-drawn = Вы достаёте жетон: { FORM($token, "small") }, это { $kind }.
deployed = { $seat } достаёт из мешка { FORM($token, "accusative") } и выставляет его { FORM($region, "to") }.
operative-deployed = Мешок { FORM($seat, "genitive") } пуст: открытого оперативника ({ FORM($token, "small") }) выставляют { FORM($region, "to") }.
diplomat-deployed = { $seat } выставляет дипломата { FORM($region, "to") }.
forced-transit = { $seat }: выставить некого, поэтому { FORM($agent, "small") } перемещается { FORM($region, "to") }.
nothing-to-deploy = { $seat }: некого ни выставить, ни переместить.
diplomat-bought = { $seat } платит и выставляет дипломата { FORM($region, "to") }.

funded = { $seat } получает от финансирования { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    }.
looked = { $seat } смотрит жетон: { FORM($token, "small") }.
seen = Вы видите: { FORM($token, "small") } — { $kind }.
moved = { $seat }: { FORM($agent, "small") } перемещается { FORM($region, "to") }.
liquidated = { $seat } ликвидирует { FORM($token, "accusative") }: это информатор, за него ½ очка.
withstood = { $seat } безуспешно атакует { FORM($token, "accusative") }: это { $kind }.
passed = { $seat } не проводит операцию.
mossad-rewarded = { $seat } получает за ликвидацию { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    }.
mi6-earned = { $seat } дополнительной операцией берёт { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    }.
mi6-paid = { $seat } платит { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    } за дополнительный транзит.

cards-offered = Вы берёте карточки агентов: { $cards }.
card-gained = { $seat } получает карточку агента «{ $card }»; в сброс: { $discarded }.
no-card-left = { $seat }: карточек агентов больше нет.
deck-reshuffled = Сброс перетасован в новую колоду; карточек агентов в ней: { $count }.
titan-earned = { $seat } получает за потерю контроля { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    } («{ name-titan }» или «{ name-boss }»).
raven-earned = { $seat } получает за атаку на свой жетон { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    } («{ name-raven }» или «{ name-handsome }»).
trap-set = { $seat } отвечает на атаку: открытый оперативник уходит в мешок { FORM($bag, "genitive") }.
card-played = { $seat } играет карточку «{ $card }».
koschei-earned = { $seat } берёт { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    }.
recalled = { $seat } убирает с карты { FORM($token, "accusative") }.
recall-paid = { $seat } платит за это { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    } { FORM($owner, "dative") }.
recall-paid-to-bank = { $seat } платит за это { $count } { $count ->
        [one] монету
        [few] монеты
       *[other] монет
    } в банк.
operatives-sent = { $seat } кладёт в мешок { FORM($bag, "genitive") } { $count } { $count ->
        [one] открытого оперативника
       *[other] открытых оперативников
    }.

taken-over = { $seat } берёт под контроль { FORM($token, "accusative") }.
taken-from = { $seat } отнимает у { FORM($loser, "genitive") } контроль: { $token }.
lost = { $seat } теряет контроль: { $token }.
guard-claimed = { $seat } берёт под контроль { FORM($token, "accusative") }; охранявший оперативник { FORM($service, "genitive") } уходит в мешок нового владельца.
mission-revealed = { $seat }: секретное задание раскрыто: { $missions }; { $fulfilled ->
        [0] не выполнено
       *[other] выполнено
    }.
final-score = У { FORM($seat, "genitive") } { HALVES($halves) } { HALVES($halves) ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.

result-five-points = В начале своего хода игрок набрал 5 очков или больше.
result-reserve = Резервы исчерпаны; побеждает тот, у кого больше очков, а при равенстве — меньше агентов на карте.

## Рассказ: короткие фразы сводки и перемены рядом с ними

story-first-player = Первый ход
story-service = Игрок { $number }: { $service }
story-virtual-service = Виртуальная разведслужба: { $service }
story-infiltrated = Жетон в мешок { FORM($bag, "genitive") }
story-operative-paid = оперативник в мешок { FORM($bag, "genitive") }
story-token-drawn = взят { $kind }
story-deployed = { FORM($token, "small") } — { FORM($region, "to") }
story-operative-deployed = оперативник, { FORM($token, "small") }, — { FORM($region, "to") }
story-diplomat-deployed = дипломат — { FORM($region, "to") }
story-moved = { FORM($agent, "small") } перемещён { FORM($region, "to") }
story-diplomat-bought = куплен дипломат
story-funded = финансирование
story-looked = смотрит { FORM($token, "accusative") }
story-seen = видит: { $kind }
story-liquidated = ликвидирует { FORM($token, "accusative") }
story-withstood = { FORM($token, "small") } выстоял: { $kind }
story-mi6-earned = дополнительная монета
story-card-gained = { $seat } получает «{ $card }»
story-card-played = играет «{ $card }»
story-titan-earned = { $seat }: монеты за потери
story-raven-earned = { $seat }: монеты за атаку
story-koschei-earned = берёт монеты
story-trap-set = { $seat } отвечает на атаку
story-recalled = убирает с карты { FORM($token, "accusative") }
story-operatives-sent = { $count ->
        [one] оперативник
       *[other] оперативники ({ $count })
    } в мешок { FORM($bag, "genitive") }
story-taken-over = { $seat } берёт { FORM($token, "accusative") }
story-taken-from = { $seat } отнимает у { FORM($loser, "genitive") } { FORM($token, "accusative") }
story-guard-claimed = { $seat } отнимает у охраны { FORM($token, "accusative") }
story-lost = { $seat } теряет { FORM($token, "accusative") }
story-mission-revealed = Секретное задание ({ $missions }): { $fulfilled ->
        [0] не выполнено
       *[other] выполнено
    }
story-final-score = { HALVES($halves) } { HALVES($halves) ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }

chip-coins = { $side } { $sign }{ $amount } { $amount ->
        [one] монета
        [few] монеты
       *[other] монет
    }
chip-points = { $side } { $sign }{ HALVES($amount) } { HALVES($amount) ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }

## Стол

label-round = Раунд
label-order = Порядок хода
label-active = Чей ход
label-active-region = Активный регион
label-virtual = Виртуальная разведслужба
label-regions = Регионы
label-sectors = Секторы
label-services = Разведслужбы
label-bank = Банк
label-deck-count = Колода агентов
label-discard = Сброс
label-offer = Взятые карточки
label-drawn = Взятый жетон
label-dealt = Сданные задания
label-holder = Жетон влияния
label-guarded = Под охраной
label-leader = Больше всего агентов
label-agents = Агенты
label-diplomats = Дипломаты
label-tokens = Жетоны
label-token = Жетон
label-service = Разведслужба
label-city = Город
label-kind = Вид
label-seen-by-all = Известен всем
label-finance = Монеты
label-reserve = Резерв
label-operatives = Оперативники
label-cards = Карточки агентов
label-liquidations = Ликвидации
label-halves = Половинки очка
label-bag = Мешок
label-mission-count = Секретных заданий
label-missions = Секретные задания
label-fulfilled = Задание выполнено
label-halves-with-mission = Половинки очка вместе с заданием
label-home = Домашний регион
label-duration = Эффект
label-cities = города

## Настройки

option-abilities = Есть ли у разведслужб особые способности; для первых партий не советуем.
option-services = Как игроки получают разведслужбы.
option-cia-setup-token = Со способностями: какой жетон ЦРУ может выставить при подготовке.
option-finance-unlimited = Бесконечны ли монеты в банке; иначе их всего 28.
option-virtual-return = Вдвоём: куда уходит жетон виртуальной разведслужбы, убранный с карты.

value-drawn = по жребию
value-chosen = выбирают по очереди
value-diplomat = дипломат
value-operative = открытый оперативник
value-box = из игры
value-attacker-bag = в мешок того, кто его убрал
