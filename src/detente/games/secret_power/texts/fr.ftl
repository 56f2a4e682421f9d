### Formes des noms : .le, .Le, .du et .au pour les places (la division Alpha, le Faucon) ; .de pour les groupes (une carte
### de contrôle). Les noms des cartes et des projets restent sans article.

game-title = Deep State : New World Order
game-summary = Les divisions d’un Comité secret infiltrent les institutions du monde, mènent des projets et concluent des traités avec des sociétés secrètes – à plusieurs autour d’une table, ou seul contre le Faucon. Aussi connu sous le nom de Secret Power.
game-reconstructed = Reconstitué par nous : une bonne part des règles de base, avec leurs coûts, points et quantités, car seul l’appendice du livret a pu être lu. Si vous avez le livret, vous pouvez les corriger dans secret_power/rulebook et secret_power/data.

## Places

name-alpha = Division Alpha
    .le = la division Alpha
    .Le = La division Alpha
    .du = de la division Alpha
    .au = à la division Alpha
    .letter = A
name-beta = Division Bêta
    .le = la division Bêta
    .Le = La division Bêta
    .du = de la division Bêta
    .au = à la division Bêta
    .letter = B
name-gamma = Division Gamma
    .le = la division Gamma
    .Le = La division Gamma
    .du = de la division Gamma
    .au = à la division Gamma
    .letter = G
name-delta = Division Delta
    .le = la division Delta
    .Le = La division Delta
    .du = de la division Delta
    .au = à la division Delta
    .letter = D
name-epsilon = Division Epsilon
    .le = la division Epsilon
    .Le = La division Epsilon
    .du = de la division Epsilon
    .au = à la division Epsilon
    .letter = E
name-falcon = Le Faucon
    .le = le Faucon
    .Le = Le Faucon
    .du = du Faucon
    .au = au Faucon
    .letter = F

## Groupes et signes

name-control = Contrôle des masses
    .de = de contrôle
name-finance = Finance
    .de = de finance
name-science = Science
    .de = de science
name-support = Connexions clés
name-power = Pouvoir suprême
name-agitators = Agitateurs
name-peacemakers = Pacificateurs
name-spies = Espions
name-special_interest = Intérêt particulier

## Ce que cherche le Faucon, outre les groupes

name-covert_operation = Opération secrète
name-colour_with_matching_power = Couleur de ses cartes de pouvoir

## Objectifs : { $rest } est le numéro de l’exemplaire

name-mass_media = Médias
name-ruling_parties = Partis au pouvoir
name-security_agencies = Forces de sécurité
name-real_estate = Immobilier
name-valuables = Objets de valeur
name-banks = Banques
name-research = Recherches
name-laboratories = Laboratoires
name-patents = Brevets
name-trade_unions = Syndicats
name-consulates = Consulats
name-intelligence_services = Services de renseignement
name-governments = Gouvernements
name-exchanges = Bourses
name-universities = Universités
name-crime_syndicates = Syndicats du crime
name-corporations = Multinationales
name-inner_circle = Cercle intime
name-mass_media_ = { name-mass_media } nᵒ { $rest }
name-ruling_parties_ = { name-ruling_parties } nᵒ { $rest }
name-security_agencies_ = { name-security_agencies } nᵒ { $rest }
name-real_estate_ = { name-real_estate } nᵒ { $rest }
name-valuables_ = { name-valuables } nᵒ { $rest }
name-banks_ = { name-banks } nᵒ { $rest }
name-research_ = { name-research } nᵒ { $rest }
name-laboratories_ = { name-laboratories } nᵒ { $rest }
name-patents_ = { name-patents } nᵒ { $rest }
name-trade_unions_ = { name-trade_unions } nᵒ { $rest }
name-consulates_ = { name-consulates } nᵒ { $rest }
name-intelligence_services_ = { name-intelligence_services } nᵒ { $rest }
name-governments_ = { name-governments } nᵒ { $rest }
name-exchanges_ = { name-exchanges } nᵒ { $rest }
name-universities_ = { name-universities } nᵒ { $rest }
name-crime_syndicates_ = { name-crime_syndicates } nᵒ { $rest }
name-corporations_ = { name-corporations } nᵒ { $rest }
name-inner_circle_ = { name-inner_circle } nᵒ { $rest }
name-minor_ = Objectif secondaire : { $rest }
name-attach_ = Rattacher { name-inner_circle } nᵒ { $rest }

## Traités

name-federal_reserve = Réserve fédérale
name-international_peace_bureau = Bureau international de la paix
name-international_tribunal = Tribunal international
name-cabbalists = Cabalistes
name-milner_group = Groupe Milner
name-trilateral_commission = Commission trilatérale
name-cheka = Tchéka
name-kupol_2 = Dôme-2
name-illuminati = Illuminati
name-black_water = Blackwater
name-majestic_12 = Majestic-12
name-world_trade_organization = Organisation mondiale du commerce
name-marxist_league = Ligue marxiste
name-temple_mount_foundation = Fondation du Mont du Temple
name-international_science_council = Conseil international des sciences
name-cia = CIA
name-kgb = KGB
name-mossad = Mossad
name-cosa_nostra = Cosa Nostra
name-yakuza = Yakuza
name-triads = Triades
name-union_of_nine = Union des Neuf
name-socialist_revolutionaries = Socialistes-révolutionnaires
name-world_court = Cour mondiale
name-club_of_rome = Club de Rome
name-imf = Fonds monétaire international
name-theosophical_society = Société théosophique
name-big_brother_society = Société Big Brother
name-golden_dawn = Golden Dawn
name-thule_society = Société Thulé
name-cartels = Cartels
name-order_of_malta = Ordre de Malte
name-jasons = JASON
name-rosicrucians = Rose-Croix
name-templars = Templiers
name-union_of_thirty_three = Union des Trente-Trois
name-bilderberg_club = Groupe Bilderberg
name-elihu = Elihu
name-skull_and_bones = Skull and Bones
name-federation_of_trade_unions = Fédération des syndicats
name-chamber_of_commerce = Chambre de commerce
name-world_league_of_culture = Ligue mondiale de la culture
name-freemasons = Francs-maçons
name-anarchists = Anarchistes
name-jesuits = Jésuites
name-scientologists = Scientologues

## Professionnels : { $rest } est le numéro de l’exemplaire

name-recruiter_ = Recruteur nᵒ { $rest }
name-grey_cardinal_ = Éminence grise nᵒ { $rest }
name-emissary_ = Émissaire nᵒ { $rest }
name-assassin_ = Assassin nᵒ { $rest }
name-mediator_ = Médiateur nᵒ { $rest }
name-informant_ = Informateur nᵒ { $rest }

## Cartes d’action, personnalités et niveaux du Faucon, rangs

name-falcon_grey_cardinal_ = Éminence grise
name-falcon_emissary_ = Émissaire
name-falcon_assassin_ = Assassin
name-falcon_informant_ = Informateur
name-falcon_mediator_ = Médiateur
name-falcon_recruiter_ = Recruteur
name-falcon_negotiator_ = Négociateur
name-falcon_confidant_ = Personne de confiance
name-falcon_manager_ = Gestionnaire
name-falcon_president_ = Présidente
name-negotiator = Négociateur
name-manager = Gestionnaire
name-beginner = Débutant
name-medium = Intermédiaire
name-high = Élevé
name-maximum = Maximal
name-appointed_yesterday = Nommé hier
name-promising = Prometteur
name-in_good_standing = Bien noté
name-first_among_the_best = Premier parmi les meilleurs
name-machiavelli = Machiavel du XXe siècle

## Projets et leurs étapes, opérations, guerres

