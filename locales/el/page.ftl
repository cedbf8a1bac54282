## Το σπίτι

skip = Στο τραπέζι
tools = Εργαλεία
language = Γλώσσα
rules = Κανόνες
sound = Ήχος
volume = Ένταση
leave = Έξοδος
no-connection = Το μαγαζί δεν απαντά. Έχεις σύνδεση στο διαδίκτυο;
cancel = Πίσω
title-room = Taberna
title-table = King’s Gambit · Taberna
title-join = Πρόσκληση · Taberna
title-your-turn = Η σειρά σου

## Η αίθουσα

motto = Δυο παιχνίδια σ’ ένα τραπέζι, ώσπου να σβήσουν τα κεριά.
they-call-you = Πώς σε φωνάζουν
somebody = Ξένος
guest-nth = Παίκτης { $n }
bot-mirela = Μιρέλα
bot-tomas = Τομάς
bot-odile = Οντίλ
game-duel = King’s Gambit
game-vanguard = Τραβήξτε τις Γραμμές
game-round = Ο Γύρος του Βασιλιά
game-tseuquest = TseuQuest
facts-duel = δύο παίκτες · δέκα λεπτά
facts-tseuquest = με παρέα ή χωρίς · ένα βράδυ
tell-duel = Επτά πέτρες μπροστά σου, μετά κλειστές, μετά ανακατεμένες. Θυμήσου τες, ή κάνε πως τις θυμάσαι.
tell-tseuquest = Ένα μπουντρούμι που ζωγραφίζεται καθώς προχωράς. Το διευθύνει ο Κακός Μάγος (το μαγαζί ή κάποιος από εσάς), και δεν θέλει το καλό σας.
play-bot = Παίξε με το μαγαζί
play-screen = Δύο στην ίδια οθόνη
play-link = Πρόσκληση με σύνδεσμο
more-ways = Άλλοι τρόποι να παίξεις
quest-open = Άνοιξε τραπέζι
being-built = Οι χτίστες το δουλεύουν ακόμη.
in-the-room = Ανοιχτά τραπέζια
nobody-yet = Κανένα ανοιχτό τραπέζι προς το παρόν.
sit-down = Κάθισε
come-back = Επιστροφή
watch = Παρακολούθηση
chairs-free = { $count ->
    [one] μια άδεια καρέκλα
   *[other] { $count } άδειες καρέκλες
 }
being-played = παίζεται τώρα
open-table = Άνοιξε τραπέζι
preferences = Προτιμήσεις
less-motion = Λιγότερη κίνηση
speed = Ταχύτητα κίνησης
speed-slow = αργά
speed-usual = κανονικά
speed-fast = γρήγορα
more-contrast = Έντονη αντίθεση
notify = Ειδοποίησέ με όταν έρθει η σειρά μου
text-size = Μέγεθος κειμένου
percent = { $size }%

## Πριν από το παιχνίδι

join-title = Σου κρατούν μια καρέκλα
join-asks = Πρόσκληση για { $game }, από: { $host }
join-to = Πρόσκληση για { $game }
join-tellstones = Επτά πέτρες, τρεις πόντοι και ανέκφραστο πρόσωπο.
join-sub = Χωρίς λογαριασμό.
coming-title = Πάμε στο τραπέζι
coming-who = Στο τραπέζι: { $who }. Η σελίδα φορτώνει όσα έγιναν ως τώρα.
gather-title = { $count ->
    [one] Μία καρέκλα είναι άδεια
   *[other] { $count } καρέκλες είναι άδειες
 }
gather-soon = Είστε όλοι εδώ
gather-sub = Στείλε τον σύνδεσμο σε όποιον θα καθίσει εκεί. Το παιχνίδι αρχίζει μόνο του μόλις καθίσουν όλοι.
gather-bots = Οι άδειες καρέκλες είναι για όποιον πάρει τον σύνδεσμο· στις άλλες παίζουν μποτ. Το παιχνίδι αρχίζει μόνο του μόλις καθίσουν όλοι.
gather-guest = Έχεις τη θέση σου. Το παιχνίδι αρχίζει μόνο του μόλις έρθουν όλοι.
chair-open = Μια άδεια καρέκλα
chair = θέση { $seat }
invite-link = Σύνδεσμος πρόσκλησης
invite-qr = Ο σύνδεσμος ως κωδικός QR
invite-local = Ο σύνδεσμος ανοίγει μόνο σε αυτόν τον υπολογιστή. Για να μπουν κι άλλοι, άνοιξε τη σελίδα στη διεύθυνση δικτύου του υπολογιστή. Ο διακομιστής πρέπει να έχει ξεκινήσει με:
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
practice-about = όποιος άνοιξε το τραπέζι διάλεξε τον σπόρο του, και όλοι εδώ μπορούν να τον δουν: κάθε κλήρωση μπορεί να είναι γνωστή
draws-alone = Στις κληρώσεις αυτού του τραπεζιού έχουν λόγο μόνο όποιος το άνοιξε και το μαγαζί: οι άλλοι είναι μποτ.
seat-you = εσύ
seat-house = μποτ
seat-partner = ο συμπαίκτης σου
seat-left = εκτελεί εντολές σου
seat-right = σου δίνει εντολές
seat-acts = έχει σειρά
seat-away = δεν είναι εδώ
seat-shared = μία συσκευή, πολλές θέσεις
seat-stood-in = παίζει ένα μποτ
seat-gone = λείπει πολλή ώρα
seat-bonus = τρεις ματιές
seat-resigns = θέλει να παραιτηθεί
clock-label = Χρόνος: { $name }
clock-days = { $days } ημ. { $hours } ώ.
track-points = { $score } από 3
track-label = { $whose }: { $score } από 3 πόντους
stone-at = { $state ->
    [yes] { $space }: { $what }, { $mark }
   *[no] { $space }: { $what }
 }
stone-chosen = επιλεγμένη
stone-challenged = σε Πρόκληση
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
talk-back = πίσω στις πέτρες
talk-unread = { $count ->
    [one] Ένα νέο μήνυμα
   *[other] { $count } νέα μηνύματα
 }
mute = Σίγαση: { $name }
unmute = Άρση σίγασης: { $name }

plate-place = Τοποθέτησε
plate-hide = Κρύψε
plate-swap = Άλλαξε
plate-peek = Κρυφοκοίτα
plate-challenge = Προκάλεσε
plate-boast = Καυχήσου
plate-believe = Πιστεύω
plate-doubt = Αμφισβητώ
plate-steal = Κλέβω
caption-place = βάλε μία στην άκρη
caption-hide = γύρνα μία ανάποδα
caption-swap = δύο αλλάζουν θέση
caption-peek = κρυφή ματιά
caption-challenge = «Ποια είναι αυτή;»
caption-boast = «Τις ξέρω όλες»
what-peek-three = έως τρεις ματιές
off-place = άδειο Απόθεμα
off-hide = όλες είναι κλειστές
off-swap = μόνο μία πέτρα
off-face-down = καμία κλειστή
off-bell = χτύπησε το καμπανάκι
off-now = όχι τώρα
off-stone = όχι μ’ αυτήν

head-turn = Η σειρά σου
head-turn-of = Σειρά: { $name }
head-theirs = Σειρά: { $name }
head-wait = Μια στιγμή
head-was = Ήταν { the-stone }
head-answers = Πέτρα { $space }, απαντά: { $name }
head-replies = Απαντά: { $name }
head-proves = Πρέπει να το αποδείξει: { $name }
head-look = Μόνο εσύ το βλέπεις
head-more-looks = Άλλη μια ματιά;
head-answer = Ποια είναι η πέτρα { $space };
head-reply = Τι λες;
head-prove = Απόδειξέ το
head-order = Εντολή από: { $name }
head-elder = Έχεις τα περισσότερα χρόνια
head-opening = Η πρώτη πέτρα
head-lost = Το κερί τρεμοσβήνει
sub-turn = Διάλεξε μία από τις έξι ενέργειες. Τις πέτρες κινεί: { $name }.
sub-second = Τώρα μία ενέργεια στη Γραμμή { $line }.
sub-place = { $picked ->
    [yes] Σε ποια άκρη της Γραμμής;
   *[no] Ποια πέτρα από το Απόθεμα;
 }
sub-hide = Ποια πέτρα να κρυφτεί;
sub-swap = { $picked ->
    [yes] Με ποια άλλη πέτρα;
   *[no] Δύο πέτρες αλλάζουν θέση: ποια είναι η πρώτη;
 }
sub-peek = Ποια κλειστή πέτρα θέλεις να δεις;
sub-challenge = Διάλεξε μια κλειστή πέτρα.
sub-boast = { $count ->
    [2] Λες πως ξέρεις και τις δύο κλειστές πέτρες.
    [one] Λες πως ξέρεις τη μοναδική κλειστή πέτρα.
   *[other] Λες πως ξέρεις και τις { $count } κλειστές πέτρες.
 }
sub-stone-first = Τι να γίνει με αυτή την πέτρα;
sub-look = Άφησε την πέτρα όταν τη δεις καλά.
sub-more-looks = Μπορείς να δεις άλλη μία πέτρα ή να σταματήσεις.
sub-answer = Πρόκληση από: { $name }. Πες ποια είναι η πέτρα.
sub-reply = { $count ->
    [one] { $name }: Καύχημα για μία πέτρα.
   *[other] { $name }: Καύχημα για { $count } πέτρες.
 }
