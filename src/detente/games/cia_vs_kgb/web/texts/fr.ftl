## CIA vs KGB

board-kind-group = Groupe
board-kind-nation = Objectif : un pays
board-kind-event = Objectif : un événement
board-kind-agent = agent
board-cvk-walk = Le plateau ; les flèches mènent d’une chose à l’autre
board-cvk-status = Phase et score
board-cvk-glance = T{ $round } { $phase }
board-cvk-score = { $side } : { $score } points sur { $target }
board-cvk-acts = à jouer
board-cvk-passed = a passé
board-cvk-pending-analyst = Analyste
board-cvk-pending-double-agent = Agent double
board-cvk-pending-look = Agent X
board-cvk-count = { $most ->
        [0] Groupes { $count }
       *[other] Groupes { $count } sur { $most }
    }
board-cvk-groups = Groupes { FORM($side, "du") } : { $count }, { $most } au plus
board-cvk-free-place = place libre
board-cvk-beyond = hors limite
board-cvk-ready = levé
board-cvk-mobilised = mobilisé
board-cvk-claimed = { $events ->
        [0] Récupérés { $count }
       *[other] Récupérés { $count }, dont { $events ->
            [one] { $events } événement
           *[other] { $events } événements
        }
    }
board-cvk-claimed-by = Récupérés par { FORM($side, "le") } : { $count }, { $vp } { $vp ->
        [one] point
       *[other] points
    } en tout
board-cvk-usable-event = événement, utilisable en phase : { $phase }
board-cvk-known = connus { $count }
board-cvk-used = événements utilisés { $count }

board-cvk-not-sent = pas encore envoyé
board-cvk-nobody = personne
board-cvk-sealed = inconnu
board-cvk-place-agent_x = Agent X
board-cvk-place-possible = peut être Agent X
board-cvk-place-hq = au QG
board-cvk-place-leave = en repos
board-cvk-place-eliminated = éliminé
board-cvk-short-agent_x = sur le terrain
board-cvk-short-hq = au QG
board-cvk-short-leave = en repos
board-cvk-short-eliminated = éliminé
board-cvk-files = Agents { FORM($side, "du") }
board-cvk-files-of-both = Agents des deux camps
effect-short-master_spy = L’Objectif revient à qui n’a pas la Domination.
effect-short-deputy_director = Ne peut pas être éliminé ; rentre toujours au QG.
effect-short-double_agent = Met un agent en repos, ou voit le prochain Agent X.
effect-short-analyst = Prochain Briefing : ordonne les trois premiers Groupes.
effect-short-assassin = Avec la Domination : l’Agent X adverse est éliminé.
effect-short-director = Avec la Domination : prend aussi le dernier Objectif.

board-cvk-plan-title = Ce que les résultats signifient pour vous
board-cvk-plan-sent = Votre Agent X : { $agent }
board-cvk-plan-if = Si vous envoyez : { $agent }
board-cvk-plan-without = Sans elle
board-cvk-plan-in-disorder = Votre Désordre
board-cvk-plan-disorder = éliminé, sans effet
board-cvk-plan-none-dominant = vous récupérez l’Objectif
board-cvk-plan-none-other = l’Objectif revient { FORM($other, "au") }
board-cvk-plan-none-disorder = l’Objectif revient { FORM($other, "au") }, votre Agent X est éliminé
board-cvk-plan-master_spy-dominant = l’Objectif revient { FORM($other, "au") }, sauf en cas de son propre Désordre
board-cvk-plan-master_spy-other = vous récupérez l’Objectif
board-cvk-plan-deputy_director-dominant = pas de Plan ; rentre au QG
board-cvk-plan-deputy_director-other = pas de Plan ; rentre au QG
board-cvk-plan-deputy_director-disorder = pas éliminé : rentre au QG
board-cvk-plan-double_agent-dominant = met un agent { FORM($other, "du") } en repos, ou voit le prochain Agent X
board-cvk-plan-double_agent-other = de même, mais pas contre un Agent double
board-cvk-plan-analyst-dominant = comme ci-dessous, mais pas contre un Analyste
board-cvk-plan-analyst-other = au prochain Briefing, ordonne les trois premiers Groupes
board-cvk-plan-assassin-dominant = élimine l’Agent X { FORM($other, "du") }, met l’Objectif non récupéré sous sa pile, sauf Désordre { FORM($other, "du") }
board-cvk-plan-assassin-other = sans effet
board-cvk-plan-director-dominant = vous récupérez aussi le dernier Objectif de la pile
board-cvk-plan-director-other = sans effet

board-cvk-no-objective = Il n’y a pas d’Objectif sur la table.
board-cvk-margin = { $count ->
        [0] sans marge
       *[other] marge { $count }
    }
board-cvk-excess = { $count } de trop

