## TseuQuest. Les noms de figurines, d'objets et de cartes sont dans tseuquest-content.ftl.

kind-of-action = { $kind ->
    [move] mouvement
    [attack] attaque
    [shoot] tir
    [magic] magie
    [search] fouille
    [special] action spéciale
    [disarm] désamorçage d’un piège
    [detect] détection des pièges magiques
    [trade] échange d’équipement
    [use] usage d’un objet ou d’un décor
    [control] contrôle mental
    [dismiss] renvoi d’un élémentaire
    [repair] réparation d’une arme
   *[other] { $kind }
 }

## Sur la table

seat-sorcerer = Sorcier
sorcerers-turn = tour du Sorcier
round = manche { $round }
gives-up = abandon demandé par : { $seats }
stood-in-for = un bot joue pour { $seats }
map-none = Il n’y a pas encore de plan.
story-none = Il n’y a encore rien à raconter.
sheets-none = Il n’y a encore personne sur le plateau.
roster-more = et { $count } de plus ({ word-sheets })
bare-hands = à mains nues
bare-attack = un dé d’attaque
bare-defence = un dé de défense
bare-shot = son propre tir
hoard = trésor
some-trap = piège
door-closed = porte fermée
door-open = porte ouverte
door-secret = passage secret
door-portcullis = herse
sign-floor = sol
sign-exit = sortie ({ $stairs }{ $exit } par l’escalier)
door-ruined = mur en ruine
state-prone = à terre
state-pit = dans une fosse
state-buried = sous les rochers
state-asleep = en plein sommeil
state-misses = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
 }
state-owes = { $count ->
    [one] doit un point d’action
   *[other] doit { $count } points d’action
 }
state-jammed = à réparer : { $item }
turn-of = { $points ->
    [one] { $figure } : un point d’action
   *[other] { $figure } : { $points } points d’action
 }
motion-left = { $squares ->
    [one] encore une case
   *[other] encore { $squares } cases
 }
barred-now = interdit : { $kinds }
carries = porte : { $items } ; pièces d’or : { $gold }
holds = cartes (coût) : { $cards }
dice-attack = { $count ->
    [one] { $count } dé d’attaque
   *[other] { $count } dés d’attaque
 }
dice-shot = { $count ->
    [one] { $count } dé de tir
   *[other] { $count } dés de tir
 }
dice-defence = { $count ->
    [one] { $count } dé de défense
   *[other] { $count } dés de défense
 }
dice-armour = { $count ->
    [one] { $count } dé contre les tirs
   *[other] { $count } dés contre les tirs
 }
moves-dice = { $count ->
    [one] un dé
   *[other] { $count } dés
 }
sheet = { $label } { $figure } : vie { $life }, esprit { $mind }, attaque { $attack }, défense { $defence }, tir { $shot }, mouvement { $moves }

## Entre deux aventures

camp-title = Entre deux aventures
quest-next = Partie { $number } de la campagne.
camp-hero = { $figure } : { $gold } pièces d’or ; emporte : { $carried } ; en dépôt : { $stored }
camp-reserve = En réserve : { $heroes }
camp-fallen = Pertes : { $heroes }
camp-market = À vendre (prix) : { $wares }
camp-deal = Le Sorcier propose un marché { $figure-to }. Il donne : { $gives } ; il prend : { $takes }{ $pays ->
    [hero]  ; il demande { $gold } pièces d’or
    [sorcerer]  ; il paie { $gold } pièces d’or
   *[nobody] {""}
 }. Oui ou non ?
camp-objection = Le Sorcier refuse un objet { $figure-to } : { $item } ({ $reason }).
objection-too-much = trop à porter
objection-too-good = trop beau pour être vrai
objection-out-of-place = pas à sa place ici
camp-next = Ensuite : { $title }. { $line }
campaign-success = La campagne est gagnée.
campaign-failure = La campagne est perdue.

## Dés : crâne ☠, écu ▼, bouclier ovale ●, éclair ↯, point d'interrogation ?

thrown-move = { $figure-The } lance les dés de mouvement : { $faces }
move-began = { $figure-The } se déplace avec { $count ->
    [one] un dé
   *[other] { $count } dés
 } ({ $sources })
move-squares = { $squares ->
    [0] Aucune case de mouvement.
    [one] Une case de mouvement.
   *[other] { $squares } cases de mouvement.
 }
move-squares-why = { $squares ->
    [0] Aucune case de mouvement
    [one] Une case de mouvement
   *[other] { $squares } cases de mouvement
 } ({ $sources }).
