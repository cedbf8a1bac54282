## Pourquoi quelque chose n'a pas été fait : un message par code. Ceux de TseuQuest sont dans tseuquest-refusals.ftl.

refusal-unknown = Ce n’est pas possible ({ $code }).

## Tout jeu

refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-game-over = La partie est finie.
refusal-nothing-to-take-back = Il n’y a aucun coup à reprendre.
refusal-not-yours-to-take-back = Le dernier coup n’est pas le tien : tu ne peux pas le reprendre.
refusal-not-to-be-taken-back = Ce coup ne peut plus être repris : il a montré quelque chose ou entraîné un tirage.
refusal-no-taking-back = À cette table, on ne reprend pas ses coups.
refusal-taken-back-once = Tu as déjà repris un coup ce tour-ci : tu ne peux pas reprendre celui-ci.
refusal-spoken-since = Quelqu’un a parlé depuis ce coup : tu ne peux plus le reprendre.
refusal-not-asked = Personne ne demande à reprendre un coup en ce moment.
refusal-not-granted = L’autre camp préfère que le coup reste joué.
refusal-played-by-bot = Un bot joue pour { $seat }.
refusal-own-wish = C’est à l’autre camp d’accepter ou de refuser.
refusal-no-stand-in = Seul l’autre camp peut laisser un bot jouer pour { $seat }, et seulement après une absence.
refusal-out-of-order = On trouve l’entrée { $found } au lieu de l’entrée { $expected }.
refusal-unknown-game = Jeu inconnu : « { $name } ». Au choix : { $known }.
refusal-unreadable = Impossible de lire le champ { $path } : { $problem }
refusal-text-empty = Ce texte est vide : écris quelque chose.
refusal-text-too-long = Ce texte est trop long : { $longest } caractères au plus.
refusal-text-character = Le caractère { $at } ({ $character }) n’est pas admis dans un texte que tout le monde voit.

## Tellstones

refusal-over = La partie est finie.
refusal-not-your-turn = C’est à { $seat } de jouer maintenant.
refusal-not-now = Ce n’est pas le moment.
refusal-house-only = Seule la maison peut faire cela.
refusal-players-only = Seuls les joueurs peuvent faire cela.
refusal-line-unnamed = Deux Lignes sont en jeu : dis laquelle, par exemple A2.
refusal-line-named = Il n’y a qu’une Ligne ici : écris seulement le numéro.
refusal-other-line = Cette action se joue sur la Ligne { $line }.
refusal-not-in-pool = Tu ne peux pas placer { the-stone-object } : cette pierre n’est plus dans la Source.
refusal-pool-empty = La Source est vide : il n’y a plus rien à placer.
refusal-end-closed = { $end ->
        [left] Il n’y a plus de place à gauche du tapis.
       *[right] Il n’y a plus de place à droite du tapis.
    }
