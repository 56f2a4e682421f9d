## Words

list = { $most } et { $last }
list-empty = aucun
citing = { $sentence } ({ $rule }).
value-true = oui
value-false = non

## Core

prompt-waiting = En attente : { $who }.
do-choose = { $choice }

refused-no-such-code = « { $choice } » n’existe pas dans ce jeu ; choisissez dans la liste.
refused-not-asked = Ce n’est pas à vous de décider ; attendez votre tour.
refused-not-offered = « { $choice } » n’est pas proposé en ce moment ; choisissez dans la liste.
refused-game-over = La partie est terminée ; il n’y a plus rien à choisir.

unknown-language = Langue inconnue : « { $language } ». Au choix : { $allowed }.
unknown-game = Jeu inconnu : « { $game } ». Au choix : { $allowed }.
package-broken-part =
    { $part ->
        [manifest] Le jeu « { $package } » est ignoré : son manifeste ne peut pas être importé ({ $what }).
        [game] Le jeu « { $package } » est ignoré : ses règles sont inutilisables ({ $what }).
       *[other] La partie « { $part } » du jeu « { $package } » est inutilisable ({ $what }).
    }
package-missing-part = Le manifeste du jeu « { $package } » ne nomme pas de partie « { $part } ».
package-wrong-part = Le jeu « { $package } » donne { $where } comme partie { $part }, mais ce n’est pas { $wanted }.
package-no-manifest = Le jeu « { $package } » est ignoré : { $module } n’est pas un paquet avec un manifeste (PACKAGE = GamePackage(…) dans son __init__.py).
package-other-name = Le jeu « { $package } » est ignoré : lui-même s’appelle « { $name } ».
package-name-taken = Le jeu « { $package } » de { $module } est ignoré : { $kept } porte déjà ce nom.
package-no-texts = Le jeu « { $package } » est ignoré : { $module } n’a pas de texts/en.ftl.
package-no-title = Le jeu « { $package } » est ignoré : son texts/en.ftl ne contient pas « game-title ».
package-bad-manifest = Le jeu « { $package } » est ignoré : son manifeste doit nommer la partie « { $part } » sous la forme "module:attribute".
package-wrong-field = Le jeu « { $package } » est ignoré : « { $field } » de ses règles manque ou n’est pas du bon type.
package-unreadable = Le jeu « { $package } » est ignoré : { $file } est illisible ({ $what }).
package-broken-lessons = Les leçons du jeu « { $package } » sont inutilisables ({ $what }).
unknown-option = { $game } n’a pas d’option « { $option } ». Au choix : { $allowed }.
unknown-lesson = { $game } n’a pas de leçon « { $lesson } ». Au choix : { $allowed }.
lesson-too-long = Cette leçon a { $most } { $most ->
        [one] étape
       *[other] étapes
    } ; on ne peut pas y faire plus de choix.
unknown-code = { $game } n’a pas de code « { $code } ».
unknown-code-nearest = { $game } n’a pas de code « { $code } ». Codes proches : { $nearest }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } » ; valeurs admises : { $allowed }.
bad-seat-count = { $game } ne se joue pas à { $seats } { $seats ->
        [one] place
       *[other] places
    } ; nombres admis : { $allowed }.
bad-option-seats = À { $seats } { $seats ->
        [one] place
       *[other] places
    }, l’option { $option } ne peut pas valoir « { $value } » ; nombres de places qui l’admettent : { $allowed }.
bad-seat = Il n’y a pas de place { $seat } à cette table. Au choix : { $allowed }.
bad-action = Action inconnue : { NUMBER($action, useGrouping: 0) } ; les actions vont de 0 à { $most }.
bad-outcome = { $outcome } n’est pas un résultat que ce jeu demande. Les résultats se nomment ainsi : { $allowed }.
outcome-differs = Le jeu demande ici { $wanted }, mais le résultat imposé est { $given }.
bad-chance-number = Le résultat imposé { $outcome } ne convient pas : le jeu demande { $wanted }. Comme simple nombre, il va de 0 à { $most }.
bad-chance-order = Le résultat imposé { $outcome } ne convient pas : le jeu demande { $wanted }.

not-a-position = Ce n’est pas une position Détente.
newer-position = La position est en version { $version }, mais ce Détente ne lit que jusqu’à la version { $known }. Mettez Détente à jour.
other-revision = Cette partie suit la révision { $found } des règles de { $game }, pas la révision { $revision }.
newer-revision = Il faut la révision { $revision } des règles de { $game }, mais ce Détente ne les connaît que jusqu’à la révision { $latest }. Mettez Détente à jour.
bad-revision = Les règles de { $game } n’ont pas de révision { $revision } ; les révisions vont de 1 à { $latest }.
not-an-integer = { $name } doit être un nombre entier, pas { $value }.
bad-position = Cette position de { $game } est impossible ({ $what }).
other-game = La position est celle du jeu « { $found } », pas de { $game }.
other-options = La position a été jouée avec d’autres options de { $game } : { $found }.

cannot-read = Impossible de lire le fichier { $file } : { $why }.
not-a-record = { $file } n’est pas un enregistrement Détente.
newer-record = L’enregistrement { $file } est en version { $version }, mais ce Détente ne lit que jusqu’à la version { $known }. Mettez Détente à jour.
bad-record-line = La ligne { NUMBER($line, useGrouping: 0) } de { $file } n’est pas valable : « { $text } ».
incomplete-record = L’enregistrement { $file } est incomplet ; il lui faut { $needed }.
bad-record-choice = Le choix { NUMBER($number, useGrouping: 0) } de l’enregistrement, { $choice }, n’est pas permis ({ $rule }).
record-final-differs = Rejouer l’enregistrement mène à une autre position ({ $found }) que celle du fichier ({ $claimed }).
record-result-differs = Rejouer l’enregistrement donne un autre résultat ({ $found }) que celui du fichier ({ $claimed }).
record-commitment-differs = Les dés et les mélanges de cette partie ont une autre empreinte ({ $found }) que celle montrée à son début ({ $claimed }).
record-chance-fixed = Les dés et les mélanges de cet enregistrement ne viennent pas tous de sa graine ; l’empreinte { $claimed } ne prouve donc rien.
record-too-long = L’enregistrement compte trop de choix ; une table en montre au plus { NUMBER($most, useGrouping: 0) }.
bad-commitment = « { $text } » n’est pas une empreinte du hasard ; elle s’écrit « sha256: » suivi de 64 signes de 0 à 9 et de a à f.
no-record = Cette partie n’a pas d’enregistrement : elle a été jouée sans journal.

## Command line