name-comintern = Komintern
name-comintern_1 = Internationale I
name-comintern_2 = Internationale II
name-comintern_3 = Internationale III
name-comintern_4 = Révolution mondiale
name-comintern_5 = Dictature du prolétariat
name-united_nations = Nations unifiées
name-united_nations_1 = Initiatives de paix I
name-united_nations_2 = Initiatives de paix II
name-united_nations_3 = Initiatives de paix III
name-united_nations_4 = Forces de maintien de la paix
name-united_nations_5 = Gendarme du monde
name-espionage = Espionnage
name-espionage_1 = Matériel d’espionnage I
name-espionage_2 = Matériel d’espionnage II
name-espionage_3 = Matériel d’espionnage III
name-espionage_4 = Surveillance totale
name-espionage_5 = Big Brother
name-secret_power = État profond
name-secret_power_1 = Sociétés secrètes I
name-secret_power_2 = Sociétés secrètes II
name-secret_power_3 = Sociétés secrètes III
name-secret_power_4 = Gouvernements fantoches
name-secret_power_5 = Maîtres du monde

name-elimination_of_obstacles = Élimination des obstacles
name-provocation = Provocation
name-sabotage = Sabotage
name-destabilisation = Déstabilisation
name-coup_detat = Coup d’État
name-military_intervention = Intervention militaire

name-world_war_1 = Première Guerre mondiale
name-world_war_2 = Seconde Guerre mondiale

## Verbes et nombres

name-train = Former un agent
name-agent = Agent
name-professional = Professionnel
name-pass = Passer
name-done = Terminé
name-1 = 1 agent
name-2 = 2 agents
name-3 = 3 agents
name-4 = 4 agents
name-5 = 5 agents
name-6 = 6 agents
name-7 = 7 agents
name-8 = 8 agents
name-9 = 9 agents
name-10 = 10 agents
name-11 = 11 agents
name-12 = 12 agents

## De quoi se compose le score

name-colour = { score-colour }
name-project = { score-project }
name-operation = { score-operation }
name-treaty = { score-treaty }
name-effect = { score-effect }
name-majority = { score-majority }
name-level = { score-level }

score-colour = Cartes de couleur
score-about-colour = Chaque objectif et chaque objectif secondaire de contrôle, de finance et de science rapporte 1 point.
score-power = Cartes de pouvoir
score-about-power = { name-governments }, { name-exchanges }, { name-universities }, { name-crime_syndicates } et { name-corporations } rapportent pour d’autres cartes, et davantage avec un cercle intime rattaché.
score-inner_circle = Cercles intimes
score-about-inner_circle = Un cercle intime qui n’est pas rattaché rapporte 4 points.
score-project = Projets de domination mondiale
score-about-project = Dans chaque projet, l’étape atteinte rapporte ses points ; les étapes précédentes ne comptent plus.
score-operation = Opérations secrètes
score-about-operation = Chaque opération secrète rapporte les points de sa carte.
score-treaty = Traités
score-about-treaty = Chaque traité conclu rapporte les points de sa carte ; les traités en main ne rapportent rien.
score-effect = Effets finaux des traités
score-about-effect = Ce que les traités conclus rapportent à la fin, comme si la partie se terminait maintenant.
score-majority = Majorités
score-about-majority = 7 points pour le joueur qui a plus de cartes d’un groupe que chacun des autres joueurs, par un traité que vous ou un autre avez conclu.
score-level = Niveau du Faucon
score-about-level = Aux niveaux supérieurs, chaque traité conclu par le Faucon lui rapporte 1 ou 2 points de plus.

## Ce qu’ils font : groupes, signes, objectifs

effect-control = Carte de contrôle : 1 point. { name-governments } compte vos cartes de contrôle.
effect-finance = Carte de finance : 1 point. { name-exchanges } compte vos cartes de finance.
effect-science = Carte de science : 1 point. { name-universities } compte vos cartes de science.
effect-support = Carte de connexions (groupe Connexions clés) : pas de points, mais un signe que demandent les projets et les traités.
effect-power = Carte de pouvoir (groupe Pouvoir suprême) : elle rapporte pour d’autres cartes, et davantage avec un cercle intime rattaché.
effect-inner_circle = Seul, il rapporte 4 points. Rattaché à une carte de pouvoir, il lui fait rapporter 1 point de plus pour chaque carte ou série qu’elle compte ; rattaché à une carte de connexions, il double son signe. Vous pouvez le rattacher lors de chacune de vos décisions, définitivement ; les agents qu’il porte le suivent.
effect-agitators = Un signe de { name-trade_unions } et des traités. { name-comintern } le demande ; il ne s’épuise jamais.
effect-peacemakers = Un signe de { name-consulates } et des traités. { name-united_nations } le demande ; il ne s’épuise jamais.
effect-spies = Un signe de { name-intelligence_services } et des traités. { name-espionage } le demande ; il ne s’épuise jamais.
effect-special_interest = Un nombre sur les objectifs. Pour avancer dans { name-secret_power }, on défausse des objectifs qui en ont assez.
effect-mass_media = { effect-control }
effect-ruling_parties = { effect-control }
effect-security_agencies = { effect-control }
effect-real_estate = { effect-finance }
effect-valuables = { effect-finance }
effect-banks = { effect-finance }
effect-research = { effect-science }
effect-laboratories = { effect-science }
effect-patents = { effect-science }
effect-trade_unions = Carte de connexions : elle montre 1 signe d’agitateurs, 2 avec un cercle intime rattaché. Pas de points.
effect-consulates = Carte de connexions : elle montre 1 signe de pacificateurs, 2 avec un cercle intime rattaché. Pas de points.
effect-intelligence_services = Carte de connexions : elle montre 1 signe d’espions, 2 avec un cercle intime rattaché. Pas de points.
effect-governments = Carte de pouvoir : 1 point pour chacune de vos cartes de contrôle, 2 avec un cercle intime rattaché.
effect-exchanges = Carte de pouvoir : 1 point pour chacune de vos cartes de finance, 2 avec un cercle intime rattaché.
effect-universities = Carte de pouvoir : 1 point pour chacune de vos cartes de science, 2 avec un cercle intime rattaché.
effect-crime_syndicates = Carte de pouvoir : 3 points pour chacune de vos séries d’une carte de contrôle, d’une de finance et d’une de science, 4 avec un cercle intime rattaché.
effect-corporations = Carte de pouvoir : 3 points pour chacune de vos autres cartes de pouvoir, 4 avec un cercle intime rattaché.
effect-minor_control = Il compte comme une carte de contrôle et rapporte 1 point.
effect-minor_finance = Il compte comme une carte de finance et rapporte 1 point.
effect-minor_science = Il compte comme une carte de science et rapporte 1 point.
effect-minor_power = Il compte comme une carte de pouvoir et ne rapporte rien lui-même.

## Ce que font les projets, les opérations et les guerres

effect-comintern = Il donne des agents de l’ombre, qui aident une fois à chacun de vos tours à infiltrer un objectif ou à mener une opération secrète.
effect-comintern_1 = 1 agent de l’ombre
effect-comintern_2 = 2 agents de l’ombre
effect-comintern_3 = 3 agents de l’ombre
effect-comintern_4 = { effect-comintern_3 }
effect-comintern_5 = { effect-comintern_3 }
effect-united_nations = Il permet de rappeler plus d’agents dans la phase de capture, de n’importe lesquels de vos objectifs et opérations.
effect-united_nations_1 = 1 rappel de plus
effect-united_nations_2 = 2 rappels de plus
effect-united_nations_3 = 3 rappels de plus
effect-united_nations_4 = { effect-united_nations_3 }
effect-united_nations_5 = { effect-united_nations_3 }
effect-espionage = Il vous donne accès à plus de cartes de la zone : sans lui, votre portée est de 3 positions.
effect-espionage_1 = Portée : 4 positions
effect-espionage_2 = Portée : 5 positions
effect-espionage_3 = Portée : 6 positions
effect-espionage_4 = { effect-espionage_3 }
effect-espionage_5 = { effect-espionage_3 }
effect-secret_power = Pour chaque étape, vous défaussez des objectifs qui ont assez d’intérêt particulier, piochez des traités et pouvez aussitôt en conclure un de votre main sans en remplir la condition.
effect-secret_power_1 = 1 traité à piocher ; un traité de la main conclu sans condition
effect-secret_power_2 = { effect-secret_power_1 }
effect-secret_power_3 = { effect-secret_power_1 }
effect-secret_power_4 = 2 traités à piocher ; un traité de la main conclu sans condition
effect-secret_power_5 = { effect-secret_power_4 }

