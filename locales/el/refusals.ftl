## Γιατί κάτι δεν έγινε: ένα μήνυμα για κάθε κωδικό. Του TseuQuest είναι στο tseuquest-refusals.ftl.

refusal-unknown = Αυτό δεν γίνεται ({ $code }).

## Κάθε παιχνίδι

refusal-no-such-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι.
refusal-game-over = Το παιχνίδι τελείωσε.
refusal-nothing-to-take-back = Δεν υπάρχει τίποτα να πάρεις πίσω.
refusal-not-yours-to-take-back = Η τελευταία κίνηση δεν είναι δική σου: δεν μπορείς να την πάρεις πίσω.
refusal-not-to-be-taken-back = Αυτή η κίνηση δεν αναιρείται πια: κάτι φανερώθηκε ή κληρώθηκε.
refusal-no-taking-back = Σε αυτό το τραπέζι οι κινήσεις δεν αναιρούνται.
refusal-taken-back-once = Πήρες ήδη πίσω μια κίνηση σε αυτόν τον γύρο: αυτή ισχύει.
refusal-spoken-since = Κάποιος μίλησε στο μεταξύ: η κίνηση ισχύει.
refusal-not-asked = Κανείς δεν ζητά τώρα να πάρει πίσω μια κίνηση.
refusal-not-granted = Η άλλη πλευρά αρνείται: η κίνηση ισχύει.
refusal-played-by-bot = Εδώ παίζει μποτ: { $seat }.
refusal-own-wish = Αυτό το αποφασίζει η άλλη πλευρά.
refusal-no-stand-in = Μόνο η άλλη πλευρά μπορεί να αφήσει ένα μποτ να παίξει στη θέση { $seat }, και μόνο μετά από απουσία.
refusal-out-of-order = Βρέθηκε η εγγραφή { $found } εκεί που αναμενόταν η { $expected }.
refusal-unknown-game = Δεν υπάρχει παιχνίδι «{ $name }». Διάλεξε από: { $known }.
refusal-unreadable = Το πεδίο { $path } δεν διαβάζεται: { $problem }
refusal-text-empty = Το κείμενο είναι κενό: γράψε κάτι.
refusal-text-too-long = Το κείμενο είναι πολύ μεγάλο: το πολύ { $longest } χαρακτήρες.
refusal-text-character = Ο χαρακτήρας στη θέση { $at } ({ $character }) δεν επιτρέπεται σε κείμενο που το βλέπουν όλοι.

## Tellstones

refusal-over = Το παιχνίδι τελείωσε.
refusal-not-your-turn = Δεν είναι η σειρά σου. Παίζει: { $seat }.
refusal-not-now = Αυτό δεν γίνεται τώρα.
refusal-house-only = Αυτό μπορεί να το κάνει μόνο το μαγαζί.
refusal-players-only = Αυτό μπορούν να το κάνουν μόνο οι παίκτες.
refusal-line-unnamed = Παίζονται δύο Γραμμές: πες ποια, για παράδειγμα A2.
refusal-line-named = Εδώ υπάρχει μόνο μία Γραμμή: γράψε σκέτο τον αριθμό.
refusal-other-line = Αυτή η ενέργεια πρέπει να γίνει στη Γραμμή { $line }.
refusal-not-in-pool = Δεν είναι πια στο Απόθεμα { the-stone }.
refusal-pool-empty = Το Απόθεμα άδειασε: δεν μένει τίποτα για Τοποθέτηση.
refusal-end-closed = { $end ->
    [left] Το ταμπλό δεν έχει άλλο χώρο αριστερά.
   *[right] Το ταμπλό δεν έχει άλλο χώρο δεξιά.
 }
