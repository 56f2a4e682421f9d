### Формы имён: у мест .genitive и .dative (у Сокола, Соколу), у групп .genitive (карта контроля). Сказуемые — в настоящем
### времени. Названия карт и проектов стоят в кавычках и не склоняются.

game-title = Тайная власть
game-summary = Подразделения «Комитета» внедряются в учреждения всего мира, продвигаются в проектах мирового господства и заключают союзы. От двух до пяти игроков или один против Сокола.
game-reconstructed = Восстановлено нами: многое из базовых правил с их ценами, очками и количествами, ведь прочесть удалось только приложение к книге правил. У кого есть книга, может исправить их в secret_power/rulebook и secret_power/data.

## Места

name-alpha = Отдел «Альфа»
    .small = отдел «Альфа»
    .genitive = отдела «Альфа»
    .dative = отделу «Альфа»
    .letter = А
name-beta = Отдел «Бета»
    .small = отдел «Бета»
    .genitive = отдела «Бета»
    .dative = отделу «Бета»
    .letter = Б
name-gamma = Отдел «Гамма»
    .small = отдел «Гамма»
    .genitive = отдела «Гамма»
    .dative = отделу «Гамма»
    .letter = Г
name-delta = Отдел «Дельта»
    .small = отдел «Дельта»
    .genitive = отдела «Дельта»
    .dative = отделу «Дельта»
    .letter = Д
name-epsilon = Отдел «Эпсилон»
    .small = отдел «Эпсилон»
    .genitive = отдела «Эпсилон»
    .dative = отделу «Эпсилон»
    .letter = Э
name-falcon = Сокол
    .small = Сокол
    .genitive = Сокола
    .dative = Соколу

## Группы и знаки

name-control = Контроль
    .genitive = контроля
name-finance = Финансы
    .genitive = финансов
name-science = Наука
    .genitive = науки
name-support = Поддержка
name-power = Власть
name-agitators = Агитаторы
name-peacemakers = Миротворцы
name-spies = Шпионы
name-special_interest = Особый интерес

## Что, кроме групп, ищет Сокол

name-covert_operation = Спецоперация
name-colour_with_matching_power = Цвет его карт власти

## Объекты: { $rest } — номер копии

name-mass_media = СМИ
name-ruling_parties = Правящие партии
name-security_agencies = Силовые ведомства
name-real_estate = Недвижимость
name-valuables = Ценности
name-banks = Банки
name-research = Исследования
name-laboratories = Лаборатории
name-patents = Патенты
name-trade_unions = Профсоюзы
name-consulates = Консульства
name-intelligence_services = Разведслужбы
name-governments = Правительства
name-exchanges = Биржи
name-universities = Университеты
name-crime_syndicates = Преступные группировки
name-corporations = Корпорации
name-inner_circle = Ближний круг
name-mass_media_ = { name-mass_media } № { $rest }
name-ruling_parties_ = { name-ruling_parties } № { $rest }
name-security_agencies_ = { name-security_agencies } № { $rest }
name-real_estate_ = { name-real_estate } № { $rest }
name-valuables_ = { name-valuables } № { $rest }
name-banks_ = { name-banks } № { $rest }
name-research_ = { name-research } № { $rest }
name-laboratories_ = { name-laboratories } № { $rest }
name-patents_ = { name-patents } № { $rest }
name-trade_unions_ = { name-trade_unions } № { $rest }
name-consulates_ = { name-consulates } № { $rest }
name-intelligence_services_ = { name-intelligence_services } № { $rest }
name-governments_ = { name-governments } № { $rest }
name-exchanges_ = { name-exchanges } № { $rest }
name-universities_ = { name-universities } № { $rest }
name-crime_syndicates_ = { name-crime_syndicates } № { $rest }
name-corporations_ = { name-corporations } № { $rest }
name-inner_circle_ = { name-inner_circle } № { $rest }
name-minor_ = Второстепенный объект: { $rest }
name-attach_ = Присоединить карту «{ name-inner_circle } № { $rest }»

## Союзы

name-federal_reserve = Федеральный резерв
name-international_peace_bureau = Международное бюро мира
name-international_tribunal = Международный трибунал
name-cabbalists = Каббалисты
name-milner_group = Группа Милнера
name-trilateral_commission = Трёхсторонняя комиссия
name-cheka = Чрезвычайная комиссия
name-kupol_2 = Купол-2
name-illuminati = Иллюминаты
name-black_water = Чёрная вода
name-majestic_12 = Маджестик-12
name-world_trade_organization = Всемирная торговая организация
name-marxist_league = Марксистская лига
name-temple_mount_foundation = Фонд Храмовой Горы
name-international_science_council = Международный совет по науке
name-cia = ЦРУ
name-kgb = КГБ
name-mossad = Моссад
name-cosa_nostra = Коза ностра
name-yakuza = Якудза
name-triads = Триады
name-union_of_nine = Союз девяти
name-socialist_revolutionaries = Социалисты-революционеры
name-world_court = Мировой суд
name-club_of_rome = Римский клуб
name-imf = Международный валютный фонд
name-theosophical_society = Теософское общество
name-big_brother_society = Общество Старшего брата
name-golden_dawn = Золотая заря
name-thule_society = Общество Туле
name-cartels = Картели
name-order_of_malta = Мальтийский орден
name-jasons = Ясоны
name-rosicrucians = Розенкрейцеры
name-templars = Тамплиеры
name-union_of_thirty_three = Союз тридцати трёх
name-bilderberg_club = Бильдербергский клуб
name-elihu = Элайху
name-skull_and_bones = Череп и кости
name-federation_of_trade_unions = Федерация профсоюзов
name-chamber_of_commerce = Торговая палата
name-world_league_of_culture = Всемирная лига культуры
name-freemasons = Масоны
name-anarchists = Анархисты
name-jesuits = Иезуиты
name-scientologists = Саентологи

## Профессионалы: { $rest } — номер копии

name-recruiter_ = Вербовщик № { $rest }
name-grey_cardinal_ = Серый кардинал № { $rest }
name-emissary_ = Эмиссар № { $rest }
name-assassin_ = Убийца № { $rest }
name-mediator_ = Посредник № { $rest }
name-informant_ = Осведомитель № { $rest }

## Карты действий, личности и уровни Сокола, звания

name-falcon_grey_cardinal_ = Серый кардинал
name-falcon_emissary_ = Эмиссар
name-falcon_assassin_ = Убийца
name-falcon_informant_ = Осведомитель
name-falcon_mediator_ = Посредник
name-falcon_recruiter_ = Вербовщик
name-falcon_negotiator_ = Переговорщик
name-falcon_confidant_ = Доверенное лицо
name-falcon_manager_ = Управленец
name-falcon_president_ = Президент
name-negotiator = Переговорщик
name-manager = Управленец
name-beginner = Начальный
name-medium = Средний
name-high = Высокий
name-maximum = Максимальный
name-appointed_yesterday = Вчера назначен
name-promising = Перспективный
name-in_good_standing = На хорошем счету
name-first_among_the_best = Первый среди лучших
name-machiavelli = Макиавелли XX века

## Проекты и их стадии, спецоперации, войны

