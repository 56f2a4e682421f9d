game-title = Guerre froide : CIA vs KGB
game-summary = Deux services se disputent un pays après l’autre, et personne ne sait quels agents sont vraiment sur le terrain.
game-reconstructed = Reconstitué par nous : les nombres de 14 des 15 nations et les pouvoirs de 4 des 6 événements, dont deux en partie. Si vous avez les cartes imprimées, vous pouvez les corriger dans cia_vs_kgb/data/cards.yaml.

## Camps, phases, factions

name-cia = CIA
    .le = la CIA
    .Le = La CIA
    .du = de la CIA
    .au = à la CIA
name-kgb = KGB
    .le = le KGB
    .Le = Le KGB
    .du = du KGB
    .au = au KGB

name-briefing = Briefing
name-planning = Planification
name-influence_struggle = Lutte d’Influence
name-cease_fire = Résolution du Conflit
name-debriefing = Débriefing
name-detente = Détente

name-military = Armée
name-political = Politique
name-economic = Économie
name-media = Média

## Groupes

name-mil_1 = Milice
name-mil_2 = Guérilla
name-mil_3 = Police
name-mil_4 = Mercenaires
name-mil_5 = Parachutistes
name-mil_6 = État-major
name-pol_1 = Étudiants
name-pol_2 = Intellectuels
name-pol_3 = Syndicats
name-pol_4 = Clergé
name-pol_5 = Opposition
name-pol_6 = Parti au pouvoir
name-eco_1 = Commerçants
name-eco_2 = Mafia
name-eco_3 = Agroalimentaire
name-eco_4 = Industriels
name-eco_5 = Banques
name-eco_6 = Compagnies pétrolières
name-med_1 = Affiches
name-med_2 = Éditeurs
name-med_3 = Cinéma
name-med_4 = Presse
name-med_5 = Radio
name-med_6 = Télévision

## Objectifs

name-cuba = Cuba
name-czechoslovakia = Tchécoslovaquie
name-afghanistan = Afghanistan
name-korea = Corée
name-vietnam = Vietnam
name-congo = Congo
name-honduras = Honduras
name-egypt = Égypte
name-turkey = Turquie
name-chile = Chili
name-angola = Angola
name-nicaragua = Nicaragua
name-hungary = Hongrie
name-iran = Iran
name-indonesia = Indonésie
name-space_race = Conquête spatiale
name-nobel_peace_prize = Prix Nobel de la Paix
name-live_benefit = Concert de soutien
name-nuclear_escalation = Escalade nucléaire
name-olympic_games = Jeux Olympiques
name-summit = Sommet

## Agents

name-master_spy = Maître-Espion
    .le = le Maître-Espion
    .Le = Le Maître-Espion
name-deputy_director = Directeur Adjoint
    .le = le Directeur Adjoint
    .Le = Le Directeur Adjoint
name-double_agent = Agent double
    .le = l’Agent double
    .Le = L’Agent double
name-analyst = Analyste
    .le = l’Analyste
    .Le = L’Analyste
name-assassin = Assassin
    .le = l’Assassin
    .Le = L’Assassin
name-director = Directeur
    .le = le Directeur
    .Le = Le Directeur

## Verbes

name-recruit = Lever
name-pass = Passer
name-back = Remettre
name-discard = Défausser
name-look = Regarder
name-decline = Renoncer

## Ce que font les cartes

effect-military = Défausse n’importe quel autre Groupe, de l’adversaire ou de votre camp.
effect-political = Fait changer de camp n’importe quel autre Groupe, levé ou mobilisé tel qu’il est. Il faut de la place chez celui qui le reçoit, et on ne peut pas pousser l’adversaire au-delà de la Stabilité.
effect-economic = Inverse l’état d’un autre Groupe : levé, il devient mobilisé ; mobilisé, il devient levé.
    .economic_targets-non_economic = Sans effet sur les Groupes Économie.
    .economic_targets-not_own_economic = Sans effet sur vos propres Groupes Économie.
effect-media = Regardez le premier Groupe de la pile, puis remettez-le, défaussez-le ou levez-le.