move-lost = { $squares ->
    [0] { $figure-The } s’égare et ne va nulle part.
    [one] { $figure-The } s’égare : une case. C’est à { $seat } de choisir le chemin.
   *[other] { $figure-The } s’égare : { $squares } cases. C’est à { $seat } de choisir le chemin.
 }
move-advantage = ↯ ↯ : tout le mouvement possible, et un avantage à choisir.
move-advantage-taken = { $figure } : { $advantage } ({ $note })
move-denied = { $figure-The } refuse le passage : { $mover-the } doit prendre un autre chemin.
thrown-attack = Dés d’attaque : { $faces }
thrown-defence = Dés de défense : { $faces }
thrown-climb = { $figure-The } grimpe : { $faces }
thrown-stealth = { $figure-The } se faufile : { $faces }
thrown-astray = { $figure-The } a perdu son chemin ; deux dés, dont seuls les chiffres comptent : { $faces }
thrown-dodge = { $figure-The } saute sur le côté : { $faces }
thrown-escape = { $figure-The } se débat pour se dégager : { $faces }
thrown-gold = { $figure-The } compte le trésor, dix pièces d’or par point : { $faces }
thrown-harm = Dés contre { $figure-the } : { $faces }
thrown-disarm = { $figure-The } s’attaque au piège : { $faces }
thrown-chance = { $figure } : le hasard désigne { $other-the }
thrown-fumble = { $figure-The } obtient un point d’interrogation ; jet de maladresse : { $faces }
fumble-row = { $table }, ligne { $face } : { $text }
fumble-picked = { $seat } choisit pour { $figure-the }. { $table }, ligne { $face } : { $text }
table-move = Maladresses de mouvement
table-attack = Maladresses d’attaque
table-parry = Maladresses de défense
table-shot = Maladresses de tir
table-dodge = Maladresses face à un tir
fight-melee = { $figure-The } attaque { $other-the } avec { $count ->
    [one] un dé
   *[other] { $count } dés
 } ({ $sources })
fight-shot = { $figure-The } tire sur { $other-the } avec { $count ->
    [one] un dé
   *[other] { $count } dés
 } ({ $sources })
fight-trap = { $trap } contre { $figure-the } : { $count ->
    [one] un dé
   *[other] { $count } dés
 }
fight-named = { $figure-The } vise { $other-the }.
fight-astray = Le coup { $figure-of } dévie, et le hasard désigne { $other-the }.
fight-redirected = Le tir est dévié vers { $other-the }.
fight-rerolled = { $figure-The } reprend les dés et relance : { $what }.
fight-declined = { $figure-The } ne se défend pas.
fight-vain = Rien à parer : { $figure-the } ne lance pas de dés de défense.
fight-defenceless = { $figure-The } n’a rien pour se défendre.
fight-defended = { $figure-The } se défend avec { $count ->
    [one] un dé
   *[other] { $count } dés
 } ({ $sources })
fight-blocked = { $count ->
    [one] Un coup paré
   *[other] { $count } coups parés
 } ({ $sources }).
fight-hits = { $count ->
    [one] Un coup atteint { $figure-the }.
   *[other] { $count } coups atteignent { $figure-the }.
 }
fight-recoil = { $count ->
    [one] Un coup se retourne contre { $figure-the }.
   *[other] { $count } coups se retournent contre { $figure-the }.
 }
somebody-yet = une cible que le Sorcier désignera
numbered = { $figure } { $number }
thing-placed = { $thing } ({ $where })
source-first = { $count } { $what }
source-more = { $rest } + { $count } { $what }
source-less = { $rest } − { $count } { $what }
source-of-own = de sa fiche
source-of-charge = pour la charge
source-of-disarmed = sans arme
source-of-prone = à terre
source-of-senseless = sans connaissance
source-of-cover = pour l’abri
source-of-distance = pour la distance
source-of-trap = du piège
source-of-dice = aux dés
source-of-best = pour ↯, le maximum
source-of-bonus = de sa fiche
source-of-row = selon la table
source-of-rule = selon les règles
source-of-effect = pour un effet qui dure

