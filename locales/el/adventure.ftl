# Τα εργαλεία όσων γράφουν περιπέτειες.

help-adventure = Για να ξεκινήσεις δικές σου περιπέτειες, να τις ελέγξεις και να τις σχεδιάσεις.

    Μια περιπέτεια είναι ένα αρχείο TOML. Για να ξεκινήσεις από μια μικρή και ολόκληρη: taberna adventure example > to-kypello.toml. Έλεγξέ τη, παίξε τη (taberna play tseuquest to-kypello.toml) και μετά άλλαξέ τη. Το taberna adventure face keep δίνει άδεια κάτοψη. Ο οδηγός, στα αγγλικά: docs/adventures.md
help-adventure-check = Αναφέρει τα λάθη σε περιπέτειες και εκστρατείες, με γραμμή και στήλη.

    Παράδειγμα: taberna adventure check to-kypello.toml

    Κωδικοί εξόδου: 0 χωρίς λάθη· 1 υπάρχουν λάθη· 2 δεν υπάρχει το αρχείο.
help-adventure-files = Αρχεία περιπετειών ή εκστρατειών, ή φάκελοι που τα περιέχουν.
help-adventure-example = Τυπώνει μια μικρή, ολόκληρη περιπέτεια για αρχή, με κείμενα στη γλώσσα σου.

    Παράδειγμα: taberna adventure example > to-kypello.toml
help-adventure-face = Τυπώνει το σχέδιο μιας όψης του ταμπλό, για να σχεδιάσεις πάνω της μια περιπέτεια.

    Παράδειγμα: taberna adventure face keep

    Κωδικοί εξόδου: 0 τυπώθηκε· 2 δεν υπάρχει τέτοια όψη.
help-adventure-face-name = Η όψη: keep, warren, cellar ή landing.
help-adventure-show = Σχεδιάζει την κάτοψη μιας περιπέτειας στο τερματικό, ή σε αρχείο SVG για εκτύπωση.

    Παράδειγμα: taberna adventure show good-barrel --as players

    Παράδειγμα: taberna adventure show to-kypello.toml --svg to-kypello.svg
help-adventure-file = Το αρχείο της περιπέτειας, ή το όνομα μιας περιπέτειας που έρχεται με την Taberna.
help-adventure-svg = Γράφει το σχέδιο σε αυτό το αρχείο SVG.
help-adventure-as = Για ποιον σχεδιάζεται η κάτοψη: sorcerer (όλα) ή players (ό,τι βλέπουν στην αρχή).
help-adventure-party = Για πόσους τυχοδιώκτες σχεδιάζεται η κάτοψη.
help-bench-evenings = Βάζει απλά μποτ να παίξουν κάθε περιπέτεια ως το τέλος, και ελέγχει ότι δεν παρουσιάζεται σφάλμα ή κόλλημα και ότι τα κακόβουλα αρχεία απορρίπτονται.

    Παράδειγμα: taberna bench adventures --games 20
help-bench-only = Μόνο αυτή η περιπέτεια· για περισσότερες, δώσε την επιλογή ξανά.
adventure-error = λάθος
adventure-warning = προειδοποίηση
adventure-near = Μήπως εννοείς «{ $near }»;
adventure-known = Διάλεξε από: { $known }.
adventure-known-more = Διάλεξε από: { $known } και άλλα { $more }.
adventure-more = … και άλλα { $count }.
adventure-fine = { $count ->
    [one] Ένα αρχείο, χωρίς λάθη.
   *[other] { $count } αρχεία, χωρίς λάθη.
}
adventure-wrong = { $errors ->
    [one] Ένα λάθος.
   *[other] { $errors } λάθη.
}
adventure-none = Δεν υπάρχουν περιπέτειες στο { $path }.
adventure-example-note = Μια ολόκληρη περιπέτεια: έλεγξέ τη (taberna adventure check ΑΡΧΕΙΟ), παίξε τη (taberna play tseuquest ΑΡΧΕΙΟ) και μετά άλλαξέ τη.
    Τα σημάδια του χάρτη εξηγούνται κάτω από το [key]. Όλα τα άλλα, στα αγγλικά: docs/adventures.md
adventure-not-shown = Η κάτοψη δεν μπορεί να σχεδιαστεί ακόμη. Για να δεις γιατί: taberna adventure check { $path }
adventure-written = Το σχέδιο είναι στο { $path }
adventure-threat = Απειλή εναντίον { $number ->
    [one] ενός τυχοδιώκτη
   *[other] { $number } τυχοδιωκτών
}: { $drawn }
legend-start = αφετηρία
legend-exit = έξοδος
legend-door = πόρτα
legend-open-door = ανοιχτή πόρτα
legend-secret = μυστικό πέρασμα
legend-portcullis = καγκελόπορτα
legend-ruined = μισογκρεμισμένος τοίχος
legend-hoard = κρυμμένος θησαυρός
legend-trap = παγίδα
legend-unused = δεν χρησιμοποιείται
legend-unseen = δεν φάνηκε ακόμη
legend-creaks = πάτωμα που τρίζει
problem-too-large = Το αρχείο έχει { $count } byte· το όριο είναι { $most }.
problem-not-utf8 = Αυτό δεν είναι κείμενο UTF-8.
problem-odd-sign = Αόρατος ή απαγορευμένος χαρακτήρας: { $sign }.
problem-too-deep = Πάρα πολλές αγκύλες μέσα σε αγκύλες: το πολύ { $most } επίπεδα.
problem-syntax-string = Ένα κείμενο δεν κλείνει με εισαγωγικά, ή περιέχει χαρακτήρα που πρέπει να γραφτεί με ανάποδη κάθετο μπροστά του.
problem-syntax-twice = Διπλότυπο: κάθε όνομα μπαίνει μόνο μία φορά στον πίνακά του.
problem-syntax-inline = Λάθος σε πίνακα με άγκιστρα: βάλε κόμματα ανάμεσα στα μέρη του, και όλα σε μία γραμμή.
problem-syntax-array = Μια λίστα δεν κλείνει με «]», ή της λείπει ένα κόμμα.
problem-syntax-key = Εδώ αναμένεται ένα όνομα και «=».
problem-syntax-value = Μετά το «=» μπαίνει κείμενο σε εισαγωγικά, αριθμός, true ή false, λίστα ή πίνακας.
problem-syntax-header = Μια επικεφαλίδα δεν κλείνει με «]».
problem-syntax-line = Αυτή η γραμμή δεν είναι TOML.
problem-map-large = Ο χάρτης είναι μεγαλύτερος από { $most } επί { $most } τετράγωνα.
problem-too-many = Πάρα πολλά «{ $name }»: { $count }· το όριο είναι { $most }.
problem-name-long = Πολύ μεγάλο όνομα: γράψε το πολύ { $most } γράμματα.
problem-number-wild = Αυτός ο αριθμός είναι πολύ μεγάλος· το όριο είναι { $most }.
problem-wrong-kind = Το «{ $field }» πρέπει να είναι { $wanted ->
    [table] πίνακας
    [list] λίστα
    [bool] true ή false
    [number] αριθμός
   *[text] κείμενο σε εισαγωγικά
}.
problem-not-one-of = Το «{ $name }» δεν επιτρέπεται εδώ.
problem-unknown-field = Δεν υπάρχει πεδίο «{ $name }» εδώ.
problem-missing = Εδώ λείπει το «{ $field }».
problem-key-sign = «{ $sign }»: κάθε σύμβολο του χάρτη είναι ένας μόνο χαρακτήρας, αλλά όχι τελεία, κενό ή #.
problem-key-kind = Το υπόμνημα δεν λέει τι είδους πράγμα είναι το «{ $sign }».
problem-no-face = Δεν υπάρχει όψη του ταμπλό με το όνομα «{ $name }».
problem-map-width = Η γραμμή { $row } του χάρτη είναι { $wide ->
    [yes] μεγαλύτερη
   *[no] μικρότερη
 } κατά { $more }: έχει { $count } χαρακτήρες αντί για { $wanted }. Γράφει «{ $line }».
problem-map-height = Ο χάρτης έχει { $count ->
    [one] μία γραμμή
   *[other] { $count } γραμμές
 } αντί για { $wanted }.
problem-map-sign = Το υπόμνημα δεν λέει τι είναι το «{ $sign }».
problem-map-corner = Το «{ $sign }» είναι σε γωνία, όπου μπαίνει μόνο «+».
problem-key-unused = Το «{ $sign }» είναι στο υπόμνημα, αλλά όχι στον χάρτη.
problem-door-on-rim = Αυτή η πόρτα βγάζει έξω από το ταμπλό.
problem-door-no-wall = Μια πόρτα μπαίνει σε τοίχο, αλλά η όψη δεν έχει τοίχο εδώ.
problem-wall-missing = Η όψη έχει εδώ τοίχο, αλλά ο χάρτης έχει κενό. Σχεδίασε «{ $sign }», ή μια πόρτα.
problem-wall-extra = Η όψη δεν έχει εδώ τοίχο, αλλά ο χάρτης έχει «{ $sign }».
problem-map-edge = Το «{ $sign }» δεν είναι σύμβολο ακμής.
problem-no-item = Δεν υπάρχει αντικείμενο «{ $name }».
problem-no-rule = Δεν υπάρχει κανόνας «{ $name }».
problem-no-adventure = Δεν υπάρχει περιπέτεια «{ $name }».
problem-no-price = Το «{ $name }» δεν έχει τιμή και δεν μπορεί να πουληθεί.
problem-two-kinds = Δεν γίνεται { $one } και { $other } μαζί: κράτησε μόνο το ένα.
problem-no-figure = Δεν υπάρχει φιγούρα «{ $name }».
problem-figure-kind = «{ $name }»: { $kind ->
    [minion] τσιράκι· γράψε minion = "{ $name }"
    [antagonist] ανταγωνιστής· γράψε antagonist = "{ $name }"
    [elemental] στοιχειακό· γράψε elemental = "{ $name }"
   *[hero] τυχοδιώκτης, και οι τυχοδιώκτες ανήκουν στους παίκτες
 }.
problem-key-nowhere = Κανείς δεν μπορεί να αποκτήσει το «{ $name }», που το ζητά η κλειδαριά στο { $door }: δώσ’ το σε κάποιον ή βάλ’ το εκεί που μπορεί να βρεθεί.
problem-no-scenery = Δεν υπάρχει σκηνικό «{ $name }» που να μπαίνει σε τετράγωνα.
problem-no-square = Δεν υπάρχει τετράγωνο «{ $name }» σ’ αυτή την όψη.
problem-no-room = Το «{ $name }» δεν είναι μέσα σε δωμάτιο.
problem-no-edge = Δεν υπάρχει ακμή «{ $name }».
problem-no-door = Ο χάρτης δεν έχει πόρτα στο «{ $name }». Μια ακμή παίρνει το όνομά της από το τετράγωνο που είναι βόρεια ή δυτικά της.
problem-figure-in-scenery = Η φιγούρα «{ $figure }» στέκεται μέσα σε σκηνικό ({ $scenery }).
problem-figure-on-figure = Η φιγούρα «{ $figure }» στέκεται στο ίδιο τετράγωνο με άλλη φιγούρα.
problem-figure-on-start = Η φιγούρα «{ $figure }» στέκεται σε τετράγωνο απ’ όπου ξεκινούν οι τυχοδιώκτες.
problem-start-in-scenery = Κανείς δεν μπορεί να ξεκινήσει μέσα σε σκηνικό ({ $scenery }).
problem-starts-few = { $count ->
    [one] Ένα τετράγωνο αφετηρίας
   *[other] { $count } τετράγωνα αφετηρίας
 }· χρειάζονται { $wanted }.
problem-two-alike = Δύο πράγματα λέγονται «{ $name }»: άλλαξε όνομα στο ένα.
problem-scenery-size = Αυτό το σκηνικό ({ $scenery }) πιάνει { $long } επί { $broad } τετράγωνα.
problem-scenery-split = Ένας τοίχος περνάει μέσα από αυτό το σκηνικό ({ $scenery }).
problem-scenery-on-scenery = Δύο σκηνικά πιάνουν το ίδιο τετράγωνο ({ $scenery }).
problem-scenery-no-side = Αυτό το σκηνικό ({ $scenery }) ακουμπά σε τοίχο: πες σε ποιον με wall = "n", "e", "s" ή "w".
problem-scenery-no-wall = Δεν υπάρχει σκέτος τοίχος πίσω από αυτό το σκηνικό ({ $scenery }).
problem-no-trap = Δεν υπάρχει παγίδα «{ $name }».
problem-trap-place = Η παγίδα «{ $trap }» έχει { $count } θέσεις· θέλει ακριβώς μία: τετράγωνο, ακμή, ή ό,τι φυλάει.
problem-pit-disarmed = Ένας λάκκος δεν εξουδετερώνεται («{ $trap }»).
problem-magic-nothing = Η μαγική παγίδα «{ $trap }» δεν κάνει τίποτα: δώσε της αποτελέσματα.
problem-rocks-apart = Τα δύο τετράγωνα του «{ $trap }» δεν ακουμπούν μεταξύ τους.
problem-trap-on-start = Η παγίδα «{ $trap }» είναι σε τετράγωνο απ’ όπου ξεκινούν οι τυχοδιώκτες.
problem-trap-on-trap = Στο ίδιο σημείο με την παγίδα «{ $trap }» υπάρχει κι άλλη: όποιος έβρισκε τη μία θα μάθαινε και για την άλλη. Μετακίνησε μία από τις δύο.
problem-treasure-on-treasure = Στο ίδιο σημείο με τον θησαυρό «{ $treasure }» υπάρχει κι άλλος: ένωσέ τους σε έναν.
problem-figures-many = Υπάρχουν πάνω από { $most } φιγούρες του ίδιου είδους ({ $sheet }). Οι αριθμοί τους θα έδειχναν στους παίκτες πόσες είναι.
problem-effect-what = Από το «{ $verb }» λείπει το «what».
problem-effect-unknown = Το αποτέλεσμα αναφέρει το «{ $name }», που δεν υπάρχει.
problem-effect-nothing = Από το «{ $verb }» λείπει το «amount» ή το «dice».
problem-effect-fleeting = Από το «{ $verb }» λείπει η διάρκεια: turn, round ή adventure.
problem-effect-nobody = Το «{ $verb }» δεν επηρεάζει κανέναν εδώ, γιατί μια σημαία ή έναν γύρο δεν τα προκαλεί καμία φιγούρα. Γράψε ποιον αφορά, για παράδειγμα who = "heroes".
problem-card-undrawn = Κανείς δεν τραβά την κάρτα «{ $name }»: καμία φιγούρα του χάρτη δεν έχει «chaos».
problem-no-group = Δεν υπάρχει ομάδα «{ $name }».
problem-when-unreadable = Το «{ $name }» δεν είναι συνθήκη. Διάλεξε από: flag X, no flag X, group X gone, hero, minion, mindless.
problem-trigger-idle = Το έναυσμα «{ $name }» δεν κάνει τίποτα: δώσε του αποτελέσματα.
problem-trigger-what = Το έναυσμα περιμένει «{ $name }», που δεν υπάρχει.
problem-trigger-loop = Το έναυσμα «{ $name }» ενεργοποιεί ξανά τον εαυτό του χωρίς τέλος.
problem-language-unknown = Το «{ $name }» δεν είναι μία από τις γλώσσες της Taberna ({ $known }).
problem-language-missing = Δεν υπάρχουν κείμενα στη γλώσσα «{ $language }».
problem-text-missing = Στη γλώσσα «{ $language }» λείπει το κείμενο «{ $name }».
problem-text-dead = Το κείμενο «{ $name }» δεν χρησιμοποιείται ποτέ.
problem-text-empty = Το κείμενο «{ $name }» είναι κενό.
problem-text-long = Το κείμενο «{ $name }» έχει { $count } χαρακτήρες· το πολύ { $most }.
problem-text-placeholder = Το «{ $name }» δεν συμπληρώνεται εδώ· επιτρέπεται μόνο: { $known }.
problem-text-markup = Το κείμενο «{ $name }» έχει «{ $sign }»: τα κείμενα είναι σκέτα, χωρίς σήμανση ή συνδέσμους.
problem-goal-unreachable = Ο στόχος «{ $name }» είναι ανέφικτος: εμποδίζουν τοίχοι, κλειδαριές ή συνθήκες.
problem-goal-unset = Τίποτα δεν σηκώνει τη σημαία «{ $name }», που είναι στόχος.
problem-no-way-out = Κανείς δεν μπορεί να βγει, και τίποτα δεν τελειώνει την περιπέτεια με επιτυχία.
problem-trigger-dead = Το έναυσμα «{ $name }» δεν μπορεί να ενεργοποιηθεί ποτέ.
problem-use-dead = Κανείς δεν φτάνει ποτέ στο «{ $name }», άρα το αποτέλεσμά του δεν εφαρμόζεται ποτέ.
problem-effect-dead = Το «{ $verb }» δεν γίνεται ποτέ: το «{ $name }» δεν ισχύει ποτέ.
problem-cut-off = Κανείς δεν φτάνει ποτέ στο «{ $name }».
problem-unused-reached = Το «{ $name }» σχεδιάστηκε ως αχρησιμοποίητο, αλλά μπορεί να φτάσει κανείς εκεί.
problem-one-way-door = Μετά από αυτό το αποτέλεσμα, τίποτα δεν ξανανοίγει το «{ $name }».
problem-one-way-key = Αυτό το αποτέλεσμα αφαιρεί το «{ $name }», που κάποια κλειδαριά το χρειάζεται ακόμη.
problem-one-way-move = Από το «{ $name }» κανένας δρόμος δεν οδηγεί σε έξοδο.
problem-rocks-cut = Όταν πέσουν οι βράχοι του «{ $name }», αποκόβουν ένα μέρος του χάρτη.
problem-flag-idle = Τίποτα δεν χρησιμοποιεί τη σημαία «{ $name }».
problem-threat-count = { $count ->
    [one] Δόθηκε ένας αριθμός απειλής
   *[other] Δόθηκαν { $count } αριθμοί απειλής
 }· χρειάζονται { $wanted }, ένας για κάθε μέγεθος παρέας.
