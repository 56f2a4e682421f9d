### The board of Twilight Struggle.

board-kind-country = pays

## La carte

board-ts-map-title = Plateau : le monde
board-ts-map-views = Parties du plateau
board-ts-map-world = Monde
board-ts-map-closer = Agrandir
board-ts-map-farther = Réduire
board-ts-map-asked = { $count ->
    [one] { $count } pays peut être choisi ici
   *[other] { $count } pays peuvent être choisis ici
}
board-ts-map-possible = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}
board-ts-map-chip-world = Tout
board-ts-map-chip-europe = Eur
board-ts-map-chip-asia = Asie
board-ts-map-chip-southeast_asia = ASE
board-ts-map-chip-middle_east = MO
board-ts-map-chip-africa = Afr
board-ts-map-chip-central_america = AC
board-ts-map-chip-south_america = AS
board-ts-map-price = −{ $price }
board-ts-map-chance = { $percent } %
board-ts-map-stability = stabilité { $stability }
board-ts-map-battleground = pays clé
board-ts-map-influence = influence { FORM($side, "du") } : { $count }
board-ts-map-no-influence = aucune influence
board-ts-map-control = sous contrôle : { $side }
board-ts-map-no-control = personne ne le contrôle
board-ts-map-standing = { $side } : { $level }, pays clés { $battlegrounds } sur { $all }, pays { $countries }, { $vp } PV
board-ts-map-points = { $side } : { $vp } PV
board-ts-map-net = si l’on décomptait : { $side } +{ $vp }
board-ts-map-net-game = si l’on décomptait : { $side }, victoire immédiate
board-ts-map-wins = victoire
board-ts-map-net-nobody = si l’on décomptait : personne ne gagne de point
board-ts-map-closed = à ce niveau de DEFCON, ni coup d’État ni réalignement ici
board-ts-map-walk = Pays et régions ; les flèches mènent de l’un à l’autre
board-ts-map-needs = { $side } : encore { $missing } pour contrôler
board-ts-map-holds = { $side } : contrôle, { $spare ->
        [0] sans marge
       *[other] marge { $spare }
    }
board-ts-map-neighbours = Voisins : { $countries }
board-ts-map-short-united_kingdom = Royaume-Uni
board-ts-map-short-west_germany = RFA
board-ts-map-short-east_germany = RDA
board-ts-map-short-spain_portugal = Esp./Port.
board-ts-map-short-czechoslovakia = Tchécoslov.
board-ts-map-short-laos_cambodia = Laos/Camb.
board-ts-map-short-north_korea = Corée du N.
board-ts-map-short-south_korea = Corée du S.
board-ts-map-short-gulf_states = Ét. du Golfe
board-ts-map-short-saudi_arabia = Arabie saoud.
board-ts-map-short-west_african_states = Afr. de l’O.
board-ts-map-short-saharan_states = Sahara
board-ts-map-short-ivory_coast = Côte d’Ivoire
board-ts-map-short-south_africa = Afr. du Sud
board-ts-map-short-se_african_states = Afr. du S.-E.
board-ts-map-short-dominican_republic = Rép. dom.

## The cards: hands, what is being played, piles

