game-title = Ним
game-summary = Берите фишки из кучек; кто взял последнюю, тот победил.

option-heaps = Кучки в начале игры
value-classic = три кучки: 3, 4 и 5
value-marienbad = четыре кучки: 1, 3, 5 и 7
value-drawn = четыре кучки по жребию, от 1 до 7 в каждой
option-misere = Кто взял последнюю фишку, проигрывает

name-first = Первый
name-second = Второй
name-a = кучка A
name-b = кучка B
name-c = кучка C
name-d = кучка D
name-a_ =
    { $rest ->
        [one] { $rest } фишку
        [few] { $rest } фишки
       *[many] { $rest } фишек
    } из кучки A
name-b_ =
    { $rest ->
        [one] { $rest } фишку
        [few] { $rest } фишки
       *[many] { $rest } фишек
    } из кучки B
name-c_ =
    { $rest ->
        [one] { $rest } фишку
        [few] { $rest } фишки
       *[many] { $rest } фишек
    } из кучки C
name-d_ =
    { $rest ->
        [one] { $rest } фишку
        [few] { $rest } фишки
       *[many] { $rest } фишек
    } из кучки D

label-heaps = Кучки

prompt-take =
    { $pieces ->
        [1] Осталась одна фишка. Возьмите её.
        [one] Осталась { $pieces } фишка. Из какой кучки и сколько вы берёте?
        [few] Осталось { $pieces } фишки. Из какой кучки и сколько вы берёте?
       *[many] Осталось { $pieces } фишек. Из какой кучки и сколько вы берёте?
    }
    .others = { $who } берёт фишки из кучки.
do-take = Взять { $choice }
refused-empty-heap = Нельзя взять { $choice }: эта кучка пуста.
refused-too-many = Нельзя взять { $choice }: столько там нет.

pieces-taken =
    { $side } берёт { $choice }; { $left ->
        [0] больше ничего не осталось
        [one] осталась { $left } фишка
        [few] осталось { $left } фишки
       *[many] осталось { $left } фишек
    }.

story-taken = взято: { $choice }

result-took-last-piece = Последняя фишка взята: взявший её победил.
result-left-last-piece = Последняя фишка взята: взявший её проиграл.
