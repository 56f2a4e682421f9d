## Le cadre de la table

table-page-loading = Chargement de la table…
table-page-your-turn = À vous
table-page-waiting = En attente
table-page-watching = Vous êtes spectateur
table-page-stand-in = Un bot joue pour vous
table-page-closed = Fermée
table-page-record = Enregistrement
table-page-record-ends = L’enregistrement s’arrête ici. Personne ne joue à cette table.
table-page-over = Partie terminée
table-page-table-closed =
    { $why ->
        [bots] Il ne restait que des bots ; la table s’est fermée d’elle-même. L’enregistrement reste.
        [invitation] Une place est restée libre ; la table s’est fermée d’elle-même. L’enregistrement reste.
        [unseen] Personne n’était venu depuis longtemps ; la table s’est fermée d’elle-même. L’enregistrement reste.
       *[left] Tout le monde est parti ; la partie est abandonnée.
    }
table-page-choices = { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
table-page-keys = Touches : 1–9, 0, ↑, ↓
table-page-filter = Trouver un choix
table-page-none-found = Aucun choix ne porte ce nom.
stepper-number = Combien
stepper-less = Un de moins
stepper-more = Un de plus
stepper-range = De { $least } à { $most }
table-page-reconsider = Choisir autre chose
table-page-surely = Choisir quand même
table-page-answered = Votre choix secret : { $choice }.
recap-title = Derniers événements
recap-since = Depuis votre dernier coup
recap-undone = Le dernier choix a été annulé.
recap-look = Voir le plateau après cela
recap-before = Avant tout cela
recap-as-it-was = Situation d’alors
recap-back = Une ligne en arrière
recap-forth = Une ligne en avant
recap-more = et { $count } de plus
sheet-more = En montrer plus
sheet-less = En montrer moins
table-page-undo = Annuler mon choix
table-page-undo-key = Annuler mon choix (Ctrl+Z)
table-page-close = Fermer
table-page-lost = Connexion perdue. Tout reste lisible ; la page essaie de se reconnecter.
table-page-database-away = Le serveur attend sa base de données. Tout reste lisible ; votre dernière action sera renvoyée automatiquement.
table-page-request-lost = Votre dernière action avant le rechargement de la page est perdue. { $reason }
table-page-retry = Réessayer
table-page-tracks = Où en est la partie
table-page-tabs = Ce qui est affiché
table-page-tab-recap = Récent
table-page-tab-log = Journal
table-page-tab-chat = Discussion
table-page-tab-seats = Places
table-page-tab-title = { $title } – { $state }
table-page-tab-title-mine = ● { $state } – { $title }
table-page-sound-on = Son : activé
table-page-sound-off = Son : coupé
table-page-moments-full = Événements : montrés en entier
table-page-moments-brief = Événements : montrés brièvement
table-page-moments-off = Événements : non montrés
table-page-next = { $count ->
        [one] Une autre table vous attend
       *[other] { $count } autres tables vous attendent
    }
table-page-about = Cette table
table-page-fair = Hasard vérifiable
table-page-fair-meaning = Tous les mélanges et tous les dés de cette partie viennent d’un seul secret, fixé avant la première carte. Son empreinte est affichée dès le début, le secret lui-même à la fin : personne, pas même le serveur, ne peut le changer entre-temps.
table-page-commitment = Empreinte
table-page-secret = Secret
table-page-fair-check = Une fois la partie finie, téléchargez-la et vérifiez-la avec :

## Viser

aim-do = Confirmer
aim-not-yet = Annuler
aim-die = Dé { $number } :
aim-hit = réussite
aim-miss = échec
aim-won = Gagné { $percent } %
aim-tied = Égalité { $percent } %
aim-lost = Perdu { $percent } %

## Conseils

advice-ask = Conseil
advice-title = Que ferait le bot le plus fort ? (H)
advice-thinking = Le directeur réfléchit.
advice-would = Le bot ({ $level }) choisirait :
advice-equal = À peu près équivalent : { $choices }.
advice-lower = Jugé moins bon : { $choices }.
advice-own-probability = (chance de gagner, estimée : { $percent } %)
advice-own-points = (estimation : { $points } PV)
advice-probability = ({ $percent } %)
advice-points = ({ $points } PV)

## Keys

keys-title = Touches
keys-choose = choisir dans la liste
keys-walk = d’une pièce à l’autre, d’un choix à l’autre
keys-press = choisir ce qui est sélectionné
keys-recap = parcourir ligne par ligne ce qui s’est passé
keys-settle = voir aussitôt la situation présente
keys-inspect = lire la note de ce qui est sélectionné
keys-moments = montrer les événements : en entier, brièvement, pas du tout
keys-step = un choix en arrière ou en avant
keys-ends = au début, à la fin
keys-chapters = tour ou manche précédents ou suivants

## Places

seats-title = Places
seats-you = vous
seats-here = à cet appareil
seats-guest = Invité
seats-bot = bot, { $level }
seats-stand-in = bot, { $level }, pour { $person }
seats-open = libre pour tous
seats-link = sur invitation
seats-record = d’après l’enregistrement
seats-record-shown = Partie importée : quiconque a cette adresse peut la regarder, du point de vue de chaque camp.
seats-left = place quittée
seats-level-recruit = recrue
seats-level-officer = officier
seats-level-director = directeur
seats-thinking = réfléchit
seats-away = absent
seats-to-act = à jouer
seats-watching = Vous êtes spectateur : vous voyez ce que tout le monde peut voir.
seats-watchers = { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
seats-sit-down = Prendre cette place
seats-take-back = Reprendre ma place
seats-take-over = Laisser un bot prendre la suite :
seats-consent = Accepter le bot
seats-consented = Ont déjà accepté : { $who }. Il faut aussi l’accord des autres.
seats-consents = Ont déjà accepté : { $who }.
seats-left-two = Pour la personne partie, celle qu’elle a désignée, ou un bot.
seats-left-consent = Pour la personne partie, celle qu’elle a désignée, ou un bot ; pour quelqu’un de nouveau si tous les autres sont d’accord.
seats-admit = Accepter quelqu’un de nouveau
seats-admits = Acceptent quelqu’un de nouveau : { $who }. Il faut aussi l’accord des autres.
seats-admitted = Tous les autres sont d’accord : on peut inviter quelqu’un.
seats-leave = Quitter la table
seats-leave-question = { $count ->
        [one] Voulez-vous vraiment partir ? Vous pourrez revenir tant que personne n’a votre place. Un bot peut la prendre, ou la personne que vous désignez ici ; quelqu’un d’autre seulement s’il reste au moins deux autres joueurs, tous d’accord.
       *[other] Voulez-vous vraiment partir, vous tous à cet appareil ? Vous pourrez revenir tant que personne n’a vos places. Des bots peuvent les prendre, ou les personnes que vous désignez ici ; d’autres seulement s’il reste au moins deux autres joueurs, tous d’accord.
    }
seats-leave-last = Voulez-vous vraiment partir ? Vous êtes le dernier joueur : la partie sera abandonnée, sauf si vous désignez ici qui vous succède.
seats-leave-surely = Partir
seats-successor = Copier un lien pour qui me succède
seats-successor-of = Copier un lien pour qui succède ({ $seat })
seats-successor-hint = Envoyez-le à la seule personne qui doit avoir votre place. Il marche dès que vous êtes parti.
seats-stay = Rester
seats-cover = Masquer mon jeu

## La couverture, quand l’appareil change de mains

cover-pass = Passez l’appareil { FORM($side, "au") }.
cover-nobody-looks = Que personne d’autre ne regarde.
cover-look = Le jeu est masqué. Choisissez votre camp pour voir vos cartes.
cover-show = Afficher le jeu { FORM($side, "du") }
cover-undo = Annuler le choix { FORM($side, "du") }

## Liens

links-invite = Copier le lien d’invitation
links-invite-hint = Envoyez-le à une seule personne : la première qui l’ouvre obtient la place.
links-device = Continuer sur un autre appareil
links-device-hint = Un lien vers votre propre place : gardez-le pour vous.
devices-title = Mes appareils
devices-hint = Qui a l’un d’eux voit vos cartes et joue pour vous. Révoquez ce que vous ne reconnaissez pas.
devices-browser = Navigateur
devices-link = Lien personnel
devices-this = cet appareil
devices-connected = connecté
devices-revoke = Révoquer
devices-sign-out = Se déconnecter ici
links-copied = Copié. Collez-le maintenant dans un message.
links-copy-yourself = Copiez ce lien vous-même : votre navigateur nous l’interdit.
links-wait-link = attend la personne que vous invitez.
links-wait-open = est libre : n’importe qui peut prendre place depuis le salon, ou envoyez le lien à quelqu’un.
links-wait-left = est vide, et tous les autres sont d’accord : envoyez le lien à quelqu’un.
links-wait-person = est sans joueur, et tous les autres sont d’accord : envoyez le lien à quelqu’un.
links-yours = est vide ; vous l’avez quittée et pouvez la reprendre.
links-free = est libre.
links-invitation = Invitation
links-invited-by = { $who } vous invite à jouer à { $title }
links-invited = Vous êtes invité à jouer à { $title }
links-your-name = Votre nom (facultatif)
links-sit-down-as = Prendre place : { $side }
links-only-watch = Seulement regarder

## Journal

log-title = Journal
log-chapters = Afficher
log-chapters-all = tout
log-chapter = { $what } { $number }
log-chapter-set-up = Mise en place
log-look = Voir le plateau après le choix { NUMBER($number, useGrouping: 0) }
log-download = Télécharger :
log-text = texte
log-json = JSON

## Discussion

chat-title = Discussion
chat-empty = Pas encore de message.
chat-your-words = Écrire un message
chat-send = Envoyer
chat-mute = Masquer
chat-mute-whom = Masquer, pour vous seulement, les messages à cette table : { $who }
chat-muted = Masqués par vous :
chat-unmute = { $who } (afficher)
chat-unmute-whom = Afficher de nouveau les messages : { $who }
chat-report = Signaler
chat-report-whom = Signaler ce message à l’hôte du serveur : { $who }
chat-reported = Le message a été signalé à l’hôte du serveur ; personne à la table n’en est averti.
chat-unread = { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }

## Le passé

replay-page-title = Revoir la partie
replay-page-past = Position antérieure
replay-page-choice = Choix { NUMBER($choice, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) }
replay-page-present = Revenir à la partie
replay-page-result = Revenir au résultat
replay-page-before = Tour ou manche précédents
replay-page-after = Tour ou manche suivants
replay-page-to = Aller à : { $chapter }
replay-page-everybody = tous les camps
timeline-choice = choix { NUMBER($choice, useGrouping: 0) }
replay-page-first = Au début
replay-page-previous = Choix précédent
replay-page-play = Lecture
replay-page-pause = Pause
replay-page-next = Choix suivant
replay-page-last = À la fin
replay-page-slider = Choix
replay-page-speed = Vitesse
replay-page-times = { NUMBER($speed, maximumFractionDigits: 1) }×
replay-page-eyes = Point de vue
replay-page-spectator = spectateur

## La fin

result-page-won = Vous avez gagné
result-page-won-together = Victoire partagée
result-page-lost = Vous avez perdu
result-page-drawn = Partie nulle
result-page-winner = Victoire : { $who }.
result-page-shared = Victoire partagée : { $who }.
result-page-nobody = Pas de vainqueur.
result-page-again = Rejouer
result-page-replay = Revoir la partie
result-page-record = Télécharger la partie
result-page-log = Télécharger le journal

## Règles

rules-title = Règles
rules-of = Règles : { $title }
rules-open = Lire cette règle
rules-own-page = Toutes les règles sur une page
rules-search = Chercher
rules-found = { $count ->
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
