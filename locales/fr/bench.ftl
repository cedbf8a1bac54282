help-bench = Mesurer la vitesse et la robustesse. Le code de sortie est 1 si une exigence n’est pas remplie.
help-bench-engine = Jouer des parties aléatoires avec le moteur et, dans la même série de mesures, avec OpenSpiel.

    Exemple : taberna bench engine --rounds 3
help-bench-envs = Mesurer la vitesse de nos environnements et de ceux de PettingZoo et d’OpenSpiel, dans la même série de mesures.

    Exemple : taberna bench envs --rounds 3
help-bench-seconds = La durée de chaque tranche de mesure, en secondes.
help-bench-rounds = Nombre de tranches pour chaque programme ; c’est la médiane qui compte.
help-bench-slices = Nombre de tranches pour chaque programme, en alternance ; seul le dixième le plus rapide compte.
help-bench-out = Écrire aussi le JSON dans ce fichier.
bench-title = Mesure : { $bench }
bench-figure = Chiffre
bench-value = Relevé
bench-required = Exigé
bench-running = Mesure en cours
bench-missed = Exigence non remplie : { $figures }
bench-no-openspiel = OpenSpiel n’est pas installé ; `make bench` l’installe.
help-bench-seed = La graine des parties jouées au hasard.
help-bench-server = Soumettre notre serveur et celui de boardgame.io à la même charge, le serveur sur un cœur et ses clients sur un autre.

    Exemple : taberna bench server --rounds 1 --out bench/results/server.json
help-bench-best-rounds = Nombre de mesures pour chaque programme, en alternance ; seule la meilleure compte.
help-bench-alone = Ne pas mesurer boardgame.io.
help-bench-quick = Un aperçu rapide de tout, trop court pour vérifier les exigences.
bench-no-boardgameio = boardgame.io n’est pas installé : avec Node 20 ou plus récent, lance `npm install --no-save` dans bench/boardgameio, ou passe-t’en avec --alone.
help-bench-chaos = Jouer des parties sur un serveur tué (kill -9) et relancé encore et encore, et vérifier que chaque action confirmée survit exactement une fois et que chaque partie se termine.

    Exemple : taberna bench chaos --games 20
help-bench-games = Nombre de parties.
help-bench-every = Nombre approximatif d’actions confirmées entre deux arrêts brutaux.
help-bench-kills = Nombre minimal d’arrêts brutaux du serveur.
help-bench-database = La base de données, qui pourra être écrasée : un fichier, ou postgresql://…. Par défaut, un fichier temporaire.
help-bench-strangers = Mesurer ce que coûte un coup pendant que des inconnus demandent sans cesse au serveur de vérifier, d’écrire et d’afficher des registres, et l’effet d’une énorme partie à revoir, de mille requêtes inachevées et d’un disque plein.

    Exemple : taberna bench strangers --rounds 1
help-bench-wire = Mesurer ce que le serveur envoie à une place pour chaque coup, en octets et en temps : seulement ce qui a changé, comparé à la vue entière à chaque fois.

    Exemple : taberna bench wire --games 10 --out bench/results/wire.json
help-bench-in-page = Vérifier aussi le registre dans un navigateur.
help-bench-records = Mesurer le temps qu’il faut pour sceller un duel de mille entrées, lire son registre et établir ce qu’il prouve.

    Exemple : taberna bench records --out bench/results/records.json
help-bench-commits = Nombre d’entrées de la partie.
help-bench-evening = Mesurer ce qu’une soirée de TseuQuest coûte au serveur en octets, en temps de processeur et en temps par coup, et la comparer à une soirée de Tellstones. À chaque table, deux personnes et deux bots (dans TseuQuest, celui du Sorcier en plus) ; les personnes jouent au rythme où l’on lit.

    Exemple : taberna bench evening --tables 100 --out bench/results/evening.json
help-bench-board = Mesurer le plateau de TseuQuest en pleine aventure : ses notes Lighthouse, et ce que fait la page à chaque image pendant qu’on déplace un plan de trente figurines et que les dés roulent.

    Exemple : taberna bench board --out bench/results/board.json
help-bench-tables = Nombre de tables.
help-bench-page = Mesurer la page compilée, telle que le serveur l’envoie : ses notes Lighthouse, et sa fluidité pendant que des pierres sont interverties.

    Exemple : taberna bench page --out bench/results/page.json
help-bench-visits = Nombre de visites de Lighthouse à chaque page ; c’est la médiane qui compte.
help-bench-swaps = Nombre d’interversions à enregistrer.
bench-no-page = Il manque la page ou Chromium : construis la page avec `make web` et installe Chromium depuis les paquets du système.
bench-no-lighthouse = Lighthouse n’est pas installé : avec Node 20 ou plus récent, lance `npm install --no-save` dans bench/lighthouse.
bench-no-playwright = Playwright n’est pas installé ; `make setup` l’installe.
help-bench-tseuquest = Jouer au hasard des aventures de TseuQuest, vérifier qu’aucune ne provoque d’erreur et mesurer ce qu’elles coûtent. Une mesure interrompue reprend où elle en était.

    Exemple : taberna bench tseuquest --adventures 20
help-bench-adventures = Nombre d’aventures.
help-bench-keep = Où enregistrer les parties jusqu’à la fin de la mesure.