refusal-no-such-space = Il n’y a pas de pierre { $space } : la Ligne en compte { $spaces }.
refusal-space-empty = Il n’y a rien sur la case { $space }.
refusal-already-face-down = La pierre { $space } est déjà face cachée.
refusal-not-face-down = La pierre { $space } est face visible, aux yeux de tous : choisis-en une cachée.
refusal-none-face-down = Aucune pierre n’est face cachée.
refusal-same-stone = On n’intervertit pas la pierre { $space } avec elle-même : choisis-en une autre.
refusal-already-looked = Tu viens de regarder la pierre { $space } : choisis-en une autre.
refusal-no-partner = Tu joues sans partenaire : personne ne peut regarder pour toi.
refusal-bell-claim = La cloche a sonné : il faut Défier ou Fanfaronner.
refusal-bell-handle = La cloche a sonné : il faut Cacher ou Placer.
refusal-bell-first = La cloche a sonné : ce tour-ci, il faut Défier ou Fanfaronner. Sur l’autre Ligne, c’est impossible ; fais-le donc sur celle-ci.
refusal-not-the-order = Ce n’est pas ce qu’on t’a demandé de faire avec les pierres.
refusal-steal-stolen = On ne peut pas voler une fanfaronnade déjà volée : il faut croire ou douter.
refusal-not-offered = Personne n’a proposé la nulle.
refusal-already-offered = La nulle est déjà proposée.
refusal-own-offer = C’est ton propre camp qui propose la nulle : à l’autre de répondre.
refusal-already-resigned = Tu as déjà proposé d’abandonner ; il faut l’accord de l’autre membre de ton équipe.
refusal-nobody-away = Personne n’est absent dans l’autre camp.
refusal-already-away = { $seat } figure déjà parmi les absents.
refusal-not-away = { $seat } est toujours là.
refusal-no-clock = Aucune pendule ne tourne à cette table.
refusal-not-awaited = Personne n’attend { $seat }.
refusal-bad-option = « { $value } » n’est pas une valeur possible pour { $option }. Au choix : { $known }.
refusal-bad-seats = Ces places ne correspondent pas à la variante.
refusal-too-many-looks = Cela fait { $looks } coups d’œil ; tu as droit à { $most }.
refusal-unreadable-action = « { $text } » : au caractère { $at }, on attend { expected }.
refusal-unreadable-position = Position « { $text } » : au caractère { $at }, on attend { expected }.
refusal-unreadable-game = « { $text } » : au caractère { $at } de cette ligne, on attend { expected }.
refusal-unreadable-options = Options « { $text } » : au caractère { $at }, on attend { expected }.
expected = { $expected ->
    [action] une action (? pour l’aide)
    [dash] un tiret
    [digit] un chiffre
    [end] la fin
    [gap] un espace
    [line] une Ligne
    [note] une note
    [number] un nombre
    [order] un ordre
    [pending] l’action en cours
    [seat] une place
    [side] un camp, A ou B
    [smaller-number] un nombre plus petit
    [space] le numéro d’une pierre
    [stone] une pierre
    [symbol] la lettre d’une pierre (C D S F K H L)
    [unpadded-number] un nombre sans zéro devant
    [word] un autre mot
   *[other] « { $expected } »
 }

## Des tirages dignes de confiance

refusal-contribution-missing = { $seat } n’a pas contribué à la graine.
refusal-receipt-unsigned = Le serveur n’a pas signé son engagement.
refusal-opening-missing = Le serveur n’a rien signé pour cette table : il pourrait choisir les tirages à sa guise. Tu n’as pas pris place, et aucune de tes données n’a été envoyée. Le lien reste valable : réessaie plus tard, ou demande à la personne qui t’invite d’ouvrir une autre table.
refusal-opening-house = Ce qu’on t’a montré est signé avec une clé que ce serveur ne publie pas comme sienne. Tu n’as pas pris place, et aucune de tes données n’a été envoyée.
refusal-receipt-withheld = Le serveur a reçu tes octets aléatoires, mais n’en a pas signé la réception : tu ne pourrais rien prouver plus tard. Ta place est gardée ; le même lien y ramène.
refusal-opening-differs = Ce que le serveur a signé ne correspond ni au jeu ni aux options qu’il te montre. Tu n’as pas pris place, et aucune de tes données n’a été envoyée.
refusal-contribution-strange = { $seat } a contribué à la graine sans avoir de place ici.
refusal-contribution-too-long = { $seat } a fourni plus de { $longest } octets pour la graine.
refusal-contribution-unreadable = { $seat } : contribution illisible à la graine.
refusal-secret-missing = Il manque le secret de la graine.
refusal-secret-differs = Le secret n’est pas celui sur lequel le serveur s’était engagé.
refusal-secret-length = Le secret compte { $length ->
    [one] { $length } octet
   *[other] { $length } octets
 } au lieu de { $expected }.
roll-purpose = { $purpose ->
    [opening] le tirage de la première pierre
    [first] le tirage qui désigne qui commence
    [bell] le tirage de la cloche
    [attack] le jet d’attaque
    [defence] le jet de défense
    [fumble] le jet de maladresse
    [move] le jet de mouvement
    [stealth] le jet de discrétion
    [climb] le jet d’escalade
    [astray] le jet d’errance
    [astray-target] le tirage qui désigne la victime du coup perdu
    [hampered] le tirage qui désigne qui est gêné
    [dodge] le jet d’esquive
    [escape] le jet pour se dégager
    [gold] le jet pour l’or
    [harm] le jet de dégâts
    [disarm] le jet de désamorçage
    [draw] la pioche d’une carte
    [treasure] la pioche d’une carte de trésor
   *[other] le tirage
 }
