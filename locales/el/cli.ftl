## Οι εντολές

help-app = Ένα τραπέζι ταβέρνας στο τερματικό.

    Κωδικοί εξόδου: 0 όλα καλά· 1 ένας έλεγχος απέτυχε· 2 λάθος χρήση ή λάθος είσοδος· 3 το παιχνίδι έμεινε στη μέση.
help-language = Γλώσσα του τραπεζιού: en, es, fr ή el. Αλλιώς αποφασίζει το LC_ALL ή το LANG.
help-version = Λέει την έκδοση και σταματά.

help-play = Παίξε σε αυτό το τερματικό: δύο στο ίδιο πληκτρολόγιο ή εναντίον μποτ.

    Γράψε τις ενέργειες με τη σημειογραφία (place F right, hide 2, swap 1 4, peek 2, challenge 3, boast) ή διάλεξέ τες με τον αριθμό τους από το μενού. Χωρίς τερματικό οι ενέργειες διαβάζονται από την τυπική είσοδο, μία σε κάθε γραμμή, ως ACTION ή SEAT: ACTION· το # αρχίζει σχόλιο.

    Παράδειγμα: taberna play tellstones --variant round --bot B1 --bot B2

    Παράδειγμα: taberna play tellstones --option hands=opponent --seed 7 < script.txt

    Παράδειγμα: taberna play tseuquest good-barrel --option party=A:bruna,A:sela --campaign evening.jsonl

    Παράδειγμα: taberna play tseuquest --seat S

    Κωδικοί εξόδου: 0 το παιχνίδι έφτασε στο τέλος· 2 λάθος επιλογή ή λάθος γραμμή· 3 το παιχνίδι έμεινε στη μέση.
help-play-game = Το παιχνίδι, tellstones αν δεν πεις τίποτα· ή ο σύνδεσμος ενός τραπεζιού αλλού.
help-play-adventure = TseuQuest: ποια περιπέτεια, φανερά. Αλλιώς διαλέγει όποιος παίζει τον Μάγο· αν είναι μποτ, ξεκινάτε με το good-barrel, που είναι για αρχάριους.
help-play-dice = «mine»: ρίχνεις δικά σου ζάρια και γράφεις τι έφεραν (TseuQuest).
help-play-seat = Οι θέσεις που παίζονται σε αυτό το πληκτρολόγιο· τις άλλες τις παίρνουν μποτ. S είναι ο Μάγος.
help-play-resume = Συνέχεια ενός παιχνιδιού που έμεινε στη μέση, από το αρχείο του.
help-play-campaign = Περιπέτεια μετά την περιπέτεια, σε αυτό το αρχείο και στα διπλανά του· συνέχεια από εκεί που έμεινε.
help-play-variant = duel, vanguard ή round· adventure ή interlude.
help-play-option = Μια επιλογή του παιχνιδιού, κλειδί=τιμή· μπορεί να επαναληφθεί.
help-play-seed = Κλήρωση από αυτόν τον σπόρο, για εξάσκηση· γράφεται στο αρχείο.
help-play-bot = Μια θέση που την παίζει μποτ και, αν θέλεις, ποιο (B=king)· μπορεί να επαναληφθεί.
help-play-bots = «all»: όλες τις θέσεις τις παίζουν μποτ.
help-play-names = Ονόματα των παικτών: A=Άννα,B=Νίκος.
help-play-save = Γράφει το παιχνίδι σε αυτό το αρχείο.
help-play-looks = Χωρίς τερματικό, τυπώνει και ό,τι δείχνει ένα κρυφοκοίταγμα.

help-replay = Δες βήμα βήμα ένα παιχνίδι που τελείωσε.

    Το Enter προχωρά, το b γυρίζει πίσω, ένας αριθμός πηδά, το q φεύγει. Χωρίς τερματικό τυπώνεται όλο το παιχνίδι.

    Παράδειγμα: taberna replay vradia.jsonl --seat A

    Κωδικοί εξόδου: 0 προβλήθηκε· 2 το αρχείο δεν διαβάζεται, ή το παιχνίδι δεν τελείωσε.
help-replay-record = Το αρχείο, όπως το γράφει το taberna play --save.
help-replay-seat = Μόνο όσα έμαθε αυτή η θέση· αλλιώς όλα.

help-verify = Έλεγχος ενός αρχείου: η σφραγίδα, οι κληρώσεις και κάθε κίνηση με τους κανόνες.

    Ένα παιχνίδι που έμεινε στη μέση ελέγχεται έως εκεί που φτάνει, και δηλώνεται ημιτελές.

    Παράδειγμα: taberna verify vradia.jsonl

    Κωδικοί εξόδου: 0 όλα είναι αληθινά· 1 κάτι δεν είναι· 2 το αρχείο δεν διαβάζεται.

help-scenario = Τρέχει σενάρια, ή όλα όσα έχει ένας φάκελος: οι κανόνες με παραδείγματα.

    Παράδειγμα: taberna scenario tests/rules/tellstones

    Κωδικοί εξόδου: 0 όλα πέρασαν· 1 κάποια απέτυχαν· 2 δεν υπάρχει το αρχείο.
help-scenario-paths = Αρχεία (.toml) ή φάκελοι.

help-schema = Γράφει τα JSON Schema για ενέργειες, συμβάντα και όψεις κάθε παιχνιδιού.

    Παράδειγμα: taberna schema --out build/docs

    Κωδικοί εξόδου: 0 γράφτηκαν· 2 ο φάκελος δεν γράφεται.
help-schema-out = Ο φάκελος όπου θα γραφτούν.

## Η πρώτη οθόνη

welcome = Καλώς ήρθες στην ταβέρνα.
welcome-opponent = Ποιος παίζει;
welcome-bot = Εσύ εναντίον ενός μποτ
welcome-two = Δύο σε αυτό το τερματικό
welcome-round = Ο Γύρος του Βασιλιά: εσύ κι ένα μποτ εναντίον δύο μποτ
welcome-quest = TseuQuest: στο μπουντρούμι, δύο τυχοδιώκτες εναντίον του Μάγου
welcome-vanguard = Χαράξτε τις Γραμμές: δύο Γραμμές, εσύ εναντίον ενός μποτ
welcome-choose = Τι διαλέγεις; (Enter = 1):

## Λέξεις που πληκτρολογούνται· οι αγγλικές ισχύουν σε κάθε γλώσσα

word-help = βοήθεια
word-notes = σημειώσεις
word-rules = κανόνες
word-talk = πες
word-log = χρονικό
word-undo = αναίρεση
word-agree = δέχομαι
word-decline = αρνούμαι
word-mute = σιωπή
word-pause = παύση
word-resume = συνέχεια
word-quit = φεύγω
word-map = χάρτης
word-sheets = φύλλα
word-story = ιστορία
word-about = σχετικά
word-resign = παραίτηση
word-draw-offer = πρόταση ισοπαλίας
word-draw-accept = αποδοχή ισοπαλίας
word-draw-decline = άρνηση ισοπαλίας
word-claim = διεκδίκηση
word-abandon = εγκατάλειψη

## Στο τραπέζι

help-table =
    Γράψε μια ενέργεια, ή διάλεξέ τη με τον αριθμό ή τα πρώτα γράμματα:
      place F right · hide 2 · swap 1 4 · peek 2 · peek 2 4 5 · challenge 3 · boast
      answer K · believe · doubt · steal · name 2 K · stop
    Με δύο Γραμμές κάθε πέτρα έχει τη δική της: hide A2, place A F right, boast B.
    Οι πέτρες:
      { $stones }
    Ακόμη:
      πες …       λες κάτι στο τραπέζι            κανόνες    σύντομα
      αναίρεση    παίρνεις πίσω την κίνησή σου    χρονικό    τι έγινε (εξάσκηση)
      παραίτηση   χάνεις το παιχνίδι              φεύγω      από το τραπέζι
      σιωπή       τα μποτ σωπαίνουν ή ξαναμιλούν  ?          αυτή η βοήθεια
      πρόταση ισοπαλίας                           και οι αγγλικές λέξεις
    ΘΕΣΗ: ΕΝΕΡΓΕΙΑ παίζει για άλλη θέση αυτού του τερματικού, π.χ. «B: παραίτηση».
prompt = { $seat } >
also = { $words }, ? βοήθεια
menu-back = Enter = πίσω, { word-notes } = οι σημειώσεις ολόκληρες
menu-none = Το «{ $text }» δεν είναι στις επιλογές.
menu-several = Το «{ $text }» μπορεί να είναι: { $choices }.
press-enter = Enter για συνέχεια.
look-alone = { $seat }, κοίτα χωρίς μάρτυρες: πάρε το πληκτρολόγιο, οι άλλοι γυρίζουν αλλού. Μετά Enter.
look-ready = { $seat }: Enter για να δεις.
take-keyboard = { $seat }, αυτό είναι μόνο για σένα: πάρε το πληκτρολόγιο, οι άλλοι γυρίζουν αλλού. Μετά Enter.
look-wiped = Το Enter το σβήνει από την οθόνη.
taken-back = { $seat } το παίρνει πίσω.
undo-agree = { $seat }, { $to } θέλει να το πάρει πίσω: { $agree } ή { $decline };
undo-wish = { $to } θέλει να το πάρει πίσω: { $agree } ή { $decline };
pause-wished = Ζητούν παύση: { $seats }. Γράψε { $pause } για να συμφωνήσεις· τα ρολόγια σταματούν μόλις συμφωνήσουν όλοι.
pause-begins = Τα ρολόγια σταμάτησαν. Γράψε { $resume } για να συνεχίσετε.
pause-ends = Το παιχνίδι συνεχίζεται.
talked = { $seat }: «{ $text }»
talk-what = Τι να πεις; Για παράδειγμα: { word-talk } Ωραία βραδιά στην αυλή.
log-closed = Τίποτα δεν βοηθά τη μνήμη όσο παίζεται το παιχνίδι. (--option notes=on για εξάσκηση)
house-plays-itself = Το μαγαζί κάνει μόνο του τις κληρώσεις του: κανείς δεν τις κάνει στη θέση του.
nothing-to-log = Δεν έχει γίνει τίποτα ακόμη.
game-left = Το παιχνίδι έμεινε στη μέση.
game-unfinished = Οι γραμμές τέλειωσαν πριν από το παιχνίδι. Σειρά είχε: { $seat }.
line-refused = Γραμμή { $line }: { $text }: { $reason }
saved = Το παιχνίδι γράφτηκε στο { $path }.
go-on-later = Για να το συνεχίσεις: { $command }
come-back-later = Για να γυρίσεις στη θέση σου: { $command }
practice-seed = Εξάσκηση: οι κληρώσεις βγαίνουν από τον σπόρο { $seed }.
next-game = Παιχνίδι { $number } του αγώνα.