refusal-no-such-space = Δεν υπάρχει πέτρα { $space }: οι πέτρες της Γραμμής είναι { $spaces }.
refusal-space-empty = Στη θέση { $space } δεν υπάρχει τίποτα.
refusal-already-face-down = Η πέτρα { $space } είναι ήδη κλειστή.
refusal-not-face-down = Η πέτρα { $space } είναι ανοιχτή, τη βλέπουν όλοι: διάλεξε μια κλειστή.
refusal-none-face-down = Δεν υπάρχει κλειστή πέτρα.
refusal-same-stone = Η Αλλαγή θέλει δύο διαφορετικές πέτρες, όχι δύο φορές την { $space }.
refusal-already-looked = Μόλις κοίταξες την πέτρα { $space }: διάλεξε άλλη.
refusal-no-partner = Παίζεις χωρίς συμπαίκτη: κανείς δεν μπορεί να κοιτάξει για σένα.
refusal-bell-claim = Χτύπησε το καμπανάκι: πρέπει να κάνεις Πρόκληση ή Καύχημα.
refusal-bell-handle = Χτύπησε το καμπανάκι: πρέπει να κάνεις Απόκρυψη ή Τοποθέτηση.
refusal-bell-first = Χτύπησε το καμπανάκι: σε αυτόν τον γύρο πρέπει να κάνεις Πρόκληση ή Καύχημα. Στην άλλη Γραμμή δεν γίνεται, οπότε κάν’ το σε αυτήν.
refusal-not-the-order = Δεν είναι αυτό που σου ζήτησαν να κάνεις με τις πέτρες.
refusal-steal-stolen = Το κλεμμένο Καύχημα δεν ξανακλέβεται: πίστεψε ή αμφισβήτησε.
refusal-not-offered = Κανείς δεν πρότεινε ισοπαλία.
refusal-already-offered = Υπάρχει ήδη πρόταση ισοπαλίας.
refusal-own-offer = Την ισοπαλία την πρότεινε η δική σου πλευρά: πρέπει να απαντήσει η άλλη.
refusal-already-resigned = Έχεις ήδη προτείνει παραίτηση· πρέπει να συμφωνήσει και ο συμπαίκτης σου.
refusal-nobody-away = Από την άλλη πλευρά δεν λείπει κανείς.
refusal-already-away = Έχει ήδη σημειωθεί ότι λείπει: { $seat }.
refusal-not-away = Δεν λείπει: { $seat }.
refusal-no-clock = Σε αυτό το τραπέζι δεν τρέχει ρολόι.
refusal-not-awaited = Δεν περιμένουμε κίνηση από: { $seat }.
refusal-bad-option = Το «{ $value }» δεν είναι έγκυρη τιμή για { $option }. Διάλεξε από: { $known }.
refusal-bad-seats = Αυτή η παραλλαγή δεν παίζεται με αυτές τις θέσεις.
refusal-too-many-looks = Ζητάς { $looks } ματιές· δικαιούσαι { $most }.
refusal-unreadable-action = «{ $text }»: στον χαρακτήρα { $at } το πρόγραμμα περίμενε { expected }.
refusal-unreadable-position = Θέση «{ $text }»: στον χαρακτήρα { $at } το πρόγραμμα περίμενε { expected }.
refusal-unreadable-game = «{ $text }»: στον χαρακτήρα { $at } αυτής της γραμμής το πρόγραμμα περίμενε { expected }.
refusal-unreadable-options = Επιλογές «{ $text }»: στον χαρακτήρα { $at } το πρόγραμμα περίμενε { expected }.
expected = { $expected ->
    [action] μια ενέργεια (? για βοήθεια)
    [dash] μια παύλα
    [digit] ένα ψηφίο
    [end] το τέλος
    [gap] ένα κενό
    [line] μια Γραμμή
    [note] μια σημείωση
    [number] έναν αριθμό
    [order] μια εντολή
    [pending] αυτό που εκκρεμεί
    [seat] μια θέση
    [side] μια πλευρά, A ή B
    [smaller-number] μικρότερο αριθμό
    [space] τον αριθμό μιας πέτρας
    [stone] μια πέτρα
    [symbol] το γράμμα μιας πέτρας (C D S F K H L)
    [unpadded-number] αριθμό χωρίς μηδέν μπροστά
    [word] άλλη λέξη
   *[other] «{ $expected }»
 }

## Κληρώσεις που αξίζουν εμπιστοσύνη

