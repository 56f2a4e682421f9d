game-title = Nim
game-summary = Take pieces from heaps; the player who takes the last one wins.

option-heaps = The heaps at the start
value-classic = three heaps of 3, 4 and 5
value-marienbad = four heaps of 1, 3, 5 and 7
value-drawn = four heaps drawn by lot, of 1 to 7 each
option-misere = The player who takes the last piece loses

name-first = First
name-second = Second
name-a = heap A
name-b = heap B
name-c = heap C
name-d = heap D
name-a_ =
    { $rest ->
        [one] 1 piece
       *[other] { $rest } pieces
    } from heap A
name-b_ =
    { $rest ->
        [one] 1 piece
       *[other] { $rest } pieces
    } from heap B
name-c_ =
    { $rest ->
        [one] 1 piece
       *[other] { $rest } pieces
    } from heap C
name-d_ =
    { $rest ->
        [one] 1 piece
       *[other] { $rest } pieces
    } from heap D

label-heaps = Heaps

prompt-take =
    { $pieces ->
        [one] There is one piece left. Take it.
       *[other] There are { $pieces } pieces. From which heap do you take, and how many?
    }
    .others = { $who } takes pieces from a heap.
do-take = Take { $choice }
refused-empty-heap = You cannot take { $choice }: there is nothing in that heap.
refused-too-many = You cannot take { $choice }: there are not that many.

pieces-taken =
    { $side } takes { $choice }; { $left ->
        [0] nothing is left
        [one] 1 piece is left
       *[other] { $left } pieces are left
    }.

story-taken = { $choice } taken

result-took-last-piece = The last piece has been taken, and it wins.
result-left-last-piece = The last piece has been taken, and it loses.
