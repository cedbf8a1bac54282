# Adventures from files, brought to a table.

refusal-adventure-missing = There is no adventure to read at { $path }.
refusal-adventure-broken = { $path } can’t be played yet: { $count ->
    [one] one mistake, on line { $line }.
   *[other] { $count } mistakes, the first on line { $line }.
} For details: taberna adventure check { $path }
refusal-adventures-many = “{ $name }” can’t be added from { $path }: a table takes at most { $most } adventures, and their names consist of lower-case letters, digits and hyphens.
refusal-adventure-unfit = The adventure “{ $name }” can’t be played: { $count ->
    [one] there is a mistake on line { $line }.
   *[other] it has { $count } mistakes, the first on line { $line }.
}
refusal-options-secret = This table can only be played at one terminal: its options contain things not everyone may see.
problem-way-missing = “{ $name }” leads to { $known }, but the campaign has no [[way]] with after = "{ $name }".
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → the adventurers choose: { $follows }
campaign-end = { $title } → the campaign ends
legend-locked = opened by a key or lever
legend-zone = treasure to search for
legend-asleep = asleep
legend-later = faint: appears later
problem-text-nobody-yet = “{ $name }” is read before anybody has done anything, so it can’t contain {"{"}hero{"}"}.
