### Formes des camps : .le (les États-Unis, l’URSS), .Le en tête de phrase, .du (des, de l’), .au (aux, à l’).
### Le verbe s’accorde (les États-Unis marquent, l’URSS marque) : la forme .number (plural, singular)
### permet de choisir, par FORM du camp avec "number" ; la variante par défaut est plural, juste aussi
### pour les deux camps à la fois.
###
### Mots de ce jeu : influence, Opérations, points d’Opérations, coup d’État, réalignement, pays clé,
### stabilité, Course à l’espace (cases), Opérations militaires, DEFCON, PV (points de victoire), tour,
### round d’action, phase des gros titres, gros titre, défausse, main, carte conservée.

game-title = Twilight Struggle
game-summary = Quarante ans de guerre froide en une soirée : chaque carte est une crise, beaucoup servent l’adversaire, et le joueur dont c’est le round quand éclate la guerre nucléaire perd.

## Camps

name-us = États-Unis
    .le = les États-Unis
    .Le = Les États-Unis
    .du = des États-Unis
    .au = aux États-Unis
    .number = plural
name-ussr = URSS
    .le = l’URSS
    .Le = L’URSS
    .du = de l’URSS
    .au = à l’URSS
    .number = singular
name-neutral = Neutre
name-none = Aucun

## Phases et périodes

name-setup = Mise en place
name-headline = Phase des gros titres
name-action_rounds = Rounds d’action
name-end_of_turn = Fin du tour
name-final_scoring = Décompte final
name-early = Début de guerre
name-mid = Milieu de guerre
name-late = Fin de guerre

## Régions

name-europe = Europe
name-asia = Asie
name-middle_east = Moyen-Orient
name-africa = Afrique
name-central_america = Amérique centrale
name-south_america = Amérique du Sud
name-western_europe = Europe de l’Ouest
name-eastern_europe = Europe de l’Est
name-southeast_asia = Asie du Sud-Est

## Pays

name-canada = Canada
name-united_kingdom = Royaume-Uni
name-norway = Norvège
name-sweden = Suède
name-denmark = Danemark
name-benelux = Benelux
name-france = France
name-west_germany = Allemagne de l’Ouest
name-spain_portugal = Espagne/Portugal
name-italy = Italie
name-greece = Grèce
name-turkey = Turquie
name-finland = Finlande
name-austria = Autriche
name-east_germany = Allemagne de l’Est
name-poland = Pologne
name-czechoslovakia = Tchécoslovaquie
name-hungary = Hongrie
name-yugoslavia = Yougoslavie
name-romania = Roumanie
name-bulgaria = Bulgarie
name-afghanistan = Afghanistan
name-pakistan = Pakistan
name-india = Inde
name-australia = Australie
name-north_korea = Corée du Nord
name-south_korea = Corée du Sud
name-japan = Japon
name-taiwan = Taïwan
name-burma = Birmanie
name-laos_cambodia = Laos/Cambodge
name-thailand = Thaïlande
name-vietnam = Vietnam
name-malaysia = Malaisie
name-indonesia = Indonésie
name-philippines = Philippines
name-lebanon = Liban
name-syria = Syrie
name-israel = Israël
name-jordan = Jordanie
name-iraq = Irak
name-iran = Iran
name-gulf_states = États du Golfe
name-saudi_arabia = Arabie saoudite
name-egypt = Égypte
name-libya = Libye
name-morocco = Maroc
name-algeria = Algérie
name-tunisia = Tunisie
name-west_african_states = États d’Afrique de l’Ouest
name-saharan_states = États sahariens
name-ivory_coast = Côte d’Ivoire
name-nigeria = Nigéria
name-cameroon = Cameroun
name-zaire = Zaïre
name-angola = Angola
name-south_africa = Afrique du Sud
name-botswana = Botswana
name-zimbabwe = Zimbabwe
name-se_african_states = États d’Afrique du Sud-Est
name-kenya = Kenya
name-somalia = Somalie
name-ethiopia = Éthiopie
name-sudan = Soudan
name-mexico = Mexique
name-guatemala = Guatemala
name-el_salvador = Salvador
name-honduras = Honduras
name-nicaragua = Nicaragua
name-costa_rica = Costa Rica
name-panama = Panama
name-cuba = Cuba
name-haiti = Haïti
name-dominican_republic = République dominicaine
name-colombia = Colombie
name-ecuador = Équateur
name-peru = Pérou
name-bolivia = Bolivie
name-chile = Chili
name-argentina = Argentine
name-paraguay = Paraguay
name-uruguay = Uruguay
name-brazil = Brésil
name-venezuela = Venezuela

## Cases de la Course à l’espace

name-box_1 = Satellite artificiel
name-box_2 = Animal dans l’espace
name-box_3 = Homme dans l’espace
name-box_4 = Homme en orbite terrestre
name-box_5 = Orbite lunaire
name-box_6 = Alunissage de l’Aigle/de l’Ours
name-box_7 = Navette spatiale
name-box_8 = Station spatiale

## Cartes

name-asia_scoring = Décompte de l’Asie
name-europe_scoring = Décompte de l’Europe
name-middle_east_scoring = Décompte du Moyen-Orient
name-duck_and_cover = Plongez et couvrez-vous
name-five_year_plan = Plan quinquennal
name-the_china_card = La carte Chine
name-socialist_governments = Gouvernements socialistes
name-fidel = Fidel
name-vietnam_revolts = Soulèvement au Vietnam
name-blockade = Blocus
name-korean_war = Guerre de Corée
name-romanian_abdication = Abdication en Roumanie
name-arab_israeli_war = Guerre israélo-arabe
name-comecon = COMECON
name-nasser = Nasser
name-warsaw_pact_formed = Pacte de Varsovie
name-de_gaulle_leads_france = De Gaulle dirige la France
name-captured_nazi_scientist = Savants nazis capturés
name-truman_doctrine = Doctrine Truman
name-olympic_games = Jeux olympiques
name-nato = OTAN
name-independent_reds = Rouges indépendants
name-marshall_plan = Plan Marshall
name-indo_pakistani_war = Guerre indo-pakistanaise
name-containment = Endiguement
name-cia_created = Création de la CIA
name-us_japan_mutual_defense_pact = Pacte de défense mutuelle États-Unis/Japon
name-suez_crisis = Crise de Suez
name-east_european_unrest = Troubles en Europe de l’Est
name-decolonization = Décolonisation
name-red_scare_purge = Peur rouge/Purges
name-un_intervention = Intervention de l’ONU
name-de_stalinization = Déstalinisation
name-nuclear_test_ban = Interdiction des essais nucléaires
name-formosan_resolution = Résolution sur Formose
name-brush_war = Guerre limitée
name-central_america_scoring = Décompte de l’Amérique centrale
name-southeast_asia_scoring = Décompte de l’Asie du Sud-Est
name-arms_race = Course aux armements
name-cuban_missile_crisis = Crise des missiles de Cuba
name-nuclear_subs = Sous-marins nucléaires
name-quagmire = Bourbier
name-salt_negotiations = Négociations SALT
name-bear_trap = Piège à ours
name-summit = Sommet
name-how_i_learned_to_stop_worrying = Comment j’ai appris à ne plus m’en faire
name-junta = Junte
name-kitchen_debates = Débat de cuisine
name-missile_envy = L’envie du missile
name-we_will_bury_you = Nous vous enterrerons
name-brezhnev_doctrine = Doctrine Brejnev
name-portuguese_empire_crumbles = Chute de l’empire portugais
name-south_african_unrest = Troubles en Afrique du Sud
name-allende = Allende
name-willy_brandt = Willy Brandt
name-muslim_revolution = Révolution islamique
name-abm_treaty = Traité ABM
name-cultural_revolution = Révolution culturelle
name-flower_power = Flower Power
name-u2_incident = Incident de l’U-2
name-opec = OPEP
name-lone_gunman = Tireur isolé
name-colonial_rear_guards = Arrière-gardes coloniales
name-panama_canal_returned = Restitution du canal de Panama
name-camp_david_accords = Accords de Camp David
name-puppet_governments = Gouvernements fantoches
name-grain_sales_to_soviets = Vente de céréales aux Soviétiques
name-john_paul_ii_elected_pope = Élection du pape Jean-Paul II
name-latin_american_death_squads = Escadrons de la mort
name-oas_founded = Création de l’OEA
name-nixon_plays_the_china_card = Nixon joue la carte Chine
name-sadat_expels_soviets = Sadate expulse les Soviétiques
name-shuttle_diplomacy = Diplomatie de la navette
name-the_voice_of_america = La Voix de l’Amérique
name-liberation_theology = Théologie de la libération
name-ussuri_river_skirmish = Escarmouche sur l’Oussouri
name-ask_not_what_your_country = Ne demandez pas ce que votre pays…
name-alliance_for_progress = Alliance pour le progrès
name-africa_scoring = Décompte de l’Afrique
name-one_small_step = Un petit pas…
name-south_america_scoring = Décompte de l’Amérique du Sud
name-iranian_hostage_crisis = Crise des otages en Iran
name-the_iron_lady = La Dame de fer
name-reagan_bombs_libya = Reagan bombarde la Libye
name-star_wars = La guerre des étoiles
name-north_sea_oil = Pétrole de la mer du Nord
name-the_reformer = Le réformateur
name-marine_barracks_bombing = Attentat contre les Marines
name-soviets_shoot_down_kal_007 = Les Soviétiques abattent le KAL-007
name-glasnost = Glasnost
name-ortega_elected_in_nicaragua = Ortega élu au Nicaragua
name-terrorism = Terrorisme
name-iran_contra_scandal = Scandale Iran-Contra
name-chernobyl = Tchernobyl
name-latin_american_debt_crisis = Crise de la dette latino-américaine
name-tear_down_this_wall = Abattez ce mur
name-an_evil_empire = L’Empire du mal
name-aldrich_ames = Aldrich Ames
name-pershing_ii_deployed = Déploiement des Pershing II
name-wargames = Wargames
name-solidarity = Solidarność
name-iran_iraq_war = Guerre Iran-Irak
name-defectors = Transfuges
name-the_cambridge_five = Les Cinq de Cambridge
name-special_relationship = Relation spéciale
name-norad = NORAD
name-che = Che
name-our_man_in_tehran = Notre homme à Téhéran
name-yuri_and_samantha = Youri et Samantha
name-awacs_sale_to_saudis = Vente d’AWACS aux Saoudiens

## Niveaux dans une région

name-nothing = Rien
name-presence = Présence
name-domination = Domination
name-control = Contrôle

## Verbes

name-done = Terminé
name-pass = Passer
name-event = Événement
name-ops = Opérations
name-space = Course à l’espace
name-event_first = Événement d’abord
name-ops_first = Opérations d’abord
name-influence = Influence
name-realign = Réalignement
name-coup = Coup d’État
name-take = Prendre
name-decline = Renoncer
name-remove = Retirer
name-add = Ajouter
name-participate = Participer
name-boycott = Boycotter
name-play = Jouer
name-hand_back = Rendre
name-up = Monter
name-down = Baisser
name-end = Arrêter la partie
name-defcon_1 = DEFCON 1
name-defcon_2 = DEFCON 2
name-defcon_3 = DEFCON 3
name-defcon_4 = DEFCON 4
name-defcon_5 = DEFCON 5
name-cmc_cancel_cuba = Finir la crise : 2 points d’influence de Cuba
name-cmc_cancel_west_germany = Finir la crise : 2 points d’influence d’Allemagne de l’Ouest
name-cmc_cancel_turkey = Finir la crise : 2 points d’influence de Turquie

## Ce qu’on tape à la place d’un nom, outre son début ; plusieurs entre virgules

short-the_china_card = chine, carte chinoise
short-five_year_plan = quinquennal
short-the_reformer = gorbatchev
short-asia_scoring = asie, décompte asie
short-europe_scoring = europe, décompte europe
short-middle_east_scoring = moyen orient, décompte moyen orient
short-central_america_scoring = amérique centrale, décompte amérique centrale
short-southeast_asia_scoring = asie du sud-est, décompte asie du sud-est
short-africa_scoring = afrique, décompte afrique
short-south_america_scoring = amérique du sud, décompte amérique du sud
short-cuban_missile_crisis = crise de cuba, missiles de cuba
short-we_will_bury_you = enterrerons
short-de_gaulle_leads_france = gaulle
short-de_stalinization = destalinisation
short-us_japan_mutual_defense_pact = pacte japon
short-red_scare_purge = purge, purges
short-un_intervention = onu
short-cia_created = cia
short-east_european_unrest = troubles à l’est
short-south_african_unrest = troubles en rsa
short-how_i_learned_to_stop_worrying = ne plus m’en faire
short-latin_american_death_squads = escadrons
short-latin_american_debt_crisis = crise de la dette, dette
short-soviets_shoot_down_kal_007 = kal, kal 007
short-john_paul_ii_elected_pope = pape, jean-paul ii
short-ask_not_what_your_country = kennedy
short-the_voice_of_america = voix
short-nuclear_test_ban = essais nucléaires
short-captured_nazi_scientist = savants
short-u2_incident = u-2
short-grain_sales_to_soviets = céréales
short-iranian_hostage_crisis = otages
short-iran_contra_scandal = contra, irangate
short-marine_barracks_bombing = marines
short-tear_down_this_wall = mur
short-pershing_ii_deployed = pershing
short-salt_negotiations = salt
short-abm_treaty = abm
short-ussuri_river_skirmish = oussouri
short-nuclear_subs = sous-marins
short-the_cambridge_five = cambridge
short-our_man_in_tehran = téhéran
short-awacs_sale_to_saudis = awacs
short-quagmire = bourbier
short-united_kingdom = uk, angleterre, grande-bretagne
short-west_germany = rfa
short-east_germany = rda
short-north_korea = corée nord
short-south_korea = corée sud
short-spain_portugal = portugal
short-laos_cambodia = cambodge
short-saudi_arabia = saoudite
short-gulf_states = golfe
short-west_african_states = afrique de l’ouest
short-saharan_states = sahara
short-se_african_states = afrique du sud-est
short-south_africa = rsa
short-zaire = congo
short-el_salvador = el salvador
short-dominican_republic = dominicaine
short-space = espace
short-event_first = événement puis ops
short-ops_first = ops d’abord