fumble-move-stumble = Faux pas ! Par terre, et adieu le reste du tour.
fumble-move-astray = Mauvais chemin ! L’autre camp lance deux dés et choisit par où tu passes.
fumble-move-wake-up = Réveille-toi ! Deux cases ; ni magie, ni tir, ni attaque ce tour-ci.
fumble-move-focus = Concentre-toi ! Trois cases ; pas de fouille ce tour-ci.
fumble-move-come-on = Allons ! Quatre cases ; pas d’action spéciale ce tour-ci.
fumble-move-careful = Attention ! Cinq cases et une bousculade.
fumble-move-hush = Chut ! Six cases, deux bousculades, et tout le monde a entendu.
fumble-move-nearly = Presque ! Toutes les cases possibles, deux bousculades, et tout le monde a entendu.
fumble-attack-laugh = Rire maléfique. Le défenseur choisit une ligne de cette table.
fumble-attack-counter = Contre-attaque ! Les crânes du défenseur touchent, sans parade possible.
fumble-attack-disarmed = Te voilà les mains vides ! Plus d’arme tant qu’un adversaire est à côté de toi.
fumble-attack-no-more = Aïe ! Plus d’attaque ce tour-ci.
fumble-attack-oh-no = Oh non ! Le coup tombe au hasard sur un ami à côté de toi.
fumble-attack-two-less = Ha, ha ! Deux crânes de moins.
fumble-attack-one-less = Ha ! Un crâne de moins.
fumble-attack-close-call = De justesse ! Plus de peur que de mal.
fumble-parry-laugh = Rire maléfique. L’attaquant choisit une ligne de cette table.
fumble-parry-all-out = À fond ! Les boucliers de l’attaquant valent des crânes.
fumble-parry-disarmed = Te voilà les mains vides ! Plus d’arme ou plus de bouclier tant qu’un adversaire est à côté de toi.
fumble-parry-oops = Oups ! L’attaquant peut te déplacer d’une case.
fumble-parry-in-the-way = Pas dans mes jambes ! Un compagnon à côté de toi perd un point d’action.
fumble-parry-two-less = Hi, hi ! Deux boucliers de moins.
fumble-parry-one-less = Hi ! Un bouclier de moins.
fumble-parry-close-call = De justesse ! Plus de peur que de mal.
fumble-shot-laugh = Rire maléfique. La cible choisit une ligne de cette table.
fumble-shot-own-foot = Incroyable ! Raté, et un point de vie en moins pour toi.
fumble-shot-ruined = Raté ! Et l’arme ne servira plus de toute l’aventure.
fumble-shot-jammed = Maudit armurier ! Deux actions de suite pour remettre l’arme en état.
fumble-shot-oh-no = Oh non ! Le tir part au hasard vers un ami en vue.
fumble-shot-harmless = Ho, ho ! Aucun dégât.
fumble-shot-one-less = Ha ! Un crâne de moins.
fumble-shot-phew = Ouf ! Rien ne se passe.
fumble-dodge-laugh = Rire maléfique. Le tireur choisit une ligne de cette table.
fumble-dodge-impossible = Impossible ! Les boucliers du tireur valent des crânes.
fumble-dodge-clear-path = Comment ça ? Ni obstacle ni distance ne te protègent.
fumble-dodge-surprised = On te surprend : ce que tu portes ne te protège pas.
fumble-dodge-oh-no = Oh non ! Le tir file vers un compagnon à trois cases au plus.
fumble-dodge-two-points = Grrr ! Deux points d’action de moins au prochain tour.
fumble-dodge-one-point = Aaah ! Un point d’action de moins au prochain tour.
fumble-dodge-phew = Ouf ! Rien ne se passe.

advantage-reflexes = Quels réflexes !
advantage-reflexes-note = tu évites le premier piège mural
advantage-vault = Quel bond !
advantage-vault-note = tu sautes par-dessus une case de décor
advantage-leap = Quel saut !
advantage-leap-note = tu sautes par-dessus un piège au sol
advantage-charge = Quelle charge !
advantage-charge-note = un dé de plus si tu attaques juste après
advantage-foresight-first = Quelle prévoyance ! En premier
advantage-foresight-first-note = tu agis avant tous les autres à la prochaine manche
advantage-foresight-last = Quelle prévoyance ! En dernier
advantage-foresight-last-note = tu agis après tous les autres à la prochaine manche
advantage-luck = Quelle veine !
advantage-luck-note = tu sautes par-dessus un vide de deux cases

## Ce qu'on demande

asked-turn = { $points ->
    [one] { $seat } : { $figure-the } a un point d’action.
   *[other] { $seat } : { $figure-the } a { $points } points d’action.
 }
