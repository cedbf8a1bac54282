## What the help is framed by, and what is wrong with a command line

help-help = Show this help and exit.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default:
help-envvar = environment variable:
help-required = required
metavar-options = OPTIONS
metavar-command = COMMAND …
metavar-text = text
metavar-number = number
metavar-path = file
metavar-key-value = KEY=VALUE
metavar-seat = SEAT
metavar-seat-name-bot-bot = SEAT=NAME|bot:BOT
metavar-link = LINK
metavar-degree = DEGREE
metavar-key = KEY
metavar-game = GAME
metavar-adventure = ADVENTURE
metavar-name = FACE
metavar-file = FILE
metavar-files = FILE
metavar-paths = FILE
metavar-record = RECORD
metavar-records = RECORD
metavar-url = ADDRESS
metavar-player = BOT
metavar-one = BOT
metavar-other = BOT
metavar-what = WHAT
usage-help = For help, type: { $command }
usage-no-command = There is no command “{ $word }”.{ $known ->
    [none] { "" }
   *[other] { " " }Did you mean: { $known }?
 }
usage-no-command-given = No command given.
usage-too-many = Unexpected argument: { $word }
usage-needs-value = { $word } needs a value.
usage-takes-none = { $word } doesn’t take a value.
usage-missing = Missing: { $name }
usage-no-option = There is no option { $name }.{ $known ->
    [none] { "" }
   *[other] { " " }Did you mean: { $known }?
 }
usage-too-large = { $name } must be at most { $most }.
usage-too-small = { $name } must be at least { $least }.
usage-not-a-number = { $name } must be a number.
usage-no-file = { $name }: “{ $word }” doesn’t exist.
usage-not-one-of = { $name }: choose one of { $known }.
usage-not-understood = { $name }: this value isn’t valid.
