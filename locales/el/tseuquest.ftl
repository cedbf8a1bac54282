## TseuQuest. Τα ονόματα φιγουρών, αντικειμένων και καρτών είναι στο tseuquest-content.ftl.

kind-of-action = { $kind ->
    [move] κίνηση
    [attack] επίθεση
    [shoot] βολή
    [magic] μαγεία
    [search] έρευνα
    [special] ειδική ενέργεια
    [disarm] εξουδετέρωση παγίδας
    [detect] ανίχνευση μαγικών παγίδων
    [trade] ανταλλαγή εξοπλισμού
    [use] χρήση αντικειμένου
    [control] έλεγχος νου
    [dismiss] αποπομπή στοιχειακού
    [repair] επισκευή όπλου
   *[other] { $kind }
 }

## Γιατί κάτι δεν έγινε

refusal-adjacent = Πολύ κοντά για βολή: { $figure }.
refusal-adversary-near = Δεν γίνεται με αντίπαλο τόσο κοντά.
refusal-already-active = Αυτή η κάρτα είναι ήδη σε ισχύ εκεί: { $card }.
refusal-already-ready = Έχεις ήδη πει πως όλα είναι έτοιμα.
refusal-already-said = Έχεις ήδη πει πως θέλεις να εγκαταλείψεις.
refusal-bad-ruling = Οι κανόνες δεν αφήνουν αυτή την απόφαση στον Μάγο.
refusal-barred = Απαγορεύεται προς το παρόν: { kind-of-action }.
refusal-buried = Κάτω από βράχους, εκεί που δεν φτάνει κανείς: { $figure }.
refusal-cannot-act = Δεν μπορεί να ενεργοποιηθεί τώρα: { $figure }.
refusal-deck-short = Μένουν πολύ λίγες κάρτες αυτού του στοιχείου.
refusal-dice-count = { $wanted ->
    [one] Ρίξε ένα ζάρι.
   *[other] Ρίξε { $wanted } ζάρια.
 }
refusal-door-closed = Μια κλειστή πόρτα φράζει τον δρόμο: πρέπει πρώτα να ανοίξει.
refusal-element-had = Έχεις ήδη τραβήξει από αυτό το στοιχείο: διάλεξε άλλο.
refusal-elemental = Τα στοιχειακά μόνο κινούνται και επιτίθενται. Δεν επιτρέπεται: { kind-of-action }.
refusal-engaged = Δεν γίνεται με αντίπαλο δίπλα σου: απομακρύνσου πρώτα.
refusal-floor-trap = Σε αυτό το τετράγωνο υπάρχει παγίδα: πήδα από πάνω της ή παράκαμψέ την.
refusal-foe = Μόνο για φίλους: { $figure-the } είναι εχθρός.
refusal-fresh = Μόλις εμφανίστηκε και θα υπακούει από την επόμενη σειρά: { $figure }.
refusal-friend = Δεν γίνεται εναντίον φίλου: { $figure }.
refusal-hands-full = Χέρια έχεις μόνο δύο: άφησε πρώτα κάτι άλλο.
refusal-heroes-few = Κάποιος δεν έχει ακόμη τυχοδιώκτη: άφησέ του { $hero-object }.
refusal-no-adventurer = Διάλεξε πρώτα έναν τυχοδιώκτη.
refusal-no-such-hero = Αυτόν τον τυχοδιώκτη δεν μπορείς να τον πάρεις: { $hero }.
refusal-no-such-place = Οι θέσεις ως τώρα είναι { $last }: δεν υπάρχει θέση { $place }.
refusal-two-shields = Κανείς δεν ξεκινά με δύο ασπίδες: άφησε πρώτα τη μία.
refusal-already-objected = Έχεις ήδη φέρει αντίρρηση σε αυτόν τον καταυλισμό.
refusal-bad-price = Η τιμή πρέπει να είναι από { $least } ως { $most } χρυσά.
refusal-no-word-in-camp = Ανάμεσα στις περιπέτειες, αυτό μπορεί να το κάνει μόνο ένας Μάγος με σάρκα και οστά.
refusal-nothing-dealt = Σε μια συμφωνία κάτι πρέπει να αλλάξει χέρια: γράψε gives, takes ή και τα δύο.
refusal-objected = Ο Μάγος έχει αντίρρηση ({ $reason ->
    [too-much] πολύ βάρος
    [too-good] πολύ καλό για να ’ναι αληθινό
   *[out-of-place] δεν έχει θέση εδώ
 }). Άφησέ το στην αποθήκη: { $item }.
refusal-hero-fallen = Έπεσε και βγήκε από την εκστρατεία: { $hero }.
refusal-hero-taken = Αυτόν τον τυχοδιώκτη τον παίζει ήδη κάποιος: { $hero }. Διάλεξε άλλον.
refusal-heroes-only = Αυτό το κάνουν μόνο οι τυχοδιώκτες.
refusal-in-pit = Δεν γίνεται μέσα από λάκκο: βγες πρώτα έξω.
refusal-last-breath = Το ξόρκι θα κόστιζε τον τελευταίο πόντο νου: πρόσθεσε «last breath» αν το εννοείς.
refusal-limit = { $limit ->
    [one] Μόνο μία φορά στην ίδια σειρά: { kind-of-action }.
   *[other] Το πολύ { $limit } φορές στην ίδια σειρά: { kind-of-action }.
 }