name-comintern = Коминтерн
name-comintern_1 = Интернационал I
name-comintern_2 = Интернационал II
name-comintern_3 = Интернационал III
name-comintern_4 = Мировая революция
name-comintern_5 = Диктатура пролетариата
name-united_nations = Объединённые нации
name-united_nations_1 = Мирные инициативы I
name-united_nations_2 = Мирные инициативы II
name-united_nations_3 = Мирные инициативы III
name-united_nations_4 = Миротворческие силы
name-united_nations_5 = Мировой жандарм
name-espionage = Шпионаж
name-espionage_1 = Шпионское оборудование I
name-espionage_2 = Шпионское оборудование II
name-espionage_3 = Шпионское оборудование III
name-espionage_4 = Тотальная слежка
name-espionage_5 = Старший Брат
name-secret_power = Тайная власть
name-secret_power_1 = Тайные общества I
name-secret_power_2 = Тайные общества II
name-secret_power_3 = Тайные общества III
name-secret_power_4 = Марионеточные правительства
name-secret_power_5 = Властелины мира

name-elimination_of_obstacles = Устранение препятствий
name-provocation = Провокация
name-sabotage = Диверсия
name-destabilisation = Дестабилизация
name-coup_detat = Государственный переворот
name-military_intervention = Военная интервенция

name-world_war_1 = Первая мировая война
name-world_war_2 = Вторая мировая война

## Глаголы и числа

name-train = Подготовка агента
name-agent = Агент
name-professional = Профессионал
name-pass = Пас
name-done = Готово
name-1 = 1 агент
    .accusative = 1 агента
name-2 = 2 агента
    .accusative = 2 агентов
name-3 = 3 агента
    .accusative = 3 агентов
name-4 = 4 агента
    .accusative = 4 агентов
name-5 = 5 агентов
    .accusative = 5 агентов
name-6 = 6 агентов
    .accusative = 6 агентов
name-7 = 7 агентов
    .accusative = 7 агентов
name-8 = 8 агентов
    .accusative = 8 агентов
name-9 = 9 агентов
    .accusative = 9 агентов
name-10 = 10 агентов
    .accusative = 10 агентов
name-11 = 11 агентов
    .accusative = 11 агентов
name-12 = 12 агентов
    .accusative = 12 агентов

## Из чего складывается счёт

name-colour = { score-colour }
name-project = { score-project }
name-operation = { score-operation }
name-treaty = { score-treaty }
name-effect = { score-effect }
name-majority = { score-majority }
name-level = { score-level }

score-colour = Цветные карты
score-about-colour = Каждый объект и каждый второстепенный объект контроля, финансов и науки приносит 1 очко.
score-power = Карты власти
score-about-power = «{ name-governments }», «{ name-exchanges }», «{ name-universities }», «{ name-crime_syndicates }» и «{ name-corporations }» приносят очки за другие карты, а с присоединённым ближним кругом — больше.
score-inner_circle = Ближний круг
score-about-inner_circle = Неприсоединённый ближний круг приносит 4 очка.
score-project = Проекты
score-about-project = В каждом проекте достигнутая стадия приносит свои очки; прежние стадии уже не считаются.
score-operation = Спецоперации
score-about-operation = Каждая спецоперация приносит очки, указанные на её карте.
score-treaty = Союзы
score-about-treaty = Каждый заключённый союз приносит очки, указанные на его карте; союзы в руке не приносят ничего.
score-effect = Итоговые эффекты союзов
score-about-effect = Сколько очков принесли бы итоговые эффекты ваших союзов, если бы партия закончилась сейчас.
score-majority = Большинство
score-about-majority = 7 очков за то, что карт какой-то группы больше, чем у каждого другого, — по союзу, который заключили вы или кто-то ещё.
score-level = Уровень Сокола
score-about-level = На высоком и максимальном уровнях каждый союз, заключённый Соколом, приносит ему ещё 1 или 2 очка.

## Что они делают: группы, знаки, объекты

effect-control = Карта контроля: 1 очко. Кроме того, за карты контроля приносят очки «{ name-governments }».
effect-finance = Карта финансов: 1 очко. Кроме того, за карты финансов приносят очки «{ name-exchanges }».
effect-science = Карта науки: 1 очко. Кроме того, за карты науки приносят очки «{ name-universities }».
effect-support = Карта поддержки: очков не приносит, но на ней есть знак, нужный для проектов и союзов.
effect-power = Карта власти: приносит очки за другие карты, а с присоединённым ближним кругом — больше.
effect-inner_circle = Сам по себе приносит 4 очка. Присоединён к карте власти: она приносит на 1 очко больше за каждую карту или набор. Присоединён к карте поддержки: её знак удваивается. Присоединить можно в любой момент, когда вы что-то выбираете; отсоединить нельзя. Агенты с него переходят на эту карту.
effect-agitators = Знак карт «{ name-trade_unions }» и союзов. Его требует проект «{ name-comintern }»; знаки не расходуются.
effect-peacemakers = Знак карт «{ name-consulates }» и союзов. Его требует проект «{ name-united_nations }»; знаки не расходуются.
effect-spies = Знак карт «{ name-intelligence_services }» и союзов. Его требует проект «{ name-espionage }»; знаки не расходуются.
effect-special_interest = Знаки на объектах. Чтобы продвинуться в проекте «{ name-secret_power }», сбрасывают объекты, на которых таких знаков достаточно.
effect-mass_media = { effect-control }
effect-ruling_parties = { effect-control }
effect-security_agencies = { effect-control }
effect-real_estate = { effect-finance }
effect-valuables = { effect-finance }
effect-banks = { effect-finance }
effect-research = { effect-science }
effect-laboratories = { effect-science }
effect-patents = { effect-science }
effect-trade_unions = Карта поддержки: 1 знак агитаторов, с присоединённым ближним кругом — 2. Очков не приносит.
effect-consulates = Карта поддержки: 1 знак миротворцев, с присоединённым ближним кругом — 2. Очков не приносит.
effect-intelligence_services = Карта поддержки: 1 знак шпионов, с присоединённым ближним кругом — 2. Очков не приносит.
effect-governments = Карта власти: 1 очко за каждую вашу карту контроля, с присоединённым ближним кругом — 2.
effect-exchanges = Карта власти: 1 очко за каждую вашу карту финансов, с присоединённым ближним кругом — 2.
effect-universities = Карта власти: 1 очко за каждую вашу карту науки, с присоединённым ближним кругом — 2.
effect-crime_syndicates = Карта власти: 3 очка за каждый ваш трёхцветный набор (карта контроля, финансов и науки), с присоединённым ближним кругом — 4.
effect-corporations = Карта власти: 3 очка за каждую другую вашу карту власти, с присоединённым ближним кругом — 4.
effect-minor_control = Считается картой контроля и приносит 1 очко.
effect-minor_finance = Считается картой финансов и приносит 1 очко.
effect-minor_science = Считается картой науки и приносит 1 очко.
effect-minor_power = Считается картой власти, а сам очков не приносит.

## Что делают проекты, спецоперации и войны

