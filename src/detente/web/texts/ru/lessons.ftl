## Learning a game: the page

learn-link = Научиться за десять минут
learn-title = { $game }: научиться за десять минут
learn-intro = Короткие уроки на настоящем поле и по настоящим правилам. Вы выбираете, учитель объясняет. Испортить ничего нельзя: если выбрать не то, он скажет почему.
learn-none = Уроков по этой игре пока нет. Прочитайте правила и сыграйте против новобранца.
learn-lesson = Урок { $number }
learn-steps = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }
learn-done = Пройден
learn-start = Начать
learn-teacher = Учитель
learn-progress = Шаг { $step } из { $steps }
learn-finished = Урок пройден
learn-happened = Что произошло
learn-not-that = Не совсем
learn-show = Подсказка
learn-back = На шаг назад
learn-again = Начать сначала
learn-next = Следующий урок: { $lesson }
learn-all = Все уроки
learn-play = Играть
learn-page-title = { $lesson } · { $game }
