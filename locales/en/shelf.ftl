# Adventures from files, brought to a table.

refusal-adventure-missing = There is no adventure to read at { $path }.
refusal-adventure-broken = { $path } can’t be played yet: { $count ->
    [one] one mistake, on line { $line }.
   *[other] { $count } mistakes, the first on line { $line }.
} All of them: taberna adventure check { $path }
refusal-adventures-many = { $path } leads to “{ $name }”, and can’t take it along: a table can bring at most { $most } adventures, named with lower-case letters, digits and hyphens.
refusal-adventure-unfit = The adventure “{ $name }” was brought to this table, and can’t be played: { $count ->
    [one] there is a mistake on line { $line }.
   *[other] it has { $count } mistakes, the first on line { $line }.
}
refusal-options-secret = This table can only be played at one terminal: its options contain things not everyone may see.
problem-way-missing = “{ $name }” leads on to { $known }, and the campaign does not say so: it needs a [[way]].
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → as the adventurers choose: { $follows }
campaign-end = { $title }. There it ends.
legend-locked = by key or lever
legend-zone = treasure to search for
legend-asleep = asleep
legend-later = faint: not there yet
problem-text-nobody-yet = “{ $name }” is read before anybody has done anything: it can’t name {"{"}hero{"}"}.
