## Adversaires

opponent-now = Adversaire : { $who }
opponent-level = Bots par niveau
opponent-apart = Autres bots
opponent-manner = Tempérament
bot-steady = posé
bot-steady-about = Sans manies.
chair-across = En face de toi
chair-left = À ta gauche
chair-partner = Ton partenaire
chair-right = À ta droite
bot-sits = Asseoir un bot ici

## Une rencontre

match-game = Match en deux parties gagnantes : partie { $place }
match-score = Le match : { $one } { $first }, { $two } { $second }
match-next = La partie suivante

## Les autres à la table

guests = À cette table
house = La maison
guest-mute = Mettre en sourdine
guest-unmute = Laisser parler
guest-block = Bloquer
guest-unblock = Débloquer
guest-report = Signaler
guest-report-why = Qu’a fait { $name } ?
guest-report-send = Envoyer le signalement
guest-remove = Exclure
guest-remove-sure = Oui, exclure
guest-muted = Tu n’entends plus { $name }.
guest-heard = Tu entends à nouveau { $name }.
guest-blocked = { $name } ne peut plus s’asseoir à tes tables.
guest-welcome = { $name } peut à nouveau s’asseoir à tes tables.
guest-reported = Signalement envoyé : l’hébergeur le lira.
guest-removed = { $name } n’est plus à la table.
chair-seat-lost = Tu n’as plus de chaise à cette table.
chair-closed = Cette table a été fermée.
chair-not-watching = L’hôte n’accepte plus de spectateurs à cette table.
hush = Faire taire la maison
unhush = Laisser parler la maison
bot-instead = Ou choisir un bot
