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

board-agents-drawn-mine = Vous seul le voyez : { FORM($token, "le") }, { $kind }.
board-agents-drawn = Tiré par { FORM($seat, "le") } : { FORM($token, "le") }. Sa face est secrète.

board-agents-unseen = pas vu par vous
board-agents-seen = vu par vous : { $kind }
board-agents-open = connu de tous : { $kind }
board-agents-beside = à côté des villes
board-agents-cities = Villes : { $region }
board-agents-cities-ours = Nous avons choisi les noms des villes ; ils aident seulement la mémoire et n’ont aucun effet sur le jeu.
board-agents-active = active
board-agents-active-region = région active
board-agents-mission-here = votre mission
board-agents-dealt = sur une mission reçue

board-agents-held = influence : { $service }
board-agents-held-nobody = influence : personne
board-agents-guarded = gardé par un opérationnel { FORM($service, "du") }
board-agents-then = si l’on recomptait : { $service }
board-agents-then-nobody = si l’on recomptait : personne

board-agents-turn = à jouer
board-agents-bag = Sac { FORM($service, "du") }, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
board-agents-at-least = opérationnels : au moins { $count }
board-agents-points = Points
board-agents-missions = { $count ->
        [one] Mission
       *[other] Missions
    }
board-agents-fulfilled = accomplie
board-agents-unfulfilled = non accomplie
board-agents-secret = { $count ->
        [one] secrète
       *[other] { $count }, secrètes
    }
board-agents-virtual = Personne ne joue { FORM($service, "le") }. Ses opérationnels gardent des jetons d’influence jusqu’à ce que quelqu’un les prenne.
board-agents-home = Région d’origine : { $region }.

board-kind-region = région
board-kind-service = service

board-agents-legend = Signes
board-agents-legend-seen = vu par vous, et peut-être par d’autres
board-agents-legend-open = connu de tous
board-agents-legend-held = a le jeton d’influence
board-agents-legend-guarded = gardé par le service que personne ne joue
board-agents-legend-then = changerait de mains si l’on recomptait
board-agents-legend-mission = votre mission

board-about-agents-halves = Vous gagnez avec cinq points au début de votre tour : un par région et par secteur tenus, un pour la mission secrète, un demi par liquidation réussie. Hachuré : votre mission, que les autres ne voient pas.
board-about-agents-finance = Les pièces paient les opérationnels du stock, les diplomates et certaines cartes.
board-about-agents-reserve = Jetons face cachée encore à infiltrer, un par tour. La partie s’achève quand un tour commencerait sans aucun.
board-about-agents-operatives = Opérationnels du stock que l’on peut mettre dans des sacs.
board-about-agents-diplomats = Diplomates que l’on peut encore envoyer. Sur le plateau ils sont face visible, et personne ne peut les liquider.
board-about-agents-missions = La région qui vaut un point de plus au joueur qui a la mission et la contrôle.
board-about-agents-deck_count = Après une liquidation on en pioche trois et on en garde une : l’attaquant si elle réussit, sinon le propriétaire du jeton.
board-about-agents-bank = Pièces qui restent à gagner.