effect-space_race = Détente : regardez les trois Objectifs suivants et remettez-les dans l’ordre de votre choix.
effect-nobel_peace_prize = Résolution du Conflit, si vous êtes en Désordre Civil : votre Agent X part en repos au lieu d’être éliminé.
effect-live_benefit = Lutte d’Influence, en guise d’action : regardez les trois premiers Groupes de la pile, levez-en un et remettez les autres dans l’ordre de votre choix.
effect-nuclear_escalation = Lutte d’Influence, en guise d’action : défaussez tous les Groupes des deux camps, dans l’ordre de votre choix.
effect-olympic_games = Résolution du Conflit, si les Influences sont égales et que le profil tranche contre vous : c’est vous qui posez votre Marqueur de Domination.
effect-summit = Briefing : mettez l’Objectif du tour au fond de sa pile et retournez le suivant.

effect-master_spy = L’Objectif revient au joueur qui n’a pas posé son Marqueur de Domination, à moins qu’un Désordre Civil ne l’ait déjà attribué.
effect-deputy_director = Pas de Plan, mais il ne peut pas être éliminé et ne part jamais en repos : il rentre chaque fois au QG.
effect-double_agent = Quel que soit le résultat, au choix : un agent du QG adverse part en repos (sauf le Directeur Adjoint), ou vous voyez le prochain Agent X adverse avant de choisir le vôtre. Si deux Agents doubles sont face à face, seul agit celui du camp qui a la Domination.
    .double_agent_timing-debriefing = Il agit aussitôt.
    .double_agent_timing-planning = Il agit au début de la prochaine Planification.
    .double_agent_optional-true = Vous pouvez renoncer.
    .double_agent_optional-false = Vous devez choisir l’un des deux.
effect-analyst = Quel que soit le résultat : au prochain Briefing, regardez les trois premiers Groupes de la pile et remettez-les dans l’ordre de votre choix. Si deux Analystes sont face à face, seul agit celui du camp qui n’a pas la Domination.
effect-assassin = Si vous avez la Domination sans Désordre Civil : l’Agent X adverse est éliminé, et l’Objectif, s’il n’est pas déjà pris, va au fond de sa pile.
effect-director = Si vous avez la Domination : vous récupérez aussi la dernière carte de la pile des Objectifs.

## Ce qu’on demande

prompt-name-first = Vous avez le pion Balance : qui débute ?
    .others = { $who } : choix du camp qui débute.
prompt-choose-agent = Quel agent envoyez-vous en secret sur le terrain comme Agent X ?
    .others = { $who } : choix de l’Agent X.
prompt-take-action = Votre action : Influence { $influence } contre { $enemy }, Stabilité { $stability }, Groupes { $count } sur { $population }.
    .others = { $who } : choix d’une action.
prompt-destroy = Pouvoir du Groupe { $group } : quel Groupe est détruit ?
    .others = { $who } : choix du Groupe à détruire.
prompt-switch = Pouvoir du Groupe { $group } : quel Groupe change de camp ? Pas plus de { $population } { $population ->
        [one] Groupe
       *[other] Groupes
    } par camp, ni d’Influence adverse au-delà de la Stabilité { $stability }.
    .others = { $who } : choix du Groupe qui change de camp.
prompt-flip = Pouvoir du Groupe { $group } : de quel Groupe inversez-vous l’état ?
    .others = { $who } : choix du Groupe dont l’état s’inverse.
prompt-inspect = Premier Groupe de la pile : { $group }. Qu’en faites-vous ?
    .others = { $who } : sort du premier Groupe de la pile.
prompt-place-next = Quelle carte va en position { $place } sur { $count }, en comptant depuis le sommet ?
    .others = { $who } : ordre des cartes regardées.
prompt-double-agent = Votre Agent double passe à l’action : mettre un agent en repos, ou voir le prochain Agent X ?
    .others = { $who } : ordre à donner à l’Agent double.
prompt-use-event = Utilisez-vous un événement ? Ses points seront perdus.
    .others = { $who } : utiliser un événement ou non.
prompt-recruit-seen = Lequel des { $count } Groupes regardés levez-vous ?
    .others = { $who } : choix d’un des Groupes regardés.
prompt-sweep-next = Quel Groupe va ensuite à la défausse ?
    .others = { $who } : ordre des défausses.

## Ce qu’on peut choisir

do-name-first = { FORM($choice, "Le") } débute
do-send-agent = Envoyer { FORM($choice, "le") }
do-recruit = Lever le premier Groupe de la pile
do-pass = Passer
do-activate-military = Activer { $choice } : détruire un autre Groupe
do-activate-political = Activer { $choice } : faire changer de camp un autre Groupe
do-activate-economic = Activer { $choice } : inverser l’état d’un autre Groupe
do-activate-media = Activer { $choice } : regarder le premier Groupe de la pile
do-destroy-own = Détruire votre Groupe { $choice }
do-destroy-enemy = Détruire le Groupe adverse { $choice }
do-give = Donner { $choice } à l’adversaire
do-take = Prendre { $choice } à l’adversaire
do-mobilise = Mobiliser { $choice }
do-ready = Remettre { $choice } en état levé
do-recruit-inspected = Lever { $group }
do-discard-inspected = Défausser { $group }
do-put-back = Remettre { $group } sur la pile
do-place = { $choice }
do-send-on-leave = Mettre en repos { FORM($choice, "le") }
do-look = Voir d’abord le prochain Agent X adverse
do-decline = Ne rien faire
do-use-event = Utiliser « { $choice } »
do-decline-event = Garder l’événement et ses points
do-recruit-seen = Lever { $choice }
do-sweep = Défausser { $choice }

## Pourquoi pas

refused-population = Cet Objectif admet { $population } { $population ->
        [one] Groupe
       *[other] Groupes
    } par camp, et vous y êtes ; vous pourrez en lever un quand l’un des vôtres aura disparu.
refused-group-deck-empty = La pile des Groupes est vide et ne sera mélangée qu’au prochain Briefing ; servez-vous de ce qui est sur la table.
refused-not-your-group = « { $choice } » n’est pas l’un de vos Groupes sur la table ; on n’active que ses propres Groupes levés.
refused-mobilised = Le Groupe { $choice } est déjà mobilisé ; on n’active que des Groupes levés.
refused-no-target = Le Groupe { $choice } n’a pas de cible en ce moment ; choisissez une autre action.
refused-not-in-play = « { $choice } » n’est pas un Groupe sur la table ; choisissez-en un qui s’y trouve.
refused-itself = Le Groupe { $choice } n’agit pas sur lui-même ; choisissez-en un autre.
refused-receiver-full = Le Groupe { $choice } ne peut pas changer de camp : celui qui le recevrait a déjà { $population } { $population ->
        [one] Groupe
       *[other] Groupes
    }, le maximum de la Population.
refused-receiver-over = Le Groupe { $choice } ne peut pas aller à l’adversaire, qui dépasserait la Stabilité { $stability } ; donnez un Groupe qui convient, ou prenez-en un.
refused-political-strict = L’adversaire dépasse déjà la Stabilité : avec les options de cette partie, aucun Groupe ne peut changer de camp.
refused-economic-target = Le Groupe { $choice } est lui aussi de la faction Économie ; { $group } n’agit que sur les Groupes Armée, Politique et Média.
refused-own-economic-target = Le Groupe { $choice } est l’un de vos Groupes Économie ; { $group } agit sur vos autres Groupes et sur tous ceux de l’adversaire.
refused-loop = Cela ramènerait une situation déjà vue dans cette Lutte d’Influence ; choisissez autre chose.
refused-media-choice = Le Groupe regardé ne peut être que levé, défaussé ou remis sur la pile.
refused-not-a-side = Seul un camp peut débuter : la CIA ou le KGB.
refused-not-an-action = « { $choice } » n’est pas une action ; levez un Groupe, activez-en un, utilisez un événement ou passez.
refused-must-recruit = Sans Groupe sur la table, vous devez en lever un.
refused-not-an-agent = « { $choice } » n’est pas un agent ; envoyez l’un de ceux de votre QG.
refused-agent-on-leave = { FORM($choice, "Le") } est en repos et rentrera au QG après ce choix ; envoyez quelqu’un d’autre.
refused-agent-eliminated = { FORM($choice, "Le") } a été éliminé ; envoyez un agent de votre QG.
refused-double-agent-option = « { $choice } » n’est pas du ressort de l’Agent double ; mettez un agent en repos ou demandez à voir le prochain Agent X.
refused-not-in-enemy-hq = { FORM($choice, "Le") } adverse n’est pas au QG ; seul un agent du QG peut être mis en repos.
refused-deputy-leave = Le Directeur Adjoint ne part jamais en repos ; choisissez un autre agent ou demandez à voir le prochain Agent X.
refused-double-agent-must = Dans cette partie, l’Agent double doit agir : mettez un agent en repos ou demandez à voir le prochain Agent X.
refused-no-event = « { $choice } » n’est pas un événement ; utilisez l’un des vôtres ou renoncez.
refused-event-not-owned = « { $choice } » n’est pas parmi les Objectifs que vous avez récupérés ; seul son détenteur peut l’utiliser.
refused-event-phase = « { $choice } » s’utilise dans une autre phase, celle que dit son pouvoir.
refused-event-same-round = Vous avez récupéré « { $choice } » ce tour-ci ; il servira à partir du tour suivant.
refused-event-no-effect = « { $choice } » ne changerait rien en ce moment et ne peut donc pas servir.
refused-no-further-objective = « { $choice } » demande un Objectif de plus, et la pile des Objectifs est vide.
refused-nobel-no-disorder = « { $choice } » sauve un agent du Désordre Civil, et vous n’y êtes pas.
refused-nobel-deputy = Votre Agent X est le Directeur Adjoint, qui rentre au QG sain et sauf ; « { $choice } » ne changerait rien.
refused-olympic-no-lost-tie = « { $choice } » renverse une égalité que le profil tranche contre vous, et il n’y en a pas.
refused-not-among-seen = « { $choice } » n’est pas parmi les cartes qui restent ; choisissez l’une d’elles.

