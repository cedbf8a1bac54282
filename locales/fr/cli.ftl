## Les commandes

help-app = Jouer à Tellstones et à TseuQuest dans le terminal, lancer un serveur, mesurer des bots, vérifier des aventures.

    Jouer dans ce terminal : taberna play

    Jouer avec un ami grâce à un lien : lance un serveur (taberna serve --host 0.0.0.0), puis ouvre sa page dans un navigateur, ou une table depuis un autre terminal : taberna open ADRESSE

    S’asseoir à une table grâce à son lien : taberna play LIEN

    Reprendre une partie : taberna play --resume FICHIER

    Jouer contre un bot : taberna play --bot B=king. Installer un bot à la table d’un ami : taberna bot --url LIEN

    Écrire une aventure : taberna adventure --help

    Utiliser une autre langue (en, es, fr ou el) : taberna --language es COMMANDE

    Codes de sortie : 0 tout va bien ; 1 une vérification a échoué ; 2 mauvais usage ou entrée incorrecte ; 3 tu as quitté la partie avant la fin.
help-language = La langue : en, es, fr ou el. Par défaut, celle de LC_ALL ou de LANG.
help-version = Afficher la version et quitter.

help-play = Jouer dans ce terminal : à deux au même clavier, contre des bots, ou à une table sur un serveur.

    Écris les actions en notation (place F right, hide 2, swap 1 4, peek 2, challenge 3, boast) ou choisis-les par leur numéro dans le menu. Si l’entrée n’est pas un terminal, les actions sont lues sur l’entrée standard, une par ligne, sous la forme ACTION ou PLACE: ACTION ; # commence un commentaire.

    Exemple : taberna play tellstones --bot B=king

    Exemple : taberna play tellstones --variant round --bot B1 --bot B2

    Exemple : taberna play tellstones --option hands=opponent --seed 7 < script.txt

    Exemple : taberna play tseuquest good-barrel --option party=A:bruna,A:sela --campaign soiree.jsonl

    Exemple : taberna play tseuquest --seat S

    Exemple : taberna play --resume soiree.jsonl

    Codes de sortie : 0 partie jouée jusqu’au bout ; 2 option ou ligne de script incorrecte ; 3 tu as quitté la partie avant la fin.
help-play-game = Le jeu (par défaut, tellstones), ou le lien d’une table sur un serveur.
help-play-adventure = TseuQuest : l’aventure à jouer, connue de tous. Sinon, la personne qui joue le Sorcier la choisit en secret ; si c’est un bot, on commence par good-barrel, faite pour débuter.
help-play-dice = « mine » : lance tes propres dés et saisis leur résultat (TseuQuest).
help-play-seat = Les places que tu joues à ce clavier ; des bots prennent les autres. S est le Sorcier.
help-play-resume = Reprendre une partie inachevée à partir de son fichier. Même sans --save, elle est enregistrée : en quittant, on t’indique le fichier.
help-play-campaign = Jouer une campagne et l’enregistrer dans ce fichier et dans d’autres du même dossier. Si le fichier existe, la campagne reprend là où elle s’était arrêtée.
help-play-variant = Tellstones : duel, vanguard ou round. TseuQuest : adventure ou interlude.
help-play-option = Une option du jeu, CLÉ=VALEUR. Option répétable.
help-play-seed = Faire tous les tirages à partir de cette graine, pour s’entraîner ; le registre l’indique.
help-play-bot = Faire jouer un bot à cette place ; avec =BOT, tu choisis lequel (B=king). Option répétable.
help-play-bots = « all » : faire jouer des bots à toutes les places.
help-play-names = Les noms des joueurs, par exemple A=Ana,B=Bruno.
help-play-save = Écrire le registre de la partie dans ce fichier.
help-play-looks = Si la sortie n’est pas un terminal, écrire aussi ce que montre chaque coup d’œil.

help-replay = Parcourir pas à pas une partie terminée.

    Entrée fait avancer, b fait reculer, un nombre mène à cette étape, q fait quitter. Si la sortie n’est pas un terminal, toute la partie est écrite d’un coup.

    Exemple : taberna replay soiree.jsonl --seat A

    Codes de sortie : 0 partie affichée ; 2 registre illisible, ou partie pas encore finie.
help-replay-record = Le fichier d’une partie, tel que l’écrit taberna play --save.
help-replay-seat = N’afficher que ce que savait la personne assise à cette place. Par défaut, tout est affiché.