## Ce que font les cartes

effect-asia_scoring = Décompte de l’Asie, Asie du Sud-Est comprise : présence 3 PV, domination 7, contrôle 9. Chaque camp marque aussi 1 PV par pays clé qu’il contrôle et 1 par pays contrôlé voisin de la superpuissance adverse. Seule compte la différence entre les camps. « { name-formosan_resolution } » et « { name-shuttle_diplomacy } » peuvent changer le résultat. Ne peut pas être conservée au-delà du tour.
effect-europe_scoring = Décompte de l’Europe : présence 3 PV, domination 7 ; le camp qui contrôle l’Europe gagne aussitôt la partie, quel que soit le score. Chaque camp marque aussi 1 PV par pays clé qu’il contrôle et 1 par pays contrôlé voisin de la superpuissance adverse. Seule compte la différence entre les camps. Ne peut pas être conservée au-delà du tour.
effect-middle_east_scoring = Décompte du Moyen-Orient : présence 3 PV, domination 5, contrôle 7. Chaque camp marque aussi 1 PV par pays clé qu’il contrôle. Seule compte la différence entre les camps. « { name-shuttle_diplomacy } » peut changer le résultat. Ne peut pas être conservée au-delà du tour.
effect-duck_and_cover = Le DEFCON baisse de 1. Puis les États-Unis marquent un nombre de PV égal à 5 moins le nouveau niveau de DEFCON. Si le DEFCON atteint 1, la partie s’arrête avant que des PV soient marqués.
effect-five_year_plan = L’URSS perd une carte de sa main tirée au hasard, jamais la carte Chine. Un événement des États-Unis a lieu aussitôt, comme s’ils avaient joué la carte ; s’il est impossible, la carte est simplement défaussée. Toute autre carte est défaussée sans effet, même une carte de décompte. La carte « { name-defectors } », perdue pendant la phase des gros titres, annule le gros titre de l’URSS s’il est encore à venir, et ne fait rien sinon. Même quand il est temps de jouer des cartes de décompte, l’URSS peut jouer cette carte pour ses Opérations si le reste de sa main n’est que cartes de décompte ; l’une d’elles est alors perdue.
    .fyp_defectors_vp-true = La carte « { name-defectors } », perdue dans un round d’action de l’URSS, donne 1 PV aux États-Unis.
effect-the_china_card = Pas d’événement : pour les Opérations seulement, Course à l’espace comprise. Vaut 1 point de plus si tous ses points sont dépensés en Asie. Elle ne fait pas partie de la main. Une fois jouée, elle passe face cachée à l’adversaire, qui pourra la jouer dès le tour suivant. Elle ne peut être ni un gros titre, ni défaussée pour un événement, ni jouée s’il faut pour cela conserver une carte de décompte. Le camp qui la détient à la fin du tour 10 marque 1 PV au décompte final. Dès que les États-Unis la jouent, de quelque façon que ce soit, « { name-formosan_resolution } » prend fin.
effect-socialist_governments = L’URSS retire 3 points d’influence des États-Unis en Europe de l’Ouest, 2 au plus par pays. Impossible après « { name-the_iron_lady } ».
effect-fidel = Toute l’influence des États-Unis quitte Cuba, et l’URSS en prend le contrôle : son influence y monte à 3 si elle était inférieure.
effect-vietnam_revolts = Ajoutez 2 points d’influence de l’URSS au Vietnam. Jusqu’à la fin du tour, chaque carte que l’URSS utilise entièrement en Asie du Sud-Est vaut 1 point d’Opérations de plus, et compte 1 de plus pour les Opérations militaires lors d’un coup d’État. Ce bonus s’ajoute à celui de la carte Chine.
effect-blockade = Les États-Unis peuvent aussitôt défausser de leur main une carte qui vaut en ce moment 3 points d’Opérations ou plus. Sinon, toute leur influence quitte l’Allemagne de l’Ouest. Les cartes de décompte et la carte Chine ne conviennent pas.
effect-korean_war = L’URSS attaque la Corée du Sud et gagne 2 Opérations militaires. Elle lance un dé, moins 1 par pays voisin de la Corée du Sud que les États-Unis contrôlent. À 4 ou plus, elle marque 2 PV et y remplace toute l’influence des États-Unis par la sienne.
effect-romanian_abdication = Toute l’influence des États-Unis quitte la Roumanie, et l’URSS en prend le contrôle : son influence y monte à 3 si elle était inférieure.
effect-arab_israeli_war = L’URSS attaque Israël et gagne 2 Opérations militaires. Elle lance un dé, moins 1 si les États-Unis contrôlent Israël, et moins 1 par pays voisin qu’ils contrôlent. À 4 ou plus, elle marque 2 PV et remplace en Israël toute l’influence des États-Unis par la sienne. Impossible après « { name-camp_david_accords } ».
effect-comecon = L’URSS ajoute 1 point d’influence dans chacun de 4 pays d’Europe de l’Est que les États-Unis ne contrôlent pas.
effect-nasser = Ajoutez 2 points d’influence de l’URSS en Égypte. Les États-Unis y perdent la moitié de leur influence, arrondie au supérieur.
effect-warsaw_pact_formed = L’URSS choisit : retirer toute l’influence des États-Unis de 4 pays d’Europe de l’Est au plus, ou ajouter 5 points d’influence de l’URSS en Europe de l’Est, 2 au plus par pays. Désormais, « { name-nato } » est possible.
effect-de_gaulle_leads_france = Retirez de France 2 points d’influence des États-Unis, ou ce qu’il y en a, et ajoutez-y 1 point d’influence de l’URSS. « { name-nato } » ne protège pas la France, quel que soit l’ordre des deux événements.
effect-captured_nazi_scientist = Avancez votre marqueur d’une case dans la Course à l’espace, avec les PV et l’avantage de cette case comme d’ordinaire. Cela ne compte pas comme une tentative. Sans effet si votre marqueur est déjà sur la dernière case.
effect-truman_doctrine = Les États-Unis choisissent un pays d’Europe qu’aucun camp ne contrôle et en retirent toute l’influence de l’URSS.
effect-olympic_games = Vous accueillez les Jeux ; l’adversaire participe ou boycotte. Participation : chacun lance un dé, vous ajoutez 2, le plus haut total marque 2 PV ; en cas d’égalité, on relance. Boycott : le DEFCON baisse de 1, puis vous menez des Opérations comme avec une carte de 4 points. Si le boycott amène le DEFCON à 1, le joueur actif perd la partie.
effect-nato = Possible seulement après « { name-marshall_plan } » ou « { name-warsaw_pact_formed } ». Désormais, l’URSS ne peut tenter ni coup d’État ni réalignement dans les pays d’Europe que les États-Unis contrôlent, et « { name-brush_war } » ne peut pas les viser. La France n’est pas protégée après « { name-de_gaulle_leads_france } », ni l’Allemagne de l’Ouest tant que « { name-willy_brandt } » est en vigueur.
effect-independent_reds = Les États-Unis choisissent la Yougoslavie, la Roumanie, la Bulgarie, la Hongrie ou la Tchécoslovaquie et y portent leur influence au niveau de celle de l’URSS. Là où ils en ont déjà autant ou plus, rien ne change.
effect-marshall_plan = Les États-Unis ajoutent 1 point d’influence dans chacun de 7 pays d’Europe de l’Ouest que l’URSS ne contrôle pas ; le Canada, la Finlande et l’Autriche en sont. Désormais, « { name-nato } » est possible.
effect-indo_pakistani_war = Attaquez l’Inde ou le Pakistan et gagnez 2 Opérations militaires. Lancez un dé, moins 1 par pays voisin de la cible que l’adversaire contrôle. À 4 ou plus, vous marquez 2 PV et y remplacez toute l’influence adverse par la vôtre.
effect-containment = Jusqu’à la fin du tour, toutes les cartes des États-Unis valent 1 point d’Opérations de plus, 4 au maximum.
effect-cia_created = L’URSS montre sa main une fois. Puis les États-Unis peuvent mener des Opérations comme avec une carte de 1 point : influence, réalignement ou coup d’État.
effect-us_japan_mutual_defense_pact = Les États-Unis prennent le contrôle du Japon : leur influence y monte à 4 points de plus que celle de l’URSS, si elle était inférieure. Jusqu’à la fin de la partie, l’URSS ne peut tenter ni coup d’État ni réalignement au Japon.
effect-suez_crisis = L’URSS retire en tout 4 points d’influence des États-Unis de la France, du Royaume-Uni et d’Israël, 2 au plus par pays.
effect-east_european_unrest = Les États-Unis choisissent 3 pays d’Europe de l’Est et retirent 1 point d’influence de l’URSS de chacun ; aux tours 8 à 10, 2 de chacun.
effect-decolonization = L’URSS ajoute 1 point d’influence dans chacun de 4 pays d’Afrique et d’Asie du Sud-Est, à répartir librement entre les deux.
effect-red_scare_purge = Jusqu’à la fin du tour, toutes les cartes de l’adversaire valent 1 point d’Opérations de moins, 1 au minimum.
effect-un_intervention = À jouer dans un round d’action avec une carte de votre main qui porte un événement de l’adversaire, ou que « { name-grain_sales_to_soviets } » vient de tirer. L’événement n’a pas lieu, l’autre carte est défaussée même si elle a un astérisque, et vous utilisez ses points d’Opérations, mais pas dans la Course à l’espace. Ne peut pas être un gros titre. Comme événement, elle évite les PV de « { name-we_will_bury_you } » ; après « { name-u2_incident } » dans le même tour, elle donne 1 PV à l’URSS.
effect-de_stalinization = L’URSS peut déplacer jusqu’à 4 de ses points d’influence vers n’importe quels pays que les États-Unis ne contrôlent pas, 2 au plus par pays. On les prend tous avant d’en placer un seul.
effect-nuclear_test_ban = Marquez un nombre de PV égal au niveau de DEFCON moins 2. Puis le DEFCON monte de 2, sans dépasser 5.
effect-formosan_resolution = Tant que la carte est en vigueur, Taïwan compte comme pays clé au décompte de l’Asie si les États-Unis le contrôlent à ce moment, décompte final compris. Pour les coups d’État et tout le reste, ce n’en est pas un. Prend fin quand les États-Unis jouent la carte Chine, de quelque façon que ce soit.
effect-brush_war = Attaquez n’importe quel pays de stabilité 1 ou 2, avec ou sans influence, à moins que « { name-nato } » ne le protège. Gagnez 3 Opérations militaires. Lancez un dé, moins 1 par pays voisin de la cible que l’adversaire contrôle ; sa superpuissance compte comme l’un d’eux. À 3 ou plus, vous marquez 1 PV et y remplacez toute l’influence adverse par la vôtre.
effect-central_america_scoring = Décompte de l’Amérique centrale : présence 1 PV, domination 3, contrôle 5. Chaque camp marque aussi 1 PV par pays clé qu’il contrôle et 1 par pays contrôlé voisin de la superpuissance adverse. Seule compte la différence entre les camps. Ne peut pas être conservée au-delà du tour.
effect-southeast_asia_scoring = Chaque camp marque 2 PV pour le contrôle de la Thaïlande et 1 PV pour chacun des autres pays d’Asie du Sud-Est qu’il contrôle : Birmanie, Laos/Cambodge, Vietnam, Malaisie, Indonésie, Philippines. Rien d’autre ne compte, et on ne marque que la différence. « { name-shuttle_diplomacy } » ne s’applique pas. Ne peut pas être conservée au-delà du tour.
effect-arms_race = Si vous avez plus d’Opérations militaires que l’adversaire, marquez 1 PV, ou 3 PV si vous en avez aussi autant que ce tour l’exige : au moins le niveau de DEFCON.
effect-cuban_missile_crisis = Le DEFCON passe à 2. Jusqu’à la fin du tour, tout coup d’État de l’adversaire, où que ce soit et dans le round de n’importe quel camp, met fin à la partie, et l’adversaire perd. Un DEFCON remonté n’y change rien. L’adversaire peut lever la menace à tout moment : l’URSS en retirant 2 de ses points d’influence de Cuba, les États-Unis en retirant 2 des leurs d’Allemagne de l’Ouest ou 2 de Turquie.
effect-nuclear_subs = Jusqu’à la fin du tour, les coups d’État des États-Unis dans les pays clés ne font pas baisser le DEFCON, même gratuits. Les événements le modifient toujours, et « { name-cuban_missile_crisis } » reste une menace.
effect-quagmire = Les États-Unis sont pris au piège. À chacun de leurs rounds d’action, ils doivent défausser de leur main une carte qui vaut en ce moment 2 points d’Opérations ou plus, sans son événement, et lancer un dé. De 1 à 4, le piège s’ouvre et ils jouent normalement dès leur round suivant ; ce round-ci est de toute façon terminé. Sans une telle carte, ils ne peuvent jouer qu’une carte de décompte, sinon le round est perdu. La carte Chine n’y peut rien. Les gros titres ne sont pas touchés ; le piège dure au-delà du tour.
    .edition-deluxe = S’ils n’ont rien à défausser mais tiennent une carte de décompte, ils doivent la jouer (dans les parties depuis la révision 5).
    .optional_cards-true--deluxe_links-true = Met aussi fin à « { name-norad } ».
