## Το σπίτι

skip = Στο τραπέζι
tools = Εργαλεία
language = Γλώσσα
rules = Κανόνες
sound = Ήχος
volume = Ένταση
leave = Έξοδος
no-connection = Το μαγαζί δεν απαντά. Υπάρχει σύνδεση;
cancel = Πίσω
title-room = Taberna
title-table = King’s Gambit · Taberna
title-join = Πρόσκληση · Taberna
title-your-turn = Η σειρά σου

## Η αίθουσα

motto = Δυο παιχνίδια σ’ ένα τραπέζι, ώσπου να σβήσουν τα κεριά.
they-call-you = Σε φωνάζουν
somebody = Ξένος
guest-nth = Παίκτης { $n }
bot-mirela = Μιρέλα
bot-tomas = Τομάς
bot-odile = Οντίλ
game-duel = King’s Gambit
game-vanguard = Χαράξτε τις Γραμμές
game-round = Ο Γύρος του Βασιλιά
game-tseuquest = TseuQuest
facts-duel = δύο παίκτες · δέκα λεπτά
facts-tseuquest = με παρέα ή χωρίς · μια βραδιά
tell-duel = Επτά πέτρες μπροστά σου, μετά κλειστές, μετά ανακατεμένες. Θυμήσου τες, ή κάνε πως τις θυμάσαι.
tell-tseuquest = Ένα μπουντρούμι που ζωγραφίζεται καθώς προχωράς. Κάποιος από εσάς το φυλάει, και δεν θέλει το καλό σας.
play-bot = Παίξε με το μαγαζί
play-screen = Δύο στην ίδια οθόνη
play-link = Πρόσκληση με σύνδεσμο
more-ways = Άλλοι τρόποι να παίξεις
quest-open = Άνοιξε τραπέζι
being-built = Οι χτίστες το δουλεύουν ακόμη.
in-the-room = Στην αίθουσα
nobody-yet = Κανένα ανοιχτό τραπέζι προς το παρόν.
sit-down = Κάθισε
come-back = Επιστροφή
watch = Δες
chairs-free = { $count ->
    [one] μια άδεια καρέκλα
   *[other] { $count } άδειες καρέκλες
 }
being-played = παίζεται τώρα
open-table = Άνοιξε τραπέζι
option-variant = Παιχνίδι
option-variant-duel = King’s Gambit, δύο παίκτες
option-variant-vanguard = Χαράξτε τις Γραμμές, δύο Γραμμές
option-variant-round = Ο Γύρος του Βασιλιά, τέσσερις παίκτες
option-company = Απέναντι
option-company-bot = το μαγαζί
option-company-screen = άλλοι σ’ αυτή την οθόνη
option-company-link = άλλοι, με σύνδεσμο
option-opening = Πρώτη πέτρα
option-opening-random = την τραβά το μαγαζί
option-opening-scales = η Ζυγαριά, κατά το έθιμο
option-opening-choose = τη διαλέγει όποιος αρχίζει
option-hands = Ποιος κινεί τις πέτρες
option-hands-table = φαίνεται το χέρι του αντιπάλου
option-hands-opponent = πρέπει να το κάνει ο αντίπαλος
option-ends = Η Γραμμή
option-ends-open = μεγαλώνει κι από τις δύο άκρες
option-ends-mat = επτά σημαδεμένες θέσεις
option-last_orders = Καμπάνα του τελευταίου ποτού
option-last_orders-off = σιωπηλή
option-last_orders-on = ίσως χτυπήσει μετά από δώδεκα ήσυχους γύρους
option-vanguard = Σε κάθε γύρο
option-vanguard-choose = μία ενέργεια σε όποια Γραμμή θέλεις
option-vanguard-both = μία ενέργεια σε κάθε Γραμμή
option-take_back = Κίνηση πίσω
option-take_back-ask = μία φορά τον γύρο, αν δεχτεί η άλλη πλευρά
option-take_back-off = ό,τι έγινε, έγινε
option-clock = Ρολόι
option-clock-off = χωρίς
option-clock-5-5 = 5 λεπτά, 5 δεύτερα ανά γύρο
option-clock-10-5 = 10 λεπτά, 5 δεύτερα ανά γύρο
option-clock-3d = τρεις μέρες ανά κίνηση
option-public = όποιος θέλει βλέπει το τραπέζι και κάθεται
preferences = Άνεση
less-motion = Λιγότερη κίνηση
more-contrast = Έντονη αντίθεση
notify = Φώναξέ με όταν έρθει η σειρά μου
text-size = Κείμενο
percent = { $size }%

