## Pourquoi cela ne s'est pas fait, dans TseuQuest. Un message par code ; ceux de tous les jeux sont dans refusals.ftl.

refusal-adjacent = { $figure-The } est trop près pour qu’on lui tire dessus.
refusal-adversary-near = C’est impossible avec un adversaire si près.
refusal-already-active = Cette carte fait déjà effet sur cette cible : { $card }.
refusal-already-ready = Tu as déjà dit que tout était prêt.
refusal-already-said = Tu as déjà dit que tu voulais abandonner.
refusal-bad-ruling = Les règles ne laissent pas le Sorcier en décider.
refusal-barred = Interdit pour l’instant : { kind-of-action }.
refusal-buried = Cette figurine est sous les rochers, hors de portée de tous : { $figure }.
refusal-cannot-act = Cette figurine ne peut pas agir maintenant : { $figure }.
refusal-deck-short = Il reste trop peu de cartes de cet élément.
refusal-dice-count = { $wanted ->
    [one] Il faut lancer un dé.
   *[other] Il faut lancer { $wanted } dés.
 }
refusal-door-closed = Une porte fermée barre le passage : il faut d’abord l’ouvrir.
refusal-element-had = Tu as déjà pioché dans cet élément : choisis-en un autre.
refusal-elemental = Un élémentaire ne peut que se déplacer et attaquer. Interdit : { kind-of-action }.
refusal-engaged = C’est impossible avec un adversaire à côté de toi (ou, pour un échange, à côté de ton compagnon) : éloigne-toi d’abord.
refusal-floor-trap = Il y a un piège sur cette case : saute par-dessus ou contourne-le.
refusal-foe = Cela ne marche que sur un ami, et { $figure-the } n’en est pas un.
refusal-fresh = Cet élémentaire vient d’être invoqué et n’obéira qu’au prochain tour : { $figure }.
refusal-friend = On ne peut pas faire cela à un ami : { $figure }.
refusal-hands-full = Tu n’as que deux mains : libère-en d’abord une.
refusal-heroes-few = Une autre personne n’a pas encore d’aventurier : laisse-lui { $hero-the }.
refusal-no-adventurer = Choisis d’abord un aventurier.
refusal-no-such-hero = On ne peut pas choisir cet aventurier : { $hero }.
refusal-no-such-place = Il n’y a que { $last } places pour l’instant : la place { $place } n’existe pas.
refusal-two-shields = On ne part pas avec deux boucliers : laisses-en d’abord un.
refusal-already-objected = Tu as déjà fait une objection dans ce camp : une seule est permise.
refusal-bad-price = Le prix doit être compris entre { $least } et { $most } pièces d’or.
refusal-no-word-in-camp = Entre les aventures, seul un Sorcier en chair et en os peut faire cela.
refusal-nothing-dealt = Dans un marché, quelque chose doit changer de mains : écris gives, takes, ou les deux.
refusal-objected = Le Sorcier s’y oppose ({ $reason ->
    [too-much] trop à porter
    [too-good] trop beau pour être vrai
   *[out-of-place] pas à sa place ici
 }). Laisse-le en dépôt : { $item }.
refusal-hero-fallen = Cet aventurier a péri et n’est plus de la campagne : { $hero }.
refusal-hero-taken = Quelqu’un joue déjà cet aventurier : { $hero }. Choisis-en un autre.
refusal-heroes-only = Seuls les aventuriers peuvent faire cela.
refusal-in-pit = C’est impossible du fond d’une fosse : sors-en d’abord.
refusal-last-breath = Cette action coûterait le dernier point d’esprit : ajoute « last breath » si c’est voulu.
refusal-limit = { $limit ->
    [one] Une seule fois par tour : { kind-of-action }.
   *[other] Au plus { $limit } par tour : { kind-of-action }.
 }
