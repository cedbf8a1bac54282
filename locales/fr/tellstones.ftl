## Les pierres

stone = { $symbol ->
    [C] Couronne
    [D] Bouclier
    [S] Épée
    [F] Drapeau
    [K] Chevalier
    [H] Marteau
   *[L] Balance
 }
the-stone = { $symbol ->
    [C] la Couronne
    [D] le Bouclier
    [S] l’Épée
    [F] le Drapeau
    [K] le Chevalier
    [H] le Marteau
   *[L] la Balance
 }
the-stone-object = { the-stone }

## Sur la table

title-duel = Tellstones : King’s Gambit
title-vanguard = Tellstones : tracer les Lignes
title-round = Tellstones : la Ronde du roi
line = { $line ->
    [none] Ligne
   *[other] Ligne { $line }
 }
pool = Source
pool-empty = vide
face-down = face cachée
badge-looks = trois coups d’œil : { $side }
badge-bell = la cloche a sonné
badge-notes = entraînement : notes permises
badge-clock = pas de pendule sur ce terminal
badge-drawn = nulle proposée par { $side }
badge-resigns = { $seat } veut abandonner
badge-away = { $seat } n’est pas là

## Ce que l’on peut faire

verb-place = Placer
verb-hide = Cacher
verb-swap = Intervertir
verb-peek = Coup d’œil
verb-challenge = Défier
verb-boast = Fanfaronner
verb-stop = Ne plus regarder
verb-answer = Répondre
verb-believe = Croire
verb-doubt = Douter
verb-steal = Voler
verb-name = Nommer
verb-open = Ouvrir
verb-first = Commencer
verb-second = Jouer en second

what-place = placer une pierre de la Source à un bout de la Ligne
what-hide = retourner une pierre face cachée
what-swap = échanger deux pierres
what-peek = regarder en secret une pierre cachée
what-challenge = « Nomme cette pierre ! »
what-boast = « Je sais tout. »
what-stop = tu as assez vu
what-answer = dire quelle pierre c’est
what-believe = « Je te crois » : un point pour { $side }
what-doubt = « Prouve-le » : tout ou rien pour { $side }
what-steal = « Moi aussi ! »
what-name = nommer une pierre et la retourner
what-open = choisir la pierre qui ouvre la Ligne
what-first = à toi de commencer
what-second = laisser les autres commencer

which-line = Sur quelle Ligne ?
which-stone = Quelle pierre ?
which-end = De quel côté ?
which-space = Quelle pierre de la Ligne ?
which-other = Avec quelle autre ?
which-symbol = Quelle pierre est-ce ?
which-looker = Qui regarde ?
looker-self = toi
looker-partner = ton partenaire
end-left = gauche
end-right = droite

## Ce qui est demandé

ask-turn = { $seat }, à toi de jouer.
ask-second = { $seat }, il te reste une action, sur la Ligne { $line }.
ask-bell-claim = { $seat }, la cloche a sonné : Défier ou Fanfaronner.
ask-bell-handle = { $seat }, la cloche a sonné : Cacher ou Placer.
ask-elder = { $seat }, honneur aux anciens : veux-tu commencer ou jouer en second ?
ask-opening = { $seat }, choisis la pierre qui ouvre la Ligne.
ask-place = { $seat }, { $by } te demande de placer { the-stone-object } { at-end }.
ask-hide = { $seat }, { $by } te demande de retourner la pierre { $space } face cachée.
ask-swap = { $seat }, { $by } te demande d’intervertir les pierres { $space } et { $other }.
ask-answer = { $seat }, quelle est la pierre { $space } ?
ask-reply = { $seat }, { $by } prétend connaître toutes les pierres cachées. Vas-tu y croire, en douter ou voler sa fanfaronnade ?
ask-stolen = { $seat }, { $by } t’a volé ta fanfaronnade. Vas-tu y croire ou en douter ?
ask-prove = { $seat }, prouve-le : nomme une pierre cachée.
ask-look = { $seat }, tu peux regarder une autre pierre, ou t’arrêter.

at-end = { $line ->
    [none] { $end ->
        [left] tout à gauche
       *[right] tout à droite
     }
   *[other] { $end ->
        [left] tout à gauche de la Ligne { $line }
       *[right] tout à droite de la Ligne { $line }
     }
 }

## Ce qui s’est passé