effect-comintern = Даёт теневых агентов, которые раз в каждый ваш ход помогают внедриться на объект или провести спецоперацию.
effect-comintern_1 = 1 теневой агент
effect-comintern_2 = 2 теневых агента
effect-comintern_3 = 3 теневых агента
effect-comintern_4 = { effect-comintern_3 }
effect-comintern_5 = { effect-comintern_3 }
effect-united_nations = Позволяет отозвать в фазе захвата больше агентов с любых ваших объектов и спецопераций.
effect-united_nations_1 = ещё 1 отзыв
effect-united_nations_2 = ещё 2 отзыва
effect-united_nations_3 = ещё 3 отзыва
effect-united_nations_4 = { effect-united_nations_3 }
effect-united_nations_5 = { effect-united_nations_3 }
effect-espionage = Расширяет доступ к области внедрения: без него вам доступны 3 позиции.
effect-espionage_1 = Доступ: позиций — 4
effect-espionage_2 = Доступ: позиций — 5
effect-espionage_3 = Доступ: позиций — 6
effect-espionage_4 = { effect-espionage_3 }
effect-espionage_5 = { effect-espionage_3 }
effect-secret_power = За каждую стадию вы сбрасываете объекты, на которых достаточно особого интереса, берёте союзы и можете сразу заключить один союз из руки, игнорируя его требования.
effect-secret_power_1 = возьмите 1 союз; 1 союз можно заключить, игнорируя требования
effect-secret_power_2 = { effect-secret_power_1 }
effect-secret_power_3 = { effect-secret_power_1 }
effect-secret_power_4 = возьмите 2 союза; 1 союз можно заключить, игнорируя требования
effect-secret_power_5 = { effect-secret_power_4 }

effect-elimination_of_obstacles = Проведите её, если агентов вместе с теневыми достаточно: она сразу ваша и приносит свои очки. В фазе захвата один агент возвращается с неё, остальные уходят в резерв.
effect-provocation = { effect-elimination_of_obstacles }
effect-sabotage = { effect-elimination_of_obstacles }
effect-destabilisation = { effect-elimination_of_obstacles }
effect-coup_detat = { effect-elimination_of_obstacles }
effect-military_intervention = { effect-elimination_of_obstacles }

effect-world_war_1 = Длится до конца партии: каждая стадия каждого проекта стоит на 1 агента дороже. Сокол этого не платит, а в военное время проводит спецоперации.
effect-world_war_2 = { effect-world_war_1 }

## Что делают союзы

effect-federal_reserve = Требования: { effect-federal_reserve.requirement }. { effect-federal_reserve.gives }
    .requirement = 3 карты финансов и «{ name-corporations }»
    .gives = Можно сразу заключить союз из руки, символ которого — знак миротворцев или второстепенный объект финансов, игнорируя его требования.
effect-international_peace_bureau = Требования: { effect-international_peace_bureau.requirement }. { effect-international_peace_bureau.gives }
    .requirement = 3 карты науки и «{ name-corporations }»
    .gives = Можно сразу заключить союз из руки, символ которого — знак шпионов или второстепенный объект науки, игнорируя его требования.
effect-international_tribunal = Требования: { effect-international_tribunal.requirement }. { effect-international_tribunal.gives }
    .requirement = 3 карты контроля и «{ name-corporations }»
    .gives = Можно сразу заключить союз из руки, символ которого — знак агитаторов или второстепенный объект контроля, игнорируя его требования.
effect-cabbalists = Требования: { effect-cabbalists.requirement }. { effect-cabbalists.gives }
    .requirement = 2 карты науки или «{ name-patents }»
    .gives = Сразу откройте 7 верхних союзов колоды, возьмите в руку все, символ которых — знак шпионов или второстепенный объект науки, а остальные замешайте обратно.
effect-milner_group = Требования: { effect-milner_group.requirement }. { effect-milner_group.gives }
    .requirement = 2 карты финансов или «{ name-banks }»
    .gives = Сразу откройте 7 верхних союзов колоды, возьмите в руку все, символ которых — знак миротворцев или второстепенный объект финансов, а остальные замешайте обратно.
effect-trilateral_commission = Требования: { effect-trilateral_commission.requirement }. { effect-trilateral_commission.gives }
    .requirement = 2 карты контроля или «{ name-mass_media }»
    .gives = Сразу откройте 7 верхних союзов колоды, возьмите в руку все, символ которых — знак агитаторов или второстепенный объект контроля, а остальные замешайте обратно.
effect-cheka = Требования: { effect-cheka.requirement }. { effect-cheka.gives }
    .requirement = стадия 2 или выше в любом проекте и 1 знак агитаторов
    .gives = Сразу каждый соперник без знака агитаторов отдаёт вам карту контроля по своему выбору; у кого такой нет, отдаёт другой объект, а если нет и его — второстепенный объект.
effect-kupol_2 = Требования: { effect-kupol_2.requirement }. { effect-kupol_2.gives }
    .requirement = стадия 2 или выше в любом проекте и 1 знак миротворцев
    .gives = Сразу каждый соперник без знака миротворцев отдаёт вам карту финансов по своему выбору; у кого такой нет, отдаёт другой объект, а если нет и его — второстепенный объект.
effect-illuminati = Требования: { effect-illuminati.requirement }. { effect-illuminati.gives }
    .requirement = стадия 2 или выше в любом проекте и 1 знак шпионов
    .gives = Сразу каждый соперник без знака шпионов отдаёт вам карту науки по своему выбору; у кого такой нет, отдаёт другой объект, а если нет и его — второстепенный объект.
effect-black_water = Требования: { effect-black_water.requirement }. { effect-black_water.gives }
    .requirement = «{ name-ruling_parties }», «{ name-real_estate }» и «{ name-laboratories }»
    .gives = Сразу возьмите из сброса один объект: «{ name-governments }», «{ name-crime_syndicates }» или «{ name-trade_unions }».
effect-majestic_12 = Требования: { effect-majestic_12.requirement }. { effect-majestic_12.gives }
    .requirement = «{ name-security_agencies }», «{ name-valuables }» и «{ name-research }»
    .gives = Сразу возьмите из сброса один объект: «{ name-universities }», «{ name-crime_syndicates }» или «{ name-intelligence_services }».
effect-world_trade_organization = Требования: { effect-world_trade_organization.requirement }. { effect-world_trade_organization.gives }
    .requirement = «{ name-mass_media }», «{ name-banks }» и «{ name-patents }»
    .gives = Сразу возьмите из сброса один объект: «{ name-exchanges }», «{ name-crime_syndicates }» или «{ name-consulates }».
effect-marxist_league = Требования: { effect-marxist_league.requirement }. { effect-marxist_league.gives }
    .requirement = 2 карты контроля и 1 знак шпионов
    .gives = Каждая ваша карта «{ name-intelligence_services }» приносит ещё 1 знак агитаторов.
effect-temple_mount_foundation = Требования: { effect-temple_mount_foundation.requirement }. { effect-temple_mount_foundation.gives }
    .requirement = 2 карты финансов и 1 знак агитаторов
    .gives = Каждая ваша карта «{ name-trade_unions }» приносит ещё 1 знак миротворцев.
effect-international_science_council = Требования: { effect-international_science_council.requirement }. { effect-international_science_council.gives }
    .requirement = 2 карты науки и 1 знак миротворцев
    .gives = Каждая ваша карта «{ name-consulates }» приносит ещё 1 знак шпионов.
effect-cia = Требования: { effect-cia.requirement }. { effect-cia.gives }
    .requirement = «{ name-universities }» и 1 знак шпионов
    .gives = Каждый раз, когда вы получаете карту науки, можно завербовать агента.
effect-kgb = Требования: { effect-kgb.requirement }. { effect-kgb.gives }
    .requirement = «{ name-governments }» и 1 знак агитаторов
    .gives = Каждый раз, когда вы получаете карту контроля, можно завербовать агента.
effect-mossad = Требования: { effect-mossad.requirement }. { effect-mossad.gives }
    .requirement = «{ name-exchanges }» и 1 знак миротворцев
    .gives = Каждый раз, когда вы получаете карту финансов, можно завербовать агента.