effect-elimination_of_obstacles = Menez-la avec assez d’agents, agents de l’ombre compris : elle est aussitôt à vous et rapporte ses points. Dans la phase de capture, un agent revient dans votre réserve active, les autres vont à la zone de recrutement.
effect-provocation = { effect-elimination_of_obstacles }
effect-sabotage = { effect-elimination_of_obstacles }
effect-destabilisation = { effect-elimination_of_obstacles }
effect-coup_detat = { effect-elimination_of_obstacles }
effect-military_intervention = { effect-elimination_of_obstacles }

effect-world_war_1 = Elle dure jusqu’à la fin de la partie : chaque étape de chaque projet coûte 1 agent de plus. Le Faucon ne le paie pas, et en temps de guerre il mène des opérations secrètes.
effect-world_war_2 = { effect-world_war_1 }

## Ce que font les traités

effect-federal_reserve = Condition : { effect-federal_reserve.requirement }. { effect-federal_reserve.gives }
    .requirement = 3 cartes de finance et { name-corporations }
    .gives = Vous pouvez aussitôt conclure, sans en remplir la condition, un traité de votre main dont le symbole est un signe de pacificateurs ou un objectif secondaire de finance.
effect-international_peace_bureau = Condition : { effect-international_peace_bureau.requirement }. { effect-international_peace_bureau.gives }
    .requirement = 3 cartes de science et { name-corporations }
    .gives = Vous pouvez aussitôt conclure, sans en remplir la condition, un traité de votre main dont le symbole est un signe d’espions ou un objectif secondaire de science.
effect-international_tribunal = Condition : { effect-international_tribunal.requirement }. { effect-international_tribunal.gives }
    .requirement = 3 cartes de contrôle et { name-corporations }
    .gives = Vous pouvez aussitôt conclure, sans en remplir la condition, un traité de votre main dont le symbole est un signe d’agitateurs ou un objectif secondaire de contrôle.
effect-cabbalists = Condition : { effect-cabbalists.requirement }. { effect-cabbalists.gives }
    .requirement = 2 cartes de science ou { name-patents }
    .gives = Aussitôt, vous révélez les 7 traités du dessus de la pioche, prenez tous ceux dont le symbole est un signe d’espions ou un objectif secondaire de science et remélangez les autres à la pioche.
effect-milner_group = Condition : { effect-milner_group.requirement }. { effect-milner_group.gives }
    .requirement = 2 cartes de finance ou { name-banks }
    .gives = Aussitôt, vous révélez les 7 traités du dessus de la pioche, prenez tous ceux dont le symbole est un signe de pacificateurs ou un objectif secondaire de finance et remélangez les autres à la pioche.
effect-trilateral_commission = Condition : { effect-trilateral_commission.requirement }. { effect-trilateral_commission.gives }
    .requirement = 2 cartes de contrôle ou { name-mass_media }
    .gives = Aussitôt, vous révélez les 7 traités du dessus de la pioche, prenez tous ceux dont le symbole est un signe d’agitateurs ou un objectif secondaire de contrôle et remélangez les autres à la pioche.
effect-cheka = Condition : { effect-cheka.requirement }. { effect-cheka.gives }
    .requirement = l’étape 2 ou plus dans un projet quelconque et 1 signe d’agitateurs
    .gives = Aussitôt, chaque adversaire sans signe d’agitateurs vous donne une carte de contrôle de son choix ; celui qui n’en a pas donne un autre objectif, ou à défaut un objectif secondaire.
effect-kupol_2 = Condition : { effect-kupol_2.requirement }. { effect-kupol_2.gives }
    .requirement = l’étape 2 ou plus dans un projet quelconque et 1 signe de pacificateurs
    .gives = Aussitôt, chaque adversaire sans signe de pacificateurs vous donne une carte de finance de son choix ; celui qui n’en a pas donne un autre objectif, ou à défaut un objectif secondaire.
effect-illuminati = Condition : { effect-illuminati.requirement }. { effect-illuminati.gives }
    .requirement = l’étape 2 ou plus dans un projet quelconque et 1 signe d’espions
    .gives = Aussitôt, chaque adversaire sans signe d’espions vous donne une carte de science de son choix ; celui qui n’en a pas donne un autre objectif, ou à défaut un objectif secondaire.
effect-black_water = Condition : { effect-black_water.requirement }. { effect-black_water.gives }
    .requirement = { name-ruling_parties }, { name-real_estate } et { name-laboratories }
    .gives = Aussitôt, vous prenez dans la défausse l’un de ces objectifs : { name-governments }, { name-crime_syndicates } ou { name-trade_unions }.
effect-majestic_12 = Condition : { effect-majestic_12.requirement }. { effect-majestic_12.gives }
    .requirement = { name-security_agencies }, { name-valuables } et { name-research }
    .gives = Aussitôt, vous prenez dans la défausse l’un de ces objectifs : { name-universities }, { name-crime_syndicates } ou { name-intelligence_services }.
effect-world_trade_organization = Condition : { effect-world_trade_organization.requirement }. { effect-world_trade_organization.gives }
    .requirement = { name-mass_media }, { name-banks } et { name-patents }
    .gives = Aussitôt, vous prenez dans la défausse l’un de ces objectifs : { name-exchanges }, { name-crime_syndicates } ou { name-consulates }.
effect-marxist_league = Condition : { effect-marxist_league.requirement }. { effect-marxist_league.gives }
    .requirement = 2 cartes de contrôle et 1 signe d’espions
    .gives = Désormais, chacune de vos cartes { name-intelligence_services } montre aussi 1 signe d’agitateurs.
effect-temple_mount_foundation = Condition : { effect-temple_mount_foundation.requirement }. { effect-temple_mount_foundation.gives }
    .requirement = 2 cartes de finance et 1 signe d’agitateurs
    .gives = Désormais, chacune de vos cartes { name-trade_unions } montre aussi 1 signe de pacificateurs.
effect-international_science_council = Condition : { effect-international_science_council.requirement }. { effect-international_science_council.gives }
    .requirement = 2 cartes de science et 1 signe de pacificateurs
    .gives = Désormais, chacune de vos cartes { name-consulates } montre aussi 1 signe d’espions.
effect-cia = Condition : { effect-cia.requirement }. { effect-cia.gives }
    .requirement = { name-universities } et 1 signe d’espions
    .gives = Désormais, chaque fois que vous obtenez une carte de science, vous pouvez recruter un agent.
effect-kgb = Condition : { effect-kgb.requirement }. { effect-kgb.gives }
    .requirement = { name-governments } et 1 signe d’agitateurs
    .gives = Désormais, chaque fois que vous obtenez une carte de contrôle, vous pouvez recruter un agent.
effect-mossad = Condition : { effect-mossad.requirement }. { effect-mossad.gives }
    .requirement = { name-exchanges } et 1 signe de pacificateurs
    .gives = Désormais, chaque fois que vous obtenez une carte de finance, vous pouvez recruter un agent.
effect-cosa_nostra = Condition : { effect-cosa_nostra.requirement }. { effect-cosa_nostra.gives }
    .requirement = plus d’agents dans votre zone de recrutement que chacun des autres joueurs
    .gives = Désormais, vous avez 2 agents de l’ombre quand vous infiltrez la position 1. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-yakuza = Condition : { effect-yakuza.requirement }. { effect-yakuza.gives }
    .requirement = plus d’agents sur vos objectifs que chacun des autres joueurs
    .gives = Désormais, vous avez 2 agents de l’ombre quand vous infiltrez la position 2. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-triads = Condition : { effect-triads.requirement }. { effect-triads.gives }
    .requirement = plus d’agents actifs que chacun des autres joueurs
    .gives = Désormais, vous avez 2 agents de l’ombre quand vous infiltrez la position 3. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-union_of_nine = Condition : { effect-union_of_nine.requirement }. { effect-union_of_nine.gives }
    .requirement = 2 signes d’espions
    .gives = Désormais, chaque fois que vous infiltrez une carte de science ou de connexions, vous pouvez avancer dans un projet quelconque, en action supplémentaire.