refusal-lost = Όποιος έχασε τον δρόμο δεν ανοίγει πόρτες.
refusal-minions-open-nothing = Τα τσιράκια δεν ανοίγουν πόρτες.
refusal-moving = Η κίνηση δεν έχει τελειώσει: τελείωσέ την πρώτα (stop).
refusal-moved-already = Έχεις ήδη κινηθεί σε αυτή τη σειρά.
refusal-must-tell = Κάτι βρίσκεται εδώ, και πρέπει να το φανερώσεις.
refusal-no-door = Δεν υπάρχει κλειστή πόρτα από εκείνη τη μεριά.
refusal-no-exit = Δεν υπάρχει έξοδος εδώ.
refusal-no-gold = Χρειάζονται τουλάχιστον { $least } χρυσά, και υπάρχουν μόνο { $most }.
refusal-no-helper = Από βαθύ λάκκο δεν βγαίνεις χωρίς τη βοήθεια ενός συντρόφου που στέκεται δίπλα.
refusal-no-line-of-sight = Δεν υπάρχει οπτική επαφή.
refusal-no-magic = Θέλει λίγη μαγεία για κάτι τέτοιο.
refusal-no-mind = Δεν φτάνουν οι πόντοι νου. Χρειάζονται: { $cost }· μένουν: { $mind }.
refusal-no-movement = Δεν φτάνει η κίνηση. Τετράγωνα που χρειάζονται: { $needed }· που μένουν: { $left }.
refusal-no-occasion = { $kind ->
    [attack] Δεν έχεις αντίπαλο δίπλα σου.
    [shoot] Από εδώ δεν μπορείς να ρίξεις σε κανέναν.
    [magic] Καμία κάρτα στο χέρι σου δεν μπορεί να παιχτεί τώρα.
    [disarm] Δεν φτάνεις καμία γνωστή παγίδα.
    [trade] Δεν έχεις δίπλα σου σύντροφο για ανταλλαγή.
    [use] Δεν υπάρχει τίποτα εδώ να χρησιμοποιήσεις.
    [control] Δεν υπάρχει στοιχειακό να ελέγξεις.
    [dismiss] Δεν υπάρχει στοιχειακό να διώξεις.
   *[other] Δεν υπάρχει ευκαιρία γι’ αυτό εδώ.
}
refusal-no-points = Δεν φτάνουν οι πόντοι ενέργειας. Χρειάζονται: { $needed }· μένουν: { $left }.
refusal-no-room = Δεν υπάρχει χώρος από εκείνη τη μεριά.
refusal-no-rulings = Σε αυτό το τραπέζι δεν κάνει κανείς τον διαιτητή.
refusal-no-stroll = Δεν είναι ώρα για περίπατο: ίσως κάποιος παρακολουθεί.
refusal-no-such-adventure = Δεν υπάρχει περιπέτεια «{ $name }».
refusal-no-such-card = Αυτή η κάρτα δεν είναι στο χέρι σου.
refusal-no-such-choice = Το «{ $what }» δεν είναι στις επιλογές.
refusal-no-such-figure = Δεν φαίνεται κανείς με αυτό το όνομα: { $figure }.
refusal-no-such-item = Δεν είναι στα υπάρχοντά σου: { $item }.
refusal-no-such-square = Δεν υπάρχει τετράγωνο { $square } στο ταμπλό.
refusal-no-such-thing = Δεν υπάρχει εδώ τίποτα τέτοιο: { $what }.
refusal-no-such-trap = Δεν είναι γνωστή τέτοια παγίδα: { $trap }.
refusal-no-such-weapon = Δεν έχεις τέτοιο όπλο στο χέρι: { $weapon }.
refusal-no-target = Διάλεξε στόχο: ποιον, ή πού;
refusal-no-use = Δεν έχει κανένα αποτέλεσμα αν το χρησιμοποιήσεις: { $item }.
refusal-no-way-known = Κανείς δεν ξέρει δρόμο ως εκεί.
refusal-no-way-out = Εκεί μπορείς να μπεις, αλλά δεν θα μπορείς να βγεις.
refusal-not-adjacent = Δεν είναι δίπλα σου: { $figure }.
refusal-not-for-adversaries = Δεν είναι ενέργεια για τις φιγούρες του Μάγου: { kind-of-action }.
refusal-not-for-sale = Κανείς δεν το πουλά εδώ: { $item }.
refusal-not-in-reserve = Δεν είναι στην εφεδρεία: { $hero }.
refusal-not-jammed = Δεν έχει μπλοκάρει: { $weapon }.
refusal-not-jumpable = Είναι πολύ ψηλό για να πηδήξεις από πάνω.
refusal-not-last-breath = Το ξόρκι δεν κοστίζει τον τελευταίο πόντο νου: βγάλε το «last breath».
refusal-not-moving = Δεν υπάρχει κίνηση σε εξέλιξη: άρχισε μία.
refusal-not-to-be-disarmed = Αυτή η παγίδα δεν εξουδετερώνεται.
refusal-not-to-be-pushed = Δεν σπρώχνεται τώρα: { $figure }.
refusal-not-yours = Αυτό δεν μπορείς να το κάνεις εσύ.
refusal-nothing-to-jump = Από εκείνη τη μεριά δεν υπάρχει τίποτα για πήδημα.
refusal-occupied = Το τετράγωνο είναι πιασμένο: { $figure }.
refusal-once-a-turn = Μόνο μία φορά στην ίδια σειρά: { kind-of-action }.
refusal-out-of-range = { $range ->
    [one] Πολύ μακριά: φτάνει ως ένα τετράγωνο.
   *[other] Πολύ μακριά: φτάνει ως { $range } τετράγωνα.
 }
refusal-pack-full = { $limit ->
    [one] Το σακίδιο χωρά μόνο ένα πράγμα: βγάλε το πρώτα.
   *[other] Το σακίδιο χωρά μόνο { $limit } πράγματα: βγάλε πρώτα κάτι.
 }
refusal-portcullis = Μια καγκελόπορτα φράζει τον δρόμο.
refusal-scenery = Κάτι βρίσκεται σε εκείνο το τετράγωνο: διάλεξε άλλο.
refusal-self-only = Πιάνει μόνο σε όποιον το χρησιμοποιεί.
refusal-sorcerer-ends = Σε αυτό το τραπέζι τον Μάγο τον παίζει άνθρωπος: η περιπέτεια τελειώνει νωρίτερα όταν το αποφασίσει εκείνος.
refusal-too-deep = Είναι πολύ βαθύ για να πηδήξεις απέναντι.
refusal-wall = Ένας τοίχος φράζει τον δρόμο.
refusal-worn-already = { $place ->
    [head] Στο κεφάλι υπάρχει ήδη κάτι.
   *[body] Στο σώμα υπάρχει ήδη κάτι.
 }

## Τι φταίει σε έναν χάρτη

refusal-map-malformed = Η θέση δεν διαβάζεται: { $problem }
refusal-map-no-door = Δεν υπάρχει πόρτα στο { $edge } του χάρτη.
refusal-map-no-key = Το υπόμνημα δεν λέει τι είναι το «{ $sign }».
refusal-map-no-such-square = Δεν υπάρχει τετράγωνο { $square } στον χάρτη.
refusal-map-other-face = Οι τοίχοι του χάρτη δεν είναι εκείνοι της όψης «{ $face }».
refusal-map-shape = { $line ->
    [0] Ο χάρτης είναι πολύ μικρός, πολύ μεγάλος ή του λείπει μια γραμμή.
   *[other] Η γραμμή { $line } του χάρτη δεν έχει το μήκος της πρώτης.
 }
refusal-map-unknown = Το «{ $sign }» δεν σημαίνει τίποτα σε υπόμνημα χάρτη.
refusal-nobody-else = Δεν υπάρχει άλλος στην παρέα για να του το δώσεις.
refusal-nothing-carried = { $hero-The } δεν παίρνει τίποτα μαζί: δεν υπάρχει τι να μπει στην αποθήκη.
refusal-reserve-empty = Δεν έμεινε κανείς στην εφεδρεία.
refusal-shelf-empty = Εδώ δεν πουλιέται τίποτα.
refusal-store-empty = { $hero-The } δεν έχει τίποτα στην αποθήκη. Βάλε πρώτα κάτι εκεί.

## Στο τραπέζι

seat-sorcerer = Κακός Μάγος
sorcerers-turn = σειρά του Μάγου
round = γύρος { $round }
gives-up = υπέρ της εγκατάλειψης: { $seats }
stood-in-for = παίζει μποτ στη θέση: { $seats }
map-none = Δεν υπάρχει ακόμη χάρτης.
story-none = Δεν έχει συμβεί ακόμη τίποτα.
sheets-none = Δεν είναι ακόμη κανείς στο ταμπλό.
roster-more = και { $count } ακόμη ({ word-sheets })
bare-hands = γυμνά χέρια
bare-attack = ένα ζάρι επίθεσης
bare-defence = ένα ζάρι άμυνας
bare-shot = βολή χωρίς όπλο
hoard = θησαυρός
some-trap = παγίδα
door-closed = κλειστή πόρτα
door-open = ανοιχτή πόρτα
door-secret = μυστικό πέρασμα
door-portcullis = καγκελόπορτα
sign-floor = πάτωμα
sign-exit = έξοδος ({ $stairs }{ $exit } από τη σκάλα)
door-ruined = μισογκρεμισμένος τοίχος
state-prone = κάτω
state-pit = σε λάκκο
state-buried = κάτω από βράχους
state-asleep = κοιμάται
state-misses = { $count ->
    [one] χάνει μια σειρά
   *[other] χάνει { $count } σειρές
 }
state-owes = { $count ->
    [one] χρωστά έναν πόντο ενέργειας
   *[other] χρωστά { $count } πόντους ενέργειας
 }
state-jammed = έχει μπλοκάρει: { $item }
turn-of = { $points ->
    [one] { $figure }: ένας πόντος ενέργειας
   *[other] { $figure }: { $points } πόντοι ενέργειας
 }
motion-left = { $squares ->
    [one] μένει ένα τετράγωνο
   *[other] μένουν { $squares } τετράγωνα
 }
