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

## Στο τραπέζι

seat-sorcerer = Κακός Μάγος
sorcerers-turn = σειρά του Μάγου
round = γύρος { $round }
gives-up = υπέρ της εγκατάλειψης: { $seats }
stood-in-for = παίζει μποτ στη θέση: { $seats }
map-none = Δεν υπάρχει ακόμη χάρτης.
story-none = Δεν έχει συμβεί ακόμη τίποτα.
sheets-none = Δεν είναι ακόμη κανείς στο ταμπλό.
roster-more = και { $count } ακόμη (γράψε «{ word-sheets }»)
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
    [one] χάνει τη σειρά
   *[other] χάνει τη σειρά { $count } φορές
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

## Ζάρια: κρανίο ☠, τριγωνική ασπίδα ▼, οβάλ ασπίδα ●, κεραυνός ↯, ερωτηματικό ?

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
    [one] { $figure-The } έχασε τον δρόμο και προχωρά ένα τετράγωνο. Προς τα πού; Διαλέγει: { $seat }.
   *[other] { $figure-The } έχασε τον δρόμο και προχωρά { $squares } τετράγωνα. Προς τα πού; Διαλέγει: { $seat }.
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
fumble-picked = Διαλέγει για { $figure-object }: { $seat }. { $table }, γραμμή { $face }: { $text }
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
source-of-prone = λόγω πτώσης
source-of-senseless = λόγω λιποθυμίας
source-of-cover = λόγω κάλυψης
source-of-distance = λόγω απόστασης
source-of-trap = από την παγίδα
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
fumble-move-nearly = Παραλίγο! Όσο πιο μακριά γίνεται, δύο σπρωξίματα και πολύς θόρυβος.
fumble-attack-laugh = Σατανικό γέλιο. Ο αμυνόμενος διαλέγει γραμμή από τον πίνακα.
fumble-attack-counter = Αντεπίθεση! Τα κρανία του αμυνόμενου χτυπούν, και τίποτα δεν τα σταματά.
fumble-attack-disarmed = Αφοπλισμός! Μένεις χωρίς όπλο όσο έχεις αντίπαλο δίπλα σου.
fumble-attack-no-more = Αχ! Καμία άλλη επίθεση σε αυτή τη σειρά.
fumble-attack-oh-no = Ωχ, όχι! Το χτύπημα βρίσκει έναν τυχαίο φίλο δίπλα σου.
fumble-attack-two-less = Χα, χα! Δύο κρανία λιγότερα.
fumble-attack-one-less = Χα! Ένα κρανίο λιγότερο.
fumble-attack-close-call = Στο τσακ! Μια τρομάρα, και τίποτε άλλο.
fumble-parry-laugh = Σατανικό γέλιο. Ο επιτιθέμενος διαλέγει γραμμή από τον πίνακα.
fumble-parry-all-out = Με τα όλα! Οι ασπίδες του επιτιθέμενου μετρούν για κρανία.
fumble-parry-disarmed = Αφοπλισμός! Μένεις χωρίς όπλο ή χωρίς ασπίδα όσο έχεις αντίπαλο δίπλα σου.
fumble-parry-oops = Ουπς! Ο επιτιθέμενος μπορεί να σε μετακινήσει ένα τετράγωνο.
fumble-parry-in-the-way = Μες στα πόδια! Ένας σύντροφος δίπλα σου χάνει έναν πόντο ενέργειας.
fumble-parry-two-less = Χι, χι! Δύο ασπίδες λιγότερες.
fumble-parry-one-less = Χι! Μία ασπίδα λιγότερη.
fumble-parry-close-call = Στο τσακ! Μια τρομάρα, και τίποτε άλλο.
fumble-shot-laugh = Σατανικό γέλιο. Ο στόχος διαλέγει γραμμή από τον πίνακα.
fumble-shot-own-foot = Απίστευτο! Αστοχείς, και χάνεις κι έναν πόντο ζωής.
fumble-shot-ruined = Αστοχία! Και το όπλο αχρηστεύεται για την υπόλοιπη περιπέτεια.
fumble-shot-jammed = Αχ, αυτός ο οπλουργός! Το όπλο θέλει δύο συνεχόμενες ενέργειες για να ξαναδουλέψει.
fumble-shot-oh-no = Ωχ, όχι! Η βολή φεύγει προς έναν τυχαίο φίλο που φαίνεται.
fumble-shot-harmless = Χο, χο! Καμία ζημιά.
fumble-shot-one-less = Χα! Ένα κρανίο λιγότερο.
fumble-shot-phew = Ουφ! Δεν έγινε τίποτα.
fumble-dodge-laugh = Σατανικό γέλιο. Όποιος έριξε τη βολή διαλέγει γραμμή από τον πίνακα.
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
advantage-vault-note = πηδάς πάνω από ένα τετράγωνο σκηνικού
advantage-leap = Τι πήδημα!
advantage-leap-note = πηδάς πάνω από μια παγίδα δαπέδου
advantage-charge = Τι έφοδος!
advantage-charge-note = ένα ζάρι παραπάνω, αν ακολουθήσει επίθεση
advantage-foresight-first = Τι πρόνοια! Στην αρχή
advantage-foresight-first-note = παίζεις πριν από όλους στον επόμενο γύρο
advantage-foresight-last = Τι πρόνοια! Στο τέλος
advantage-foresight-last-note = παίζεις μετά από όλους στον επόμενο γύρο
advantage-luck = Τι τύχη!
advantage-luck-note = πηδάς πάνω από κενό δύο τετραγώνων

