## Mesurer les bots

help-match = Faire jouer deux bots l’un contre l’autre un grand nombre de fois et dire combien de parties chacun gagne, avec un intervalle à 95 %.

    Les parties vont par paires, places échangées. Le duel se joue sur le noyau rapide ({ $command }), sauf avec --engine.

    Exemple : taberna match king plain --games 20000 --out bench/bots

    Codes de sortie : 0 joué ; 2 bot inconnu, ou paquet manquant.
help-match-player = Un niveau (page, squire, knight, marshal, king), un niveau avec un tempérament (king-gambler), ou bien oracle, plain ou random.
help-match-games = Nombre de parties.
help-match-engine = Utiliser le moteur plutôt que le noyau rapide.
help-match-bell = Jouer avec ou sans la cloche du dernier verre (TS-7.3).
help-match-seed = La graine de tous les tirages.
help-match-jobs = Nombre de processus.
help-match-out = Écrire les chiffres (JSON) et les courbes (SVG) dans ce dossier.
match-result = { $one } gagne { $share } des parties décisives contre { $other } ({ $low }-{ $high }) ; { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $capped ->
    [one] { $capped } nulle
   *[other] { $capped } nulles
 } à la limite de tours, { $turns } tours par partie.
no-such-bot = Bot inconnu : « { $name } ». Au choix : { $known }.

help-tune = Régler les paramètres d’un bot en le faisant jouer contre d’autres. Après une interruption, la même commande reprend le réglage.

    Exemple : taberna tune king king.json --against plain --itself --games 200000

    Codes de sortie : 0 fait ; 2 bot inconnu, ou paquet manquant.
help-tune-file = Le fichier où la progression est enregistrée.
help-tune-against = Un adversaire contre lequel régler le bot. Option répétable.
help-tune-itself = Faire jouer aussi le bot contre sa propre version précédente.
help-tune-each = Nombre de parties contre chaque adversaire, à chaque pas.
help-tune-tedium = Ce que coûte chaque tour après le quarantième ; 0 si seule la victoire compte.
tune-result = { $steps } pas, { $kept ->
    [one] { $kept } gardé
   *[other] { $kept } gardés
 }, { $games } parties ; le bot gagne { $share } des points contre les autres.

help-solve = Résoudre une petite version de Tellstones, à trois pierres : à quelle fréquence bluffer, douter et voler.

    Exemple : taberna solve --loss 0.25

    Codes de sortie : 0 résolu.
help-solve-loss = La probabilité d’oublier une pierre en un tour. Option répétable.
help-solve-bell = La probabilité que la cloche sonne à chaque tour.
help-solve-turns = La partie est nulle après ce nombre de tours.
help-solve-iterations = Nombre d’itérations.
solve-result = Probabilité d’oubli { $loss } : { $bluffs } des fanfaronnades sont des bluffs ; { $steals } sont volées, { $doubts } mises en doute (exploitabilité { $error }).

## Adversaires

bot-page = Page
bot-page-about = Oublie vite, ne bluffe jamais et bavarde sans cesse.
bot-squire = Écuyer
bot-squire-about = Retient un peu mieux, et bluffe de temps en temps.
bot-knight = Chevalier
bot-knight-about = Une bonne mémoire et un jeu varié : difficile de savoir à quoi s’en tenir.
bot-marshal = Maréchal
bot-marshal-about = Observe ce que tu regardes, et sait ce que tu as oublié.
bot-king = Roi
bot-king-about = La meilleure mémoire de toutes ; il t’étudie et s’adapte.
bot-oracle = Oracle
bot-oracle-about = N’oublie jamais rien. Une curiosité, hors classement.
bot-plain = Laboureur
bot-plain-about = Fanfaronne quand il connaît les pierres ; sinon, joue des coups simples. Il sert d’étalon aux autres.
bot-random = Bouffon
bot-random-about = Fait n’importe quoi, pourvu que ce soit permis.
bot-gambler = flambeur
bot-gambler-about = Fanfaronne tôt et vole volontiers.
bot-watcher = guetteur
bot-watcher-about = Regarde deux fois, doute souvent, parle peu.
bot-trickster = farceur
bot-trickster-about = Remue les pierres jusqu’à ce que plus personne ne s’y retrouve.

bot-stone = { $symbol ->
         [C] la Couronne
         [D] le Bouclier
         [S] l’Épée
         [F] le Drapeau
         [K] le Chevalier
         [H] le Marteau
        *[L] la Balance
    }

## At the terminal

help-play-known = Un fichier où les bots peuvent noter ta façon de jouer, pour te reconnaître la prochaine fois. Par défaut, ils ne gardent rien.
known-unreadable = { $path } est illisible : { $reason }
bots-muted = Les bots se taisent. Tape { word-mute } à nouveau pour les laisser parler.
bots-unmuted = Les bots peuvent de nouveau parler.