effect-cosa_nostra = Требования: { effect-cosa_nostra.requirement }. { effect-cosa_nostra.gives }
    .requirement = в вашем резерве больше агентов, чем у каждого другого игрока
    .gives = При внедрении на позицию 1 у вас есть 2 теневых агента. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-yakuza = Требования: { effect-yakuza.requirement }. { effect-yakuza.gives }
    .requirement = на ваших объектах больше агентов, чем у каждого другого игрока
    .gives = При внедрении на позицию 2 у вас есть 2 теневых агента. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-triads = Требования: { effect-triads.requirement }. { effect-triads.gives }
    .requirement = в вашем активном составе больше агентов, чем у каждого другого игрока
    .gives = При внедрении на позицию 3 у вас есть 2 теневых агента. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-union_of_nine = Требования: { effect-union_of_nine.requirement }. { effect-union_of_nine.gives }
    .requirement = 2 знака шпионов
    .gives = Каждый раз, когда вы внедряетесь на карту науки или поддержки, можно дополнительным действием продвинуться в любом проекте.
effect-socialist_revolutionaries = Требования: { effect-socialist_revolutionaries.requirement }. { effect-socialist_revolutionaries.gives }
    .requirement = 2 знака агитаторов
    .gives = Каждый раз, когда вы внедряетесь на карту контроля или поддержки, можно дополнительным действием продвинуться в любом проекте.
effect-world_court = Требования: { effect-world_court.requirement }. { effect-world_court.gives }
    .requirement = 2 знака миротворцев
    .gives = Каждый раз, когда вы внедряетесь на карту финансов или поддержки, можно дополнительным действием продвинуться в любом проекте.
effect-club_of_rome = Требования: { effect-club_of_rome.requirement }. { effect-club_of_rome.gives }
    .requirement = «{ name-governments }» и «{ name-universities }»
    .gives = Каждый раз, когда вы внедряете на объект не меньше 4 агентов (не теневых), можно взять второстепенный объект контроля или науки.
effect-imf = Требования: { effect-imf.requirement }. { effect-imf.gives }
    .requirement = «{ name-governments }» и «{ name-exchanges }»
    .gives = Каждый раз, когда вы внедряете на объект не меньше 4 агентов (не теневых), можно взять второстепенный объект контроля или финансов.
effect-theosophical_society = Требования: { effect-theosophical_society.requirement }. { effect-theosophical_society.gives }
    .requirement = «{ name-exchanges }» и «{ name-universities }»
    .gives = Каждый раз, когда вы внедряете на объект не меньше 4 агентов (не теневых), можно взять второстепенный объект финансов или науки.
effect-big_brother_society = Требования: { effect-big_brother_society.requirement }. { effect-big_brother_society.gives }
    .requirement = 2 карты контроля или «{ name-ruling_parties }»
    .gives = Каждый раз, когда вы переходите на стадию 2 или выше, можно взять второстепенный объект контроля.
effect-golden_dawn = Требования: { effect-golden_dawn.requirement }. { effect-golden_dawn.gives }
    .requirement = 2 карты финансов или «{ name-valuables }»
    .gives = Каждый раз, когда вы переходите на стадию 2 или выше, можно взять второстепенный объект финансов.
effect-thule_society = Требования: { effect-thule_society.requirement }. { effect-thule_society.gives }
    .requirement = 2 карты науки или «{ name-research }»
    .gives = Каждый раз, когда вы переходите на стадию 2 или выше, можно взять второстепенный объект науки.
effect-cartels = Требования: { effect-cartels.requirement }. { effect-cartels.gives }
    .requirement = «{ name-crime_syndicates }» и ещё одна карта власти
    .gives = В конце партии — 2 очка за каждую вашу спецоперацию и 2 за каждую вашу карту «{ name-crime_syndicates }».
effect-order_of_malta = Требования: { effect-order_of_malta.requirement }. { effect-order_of_malta.gives }
    .requirement = «{ name-corporations }» и ещё одна карта власти
    .gives = В конце партии — 2 очка за каждого вашего координатора и 2 за каждую вашу карту «{ name-corporations }».
effect-jasons = Требования: { effect-jasons.requirement }. { effect-jasons.gives }
    .requirement = 2 карты науки или «{ name-laboratories }»
    .gives = В конце партии 7 очков получает тот, у кого карт науки больше, чем у каждого другого; при равенстве — никто. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-rosicrucians = Требования: { effect-rosicrucians.requirement }. { effect-rosicrucians.gives }
    .requirement = 2 карты власти
    .gives = В конце партии 7 очков получает тот, у кого карт власти больше, чем у каждого другого; при равенстве — никто. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-templars = Требования: { effect-templars.requirement }. { effect-templars.gives }
    .requirement = 2 карты финансов или «{ name-real_estate }»
    .gives = В конце партии 7 очков получает тот, у кого карт финансов больше, чем у каждого другого; при равенстве — никто. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-union_of_thirty_three = Требования: { effect-union_of_thirty_three.requirement }. { effect-union_of_thirty_three.gives }
    .requirement = 2 карты контроля или «{ name-security_agencies }»
    .gives = В конце партии 7 очков получает тот, у кого карт контроля больше, чем у каждого другого; при равенстве — никто. Сразу можно заключить ещё один союз, требования которого выполнены.
effect-bilderberg_club = Требования: { effect-bilderberg_club.requirement }. { effect-bilderberg_club.gives }
    .requirement = «{ name-banks }», «{ name-valuables }» и «{ name-real_estate }»
    .gives = В конце партии — 1 очко за каждую вашу карту власти и ещё 2 за каждую вашу карту «{ name-exchanges }».
effect-elihu = Требования: { effect-elihu.requirement }. { effect-elihu.gives }
    .requirement = «{ name-laboratories }», «{ name-research }» и «{ name-patents }»
    .gives = В конце партии — 1 очко за каждую вашу карту власти и ещё 2 за каждую вашу карту «{ name-universities }».
effect-skull_and_bones = Требования: { effect-skull_and_bones.requirement }. { effect-skull_and_bones.gives }
    .requirement = «{ name-ruling_parties }», «{ name-security_agencies }» и «{ name-mass_media }»
    .gives = В конце партии — 1 очко за каждую вашу карту власти и ещё 2 за каждую вашу карту «{ name-governments }».
effect-federation_of_trade_unions = Требования: { effect-federation_of_trade_unions.requirement }. { effect-federation_of_trade_unions.gives }
    .requirement = «{ name-governments }» и ещё одна карта власти
    .gives = В конце партии — 3 очка за каждый ваш знак агитаторов и 3 за каждую вашу карту «{ name-governments }».
effect-chamber_of_commerce = Требования: { effect-chamber_of_commerce.requirement }. { effect-chamber_of_commerce.gives }
    .requirement = «{ name-exchanges }» и ещё одна карта власти
    .gives = В конце партии — 3 очка за каждый ваш знак миротворцев и 3 за каждую вашу карту «{ name-exchanges }».
effect-world_league_of_culture = Требования: { effect-world_league_of_culture.requirement }. { effect-world_league_of_culture.gives }
    .requirement = «{ name-universities }» и ещё одна карта власти
    .gives = В конце партии — 3 очка за каждый ваш знак шпионов и 3 за каждую вашу карту «{ name-universities }».
effect-freemasons = Требования: { effect-freemasons.requirement }. { effect-freemasons.gives }
    .requirement = стадия 3 или выше в любом проекте
    .gives = В конце партии — 3 очка за каждую вашу карту поддержки.
