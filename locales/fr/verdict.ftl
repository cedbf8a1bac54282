## Ce que prouve un registre, du moins au plus

degree-lawful = Partie jouée selon les règles
degree-draws = Les tirages découlent de la graine
degree-committed = Le serveur s’est engagé sur son secret avant toute contribution à la graine
degree-seats = Qui était assis où
degree-times = Quand la partie a été jouée
degree-signed = Partie signée par un serveur connu
degree-whole = Partie complète : rien de coupé, rien d’ajouté
degree-because = { $what } : { $why }

## Le bilan : le premier de ces points qui ne tient pas

verdict-true = partie complète et signée par un serveur connu. Les coups et les tirages ont été vérifiés ; le serveur se porte garant des noms et des heures.
verdict-false = ce registre contient quelque chose de faux.
verdict-lawful = partie non vérifiée : les règles avec lesquelles elle a été jouée ne sont pas disponibles ici.
verdict-draws = partie jouée selon les règles. Rien ne permet de dire si les tirages étaient honnêtes.
verdict-committed = partie jouée selon les règles, et les tirages découlent de la graine. Mais quelqu’un a pu choisir la graine.
verdict-seats = partie jouée selon les règles, avec des tirages honnêtes. Rien ne prouve qui était assis où.
verdict-times = partie jouée selon les règles, avec des tirages honnêtes. Rien ne prouve quand elle a été jouée.
verdict-signed = partie jouée selon les règles, avec des tirages honnêtes. Aucun serveur connu ne l’a signée.
verdict-whole = tout ce qui s’y trouve est exact, mais la partie n’est pas complète.

## Pourquoi on ne peut pas le dire

refusal-secret-kept = le serveur garde encore son secret
refusal-practice-seed = les tirages viennent de la graine d’entraînement { $seed }, que quelqu’un a choisie
refusal-own-dice = les joueurs ont lancé leurs propres dés
refusal-other-rules = la partie a été jouée avec d’autres règles ou un autre contenu
refusal-ruleset-unknown = le registre nomme des règles qui ne sont pas disponibles ici ({ $ruleset }…)
refusal-not-followed = rien ne peut être vérifié après l’entrée { $after }
refusal-opening-unsigned = aucun serveur n’a signé d’engagement à l’ouverture
refusal-options-hidden = des options qui ne sont pas secrètes ont été cachées à l’ouverture : { $names }
refusal-seats-unsigned = n’importe qui a pu écrire ces noms
refusal-times-unkept = le registre n’indique pas les heures
refusal-unsigned = personne n’a signé ce registre
refusal-end-unsigned = n’importe qui a pu couper la partie et la sceller à nouveau
refusal-unfinished = la partie n’est pas terminée
refusal-record-said-twice = La ligne { $line } contient deux fois « { $name } ».
refusal-times-unsigned = n’importe qui a pu écrire ces heures
refusal-times-disorder = les heures ne sont pas dans l’ordre
refusal-signature-wrong = la signature n’est pas celle du serveur nommé ({ $house }…)
refusal-promise-wrong = l’engagement signé par le serveur à l’ouverture ({ $house }…) n’est pas celui de ce registre
refusal-house-unknown = la clé de la signature est inconnue ici ({ $house }…)
refusal-only-house = seul le serveur a contribué à la graine
refusal-only-host = seul l’hôte a contribué à la graine
refusal-record-unlinked = La ligne { $line } n’est pas reliée à la précédente.
refusal-key-shape = Une clé compte 64 chiffres hexadécimaux.
refusal-key-weak = N’importe qui peut signer avec cette clé : aucun serveur n’en utilise de pareille.
refusal-contributions-unsigned = les contributions des joueurs à la graine ne sont pas signées : n’importe qui a pu les écrire
refusal-house-changed = l’ouverture et la fin ont été signées avec des clés différentes ({ $house }…)
refusal-flag-early = d’après les heures notées, il restait encore { $seconds } secondes à la place { $seat } quand son temps a été déclaré écoulé

## Le reçu d’un joueur

refusal-receipt-opening = Le registre ne commence pas par ce que le serveur t’avait promis.
refusal-receipt-contribution = Les octets que le registre donne pour la place { $seat } ne sont pas les tiens.
refusal-receipt-left = Pour la place { $seat }, le registre contient d’autres octets que les tiens, et à cette place on ne t’a rien montré de la partie. Si tu l’as quittée avant le début, ou si tu as repris cette place, c’est normal : cela ne prouve rien contre le serveur.
refusal-receipt-resealed = Selon le registre, la partie précédente n’est pas celle que le serveur t’avait annoncée, et le serveur ne signe plus cette annonce. Si quelqu’un qui jouait cette partie a demandé l’effacement de ses données, c’est normal : cela ne prouve rien contre le serveur.
refusal-receipt-cut = Tu as reçu { $heard } étapes, mais le registre n’en compte que { $kept }.
refusal-receipt-told = Ce que raconte le registre diffère de ce que le serveur a montré aux joueurs (place { $seat }).
refusal-receipt-outcome = Le registre ne finit pas comme on te l’a raconté.
refusal-receipt-other-table = Ce que le serveur a signé concerne une autre table.
refusal-veil-unfit = Les options cachées que révèle le registre ne correspondent pas à ce qui a été signé.
receipt-good = Ton reçu et le registre concordent : la maison a tenu parole.
receipt-bad = Ton reçu et le registre ne concordent pas : la maison n’a pas tenu parole.
receipt-open = Ton reçu ne montre pas si la maison a tenu parole.
receipt-mine = C’est une preuve pour toi, qui as gardé le reçu. Pour les autres, seul compte ce que le serveur a signé.
receipt-others = Ce registre n’est pas signé par le serveur qui t’a donné le reçu : quelqu’un d’autre a pu l’écrire.
receipt-key = Ce serveur ne publie plus la clé qu’il avait la dernière fois que tu as joué ici. Soit c’est un autre serveur, soit il renie ce qu’il a signé.
receipt-later = Le registre n’a pas pu être obtenu. Ton reçu est gardé ici : taberna verify comparera les deux.
