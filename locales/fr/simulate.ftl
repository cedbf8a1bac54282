## Des aventures jouées par des bots, un grand nombre de fois

help-simulate = Faire jouer des aventures aux bots un grand nombre de fois et donner les résultats, avec des intervalles à 95 %.

    Les parties sont numérotées : la partie 7, par exemple, a toujours le même groupe et les mêmes dés, quels que soient les bots. Avec --keep, on peut interrompre la simulation : la même commande reprend où elle en était. Les parties peuvent être réparties entre plusieurs machines (--shard 1/4), puis réunies avec merge ; le résultat est le même.

    Exemple : taberna simulate good-barrel the-audit --games 200 --jobs 2 --out tally.json

    Exemple : taberna simulate the-cup.toml --heroes fair --games 40

    Exemple : taberna simulate merge one.json two.json --out tally.json

    Exemple : taberna simulate compare simple.jsonl fair.jsonl

    Exemple : taberna simulate tune quiet-hours the-audit --sorcerer fair --games 8 --steps 40 --keep steps.jsonl

    Exemple : taberna simulate coverage nights.jsonl evening.jsonl

    Exemple : taberna simulate odds nights.jsonl --plot calibration.svg

    Codes de sortie : 0 fait ; 2 aventure, bot ou aventurier inconnu, ou fichiers qui ne vont pas ensemble.
help-simulate-what = Des noms d’aventures, des fichiers d’aventures à toi (se terminant par .toml), ou l’une de ces formes : merge FICHIER… (écrits avec --out), compare FICHIER FICHIER (écrits avec --keep), tune AVENTURE…, balance FICHIER… (écrits avec --out), coverage FICHIER… (écrits avec --keep, ou registres de parties), odds FICHIER… et choices FICHIER… (écrits avec --keep).
help-simulate-heroes = Le bot qui joue les aventuriers.
help-simulate-sorcerer = Le bot qui joue le Sorcier.
help-simulate-games = Nombre de parties pour chaque aventure.
help-simulate-size = La taille du groupe. Option répétable : les parties alternent alors les tailles.
help-simulate-party = Jouer toujours ces aventuriers, séparés par des virgules. Par défaut, ils sont tirés au sort à chaque partie.
help-simulate-shard = Ne jouer que cette portion des parties, par exemple 2/4.
simulate-no-hero = « { $name } » n’est pas un aventurier, ou figure deux fois. Au choix : { $known }.
simulate-no-adventure = Aventure inconnue : « { $name } ». Au choix : { $known }.
simulate-two-alike = Deux des aventures s’appellent « { $name } ». Renomme l’un des fichiers, ou simule-les séparément.
simulate-bad-shard = « { $shard } » n’est pas une portion valable : écris par exemple 1/4 pour la première de quatre.
simulate-other-diary = { $path } contient des parties d’autres bots ou d’autres aventures. Choisis un autre fichier.
simulate-nothing = Indique les fichiers à réunir.
simulate-no-tally = { $path } n’a pas été écrit par taberna simulate.
simulate-overlap = Deux des fichiers contiennent la même partie : retires-en un.
simulate-mixed = Les fichiers n’ont pas été produits par les mêmes bots, ou pas avec le même contenu.
simulate-caption = Vie perdue, morts et pièges : par partie. Potion : parmi les morts, combien en avaient encore une. Inactifs : tours où rien n’a été fait. Alerte : le bruit a réveillé quelqu’un avant la fin de la manche 3.
simulate-adventure = Aventure
simulate-games = Parties
simulate-success = Succès
simulate-rounds = Manches
simulate-lost = Vie perdue
simulate-deaths = Morts
simulate-potion = Potion
simulate-idle = Inactifs
simulate-foe-idle = Ennemis inactifs
simulate-traps = Pièges
simulate-alarm = Alerte
simulate-two-diaries = Indique deux fichiers écrits avec --keep : le second est comparé au premier.
simulate-no-diary = { $path } n’a pas été écrit par taberna simulate avec --keep.
simulate-first = Premier
simulate-second = Second
simulate-gain = Gain
simulate-all = toutes
help-simulate-steps = Nombre d’étapes du réglage.
help-simulate-seed = La graine du réglage : la même graine donne les mêmes étapes.
simulate-tune-what = Indique les aventures sur lesquelles régler le Sorcier, son niveau (--sorcerer) et un fichier pour les étapes (--keep).
simulate-step = Étape
simulate-before = Avant
simulate-after = Après
simulate-kept = Gardé
help-simulate-plot = Tracer un graphique (SVG) : la réussite selon la taille du groupe, et les chances de réussite manche après manche.
simulate-sizes = Aventuriers
help-simulate-on = Où jouer : ray pour un Ray sur cette machine, ou l’adresse d’une grappe, ray://host:10001. Par défaut, dans des processus de cette machine.
simulate-no-place = Impossible de jouer sur « { $place } ». Écris ray, ou ray://host:10001.
simulate-no-ray = Ray n’est pas installé. Installe Taberna avec Ray : pip install "taberna[ray]".
simulate-silent = Ray n’a rien renvoyé depuis dix minutes. Les parties jouées sont gardées : relance la commande pour reprendre.
simulate-wanted = Voulu
simulate-fell = Quelqu’un tombe
simulate-threat = Menace
simulate-finding = Verdict
simulate-is-easy = trop facile
simulate-is-hard = trop difficile
simulate-is-fits = comme il faut
simulate-is-open = trop peu de parties pour le dire
simulate-balance-caption = Menace : celle que doit affronter un groupe de cette taille, et celle qu’il faudrait essayer à la place. Quelqu’un devrait tomber dans 25 à 60 % des parties, et la moitié des parties devraient durer de 8 à 20 manches.
simulate-figures = Figures
simulate-ladder-caption = Figures : combien de sbires et d’élémentaires affronte un groupe de cette taille, et combien il faudrait essayer à la place ; succès : celui qu’on estime avec autant.
help-simulate-outfits = Donner d’avance à chaque aventurier deux achats, tirés au sort selon le numéro de la partie. La commande choices s’en sert pour comparer les parties avec et sans chaque achat.
simulate-kept-files = Indique des fichiers écrits avec --keep.
simulate-kind = Type
simulate-there = En tout
simulate-often = Vus souvent
simulate-seldom = Vus trop rarement
simulate-never = Jamais vus
simulate-name = Nom
simulate-with = Avec
simulate-without = Sans
simulate-told = Estimation
simulate-came = Réussites
simulate-moments = Manches
simulate-third = Issue incertaine au début du dernier tiers
simulate-still = Issue incertaine à un moment du dernier tiers
simulate-kind-clause = règles
simulate-kind-card = cartes jouées
simulate-kind-object = objets
simulate-kind-figure = figurines
simulate-kind-scenery = décor
simulate-kind-trap = pièges
simulate-kind-power = pouvoirs
simulate-kind-treasure = trésors
simulate-kind-text = textes lus à voix haute
simulate-kind-hero = aventurier
simulate-coverage-caption = Sur { $games } parties. « Souvent » veut dire au moins 50 fois sur 2 000 parties, ou dans la même proportion.
simulate-odds-caption = Chaque moitié des parties est jugée par une estimation ajustée sur l’autre. Erreur quadratique moyenne : { $brier } ; annoncer toujours le taux moyen de réussite donnerait { $baseline }.
simulate-tense-caption = Issue incertaine : l’estimation est entre 20 % et 80 %.
simulate-choices-caption = Gain : le taux de réussite avec l’objet ou la carte, moins le taux de réussite sans, à aventure et taille de groupe égales. Les objets et les cartes sont tirés au sort avant la partie.
