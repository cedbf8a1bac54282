## La maison

skip = Aller à la table
tools = Outils
language = Langue
rules = Règles
sound = Son
volume = Volume
leave = Quitter
no-connection = La maison ne répond pas. Es-tu en ligne ?
cancel = Retour
title-room = Taberna
title-table = King’s Gambit · Taberna
title-join = Une invitation · Taberna
title-your-turn = À toi de jouer

## La salle

motto = Deux jeux sur une même table, jusqu’à la dernière chandelle.
they-call-you = Ton nom
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
facts-tseuquest = en solo ou à plusieurs · une soirée
tell-duel = Sept pierres bien en vue, puis cachées, puis déplacées. Souviens-t’en, ou fais comme si.
tell-tseuquest = Un donjon qui se dessine à mesure qu’on avance. Le Sorcier, joué par la maison ou par l’un de vous, le dirige et ne vous veut aucun bien.
play-bot = Jouer contre la maison
play-screen = À deux sur cet écran
play-link = Inviter par un lien
more-ways = Autres façons de jouer
quest-open = Ouvrir une table
being-built = Les maçons y travaillent encore.
in-the-room = Tables ouvertes
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
preferences = Préférences
less-motion = Réduire les animations
speed = Animations
speed-slow = lentes
speed-usual = normales
speed-fast = rapides
more-contrast = Contraste élevé
notify = Me prévenir quand c’est à moi de jouer
text-size = Taille du texte
percent = { $size } %

## Avant la partie

join-title = Une chaise t’attend
join-asks = { $host } t’invite à une partie de { $game }
join-to = On t’invite à une partie de { $game }
join-tellstones = Sept pierres, trois points, et l’art de garder son sérieux.
join-sub = Aucun compte à créer.
coming-title = En route vers la table
coming-who = Autour de la table : { $who }. La page récupère ce qui s’est passé jusqu’ici.
gather-title = { $count ->
    [one] Une chaise est libre
   *[other] { $count } chaises sont libres
 }
gather-soon = Tout le monde est là
gather-sub = Envoie le lien à la personne avec qui tu veux jouer. La partie commencera d’elle-même dès que tout le monde sera assis.
gather-bots = Les chaises libres attendent les personnes qui recevront le lien ; des bots jouent aux autres places. La partie commencera d’elle-même dès que tout le monde sera assis.
gather-guest = Tu as ta place. La partie commencera d’elle-même dès que tout le monde sera là.
chair-open = Une chaise libre
chair = place { $seat }
invite-link = Lien d’invitation
invite-qr = Code QR du lien
invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres puissent jouer, ouvre cette page à l’adresse réseau de l’ordinateur. Le serveur doit avoir été lancé avec :
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
practice-about = la personne qui a ouvert cette table a choisi la graine, et chacun ici peut la consulter : n’importe quel tirage peut être connu d’avance
draws-alone = À cette table, seuls l’hôte et la maison contribuent aux tirages : les autres sont des bots.
seat-you = toi
seat-house = un bot
seat-partner = ton partenaire
seat-left = suit tes ordres
seat-right = te donne des ordres
seat-acts = c’est son tour
seat-away = n’est pas là
seat-shared = un même appareil tient plusieurs places
seat-stood-in = un bot joue à sa place
seat-gone = absence trop longue
seat-bonus = trois coups d’œil
seat-resigns = veut abandonner
clock-label = Temps restant : { $name }
clock-days = { $days } j { $hours } h
track-points = { $score } sur 3
track-label = { $whose } : { $score } sur 3 points
stone-at = { $state ->
    [yes] { $space } : { $what }, { $mark }
   *[no] { $space } : { $what }
 }
stone-chosen = choisie
stone-challenged = visée par un défi
stone-seen = pour tes yeux seulement
stone-looked-at = quelqu’un la regarde
put-left = Tout à gauche
put-right = Tout à droite
rail-label = Ce que tu peux faire
label-line = { $line ->
    [none] La Ligne
   *[other] Ligne { $line }
 }
label-pool = La Source
talk = Bavardages
say-something = Dis quelque chose…
talk-back = retour aux pierres
talk-unread = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
 }
mute = Mettre { $name } en sourdine
unmute = Laisser parler { $name }

plate-place = Placer
plate-hide = Cacher
plate-swap = Intervertir
plate-peek = Coup d’œil
plate-challenge = Défier
plate-boast = Fanfaronner
plate-believe = Croire
plate-doubt = Douter
plate-steal = Voler
caption-place = une pierre à un bout
caption-hide = retourner une pierre
caption-swap = deux pierres
caption-peek = regarder en secret
caption-challenge = « C’est laquelle ? »
caption-boast = « Je sais tout. »
what-peek-three = jusqu’à trois
off-place = la Source est vide
off-hide = toutes sont cachées
off-swap = une seule pierre
off-face-down = aucune pierre cachée
off-bell = la cloche l’interdit
off-now = pas maintenant
off-stone = pas cette pierre