## Ce qui s’est passé

round-started = Tour { $round }. Objectif : { $objective }.
objectives-reshuffled = La pile des Objectifs est vide ; { $count ->
        [one] { $count } événement utilisé forme
       *[other] { $count } événements utilisés forment
    } la nouvelle.
balance-taken = { FORM($side, "Le") } détient le pion Balance.
groups-shuffled = Les Groupes sont mélangés : { $count } { $count ->
        [one] carte
       *[other] cartes
    } dans la pile.
analyst-looked = L’Analyste { FORM($side, "du") } regarde { $count ->
        [one] le premier Groupe
       *[other] les { $count } premiers Groupes
    } de la pile.
cards-seen = Vous voyez, du haut vers le bas : { $cards }.
cards-arranged = { FORM($side, "Le") } remet les cartes dans l’ordre de son choix.
agents-chosen = Les Agents X des deux camps sont sur le terrain.
agent-chosen = L’Agent X { FORM($side, "du") } est sur le terrain.
own-agent = Votre Agent X est { FORM($agent, "le") }.
agent-spied = { FORM($side, "Le") } a vu l’Agent X adverse.
enemy-agent-seen = L’Agent X adverse est { FORM($agent, "le") }.
leave-ended = De retour au QG { FORM($side, "du") } : { $agents }.
first-named = { FORM($side, "Le") } décide : { FORM($first, "le") } débute.
group-recruited = { FORM($side, "Le") } lève le Groupe { $group } ({ $influence }).
group-activated = { FORM($side, "Le") } active le Groupe { $group }.
group-destroyed = { FORM($side, "Le") } perd le Groupe { $target }, détruit par { $group }.
group-switched = { FORM($side, "Le") } gagne le Groupe { $target }, retourné par { $group }.
group-mobilised = Le Groupe { $target } est mobilisé par { $group }.
group-readied = Le Groupe { $target } est de nouveau levé grâce à { $group }.
media-put-back = { FORM($side, "Le") } regarde le premier Groupe de la pile et l’y remet.
media-discarded = { FORM($side, "Le") } défausse le premier Groupe de la pile : { $group } ({ $influence }).
passed = { FORM($side, "Le") } passe.
struggle-cut-off = Après { $actions } { $actions ->
        [one] action
       *[other] actions
    }, la Lutte d’Influence s’arrête comme si les deux camps avaient passé.
