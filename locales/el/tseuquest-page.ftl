### Η σελίδα του TseuQuest: ό,τι λέει μόνο η σελίδα. Ένα κομμάτι για κάθε μέρος.

## Ο χάρτης και η μπάρα

quest-terms = { $clock ->
    [off] χωρίς ρολόι
   *[other] { $clock }
 }
quest-abandon-means = Η περιπέτεια τελειώνει χωρίς επιτυχία μόλις το θελήσουν όλοι οι τυχοδιώκτες.
quest-map = Το μπουντρούμι
quest-nearer = Μεγέθυνση
quest-farther = Σμίκρυνση
quest-fit = Όλος ο γνωστός χάρτης
quest-to-actor = Δείξε όποιον παίζει
quest-task = Η αποστολή
quest-cell-room = δωμάτιο
quest-cell-corridor = διάδρομος
quest-cell-exit = έξοδος
quest-points = { $points ->
    [one] απομένει ένας πόντος ενέργειας
   *[other] απομένουν { $points } πόντοι ενέργειας
 }
quest-kind = { $kind ->
    [move] Κίνηση
    [search] Έρευνα
    [attack] Επίθεση
    [shoot] Βολή
    [magic] Μαγεία
   *[special] Ειδική
 }
moment-has = Το εύρημα το κρατά τώρα { $figure-the }.
moment-on = Κλικ ή Escape για τον χάρτη.
quest-sure-leave = { $figure-The } φεύγει οριστικά. Πάτησε ξανά για έξοδο.
quest-end-ask = { $figure }: τέλος σειράς;
quest-end-left = { $points ->
    [one] Απομένει ένας πόντος
   *[other] Απομένουν { $points } πόντοι
 } ενέργειας. Μπορείς να κάνεις ακόμη: { $ways }.
quest-ask-motion = { $squares ->
    [0] { $figure }: δεν απομένουν τετράγωνα.
    [one] { $figure }: απομένει ένα τετράγωνο.
   *[other] { $figure }: απομένουν { $squares } τετράγωνα.
 }
quest-no-stop = Εδώ στέκεται { $figure-the }: δεν μπορείς να σταματήσεις σε πιασμένο τετράγωνο. Προχώρα, ή γύρνα πίσω.
quest-pushes = { $pushes ->
    [one] Μία φορά στον δρόμο η άλλη πλευρά μπορεί να σπρώξει έναν δικό σου από δίπλα του οποίου περνάς.
   *[other] Σε { $pushes } σημεία του δρόμου η άλλη πλευρά μπορεί να σπρώξει έναν δικό σου από δίπλα του οποίου περνάς.
 }
quest-path-broken = Η διαδρομή διακόπηκε εδώ.
quest-ask-throw = { $die ->
    [mov] { $count ->
        [one] Ρίξε ένα ζάρι κίνησης για { $figure-object } και πες πώς έπεσε.
       *[other] Ρίξε { $count } ζάρια κίνησης για { $figure-object } και πες πώς έπεσαν.
     }
   *[com] { $count ->
        [one] Ρίξε ένα ζάρι μάχης για { $figure-object } και πες πώς έπεσε.
       *[other] Ρίξε { $count } ζάρια μάχης για { $figure-object } και πες πώς έπεσαν.
     }
 }
quest-ask-trading = Τι ανταλλάσσουν { $figure-the } και { $partner-the };
quest-cost = { $cost } από { $points }
quest-path = Τετράγωνα: { $cost } από { $points }.
quest-path-open = Τετράγωνα: { $cost } από { $points }, μαζί με την πόρτα. Ό,τι είναι πίσω της θα το δουν όλοι.
quest-path-later = Για αργότερα: { $cost ->
    [one] ένα τετράγωνο
   *[other] { $cost } τετράγωνα
 }. Τα ζάρια σου δίνουν το πολύ { $points }.
quest-path-traps = Γνωστές παγίδες στον δρόμο: { $traps }.
quest-path-sees = Σε οπτική επαφή από εκεί: { $figures }.
quest-aim = { $dice ->
    [0] { $figure }
    [one] { $figure } (ένα ζάρι κάλυψης)
   *[other] { $figure } ({ $dice } ζάρια κάλυψης)
 }
quest-blow = Ρίχνεις { $attack }· ο στόχος αμύνεται με { $defence }.
quest-dice = { $count ->
    [0] κανένα ζάρι
    [one] ένα ζάρι
   *[other] { $count } ζάρια
 }