refusal-lost = On n’ouvre pas de porte quand on a perdu son chemin.
refusal-minions-open-nothing = Les sbires ne peuvent pas ouvrir les portes.
refusal-moving = Le mouvement est en cours : termine-le d’abord (stop).
refusal-moved-already = Tu as déjà bougé ce tour-ci.
refusal-must-tell = La fouille révèle quelque chose ici, et tu dois le dire.
refusal-no-door = Il n’y a pas de porte fermée de ce côté.
refusal-no-exit = Il n’y a pas de sortie ici.
refusal-no-gold = Il faut au moins { $least } pièces d’or, et il n’y en a que { $most }.
refusal-no-helper = Tu ne peux sortir d’une fosse profonde qu’avec l’aide d’un compagnon à côté de toi.
refusal-no-line-of-sight = Il n’y a pas de ligne de vue.
refusal-no-magic = Il faut un peu de magie pour cela.
refusal-no-mind = Pas assez de points d’esprit : il en faut { $cost }, il en reste { $mind }.
refusal-no-movement = Pas assez de mouvement. Cases nécessaires : { $needed } ; restantes : { $left }.
refusal-no-occasion = { $kind ->
    [attack] Aucun adversaire n’est à côté de toi.
    [shoot] D’ici, on ne peut tirer sur personne.
    [magic] Aucune carte de ta main ne peut être jouée maintenant.
    [disarm] Aucun piège connu n’est à portée.
    [trade] Aucun compagnon n’est à côté de toi pour échanger.
    [use] Il n’y a rien à utiliser ici.
    [control] Il n’y a aucun élémentaire à travers lequel agir.
    [dismiss] Il n’y a aucun élémentaire à renvoyer.
   *[other] Rien ne s’y prête ici.
}
refusal-no-points = Pas assez de points d’action : il en faut { $needed }, il en reste { $left }.
refusal-no-room = Il n’y a pas de place de ce côté.
refusal-no-rulings = À cette table, personne n’arbitre.
refusal-no-stroll = Tu ne peux pas te promener, car quelqu’un regarde peut-être : marche ou faufile-toi.
refusal-no-such-adventure = Aventure inconnue : « { $name } ».
refusal-no-such-card = Cette carte n’est pas dans ta main.
refusal-no-such-choice = « { $what } » ne figure pas parmi les choix.
refusal-no-such-figure = On ne voit personne de ce nom : { $figure }.
refusal-no-such-item = Cette figurine ne porte pas cet objet : { $item }.
refusal-no-such-square = Il n’y a pas de case { $square } sur le plateau.
refusal-no-such-thing = Il n’y a rien de tel ici : { $what }.
refusal-no-such-trap = On ne connaît pas ce piège : { $trap }.
refusal-no-such-weapon = Tu n’as pas cette arme sous la main : { $weapon }.
refusal-no-target = Choisis une cible : une figurine ou une case.
refusal-no-use = Cet objet n’a aucun effet quand on l’utilise : { $item }.
refusal-no-way-known = On ne connaît aucun chemin jusque-là.
refusal-no-way-out = On pourrait y entrer, mais pas en ressortir.
refusal-not-adjacent = { $figure-The } n’est pas à côté de toi.
refusal-not-for-adversaries = Les figurines du Sorcier n’ont pas droit à cette action : { kind-of-action }.
refusal-not-for-sale = Personne ne vend cela ici : { $item }.
refusal-not-in-reserve = Cet aventurier n’est pas en réserve : { $hero }.
refusal-not-jammed = Cette arme n’est pas enrayée : { $weapon }.
refusal-not-jumpable = C’est trop haut pour sauter par-dessus.
refusal-not-last-breath = Cette action ne coûte pas le dernier point d’esprit : retire « last breath ».
refusal-not-moving = Aucun mouvement en cours : commences-en un.
refusal-not-to-be-disarmed = Ce piège ne peut pas être désamorcé.
refusal-not-to-be-pushed = On ne peut pas pousser cette figurine maintenant : { $figure }.
refusal-not-yours = Ce n’est pas à toi de le faire.
refusal-nothing-to-jump = De ce côté, il n’y a aucun obstacle à sauter.
refusal-occupied = La case est prise : { $figure }.
refusal-once-a-turn = Une seule fois par tour : { kind-of-action }.
refusal-out-of-range = { $range ->
    [one] Trop loin : la portée est d’une case.
   *[other] Trop loin : la portée est de { $range } cases.
 }
refusal-pack-full = { $limit ->
    [one] Le sac contient une chose, pas une de plus : sors-la d’abord.
   *[other] Le sac contient { $limit } choses, pas une de plus : sors-en une d’abord.
 }
refusal-portcullis = Une herse barre le passage.
refusal-scenery = Il y a quelque chose sur cette case : choisis-en une autre.
refusal-self-only = Cet effet ne vaut que pour soi-même.
refusal-sorcerer-ends = À cette table, le Sorcier est une personne : l’aventure ne s’arrête avant la fin que si cette personne le décide.
refusal-too-deep = Ce décor prend plus d’une case de ce côté : on ne peut pas sauter par-dessus.
refusal-wall = Un mur barre le passage.
refusal-worn-already = { $place ->
    [head] Tu portes déjà quelque chose sur la tête.
   *[body] Tu portes déjà quelque chose sur le corps.
 }

## Ce qui ne va pas dans un plan

refusal-map-malformed = La position ne peut pas être lue : { $problem }
refusal-map-no-door = Il n’y a pas de porte en { $edge } sur le plan.
refusal-map-no-key = « { $sign } » est sur le plan, mais pas dans la légende.
refusal-map-no-such-square = Il n’y a pas de case { $square } sur le plan.
refusal-map-other-face = Les murs du plan ne sont pas ceux de la face « { $face } ».
refusal-map-shape = { $line ->
    [0] Le plan est trop petit, trop grand, ou il y manque une ligne.
   *[other] La ligne { $line } du plan n’a pas la même longueur que la première.
 }
refusal-map-unknown = « { $sign } » ne veut rien dire dans la légende d’un plan.
refusal-nobody-else = Il n’y a personne d’autre dans le groupe à qui donner quelque chose.
refusal-nothing-carried = { $hero-The } n’emporte rien : il n’y a rien à laisser en dépôt.
refusal-reserve-empty = Il ne reste personne en réserve.
refusal-shelf-empty = Rien n’est à vendre ici.
refusal-store-empty = { $hero-The } n’a rien en dépôt. Il faut d’abord y laisser quelque chose.