help-verify = Vérifier des registres de parties et dire ce que chacun prouve.

    Chaque coup est vérifié selon les règles, et chaque tirage refait à partir de la graine. Ce qui ne peut pas être vérifié est signalé comme non prouvé. Pour vérifier un match ou une campagne, donne les registres de toutes ses parties, de la première à la dernière.

    Exemple : taberna verify soiree.jsonl

    Codes de sortie : 0 complet et signé ; 1 quelque chose est faux, ou les règles de cette partie ne sont pas disponibles ici ; 2 le fichier est illisible. Sinon, le code indique la première chose qui n’est pas prouvée : 4 les tirages, 5 l’engagement, 6 qui était assis où, 7 les heures, 8 la signature, 9 que le registre est complet.
help-verify-need = Ce qui doit être prouvé pour que le code de sortie soit 0. Choisis l’un de ces mots ; tout ce qui le précède dans la liste doit être prouvé aussi : lawful, draws, committed, seats, times, signed, whole.
help-verify-key = Ne faire confiance qu’au serveur qui a cette clé publique (un serveur publie les siennes à /.well-known/taberna.json). Par défaut, on fait confiance aux serveurs dont tu as ici des reçus. Option répétable.

help-scenario = Jouer des scénarios, ou tous ceux d’un dossier. Un scénario est un exemple détaillé des règles.

    Exemple : taberna scenario tests/rules/tellstones

    Codes de sortie : 0 tous passent ; 1 certains échouent ; 2 fichier introuvable.
help-scenario-paths = Fichiers (.toml) ou dossiers.

help-schema = Écrire les JSON Schema des actions, événements et vues de chaque jeu.

    Exemple : taberna schema --out build/docs

    Codes de sortie : 0 schémas écrits ; 2 dossier inaccessible en écriture.
help-schema-out = Le dossier de destination.

## Le premier écran

welcome = Bienvenue à la taverne.
welcome-opponent = Qui joue ?
welcome-bot = Toi contre un bot
welcome-two = À deux devant ce terminal
welcome-round = La Ronde du roi : toi et un bot contre deux bots
welcome-quest = TseuQuest : au donjon, deux aventuriers contre le Sorcier
welcome-vanguard = Tracer les Lignes : deux Lignes, toi contre un bot
welcome-choose = Ton choix (Entrée = 1) :

## Les mots que l’on tape ; les mots anglais sont compris dans toutes les langues

word-help = aide
word-notes = notes
word-rules = règles
word-talk = dire
word-log = récit
word-undo = annuler
word-agree = accepter
word-decline = refuser
word-mute = silence
word-pause = pause
word-resume = continuer
word-quit = quitter
word-map = plan
word-sheets = fiches
word-story = histoire
word-about = info
word-resign = abandonner
word-draw-offer = proposer la nulle
word-draw-accept = accepter la nulle
word-draw-decline = refuser la nulle
word-claim = réclamer
word-abandon = abandonner

## À table

help-table =
    Écris une action en notation, ou choisis-la par son numéro ou son début :
      place F right · hide 2 · swap 1 4 · peek 2 · peek 2 4 5 · challenge 3 · boast
      answer K · believe · doubt · steal · name 2 K · stop
    Avec deux Lignes, on dit laquelle : hide A2, place A F right, boast B.
    Les pierres :
      { $stones }
    Et aussi :
      dire …      dire quelque chose à la table   règles     rappel des règles
      annuler     reprendre son dernier coup      quitter    quitter la table
      abandonner  perdre la partie                ?          cette aide
      silence     les bots se taisent, ou reparlent
      récit       ce qui s’est passé (seulement à l’entraînement)
      proposer la nulle   proposer une partie nulle
    Les mots anglais sont compris aussi.
    PLACE: ACTION joue pour une autre place de ce terminal : « B: abandonner ».
