## Τα λόγια του σπιτιού, όποιο κι αν είναι το παιχνίδι.

language-names = en English   es Español   fr Français   el Ελληνικά
seat-player = Παίκτης { $seat }
seat-bot = Μποτ { $seat }
team-of = { $one } και { $two }
label = { $what }:

## Κάθε όνομα στη μορφή που ζητά η φράση (src/taberna/forms.py)

form-object = { $name }
form-to = → { $name }
form-of = { $name }
form-and = και { $name }
in-language = { $text } ({ $language })
