## Las palabras de la casa, sea cual sea el juego.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Jugador { $seat }
seat-bot = Bot { $seat }
team-of = { $one } y { $two }
label = { $what }:
