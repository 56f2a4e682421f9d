## Любое поле

board-can = { $label }. Можно выбрать, вариант { $number }: { $does }
board-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
board-on-top = сверху
board-at-bottom = в самом низу
board-place = № { $place }
board-somewhere = где-то наверху
board-nothing = нет
board-also = Кроме того
board-kind-card = карта

## График счёта

board-chart-title = Как менялся счёт
board-chart-description = В конце впереди { $leaders }.
board-chart-target = для победы: { $target }
