# The tools for those who write adventures.

help-adventure = Begin, check and draw adventures of your own.

    An adventure is one TOML file. To begin with a small whole one: taberna adventure example > the-cup.toml. Check it, play it (taberna play tseuquest the-cup.toml), then change it. taberna adventure face keep prints an empty map. The guide: docs/adventures.md
help-adventure-check = Report errors in adventures and campaigns, with line and column.

    Example: taberna adventure check the-cup.toml

    Exit codes: 0 no errors; 1 errors; 2 no such file.
help-adventure-files = Files of adventures or campaigns, or folders that contain them.
help-adventure-example = Print a small whole adventure to begin from, with texts in your language.

    Example: taberna adventure example > the-cup.toml
help-adventure-face = Print an empty face of the board, to draw an adventure on.

    Example: taberna adventure face keep

    Exit codes: 0 printed; 2 no such face.
help-adventure-face-name = The face: keep, warren, cellar or landing.
help-adventure-show = Draw the plan of an adventure at the terminal, or as an SVG file to print.

    Example: taberna adventure show good-barrel --as players

    Example: taberna adventure show the-cup.toml --svg the-cup.svg
help-adventure-file = The adventure’s file, or the name of an adventure that comes with Taberna.
help-adventure-svg = Write the drawing to this SVG file.
help-adventure-as = Whom to draw the plan for: sorcerer (everything) or players (what they see at the start).
help-adventure-party = How many adventurers to draw the plan for.
help-bench-evenings = Have simple bots play each adventure, and check that it reaches its end without errors and without getting stuck. Also check that hostile files are refused.

    Example: taberna bench adventures --games 20
help-bench-only = Play only this adventure; may be repeated.
adventure-error = error
adventure-warning = warning
adventure-near = Did you mean “{ $near }”?
adventure-known = Choose one of: { $known }.
adventure-known-more = Choose one of: { $known }, or { $more } others.
adventure-more = … and { $count } more.
adventure-fine = { $count ->
    [one] One file checked: no errors.
   *[other] { $count } files checked: no errors.
}
adventure-wrong = { $errors ->
    [one] One error.
   *[other] { $errors } errors.
}
adventure-none = No adventures found at { $path }.
adventure-example-note = A whole adventure: check it (taberna adventure check FILE), play it (taberna play tseuquest FILE), then change it.
    The map’s symbols are explained under [key]. What else there is: docs/adventures.md
adventure-not-shown = The plan can’t be drawn yet. To find out why: taberna adventure check { $path }
adventure-written = The drawing is in { $path }
adventure-threat = Threat against { $number ->
    [one] one adventurer
   *[other] { $number } adventurers
}: { $drawn }
legend-start = start
legend-exit = exit
legend-door = door
legend-open-door = open door
legend-secret = secret door
legend-portcullis = portcullis
legend-ruined = ruined wall
legend-hoard = hidden treasure
legend-trap = trap
legend-unused = not used
legend-unseen = not seen yet
legend-creaks = creaking floor
problem-too-large = The file is { $count } bytes long; the limit is { $most }.
problem-not-utf8 = This is not UTF-8 text.
problem-odd-sign = An invisible or forbidden character: { $sign }.
problem-too-deep = Brackets are nested too deeply: at most { $most } levels.
problem-syntax-string = A string is not closed, or contains a character that must be escaped.
problem-syntax-twice = Duplicate: a name may appear only once in its table.
problem-syntax-inline = There is a mistake in a table in braces: put commas between its parts, and write all of it on one line.
problem-syntax-array = A list is not closed with “]”, or lacks a comma.
problem-syntax-key = A name and “=” are expected here.
problem-syntax-value = “=” must be followed by a text in quotes, a number, true or false, a list or a table.
problem-syntax-header = A heading is not closed with “]”.
problem-syntax-line = This line is not TOML.
problem-map-large = The map is larger than { $most } by { $most } squares.
problem-too-many = Too many “{ $name }”: { $count }; the limit is { $most }.
problem-name-long = This name is too long: use at most { $most } letters.
problem-number-wild = This number is too large; the limit is { $most }.
problem-wrong-kind = “{ $field }” should be { $wanted ->
    [table] a table
    [list] a list
    [bool] true or false
    [number] a number
   *[text] a text in quotes
}.
problem-not-one-of = “{ $name }” is not allowed here.
problem-unknown-field = There is no field “{ $name }” here.
problem-missing = “{ $field }” is missing here.
problem-key-sign = “{ $sign }”: a map symbol is one character, other than a dot, a space or #.
problem-key-kind = The key doesn’t say what kind of thing “{ $sign }” is.
problem-no-face = There is no face of the board called “{ $name }”.
problem-map-width = Row { $row } of the map is too { $wide ->
    [yes] long
   *[no] short
 } by { $more }: it has { $count } characters instead of { $wanted }. It reads “{ $line }”.