effect-anarchists = Требования: { effect-anarchists.requirement }. { effect-anarchists.gives }
    .requirement = 3 карты контроля и ни одной карты «{ name-governments }»
    .gives = В конце каждой фазы союзов можно сбросить до 2 своих карт контроля. В конце партии — 3 очка за каждый объект контроля в сбросе, кто бы его ни сбросил.
effect-jesuits = Требования: { effect-jesuits.requirement }. { effect-jesuits.gives }
    .requirement = 3 карты финансов и ни одной карты «{ name-exchanges }»
    .gives = В конце каждой фазы союзов можно сбросить до 2 своих карт финансов. В конце партии — 3 очка за каждый объект финансов в сбросе, кто бы его ни сбросил.
effect-scientologists = Требования: { effect-scientologists.requirement }. { effect-scientologists.gives }
    .requirement = 3 карты науки и ни одной карты «{ name-universities }»
    .gives = В конце каждой фазы союзов можно сбросить до 2 своих карт науки. В конце партии — 3 очка за каждый объект науки в сбросе, кто бы его ни сбросил.

## Символ в углу карты союза

symbol-agitators = Символ: знак агитаторов.
symbol-peacemakers = Символ: знак миротворцев.
symbol-spies = Символ: знак шпионов.
symbol-minor_control = Символ: второстепенный объект контроля.
symbol-minor_finance = Символ: второстепенный объект финансов.
symbol-minor_science = Символ: второстепенный объект науки.
symbol-minor_power = Символ: второстепенный объект власти.

## Что делают профессионалы и карты действий Сокола

effect-recruiter = Завербуйте до 3 агентов.
effect-grey_cardinal = Дополнительное действие: продвиньтесь в любом проекте, отправив в резерв на 1 агента меньше.
effect-emissary = Дополнительное действие: проведите верхнюю спецоперацию, отправив на неё на 1 агента меньше.
effect-assassin = Чей угодно агент на объекте, в области внедрения или захваченном, уходит в резерв своего игрока. Затем можно разыграть ещё одного профессионала.
effect-mediator = Выберите объект в сбросе и отправьте из активного состава в резерв столько агентов, сколько он стоит: объект захвачен вами.
effect-informant = Посмотрите 4 верхних союза, оставьте себе 1, а остальные верните наверх в любом порядке.
effect-falcon_grey_cardinal = Он тратит 2 агентов и присоединяется к проекту по проектному порядку; если он уже во всех трёх, то продвигается в одном.
effect-falcon_emissary = Он проводит верхнюю спецоперацию, и в мирное время тоже.
effect-falcon_assassin = Ваш агент на объекте по вашему выбору уходит в резерв. Затем Сокол разыгрывает следующую карту действия.
effect-falcon_informant = Он берёт союз. Затем, если в руке меньше 6, тратит 2 агентов и берёт ещё один.
effect-falcon_mediator = Он тратит 2 агентов, и до ближайшей фазы союзов у него на 1 теневого агента больше.
effect-falcon_recruiter = Он отзывает до 2 агентов с объектов, где их больше всего. Если их там нет, разыгрывает следующую карту действия.
effect-falcon_negotiator = Он берёт по союзу за каждый свой ближний круг. Затем сброс вместе с этой картой замешивают в колоду действий.
effect-falcon_confidant = Он берёт по союзу за каждую свою карту поддержки. Затем разыгрывает следующую карту действия.
effect-falcon_manager = Он берёт по второстепенному объекту той же группы за каждую свою карту «{ name-governments }», «{ name-exchanges }» и «{ name-universities }». Затем сброс вместе с этой картой замешивают в колоду действий.
effect-falcon_president = Он берёт по второстепенному объекту власти за каждую свою карту «{ name-corporations }» и по одному контроля, финансов и науки за каждую карту «{ name-crime_syndicates }». Затем разыгрывает следующую карту действия.

## Что спрашивают

prompt-put-back = { $left ->
        [one] Какой союз вы возвращаете в колоду? Осталось вернуть { $left }.
       *[other] Какие союзы вы возвращаете в колоду? Осталось вернуть { $left }.
    }
    .others = { $who }: выбор первых союзов.
prompt-draft = Какой союз вы оставляете себе? Остальные передаются налево.
    .others = { $who }: выбор первых союзов.
prompt-act = { $supervisor ->
        [0] Что вы делаете?
       *[other] У вас куратор: внедритесь на объект или проведите спецоперацию.
    } { $agents ->
        [0] Активный состав пуст
        [one] В активном составе { $agents } агент
        [few] В активном составе { $agents } агента
       *[other] В активном составе { $agents } агентов
    }{ $shadows ->
        [0] .
       *[other] , теневых агентов: { $shadows }.
    }
    .others = { $who }: выбор действия.
prompt-send-agents = Сколько агентов вы отправляете на карту «{ $card }»? Нужно не меньше { $needed }{ $shadows ->
        [0] .
       *[other] , и ещё теневых агентов: { $shadows }.
    }
    .others = { $who }: сколько агентов отправить.
prompt-advance = В каком проекте вы продвигаетесь?
    .others = { $who }: продвижение в проекте.
prompt-pay-interest = Какой объект вы сбрасываете? Особого интереса ещё нужно: { $left }.
    .others = { $who }: какие объекты сбросить ради особого интереса.
prompt-recruit = Кого вы вербуете? Осталось: { $left }. { $pool ->
        [0] Резерв пуст.
       *[other] Агентов в резерве: { $pool }.
    }
    .others = { $who }: вербовка.
prompt-dismiss-professional = Профессионалов в руке слишком много. Кого вы сбрасываете?
    .others = { $who }: какого профессионала сбросить.
prompt-assassinate = С какой карты «Убийца» отправляет агента в резерв?
    .others = { $who }: с какой карты «Убийца» отправит агента в резерв.
prompt-mediate = Какой объект вы берёте из сброса с помощью «Посредника»?
    .others = { $who }: какой объект взять из сброса.
prompt-keep-treaty = Какой из этих союзов вы оставляете себе?
    .others = { $who }: какой союз оставить.
prompt-put-on-top = Какой союз вернуть первым? Последний ляжет сверху.
    .others = { $who }: в каком порядке вернуть союзы.
prompt-attach-to = К какой карте вы присоединяете карту «{ $circle }»? { $agents ->
        [0] Агентов на ней нет.
       *[other] Вместе с ней перейдут агенты: { $agents }.
    }
    .others = { $who }: куда присоединить ближний круг.
prompt-attach-early = Присоединить ближний круг до отзыва? Тогда вернётся меньше агентов: с каждой карты отзывают только одного.
    .others = { $who }: присоединять ли ближний круг.
prompt-attach-last = Присоединить ближний круг? Это последняя возможность перед подсчётом очков.
    .others = { $who }: присоединять ли ближний круг.
prompt-recall-more = Откуда вы отзываете ещё одного агента благодаря проекту «{ name-united_nations }»? Осталось отзывов: { $left }.
    .others = { $who }: каких ещё агентов отозвать.
prompt-conclude = Какой союз вы заключаете?
    .others = { $who }: заключать ли союз.
prompt-conclude-another = Можно заключить ещё один союз. Какой?
    .others = { $who }: заключать ли ещё один союз.
prompt-conclude-free = «{ $by }» позволяет заключить союз, игнорируя его требования. Какой?
    .others = { $who }: заключать ли союз, игнорируя его требования.
prompt-use-treaties = Какой из этих союзов вы применяете?
    .others = { $who }: применять ли союзы.