asked-activate = { $seat } : choisis la figurine qui agit, ou termine ton tour.
asked-wait = { $seat } : attends, les autres jouent.
asked-interlude = { $seat } : achète, vends, troque, prépare le sac ; et dis-le quand tout est prêt.
asked-motion = { $squares ->
    [one] { $seat } : { $figure-the } a encore une case.
   *[other] { $seat } : { $figure-the } a encore { $squares } cases. Tu peux écrire plusieurs pas à la fois, par exemple : eens
 }
asked-lost = { $seat } : { $figure-the } a perdu son chemin, et c’est toi qui choisis. Cases restantes : { $squares }.
asked-throw-mov = { $count ->
    [one] { $seat } : lance un dé de mouvement pour { $figure-the } et écris ce qu’il montre ({ $signs })
   *[other] { $seat } : lance { $count } dés de mouvement pour { $figure-the } et écris ce qu’ils montrent ({ $signs })
 }
asked-throw-com = { $count ->
    [one] { $seat } : lance un dé de combat pour { $figure-the } et écris ce qu’il montre ({ $signs })
   *[other] { $seat } : lance { $count } dés de combat pour { $figure-the } et écris ce qu’ils montrent ({ $signs })
 }
asked-pick-adventure = { $seat } : choisis l’aventure. Personne d’autre ne le saura.
asked-pick-way = { $seat } : le chemin se divise. Par où va le groupe ?
asked-pick-party = { $seat } : choisis tes aventuriers, assieds-toi où tu veux, et dis-le quand tout est prêt.
asked-pick-element = { $seat } : cartes de sort, manche { $round }. Dans quel élément pioche { $figure-the } ?
asked-advantage-due = { $seat } : quel avantage pour { $figure-the } ?
asked-passage-due = { $seat } : laisses-tu passer un ami par la case où se tient { $figure-the } ?
asked-push-due = { $seat } : tu peux pousser quelqu’un à côté de toi, ou t’abstenir.
asked-pit-due = { $seat } : dans quelle fosse tombe { $figure-the } ?
asked-search-due = { $seat } : { $figure-the } cherche des pièges. Que trouve-t-on ?
asked-row-due = { $seat } : choisis une ligne de la table « { $table } ».
asked-defence-due = { $seat } : { $figure-the } se défend ?
asked-aim-due = { $seat } : qui reçoit le coup ?
asked-redirect-due = { $seat } : qui le tir atteint-il maintenant ?
asked-displace-due = { $seat } : déplace { $figure-the } d’une case, ou abstiens-toi.
asked-lose-due = { $seat } : que laisse échapper { $figure-the } ?
asked-reroll-due = { $seat } : { $figure-the } relance ?
asked-aside-due = { $seat } : de quel côté s’écarte { $figure-the } ?
asked-place-due = { $seat } : place { $figure-the } ailleurs selon les règles, ou laisse tout en place.
asked-trading = { $seat } : qu’échangent { $figure-the } et son compagnon ? « pay 5 » donne cinq pièces d’or.
asked-trade-offer = { $seat } : { $figure-the } propose un échange. D’accord ?

## Ce qu'on peut faire : le mot, et ce qu'il veut dire

