## La maison

skip = Aller à la table
tools = Outils
language = Langue
rules = Règles
sound = Son
volume = Volume
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
facts-tseuquest = en solo ou en compagnie · une soirée
tell-duel = Sept pierres bien en vue, puis cachées, puis déplacées. Souviens-t’en, ou fais comme si.
tell-tseuquest = Un donjon qui se dessine sous tes pas. L’un de vous le garde, et ne vous veut aucun bien.
play-bot = Contre la maison
play-screen = À deux sur cet écran
play-link = Inviter par un lien
more-ways = Autres façons de jouer
quest-open = Ouvrir une table
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
option-company-screen = d’autres à cet écran
option-company-link = d’autres, par un lien
option-opening = Première pierre
option-opening-random = tirée par la maison
option-opening-scales = la Balance, par tradition
option-opening-choose = choisie par qui commence
option-hands = Qui bouge les pierres
option-hands-table = on voit la main de l’adversaire
option-hands-opponent = l’adversaire doit le faire
option-ends = La Ligne
option-ends-open = grandit par les deux bouts
option-ends-mat = sept cases marquées
option-last_orders = Cloche du dernier verre
option-last_orders-off = silencieuse
option-last_orders-on = peut sonner après douze tours calmes
option-vanguard = À chaque tour
option-vanguard-choose = une action sur l’une des Lignes
option-vanguard-both = une action sur chaque Ligne
option-take_back = Reprendre un coup
option-take_back-ask = une fois par tour, si l’autre camp est d’accord
option-take_back-off = ce qui est joué est joué
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
percent = { $size } %

## Avant la partie

join-title = Une chaise t’attend
join-asks = { $host } t’invite à une table de { $game }
join-to = On t’invite à une table de { $game }
join-tellstones = Sept pierres, trois points, et garder son sérieux.
join-sub = Aucun compte à créer.
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
invite-local = Ce lien ne marche que sur cette machine. Pour que d’autres viennent, ouvre la page à l’adresse réseau de la machine, la maison étant lancée par :
make-link = Créer un lien
copy-link = Copier le lien
copied = Copié

## À la table

terms = { $clock ->
    [off] en trois points · sans pendule
   *[other] en trois points · { $clock }
 }
table-menu = Table
practice = entraînement
practice-about = qui a ouvert cette table a choisi sa graine, et peut connaître chaque jet
seat-you = toi
seat-house = de la maison
seat-partner = ton partenaire
seat-acts = doit agir
seat-away = pas là
seat-shared = un même appareil tient plusieurs places
seat-stood-in = un bot joue à sa place
seat-gone = absence trop longue
seat-bonus = trois regards
seat-resigns = voudrait abandonner
clock-label = Temps restant : { $name }
clock-days = { $days } j { $hours } h
track-points = { $score } sur 3
track-label = { $whose } : { $score } sur 3 points
stone-at = { $state ->
    [yes] { $space } : { $what }, { $mark }
   *[no] { $space } : { $what }
 }
stone-chosen = choisie
stone-challenged = mise au défi
stone-seen = visible de toi seulement
stone-looked-at = quelqu’un la regarde
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
phrase-nerves = Les nerfs ?
phrase-sure = Vraiment ?
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
caption-peek = en secret
caption-challenge = « C’est laquelle ? »
caption-boast = « Je sais tout. »
what-peek-three = jusqu’à trois
off-place = la Source est vide
off-hide = toutes sont cachées
off-swap = une seule pierre
off-face-down = aucune cachée
off-bell = la cloche l’interdit
off-now = pas maintenant

head-turn = À toi de jouer
head-turn-of = À { $name } de jouer
head-theirs = À { $name } de jouer
head-wait = Un instant
head-look = Rien que pour tes yeux
head-more-looks = Encore un regard ?
head-answer = Nomme la pierre { $space }
head-reply = Que dis-tu ?
head-prove = Prouve-le
head-order = Prête ta main à { $name }
head-elder = Honneur à l’âge
head-opening = La première pierre
head-lost = La chandelle vacille
sub-turn = Choisis une action sur six. { $name } déplace les pierres.
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
    [2] Tu prétends connaître les deux pierres cachées.
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
say-stolen = Non. Moi, je les connais.
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
stake-believe = { $score ->
    [2] Le troisième point pour { $name } : la partie est perdue.
   *[other] Un point pour { $name }. La partie continue.
 }
stake-doubt = { $count ->
    [2] Les deux justes : { $name } gagne la partie. Une erreur : c’est toi.
    [one] Juste : { $name } gagne la partie. Faux : c’est toi.
   *[other] Les { $count } justes : { $name } gagne la partie. Une erreur : c’est toi.
 }
stake-steal = La fanfaronnade est à toi. { $name } doit te croire ou douter.

cover-title = { $name }, rien que pour tes yeux
cover-sub = Prends l’écran. Les autres regardent ailleurs.
cover-look = Regarder

over-won = Tu as gagné
over-lost = Tu as perdu
over-drawn = Partie nulle
over-side = { $side } l’emporte
rematch = Encore une
watch-again = La revoir
to-the-room = Retour à la salle
resign = Abandonner
resign-sure = Abandonner la partie ?
resign-means = L’autre camp gagne aussitôt.
resign-partner = Ton partenaire doit être d’accord.
play-on = Continuer
offer-draw = Proposer la nulle
take-back = Demander à reprendre le coup
take-back-asked = { $name } voudrait reprendre son coup
take-back-sub = Les pierres reviendraient à leur place. Personne n’y gagne de temps.
take-back-agree = D’accord
take-back-deny = Le coup reste
take-back-waiting = Tu as demandé à reprendre ton coup : l’autre camp décide.
take-back-denied = Pour l’autre camp, le coup reste.
pause = Demander une pause
resume = Reprendre
paused = Les pendules sont arrêtées
paused-sub = N’importe qui peut reprendre la partie.
pause-asked = { $name } demande une pause
pause-asked-sub = Les pendules s’arrêtent dès que tout le monde est d’accord.
pause-agree = D’accord
handed-over = Un bot joue pour toi
take-again = Reprendre ma place
leave-note = Ta chaise reste gardée : reviens par la même adresse.
draw-offered = Partie nulle ?
draw-by = { $side } en resterait là.
draw-accept = D’accord
draw-decline = Continuer
gone-title = { $name } ne revient pas
gone-sub = Tu peux réclamer la partie, ou laisser jouer un bot.
claim = Réclamer la partie
let-a-bot = Laisser jouer un bot

## Après la partie

title-replay = La partie revue · Taberna
replay = La partie revue
eyes = Par les yeux de qui
eyes-all = Tout à découvert
earlier = Avant
later = Après
moment = Moment de la partie
moment-of = { $n } sur { $total }
moment-n = Moment { $n }
seen-at = vue en { $moment }
turning-points = Là où tout a basculé
spoil-yes = Le montrer quand même
spoil-no = Plutôt pas
replay-play = Lecture
replay-hold = Pause
replay-quick = Deux fois plus vite
replay-by-rounds = Manche par manche
share-tale = Partager le récit
copy-moment = Copier le lien vers ce moment
checked-title = Était-ce honnête ?
checked-about = La maison a promis ses dés avant que le premier ne tombe. Chacun peut vérifier si elle a tenu parole.
checked-look = Vérifier l’enregistrement
checked-here-seal = Ici, dans votre navigateur : le sceau posé sur tout l’enregistrement est bon.
checked-here-promise = { $count ->
    [0] Ici, dans votre navigateur : le secret dont viennent les dés est celui qui fut promis avant la partie.
    [one] Ici, dans votre navigateur : le secret dont viennent les dés est celui qui fut promis avant la partie, et une place y a ajouté le sien.
   *[other] Ici, dans votre navigateur : le secret dont viennent les dés est celui qui fut promis avant la partie, et { $count } places y ont ajouté le leur.
 }
checked-by-house = Rejoué par la maison : { $what }
checked-seal = le sceau
checked-seating = qui était assis où
checked-decisions = chaque coup, selon les règles
checked-dice = chaque dé, relancé à partir de la graine
checked-outcome = comment cela s’est terminé
checked-not = Il n’en est rien : { $what }
checked-open = Cet enregistrement ne permet pas de le dire : { $what }
checked-sound = Tout est vrai.
checked-unsound = Cet enregistrement ne dit pas la vérité.
checked-yourself = Qui ne se fie à personne télécharge l’enregistrement et le vérifie sur sa propre machine :
download = Télécharger le registre
download-text = Télécharger la notation
learn = Apprendre

## Apprendre

