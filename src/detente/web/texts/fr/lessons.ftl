## Learning a game: the page

learn-link = Apprendre en dix minutes
learn-title = { $game } : apprendre en dix minutes
learn-intro = De courtes leçons sur le vrai plateau, avec les vraies règles. Vous choisissez, le professeur explique. Vous ne risquez rien : si vous choisissez autre chose, la leçon vous dit pourquoi ce n’est pas le moment.
learn-none = Il n’y a pas encore de leçons pour ce jeu. Lisez les règles, ou commencez contre une recrue.
learn-lesson = Leçon { $number }
learn-steps = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
learn-done = Terminée
learn-start = Commencer
learn-teacher = Le professeur
learn-progress = Étape { $step } sur { $steps }
learn-finished = Leçon terminée
learn-happened = Ce qui s’est passé
learn-not-that = Pas cette fois
learn-show = Montrez-moi
learn-back = Une étape en arrière
learn-again = Recommencer
learn-next = Leçon suivante : { $lesson }
learn-all = Toutes les leçons
learn-play = Jouer une partie
learn-page-title = { $lesson } · { $game }
