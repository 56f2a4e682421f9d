## Twilight Struggle: influence and control

lesson-twilight_struggle-influence = Influence et contrôle
    .about = Prendre un pays, et briser le contrôle de l’adversaire dans un autre.
lesson-twilight_struggle-influence-1 =
    Vous êtes les États-Unis : en bleu, ◆. Votre adversaire est l’URSS : en rouge, ●. Les nombres d’un pays sont l’influence que les deux camps y ont.

    À chaque round d’action, vous jouez une carte.

    Jouez « Interdiction des essais nucléaires » : elle vaut 4 points d’Opérations, le plus qui soit imprimé sur une carte.
    .wrong = Cette carte ne vaut que 2 points. Jouez « Interdiction des essais nucléaires », qui en vaut 4.
lesson-twilight_struggle-influence-2 =
    Une carte s’utilise de plusieurs façons, mais d’une seule à la fois. Le plus souvent, on veut ses points d’Opérations : c’est avec eux qu’on agit sur le plateau.

    Choisissez ses points d’Opérations.
    .wrong = C’est possible aussi, mais cette leçon parle d’influence. Choisissez les points d’Opérations.
    .wrong-event = L’événement de cette carte vous donnerait 1 point de victoire et ferait monter le DEFCON. Pas mal, mais ici nous voulons ses 4 points d’Opérations.
    .wrong-space = La Course à l’espace vient avec la leçon sur le DEFCON. Choisissez les points d’Opérations.
lesson-twilight_struggle-influence-3 =
    Quatre points. Ils achètent de l’influence, ou un coup d’État, ou des réalignements : tous les points d’une carte vont à une seule de ces choses.

    Choisissez de placer de l’influence.
    .wrong = Coups d’État et réalignements ont leurs propres leçons. Placez de l’influence.
lesson-twilight_struggle-influence-4 =
    Ce qui brille est à votre portée : les pays où vous avez de l’influence, leurs voisins, et les voisins des États-Unis.

    Vous contrôlez un pays si votre influence atteint sa stabilité et dépasse celle de l’adversaire d’au moins autant. L’Italie a une stabilité de 2, et vous y avez 1.

    Ajoutez 1 en Italie.
    .wrong = C’est permis. Mais il ne manque que 1 à l’Italie pour être à vous.
lesson-twilight_struggle-influence-5 =
    2 contre 0 : vous contrôlez l’Italie. Ce sont les pays contrôlés qui rapportent plus tard des points de victoire.

    Voyez maintenant la Syrie. L’URSS la contrôle : votre influence y coûte donc 2 points au lieu de 1.

    Placez-en un quand même en Syrie : Israël, à côté, la met à votre portée.
    .wrong = Ce serait possible. Mais voyez ce qu’un seul point d’influence fait à l’URSS en Syrie.
lesson-twilight_struggle-influence-6 =
    L’URSS a 2 en Syrie, vous avez 1. Son avance est de 1 et la stabilité de la Syrie de 2 : plus personne ne la contrôle. Désormais, l’influence y coûte de nouveau 1.

    Il reste un point.

    Dépensez-le où vous voulez.
lesson-twilight_struggle-influence-end =
    C’est déjà presque tout le jeu. L’influence coûte 1 point, ou 2 là où l’adversaire a le contrôle. Un pays est à vous si votre influence atteint sa stabilité et si votre avance l’atteint aussi.

    Encore une chose : la portée se mesure au début de votre round. Une nouvelle influence n’ouvre les pays voisins qu’au round suivant.

## Twilight Struggle: your own events

lesson-twilight_struggle-event = Vos propres événements
    .about = Quand une carte fait plus que ses points.
lesson-twilight_struggle-event-1 =
    Presque toutes les cartes portent un événement. Il appartient aux États-Unis, à l’URSS, ou à personne.

    « Doctrine Truman » est à vous. En Opérations, elle ne vaut qu’un point ; son événement peut faire plus.

    Jouez « Doctrine Truman ».
    .wrong = Gardez celle-là. Jouez « Doctrine Truman » : moins une carte a de points, plus son événement compte.
lesson-twilight_struggle-event-2 =
    Opérations ou événement, jamais les deux : si vous utilisez les points d’une de vos cartes, son événement n’a pas lieu.

    Jouez-la comme événement.
    .wrong = Un point placerait 1 point d’influence. L’événement vide tout un pays : jouez-la comme événement.