problem-map-height = The map has { $count ->
    [one] one line
   *[other] { $count } lines
 } instead of { $wanted }.
problem-map-sign = The key doesn’t say what “{ $sign }” on the map is.
problem-map-corner = “{ $sign }” is on a corner, where only “+” can stand.
problem-key-unused = “{ $sign }” is in the key, but not on the map.
problem-door-on-rim = This door leads off the board.
problem-door-no-wall = A door must be in a wall, and the face has no wall here.
problem-wall-missing = The face has a wall here, but the map has a space. Draw “{ $sign }”, or a door.
problem-wall-extra = The face has no wall here, but the map has “{ $sign }”.
problem-map-edge = “{ $sign }” is not a symbol for an edge.
problem-no-item = There is no object “{ $name }”.
problem-no-rule = There is no rule “{ $name }”.
problem-no-adventure = There is no adventure “{ $name }”.
problem-no-price = “{ $name }” has no price and can’t be sold.
problem-two-kinds = One thing can’t be both { $one } and { $other }.
problem-no-figure = There is no figure “{ $name }”.
problem-figure-kind = “{ $name }” is { $kind ->
    [minion] a minion: write minion = "{ $name }"
    [antagonist] an antagonist: write antagonist = "{ $name }"
    [elemental] an elemental: write elemental = "{ $name }"
   *[hero] an adventurer: only players can have those
 }.
problem-key-nowhere = Nobody can get “{ $name }”, which opens the lock at { $door }: give it to somebody, or put it where it can be found.
problem-no-scenery = There is no scenery “{ $name }” to place on squares.
problem-no-square = There is no square “{ $name }” on this face.
problem-no-room = “{ $name }” is not in a room.
problem-no-edge = There is no edge “{ $name }”.
problem-no-door = The map has no door at “{ $name }”. Edges are named after the square north or west of them.
problem-figure-in-scenery = { $figure } stands inside scenery ({ $scenery }).
problem-figure-on-figure = { $figure } stands on the same square as another figure.
problem-figure-on-start = { $figure } stands on one of the adventurers’ starting squares.
problem-start-in-scenery = Nobody can start inside scenery ({ $scenery }).
problem-starts-few = { $count ->
    [one] There is one starting square
   *[other] There are { $count } starting squares
 }; { $wanted } are needed.