prompt = { $seat } >
also = { $words }, ? = aide
menu-back = Entrée = retour, { word-notes } = les notes en entier
menu-none = « { $text } » n’est pas au menu.
menu-several = « { $text } » peut vouloir dire : { $choices }.
press-enter = Appuie sur Entrée pour continuer.
look-alone = { $seat }, rien que pour tes yeux : prends le clavier pendant que les autres regardent ailleurs, puis appuie sur Entrée.
look-ready = { $seat } : appuie sur Entrée pour regarder.
take-keyboard = { $seat }, ceci n’est que pour toi : prends le clavier pendant que les autres regardent ailleurs, puis appuie sur Entrée.
look-wiped = Appuie sur Entrée pour l’effacer de l’écran.
taken-back = { $seat } reprend son coup.
undo-agree = { $seat }, { $to } voudrait reprendre son coup : { $agree } ou { $decline } ?
undo-wish = { $to } voudrait reprendre son coup : { $agree } ou { $decline } ?
pause-wished = Pause demandée par : { $seats }. Tape { $pause } pour accepter : les pendules s’arrêtent quand tout le monde est d’accord.
pause-begins = Les pendules sont arrêtées. Tape { $resume } pour continuer.
pause-ends = La partie reprend.
receipt-none = Cette table n’a pas donné de reçu : tu ne peux donc pas vérifier si le serveur a tenu parole.
receipt-late = Cette partie avait commencé avant ton arrivée : tu n’as pas participé à ses tirages et tu n’as pas de reçu.
talked = { $seat } : « { $text } »
talk-what = Écris aussi ce que tu veux dire. Par exemple : { word-talk } Belle soirée à la cour.
log-closed = Pas d’aide-mémoire pendant la partie. (Pour s’entraîner : --option notes=on)
house-plays-itself = La maison fait elle-même ses tirages : personne ne peut les faire à sa place.
nothing-to-log = Il ne s’est encore rien passé.
game-left = Tu as quitté la partie avant la fin.
game-unfinished = Le script s’arrête avant la fin de la partie : c’était à { $seat } de jouer.
line-refused = Script, ligne { $line } : { $text } : { $reason }
saved = Le registre est dans { $path }.
go-on-later = Pour reprendre la partie : { $command }
come-back-later = Pour revenir à ta place : { $command }
practice-seed = Entraînement : les tirages viennent de la graine { $seed }.
next-game = Partie { $number } du match.

## Ce qui a été tapé sur la ligne de commande

no-such-language = Langue inconnue : « { $language } ». Au choix : { $known }.
option-shape = « { $text } » n’est pas de la forme clé=valeur.
option-unknown = Option inconnue : « { $name } ». Au choix : { $known }.
variant-unknown = Variante inconnue : « { $variant } ». Au choix : { $known }.
seat-unknown = Il n’y a pas ici de place « { $seat } ». Au choix : { $known }.
names-shape = « { $text } » n’est pas de la forme PLACE=NOM.
dice-shape = --dice n’accepte que « mine », et seulement dans un jeu avec des dés.
resume-over = La partie de { $path } est déjà finie.
save-taken = { $path } contient déjà une partie. Reprends-la (--resume) ou choisis un autre nom.
resume-other-seats = Une partie reprise garde ses places : on ne peut pas les changer. Places des joueurs : { $people }.
resume-other-bot = { $seat } : le registre ne dit pas quel bot était assis ici ; le bot habituel continue donc. Pour en choisir un autre : --bot { $place }=NOM. Au choix : { $known }.
bots-shape = --bots n’accepte que « all ».
file-missing = Le fichier { $path } n’existe pas.
file-unreadable = Impossible de lire { $path } : { $problem }
sealed-broken = { $path } est un fichier de partie chiffré, et il est abîmé.
sealed-elsewhere = { $path } est un fichier de partie chiffré. Sa clé n’est pas { $key }, ou le fichier a été modifié.
file-unwritable = Impossible d’écrire { $path } : { $problem }

## Registres

replay-step = { $at } sur { $total }
replay-help = Entrée : suite · b : retour · un nombre : cette étape · q : fin
replay-odd = « { $text } » ne convient pas ici. Appuie sur Entrée, ou tape b, q ou un nombre jusqu’à { $total }.
replay-end = Fin.
replay-unfinished = Le registre s’arrête ici : la partie n’est pas terminée.
replay-later = On ne peut pas revoir cette partie avant la fin. Pour la reprendre : taberna play --resume { $path }
verify-sum = { $path } : { $what }
verify-house = signé avec la clé { $house }
verify-need-shape = Pour --need, choisis un de ces mots : { $known }
verify-chain = Ces { $count } parties forment une chaîne, dans cet ordre.
verify-chain-bad = Ces parties ne forment pas une chaîne.
verify-chain-cut = Une autre partie suit celles-ci, et son registre manque : ajoute-le.
verify-chain-houses = Ces parties n’ont pas toutes été signées avec la même clé : rien ne prouve donc qu’elles vont ensemble. Vérifie chacune d’elles, et demande à l’hébergeur du serveur si la clé a changé.
verify-one-of-several = C’est une partie parmi plusieurs, et elle seule a été vérifiée. Pour vérifier l’ensemble, donne-les toutes à taberna verify, de la première à la dernière.
at-entry = entrée { $seq } : { $what }
scenario-summary = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
 }, { $failed ->
    [one] { $failed } échoué
   *[other] { $failed } échoués
 }
scenario-none = Il n’y a aucun scénario dans { $path }.
schema-written = { $count ->
    [one] Un schéma a été écrit dans { $path }.
   *[other] { $count } schémas ont été écrits dans { $path }.
 }
