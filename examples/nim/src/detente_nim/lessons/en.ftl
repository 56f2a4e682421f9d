lesson-nim-pairs = Two equal heaps
    .about = Leave two equal heaps, then do what your opponent does.
lesson-nim-pairs-1 =
    The player who takes the last piece wins. In a turn you take as many pieces as you like, but from one heap only.

    Two equal heaps are good for the player who leaves them. Take the piece of heap C.
    .wrong = Then the heaps A and B would be unequal, or heap C would still be there. Take the piece of heap C.
lesson-nim-pairs-2 =
    Your opponent has taken a piece from heap A. Make the heaps equal again.

    Take one piece from heap B.
    .wrong = That does not make the heaps equal. Take one piece from heap B.
lesson-nim-pairs-3 =
    Again your opponent had to break the balance.

    Take the last piece.
lesson-nim-pairs-end =
    You have won. Whatever your opponent does with one of two equal heaps, you do with the other one, so the last piece is always yours.