lesson-twilight_struggle-event-3 =
    « Doctrine Truman » retire toute l’influence de l’URSS d’un pays d’Europe que personne ne contrôle. La Roumanie, avec 3, n’a rien à craindre : l’URSS la contrôle.

    Restent la Yougoslavie avec 2 et la Finlande avec 1.

    Prenez la Yougoslavie.
    .wrong = En Finlande, vous retireriez 1 point d’influence, en Yougoslavie 2.
lesson-twilight_struggle-event-end =
    La Yougoslavie est vide, pour une carte de 1 point. Et la carte a quitté la partie : elle porte un astérisque, son événement n’a lieu qu’une fois. Les cartes sans astérisque vont à la défausse et reviennent.

    Événement ou Opérations ? C’est la question de chaque round.

## Twilight Struggle: the enemy's events

lesson-twilight_struggle-enemy = Les événements adverses
    .about = Vous tenez aussi les cartes de l’adversaire. Comment vivre avec.
lesson-twilight_struggle-enemy-1 =
    Beaucoup de vos cartes portent un événement adverse. « De Gaulle dirige la France » est à l’URSS : elle vous retire 2 points d’influence en France et y ajoute 1 point soviétique. Vous contrôlez la France avec 3.

    Vous ne pouvez pas passer : il faudra bien jouer ces cartes.

    Jouez « De Gaulle dirige la France » et voyez comment on s’en tire.
    .wrong = Celle-là est facile. Jouez « De Gaulle dirige la France » : ce sont ces cartes qui rendent le jeu difficile.
lesson-twilight_struggle-enemy-2 =
    On ne peut pas jouer une carte adverse pour son événement. Vous recevez ses 3 points d’Opérations, et l’événement a lieu aussi : c’est l’URSS qui l’exécute.

    Utilisez ses points d’Opérations.
    .wrong = Dans la Course à l’espace, l’événement n’aurait pas lieu : une bonne issue, et une leçon à venir. Mais une seule carte par tour peut y aller. Ici, utilisez les points d’Opérations.
lesson-twilight_struggle-enemy-3 =
    C’est vous qui choisissez l’ordre. Si vos Opérations viennent d’abord, l’événement a le dernier mot. Si l’événement vient d’abord, vous voyez les dégâts et les réparez avec la même carte.

    Choisissez « L’événement d’abord ».
    .wrong = L’événement aurait alors le dernier mot. Choisissez « L’événement d’abord » : vous saurez ce qu’il y a à réparer.
lesson-twilight_struggle-enemy-4 =
    1 contre 1 : la France n’est à personne. Mais il vous reste 3 points.

    Placez de l’influence.
    .wrong = Il faut reprendre la France, et au DEFCON 4 l’Europe est fermée aux coups d’État et aux réalignements. Placez de l’influence.
lesson-twilight_struggle-enemy-5 =
    La France a une stabilité de 3. Avec 1 point soviétique, il vous en faut 4 : une avance de 3. Vous avez 1.

    Placez 1 point en France.
    .wrong = Réparez d’abord la France : c’est un pays clé, et ceux-là comptent davantage.
lesson-twilight_struggle-enemy-6 =
    2 contre 1. Encore une fois.
    .wrong = Restez en France : un pays à moitié repris n’est à personne.
lesson-twilight_struggle-enemy-7 =
    3 contre 1 : autant que la stabilité, mais l’avance n’est que de 2. Encore une fois.
    .wrong = Encore un point en France, et elle est de nouveau à vous.
lesson-twilight_struggle-enemy-end =
    4 contre 1 : la France est de nouveau à vous. La carte vous a coûté un round, mais aucun pays.

    Au début d’un tour, regardez donc votre main : quels événements adverses pouvez-vous réparer, lesquels sont devenus inoffensifs ? Et lequel ferait mieux de partir dans l’espace ?

## Twilight Struggle: a coup

lesson-twilight_struggle-coup = Un coup d’État
    .about = Un seul dé peut renverser un pays. Ce que cela coûte.
lesson-twilight_struggle-coup-1 =
    Vous êtes maintenant l’URSS : en rouge, ●. Les États-Unis contrôlent l’Iran avec 2 points d’influence, et vous n’y avez rien. Vos points y achèteraient 2 points d’influence, qui ne chassent personne. Un coup d’État le peut, même là où vous n’avez aucune influence.

    Jouez « Gouvernements socialistes » : 3 points d’Opérations.
    .wrong = Plus il y a de points, meilleures sont les chances. Jouez « Gouvernements socialistes », qui en vaut 3.
    .wrong-the_china_card = La carte Chine vaut 4, mais elle passe ensuite à l’adversaire. « Gouvernements socialistes » suffira.
