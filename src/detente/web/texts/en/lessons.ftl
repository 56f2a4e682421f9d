## Learning a game: the page

learn-link = Learn in ten minutes
learn-title = { $game }: learn in ten minutes
learn-intro = Short lessons on the real board, with the real rules. You choose, the teacher explains, and nothing can break: a wrong try is only a question that gets its answer.
learn-none = There are no lessons for this game yet. Its rules are there to be read, and a recruit is a patient opponent.
learn-lesson = Lesson { $number }
learn-steps = { $count ->
        [one] one choice
       *[other] { $count } choices
    }
learn-done = Done
learn-start = Begin
learn-teacher = The teacher
learn-progress = Step { $step } of { $steps }
learn-finished = Lesson finished
learn-happened = What happened
learn-not-that = Not this time
learn-show = Show me
learn-back = Back a step
learn-again = From the beginning
learn-next = Next lesson: { $lesson }
learn-all = All lessons
learn-play = Now play
learn-page-title = { $lesson } · { $game }
