board-nim-heap =
    { $heap }: { $size ->
        [0] empty
        [one] 1 piece
       *[other] { $size } pieces
    }
board-nim-piece = piece { $number } of { $heap }
