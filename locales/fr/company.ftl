## Adversaires

opponent-now = Adversaire : { $who }
opponent-level = L’échelle
opponent-apart = Hors de l’échelle
opponent-manner = Tempérament
bot-steady = posé
bot-steady-about = Sans manies.
chair-across = En face de toi
chair-left = À ta gauche
chair-partner = Ton partenaire
chair-right = À ta droite
bot-sits = La maison s’assied ici

## Une rencontre

option-games = Durée
option-games-1 = une partie
option-games-3 = en deux parties gagnantes
match-game = Partie { $place }, en deux gagnantes
match-score = Le match : { $one } { $first }, { $two } { $second }
match-next = La partie suivante

## Les autres à la table

guests = À cette table
house = La maison
guest-mute = Ne plus entendre
guest-unmute = Entendre à nouveau
guest-block = Bloquer
guest-unblock = Débloquer
guest-report = Signaler
guest-report-why = Qu’a fait { $name } ?
guest-report-send = Envoyer à qui tient la maison
guest-remove = Renvoyer
guest-remove-sure = Renvoyer vraiment
guest-muted = Tu n’entends plus { $name }.
guest-heard = Tu entends à nouveau { $name }.
guest-blocked = { $name } ne peut plus s’asseoir à tes tables.
guest-welcome = { $name } peut à nouveau s’asseoir à tes tables.
guest-reported = Qui tient la maison le lira.
guest-removed = { $name } n’est plus à la table.
chair-seat-lost = Ta chaise à cette table n’est plus à toi.
chair-closed = Cette table a été fermée.
hush = Faire taire la maison
unhush = Entendre à nouveau la maison
bot-instead = Ou la maison

## La mémoire d’un bot, après la partie

memory-title = Ce que retenait { $name }
memory-whose = La mémoire de qui
memory-stone = N°
memory-took = { $name } la prenait pour
memory-had = { $name } avait vu
memory-sure = sûr, { $sure } %
memory-unsure = pas sûr, { $sure } %
memory-wrong = faux, sûr à { $sure } %
memory-forgotten = oubliée
memory-none = Aucune pierre n’est face cachée.
memory-thoughts = Ce qui lui est passé par la tête
memory-nothing = Rien d’oublié, rien d’affirmé.
memory-changed = Cette mémoire ne peut plus être reconstruite : le bot a changé depuis, ou quelqu’un a fait effacer ce qu’il savait de son jeu.
memory-forgot = A oublié la pierre { $space }, et l’a su.
memory-confused = A confondu les pierres { $space } et { $other } sans s’en apercevoir.
memory-missed = N’a pas suivi l’échange des pierres { $space } et { $other }.
memory-boast-knew = { $hidden ->
    [one] A fanfaronné en connaissant la seule qu’il y avait.
   *[other] A fanfaronné en connaissant les { $hidden }.
 } Chances données à l’autre : { $theirs } %.
memory-boast-mistaken = A fanfaronné de bonne foi : { $known ->
    [one] { $known } juste
   *[other] { $known } justes
 } sur { $hidden }. Chances données à l’autre : { $theirs } %.
memory-boast-bluffed = A fanfaronné en bluffant : { $known ->
    [one] { $known } juste
   *[other] { $known } justes
 } sur { $hidden }. Chances données à l’autre de les connaître toutes : { $theirs } %.
memory-steal-knew = { $hidden ->
    [one] A volé la fanfaronnade en connaissant la seule qu’il y avait.
   *[other] A volé la fanfaronnade en connaissant les { $hidden }.
 } Chances données à l’autre : { $theirs } %.
memory-steal-mistaken = A volé la fanfaronnade de bonne foi : { $known ->
    [one] { $known } juste
   *[other] { $known } justes
 } sur { $hidden }. Chances données à l’autre : { $theirs } %.
memory-steal-bluffed = A volé la fanfaronnade en bluffant : { $known ->
    [one] { $known } juste
   *[other] { $known } justes
 } sur { $hidden }. Chances données à l’autre : { $theirs } %.
memory-challenge = A défié sur la pierre { $space }. Chances données à l’autre de la connaître : { $theirs } %.
memory-believe = Y a cru. Chances données à l’autre de les connaître toutes : { $theirs } %.
memory-doubt = En a douté. Chances données à l’autre de les connaître toutes : { $theirs } %.