lesson-twilight_struggle-coup-2 =
    L’événement de cette carte est à vous : il n’a donc pas lieu quand vous utilisez les points.

    Utilisez ses points d’Opérations.
    .wrong = Cette fois, nous voulons les points. Choisissez les points d’Opérations.
lesson-twilight_struggle-coup-3 =
    Tentez un coup d’État. Les 3 points vont dans un seul jet de dé.
    .wrong = L’influence ne chasse personne, et un réalignement ne fait que retirer. Tentez un coup d’État.
lesson-twilight_struggle-coup-4 =
    Le résultat est le dé plus les points d’Opérations moins deux fois la stabilité. En Iran : dé + 3 − 4. Au-dessus de 0, c’est réussi ; il faut donc 2 ou plus : 5 chances sur 6. Le Royaume-Uni, stabilité 5, ne peut pas être renversé.

    Tentez le coup d’État en Iran.
    .wrong = Comparez les chances : plus la stabilité est basse, mieux c’est. Et de l’Iran vous pourrez atteindre le Pakistan. Choisissez l’Iran.
lesson-twilight_struggle-coup-end =
    Un 5 : 5 + 3 − 4 = 4. Les 2 points américains partent d’abord, puis le reste vous revient : 2 points soviétiques, et l’Iran est sous votre contrôle.

    Deux choses encore. Vos Opérations militaires ont monté des 3 points de la carte ; il en faut à chaque tour. Et le DEFCON est tombé à 4, car l’Iran est un pays clé. À 4, il n’y a plus ni coup d’État ni réalignement en Europe.

## Twilight Struggle: DEFCON

lesson-twilight_struggle-defcon = Le DEFCON
    .about = Comment perdre la partie d’un coup, et comment l’éviter.
lesson-twilight_struggle-defcon-1 =
    Le DEFCON va de 5, la paix, à 1, la guerre nucléaire. Il est à 3 : coups d’État et réalignements sont interdits en Europe et en Asie. S’il atteint 1, le camp dont c’est le round perd la partie, peu importe qui l’a fait baisser.

    Vous êtes l’URSS. Le Panama est encore ouvert.

    Jouez « Crise de Suez » pour y tenter un coup d’État.
    .wrong = Pas encore. D’abord un coup d’État au Panama : jouez « Crise de Suez », qui vaut 3.
lesson-twilight_struggle-defcon-2 =
    Utilisez ses points d’Opérations.
    .wrong = Cette fois pour ses points : choisissez les points d’Opérations.
lesson-twilight_struggle-defcon-3 =
    Tentez un coup d’État.
    .wrong = Le Panama est loin de votre influence, et les États-Unis le contrôlent. Tentez un coup d’État.
lesson-twilight_struggle-defcon-4 =
    Voyez quels pays restent : aucun en Europe ni en Asie. Le Panama est un pays clé : la tentative amène le DEFCON à 2. Il ne doit pas descendre plus bas.

    Tentez le coup d’État au Panama.
    .wrong = Le Panama offre les meilleures chances, et c’est un pays clé. Choisissez le Panama.
lesson-twilight_struggle-defcon-5 =
    Le Panama a été vidé, et les États-Unis sont aussitôt revenus. Au DEFCON 2, le Moyen-Orient est fermé aussi. Et tout nouveau coup d’État dans un pays clé serait la guerre nucléaire pendant votre propre round.

    Il y a un autre danger dans votre main. « Plongez et couvrez-vous », un événement des États-Unis, baisse le DEFCON de 1 : à 2, c’est la fin, et pendant votre round c’est vous qui perdez.

    Choisissez « Plongez et couvrez-vous », et regardez les avertissements.
    .wrong = Ce serait sans danger pour l’instant, mais « Plongez et couvrez-vous » resterait dans votre main comme une mine. Débarrassons-nous-en.
lesson-twilight_struggle-defcon-6 =
    Si vous la jouez pour ses Opérations, l’événement a lieu aussi : DEFCON 1, et vous perdez. Mais une carte envoyée dans la Course à l’espace n’a pas d’événement. La case 1 demande une carte de 2 points ou plus, et une carte par tour peut y aller.

    Choisissez la Course à l’espace.
    .wrong = Arrêtez ! L’événement aurait lieu, le DEFCON serait à 1, et vous auriez perdu. L’issue, c’est la Course à l’espace.