problem-threat-falls = Για παρέα { $number } ατόμων η απειλή είναι μικρότερη απ’ ό,τι για μικρότερη παρέα.
problem-threat-over = Για παρέα { $number } ατόμων η απειλή του χάρτη είναι { $drawn }, ενώ το αρχείο δηλώνει { $most }.
problem-threat-under = Για παρέα { $number } ατόμων η απειλή του χάρτη είναι μόνο { $drawn }, ενώ το αρχείο δηλώνει { $most }.
problem-way-differs = Μετά το «{ $name }», το δικό του αρχείο λέει { $known ->
    [none] τέλος
   *[other] { $known }
 }, ενώ η εκστρατεία λέει { $written ->
    [none] τέλος
   *[other] { $written }
 }. Διόρθωσε ένα από τα δύο.
problem-way-twice = Η εκστρατεία λέει δύο φορές τι ακολουθεί μετά το «{ $name }».
problem-way-unreached = Κανένα [[way]] της εκστρατείας δεν οδηγεί στο «{ $name }».
problem-way-endless = Αυτή η εκστρατεία δεν τελειώνει ποτέ: κάποιος δρόμος της πρέπει να οδηγεί σε περιπέτεια χωρίς συνέχεια.
problem-own-id = Το «{ $name }» δεν μπορεί να είναι id: γράψε πεζά λατινικά γράμματα, ψηφία και παύλες, το πολύ { $most } χαρακτήρες, με γράμμα στην αρχή.
problem-own-taken = Στην Taberna υπάρχει ήδη «{ $name }»: διάλεξε άλλο id.
problem-own-nameless = Από το «{ $name }» λείπει ένα όνομα που να διαβάζεται: name.el = "…".
problem-own-number = Το «{ $field }» πρέπει να είναι αριθμός από { $least } ως { $most }.
problem-own-mind = Το «mind» πρέπει να είναι αριθμός από 1 ως { $most } ή "none" για φιγούρα χωρίς νου.
problem-own-moves = Το «{ $name }» χρειάζεται ή «moves» (τετράγωνα) ή «dice» (ζάρια κίνησης).
problem-own-dice = Το «{ $name }» είναι τσιράκι, και τα τσιράκια δεν ρίχνουν ζάρια για να κινηθούν: βάλε «moves».
problem-own-portrait = Δεν υπάρχει σχέδιο «{ $name }»: στο «portrait» γράφεις τη φιγούρα ή το αντικείμενο της Taberna που θα δανείσει το σχέδιό του.
problem-own-idle = Η κάρτα «{ $name }» δεν κάνει τίποτα: δώσε της αποτελέσματα.
problem-own-verb = Το «{ $verb }» χρειάζεται την κάτοψη: μπορεί να το κάνει μόνο ένα έναυσμα, όχι αντικείμενο ή κάρτα.
problem-own-when = Το «{ $name }» δεν είναι συνθήκη για αντικείμενο ή κάρτα. Γράψε hero, minion ή mindless.
