### Formes des noms : .le, .Le, .du et .au pour les services et les places ; .le, .du et .en pour les régions ;
### .le et .un pour les agents ; .un pour les natures.

game-title = Agents : Bouclier et Glaive
game-summary = De deux à quatre services glissent leurs agents dans les sacs des autres, et personne ne sait de qui sera l’agent qu’il tirera et enverra sur le terrain.

## Services et places

name-kgb = KGB
    .le = le KGB
    .Le = Le KGB
    .du = du KGB
    .au = au KGB
name-cia = CIA
    .le = la CIA
    .Le = La CIA
    .du = de la CIA
    .au = à la CIA
name-mi6 = MI6
    .le = le MI6
    .Le = Le MI6
    .du = du MI6
    .au = au MI6
    .letter = 6
name-mossad = Mossad
    .le = le Mossad
    .Le = Le Mossad
    .du = du Mossad
    .au = au Mossad
name-first = Première place
    .le = le joueur de la première place
    .Le = Le joueur de la première place
    .du = du joueur de la première place
    .au = au joueur de la première place
name-second = Deuxième place
    .le = le joueur de la deuxième place
    .Le = Le joueur de la deuxième place
    .du = du joueur de la deuxième place
    .au = au joueur de la deuxième place
name-third = Troisième place
    .le = le joueur de la troisième place
    .Le = Le joueur de la troisième place
    .du = du joueur de la troisième place
    .au = au joueur de la troisième place
name-fourth = Quatrième place
    .le = le joueur de la quatrième place
    .Le = Le joueur de la quatrième place
    .du = du joueur de la quatrième place
    .au = au joueur de la quatrième place

## Régions et secteurs

name-north_america = Amérique du Nord
    .le = l’Amérique du Nord
    .du = de l’Amérique du Nord
    .en = en Amérique du Nord
name-western_europe = Europe de l’Ouest
    .le = l’Europe de l’Ouest
    .du = de l’Europe de l’Ouest
    .en = en Europe de l’Ouest
name-ussr = URSS
    .le = l’URSS
    .du = de l’URSS
    .en = en URSS
name-middle_east = Moyen-Orient
    .le = le Moyen-Orient
    .du = du Moyen-Orient
    .en = au Moyen-Orient
name-south_america = Amérique du Sud
    .le = l’Amérique du Sud
    .du = de l’Amérique du Sud
    .en = en Amérique du Sud
name-africa = Afrique
    .le = l’Afrique
    .du = de l’Afrique
    .en = en Afrique
name-australia_oceania = Australie et Océanie
    .le = l’Australie et l’Océanie
    .du = de l’Australie et de l’Océanie
    .en = en Australie et Océanie
name-western = Secteur occidental
    .le = le secteur occidental
    .du = du secteur occidental
name-eastern = Secteur oriental
    .le = le secteur oriental
    .du = du secteur oriental
name-northern = Secteur nord
    .le = le secteur nord
    .du = du secteur nord
name-third_world = Secteur du tiers-monde
    .le = le tiers-monde
    .du = du secteur du tiers-monde

## Villes : reconstituées par nous, car le livret n’en nomme aucune

name-washington = Washington
name-new_york = New York
name-chicago = Chicago
name-los_angeles = Los Angeles
name-miami = Miami
name-ottawa = Ottawa
name-mexico_city = Mexico
name-havana = La Havane
name-london = Londres
name-paris = Paris
name-west_berlin = Berlin-Ouest
name-bonn = Bonn
name-vienna = Vienne
name-rome = Rome
name-madrid = Madrid
name-lisbon = Lisbonne
name-moscow = Moscou
name-leningrad = Léningrad
name-kiev = Kiev
name-minsk = Minsk
name-tbilisi = Tbilissi
name-tashkent = Tachkent
name-sverdlovsk = Sverdlovsk
name-vladivostok = Vladivostok
name-tel_aviv = Tel-Aviv
name-jerusalem = Jérusalem
name-beirut = Beyrouth
name-damascus = Damas
name-amman = Amman
name-baghdad = Bagdad
name-tehran = Téhéran
name-istanbul = Istanbul
name-buenos_aires = Buenos Aires
name-rio_de_janeiro = Rio de Janeiro
name-brasilia = Brasilia
name-montevideo = Montevideo
name-santiago = Santiago
name-lima = Lima
name-bogota = Bogota
name-caracas = Caracas
name-cairo = Le Caire
name-algiers = Alger
name-tripoli = Tripoli
name-addis_ababa = Addis-Abeba
name-nairobi = Nairobi
name-leopoldville = Léopoldville
name-luanda = Luanda
name-cape_town = Le Cap
name-canberra = Canberra
name-sydney = Sydney
name-melbourne = Melbourne
name-perth = Perth
name-wellington = Wellington
name-auckland = Auckland
name-port_moresby = Port Moresby
name-suva = Suva