## Πριν από το παιχνίδι

join-title = Σου κρατούν μια καρέκλα
join-asks = Πρόσκληση για { $game }, από: { $host }
join-to = Πρόσκληση για { $game }
join-tellstones = Επτά πέτρες, τρεις πόντοι και ανέκφραστο πρόσωπο.
join-sub = Χωρίς λογαριασμό.
gather-title = { $count ->
    [one] Μία καρέκλα είναι άδεια
   *[other] { $count } καρέκλες είναι άδειες
 }
gather-soon = Είστε όλοι εδώ
gather-sub = Στείλε τον σύνδεσμο σε όποιον θα καθίσει εκεί. Το παιχνίδι αρχίζει μόλις καθίσουν όλοι.
gather-bots = Στις άλλες καρέκλες παίζει το μαγαζί. Στείλε τον σύνδεσμο για τις άδειες.
chair-open = Μια άδεια καρέκλα
chair = θέση { $seat }
invite-link = Σύνδεσμος της πρόσκλησης
invite-qr = Ο σύνδεσμος ως κωδικός για φωτογράφηση
invite-local = Ο σύνδεσμος ανοίγει μόνο σε αυτόν τον υπολογιστή. Για να έρθουν κι άλλοι, άνοιξε τη σελίδα στη διεύθυνση δικτύου του υπολογιστή, αφού ξεκινήσεις το μαγαζί με:
make-link = Φτιάξε σύνδεσμο
copy-link = Αντιγραφή
copied = Αντιγράφηκε

## Στο τραπέζι

terms = { $clock ->
    [off] στους τρεις πόντους · χωρίς ρολόι
   *[other] στους τρεις πόντους · { $clock }
 }
table-menu = Τραπέζι
practice = εξάσκηση
practice-about = όποιος άνοιξε το τραπέζι διάλεξε τον σπόρο του, και μπορεί να ξέρει κάθε ριξιά
seat-you = εσύ
seat-house = του μαγαζιού
seat-partner = το ταίρι σου
seat-acts = έχει σειρά
seat-away = δεν είναι εδώ
seat-shared = μία συσκευή παίζει πολλές θέσεις
seat-stood-in = παίζει μποτ στη θέση του
seat-gone = λείπει πολλή ώρα
seat-bonus = τρεις ματιές
seat-resigns = θέλει να παραιτηθεί
clock-label = Χρόνος: { $name }
clock-days = { $days } μ. { $hours } ώ.
track-points = { $score } από 3
track-label = { $whose }: { $score } από 3 πόντους
stone-at = { $state ->
    [yes] { $space }: { $what }, { $mark }
   *[no] { $space }: { $what }
 }
stone-chosen = διαλεγμένη
stone-challenged = σε πρόκληση
stone-seen = τη βλέπεις μόνο εσύ
stone-looked-at = κάποιος την κοιτάζει
put-left = Στην αριστερή άκρη
put-right = Στη δεξιά άκρη
rail-label = Τι μπορείς να κάνεις
label-line = { $line ->
    [none] Η Γραμμή
   *[other] Γραμμή { $line }
 }
label-pool = Το Απόθεμα
talk = Κουβέντα
say-something = Πες κάτι…
phrase-nerves = Άγχος;
phrase-sure = Σίγουρα;
phrase-rain = Βρέχει όλη βδομάδα.
phrase-again = Ωραία παρτίδα.
mute = Σίγαση: { $name }
unmute = Να ακούγεται πάλι: { $name }

plate-place = Βάλε
plate-hide = Κρύψε
plate-swap = Άλλαξε
plate-peek = Κρυφοκοίτα
plate-challenge = Προκάλεσε
plate-boast = Καυχήσου
plate-believe = Πιστεύω
plate-doubt = Αμφισβητώ
plate-steal = Κλέβω
caption-place = μία σε μια άκρη
caption-hide = γύρνα μία
caption-swap = δύο μεταξύ τους
caption-peek = μόνο εσύ
caption-challenge = «Ποια είναι αυτή;»
caption-boast = «Τις ξέρω όλες»
what-peek-three = έως τρεις ματιές
off-place = άδειο Απόθεμα
off-hide = όλες είναι κλειστές
off-swap = μία πέτρα μόνο
off-face-down = καμία κλειστή
off-bell = χτύπησε η καμπάνα
off-now = όχι τώρα

