## Deep State : New World Order

board-sp-status = Où en est la partie
board-sp-setup = Mise en place
board-sp-round = Manche { $round } sur { $rounds }
board-sp-phase = Phase d’action { $phase }
board-sp-surcharge = Chaque étape de chaque projet coûte { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    } de plus.
board-sp-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

board-sp-glance = { $round ->
        [0] Mise en place
       *[other] M{ $round }·{ $phase }
    }
board-sp-peace = Pas de guerre mondiale
board-sp-points-title = Points
board-sp-decks = Pioches
board-sp-discards = Défausse
board-sp-rivals = Les autres
board-sp-own = Votre division
board-sp-own-all = Tout ce qui est devant vous
board-sp-cards = Vos professionnels et traités
board-sp-more = Encore { $count } ; tout montrer
board-sp-my-reach = votre portée : { $reach }
board-sp-choice = Ce que vous pouvez choisir
board-sp-choice-again = Montrer ce que vous pouvez choisir
board-sp-do-agent = Recruter
board-sp-do-train = Former
board-sp-face-ready = prêt à conclure
board-sp-face-short = il en manque un
board-sp-face-far = il en manque { $count }
board-sp-face-force = conclu
board-sp-ladder-peace = Ce que le Faucon cherche en temps de paix, dans l’ordre
board-sp-ladder-war = Ce que le Faucon cherche en temps de guerre, dans l’ordre
board-sp-stage = Étape { $stage }

board-sp-cost = coût { $cost }
board-sp-free = personne
board-sp-occupied = { $player } : { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }
board-sp-occupied-with-shadows = { $player } : { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $shadows ->
        [one] { $shadows } agent de l’ombre
       *[other] { $shadows } agents de l’ombre
    }
