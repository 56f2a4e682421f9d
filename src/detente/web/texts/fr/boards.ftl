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
board-kind-group = Groupe
board-kind-nation = Objectif : un pays
board-kind-event = Objectif : un événement
board-kind-agent = agent
board-kind-card = carte
board-kind-country = pays

## La courbe du score

board-chart-title = L’évolution du score
board-chart-description = En tête à la fin : { $leaders }.
board-chart-target = pour gagner : { $target }

## CIA vs KGB

board-cvk-acts = à jouer
board-cvk-groups = Groupes { FORM($side, "du") } : { $count }, { $most } au plus
board-cvk-free-place = place libre
board-cvk-ready = levé
board-cvk-mobilised = mobilisé
board-cvk-one-of = inconnu, l’un d’eux
board-cvk-not-sent = pas encore envoyé
board-cvk-nobody = personne
board-cvk-hidden-agents = { $count } d’entre eux
board-cvk-usable-event = événement, utilisable en phase : { $phase }
board-cvk-no-objective = Il n’y a pas d’Objectif sur la table.
board-cvk-influence = Influence { $influence }, Stabilité { $stability }
board-cvk-one-pass = Un joueur a passé : si l’autre passe aussi, la lutte est finie.

board-cvk-now = Si la lutte finissait maintenant
board-cvk-level = Influences égales, et le profil ne tranche pas : personne n’aurait la Domination.
board-cvk-dominant = { FORM($side, "Le") } aurait la Domination.
board-cvk-dominant-by-profile = Influences égales. Le profil ({ $faction }) donnerait la Domination { FORM($side, "au") }.
board-cvk-disorder = Désordre Civil ! { FORM($side, "Le") } dépasse la Stabilité : { $objective } irait { FORM($other, "au") }, et l’Agent X { FORM($side, "du") } serait éliminé.
board-cvk-disorder-both = Désordre Civil des deux côtés ! Personne ne récupérerait l’Objectif, et les deux agents seraient éliminés.

board-about-cia_vs_kgb-briefing = L’Objectif suivant est retourné. Le joueur qui a le moins de points prend le pion Balance, et tous les Groupes sont mélangés.
board-about-cia_vs_kgb-planning = Chaque camp envoie en secret un agent sur le terrain : l’Agent X.
board-about-cia_vs_kgb-influence_struggle = À tour de rôle : lever un Groupe, activer un Groupe levé ou passer. Deux passes de suite mettent fin à la lutte.
board-about-cia_vs_kgb-cease_fire = On compare les Influences. La plus haute a la Domination, mais qui dépasse la Stabilité est en Désordre Civil : l’Objectif va à l’adversaire et son propre agent est éliminé.
board-about-cia_vs_kgb-debriefing = Les Agents X sont révélés et leurs plans s’exécutent dans l’ordre d’initiative. Puis le camp qui a la Domination récupère l’Objectif.
board-about-cia_vs_kgb-detente = Les agents partent en repos pour un tour, les Groupes sont défaussés. À 100 points, qui est en tête gagne.
board-about-cia_vs_kgb-vp = Ce que l’Objectif rapporte à qui le récupère.
board-about-cia_vs_kgb-stability = L’Influence que le pays supporte. L’égaler est permis ; au-delà, c’est le Désordre Civil.
board-about-cia_vs_kgb-population = Le nombre de Groupes que chaque camp peut avoir sur la table.
board-about-cia_vs_kgb-profile = Tranche quand les Influences sont égales : dans la première faction de cet ordre où les meilleurs Groupes des deux camps diffèrent, le plus fort donne la Domination à son camp.
board-about-cia_vs_kgb-influence = La somme de tous les Groupes d’un camp, levés comme mobilisés, face à la Stabilité de l’Objectif.
board-about-cia_vs_kgb-score = Les points de tous les Objectifs récupérés. Il en faut 100 pour gagner.
board-about-cia_vs_kgb-balance = Qui l’a dit qui débute la lutte. Il va au camp qui a le moins de points.
board-about-cia_vs_kgb-agent_x = L’agent qui est sur le terrain ce tour-ci ; secret jusqu’à la fin de la lutte.
board-about-cia_vs_kgb-hq = Les agents qu’on peut envoyer sur le terrain. Le petit chiffre est l’initiative : les plus basses exécutent leur plan d’abord.
board-about-cia_vs_kgb-leave = Était sur le terrain au tour précédent ou a été mis en repos ; on ne peut pas l’envoyer maintenant, il rentre quand les deux camps ont choisi.
board-about-cia_vs_kgb-eliminated = Hors du jeu.
board-about-cia_vs_kgb-claimed = Les Objectifs qui comptent pour ce camp. Un événement s’utilise une fois, dans la phase indiquée ; ses points sont alors perdus.
board-about-cia_vs_kgb-pending = Ce que les agents et les événements ont préparé.
board-about-cia_vs_kgb-group_deck = Lever pose le premier Groupe devant vous, en état levé. Les 24 Groupes sont mélangés de nouveau pour chaque lutte.
board-about-cia_vs_kgb-group_discard = On ne peut regarder que la carte du dessus ; tout est mélangé à la pile au prochain Briefing.
board-about-cia_vs_kgb-objective_deck = Les Objectifs des tours à venir.
board-about-cia_vs_kgb-objective_discard = Événements utilisés ; leurs points ne comptent pour personne.
board-about-cia_vs_kgb-recruit = Prendre le premier Groupe de la pile, en état levé. Impossible si vous avez autant de Groupes que la Population en admet.
board-about-cia_vs_kgb-pass = Ne rien faire cette fois ; vous pourrez agir plus tard. Deux passes de suite mettent fin à la lutte.
