## Les mots de la maison, quel que soit le jeu.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Joueur { $seat }
seat-bot = Bot { $seat }
team-of = { $one } et { $two }
label = { $what } :