prompt-take-minor = Какой второстепенный объект вы берёте по союзу «{ $treaty }»?
    .others = { $who }: какой второстепенный объект взять.
prompt-give-card = Какая карта переходит от { FORM($giver, "genitive") } к { FORM($taker, "dative") }? Сначала отдают карту { FORM($group, "genitive") }, если она есть.
    .others = { $who }: какую карту отдать.
prompt-reclaim = Какой объект вы берёте из сброса?
    .others = { $who }: какой объект взять из сброса.
prompt-burn-cards = Какую карту { FORM($group, "genitive") } вы сбрасываете по союзу «{ $treaty }»? Можно ещё { $left }.
    .others = { $who }: сбрасывать ли карты.
prompt-discard-treaty = Союзов в руке слишком много. Какой вы сбрасываете?
    .others = { $who }: какие союзы сбросить.
prompt-falcon-recalls = Сокол отзывает агента с карты, где их больше всего, а таких карт несколько. С какой?
    .others = { $who }: решение за Сокола.
prompt-lose-agent = Сокол разыграл карту «Убийца»: с какой карты ваш агент уходит в резерв?
    .others = { $who }: с какой карты агент уходит в резерв.

## Что можно выбрать

do-pass = Пас
do-done = Дальше
do-infiltrate = Внедриться: { $choice }
do-intercept = Перехватить: { $choice }
do-operate = Провести спецоперацию: { $choice }
do-join = Присоединиться к проекту: { $choice }
do-advance = Продвинуться в проекте: { $choice }
do-train = Подготовить агента
do-play = Разыграть: { $choice }
do-attach = { $choice }
do-send = Отправить { FORM($choice, "accusative") }
do-recruit-agent = Завербовать агента
do-take-professional = Взять вместо него профессионала
do-discard = Сбросить: { $choice }
do-keep = Оставить: { $choice }
do-put-back = Вернуть: { $choice }
do-put-on-top = Вернуть на колоду: { $choice }
do-recall = Отозвать агента: { $choice }
do-strike = Отправить в резерв агента с карты «{ $choice }»
do-conclude = Заключить: { $choice }
do-conclude-nothing = Не заключать союза
do-use = Применить: { $choice }
do-give = Отдать: { $choice }

hint-agents-needed = агентов: { $agents }{ $shadows ->
        [0] {""}
       *[other] , теневых: { $shadows }
    }
hint-stage = стадия { $stage }, агентов: { $agents }
hint-agents-of = агентов { FORM($owner, "genitive") }: { $agents }
hint-agents = агентов: { $agents }
hint-cost = цена: { $agents }
hint-send = { $left ->
        [0] не останется никого
       *[other] останется { $left }
    }; { $open ->
        [0] { $safe ->
            [0] сейчас их никто не перехватит
           *[other] сейчас их никто не перехватит, теперь и { $safe_from }
        }
       *[other] сейчас могут перехватить: { $open_to }{ $safe ->
            [0] {""}
           *[other] ; уже не может: { $safe_from }
        }
    }

## Почему нельзя

refused-not-in-hand = «{ $choice }» — не из союзов, между которыми вы выбираете; выберите один из них.
refused-no-action = «{ $choice }» — не основное действие; внедритесь на объект, проведите спецоперацию, продвиньтесь в проекте или подготовьте агента.
refused-supervised = У вас куратор, поэтому нужно внедриться на объект или провести спецоперацию.
refused-must-act = Вам доступно действие, поэтому пасовать нельзя; выберите действие.
refused-empty-pool = Ваш резерв пуст, вербовать некого.
refused-must-recruit = В вашем резерве есть агенты, поэтому вербовать нужно.
refused-no-recruit = «{ $choice }» завербовать нельзя; выберите агента или профессионала.
refused-one-professional = Вместо одного из этих агентов вы уже взяли профессионала; завербуйте агента.
refused-no-professional = Профессионалов, которых можно взять, нет; завербуйте агента.
refused-not-held = «{ $choice }» — не профессионал из вашей руки; выберите одного из них.
refused-one-a-turn = В этот ход вы уже разыграли профессионала; второй возможен только после карты «Убийца».
refused-idle-professional = «{ $choice }» сейчас ничего не даст, поэтому разыграть эту карту нельзя.
refused-no-target = «{ $choice }» — не объект с агентами; выберите такой.
refused-not-in-discard = «{ $choice }» — не объект из сброса; выберите такой.
refused-too-dear = Цена карты «{ $choice }» больше, чем агентов в вашем активном составе; выберите объект дешевле.
refused-not-looked-at = «{ $choice }» — не из союзов, которые вы смотрите; выберите один из них.
refused-not-in-zone = «{ $choice }» не лежит в области внедрения; выберите объект оттуда.
refused-out-of-reach = Карта «{ $choice }» вам недоступна; выберите объект левее или продвиньтесь в проекте «{ name-espionage }».
refused-own-agents = На карте «{ $choice }» уже ваши агенты, добавлять к ним нельзя; выберите другой объект.
refused-no-agent = В активном составе нет агентов, а одни теневые агенты карту «{ $choice }» не удержат.
refused-too-few-agents = Этого мало для цены карты, даже вместе с теневыми агентами.
refused-too-weak = Для перехвата агентов вместе с теневыми должно быть больше, чем уже есть на карте.
refused-no-number = «{ $choice }» — не число агентов; выберите из списка.
refused-not-so-many = Столько агентов в вашем активном составе нет; выберите меньше.
refused-no-operation = Все спецоперации уже проведены.
refused-not-on-top = «{ $choice }» — не верхняя спецоперация, а провести можно только верхнюю.
refused-operation-agents = Для спецоперации «{ $choice }» агентов мало, даже вместе с теневыми.
refused-no-project = «{ $choice }» — не проект; выберите один из четырёх.
refused-last-stage = В проекте «{ $choice }» вы на последней стадии; выберите другой проект.
refused-stage-agents = Для следующей стадии проекта «{ $choice }» агентов мало; каждая мировая война прибавляет к цене одного.
refused-stage-signs = Для следующей стадии проекта «{ $choice }» знаков мало; они есть на картах поддержки и на союзах.
refused-stage-interest = Для следующей стадии проекта «{ $choice }» на ваших объектах мало особого интереса.
refused-no-coordinator = У вас не осталось агента, который мог бы присоединиться к проекту «{ $choice }».
refused-no-interest = «{ $choice }» — не ваш объект с особым интересом; сбросьте такой.
refused-not-set-off = «{ $choice }» — не из союзов, которые можно применить сейчас; выберите один из них или идите дальше.
refused-nothing-to-advance = Вы не можете перейти на следующую стадию ни в одном проекте, поэтому «{ $choice }» сейчас ничего не даст.
refused-no-minor = В запасе больше нет такого второстепенного объекта.
refused-other-minor = «{ $choice }» этот союз не даёт; выберите одну из двух названных в нём групп.
refused-requirement = Требования союза «{ $choice }» не выполнены; заключите другой союз или никакого.
refused-other-symbol = На союзе «{ $choice }» нет нужного символа; заключите другой союз или никакого.
refused-not-reclaimable = Карты «{ $choice }» нет в сбросе, или союз её не называет; выберите другой объект.
refused-not-theirs = «{ $choice }» — не карта того, кто отдаёт; выберите одну из его карт.
refused-named-group-first = Есть карта группы, которую называет союз, поэтому отдать нужно такую.
refused-objects-first = Есть объект, который можно отдать, а второстепенные объекты — в последнюю очередь; выберите объект.
refused-not-of-group = «{ $choice }» — не ваша карта группы, которую называет союз; выберите другую или идите дальше.
refused-nobody-to-recall = С карты «{ $choice }» сейчас отозвать некого; выберите карту из списка.
refused-not-fullest = Сокол отзывает агента сначала со спецоперации, затем с карты, где их больше всего; выберите из списка.
refused-no-own-agent = «{ $choice }» — не объект с вашими агентами; выберите такой.
refused-not-own-circle = «{ $choice }»: этот ближний круг не ваш.
refused-attached-already = «{ $choice }»: этот ближний круг уже присоединён, отсоединить его нельзя.
refused-no-host = У вас нет карты власти или поддержки, к которой можно присоединить ближний круг.
refused-not-a-host = «{ $choice }» — не ваша карта власти или поддержки, а ближний круг присоединяют только к ним.
refused-host-taken = К карте «{ $choice }» ближний круг уже присоединён; выберите другую.
refused-attach-or-go-on = «{ $choice }» здесь не ответ; присоедините ближний круг или идите дальше.

## Что произошло

starting-player = Начинает { FORM($seat, "small") }, куратор у него.
own-treaties = Вам сданы союзы: { $treaties }.
put-back = Вы возвращаете союз «{ $treaty }».
kept = Вы оставляете союз «{ $treaty }».
pack-passed = Вам переданы союзы: { $treaties }.

round-started = Раунд { $round }. В области внедрения, слева направо: { $zone }.
war-started = Начинается { $war }: каждая стадия проекта теперь стоит на 1 агента дороже.
phase-started = Фаза действий { $phase }: куратор у { FORM($seat, "genitive") }.
turn-started = Ходит { FORM($seat, "small") }.
recruited = { $seat } вербует { $count } { $count ->
        [one] агента
       *[other] агентов
    }.
professional-taken = { $seat } берёт профессионала.
own-professional = Вы взяли профессионала: { $card }.
professional-dismissed = { $seat } сбрасывает профессионала «{ $card }».
professional-played = { $seat } разыгрывает карту «{ $card }».
trained = { $seat } готовит агента.
passed = { $seat } не может выполнить ни одного действия и пропускает ход.

infiltrated = { $seat } внедряется на карту «{ $card }», агентов: { $agents }{ $shadows ->
        [0] .
       *[other] , теневых: { $shadows }.
    }
intercepted = { $seat } перехватывает карту «{ $card }», и к { FORM($rival, "dative") } возвращаются агенты: { $agents }.
operation-run = { $seat } проводит спецоперацию «{ $operation }», агентов: { $agents }{ $shadows ->
        [0] .
       *[other] , теневых: { $shadows }.
    }
operation-over = { $seat }: со спецоперации «{ $operation }» уходят в резерв агенты: { $agents }.
advanced = { $seat } достигает стадии { $stage } проекта «{ $project }»{ $agents ->
        [0] .
       *[other] , отправлено в резерв агентов: { $agents }.
    }
discarded = { $seat } сбрасывает карту «{ $card }».
attached = { $seat } присоединяет ближний круг к карте «{ $card }».
killed = { $seat } теряет агента на карте «{ $card }»: он уходит в резерв.
infiltration-failed = На карте «{ $card }» агентов не осталось: внедрение { FORM($seat, "genitive") } провалено.
mediated = { $seat } берёт из сброса карту «{ $card }», отправлено в резерв агентов: { $agents }.
looked-at = Вы смотрите союзы: { $treaties }.
treaty-kept = { $seat } оставляет себе союз; возвращено на колоду: { $back }.

takeover = Начинается фаза захвата.
captured = { $seat } захватывает карту «{ $card }».
minor-taken = { $seat } берёт карту «{ $minor }».
recalled = { $seat } отзывает { $count } { $count ->
        [one] агента
       *[other] агентов
    }.
recalled-from = { $seat } отзывает ещё одного агента с карты «{ $card }».

treaty-phase = Область внедрения пуста: начинается фаза союзов.
treaty-drawn = { $seat } берёт союз.
own-treaty = Вы взяли союз «{ $treaty }».
concluded = { $seat } заключает союз «{ $treaty }».
nothing-concluded = { $seat } не заключает союза.
treaty-used = { $seat } применяет союз «{ $treaty }».
deck-searched = { $seat } открывает союзы. Взято: { $taken }; замешано обратно: { $back }.
given = { $giver } отдаёт { FORM($taker, "dative") } карту «{ $card }».
reclaimed = { $seat } берёт из сброса карту «{ $card }».
treaty-discarded = { $seat } сбрасывает союз «{ $treaty }».

## Что думает и делает Сокол

falcon-appears = В игру вступает Сокол. Его проектный порядок: { $order }.
falcon-treaties = Союзы Сокола, открытые для всех: { $treaties }.
falcon-drew = Сокол берёт союз «{ $treaty }».
falcon-no-support = Доступной карты поддержки нет.
falcon-no-circle = Доступной карты ближнего круга нет.
falcon-no-power = Доступной карты власти нет.
falcon-cannot-operate = Идёт война, но спецоперацию он сейчас провести не может.
falcon-no-matching = Доступных карт тех групп, за которые приносят очки его «{ name-governments }», «{ name-exchanges }» или «{ name-universities }», нет.
falcon-no-colour = Доступных карт контроля, финансов и науки нет вовсе.
falcon-too-weak = Для карты «{ $card }» агентов вместе с теневыми нужно { $needed }, а у него { $has }.
falcon-takes-support = Выбирает карту «{ $card }»: первая доступная карта поддержки, на которую ему хватает агентов.
falcon-takes-circle = Выбирает карту «{ $card }»: первая доступная карта ближнего круга, на которую ему хватает агентов.
falcon-takes-power = Выбирает карту «{ $card }»: первая доступная карта власти, на которую ему хватает агентов.
falcon-operates = Идёт война: проводит верхнюю спецоперацию.
falcon-takes-matching = Выбирает карту «{ $card }»: первая, на которую ему хватает агентов, из групп, за которые приносят очки его «{ name-governments }», «{ name-exchanges }» или «{ name-universities }».
falcon-takes-colour = Выбирает карту «{ $card }»: первая доступная карта контроля, финансов или науки, на которую ему хватает агентов.
falcon-trained = Ничего из этого не выходит: { $count ->
        [0] готовил бы агента, но резерв пуст.
       *[other] готовит агента.
    }
falcon-spent = Сокол тратит { $count } { $count ->
        [one] агента
       *[other] агентов
    }.
falcon-order = Подходят несколько проектов: жетон проекта «{ $project }» в его ряду левее и теперь уходит в правый конец.
action-played = Сокол разыгрывает карту действия «{ $card }».
action-idle = Карта «{ $card }» ничего не даёт и уходит в сброс.
actions-shuffled = Карты действий Сокола перетасованы.

points = Теперь у { FORM($seat, "genitive") } { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } влияния.
final-score = У { FORM($seat, "genitive") } { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    } влияния.
final-rank = Оценка «Комитета». { $seat }: «{ $rank }».

outcome-falcon = Побеждает Сокол.
result-most-points = Решает число очков влияния, затем — союзов, затем — агентов в активном составе.
result-outran-falcon = Очков влияния больше, чем у Сокола.
result-falcon = У Сокола очков влияния не меньше.

## Рассказ о ходе: строка сводки; знак того, кто действует, стоит перед ней

