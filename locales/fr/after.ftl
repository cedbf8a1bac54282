## What is said of a game that is over, of stories that go on, and of going on elsewhere

kept-back-title = Ce qui reste caché
kept-back = La campagne continue. Ce que personne n’a trouvé, le plan et les cartes des autres restent cachés jusqu’à ce que tous les aventuriers demandent à les voir, ou jusqu’à la fin de la campagne.
kept-back-asked = D’accord pour tout montrer : { $who }.
kept-back-missing = Il manque encore l’accord de : { $who }.
kept-back-later = Le même fichier contient une aventure que personne n’a encore jouée : tout sera montré à la fin de la campagne.
kept-back-ask = Voir ce qu’on a manqué
checked-title = La partie était-elle honnête ?
checked-about = La maison s’est engagée sur ses dés avant que le premier ne tombe. Chacun peut vérifier si elle a tenu parole.
checked-look = Vérifier le registre
checked-here-seal = Vérifié ici, dans ton navigateur : le sceau de tout le registre est valide.
checked-here-promise = { $count ->
    [0] Vérifié ici, dans ton navigateur : les dés viennent du secret fixé avant la partie.
    [one] Vérifié ici, dans ton navigateur : les dés viennent du secret fixé avant la partie et de la contribution d’un joueur.
   *[other] Vérifié ici, dans ton navigateur : les dés viennent du secret fixé avant la partie et des contributions de { $count } joueurs.
 }
checked-here-chain = Vérifié ici, dans ton navigateur : chaque ligne renvoie à la précédente.
checked-here-opening = Vérifié ici, dans ton navigateur : la maison a signé sa promesse avant toute contribution des joueurs.
checked-here-signed = Vérifié ici, dans ton navigateur : la maison a signé tout le registre.
checked-here-unsigned = Personne n’a signé ce registre.
checked-here-unknown = Ce registre est signé avec une clé qui n’est pas celle de cette maison ({ $house }…).
checked-here-unable = Ce navigateur, ou cette connexion, ne permet pas de vérifier les signatures ; taberna verify le peut.
checked-by-house = La maison a rejoué la partie :
checked-sum = En résumé : { $what }
checked-not = C’est faux : { $what }
checked-yourself = Tu ne te fies à personne ? Télécharge le registre et vérifie-le sur ta propre machine :
chains = Campagnes et matchs à poursuivre
chain-go-on = Continuer
chain-with = avec { $who }
chain-since = depuis le { $date }, { $count ->
    [one] une soirée
   *[other] { $count } soirées
 }.
chain-between = Entre deux soirées.
chain-under-way = En cours.
elsewhere = Changer d’appareil
elsewhere-note = La première personne qui ouvrira ce lien prendra ta place, et tu ne joueras plus ici. Garde le lien pour toi.
elsewhere-qr = Code QR pour la place : { $name }

title-replay = Revoir la partie · Taberna
replay = Revoir la partie
eyes = Point de vue
eyes-all = Toutes les pierres visibles
earlier = Précédent
later = Suivant
moment = Moment de la partie
moment-of = { $n } sur { $total }
moment-n = Moment { $n }
seen-at = vue au moment { $moment }
turning-points = Les moments où tout a basculé
spoil-yes = Le montrer quand même
spoil-no = Non merci
replay-play = Lecture
replay-hold = Pause
replay-quick = Deux fois plus vite
replay-by-rounds = Manche par manche
share-tale = Partager le récit
copy-moment = Copier le lien vers ce moment
download = Télécharger le registre
download-text = Télécharger la notation
title-me = Mes parties · Taberna
me-lead = Ce que la maison garde de toi : emporte-le, ou fais-le effacer.
me-nothing = Rien pour l’instant. Joue d’abord une partie.
me-running = Les tables où ta chaise est gardée
me-games = Parties
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
went-well = l’aventure est réussie
went-badly = l’aventure a échoué
me-last = Dernières parties
me-against = contre { $who }
me-with = avec { $who }
figures-recall = Ce que tu as retenu
figures-recall-about = { $games ->
    [one] Dans la seule partie qui compte jusqu’ici, tu as dû nommer des pierres cachées. Bonnes réponses : { $right } sur { $of }.
   *[other] Dans tes { $games } dernières parties, tu as dû nommer des pierres cachées. Bonnes réponses : { $right } sur { $of }.
 }
figures-recall-none = Jusqu’ici, tu n’as jamais dû nommer une pierre cachée.
figures-by-stone = Par pierre
figures-by-swaps = Selon le nombre d’interversions depuis que tu as vu la pierre
figures-by-time = Selon le temps écoulé depuis que tu as vu la pierre
figures-share = { $right } sur { $of }
figures-you = Toi
figures-all = Tous
figures-usual = tous : { $percent } %
figures-puzzles = Énigmes tentées : { $of }. Réussies : { $right }. Seul ce navigateur garde tes réponses.
figures-days = { $row ->
    [one] Un jour pour l’instant.
   *[other] { $row } jours de suite.
 }
figures-of = { $right } sur { $of }
figures-few = trop peu de cas
figures-not-tried = pas essayé
figures-right = juste
figures-wrong = faux
figures-no-puzzle = Tu n’as encore tenté aucune énigme :
figures-against = Face à face
figures-won-row = { $row ->
    [0] Pas de série en cours.
    [one] Tu as gagné la dernière partie.
   *[other] Tu as gagné les { $row } dernières parties.
 }