event-opened = { $line ->
    [none] La Ligne s’ouvre avec { the-stone }.
   *[other] La Ligne { $line } s’ouvre avec { the-stone }.
 }
event-first-settled = { $seat } commence.
event-half-done = Il reste une action sur la Ligne { $line }.
event-bell-hangs = La cloche du dernier verre peut sonner après douze tours de suite sans autre action qu’Intervertir et Coup d’œil.
event-bell-rang = La cloche de la taverne sonne pour { $seat }.
event-ordered-place = { $by } veut { the-stone-object } { at-end } ; à { $hand } de s’en charger.
event-ordered-hide = { $by } veut la pierre { $space } face cachée ; à { $hand } de la retourner.
event-ordered-swap = { $by } veut intervertir les pierres { $space } et { $other } ; à { $hand } de s’en charger.
event-placed = { $hand } place { the-stone-object } { at-end }, comme { $by } l’a demandé.
event-hidden = { $hand } retourne la pierre { $space } face cachée, comme { $by } l’a demandé.
event-swapped = { $hand } intervertit les pierres { $space } et { $other }, comme { $by } l’a demandé.
event-looked = { $looker } regarde la pierre { $space }.
event-looked-for = { $looker } regarde la pierre { $space } pour { $by }.
event-challenged = { $by } défie { $of } de nommer la pierre { $space }.
event-answered = { $by } dit : « { the-stone } ».
event-boasted = { $line ->
    [none] { $by } fanfaronne : « Je sais tout. »
   *[other] { $by } fanfaronne : « Je connais toute la Ligne { $line }. »
 }
event-believed = { $by } y croit.
event-doubted = { $by } n’y croit pas ; à { $prover } de le prouver.
event-stolen = { $by } vole la fanfaronnade { $of-of } : « Moi aussi ! »
event-named = { $by } nomme la pierre { $space } : « { the-stone } ».
event-turned = La pierre { $space } est retournée : { the-stone }.
event-scored = Un point pour { $side }.
event-draw-offered = { $by } propose la nulle.
event-draw-declined = { $by } refuse la nulle : on continue.
event-resigned = { $by } abandonne.
event-went-away = { $seat } n’est plus là depuis trop longtemps.
event-came-back = { $seat } est de retour.
event-looked-secret = La pierre { $space }, c’est { the-stone }.

## La fin

ended-points = Trois points : victoire pour { $side }.
ended-proof = La preuve décide de la partie : victoire pour { $side }.
ended-resigned = L’autre camp abandonne : victoire pour { $side }.
ended-time = Le temps est écoulé : victoire pour { $side }.
ended-claimed = L’autre camp n’est pas revenu : victoire pour { $side }.
ended-agreed = Partie nulle, d’un commun accord.
ended-turns = Partie nulle : trop de tours ont été joués.
match-won = Le match revient à { $side }.
match-drawn = Match nul.

## Les règles en deux mots

rules-reminder =
    Sept pierres ; trois points pour gagner. Un tour, c’est une seule action :
      { verb-place } : une pierre de la Source va, face visible, à un bout de la Ligne.
      { verb-hide } : une pierre visible est retournée face cachée.
      { verb-swap } : deux pierres de la Ligne changent de place.
      { verb-peek } : regarde en secret une pierre cachée. Si l’autre camp vient de
        marquer, à son tour ou au tien, tu peux en regarder trois.
      { verb-challenge } : l’adversaire nomme une pierre cachée et la retourne.
        Juste : un point pour l’adversaire. Faux : un point pour toi.
      { verb-boast } : tu prétends connaître toutes les pierres cachées. L’adversaire
        te croit (un point pour toi), doute (prouve-le et tu gagnes la partie ; une
        erreur, et tu la perds) ou vole la fanfaronnade : crois-le ou doute.
    Placer, Cacher, Intervertir : tu choisis, l’adversaire déplace les pierres.
    Dis ce que tu veux, vrai ou faux ({ word-talk }). Rien n’aide la mémoire : c’est le jeu.
rules-reminder-vanguard =
    Deux Lignes, un seul score. Nomme aussi la Ligne : B2 est la deuxième
    pierre de la Ligne B.
rules-reminder-round =
    Deux équipes. L’adversaire à ta gauche déplace les pierres et te répond ;
    ton partenaire peut regarder pour toi (peek p2), et vous vous relayez pour
    faire une preuve.