do-walk-tense = Marcher
do-walk-tense-note = lancer les dés, puis avancer case par case
do-walk-stealth = Se faufiler
do-walk-stealth-note = un seul dé, sans bruit
do-walk-stroll = Se promener
do-walk-stroll-note = sans dés, tant qu’il n’y a rien à craindre
do-move-note = avancer d’une case
do-jump = Sauter
do-jump-note = par-dessus un piège ou un décor bas
do-open = Ouvrir
do-open-note = une porte à côté de toi
do-push = Pousser
do-push-whom = Pousser : { $figure }
do-search = Fouiller
do-search-note = chercher pièges, trésors ou passages secrets tout près
do-attack = Attaquer
do-attack-note = quelqu’un à côté de toi
do-shoot = Tirer
do-shoot-note = sur quelqu’un en vue, pas à côté de toi
do-cast = Lancer un sort
do-cast-note = une carte de ta main
do-use = Utiliser
do-use-note = un objet, ou ce qui est à côté de toi
use-scenery-note = coûte un point d’action ; essaie pour voir ce que cela fait
do-pass = Terminer
do-pass-note = finir le tour, même s’il reste des points d’action
do-decline = Non
do-decline-note = s’abstenir
do-leave = Sortir
do-leave-note = quitter l’aventure
do-stop = S’arrêter
do-stop-note = fin du mouvement
do-allow = Oui
do-allow-note = d’accord
do-deny = Non
do-deny-note = pas d’accord
do-defend = Se défendre
do-defend-note = lancer les dés de défense
do-yield = Encaisser
do-yield-note = recevoir le coup sans lancer de dés, donc sans maladresse
do-detect = Détecter
do-detect-note = repérer les pièges magiques tout près
do-offer = Proposer
do-offer-note = montrer l’échange au compagnon
do-call-off = Renoncer
do-call-off-note = l’action est dépensée quand même
do-pick = Prendre
do-pick-note = un aventurier à jouer
do-put-back = Rendre
do-put-back-note = laisser un aventurier à quelqu’un d’autre
do-sit = S’asseoir
do-sit-note = à une autre place dans l’ordre des tours
do-ready-party = Tout est prêt
do-ready-party-note = je garde ces aventuriers
which-place = Quelle place, en partant de la gauche du Sorcier ?
place-number = Place { $place }
do-ready = Tout est prêt
do-ready-note = pour la prochaine aventure
do-disarm = Désamorcer
do-disarm-note = un piège à côté de toi
do-trade = Échanger
do-trade-note = échanger avec un compagnon à côté de toi
do-give = Donner
do-give-note = mettre quelque chose dans l’échange
do-take = Demander
do-take-note = demander quelque chose au compagnon
do-control = Contrôle mental
do-control-note = agir à travers ton élémentaire (2 points)
do-dismiss = Renvoyer
do-dismiss-note = ton élémentaire s’en va
do-repair = Réparer
do-repair-note = en deux actions de suite
do-show = Montrer
do-show-note = montrer une carte à tous
do-drop = Poser à terre
do-drop-note = un objet, qui reste sur ta case
do-buy = Acheter
do-buy-note = au marché
do-sell = Vendre
do-sell-note = à moitié prix
do-carry = Emporter
do-carry-note = un objet, pour l’aventure
do-store = Mettre en dépôt
do-store-note = un objet, qui reste en dépôt
do-withdraw = Retirer de la vente
do-withdraw-note = pas à vendre cette fois (fixer un prix : price potion 40 ; proposer un marché : propose bruna gives axe gold 20)
do-object = S’opposer
do-object-note = refuser un objet que les aventuriers emportent, une fois par camp
do-barter = Donner
do-barter-note = un objet à un compagnon (pour donner de l’or : purse bruna 10 to sela)
do-swap-hero = Réserve
do-swap-hero-note = faire partir un autre aventurier à sa place
do-ruling = Décider
do-ruling-note = ouvrir, fermer, retirer ; le reste s’écrit sous forme de commande ({ word-help })
do-rule-take = Retirer
do-rule-take-note = retirer un objet
do-rule-open = Ouvrir
do-rule-open-note = ouvrir une porte
do-rule-closed = Fermer
do-rule-closed-note = fermer une porte
way-n = Nord
way-e = Est
way-s = Sud
way-w = Ouest
which-way = Dans quelle direction ?
which-figure = Qui ?
which-activate = Qui agit ?
which-hero = Quel aventurier ?
which-partner = À qui ?
which-reserve = Qui part ?
which-thing = Quoi ?
which-reason = Pourquoi ?
which-card = Quelle carte ?
which-weapon = Avec quelle arme ?
which-target = Sur qui ?
square-away = { $count ->
    [0] ici même
    [one] à une case
   *[other] à { $count } cases
 }
idle = { $verb ->
    [attack] Il n’y a personne à attaquer pour le moment.
    [shoot] Il n’y a personne sur qui tirer pour le moment.
    [cast] Aucun sort ne peut être lancé pour le moment.
    [search] On ne peut pas fouiller pour le moment.
    [use] Il n’y a rien à utiliser pour le moment, ni dans le sac ni à côté.
    [trade] Il n’y a personne à côté de toi avec qui échanger.
    [disarm] Il n’y a pas de piège à désamorcer à côté de toi.
    [open] Il n’y a pas de porte à ouvrir d’ici.
    [jump] D’ici, il n’y a aucun obstacle à sauter.
    [push] Il n’y a personne à pousser d’ici.
    [give] Il n’y a rien à donner pour le moment.
    [take] Il n’y a rien à demander pour le moment.
    [show] Il n’y a pas de carte à montrer.
    [drop] Il n’y a rien à laisser tomber pour le moment.
    [repair] Il n’y a rien à réparer.
    [control] Tu n’as pas d’élémentaire à contrôler pour le moment.
    [dismiss] Tu n’as pas d’élémentaire à renvoyer.
   *[other] Ce n’est pas possible pour le moment.
 }
