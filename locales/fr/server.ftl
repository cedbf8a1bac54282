## Le serveur : ses commandes, sa page toute simple, et pourquoi il refuse.

help-serve = Lancer un serveur sur cette machine, pour jouer dans le navigateur et par le réseau.

    Exemple : taberna serve

    Exemple, pour une soirée de club : taberna serve --host 0.0.0.0 --port 8080 --database club.db

    Avec --host 0.0.0.0, chacun ouvre http://ADRESSE:8080 depuis ton réseau ; ADRESSE est celle de cette machine (sous Linux, hostname -I l’affiche). On peut jouer à plusieurs tables à la fois. Hors de ton réseau, il faut un tunnel ou un port ouvert (en anglais) : docs/hosting.md
help-serve-host = L’adresse d’écoute. Avec 127.0.0.1, la valeur par défaut, seule cette machine peut se connecter ; avec 0.0.0.0, d’autres le peuvent aussi.
help-serve-port = Le port d’écoute ; avec 0, n’importe quel port libre.
help-serve-database = Où enregistrer les tables : un fichier, ou postgresql://…
help-serve-browse = Ouvrir ou non le navigateur.
help-join = S’asseoir à une table grâce au lien d’invitation. Le même lien ramène ensuite à cette place.
help-join-name = Ton nom à cette table.
help-bot = Installer à la table d’un serveur un bot qui tourne sur cette machine.

    Exemple : taberna bot --url http://192.168.1.20:8000/join#… --player king
help-bot-url = Le lien d’invitation de la place.
help-bot-player = Quel bot. Tellstones : page, squire, knight, marshal ou king. TseuQuest : fair, lenient ou cunning. Par défaut, simple, qui existe dans les deux jeux.
help-bot-name = Le nom du bot à la table.
help-bot-seed = Une graine pour les tirages du bot. Par défaut, une graine au hasard.

serve-open = Le serveur est lancé : { $address }
serve-newer = La base de données a été écrite par une version plus récente de Taberna (schéma { $found } ; cette version connaît les schémas jusqu’au { $known }). Rien n’a été modifié. Installe une version plus récente.
package-missing = Il faut d’abord installer { $package } : { $command }
serve-failed = Le serveur ne peut pas démarrer : { $error }
join-gathering = On attend que les autres s’asseyent.
join-waiting = On attend { $seats }.
join-one-device = Un même appareil joue pour { $seats }.
join-bot-plays = { $seat } : un bot prend la relève.
join-plays-again = { $seat } joue de nouveau.
join-left = { $seat } a quitté la table.
join-back = { $seat } est de retour à la table.
bot-sat = { $name } s’assied à la place { $seat }.
bot-watching-link = Ce lien sert à regarder : un bot a besoin du lien d’une place.
bot-other-options = Attention : cette table se joue avec { $has }. Avec des bots, on joue d’habitude avec { $usual }.
bot-over = { $seats ->
    [none] La partie est finie. Personne n’a gagné.
   *[other] La partie est finie. Victoire : { $seats }.
 }
bot-gone = La table n’est plus accessible : { $reason }

page-title = Taberna
page-about = Une table de taverne pour des jeux qui n’avaient jamais eu de version complète à l’écran. Le serveur est lancé, mais la page web n’est pas construite.
page-games = Jeux sur l’étagère :
page-ways = Ce que tu peux faire
page-way-terminal = Jouer au terminal de cette machine : `taberna play`
page-way-join = Prendre place à une table avec son lien : `taberna play LIEN`
page-way-bot = Installer ton propre bot à une table : `taberna bot --url LIEN`
page-way-api = Écrire ton propre client : voir docs/protocol.md, et commencer par `GET /api/games`.
page-tables = Tables publiques
page-no-tables = Aucune table publique en ce moment.
page-table = { $game } : { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
 } sur { $seats }

refusal-no-guest = La maison ne te connaît pas encore : dis d’abord ton nom.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-record = Ce registre n’existe pas.
refusal-no-such-party = Ce groupe n’existe pas.
refusal-no-such-guest = Cette personne n’existe pas.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-bot = Bot inconnu : « { $bot } ». Au choix : { $known }.
refusal-not-so = Cette adresse n’accepte pas ce type de requête.
refusal-failed = Une erreur s’est produite de notre côté. Rien n’a été fait.
refusal-busy = La maison est pleine à craquer. Réessaie dans un instant.
refusal-too-fast = Pas si vite : attends un instant et réessaie.
refusal-talk-too-fast = Laisse aussi parler les autres, puis continue.
refusal-too-large = Cet envoi est trop gros : le serveur accepte { $most } ko au plus à la fois.
refusal-too-many-entries = Cette partie est trop longue pour être affichée ici : elle compte plus de { $most } entrées.
refusal-too-heavy = Ce registre est trop gros pour que le serveur le vérifie.
refusal-record-unsound = { $seq ->
    [0] Ce registre n’est pas valable ({ $reason }) : il n’a pas été gardé.
   *[other] Ce registre n’est pas valable à partir de l’entrée { $seq } ({ $reason }) : il n’a pas été gardé.
 }
refusal-quota-guest = Ton espace pour les registres envoyés est plein ({ $most } Mo). Les plus anciens sont supprimés au bout d’un certain temps : réessaie plus tard.
refusal-quota-address = L’espace pour les registres envoyés depuis ton adresse est plein ({ $most } Mo). Les plus anciens sont supprimés au bout d’un certain temps : réessaie plus tard.
refusal-quota-house = L’espace du serveur pour les registres envoyés est plein ({ $most } Mo). Les plus anciens sont supprimés au bout d’un certain temps : réessaie plus tard.
refusal-too-many-tables = { $most ->
    [one] Tu as déjà une table ouverte : ferme-la d’abord.
   *[other] Tu as déjà { $most } tables ouvertes : fermes-en une d’abord.
 }
refusal-too-many-seats = { $most ->
    [one] Ici, une table n’a qu’une place.
   *[other] Ici, une table a { $most } places au plus.
 }
refusal-too-many-streams = { $most ->
    [one] Une connexion ne peut suivre qu’une place.
   *[other] Une connexion peut suivre { $most } places au plus.
 }
refusal-too-many-actions = { $most ->
    [one] Envoie une action à la fois.
   *[other] Envoie d’une à { $most } actions à la fois.
 }
refusal-too-many-sockets = Tu as trop de connexions ouvertes : ferme d’abord un autre onglet.
refusal-bad-origin = Une page d’un autre site ne peut pas demander cela.
refusal-bad-away = Le délai après lequel une personne est déclarée absente ne peut pas dépasser { $most } jours.
refusal-seed-too-long = Cette graine d’entraînement est trop longue : { $longest } caractères au plus.
refusal-wish-too-long = Trop de souhaits à la fois : { $most } choix au plus, de { $longest } caractères chacun.
refusal-practice-public = Une table d’entraînement ne peut pas être publique, car quelqu’un a choisi sa graine : invite les autres par un lien.
refusal-options-too-long = Ces options sont trop longues : { $most } caractères au plus.
refusal-bad-name = { $reason ->
    [text-empty] Un nom doit contenir au moins une lettre.
    [text-too-long] Ce nom est trop long pour la table : choisis-en un plus court.
   *[other] Ce nom contient quelque chose qui n’est pas admis : choisis-en un autre.
 }
refusal-bad-id = Chaque requête doit avoir son propre identifiant, de { $longest } caractères au plus.
refusal-name-taken = À cette table, quelqu’un s’appelle déjà { $name } : choisis un autre nom.
refusal-name-reserved = { $name } est un nom réservé : choisis-en un autre.
refusal-not-invited = Il faut une invitation valable pour cela : utilise le lien entier qu’on t’a envoyé.
refusal-invitation-used = Quelqu’un a déjà utilisé cette invitation : demandes-en une autre.
refusal-removed = L’hôte t’a fait quitter cette table.
refusal-blocked = Tu ne peux pas t’asseoir aux tables de cet hôte. D’autres tables te sont ouvertes.
refusal-nothing-offered = Il n’y a pas de proposition de ce genre en ce moment.
refusal-not-an-offer = On ne peut pas proposer cela ici.
refusal-not-for-two = Ce n’est pas un jeu à deux.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-host-stays = On ne peut pas exclure l’hôte de sa propre table.
refusal-seat-taken = La place { $seat } est prise.
refusal-seat-kept = La place { $seat } est réservée à quelqu’un.
refusal-seat-in-play = La partie a commencé : on ne peut plus exclure la personne assise à la place { $seat }, et elle seule peut y inviter quelqu’un.
refusal-other-side = Tu as joué dans l’autre camp de cette partie : la place { $seat } n’est pas pour toi.
refusal-nobody-vouches = Personne dans le camp de la place { $seat } ne peut donner son accord : le bot reste.
refusal-not-agreed = La place { $seat } sera à toi dès que tous les joueurs seront d’accord.
refusal-seat-with-bot = Un bot occupe la place { $seat }.
refusal-seat-without-bot = Aucun bot n’occupe la place { $seat }.
refusal-not-your-seat = Cette place n’est pas la tienne.
refusal-not-watching = Cette table n’accepte pas de spectateurs.
refusal-not-subscribed = Tu ne suis pas cette place.
refusal-no-previews = Ce jeu ne peut pas dire d’avance ce que ferait une action.
refusal-not-playing = La partie n’a pas commencé, ou elle est finie.
refusal-paused = La table est en pause : reprends d’abord la partie.
refusal-table-over = La partie est finie à cette table.
refusal-table-closed = Cette table est fermée.
refusal-still-playing = D’autres jouent encore ici.
refusal-still-running = Ce n’est pas possible avant la fin de la partie.
refusal-kept-back = Ce que personne n’a trouvé reste caché tant que la campagne continue, sauf si tous les aventuriers demandent à le voir.
refusal-already-open = Tout a déjà été dévoilé.
refusal-no-log = Ce jeu se joue de mémoire : il n’y a rien à consulter.
refusal-opening-unread = Lis l’engagement du serveur pour cette table avant de contribuer à la graine.
