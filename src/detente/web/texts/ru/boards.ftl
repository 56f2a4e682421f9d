## Любое поле

board-can = { $label }. Можно выбрать, вариант { $number }: { $does }
board-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
board-on-top = сверху
board-at-bottom = в самом низу
board-place = № { $place }
board-somewhere = где-то наверху
board-nothing = нет
board-also = Кроме того
board-kind-group = группа
board-kind-nation = цель: страна
board-kind-event = цель: событие
board-kind-agent = агент
board-kind-card = карта
board-kind-country = страна

## График счёта

board-chart-title = Как менялся счёт
board-chart-description = В конце впереди { $leaders }.
board-chart-target = для победы: { $target }

## ЦРУ против КГБ

board-cvk-acts = сейчас ход
board-cvk-groups = Группы { $side }: { $count }, не больше { $most }
board-cvk-free-place = свободное место
board-cvk-ready = активна
board-cvk-mobilised = неактивна
board-cvk-one-of = неизвестен, один из
board-cvk-not-sent = ещё не отправлен
board-cvk-nobody = никого
board-cvk-hidden-agents = { $count } из них
board-cvk-usable-event = событие, можно применить в фазе: { $phase }
board-cvk-no-objective = Цели на столе нет.
board-cvk-influence = влияние { $influence }, стабильность { $stability }
board-cvk-one-pass = Один раз уже выждали: если выждут ещё раз, борьба закончится.

board-cvk-now = Если бы борьба закончилась сейчас
board-cvk-level = Влияние равно, и приоритеты цели ничего не решают: превосходства не было бы ни у кого.
board-cvk-dominant = Превосходство было бы у { $side }.
board-cvk-dominant-by-profile = Влияние равно. По приоритетам цели (сфера: { $faction }) превосходство было бы у { $side }.
board-cvk-disorder = Гражданские беспорядки! { $side } превышает стабильность: цель «{ $objective }» досталась бы { $other }, а агент X { $side } погиб бы.
board-cvk-disorder-both = Гражданские беспорядки с обеих сторон! Цель не досталась бы никому, и оба агента погибли бы.

board-about-cia_vs_kgb-briefing = Раскрывается следующая цель. Тот, у кого меньше очков, берёт жетон баланса, и все группы замешиваются.
board-about-cia_vs_kgb-planning = Обе стороны втайне отправляют в поле по агенту — агента X.
board-about-cia_vs_kgb-influence_struggle = По очереди: завербовать группу, применить активную или выждать. Если выждали два раза подряд, борьба закончена.
board-about-cia_vs_kgb-cease_fire = Сравнивается влияние. У кого оно больше, у того превосходство; но превысивший стабильность вызывает гражданские беспорядки: цель достаётся сопернику, а свой агент гибнет.
board-about-cia_vs_kgb-debriefing = Агенты X раскрываются, и их свойства применяются по порядку инициативы. Потом цель захватывает сторона с превосходством.
board-about-cia_vs_kgb-detente = Агенты уходят в отпуск на тур, группы — в сброс. При 100 очках побеждает тот, кто впереди.
board-about-cia_vs_kgb-vp = Сколько очков получит тот, кто захватит цель.
board-about-cia_vs_kgb-stability = Сколько влияния выдержит страна. Ровно столько можно; больше — гражданские беспорядки.
board-about-cia_vs_kgb-population = Сколько групп может быть на столе у каждой стороны.
board-about-cia_vs_kgb-profile = Решает при равном влиянии: в первой по порядку сфере, где лучшие группы сторон различаются, превосходство даёт лучшая из них.
board-about-cia_vs_kgb-influence = Сумма влияния всех групп стороны, активных и неактивных, в сравнении со стабильностью цели.
board-about-cia_vs_kgb-score = Очки всех захваченных целей. Для победы нужно 100.
board-about-cia_vs_kgb-balance = Его владелец решает, кто начинает борьбу. Достаётся стороне, у которой меньше очков.
board-about-cia_vs_kgb-agent_x = Агент, который в этом туре в поле; тайна, пока борьба не закончена.
board-about-cia_vs_kgb-hq = Агенты, которых можно отправить в поле. Маленькое число — инициатива: чем она меньше, тем раньше применяется свойство.
board-about-cia_vs_kgb-leave = Был в поле в прошлом туре или отправлен в отпуск; сейчас его отправить нельзя, вернётся, когда выбор сделают обе стороны.
board-about-cia_vs_kgb-eliminated = Выбыли из игры.
board-about-cia_vs_kgb-claimed = Цели, которые приносят очки этой стороне. Событие можно применить один раз, в названной фазе; его очки при этом теряются.
board-about-cia_vs_kgb-pending = Что подготовили агенты и события.
board-about-cia_vs_kgb-group_deck = Вербовка: верхняя группа ложится перед вами активной. Перед каждой борьбой все 24 группы замешиваются заново.
board-about-cia_vs_kgb-group_discard = Смотреть можно только верхнюю карту; в следующем брифинге сброс замешивается в колоду.
board-about-cia_vs_kgb-objective_deck = Цели следующих туров.
board-about-cia_vs_kgb-objective_discard = Применённые события; их очки не достались никому.
board-about-cia_vs_kgb-recruit = Взять верхнюю группу колоды, она активна. Нельзя, если групп уже столько, сколько допускает цель.
board-about-cia_vs_kgb-pass = Ничего не делать в этот раз; позже можно действовать снова. Если выждали два раза подряд, борьба закончена.
