## Learning a game: the page

learn-link = Apprendre en dix minutes
learn-title = { $game } : apprendre en dix minutes
learn-intro = De courtes leçons sur le vrai plateau, avec les vraies règles. Vous choisissez, le professeur explique, et rien ne peut casser : un mauvais essai n’est qu’une question, et elle a sa réponse.
learn-none = Il n’y a pas encore de leçons pour ce jeu. Ses règles se lisent, et une recrue est un adversaire patient.
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
learn-again = Depuis le début
learn-next = Leçon suivante : { $lesson }
learn-all = Toutes les leçons
learn-play = À vous de jouer
learn-page-title = { $lesson } · { $game }
