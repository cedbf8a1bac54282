## Le premier soir : ce que dit le Mentor, pas à pas

quest-learn-title = Le premier soir
quest-learn-lead = Une aventurière, une cave, dix minutes. Le Mentor dit ce qu’il faut faire, et pourquoi. Fais-le, ou promène-toi : la cave attend.
quest-learn-begin = Descendre
quest-learn-again = Reprendre où tu étais
quest-learn-anew = Recommencer
quest-learn-mentor = Le Mentor
quest-learn-of = { $n } sur { $all }
quest-learn-show = Montre-moi
quest-learn-quiet = Laisse-moi faire
quest-learn-back = Demander au Mentor
quest-now = { $now ->
    [wait] Regarde un instant.
    [defend] On t’attaque : appuie sur « { do-defend } ». Cela ne coûte rien, et un écu arrête un crâne.
    [answer] On te pose une question : réponds d’abord.
    [throw] Appuie sur « Bouger », puis sur « { do-walk-tense } ». Deux dés en forme de tonneau disent combien de cases tu peux faire.
    [climb] Te voilà dans la fosse : appuie sur « Bouger », puis sur « { do-walk-tense } ». On en sort avec un dé.
    [go-door] Touche la porte entourée, puis appuie sur « { quest-walk-open } ».
    [go-square] Touche une case entourée, puis appuie sur « { quest-walk } ».
    [go-beside] Touche une case voisine du cercle, puis appuie sur « { quest-walk } ».
    [near] Le cercle est trop loin pour ces dés : touche une case en chemin, puis appuie sur « { quest-walk } ».
    [stop] Tu es assez près : appuie sur « { do-stop } ». La suite coûte un autre point d’action.
    [halt] Ces dés ne mènent pas plus loin : appuie sur « { do-stop } ».
   *[end] Plus rien à faire ce tour-ci : appuie sur « { do-pass } ». Au prochain, tu relanceras les dés.
 }
quest-step-throw = Lance les dés
quest-step-throw-why = Un tour, c’est deux points d’action, et chaque action en coûte un. On marche une fois par tour.
quest-step-door = Voici une porte
quest-step-door-why = Ouvrir coûte une case. Ouvre, regarde, puis décide : la porte veut bien attendre.
quest-step-rats = Qui va là ?
quest-step-rats-do = Touche un rat pour savoir ce que c’est.
quest-step-rats-why = Figurines, meubles, pièges : tout ce que tu touches te dit ce que c’est. Toucher ne change rien à la partie.
quest-step-fight = Frappe
quest-step-fight-do = Appuie sur « { do-attack } » et choisis le rat.
quest-step-fight-why = Les crânes touchent. Les boucliers ovales protègent le rat ; contre un éclair que tu lances, rien ne le protège ; sur un dé de défense, l’éclair arrête deux crânes.
quest-step-finish = Frappe encore
quest-step-finish-do = Appuie encore sur « { do-attack } », jusqu’à ce qu’il n’y ait plus de rat.
quest-step-finish-why = Un point d’interrogation sur tes dés serait une maladresse : un autre dé choisit alors une ligne d’une table, rarement à ton goût.
quest-step-finish-fumbled = Ce point d’interrogation était une maladresse : un autre dé a choisi une ligne de la table, et on la lit. Cela arrive à tout le monde, un coup sur trois environ.
quest-step-search = Fouille la salle
quest-step-search-do = Appuie sur « { do-search } » et choisis « { search-treasure } ».
quest-step-search-why = On fouille ce qui est en vue, à quatre cases au plus, et jamais avec un adversaire si près. Voilà pourquoi il fallait d’abord s’occuper des rats.
quest-step-take = Prends le trésor
quest-step-take-do = Appuie sur « Spécial », puis sur « { do-use } ».
quest-step-take-why = « { do-use } », c’est tout ce qu’on fait de ses mains : prendre, ouvrir, tirer, boire.
quest-step-cellar = L’autre porte
quest-step-cellar-why = Quand une porte s’ouvre, on te montre toute la salle, sauf ce qui y est caché.
quest-step-traps = Avant d’entrer
quest-step-traps-do = Reste où tu es, appuie sur « { do-search } » et choisis « { search-traps } ».
quest-step-traps-why = Ce sol est trop propre. Une fouille montre le piège le plus proche ; sinon, c’est ton pied qui le trouve.
quest-step-jump = Par-dessus le trou
quest-step-jump-why = Le chemin passe par-dessus la fosse, d’un saut qui coûte quatre cases. Une fosse connue se saute ; elle ne se désamorce jamais.
quest-step-chest = Le coffre
quest-step-chest-do = Appuie sur « Spécial », puis sur « { do-use } », et choisis le coffre.
quest-step-chest-why = Une aventure dit dès le début ce qu’elle attend de toi. Celle-ci veut le tire-bouchon.
quest-step-drink = Soigne-toi
quest-step-drink-do = Appuie sur « Spécial », puis sur « { do-use } », choisis la potion, puis toi-même.
quest-step-drink-why = Trois points de vie pour un point d’action. Personne n’a jamais gagné en gardant une potion.
quest-step-home = On rentre
quest-step-home-do = Te voilà à l’escalier : appuie sur « { do-leave } ».
quest-step-home-why = Une aventure est finie quand il n’y a plus d’aventurier en bas. Mieux vaut partir par l’escalier.
quest-last-success = On est descendu, on a vu, on boit là-haut. Tout le jeu est là : deux points d’action par tour, des portes qui attendent et des dés qui rient. Les autres caves sont seulement plus grandes.
quest-last-fell = Cela arrive aux meilleurs : ce sont eux qui le racontent ensuite. Les rats ne font pas de progrès. Toi, si.
quest-last-without = Te revoilà, et le bouchon est toujours dans sa bouteille. Le coffre est resté où il était. Le tavernier aussi.
quest-last-friends = Entre amis
quest-last-another = Une autre aventure
quest-last-again = Encore une fois
epilogue-first-evening-success = Trente bouchons sont partis ce soir-là, dont un tout seul. Le tavernier a pendu le tire-bouchon à un clou au-dessus du comptoir, pour ne plus jamais avoir à le chercher. Maintenant il cherche le clou.
epilogue-first-evening-failure = Là-haut, on a essayé avec un couteau, une botte et une chanson. Le bouchon en a vu, des couteaux. Il attend, et tout le monde avec lui.