## Όσα γράφτηκαν στη γραμμή εντολών

no-such-language = Δεν υπάρχει γλώσσα «{ $language }». Διάλεξε από: { $known }.
option-shape = Το «{ $text }» δεν είναι κλειδί=τιμή.
option-unknown = Δεν υπάρχει επιλογή «{ $name }». Διάλεξε από: { $known }.
variant-unknown = Δεν υπάρχει παραλλαγή «{ $variant }». Διάλεξε από: { $known }.
seat-unknown = Δεν υπάρχει θέση «{ $seat }» εδώ. Διάλεξε από: { $known }.
names-shape = Το «{ $text }» δεν είναι ΘΕΣΗ=ΟΝΟΜΑ.
dice-shape = Το --dice δέχεται «mine», σε παιχνίδι όπου ρίχνονται ζάρια.
resume-over = { $path }: αυτό το παιχνίδι τελείωσε.
save-taken = Το { $path } περιέχει ήδη ένα παιχνίδι. Συνέχισέ το (--resume) ή διάλεξε άλλο όνομα.
resume-other-seats = Όσοι κάθονταν εκεί ξανακάθονται στη θέση τους· θέσεις ανθρώπων: { $people }.
resume-other-bot = { $seat }: το αρχείο δεν λέει ποιο μποτ καθόταν εδώ, οπότε συνεχίζει το συνηθισμένο. Για να διαλέξεις: --bot { $place }=ΟΝΟΜΑ, με ένα από τα { $known }.
bots-shape = Το --bots παίρνει «all».
file-missing = Δεν υπάρχει αρχείο { $path }.
file-unreadable = Το { $path } δεν διαβάζεται: { $problem }
sealed-broken = Το { $path } είναι σφραγισμένο παιχνίδι, και έχει φθαρεί.
sealed-elsewhere = Το { $path } είναι σφραγισμένο παιχνίδι: ανοίγει μόνο με το κλειδί που το σφράγισε, εδώ { $key }. Ή το αρχείο άλλαξε.
file-unwritable = Το { $path } δεν γράφεται: { $problem }

## Αρχεία παιχνιδιών

replay-step = { $at } από { $total }
replay-help = Enter μπροστά · b πίσω · αριθμός άλμα · q τέλος
replay-odd = «{ $text }»; Enter, b, αριθμός έως { $total }, ή q.
replay-end = Τέλος.
replay-unfinished = Το αρχείο σταματά εδώ: το παιχνίδι δεν τελείωσε.
replay-later = Το παιχνίδι δεν τελείωσε, και ως τότε κανείς δεν κοιτάζει πίσω. Για να το συνεχίσεις: taberna play --resume { $path }
verify-good = { $path }: όλα είναι αληθινά.
verify-good-so-far = { $path }: όσα υπάρχουν είναι αληθινά, και το παιχνίδι έμεινε στη μέση.
verify-unfinished = δεν έχει ακόμη τέλος: το παιχνίδι δεν ολοκληρώθηκε
verify-bad = { $path }: { $count ->
    [one] ένα πράγμα δεν είναι όπως πρέπει:
   *[other] { $count } πράγματα δεν είναι όπως πρέπει:
 }
check-seal = η σφραγίδα σε όλο το αρχείο
check-seating = ποιος κάθισε πού
check-decisions = κάθε κίνηση, κρίθηκε ξανά με τους κανόνες
check-dice = κάθε κλήρωση του μαγαζιού, ξανάγινε
check-outcome = πώς τελείωσε
verify-open = δεν φαίνεται από αυτό το αρχείο: { $what }
at-entry = εγγραφή { $seq }: { $what }
scenario-summary = σωστά: { $passed }, λάθος: { $failed }
scenario-none = Δεν υπάρχει σενάριο στο { $path }.
schema-written = { $count ->
    [one] Ένα σχήμα γράφτηκε στο { $path }.
   *[other] { $count } σχήματα γράφτηκαν στο { $path }.
 }