story-starting-player = Получает куратора и начинает
story-round-started = Раунд { $round }: новая область внедрения
story-war-started = Начинается { $war }
story-phase-started = Фаза действий { $phase }, куратор здесь
story-treaty-phase = Фаза союзов
story-takeover = Фаза захвата
story-points = { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
story-final-score = { FORM($seat, "letter") }: { $points } { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
story-final-rank = Оценка «Комитета»: «{ $rank }»

story-recruited = Вербует { $count } { $count ->
        [one] агента
       *[other] агентов
    }
story-trained = Готовит агента
story-passed = Пропускает ход
story-professional-taken = Берёт профессионала
story-professional-dismissed = Сбрасывает карту «{ $card }»
story-professional-played = «{ $card }»
story-killed = { FORM($seat, "letter") } теряет агента на карте «{ $card }»
story-infiltration-failed = Внедрение провалено
story-recalled = Отзывает { $count } { $count ->
        [one] агента
       *[other] агентов
    }
story-recalled-from = Отзывает ещё одного агента с карты «{ $card }»

story-infiltrated = { $ousted ->
        [0] Внедряется на карту «{ $card }», агентов:
       *[other] агентов:
    } { $agents }{ $shadows ->
        [0] {""}
       *[other] {" "}+ { $shadows }
    }
story-intercepted = Перехватывает «{ $card }» у { FORM($rival, "genitive") }
story-operation-run = Проводит спецоперацию «{ $operation }», агентов: { $agents }{ $shadows ->
        [0] {""}
       *[other] {" "}+ { $shadows }
    }
story-operation-over = С карты «{ $operation }» агенты уходят в резерв
story-advanced = { $stage ->
        [1] Вступает в проект «{ $project }»
       *[other] «{ $project }»: стадия { $stage }
    }
story-captured = { FORM($seat, "letter") } захватывает «{ $card }»
story-minor-taken = Берёт карту «{ $minor }»
story-given = Получает карту «{ $card }» от { FORM($giver, "genitive") }
story-reclaimed = Берёт из сброса карту «{ $card }»
story-mediated = Покупает из сброса карту «{ $card }»
story-attached = Присоединяет ближний круг к карте «{ $card }»
story-discarded = Сбрасывает карту «{ $card }»

story-concluded = Заключает союз «{ $treaty }»
story-nothing-concluded = Не заключает союза
story-treaty-used = Применяет союз «{ $treaty }»
story-deck-searched = Ищет в колоде и берёт: { $taken }
story-treaty-drawn = Берёт союз
story-treaty-kept = Оставляет себе союз
story-treaty-discarded = Сбрасывает союз «{ $treaty }»

story-turn-started = Осматривает область внедрения
story-falcon-no-support = Доступной карты поддержки нет
story-falcon-no-circle = Доступной карты ближнего круга нет
story-falcon-no-power = Доступной карты власти нет
story-falcon-cannot-operate = Спецоперацию провести не может
story-falcon-no-matching = Доступной карты цвета его карт власти нет
story-falcon-no-colour = Доступных карт контроля, финансов и науки нет
story-falcon-too-weak = На карту «{ $card }» не хватает агентов: { $has } из { $needed }
story-falcon-takes-support = Ищет поддержку
story-falcon-takes-circle = Ищет ближний круг
story-falcon-takes-power = Ищет власть
story-falcon-operates = Ищет спецоперацию
story-falcon-takes-matching = Ищет цвет своих карт власти
story-falcon-takes-colour = Ищет карту любого цвета
story-falcon-trained = { $count ->
        [0] Не может ничего
       *[other] Больше ничего не может и готовит агента
    }
story-falcon-spent = Тратит { $count } { $count ->
        [one] агента
       *[other] агентов
    }
story-falcon-drew = { name-falcon } берёт союз «{ $treaty }»
story-falcon-order = Первым в его ряду стоит «{ $project }»
story-action-played = Карта действия «{ $card }»
story-action-idle = Карта «{ $card }» ничего не даёт

chip-points = Очки { FORM($side, "letter") } { $change }
chip-agents = Агенты { FORM($side, "letter") } { $change }
chip-objectives = Объекты { FORM($side, "letter") } { $change }

## Стол

label-round = Раунд
label-rounds = Раундов
label-phase = Фаза действий
label-order = Порядок хода
label-supervisor = Куратор
label-headhunter = Охотник за головами
label-zone = Область внедрения
label-zone-size = Позиций в области
label-operations = Спецоперации
label-operation = Спецоперация
label-wars = Мировые войны
label-surcharge = Надбавка агентов за стадию
label-supply = Запас второстепенных объектов
label-discard = Сброс
label-deck-count = Колода объектов
label-treaty-deck-count = Колода союзов
label-treaty-discard = Сброс союзов
label-professional-deck-count = Колода профессионалов
label-professional-discard = Сброс профессионалов
label-players = Игроки
label-falcon = Сокол
label-looked = Просмотренные союзы
label-pack = Союзы на выбор
label-card = Карта
label-type = Тип
label-group = Группа
label-cost = Цена
label-occupant = Кем занята
label-agents = Агенты
label-shadows = Теневые агенты
label-in-reach = Кому доступна
label-points = Очки
label-owner = Кем проведена
label-agents-on-it = Агентов на ней
label-on-top = Сверху
label-active = Активный состав
label-pool = Резерв
label-reach = Доступ
label-more-recalls = Дополнительные отзывы
label-stages = Стадии
label-next-stages = Следующие стадии
label-signs = Знаки
label-objects = Объекты
label-minors = Второстепенные объекты
label-treaties = Заключённые союзы
label-hand-count = Союзов в руке
label-hand = Рука
label-can-conclude = Требования выполнены
label-professional-count = Профессионалов в руке
label-professionals = Профессионалы
label-score = Очки влияния сейчас
label-score-parts = Из чего они складываются
label-part = Часть
label-code = За что
label-count = Количество
label-each = Очков за каждое
label-inner-circle = Ближний круг
label-level = Уровень сложности
label-personality = Личность
label-project-order = Проектный порядок
label-action-deck-count = Колода действий
label-action-discard = Сброс действий
label-temporary-shadows = Временные теневые агенты
label-wartime = Военное время
label-priorities = Что он ищет, по порядку
label-rank = Оценка
label-special-interest = Особый интерес

## Настройки

option-professionals = В игре ли профессионалы, которых можно брать вместо агентов: советуем, если все знакомы с игрой, а в одиночку — со второй партии.
option-treaties = Откуда у игроков первые четыре союза.
option-wars = Когда начинаются мировые войны.
option-falcon = Насколько силён Сокол, если вы играете в одиночку. Без профессионалов офицер побеждает реже, чем с ними, поэтому чисел два.
option-personality = Какие персональные карты действий у Сокола, если вы играете в одиночку.

value-choose = сдать шесть, оставить четыре
value-deal = сдать четыре
value-draft = оставлять по одному, остальные передавать
value-timed = в раундах 3 и 5
value-shuffled = неожиданно: в раунде 2 или 3 и в раунде 4 или 5
value-beginner = начальный, без карт действий; бот «офицер» побеждает в 92–96 %
value-medium = средний; бот «офицер» побеждает в 46–72 %
value-high = высокий; бот «офицер» побеждает в 16–40 %
value-maximum = максимальный; бот «офицер» побеждает в 3–9 %
value-negotiator = Переговорщик: копит союзы
value-manager = Управленец: копит второстепенные объекты