influence-compared = Influence : CIA { $cia }, KGB { $kgb } ; Stabilité { $stability }.
dominance-gained = { FORM($side, "Le") } pose son Marqueur de Domination.
dominance-by-profile = Influences égales : le profil donne la Domination { FORM($side, "au") }.
dominance-by-olympics = Influences égales : les { name-olympic_games } donnent la Domination { FORM($side, "au") }.
no-dominance = Influences égales, et le profil ne tranche pas : personne n’a la Domination.
disorder = Désordre Civil ! { FORM($side, "Le") } dépasse la Stabilité et perd l’Objectif.
disorder-both = Désordre Civil des deux côtés ! Personne ne remporte l’Objectif.
agent-revealed = L’Agent X { FORM($side, "du") } est { FORM($agent, "le") }.
agent-eliminated = { FORM($agent, "Le") } { FORM($side, "du") } est éliminé.
agent-home = { FORM($agent, "Le") } { FORM($side, "du") } rentre au QG.
agent-on-leave = { FORM($agent, "Le") } { FORM($side, "du") } part en repos.
plan-without-effect = { FORM($agent, "Le") } { FORM($side, "du") } n’y change rien.
plan-spy = Le Maître-Espion { FORM($side, "du") } renverse la situation : l’Objectif va au camp qui n’a pas la Domination.
plan-analyst = L’Analyste { FORM($side, "du") } regardera les premiers Groupes de la pile au prochain Briefing.
plan-double-agent = L’Agent double { FORM($side, "du") } passe à l’action.
plan-double-agent-later = L’Agent double { FORM($side, "du") } agira à la prochaine Planification.
plan-look = { FORM($side, "Le") } verra le prochain Agent X adverse avant de choisir le sien.
plan-declined = { FORM($side, "Le") } laisse son Agent double inactif.
plan-assassin = L’Assassin { FORM($side, "du") } frappe.
plan-director = Le Directeur { FORM($side, "du") } récupère aussi la dernière carte de la pile des Objectifs.
objective-claimed = { FORM($side, "Le") } remporte l’Objectif { $objective } : { $vp } { $vp ->
        [one] point
       *[other] points
    }.
objective-buried = L’Objectif { $objective } va face cachée au fond de sa pile.
event-used = { FORM($side, "Le") } utilise « { $event } » et perd { $vp } { $vp ->
        [one] point
       *[other] points
    }.
group-swept = { FORM($side, "Le") } défausse le Groupe { $group }.
agent-saved = { name-nobel_peace_prize } : { FORM($agent, "le") } { FORM($side, "du") } est sauvé.
objective-replaced = Le nouvel Objectif est { $objective }.
score-recorded = Score : CIA { $cia }, KGB { $kgb }.
extra-round = Égalité à { $vp } { $vp ->
        [one] point
       *[other] points
    } : on continue jusqu’à ce qu’un camp soit en tête à la fin d’un tour.
game-won = { FORM($side, "Le") } gagne avec { $vp } { $vp ->
        [one] point
       *[other] points
    }.
game-drawn = Partie nulle, { $vp } { $vp ->
        [one] point
       *[other] points
    } partout.

## Récits : les lignes du résumé, après le signe de qui agit

story-round-started = Tour { $round } : { $objective }
story-balance-taken = Pion Balance : { $side }
story-analyst-looked = L’Analyste regarde { $count ->
        [one] le premier Groupe
       *[other] les { $count } premiers Groupes
    }
story-cards-seen = Au sommet : { $cards }
story-own-agent = Votre Agent X : { $agent }
story-agents-chosen = Les deux Agents X sont sur le terrain
story-agent-chosen = Agent X sur le terrain
story-agent-spied = Voit l’Agent X adverse
story-enemy-agent-seen = Agent X adverse : { $agent }
story-first-named = { FORM($first, "Le") } débute
story-group-recruited = Groupe { $group } ({ $influence }) levé
story-group-activated = Groupe { $group } activé
story-group-destroyed = Groupe { $target } détruit
story-group-switched = Groupe { $target } passé { FORM($side, "au") }
story-group-mobilised = Groupe { $target } mobilisé
story-group-readied = Groupe { $target } de nouveau levé
story-media-put-back = Remis sur la pile
story-media-discarded = Groupe { $group } ({ $influence }) défaussé
story-passed = Passe
story-struggle-cut-off = Lutte arrêtée après { $actions } { $actions ->
        [one] action
       *[other] actions
    }
