## Tout plateau

board-can = { $label }. Peut être choisi, option { $number } : { $does }
board-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-on-top = au sommet
board-at-bottom = tout en bas
board-place = nᵒ { $place }
board-somewhere = quelque part en haut
board-nothing = rien
board-also = En outre
board-kind-card = carte

## La courbe du score

board-chart-title = L’évolution du score
board-chart-description = En tête à la fin : { $leaders }.
board-chart-target = pour gagner : { $target }
