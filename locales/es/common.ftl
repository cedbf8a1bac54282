## Las palabras de la casa, sea cual sea el juego.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Jugador { $seat }
seat-bot = Bot { $seat }
team-of = { $one } { $two-and }
label = { $what }:

## Cualquier nombre en la forma que pide la frase (src/taberna/forms.py)

form-object = a { $name }
form-to = a { $name }
form-of = de { $name }
form-and = { $sound ->
    [i] e { $name }
   *[other] y { $name }
 }
in-language = { $text } ({ $language })