head-turn = À toi de jouer
head-turn-of = À { $name } de jouer
head-theirs = À { $name } de jouer
head-wait = Un instant
head-was = C’était { the-stone }
head-answers = { $name } doit nommer la pierre { $space }
head-replies = { $name } doit répondre
head-proves = { $name } doit le prouver
head-look = Rien que pour tes yeux
head-more-looks = Encore un coup d’œil ?
head-answer = Nomme la pierre { $space }
head-reply = Que dis-tu ?
head-prove = Prouve-le
head-order = Tu agis pour { $name }
head-elder = Honneur aux anciens
head-opening = La première pierre
head-lost = La chandelle vacille
sub-turn = Choisis une des six actions. { $name } déplace les pierres.
sub-second = Il te reste une action, sur la Ligne { $line }.
sub-place = { $picked ->
    [yes] À quel bout de la Ligne ?
   *[no] Quelle pierre de la Source ?
 }
sub-hide = Quelle pierre veux-tu cacher ?
sub-swap = { $picked ->
    [yes] Avec quelle autre ?
   *[no] Deux pierres à intervertir : quelle est la première ?
 }
sub-peek = Quelle pierre cachée veux-tu voir ?
sub-challenge = Désigne une pierre cachée.
sub-boast = { $count ->
    [2] Tu prétends connaître les deux pierres cachées.
    [one] Tu prétends connaître la seule pierre cachée.
   *[other] Tu prétends connaître les { $count } pierres cachées.
 }
sub-stone-first = Que veux-tu faire de cette pierre ?
sub-look = Repose la pierre quand tu l’auras bien regardée.
sub-more-looks = Tu peux regarder une autre pierre, ou t’arrêter.
sub-answer = { $name } désigne cette pierre : dis ce que c’est.
sub-reply = { $count ->
    [2] { $name } prétend connaître les deux pierres cachées.
    [one] { $name } prétend connaître la pierre cachée.
   *[other] { $name } prétend connaître les { $count } pierres cachées.
 }
sub-stolen = { $name } prétend aussi connaître les pierres cachées.
sub-prove = Désigne une pierre cachée, puis nomme-la.
sub-elder = Veux-tu commencer, ou jouer après les autres ?
sub-opening = Choisis la pierre qui ouvre la Ligne.
sub-bell-claim = La cloche a sonné : défie ou fanfaronne.
sub-bell-handle = La cloche a sonné : cache ou place.
sub-lost = La connexion est coupée. Elle va se rétablir toute seule, et ta partie est conservée.
say-it = Le dire
not-yet = Pas encore
let-go = La reposer

say-challenged = C’est laquelle ?
say-boasted = { $line ->
    [none] Je sais tout.
   *[other] Je connais toute la Ligne { $line }.
 }
say-believed = Je te crois.
say-doubted = Alors prouve-le.
say-stolen = Moi aussi !
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
    [2] Le troisième point pour { $name } : tu perds la partie.
   *[other] Un point pour { $name }. La partie continue.
 }
stake-doubt = { $count ->
    [2] Deux bonnes réponses : { $name } gagne la partie. Une erreur : c’est toi qui gagnes.
    [one] Bonne réponse : { $name } gagne la partie. Mauvaise réponse : c’est toi qui gagnes.
   *[other] { $count } bonnes réponses : { $name } gagne la partie. Une erreur : c’est toi qui gagnes.
 }
stake-steal = La fanfaronnade est à toi. { $name } doit te croire ou douter.

cover-title = { $name }, rien que pour tes yeux
cover-sub = Prends l’appareil. Que les autres regardent ailleurs.
cover-look = Regarder

over-won = Tu as gagné
over-lost = Tu as perdu
over-resigned = Tu as abandonné
over-drawn = Partie nulle
over-side = Victoire pour { $side }
rematch = Encore une partie
watch-again = Revoir la partie
to-the-room = Retour à la salle
resign = Abandonner
resign-sure = Abandonner la partie ?
resign-means = L’autre camp gagne aussitôt.
resign-partner = Ton partenaire doit être d’accord.
play-on = Continuer
offer-draw = Proposer la nulle
take-back = Reprendre mon coup
take-back-asked = { $name } voudrait reprendre son coup
take-back-sub = Les pierres reviendraient à leur place. Le temps écoulé ne serait rendu à personne.
take-back-agree = D’accord
take-back-deny = Le coup reste joué
take-back-denied = L’autre camp refuse : le coup reste joué.
pause = Demander une pause
resume = Reprendre
paused = Les pendules sont arrêtées
paused-sub = N’importe qui peut reprendre la partie.
pause-asked = { $name } demande une pause
pause-asked-sub = Les pendules s’arrêtent dès que tout le monde est d’accord.
pause-agree = D’accord
handed-over = Un bot joue pour toi
take-again = Reprendre ma place
leave-note = Si tu pars, ta chaise est gardée : reviens avec le même lien.
draw-offered = Partie nulle ?
draw-by = Nulle proposée par { $side }.
draw-accept = D’accord
draw-decline = Continuer
gone-title = { $name } ne revient pas
gone-sub = Tu peux réclamer la victoire, ou laisser jouer un bot.
claim = Réclamer la victoire
let-a-bot = Laisser jouer un bot

## Après la partie

learn = Apprendre

## Apprendre

title-learn = Apprendre King’s Gambit · Taberna
learn-how = Apprendre en cinq minutes
learn-how-quest = Apprendre en dix minutes
learn-terms = essayer chaque action une fois

## L’énigme du jour

puzzle = L’énigme du jour

## Ce que garde la maison

me = Mes parties
table-log = Ce qui s’est passé

## The rules of any game

title-rules = Les règles · Taberna
rules-ours = notre décision
rules-example = Exemple