## Agents : { $rest } est le numéro d’un jeton caché, ou la région d’un diplomate

name-kgb_ = Agent du KGB nᵒ { $rest }
    .le = l’agent du KGB nᵒ { $rest }
    .un = un agent du KGB
name-cia_ = Agent de la CIA nᵒ { $rest }
    .le = l’agent de la CIA nᵒ { $rest }
    .un = un agent de la CIA
name-mi6_ = Agent du MI6 nᵒ { $rest }
    .le = l’agent du MI6 nᵒ { $rest }
    .un = un agent du MI6
name-mossad_ = Agent du Mossad nᵒ { $rest }
    .le = l’agent du Mossad nᵒ { $rest }
    .un = un agent du Mossad
name-kgb_diplomat_ = Diplomate du KGB { FORM($rest, "en") }
    .le = le diplomate du KGB { FORM($rest, "en") }
name-cia_diplomat_ = Diplomate de la CIA { FORM($rest, "en") }
    .le = le diplomate de la CIA { FORM($rest, "en") }
name-mi6_diplomat_ = Diplomate du MI6 { FORM($rest, "en") }
    .le = le diplomate du MI6 { FORM($rest, "en") }
name-mossad_diplomat_ = Diplomate du Mossad { FORM($rest, "en") }
    .le = le diplomate du Mossad { FORM($rest, "en") }

name-informant = informateur
    .un = un informateur
name-light_operative = opérationnel clair
    .un = un opérationnel clair
name-dark_operative = opérationnel foncé
    .un = un opérationnel foncé
name-diplomat = diplomate
    .un = un diplomate

## Cartes

name-retouch = Retouche
name-coquette = Coquette
name-titan = Titan
name-boss = Patron
name-trap = Piège
name-prince = Prince
name-raven = Corbeau
name-handsome = Beau Gosse
name-blizzard = Blizzard
name-benefit = Profit
name-vise = Étau
name-plague = Peste
name-shadow = Ombre
name-silhouette = Silhouette
name-jackal = Chacal
name-gadfly = Taon
name-koschei = Kochtcheï
name-fox = Renard
name-elder = Sureau
name-marshmallow = Guimauve
name-mission_ = Mission : { $rest }
name-mission_south_america_2 = Mission : { name-south_america } (seconde carte)
name-mission_africa_2 = Mission : { name-africa } (seconde carte)
name-mission_australia_oceania_2 = Mission : { name-australia_oceania } (seconde carte)
name-service = service
name-region = région
name-card = carte d’agent
name-lasting = durable
name-one_shot = à usage unique

## Verbes

name-funding = Financement
name-reconnaissance = Renseignement
name-transit = Transit
name-liquidation = Liquidation
name-look = Regarder
name-gain = Encaisser
name-one = Un
name-two = Deux
name-operative = Opérationnel
name-pass = Passer
name-done = Terminé

## Ce qu’ils font

