## Learning a game: the page

learn-link = Learn in ten minutes
learn-title = { $game }: learn in ten minutes
learn-intro = Short lessons on the real board, with the real rules. You choose and the teacher explains. You cannot go wrong: if you choose something else, the lesson tells you why not now.
learn-none = There are no lessons for this game yet. Read the rules, or start with a game against a Recruit.
learn-lesson = Lesson { $number }
learn-steps = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
learn-done = Done
learn-start = Start
learn-teacher = The teacher
learn-progress = Step { $step } of { $steps }
learn-finished = Lesson finished
learn-happened = What happened
learn-not-that = Not this time
learn-show = Show me
learn-back = Back one step
learn-again = Start over
learn-next = Next lesson: { $lesson }
learn-all = All lessons
learn-play = Play a game
learn-page-title = { $lesson } · { $game }
