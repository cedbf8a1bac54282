## La maison

skip = Aller à la table
tools = Outils
language = Langue
rules = Règles
sound = Son
leave = Quitter
no-connection = La maison ne répond pas. Le réseau est-il là ?
cancel = Retour
title-room = Taberna
title-table = King’s Gambit · Taberna
title-join = Une invitation · Taberna
title-your-turn = À toi de jouer

## La salle

motto = Deux jeux sur une même table, jusqu’à la dernière chandelle.
they-call-you = Ici, on t’appelle
somebody = Inconnu
guest-nth = Joueur { $n }
bot-mirela = Mirela
bot-tomas = Tomás
bot-odile = Odile
game-duel = King’s Gambit
game-vanguard = Tracer les Lignes
game-round = La Ronde du roi
game-tseuquest = TseuQuest
facts-duel = deux joueurs · dix minutes
facts-tseuquest = seul ou en compagnie · une soirée
tell-duel = Sept pierres bien en vue, puis cachées, puis déplacées. Souviens-t’en, ou fais comme si.
tell-tseuquest = Un donjon qui se dessine sous tes pas. L’un de vous le garde, et ne vous veut aucun bien.
play-bot = Jouer la maison
play-screen = À deux sur cet écran
play-link = Inviter par un lien
more-ways = Autres façons de jouer
being-built = Les maçons y travaillent encore.
in-the-room = Dans la salle
nobody-yet = Aucune table ouverte pour l’instant.
sit-down = S’asseoir
come-back = Revenir
watch = Regarder
chairs-free = { $count ->
    [one] une chaise libre
   *[other] { $count } chaises libres
 }
being-played = en cours
open-table = Ouvrir la table
option-variant = Jeu
option-variant-duel = King’s Gambit, deux joueurs
option-variant-vanguard = Tracer les Lignes, deux Lignes
option-variant-round = La Ronde du roi, quatre joueurs
option-company = Contre
option-company-bot = la maison
option-company-screen = quelqu’un à cet écran
option-company-link = quelqu’un qui a un lien
option-opening = Première pierre
option-opening-random = tirée par la maison
option-opening-scales = la Balance, par tradition
option-opening-choose = choisie par qui commence
option-hands = Qui bouge les pierres
option-hands-table = on voit la main de l’adversaire
option-hands-opponent = l’adversaire doit le faire
option-ends = La Ligne
option-ends-open = grandit par les deux bouts
option-ends-mat = sept places marquées
option-last_orders = Cloche du dernier verre
option-last_orders-off = silencieuse
option-last_orders-on = peut sonner après douze tours calmes
option-vanguard = À chaque tour
option-vanguard-choose = une action sur l’une des Lignes
option-vanguard-both = une action sur chaque Ligne
option-clock = Pendule
option-clock-off = sans
option-clock-5-5 = 5 minutes, 5 secondes par tour
option-clock-10-5 = 10 minutes, 5 secondes par tour
option-clock-3d = trois jours par coup
option-public = tout le monde peut voir la table et s’asseoir
preferences = Confort
less-motion = Moins de mouvement
more-contrast = Contraste élevé
notify = M’appeler quand c’est à moi
text-size = Texte
percent = { $size } %

## Avant la partie

join-title = Une chaise t’attend
join-sub = Sept pierres, trois points, et garder son sérieux. Aucun compte à créer.
gather-title = { $count ->
    [one] Une chaise est libre
   *[other] { $count } chaises sont libres
 }
gather-soon = Tout le monde est là
gather-sub = Envoie le lien à qui doit s’asseoir là. La partie commence quand tout le monde est assis.
gather-bots = La maison occupe les autres chaises. Envoie le lien de celles qui sont libres.
chair-open = Une chaise libre
chair = place { $seat }
invite-link = Lien de l’invitation
invite-qr = Le lien sous forme de code à photographier
make-link = Créer un lien
copy-link = Copier le lien
copied = Copié

## À la table

terms = { $clock ->
    [off] en trois points · sans pendule
   *[other] en trois points · { $clock }
 }
table-menu = Table
seat-you = toi
seat-house = de la maison
seat-partner = ton équipier
seat-acts = doit agir
seat-away = pas là
seat-gone = parti depuis trop longtemps
seat-bonus = trois regards
seat-resigns = voudrait abandonner
clock-label = Temps de { $name }
clock-days = { $days } j { $hours } h
track-points = { $score } sur 3
track-label = { $whose } : { $score } sur 3 points
stone-at = { $state ->
    [yes] { $space } : { $what }, { $mark }
   *[no] { $space } : { $what }
 }
stone-chosen = choisie
stone-challenged = mise au défi
put-left = Tout à gauche
put-right = Tout à droite
rail-label = Ce que tu peux faire
label-line = { $line ->
    [none] La Ligne
   *[other] Ligne { $line }
 }
label-pool = La Source
talk = On cause
say-something = Dis quelque chose…
phrase-nerves = Nerveux ?
phrase-sure = Tu es sûr ?
phrase-rain = Une semaine qu’il pleut.
phrase-again = Bien joué.
mute = Faire taire { $name }
unmute = Réentendre { $name }

plate-place = Placer
plate-hide = Cacher
plate-swap = Échanger
plate-peek = Regarder
plate-challenge = Défier
plate-boast = Se vanter
plate-believe = Croire
plate-doubt = Douter
plate-steal = Voler
caption-place = à un bout
caption-hide = en retourner une
caption-swap = deux se croisent
caption-peek = toi seul
caption-challenge = « C’est laquelle ? »
caption-boast = « Je les sais. »
what-peek-three = jusqu’à trois
off-place = la Source est vide
off-hide = toutes sont cachées
off-swap = une seule pierre
off-face-down = aucune n’est cachée
off-bell = la cloche l’interdit
off-now = pas maintenant

head-turn = À toi de jouer
head-turn-of = À { $name } de jouer
head-theirs = À { $name } de jouer
head-wait = Un instant
head-look = Toi seul la vois
head-more-looks = Encore un regard ?
head-answer = Nomme la pierre { $space }
head-reply = Que dis-tu ?
head-prove = Prouve-le
head-order = { $name } demande ta main
head-elder = Honneur à l’âge
head-opening = La première pierre
head-lost = La chandelle vacille
sub-turn = Choisis une action sur six. Les pierres, c’est la main de { $name }.
sub-second = Maintenant une action sur la Ligne { $line }.
sub-place = { $picked ->
    [yes] À quel bout de la Ligne ?
   *[no] Quelle pierre de la Source ?
 }
sub-hide = Quelle pierre faut-il cacher ?
sub-swap = { $picked ->
    [yes] Avec quelle autre ?
   *[no] Deux pierres échangent leur place : quelle est la première ?
 }
sub-peek = Quelle pierre cachée veux-tu voir ?
sub-challenge = Montre du doigt une pierre cachée.
sub-boast = { $count ->
    [one] Tu prétends connaître la seule pierre cachée.
   *[other] Tu prétends connaître les { $count } pierres cachées.
 }
sub-stone-first = Qu’en fait-on ?
sub-look = Repose la pierre quand tu l’as assez vue.
sub-more-looks = Tu peux regarder une autre pierre, ou t’arrêter.
sub-answer = { $name } la montre du doigt. Dis ce que c’est.
sub-reply = { $count ->
    [one] { $name } se vante d’une pierre.
   *[other] { $name } se vante de { $count } pierres.
 }
sub-stolen = { $name } prétend les connaître à ta place.
sub-prove = Montre une pierre cachée, puis nomme-la.
sub-elder = Commencer, ou laisser commencer les autres ?
sub-opening = Choisis la pierre qui ouvre la Ligne.
sub-bell-claim = La cloche a sonné : défie ou vante-toi.
sub-bell-handle = La cloche a sonné : cache ou place.
sub-lost = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.
say-it = Le dire
not-yet = Pas encore
let-go = La reposer

say-challenged = C’est laquelle ?
say-boasted = { $line ->
    [none] Je connais toutes les pierres cachées.
   *[other] Je connais toutes les pierres cachées de la Ligne { $line }.
 }
say-believed = Je te crois.
say-doubted = Alors prouve-le.
say-stolen = Non. C’est moi qui les sais.
say-answered = { $symbol ->
    [C] La Couronne.
    [D] Le Bouclier.
    [S] L’Épée.
    [F] Le Drapeau.
    [K] Le Chevalier.
    [H] Le Marteau.
   *[L] La Balance.
 }
say-named = { $space } : { the-stone }.
say-draw-offered = On en reste là ?
say-resigned = J’abandonne.
stake-believe = Un point pour { $name }. La partie continue.
stake-doubt = { $count ->
    [one] Juste : { $name } gagne la partie. Faux : c’est toi.
   *[other] Les { $count } justes : { $name } gagne la partie. Une erreur : c’est toi.
 }
stake-steal = La vantardise est à toi. { $name } doit te croire ou douter.

cover-title = { $name }, pour tes yeux seuls
cover-sub = Prends l’écran. Les autres regardent ailleurs.
cover-look = Regarder

over-won = Tu as gagné
over-lost = Tu as perdu
over-drawn = Partie nulle
over-side = Victoire de { $side }
rematch = Encore une
watch-again = La revoir
to-the-room = Retour à la salle
resign = Abandonner
resign-sure = Abandonner la partie ?
resign-means = L’autre camp gagne aussitôt.
resign-partner = Ton équipier doit être d’accord.
play-on = Continuer
offer-draw = Proposer la nulle
take-back = Reprendre le coup
pause = Demander une pause
resume = Reprendre
hand-over = Laisser jouer un bot
handed-over = Un bot joue pour toi
take-again = Reprendre ma place
leave-note = Ta chaise reste gardée : reviens par la même adresse.
draw-offered = Partie nulle ?
draw-by = { $side } en resterait là.
draw-accept = D’accord
draw-decline = Continuer
gone-title = { $name } est parti depuis trop longtemps
gone-sub = Tu peux réclamer la partie, ou laisser jouer un bot.
claim = Réclamer la partie
let-a-bot = Laisser jouer un bot