which-square = Sur quelle case ?
which-door = Quelle porte ?
which-search = Que veux-tu chercher ?
which-adventure = Quelle aventure ?
which-element = Quel élément ?
which-breath = Cette carte coûte le dernier point d’esprit. La jouer quand même ?
breath-last = Oui, dans un dernier souffle
target-self = toi-même
search-traps = pièges
search-treasure = trésors cachés
search-doors = passages secrets
costs = { $gold } pièces d’or
card-facts = { element }, coût { $cost }

## Aide

roads-none = Ce n’est pas une campagne de la maison : elle n’a donc pas de carte.
roads-or = {"   ou   "}
roads-legend = ✓ gagnée, ✗ perdue, → peut suivre, · plus loin
choose-campaign = { $title } : la campagne entière, depuis la première soirée
choose-adventure = Que veux-tu jouer ? La campagne entière ou l’une de ses aventures, dans l’ordre de l’histoire :
choose-party = Qui y va ? Jusqu’à { $most }, par numéro ou par nom, comme « 1 3 » (Entrée = { $usual }) :
choose-prompt = Ton choix (ou juste Entrée) :
choose-unclear = « { $text } » ne figure pas parmi les choix. Indique { $most } choix au plus, chacun une fois, par son numéro ou par le début de son nom.
joint-with = avec
joint-at = sur à contre
joint-to = pour
quest-help =
    Écris une action, ou choisis-la par son numéro ou ses premières lettres.
      walk · sneak, puis n e s w, même à la suite (eens) · open n · jump e · stop
      attack goblin-1 with longsword · shoot goblin-1 · defend · yield · pass
      cast bolt at goblin-1 · search traps|treasure|doors · use potion · leave
    Exemple : walk, puis eee, puis attack goblin-1.
    Tes propres dés (--dice mine) : 3 5, et ceux de combat avec s k o { "!" } { "?" }
    Sur le plan : Br un aventurier, g2 un gobelin (le numéro sert à le distinguer),
      { $legend }
    Sur les dés : ☠ crâne (touche), ▼ écu (les aventuriers parent), ● bouclier
      ovale (les figurines du Sorcier parent), ↯ éclair (le meilleur), et le point
      d’interrogation (une maladresse).
    Et aussi :
      plan        tout le plan               fiches   les fiches de tous
      histoire    de quoi il s’agit          récit    ce qui s’est passé
      info bolt   ce que fait une carte ou un objet (info tout court : les tiens)
      notes       ce qui ne tient pas dans les listes, en entier
      dire …      dire quelque chose         règles   un bref rappel
      abandonner  abandonner l’aventure      quitter  quitter la table
      Les mots anglais marchent aussi (map, sheets, story, about…).
    Décisions du Sorcier : rule move X to b2 · rule life|mind|gold X 3
      rule give X I · rule place table at b2 · rule success|failure
    PLACE: ACTION joue pour une autre place de ce terminal : « B: allow ».
quest-rules =
    Des aventuriers contre le Sorcier. Deux points d’action par manche chacun : un
    mouvement, au plus deux attaques, deux tirs, deux sorts et deux fouilles, et
    chaque action spéciale (désamorcer, détecter, échanger, utiliser, contrôler)
    une fois.
      Marcher : les dés disent combien de cases. ↯ est le maximum, deux ↯ donnent
        aussi un avantage ; le point d’interrogation est une maladresse. Se
        faufiler ne fait pas de bruit.
      Fouiller : pièges, trésors, passages à quatre cases au plus, sans adversaire
        si près.
      Attaquer : les dés de la fiche et ceux d’une arme. ☠ touche, ↯ touche sans
        parade ; le bon bouclier arrête un crâne, ↯ en arrête deux. Chaque point
        d’interrogation est une maladresse.
      Tirer : en ligne de vue, personne à côté ; obstacles et distance donnent
        des dés à la cible.
      Lancer un sort : une carte coûte des points d’esprit ; certaines restent
        en jeu.
    Un combat s’entend. On ne reprend pas un coup joué. Une figurine sans vie ou
    sans esprit tombe. Accomplissez la tâche de l’aventure, puis quittez les lieux
    (leave).
quest-rules-interlude =
    Entre deux aventures : achète ce qui est à vendre, vends à moitié prix, donne
    objets et or aux compagnons (purse bruna 10 to sela), prépare ce que tu
    emportes (deux mains, une chose au corps, une à la tête, six dans le sac),
    échange avec quelqu’un de la réserve, et dis que tout est prêt (ready).