quest-choose-square = Διάλεξε στον χάρτη ένα από τα σημειωμένα τετράγωνα.
quest-choose-listed = Τα τετράγωνα σε λίστα ({ $count })
quest-move-first = Για να πας εκεί, πάτησε πρώτα «{ $move }».
quest-in-sight = Σε οπτική επαφή
quest-walk = Περπάτα
quest-walk-open = Περπάτα και άνοιξε
quest-open-door = Άνοιξε την πόρτα { $edge }
quest-field-rolled = Έτσι έπεσαν
quest-field-faces = Ζάρια
quest-field-pay = Πρόσθεσε στην ανταλλαγή
quest-field-gold = Χρυσός
quest-field-purse = Δώσε χρυσό
quest-field-hero = Τυχοδιώκτης
quest-field-to = Προς ποιον
quest-field-item = Αντικείμενο
quest-field-price = Όρισε την τιμή
quest-field-propose = Πρόταση
quest-field-gives = Δίνει
quest-field-takes = Παίρνει
quest-field-figure = Φιγούρα
quest-field-value = Τιμή
quest-field-amount = Ποσότητα
quest-field-result = Αποτέλεσμα
quest-field-kind = Είδος
quest-field-square = Τετράγωνο
quest-field-rule-value = Όρισε την τιμή
quest-field-rule-give = Δώσε
quest-field-rule-end = Τέλος της περιπέτειας
quest-field-rule-place = Τοποθέτησε
quest-field-rule-move = Μετακίνησε
quest-value-life = ζωή
quest-value-mind = νους
quest-value-gold = χρυσός
quest-value-success = επιτυχία
quest-value-failure = αποτυχία

## The gathering

gather-quest-title = Ποιος κατεβαίνει απόψε;
gather-quest-laid = Μια σύντομη βραδιά είναι έτοιμη, για σένα κι ένα μποτ στο πλευρό σου. Άρχισε, ή άλλαξε ό,τι θέλεις.
gather-quest-evenings = Περιπέτειες
gather-quest-more = { $way ->
    [back] Προηγούμενες περιπέτειες
   *[on] Κι άλλες περιπέτειες
 }
gather-quest-campaign = μια εκστρατεία
gather-quest-heroes = Οι τυχοδιώκτες
gather-quest-click = με ένα κλικ παίρνεις ή αφήνεις τυχοδιώκτη
gather-quest-table = Στο τραπέζι
gather-quest-count = { $count ->
    [one] ένας τυχοδιώκτης
   *[other] { $count } τυχοδιώκτες
 } · ιδανικά δύο ως τέσσερις
gather-quest-who = { $who ->
    [me] Εσύ
    [here] Κάποιος εδώ
    [link] Με σύνδεσμο
   *[bot] Ένα μποτ
 }
gather-quest-dice = { $what ->
    [attack] Επίθεση
    [defence] Άμυνα
   *[move] Κίνηση
 }
gather-quest-life = Ζωή: { $points }
gather-quest-mind = Νους: { $points }
gather-quest-order = { $hero }, θέση { $place }: μετακίνηση με τα βέλη
gather-quest-played = Ποιος παίζει { $hero-object };
gather-quest-leave = { $hero-The } μένει πάνω
gather-quest-keeping = Ποιος διευθύνει το μπουντρούμι
gather-quest-keeps = { $keeper ->
    [house] Ένα μποτ
    [link] Ένας φίλος
   *[me] Εσύ
 }
gather-quest-keeps-about = { $keeper ->
    [link] Ο φίλος σου παίρνει δικό του σύνδεσμο. Κανείς άλλος δεν βλέπει τη σελίδα του ούτε τι διαλέγει.
   *[me] Βλέπεις όλο το σχέδιο. Οι άλλοι βλέπουν ό,τι βρίσκουν.
 }
gather-quest-levels = { $role ->
    [companions] Πώς παίζουν τα μποτ στο πλευρό σου
   *[keeper] Πώς παίζει ο Μάγος
 }
gather-quest-keeper = { $level ->
    [lenient] Επιεικής
    [simple] Απλός
    [fair] Δίκαιος
   *[cunning] Πονηρός
 }
gather-quest-keeper-about = { $level ->
    [lenient] Προτιμά να μη σκοτώσει κανέναν και αφήνει ήσυχους τους πληγωμένους.
    [simple] Κάθε φιγούρα του ακολουθεί το ένστικτό της, χωρίς σχέδιο.
    [fair] Παίζει για να κερδίσει: χτυπά από το καλύτερο τετράγωνο και κυνηγά τους πληγωμένους.
   *[cunning] Παίζει για να κερδίσει και σχεδιάζει από πριν τι θα κάνουν όλες οι φιγούρες του.
 }
gather-quest-companions = { $level ->
    [simple] Απλοί
   *[other] Έμπειροι
 }