cli-detente = Des jeux de plateau de la guerre froide, fidèles à leurs règles : contre des bots, entre amis ou pour vos programmes.
cli-serve = Lancer le serveur web et ouvrir le salon dans un navigateur.
cli-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines (par défaut : cette machine seulement).
cli-port = Le port d’écoute (par défaut : 8765 ou le prochain port libre).
cli-data = Le dossier des tables et des invités (par défaut : dans votre dossier Détente) ; DATABASE_URL nomme une base PostgreSQL à la place.
cli-no-browser = Ne pas ouvrir le navigateur.
cli-proxy = Croire les en-têtes X-Forwarded-For et X-Forwarded-Proto d’un proxy inverse à ces adresses ou réseaux, séparés par des virgules ; sans valeur, d’un proxy sur cette machine.
cli-serve-bot = Proposer dans le salon un bot à vous sous ce nom, par exemple --bot mine=my_module:MyBot ; option répétable.
cli-play = Jouer dans ce terminal ; sans nom de jeu, un menu demande à quoi jouer.
cli-arena = Faire jouer des bots entre eux et les comparer. Une arène arrêtée reprend quand on la relance.
cli-replay = Revoir une partie enregistrée, pas à pas.
cli-verify = Rejouer des parties enregistrées et vérifier qu’elles finissent comme le disent les fichiers.
cli-import = Faire des enregistrements à partir de journaux de Twilight Struggle écrits par TSEspionage ou ts-replayer, et signaler chaque écart entre journal et règles. Code de sortie : 0 si chaque écart est expliqué, 1 si l’un ne l’est pas, 2 si un fichier est inutilisable.
cli-import-files = Des journaux ; un dossier vaut pour tous ses fichiers *.txt.
cli-import-out = Le dossier des enregistrements (par défaut : le dossier courant) ; il est créé s’il manque.
cli-import-force = Écraser les enregistrements déjà présents qui diffèrent.
cli-games = Lister les jeux et leurs options.
cli-check = Signaler ce qui manque ou ce qui est faux dans le paquet d’un jeu : parties, textes, règles, promesses, leçons, plateau. Code de sortie : 0 rien, 1 quelque chose, 2 jeu inconnu.
cli-usage = Usage :
cli-usage-options = [options]
cli-arguments = Arguments{ "\u00A0" }
cli-options = Options{ "\u00A0" }
cli-commands = Commandes{ "\u00A0" }
cli-help = Afficher cette aide.
cli-version = Afficher la version et dire si elle est compilée.
cli-compiled = compilé
cli-uncompiled = non compilé
cli-runs-uncompiled = Le programme tourne sans être compilé, donc plus lentement : quelque chose a changé depuis la dernière compilation. « make play » le compile, s’il y a un compilateur C.
cli-not-with-resume = { $option } ne peut plus changer dans une partie commencée ; retirez cette option, ou commencez une nouvelle partie sans --resume.
cli-cannot-write = Impossible d’écrire la sortie : { $why }.
cli-interrupted = Arrêté.
cli-game = Un jeu de la liste « detente games ».
cli-edition = L’édition des règles ; équivaut à --option edition=NOM.
cli-option = Une option de règles de la liste « detente games » ; peut se répéter.
cli-seed = La graine du hasard ; la même graine donne les mêmes donnes et les mêmes dés.
cli-lang = La langue des textes, de l’aide et des erreurs.
cli-side = Votre camp, ou random (tiré au sort).
cli-opponent = Un bot ou un niveau (recruit, officer, director), ou human pour jouer à plusieurs au même clavier. Nommez-en un seul pour tous les adversaires, ou un pour chacun, dans le sens horaire, comme human,officer,officer.
cli-resume = Reprendre la dernière partie inachevée, ou celle du fichier nommé à la place du jeu.
cli-arena-bots = Des bots tels que random, greedy, search:50ms. Chacun rencontre tous les autres, un bot seul se rencontre lui-même ; à une seule place, tous jouent les mêmes donnes. S’ils sont trop peu pour la table, chacun joue seul parmi plusieurs copies d’un autre ; pour la remplir vous-même, nommez un bot plusieurs fois.
cli-arena-games = Parties par rencontre (par défaut : 400) ; chaque donne est jouée de toutes les places.
cli-seats = Nombre de places, si le jeu en laisse le choix.
cli-arena-jobs = Parties simultanées (par défaut : une par cœur).
cli-arena-move-time = Temps processeur maximal d’un bot pour un coup, comme 250ms ou 2s ; au-delà, il perd la partie. Sans cette option, vos propres bots ont 60s.
cli-arena-stats = Montrer aussi ce qui s’est passé dans les parties.
cli-arena-json = Écrire tous les résultats en JSON.
cli-arena-plot = Tracer les résultats ; le nom du fichier finit par .svg ou .png.
cli-arena-records = Un dossier où les parties sont toutes gardées.
cli-arena-out = Le dossier du journal et des enregistrements de bots en panne (par défaut : le dossier courant).
cli-arena-resume = Reprendre l’arène de ce journal ; inutile de nommer le jeu et les bots.
cli-arena-fresh = Oublier l’ancien journal et recommencer.
cli-record = Une partie enregistrée.
cli-records = Des parties enregistrées.
cli-commitment = L’empreinte du hasard que la table a montrée au début ; chaque fichier lui est aussi comparé.
cli-replay-side = Montrer la partie du point de vue de ce camp, au lieu de celui d’un spectateur.
cli-replay-all = Afficher toute la partie d’un coup.
cli-revision = Révision des règles : { $revision }.
cli-table = Places (--seats) : { $seats }. Camps (--side) : { $sides }.
cli-only-with = (seulement avec --seats { $seats })
cli-defaults = * marque la valeur par défaut. Une édition change les autres options.
cli-no-such-command = Commande inconnue : « { $command } ». Au choix : { $allowed }.
cli-no-such-option = « { $command } » n’a pas d’option { $option } ; voir « { $command } --help ».
cli-bad-option-use = L’option { $option } ne s’emploie pas ainsi ; voir « { $command } --help ».
cli-missing = Il manque { $parameter } à « { $command } » ; voir « { $command } --help ».
cli-bad-usage = « { $command } » ne s’emploie pas ainsi ; voir « { $command } --help ».
cli-bad-number = { $option } doit être un nombre entier, au moins { $least }, et non « { $value } ».
cli-bad-time = { $option } attend un temps comme 250ms ou 2s, pas « { $value } ».
cli-bad-bot = --bot attend un nom et un bot, comme mine=my_module:MyBot, pas « { $text } ».
cli-bad-option = Une option du jeu s’écrit NOM=VALEUR, et non « { $text } » ; « detente games » en donne la liste.