effect-kgb = Capacité : les adversaires ne peuvent pas regarder les jetons du KGB par un Renseignement ni par l’opération bonus du MI6 ; « { name-retouch } » et « { name-coquette } » le peuvent.
effect-cia = Capacité : commence avec 1 pièce de plus par adversaire et peut poser gratuitement un jeton dans la région de son choix avant la distribution des missions.
effect-mi6 = Capacité : après son opération, une opération bonus dans la région active : regarder un jeton, prendre 1 pièce, ou en payer 2 pour un transit.
effect-mossad = Capacité : deux opérationnels de son stock vont dans son propre sac à la mise en place, et chaque liquidation réussie rapporte 2 pièces.

effect-informant = Liquidé, il retourne dans le sac de son propriétaire, et l’attaquant gagne ½ point et une carte d’agent.
effect-light_operative = Résiste à une liquidation : il reste en place, et son propriétaire gagne une carte d’agent. Les opérationnels clairs viennent de la réserve.
effect-dark_operative = Résiste à une liquidation : il reste en place, et son propriétaire gagne une carte d’agent. Les opérationnels foncés viennent du stock.
effect-diplomat = Posé face visible dans sa région, il ne peut pas être liquidé ; il compte pour le contrôle comme tout agent.

effect-retouch = Chaque fois qu’un de vos agents est déployé, au tour de n’importe qui : vous pouvez regarder un jeton caché de la région active, même du KGB.
effect-coquette = { effect-retouch }
effect-titan = Après chaque recomptage : prenez 1 pièce par région ou secteur que vous avez perdu.
effect-boss = { effect-titan }
effect-trap = Après chaque attaque contre un de vos jetons : vous pouvez mettre gratuitement un opérationnel de votre stock dans le sac de l’attaquant.
effect-prince = { effect-trap }
effect-raven = Après chaque attaque contre un de vos jetons : prenez 1 pièce.
effect-handsome = { effect-raven }
effect-blizzard = À la fin de votre tour : déplacez un agent de n’importe quel service vers une autre région.
effect-benefit = { effect-blizzard }
effect-vise = À la fin de votre tour : posez gratuitement un de vos diplomates dans la région de votre choix.
effect-plague = { effect-vise }
effect-shadow = À la fin de votre tour : mettez un ou deux opérationnels de votre stock dans votre propre sac.
effect-silhouette = { effect-shadow }
effect-jackal = À la fin de votre tour : renvoyez un agent adverse, mais pas un diplomate, du plateau dans le sac de son propriétaire, et payez-lui 1 pièce.
effect-gadfly = { effect-jackal }
effect-koschei = À la fin de votre tour : prenez 4 pièces.
effect-fox = { effect-koschei }
effect-elder = À la fin de votre tour : mettez un opérationnel de votre stock dans le sac de chaque adversaire ; à deux joueurs, un ou deux dans le sac de l’adversaire.
effect-marshmallow = { effect-elder }

## Ce qui est demandé

prompt-choose-service = Quel service jouez-vous ?
    .others = { $who } : choix du service.
prompt-choose-virtual = Quel service est le virtuel, que personne ne joue ?
    .others = { $who } : choix du service virtuel.
prompt-place-at-set-up = Dans quelle région posez-vous gratuitement { FORM($kind, "un") } ?
    .others = { $who } : pose d’un jeton gratuit.
prompt-choose-missions = { $count ->
        [2] Laquelle de vos deux missions gardez-vous ? Contrôler sa région vaudra un point.
       *[other] Laquelle de vos missions rendez-vous ? Contrôler la région d’une mission gardée vaudra un point.
    }
    .others = { $who } : choix des missions.
prompt-infiltrate = Dans le sac de qui glissez-vous un jeton de votre réserve, sans le regarder ?
    .others = { $who } : infiltration d’un sac.
prompt-pay-operative = Y envoyez-vous aussi un opérationnel de votre stock pour { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    } ? Vous en avez { $finance }.
    .others = { $who } : envoi d’un opérationnel du stock ou non.
prompt-deploy = C’est { FORM($token, "un") }, { FORM($kind, "un") }. Dans quelle région le déployez-vous ?
    .others = { $who } : déploiement d’un jeton.
prompt-deploy-operative = Votre sac est vide. Dans quelle région déployez-vous l’un des { $count } opérationnels de votre stock ?
    .others = { $who } : déploiement d’un opérationnel du stock.
prompt-deploy-diplomat = Votre sac est vide et votre stock n’a plus d’opérationnel. Dans quelle région envoyez-vous un de vos { $count } diplomates ?
    .others = { $who } : déploiement d’un diplomate.
prompt-forced-transit = Vous n’avez rien à déployer. Lequel de vos agents change de région ?
    .others = { $who } : choix de l’agent qui se déplace.
prompt-forced-destination = Vers quelle région va { FORM($agent, "le") } ?
    .others = { $who } : destination de l’agent.
prompt-retouch = Votre agent arrive { FORM($region, "en") } : quel jeton y regardez-vous ?
    .others = { $who } : regarder un jeton ou non.
prompt-buy-diplomat = Placez-vous un diplomate { FORM($region, "en") } pour { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    } ? Vous en avez { $finance }.
    .others = { $who } : achat d’un diplomate ou non.
prompt-operation = Quelle opération menez-vous { FORM($region, "en") } ? { $count ->
        [0] Vous n’y avez aucun agent.
        [one] Vous y avez un agent.
       *[other] Vous y avez { $count } agents.
    }
    .others = { $who } : choix de l’opération.
prompt-look = Quel jeton regardez-vous { FORM($region, "en") } ? { $left ->
        [one] Vous pouvez encore regarder un jeton.
       *[other] Vous pouvez encore regarder { $left } jetons.
    }
    .others = { $who } : regarder des jetons.
prompt-transit = Lequel de vos agents se rend { FORM($region, "en") } ?
    .others = { $who } : choix de l’agent qui se déplace.
prompt-extra = Quelle opération bonus le MI6 mène-t-il { FORM($region, "en") } ? Un transit coûte { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    } ; vous en avez { $finance }.
    .others = { $who } : choix de l’opération bonus.
prompt-liquidate = Quel jeton attaquez-vous { FORM($region, "en") } ? Un informateur est liquidé, un opérationnel résiste.
    .others = { $who } : choix de la cible.
prompt-keep-card = Quelle carte d’agent gardez-vous ? Les autres sont défaussées.
    .others = { $who } : choix d’une carte d’agent.
prompt-trap = Votre jeton a été attaqué : mettez-vous un opérationnel de votre stock dans le sac { FORM($bag, "du") } ?
    .others = { $who } : riposte ou non.
prompt-play-card = Quelle carte d’agent jouez-vous avant le recomptage ?
    .others = { $who } : jeu de cartes d’agent ou non.
prompt-choose-agent = Quel agent, de n’importe quel service, change de région ?
    .others = { $who } : choix de l’agent à déplacer.
prompt-choose-destination = Vers quelle région va { FORM($agent, "le") } ?
    .others = { $who } : destination de l’agent.
prompt-place-diplomat = Dans quelle région envoyez-vous gratuitement un de vos diplomates ?
    .others = { $who } : pose d’un diplomate.
prompt-recall = Quel agent adverse renvoyez-vous dans le sac de son propriétaire ? Prix : { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    }.
    .others = { $who } : choix de l’agent à renvoyer.
prompt-send-to-own-bag = Combien d’opérationnels de votre stock mettez-vous dans votre propre sac ? Vous en avez { $count }.
    .others = { $who } : envoi d’opérationnels dans un sac.
prompt-send-to-rival = Combien d’opérationnels de votre stock mettez-vous dans le sac { FORM($bag, "du") } ? Vous en avez { $count }.
    .others = { $who } : envoi d’opérationnels dans un sac.
prompt-send-one = Votre stock n’a pas assez d’opérationnels pour tous : il en reste { $count }. Dans le sac de qui va le prochain ?
    .others = { $who } : envoi d’un opérationnel dans un sac.

## Ce qu’on peut choisir

do-pass = Ne rien faire
do-keep-mission = Garder : { $choice }
do-return-mission = Rendre : { $choice }
do-into-bag = Payer { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    } : un opérationnel dans le sac { FORM($choice, "du") }
do-buy-diplomat = Payer { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    } : un diplomate { FORM($region, "en") }
do-funding = { name-funding } : prendre { $count } { $count ->
        [one] pièce
       *[other] pièces
    }
do-reconnaissance = { name-reconnaissance } : regarder jusqu’à trois jetons cachés
do-transit = { name-transit } : faire venir ici un de vos agents
do-liquidation = { name-liquidation } : attaquer un jeton caché
do-look = Regarder { FORM($choice, "le") }
do-stop-looking = Ne plus regarder
do-extra-look = Regarder un jeton caché
do-extra-gain = Prendre 1 pièce
do-extra-transit = Payer { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    } : faire venir ici un de vos agents
do-liquidate = Attaquer { FORM($choice, "le") }
do-trap = Mettre un opérationnel de votre stock dans le sac { FORM($bag, "du") }
do-play-card = Jouer « { $choice } »
do-end-summary = Ne plus jouer de cartes
do-send-operatives = { $choice }

hint-token-seen = { $region }, { $face }
hint-token-unseen = { $region }

## Pourquoi pas

refused-no-service = « { $choice } » n’est pas un service ; choisissez le KGB, la CIA, le MI6 ou le Mossad.
refused-service-taken = « { $choice } » est déjà pris ; choisissez un autre service.
refused-region-not-in-play = « { $choice } » n’est pas en jeu à cette table ; choisissez une autre région.
refused-no-region = « { $choice } » n’est pas une région ; choisissez une région du plateau.
refused-mission-not-dealt = « { $choice } » n’est pas parmi vos missions ; choisissez l’une d’elles.
refused-mission-own-home = « { $choice } » est votre région d’origine, et sa mission ne peut pas être gardée ; gardez l’autre.
refused-mission-no-pair = Sans « { $choice } », vous ne pourriez pas garder deux missions dans des régions différentes hors de la vôtre ; rendez-en une autre.
refused-no-bag = « { $choice } » n’a pas de sac à cette table ; choisissez un adversaire.
refused-own-bag = Un jeton de votre réserve ne peut pas aller dans votre propre sac ; choisissez un adversaire.
refused-other-bag = L’opérationnel va dans le sac que vous venez d’infiltrer, à deux joueurs aussi dans le vôtre ; choisissez-le ou ne faites rien.
refused-no-coins = Vous n’avez pas assez de pièces pour cela.
refused-no-operative = Votre stock n’a plus d’opérationnel.
refused-no-diplomat = Votre stock n’a plus de diplomate.
refused-not-own = « { $choice } » n’est pas un de vos agents ; choisissez un des vôtres.
refused-same-region = L’agent y est déjà ; choisissez une autre région.
refused-no-active-region = Aucune région n’est active pendant ce tour, c’est donc impossible.
refused-not-offered-here = « { $choice } » n’est pas possible ici ; choisissez dans la liste, ou ne faites rien.
refused-not-in-active-region = « { $choice } » n’est pas un jeton caché de la région active ; choisissez-en un.
refused-no-operation = « { $choice } » n’est pas une opération ; choisissez-en une dans la liste ou ne faites rien.
refused-no-own-agent = Vous n’avez aucun agent dans la région active : le Financement ne rapporterait rien.
refused-nothing-to-look-at = Il n’y a dans la région active aucun jeton adverse que vous ayez le droit de regarder.
refused-nobody-elsewhere = Vous n’avez dans une autre région aucun agent qui puisse venir ici.
refused-no-target = Il n’y a dans la région active aucun jeton adverse que vous puissiez attaquer.
refused-kgb-immune = « { $choice } » est protégé : les adversaires ne peuvent pas regarder les jetons du KGB.
refused-seen-just-now = Vous venez de regarder « { $choice } » ; regardez-en un autre ou arrêtez.
refused-look-first = Vous avez choisi le Renseignement : regardez au moins un jeton.
refused-there-already = « { $choice } » est déjà dans la région active ; choisissez un agent d’une autre région.
refused-no-extra = « { $choice } » n’est pas une opération bonus ; regardez un jeton, prenez une pièce, payez un transit ou ne faites rien.
refused-own-token = « { $choice } » est un de vos agents ; choisissez celui d’un adversaire.
refused-just-deployed = Vous venez de déployer « { $choice } » vous-même ; vous ne pouvez pas l’attaquer pendant ce tour.
refused-card-not-offered = « { $choice } » n’est pas parmi les cartes piochées ; gardez l’une d’elles.
refused-card-not-held = « { $choice } » n’est pas une carte d’agent posée devant vous ; jouez-en une des vôtres ou arrêtez.
refused-card-lasting = « { $choice } » agit d’elle-même et ne se joue pas.
refused-card-no-effect = « { $choice } » n’aurait aucun effet maintenant et ne peut donc pas être jouée.
refused-no-closed-token = « { $choice } » n’est pas un jeton caché du plateau ; choisissez-en un.
refused-no-agent = « { $choice } » n’est pas un agent ; choisissez-en un sur le plateau.
refused-not-on-map = « { $choice } » n’est pas sur le plateau ; choisissez un agent qui y est.
refused-one-or-two = « { $choice } » n’est pas possible ici ; envoyez un opérationnel ou deux.
refused-too-few-operatives = Votre stock n’a qu’un opérationnel.
refused-bag-not-waiting = « { $choice } » ne reçoit pas d’opérationnel maintenant ; choisissez un adversaire qui n’en a pas encore reçu.

## Ce qui s’est passé

first-player = { FORM($seat, "Le") } commence.
service-drawn = La place { $number } joue { FORM($service, "le") }.
service-chosen = La place { $number } choisit { FORM($service, "le") }.
virtual-service = { FORM($service, "Le") } est le service virtuel : personne ne le joue, mais ses agents comptent.
own-tokens = Vos agents { FORM($region, "en") } : { $kinds }.
extra-finance = { FORM($seat, "Le") } commence avec { $count } { $count ->
        [one] pièce
       *[other] pièces
    } de plus.
operatives-in-own-bag = { FORM($seat, "Le") } met { $count ->
        [one] un opérationnel
       *[other] { $count } opérationnels
    } de son stock dans son propre sac.
cia-placed = { FORM($seat, "Le") } commence avec { FORM($kind, "un") } { FORM($region, "en") }.
cia-declined = { FORM($seat, "Le") } ne pose pas de jeton gratuit.
mission-kept = Vous gardez en secret : { $missions }.
missions-redrawn = { FORM($seat, "Le") } ne peut pas garder deux missions et en repioche { $count }.
guards-set = Gardés par des opérationnels { FORM($service, "du") } : { $tokens }.

turn-started = Manche { $round }, à jouer : { FORM($seat, "le") }.
infiltrated = { FORM($seat, "Le") } infiltre le sac { FORM($bag, "du") } ; { $left ->
        [0] sa réserve est vide
        [one] il reste { $left } jeton dans sa réserve
       *[other] il reste { $left } jetons dans sa réserve
    }.
operative-paid = { FORM($seat, "Le") } paie un opérationnel de son stock, qui va dans le sac { FORM($bag, "du") }.
token-drawn = Vous tirez { FORM($token, "le") } : { FORM($kind, "un") }.
deployed = { FORM($seat, "Le") } tire de son sac { FORM($token, "le") } et le déploie { FORM($region, "en") }.
operative-deployed = Le sac { FORM($seat, "du") } est vide : un opérationnel de son stock, { FORM($token, "le") }, est déployé { FORM($region, "en") }.
diplomat-deployed = { FORM($seat, "Le") } envoie un diplomate { FORM($region, "en") }.
forced-transit = { FORM($seat, "Le") } n’a rien à déployer : { FORM($agent, "le") } se rend { FORM($region, "en") }.
nothing-to-deploy = { FORM($seat, "Le") } n’a aucun agent à déployer ni à déplacer.
diplomat-bought = { FORM($seat, "Le") } paie un diplomate { FORM($region, "en") }.

funded = { FORM($seat, "Le") } reçoit { $count } { $count ->
        [one] pièce
       *[other] pièces
    }.
looked = { FORM($seat, "Le") } regarde { FORM($token, "le") }.
seen = Vous voyez que { FORM($token, "le") } est { FORM($kind, "un") }.
moved = { FORM($seat, "Le") } déplace { FORM($agent, "le") } vers { FORM($region, "le") }.
liquidated = { FORM($seat, "Le") } liquide { FORM($token, "le") } : c’était un informateur, il vaut ½ point.
withstood = { FORM($seat, "Le") } ne parvient pas à liquider { FORM($token, "le") } : c’est { FORM($kind, "un") }.
passed = { FORM($seat, "Le") } ne mène aucune opération.
mossad-rewarded = La liquidation rapporte { $count } { $count ->
        [one] pièce
       *[other] pièces
    } { FORM($seat, "au") }.
mi6-earned = { FORM($seat, "Le") } prend { $count } { $count ->
        [one] pièce
       *[other] pièces
    } comme opération bonus.
mi6-paid = { FORM($seat, "Le") } paie { $count } { $count ->
        [one] pièce
       *[other] pièces
    } pour un transit bonus.

cards-offered = Vous piochez les cartes d’agent { $cards }.
card-gained = { FORM($seat, "Le") } gagne la carte d’agent « { $card } » ; défausse : { $discarded }.
no-card-left = Il ne reste aucune carte d’agent pour { FORM($seat, "le") }.
deck-reshuffled = La défausse est mélangée en une nouvelle pioche de { $count } { $count ->
        [one] carte
       *[other] cartes
    } d’agent.
titan-earned = L’influence perdue rapporte { $count } { $count ->
        [one] pièce
       *[other] pièces
    } { FORM($seat, "au") } (« { name-titan } » ou « { name-boss } »).
raven-earned = L’attaque rapporte { $count } { $count ->
        [one] pièce
       *[other] pièces
    } { FORM($seat, "au") }, sa victime (« { name-raven } » ou « { name-handsome } »).
trap-set = { FORM($seat, "Le") } riposte : un opérationnel de son stock va dans le sac { FORM($bag, "du") }.
card-played = { FORM($seat, "Le") } joue « { $card } ».
koschei-earned = { FORM($seat, "Le") } prend { $count } { $count ->
        [one] pièce
       *[other] pièces
    }.
recalled = { FORM($seat, "Le") } retire du plateau { FORM($token, "le") }.
recall-paid = { FORM($seat, "Le") } paie pour cela { $count } { $count ->
        [one] pièce
       *[other] pièces
    } { FORM($owner, "au") }.
recall-paid-to-bank = { FORM($seat, "Le") } paie pour cela { $count } { $count ->
        [one] pièce
       *[other] pièces
    } à la banque.
operatives-sent = { FORM($seat, "Le") } met { $count ->
        [one] un opérationnel
       *[other] { $count } opérationnels
    } de son stock dans le sac { FORM($bag, "du") }.

taken-over = { FORM($seat, "Le") } prend le contrôle { FORM($token, "du") }.
taken-from = { FORM($seat, "Le") } prend { FORM($loser, "au") } le contrôle { FORM($token, "du") }.
lost = { FORM($seat, "Le") } perd le contrôle { FORM($token, "du") }.
guard-claimed = { FORM($seat, "Le") } prend le contrôle { FORM($token, "du") } ; l’opérationnel { FORM($service, "du") } qui montait la garde va dans son sac.
mission-revealed = Mission secrète { FORM($seat, "du") } : { $missions } – { $fulfilled ->
        [0] non accomplie
       *[other] accomplie
    }.
final-score = { FORM($seat, "Le") } a { HALVES($halves) } { HALVES($halves) ->
        [one] point
       *[other] points
    }.

result-five-points = Un joueur avait cinq points au début de son tour.
result-reserve = Les réserves sont épuisées ; le plus grand nombre de points l’emporte, à égalité le plus petit nombre d’agents sur le plateau.

## Récits : phrases courtes du résumé, et ce qui a changé à côté d’elles