gather-quest-companions-about = { $level ->
    [simple] Πολεμούν ό,τι βρίσκουν κοντά τους και δεν σε περιμένουν.
   *[other] Μένουν μαζί, γιατρεύουν και δοκιμάζουν ό,τι δεν έχει δοκιμάσει κανείς.
 }
gather-quest-go = Κατεβείτε τη σκάλα
gather-quest-secret = Ο Μάγος διαλέγει, και δεν λέει τίποτα
gather-quest-bring = Μια δική σου περιπέτεια
gather-quest-bring-about = Ένα αρχείο .toml από τη συσκευή σου. Κανείς άλλος δεν το βλέπει πριν παιχτεί.
gather-quest-bring-not = Αφαίρεση
gather-quest-bring-large = Το αρχείο ξεπερνά τα { $most } kB.
gather-quest-file = Μια περιπέτεια που έφερε κάποιος· κανείς δεν λέει ποια
gather-quest-lacks-heroes = Κανείς δεν κατεβαίνει ακόμη: διάλεξε έναν τυχοδιώκτη.
gather-quest-lacks-you = Δεν παίζεις ακόμη: πάρε έναν τυχοδιώκτη, ή ανάλαβε το μπουντρούμι.
invited-hero = Παίζεις ως: { $heroes }.
invited-keeper = Διευθύνεις το μπουντρούμι.
invited-watch = Σε καλούν να παρακολουθήσεις.
invited-choose = Τον τυχοδιώκτη σου τον διαλέγεις στο τραπέζι.

## Πίσω από το παραβάν

curtain = Το σχέδιο είναι πίσω από αυτή την κουρτίνα. Οι τυχοδιώκτες να κοιτάξουν αλλού.
curtain-raise = Σήκωσε την κουρτίνα
screen-passage = { $name ->
    [introduction] Πώς αρχίζει
    [goal] Η αποστολή
   *[advice] Μια συμβουλή
 }

## Μια περιπέτεια ξανά

replay-party = Όσα είδε η παρέα
replay-screen = Πίσω από το παραβάν
replay-round = { $round ->
    [0] Πριν από τη σκάλα
   *[other] Γύρος { $round }
 }
replay-spoils = Η ιστορία ίσως συνεχιστεί, και πίσω από το παραβάν είναι όσα δεν βρήκε κανείς. Να φανούν από τώρα;
replay-standing = Ποιος στέκεται πού

## Around the dungeon: sharing out, the rounds of magic, the camp, the roads

share-chair = διαλέγει τυχοδιώκτη στο τραπέζι
gather-quest-stroll = Όσο δεν φαίνεται αντίπαλος, προχωράς δώδεκα τετράγωνα χωρίς ζάρια
gather-quest-share = Ο καθένας διαλέγει τυχοδιώκτη στο τραπέζι
camp-keeper = Όρισε τιμές, πρότεινε συμφωνίες, φέρε μία αντίρρηση, και πες το όταν είναι όλα έτοιμα.
do-declare = Δήλωσέ το έτσι κι αλλιώς
do-declare-note = και το λάθος μετράει: μια ενέργεια που δεν γίνεται κοστίζει κι αυτή τον πόντο της
roads-title = Η εκστρατεία

## Τι κάνουν οι άλλοι, και πόσο γρήγορα λέγεται

pace = Ρυθμός της αφήγησης
pace-slower = Πιο αργά
pace-faster = Πιο γρήγορα
pace-hold = Παύση
pace-go-on = Συνέχεια
pace-to-my-turn = Ως τη σειρά μου
pace-skip = Ως το τέλος
missed = Όσο έλειπες
missed-more = { $count ->
    [one] Ένα ακόμη συμβάν βρίσκεται στο χρονικό.
   *[other] Άλλα { $count } συμβάντα βρίσκονται στο χρονικό.
 }
missed-read = Το διάβασα


## What is touched on the board
touched-walk = μπορείς να περάσεις από εκεί
touched-jump = κλείνει τον δρόμο, αλλά περνάς με πήδημα
touched-blocks = κλείνει τον δρόμο
touched-hides = κρύβει ό,τι είναι πίσω του
touched-cover = { $dice ->
    [one] ένα ζάρι
   *[other] { $dice } ζάρια
 } κάλυψης απέναντι σε βολές
touched-hoard = Κάτι για το οποίο αξίζει να σκύψεις. Στάσου δίπλα και άπλωσε το χέρι.
touched-sheet = Φύλλο
card-no-target = Κανένας στόχος εντός εμβέλειας.
card-at-work = Ισχύει ήδη για { $figure-object }: την ξαναπαίζεις μόλις τελειώσει.
