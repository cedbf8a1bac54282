## Ouvrir une table sur un autre serveur

help-open = Ouvrir une table sur un serveur en marche et obtenir un lien pour chaque place.

    Envoie chaque lien à la personne qui prendra cette place : elle tape taberna play LIEN, ou ouvre le lien dans un navigateur. La partie commence quand toutes les places sont prises.

    Exemple : taberna open http://192.168.1.20:8000 tellstones --seat A=Ana --seat B=bot:king

    Exemple : taberna open http://192.168.1.20:8000 tseuquest good-barrel --option party=A:bruna,B:odo

    Exemple : taberna open http://192.168.1.20:8000 tseuquest --seat S=Dora

    Codes de sortie : 0 la table est ouverte ; 2 option incorrecte, aucun serveur ne répond, ou le serveur refuse.
help-open-url = L’adresse à laquelle les autres joueurs peuvent joindre le serveur ; 127.0.0.1 ne vaut que depuis cette machine.
help-open-game = Le jeu : tellstones ou tseuquest.
help-open-seat = Qui s’assied où. Option répétable. PLACE=NOM désigne une personne, PLACE une personne encore sans nom, PLACE=bot:BOT un bot du serveur. Les places non mentionnées sont pour des personnes, sauf celle du Sorcier (S), jouée par un bot.
open-done = La table est ouverte. La partie commence quand toutes les places sont prises.
open-seat = Place { $seat }, { $name }. La personne qui la prend tape ceci dans son propre terminal, ou ouvre le lien dans un navigateur (valable pour une seule personne) :
open-seat-like-bot = « { $name } » est ici le nom d’une personne. Pour le bot de ce nom : --seat { $seat }=bot:{ $name }
open-bot = Place { $seat }, { $name } : un bot du serveur y est déjà assis.
open-watch = Pour regarder, dans le terminal ou dans un navigateur (autant de personnes qu’on veut) :
open-keep = Garde les liens : ils ne sont montrés qu’une fois, et il suffit d’en avoir un pour prendre la place.
open-url-shape = « { $url } » n’est pas l’adresse d’un serveur. Elle doit ressembler à http://192.168.1.20:8000
open-nobody = Aucun serveur Taberna ne répond à { $url }. Est-il lancé, et est-ce la bonne adresse ? Pour que d’autres machines l’atteignent, il faut le lancer ainsi : taberna serve --host 0.0.0.0
