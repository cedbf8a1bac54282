## Le serveur : ses commandes, sa page toute simple, et pourquoi il refuse.

help-serve = Lancer un serveur sur cette machine, pour jouer dans le navigateur et par le réseau.

    Exemple : taberna serve

    Exemple pour que d’autres de ton réseau puissent entrer : taberna serve --host 0.0.0.0 --port 8080 --database club.db
help-serve-host = L’adresse à écouter. Par défaut, 127.0.0.1 : cette machine seulement ; avec 0.0.0.0, d’autres peuvent entrer.
help-serve-port = Le port à écouter ; avec 0, n’importe quel port libre.
help-serve-database = Où enregistrer les tables : un fichier, ou postgresql://…
help-serve-browse = Ouvrir ou non le navigateur.
help-join = T’asseoir à une table d’un serveur avec son lien. Le même lien te ramène à ta place.
help-join-name = Ton nom à cette table.
help-bot = Asseoir à une table d’un serveur un bot qui tourne sur cette machine.

    Exemple : taberna bot --url http://127.0.0.1:8000/join#… --player king
help-bot-url = Le lien d’invitation de la place.
help-bot-player = Quel bot, par exemple king (Tellstones) ou fair (TseuQuest).
help-bot-name = Le nom du bot à la table.
help-bot-seed = Une graine pour les tirages du bot. Par défaut, une graine au hasard.

serve-open = Le serveur est lancé : { $address }
serve-newer = Ce dépôt a été écrit par une version plus récente de Taberna (schéma { $found } ; celle-ci connaît jusqu’à { $known }). Rien n’a été changé.
package-missing = Il faut { $package } : { $command }
serve-failed = Le serveur ne peut pas démarrer : { $error }
join-gathering = On attend que les autres s’asseyent.
join-waiting = On attend { $seats }.
join-one-device = Un même appareil joue pour { $seats }.
join-bot-plays = Un bot prend la place : { $seat }.
join-plays-again = { $seat } reprend le jeu.
join-left = { $seat } a quitté la table.
join-back = { $seat } est de retour à la table.
bot-sat = { $name } s’assied en { $seat }.
bot-other-options = Attention : cette table a { $has }. Avec des bots, on joue d’habitude avec { $usual }.
bot-over = La partie est finie : { $result } ({ $reason }).
bot-gone = La table n’est plus là : { $reason }

page-title = Taberna
page-about = Une table de taverne pour des jeux qui n’avaient jamais eu de version complète à l’écran. Le serveur est lancé, mais la page web n’est pas construite.
page-games = Jeux sur l’étagère :
page-ways = Ce que tu peux faire
page-way-terminal = Jouer au terminal de cette machine : `taberna play`
page-way-join = T’asseoir à une table avec son lien : `taberna play --join LIEN`
page-way-bot = Asseoir un bot à toi à une table : `taberna bot --url LIEN`
page-way-api = Écrire ton propre client : voir docs/protocol.md, et commencer par `GET /api/games`.
page-tables = Tables publiques
page-no-tables = Aucune table publique en ce moment.
page-table = { $game } : { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
 } sur { $seats }

refusal-no-guest = La maison ne te connaît pas encore : dis d’abord comment on t’appelle.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-record = Ce registre n’existe pas.
refusal-no-such-party = Ce groupe n’existe pas.
refusal-no-such-guest = La maison ne connaît pas cette personne.
refusal-no-such-page = Il n’y a rien ici.
refusal-no-such-bot = Le bot « { $bot } » n’existe pas. Choisis parmi : { $known }.
refusal-not-so = Cela ne se demande pas ainsi.
refusal-failed = Quelque chose a mal tourné chez nous. Rien n’a été fait.
refusal-busy = La maison est pleine à craquer. Réessaie dans un instant.
refusal-too-fast = Pas si vite : attends un instant et réessaie.
refusal-talk-too-fast = Laisse aussi parler les autres, puis continue.
refusal-too-large = C’est trop d’un coup : { $most } au plus.
refusal-too-heavy = Ce registre est trop lourd pour que la maison l’examine.
refusal-record-unsound = { $seq ->
    [0] Ce registre ne tient pas ({ $reason }) : la maison ne le garde pas.
   *[other] Ce registre ne tient plus à partir de l’entrée { $seq } ({ $reason }) : la maison ne le garde pas.
 }