story-influence-compared = CIA { $cia }, KGB { $kgb }, Stabilité { $stability }
story-dominance-gained = Domination : { $side }
story-dominance-by-profile = Domination par le profil : { $side }
story-dominance-by-olympics = Domination par les { name-olympic_games } : { $side }
story-no-dominance = Personne n’a la Domination
story-disorder = Désordre Civil : { $side }
story-disorder-both = Double Désordre Civil
story-agent-revealed = Agent X { FORM($side, "du") } : { $agent }
story-plan-without-effect = { FORM($agent, "Le") } n’y change rien
story-plan-spy = Le Maître-Espion renverse la situation
story-plan-analyst = L’Analyste regardera les premiers Groupes
story-plan-double-agent = L’Agent double passe à l’action
story-plan-double-agent-later = L’Agent double agira à la prochaine Planification
story-plan-look = Verra le prochain Agent X adverse
story-plan-declined = Sans ordre
story-plan-assassin = L’Assassin frappe
story-plan-director = Le Directeur en récupère un autre
story-agent-eliminated = { $agent } { FORM($side, "du") } éliminé
story-agent-home = { $agent } { FORM($side, "du") } rentré au QG
story-agent-on-leave = { $agent } { FORM($side, "du") } en repos
story-objective-claimed = { $objective } pour { FORM($side, "le") }
story-objective-buried = Au fond de la pile : { $objective }
story-objective-replaced = Nouvel Objectif : { $objective }
story-event-used = « { $event } » utilisé
story-group-swept = Groupe { $group } défaussé
story-agent-saved = { FORM($agent, "Le") } est sauvé
story-score-recorded = Score : CIA { $cia }, KGB { $kgb }
story-extra-round = Égalité à { $vp } : on continue jusqu’à ce qu’un camp soit en tête

chip-influence = Influence { FORM($side, "du") } { $value }
chip-points = Points { FORM($side, "du") } { $change }
chip-terminated = { $value } { FORM($side, "du") } perdu

result-target-reached = Un camp a atteint 100 points et mène au score.
result-objectives-exhausted = Il n’y a plus d’Objectifs.

## La table

label-round = Tour
label-phase = Phase
label-objective = Objectif
label-card = Carte
label-stability = Stabilité
label-population = Population
label-vp = Points
label-profile = Profil
label-faction = Faction
label-initiative = Initiative
label-dominance = Domination
label-balance = Pion Balance
label-sides = Camps
label-score = Score
label-influence = Influence
label-ready = Levés
label-mobilised = Mobilisés
label-claimed = Récupérés
label-hq = QG
label-hq-count = Agents au QG
label-agent-x-chosen = Agent X sur le terrain
label-agent-x = Agent X
label-agent-x-possible = Agent X possible
label-leave = En repos
label-eliminated = Éliminés
label-saved = Sauvé du Désordre
label-objective-deck = Pile des Objectifs
label-objective-discard = Événements utilisés
label-group-deck = Pile des Groupes
label-group-discard = Défausse des Groupes
label-count = Cartes
label-known = Cartes connues
label-depth = Cartes au-dessus
label-within = Parmi les premières cartes
label-top = Au sommet
label-pending = Effets en attente
label-analyst = L’Analyste regardera
label-double-agent = Agent double
label-look = Voir le prochain Agent X
label-passes = Tours passés de suite

## Options

option-edition = Édition des règles ; elle fixe les autres options
option-double-agent-timing = Quand l’Agent double agit
option-double-agent-optional = L’Agent double peut ne rien faire
option-economic-targets = Groupes sur lesquels agit un Groupe Économie
option-event-same-round = Un événement peut servir dans le tour où on l’a récupéré
option-loop-guard = Protection contre les luttes sans fin
option-political-strict = Les Groupes Politique n’ont pas de pouvoir quand l’adversaire dépasse la Stabilité

value-ru2014 = édition russe de 2014
value-fr2007 = édition française de 2007
value-debriefing = pendant le Débriefing
value-planning = à la Planification suivante
value-non-economic = tous sauf les Groupes Économie
value-not-own-economic = tous sauf vos Groupes Économie
value-off = aucune
value-superko = aucune situation ne peut revenir