barred-now = απαγορεύεται: { $kinds }
carries = κουβαλά: { $items }· χρυσά: { $gold }
holds = κάρτες (κόστος): { $cards }
dice-attack = { $count } επίθεσης
dice-shot = { $count } βολής
dice-defence = { $count } άμυνας
dice-armour = { $count } απέναντι σε βολές
moves-dice = { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 }
sheet = { $label } { $figure }: ζωή { $life }, νους { $mind }, επίθεση { $attack }, άμυνα { $defence }, βολή { $shot }, κίνηση { $moves }

## Ανάμεσα στις περιπέτειες

camp-title = Ανάμεσα στις περιπέτειες
quest-next = Μέρος { $number } της εκστρατείας.
camp-hero = { $figure }: { $gold } χρυσά· παίρνει μαζί: { $carried }· στην αποθήκη: { $stored }
camp-reserve = Στην εφεδρεία: { $heroes }
camp-fallen = Απώλειες: { $heroes }
camp-market = Πωλούνται (τιμή): { $wares }
camp-deal = Ο Μάγος προτείνει { $figure-to }: δίνει { $gives }, παίρνει { $takes }{ $pays ->
    [hero] , και ζητά { $gold } χρυσά
    [sorcerer] , και πληρώνει { $gold } χρυσά
   *[nobody] {""}
 }. Ναι ή όχι;
camp-objection = Ο Μάγος έχει αντίρρηση, και { $figure-the } ξεκινά χωρίς αυτό: { $item } ({ $reason }).
objection-too-much = πολύ βάρος
objection-too-good = πολύ καλό για να ’ναι αληθινό
objection-out-of-place = δεν έχει θέση εδώ
camp-next = Στη συνέχεια: { $title }. { $line }
campaign-success = Η εκστρατεία κερδήθηκε.
campaign-failure = Η εκστρατεία χάθηκε.

## Ζάρια: κρανίο ☠, μακριά ασπίδα ▼, οβάλ ασπίδα ●, κεραυνός ↯, ερωτηματικό ?

thrown-move = { $figure-The } ρίχνει για κίνηση: { $faces }
move-began = { $figure-The } κινείται με { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 } ({ $sources })
move-squares = { $squares ->
    [0] Καθόλου κίνηση.
    [one] Ένα τετράγωνο κίνησης.
   *[other] { $squares } τετράγωνα κίνησης.
 }
move-squares-why = { $squares ->
    [0] Καθόλου κίνηση
    [one] Ένα τετράγωνο κίνησης
   *[other] { $squares } τετράγωνα κίνησης
 } ({ $sources }).
move-lost = { $squares ->
    [0] { $figure-The } έχασε τον δρόμο και δεν πάει πουθενά.
    [one] { $figure-The } έχασε τον δρόμο: ένα τετράγωνο. Αποφασίζει: { $seat }.
   *[other] { $figure-The } έχασε τον δρόμο: { $squares } τετράγωνα. Αποφασίζει: { $seat }.
 }
move-advantage = ↯ ↯: η μέγιστη κίνηση και ένα πλεονέκτημα της επιλογής σου.
move-advantage-taken = { $figure }: { $advantage } ({ $note })
move-denied = { $figure-The } δεν αφήνει κανέναν να περάσει: { $mover-the } πρέπει να πάει από αλλού.
thrown-attack = Ζάρια επίθεσης: { $faces }
thrown-defence = Ζάρια άμυνας: { $faces }
thrown-climb = { $figure-The } σκαρφαλώνει: { $faces }
thrown-stealth = { $figure-The } πάει στις μύτες των ποδιών: { $faces }
thrown-astray = { $figure-The } έχασε τον δρόμο· δύο ζάρια, μετρούν μόνο οι αριθμοί: { $faces }
thrown-dodge = { $figure-The } πηδά στο πλάι: { $faces }
thrown-escape = { $figure-The } παλεύει να βγει: { $faces }
thrown-gold = { $figure-The } μετρά τον θησαυρό, δέκα χρυσά για κάθε πόντο: { $faces }
thrown-harm = Ζάρια που χτυπούν { $figure-object }: { $faces }
thrown-disarm = { $figure-The } σκαλίζει την παγίδα: { $faces }
thrown-chance = { $figure }: η τύχη διαλέγει { $other-object }
thrown-fumble = { $figure-The } έφερε ερωτηματικό και ρίχνει στον πίνακα της γκάφας: { $faces }
fumble-row = { $table }, γραμμή { $face }: { $text }
fumble-picked = { $seat }: διαλέγει για { $figure-object }. { $table }, γραμμή { $face }: { $text }
table-move = Γκάφες κίνησης
table-attack = Γκάφες επίθεσης
table-parry = Γκάφες άμυνας
table-shot = Γκάφες βολής
table-dodge = Γκάφες άμυνας σε βολή
fight-melee = { $figure-The } επιτίθεται { $other-to }, με { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 } ({ $sources })
fight-shot = { $figure-The } ρίχνει { $other-to }, με { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 } ({ $sources })
fight-trap = { $trap }: η παγίδα χτυπά { $figure-object } με { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 }
fight-named = { $figure-The } σημαδεύει { $other-object }.
fight-astray = { $figure-The } αστοχεί, και η τύχη δείχνει { $other-object }.
fight-redirected = Η βολή βρίσκει τελικά { $other-object }.
fight-rerolled = { $figure-The } μαζεύει τα ζάρια και ξαναρίχνει: { $what }.
fight-declined = { $figure-The } δεν αμύνεται.
fight-vain = Δεν υπάρχει χτύπημα να αποκρουστεί: { $figure-the } δεν ρίχνει άμυνα.
fight-defenceless = { $figure-The } δεν έχει με τι να αμυνθεί.
fight-defended = { $figure-The } αμύνεται με { $count ->
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 } ({ $sources })
fight-blocked = { $count ->
    [one] Ένα χτύπημα αποκρούστηκε
   *[other] { $count } χτυπήματα αποκρούστηκαν
 } ({ $sources }).
fight-hits = { $count ->
    [one] Ένα χτύπημα βρίσκει { $figure-object }.
   *[other] { $count } χτυπήματα βρίσκουν { $figure-object }.
 }
fight-recoil = { $count ->
    [one] Ένα χτύπημα γυρίζει πίσω και βρίσκει { $figure-object }.
   *[other] { $count } χτυπήματα γυρίζουν πίσω και βρίσκουν { $figure-object }.
 }
somebody-yet = όποιον πει ο Μάγος
numbered = { $figure } { $number }
thing-placed = { $thing } ({ $where })
source-first = { $count } { $what }
source-more = { $rest } + { $count } { $what }
source-less = { $rest } − { $count } { $what }
source-of-own = από το φύλλο
source-of-charge = για την έφοδο
source-of-disarmed = χωρίς όπλο
source-of-prone = στο έδαφος
source-of-senseless = χωρίς αισθήσεις
source-of-cover = λόγω κάλυψης
source-of-distance = λόγω απόστασης
source-of-trap = της παγίδας
source-of-dice = στα ζάρια
source-of-best = το μέγιστο, για τον ↯
source-of-bonus = από το φύλλο
source-of-row = σύμφωνα με τον πίνακα
source-of-rule = σύμφωνα με τους κανόνες
source-of-effect = από ένα αποτέλεσμα που διαρκεί

