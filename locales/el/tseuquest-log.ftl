## Τι έγινε στο TseuQuest, όπως το λένε το ημερολόγιο και το ταμπλό.

quest-adventure-chosen = Η περιπέτεια επιλέχθηκε, και κανείς δεν λέει ποια είναι.
quest-adventure-named = Η περιπέτεια: { $title }.
quest-hero-picked = Παίζει { $figure-object }: { $seat }.
quest-hero-put-back = Δεν παίζει πια { $figure-object }: { $seat }.
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
quest-turn-began = { $figure-The } έχει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
 } ενέργειας.
quest-control-taken = { $master-The } ενεργεί μέσα από { $figure-object } (πόντοι ενέργειας: { $points }).
quest-control-ended = { $master-The } αφήνει το στοιχειακό και ενεργεί ξανά αυτοπροσώπως.
quest-turn-missed = { $figure-The } χάνει τη σειρά.
quest-declared-search = { $what ->
    [traps] { $figure-The } ψάχνει για παγίδες.
    [treasure] { $figure-The } ψάχνει για κρυμμένο θησαυρό.
   *[doors] { $figure-The } ψάχνει για μυστικά περάσματα.
 }
quest-declared-disarm = { $figure-The } προσπαθεί να εξουδετερώσει: { $what }.
quest-declared-detect = { $figure-The } προσπαθεί να διαισθανθεί μαγικές παγίδες.
quest-declared-trade = { $figure-The } θέλει ανταλλαγή: { $what }.
quest-declared-control = { $figure-The } αναλαμβάνει τον έλεγχο: { $what }.
quest-declared-dismiss = { $figure-The } διώχνει: { $what }.
quest-declared-repair = { $figure-The } επισκευάζει: { $what }.
quest-declared-use = { $figure-The } χρησιμοποιεί: { $what }.
quest-failed = Και το λάθος μετράει: { $figure-the } χάνει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
 } ενέργειας ({ $what }). { $why }
quest-restricted = Απαγορεύεται σε αυτή τη σειρά για { $figure-object }: { $kinds }.
quest-points-lost = { $figure-The } χάνει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
 } ενέργειας.
quest-owed = { $points ->
    [one] { $figure-The } θα έχει έναν πόντο ενέργειας λιγότερο στην επόμενη σειρά.
   *[other] { $figure-The } θα έχει { $points } πόντους ενέργειας λιγότερους στην επόμενη σειρά.
 }
quest-granted = { $figure-The } θα έχει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
 } ενέργειας παραπάνω στην επόμενη σειρά.
quest-charging = { $figure-The } κάνει έφοδο: ένα ζάρι παραπάνω στην επίθεση.
quest-foresaw-first = { $figure-The } θα παίξει πριν από όλους στον επόμενο γύρο.
quest-foresaw-last = { $figure-The } θα παίξει μετά από όλους στον επόμενο γύρο.
quest-ruled = Ο Μάγος αποφασίζει: { $ruling }
ruling-hidden = κάτι αλλάζει πίσω από το παραβάν.
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
quest-abandoned = Θέλει να εγκαταλείψει την περιπέτεια: { $seat }.
quest-stood-in-away = Λείπει: { $seat }. Ώσπου να γυρίσει, παίζει ένα μποτ του μαγαζιού.
quest-stood-in-time = Τέλος χρόνου: { $seat }. Ώσπου να ξαναπαίξει, παίζει ένα μποτ του μαγαζιού.
quest-came-back = Είναι πάλι εδώ: { $seat }.
quest-ended-success = Η περιπέτεια τελείωσε με επιτυχία.
quest-ended-failure = Η περιπέτεια τελείωσε με αποτυχία.
quest-ended-ready = Όλα έτοιμα για την επόμενη περιπέτεια.
quest-after-fallen = Απώλειες: { $figures }.
quest-after-reward = { $gold } χρυσά στον καθένα: { $figures }.
quest-fate = { $figure }: { $text }
quest-mentor-success-unharmed = Ο Μέντορας: «Όλοι πίσω, και από κανέναν δεν λείπει σταγόνα. Ή εσείς γίνεστε καλύτεροι ή εκείνοι κουράζονται. Μην το ψάξετε».
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
    [nobody] { $figure-The } προσφέρει { $partner-to }: { $gives }. Ζητά: { $takes }.
    [figure] { $figure-The } προσφέρει { $partner-to }: { $gives }, και { $gold } χρυσά. Ζητά: { $takes }.
   *[partner] { $figure-The } προσφέρει { $partner-to }: { $gives }. Ζητά: { $takes }, και { $gold } χρυσά.
 }
quest-trade-declined = { $partner-The } λέει όχι.
quest-trade-called-off = { $partner-The } ματαιώνει την ανταλλαγή.
quest-unhurt = Τίποτα δεν περνά: { $figure-the } δεν παθαίνει τίποτα.
quest-life-lost = { $figure }: ζωή −{ $points }
quest-life-won = { $figure }: ζωή +{ $points }
quest-mind-lost = { $figure }: νους −{ $points }
quest-mind-won = { $figure }: νους +{ $points }
quest-slain = { $figure-The } πέφτει.
quest-vanished = { $figure-The } γυρίζει εκεί απ’ όπου ήρθε.
quest-left = { $figure-The } καταφέρνει να βγει.
quest-revealed = Τώρα σε κοινή θέα: { $things }
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
quest-seat-not-ready = { $seat }: δεν είναι όλα έτοιμα ακόμη.
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