refusal-quota-guest = Tu as apporté autant de registres qu’on peut en garder ({ $most } Mo). Les plus anciens s’en vont d’eux-mêmes au bout d’un certain temps.
refusal-quota-address = De là où tu es, on a apporté autant de registres qu’on peut en garder ({ $most } Mo). Les plus anciens s’en vont d’eux-mêmes au bout d’un certain temps.
refusal-quota-house = La maison n’a plus de place pour les registres apportés ({ $most } Mo). Les plus anciens s’en vont d’eux-mêmes au bout d’un certain temps.
refusal-too-many-tables = { $most ->
    [one] Tu as déjà une table ouverte : ferme-la d’abord.
   *[other] Tu as déjà { $most } tables ouvertes : fermes-en une d’abord.
 }
refusal-too-many-seats = { $most ->
    [one] Une table a ici une seule place.
   *[other] Une table a ici { $most } places au plus.
 }
refusal-too-many-streams = { $most ->
    [one] Une connexion écoute une seule place.
   *[other] Une connexion écoute { $most } places au plus.
 }
refusal-too-many-actions = { $most ->
    [one] Une action à la fois.
   *[other] Au moins une action à la fois, et { $most } au plus.
 }
refusal-too-many-sockets = Tu as trop de connexions ouvertes : ferme d’abord une autre page de cette maison.
refusal-bad-origin = La page d’un autre site ne peut pas demander cela.
refusal-bad-table = Une table ne s’ouvre pas ainsi.
refusal-bad-endpoint = Ce n’est pas l’adresse d’un service de notifications que la maison connaît.
refusal-no-push = Cette maison n’envoie pas de notifications au navigateur.
refusal-no-channel = Cette maison n’a pas de canal pour les avis.
refusal-practice-public = Une table d’entraînement est pour ceux qu’on invite : sa graine a été choisie.
refusal-options-too-long = C’est trop pour les options d’une table : { $most } caractères au plus.
refusal-bad-name = { $reason ->
    [text-empty] Il faut au moins une lettre pour un nom.
    [text-too-long] Ce nom est trop long pour la table : choisis-en un plus court.
   *[other] Quelque chose dans ce nom ne peut pas être montré à tous : choisis-en un autre.
 }
refusal-bad-id = Une demande a besoin d’un nom à elle, de { $longest } caractères au plus.
refusal-name-taken = À cette table, quelqu’un s’appelle déjà { $name } : choisis un autre nom.
refusal-name-reserved = { $name } est un nom de la maison : choisis-en un autre.
refusal-not-invited = Il faut une invitation pour cela.
refusal-invitation-used = Quelqu’un est venu avant toi avec cette invitation : demandes-en une autre.
refusal-removed = L’hôte t’a fait quitter cette table.
refusal-blocked = Les tables de cet hôte ne te sont pas ouvertes. D’autres le sont.
refusal-nothing-offered = Il n’y a pas d’offre de ce genre en ce moment.
refusal-not-an-offer = Cela ne se propose pas ici.
refusal-not-for-two = Ce n’est pas un jeu à deux.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-host-stays = L’hôte reste : c’est sa table.
refusal-seat-taken = La place { $seat } est prise.
refusal-seat-kept = La place { $seat } est gardée pour quelqu’un.
refusal-seat-in-play = La place { $seat } est en jeu : on n’en renvoie personne, et seule la personne qui l’occupe peut y inviter.
refusal-other-side = Tu as joué dans l’autre camp de cette partie : la place { $seat } n’est pas pour toi.
refusal-nobody-vouches = Personne dans le camp de la place { $seat } ne peut donner son accord : le bot reste.
refusal-not-agreed = La place { $seat } sera à toi dès que tous les joueurs seront d’accord.
refusal-seat-with-bot = Un bot joue à la place { $seat }.
refusal-seat-without-bot = Aucun bot ne joue à la place { $seat }.
refusal-not-your-seat = Cette place n’est pas la tienne.
refusal-not-watching = Cette table n’accepte pas de spectateurs.
refusal-not-subscribed = Tu n’écoutes pas cette place.
refusal-no-previews = Ce jeu ne répond rien avant que ce soit fait.
refusal-not-playing = La partie n’a pas commencé, ou elle est finie.
refusal-paused = La table est en pause : reprends d’abord la partie.
refusal-table-over = Cette table a fini de jouer.
refusal-table-closed = Cette table est fermée.
refusal-still-playing = D’autres jouent encore ici.
refusal-still-running = Pas avant la fin de la partie.
refusal-kept-back = Ce que personne n’a trouvé reste caché tant que la campagne continue, sauf si tous les aventuriers demandent à le voir.
refusal-already-open = C’est déjà dévoilé.
refusal-no-log = Ce jeu se joue de mémoire : il n’y a rien à consulter.
refusal-opening-unread = Il faut d’abord lire ce que la maison promet à cette table, et contribuer ensuite.