refusal-contribution-missing = Δεν συνεισέφερε στον σπόρο: { $seat }.
refusal-receipt-unsigned = Ο διακομιστής δεν έχει υπογράψει τη δέσμευσή του.
refusal-contribution-strange = Συνεισέφερε στον σπόρο χωρίς να έχει θέση εδώ: { $seat }.
refusal-contribution-too-long = Συνεισέφερε στον σπόρο πάνω από { $longest } byte: { $seat }.
refusal-contribution-unreadable = Δεν διαβάζεται η συνεισφορά στον σπόρο: { $seat }.
refusal-opening-missing = Ο διακομιστής δεν έχει υπογράψει τίποτα για αυτό το τραπέζι, οπότε θα μπορούσε να διαλέξει τις κληρώσεις όπως θέλει. Δεν πήρες θέση, και δεν στάλθηκε τίποτα δικό σου. Ο σύνδεσμος ισχύει ακόμη: δοκίμασε αργότερα, ή ζήτησε από όποιον σε κάλεσε να ανοίξει άλλο τραπέζι.
refusal-opening-house = Η δέσμευση που σου έδειξαν υπογράφηκε με κλειδί που αυτός ο διακομιστής δεν δημοσιεύει ως δικό του. Δεν πήρες θέση, και δεν στάλθηκε τίποτα δικό σου.
refusal-receipt-withheld = Ο διακομιστής πήρε τα τυχαία byte σου, αλλά δεν υπέγραψε ότι τα παρέλαβε: αργότερα δεν θα μπορούσες να αποδείξεις τίποτα. Η θέση σου κρατιέται· ο ίδιος σύνδεσμος οδηγεί πίσω σε αυτήν.
refusal-opening-differs = Αυτό που υπέγραψε ο διακομιστής δεν ταιριάζει με το παιχνίδι και τις επιλογές που σου δείχνει. Δεν πήρες θέση, και δεν στάλθηκε τίποτα δικό σου.
refusal-secret-missing = Λείπει το μυστικό του σπόρου.
refusal-secret-differs = Το μυστικό δεν είναι εκείνο για το οποίο δεσμεύτηκε ο διακομιστής.
refusal-secret-length = Το μυστικό έχει { $length ->
    [one] ένα byte
   *[other] { $length } byte
 } αντί για { $expected }.
roll-purpose = { $purpose ->
    [opening] την κλήρωση της πρώτης πέτρας
    [first] την κλήρωση για το ποιος αρχίζει
    [bell] την κλήρωση για το καμπανάκι
    [attack] τη ζαριά της επίθεσης
    [defence] τη ζαριά της άμυνας
    [fumble] τη ζαριά της γκάφας
    [move] τη ζαριά της κίνησης
    [stealth] τη ζαριά της αθόρυβης κίνησης
    [climb] τη ζαριά του σκαρφαλώματος
    [astray] τη ζαριά της περιπλάνησης
    [astray-target] την κλήρωση για το ποιος δέχεται το χαμένο χτύπημα
    [hampered] την κλήρωση για το ποιος εμποδίζεται
    [dodge] τη ζαριά της αποφυγής
    [escape] τη ζαριά της απελευθέρωσης
    [gold] τη ζαριά για το χρυσάφι
    [harm] τη ζαριά της ζημιάς
    [disarm] τη ζαριά για την εξουδετέρωση της παγίδας
    [draw] το τράβηγμα μιας κάρτας
    [treasure] το τράβηγμα μιας κάρτας θησαυρού
   *[other] την κλήρωση
 }
refusal-dice-face = Το «{ $face }» δεν είναι δυνατό αποτέλεσμα για { roll-purpose }.
refusal-dice-short = Δεν απομένει αποτέλεσμα για { roll-purpose }.
refusal-dice-by-hand = Έκανε { roll-purpose } στη θέση του διακομιστή: { $seat }.
refusal-dice-differ = Ο σπόρος δίνει άλλο αποτέλεσμα για { roll-purpose }.

## Αρχεία παιχνιδιών

