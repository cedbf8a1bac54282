## Les mots de la maison, quel que soit le jeu.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Joueur { $seat }
seat-bot = Bot { $seat }
team-of = { $one } et { $two }
label = { $what } :

## N’importe quel nom sous la forme que demande la phrase (src/taberna/forms.py)

form-object = { $name }
form-to = à { $name }
form-of = { $sound ->
    [other] de { $name }
   *[vowel] d’{ $name }
 }
form-and = et { $name }
in-language = { $text } ({ $language })