head-turn = Η σειρά σου
head-turn-of = Σειρά: { $name }
head-theirs = Σειρά: { $name }
head-wait = Μια στιγμή
head-look = Μόνο εσύ το βλέπεις
head-more-looks = Άλλη μια ματιά;
head-answer = Ποια είναι η πέτρα { $space };
head-reply = Τι λες;
head-prove = Απόδειξέ το
head-order = Το ζητά { $name }
head-elder = Η ηλικία αποφασίζει
head-opening = Η πρώτη πέτρα
head-lost = Το κερί τρεμοσβήνει
sub-turn = Διάλεξε μία από τις έξι. Τις πέτρες τις κινεί: { $name }.
sub-second = Τώρα μία ενέργεια στη Γραμμή { $line }.
sub-place = { $picked ->
    [yes] Σε ποια άκρη της Γραμμής;
   *[no] Ποια πέτρα από το Απόθεμα;
 }
sub-hide = Ποια πέτρα να κλείσει;
sub-swap = { $picked ->
    [yes] Με ποια άλλη;
   *[no] Δύο πέτρες αλλάζουν θέση: ποια είναι η πρώτη;
 }
sub-peek = Ποια κλειστή πέτρα θέλεις να δεις;
sub-challenge = Δείξε μια κλειστή πέτρα.
sub-boast = { $count ->
    [2] Λες πως ξέρεις και τις δύο κλειστές πέτρες.
    [one] Λες πως ξέρεις τη μία κλειστή πέτρα.
   *[other] Λες πως ξέρεις και τις { $count } κλειστές πέτρες.
 }
sub-stone-first = Τι να γίνει με αυτήν;
sub-look = Άφησε την πέτρα όταν τη δεις καλά.
sub-more-looks = Μπορείς να δεις άλλη μία πέτρα ή να σταματήσεις.
sub-answer = Τη δείχνει: { $name }. Πες ποια είναι.
sub-reply = { $count ->
    [one] Καύχημα για μία πέτρα: { $name }.
   *[other] Καύχημα για { $count } πέτρες: { $name }.
 }
sub-stolen = { $name } λέει πως τις ξέρει στη θέση σου.
sub-prove = Δείξε μια κλειστή πέτρα και πες ποια είναι.
sub-elder = Θα αρχίσεις εσύ ή οι άλλοι;
sub-opening = Διάλεξε την πέτρα που ανοίγει τη Γραμμή.
sub-bell-claim = Χτύπησε η καμπάνα: προκάλεσε ή καυχήσου.
sub-bell-handle = Χτύπησε η καμπάνα: κρύψε ή βάλε.
sub-lost = Χάθηκε η σύνδεση. Ξανάρχεται μόνη της· τίποτα δεν χάνεται.
say-it = Πες το
not-yet = Όχι ακόμη
let-go = Άφησέ την

say-challenged = Ποια είναι αυτή;
say-boasted = { $line ->
    [none] Ξέρω κάθε κλειστή πέτρα.
   *[other] Ξέρω κάθε κλειστή πέτρα της Γραμμής { $line }.
 }
say-believed = Σε πιστεύω.
say-doubted = Τότε απόδειξέ το.
say-stolen = Όχι. Εγώ τις ξέρω.
say-answered = { $symbol ->
    [C] Το Στέμμα.
    [D] Η Ασπίδα.
    [S] Το Σπαθί.
    [F] Η Σημαία.
    [K] Ο Ιππότης.
    [H] Το Σφυρί.
   *[L] Η Ζυγαριά.
 }
say-named = { $space }: { the-stone }.
say-draw-offered = Το αφήνουμε ισόπαλο;
say-resigned = Παραιτούμαι.
stake-believe = { $score ->
    [2] Ο τρίτος πόντος: { $name }. Το παιχνίδι χάνεται.
   *[other] Ένας πόντος: { $name }. Το παιχνίδι συνεχίζεται.
 }
stake-doubt = { $count ->
    [2] Και οι δύο σωστές: κερδίζει { $name }. Ένα λάθος: κερδίζεις εσύ.
    [one] Σωστά: κερδίζει { $name }. Λάθος: κερδίζεις εσύ.
   *[other] Και οι { $count } σωστές: κερδίζει { $name }. Ένα λάθος: κερδίζεις εσύ.
 }
stake-steal = Το Καύχημα γίνεται δικό σου. { $name } πρέπει να σε πιστέψει ή να σε αμφισβητήσει.

cover-title = { $name }, κοιτάς μόνο εσύ
cover-sub = Πάρε την οθόνη. Οι άλλοι κοιτούν αλλού.
cover-look = Κοίτα

over-won = Κέρδισες
over-lost = Έχασες
over-drawn = Ισοπαλία
over-side = Νίκη: { $side }
rematch = Άλλη μία
watch-again = Δες το ξανά
to-the-room = Πίσω στην αίθουσα
resign = Παραίτηση
resign-sure = Παραιτείσαι;
resign-means = Η άλλη πλευρά κερδίζει αμέσως.
resign-partner = Πρέπει να συμφωνήσει και το ταίρι σου.
play-on = Συνέχισε
offer-draw = Πρόταση ισοπαλίας
take-back = Ζήτησε να το πάρεις πίσω
take-back-asked = { $name }: να το πάρω πίσω;
take-back-sub = Οι πέτρες θα μείνουν όπως πριν. Κανείς δεν κερδίζει χρόνο.
take-back-agree = Σύμφωνοι
take-back-deny = Μένει έτσι
take-back-waiting = Ζήτησες να το πάρεις πίσω: αποφασίζει η άλλη πλευρά.
take-back-denied = Η άλλη πλευρά το αφήνει όπως είναι.
pause = Ζήτα παύση
resume = Συνέχεια
paused = Τα ρολόγια σταμάτησαν
paused-sub = Όποιος θέλει συνεχίζει το παιχνίδι.
pause-asked = { $name } ζητά παύση
pause-asked-sub = Τα ρολόγια σταματούν μόλις συμφωνήσουν όλοι.
pause-agree = Σύμφωνοι
handed-over = Παίζει ένα μποτ για σένα
take-again = Πάρε πάλι τη θέση σου
leave-note = Αν φύγεις, η καρέκλα σου μένει: γύρνα από την ίδια διεύθυνση.
draw-offered = Ισοπαλία;
draw-by = { $side } θα το άφηνε εδώ.
draw-accept = Σύμφωνοι
draw-decline = Συνέχισε
gone-title = Λείπει πάρα πολλή ώρα: { $name }
gone-sub = Μπορείς να διεκδικήσεις το παιχνίδι ή να συνεχίσει ένα μποτ.
claim = Διεκδίκησε το παιχνίδι
let-a-bot = Ας συνεχίσει ένα μποτ

## Μετά το παιχνίδι

title-replay = Το παιχνίδι ξανά · Taberna
replay = Το παιχνίδι ξανά
eyes = Με ποιανού τα μάτια
eyes-all = Όλες ανοιχτές
earlier = Πριν
later = Μετά
moment = Στιγμή του παιχνιδιού
moment-of = { $n } από { $total }
moment-n = Στιγμή { $n }
seen-at = φάνηκε στη στιγμή { $moment }
turning-points = Εκεί που κρίθηκε
spoil-yes = Δείξε τα, παρ’ όλα αυτά
spoil-no = Καλύτερα όχι
replay-play = Αναπαραγωγή
replay-hold = Παύση
replay-quick = Δύο φορές πιο γρήγορα
replay-by-rounds = Γύρο με τον γύρο
share-tale = Μοιράσου την ιστορία
copy-moment = Αντίγραψε σύνδεσμο για αυτή τη στιγμή
checked-title = Ήταν τίμιο;
checked-about = Το μαγαζί δεσμεύτηκε για τα ζάρια του πριν πέσει το πρώτο. Όποιος θέλει, κοιτάζει αν κράτησε τον λόγο του.
checked-look = Έλεγξε το αρχείο
checked-here-seal = Εδώ, στον περιηγητή σου: η σφραγίδα πάνω σε όλο το αρχείο είναι σωστή.
checked-here-promise = { $count ->
    [0] Εδώ, στον περιηγητή σου: το μυστικό από όπου βγήκαν τα ζάρια είναι αυτό που δηλώθηκε πριν από το παιχνίδι.
    [one] Εδώ, στον περιηγητή σου: το μυστικό από όπου βγήκαν τα ζάρια είναι αυτό που δηλώθηκε πριν από το παιχνίδι, και μία θέση πρόσθεσε το δικό της.
   *[other] Εδώ, στον περιηγητή σου: το μυστικό από όπου βγήκαν τα ζάρια είναι αυτό που δηλώθηκε πριν από το παιχνίδι, και { $count } θέσεις πρόσθεσαν το δικό τους.
 }
checked-by-house = Το μαγαζί το έπαιξε ξανά: { $what }
checked-seal = η σφραγίδα
checked-seating = ποιος κάθισε πού
checked-decisions = κάθε κίνηση, με τους κανόνες
checked-dice = κάθε ζάρι, ριγμένο ξανά από τον σπόρο
checked-outcome = πώς τελείωσε
checked-not = Δεν ισχύει: { $what }
checked-open = Δεν φαίνεται από αυτό το αρχείο: { $what }
checked-sound = Όλα είναι αλήθεια.
checked-unsound = Αυτό το αρχείο δεν λέει την αλήθεια.
checked-yourself = Όποιος δεν εμπιστεύεται κανέναν κατεβάζει το αρχείο και το ελέγχει στο δικό του μηχάνημα:
download = Κατέβασε το αρχείο
download-text = Κατέβασε τη σημειογραφία
learn = Μάθε

## Μάθηση

title-learn = Μάθε το King’s Gambit · Taberna
learn-how = Μάθε σε πέντε λεπτά
learn-how-quest = Μάθε σε δέκα λεπτά
learn-terms = κάθε ενέργεια από μία φορά
lesson-place = Επτά πέτρες μπροστά σου. Βάλε: διάλεξε μία από το Απόθεμα και μετά μια άκρη της Γραμμής. Εσύ αποφασίζεις, το χέρι της Μιρέλας την κινεί.
lesson-hide = Κρύψε: γύρνα μια πέτρα από την κλειστή πλευρά. Από εδώ και πέρα πρέπει να τη θυμάστε όλοι, κι εσύ.
lesson-swap = Άλλαξε: δύο πέτρες αλλάζουν θέση, όπως κι αν είναι. Ακολούθησε με το μάτι την κλειστή.
lesson-peek = Κρυφοκοίτα: δες μόνο εσύ μια κλειστή πέτρα. Μετά τίποτα στο τραπέζι δεν θα σου τη θυμίζει.
lesson-challenge = Προκάλεσε: δείξε μια κλειστή πέτρα. Η Μιρέλα πρέπει να πει ποια είναι. Αν κάνει λάθος, ο πόντος είναι δικός σου.
lesson-answer-hide = Η Μιρέλα έκλεισε τη μεσαία: είδες ποια ήταν; Σειρά σου: κλείσε μία ακόμη.
lesson-answer = Τώρα σε προκαλεί η Μιρέλα. Πες ποια είναι: αν το βρεις, ο πόντος είναι δικός σου, όχι δικός της.
lesson-boast-hide = Ένα-ένα. Η Μιρέλα έκλεισε τη μεσαία. Κλείσε μία ακόμη και πρόσεχε.
lesson-boast = Καυχήσου: πες πως ξέρεις κάθε κλειστή πέτρα. Αν σε πιστέψουν, παίρνεις πόντο· αν σε αμφισβητήσουν, πρέπει να το αποδείξεις.
lesson-prove = Η Μιρέλα σε αμφισβητεί. Δείξε μια κλειστή πέτρα, πες ποια είναι, μετά την άλλη. Όλες σωστές: κερδίζεις. Ένα λάθος: χάνεις.
lesson-reply = Η Μιρέλα καυχιέται. Πιστεύω: πόντος δικός της. Αμφισβητώ: πρέπει να το αποδείξει. Κλέβω: το λες εσύ, κι εκείνη σε πιστεύει ή σε αμφισβητεί.
lesson-wrong = Δεν ήταν αυτή. Συμβαίνει και σε βασιλιάδες.
lesson-all-done = Αυτό ήταν όλο: έξι ενέργειες, τρεις πόντοι και ό,τι θυμάσαι. Τα άλλα είναι κουβέντα.
lesson-again = Άλλη μία;
lesson-well = Μπράβο
lesson-end = Ξέρεις το παιχνίδι
lesson-play = Παίξε τώρα με τον Ακόλουθο
lesson-next = Επόμενο
lesson-try = Ξαναδοκίμασε
learnt-place = Η πέτρα είναι στην άκρη που διάλεξες, και τη βλέπουν όλοι. Ποτέ ανάμεσα σε δύο άλλες.
learnt-hide = Μένει κλειστή ώσπου να γίνει πρόκληση ή απόδειξη.
learnt-swap = Κανείς δεν το σημείωσε. Δεν επιτρέπεται σε κανέναν.
learnt-peek = Εσύ την είδες· η Μιρέλα είδε μόνο πως κοίταξες. Μετά από δικό της πόντο μπορείς να δεις τρεις.
learnt-challenge = Έκανε λάθος: ένας πόντος για σένα. Με τρεις κερδίζεις. Η πέτρα μένει ανοιχτή.
learnt-answer = Σωστά: ο πόντος είναι δικός σου, κι ας ήταν η σειρά της.
learnt-boast = Το απέδειξες! Έτσι κερδίζεις αμέσως, όποιο κι αν είναι το σκορ.
learnt-reply = Εδώ είναι όλο το παιχνίδι: το ξέρει, ή θέλει να το πιστέψεις;