refusal-record-truncated = Γραμμή { $line }: το αρχείο κόβεται εδώ.
refusal-record-edited = Το αρχείο άλλαξε αφού σφραγίστηκε.
refusal-record-after-seal = Γραμμή { $line }: υπάρχει κάτι μετά τη σφραγίδα.
refusal-record-second-header = Γραμμή { $line }: δεύτερη επικεφαλίδα.
refusal-record-out-of-order = Γραμμή { $line }: βρέθηκε { $found } εκεί που αναμενόταν { $expected }.
refusal-record-unreadable = Γραμμή { $line }: το πεδίο { $path } δεν διαβάζεται: { $problem }
refusal-record-not-utf8 = Η γραμμή { $line } δεν είναι κείμενο (UTF-8).
refusal-record-newer = Γραμμή { $line }: η μορφή { $format } είναι νεότερη από το πρόγραμμα, που διαβάζει έως { $newest }.
refusal-record-other-game = Γραμμή { $line }: είναι αρχείο του { $name }, όχι του { $expected }.
refusal-rules-ended = Αυτό το παιχνίδι ({ $name }) παίχτηκε με την έκδοση { $rules } των κανόνων. Το πρόγραμμα ακολουθεί την έκδοση { $ours } και δεν μπορεί να το δείξει, να το ελέγξει ή να το συνεχίσει.
refusal-record-line-too-long = Η γραμμή { $line } ξεπερνά τα { $most } byte.
refusal-record-too-large = Το αρχείο έχει { $bytes } byte· το όριο είναι { $most }.
refusal-record-too-many-lines = Το αρχείο έχει πάνω από { $most } γραμμές.
refusal-record-impossible = Αυτό δεν μπορεί να συνέβη ({ $error }).
refusal-set-up-missing = Το παιχνίδι δεν αρχίζει με την προετοιμασία.
refusal-action-missing = Αυτή η εγγραφή δεν έχει ενέργεια.
refusal-not-allowed = { $seat }: αυτό δεν επιτρεπόταν ({ $reason }).
refusal-decided-otherwise = { $seat }: με βάση τους κανόνες, αυτή η κίνηση έπρεπε να έχει άλλο αποτέλεσμα.
refusal-outcome-differs = Το αποτέλεσμα που γράφει η σφραγίδα δεν είναι εκείνο του παιχνιδιού: «{ $reached }».
refusal-seating = Αυτές οι θέσεις δεν ταιριάζουν με τις επιλογές του παιχνιδιού.
refusal-chain-edited = Το αρχείο { $place } της αλυσίδας άλλαξε αφού σφραγίστηκε.
refusal-chain-first = Το αρχείο { $place } της αλυσίδας δεν αναφέρει το προηγούμενό του.
refusal-chain-missing = Το αρχείο { $place } της αλυσίδας είναι η συνέχεια ενός αρχείου που λείπει: { $name }
refusal-chain-order = Το αρχείο { $place } της αλυσίδας πρέπει να μπει μετά το { $after }.
refusal-chain-empty = Δεν υπάρχει κανένα αρχείο σε αυτή την αλυσίδα.
refusal-chain-unfinished = Το αρχείο { $place } της αλυσίδας δεν είναι ολοκληρωμένο παιχνίδι.
refusal-chain-over = Το αρχείο { $place } της αλυσίδας έρχεται μετά το τέλος του αγώνα ή της εκστρατείας: { $result }
refusal-chain-options = Το αρχείο { $place } της αλυσίδας δεν έχει τις επιλογές που προκύπτουν από τα προηγούμενα.
refusal-chain-people = Αρχείο { $place } της αλυσίδας: στη θέση { $seat } κάθεται άλλο άτομο απ’ ό,τι στο προηγούμενο.
refusal-chain-times = Το αρχείο { $place } της αλυσίδας άρχισε πριν τελειώσει το προηγούμενο.
refusal-chain-impossible = Το αρχείο { $place } της αλυσίδας δεν μπορεί να έγινε έτσι ({ $error }).

## Σενάρια

refusal-scenario-malformed = Το σενάριο δεν διαβάζεται: { $problem }
refusal-no-such-variant = Δεν υπάρχει παραλλαγή «{ $variant }».
refusal-refused = Το βήμα απορρίφθηκε: { $by }
refusal-accepted = Το βήμα έγινε δεκτό· έπρεπε να απορριφθεί: { $wanted }
refusal-refused-yet-changed = Το βήμα απορρίφθηκε ({ $by }), κι όμως κάτι άλλαξε.
