### Το TseuQuest στη σελίδα: ζάρια, η μάχη από κοντά, φύλλα, κάρτες, η σειρά, το τέλος.

## Μια μάχη

bout-melee = { $figure-The } επιτίθεται { $other-to }
bout-shot = { $figure-The } ρίχνει { $other-to }
bout-trap = { $trap } → { $other }
bout-nth = επίθεση { $n } σε αυτή τη σειρά
bout-attack = Επίθεση
bout-fumble = Γκάφα
bout-defence = Άμυνα
bout-outcome = Έκβαση
bout-on = Συνέχεια
bout-dice = { $count ->
    [0] κανένα ζάρι
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 }
bout-declined = δεν αμύνεται
bout-empty = δεν έχει με τι να αμυνθεί
bout-waits = δεν έριξε ακόμη
bout-wounds = { $count ->
    [0] Καμία ζημιά
    [one] πληγή
   *[other] πληγές
 }
bout-slain = πέφτει
bout-life = { $figure }: { $count ->
    [one] μένει ένας πόντος ζωής
   *[other] μένουν { $count } πόντοι ζωής
 }
bout-loud = Η μάχη ακούστηκε.
bout-rolled = ήρθε { $face }
bout-picked = τη γραμμή τη διάλεξε: { $seat }
face-skull = κρανίο
face-kite = τριγωνική ασπίδα
face-oval = οβάλ ασπίδα
face-bolt = κεραυνός
face-fumble = ερωτηματικό
face-fallen = έπεσε από το τραπέζι
verdict-hit = χτύπημα
verdict-direct = άμεσο χτύπημα
verdict-blocked = αποκρούστηκε
verdict-annulled = ακυρώθηκε
verdict-fumble = γκάφα
verdict-blocks = { $count ->
    [one] αποκρούει ένα
   *[other] αποκρούει { $count }
 }
verdict-spare = περισσεύει
verdict-idle = δεν μετρά
verdict-fallen = χάθηκε
why-hit = περνά
why-direct = καμία ασπίδα δεν το σταματά
why-blocked = το σταμάτησε: { $face }
why-annulled = το ακύρωσε η γκάφα
why-fumble = δες τον πίνακα
why-blocks = { $face ->
    [bolt] στην άμυνα ο κεραυνός σταματά δύο κρανία
   *[other] σταματά ένα κρανίο
 }
why-spare = δεν μένει τίποτα να σταματήσει
why-idle-attack = πετυχαίνουν μόνο τα κρανία και οι κεραυνοί
why-idle-defence = { $face ->
    [skull] τα κρανία δεν αμύνονται
   *[other] δεν είναι η ασπίδα αυτής της πλευράς
 }
why-fallen = έπεσε από το τραπέζι

## Η σειρά, τα φύλλα

order-title = Σειρά
order-round = Γύρος { $round }
order-sorcerer = Ο Μάγος
order-now = παίζει
order-next = ακολουθεί
order-later = περιμένει
order-done = έπαιξε
order-fallen = έπεσε
order-out = βγήκε έξω
order-acts = έχει σειρά
order-life = ζωή { $life } από { $full }
order-others = { $count ->
    [0] κανείς δεν φαίνεται
    [one] μία φιγούρα στο παιχνίδι
   *[other] { $count } φιγούρες στο παιχνίδι
 }
sheet-of = Φύλλο: { $figure }
sheet-life = Ζωή
sheet-mind = Νους
sheet-mind-is = νους { $mind } από { $full }
sheet-move = Κίνηση
sheet-attack = Επίθεση
sheet-shot = Βολή
sheet-defence = Άμυνα
sheet-armour = Κατά βολών
sheet-squares = { $count ->
    [one] ένα τετράγωνο
   *[other] { $count } τετράγωνα
 }
sheet-worn = Φορά και κρατά
sheet-pack = Σακίδιο
sheet-gold = { $gold } χρυσά
sheet-shut = Κλείσιμο
hand-title = Κάρτες ξορκιών

## Το τέλος

ending-gold = χρυσά
ending-rounds = { $count ->
    [one] γύρος
   *[other] γύροι
 }
ending-felled = πεσμένοι εχθροί
ending-fallen = απώλειες
ending-deeds = Κατορθώματα
ending-counts = νίκησε · πληγές · χρυσός
ending-tally = νίκησε: { $felled }, πληγές: { $wounds }, χρυσός: { $gold }
ending-dice = Τα ζάρια
ending-owed = διακεκομμένη γραμμή: όσα θα περίμενες από τα ζάρια
ending-combat = { $count ->
    [one] Ένα ζάρι μάχης.
   *[other] { $count } ζάρια μάχης.
 }
ending-barrel = { $count ->
    [one] Ένα ζάρι κίνησης.
   *[other] { $count } ζάρια κίνησης.
 }
ending-wounds = Πληγές: προκάλεσαν { $given }, δέχτηκαν { $taken } (η διακεκομμένη γραμμή).
ending-back = Πίσω στον χάρτη
deed-felled = { $count ->
    [one] Έριξε έναν, και θυμάται ποιον.
   *[other] Έριξε { $count }, μετρώντας δυνατά.
 }
deed-blow = Ένα χτύπημα, { $count } πληγές. Θα το ξανακούσουμε.
deed-traps = { $count ->
    [one] Εξουδετέρωσε μια παγίδα που κανείς άλλος δεν είχε δει.
   *[other] Εξουδετέρωσε { $count } παγίδες και κράτησε τα ελατήρια.
 }
deed-spells = { $count } κάρτες ξορκιών, και τα φρύδια στη θέση τους.
deed-finds = Βρήκε { $count } πράγματα που δεν έλειψαν σε κανέναν.
deed-doors = Άνοιξε { $count } πόρτες και στάθηκε σε όλες.
deed-fumbles = { $count } ερωτηματικά, και χαμογελά ακόμη.
deed-squares = { $count ->
    [one] Ένα τετράγωνο με τα πόδια. Ήταν το σωστό.
   *[other] { $count } τετράγωνα με τα πόδια, τα περισσότερα προς τα εμπρός.
 }
deed-nothing = Ήταν εκεί, κι αυτό δεν το λένε όλοι.
deed-fell = Ύστερα το σκοτάδι.