lesson-twilight_struggle-defcon-end =
    Un 2, et 3 ou moins suffisait : un satellite, et 2 points de victoire. Même une tentative manquée aurait écarté la carte dangereuse.

    Au DEFCON 2 ou 3, demandez-vous avant chaque choix jusqu’où il peut faire tomber le DEFCON, et pendant le round de qui. Au début de chaque tour, le DEFCON monte de 1.

## Twilight Struggle: realignment

lesson-twilight_struggle-realignment = Le réalignement
    .about = Chasser l’adversaire sans alarmer le monde.
lesson-twilight_struggle-realignment-1 =
    Vous êtes les États-Unis. « Fidel » vient de donner Cuba à l’URSS : 3 points d’influence, devant vos côtes. Un coup d’État y ferait baisser le DEFCON, car Cuba est un pays clé. Un réalignement, non.

    Jouez « Guerre indo-pakistanaise », une carte neutre qui vaut 2.
    .wrong = Cette carte ne vaut que 1 point, donc un seul jet. Jouez « Guerre indo-pakistanaise ».
lesson-twilight_struggle-realignment-2 =
    Utilisez ses points d’Opérations.
    .wrong = Utilisez ses points d’Opérations : il s’agit de Cuba.
lesson-twilight_struggle-realignment-3 =
    Chaque point est un jet de réalignement.

    Tentez des réalignements.
    .wrong = Ce sera pour une autre leçon. Tentez des réalignements.
lesson-twilight_struggle-realignment-4 =
    Les deux camps lancent un dé, et le plus haut total retire la différence à l’autre camp. Vous ajoutez 1 par voisin que vous contrôlez, ici le Nicaragua, et 1 parce que Cuba touche les États-Unis. L’URSS ajoute 1 parce qu’elle a plus d’influence à Cuba.

    Réalignez Cuba.
    .wrong = Là, l’URSS aurait les meilleures chances. À Cuba, vous avez +2 contre +1.
lesson-twilight_struggle-realignment-5 =
    4 + 2 contre 3 + 1 : une différence de 2. Il reste à Cuba 1 point soviétique, et il vous reste un jet.

    Encore Cuba.
    .wrong = Finissez à Cuba : les chances y sont toujours pour vous.
lesson-twilight_struggle-realignment-end =
    5 + 2 contre 2 + 1 : Cuba est vide. Un réalignement n’ajoute jamais d’influence ; il faudra pour cela une autre carte. Et si vous avez de l’influence dans le pays, un mauvais jet peut vous en coûter.

    Les réalignements ne touchent pas au DEFCON et sont interdits dans les mêmes régions que les coups d’État. Ils ne comptent pas comme Opérations militaires.

## Twilight Struggle: scoring

lesson-twilight_struggle-scoring = Les décomptes
    .about = D’où viennent les points de victoire, et quand les prendre.
lesson-twilight_struggle-scoring-1 =
    Vous êtes les États-Unis et vous tenez « Décompte du Moyen-Orient ». Il doit être joué pendant ce tour, mais vous choisissez le round. Vous y contrôlez 3 pays, dont 2 pays clés ; l’URSS en contrôle 2, tous deux clés.

    Un camp qui y contrôle au moins un pays a la présence : 3 points ici. Chaque pays clé en vaut 1 de plus. Donc 5 contre 5, et rien à gagner.

    Jouez d’abord « Résolution sur Formose » pour ses points.
    .wrong = Cette carte n’a pas assez de points pour ce que nous allons faire. Jouez « Résolution sur Formose », qui en vaut 2.
    .wrong-middle_east_scoring = En ce moment, ce serait 5 contre 5, et personne n’y gagnerait rien. Améliorez d’abord votre position.
lesson-twilight_struggle-scoring-2 =
    Utilisez ses points d’Opérations.
    .wrong = Utilisez ses points d’Opérations : il faut 2 points d’influence au bon endroit.
lesson-twilight_struggle-scoring-3 =
    Placez de l’influence.
    .wrong = Il n’y a encore personne en Égypte : l’influence est le moyen sûr. Placez de l’influence.
