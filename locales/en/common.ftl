## The house's own words, whatever the game.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Player { $seat }
seat-bot = Bot { $seat }
team-of = { $one } and { $two }
label = { $what }:

## Any name in a form of its own (src/taberna/forms.py): only what the language needs

form-object = { $name }
form-to = to { $name }
form-of = of { $name }
form-and = and { $name }
in-language = { $text } ({ $language })
