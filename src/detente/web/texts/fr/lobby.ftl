## La page

page-title = Détente : jeux de plateau de la guerre froide
page-home = Détente : retour au salon
page-skip = Aller au contenu
page-loading = Un instant…
page-close = Fermer
page-menu = Menu
page-own-name = Votre nom :
page-new-name = Votre nom
page-save-name = Enregistrer
page-language = Langue
page-dark = Passer au thème sombre
page-light = Passer au thème clair
page-not-found-stamp = Dossier introuvable
page-not-found = Il n’y a aucune page à cette adresse. Un lien vers une table a peut-être été coupé en chemin.
page-to-lobby = Retour au salon
page-no-answer = Le serveur ne répond pas. Nouvel essai en cours… Si cela dure, vérifiez votre connexion.
page-cannot-load = La page n’a pas pu être chargée entièrement. Rechargez-la, s’il vous plaît.

## Le salon

lobby-title = Jeux de la guerre froide
lobby-tagline = Fidèles aux règles, contre des bots ou d’autres joueurs. Sans compte.
lobby-secret = Très secret
lobby-declassified = Déclassifié

lobby-new = Nouvelle partie
lobby-game = Jeu
lobby-players = { $range } { $most ->
        [one] joueur
       *[other] joueurs
    }
lobby-edition = Édition
lobby-seats = Joueurs
lobby-seats-alone = en solitaire
lobby-side = Votre camp
lobby-lot = Au hasard
lobby-opponent = Adversaire
lobby-opponents = Adversaires
lobby-opponent-number = Adversaire { $number }
lobby-opponent-link = Un ami
    .note = Vous recevez un lien à envoyer ; la première personne qui l’ouvre prend place.
lobby-opponent-open = N’importe qui
    .note = Votre table est affichée au salon jusqu’à ce que quelqu’un prenne place.
lobby-opponent-me = À tour de rôle, sur cet appareil
    .note = Vous partagez cet appareil ; les cartes cachées sont masquées quand il change de mains.
lobby-bot = bot, { $level }
lobby-hosted-bot = Un bot de l’hôte de ce serveur
lobby-pace = Rythme
lobby-pace-live = En direct
    .note = Tout le monde est là.
lobby-pace-correspondence = Par correspondance
    .note = Un choix aujourd’hui, un autre demain ; revenez quand vous voulez.
lobby-rules = Options de règles
lobby-rules-changed = { $count ->
        [0] par défaut
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
lobby-rules-more = { $count ->
        [one] { $count } autre option
       *[other] { $count } autres options
    }
lobby-rules-printed = (par défaut)
lobby-rules-proposed = (suggéré)
lobby-rules-read = Lire les règles
lobby-start = Commencer
lobby-starting = Préparation de la table…
lobby-start-bot = La partie commence aussitôt.
lobby-start-link = Vous recevrez à la table le lien à envoyer.
lobby-start-open = Attendez à la table ; la page vous avertit quand quelqu’un arrive.
lobby-start-me = À la table, la page dit à qui passer l’appareil.

lobby-mine = Vos tables
lobby-mine-empty = Pas encore de partie. Cliquez sur « Commencer » pour jouer tout de suite contre un bot.
lobby-my-turn = À vous
lobby-waits-for = attend { $who }
lobby-won = Vous avez gagné
lobby-won-together = Victoire partagée
lobby-won-by = victoire : { $who }
lobby-lost = Vous avez perdu
lobby-drawn = Partie nulle
lobby-closed =
    { $why ->
        [bots] Fermée : bots seuls
        [invitation] Fermée : personne n’est venu
        [unseen] Fermée : il n’y avait personne
       *[left] Abandonnée
    }
lobby-open = Places libres
lobby-open-empty = Personne n’attend d’adversaire. Choisissez « N’importe qui » pour afficher votre table ici.
lobby-sit-down = Prendre place : { $seat }
lobby-watch = Parties à regarder
lobby-watch-empty = Aucune partie publique n’est en cours.
lobby-watch-this = Regarder
lobby-record = Ouvrir un enregistrement
lobby-record-drop = Choisissez le fichier d’une partie enregistrée (.detente), ou déposez-le ici. Elle reçoit une adresse que vous pouvez envoyer à d’autres.
lobby-record-reading = Vérification de l’enregistrement…
lobby-record-too-large = Le fichier « { $file } » est trop grand pour un enregistrement : on lit au plus { $most } Kio.
lobby-seat-person = quelqu’un
lobby-seat-open = place libre
lobby-seat-link = invitation envoyée
lobby-seat-left = parti
lobby-just-now = à l’instant
