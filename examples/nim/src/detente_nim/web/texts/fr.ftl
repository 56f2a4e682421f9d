board-nim-heap =
    { $heap } : { $size ->
        [0] vide
        [one] 1 pion
       *[other] { $size } pions
    }
board-nim-piece = { $heap }, pion { $number }