effect-salt_negotiations = Le DEFCON monte de 2. Jusqu’à la fin du tour, les deux camps retranchent 1 à chaque dé de coup d’État. Vous pouvez prendre dans la défausse une carte, sauf une carte de décompte, la montrer et l’ajouter à votre main.
effect-bear_trap = L’URSS est prise au piège. À chacun de ses rounds d’action, elle doit défausser de sa main une carte qui vaut en ce moment 2 points d’Opérations ou plus, sans son événement, et lancer un dé. De 1 à 4, le piège s’ouvre et elle joue normalement dès son round suivant ; ce round-ci est de toute façon terminé. Sans une telle carte, elle ne peut jouer qu’une carte de décompte, sinon le round est perdu. La carte Chine n’y peut rien. Les gros titres ne sont pas touchés ; le piège dure au-delà du tour.
    .edition-deluxe = Si elle n’a rien à défausser mais tient une carte de décompte, elle doit la jouer (dans les parties depuis la révision 5).
effect-summit = Chaque camp lance un dé et ajoute 1 par région qu’il domine ou contrôle, parmi les six. Le plus haut total marque 2 PV et peut déplacer le DEFCON de 1 dans un sens ou dans l’autre. En cas d’égalité, il ne se passe rien. Si le DEFCON tombe à 1, le joueur actif perd la partie.
effect-how_i_learned_to_stop_worrying = Fixez le DEFCON au niveau de votre choix, de 1 à 5. Vos Opérations militaires sont de 5 pour ce tour. Au DEFCON 1, le joueur actif perd la partie.
effect-junta = Ajoutez 2 points d’influence dans un pays d’Amérique centrale ou du Sud. Puis vous pouvez tenter en Amérique centrale ou du Sud un coup d’État gratuit ou des réalignements, avec la valeur de cette carte (2). Le coup d’État gratuit ne donne pas d’Opérations militaires ; dans un pays clé, il fait baisser le DEFCON.
effect-kitchen_debates = Si les États-Unis contrôlent plus de pays clés que l’URSS sur tout le plateau, ils marquent 2 PV. Sinon, l’événement n’a pas lieu et la carte est défaussée.
effect-missile_envy = L’adversaire vous donne la carte de sa main qui a en ce moment la plus haute valeur ; à égalité, il choisit. Si l’événement est à vous ou neutre, il a lieu aussitôt ; s’il est impossible, vous ne gagnez rien. S’il est à l’adversaire, il n’a pas lieu et vous utilisez la carte pour des Opérations ou, dans les parties depuis la révision 4, pour la Course à l’espace. « { name-missile_envy } » va dans la main de l’adversaire, qui doit l’utiliser pour des Opérations à son prochain round d’action, à moins de devoir d’abord jouer une carte de décompte. D’une main faite de seules cartes de décompte, il en donne une, et le décompte a lieu ; si la main est vide, il n’y a pas d’échange et la carte est défaussée.
effect-we_will_bury_you = Le DEFCON baisse de 1. Au prochain round d’action des États-Unis, l’URSS marque 3 PV avant toute autre chose, à moins qu’ils n’y jouent « { name-un_intervention } » comme événement. Après un gros titre, c’est leur premier round d’action. Pris dans « { name-quagmire } », ils ne peuvent pas répondre.
effect-brezhnev_doctrine = Jusqu’à la fin du tour, toutes les cartes de l’URSS valent 1 point d’Opérations de plus, 4 au maximum.
effect-portuguese_empire_crumbles = Ajoutez 2 points d’influence de l’URSS en Angola et 2 dans les États d’Afrique du Sud-Est.
effect-south_african_unrest = L’URSS choisit : ajouter 2 points d’influence en Afrique du Sud, ou 1 en Afrique du Sud et 2 dans les pays voisins, l’Angola et le Botswana.
    .south_african_unrest_split-true = Ces 2 points peuvent être répartis.
    .south_african_unrest_split-false = Ces 2 points vont dans un seul pays.
effect-allende = Ajoutez 2 points d’influence de l’URSS au Chili.
effect-willy_brandt = L’URSS marque 1 PV et ajoute 1 point d’influence en Allemagne de l’Ouest. « { name-nato } » ne protège pas l’Allemagne de l’Ouest, quel que soit l’ordre des deux événements. « { name-tear_down_this_wall } » y met fin ; ensuite, l’événement n’est plus possible.

effect-muslim_revolution = L’URSS choisit 2 de ces pays et en retire toute l’influence des États-Unis : Soudan, Iran, Irak, Égypte, Libye, Arabie saoudite, Syrie, Jordanie.
    .optional_cards-true--deluxe_links-true = Impossible après « { name-awacs_sale_to_saudis } ».
effect-abm_treaty = Le DEFCON monte de 1. Puis vous menez des Opérations comme avec une carte de 4 points : influence, réalignement ou coup d’État, mais pas la Course à l’espace.
effect-cultural_revolution = Si les États-Unis ont la carte Chine, l’URSS la prend face visible et peut l’utiliser dès ce tour. Si l’URSS l’a déjà, elle marque 1 PV à la place.
effect-flower_power = Désormais, l’URSS marque 2 PV chaque fois que les États-Unis jouent une carte de guerre comme événement ou pour ses Opérations : « { name-korean_war } », « { name-arab_israeli_war } », « { name-indo_pakistani_war } », « { name-brush_war } », « { name-iran_iraq_war } ». Cela vaut aussi pour un gros titre, pour une carte jouée par un autre événement ou avec « { name-un_intervention } ». Les points sont marqués avant la guerre elle-même. Ne comptent pas les cartes dépensées pour la Course à l’espace ou défaussées, ni « { name-arab_israeli_war } » après « { name-camp_david_accords } ». « { name-an_evil_empire } » met fin à cet effet et interdit ensuite l’événement.
effect-u2_incident = L’URSS marque 1 PV. Si l’un des deux camps joue « { name-un_intervention } » comme événement plus tard dans ce tour, l’URSS marque encore 1 PV.
effect-opec = L’URSS marque 1 PV pour chacun de ces pays qu’elle contrôle : Égypte, Iran, Libye, Arabie saoudite, Irak, États du Golfe, Venezuela. Impossible après « { name-north_sea_oil } ».
effect-lone_gunman = Les États-Unis montrent leur main, une seule fois. Puis l’URSS peut mener des Opérations comme avec une carte de 1 point : influence, réalignement ou coup d’État. Si un coup d’État amène le DEFCON à 1, le joueur actif perd.
effect-colonial_rear_guards = Les États-Unis ajoutent 1 point d’influence dans chacun de 4 pays d’Afrique et d’Asie du Sud-Est, à répartir librement entre les deux.
effect-panama_canal_returned = Les États-Unis ajoutent 1 point d’influence au Panama, 1 au Costa Rica et 1 au Venezuela.
effect-camp_david_accords = Les États-Unis marquent 1 PV et ajoutent 1 point d’influence en Israël, 1 en Jordanie et 1 en Égypte. « { name-arab_israeli_war } » ne peut plus avoir lieu.
effect-puppet_governments = Les États-Unis peuvent ajouter 1 point d’influence dans chacun de 3 pays différents au plus, où aucun des deux camps n’a d’influence.
effect-grain_sales_to_soviets = Les États-Unis tirent au hasard une carte de la main de l’URSS, jamais la carte Chine. Ils peuvent la jouer aussitôt comme une carte de leur main : comme événement s’il est américain ou neutre, pour ses Opérations (un événement soviétique a alors lieu), pour la Course à l’espace ou avec « { name-un_intervention } » ; une carte de décompte est décomptée. Sinon, ils la rendent. S’ils la rendent, ou si l’URSS n’avait pas de carte, ils mènent des Opérations avec la valeur de cette carte-ci (2), mais pas la Course à l’espace. Les modificateurs d’Opérations de l’URSS ne suivent pas la carte. Au DEFCON 1, le joueur actif perd, même si les États-Unis l’ont provoqué.
effect-john_paul_ii_elected_pope = Retirez 2 points d’influence de l’URSS en Pologne (tout s’il y en a moins) et ajoutez-y 1 point d’influence des États-Unis. Désormais, « { name-solidarity } » est possible.
effect-latin_american_death_squads = Jusqu’à la fin du tour, vous ajoutez 1 à votre dé pour vos coups d’État en Amérique centrale et en Amérique du Sud, et l’adversaire y retranche 1 du sien. Seul le dé change, pas les Opérations militaires.
effect-oas_founded = Les États-Unis ajoutent 2 points d’influence en Amérique centrale et en Amérique du Sud, dans un seul pays ou dans deux.
effect-nixon_plays_the_china_card = Si les États-Unis ont la carte Chine, ils marquent 2 PV. Sinon, ils la prennent face cachée et ne peuvent pas l’utiliser avant le tour suivant.
effect-sadat_expels_soviets = Retirez toute l’influence de l’URSS en Égypte et ajoutez-y 1 point d’influence des États-Unis.
effect-shuttle_diplomacy = La carte reste devant les États-Unis jusqu’à ce que soit jouée « { name-asia_scoring } » ou « { name-middle_east_scoring } », la première des deux. Les États-Unis désignent alors un pays clé de cette région contrôlé par l’URSS. Pour ce décompte, il ne rapporte rien à l’URSS : ni comme pays, ni comme pays clé, ni comme voisin des États-Unis ; il empêche donc aussi le contrôle de la région. Ensuite la carte est défaussée, même s’il n’y avait rien à désigner. Sans effet sur « { name-southeast_asia_scoring } » ni sur le décompte final.
effect-the_voice_of_america = Les États-Unis retirent en tout 4 points d’influence de l’URSS hors d’Europe, au plus 2 dans un même pays.
effect-liberation_theology = L’URSS ajoute 3 points d’influence en Amérique centrale, au plus 2 par pays.
effect-ussuri_river_skirmish = Si l’URSS a la carte Chine, les États-Unis la prennent face visible et peuvent l’utiliser dès ce tour. S’ils l’ont déjà, ils ajoutent à la place 4 points d’influence en Asie, au plus 2 par pays.
effect-ask_not_what_your_country = Les États-Unis peuvent défausser autant de cartes de leur main qu’ils veulent, cartes de décompte comprises, puis en piochent autant. Toutes les défausses sont choisies avant la première pioche. La carte Chine ne fait pas partie de la main. L’événement peut être joué même quand seules des cartes de décompte pourraient l’être ; il faut alors défausser au moins celles pour lesquelles il ne resterait pas de round.
effect-alliance_for_progress = Les États-Unis marquent 1 PV pour chaque pays clé qu’ils contrôlent en Amérique centrale et en Amérique du Sud.
effect-africa_scoring = Décompte de l’Afrique : présence 1 PV, domination 4, contrôle 6. Chaque camp marque aussi 1 PV par pays clé qu’il contrôle. Seule compte la différence entre les camps. Ne peut pas être conservée au-delà du tour.
effect-one_small_step = Seulement si vous êtes en retard dans la Course à l’espace : avancez votre marqueur de 2 cases, sans dépasser la dernière. Seule la case d’arrivée donne des PV, et son avantage si vous y êtes le premier. La case franchie compte comme atteinte : l’adversaire y perd son avantage. Ce n’est pas une tentative de Course à l’espace.
effect-south_america_scoring = Décompte de l’Amérique du Sud : présence 2 PV, domination 5, contrôle 6. Chaque camp marque aussi 1 PV par pays clé qu’il contrôle. Seule compte la différence entre les camps. Ne peut pas être conservée au-delà du tour.
effect-iranian_hostage_crisis = Retirez toute l’influence des États-Unis en Iran et ajoutez-y 2 points d’influence de l’URSS. Désormais, « { name-terrorism } » joué par l’URSS coûte deux cartes aux États-Unis.
effect-the_iron_lady = Les États-Unis marquent 1 PV. L’URSS gagne 1 point d’influence en Argentine et perd toute son influence au Royaume-Uni. « { name-socialist_governments } » ne peut plus avoir lieu.
effect-reagan_bombs_libya = Les États-Unis marquent 1 PV par tranche complète de 2 points d’influence de l’URSS en Libye. Cette influence y reste.
effect-star_wars = Si les États-Unis sont en tête de la Course à l’espace, ils prennent dans la défausse une carte dont l’événement peut avoir lieu maintenant, mais pas une carte de décompte. Cet événement a lieu aussitôt, comme s’ils avaient joué la carte ; pas d’Opérations, sauf celles qu’il accorde. « { name-un_intervention } » et « { name-defectors } » n’apportent rien. Si les États-Unis ne sont pas en tête, l’événement est sans effet.
    .star_wars_void-removed = « { name-star_wars } » est alors quand même retirée de la partie.
    .star_wars_void-discard = « { name-star_wars } » va alors à la défausse.
