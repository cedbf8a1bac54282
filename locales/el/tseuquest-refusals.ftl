## Γιατί κάτι δεν έγινε στο TseuQuest. Ένα μήνυμα για κάθε κωδικό· όσα αφορούν κάθε παιχνίδι είναι στο refusals.ftl.

refusal-adjacent = Πολύ κοντά για βολή: { $figure }.
refusal-adversary-near = Δεν γίνεται με αντίπαλο τόσο κοντά.
refusal-already-active = Αυτή η κάρτα είναι ήδη σε ισχύ εκεί: { $card }.
refusal-already-ready = Έχεις ήδη πει πως όλα είναι έτοιμα.
refusal-already-said = Έχεις ήδη ζητήσει εγκατάλειψη.
refusal-bad-ruling = Οι κανόνες δεν αφήνουν αυτή την απόφαση στον Μάγο.
refusal-barred = Απαγορεύεται προς το παρόν: { kind-of-action }.
refusal-buried = Είναι κάτω από βράχους, όπου δεν φτάνει κανείς: { $figure }.
refusal-cannot-act = Δεν μπορεί να παίξει τώρα: { $figure }.
refusal-deck-short = Μένουν πολύ λίγες κάρτες αυτού του στοιχείου.
refusal-dice-count = { $wanted ->
    [one] Ρίξε ένα ζάρι.
   *[other] Ρίξε { $wanted } ζάρια.
 }
refusal-door-closed = Μια κλειστή πόρτα φράζει τον δρόμο: πρέπει πρώτα να ανοίξει.
refusal-element-had = Έχεις ήδη τραβήξει από αυτό το στοιχείο: διάλεξε άλλο.
refusal-elemental = Τα στοιχειακά μόνο κινούνται και επιτίθενται. Δεν επιτρέπεται: { kind-of-action }.
refusal-engaged = Δεν γίνεται με αντίπαλο δίπλα σου (σε ανταλλαγή, ούτε δίπλα στον σύντροφό σου): απομακρύνσου πρώτα.
refusal-floor-trap = Σε αυτό το τετράγωνο υπάρχει παγίδα: πήδα από πάνω της ή πέρνα από αλλού.
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
refusal-last-breath = Το ξόρκι θα κόστιζε τον τελευταίο πόντο νου: πρόσθεσε «last breath» αν το θέλεις.
refusal-limit = { $limit ->
    [one] Μόνο μία φορά σε κάθε σειρά: { kind-of-action }.
   *[other] Το πολύ { $limit } φορές σε κάθε σειρά: { kind-of-action }.
 }