effect-socialist_revolutionaries = Condition : { effect-socialist_revolutionaries.requirement }. { effect-socialist_revolutionaries.gives }
    .requirement = 2 signes d’agitateurs
    .gives = Désormais, chaque fois que vous infiltrez une carte de contrôle ou de connexions, vous pouvez avancer dans un projet quelconque, en action supplémentaire.
effect-world_court = Condition : { effect-world_court.requirement }. { effect-world_court.gives }
    .requirement = 2 signes de pacificateurs
    .gives = Désormais, chaque fois que vous infiltrez une carte de finance ou de connexions, vous pouvez avancer dans un projet quelconque, en action supplémentaire.
effect-club_of_rome = Condition : { effect-club_of_rome.requirement }. { effect-club_of_rome.gives }
    .requirement = { name-governments } et { name-universities }
    .gives = Désormais, chaque fois que vous mettez 4 agents ou plus sur un objectif, vous pouvez prendre un objectif secondaire de contrôle ou de science.
effect-imf = Condition : { effect-imf.requirement }. { effect-imf.gives }
    .requirement = { name-governments } et { name-exchanges }
    .gives = Désormais, chaque fois que vous mettez 4 agents ou plus sur un objectif, vous pouvez prendre un objectif secondaire de contrôle ou de finance.
effect-theosophical_society = Condition : { effect-theosophical_society.requirement }. { effect-theosophical_society.gives }
    .requirement = { name-exchanges } et { name-universities }
    .gives = Désormais, chaque fois que vous mettez 4 agents ou plus sur un objectif, vous pouvez prendre un objectif secondaire de finance ou de science.
effect-big_brother_society = Condition : { effect-big_brother_society.requirement }. { effect-big_brother_society.gives }
    .requirement = 2 cartes de contrôle ou { name-ruling_parties }
    .gives = Désormais, chaque fois que vous atteignez l’étape 2 ou plus d’un projet, vous pouvez prendre un objectif secondaire de contrôle.
effect-golden_dawn = Condition : { effect-golden_dawn.requirement }. { effect-golden_dawn.gives }
    .requirement = 2 cartes de finance ou { name-valuables }
    .gives = Désormais, chaque fois que vous atteignez l’étape 2 ou plus d’un projet, vous pouvez prendre un objectif secondaire de finance.
effect-thule_society = Condition : { effect-thule_society.requirement }. { effect-thule_society.gives }
    .requirement = 2 cartes de science ou { name-research }
    .gives = Désormais, chaque fois que vous atteignez l’étape 2 ou plus d’un projet, vous pouvez prendre un objectif secondaire de science.
effect-cartels = Condition : { effect-cartels.requirement }. { effect-cartels.gives }
    .requirement = { name-crime_syndicates } et une autre carte de pouvoir
    .gives = À la fin, 2 points pour chacune de vos opérations secrètes et 2 pour chacune de vos cartes { name-crime_syndicates }.
effect-order_of_malta = Condition : { effect-order_of_malta.requirement }. { effect-order_of_malta.gives }
    .requirement = { name-corporations } et une autre carte de pouvoir
    .gives = À la fin, 2 points pour chacun de vos coordinateurs et 2 pour chacune de vos cartes { name-corporations }.
effect-jasons = Condition : { effect-jasons.requirement }. { effect-jasons.gives }
    .requirement = 2 cartes de science ou { name-laboratories }
    .gives = À la fin, 7 points pour le joueur qui a plus de cartes de science que chacun des autres joueurs ; une égalité ne les donne à personne. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-rosicrucians = Condition : { effect-rosicrucians.requirement }. { effect-rosicrucians.gives }
    .requirement = 2 cartes de pouvoir
    .gives = À la fin, 7 points pour le joueur qui a plus de cartes de pouvoir que chacun des autres joueurs ; une égalité ne les donne à personne. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-templars = Condition : { effect-templars.requirement }. { effect-templars.gives }
    .requirement = 2 cartes de finance ou { name-real_estate }
    .gives = À la fin, 7 points pour le joueur qui a plus de cartes de finance que chacun des autres joueurs ; une égalité ne les donne à personne. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-union_of_thirty_three = Condition : { effect-union_of_thirty_three.requirement }. { effect-union_of_thirty_three.gives }
    .requirement = 2 cartes de contrôle ou { name-security_agencies }
    .gives = À la fin, 7 points pour le joueur qui a plus de cartes de contrôle que chacun des autres joueurs ; une égalité ne les donne à personne. Vous pouvez aussitôt conclure un traité de plus, dont la condition est remplie.
effect-bilderberg_club = Condition : { effect-bilderberg_club.requirement }. { effect-bilderberg_club.gives }
    .requirement = { name-banks }, { name-valuables } et { name-real_estate }
    .gives = À la fin, 1 point pour chacune de vos cartes de pouvoir et 2 de plus pour chacune de vos cartes { name-exchanges }.
effect-elihu = Condition : { effect-elihu.requirement }. { effect-elihu.gives }
    .requirement = { name-laboratories }, { name-research } et { name-patents }
    .gives = À la fin, 1 point pour chacune de vos cartes de pouvoir et 2 de plus pour chacune de vos cartes { name-universities }.
effect-skull_and_bones = Condition : { effect-skull_and_bones.requirement }. { effect-skull_and_bones.gives }
    .requirement = { name-ruling_parties }, { name-security_agencies } et { name-mass_media }
    .gives = À la fin, 1 point pour chacune de vos cartes de pouvoir et 2 de plus pour chacune de vos cartes { name-governments }.
effect-federation_of_trade_unions = Condition : { effect-federation_of_trade_unions.requirement }. { effect-federation_of_trade_unions.gives }
    .requirement = { name-governments } et une autre carte de pouvoir
    .gives = À la fin, 3 points pour chacun de vos signes d’agitateurs et 3 pour chacune de vos cartes { name-governments }.
effect-chamber_of_commerce = Condition : { effect-chamber_of_commerce.requirement }. { effect-chamber_of_commerce.gives }
    .requirement = { name-exchanges } et une autre carte de pouvoir
    .gives = À la fin, 3 points pour chacun de vos signes de pacificateurs et 3 pour chacune de vos cartes { name-exchanges }.
effect-world_league_of_culture = Condition : { effect-world_league_of_culture.requirement }. { effect-world_league_of_culture.gives }
    .requirement = { name-universities } et une autre carte de pouvoir
    .gives = À la fin, 3 points pour chacun de vos signes d’espions et 3 pour chacune de vos cartes { name-universities }.
effect-freemasons = Condition : { effect-freemasons.requirement }. { effect-freemasons.gives }
    .requirement = l’étape 3 ou plus dans un projet quelconque
    .gives = À la fin, 3 points pour chacune de vos cartes de connexions.
effect-anarchists = Condition : { effect-anarchists.requirement }. { effect-anarchists.gives }
    .requirement = 3 cartes de contrôle et aucune carte { name-governments }
    .gives = À la fin de chaque phase des traités, vous pouvez défausser jusqu’à 2 de vos cartes de contrôle. À la fin, 3 points pour chaque objectif de contrôle dans la défausse, peu importe qui l’a défaussé.
effect-jesuits = Condition : { effect-jesuits.requirement }. { effect-jesuits.gives }
    .requirement = 3 cartes de finance et aucune carte { name-exchanges }
    .gives = À la fin de chaque phase des traités, vous pouvez défausser jusqu’à 2 de vos cartes de finance. À la fin, 3 points pour chaque objectif de finance dans la défausse, peu importe qui l’a défaussé.
