## What one may say with one tap, beside the game

group-greet = Greet
group-needle = Needle
group-doubt = Doubt
group-praise = Praise
phrase-greet-1 = Good evening.
phrase-greet-2 = Rain all week at court.
phrase-greet-3 = Your health!
phrase-greet-4 = One more round?
phrase-needle-1 = Nerves?
phrase-needle-2 = You looked twice.
phrase-needle-3 = Take your time.
phrase-needle-4 = Ask me again.
phrase-doubt-1 = Are you sure?
phrase-doubt-2 = I don’t believe a word.
phrase-doubt-3 = You’ve lost track of it.
phrase-doubt-4 = It went the other way.
phrase-praise-1 = Well played.
phrase-praise-2 = What a memory!
phrase-praise-3 = I could have sworn otherwise.
phrase-praise-4 = You had me there.
keys-verbs = p h s k c b
keys-title = Keys
keys-stones = a stone of the Line, or a symbol to name
keys-arrows = from one stone or plate to the next
keys-escape = cancel a half-made choice; skip what you don’t need to remember
keys-help = this list
