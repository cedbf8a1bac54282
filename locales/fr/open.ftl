## Ouvrir une table dans une maison ailleurs

help-open = Ouvrir une table sur un autre serveur et recevoir un lien pour chaque place.

    Qui a un lien s’assied avec taberna play LIEN. La partie commence quand toutes les places sont prises.

    Exemple : taberna open http://127.0.0.1:8000 tellstones --seat A=Ana --seat B=bot:king

    Exemple : taberna open http://127.0.0.1:8000 tseuquest good-barrel --option party=A:bruna,B:odo

    Exemple : taberna open http://127.0.0.1:8000 tseuquest --seat S=Dora

    Codes de sortie : 0 la table est ouverte ; 2 mauvaise option, personne ne répond là-bas ou la maison refuse.
help-open-url = L’adresse de la maison, par laquelle les autres y viennent aussi.
help-open-game = Le jeu : tellstones ou tseuquest.
help-open-seat = Qui s’assied où : PLACE=NOM est une personne, PLACE une personne sans nom, PLACE=bot:BOT un bot de la maison ; peut être répété. Les places qui ne sont pas nommées sont à des personnes ; celle du Sorcier (S) est à un bot.
open-done = La table est ouverte. La partie commence quand toutes les places sont prises.
open-seat = Place { $seat }, { $name }. La personne qui s’y assied tape ceci, dans son propre terminal (valable pour une seule personne) :
open-bot = Place { $seat }, { $name } : un bot de la maison y est déjà assis.
open-watch = Pour regarder, autant qu’on veut :
open-keep = Garde les liens : ils ne sont montrés qu’une fois, et quiconque en a un prend la place.
open-url-shape = « { $url } » n’est pas l’adresse d’une maison. Elle ressemble à http://127.0.0.1:8000
open-nobody = Aucune maison de Taberna ne répond à { $url }. Est-elle ouverte (taberna serve), et est-ce bien son adresse ?
