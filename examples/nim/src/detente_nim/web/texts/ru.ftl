board-nim-heap =
    { $heap }: { $size ->
        [0] пусто
        [one] { $size } фишка
        [few] { $size } фишки
       *[many] { $size } фишек
    }
board-nim-piece = { $heap }, фишка { $number }