effect-scientologists = Condition : { effect-scientologists.requirement }. { effect-scientologists.gives }
    .requirement = 3 cartes de science et aucune carte { name-universities }
    .gives = À la fin de chaque phase des traités, vous pouvez défausser jusqu’à 2 de vos cartes de science. À la fin, 3 points pour chaque objectif de science dans la défausse, peu importe qui l’a défaussé.

## Le symbole dans le coin d’un traité

symbol-agitators = Symbole : un signe d’agitateurs.
symbol-peacemakers = Symbole : un signe de pacificateurs.
symbol-spies = Symbole : un signe d’espions.
symbol-minor_control = Symbole : un objectif secondaire de contrôle.
symbol-minor_finance = Symbole : un objectif secondaire de finance.
symbol-minor_science = Symbole : un objectif secondaire de science.
symbol-minor_power = Symbole : un objectif secondaire de pouvoir.

## Ce que font les professionnels et les cartes d’action du Faucon

effect-recruiter = Recrutez jusqu’à 3 agents.
effect-grey_cardinal = Action supplémentaire : avancez dans un projet quelconque pour 1 agent de moins.
effect-emissary = Action supplémentaire : menez l’opération secrète du dessus avec 1 agent de moins.
effect-assassin = Un agent de n’importe quel joueur sur un objectif, de la zone ou capturé, va à la zone de recrutement. Puis vous pouvez jouer un professionnel de plus.
effect-mediator = Payez le coût d’un objectif de la défausse avec des agents actifs, qui vont à la zone de recrutement : il est à vous.
effect-informant = Regardez les 4 traités du dessus, gardez-en 1 et remettez les autres dessus dans l’ordre de votre choix.
effect-falcon_grey_cardinal = Il dépense 2 agents et rejoint un projet selon l’ordre des projets ; s’il est dans les trois, il avance dans l’un d’eux.
effect-falcon_emissary = Il mène l’opération secrète du dessus, en temps de paix aussi.
effect-falcon_assassin = Un de vos agents sur un objectif de votre choix va à la zone de recrutement. Puis le Faucon joue la carte d’action suivante.
effect-falcon_informant = Il pioche un traité. Puis, s’il en a moins de 6 en main, il dépense 2 agents et en pioche un autre.
effect-falcon_mediator = Il dépense 2 agents et a 1 agent de l’ombre de plus jusqu’à la prochaine phase des traités.
effect-falcon_recruiter = Il rappelle jusqu’à 2 agents des objectifs qui en portent le plus. S’il n’en a aucun là, il joue la carte d’action suivante.
effect-falcon_negotiator = Il pioche un traité pour chacun de ses cercles intimes. Puis la défausse est mélangée à la pioche d’actions.
effect-falcon_confidant = Il pioche un traité pour chacune de ses cartes de connexions. Puis il joue la carte d’action suivante.
effect-falcon_manager = Il prend un objectif secondaire du groupe correspondant pour chacune de ses cartes { name-governments }, { name-exchanges } et { name-universities }. Puis la défausse est mélangée à la pioche d’actions.
effect-falcon_president = Il prend un objectif secondaire de pouvoir pour chacune de ses cartes { name-corporations }, et un de contrôle, un de finance et un de science pour chacune de ses cartes { name-crime_syndicates }. Puis il joue la carte d’action suivante.

## Ce qui est demandé

prompt-put-back = { $left ->
        [one] Quel traité remettez-vous ? Encore { $left }.
       *[other] Quels traités remettez-vous ? Encore { $left }.
    }
    .others = { $who } : choix des premiers traités.
prompt-draft = Quel traité gardez-vous ? Les autres passent à gauche.
    .others = { $who } : choix des premiers traités.
prompt-act = { $supervisor ->
        [0] Que faites-vous ?
       *[other] Vous avez le Superviseur : quel objectif infiltrez-vous, ou menez-vous une opération secrète ?
    } { $agents ->
        [0] Vous n’avez aucun agent actif
        [one] Vous avez { $agents } agent actif
       *[other] Vous avez { $agents } agents actifs
    }{ $shadows ->
        [0] .
        [one] {" "}et { $shadows } agent de l’ombre.
       *[other] {" "}et { $shadows } agents de l’ombre.
    }
    .others = { $who } : choix d’une action.
prompt-send-agents = Combien d’agents envoyez-vous sur « { $card } » ? Il en faut au moins { $needed }{ $shadows ->
        [0] .
        [one] , en plus de { $shadows } agent de l’ombre.
       *[other] , en plus de { $shadows } agents de l’ombre.
    }
    .others = { $who } : envoi d’agents.
prompt-advance = Dans quel projet avancez-vous ?
    .others = { $who } : avance dans un projet.
prompt-pay-interest = Quel objectif défaussez-vous ? Intérêt particulier encore nécessaire : { $left }.
    .others = { $who } : défausse d’objectifs pour leur intérêt particulier.
prompt-recruit = Qui recrutez-vous ? Encore { $left }. { $pool ->
        [0] Votre zone de recrutement est vide.
        [one] Il y a { $pool } agent dans votre zone de recrutement.
       *[other] Il y a { $pool } agents dans votre zone de recrutement.
    }
    .others = { $who } : recrutement.
prompt-dismiss-professional = Vous avez trop de professionnels en main. Lequel défaussez-vous ?
    .others = { $who } : défausse d’un professionnel.
prompt-assassinate = Où frappe l’Assassin ?
    .others = { $who } : choix de la cible de l’Assassin.
prompt-mediate = Quel objectif achetez-vous dans la défausse ?
    .others = { $who } : achat d’un objectif de la défausse.
prompt-keep-treaty = Lequel de ces traités gardez-vous ?
    .others = { $who } : choix d’un traité à garder.
prompt-put-on-top = Quel traité remettez-vous d’abord ? Le dernier remis sera au-dessus.
    .others = { $who } : remise de traités sur la pioche.
prompt-attach-to = À quelle carte rattachez-vous « { $circle } » ? { $agents ->
        [0] Il ne porte pas d’agent.
        [one] Son agent le suit.
       *[other] Ses { $agents } agents le suivent.
    }
    .others = { $who } : rattachement d’un cercle intime.
prompt-attach-early = Rattachez-vous un cercle intime avant le rappel ? Moins d’agents reviendraient, car chaque carte n’en rend qu’un.
    .others = { $who } : rattachement d’un cercle intime ou non.
prompt-attach-last = Rattachez-vous un cercle intime ? C’est la dernière occasion avant le décompte.
    .others = { $who } : rattachement d’un cercle intime ou non.
prompt-recall-more = { name-united_nations } : d’où rappelez-vous un agent de plus ? Rappels restants : { $left }.
    .others = { $who } : rappel d’agents de plus.
prompt-conclude = Quel traité concluez-vous ?
    .others = { $who } : conclusion d’un traité ou non.
prompt-conclude-another = Vous pouvez conclure un traité de plus. Lequel ?
    .others = { $who } : conclusion d’un traité de plus ou non.
prompt-conclude-free = « { $by } » vous permet de conclure un traité sans en remplir la condition. Lequel ?
    .others = { $who } : conclusion d’un traité sans en remplir la condition, ou non.
prompt-use-treaties = Lequel de ces traités utilisez-vous maintenant ?
    .others = { $who } : usage de traités ou non.
prompt-take-minor = « { $treaty } » : quel objectif secondaire prenez-vous ?
    .others = { $who } : prise d’un objectif secondaire.
prompt-give-card = Quelle carte passe { FORM($giver, "du") } { FORM($taker, "au") } ? S’il y a une carte { FORM($group, "de") }, il faut en donner une.
    .others = { $who } : choix d’une carte à donner.
prompt-reclaim = Quel objectif prenez-vous dans la défausse ?
    .others = { $who } : prise d’un objectif dans la défausse.
