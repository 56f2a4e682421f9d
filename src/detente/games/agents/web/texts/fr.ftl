## Agents : Bouclier et Glaive

board-agents-phases = Le tour
board-agents-phase-infiltration = Infiltration
board-agents-phase-deployment = Déploiement
board-agents-phase-operation = Opération
board-agents-phase-summary = Bilan
board-agents-about-infiltration = Un jeton de la réserve du joueur passe, sans être vu, dans le sac d’un adversaire.
board-agents-about-deployment = Un jeton tiré du sac du joueur va face cachée dans une région, qui devient active.
board-agents-about-operation = Dans la région active : financement, renseignement, transit ou liquidation.
board-agents-about-summary = On peut jouer les cartes à usage unique ; puis l’influence est recomptée.
board-agents-goal = jusqu’à { $points } points

board-agents-drawn-mine = C’est { FORM($token, "un") }.
board-agents-drawn = { FORM($seat, "Le") } a tiré { FORM($token, "un") }.
board-agents-counts-for = Où qu’il aille, il compte pour { FORM($service, "le") }.
board-agents-only-you = Vous seul voyez ce qu’il est : { FORM($kind, "un") }.
board-agents-face-secret = Ce qu’il est reste secret.

board-agents-map = Le monde
board-agents-tab-western = Ouest
board-agents-tab-eastern = Est
board-agents-tab-northern = Nord
board-agents-tab-third_world = Tiers-monde

board-agents-unseen = pas vu par vous
board-agents-sight-seen = vu par vous, et peut-être par d’autres : { $kind }
board-agents-sight-open = connu de tous : { $kind }
board-agents-beside = à côté des villes
board-agents-stack = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } en pile à côté des villes ; étaler
board-agents-cities = Villes : { $region }
board-agents-cities-ours = Nous avons choisi les noms des villes ; ils aident seulement la mémoire et n’ont aucun effet sur le jeu.
board-agents-active-region = région active
board-agents-mission-here = votre mission
board-agents-mission-dealt = sur une mission reçue

board-agents-held = influence : { $service }
board-agents-held-nobody = influence : personne
board-agents-guarded = gardé par un opérationnel { FORM($service, "du") }
board-agents-then = si l’on recomptait : { $service }
board-agents-then-nobody = si l’on recomptait : personne

board-agents-turn = à jouer
board-agents-points = Points : { $points }
board-agents-to-go = encore { $points } pour gagner
board-agents-wins = gagne au début de son tour
board-agents-may-win = peut gagner au début de son tour
board-agents-would-win = gagnerait si l’on recomptait
board-agents-recount = Si l’on recomptait : { $points }.
board-agents-gained = Prend le contrôle : { $places }.
board-agents-lost = Perd le contrôle : { $places }.
board-agents-bag = Sac { FORM($service, "du") }, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
board-agents-my-bag = Mon sac
board-agents-at-least = opérationnels : au moins { $count }
board-agents-missions = { $count ->
        [one] Mission
       *[other] Missions
    }
board-agents-fulfilled = accomplie
board-agents-unfulfilled = non accomplie
board-agents-mission-slips = accomplie, mais perdue si l’on recomptait
board-agents-mission-comes = accomplie si l’on recomptait
board-agents-mission-missing = { $count ->
        [one] il manque { $count } agent
       *[other] il manque { $count } agents
    }
board-agents-secret = { $count ->
        [one] secrète
       *[other] { $count }, secrètes
    }
board-agents-virtual = Personne ne joue { FORM($service, "le") }. Ses opérationnels gardent des jetons d’influence jusqu’à ce que quelqu’un les prenne.
board-agents-home = Région d’origine : { $region }.
board-agents-desk = Devant vous
board-agents-choice = Au choix
board-agents-supply = Stock
board-agents-no-cards = Aucune carte d’agent
board-agents-turns-left = { $count ->
        [one] tour restant
       *[other] tours restants
    }

board-kind-region = région
board-kind-service = service

board-about-agents-halves = Vous gagnez avec cinq points au début de votre tour : un par région et par secteur tenus, un pour la mission secrète, un demi par liquidation réussie. Hachuré : votre mission, que les autres ne voient pas.
board-about-agents-finance = Les pièces paient les opérationnels du stock, les diplomates et certaines cartes.
board-about-agents-reserve = Jetons face cachée encore à infiltrer, un par tour. La partie s’achève quand un tour commencerait sans aucun.
board-about-agents-operatives = Opérationnels du stock que l’on peut mettre dans des sacs.
board-about-agents-diplomats = Diplomates que l’on peut encore envoyer. Sur le plateau ils sont face visible, et personne ne peut les liquider.
board-about-agents-missions = La région qui vaut un point de plus au joueur qui a la mission et la contrôle.
board-about-agents-deck_count = Après une liquidation on en pioche trois et on en garde une : l’attaquant si elle réussit, sinon le propriétaire du jeton.
board-about-agents-bank = Pièces qui restent à gagner.