figures-lost-row = { $row ->
    [one] Tu as perdu la dernière partie.
   *[other] Tu as perdu les { $row } dernières parties.
 }
figures-longest = Plus longue série de victoires : { $longest }.
figures-who = contre
figures-won = gagnées
figures-lost = perdues
figures-drawn = nulles
me-bots = Ce que retiennent les bots
me-remembered = Laisser les bots retenir ma façon de jouer
me-remembered-about = Chaque bot garde, pour votre prochaine partie, ce qu’il pense de ta mémoire, ta façon de répondre aux fanfaronnades, la sincérité des tiennes et le nombre de vos parties. Pas une pierre, pas un coup, pas un mot. Si tu décoches la case, tout est effacé sur-le-champ.
me-remembered-kept = { $bots ->
    [0] Aucun bot n’a rien retenu pour l’instant.
    [one] Un bot a retenu quelque chose.
   *[other] { $bots } bots ont retenu quelque chose.
 }
notices = Notifications
notices-channel = Annoncer mon tour dans le canal du serveur, avec mon nom
notices-closed = La notification t’arrive même si cette page est fermée. Elle dit de quelle table il s’agit et que c’est à toi de jouer, rien de plus.
notices-open = La notification t’arrive tant qu’une table est ouverte dans un onglet. Ce serveur n’envoie pas de notifications push.
notices-forbidden = Le navigateur n’autorise pas les notifications : vérifie ses réglages pour cette page.
refusal-bad-endpoint = Ce n’est pas l’adresse d’un service de notifications que le serveur connaît.
refusal-no-push = Ce serveur n’envoie pas de notifications push.
refusal-no-channel = Ce serveur n’a pas de canal où annoncer les tours.
rules-find = Chercher une règle
rules-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
 }
rules-chapters = Chapitres
me-export = Tout télécharger
me-forget = M’oublier
me-forget-sure = Oui, tout oublier
memory-title = Ce que retenait { $name }
memory-whose = La mémoire de qui ?
memory-stone = Pierre
memory-took = Ce que croyait { $name }
memory-had = Ce qu’avait vu { $name }
memory-sure = sûr à { $sure } %
memory-unsure = pas sûr ({ $sure } %)
memory-wrong = faux, mais sûr à { $sure } %
memory-forgotten = oubliée
memory-none = Aucune pierre n’est face cachée.
memory-thoughts = Ce qui est passé par la tête du bot
memory-nothing = Rien n’a été oublié, rien n’a été affirmé.
memory-changed = Cette mémoire ne peut plus être reconstruite : le bot a changé depuis, ou une personne de la table a fait effacer ce que le bot savait d’elle.
memory-forgot = Le bot a oublié la pierre { $space }, et s’en est aperçu.
memory-confused = Le bot a confondu les pierres { $space } et { $other } sans s’en apercevoir.
memory-missed = Le bot a perdu le fil quand les pierres { $space } et { $other } ont changé de place.
memory-boast-knew = { $hidden ->
    [one] Le bot a fanfaronné en connaissant la seule pierre cachée.
   *[other] Le bot a fanfaronné en connaissant les { $hidden } pierres cachées.
 } À son avis, l’autre camp avait { $theirs } % de chances d’en savoir autant.
memory-boast-mistaken = Le bot a fanfaronné de bonne foi. Pierres qu’il connaissait : { $known } sur { $hidden }. À son avis, l’autre camp avait { $theirs } % de chances de connaître toutes les pierres cachées.
memory-boast-bluffed = Le bot a fanfaronné en bluffant. Pierres qu’il connaissait : { $known } sur { $hidden }. À son avis, l’autre camp avait { $theirs } % de chances de connaître toutes les pierres cachées.
memory-steal-knew = { $hidden ->
    [one] Le bot a volé la fanfaronnade en connaissant la seule pierre cachée.
   *[other] Le bot a volé la fanfaronnade en connaissant les { $hidden } pierres cachées.
 } À son avis, l’autre camp avait { $theirs } % de chances d’en savoir autant.
memory-steal-mistaken = Le bot a volé la fanfaronnade de bonne foi. Pierres qu’il connaissait : { $known } sur { $hidden }. À son avis, l’autre camp avait { $theirs } % de chances de connaître toutes les pierres cachées.
memory-steal-bluffed = Le bot a volé la fanfaronnade en bluffant. Pierres qu’il connaissait : { $known } sur { $hidden }. À son avis, l’autre camp avait { $theirs } % de chances de connaître toutes les pierres cachées.
memory-challenge = Le bot a lancé un défi sur la pierre { $space }. À son avis, l’autre camp avait { $theirs } % de chances de la connaître.
memory-believe = Le bot a cru la fanfaronnade. À son avis, l’autre camp avait { $theirs } % de chances de connaître toutes les pierres cachées.
memory-doubt = Le bot a douté de la fanfaronnade. À son avis, l’autre camp avait { $theirs } % de chances de connaître toutes les pierres cachées.
end-title = Ce que chacun avait en tête
end-known = Part des pierres cachées que chacun avait vues à leur place actuelle
end-counts = Cette partie
end-looked = coups d’œil
end-swapped = interversions
end-challenged = défis
end-boasted = fanfaronnades
end-see = Revoir à partir de là
end-none = rien