prompt-burn-cards = « { $treaty } » : quelle carte { FORM($group, "de") } défaussez-vous ? Encore { $left } au plus.
    .others = { $who } : défausse de cartes ou non.
prompt-discard-treaty = Vous avez trop de traités en main. Lequel défaussez-vous ?
    .others = { $who } : défausse de traités.
prompt-falcon-recalls = Le Faucon rappelle un agent de la carte qui en porte le plus, et plusieurs en portent autant. De laquelle ?
    .others = { $who } : décision pour le Faucon.
prompt-lose-agent = L’Assassin du Faucon frappe : où perdez-vous un agent ?
    .others = { $who } : perte d’un agent.

## Ce qu’on peut choisir

do-pass = Passer
do-done = Continuer
do-infiltrate = Infiltrer « { $choice } »
do-intercept = Intercepter « { $choice } »
do-operate = Mener « { $choice } »
do-join = Rejoindre « { $choice } »
do-advance = Avancer dans « { $choice } »
do-train = Former un agent
do-play = Jouer « { $choice } »
do-attach = { $choice }
do-send = Envoyer { $choice }
do-recruit-agent = Recruter un agent
do-take-professional = Prendre un professionnel à la place
do-discard = Défausser « { $choice } »
do-keep = Garder « { $choice } »
do-put-back = Remettre « { $choice } »
do-put-on-top = Remettre « { $choice } » sur la pioche
do-recall = Rappeler un agent : { $choice }
do-strike = Frapper : { $choice }
do-conclude = Conclure « { $choice } »
do-conclude-nothing = Ne conclure aucun traité
do-use = Utiliser « { $choice } »
do-give = Donner « { $choice } »

hint-agents-needed = { $agents } { $agents ->
        [one] agent
       *[other] agents
    }{ $shadows ->
        [0] {""}
       *[other] {" "}et { $shadows } de l’ombre
    }
hint-stage = étape { $stage }, { $agents } { $agents ->
        [one] agent
       *[other] agents
    }
hint-agents-of = { FORM($owner, "le") }, { $agents } { $agents ->
        [one] agent
       *[other] agents
    }
hint-agents = { $agents } { $agents ->
        [one] agent
       *[other] agents
    }
hint-cost = coûte { $agents } { $agents ->
        [one] agent
       *[other] agents
    }
hint-send = { $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    } ; { $open ->
        [0] { $safe ->
            [0] personne ne peut les intercepter maintenant
           *[other] personne ne peut les intercepter maintenant, pas même : { $safe_from }
        }
       *[other] interception possible maintenant par : { $open_to }{ $safe ->
            [0] {""}
           *[other] , plus par : { $safe_from }
        }
    }

## Pourquoi pas

refused-not-in-hand = « { $choice } » n’est pas parmi les traités entre lesquels vous choisissez ; choisissez l’un d’eux.
refused-no-action = « { $choice } » n’est pas une action principale ; infiltrez un objectif, menez une opération secrète, avancez dans un projet ou formez un agent.
refused-supervised = Vous avez le Superviseur : il faut infiltrer un objectif ou mener une opération secrète.
refused-must-act = Une action vous est possible, vous ne pouvez donc pas passer ; choisissez-en une.
refused-empty-pool = Votre zone de recrutement est vide, il n’y a personne à recruter.
refused-must-recruit = Il y a des agents dans votre zone de recrutement, il faut donc recruter.
refused-no-recruit = « { $choice } » ne se recrute pas ; choisissez un agent ou un professionnel.
refused-one-professional = Vous avez déjà pris un professionnel à la place d’un de ces agents ; recrutez un agent.
refused-no-professional = Il n’y a pas de professionnel à prendre ; recrutez un agent.
refused-not-held = « { $choice } » n’est pas un professionnel de votre main ; choisissez l’un de ceux que vous avez.
refused-one-a-turn = Vous avez déjà joué un professionnel à ce tour ; seul l’Assassin permet d’en jouer un autre.
refused-idle-professional = « { $choice } » ne ferait rien maintenant et ne peut donc pas être joué.
refused-no-target = « { $choice } » n’est pas un objectif qui porte des agents ; choisissez-en un.
refused-not-in-discard = « { $choice } » n’est pas un objectif de la défausse ; choisissez-en un.
refused-too-dear = « { $choice } » coûte plus d’agents que vous n’en avez d’actifs ; choisissez un objectif moins cher.
refused-not-looked-at = « { $choice } » n’est pas parmi les traités que vous regardez ; choisissez l’un d’eux.
refused-not-in-zone = « { $choice } » n’est pas dans la zone ; choisissez un objectif qui s’y trouve.
refused-out-of-reach = « { $choice } » est hors de votre portée ; choisissez un objectif plus à gauche, ou avancez dans { name-espionage }.
refused-own-agents = Vos agents sont déjà sur « { $choice } », et on ne peut pas en ajouter ; choisissez un autre objectif.
refused-no-agent = Vous n’avez pas d’agent actif, et les agents de l’ombre seuls ne tiennent pas « { $choice } ».
refused-too-few-agents = C’est trop peu pour le coût de la carte, même avec vos agents de l’ombre.
refused-too-weak = Pour intercepter, vos agents et agents de l’ombre ensemble doivent être plus nombreux que ceux de la carte.
refused-no-number = « { $choice } » n’est pas un nombre d’agents ; choisissez dans la liste.
refused-not-so-many = Vous n’avez pas autant d’agents actifs ; choisissez-en moins.
refused-no-operation = Toutes les opérations secrètes ont été menées.
refused-not-on-top = « { $choice } » n’est pas au-dessus de la pile ; seule l’opération du dessus peut être menée.
refused-operation-agents = Vous avez trop peu d’agents actifs pour « { $choice } », même avec vos agents de l’ombre.
refused-no-project = « { $choice } » n’est pas un projet ; choisissez l’un des quatre.
refused-last-stage = Vous êtes à la dernière étape de « { $choice } » ; choisissez un autre projet.
refused-stage-agents = Vous avez trop peu d’agents actifs pour l’étape suivante de « { $choice } » ; chaque guerre mondiale ajoute un agent au coût de chaque étape.
refused-stage-signs = Vous avez trop peu de signes pour l’étape suivante de « { $choice } » ; les cartes de connexions et les traités en montrent.
refused-stage-interest = Vos objectifs ont trop peu d’intérêt particulier pour l’étape suivante de « { $choice } ».
refused-no-coordinator = Il ne vous reste pas d’agent pour rejoindre « { $choice } ».
refused-no-interest = « { $choice } » n’est pas un de vos objectifs à intérêt particulier ; défaussez-en un.
refused-not-set-off = « { $choice } » n’est pas parmi les traités utilisables maintenant ; choisissez l’un d’eux ou continuez.
refused-nothing-to-advance = Vous ne pouvez avancer dans aucun projet, « { $choice } » ne sert donc à rien maintenant.
refused-no-minor = Il n’y a plus d’objectif secondaire de ce groupe dans le stock.
refused-other-minor = « { $choice } » n’est pas ce que donne ce traité ; choisissez l’un des deux groupes qu’il nomme.
refused-requirement = Vous ne remplissez pas la condition de « { $choice } » ; concluez un autre traité ou aucun.
refused-other-symbol = « { $choice } » ne porte pas le symbole demandé ; concluez un autre traité ou aucun.
refused-not-reclaimable = « { $choice } » n’est pas dans la défausse, ou le traité ne le nomme pas ; choisissez un autre objectif.
refused-not-theirs = « { $choice } » n’est pas une carte de celui qui donne ; choisissez l’une des siennes.
refused-named-group-first = Il y a une carte du groupe que nomme le traité ; il faut en donner une de ce groupe.
refused-objects-first = Il y a un objectif à donner, et les objectifs secondaires viennent en dernier ; choisissez un objectif.
refused-not-of-group = « { $choice } » n’est pas une de vos cartes du groupe que nomme le traité ; choisissez-en une autre ou continuez.
refused-nobody-to-recall = Aucun agent ne peut être rappelé de « { $choice } » maintenant ; choisissez une carte de la liste.
refused-not-fullest = Le Faucon rappelle d’abord d’une opération, puis de la carte qui porte le plus de ses agents ; choisissez dans la liste.
refused-no-own-agent = « { $choice } » n’est pas un objectif qui porte vos agents ; choisissez-en un.
refused-not-own-circle = « { $choice } » : ce cercle intime n’est pas à vous.
refused-attached-already = « { $choice } » : ce cercle intime est déjà rattaché, définitivement.
refused-no-host = Vous n’avez pas de carte de pouvoir ou de connexions à laquelle rattacher un cercle intime.
refused-not-a-host = « { $choice } » n’est pas une de vos cartes de pouvoir ou de connexions ; un cercle intime ne se rattache qu’à elles.
refused-host-taken = Un cercle intime est déjà rattaché à « { $choice } » ; choisissez une autre carte.
refused-attach-or-go-on = « { $choice } » n’est pas possible ici ; rattachez un cercle intime ou continuez.