refusal-lost = Όποιος έχασε τον δρόμο δεν ανοίγει πόρτες.
refusal-minions-open-nothing = Τα τσιράκια δεν ανοίγουν πόρτες.
refusal-moving = Τελείωσε πρώτα την κίνηση (stop).
refusal-moved-already = Έχεις ήδη κινηθεί σε αυτή τη σειρά.
refusal-must-tell = Κάτι βρίσκεται εδώ, και πρέπει να το φανερώσεις.
refusal-no-door = Δεν υπάρχει κλειστή πόρτα από εκείνη τη μεριά.
refusal-no-exit = Δεν υπάρχει έξοδος εδώ.
refusal-no-gold = Χρειάζονται τουλάχιστον { $least } χρυσά, και υπάρχουν μόνο { $most }.
refusal-no-helper = Από βαθύ λάκκο δεν βγαίνεις χωρίς σύντροφο δίπλα του να βοηθήσει.
refusal-no-line-of-sight = Δεν υπάρχει οπτική επαφή.
refusal-no-magic = Αυτό το κάνει μόνο όποιος έχει μαγεία.
refusal-no-mind = Δεν φτάνουν οι πόντοι νου. Χρειάζονται: { $cost }· μένουν: { $mind }.
refusal-no-movement = Δεν φτάνουν τα τετράγωνα κίνησης. Χρειάζονται: { $needed }· μένουν: { $left }.
refusal-no-occasion = { $kind ->
    [attack] Δεν έχεις αντίπαλο δίπλα σου.
    [shoot] Από εδώ δεν μπορείς να ρίξεις σε κανέναν.
    [magic] Καμία κάρτα στο χέρι σου δεν μπορεί να παιχτεί τώρα.
    [disarm] Δεν φτάνεις καμία γνωστή παγίδα.
    [trade] Δεν έχεις δίπλα σου σύντροφο για ανταλλαγή.
    [use] Δεν υπάρχει εδώ τίποτα να χρησιμοποιήσεις.
    [control] Δεν υπάρχει στοιχειακό να ελέγξεις.
    [dismiss] Δεν υπάρχει στοιχειακό να διώξεις.
   *[other] Εδώ δεν γίνεται αυτό.
}
refusal-no-points = Δεν φτάνουν οι πόντοι ενέργειας. Χρειάζονται: { $needed }· μένουν: { $left }.
refusal-no-room = Δεν υπάρχει χώρος από εκείνη τη μεριά.
refusal-no-rulings = Σε αυτό το τραπέζι δεν κάνει κανείς τον διαιτητή.
refusal-no-stroll = Δεν είναι ώρα για περίπατο, ίσως κάποιος παρακολουθεί: προχώρα με ζάρια.
refusal-no-such-adventure = Δεν υπάρχει περιπέτεια «{ $name }».
refusal-no-such-card = Αυτή η κάρτα δεν είναι στο χέρι σου.
refusal-no-such-choice = Το «{ $what }» δεν είναι μία από τις επιλογές.
refusal-no-such-figure = Δεν φαίνεται κανείς με αυτό το όνομα: { $figure }.
refusal-no-such-item = Δεν είναι στα υπάρχοντά σου: { $item }.
refusal-no-such-square = Δεν υπάρχει τετράγωνο { $square } στο ταμπλό.
refusal-no-such-thing = Δεν υπάρχει εδώ τίποτα τέτοιο: { $what }.
refusal-no-such-trap = Δεν είναι γνωστή τέτοια παγίδα: { $trap }.
refusal-no-such-weapon = Δεν έχεις τέτοιο όπλο στο χέρι: { $weapon }.
refusal-no-target = Διάλεξε στόχο: μια φιγούρα ή ένα σημείο.
refusal-no-use = Η χρήση του δεν έχει αποτέλεσμα: { $item }.
refusal-no-way-known = Κανείς δεν ξέρει δρόμο ως εκεί.
refusal-no-way-out = Εκεί μπορείς να μπεις, αλλά δεν θα μπορείς να βγεις.
refusal-not-adjacent = Δεν είναι δίπλα σου: { $figure }.
refusal-not-for-adversaries = Δεν είναι ενέργεια για τις φιγούρες του Μάγου: { kind-of-action }.
refusal-not-for-sale = Κανείς δεν το πουλά εδώ: { $item }.
refusal-not-in-reserve = Δεν είναι στην εφεδρεία: { $hero }.
refusal-not-jammed = Δεν έχει μπλοκάρει: { $weapon }.
refusal-not-jumpable = Αυτό που στέκεται εκεί είναι πολύ ψηλό για να πηδήξεις από πάνω του.
refusal-not-last-breath = Το ξόρκι δεν κοστίζει τον τελευταίο πόντο νου: βγάλε το «last breath».
refusal-not-moving = Άρχισε πρώτα μια κίνηση.
refusal-not-to-be-disarmed = Αυτή η παγίδα δεν εξουδετερώνεται.
refusal-not-to-be-pushed = Δεν σπρώχνεται τώρα: { $figure }.
refusal-not-yours = Αυτό δεν μπορείς να το κάνεις εσύ.
refusal-nothing-to-jump = Από εκείνη τη μεριά δεν έχεις πάνω από τι να πηδήξεις.
refusal-occupied = Το τετράγωνο είναι πιασμένο: { $figure }.
refusal-once-a-turn = Μόνο μία φορά σε κάθε σειρά: { kind-of-action }.
refusal-out-of-range = Πολύ μακριά: η εμβέλεια είναι { $range ->
    [one] ένα τετράγωνο
   *[other] { $range } τετράγωνα
 }.
refusal-pack-full = { $limit ->
    [one] Το σακίδιο χωρά μόνο ένα πράγμα: βγάλε το πρώτα.
   *[other] Το σακίδιο χωρά μόνο { $limit } πράγματα: βγάλε πρώτα κάτι.
 }
refusal-portcullis = Μια καγκελόπορτα φράζει τον δρόμο.
refusal-scenery = Κάτι βρίσκεται σε εκείνο το τετράγωνο: διάλεξε άλλο.
refusal-self-only = Αυτό πιάνει μόνο σε όποιον το χρησιμοποιεί.
refusal-sorcerer-ends = Τον Μάγο τον παίζει άνθρωπος: εκείνος αποφασίζει αν η περιπέτεια θα τελειώσει νωρίτερα.
refusal-too-deep = Το σκηνικό πιάνει πάνω από ένα τετράγωνο προς τα εκεί: δεν μπορείς να πηδήξεις από πάνω του.
refusal-wall = Ένας τοίχος φράζει τον δρόμο.
refusal-worn-already = { $place ->
    [head] Φοράς ήδη κάτι στο κεφάλι.
   *[body] Φοράς ήδη κάτι στο σώμα.
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
refusal-nothing-carried = { $hero-The } δεν παίρνει τίποτα μαζί, άρα τίποτα δεν μπαίνει στην αποθήκη.
refusal-reserve-empty = Δεν έμεινε κανείς στην εφεδρεία.
refusal-shelf-empty = Εδώ δεν πουλιέται τίποτα.
refusal-store-empty = { $hero-The } δεν έχει τίποτα στην αποθήκη. Βάλε πρώτα κάτι εκεί.