board-sp-in-reach = à portée de : { $players }
board-sp-agents = { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
board-sp-agents-there = { $count ->
        [one] encore { $count } agent sur place
       *[other] encore { $count } agents sur place
    }
board-sp-with-circle = avec un cercle intime

board-sp-at-stage = { $player } : { $stage ->
        [0] n’y est pas
       *[other] étape { $stage }
    }
board-sp-next = Votre prochaine étape, { $stage }, demande :
board-sp-last-stage = Vous êtes à la dernière étape.
board-sp-on-top = sur le dessus
board-sp-below = plus bas

board-sp-in-short = objectifs { $objects } · traités { $treaties } · en main { $hand }
board-sp-kind-instant = immédiat
board-sp-kind-lasting = durable
board-sp-kind-final = à la fin
board-sp-met = Condition remplie
board-sp-unmet = Condition non remplie
board-sp-any = Une de ces conditions suffit :
board-sp-missing = Il manque :
board-sp-need-group = { $group } : { $have } sur { $count }
board-sp-need-sign = { $sign } : { $have } sur { $count }
board-sp-need-stage = étape { $count } d’un projet (maintenant { $have })
board-sp-need-card = { $card }
board-sp-need-no-card = vous ne devez pas avoir : { $card }
board-sp-need-agents_in_pool = agents dans votre zone de recrutement : { $have } (maximum des autres : { $most })
board-sp-need-agents_in_active = vos agents actifs : { $have } (maximum des autres : { $most })
board-sp-need-agents_on_captured_objects = agents sur vos objectifs : { $have } (maximum des autres : { $most })

board-sp-score = Les points de chacun, partie par partie
board-sp-part = Ce qui compte
board-sp-total = Total
board-sp-rank = Si la partie finissait maintenant, le Comité dirait de vous : { $rank }.
board-sp-rank-final = Le verdict du Comité : { $rank }.
board-sp-stock = Pioches, défausses et stock

board-sp-legend = Marques
board-sp-legend-agent = agent
board-sp-legend-shadow = agent de l’ombre
board-sp-legend-points = points
board-sp-legend-stage = agents et signes pour une étape
board-sp-origins = marquer les valeurs qui ne viennent pas du jeu imprimé
board-sp-origin-reconstructed = reconstitué par nous, le jeu imprimé peut différer
board-sp-origin-inferred = déduit de faits publiés

label-reasoning = Comment le Faucon a décidé

board-kind-object = objectif
board-kind-treaty = traité
board-kind-professional = professionnel
board-kind-action = carte d’action du Faucon
board-kind-project = projet
board-kind-operation = opération secrète

board-about-secret_power-zone = On n’envoie des agents que sur les positions à sa portée ; les formes sous une carte montrent à la portée de qui elle est. Il faut au moins autant d’agents que la carte coûte ; les agents de l’ombre aident. Une force supérieure intercepte la carte. Dans la phase de capture, toutes les cartes occupées sont capturées.
board-about-secret_power-stages = Une étape coûte des agents, qui vont à la zone de recrutement, et demande des signes, que l’on ne fait que montrer ; dans État profond, on défausse à la place des objectifs à intérêt particulier. Le nombre cerclé d’une étape est ce qu’elle vaut, et seule compte l’étape atteinte ; dessous, les agents, guerres mondiales comprises, et les signes qu’elle demande. À côté : ce que votre prochaine étape demande et donne.
board-about-secret_power-operations = Seule celle du dessus peut être menée, avec autant d’agents et d’agents de l’ombre qu’elle l’indique. Ses points vont au joueur qui l’a menée.
board-about-secret_power-supervisor = Joue en premier et recrute deux agents, mais ne peut qu’infiltrer ou mener une opération secrète. Passe à gauche à chaque phase d’action.
board-about-secret_power-headhunter = Recrute un agent au début du tour de son détenteur.
board-about-secret_power-wars = Une guerre mondiale dure jusqu’à la fin de la partie et ajoute un agent au coût de chaque étape. En temps de guerre, le Faucon mène aussi des opérations secrètes.
board-about-secret_power-active = Votre réserve active : les agents prêts à servir.
board-about-secret_power-pool = Votre zone de recrutement : les agents à recruter, par la formation ou autrement.
board-about-secret_power-shadows = Une force qui aide, une fois à chacun de vos tours, à infiltrer ou à mener une opération secrète, et ne coûte rien. Au moins un agent doit l’accompagner.
board-about-secret_power-objects = Objectifs capturés, avec les agents qui y sont encore. À chaque phase de capture, un agent revient de chacun.
board-about-secret_power-treaties = Traités conclus : ils donnent ce qu’ils disent et ce que montre leur coin : des points, un signe pour les projets et d’autres traités, ou un objectif secondaire.
board-about-secret_power-hand = L’un d’eux peut être conclu dans la phase des traités, à la fin d’une manche, si sa condition est alors remplie. Il donne ce qu’il dit et ce que montre son coin : des points, un signe pour les projets et d’autres traités, ou un objectif secondaire.
board-about-secret_power-professionals = L’un d’eux peut être joué avant l’action principale de votre tour.
board-about-secret_power-reasoning = Il regarde les cartes à sa portée de gauche à droite, genre par genre : connexions clés, cercle intime, pouvoir suprême, en temps de guerre l’opération secrète du dessus, puis contrôle, finance et science, d’abord des groupes que comptent ses cartes Gouvernements, Bourses ou Universités. Il prend la première qui est à la mesure de sa force, sinon il forme un agent. Il envoie autant d’agents qu’elle coûte, moins ses agents de l’ombre ; avec le Superviseur, ou pour vous intercepter, un de plus qu’elle ne coûte.
board-about-secret_power-level = La force du Faucon.
board-about-secret_power-personality = Les cartes personnelles du Faucon parmi ses cartes d’action.
board-about-secret_power-project_order = Quand le Faucon a le choix entre des projets, il prend le premier, qui passe ensuite à la fin.
board-about-secret_power-action_deck_count = Le Faucon joue celle du dessus quand il ne peut pas recruter.
board-about-secret_power-action_discard = Cartes d’action que le Faucon a jouées.
board-about-secret_power-temporary_shadows = Part au début de la prochaine phase des traités.
board-about-secret_power-deck_count = Les objectifs des manches à venir.
board-about-secret_power-treaty_deck_count = Un joueur dont les agents sont interceptés en pioche un, de même qu’un joueur qui avance dans État profond.
board-about-secret_power-professional_deck_count = On peut en prendre un au lieu d’un agent recruté.
board-about-secret_power-supply = Les objectifs secondaires comptent comme cartes de leur groupe. Les traités en apportent, tant qu’il y en a.