## Τι ζητείται

asked-turn = { $seat }: { $figure-the } έχει { $points ->
    [one] έναν πόντο
   *[other] { $points } πόντους
 } ενέργειας.
asked-activate = { $seat }: ποια φιγούρα παίζει; Ή τελείωσε τη σειρά σου.
asked-wait = { $seat }: περίμενε, παίζουν οι άλλοι.
asked-interlude = { $seat }: αγόρασε, πούλησε, αντάλλαξε, ετοίμασε το σακίδιο και πες το όταν είναι όλα έτοιμα.
asked-motion = { $squares ->
    [one] { $seat }: { $figure-the } έχει ένα τετράγωνο ακόμη.
   *[other] { $seat }: { $figure-the } έχει { $squares } τετράγωνα ακόμη. Μπορείς να γράψεις πολλά βήματα μαζί, π.χ. eens
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
asked-passage-due = { $seat }: να περάσει ένας φίλος από το τετράγωνο όπου στέκεται { $figure-the };
asked-push-due = { $seat }: μπορείς, αν θέλεις, να σπρώξεις κάποιον δίπλα σου.
asked-pit-due = { $seat }: σε ποιον λάκκο πέφτει { $figure-the };
asked-search-due = { $seat }: { $figure-the } ψάχνει για παγίδες. Τι βρίσκει;
asked-row-due = { $seat }: διάλεξε γραμμή ({ $table }).
asked-defence-due = { $seat }: { $figure-the } αμύνεται;
asked-aim-due = { $seat }: ποιον βρίσκει το χτύπημα;
asked-redirect-due = { $seat }: ποιον βρίσκει τώρα η βολή;
asked-displace-due = { $seat }: μπορείς, αν θέλεις, να μετακινήσεις { $figure-object } ένα τετράγωνο.
asked-lose-due = { $seat }: τι αφήνει να πέσει { $figure-the };
asked-reroll-due = { $seat }: { $figure-the } ξαναρίχνει;
asked-aside-due = { $seat }: πού παραμερίζει { $figure-the };
asked-place-due = { $seat }: μπορείς να βάλεις { $figure-object } αλλού, όπου το επιτρέπουν οι κανόνες, ή να μην αλλάξεις τίποτα.
asked-trading = { $seat }: τι ανταλλάσσει { $figure-the } με τον σύντροφο; Με «pay 5» δίνεις χρυσό.
asked-trade-offer = { $seat }: { $figure-the } προτείνει ανταλλαγή. Σύμφωνοι;

## Τι μπορεί να γίνει: η λέξη και τι σημαίνει

do-walk-tense = Βάδισμα
do-walk-tense-note = ρίχνεις για κίνηση και προχωράς τετράγωνο τετράγωνο
do-walk-stealth = Στις μύτες
do-walk-stealth-note = ένα ζάρι, χωρίς θόρυβο
do-walk-stroll = Περίπατος
do-walk-stroll-note = χωρίς ζάρια, όσο δεν υπάρχει κίνδυνος
do-move-note = προχωράς ένα τετράγωνο
do-jump = Πήδημα
do-jump-note = πάνω από παγίδα ή χαμηλό σκηνικό
do-open = Άνοιγμα
do-open-note = ανοίγεις μια πόρτα δίπλα σου
do-push = Σπρώξιμο
do-push-whom = Σπρώξιμο: { $figure }
do-search = Έρευνα
do-search-note = παγίδες, θησαυροί ή περάσματα εδώ γύρω
do-attack = Επίθεση
do-attack-note = σε κάποιον δίπλα σου
do-shoot = Βολή
do-shoot-note = σε κάποιον που βλέπεις, αλλά όχι δίπλα σου
do-cast = Ξόρκι
do-cast-note = παίζεις μια κάρτα από το χέρι σου
do-use = Χρήση
do-use-note = χρησιμοποιείς αντικείμενο ή ό,τι είναι δίπλα σου
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
do-pick-note = παίρνεις έναν τυχοδιώκτη
do-put-back = Δώσ’ τον πίσω
do-put-back-note = αφήνεις έναν τυχοδιώκτη σε άλλον
do-sit = Κάθισε
do-sit-note = κάθεσαι σε άλλη θέση
do-ready-party = Έτοιμα
do-ready-party-note = κρατάς αυτούς τους τυχοδιώκτες
which-place = Ποια θέση, από τα αριστερά του Μάγου;
place-number = Θέση { $place }
do-ready = Έτοιμα όλα
do-ready-note = για την επόμενη περιπέτεια
do-disarm = Εξουδετέρωση
do-disarm-note = εξουδετερώνεις μια παγίδα δίπλα σου
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
do-buy-note = από όσα πωλούνται
do-sell = Πώληση
do-sell-note = στη μισή τιμή
do-carry = Παίρνεις μαζί
do-carry-note = για την περιπέτεια
do-store = Στην αποθήκη
do-store-note = μένει πίσω
do-withdraw = Δεν πωλείται
do-withdraw-note = αυτή τη φορά δεν πωλείται (ορίζεις τιμή με price potion 40, προτείνεις συμφωνία με propose bruna gives axe gold 20)
do-object = Αντίρρηση
do-object-note = μία φορά σε κάθε καταυλισμό, για κάτι που παίρνουν μαζί
do-barter = Δίνεις
do-barter-note = αντικείμενο σε σύντροφο (χρυσός: purse bruna 10 to sela)
do-swap-hero = Εφεδρεία
do-swap-hero-note = στέλνεις άλλον από την εφεδρεία
do-ruling = Απόφαση
do-ruling-note = άνοιγμα, κλείσιμο, αφαίρεση· τα άλλα τα γράφεις (δες «{ word-help }»)
do-rule-take = Αφαίρεση
do-rule-take-note = αφαιρείς ένα αντικείμενο
do-rule-open = Άνοιγμα
do-rule-open-note = ανοίγεις μια πόρτα
do-rule-closed = Κλείσιμο
do-rule-closed-note = κλείνεις μια πόρτα
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
    [attack] Δεν έχεις τώρα σε ποιον να επιτεθείς.
    [shoot] Δεν έχεις τώρα σε ποιον να ρίξεις.
    [cast] Καμία κάρτα δεν μπορεί να παιχτεί τώρα.
    [search] Δεν γίνεται έρευνα τώρα.
    [use] Δεν έχεις τώρα τίποτα να χρησιμοποιήσεις, ούτε στο σακίδιο ούτε δίπλα σου.
    [trade] Δεν έχεις δίπλα σου κανέναν για ανταλλαγή.
    [disarm] Δεν έχεις δίπλα σου παγίδα να εξουδετερώσεις.
    [open] Από εδώ δεν έχεις πόρτα να ανοίξεις.
    [jump] Από εδώ δεν έχεις πάνω από τι να πηδήξεις.
    [push] Από εδώ δεν έχεις ποιον να σπρώξεις.
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
choose-prompt = Διάλεξε (ή πάτα σκέτο Enter):
choose-unclear = Το «{ $text }» δεν είναι δυνατή επιλογή. Διάλεξε μέχρι { $most }, τον καθένα μία φορά, με αριθμό ή με την αρχή του ονόματος.
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
      s κρανίο, k τριγωνική ασπίδα, o οβάλ ασπίδα, { "!" } κεραυνός, { "?" } ερωτηματικό.
    Στον χάρτη: Μπ τυχοδιώκτης, κ2 καλικάντζαρος (ο αριθμός απλώς τον ξεχωρίζει),
      { $legend }
    Στα ζάρια: ☠ κρανίο (χτυπά), ▼ τριγωνική ασπίδα (αμύνονται οι τυχοδιώκτες),
      ● οβάλ ασπίδα (αμύνονται οι φιγούρες του Μάγου), ↯ κεραυνός (το καλύτερο),
      και το ερωτηματικό (μια γκάφα).
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
    Τυχοδιώκτες εναντίον του Μάγου. Δύο πόντοι ενέργειας ανά σειρά για τον καθένα:
    μία κίνηση, το πολύ δύο επιθέσεις, δύο βολές, δύο ξόρκια και δύο έρευνες, και
    κάθε ειδική ενέργεια (εξουδετέρωση, ανίχνευση, ανταλλαγή, χρήση, έλεγχος νου)
    μία φορά.
      Βάδισμα: τα ζάρια λένε πόσα τετράγωνα. ↯ είναι το μέγιστο, δύο ↯ δίνουν και
        πλεονέκτημα· το ερωτηματικό είναι γκάφα. Στις μύτες δεν ακούγεσαι.
      Έρευνα: παγίδες, θησαυροί, περάσματα ως τέσσερα τετράγωνα μακριά, αν δεν
        υπάρχει αντίπαλος τόσο κοντά.
      Επίθεση: τα ζάρια του φύλλου και ενός όπλου. ☠ χτυπά, ↯ χτυπά και δεν αποκρούεται·
        η ασπίδα της πλευράς σου σταματά ένα κρανίο, ↯ σταματά δύο. Κάθε
        ερωτηματικό είναι γκάφα.
      Βολή: με οπτική επαφή και χωρίς αντίπαλο δίπλα σου· εμπόδια και απόσταση
        δίνουν ζάρια στον στόχο.
      Ξόρκι: μια κάρτα κοστίζει πόντους νου· μερικές μένουν στο ταμπλό.
    Η μάχη κάνει θόρυβο. Τίποτα δεν αναιρείται. Όποιος χάσει όλη τη ζωή ή όλον
    τον νου πέφτει. Κάντε ό,τι ζητά η περιπέτεια και βγείτε από μια έξοδο (leave).
quest-rules-interlude =
    Ανάμεσα στις περιπέτειες: αγόρασε ό,τι πωλείται, πούλησε στη μισή τιμή, δώσε
    πράγματα και χρυσό σε συντρόφους (purse bruna 10 to sela), ετοίμασε ό,τι
    παίρνεις μαζί (δύο χέρια, ένα στο σώμα, ένα στο κεφάλι, έξι στο σακίδιο),
    άλλαξε με κάποιον από την εφεδρεία και πες πως όλα είναι έτοιμα (ready).