effect-north_sea_oil = Ce tour-ci, les États-Unis peuvent jouer 8 rounds d’action ; ils le doivent s’il leur reste une carte de décompte. Jusqu’à la fin de la partie, « { name-opec } » ne peut plus avoir lieu.
effect-the_reformer = L’URSS ajoute 4 points d’influence en Europe, ou 6 si elle mène aux PV, au plus 2 par pays. Jusqu’à la fin de la partie, elle ne peut plus tenter de coup d’État en Europe, même gratuit ; le réalignement reste permis. « { name-glasnost } » devient plus forte.
effect-marine_barracks_bombing = Retirez toute l’influence des États-Unis au Liban. Puis l’URSS retire encore 2 points d’influence des États-Unis n’importe où au Moyen-Orient.
effect-soviets_shoot_down_kal_007 = Le DEFCON baisse de 1 et les États-Unis marquent 2 PV. S’ils contrôlent la Corée du Sud, ils peuvent ensuite placer de l’influence ou tenter des réalignements comme avec une carte de 4 points, mais pas de coup d’État. Au DEFCON 2, l’événement déclenche la guerre nucléaire et le joueur actif perd.
effect-glasnost = L’URSS marque 2 PV et le DEFCON monte de 1. Si « { name-the_reformer } » a eu lieu, l’URSS peut ensuite placer de l’influence ou tenter des réalignements comme avec une carte de 4 points, mais pas de coup d’État.
effect-ortega_elected_in_nicaragua = Retirez toute l’influence des États-Unis au Nicaragua. Puis l’URSS peut tenter un coup d’État gratuit avec la valeur de cette carte (2) à Cuba, au Honduras ou au Costa Rica, s’il s’y trouve de l’influence des États-Unis. Il ne donne pas d’Opérations militaires. À Cuba, pays clé, il fait baisser le DEFCON ; au DEFCON 1, le joueur actif perd.
effect-terrorism = L’adversaire perd une carte de sa main tirée au hasard, jamais la carte Chine. Si l’URSS joue cet événement après « { name-iranian_hostage_crisis } », les États-Unis en perdent deux. Les cartes sont défaussées sans leur événement ; une carte de décompte n’est pas décomptée.
effect-iran_contra_scandal = Jusqu’à la fin du tour, le dé des États-Unis est réduit de 1 à chaque réalignement, peu importe qui le tente.
effect-chernobyl = Les États-Unis désignent l’une des six régions : Europe, Asie, Moyen-Orient, Afrique, Amérique centrale ou Amérique du Sud. Jusqu’à la fin du tour, l’URSS ne peut pas y placer d’influence avec des points d’Opérations. Les coups d’État, avec l’influence qu’ils ajoutent, les réalignements et les événements restent permis.
effect-latin_american_debt_crisis = Les États-Unis peuvent aussitôt défausser de leur main une carte qui vaut 3 ou plus en ce moment, mais pas la carte Chine. Sinon, l’URSS double son influence dans 2 pays d’Amérique du Sud de son choix.
effect-tear_down_this_wall = « { name-willy_brandt } » prend fin et ne peut plus avoir lieu ; l’OTAN protège de nouveau l’Allemagne de l’Ouest. Les États-Unis ajoutent 3 points d’influence en Allemagne de l’Est. Puis ils peuvent tenter un coup d’État gratuit ou des réalignements en Europe avec la valeur de cette carte (3), quel que soit le DEFCON. Le coup d’État ne donne pas d’Opérations militaires. Dans un pays clé, il fait baisser le DEFCON ; au DEFCON 1, le joueur actif perd.
effect-an_evil_empire = Les États-Unis marquent 1 PV. « { name-flower_power } » prend fin et ne peut plus avoir lieu.
effect-aldrich_ames = Jusqu’à la fin du tour, la main des États-Unis est ouverte à l’URSS.
    .aldrich_ames-order = L’URSS fixe l’ordre de toutes les cartes de cette main. À chaque round, les États-Unis doivent jouer la carte suivante de la file, mais l’utilisent comme ils veulent. La carte Chine est hors de la file et peut être jouée. « { name-un_intervention } » ne peut servir que pour ses propres Opérations. Sous « { name-quagmire } », les États-Unis défaussent la première carte de la file qui convient. Après « { name-ask_not_what_your_country } », les cartes gardées passent d’abord, les nouvelles suivent dans un ordre libre. Les cartes de décompte en fin de file doivent être jouées dans les derniers rounds, dans l’ordre fixé.
    .aldrich_ames-discard = L’URSS y choisit une carte, qui est défaussée sans effet.
effect-pershing_ii_deployed = L’URSS marque 1 PV et retire 1 point d’influence des États-Unis dans chacun de 3 pays d’Europe de l’Ouest au plus.
effect-wargames = Seulement au DEFCON 2 : vous pouvez donner 6 PV à l’adversaire et terminer aussitôt la partie, sans décompte final. Le camp qui mène aux PV gagne ; à 0, la partie est nulle. À tout autre niveau, l’événement n’a pas lieu et la carte est simplement défaussée.
effect-solidarity = Seulement après « { name-john_paul_ii_elected_pope } » : les États-Unis ajoutent 3 points d’influence en Pologne.
effect-iran_iraq_war = Attaquez l’Iran ou l’Irak et gagnez 2 Opérations militaires. Lancez un dé, moins 1 par pays voisin de la cible que l’adversaire contrôle. À 4 ou plus, vous marquez 2 PV et y remplacez toute l’influence adverse par la vôtre.
effect-defectors = Gros titre des États-Unis : annule le gros titre de l’URSS, cartes de décompte comprises, quelles que soient les valeurs ; la carte annulée est défaussée, même si elle porte un astérisque. Il en va de même si, pendant la phase des gros titres, avant que celui de l’URSS ait eu lieu, « { name-five_year_plan } » la tire ou les États-Unis la jouent par « { name-grain_sales_to_soviets } ». Si l’URSS la joue pour ses Opérations dans un round d’action, les États-Unis marquent 1 PV ; pas pour la Course à l’espace. Gros titre de l’URSS, ou événement dans un round des États-Unis : sans effet.
effect-the_cambridge_five = Les États-Unis montrent les cartes de décompte de leur main. L’URSS peut ajouter 1 point d’influence dans un pays d’une région nommée sur l’une d’elles ; « { name-southeast_asia_scoring } » ne vaut que pour l’Asie du Sud-Est. Aucune carte de ce genre : pas d’effet. Impossible aux tours 8 à 10.
effect-special_relationship = Seulement si les États-Unis contrôlent le Royaume-Uni. Si l’OTAN n’est pas en vigueur, ils ajoutent 1 point d’influence dans un de ses voisins : Canada, Norvège, Benelux ou France. Si elle l’est, ils ajoutent 2 points d’influence dans un pays d’Europe de l’Ouest et marquent 2 PV.
effect-norad = À la fin de chaque round d’action, de l’un ou l’autre camp, où le DEFCON est passé à 2 : si les États-Unis contrôlent alors le Canada, ils peuvent ajouter 1 point d’influence dans un pays où ils en ont déjà. Les changements de la phase des gros titres ne comptent pas.
    .deluxe_links-true = « { name-quagmire } » met fin à cet effet.
effect-che = L’URSS peut tenter un coup d’État avec la valeur de cette carte (3) dans un pays d’Afrique, d’Amérique centrale ou d’Amérique du Sud qui n’est pas un pays clé et où se trouve de l’influence des États-Unis. S’il a retiré au moins 1 point d’influence, elle peut en tenter un second de la même façon dans un autre pays. Ces coups d’État ne sont pas gratuits : chaque tentative compte pour les Opérations militaires.
effect-our_man_in_tehran = Seulement si les États-Unis contrôlent un pays du Moyen-Orient : ils regardent les 5 premières cartes de la pioche, peuvent en défausser autant qu’ils veulent, face visible et sans leur événement, et remélangent les autres dans la pioche. S’il reste moins de 5 cartes, la défausse est d’abord mélangée et placée dessous.
effect-yuri_and_samantha = Jusqu’à la fin du tour, l’URSS marque 1 PV pour chaque tentative de coup d’État des États-Unis, même gratuite, réussie ou non.
effect-awacs_sale_to_saudis = Les États-Unis ajoutent 2 points d’influence en Arabie saoudite.
    .deluxe_links-true = « { name-muslim_revolution } » ne peut plus avoir lieu.

## Effets en vigueur

name-ops_up_us = { name-containment } : Opérations des États-Unis +1
effect-ops_up_us = Chaque carte que les États-Unis jouent pour ses Opérations vaut 1 de plus, 4 au maximum. Jusqu’à la fin du tour.
name-ops_up_ussr = { name-brezhnev_doctrine } : Opérations de l’URSS +1
effect-ops_up_ussr = Chaque carte que l’URSS joue pour ses Opérations vaut 1 de plus, 4 au maximum. Jusqu’à la fin du tour.
name-ops_down_us = { name-red_scare_purge } : Opérations des États-Unis −1
effect-ops_down_us = Chaque carte que les États-Unis jouent pour ses Opérations vaut 1 de moins, 1 au minimum. Jusqu’à la fin du tour.
name-ops_down_ussr = { name-red_scare_purge } : Opérations de l’URSS −1
effect-ops_down_ussr = Chaque carte que l’URSS joue pour ses Opérations vaut 1 de moins, 1 au minimum. Jusqu’à la fin du tour.
name-vietnam_revolts_bonus = { name-vietnam_revolts } : URSS +1 en Asie du Sud-Est
effect-vietnam_revolts_bonus = Une carte que l’URSS utilise entièrement en Asie du Sud-Est vaut 1 point d’Opérations de plus. Jusqu’à la fin du tour.
name-nato_shield = { name-nato } : l’Europe protégée
effect-nato_shield = L’URSS ne peut tenter ni coup d’État ni réalignement dans les pays d’Europe que contrôlent les États-Unis, et « { name-brush_war } » ne peut pas les viser. Jusqu’à la fin de la partie.
name-de_gaulle = De Gaulle : la France hors de l’OTAN
effect-de_gaulle = L’OTAN ne protège pas la France. Jusqu’à la fin de la partie.
name-willy_brandt_gap = { name-willy_brandt } : l’Allemagne de l’Ouest hors de l’OTAN
effect-willy_brandt_gap = L’OTAN ne protège pas l’Allemagne de l’Ouest. Prend fin avec « { name-tear_down_this_wall } ».
name-us_japan = Pacte États-Unis/Japon : le Japon protégé
effect-us_japan = L’URSS ne peut tenter ni coup d’État ni réalignement au Japon. Jusqu’à la fin de la partie.
name-reformer = { name-the_reformer } : pas de coup d’État de l’URSS en Europe
effect-reformer = L’URSS ne peut pas tenter de coup d’État en Europe, même gratuit ; le réalignement reste permis. « { name-glasnost } » lui donne en plus 4 points d’Opérations. Jusqu’à la fin de la partie.
name-formosan = { name-formosan_resolution } : Taïwan pays clé
effect-formosan = Quand l’Asie est décomptée, décompte final compris, Taïwan est un pays clé si les États-Unis le contrôlent. Prend fin dès que les États-Unis jouent la carte Chine, de quelque façon que ce soit.
name-shuttle = { name-shuttle_diplomacy } : un pays clé de l’URSS ignoré
effect-shuttle = Au prochain « { name-asia_scoring } » ou « { name-middle_east_scoring } », les États-Unis désignent un pays clé de la région contrôlé par l’URSS, qui ne compte pas pour elle. Prend fin avec ce décompte ; sans effet au décompte final.
name-quagmire_trap = { name-quagmire } : les États-Unis sont pris au piège
effect-quagmire_trap = À chacun de leurs rounds d’action, les États-Unis défaussent une carte de leur main valant 2 ou plus et lancent un dé ; sans une telle carte, ils ne peuvent que jouer une carte de décompte, ou perdent le round. Sur 1 à 4 le piège prend fin, et ils jouent normalement dès leur round suivant.
    .edition-deluxe = Si les États-Unis n’ont rien à défausser mais ont une carte de décompte en main, ils doivent la jouer (dans les parties depuis la révision 5).
name-bear_trap_trap = { name-bear_trap } : l’URSS est prise au piège
effect-bear_trap_trap = À chacun de ses rounds d’action, l’URSS défausse une carte de sa main valant 2 ou plus et lance un dé ; sans une telle carte, elle ne peut que jouer une carte de décompte, ou perd le round. Sur 1 à 4 le piège prend fin, et elle joue normalement dès son round suivant.
    .edition-deluxe = Si l’URSS n’a rien à défausser mais a une carte de décompte en main, elle doit la jouer (dans les parties depuis la révision 5).
name-crisis_us = { name-cuban_missile_crisis } : les États-Unis menacés
effect-crisis_us = Si les États-Unis tentent un coup d’État, où et comment que ce soit, ils perdent la partie. Prend fin avec le tour, ou dès que les États-Unis retirent 2 de leurs points d’influence d’Allemagne de l’Ouest ou 2 de Turquie, ce qu’ils peuvent faire à tout moment.
name-crisis_ussr = { name-cuban_missile_crisis } : l’URSS menacée
effect-crisis_ussr = Si l’URSS tente un coup d’État, où et comment que ce soit, elle perd la partie. Prend fin avec le tour, ou dès que l’URSS retire 2 de ses points d’influence de Cuba, ce qu’elle peut faire à tout moment.
name-nuclear_subs_shield = { name-nuclear_subs } : les coups d’État des États-Unis ne font pas baisser le DEFCON
effect-nuclear_subs_shield = Les coups d’État des États-Unis dans les pays clés ne font pas baisser le DEFCON. Jusqu’à la fin du tour.
name-salt = { name-salt_negotiations } : dés de coup d’État −1
effect-salt = Les deux camps retranchent 1 de leur dé à chaque coup d’État. Jusqu’à la fin du tour.
name-death_squads_us = { name-latin_american_death_squads } : coups d’État des États-Unis +1, de l’URSS −1
effect-death_squads_us = Pour les coups d’État en Amérique centrale et en Amérique du Sud, les États-Unis ajoutent 1 à leur dé et l’URSS retranche 1 du sien. Jusqu’à la fin du tour.
name-death_squads_ussr = { name-latin_american_death_squads } : coups d’État de l’URSS +1, des États-Unis −1
effect-death_squads_ussr = Pour les coups d’État en Amérique centrale et en Amérique du Sud, l’URSS ajoute 1 à son dé et les États-Unis retranchent 1 du leur. Jusqu’à la fin du tour.
name-iran_contra = { name-iran_contra_scandal } : réalignement des États-Unis −1
effect-iran_contra = Le dé des États-Unis est réduit de 1 à chaque réalignement, peu importe qui le tente. Jusqu’à la fin du tour.
name-chernobyl_europe = { name-chernobyl } : l’URSS ne place rien en Europe
effect-chernobyl_europe = L’URSS ne peut pas placer d’influence en Europe avec des points d’Opérations ; coups d’État, réalignements et événements restent permis. Jusqu’à la fin du tour.
name-chernobyl_asia = { name-chernobyl } : l’URSS ne place rien en Asie
effect-chernobyl_asia = L’URSS ne peut pas placer d’influence en Asie, Asie du Sud-Est comprise, avec des points d’Opérations ; coups d’État, réalignements et événements restent permis. Jusqu’à la fin du tour.
name-chernobyl_middle_east = { name-chernobyl } : l’URSS ne place rien au Moyen-Orient
effect-chernobyl_middle_east = L’URSS ne peut pas placer d’influence au Moyen-Orient avec des points d’Opérations ; coups d’État, réalignements et événements restent permis. Jusqu’à la fin du tour.
name-chernobyl_africa = { name-chernobyl } : l’URSS ne place rien en Afrique
effect-chernobyl_africa = L’URSS ne peut pas placer d’influence en Afrique avec des points d’Opérations ; coups d’État, réalignements et événements restent permis. Jusqu’à la fin du tour.
name-chernobyl_central_america = { name-chernobyl } : l’URSS ne place rien en Amérique centrale
effect-chernobyl_central_america = L’URSS ne peut pas placer d’influence en Amérique centrale avec des points d’Opérations ; coups d’État, réalignements et événements restent permis. Jusqu’à la fin du tour.
name-chernobyl_south_america = { name-chernobyl } : l’URSS ne place rien en Amérique du Sud
effect-chernobyl_south_america = L’URSS ne peut pas placer d’influence en Amérique du Sud avec des points d’Opérations ; coups d’État, réalignements et événements restent permis. Jusqu’à la fin du tour.
name-bury_you = { name-we_will_bury_you } : 3 PV en jeu
effect-bury_you = Si les États-Unis ne jouent pas « { name-un_intervention } » comme événement à leur prochain round d’action, l’URSS marque 3 PV dans ce round avant tout autre point. Prend fin avec ce round, au tour suivant s’il le faut.
name-u2 = { name-u2_incident } : « { name-un_intervention } » donne 1 PV à l’URSS
effect-u2 = Si l’un des deux camps joue « { name-un_intervention } » comme événement, l’URSS marque 1 PV. Jusqu’à la fin du tour.
name-flower_power_force = { name-flower_power } : les guerres des États-Unis donnent 2 PV à l’URSS
effect-flower_power_force = L’URSS marque 2 PV chaque fois que les États-Unis jouent une carte de guerre comme événement ou pour ses Opérations ; ni la Course à l’espace, ni une défausse, ni une guerre interdite ne comptent. Prend fin avec « { name-an_evil_empire } ».
name-envy_owed_us = { name-missile_envy } : les États-Unis doivent la jouer
effect-envy_owed_us = À leur prochain round d’action, les États-Unis doivent jouer « { name-missile_envy } » pour ses Opérations, Course à l’espace comprise ; seuls les décomptes obligés et un piège passent avant, et elle ne peut pas être leur gros titre. Prend fin quand la carte est jouée ou défaussée.
name-envy_owed_ussr = { name-missile_envy } : l’URSS doit la jouer
effect-envy_owed_ussr = À son prochain round d’action, l’URSS doit jouer « { name-missile_envy } » pour ses Opérations, Course à l’espace comprise ; seuls les décomptes obligés et un piège passent avant, et elle ne peut pas être son gros titre. Prend fin quand la carte est jouée ou défaussée.
name-ames_order = { name-aldrich_ames } : la main des États-Unis est ouverte
effect-ames_order = L’URSS voit la main des États-Unis. Jusqu’à la fin du tour.
    .aldrich_ames-order = À chaque round, les États-Unis doivent jouer la carte suivante de la file, utilisée comme ils veulent, ou la carte Chine.
name-north_sea_oil_round = { name-north_sea_oil } : huitième round des États-Unis
effect-north_sea_oil_round = Les États-Unis peuvent jouer un huitième round d’action ce tour-ci ; ils le doivent s’il leur reste une carte de décompte. Jusqu’à la fin du tour.
name-yuri_samantha = { name-yuri_and_samantha } : les coups d’État des États-Unis donnent 1 PV à l’URSS
effect-yuri_samantha = L’URSS marque 1 PV pour chaque tentative de coup d’État des États-Unis, même gratuite. Jusqu’à la fin du tour.
name-norad_force = { name-norad } : influence au DEFCON 2
effect-norad_force = À la fin de chaque round d’action où le DEFCON est passé à 2, les États-Unis peuvent ajouter 1 point d’influence dans un pays où ils en ont déjà, s’ils contrôlent le Canada.
    .deluxe_links-true = Prend fin avec « { name-quagmire } ».
    .deluxe_links-false = Jusqu’à la fin de la partie.

## Ce qu’on demande

prompt-set-up = Mise en place : où placez-vous de l’influence ? Reste { $left }.
    .others = { $who } : placement de l’influence de départ.
prompt-bonus = Bonus : où ajoutez-vous de l’influence ? Reste { $left }, au plus 2 de plus que le contrôle n’en demande.
    .others = { $who } : placement de l’influence bonus.
prompt-headline = Quelle carte est votre gros titre ?{ $sees ->
        [0] { "" }
       *[other] { " Celui de l’adversaire :" } « { $seen } ».
    }
    .others = { $who } : choix du gros titre.
prompt-choose-card = Quelle carte jouez-vous dans ce round ?
    .others = { $who } : choix d’une carte.
prompt-mode = Comment utilisez-vous « { $card } » ?{ $ops ->
        [0] { "" }
        [one] { " Elle vaut" } { $ops } point d’Opérations.
       *[other] { " Elle vaut" } { $ops } points d’Opérations.
    }
    .others = { $who } : choix de l’usage de la carte.
prompt-order = « { $card } » est un événement de l’adversaire : a-t-il lieu avant ou après vos Opérations ?
    .others = { $who } : choix de l’ordre, événement ou Opérations.
prompt-partner = Quelle carte portant un événement de l’adversaire jouez-vous avec « { name-un_intervention } » ?
    .others = { $who } : choix de la carte à jouer avec « { name-un_intervention } ».
prompt-operation = { $ops } { $ops ->
        [one] point
       *[other] points
    } d’Opérations : pour quel usage ?
    .others = { $who } : choix de l’usage des Opérations.
prompt-place-influence = Où placez-vous de l’influence ? { $left ->
        [0] Il ne reste qu’un point de bonus.
       *[other] Points restants : { $left } sur { $ops }.
    }
    .others = { $who } : placement d’influence.
prompt-realign = Dans quel pays tentez-vous un réalignement ? { $left ->
        [0] Il ne reste qu’un jet de bonus.
       *[other] Jets restants : { $left } sur { $ops }.
    }
    .others = { $who } : choix du pays à réaligner.
prompt-coup = Dans quel pays tentez-vous un coup d’État, avec { $ops } { $ops ->
        [one] point
       *[other] points
    } d’Opérations ?
    .others = { $who } : choix du pays du coup d’État.
prompt-trap = Vous êtes pris au piège : quelle carte valant 2 ou plus défaussez-vous ? Ensuite, un dé de 1 à 4 vous libère.
    .others = { $who } : défausse d’une carte dans le piège.
prompt-extra-round = Jouez-vous un huitième round d’action ?
    .others = { $who } : jouer ou non un huitième round d’action.
prompt-discard-held = Case 6 de la Course à l’espace : défaussez-vous une carte conservée ?
    .others = { $who } : défausser ou non des cartes conservées.
prompt-ignore-country = « { name-shuttle_diplomacy } » : quel pays clé de l’URSS ne compte pas dans ce décompte ?
    .others = { $who } : choix du pays clé qui ne compte pas.
prompt-add-influence = « { $card } » : où ajoutez-vous { $amount } { $amount ->
        [one] point
       *[other] points
    } d’influence ? Encore { $left } fois.
    .others = { $who } : ajout d’influence.
prompt-remove-influence = « { $card } » : où retirez-vous { $amount ->
        [99] toute l’influence adverse
        [one] { $amount } point d’influence adverse
       *[other] { $amount } points d’influence adverse
    } ? Encore { $left } fois.
    .others = { $who } : retrait d’influence.
prompt-pact = « { name-warsaw_pact_formed } » : retirez-vous l’influence des États-Unis d’Europe de l’Est, ou y ajoutez-vous la vôtre ?
    .others = { $who } : choix de l’effet de « { name-warsaw_pact_formed } ».
prompt-olympics = « { name-olympic_games } » : participez-vous ou boycottez-vous ? Un boycott fait baisser le DEFCON (il est à { $defcon }) et donne 4 points d’Opérations à l’hôte.
    .others = { $who } : participation aux Jeux ou boycott.
prompt-match-reds = « { name-independent_reds } » : dans quel pays égalez-vous l’influence de l’URSS ?
    .others = { $who } : choix du pays où égaler l’influence de l’URSS.
prompt-lift-influence = « { name-de_stalinization } » : d’où prenez-vous de l’influence ? Encore { $left } au plus, puis vous placez le tout.
    .others = { $who } : influence à déplacer pour « { name-de_stalinization } ».
prompt-offer-peace = « { name-cuban_missile_crisis } » : ce tour-ci, un coup d’État vous ferait perdre la partie. Mettez-vous fin à la crise ?
    .others = { $who } : mettre fin ou non à la crise.
prompt-move-defcon = « { name-summit } » : déplacez-vous le DEFCON de 1 ? Il est à { $defcon }.
    .others = { $who } : déplacer ou non le DEFCON.
prompt-set-defcon = À quel niveau fixez-vous le DEFCON ? Il est à { $defcon }.
    .others = { $who } : choix du niveau de DEFCON.
prompt-stir-unrest = « { name-south_african_unrest } » : où ajoutez-vous de l’influence ? L’Afrique du Sud seule en reçoit 2 ; avec ses voisins, elle en reçoit 1 et eux 2.
    .others = { $who } : « { name-south_african_unrest } », choix des pays.
prompt-war-target = Quel pays attaquez-vous ? { $needed } ou plus au dé modifié rapporte { $points } PV.
    .others = { $who } : choix du pays à attaquer.
prompt-close-region = « { name-chernobyl } » : dans quelle région l’URSS ne peut-elle pas placer d’influence avec des points d’Opérations ce tour-ci ?
    .others = { $who } : choix de la région fermée à l’influence de l’URSS.
prompt-end-the-game = « { name-wargames } » : donnez-vous { $points } PV à l’adversaire pour arrêter la partie ? { $vp ->
        [0] Le score est à égalité.
       *[other] Score actuel : { vp-lead }.
    }
    .others = { $who } : arrêter la partie ou continuer.
prompt-che = « { name-che } » : dans quel pays tentez-vous { $number ->
        [1] le premier
       *[2] le second
    } coup d’État, avec { $ops } { $ops ->
        [one] point
       *[other] points
    } d’Opérations ?
    .others = { $who } : « { name-che } », choix du pays du coup d’État.
prompt-blockade = « { name-blockade } » : quelle carte valant { $ops } ou plus défaussez-vous ? Sinon, toute l’influence des États-Unis quitte l’Allemagne de l’Ouest.
    .others = { $who } : défausser une carte ou perdre l’Allemagne de l’Ouest.
prompt-debt-crisis = « { name-latin_american_debt_crisis } » : quelle carte valant { $ops } ou plus défaussez-vous ? Sinon, l’URSS double son influence dans deux pays d’Amérique du Sud.
    .others = { $who } : défausser une carte ou subir la crise de la dette.
prompt-double-influence = Dans quel pays doublez-vous votre influence ? Encore { $left } pays.
    .others = { $who } : choix du pays où l’influence double.
prompt-ask-not = Quelle carte défaussez-vous ? { $count } jusqu’ici ; à la fin, vous en piochez autant.
    .others = { $who } : cartes à défausser et à remplacer.
prompt-take-discarded = « { name-salt_negotiations } » : quelle carte prenez-vous dans la défausse ?
    .others = { $who } : choix d’une carte de la défausse.
prompt-give-highest = « { name-missile_envy } » : laquelle de vos cartes de plus haute valeur donnez-vous ?
    .others = { $who } : choix d’une carte de plus haute valeur à donner.
prompt-grain-sales = « { name-grain_sales_to_soviets } » : la carte est « { $card } »{ $ops ->
        [0] { "" }
       *[other] { " " }({ $ops })
    }. La jouez-vous ou la rendez-vous ?
    .others = { $who } : jouer la carte ou la rendre.
prompt-star-wars = « { name-star_wars } » : quel événement de la défausse a lieu ?
    .others = { $who } : choix d’un événement de la défausse.
prompt-fix-order = « { name-aldrich_ames } » : quelle carte les États-Unis devront-ils jouer ensuite ? Place { $place } sur { $count }.
    .others = { $who } : ordre des cartes des États-Unis.
prompt-discard-open = « { name-aldrich_ames } » : quelle carte de la main des États-Unis est défaussée ?
    .others = { $who } : choix d’une carte des États-Unis à défausser.
prompt-discard-from-deck = « { name-our_man_in_tehran } » : laquelle des { $count } cartes regardées défaussez-vous ? Le reste est remélangé à la pioche.
    .others = { $who } : choix des cartes regardées à défausser.

## Ce qu’on peut choisir

do-add = Ajouter de l’influence : { $choice }
do-remove = Retirer de l’influence : { $choice }
do-done = Terminé
do-decline = Ne rien faire
do-pass = Passer
do-headline = Gros titre : « { $choice } »
do-no-headline = Pas de gros titre
do-play-card = Jouer « { $choice } »
do-event = La jouer comme événement
do-score = Décompter la région
do-ops = Utiliser ses points d’Opérations
do-ops-and-event = Utiliser ses points d’Opérations ; l’événement adverse a lieu aussi
do-space = La consacrer à la Course à l’espace ; l’événement n’a pas lieu
do-pair-with-un = La jouer avec « { name-un_intervention } » : Opérations sans l’événement
do-event-first = L’événement d’abord, puis vos Opérations
do-ops-first = Vos Opérations d’abord, puis l’événement
do-place-influence = Placer de l’influence
do-realign = Tenter des réalignements
do-coup = Tenter un coup d’État
do-place = { $choice } : 1 point
do-place-dear = { $choice } : 2 points (contrôle adverse)
do-realign-country = Réalignement : { $choice }
do-coup-country = Coup d’État : { $choice }
do-coup-battleground = Coup d’État : { $choice } (pays clé, le DEFCON baisse)
do-discard = Défausser « { $choice } »
do-keep = Garder les cartes conservées
do-take-extra-round = Jouer un huitième round d’action
do-end-crisis = { $choice }
do-pact-remove = Retirer toute l’influence des États-Unis de 4 pays d’Europe de l’Est au plus
do-pact-add = Ajouter 5 points d’influence en Europe de l’Est, 2 au plus par pays
do-participate = Participer
do-boycott = Boycotter les Jeux
do-match = Égaler l’URSS : { $choice }
do-lift = Prendre 1 point d’influence : { $choice }
do-defcon-up = Monter le DEFCON de 1
do-defcon-down = Baisser le DEFCON de 1
do-set-defcon = { $choice }
do-nuclear-war = { $choice } : guerre nucléaire
do-unrest-at-home = { $choice } : 2 points d’influence
do-unrest-abroad = 1 en Afrique du Sud et 2 dans les pays voisins : { $choice }
do-attack = Attaquer : { $choice }
do-close-region = Fermer à l’URSS : { $choice }
do-end-the-game = Arrêter la partie
do-double = Doubler : { $choice }
do-take-card = Prendre « { $choice } »
do-give-card = Donner « { $choice } »
do-play-drawn = Jouer « { $card } »
do-hand-back = La rendre et utiliser les points d’Opérations de « { name-grain_sales_to_soviets } »
do-revive-event = L’événement « { $choice } »
do-next-in-line = Ensuite : « { $choice } »

## Ce que promet un choix

hint-coup = { $probability ->
        [0] ne peut pas réussir
       *[other] { $probability } % ({ $needed } ou plus), jusqu’à { $most }
    }{ $lowers ->
        [0] { "" }
       *[other] ; le DEFCON tombe à { $defcon }
    }
hint-realignment = gagné { $probability } %, perdu { $lose } %
hint-war = victoire { FORM($side, "du") } : { $probability } %
hint-space = { $probability } % ({ $needed } ou moins), case { $box } : { $points } PV
hint-fixed-value = { $ops ->
        [one] puis { $ops } point d’Opérations
       *[other] puis { $ops } points d’Opérations
    }, quoi que change l’événement
hint-trap = libre à { $probability } %
hint-trap-scoring = forcé : pris au piège, rien à défausser
hint-summit = gagné { $probability } %, perdu { $lose } %
hint-olympics = gagné { $probability } %

## Pourquoi pas

refused-not-a-country = « { $choice } » n’est pas un pays ; choisissez l’un des pays proposés.
refused-western-europe = « { $choice } » n’est pas en Europe de l’Ouest, où les États-Unis se mettent en place.
refused-eastern-europe = « { $choice } » n’est pas en Europe de l’Est, où l’URSS se met en place.
refused-bonus-place = Le bonus ne va que là où vous avez déjà de l’influence, et vous n’en avez pas ici : « { $choice } ».
refused-bonus-enough = « { $choice } » a déjà 2 points d’influence de plus que le contrôle n’en demande ; placez le bonus ailleurs.
refused-not-a-card = « { $choice } » n’est pas une carte ; choisissez-en une de votre main.
refused-not-in-hand = « { $choice } » n’est pas dans votre main ; choisissez une carte qui s’y trouve.
refused-not-a-headline = « { $choice } » ne peut pas être un gros titre ; choisissez une autre carte de votre main.
refused-envy-headline = « { $choice } » doit être jouée à votre prochain round d’action et ne peut pas être votre gros titre ; choisissez une autre carte.
refused-must-headline = Vous avez une carte qui peut être un gros titre ; vous devez en choisir une.
refused-no-passing = On ne passe pas tant qu’on peut jouer une carte ; jouez-en une.
refused-take-or-decline = Il n’y a que deux possibilités : jouer le huitième round d’action ou y renoncer.
refused-decline-scoring = Il vous reste une carte de décompte : vous devez jouer le huitième round d’action.
refused-china-not-yours = L’adversaire détient la carte Chine ; elle vous reviendra quand elle aura été jouée.
refused-china-face-down = La carte Chine est face cachée ; vous pourrez la jouer dès le tour suivant.
refused-china-scoring = La carte Chine ne peut pas être jouée s’il faut pour cela conserver une carte de décompte ; jouez la carte de décompte.
refused-china-trapped = La carte Chine ne sort personne du piège ; jouez une carte de décompte ou passez.
refused-china-no-event = La carte Chine n’a pas d’événement ; utilisez-la pour les Opérations ou la Course à l’espace.
refused-scoring-first = Il ne vous reste pas plus de rounds que de cartes de décompte : vous devez en jouer une maintenant.
refused-scoring-not-ops = Une carte de décompte n’a pas de points d’Opérations ; elle ne sert qu’au décompte.
refused-envy-first = « { name-missile_envy } » d’abord : vous devez l’utiliser avant « { $choice } ».
refused-envy-ops-only = « { name-missile_envy } » vous vient de l’adversaire : utilisez-la pour les Opérations ou la Course à l’espace, pas comme événement.
refused-not-next-in-line = « { name-aldrich_ames } » fixe l’ordre de vos cartes, et ce n’est pas le tour de « { $choice } » ; la table montre la suivante.
refused-trapped = Vous êtes pris au piège sans carte à défausser : vous ne pouvez que jouer une carte de décompte, ou passer.
refused-trap-scoring = Vous êtes pris au piège sans carte à défausser : vous devez jouer une carte de décompte de votre main.
refused-trap-value = « { $choice } » vaut moins de 2 en ce moment ; défaussez une carte valant 2 ou plus, et pas une carte de décompte.
refused-not-a-mode = Une carte se joue comme événement, pour les Opérations ou dans la Course à l’espace ; « { $choice } » n’en fait pas partie.
refused-enemy-event = C’est un événement de l’adversaire ; utilisez la carte pour les Opérations ou la Course à l’espace.
refused-outlet = Il est temps de jouer vos cartes de décompte : cette carte ne peut être jouée que d’une façon qui en fasse sortir une de votre main.
refused-no-partner = « { name-un_intervention } » ne se joue que dans un round d’action, de votre main, avec une carte portant un événement de l’adversaire.
refused-not-a-partner = « { name-un_intervention } » ne se joue qu’avec une carte portant un événement de l’adversaire ; « { $choice } » n’en est pas une.
refused-un-in-line = « { name-aldrich_ames } » fixe l’ordre de vos cartes : « { name-un_intervention } » ne peut être jouée avec aucune autre ; utilisez-la pour les Opérations.
refused-not-an-order = Choisissez ce qui vient d’abord : l’événement ou vos Opérations.
refused-event-barred = Un autre événement empêche celui-ci ; choisissez un autre usage ou une autre carte.
refused-event-condition = La condition de cet événement n’est pas remplie ; choisissez un autre usage ou une autre carte.
refused-last-box = Vous êtes déjà sur la dernière case de la Course à l’espace ; utilisez la carte autrement.
refused-space-used = Vous n’avez plus de tentative dans la Course à l’espace ce tour-ci ; utilisez la carte autrement.
refused-space-value = La carte vaut trop peu pour la case suivante de la Course à l’espace ; utilisez-la autrement.
refused-not-a-use = Les points d’Opérations servent à placer de l’influence, à réaligner ou à tenter un coup d’État ; « { $choice } » n’en fait pas partie.
refused-use-not-granted = L’événement ne permet pas cet usage de ses Opérations ; choisissez-en un autre.
refused-no-placement = Vous ne pouvez placer d’influence nulle part en ce moment ; choisissez un autre usage.
refused-no-realignment = Vous ne pouvez tenter de réalignement nulle part en ce moment ; choisissez un autre usage.
refused-no-coup = Vous ne pouvez tenter de coup d’État nulle part en ce moment ; choisissez un autre usage.
refused-must-use-ops = On ne peut pas renoncer à ces Opérations ; choisissez-en l’usage.
refused-out-of-reach = « { $choice } » est hors de portée : placez là où vous aviez de l’influence au début du round, à côté d’un tel pays ou à côté de votre superpuissance.
refused-too-dear = Il vous reste trop peu de points pour « { $choice } » ; sous contrôle adverse, chaque point d’influence en coûte 2.
refused-chernobyl = « { name-chernobyl } » : ce tour-ci, l’URSS ne peut pas placer d’influence avec des points d’Opérations dans la région de « { $choice } ».
refused-points-left = Il reste des points d’Opérations, et ils peuvent servir ; continuez.
refused-no-points = Il ne vous reste plus de points pour « { $choice } » ; le bonus ne vaut que là où il s’applique.
refused-elsewhere = « { $choice } » est hors de la zone que l’événement autorise ; choisissez un pays de cette zone.
refused-no-enemy-influence = L’adversaire n’a pas d’influence ici : « { $choice } » ; choisissez un pays où il en a.
refused-no-own-influence = Vous n’avez pas d’influence ici : « { $choice } » ; choisissez un pays où vous en avez.
refused-defcon = Le DEFCON interdit les coups d’État et les réalignements ici : « { $choice } » ; à 4 ou moins l’Europe est fermée, à 3 l’Asie aussi, à 2 le Moyen-Orient également.
refused-nato = « { name-nato } » protège « { $choice } », que les États-Unis contrôlent ; choisissez un pays qui n’est pas protégé.
refused-us-japan = Le pacte États-Unis/Japon protège le Japon des coups d’État et des réalignements de l’URSS.
refused-reformer = Après « { name-the_reformer } », l’URSS ne peut plus tenter de coup d’État en Europe ; choisissez un pays ailleurs.
refused-event-elsewhere = L’événement ne concerne pas « { $choice } » ; choisissez l’un des pays qu’il désigne.
refused-enemy-controlled = L’adversaire contrôle « { $choice } » ; l’événement demande un pays qu’il ne contrôle pas.
refused-occupied = Il y a de l’influence ici : « { $choice } » ; l’événement demande un pays qui n’en a aucune.
refused-controlled = Un camp contrôle « { $choice } » ; l’événement demande un pays que personne ne contrôle.
refused-often-enough = Cet événement ne peut plus rien changer ici : « { $choice } » ; choisissez un autre pays.
refused-not-optional = L’événement n’est pas terminé, et il n’est pas facultatif ; continuez.
refused-not-ussr-battleground = « { $choice } » n’est pas un pays clé de cette région contrôlé par l’URSS ; choisissez-en un.
refused-no-crisis = « { name-cuban_missile_crisis } » ne vous menace pas en ce moment ; il n’y a rien à finir.
refused-crisis-price = La crise ne peut pas finir ainsi : les États-Unis retirent 2 points d’influence d’Allemagne de l’Ouest ou de Turquie, l’URSS 2 de Cuba.
refused-remove-or-add = Il faut choisir : retirer l’influence des États-Unis ou ajouter la vôtre.
refused-participate-or-boycott = Il faut choisir : participer aux Jeux ou les boycotter.
refused-peace-or-not = Il faut choisir : mettre fin à la crise ou non.
refused-up-or-down = Le DEFCON peut monter ou baisser de 1, ou rester où il est.
refused-defcon-highest = Le DEFCON est déjà à 5 et ne peut plus monter ; baissez-le ou laissez-le.
refused-not-a-level = « { $choice } » n’est pas un niveau de DEFCON ; choisissez-en un de 1 à 5.
refused-no-unrest = « { $choice } » n’est ni l’Afrique du Sud ni l’un de ses voisins ; choisissez parmi eux.
refused-not-a-war-target = « { $choice } » ne peut pas être attaqué avec cette carte ; choisissez l’un des pays qu’elle permet.
refused-not-a-region = « { $choice } » n’est pas une région ; choisissez l’une des six.
refused-end-or-decline = Il faut choisir : arrêter la partie ou continuer.
refused-not-for-che = « { name-che } » n’agit qu’en Afrique, en Amérique centrale et en Amérique du Sud, hors des pays clés ; « { $choice } » ne convient pas.
refused-another-country = « { name-che } » est déjà passé ici : « { $choice } » ; le second coup d’État demande un autre pays.
refused-ransom-value = « { $choice } » vaut moins de 3 en ce moment ; défaussez une carte valant 3 ou plus, ou renoncez.
refused-surplus-scoring = Vous avez plus de cartes de décompte que de rounds restants ; défaussez celles de trop.
refused-not-in-discard = « { $choice } » n’est pas dans la défausse ; choisissez une carte qui s’y trouve.
refused-take-scoring = « { $choice } » est une carte de décompte ; choisissez une autre carte.
refused-not-highest = « { $choice } » vaut moins qu’une autre de vos cartes ; donnez-en une de plus haute valeur.
refused-play-or-hand-back = Il faut choisir : jouer la carte ou la rendre.
refused-not-in-us-hand = « { $choice } » n’est pas dans la main des États-Unis ; choisissez une carte qui s’y trouve.
refused-already-in-line = « { $choice } » est déjà dans la file ; choisissez une carte qui n’y est pas.
refused-not-looked-at = « { $choice } » n’est pas parmi les cartes regardées ; choisissez l’une d’elles, ou terminez.

## Ce qui s’est passé

turn-started = Tour { $turn }.
mid-war-joins = Le milieu de guerre commence : { $count } cartes rejoignent la pioche.
late-war-joins = La fin de guerre commence : { $count } cartes rejoignent la pioche.
cards-dealt = Cartes distribuées : États-Unis { $us }, URSS { $ussr }.
cards-drawn = Vous piochez : { $cards }.
deck-reshuffled = La défausse est mélangée et devient la pioche : { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
influence-added = { $country } : influence { FORM($side, "du") } +{ $count } (États-Unis { $us }, URSS { $ussr }).
influence-removed = { $country } : influence { FORM($side, "du") } −{ $count } (États-Unis { $us }, URSS { $ussr }).
vp-gained = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] marque
       *[plural] marquent
    } { $points } PV ({ $vp ->
        [0] égalité
       *[other] score : { vp-lead }
    }).
vp-lead = { $vp ->
        [-1] URSS +1
        [-2] URSS +2
        [-3] URSS +3
        [-4] URSS +4
        [-5] URSS +5
        [-6] URSS +6
        [-7] URSS +7
        [-8] URSS +8
        [-9] URSS +9
        [-10] URSS +10
        [-11] URSS +11
        [-12] URSS +12
        [-13] URSS +13
        [-14] URSS +14
        [-15] URSS +15
        [-16] URSS +16
        [-17] URSS +17
        [-18] URSS +18
        [-19] URSS +19
        [-20] URSS +20
       *[other] États-Unis +{ $vp }
    }
defcon-raised = Le DEFCON monte à { $defcon }.
defcon-lowered = Le DEFCON baisse à { $defcon }.
military-counted = Opérations militaires { FORM($side, "du") } : { $total }.
headline-chosen = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] a choisi son
       *[plural] ont choisi leur
    } gros titre.
own-headline = Votre gros titre est « { $card } ».
headline-seen = Vous voyez le gros titre { FORM($side, "du") } : « { $card } ».
headline-revealed = Gros titre { FORM($side, "du") } : « { $card } » ({ $ops }).
no-headline = { FORM($side, "Le") } n’{ FORM($side, "number") ->
        [singular] a
       *[plural] ont
    } pas de gros titre.
headline-voided = Le gros titre { FORM($side, "du") }, « { $card } », est annulé et défaussé.
round-started = Round d’action { $round } : { $side }.
round-skipped = { FORM($side, "Le") } n’{ FORM($side, "number") ->
        [singular] a
       *[plural] ont
    } rien à jouer et { FORM($side, "number") ->
        [singular] saute
       *[plural] sautent
    } le round.
passed = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] passe
       *[plural] passent
    }.
extra-round-declined = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] renonce
       *[plural] renoncent
    } au huitième round d’action.
played-as-event = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] joue
       *[plural] jouent
    } « { $card } » comme événement.
played-for-ops = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] joue
       *[plural] jouent
    } « { $card } » pour les Opérations ({ $ops }).
played-for-space = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] consacre
       *[plural] consacrent
    } « { $card } » ({ $ops }) à la Course à l’espace.
played-with-un = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] joue
       *[plural] jouent
    } « { $card } » avec « { name-un_intervention } » : Opérations ({ $ops }) sans l’événement.
event-occurs = Événement { FORM($side, "du") } : « { $card } ».
event-void = « { $card } » : l’événement n’a pas lieu.
ops-granted = L’événement donne { FORM($side, "au") } { $ops } { $ops ->
        [one] point
       *[other] points
    } d’Opérations.
ops-lost = { FORM($side, "Le") } ne { FORM($side, "number") ->
        [singular] peut
       *[plural] peuvent
    } pas utiliser { FORM($side, "number") ->
        [singular] ses
       *[plural] leurs
    } points d’Opérations ; ils sont perdus.
card-discarded = « { $card } » va à la défausse.
card-removed = « { $card } » est retirée de la partie.
card-stays = « { $card } » reste en vigueur.
discarded-from-hand = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] défausse
       *[plural] défaussent
    } « { $card } ».
nothing-discarded = { FORM($side, "Le") } ne { FORM($side, "number") ->
        [singular] défausse
       *[plural] défaussent
    } rien.
effect-ends = « { $card } » n’est plus en vigueur.
china-passed = La carte Chine passe { FORM($side, "au") }, face cachée.
china-taken = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] prend
       *[plural] prennent
    } la carte Chine, face visible.
coup-rolled = { $country }, coup d’État { FORM($side, "du") } : dé { $die }{ $modifier ->
        [0] { "" }
        [1] { " + 1" }
        [2] { " + 2" }
        [-1] { " − 1" }
        [-2] { " − 2" }
       *[other] , modificateur { $modifier }
    } + Opérations { $ops } contre stabilité { $stability } × 2 ; { $result ->
        [0] échec
       *[other] réussite de { $result }
    }.
realignment-rolled = { $country }, réalignement { FORM($side, "du") } : États-Unis { $us_die }{ $us_modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $us_total }
       *[other] { " + " }{ $us_modifier } = { $us_total }
    }, URSS { $ussr_die }{ $ussr_modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $ussr_total }
       *[other] { " + " }{ $ussr_modifier } = { $ussr_total }
    }.
war-rolled = { $country }, attaque { FORM($side, "du") } : dé { $die }{ $modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $total }
        [-2] { " − 2 = " }{ $total }
        [-3] { " − 3 = " }{ $total }
        [-4] { " − 4 = " }{ $total }
        [-5] { " − 5 = " }{ $total }
        [-6] { " − 6 = " }{ $total }
       *[other] , modificateur { $modifier } = { $total }
    } ; { $needed } ou plus l’emporte.
war-won = { $country } : { FORM($side, "le") } { FORM($side, "number") ->
        [singular] gagne
       *[plural] gagnent
    } la guerre.
war-lost = { $country } : { FORM($side, "le") } { FORM($side, "number") ->
        [singular] perd
       *[plural] perdent
    } la guerre.
space-rolled = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] tente
       *[plural] tentent
    } la case suivante de la Course à l’espace : dé { $die }, il faut { $most } ou moins.
space-advanced = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] atteint
       *[plural] atteignent
    } la case { $box } de la Course à l’espace : { $box ->
        [1] { name-box_1 }
        [2] { name-box_2 }
        [3] { name-box_3 }
        [4] { name-box_4 }
        [5] { name-box_5 }
        [6] { name-box_6 }
        [7] { name-box_7 }
       *[8] { name-box_8 }
    }.
space-failed = { FORM($side, "Le") } n’{ FORM($side, "number") ->
        [singular] avance
       *[plural] avancent
    } pas dans la Course à l’espace.
trap-rolled = Dans le piège, { FORM($side, "le") } { FORM($side, "number") ->
        [singular] défausse
       *[plural] défaussent
    } « { $card } » et { FORM($side, "number") ->
        [singular] lance
       *[plural] lancent
    } le dé : { $die } ; de 1 à 4, le piège s’ouvre.
trap-escaped = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] sort
       *[plural] sortent
    } du piège.
trap-holds = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] reste
       *[plural] restent
    } dans le piège.
contest-rolled = Jet { FORM($side, "du") } : { $die }{ $modifier ->
        [0] { "" }
        [-1] { " − 1 = " }{ $total }
       *[other] { " + " }{ $modifier } = { $total }
    }.
contest-tied = Égalité.
hand-shown = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] montre sa
       *[plural] montrent leur
    } main.
hand-seen = Main { FORM($side, "du") } : { $cards }.
card-shown = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] montre
       *[plural] montrent
    } « { $card } ».
card-seen = La carte { FORM($side, "du") } est « { $card } ».
card-picked = Une carte est tirée au hasard de la main { FORM($side, "du") }.
card-given = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] donne
       *[plural] donnent
    } « { $card } ».
card-returned = La carte retourne dans la main { FORM($side, "du") }.
card-taken = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] prend
       *[plural] prennent
    } « { $card } » dans la défausse.
nothing-taken = { FORM($side, "Le") } ne { FORM($side, "number") ->
        [singular] prend
       *[plural] prennent
    } rien.
cards-looked-at = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] regarde
       *[plural] regardent
    } { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la pioche.
cards-on-top = Vous voyez : { $cards }.
order-fixed = Les États-Unis doivent jouer leurs cartes dans cet ordre : { $cards }.
boycotted = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] boycotte
       *[plural] boycottent
    } les Jeux.
took-part = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] participe
       *[plural] participent
    } aux Jeux.
region-closed = Jusqu’à la fin du tour, l’URSS ne peut pas y placer d’influence avec des points d’Opérations : { $region }.
crisis-ended = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] met
       *[plural] mettent
    } fin à la crise de Cuba au prix de 2 points d’influence : { $country }.
game-called-off = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] arrête
       *[plural] arrêtent
    } la partie.
offer-declined = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] renonce
       *[plural] renoncent
    }.
region-scored = { $region } : États-Unis, { $us_level ->
        [0] rien
        [1] présence
        [2] domination
       *[3] contrôle
    } ({ $us } PV) ; URSS, { $ussr_level ->
        [0] rien
        [1] présence
        [2] domination
       *[3] contrôle
    } ({ $ussr } PV).
southeast-asia-scored = Asie du Sud-Est : États-Unis { $us } PV, URSS { $ussr } PV.
country-ignored = Ce pays ne compte pas pour l’URSS dans ce décompte : { $country }.
military-checked = Opérations militaires, { $defcon } exigées (DEFCON) : États-Unis { $us }, URSS { $ussr }.
held-cards-shown = Cartes conservées { FORM($side, "du") } : { $cards }.
scoring-card-held = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] a
       *[plural] ont
    } conservé une carte de décompte au-delà du tour : { $cards }.
final-scoring = Décompte final.
china-scored = La carte Chine donne 1 PV { FORM($side, "au") }.
nuclear-war = DEFCON 1 dans le round ou le gros titre { FORM($side, "du") } : guerre nucléaire.
crisis-lost = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] tente
       *[plural] tentent
    } un coup d’État pendant la crise de Cuba.