board-ts-cards-title = Cartes
board-ts-cards-table = Sur la table
board-ts-cards-hand = Votre main
board-ts-cards-other = { $side } : { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-ts-cards-hidden = { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
board-ts-cards-operations = { $count } Op.
board-ts-cards-worth = vaut { $value } en ce moment
board-ts-cards-scoring = carte de décompte
board-ts-cards-era-early = Début
board-ts-cards-era-mid = Milieu
board-ts-cards-era-late = Fin
board-ts-cards-loses = peut faire perdre
board-ts-cards-risks = risqué
board-ts-cards-careful = un usage risqué
board-ts-cards-face-up = face visible
board-ts-cards-face-down = face cachée
board-ts-cards-choose = Au choix
board-ts-cards-show = Les montrer
board-ts-cards-hide = Montrer votre main
board-ts-cards-known = { $count ->
        [one] { $count } connue
       *[other] { $count } connues
    }
board-ts-cards-headline = Gros titre : { $side }
board-ts-cards-laid = choisie, face cachée

board-ts-cards-piles = Pioche et piles
board-ts-cards-pile-unseen = Pioche
board-ts-cards-pile-discard = Défausse
board-ts-cards-pile-removed = Retirées
board-ts-cards-open-unseen = Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Voir les cartes non vues
board-ts-cards-open-discard = Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Voir la liste
board-ts-cards-open-removed = Retirées de la partie : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Voir la liste
board-ts-cards-unseen = Non vues
board-ts-cards-discard = Défausse
board-ts-cards-removed = Retirées
board-ts-cards-about-unseen = Cartes déjà dans la partie que vous n’avez pas vues : chacune est dans la pioche, dans la main adverse ou face cachée sur la table.
board-ts-cards-about-unseen-by-all = Cartes déjà dans la partie que personne n’a montrées : chacune est dans la pioche, dans une main ou face cachée sur la table.
board-ts-cards-about-discard = Elles forment une nouvelle pioche quand celle-ci est épuisée.
board-ts-cards-about-removed = Cartes à astérisque dont l’événement a eu lieu ; elles ne reviennent jamais.
board-ts-cards-every-side = Tous
board-ts-cards-search = Nom ou effet
board-ts-cards-found = { $count ->
        [0] Aucune carte.
        [one] { $count } carte.
       *[other] { $count } cartes.
    }

label-removed-after-event = Retirée après son événement

## Viser

aim-coup-results = Influence que l’adversaire perd ; l’excédent est placé comme la vôtre.
aim-coup-stability = Dé + { $ops } (Opérations) − 2 × { $stability } (stabilité)
aim-coup-modifier = { $modifier ->
        [0] Aucun événement ne modifie le dé.
       *[other] Des événements modifient le dé de { $modifier } ; c’est compté ci-dessus.
    }
aim-coup-defcon = { $lowers ->
        [0] Le DEFCON reste à { $defcon }.
       *[other] Pays clé : le DEFCON descend à { $defcon }.
    }
aim-coup-military = Vos Opérations militaires ensuite : { $military }.
aim-realignment-modifier = Votre modificateur : { $modifier }.
aim-realignment-against = Modificateur de l’adversaire : { $against }.
aim-realignment-removed = En moyenne, l’adversaire perd { $removed } d’influence, et vous { $lost }.
aim-war-results = { $needed } ou plus, modificateur compris : victoire { FORM($side, "du") }.
aim-war-modifier = { $modifier ->
        [0] Pas de modificateur : l’adversaire ne contrôle aucun pays voisin.
       *[other] Les pays que l’adversaire contrôle modifient le dé de { $modifier } ; c’est compté ci-dessus.
    }
aim-space-results = Le dé doit montrer { $needed } ou moins.
aim-space-points = { $points ->
        [0] Case { $box } : aucun point de victoire.
       *[other] Case { $box } : { $points } PV.
    }
aim-trap-results = Libre avec { $needed } ou moins.
aim-summit-modifier = Votre modificateur : { $modifier }.
aim-summit-against = Modificateur de l’adversaire : { $against }.

## Le passé

board-ts-past-title = PV et DEFCON au fil de la partie
board-ts-past-lead = { $side } +{ $vp }
board-ts-past-level = égalité
board-ts-past-defcon = DEFCON { $level }

## La bande d’état

board-ts-glance-turn = T{ $turn }
board-ts-glance-round = T{ $turn }·{ $round }
board-ts-glance-round-words = tour { $turn }, round { $round }
board-ts-glance-defcon = DEF { $defcon }
board-ts-glance-military = MIL
board-ts-glance-space = ESP
board-ts-glance-side = { $side } : opérations militaires { $done } sur { $needed }, course à l’espace { $space }
board-ts-status-title = Où en est la partie
board-ts-status-turn = Tour { $turn }, { $period }
board-ts-status-round = Round { $round } sur { $rounds }
board-ts-status-lead = { $side } : +{ $vp } PV
board-ts-status-level = Égalité à 0 PV
board-ts-status-to-go = à { $missing } de { $vp }

board-ts-status-defcon-now = { $level }, le niveau actuel
board-ts-status-closed = Ni coup d’État ni réalignement : { $regions }
board-ts-status-all-open = Coups d’État et réalignements permis partout
board-ts-status-closed-brief = Sans coup d’État : { $regions }
board-ts-status-all-open-brief = Coups d’État permis partout
board-ts-status-brink = À 1 : guerre nucléaire
board-ts-status-brink-side = À 1 : guerre, défaite { FORM($side, "du") }
board-ts-status-war = Guerre nucléaire

board-ts-status-military-title = Op. militaires
board-ts-status-military = { $side }, Opérations militaires : { $done } sur { $needed } requises à la fin du tour ; { $missing ->
        [0] cela suffit.
       *[other] il en manque { $missing }, ce qui donnerait { $missing } PV { FORM($other, "au") }.
    }
board-ts-status-military-over = { $side }, Opérations militaires : { $done }.
board-ts-status-short = −{ $missing } PV

board-ts-status-space = Course à l’espace
board-ts-status-space-meaning = Une carte peut être dépensée pour la Course à l’espace : elle doit valoir au moins les Opérations de la case suivante, et le dé tomber dans l’intervalle de cette case. Son événement n’a pas lieu.
board-ts-status-next = → { $box } : Op. { $ops }, dé 1–{ $roll }
board-ts-status-tried = → { $box } : plus de tentative
board-ts-status-arrived = à la dernière case
board-ts-status-racer = { $side } : case { $box }, { $place }.
board-ts-status-racer-start = { $side } : au départ.
board-ts-status-ability = Avantage de la case { $box } : { $ability }.
board-ts-status-attempt = Case suivante : une carte de valeur { $ops } ou plus, 1–{ $roll } au dé. Tentatives ce tour : { $used } sur { $allowed }.
board-ts-status-attempt-none = Il n’y a pas d’autre case.
board-ts-status-box = Case
board-ts-status-box-ops = Opérations
board-ts-status-box-roll = Dé
board-ts-status-box-first = PV du premier
board-ts-status-box-second = PV du second
board-ts-status-box-ability = Avantage, tant que l’autre n’y est pas
board-ts-status-box-here = Qui est là

board-ts-status-scoring = Décompte
board-ts-status-card-out = la carte de décompte peut encore venir
board-ts-status-card-mine = la carte de décompte est dans votre main
board-ts-status-card-theirs = la carte de décompte est dans une main connue
board-ts-status-card-away = la carte de décompte ne peut pas venir maintenant

board-ts-status-effects = Événements en vigueur
board-ts-status-good = À l’avantage { FORM($side, "du") } :
board-ts-status-more = { $count } de plus
board-ts-status-fewer = Afficher moins

board-about-twilight_struggle-turn = Dix tours : trois au début de la guerre, quatre au milieu, trois à la fin. À chacun, les deux camps jouent d’abord un gros titre, puis des rounds d’action en alternance, l’URSS la première : six par tour au début de la guerre, sept ensuite. Après le tour 10, toutes les régions sont décomptées.
board-about-twilight_struggle-phasing = Le joueur dont c’est le round d’action ou le gros titre. Si le DEFCON tombe à 1 maintenant, c’est lui qui perd, peu importe qui l’a fait baisser.
board-about-twilight_struggle-vp = Un seul marqueur pour les deux camps. Une avance de 20 PV gagne aussitôt ; après le tour 10 et le décompte final, le camp en tête gagne.
board-about-twilight_struggle-military = À la fin du tour, chaque camp doit avoir autant d’Opérations militaires que le DEFCON en indique ; chacune qui manque donne 1 PV à l’adversaire. Comptent les coups d’État menés avec des Opérations et les événements de guerre, pas les coups d’État gratuits. Puis les deux marqueurs reviennent à 0.
board-about-twilight_struggle-defcon = La proximité de la guerre nucléaire : 5, c’est la paix. À 4, ni coup d’État ni réalignement en Europe ; à 3, en Asie non plus ; à 2, au Moyen-Orient non plus. À 1, le joueur actif a perdu.
board-about-twilight_struggle-defcon_5 = La paix : coups d’État et réalignements sont permis dans toutes les régions. Au début de chaque tour, le DEFCON remonte de 1, au plus jusqu’à ce niveau.
board-about-twilight_struggle-defcon_4 = Ni coup d’État ni réalignement en Europe. Un coup d’État dans un pays clé fait baisser le DEFCON de 1.
board-about-twilight_struggle-defcon_3 = Ni coup d’État ni réalignement en Europe et en Asie. Un coup d’État dans un pays clé fait baisser le DEFCON de 1.
board-about-twilight_struggle-defcon_2 = Ni coup d’État ni réalignement en Europe, en Asie et au Moyen-Orient. Un cran plus bas, c’est la guerre nucléaire : un coup d’État dans un pays clé la déclencherait.
board-about-twilight_struggle-defcon_1 = La guerre nucléaire : la partie s’arrête aussitôt, et le joueur actif a perdu, peu importe qui a fait baisser le DEFCON.
