## Ce que prouve un registre, du moins au plus

degree-lawful = Jouée selon les règles
degree-draws = Les tirages découlent de la graine
degree-committed = La maison s’était engagée avant tout apport des joueurs
degree-seats = Qui était assis où
degree-times = Quand elle a été jouée
degree-signed = Signée par une maison connue
degree-whole = Entière : rien de coupé, rien d’ajouté
degree-because = { $what } : { $why }

## Le bilan : le premier de ces points qui ne tient pas

verdict-true = entière et signée. Tout est vrai.
verdict-false = ce registre ne dit pas la vérité.
verdict-lawful = non vérifiée : nous n’avons pas les règles qu’il faut pour la rejuger.
verdict-draws = jouée selon les règles. Rien ne permet de dire si les tirages étaient honnêtes.
verdict-committed = jouée selon les règles, et les tirages découlent de la graine. Rien ne prouve que personne n’a choisi la graine.
verdict-seats = jouée selon les règles, avec des tirages honnêtes. Rien ne prouve qui était assis où.
verdict-times = jouée selon les règles, avec des tirages honnêtes. Rien ne prouve quand.
verdict-signed = jouée selon les règles, avec des tirages honnêtes. Aucune maison connue ne l’a signée.
verdict-whole = vraie jusqu’où elle va, mais ce n’est pas une partie entière.

## Pourquoi on ne peut pas le dire

refusal-secret-kept = la maison garde encore son secret
refusal-practice-seed = ils viennent de la graine d’entraînement { $seed }, que quelqu’un a choisie
refusal-own-dice = les joueurs ont jeté leurs propres dés
refusal-other-rules = elle a été jouée avec d’autres règles ou un autre contenu que les nôtres
refusal-ruleset-unknown = le registre nomme des règles que nous n’avons pas ({ $ruleset }…)
refusal-not-followed = rien ne peut être dit au-delà de l’entrée { $after }
refusal-opening-unsigned = aucune maison n’a signé ce qu’elle promettait à l’ouverture
refusal-seats-unsigned = n’importe qui a pu écrire ces noms
refusal-times-unkept = le registre ne le dit pas
refusal-unsigned = personne ne l’a signé
refusal-end-unsigned = n’importe qui a pu couper la partie et la sceller à nouveau
refusal-unfinished = la partie n’est pas terminée
refusal-record-said-twice = La ligne { $line } dit deux fois « { $name } ».
refusal-times-unsigned = n’importe qui a pu écrire ces heures
refusal-times-disorder = les heures ne se suivent pas
refusal-signature-wrong = la signature n’est pas celle de la maison nommée ({ $house }…)
refusal-promise-wrong = ce que la maison a signé à l’ouverture ({ $house }…) n’est pas ce que ce registre dit qu’elle a promis
refusal-house-unknown = personne ici ne connaît la clé de la signature ({ $house }…)
refusal-only-house = la maison est seule à avoir contribué à la graine
refusal-only-host = l’hôte est seul à avoir contribué à la graine
refusal-record-unlinked = La ligne { $line } ne suit pas celle d’avant.
refusal-key-shape = Une clé compte 64 chiffres hexadécimaux.
refusal-contributions-unsigned = n’importe qui a pu écrire ce que les places ont apporté
refusal-house-changed = l’ouverture et la fin ont été signées avec des clés différentes ({ $house }…)
refusal-flag-early = d’après ces heures, il restait encore { $seconds } secondes à la place { $seat } quand on a dit son temps écoulé

## Le reçu d’un joueur

refusal-receipt-opening = Le registre ne commence pas par ce que la maison vous avait promis.
refusal-receipt-contribution = Le registre donne pour la place { $seat } d’autres octets que les vôtres.
refusal-receipt-cut = On vous a raconté { $heard } étapes, et le registre n’en compte que { $kept }.
refusal-receipt-told = Le registre raconte la partie autrement qu’elle ne l’a été à la place { $seat }.
refusal-receipt-outcome = Le registre ne finit pas comme on vous l’a raconté.
refusal-receipt-other-table = Ce que la maison a signé concerne une autre table.
receipt-good = Votre reçu et le registre concordent : la maison a tenu parole.
receipt-bad = Votre reçu et le registre ne concordent pas : la maison n’a pas tenu parole.
receipt-later = Le registre n’a pas pu être obtenu. Votre reçu est gardé ici : taberna verify compare les deux.