## Ce qui s’est passé

starting-player = { FORM($seat, "Le") } commence, avec le Superviseur.
own-treaties = Vous recevez les traités { $treaties }.
put-back = Vous remettez « { $treaty } ».
kept = Vous gardez « { $treaty } ».
pack-passed = On vous passe les traités { $treaties }.

round-started = Manche { $round }. Dans la zone, de gauche à droite : { $zone }.
war-started = { $war } : elle éclate, et chaque étape d’un projet coûte désormais 1 agent de plus.
phase-started = Phase d’action { $phase } : { FORM($seat, "le") } a le Superviseur.
turn-started = À jouer : { FORM($seat, "le") }.
recruited = { FORM($seat, "Le") } recrute { $count } { $count ->
        [one] agent
       *[other] agents
    }.
professional-taken = { FORM($seat, "Le") } prend un professionnel.
own-professional = C’est « { $card } ».
professional-dismissed = { FORM($seat, "Le") } défausse le professionnel « { $card } ».
professional-played = { FORM($seat, "Le") } joue « { $card } ».
trained = { FORM($seat, "Le") } forme un agent.
passed = { FORM($seat, "Le") } ne peut faire aucune action et passe.

infiltrated = { FORM($seat, "Le") } infiltre « { $card } » avec { $agents } { $agents ->
        [one] agent
       *[other] agents
    }{ $shadows ->
        [0] .
        [one] {" "}et { $shadows } agent de l’ombre.
       *[other] {" "}et { $shadows } agents de l’ombre.
    }
intercepted = { FORM($seat, "Le") } intercepte « { $card } » : { FORM($rival, "le") } reprend { $agents } { $agents ->
        [one] agent
       *[other] agents
    }.
operation-run = { FORM($seat, "Le") } mène l’opération secrète « { $operation } » avec { $agents } { $agents ->
        [one] agent
       *[other] agents
    }{ $shadows ->
        [0] .
        [one] {" "}et { $shadows } agent de l’ombre.
       *[other] {" "}et { $shadows } agents de l’ombre.
    }
operation-over = { $seat } – « { $operation } » : { $agents } { $agents ->
        [one] agent passe
       *[other] agents passent
    } à la zone de recrutement.
advanced = { FORM($seat, "Le") } atteint l’étape { $stage } du projet « { $project } »{ $agents ->
        [0] .
        [one] {" "}pour { $agents } agent.
       *[other] {" "}pour { $agents } agents.
    }
discarded = { FORM($seat, "Le") } défausse « { $card } ».
attached = { FORM($seat, "Le") } rattache un cercle intime à « { $card } ».
killed = { FORM($seat, "Le") } perd un agent sur « { $card } » : il va à la zone de recrutement.
infiltration-failed = Il ne reste pas d’agent sur « { $card } » : l’infiltration { FORM($seat, "du") } a échoué.
mediated = { FORM($seat, "Le") } achète « { $card } » dans la défausse pour { $agents } { $agents ->
        [one] agent
       *[other] agents
    }.
looked-at = Vous regardez les traités { $treaties }.
treaty-kept = { FORM($seat, "Le") } garde un traité ; remis sur la pioche : { $back }.

takeover = La phase de capture commence.
captured = { FORM($seat, "Le") } capture « { $card } ».
minor-taken = { FORM($seat, "Le") } prend la carte « { $minor } ».
recalled = { FORM($seat, "Le") } rappelle { $count } { $count ->
        [one] agent
       *[other] agents
    }.
recalled-from = { FORM($seat, "Le") } rappelle un agent de plus : « { $card } ».

treaty-phase = La zone est vide : la phase des traités commence.
treaty-drawn = { FORM($seat, "Le") } pioche un traité.
own-treaty = Ce traité est « { $treaty } ».
concluded = { FORM($seat, "Le") } conclut « { $treaty } ».
nothing-concluded = { FORM($seat, "Le") } ne conclut aucun traité.
treaty-used = { FORM($seat, "Le") } utilise « { $treaty } ».
deck-searched = { FORM($seat, "Le") } révèle des traités. Pris : { $taken } ; remélangés : { $back }.
given = { FORM($giver, "Le") } donne « { $card } » { FORM($taker, "au") }.
reclaimed = { FORM($seat, "Le") } prend « { $card } » dans la défausse.
treaty-discarded = { FORM($seat, "Le") } défausse le traité « { $treaty } ».

## Ce que le Faucon pense et fait

falcon-appears = Le Faucon entre en jeu. Son ordre des projets : { $order }.
falcon-treaties = Les traités du Faucon, visibles de tous : { $treaties }.
falcon-drew = Le Faucon pioche le traité « { $treaty } ».
falcon-no-support = Pas de carte de connexions à portée.
falcon-no-circle = Pas de cercle intime à portée.
falcon-no-power = Pas de carte de pouvoir à portée.
falcon-cannot-operate = C’est la guerre, mais il ne peut mener aucune opération secrète.
falcon-no-matching = Pas de carte à portée d’un groupe que comptent ses cartes { name-governments }, { name-exchanges } ou { name-universities }.
falcon-no-colour = Pas la moindre carte de contrôle, de finance ou de science à portée.
falcon-too-weak = « { $card } » demande une force de { $needed } ; il peut en réunir { $has }. Pas assez.
falcon-takes-support = Il prend « { $card } » : la première carte de connexions à portée qu’il peut prendre.
falcon-takes-circle = Il prend « { $card } » : le premier cercle intime à portée qu’il peut prendre.
falcon-takes-power = Il prend « { $card } » : la première carte de pouvoir à portée qu’il peut prendre.
falcon-operates = C’est la guerre : il mène l’opération secrète du dessus.
falcon-takes-matching = Il prend « { $card } » : la première carte à portée qu’il peut prendre d’un groupe que comptent ses cartes { name-governments }, { name-exchanges } ou { name-universities }.
falcon-takes-colour = Il prend « { $card } » : la première carte de contrôle, de finance ou de science à portée qu’il peut prendre.
falcon-trained = Rien de tout cela n’est possible : { $count ->
        [0] il formerait un agent, mais sa zone de recrutement est vide.
       *[other] il forme un agent.
    }
falcon-spent = Le Faucon dépense { $count } { $count ->
        [one] agent
       *[other] agents
    }.
falcon-order = Plusieurs projets sont possibles : « { $project } » est le plus à gauche de sa rangée, et son jeton passe à l’extrémité droite.
action-played = Le Faucon joue la carte d’action « { $card } ».
action-idle = « { $card } » n’a pas d’effet et va à la défausse.
actions-shuffled = Les cartes d’action du Faucon sont mélangées.

points = { FORM($seat, "Le") } a maintenant { $points } { $points ->
        [one] point
       *[other] points
    }.
final-score = { FORM($seat, "Le") } a { $points } { $points ->
        [one] point
       *[other] points
    }.