fumble-move-stumble = Παραπάτημα! Πέφτεις κάτω, και χάνεις την υπόλοιπη σειρά σου.
fumble-move-astray = Έχασες τον δρόμο! Η άλλη πλευρά ρίχνει δύο ζάρια και διαλέγει πού πας.
fumble-move-wake-up = Ξύπνα! Δύο τετράγωνα· ούτε μαγεία ούτε βολή ούτε επίθεση σε αυτή τη σειρά.
fumble-move-focus = Συγκεντρώσου! Τρία τετράγωνα· καμία έρευνα σε αυτή τη σειρά.
fumble-move-come-on = Άντε! Τέσσερα τετράγωνα· καμία ειδική ενέργεια σε αυτή τη σειρά.
fumble-move-careful = Πρόσεχε! Πέντε τετράγωνα και ένα σπρώξιμο.
fumble-move-hush = Σσς! Έξι τετράγωνα, δύο σπρωξίματα, και το άκουσαν όλοι.
fumble-move-nearly = Παραλίγο! Όσα τετράγωνα γίνονται, δύο σπρωξίματα και πολύς θόρυβος.
fumble-attack-laugh = Σατανικό γέλιο. Ο αμυνόμενος διαλέγει γραμμή.
fumble-attack-counter = Αντεπίθεση! Τα κρανία του αμυνόμενου χτυπούν, και τίποτα δεν τα σταματά.
fumble-attack-disarmed = Αφοπλισμός! Μένεις χωρίς όπλο όσο έχεις αντίπαλο δίπλα σου.
fumble-attack-no-more = Αχ! Καμία άλλη επίθεση σε αυτή τη σειρά.
fumble-attack-oh-no = Ωχ, όχι! Το χτύπημα βρίσκει έναν τυχαίο φίλο δίπλα σου.
fumble-attack-two-less = Χα, χα! Δύο κρανία λιγότερα.
fumble-attack-one-less = Χα! Ένα κρανίο λιγότερο.
fumble-attack-close-call = Στο τσακ! Μια τρομάρα, και τίποτε άλλο.
fumble-parry-laugh = Σατανικό γέλιο. Ο επιτιθέμενος διαλέγει γραμμή.
fumble-parry-all-out = Με τα όλα! Οι ασπίδες του επιτιθέμενου μετρούν για κρανία.
fumble-parry-disarmed = Αφοπλισμός! Μένεις χωρίς όπλο ή χωρίς ασπίδα όσο έχεις αντίπαλο δίπλα σου.
fumble-parry-oops = Ουπς! Ο επιτιθέμενος μπορεί να σε μετακινήσει ένα τετράγωνο.
fumble-parry-in-the-way = Μες στα πόδια! Ένας σύντροφος δίπλα σου χάνει έναν πόντο ενέργειας.
fumble-parry-two-less = Χι, χι! Δύο ασπίδες λιγότερες.
fumble-parry-one-less = Χι! Μία ασπίδα λιγότερη.
fumble-parry-close-call = Στο τσακ! Μια τρομάρα, και τίποτε άλλο.
fumble-shot-laugh = Σατανικό γέλιο. Ο στόχος διαλέγει γραμμή.
fumble-shot-own-foot = Απίστευτο! Αστοχείς, και χάνεις κι έναν πόντο ζωής από πάνω.
fumble-shot-ruined = Αστοχία! Και το όπλο αχρηστεύεται για την υπόλοιπη περιπέτεια.
fumble-shot-jammed = Αχ, αυτός ο οπλουργός! Το όπλο θέλει δύο συνεχόμενες ενέργειες για να ξαναδουλέψει.
fumble-shot-oh-no = Ωχ, όχι! Η βολή φεύγει προς έναν τυχαίο φίλο που φαίνεται.
fumble-shot-harmless = Χο, χο! Καμία ζημιά.
fumble-shot-one-less = Χα! Ένα κρανίο λιγότερο.
fumble-shot-phew = Ουφ! Δεν έγινε τίποτα.
fumble-dodge-laugh = Σατανικό γέλιο. Διαλέγει γραμμή όποιος έριξε τη βολή.
fumble-dodge-impossible = Αδύνατον! Οι ασπίδες της βολής μετρούν για κρανία.
fumble-dodge-clear-path = Μα πώς; Ούτε εμπόδια ούτε απόσταση σε προστατεύουν.
fumble-dodge-surprised = Αιφνιδιασμός: ό,τι φοράς δεν σε προστατεύει.
fumble-dodge-oh-no = Ωχ, όχι! Η βολή συνεχίζει προς έναν σύντροφο ως τρία τετράγωνα μακριά.
fumble-dodge-two-points = Γκρρρ! Δύο πόντοι ενέργειας λιγότεροι στην επόμενη σειρά.
fumble-dodge-one-point = Άαα! Ένας πόντος ενέργειας λιγότερος στην επόμενη σειρά.
fumble-dodge-phew = Ουφ! Δεν έγινε τίποτα.

advantage-reflexes = Τι αντανακλαστικά!
advantage-reflexes-note = αποφεύγεις την πρώτη παγίδα τοίχου
advantage-vault = Τι σάλτο!
advantage-vault-note = πάνω από ένα τετράγωνο σκηνικού
advantage-leap = Τι πήδημα!
advantage-leap-note = πάνω από μια παγίδα δαπέδου
advantage-charge = Τι έφοδος!
advantage-charge-note = ένα ζάρι παραπάνω, αν ακολουθήσει επίθεση
advantage-foresight-first = Τι πρόνοια! Στην αρχή
advantage-foresight-first-note = πριν από όλους στον επόμενο γύρο
advantage-foresight-last = Τι πρόνοια! Στο τέλος
advantage-foresight-last-note = μετά από όλους στον επόμενο γύρο
advantage-luck = Τι τύχη!
advantage-luck-note = πάνω από κενό δύο τετραγώνων

## Τι έγινε

quest-adventure-chosen = Η περιπέτεια επιλέχθηκε, και κανείς δεν λέει ποια είναι.
quest-adventure-named = Η περιπέτεια: { $title }.
quest-hero-picked = { $seat } παίζει { $figure-object }.
quest-hero-put-back = { $seat } αφήνει { $figure-object }.
quest-hero-seated = { $figure-The } κάθεται στη θέση { $place }.
quest-party-formed = Η παρέα, με τη σειρά που παίζει: { $heroes }.
quest-element-chosen = { $element ->
    [none-1] { $figure-The } δεν βρίσκει άλλες κάρτες να τραβήξει.
    [none-2] { $figure-The } δεν βρίσκει άλλες κάρτες να τραβήξει.
    [none-3] { $figure-The } δεν βρίσκει άλλες κάρτες να τραβήξει.
   *[other] { $figure-The } τραβά στον γύρο { $round }: { element }.
 }
quest-went-on = Χωρίς ανάσα: η επόμενη περιπέτεια αρχίζει αμέσως.
quest-round-began = Γύρος { $round }.
quest-sorcerer-began = Παίζει ο Μάγος.
quest-turn-began = { $points ->
    [one] { $figure-The } έχει έναν πόντο ενέργειας.
   *[other] { $figure-The } έχει { $points } πόντους ενέργειας.
 }
quest-control-taken = { $master-The } ενεργεί μέσα από { $figure-object } (πόντοι ενέργειας: { $points }).
quest-control-ended = { $master-The } αφήνει το άλλο σώμα και ενεργεί ξανά αυτοπροσώπως.
quest-turn-missed = { $figure-The } χάνει μία σειρά.
quest-declared-search = { $what ->
    [traps] { $figure-The } ψάχνει για παγίδες.
    [treasure] { $figure-The } ψάχνει για κρυμμένο θησαυρό.
   *[doors] { $figure-The } ψάχνει για μυστικά περάσματα.
 }
quest-declared-disarm = { $figure-The } προσπαθεί να εξουδετερώσει: { $what }.
quest-declared-detect = { $figure-The } προσπαθεί να διαισθανθεί μαγικές παγίδες.
quest-declared-trade = { $figure-The } θέλει ανταλλαγή: { $what }.
quest-declared-control = { $figure-The } μπαίνει σε ξένο νου: { $what }.
quest-declared-dismiss = { $figure-The } διώχνει: { $what }.
quest-declared-repair = { $figure-The } επισκευάζει: { $what }.
quest-declared-use = { $figure-The } χρησιμοποιεί: { $what }.
quest-failed = { $points ->
    [one] Και το λάθος μετράει: { $figure-the } χάνει έναν πόντο ({ $what }). { $why }
   *[other] Και το λάθος μετράει: { $figure-the } χάνει { $points } πόντους ({ $what }). { $why }
}
quest-restricted = Απαγορεύεται σε αυτή τη σειρά για { $figure-object }: { $kinds }.
quest-points-lost = { $points ->
    [one] { $figure-The } χάνει έναν πόντο ενέργειας.
   *[other] { $figure-The } χάνει { $points } πόντους ενέργειας.
 }
quest-owed = { $points ->
    [one] { $figure-The } θα έχει έναν πόντο ενέργειας λιγότερο στην επόμενη σειρά.
   *[other] { $figure-The } θα έχει { $points } πόντους ενέργειας λιγότερους στην επόμενη σειρά.
 }
quest-granted = { $points ->
    [one] { $figure-The } θα έχει έναν πόντο ενέργειας παραπάνω στην επόμενη σειρά.
   *[other] { $figure-The } θα έχει { $points } πόντους ενέργειας παραπάνω στην επόμενη σειρά.
 }
quest-charging = { $figure-The } κάνει έφοδο: ένα ζάρι παραπάνω στην επίθεση.
quest-foresaw-first = { $figure-The } θα παίξει πριν από όλους στον επόμενο γύρο.
quest-foresaw-last = { $figure-The } θα παίξει μετά από όλους στον επόμενο γύρο.
quest-ruled = Ο Μάγος αποφασίζει: { $ruling }
ruling-hidden = κάτι πίσω από το παραβάν.
ruling-move = { $figure-The } πηγαίνει στο { $square }.
ruling-value = { $value ->
    [life] { $figure }: ζωή { $amount }.
    [mind] { $figure }: νους { $amount }.
   *[gold] { $figure }: χρυσός { $amount }.
 }
ruling-give = { $figure-The } παίρνει: { $item }.
ruling-take = { $figure-The } χάνει: { $item }.
ruling-door = { $to ->
    [open] ανοίγει η πόρτα { $edge }.
   *[closed] κλείνει η πόρτα { $edge }.
 }
ruling-place = { $what } στο { $square }.
ruling-end = { $result ->
    [success] η περιπέτεια τελειώνει καλά.
   *[failure] η περιπέτεια τελειώνει άσχημα.
 }
quest-abandoned = { $seat } θέλει να εγκαταλείψει την περιπέτεια.
quest-stood-in-away = { $seat }: λείπει. Ώσπου να γυρίσει, παίζει ένα μποτ του μαγαζιού.
quest-stood-in-time = { $seat }: ο χρόνος τελείωσε. Ως την επόμενη κίνηση παίζει ένα μποτ του μαγαζιού.
quest-came-back = { $seat }: είναι πάλι εδώ.
quest-ended-success = Η περιπέτεια πέτυχε.
quest-ended-failure = Η περιπέτεια απέτυχε.
quest-ended-ready = Όλα έτοιμα για την επόμενη περιπέτεια.
quest-after-fallen = Απώλειες: { $figures }.
quest-after-reward = { $gold } χρυσά στον καθένα: { $figures }.
quest-fate = { $figure }: { $text }
quest-mentor-success-unharmed = Ο Μέντορας: «Ούτε γρατζουνιά. Ή εσείς γίνεστε καλύτεροι ή εκείνοι κουράζονται. Μην το ψάξετε».
quest-mentor-success-whole = Ο Μέντορας: «Όσοι έφυγαν γύρισαν, και με το περισσότερο αίμα τους. Εγώ αυτό το λέω σωστό λογαριασμό».
quest-mentor-success-fallen = Ο Μέντορας: «Έγινε, και στο τραπέζι περισσεύει μια καρέκλα. Πρώτα πιείτε στην υγειά της καρέκλας».
quest-mentor-success-nobody = Ο Μέντορας: «Έγινε, και δεν έμεινε κανείς να του το πω. Θα το διηγηθώ λοιπόν στον εαυτό μου, με το πάσο μου».
quest-mentor-failure-nobody = Ο Μέντορας: «Σας κράτησα το φαγητό ζεστό. Θα το κρατήσω λίγο ακόμη».
quest-mentor-failure-empty = Ο Μέντορας: «Ζωντανοί, αλλά με άδεια χέρια. Τα χέρια γεμίζουν κάποιο άλλο βράδυ· οι τάφοι δεν αδειάζουν».
quest-mentor-failure-time = Ο Μέντορας: «Δεν σας νίκησαν τα σπαθιά, σας νίκησε το ρολόι. Την άλλη φορά ρίξτε του μια ματιά, πριν ανοίξετε όλα τα ντουλάπια».
quest-mentor-failure-abandoned = Ο Μέντορας: «Το να γυρίζεις πίσω εγκαίρως είναι κι αυτό ταλέντο. Μακάρι να μου δείχνατε και τα υπόλοιπα».
quest-mentor-failure-ruling = Ο Μέντορας: «Έτσι αποφασίστηκε. Έχω δει χειρότερα τέλη, και χειρότερους κριτές».
quest-moved-walked = { $figure } → { $square }
quest-moved-moved = Σπρώχνουν { $figure-object } → { $square }
quest-moved-magic = Η μαγεία μεταφέρει { $figure-object } → { $square }
quest-moved-aside = { $figure-The } παραμερίζει → { $square }
quest-moved-back = { $figure-The } γυρίζει πίσω → { $square }
quest-moved-ruled = { $figure-The } μπαίνει στο { $square }.
quest-moved-placed = { $figure-The } μπαίνει στο { $square }.
quest-fell-down = { $figure-The } σωριάζεται κάτω.
quest-stood-up = { $figure-The } σηκώνεται.
quest-fell-in = { $figure-The } πέφτει στον λάκκο στο { $square }.
quest-buried = { $figure-The } θάβεται κάτω από τους βράχους.
quest-freed = { $figure-The } ξεφεύγει και βγαίνει στο { $square }.
quest-said = { $text }
quest-title = { $text }.
quest-goal = Η αποστολή: { $text }
quest-advice = Η συμβουλή του Μέντορα: { $text }
quest-item-used-at = { $figure-The } χρησιμοποιεί: { $what } → { $at }
quest-trap-missed-reflexes = Τι αντανακλαστικά! { $trap }: { $figure-the } έχει ήδη φύγει από τη μέση.
quest-trap-missed-sheltered = { $trap }: κάτι μπαίνει στη μέση, κι έτσι { $figure-the } δεν παθαίνει τίποτα.
quest-dodged-unharmed = { $figure-The } γλιτώνει χωρίς γρατζουνιά.
quest-dodged-hit = { $figure-The } γλιτώνει, όχι όμως χωρίς ζημιά.
quest-disarm-failed = { $figure-The } δεν καταφέρνει να εξουδετερώσει: { $trap }.
quest-escape-failed = { $figure-The } δεν καταφέρνει να βγει.
quest-trade-offered = { $pays ->
    [nobody] { $figure-The } προσφέρει { $partner-to }: { $gives }, για: { $takes }.
    [figure] { $figure-The } προσφέρει { $partner-to }: { $gives }, και { $gold } χρυσά, για: { $takes }.
   *[partner] { $figure-The } προσφέρει { $partner-to }: { $gives }, για: { $takes }, και { $gold } χρυσά.
 }
quest-trade-declined = { $partner-The } λέει όχι.
quest-trade-called-off = { $partner-The } ματαιώνει την ανταλλαγή.
quest-unhurt = Τίποτα δεν περνά: { $figure-the } δεν παθαίνει τίποτα.
quest-life-lost = { $points -> 
    [one] { $figure }: −{ $points } πόντος ζωής 
    *[other] { $figure }: −{ $points } πόντοι ζωής 
    }
quest-life-won = { $points -> 
    [one] { $figure }: +{ $points } πόντος ζωής 
    *[other] { $figure }: +{ $points } πόντοι ζωής 
    }
quest-mind-lost = { $points -> 
    [one] { $figure }: −{ $points } πόντος νου 
    *[other] { $figure }: −{ $points } πόντοι νου 
    }
quest-mind-won = { $points -> 
    [one] { $figure }: +{ $points } πόντος νου 
    *[other] { $figure }: +{ $points } πόντοι νου 
    }
quest-slain = { $figure-The } πέφτει.
quest-vanished = { $figure-The } γυρίζει εκεί απ’ όπου ήρθε.
quest-left = { $figure-The } καταφέρνει να βγει.
quest-revealed = Τώρα φαίνονται: { $things }
quest-opened = { $figure-The } ανοίγει την πόρτα { $edge }.
quest-opened-itself = Ανοίγει η πόρτα { $edge }.
quest-rattled = { $figure-The } δοκιμάζει την πόρτα { $edge }: δεν ανοίγει.
quest-closed = Κλείνει η πόρτα { $edge }.
quest-nothing-found = { $figure-The } δεν βρίσκει τίποτα.
quest-sprung = Παγίδα! { $trap }: { $figure }
quest-trap-disarmed = Εξουδετερώθηκε: { $trap }.
quest-trap-gone = Η παγίδα δεν υπάρχει πια: { $trap }.
quest-noise = Θόρυβος στο { $square }.
quest-woke = Τέλος ο ύπνος: { $figures }.
quest-summoned = { $figure-The } εμφανίζεται στο { $square }.
quest-unbound = { $figure-The } δεν υπακούει πια σε κανέναν.
quest-got-item = { $figure-The } παίρνει: { $item }.
quest-lost-item = { $figure-The } δεν έχει πια: { $item }.
quest-item-spent = Τελείωσε: { $item }.
quest-gold-won = { $figure }: +{ $gold } χρυσά
quest-gold-lost = { $figure }: −{ $gold } χρυσά
quest-treasure-noted = { $figure-The } βρίσκει: { $treasure }.
quest-treasure-counted = { $figure }: τα ευρήματα αξίζουν { $gold } χρυσά.
quest-bag-dropped = Κάτι μένει καταγής στο { $square }.
quest-hoard-taken = { $figure-The } βρίσκει κάτι.
quest-struck = { $figure-The } αφήνει να πέσει κάτω: { $item }.
quest-wielded = Με τα δύο χέρια πιασμένα ({ $item }), { $figure-the } δεν μπορεί να κρατήσει ασπίδα.
quest-shielded = { $figure-The } έχει πάλι χέρι για την ασπίδα.
quest-rearmed = { $figure-The } μαζεύει ό,τι είχε πέσει.
quest-weapon-ruined = { $figure-The } κατέστρεψε ένα όπλο: { $item }.
quest-jammed = { $figure-The } μένει με μπλοκαρισμένο όπλο: { $item }.
quest-repaired-half = { $figure-The } έχει κάνει τη μισή επισκευή: { $item }.
quest-repaired = { $figure-The } επισκεύασε: { $item }.
quest-scenery-placed = Κάτι εμφανίστηκε στο { $square }: { $what }.
quest-drew = { $figure-The } τραβά κάρτα: { element }.
quest-drew-card = { $figure-The } τραβά ({ element }): { $card }.
quest-hand-seen = { $figure-The } κοιτάζει τις κάρτες: { $cards }.
quest-card-played = { $figure-The } ρίχνει ξόρκι: { $card }.
quest-card-played-at = { $figure-The } ρίχνει ξόρκι: { $card } → { $at }
quest-spell-ended = Έληξε: { $card }.
quest-card-shown = { $figure-The } δείχνει κάρτα: { $card }.
quest-traded-buy = { $figure-The } αγοράζει: { $item }. Χρυσός που μένει: { $gold }.
quest-traded-sell = { $figure-The } πουλά: { $item }. Χρυσός τώρα: { $gold }.
quest-traded-barter = { $figure } → { $partner }: { $item }
quest-traded-purse = { $figure } → { $partner }: χρυσός. { $figure-The } κρατά { $gold }.
quest-traded-carry = { $figure-The } παίρνει μαζί: { $item }.
quest-traded-store = { $figure-The } αφήνει στην αποθήκη: { $item }.
quest-traded-deal = { $figure-The } και ο Μάγος δίνουν τα χέρια. Χρυσός τώρα: { $gold }.
quest-priced = Ο Μάγος ζητά { $gold } χρυσά για: { $item }.
quest-withdrawn = Δεν πωλείται πια: { $item }.
quest-deal-declined = { $figure-The } δεν δέχεται τη συμφωνία.
quest-hero-swapped = { $figure-The } μένει πίσω· πηγαίνει { $other-the }.
quest-seat-ready = { $seat }: όλα έτοιμα.
quest-seat-not-ready = { $seat }: τελικά όχι ακόμη.
element = { $element ->
    [aer] Aer
    [ignis] Ignis
    [terra] Terra
    [aqua] Aqua
   *[chaos] Χάος
 }
element-about = { $element ->
    [aer] ξόρκια του αέρα: μετακινούν κόσμο και διώχνουν τα βέλη
    [ignis] ξόρκια της φωτιάς: πληγώνουν και δυναμώνουν τα χτυπήματα
    [terra] ξόρκια της γης: προστατεύουν, και βοηθούν με τις παγίδες
    [aqua] ξόρκια του νερού: γιατρεύουν και καθυστερούν τον αντίπαλο
   *[chaos] ξόρκια του Μάγου: χαλάνε τα πάντα
 }

## Τι ζητείται

asked-turn = { $points ->
    [one] { $seat }: { $figure-the } έχει έναν πόντο ενέργειας.
   *[other] { $seat }: { $figure-the } έχει { $points } πόντους ενέργειας.
 }
asked-activate = { $seat }: ποια φιγούρα παίζει; Ή τελείωσε τη σειρά σου.
asked-wait = { $seat }: περίμενε, παίζουν οι άλλοι.
asked-interlude = { $seat }: αγόρασε, πούλησε, αντάλλαξε, ετοίμασε το σακίδιο και πες το όταν είναι όλα έτοιμα.
asked-motion = { $squares ->
    [one] { $seat }: { $figure-the } έχει ένα τετράγωνο ακόμη.
   *[other] { $seat }: { $figure-the } έχει { $squares } τετράγωνα ακόμη. Γράφονται και πολλά μαζί, π.χ. eens
 }
asked-lost = { $seat }: { $figure-the } έχασε τον δρόμο, και πάει όπου πεις εσύ. Τετράγωνα που μένουν: { $squares }.
asked-throw-mov = { $count ->
    [one] { $seat }: ρίξε ένα ζάρι κίνησης για { $figure-object } και γράψε τι έφερε ({ $signs })
   *[other] { $seat }: ρίξε { $count } ζάρια κίνησης για { $figure-object } και γράψε τι έφεραν ({ $signs })
 }
asked-throw-com = { $count ->
    [one] { $seat }: ρίξε ένα ζάρι μάχης για { $figure-object } και γράψε τι έφερε ({ $signs })
   *[other] { $seat }: ρίξε { $count } ζάρια μάχης για { $figure-object } και γράψε τι έφεραν ({ $signs })
 }
asked-pick-adventure = { $seat }: ποια περιπέτεια; Κανείς άλλος δεν θα το μάθει.
asked-pick-way = { $seat }: ο δρόμος χωρίζει. Από πού πάτε;
asked-pick-party = { $seat }: διάλεξε τυχοδιώκτες, κάθισε όπου θέλεις και πες το όταν είναι όλα έτοιμα.
asked-pick-element = { $seat }: κάρτες ξορκιών, γύρος { $round }. Από ποιο στοιχείο τραβά { $figure-the };
asked-advantage-due = { $seat }: ποιο πλεονέκτημα παίρνει { $figure-the };
asked-passage-due = { $seat }: αφήνει { $figure-the } έναν φίλο να περάσει από το τετράγωνο;
asked-push-due = { $seat }: μπορείς να σπρώξεις έναν διπλανό, ή άσ’ το.
asked-pit-due = { $seat }: σε ποιον λάκκο πέφτει { $figure-the };
asked-search-due = { $seat }: { $figure-the } ψάχνει για παγίδες. Τι βρίσκει;
asked-row-due = { $seat }: διάλεξε γραμμή. { $table }.
asked-defence-due = { $seat }: { $figure-the } αμύνεται;
asked-aim-due = { $seat }: ποιον βρίσκει το χτύπημα;
asked-redirect-due = { $seat }: ποιον βρίσκει τώρα η βολή;
asked-displace-due = { $seat }: μετακίνησε { $figure-object } ένα τετράγωνο, ή άσ’ το.
asked-lose-due = { $seat }: τι αφήνει να πέσει { $figure-the };
asked-reroll-due = { $seat }: { $figure-the } ξαναρίχνει;
asked-aside-due = { $seat }: πού παραμερίζει { $figure-the };
asked-place-due = { $seat }: βάλε { $figure-object } αλλού, όπου το επιτρέπουν οι κανόνες, ή άφησέ τα όλα όπως είναι.
asked-trading = { $seat }: τι ανταλλάσσει { $figure-the } με τον σύντροφο; Με «pay 5» δίνεις χρυσό.
asked-trade-offer = { $seat }: { $figure-the } προτείνει ανταλλαγή. Σύμφωνοι;

## Τι μπορεί να γίνει: η λέξη και τι σημαίνει

do-walk-tense = Βάδισμα
do-walk-tense-note = ρίχνεις για κίνηση και προχωράς τετράγωνο τετράγωνο
do-walk-stealth = Στις μύτες
do-walk-stealth-note = ένα ζάρι, χωρίς θόρυβο
do-walk-stroll = Περίπατος
do-walk-stroll-note = χωρίς ζάρια, όσο δεν υπάρχει κίνδυνος
do-move-note = ένα τετράγωνο
do-jump = Πήδημα
do-jump-note = πάνω από παγίδα ή χαμηλό σκηνικό
do-open = Άνοιγμα
do-open-note = μια πόρτα δίπλα σου
do-push = Σπρώξιμο
do-push-whom = Σπρώξιμο: { $figure }
do-search = Έρευνα
do-search-note = παγίδες, θησαυροί ή περάσματα εδώ γύρω
do-attack = Επίθεση
do-attack-note = σε κάποιον δίπλα σου
do-shoot = Βολή
do-shoot-note = σε κάποιον που βλέπεις, αλλά όχι δίπλα σου
do-cast = Ξόρκι
do-cast-note = μια κάρτα από το χέρι σου
do-use = Χρήση
do-use-note = αντικείμενο, ή ό,τι βρίσκεται δίπλα σου
use-scenery-note = θέλει έναν πόντο ενέργειας· τι κάνει, φαίνεται όταν δοκιμάσεις
do-pass = Τέλος σειράς
do-pass-note = χάνεις όσους πόντους σου μένουν
do-decline = Όχι
do-decline-note = άσ’ το έτσι
do-leave = Έξοδος
do-leave-note = φεύγεις από την περιπέτεια
do-stop = Στοπ
do-stop-note = τέλος της κίνησης
do-allow = Ναι
do-allow-note = συμφωνείς
do-deny = Όχι
do-deny-note = δεν συμφωνείς
do-defend = Άμυνα
do-defend-note = ρίχνεις τα ζάρια της άμυνας
do-yield = Χωρίς άμυνα
do-yield-note = ούτε ζάρια ούτε γκάφες
do-detect = Ανίχνευση
do-detect-note = μαγικές παγίδες εδώ γύρω
do-offer = Πρόταση
do-offer-note = δείχνεις την ανταλλαγή στον σύντροφο
do-call-off = Άσ’ το
do-call-off-note = η ενέργεια ξοδεύεται έτσι κι αλλιώς
do-pick = Πάρε
do-pick-note = έναν τυχοδιώκτη να παίξεις
do-put-back = Δώσε πίσω
do-put-back-note = έναν τυχοδιώκτη, για κάποιον άλλο
do-sit = Κάθισε
do-sit-note = σε άλλη θέση στη σειρά
do-ready-party = Έτοιμα
do-ready-party-note = αυτούς κρατώ
which-place = Ποια θέση, από τα αριστερά του Μάγου;
place-number = Θέση { $place }
do-ready = Έτοιμα όλα
do-ready-note = για την επόμενη περιπέτεια
do-disarm = Εξουδετέρωση
do-disarm-note = μια παγίδα δίπλα σου
do-trade = Ανταλλαγή
do-trade-note = με σύντροφο δίπλα σου
do-give = Δίνεις
do-give-note = στην ανταλλαγή
do-take = Ζητάς
do-take-note = στην ανταλλαγή
do-control = Έλεγχος νου
do-control-note = ενεργείς μέσα από το στοιχειακό σου (2 πόντοι)
do-dismiss = Αποπομπή
do-dismiss-note = το στοιχειακό σου φεύγει
do-repair = Επισκευή
do-repair-note = δύο συνεχόμενες ενέργειες
do-show = Δείξε κάρτα
do-show-note = σε όλους
do-drop = Άφησέ το κάτω
do-drop-note = μένει εκεί που στέκεσαι
do-buy = Αγορά
do-buy-note = από το παζάρι
do-sell = Πώληση
do-sell-note = στη μισή τιμή
do-carry = Παίρνεις μαζί
do-carry-note = για την περιπέτεια
do-store = Στην αποθήκη
do-store-note = μένει στο σπίτι
do-withdraw = Εκτός πώλησης
do-withdraw-note = αυτή τη φορά δεν πωλείται (ορίζεις τιμή με price potion 40, προτείνεις συμφωνία με propose bruna gives axe gold 20)
do-object = Αντίρρηση
do-object-note = μία φορά σε κάθε καταυλισμό, για κάτι που παίρνουν μαζί
do-barter = Δίνεις
do-barter-note = κάτι σε σύντροφο (χρυσό δίνεις με purse bruna 10 to sela)
do-swap-hero = Εφεδρεία
do-swap-hero-note = στέλνεις άλλον από την εφεδρεία
do-ruling = Απόφαση
do-ruling-note = άνοιγμα, κλείσιμο, αφαίρεση· τα άλλα γράφονται ({ word-help })
do-rule-take = Αφαίρεση
do-rule-take-note = ενός αντικειμένου
do-rule-open = Άνοιγμα
do-rule-open-note = μιας πόρτας
do-rule-closed = Κλείσιμο
do-rule-closed-note = μιας πόρτας
way-n = Βόρεια
way-e = Ανατολικά
way-s = Νότια
way-w = Δυτικά
which-way = Προς τα πού;
which-figure = Ποιον;
which-activate = Ποιος παίζει;
which-hero = Ποιος τυχοδιώκτης;
which-partner = Σε ποιον;
which-reserve = Ποιος πηγαίνει;
which-thing = Τι;
which-reason = Γιατί;
which-card = Ποια κάρτα;
which-weapon = Με τι;
which-target = Σε ποιον;
square-away = { $count ->
    [0] εδώ ακριβώς
    [one] ένα τετράγωνο μακριά
   *[other] { $count } τετράγωνα μακριά
 }
idle = { $verb ->
    [attack] Δεν υπάρχει τώρα κανείς να του επιτεθείς.
    [shoot] Δεν υπάρχει τώρα κανείς να του ρίξεις.
    [cast] Καμία κάρτα δεν μπορεί να παιχτεί τώρα.
    [search] Δεν γίνεται έρευνα τώρα.
    [use] Δεν έχεις τώρα τίποτα να χρησιμοποιήσεις, ούτε στο σακίδιο ούτε δίπλα σου.
    [trade] Δεν έχεις δίπλα σου κανέναν για ανταλλαγή.
    [disarm] Δεν έχεις δίπλα σου παγίδα να εξουδετερώσεις.
    [open] Από εδώ δεν υπάρχει πόρτα να ανοίξεις.
    [jump] Από εδώ δεν υπάρχει τίποτα για πήδημα.
    [push] Από εδώ δεν υπάρχει κανείς να σπρώξεις.
    [give] Δεν έχεις τώρα τίποτα να δώσεις.
    [take] Δεν υπάρχει τώρα τίποτα να ζητήσεις.
    [show] Δεν έχεις κάρτα να δείξεις.
    [drop] Δεν έχεις τώρα τίποτα να αφήσεις.
    [repair] Δεν υπάρχει τίποτα για επισκευή.
    [control] Δεν έχεις τώρα στοιχειακό να ελέγξεις.
    [dismiss] Δεν έχεις στοιχειακό να διώξεις.
   *[other] Αυτό δεν γίνεται τώρα.
 }
which-square = Σε ποιο τετράγωνο;
which-door = Ποια πόρτα;
which-search = Τι ψάχνεις;
which-adventure = Ποια περιπέτεια;
which-element = Ποιο στοιχείο;
which-breath = Το ξόρκι κοστίζει τον τελευταίο πόντο νου. Σίγουρα;
breath-last = Ναι, με την τελευταία πνοή
target-self = στον εαυτό σου
search-traps = παγίδες
search-treasure = κρυμμένοι θησαυροί
search-doors = μυστικά περάσματα
costs = { $gold } χρυσά
card-facts = { element }, κόστος { $cost }

## Βοήθεια

roads-none = Δεν είναι εκστρατεία του μαγαζιού: δεν έχει χάρτη.
roads-or = {"   ή   "}
roads-legend = ✓ κερδισμένη, ✗ χαμένη, → μπορεί να ακολουθήσει, · πιο πέρα
choose-campaign = { $title }: όλη η εκστρατεία, από την πρώτη βραδιά
choose-adventure = Τι θέλεις να παίξεις; Όλη την εκστρατεία ή μια περιπέτειά της, με τη σειρά της ιστορίας:
choose-party = Ποιοι πάνε; Μέχρι { $most }, με αριθμό ή όνομα, όπως «1 3» (Enter = { $usual }):
choose-prompt = Διάλεξε (και σκέτο Enter κάνει):
choose-unclear = Δεν καταλαβαίνω το «{ $text }». Διάλεξε μέχρι { $most }, ο καθένας μία φορά, με αριθμό ή με την αρχή του ονόματος.
joint-with = με
joint-at = σε στον στη στο στην
joint-to = προς
quest-help =
    Γράψε μια ενέργεια, ή διάλεξέ την με τον αριθμό ή τα πρώτα γράμματά της.
      walk · sneak · μετά n e s w, πολλά μαζί (eens) · open n · jump e · stop
      attack goblin-1 with longsword · shoot goblin-1 · defend · yield · pass
      cast bolt at goblin-1 · search traps|treasure|doors · use potion · leave
    Παράδειγμα: walk, μετά eee, μετά attack goblin-1.
    Με δικά σου ζάρια (--dice mine) γράφεις τι έφεραν, π.χ. 3 5. Στα ζάρια μάχης:
      s κρανίο, k μακριά ασπίδα, o οβάλ ασπίδα, { "!" } κεραυνός, { "?" } ερωτηματικό.
    Στον χάρτη: Μπ τυχοδιώκτης, κ2 καλικάντζαρος (ο αριθμός απλώς τον ξεχωρίζει),
      { $legend }
    Στα ζάρια: ☠ κρανίο (χτυπά), ▼ μακριά ασπίδα (αμύνονται οι τυχοδιώκτες), ● οβάλ
      ασπίδα (αμύνονται οι φιγούρες του Μάγου), ↯ κεραυνός (το καλύτερο), και το
      ερωτηματικό (μια γκάφα).
    Ακόμη:
      χάρτης      όλος ο χάρτης              φύλλα    τα φύλλα όλων
      ιστορία     τι ζητά η περιπέτεια       χρονικό  όσα έγιναν
      σχετικά bolt  τι κάνει μια κάρτα ή ένα αντικείμενο (σκέτο: τα δικά σου)
      σημειώσεις  όσα δεν χωρούν στις λίστες, ολόκληρα
      πες …       πες κάτι στο τραπέζι       κανόνες  μια σύντομη υπενθύμιση
      εγκατάλειψη  της περιπέτειας           φεύγω    φεύγεις από το τραπέζι
      Ισχύουν και οι αγγλικές λέξεις (map, sheets, story, about…).
    Αποφάσεις του Μάγου: rule move X to b2 · rule life|mind|gold X 3
      rule give X I · rule place table at b2 · rule success|failure
    Με ΘΕΣΗ: ΕΝΕΡΓΕΙΑ παίζεις για άλλη θέση σε αυτό το τερματικό: «B: allow».
quest-rules =
    Τυχοδιώκτες εναντίον του Μάγου. Δύο πόντοι ενέργειας στον γύρο για τον καθένα:
    μία κίνηση, το πολύ δύο επιθέσεις, δύο βολές, δύο ξόρκια και δύο έρευνες, και
    κάθε ειδική ενέργεια (εξουδετέρωση, ανίχνευση, ανταλλαγή, χρήση, έλεγχος νου)
    μία φορά.
      Βάδισμα: τα ζάρια λένε πόσα τετράγωνα. ↯ είναι το μέγιστο, δύο ↯ δίνουν και
        πλεονέκτημα· το ερωτηματικό είναι γκάφα. Στις μύτες δεν ακούγεσαι.
      Έρευνα: παγίδες, θησαυροί, περάσματα ως τέσσερα τετράγωνα μακριά, αν δεν
        υπάρχει αντίπαλος τόσο κοντά.
      Επίθεση: τα ζάρια του φύλλου και ενός όπλου. ☠ χτυπά, ↯ χτυπά χωρίς άμυνα·
        η ασπίδα της πλευράς σου σταματά ένα κρανίο, ↯ σταματά δύο. Κάθε
        ερωτηματικό είναι γκάφα.
      Βολή: με οπτική επαφή και χωρίς αντίπαλο δίπλα σου· εμπόδια και απόσταση
        δίνουν ζάρια στον στόχο.
      Ξόρκι: μια κάρτα κοστίζει πόντους νου· μερικές μένουν στο ταμπλό.
    Η μάχη κάνει θόρυβο. Τίποτα δεν παίρνεται πίσω. Όποιος χάσει όλη τη ζωή ή όλον
    τον νου, πέφτει. Κάντε ό,τι ζητά η περιπέτεια και βγείτε από μια έξοδο (leave).
quest-rules-interlude =
    Ανάμεσα στις περιπέτειες: αγόρασε ό,τι πωλείται, πούλησε στη μισή τιμή, δώσε
    πράγματα και χρυσό σε συντρόφους (purse bruna 10 to sela), ετοίμασε ό,τι
    παίρνεις μαζί (δύο χέρια, ένα στο σώμα, ένα στο κεφάλι, έξι στο σακίδιο),
    άλλαξε με κάποιον από την εφεδρεία και πες πως όλα είναι έτοιμα (ready).