replay-start = Début de la partie, { $last } choix à venir
replay-choice = Choix { NUMBER($number, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }, { $side } : { $choice }
replay-hidden-choice = Choix { NUMBER($number, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }, { $side }
replay-prompt = s suivant, p précédent, un numéro, { $sides }, ? aide, q quitter >
replay-help = s ou Entrée montre le choix suivant, p le précédent, un numéro ce choix ; { $sides } : la partie vue par ce camp, encore une fois : vue par un spectateur ; ? avec un nom explique une carte, une pile ou une règle : ? discard ; q quitte.
replay-next = s
replay-previous = p
replay-quit = q
replay-no-such-choice = Il n’y a pas de choix { NUMBER($number, useGrouping: 0) } ; ils vont de 0 (le début) à { NUMBER($last, useGrouping: 0) }.
replay-not-understood = « { $word } » n’est pas une commande ici ; tapez s, p, q, un numéro jusqu’à { NUMBER($last, useGrouping: 0) }, ou { $sides }.

verify-finished = { $file } : OK, partie terminée, { $choices } choix.
verify-unfinished = { $file } : OK, partie inachevée, { $choices } choix.
verify-unproved = { $file } : se rejoue, { $choices } choix, mais ne dit rien de sa fin (ni résultat ni empreinte) : il n’y avait rien à comparer.
verify-fair = Les dés et les mélanges correspondent à l’empreinte que vous avez notée.
verify-committed = Les dés et les mélanges correspondent à l’empreinte { $commitment } ; comparez-la à celle que la table a montrée au début.
verify-bad = { $file } : { $what }

## Terminal

terminal-welcome = Détente : jeux de plateau de la guerre froide
terminal-menu-game = Jeu
terminal-menu-edition = Édition
terminal-menu-abilities = Capacités
terminal-menu-services = Services
terminal-menu-professionals = Men of Action
terminal-menu-treaties = Traités
terminal-menu-wars = Guerres mondiales
terminal-menu-falcon = Le Faucon
terminal-menu-personality = Personnalité
terminal-menu-seats = Joueurs
terminal-menu-side = Votre camp
terminal-menu-opponent = Adversaire
terminal-menu-opponent-number = Adversaire { $number }
terminal-menu-language = Langue
terminal-menu-start = Entrée lance la partie ; un numéro change sa ligne ; q quitte.
terminal-menu-saved = r reprend votre dernière partie inachevée.
terminal-menu-input = Entrée ou 1–{ $most } >
terminal-menu-quit = quitter
terminal-menu-resume = reprendre
terminal-menu-proposed = { $value } (suggéré)
terminal-proposed = Suggéré pour une telle partie : { $setting }. Pour choisir autrement : --option { $option }=…
terminal-menu-not-understood = « { $word } » n’est pas au menu ; tapez Entrée pour commencer, ou un nombre de 1 à { $most }.
terminal-side-random = tiré au sort
terminal-opponent-recruit = recrue, pour une première partie
terminal-opponent-officer = officier, joue solidement
terminal-opponent-director = directeur, le plus fort
terminal-opponent-human = À tour de rôle, à ce clavier
terminal-language-en = English
terminal-language-ru = Русский
terminal-language-fr = Français
terminal-no-letters = Ce terminal ne peut pas afficher cette langue ; l’anglais s’affiche toujours.

terminal-you-are = Vous êtes { FORM($side, "le") }.
terminal-at-the-table = À la table, dans le sens horaire : { $seats }.
terminal-intro-agents = À chaque tour, vous glissez un de vos agents, sans savoir lequel, dans le sac d’un adversaire. Puis vous tirez un jeton de votre propre sac, quel qu’en soit le service, vous le posez face cachée dans une région et pouvez y mener une opération. Le service qui a le plus d’agents dans une région ou un secteur en détient le jeton d’influence. Chacun vaut un point, votre mission secrète aussi tant qu’elle est accomplie ; une liquidation réussie, un demi-point. Cinq points au début de votre tour font gagner.
terminal-intro-cia_vs_kgb = À chaque tour, les deux camps se disputent un Objectif. Levez des Groupes et servez-vous de leurs pouvoirs : la plus forte Influence emporte l’Objectif, mais le camp qui dépasse sa Stabilité le perd, et son agent avec. Un Agent X secret peut tout retourner. À 100 points, le camp en tête gagne.
terminal-intro-secret_power = Votre division d’un Comité secret envoie des agents dans les institutions du monde. À chaque tour, vous infiltrez un objectif de la zone, menez une opération secrète, avancez dans l’un des quatre projets ou formez un agent ; quand chacun a joué, les objectifs occupés sont capturés. Les traités exigent ce que vous avez capturé, vous aident et comptent à la fin. Après cinq manches, le plus de points l’emporte ; seul, vous jouez contre le Faucon.
terminal-intro-twilight_struggle = Dix tours de guerre froide, joués avec des cartes : chacune sert pour son événement ou pour des Opérations, à placer de l’influence, à réaligner ou à tenter un coup d’État. Une carte qui porte un événement de l’adversaire l’aide aussi. Les cartes de décompte récompensent le camp en tête dans une région. 20 points de victoire d’avance font gagner, de même que le contrôle de l’Europe au moment de son décompte. Si le DEFCON tombe à 1 dans votre round, vous avez perdu.
terminal-brief-master_spy = le camp sans Domination prend l’Objectif
terminal-brief-deputy_director = pas de Plan, mais ne peut être éliminé
terminal-brief-double_agent = un adverse au repos, ou voir le prochain
terminal-brief-analyst = voir et ranger les 3 prochains Groupes
terminal-brief-assassin = si Domination : éliminer l’adverse, sans Objectif
terminal-brief-director = si Domination : prendre un 2e Objectif

terminal-labelled = { $label } : { $value }
terminal-you = vous
terminal-person = une personne
terminal-seat = { $side } ({ $who })
terminal-groups = Groupes { $count }/{ $most }
terminal-discard = Défausse { $count } : { $top }
terminal-balance = Balance : { $side }
terminal-dominance = Domination : { $side }
terminal-above-stability = Au-delà de la Stabilité : sans changement, Désordre Civil.
terminal-one-of = parmi : { $agents }
terminal-objective = { $vp } points · Stabilité { $stability } · { $population ->
        [one] { $population } Groupe
       *[other] { $population } Groupes
    } · égalité { $profile }
terminal-short-master_spy = Espion
terminal-short-deputy_director = Adjoint
terminal-short-double_agent = Double
terminal-short-analyst = Analyste
terminal-short-assassin = Assassin
terminal-short-director = Directeur
terminal-one-pass = une passe, une seconde y met fin

terminal-loses = peut faire perdre la partie sur-le-champ
terminal-wins = gagne la partie sur-le-champ
terminal-risks = peut faire perdre la partie si l’autre gros titre abaisse le DEFCON avant
terminal-careful = l’un de ses usages peut faire perdre la partie sur-le-champ
terminal-confirm = Ce choix peut vous faire perdre la partie sur-le-champ.
terminal-confirm-input = Tapez oui pour le choisir quand même >
terminal-not-confirmed = Non choisi ; choisissez autre chose.
terminal-defcon-open = Aucune région n’est fermée aux coups d’État et aux réalignements.
terminal-defcon-closed = Fermées par le DEFCON aux coups d’État et aux réalignements : { $regions }.
terminal-china-up = La carte Chine (face visible)
terminal-china-down = La carte Chine (face cachée)
terminal-ability-2 = deux tentatives spatiales par tour
terminal-ability-4 = voit le gros titre adverse avant de choisir
terminal-ability-6 = peut défausser une carte conservée
terminal-ability-8 = peut jouer 8 rounds d’action
terminal-map-legend = { $us_sign } contrôle des États-Unis, { $ussr_sign } contrôle de l’URSS ; MAJUSCULES ou ! : pays clé ; chiffres : stabilité, puis influence États-Unis:URSS ; dernières lignes d’une partie : pays vides.
terminal-country = Influence : États-Unis { $us }, URSS { $ussr }. { $controlled ->
        [0] Personne ne contrôle ce pays.
       *[other] Pays contrôlé par { FORM($side, "le") }.
    }
terminal-adjacent = Pays adjacents : { $countries }.
terminal-region-countries = { $controlled ->
        [0] Pays que personne ne contrôle : { $countries }.
       *[other] Pays contrôlés par { FORM($side, "le") } : { $countries }.
    }
terminal-region-legend = Entre parenthèses : stabilité, ! pour un pays clé, puis l’influence États-Unis:URSS.
terminal-starred = * : retirée de la partie après son événement.

terminal-to-move = à jouer : { $seat }
terminal-points = Points
terminal-operatives = Opér.
terminal-diplomats = Dipl.
terminal-face-informant = i
terminal-face-light_operative = o
terminal-face-dark_operative = O
terminal-face-diplomat = d
terminal-missions = { $count ->
        [one] Mission
       *[other] Missions
    } : { $missions } – { $fulfilled ->
        [0] non accomplie
       *[other] accomplie
    }
terminal-abilities = avec les capacités spéciales
terminal-no-abilities = Cette partie se joue sans capacités spéciales ; c’est une option.
terminal-held = Chez { FORM($service, "le") }.
terminal-beside = à côté des villes
terminal-free-cities = Villes libres : { $cities }.
terminal-region = { $agents } ; influence : { $influence }
terminal-agents-legend = ? pas vu, i informateur, o/O opérationnel clair/foncé, ! connu de tous, d diplomate ; (1o) au moins un ; # gardé ; { $change } va changer ; { $pointer } active ; * mission.

terminal-group-control = Contrôle
terminal-group-finance = Finance
terminal-group-science = Science
terminal-group-support = Connexions
terminal-group-power = Pouvoir
terminal-group-inner_circle = Cercle
terminal-interest = IP
terminal-sign = Signe
terminal-there = Dessus
terminal-next-stage = Votre prochaine étape
terminal-price = { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    }, { $sign } { $has }/{ $signs }
terminal-active = Act.
terminal-pool = Rec.
terminal-shadows = Omb.
terminal-recalls = Rap.
terminal-professionals = Prof.
terminal-minors = { $count ->
        [one] { $count } secondaire
       *[other] { $count } secondaires
    }
terminal-counted-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-stay-active = { $count ->
        [one] { $count } reste actif
       *[other] { $count } restent actifs
    }
terminal-counted-interest = intérêt particulier { $count }
terminal-in-zone = { $card } : dans la zone, position { $position } ; { $agents ->
        [0] personne dessus
       *[other] { $owner } y est, avec { $agents }
    }.
terminal-captured = { $card } : { $owner } ; { $agents ->
        [0] aucun agent
        [one] { $agents } agent
       *[other] { $agents } agents
    } dessus.
terminal-on-top = { $card } est en haut de la pile.
terminal-met = Sa condition est remplie.
terminal-unmet = Sa condition n’est pas remplie.
terminal-stage = { $stage } : agents { $agents }, { $sign } { $signs }, points { $points } ; { $benefit }
terminal-surcharge = Guerres mondiales : { $agents ->
        [one] { $agents } agent
       *[other] { $agents } agents
    } de plus par étape.
terminal-marks = * reconstitué par nous, pas d’après le jeu imprimé ; ~ déduit de faits publiés.
terminal-secret-power-legend = (4) hors de votre portée ; IP intérêt particulier ; 3+1 : agents+ombres ; 5/6 : agents/points ; Rap. rappels en plus ; { $met } condition remplie ; Banques{ $circle } (2) : avec un cercle intime et 2 agents ; { $pointer } à jouer, en haut. ? score : d’où viennent les points ; ? { $other } : ce qu’a ce joueur.

terminal-thinking = En réflexion : { $side }…
terminal-input = { $side } : { $most ->
        [1] 1
       *[other] 1–{ $most }
    }, ? pour l’aide >
terminal-press-enter = Tapez Entrée.
terminal-since-your-move = Depuis votre dernier coup :
terminal-more-stories =
    { $count ->
        [one] et 1 autre ; le journal montre tout
       *[other] et { $count } autres ; le journal montre tout
    }
terminal-hand-over = Passez le clavier { FORM($side, "au") }. Que personne d’autre ne regarde.

terminal-command-choose = choix
    .usage = 2, code ou nom
    .meaning = choisit cette option ; le début suffit s’il n’en désigne qu’une ; plusieurs entre virgules, un nombre après un nom dit combien de fois
terminal-command-help = aide
    .usage = ? 2, ? cuba, ? CVK-4
    .meaning = explique une option, une carte ou une règle
terminal-command-why = pourquoi
    .usage = pourquoi pass
    .meaning = explique pourquoi un choix est impossible maintenant
terminal-command-undo = annuler
    .usage = annuler
    .meaning = annule votre dernier choix, si rien n’a été révélé et si personne n’a choisi depuis
terminal-command-hint = conseil
    .usage = conseil
    .meaning = montre ce que choisirait le niveau directeur
terminal-command-log = journal
    .usage = journal, journal 50
    .meaning = ce qui vient d’arriver, tel que vous l’avez vu
terminal-command-board = table
    .usage = table
    .meaning = montre encore la table et la question
terminal-command-lang = langue
    .usage = langue ru
    .meaning = passe à une autre langue : en, ru ou fr
terminal-command-save = sauvegarde
    .usage = sauvegarde
    .meaning = dit où la partie est sauvegardée ; elle l’est après chaque choix
terminal-command-quit = quitter
    .usage = quitter
    .meaning = quitte ; la partie est sauvegardée

terminal-not-understood = « { $word } » n’est ni une option ni une commande ; tapez un nombre de 1 à { $most }, ou ? pour l’aide.
terminal-no-such-number = Il n’y a pas d’option { $number } ; les options vont de 1 à { $most }.
terminal-ambiguous = « { $word } » peut désigner { $meant } ; tapez-en plus, ou un nombre.
terminal-nearest = Il n’y a pas de « { $word } » ici ; les plus proches : { $nearest }.
terminal-turn-passed = « { $word } » n’a pas été fait : ce n’est plus à vous de jouer.
terminal-left-out = À partir d’ici rien n’a été fait : { $parts }. Ce qui précède reste.
# Words that may be left out of a name, or typed before it.
terminal-articles = le la les l
terminal-nothing-known = Il n’y a ni carte ni règle « { $word } » ; nommez une carte par son nom ou son code, une règle par son numéro.
terminal-see-rule = Voir la règle { $rule }.
terminal-allowed = « { $choice } » est permis maintenant : option { $number }.
terminal-hinted = Le niveau directeur choisirait { $number } : { $choice }.
terminal-hint-equal = À peu près équivalent : { $choices }.
terminal-hint-lower = Jugé moins bon : { $choices }.
terminal-undone = Choix annulé.
terminal-undo-nothing = Rien n’a encore été choisi : il n’y a rien à annuler.
terminal-undo-other = Quelqu’un d’autre a choisi depuis : votre dernier choix ne peut plus être annulé.
terminal-undo-revealed = Votre dernier choix a révélé quelque chose : il ne peut plus être annulé.

terminal-source-found = D’après des sources publiées : { $fields }.
terminal-source-inferred = Déduit de faits publiés : { $fields }.
terminal-source-translated = Traduit par nous : { $fields }.
terminal-source-reconstructed = Reconstitué par nous, ne vient pas du jeu imprimé : { $fields }.
terminal-value-all = toutes les valeurs
terminal-value-values = les nombres et le profil
terminal-value-name = le nom
terminal-value-effect = l’effet
terminal-value-agents = les agents
terminal-value-copies = le nombre d’exemplaires
terminal-value-cost = le coût
terminal-value-points = les points
terminal-value-requirement = la condition
terminal-value-scoring = le décompte
terminal-value-special_interest = l’intérêt particulier
terminal-value-symbol = le symbole

terminal-saved = La partie est sauvegardée dans ce fichier :
terminal-how-to-resume = Pour la reprendre : detente play --resume
terminal-no-saves = Aucune partie sauvegardée dans { $folder } ; commencez-en une avec detente play.
terminal-no-saves-of-game = Il n’y a pas de partie de { $game } enregistrée dans { $folder } ; commencez-en une avec detente play { $game }.
terminal-cannot-save = La partie ne peut pas être sauvegardée dans { $file } : { $why }.
terminal-keep-record = La partie n’est pas enregistrée. Pour la garder, copiez les lignes suivantes dans un fichier ; detente play FICHIER --resume la reprend.
terminal-unknown-side = Camp inconnu : « { $side } ». Au choix : { $allowed }.
terminal-unknown-opponent = Adversaire inconnu : « { $opponent } ». Au choix : { $allowed }.
terminal-bot-failed = Le bot { $bot } a échoué, la partie ne peut pas continuer : { $what }
terminal-opponent-count = « { $opponent } » ne correspond pas au nombre d’adversaires ({ $others }) ; nommez-en un pour tous, ou un pour chacun.
terminal-no-opponent-solo = Ce jeu se joue seul : il n’y a pas d’adversaire à nommer avec --opponent { $opponent }. Retirez cette option.
terminal-record = L’enregistrement de la partie, pour detente replay :
terminal-won = Vous avez gagné.
terminal-lost = Vous avez perdu.
terminal-drawn = Partie nulle.
terminal-shared = Victoire partagée.
terminal-winners = { $count ->
        [0] Pas de vainqueur.
        [1] Vainqueur : { $sides }.
       *[other] Vainqueurs : { $sides }.
    }
terminal-final-scores = Scores finaux :
terminal-course = Le score au fil de la partie :

## Arena

arena-games = Parties
arena-standings = Bots
arena-meetings = Rencontres
arena-scores = Scores
arena-comparisons = Donne par donne
arena-sides = Points par camp
arena-all-bots = tous les bots
arena-statistics = Ce qui s’est passé
arena-bot = bot
arena-against = contre
arena-beside = à côté de
arena-rating = cote ± σ
arena-result = G–N–P
arena-result-alone = G–P
arena-won = gagnées
arena-compared = mieux–égal–moins bien
arena-points = points
arena-interval = 95 %
arena-mean = moyenne ± 95 %
arena-lowest = min.
arena-quarter = 25 %
arena-half = médiane
arena-most = 75 %
arena-highest = max.
arena-choices =
    choix par
    partie
arena-milliseconds =
    ms par
    choix
arena-event = événement
arena-per-game =
    par
    partie
arena-share =
    des
    parties
arena-its-side =
    points de
    ce camp
arena-first-side =
    points du
    premier
arena-place =
    points
    nᵒ { $place }
arena-decimal = { NUMBER($value, maximumSignificantDigits: 3) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plus-minus = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-forfeited = forfaits
arena-note = G–N–P : gagnées, nulles, perdues. Une victoire vaut un point, une victoire partagée sa part. Pour les intervalles à 95 %, { $deals ->
        [one] la seule donne, jouée de toutes les places, compte
       *[other] chacune des { $deals } donnes, jouée de toutes les places, compte
    } comme une observation. Cotes : openskill, Plackett-Luce.
arena-note-alone = G–P : gagnées, perdues. { $deals ->
        [one] Une donne jouée
       *[other] { $deals } donnes jouées
    } en solitaire ; pour les intervalles à 95 %, chaque donne compte comme une observation.
arena-note-compared = Tous les bots ont joué les mêmes donnes : gagner vaut mieux que perdre, puis le score décide ; une donne égale vaut un demi-point. Les cotes suivent la même comparaison (openskill, Plackett-Luce).
arena-even =
    part égale
    { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-even-above = au-dessus
arena-even-below = au-dessous
arena-even-unclear = incertain
arena-even-note = Avec { $seats } places, une part égale est de { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } des points ; au-dessus et au-dessous valent pour tout l’intervalle à 95 %.
arena-failure = { $bot } est tombé en panne et perd une partie ({ $what }) ; son enregistrement : { $file }
arena-more-failures = … et { $count } autres, tous dans le JSON.
arena-stopped = Arrêté ; { $games ->
        [one] { $games } partie finie est conservée
       *[other] { $games } parties finies sont conservées
    }. Pour reprendre : detente arena --resume { $file }
arena-other-journal = { $file } est le journal d’une autre arène ou d’une autre version de Détente ; prenez un autre dossier (--out), ou recommencez avec --fresh.
arena-taken = { $games } parties sur { $total } viennent de { $file } : mêmes bots, mêmes règles, mêmes réglages. --fresh les rejoue toutes.
arena-other-bot = Le bot { $bot } a changé depuis les parties de { $file }, et un même journal ne peut contenir les deux ; prenez un autre dossier (--out) ou recommencez avec --fresh.
arena-unknown-bots = { $file } vient d’un Détente plus ancien et ne dit pas quels étaient les bots ; ses parties peuvent être montrées, mais on ne peut pas en ajouter. Recommencez avec --fresh.
arena-other-revision = Les parties de { $file } suivent la révision { $revision } des règles de { $game }, mais ce Détente joue selon la révision { $played }, et un journal ne peut contenir les deux ; continuez-les avec --resume, prenez un autre dossier (--out), ou recommencez avec --fresh.
arena-bad-journal = La ligne { NUMBER($line, useGrouping: 0) } du journal { $file } est abîmée ; supprimez-la, ou recommencez avec --fresh.
arena-newer-journal = Le journal { $file } est en version { $version }, mais ce Détente ne lit que les versions { $oldest } à { $newest }.
arena-not-a-journal = { $file } n’est pas le journal d’une arène.
arena-cannot-write = Impossible d’écrire le fichier { $file } : { $why }.
arena-process-died = Un processus de jeu est mort (un bot est tombé en panne, ou la mémoire a manqué). Les parties finies sont conservées ; relancez la même commande pour continuer, ou avec --jobs 1 pour voir quelle partie échoue.
arena-fresh-or-resume = --fresh recommence et --resume reprend : n’en donnez qu’un.
arena-no-game = À quel jeu jouer ? Au choix : { $allowed }.
arena-no-bots = Quels bots doivent jouer ? Au choix : { $allowed }.
arena-plot-ending = Les images s’écrivent dans des fichiers finissant par { $allowed }, au choix ; « { $file } » n’en est pas un.
arena-no-matplotlib = Les images demandent matplotlib : pip install "detente[plot]"
arena-plot-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
arena-plot-row = { $bot } contre { $others }
arena-plot-points = points, % (avec intervalles à 95 %)
arena-plot-won = parties gagnées, % (avec intervalles à 95 %)
arena-plot-even = part égale, { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-plot-score = score
arena-plot-difference = avance du meilleur score sur le suivant
arena-plot-length = choix par partie
arena-plot-games = parties

## Import

import-entries = Entrées
import-stopped = Arrêté après { $done } journaux sur { $logs } ; les parties déjà écrites restent.
import-games = Parties importées
import-log = journal
import-driven = entrées
import-checks = contrôles
import-explained = expliqués
import-unexplained = inexpliqués
import-result = fin
import-unreadable = illisible
import-broken = non rejouée
import-stuck = bloquée à la ligne { NUMBER($line, useGrouping: 0) }
import-stops = s’arrête au tour { $turn }
import-won = victoire : { $side }
import-drawn = partie nulle
import-difference = { $file }:{ NUMBER($line, useGrouping: 0) } : { $what }. Selon les règles : { $engine } ; dans le journal : { $log }. La ligne : « { $text } ».
import-nothing = rien
import-no-record = { $file } : pas d’enregistrement, car le journal ne peut être rejoué jusqu’au bout ; il reste { $left ->
        [one] { $left } entrée
       *[other] { $left } entrées
    }.
import-faults = Écarts dus à des défauts connus du programme qui a écrit les journaux
import-fault = défaut
import-rule = règle
import-count = fois
import-does = ce que fait le programme
import-written = { $count ->
        [one] L’enregistrement :
       *[other] Les { $count } enregistrements :
    }
import-empty-folder = Aucun journal (*.txt) dans le dossier { $folder }.
import-same-name = { $one } et { $other } donneraient le même enregistrement, { $record } ; importez l’un des deux dans un autre dossier.
import-cannot-write = Impossible d’écrire { $file } : { $why }.
import-exists = { $file } existe déjà et contient un autre enregistrement ; --force l’écrase.
import-failed = { $file } : Détente échoue sur ce journal ({ $what }). C’est un défaut de Détente.

log-not-recognised = { $file }, ligne 1 : aucun jeu ne reconnaît ce journal ; on peut importer ceux de { $games }.
log-not-a-log = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un journal de Twilight Struggle ; un journal commence par « SETUP: ».
log-not-text = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un texte en UTF-8.
log-too-large = { $file }, ligne 1 : le fichier dépasse { $most } Kio ; aucun journal n’est aussi grand.
log-too-long = { $file }, ligne { NUMBER($line, useGrouping: 0) } : un journal a au plus { NUMBER($most, useGrouping: 0) } lignes.
log-line-too-long = { $file }, ligne { NUMBER($line, useGrouping: 0) } : une ligne de journal a au plus { $most } caractères.
log-entry-too-long = { $file }, ligne { NUMBER($line, useGrouping: 0) } : une entrée a au plus { $most } lignes.
log-no-players = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le journal se termine sans dire qui joue les États-Unis et qui joue l’URSS.
log-bad-line = { $file }, ligne { NUMBER($line, useGrouping: 0) } : incompréhensible : « { $text } ».
log-cut-off = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la dernière ligne est coupée : « { $text } ». Sans elle, le reste peut être importé.
log-scenario = { $file }, ligne { NUMBER($line, useGrouping: 0) } : scénario inconnu : « { $scenario } » ; seul « Standard » est connu.

## Arbitre

cli-referee = Arbitrer une partie sur votre propre table : vous tapez les cartes et les dés ; Détente suit la partie et refuse ce que les règles interdisent.
cli-referee-resume = Reprendre la dernière partie inachevée, ou celle du fichier nommé à la place du jeu.
referee-intro = Vous jouez sur votre propre table et tapez ce qui s’y passe. Une ligne peut dire plusieurs choses, séparées par des virgules ; le début d’un nom suffit. Les dés et les tirages sont demandés quand il le faut. Tapez ? pour l’aide.
referee-asked = { $side } :
referee-input = { $side } : { $most ->
        [0] un nom
        [1] un nom ou 1
       *[other] un nom ou 1–{ $most }
    }, ? pour l’aide >
referee-left-out = À partir d’ici rien n’a été fait : { $parts }. Ce qui précède reste ; « annuler » l’annule.
referee-nothing-done = Rien de cette ligne n’a été fait.
referee-too-often = Seulement { $done } sur { $count } : ensuite autre chose est demandé.
referee-not-understood = « { $word } » n’est ni un coup, ni un numéro, ni une commande qui convienne ici ; ? pour l’aide.
referee-ambiguous = « { $word } » peut être { $meant } ; tapez-en davantage.
referee-bad-die = « { $word } » n’est pas un jet de dé ; tapez un nombre de 1 à { $most }, ou « annuler » pour choisir autre chose.
referee-over = La partie est finie avant « { $word } ».
referee-allowed = « { $choice } » est permis maintenant, autant qu’on peut le dire sans connaître les mains.
record-cards-supposed = Les cartes cachées de cet enregistrement sont déduites : elles s’accordent avec tout ce qui a été vu, mais les vraies sont inconnues.
referee-how-to-resume = Pour la reprendre : detente referee --resume
referee-no-deal = Aucune main ne s’accorde avec cela et avec tout ce qui a été vu. Vérifiez ce qui a été tapé ; « annuler » annule des choix.
referee-foreign-record = Cet enregistrement ne peut pas être arbitré : tous ses dés et ses donnes n’y sont pas.
referee-foreign-save = { $file } n’est pas une partie de l’arbitre ; pour la reprendre : detente play { $file } --resume.
referee-no-saves = Aucune partie de l’arbitre dans { $folder } ; commencez-en une avec detente referee.
referee-no-saves-of-game = Il n’y a pas de partie de { $game } arbitrée dans { $folder } ; commencez-en une avec detente referee { $game }.
referee-impossible-setting = Avec { $setting } il faudrait montrer des mains, et l’arbitre ne les connaît pas ; jouez sans cette option.
referee-unknown-game = L’arbitre ne connaît pas « { $game } », seulement { $allowed }.
terminal-refereed-save = { $file } est une partie jouée sur une vraie table ; pour la reprendre : detente referee { $file } --resume.
referee-command-undo = annuler
    .usage = annuler
    .meaning = annule le dernier choix avec ses dés, autant de fois qu’on veut
referee-command-log = journal
    .usage = journal, journal 50
    .meaning = ce qui s’est passé en dernier

## Bots

unknown-bot = Bot inconnu : « { $bot } ». Au choix : { $allowed }, et search avec un budget, par exemple search:50ms ou search:200it.
bot-unusable = Le bot { $bot } est inutilisable : { $what }.
bot-without-decide = Le bot { $bot } n’a pas de méthode decide(sampled_state, seat).
bot-without-seed = La classe du bot { $bot } doit accepter un argument seed.
bot-unknown-parameter = Le bot { $bot } n’a pas de paramètre { $name } ; il a { $allowed }.
bot-for-other-games = Le bot { $bot } ne joue pas à { $game } ; il joue à { $allowed }.
bad-budget = « { $budget } » n’est pas un budget pour le bot search ; écrivez 50ms, 2s ou 200it (itérations).
bad-care = « { $care } » n’est pas une part pour le bot greedy ; écrivez de 1% à 99%.
level-recruit = Joue raisonnablement, mais fait un choix sur cinq au hasard.
level-officer = Pèse ce que chaque choix rapporte aussitôt ; ne voit pas plus loin.
level-director = Réfléchit un quart de seconde et prévoit vos réponses ; le niveau le plus fort.

## The web table

serve-welcome = Détente est prêt : { $url } (Ctrl-C l’arrête ; toutes les parties sont conservées)
serve-running = Détente est déjà lancé : { $url }
serve-cannot-listen = Impossible d’écouter à { $host }, port { $port } : { $why }. Choisissez une autre adresse avec --host et --port.
serve-bad-bot-name = Un bot ne peut pas s’appeler « { $name } » : prenez au plus 24 minuscules, chiffres, - et _, d’abord une lettre, et un nom qu’aucun autre bot ne porte.
serve-bad-bot = Le bot { $name } doit être une classe à vous, comme my_module:MyBot ou bot.py:MyBot, pas « { $spec } ».
serve-bad-folder = Le dossier de données { $folder } est inutilisable : { $why }. Choisissez-en un autre avec --data.
serve-bad-proxy = « { $name } » n’est pas une adresse. --proxy prend des adresses IP et des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8, ou rien pour un proxy sur cette machine.

request-invalid = Requête non valable : { $what }
request-outdated = Cette page est plus ancienne que le serveur. Rechargez-la, s’il vous plaît ; votre dernière action n’est peut-être pas arrivée.
request-not-found = Il n’y a rien à cette adresse.
request-bad-method = Méthode non permise ici.
request-too-large = La requête est trop grande ; { NUMBER($most, useGrouping: 0) } octets au plus sont acceptés.
request-too-fast = Trop de requêtes ; attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis réessayez.
request-too-slow = Rien de complet n’est arrivé en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } ; reconnectez-vous.
request-head-too-large = L’adresse et les en-têtes de la requête sont trop longs ; { NUMBER($most, useGrouping: 0) } octets au plus sont acceptés.
request-too-many-sockets = Il y a trop de connexions depuis votre adresse ; { $most } au plus peuvent être ouvertes à la fois. Fermez-en, ou réessayez bientôt.
request-server-full = Le serveur a autant de connexions qu’il peut en tenir. Réessayez bientôt.
request-not-text = Les messages sont du texte en JSON ; celui-ci était binaire.
request-foreign-origin = La requête vient de la page d’un autre site.
request-csrf = La requête ne vient pas d’une de nos pages : l’en-tête X-CSRF-Token manque ou est faux. Rechargez la page.
request-bad-token = Le jeton de l’en-tête Authorization n’appartient à aucune place de cette table.
request-failed = Quelque chose a mal tourné chez nous. Rien n’a changé ; réessayez.

table-unknown = Il n’y a pas de table « { $table } ».
table-no-such-seat = Il n’y a pas de place « { $seat } » à cette table. Au choix : { $allowed }.
table-no-such-choice = Il n’y a pas de choix { $number } ; ils vont de 0 (le début) à { NUMBER($last, useGrouping: 0) }.
table-bad-seat = Une place ne peut pas être donnée à « { $word } » ; permis : { $allowed }.
table-not-your-seat = La place { $seat } n’est pas la vôtre.
table-which-of-yours = Vous avez plusieurs places ici ; dites laquelle : { $allowed }.
table-stale = La table a changé entre-temps ; regardez de nouveau.
table-closed =
    { $why ->
        [bots] Cette table s’est fermée d’elle-même : il n’y restait que des bots.
        [invitation] Cette table s’est fermée d’elle-même : une place était offerte et personne n’est venu.
        [unseen] Cette table s’est fermée d’elle-même : personne n’y était venu depuis longtemps.
       *[left] Cette table est fermée : tout le monde est parti.
    }
table-bad-id = Une requête a besoin d’un identifiant de 1 à { $most } lettres, chiffres, - ou _.
table-no-undo = Ce choix ne peut pas être annulé : quelque chose a été révélé, quelqu’un a choisi depuis, ou vous n’avez pas encore choisi.
table-hint-people = Les conseils ne sont donnés que dans une partie contre des bots : ici, quelqu’un d’autre joue ou peut revenir.
table-hint-later = Vous n’avez rien à choisir maintenant ; il n’y a donc rien à conseiller.
table-nothing-said = Le message est vide.
table-no-such-message = Il n’y a pas de message { $number } d’une autre personne à cette table.
table-no-name = Pour écrire, un spectateur a besoin d’un nom ; entrez d’abord le vôtre.
table-already-seated = Vous êtes déjà à cette table : { $seat }.
table-seat-taken = La place { $seat } est prise ; vous pouvez regarder.
table-seat-lost = Cette place a changé de main entre-temps ; rechargez la page pour voir la table telle qu’elle est.
table-bad-link = Ce lien ne mène à aucune place de cette table ; demandez-en un nouveau.
table-which-seat = Pour prendre place, nommez une place ou montrez un jeton.
table-by-invitation = La place { $seat } est réservée à la personne qui a le lien d’invitation.
table-seat-left = La place { $seat } a été quittée. Peuvent la prendre la personne partie, celle qu’elle a désignée en partant, ou un bot ; à deux joueurs, personne d’autre.
table-seat-left-consent = La place { $seat } a été quittée. Quelqu’un de nouveau ne peut venir que si tous les autres sont d’accord ; manque encore l’accord de : { $who }.
table-no-such-device = Vous n’avez pas cet appareil ici ; regardez de nouveau la liste.
table-last-device = C’est le dernier appareil qui a votre place. Pour rendre la place, quittez la table.
table-only-watching = Vous regardez ; seul un joueur de la table peut faire cela.
table-bot-stands-in = Un bot joue à votre place ; reprenez-la d’abord.
table-not-replaceable = La place { $seat } ne peut pas aller à un bot maintenant : son joueur n’est ni parti ni absent depuis assez longtemps à son tour.
table-seat-is-yours = La place est déjà à vous.
table-eyes-later = On ne voit le point de vue d’une autre place qu’après la fin de la partie.
table-record-later = L’enregistrement révèle tout ; il n’est disponible qu’après la fin de la partie.

notice-joined = { $who } prend place : { $seat }.
notice-left = { $who } est parti ; la place { $seat } est vide.
notice-left-two = { $who } est parti ; la place { $seat } est vide. Seul { $who } peut revenir, ou un bot prendre la suite.
notice-left-consent = { $who } est parti ; la place { $seat } est vide. { $who } peut revenir, un bot peut prendre la suite, ou tous les autres peuvent s’accorder pour inviter quelqu’un.
notice-left-successor = { $who } a quitté la place { $seat } et désigné qui lui succède.
notice-admits = { $who } est d’accord pour inviter quelqu’un : { $seat }.
notice-may-invite = Tous les autres sont d’accord : on peut inviter quelqu’un à la place { $seat }.
notice-taken-over = Un bot joue désormais pour { FORM($seat, "le") } : { $bot }.
notice-came-back = { $who } est de retour : { $seat }.
notice-ended =
    { $why ->
        [bots] La table s’est fermée d’elle-même : une table de bots seuls dure un jour.
        [invitation] La table s’est fermée d’elle-même : une place est restée libre et personne n’est venu pendant une semaine (30 jours par correspondance).
       *[unseen] La table s’est fermée d’elle-même : personne n’est venu pendant 30 jours (90 jours par correspondance).
    }
notice-bot-failed = Le bot { FORM($seat, "du") } ne peut pas réfléchir pour l’instant ; il réessaiera.
notice-bot-replaced = Le bot { FORM($seat, "du") } a échoué ({ $old }) ; un plus simple prend la suite : { $new }.

table-unknown-database = « { $kind } » n’est pas une base de données que Détente sait utiliser ; écrivez sqlite:///FICHIER ou postgresql://NOM@SERVEUR/BASE.
table-bad-database = La base de données { $url } est inutilisable : { $why }.
table-newer-database = La base de données { $url } vient d’une version plus récente de Détente ; mettez Détente à jour ou choisissez une autre base.
table-store-away = La base de données ne répond pas pour le moment. Tout ce qui a été confirmé est conservé ; réessayez dans un instant.
table-store-failed = La base de données n’a pas pu l’enregistrer ; réessayez.
table-store-closed = Le serveur s’arrête et n’enregistre plus rien ; réessayez dans un instant.

## What is missing or wrong in a game's package

check-fine = « { $game } » est complet. Textes : { $texts } en { $languages } langues ; règles : { $rules } ; leçons : { $lessons } ; parties au hasard qui tiennent les { $promises } promesses : { $games }.
check-found =
    « { $game } » n’est pas complet : { $count ->
        [one] 1 chose
       *[other] { $count } choses
    } à corriger.
check-no-file = Le fichier { $file } manque.
check-junk = { $file }, ligne { $line } : ceci n’est pas du Fluent : { $text }
check-twice = { $file } contient deux fois « { $message } ».
check-no-text = { $file } ne contient pas « { $message } ».
check-left-over = { $file } contient « { $message } », que le fichier anglais voisin ne contient pas.
check-variables = { $file } : « { $message } » emploie les variables { $found }, mais en anglais { $wanted }.
check-bad-text = { $file } : « { $message } » ne peut pas être formé avec ce que donne le jeu, { $given } ({ $what }).
check-rule-unknown = Les règles citent { $rule }, qui n’est pas dans rulebook/en.md.
check-rule-unnamed = Une décision, un refus ou la fin du jeu (end_rule) ne cite aucune règle.
check-rules-missing = Il manque à { $file } les règles { $rules }.
check-rules-new = { $file } contient les règles { $rules }, que rulebook/en.md ne contient pas.
check-promise = La promesse « { $promise } » est rompue avec les options { $options }, { $seats } places et la graine { $seed } : { $what }.
check-lesson-shows = Après l’étape { $step }, la leçon « { $lesson } » ne montre pas ce que dit son scénario.
check-lesson-chance = La leçon « { $lesson } » n’emploie pas tous les résultats de son scénario.
check-lesson-refused = La leçon « { $lesson } » ne peut pas être suivie à l’étape { $step } : { $what }
check-no-board = web/board.js n’exporte pas « Board ».
check-look = Le fichier { $file } ne peut pas être lu : { $what }
check-import = { $file } importe { $target } ; un plateau ne peut importer que ./… et ce qu’il y a dans /static/board/.
check-web-text = { $file } emploie « { $message } », mais il n’y a pas de tel texte.
check-untold = Les récits (stories) ne racontent ni n’omettent les événements du type « { $kind } ».

## Stories: a line of the recap, and a piece that changed

story-line = { $text } : { $touches }
story-touch = { $piece } { $change }
story-touch-of = { $piece } { $change } { $who }