board-cvk-now = Si la lutte finissait maintenant :
board-cvk-level = Influences égales, et le profil ne tranche pas : personne n’aurait la Domination.
board-cvk-dominant = { FORM($side, "Le") } aurait la Domination et, sauf intervention d’un agent, { $objective } : +{ $vp }.
board-cvk-dominant-by-profile = Influences égales. Le profil ({ $faction }) donnerait la Domination { FORM($side, "au") } et, sauf intervention d’un agent, { $objective } : +{ $vp }.
board-cvk-disorder = Désordre Civil ! { FORM($side, "Le") } dépasse la Stabilité : { $objective }, +{ $vp }, irait { FORM($other, "au") }, et l’Agent X { FORM($side, "du") } serait éliminé, sauf si c’est le Directeur Adjoint.
board-cvk-disorder-both = Désordre Civil des deux côtés ! Personne ne récupérerait l’Objectif, et les deux agents seraient éliminés, sauf un Directeur Adjoint.

board-about-cia_vs_kgb-briefing = L’Objectif suivant est retourné. Le joueur qui a le moins de points prend le pion Balance, et tous les Groupes sont mélangés.
board-about-cia_vs_kgb-planning = Chaque camp envoie en secret un agent sur le terrain : l’Agent X.
board-about-cia_vs_kgb-influence_struggle = À tour de rôle : lever un Groupe, activer un Groupe levé ou passer. Deux passes de suite mettent fin à la lutte.
board-about-cia_vs_kgb-cease_fire = On compare les Influences. La plus haute a la Domination, mais le camp qui dépasse la Stabilité est en Désordre Civil : l’Objectif va à l’adversaire et son propre agent est éliminé.
board-about-cia_vs_kgb-debriefing = Les Agents X sont révélés et leurs Plans s’exécutent dans l’ordre d’Initiative. Puis le camp qui a la Domination récupère l’Objectif.
board-about-cia_vs_kgb-detente = Les Agents X partent en repos pour un tour (le Directeur Adjoint rentre au QG), les Groupes sont défaussés. À 100 points ou plus, le camp en tête gagne.
board-about-cia_vs_kgb-vp = Ce que l’Objectif rapporte au camp qui le récupère.
board-about-cia_vs_kgb-stability = L’Influence qu’un camp peut avoir ici. L’égaler est permis ; la dépasser cause le Désordre Civil.
board-about-cia_vs_kgb-population = Le nombre de Groupes que chaque camp peut avoir sur la table.
board-about-cia_vs_kgb-profile = Tranche quand les Influences sont égales : dans la première faction de cet ordre où les meilleurs Groupes des deux camps diffèrent, le plus fort donne la Domination à son camp.
board-about-cia_vs_kgb-influence = La somme de tous les Groupes d’un camp, levés comme mobilisés, face à la Stabilité de l’Objectif.
board-about-cia_vs_kgb-score = Les points de tous les Objectifs récupérés. À 100 points, le camp en tête gagne.
board-about-cia_vs_kgb-balance = Son détenteur choisit qui débute la lutte. Il va au camp qui a le moins de points.
board-about-cia_vs_kgb-agent_x = L’agent qui est sur le terrain ce tour-ci ; secret jusqu’à la fin de la lutte.
board-about-cia_vs_kgb-hq = Les agents qu’on peut envoyer sur le terrain. Le petit chiffre est l’Initiative : les plus basses exécutent leur Plan d’abord.
board-about-cia_vs_kgb-leave = Était sur le terrain au tour précédent ou a été mis en repos ; on ne peut pas l’envoyer maintenant, il rentre quand les deux camps ont choisi.
board-about-cia_vs_kgb-eliminated = Hors du jeu.
board-about-cia_vs_kgb-claimed = Les Objectifs qui comptent pour ce camp. Un événement s’utilise une fois, dans la phase indiquée ; ses points sont alors perdus.
board-about-cia_vs_kgb-pending = Effets en attente d’agents et d’événements.
board-about-cia_vs_kgb-group_deck = Lever pose le premier Groupe devant vous, en état levé. Les 24 Groupes sont mélangés de nouveau pour chaque lutte.
board-about-cia_vs_kgb-group_discard = On ne peut regarder que la carte du dessus ; tout est mélangé à la pile au prochain Briefing.
board-about-cia_vs_kgb-objective_deck = Les Objectifs des tours à venir.
board-about-cia_vs_kgb-objective_discard = Événements utilisés ; leurs points ne comptent pour personne.
board-about-cia_vs_kgb-recruit = Prendre le premier Groupe de la pile, en état levé. Impossible si vous avez autant de Groupes que la Population en admet.
board-about-cia_vs_kgb-pass = Ne rien faire cette fois ; vous pourrez agir plus tard. Deux passes de suite mettent fin à la lutte.
