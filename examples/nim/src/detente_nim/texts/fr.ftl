game-title = Nim
game-summary = Prenez des pions dans les tas ; qui prend le dernier gagne.

option-heaps = Les tas au début
value-classic = trois tas de 3, 4 et 5
value-marienbad = quatre tas de 1, 3, 5 et 7
value-drawn = quatre tas tirés au sort, de 1 à 7 pions chacun
option-misere = Qui prend le dernier pion perd

name-first = Le premier joueur
name-second = Le second joueur
name-a = tas A
name-b = tas B
name-c = tas C
name-d = tas D
name-a_ =
    { $rest ->
        [one] 1 pion
       *[other] { $rest } pions
    } du tas A
name-b_ =
    { $rest ->
        [one] 1 pion
       *[other] { $rest } pions
    } du tas B
name-c_ =
    { $rest ->
        [one] 1 pion
       *[other] { $rest } pions
    } du tas C
name-d_ =
    { $rest ->
        [one] 1 pion
       *[other] { $rest } pions
    } du tas D

label-heaps = Tas

prompt-take =
    { $pieces ->
        [one] Il reste un pion. Prenez-le.
       *[other] Il reste { $pieces } pions. Dans quel tas prenez-vous, et combien ?
    }
    .others = { $who } prend des pions dans un tas.
do-take = Prendre { $choice }
refused-empty-heap = Vous ne pouvez pas prendre { $choice } : ce tas est vide.
refused-too-many = Vous ne pouvez pas prendre { $choice } : il n’y en a pas autant.

pieces-taken =
    { $side } prend { $choice } ; { $left ->
        [0] il ne reste rien
        [one] il reste 1 pion
       *[other] il reste { $left } pions
    }.

story-taken = prise : { $choice }

result-took-last-piece = Le dernier pion est pris : il fait gagner.
result-left-last-piece = Le dernier pion est pris : il fait perdre.