final-rank = Le jugement du Comité. { $seat } : « { $rank } ».

outcome-falcon = Le Faucon gagne.
result-most-points = Les points décident, puis les traités conclus, puis les agents actifs.
result-outran-falcon = Plus de points que le Faucon.
result-falcon = Le Faucon a au moins autant de points.

## Récits : une ligne du résumé ; le signe de qui agit se trouve devant elle

story-starting-player = Reçoit le Superviseur et commence
story-round-started = Manche { $round } : une nouvelle zone
story-war-started = { $war } : elle éclate
story-phase-started = Phase d’action { $phase }, avec le Superviseur
story-treaty-phase = Phase des traités
story-takeover = Phase de capture
story-points = { $points } { $points ->
        [one] point
       *[other] points
    }
story-final-score = { FORM($seat, "letter") } : { $points } { $points ->
        [one] point
       *[other] points
    }
story-final-rank = Le jugement du Comité : « { $rank } »

story-recruited = Recrute { $count } { $count ->
        [one] agent
       *[other] agents
    }
story-trained = Forme un agent
story-passed = Ne peut rien faire
story-professional-taken = Prend un professionnel
story-professional-dismissed = Défausse « { $card } »
story-professional-played = « { $card } »
story-killed = { FORM($seat, "letter") } perd un agent sur « { $card } »
story-infiltration-failed = L’infiltration a échoué
story-recalled = Rappelle { $count } { $count ->
        [one] agent
       *[other] agents
    }
story-recalled-from = Rappelle un agent de plus : « { $card } »

story-infiltrated = { $ousted ->
        [0] Infiltre « { $card } » avec
       *[other] avec
    } { $shadows ->
        [0] { $agents } { $agents ->
            [one] agent
           *[other] agents
        }
       *[other] { $agents } + { $shadows } agents
    }
story-intercepted = Intercepte « { $card } » { FORM($rival, "au") }
story-operation-run = Mène « { $operation } » avec { $shadows ->
        [0] { $agents } { $agents ->
            [one] agent
           *[other] agents
        }
       *[other] { $agents } + { $shadows } agents
    }
story-operation-over = « { $operation } » : les agents vont à la zone de recrutement
story-advanced = { $stage ->
        [1] Rejoint « { $project } »
       *[other] « { $project } » : étape { $stage }
    }
story-captured = { FORM($seat, "letter") } capture « { $card } »
story-minor-taken = Prend « { $minor } »
story-given = Reçoit « { $card } » { FORM($giver, "du") }
story-reclaimed = Prend « { $card } » dans la défausse
story-mediated = Achète « { $card } » dans la défausse
story-attached = Rattache un cercle intime à « { $card } »
story-discarded = Défausse « { $card } »

story-concluded = Conclut « { $treaty } »
story-nothing-concluded = Ne conclut aucun traité
story-treaty-used = Utilise « { $treaty } »
story-deck-searched = Fouille la pioche et prend : { $taken }
story-treaty-drawn = Pioche un traité
story-treaty-kept = Garde un traité
story-treaty-discarded = Défausse « { $treaty } »

story-turn-started = Examine la zone
story-falcon-no-support = Pas de carte de connexions à portée
story-falcon-no-circle = Pas de cercle intime à portée
story-falcon-no-power = Pas de carte de pouvoir à portée
story-falcon-cannot-operate = Pas d’opération secrète possible
story-falcon-no-matching = Pas de carte à portée que comptent ses cartes
story-falcon-no-colour = Pas de carte de couleur à portée
story-falcon-too-weak = Trop faible pour « { $card } » : { $has } sur { $needed }
story-falcon-takes-support = Cherche des connexions
story-falcon-takes-circle = Cherche un cercle intime
story-falcon-takes-power = Cherche le pouvoir
story-falcon-operates = Cherche une opération
story-falcon-takes-matching = Cherche une couleur qu’il compte
story-falcon-takes-colour = Cherche une couleur
story-falcon-trained = { $count ->
        [0] Ne peut rien faire
       *[other] Ne peut rien d’autre et forme un agent
    }
story-falcon-spent = Dépense { $count } { $count ->
        [one] agent
       *[other] agents
    }
story-falcon-drew = { name-falcon.letter } pioche « { $treaty } »
story-falcon-order = « { $project } » est le premier de sa rangée
story-action-played = Carte d’action « { $card } »
story-action-idle = « { $card } » n’a pas d’effet

chip-points = Points { FORM($side, "letter") } { $change }
chip-agents = Agents { FORM($side, "letter") } { $change }
chip-objectives = Objectifs { FORM($side, "letter") } { $change }

## La table

label-round = Manche
label-rounds = Manches
label-phase = Phase d’action
label-order = Ordre de jeu
label-supervisor = Superviseur
label-headhunter = Chasseur de têtes
label-zone = Zone d’infiltration
label-zone-size = Positions de la zone
label-operations = Opérations secrètes
label-operation = Opération secrète
label-wars = Guerres mondiales
label-surcharge = Agents de plus par étape
label-supply = Stock d’objectifs secondaires
label-discard = Défausse
label-deck-count = Pioche d’objectifs
label-treaty-deck-count = Pioche de traités
label-treaty-discard = Défausse de traités
label-professional-deck-count = Pioche de professionnels
label-professional-discard = Défausse de professionnels
label-players = Joueurs
label-falcon = Le Faucon
label-looked = Traités regardés
label-pack = Traités au choix
label-card = Carte
label-type = Type
label-group = Groupe
label-cost = Coût
label-occupant = Occupée par
label-agents = Agents
label-shadows = Agents de l’ombre
label-in-reach = À portée de
label-points = Points d’influence
label-owner = Menée par
label-agents-on-it = Agents dessus
label-on-top = Au-dessus
label-active = Réserve active
label-pool = Zone de recrutement
label-reach = Portée
label-more-recalls = Rappels de plus
label-stages = Étapes
label-next-stages = Étapes suivantes
label-signs = Signes
label-objects = Objectifs
label-minors = Objectifs secondaires
label-treaties = Traités conclus
label-hand-count = Traités en main
label-hand = Main
label-can-conclude = Condition remplie
label-professional-count = Professionnels en main
label-professionals = Professionnels
label-score = Points actuels
label-score-parts = De quoi ils se composent
label-part = Part
label-code = Pour
label-count = Nombre
label-each = Points chacun
label-inner-circle = Cercle intime
label-level = Niveau
label-personality = Personnalité
label-project-order = Ordre des projets
label-action-deck-count = Pioche d’actions
label-action-discard = Défausse d’actions
label-temporary-shadows = Agents de l’ombre temporaires
label-wartime = Temps de guerre
label-priorities = Ce qu’il cherche, dans cet ordre
label-rank = Rang
label-special-interest = Intérêt particulier

## Options

option-professionals = Extension Men of Action : on peut recruter des professionnels à la place d’agents. Conseillée quand tous connaissent le jeu
option-treaties = Comment les joueurs reçoivent leurs quatre premiers traités
option-wars = Quand éclatent les guerres mondiales
option-falcon = La force du Faucon, si vous jouez seul. L’officier gagne moins souvent sans professionnels qu’avec eux, d’où deux nombres.
option-personality = Les cartes d’action personnelles du Faucon, si vous jouez seul

value-choose = six distribués, quatre gardés
value-deal = quatre distribués
value-draft = draft : en garder un, passer le reste
value-timed = aux manches 3 et 5
value-shuffled = au hasard : manche 2 ou 3, puis 4 ou 5
value-beginner = débutant, sans cartes d’action ; le bot officier gagne 92 à 96 %
value-medium = intermédiaire ; le bot officier gagne 46 à 72 %
value-high = élevé ; le bot officier gagne 16 à 40 %
value-maximum = maximal ; le bot officier gagne 3 à 9 %
value-negotiator = Négociateur : accumule les traités
value-manager = Gestionnaire : accumule les objectifs secondaires