sub-stolen = { $name }: «Τις ξέρω κι εγώ!»
sub-prove = Διάλεξε μια κλειστή πέτρα και πες ποια είναι.
sub-elder = Θα αρχίσεις εσύ ή οι άλλοι;
sub-opening = Διάλεξε την πέτρα που ανοίγει τη Γραμμή.
sub-bell-claim = Χτύπησε το καμπανάκι: προκάλεσε ή καυχήσου.
sub-bell-handle = Χτύπησε το καμπανάκι: κρύψε ή τοποθέτησε.
sub-lost = Χάθηκε η σύνδεση. Θα επανέλθει μόνη της· τίποτα δεν χάνεται.
say-it = Πες το
not-yet = Όχι ακόμη
let-go = Άφησε την πέτρα

say-challenged = Ποια είναι αυτή;
say-boasted = { $line ->
    [none] Τις ξέρω όλες.
   *[other] Ξέρω όλη τη Γραμμή { $line }.
 }
say-believed = Σε πιστεύω.
say-doubted = Τότε απόδειξέ το.
say-stolen = Κι εγώ τις ξέρω!
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
    [2] Τρίτος πόντος: { $name }. Χάνεις το παιχνίδι.
   *[other] Ένας πόντος: { $name }. Το παιχνίδι συνεχίζεται.
 }
stake-doubt = { $count ->
    [2] Και οι δύο σωστές: κερδίζει ο αντίπαλος ({ $name }). Ένα λάθος: κερδίζεις εσύ.
    [one] Σωστά: κερδίζει ο αντίπαλος ({ $name }). Λάθος: κερδίζεις εσύ.
   *[other] Και οι { $count } σωστές: κερδίζει ο αντίπαλος ({ $name }). Ένα λάθος: κερδίζεις εσύ.
 }
stake-steal = Το Καύχημα γίνεται δικό σου, και ο αντίπαλος ({ $name }) πρέπει να σε πιστέψει ή να σε αμφισβητήσει.

cover-title = { $name }: μόνο για τα μάτια σου
cover-sub = Πάρε τη συσκευή, ενώ οι άλλοι κοιτούν αλλού.
cover-look = Κοίτα

over-won = Κέρδισες
over-lost = Έχασες
over-resigned = Παραιτήθηκες
over-drawn = Ισοπαλία
over-side = Νίκη: { $side }
rematch = Άλλη μία παρτίδα
watch-again = Δες το ξανά
to-the-room = Πίσω στην αίθουσα
resign = Παραίτηση
resign-sure = Παραιτείσαι;
resign-means = Η άλλη πλευρά κερδίζει αμέσως.
resign-partner = Πρέπει να συμφωνήσει και ο συμπαίκτης σου.
play-on = Συνέχισε
offer-draw = Πρόταση ισοπαλίας
take-back = Ζήτα αναίρεση
take-back-asked = { $name }: «Να το πάρω πίσω;»
take-back-sub = Οι πέτρες θα γυρίσουν εκεί που ήταν. Ο χρόνος που πέρασε δεν επιστρέφεται.
take-back-agree = Σύμφωνοι
take-back-deny = Μένει έτσι
take-back-denied = Η άλλη πλευρά αρνείται: η κίνηση ισχύει.
pause = Ζήτα παύση
resume = Συνέχεια
paused = Τα ρολόγια σταμάτησαν
paused-sub = Όποιος θέλει μπορεί να συνεχίσει το παιχνίδι.
pause-asked = { $name }: «Κάνουμε παύση;»
pause-asked-sub = Τα ρολόγια σταματούν μόλις συμφωνήσουν όλοι.
pause-agree = Σύμφωνοι
handed-over = Ένα μποτ παίζει στη θέση σου
take-again = Θέλω πίσω τη θέση μου
leave-note = Αν φύγεις, σου κρατούν την καρέκλα: γύρνα με τον ίδιο σύνδεσμο.
draw-offered = Ισοπαλία;
draw-by = Πρόταση ισοπαλίας: { $side }.
draw-accept = Σύμφωνοι
draw-decline = Συνέχισε
gone-title = Λείπει πάρα πολλή ώρα: { $name }
gone-sub = Διεκδίκησε τη νίκη ή άσε να συνεχίσει ένα μποτ.
claim = Διεκδίκησε τη νίκη
let-a-bot = Ας συνεχίσει ένα μποτ

## Μετά το παιχνίδι

learn = Μάθε

## Μάθηση

title-learn = Μάθε το King’s Gambit · Taberna
learn-how = Μάθε σε πέντε λεπτά
learn-how-quest = Μάθε σε δέκα λεπτά
learn-terms = κάθε ενέργεια από μία φορά

## Ο γρίφος της ημέρας

puzzle = Ο γρίφος της ημέρας

## Τι κρατά το μαγαζί

me = Τα παιχνίδια μου
table-log = Τι έγινε

## The rules of any game

title-rules = Οι κανόνες · Taberna
rules-ours = δική μας απόφαση
rules-example = Παράδειγμα
