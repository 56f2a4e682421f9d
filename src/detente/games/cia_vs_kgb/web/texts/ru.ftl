## ЦРУ против КГБ

board-kind-group = группа
board-kind-nation = цель: страна
board-kind-event = цель: событие
board-kind-agent = агент
board-cvk-walk = Стол; стрелки ведут от одного к другому
board-cvk-status = Фаза и счёт
board-cvk-glance = Т{ $round } { $phase }
board-cvk-score = { $side }: очков { $score } из { $target }
board-cvk-acts = сейчас ход
board-cvk-passed = выжидает
board-cvk-pending-analyst = Аналитик
board-cvk-pending-double-agent = Двойной агент
board-cvk-pending-look = Агент X
board-cvk-count = { $most ->
        [0] групп { $count }
       *[other] групп { $count } из { $most }
    }
board-cvk-groups = Группы { $side }: { $count }, не больше { $most }
board-cvk-free-place = свободное место
board-cvk-beyond = сверх предела
board-cvk-ready = активна
board-cvk-mobilised = неактивна
board-cvk-claimed = { $events ->
        [0] Трофеи: { $count }
       *[other] Трофеи: { $count }, событий { $events }
    }
board-cvk-claimed-by = Трофеи { $side }: { $count }, очков { $vp }
board-cvk-usable-event = событие, можно применить в фазе: { $phase }
board-cvk-known = известно { $count }
board-cvk-used = применено событий { $count }

board-cvk-not-sent = ещё не отправлен
board-cvk-nobody = никого
board-cvk-sealed = неизвестен
board-cvk-place-agent_x = агент X
board-cvk-place-possible = может быть агентом X
board-cvk-place-hq = в штаб-квартире
board-cvk-place-leave = в отпуске
board-cvk-place-eliminated = устранён
board-cvk-short-agent_x = в поле
board-cvk-short-hq = в штабе
board-cvk-short-leave = в отпуске
board-cvk-short-eliminated = устранён
board-cvk-files = Агенты { $side }
board-cvk-files-of-both = Агенты обеих сторон
effect-short-master_spy = Цель захватывает тот, у кого нет превосходства.
effect-short-deputy_director = Устранить нельзя; всегда возвращается в штаб-квартиру.
effect-short-double_agent = Отправит агента в отпуск или узнает агента X.
effect-short-analyst = В следующем брифинге переставит три верхние группы.
effect-short-assassin = При превосходстве: агент X соперника устранён.
effect-short-director = При превосходстве: захватит и нижнюю цель колоды.

board-cvk-plan-title = Что значат исходы для вас
board-cvk-plan-sent = Ваш агент X: { FORM($agent, "small") }
board-cvk-plan-if = Если отправить: { FORM($agent, "small") }
board-cvk-plan-without = Без него
board-cvk-plan-in-disorder = Ваши беспорядки
board-cvk-plan-disorder = устранён, ничего не делает
board-cvk-plan-none-dominant = цель захватите вы
board-cvk-plan-none-other = цель захватит { $other }
board-cvk-plan-none-disorder = цель захватит { $other }, ваш агент X устранён
board-cvk-plan-master_spy-dominant = цель захватит { $other }, если не вызовет беспорядки
board-cvk-plan-master_spy-other = цель захватите вы
board-cvk-plan-deputy_director-dominant = свойства нет; вернётся в штаб-квартиру
board-cvk-plan-deputy_director-other = свойства нет; вернётся в штаб-квартиру
board-cvk-plan-deputy_director-disorder = не устранён, вернётся в штаб-квартиру
board-cvk-plan-double_agent-dominant = отправит агента { $other } в отпуск или узнает следующего агента X
board-cvk-plan-double_agent-other = то же, но не против двойного агента
board-cvk-plan-analyst-dominant = как ниже, но не против аналитика
board-cvk-plan-analyst-other = в следующем брифинге переставит три верхние группы
board-cvk-plan-assassin-dominant = агент X { $other } устранён, незахваченная цель уходит под колоду; но не после беспорядков { $other }
board-cvk-plan-assassin-other = ничего не делает
board-cvk-plan-director-dominant = захватите ещё и нижнюю цель колоды
board-cvk-plan-director-other = ничего не делает

board-cvk-no-objective = Цели на столе нет.
board-cvk-margin = { $count ->
        [0] запаса нет
       *[other] запас { $count }
    }
board-cvk-excess = лишних { $count }