problem-two-alike = Two things are called “{ $name }”: rename one of them.
problem-scenery-size = Scenery of this kind ({ $scenery }) is { $long } by { $broad } squares.
problem-scenery-split = A wall runs through this scenery ({ $scenery }).
problem-scenery-on-scenery = Two pieces of scenery stand on this square ({ $scenery }).
problem-scenery-no-side = Scenery of this kind ({ $scenery }) stands against a wall: say which with wall = "n", "e", "s" or "w".
problem-scenery-no-wall = There is no plain wall behind this scenery ({ $scenery }).
problem-no-trap = There is no trap “{ $name }”.
problem-trap-place = The trap “{ $trap }” has { $count } places; it needs exactly one: a square, an edge, or what it guards.
problem-pit-disarmed = A pit can’t be disarmed (“{ $trap }”).
problem-magic-nothing = The magic trap “{ $trap }” does nothing: give it effects.
problem-rocks-apart = The two squares of “{ $trap }” do not touch.
problem-trap-on-start = The trap “{ $trap }” is on one of the adventurers’ starting squares.
problem-trap-on-trap = There is another trap in the same place as “{ $trap }”: finding one would give the other away. Move one of them.
problem-treasure-on-treasure = There is another treasure in the same place as “{ $treasure }”: combine them into one.
problem-figures-many = There are more than { $most } figures of one kind ({ $sheet }). Their numbers would tell players how many there are.
problem-effect-what = “{ $verb }” needs a “what”.
problem-effect-unknown = The effect mentions “{ $name }”, which does not exist.
problem-effect-nothing = “{ $verb }” needs an amount or dice.
problem-effect-fleeting = “{ $verb }” needs a duration: turn, round or adventure.
problem-effect-nobody = “{ $verb }” affects nobody here, because no figure sets off a flag or a round. Say whom it affects, for example who = "heroes".
problem-card-undrawn = Nobody draws “{ $name }”: no figure on the map has “chaos”.
problem-no-group = There is no group “{ $name }”.
problem-when-unreadable = “{ $name }” is not a condition. Use one of: flag X, no flag X, group X gone, hero, minion, mindless.
problem-trigger-idle = The trigger “{ $name }” does nothing: give it effects.
problem-trigger-what = The trigger waits for “{ $name }”, which does not exist.
problem-trigger-loop = The trigger “{ $name }” sets itself off again, endlessly.
problem-language-unknown = “{ $name }” is not one of Taberna’s languages ({ $known }).
problem-language-missing = There are no texts in the language “{ $language }”.
problem-text-missing = The text “{ $name }” is missing in the language “{ $language }”.
problem-text-dead = The text “{ $name }” is never used.
problem-text-empty = The text “{ $name }” is empty.
problem-text-long = The text “{ $name }” has { $count } characters; the limit is { $most }.
problem-text-placeholder = “{ $name }” can’t be filled in here; only { $known } can.
problem-text-markup = The text “{ $name }” contains “{ $sign }”: texts are plain, without markup or links.
problem-goal-unreachable = The goal “{ $name }” can’t be reached: walls, locks or conditions are in the way.
problem-goal-unset = Nothing sets the flag “{ $name }”, which is a goal.
problem-no-way-out = Nobody can leave, and no effect ends the adventure with a success.
problem-trigger-dead = The trigger “{ $name }” can never fire.
problem-use-dead = Nobody can get to “{ $name }”, so its effects never happen.
problem-effect-dead = “{ $verb }” never happens: “{ $name }” is never true.
problem-cut-off = Nobody can get to “{ $name }”.
problem-unused-reached = “{ $name }” is drawn as unused, but adventurers can walk there.
problem-one-way-door = Once this effect has happened, nothing can open “{ $name }” again.
problem-one-way-key = This effect takes away “{ $name }”, which a lock still needs.
problem-one-way-move = There is no way back from “{ $name }” to an exit.
problem-rocks-cut = When the rocks of “{ $name }” fall, they cut off part of the map.
problem-flag-idle = Nothing uses the flag “{ $name }”.
problem-threat-count = { $count ->
    [one] One threat value is given
   *[other] { $count } threat values are given
 }; { $wanted } are needed, one for each party size.
problem-threat-falls = The threat for a party of { $number } is lower than for a smaller party.
problem-threat-over = For a party of { $number }, the map adds up to a threat of { $drawn }, but the file declares { $most }.
problem-threat-under = For a party of { $number }, the map adds up to a threat of only { $drawn }, but the file declares { $most }.
problem-way-differs = What follows “{ $name }”? According to its own file, { $known ->
    [none] nothing
   *[other] { $known }
 }; according to the campaign, { $written ->
    [none] nothing
   *[other] { $written }
 }. Make the two agree.
problem-way-twice = The campaign says in two places what follows “{ $name }”.
problem-way-unreached = No [[way]] of the campaign leads to “{ $name }”.
problem-way-endless = This campaign never ends: one of its ways must lead to an adventure that nothing follows.
problem-own-id = “{ $name }” can’t be an id: use lower-case letters, digits and hyphens, { $most } characters at most, starting with a letter.
problem-own-taken = There is already a “{ $name }” in Taberna: choose another id.
problem-own-nameless = “{ $name }” needs a name that people can read: name.en = "…".
problem-own-number = “{ $field }” must be a number from { $least } to { $most }.
problem-own-mind = “mind” must be a number from 1 to { $most }, or "none" for a figure without a mind.
problem-own-moves = “{ $name }” needs either “moves” (squares) or “dice” (movement dice).
problem-own-dice = “{ $name }” is a minion, and minions don’t roll to move: use “moves”.
problem-own-portrait = There is no drawing “{ $name }”. In “portrait”, name the Taberna figure or object whose drawing you want to use.
problem-own-idle = The card “{ $name }” does nothing: give it effects.
problem-own-verb = “{ $verb }” needs the plan, so only a trigger can do it, not an object or a card.
problem-own-when = “{ $name }” is not a condition for an object or a card. Use hero, minion or mindless.