story-first-player = Commence
story-service = Place { $number } : { $service }
story-virtual-service = Service virtuel : { $service }
story-infiltrated = Infiltre { FORM($bag, "le") }
story-operative-paid = un opérationnel dans le sac { FORM($bag, "du") }
story-token-drawn = tire { FORM($kind, "un") }
story-deployed = { FORM($token, "le") } { FORM($region, "en") }
story-operative-deployed = un opérationnel, { FORM($token, "le") }, { FORM($region, "en") }
story-diplomat-deployed = un diplomate { FORM($region, "en") }
story-moved = déplace { FORM($agent, "le") } vers { FORM($region, "le") }
story-diplomat-bought = paie un diplomate
story-funded = financement
story-looked = regarde { FORM($token, "le") }
story-seen = voit { FORM($kind, "un") }
story-liquidated = liquide { FORM($token, "le") }
story-withstood = { FORM($token, "le") } survit : { $kind }
story-mi6-earned = pièce bonus
story-card-gained = « { $card } » { FORM($seat, "au") }
story-card-played = joue « { $card } »
story-titan-earned = indemnité pour les pertes { FORM($seat, "du") }
story-raven-earned = indemnité pour { FORM($seat, "le") }
story-koschei-earned = prend des pièces
story-trap-set = { $seat } riposte
story-recalled = retire du plateau { FORM($token, "le") }
story-operatives-sent = { $count ->
        [one] un opérationnel
       *[other] { $count } opérationnels
    } dans le sac { FORM($bag, "du") }
story-taken-over = { $seat } prend { FORM($token, "le") }
story-taken-from = { $seat } prend { FORM($token, "le") } { FORM($loser, "au") }
story-guard-claimed = { $seat } prend { FORM($token, "le") } à sa garde
story-lost = { $seat } perd { FORM($token, "le") }
story-mission-revealed = Mission { $missions } : { $fulfilled ->
        [0] non accomplie
       *[other] accomplie
    }
story-final-score = { HALVES($halves) } { HALVES($halves) ->
        [one] point
       *[other] points
    }

chip-coins = { $side } { $sign }{ $amount } { $amount ->
        [one] pièce
       *[other] pièces
    }
chip-points = { $side } { $sign }{ HALVES($amount) } { HALVES($amount) ->
        [one] point
       *[other] points
    }

## La table

label-round = Manche
label-order = Ordre du tour
label-active = À jouer
label-active-region = Région active
label-virtual = Service virtuel
label-regions = Régions
label-sectors = Secteurs
label-services = Services
label-bank = Banque
label-deck-count = Pioche d’agents
label-discard = Défausse
label-offer = Cartes piochées
label-drawn = Jeton tiré
label-dealt = Missions reçues
label-holder = Jeton d’influence
label-guarded = Gardé
label-leader = Le plus d’agents
label-agents = Agents
label-diplomats = Diplomates
label-tokens = Jetons
label-token = Jeton
label-service = Service
label-city = Ville
label-kind = Nature
label-seen-by-all = Connu de tous
label-finance = Pièces
label-reserve = Réserve
label-operatives = Opérationnels
label-cards = Cartes d’agent
label-liquidations = Liquidations
label-halves = Demi-points
label-bag = Sac
label-mission-count = Missions
label-missions = Ses missions
label-fulfilled = Mission accomplie
label-halves-with-mission = Demi-points avec la mission
label-home = Région d’origine
label-duration = Effet
label-cities = les villes

## Options

option-abilities = Les services ont leurs capacités spéciales ; déconseillé pour une première partie
option-services = Comment les joueurs reçoivent leur service
option-cia-setup-token = Avec les capacités : le jeton que la CIA peut poser à la mise en place
option-finance-unlimited = La banque ne manque jamais de pièces ; sinon elle en a 28
option-virtual-return = À deux joueurs : où va un jeton du service virtuel qui quitte le plateau

value-drawn = au hasard
value-chosen = choisis dans l’ordre du tour
value-diplomat = un diplomate
value-operative = un opérationnel du stock
value-box = hors du jeu
value-attacker-bag = dans le sac de celui qui l’a retiré