refusal-dice-face = « { $face } » n’est pas un résultat possible pour { roll-purpose }.
refusal-dice-short = Il ne reste aucun résultat pour { roll-purpose }.
refusal-dice-by-hand = { $seat } a fait { roll-purpose } à la place du serveur.
refusal-dice-differ = La graine donne un autre résultat pour { roll-purpose }.

## Registres

refusal-record-truncated = Ligne { $line } : le registre est coupé ici.
refusal-record-edited = Le registre a été modifié après avoir été scellé.
refusal-record-after-seal = Ligne { $line } : il y a encore quelque chose après le sceau.
refusal-record-second-header = Ligne { $line } : il y a un second en-tête.
refusal-record-out-of-order = Ligne { $line } : on trouve l’entrée { $found } au lieu de l’entrée { $expected }.
refusal-record-unreadable = Ligne { $line } : impossible de lire le champ { $path } : { $problem }
refusal-record-not-utf8 = La ligne { $line } n’est pas du texte (UTF-8).
refusal-record-newer = Ligne { $line } : le format { $format } est plus récent que ce programme, qui lit jusqu’au { $newest }.
refusal-record-other-game = Ligne { $line } : c’est un registre du jeu { $name }, pas du jeu { $expected }.
refusal-rules-ended = C’est une partie du jeu { $name }, jouée selon la version { $rules } des règles. Ce programme suit la version { $ours } et ne peut ni l’afficher, ni la vérifier, ni la reprendre.
refusal-record-line-too-long = La ligne { $line } dépasse { $most } octets.
refusal-record-too-large = Le registre fait { $bytes } octets ; le maximum est { $most }.
refusal-record-too-many-lines = Le registre compte plus de { $most } lignes.
refusal-record-impossible = Cela n’a pas pu arriver ({ $error }).
refusal-set-up-missing = La partie ne commence pas par la mise en place.
refusal-action-missing = Cette entrée n’a pas d’action.
refusal-not-allowed = { $seat } n’avait pas le droit de faire cela ({ $reason }).
refusal-decided-otherwise = Selon les règles, le coup joué par { $seat } aurait dû avoir un autre résultat.
refusal-outcome-differs = L’issue inscrite dans le sceau n’est pas celle de la partie : « { $reached } ».
refusal-seating = Ces places ne correspondent pas aux options du jeu.
refusal-chain-edited = Le registre { $place } de la chaîne a été modifié après avoir été scellé.
refusal-chain-first = Le registre { $place } de la chaîne ne nomme pas celui qui le précède.
refusal-chain-missing = Le registre { $place } de la chaîne suit un registre absent : { $name }
refusal-chain-order = Le registre { $place } de la chaîne doit venir après le registre { $after }.
refusal-chain-empty = Il n’y a aucun registre dans cette chaîne.
refusal-chain-unfinished = Le registre { $place } de la chaîne n’est pas une partie finie.
refusal-chain-over = Le registre { $place } de la chaîne vient après la fin du match ou de la campagne : { $result }
refusal-chain-options = Le registre { $place } de la chaîne n’a pas les options qui découlent des précédents.
refusal-chain-people = Registre { $place } de la chaîne : à la place { $seat }, ce n’est plus la même personne que dans le précédent.
refusal-chain-times = Le registre { $place } de la chaîne a commencé avant la fin du précédent.
refusal-chain-impossible = La partie du registre { $place } de la chaîne n’a pas pu se dérouler ainsi ({ $error }).

## Scénarios

refusal-scenario-malformed = Le scénario est illisible : { $problem }
refusal-no-such-variant = Variante inconnue : « { $variant } ».
refusal-refused = L’étape a été refusée : { $by }
refusal-accepted = L’étape a été acceptée ; elle devait être refusée : { $wanted }
refusal-refused-yet-changed = L’étape a été refusée ({ $by }), et pourtant quelque chose a changé.