title-learn = Apprendre King’s Gambit · Taberna
learn-how = Apprendre en cinq minutes
learn-how-quest = Apprendre en dix minutes
learn-terms = chaque action une fois
lesson-place = Sept pierres bien en vue. Placer : choisis-en une dans la Source, puis un bout de la Ligne. Tu décides, mais c’est la main de Mirela qui bouge.
lesson-hide = Cacher : retourne une pierre. Désormais il faut s’en souvenir, toi aussi.
lesson-swap = Échanger : deux pierres changent de place, visibles ou non. Suis des yeux celle qui est cachée.
lesson-peek = Regarder : vois en secret une pierre cachée. Rien sur la table ne te la rappellera.
lesson-challenge = Défier : montre une pierre cachée. Mirela doit la nommer. Si elle se trompe, le point est à toi.
lesson-answer-hide = Mirela a caché celle du milieu : as-tu vu laquelle ? À toi : caches-en une autre.
lesson-answer = Mirela te défie. Nomme la pierre : si tu as raison, le point est à toi, pas à elle.
lesson-boast-hide = Un partout. Mirela a caché celle du milieu. Caches-en une autre, et regarde bien.
lesson-boast = Se vanter : prétends connaître toutes les pierres cachées. Si l’on te croit, c’est un point ; si l’on doute, il faut le prouver.
lesson-prove = Mirela doute. Montre une pierre cachée, nomme-la, puis la suivante. Toutes justes : tu gagnes la partie ; une erreur : tu la perds.
lesson-reply = Mirela se vante. Croire : un point pour elle. Douter : elle doit le prouver. Voler : tu le prétends toi-même, et c’est à elle de croire ou de douter.
lesson-wrong = Pas celle-là. Cela arrive aux rois.
lesson-all-done = C’est tout : six actions, trois points, et ta mémoire. Le reste est bavardage.
lesson-again = Encore une fois ?
lesson-well = Bien joué
lesson-end = Tu connais le jeu
lesson-play = Jouer tout de suite contre le Page
lesson-next = Suite
lesson-try = Réessayer
learnt-place = La pierre est au bout que tu as choisi, visible de tous. Jamais entre deux autres.
learnt-hide = Elle reste cachée jusqu’à un défi ou une preuve.
learnt-swap = Personne ne l’a noté. Personne n’en a le droit.
learnt-peek = Tu l’as vue ; Mirela a seulement vu que tu regardais. Après un point à elle, tu peux en voir trois.
learnt-challenge = Elle s’est trompée : un point pour toi. Trois font la victoire. La pierre reste visible.
learnt-answer = Juste : le point est à toi, même pendant son tour.
learnt-boast = Prouvé ! C’est la victoire aussitôt, quel que soit le score.
learnt-reply = Tout le jeu est là : le sait-elle, ou veut-elle te le faire croire ?

## L’énigme du jour

title-puzzle = L’énigme du jour · Taberna
puzzle = L’énigme du jour
puzzle-terms = la même pour tous aujourd’hui
puzzle-look = Retiens-les
puzzle-look-sub = Prends ton temps. Ensuite les pierres sont cachées et échangées sous tes yeux.
puzzle-begin = C’est bon
puzzle-follow = Regarde bien
puzzle-ask = Quelle est la pierre { $space } ?
puzzle-right = Juste
puzzle-wrong = Pas celle-là
puzzle-was = La pierre { $space }, c’est { the-stone }.
puzzle-row = { $row ->
    [one] Un jour.
   *[other] { $row } jours de suite.
 }
puzzle-tomorrow = Une autre arrive demain.

## Ce que garde la maison

title-me = Mes parties · Taberna
me = Mes parties
me-lead = Ce que la maison garde de toi, à emporter ou à faire oublier.
me-nothing = Rien encore. Joue d’abord une partie.
me-running = Les tables où ta chaise est gardée
me-games = Les parties au fil du temps
me-count = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } : { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }, { $losses ->
    [one] { $losses } perdue
   *[other] { $losses } perdues
 }, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
 }.
me-plot = Victoires moins défaites, partie après partie
me-against = contre { $who }
me-bots = Ce que retiennent les bots
me-remembered = Laisser les bots retenir ma façon de jouer
me-remembered-about = Ce que vaut ta mémoire, à les en croire, ta réponse aux fanfaronnades, si ce que tu affirmais était vrai et le nombre de parties, pour la prochaine partie avec le même bot. Pas une pierre, pas un coup, pas un mot. Décoche, et c’est effacé sur-le-champ.
me-remembered-kept = { $bots ->
    [0] Rien n’est gardé pour l’instant.
    [one] Un bot a retenu quelque chose.
   *[other] { $bots } bots ont retenu quelque chose.
 }
me-export = Tout emporter
me-forget = M’oublier
me-forget-sure = Oui, tout oublier
table-log = Ce qui s’est passé

## The rules of any game

title-rules = Les règles · Taberna
rules-ours = notre décision
rules-example = Exemple
