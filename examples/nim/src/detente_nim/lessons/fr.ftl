lesson-nim-pairs = Deux tas égaux
    .about = Laissez deux tas égaux, puis faites comme votre adversaire.
lesson-nim-pairs-1 =
    Qui prend le dernier pion gagne. À votre tour, vous prenez autant de pions que vous voulez, mais dans un seul tas.

    Deux tas égaux sont bons pour celui qui les laisse. Prenez le pion du tas C.
    .wrong = Alors les tas A et B seraient inégaux, ou le tas C serait encore là. Prenez le pion du tas C.
lesson-nim-pairs-2 =
    Votre adversaire a pris un pion du tas A. Rendez les tas égaux.

    Prenez un pion du tas B.
    .wrong = Les tas ne seraient pas égaux. Prenez un pion du tas B.
lesson-nim-pairs-3 =
    Votre adversaire a encore dû rompre l’équilibre.

    Prenez le dernier pion.
lesson-nim-pairs-end =
    Vous avez gagné. Quoi que fasse votre adversaire avec l’un de deux tas égaux, vous le faites avec l’autre : le dernier pion est toujours à vous.
