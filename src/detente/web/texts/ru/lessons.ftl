## Learning a game: the page

learn-link = Научиться за десять минут
learn-title = { $game }: научиться за десять минут
learn-intro = Короткие уроки на настоящем поле и по настоящим правилам. Вы выбираете, учитель объясняет, и ничего нельзя испортить: неверная попытка — это просто вопрос, на который есть ответ.
learn-none = Уроков по этой игре пока нет. Правила можно прочитать, а новобранец — терпеливый соперник.
learn-lesson = Урок { $number }
learn-steps = { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[other] { $count } выборов
    }
learn-done = Пройден
learn-start = Начать
learn-teacher = Учитель
learn-progress = Шаг { $step } из { $steps }
learn-finished = Урок пройден
learn-happened = Что произошло
learn-not-that = Не в этот раз
learn-show = Подсказать
learn-back = На шаг назад
learn-again = С начала
learn-next = Следующий урок: { $lesson }
learn-all = Все уроки
learn-play = Теперь играть
learn-page-title = { $lesson } · { $game }