board-cvk-now = Если бы борьба закончилась сейчас:
board-cvk-level = Влияние равно, и приоритеты цели ничего не решают: превосходства не было бы ни у кого.
board-cvk-dominant = Превосходство было бы у { $side }, а с ним, если не вмешается агент, и цель «{ $objective }»: +{ $vp }.
board-cvk-dominant-by-profile = Влияние равно. По приоритетам цели (сфера: { $faction }) превосходство было бы у { $side }, а с ним, если не вмешается агент, и цель «{ $objective }»: +{ $vp }.
board-cvk-disorder = Гражданские беспорядки! { $side } превышает стабильность: цель «{ $objective }», +{ $vp }, досталась бы { $other }, а агент X { $side } был бы устранён, если это не замдиректора.
board-cvk-disorder-both = Гражданские беспорядки с обеих сторон! Цель не досталась бы никому, а оба агента X, кроме замдиректора, были бы устранены.

board-about-cia_vs_kgb-briefing = Раскрывается следующая цель. Тот, у кого меньше очков, берёт жетон баланса, и группы перетасовываются.
board-about-cia_vs_kgb-planning = Обе стороны втайне отправляют в поле по агенту — агента X.
board-about-cia_vs_kgb-influence_struggle = По очереди: завербовать группу, использовать активную или выжидать. Если обе стороны выждали одна за другой, борьба закончена.
board-about-cia_vs_kgb-cease_fire = Сравнивается влияние. У кого оно больше, у того превосходство; равенство решают приоритеты цели. Но кто превысил стабильность, вызывает гражданские беспорядки и теряет агента X, а цель достаётся сопернику (превысили оба — никому).
board-about-cia_vs_kgb-debriefing = Агенты X раскрываются, и их свойства применяются по порядку инициативы. Потом цель, если она ещё не захвачена, берёт сторона с превосходством.
board-about-cia_vs_kgb-detente = Агенты X уходят в отпуск на тур, замдиректора — в штаб-квартиру, группы — в сброс. Если у кого-то 100 очков или больше, побеждает тот, у кого их больше.
board-about-cia_vs_kgb-vp = Сколько очков получит тот, кто захватит цель.
board-about-cia_vs_kgb-stability = Сколько влияния выдержит цель. Ровно столько можно, больше — гражданские беспорядки.
board-about-cia_vs_kgb-population = Сколько групп может быть на столе у каждой стороны.
board-about-cia_vs_kgb-profile = Решает при равном влиянии: в первой по порядку сфере, где лучшие группы сторон различаются, превосходство даёт лучшая из них.
board-about-cia_vs_kgb-influence = Сумма влияния всех групп стороны, активных и неактивных, в сравнении со стабильностью цели.
board-about-cia_vs_kgb-score = Очки целей в трофеях. Для победы нужно не меньше 100 и больше, чем у соперника.
board-about-cia_vs_kgb-balance = Его владелец решает, кто начинает борьбу. Достаётся стороне, у которой меньше очков, а при равном счёте — проигравшей в прошлом перемирии.
board-about-cia_vs_kgb-agent_x = Агент, который в этом туре в поле. Кто он, тайна до конца борьбы за влияние.
board-about-cia_vs_kgb-hq = Агенты, которых можно отправить в поле. Маленькое число — инициатива: чем она меньше, тем раньше применяется свойство.
board-about-cia_vs_kgb-leave = Агенты, которые были в поле в прошлом туре или отправлены в отпуск. Выбрать их сейчас нельзя; они вернутся, когда агентов X выберут обе стороны.
board-about-cia_vs_kgb-eliminated = Выбыли из игры.
board-about-cia_vs_kgb-claimed = Цели, которые приносят очки этой стороне. Событие можно применить один раз, в названной фазе; его очки при этом сгорают.
board-about-cia_vs_kgb-pending = Что подготовили агенты и события.
board-about-cia_vs_kgb-group_deck = Вербовка: верхняя группа ложится перед вами активной. Перед каждой борьбой все 24 группы замешиваются заново.
board-about-cia_vs_kgb-group_discard = Смотреть можно только верхнюю карту; в следующем брифинге сброс замешивается в колоду.
board-about-cia_vs_kgb-objective_deck = Цели следующих туров.
board-about-cia_vs_kgb-objective_discard = Применённые события; их очки сгорели.
board-about-cia_vs_kgb-recruit = Взять верхнюю группу колоды, она активна. Нельзя, если групп уже столько, сколько допускает цель.
board-about-cia_vs_kgb-pass = Ничего не делать в этот раз; позже можно действовать снова. Если обе стороны выждали одна за другой, борьба закончена.