game-won = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] gagne
       *[plural] gagnent
    }. Écart au score : { $vp } PV.
game-drawn = Partie nulle.

## Récits, lignes du résumé et valeurs à côté

story-influence = Influence
story-event = « { $card } »
story-ops = « { $card } », Opérations ({ $ops }){ $event ->
        [0] { "" }
       *[other] { " et événement" }
    }
story-space = « { $card } » pour la Course à l’espace
story-un = « { $card } » avec « { name-un_intervention } », Opérations ({ $ops })
story-headline = { FORM($side, "number") ->
        [singular] { $side }
       *[plural] Gros titres : { $side }
    }, « { $card } » ({ $ops })
story-stays = L’événement reste en vigueur
story-coup = Coup d’État ({ $country }), { $die }{ $modifier ->
        [0] { "" }
        [1] { " + 1" }
        [2] { " + 2" }
        [-1] { " − 1" }
        [-2] { " − 2" }
       *[other] , modificateur { $modifier }
    } + { $ops } contre { $stability ->
        [1] 2
        [2] 4
        [3] 6
        [4] 8
       *[5] 10
    }{ $result ->
        [0] { ", échec" }
       *[other] { "" }
    }
story-realignment = Réalignement ({ $country }), { FORM($side, "number") ->
        [singular] { $ussr_total } contre { $us_total }
       *[other] { $us_total } contre { $ussr_total }
    }
story-war = Attaque ({ $country }), { $die }{ $modifier ->
        [0] { "" }
        [-1] { " − 1" }
        [-2] { " − 2" }
        [-3] { " − 3" }
        [-4] { " − 4" }
        [-5] { " − 5" }
       *[other] { " − 6" }
    }, il faut { $needed }
story-war-won = Guerre gagnée
story-war-lost = Guerre perdue
story-contest = Jet { FORM($side, "du") }, { $total }
story-space-roll = Dé { $die }, il faut { $most ->
        [1] 1
       *[other] 1–{ $most }
    }
story-space-box = Case { $box } ({ $box ->
        [1] { name-box_1 }
        [2] { name-box_2 }
        [3] { name-box_3 }
        [4] { name-box_4 }
        [5] { name-box_5 }
        [6] { name-box_6 }
        [7] { name-box_7 }
       *[8] { name-box_8 }
    })
story-space-failed = Pas d’avance
story-trap = Dé { $die } dans le piège
story-trap-escaped = Le piège s’ouvre
story-trap-holds = Le piège tient
story-hand-seen = Vous voyez la main { FORM($side, "du") }
story-on-top = Vous voyez le haut de la pioche
story-boycott = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] boycotte
       *[plural] boycottent
    } les Jeux
story-takes-part = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] participe
       *[plural] participent
    } aux Jeux
story-held = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] montre ses
       *[plural] montrent leurs
    } cartes conservées
story-region-closed = Région fermée à l’influence de l’URSS jusqu’à la fin du tour, { $region }
story-crisis-ended = Fin de la crise de Cuba
story-region = { $region } : États-Unis, { $us_level ->
        [0] rien
        [1] présence
        [2] domination
       *[3] contrôle
    }, { $us } ({ $us_battlegrounds } { $us_battlegrounds ->
        [one] pays clé
       *[other] pays clés
    }) ; URSS, { $ussr_level ->
        [0] rien
        [1] présence
        [2] domination
       *[3] contrôle
    }, { $ussr } ({ $ussr_battlegrounds })
story-military = Opérations militaires : États-Unis { $us }, URSS { $ussr }, { $defcon } exigées
story-mid-war = Le milieu de guerre commence
story-late-war = La fin de guerre commence
story-final = Décompte final : États-Unis { $us }, URSS { $ussr }
story-nuclear-war = Guerre nucléaire, joueur actif : { $side }
story-won = { FORM($side, "Le") } { FORM($side, "number") ->
        [singular] gagne
       *[plural] gagnent
    }, { $vp } PV d’écart
chip-vp = { $side } { $change } PV
chip-defcon = DEFCON { $value }
chip-control = contrôle { $side } { $change }
chip-china = carte Chine : { $value }

result-vp = Un camp mène de 20 points de victoire.
result-nuclear-war = Guerre nucléaire : le joueur actif a perdu.
result-europe-control = Un camp contrôle l’Europe au moment du décompte.
result-cuban-missile-crisis = Un coup d’État pendant la crise de Cuba a fait perdre la partie.
result-final-scoring = Décidée par le décompte final après le tour 10.
result-wargames = « { name-wargames } » a mis fin à la partie.
result-scoring-card-held = Une carte de décompte a été conservée au-delà du tour, ce qui fait perdre la partie.

## La table

label-turn = Tour
label-phase = Phase
label-round = Round d’action
label-rounds = Rounds d’action ce tour
label-phasing = Joueur actif
label-vp = PV
label-defcon = DEFCON
label-china = La carte Chine
label-holder = Détenteur
label-face-up = Face visible
label-sides = Camps
label-influence = Influence
label-control = Pays contrôlés
label-military = Opérations militaires
label-space = Case de la Course à l’espace
label-space-used = Tentatives spatiales ce tour
label-abilities = Avantages des cases
label-hand-count = Cartes en main
label-hand = Main (cartes connues)
label-headline = Gros titre
label-regions = Régions
label-level = Niveau
label-effects = Effets en vigueur
label-resolving = Cartes en cours
label-in-play = En jeu
label-discard = Défausse
label-removed = Retirées de la partie
label-deck-count = Cartes dans la pioche
label-deck-known = Dans la pioche à coup sûr
label-line = Ordre des cartes des États-Unis
label-countries = Pays
label-battlegrounds = Pays clés
label-values = Valeur actuelle des cartes
label-space-cards = Tentatives spatiales par tour
label-southeast-asia = Asie du Sud-Est
label-military-needed = Opérations militaires requises
label-closed = Ni coups d’État ni réalignements
label-number = Numéro
label-era = Période
label-side = Camp
label-ops = Opérations
label-region = Région
label-subregions = Partie de la région
label-stability = Stabilité
label-battleground = Pays clé (battleground)

## Options

option-edition = Édition des règles ; elle fixe les autres options
option-optional-cards = Les sept cartes optionnelles de l’édition Deluxe (104–110) sont dans la pioche
option-us-bonus = Influence supplémentaire des États-Unis, placée en dernier, là où ils en ont déjà
option-ussr-bonus = Influence supplémentaire de l’URSS, placée en dernier, là où elle en a déjà
option-reveal-held = Les deux camps montrent leurs cartes conservées à la fin du tour, comme en tournoi
option-us-setup-canada = Influence des États-Unis au Canada au départ
option-box6-all = La case 6 de la Course à l’espace permet de défausser toutes les cartes conservées, et non une seule
option-realign-empty = On peut tenter un réalignement dans un pays sans influence adverse
option-event-ops-modified = « { name-containment } », « { name-brezhnev_doctrine } » et « { name-red_scare_purge } » modifient aussi les Opérations accordées par les événements
option-star-wars-void = Ce que devient la carte « { name-star_wars } » quand elle n’a pas d’effet
option-aldrich-ames = Ce que « { name-aldrich_ames } » fait de la main des États-Unis
option-south-african-unrest-split = Les 2 points d’influence de « { name-south_african_unrest } » dans les pays voisins de l’Afrique du Sud peuvent être répartis
option-fyp-defectors-vp = La carte « { name-defectors } », perdue par « { name-five_year_plan } » dans un round de l’URSS, donne 1 PV aux États-Unis
option-deluxe-links = « { name-quagmire } » met fin à « { name-norad } », et « { name-awacs_sale_to_saudis } » empêche « { name-muslim_revolution } »

value-second = 2e édition
value-deluxe = édition Deluxe
value-removed = retrait de la partie
value-discard = défausse
value-order = ordre de jeu imposé
value-0 = 0
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6
value-7 = 7
value-8 = 8
value-9 = 9

## Journaux d’autres programmes : ce qui diffère, et les défauts du programme

difference-influence = Influence après un changement (pays, États-Unis, URSS)
difference-influence-change = Un changement d’influence (camp, pays, de combien) que le journal n’a pas ici
difference-defcon = DEFCON
difference-military = Opérations militaires
difference-space = Cases de la Course à l’espace
difference-vp = PV (camp, points, score après ; sous zéro, l’URSS mène)
difference-effect = Un effet en vigueur
difference-event = Un événement que le journal n’a pas ici
difference-event-line = Un événement que les règles ne permettent pas ici
difference-coup = Coup d’État (dé, modificateur, Opérations, stabilité, résultat, succès)
difference-realignment = Jet de réalignement (camp, dé, modificateur, résultat)
difference-war = Guerre (pays, ou dé, modificateur, nécessaire, victoire)
difference-space-roll = Tentative spatiale (dé, plus haut qui réussit, succès)
difference-trap = Jet dans un piège (dé, sorti)
difference-card = Une carte montrée ou défaussée que le journal n’a pas ici
difference-headline = Gros titre
difference-round = Round d’action (camp, numéro)
difference-turn = Tour
difference-operation = Opérations (usage, valeur)
difference-target = Cible
difference-answer = Réponse d’un camp
difference-returned = Une carte rendue que le journal n’a pas ici
difference-reshuffle = Un remélange que le journal n’a pas ici
difference-final = Score après le décompte final
difference-winner = Vainqueur
difference-game-over = La partie est finie, mais le journal continue
difference-not-happened = Selon les règles, ceci n’arrive pas ici
difference-refused = Contraire aux règles (règle, choix)
difference-missing = Ce camp ne peut pas avoir eu cette carte
difference-not-in-deck = Cette carte ne peut pas avoir été au-dessus de la pioche
difference-stuck = Aucun choix ne mène à ce que dit le journal ici

fault-scandal-not-printed = Après « { name-iran_contra_scandal } », le dé des États-Unis vaut un de moins, mais ni le modificateur ni le total imprimés ne le montrent.
fault-japan-still-counted = Avec « { name-shuttle_diplomacy } », le Japon ne compte pas, mais l’URSS garde le point pour un pays voisin de la superpuissance adverse.
fault-reformer-forgotten = « { name-the_reformer } » quitte le jeu avec « { name-glasnost } », alors qu’il interdit à l’URSS les coups d’État en Europe jusqu’à la fin de la partie.
fault-coup-after-nuclear-war = Le dé d’un coup d’État qui a déclenché la guerre nucléaire est quand même lancé.
fault-void-event-printed = Un événement qui ne peut avoir lieu reçoit sa propre ligne.
fault-event-printed-twice = Un événement qui a lieu une fois reçoit deux lignes.

## L’arbitre d’une partie sur une vraie table

referee-intro = Vous jouez sur votre propre table et tapez ce qui s’y passe ; les mains restent secrètes. Une ligne peut dire plusieurs choses, séparées par des virgules : pologne 4, allemagne de l’est, autriche. Ou : fidel opérations, influence, mexique 2. Ou : coup, iran, puis le dé quand il est demandé. Le début d’un nom suffit. Tapez ? pour l’aide.
referee-any-card = Tapez le nom de la carte ; les mains ne sont pas connues ici, il n’y a donc pas de liste.
referee-any-headline = Les deux camps choisissent en secret ; montrez les deux gros titres, puis tapez-les l’un après l’autre.
referee-scoring = { $side } : une carte de décompte montrée ; « terminé » s’il n’y en a pas, ou pas d’autre >
referee-late = { $side } : une carte de décompte tirée trop tard et défaussée ; « terminé » s’il n’y en a pas, ou pas d’autre >
referee-last = { $side } : quelle est la dernière carte de cette main ? >
referee-not-understood = « { $word } » n’est ni une carte, ni un pays, ni un numéro, ni une commande qui convienne ici ; ? pour l’aide.
referee-cannot-hold = « { $choice } » ne peut pas être dans cette main, d’après tout ce qui a été vu : { $seat }
referee-must-hold = « { $choice } » doit être dans cette main, d’après tout ce qui a été vu, et doit être montrée : { $seat }
referee-command-choose = choix
    .usage = iran 2, égypte
    .meaning = ce qui a été choisi : des noms, leurs débuts ou des numéros de la liste, séparés par des virgules ; un nombre après un nom dit combien de fois, ou le dé
referee-command-help = aide
    .usage = ? cuba, ? TS-6.3, ? discard
    .meaning = explique une carte, un pays, une règle ou une pile
referee-command-why = pourquoi
    .usage = pourquoi iran
    .meaning = dit pourquoi une chose ne peut pas être choisie maintenant
request-die-coup = { $seat } : dé du coup d’État, { $place }, 1–{ $most } >
request-die-realignment = { $seat } : dé du réalignement, { $place }, 1–{ $most } >
request-die-war = { $seat } : dé de la guerre, { $place }, 1–{ $most } >
request-die-space = { $seat } : dé de la Course à l’espace, 1–{ $most } >
request-die-trap = { $seat } : dé dans le piège, 1–{ $most } >
request-die-olympics = { $seat } : dé pour « { name-olympic_games } », 1–{ $most } >
request-die-summit = { $seat } : dé pour « { name-summit } », 1–{ $most } >
request-draw-hand = { $seat } : quelle carte a été tirée de cette main ? >