## Ο γρίφος της ημέρας

title-puzzle = Ο γρίφος της ημέρας · Taberna
puzzle = Ο γρίφος της ημέρας
puzzle-terms = σήμερα ίδιος για όλους
puzzle-look = Θυμήσου τες
puzzle-look-sub = Με την ησυχία σου. Μετά οι πέτρες κλείνουν και αλλάζουν θέση μπροστά σου.
puzzle-begin = Πάμε
puzzle-follow = Πρόσεχε
puzzle-ask = Ποια πέτρα είναι η { $space };
puzzle-right = Σωστά
puzzle-wrong = Δεν είναι αυτή
puzzle-was = Η πέτρα { $space } είναι { the-stone }.
puzzle-row = { $row ->
    [one] Μία μέρα.
   *[other] { $row } μέρες στη σειρά.
 }
puzzle-tomorrow = Αύριο έρχεται άλλος.

## Τι κρατά το μαγαζί

title-me = Τα παιχνίδια μου · Taberna
me = Τα παιχνίδια μου
me-lead = Ό,τι κρατά το μαγαζί για σένα, να το πάρεις μαζί σου ή να ξεχαστεί.
me-nothing = Τίποτα ακόμη. Παίξε πρώτα ένα παιχνίδι.
me-running = Τραπέζια όπου κάθεσαι ακόμη
me-games = Τα παιχνίδια με τον καιρό
me-count = { $games ->
    [one] Ένα παιχνίδι
   *[other] { $games } παιχνίδια
 }: νίκες { $wins }, ήττες { $losses }, ισοπαλίες { $draws }.
me-plot = Νίκες μείον ήττες, παιχνίδι με παιχνίδι
me-against = αντίπαλος: { $who }
me-bots = Τι θυμούνται τα μποτ
me-remembered = Να θυμούνται τα μποτ πώς παίζω
me-remembered-about = Πόσο καλή φαίνεται η μνήμη σου, πώς απαντάς στο Καύχημα, αν ίσχυαν όσα υποστήριξες και πόσα παιχνίδια ήταν, για το επόμενο παιχνίδι με το ίδιο μποτ. Ούτε πέτρα, ούτε κίνηση, ούτε λέξη. Βγάλε το σημάδι και σβήνονται αμέσως.
me-remembered-kept = { $bots ->
    [0] Ως τώρα δεν κρατιέται τίποτα.
    [one] Ένα μποτ έχει κρατήσει κάτι.
   *[other] { $bots } μποτ έχουν κρατήσει κάτι.
 }
me-export = Πάρ’ τα όλα μαζί σου
me-forget = Ξέχασέ με
me-forget-sure = Ναι, ξέχασέ τα όλα
table-log = Τι έγινε

## The rules of any game

title-rules = Οι κανόνες · Taberna
rules-ours = δική μας απόφαση
rules-example = Παράδειγμα