lesson-twilight_struggle-scoring-4 =
    L’Égypte est un pays clé de stabilité 2, à côté d’Israël. Avec 2 points d’influence, elle est à vous.

    Placez 1 point en Égypte.
    .wrong = Cherchez un pays clé que personne ne tient : l’Égypte.
lesson-twilight_struggle-scoring-5 =
    Et un deuxième.
    .wrong = Avec 1 point, l’Égypte n’est à personne. Placez-y aussi le deuxième.
lesson-twilight_struggle-scoring-6 =
    Vous contrôlez l’Égypte : 4 pays contre 2, 3 pays clés contre 2. Plus des deux, et parmi eux le Liban, qui n’est pas un pays clé : c’est la domination, 5 points au lieu de 3. Avec 3 pays clés, cela fait 8 contre 5.

    Au lieu de vous arrêter, l’URSS est allée en Afghanistan.

    Jouez maintenant « Décompte du Moyen-Orient ».
    .wrong = C’est le moment, avant que l’URSS ne réponde : jouez « Décompte du Moyen-Orient ».
lesson-twilight_struggle-scoring-end =
    8 − 5 : 3 points de victoire pour vous. Tous les pays clés et plus de pays que l’adversaire, ce serait le contrôle de la région, qui vaut plus encore ; en Europe, il gagne la partie sur-le-champ.

    Chaque région a ses valeurs, et un pays contrôlé voisin de la superpuissance adverse compte 1 de plus. Une avance de 20 gagne aussitôt ; sinon, tout se décide après le tour 10.

## Twilight Struggle: the turn

lesson-twilight_struggle-turn = Le tour
    .about = Opérations militaires, carte conservée et gros titres.
lesson-twilight_struggle-turn-1 =
    Vous êtes les États-Unis, au dernier round d’action du tour. À la fin, il faut à chaque camp autant d’Opérations militaires qu’en montre le DEFCON : 4. Vous en avez 0, l’URSS 2 grâce à « Guerre de Corée ». Chaque point manquant est un point de victoire pour l’autre camp.

    Jouez « Interdiction des essais nucléaires », qui vaut 4. L’autre carte est conservée pour le tour suivant.
    .wrong = Conservez celle-là : elle fera un beau gros titre. Jouez « Interdiction des essais nucléaires ».
lesson-twilight_struggle-turn-2 =
    Utilisez ses points d’Opérations.
    .wrong = Ce sont des Opérations militaires qu’il vous faut : choisissez les points d’Opérations.
lesson-twilight_struggle-turn-3 =
    Seuls les coups d’État et les guerres comptent comme Opérations militaires.

    Tentez un coup d’État.
    .wrong = L’influence et le réalignement ne donnent pas d’Opérations militaires. Tentez un coup d’État.
lesson-twilight_struggle-turn-4 =
    La Syrie n’est pas un pays clé : le DEFCON ne bouge pas. Avec 4 points contre une stabilité de 2, le coup d’État ne peut pas échouer.

    Tentez le coup d’État en Syrie.
    .wrong = Dans un pays clé, le DEFCON baisserait, et ce jet pourrait échouer. Choisissez la Syrie.
lesson-twilight_struggle-turn-5 =
    La Syrie est à vous, et le tour est fini. Vous aviez les 4 Opérations militaires, il en manquait 2 à l’URSS : 2 points de victoire pour vous. Le DEFCON est monté à 5, et les mains ont été complétées à 8 cartes.

    Un tour commence par les gros titres : chaque camp choisit une carte en secret, et les deux événements ont lieu, la carte qui vaut le plus d’abord. « Plongez et couvrez-vous » baisse le DEFCON et vous donne 5 moins le DEFCON.

    Choisissez « Plongez et couvrez-vous ».
    .wrong = Comme gros titre, une carte est toujours jouée pour son événement, même adverse. « Plongez et couvrez-vous » est à vous et rapporte tout de suite.
lesson-twilight_struggle-turn-end =
    « Plongez et couvrez-vous », 3 points, est passée avant « Soulèvement au Vietnam », 2 points : DEFCON 4 et 1 point de victoire pour vous, puis 2 points soviétiques au Vietnam. Les rounds d’action commencent, l’URSS d’abord.

    Voilà tout le jeu : dix tours, 20 points d’avance gagnent, et personne ne veut arriver au DEFCON 1. Jouez votre première partie contre une recrue ; la page montre toujours ce que vous pouvez faire, et pourquoi pas le reste.
