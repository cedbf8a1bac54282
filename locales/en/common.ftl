## The house's own words, whatever the game.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Player { $seat }
seat-bot = Bot { $seat }
team-of = { $one } and { $two }
label = { $what }:
