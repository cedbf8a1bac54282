### Around the dungeon: sharing out, the rounds of magic, the camp, the roads. Fetched while there is no board.

rounds-title = Οι τρεις γύροι της μαγείας
rounds-about = Διάλεξε ένα στοιχείο σε κάθε γύρο· ό,τι τραβήξεις μένει κλειστό ώσπου να μοιραστεί και η τελευταία κάρτα.
rounds-nth = { $round ->
    [1] Πρώτος
    [2] Δεύτερος
   *[other] Τρίτος
 }
rounds-for = { $count ->
    [one] μία κάρτα: { $heroes }
   *[other] { $count } κάρτες: { $heroes }
 }
rounds-nobody = δεν συμμετέχει κανείς
rounds-left = { $count ->
    [one] μένει μία κάρτα
   *[other] μένουν { $count } κάρτες
 }
rounds-had = τραβήχτηκε ήδη στον γύρο { $round }
rounds-take = { $count ->
    [one] Τράβα μία: { element }
   *[other] Τράβα { $count }: { element }
 }
rounds-different = Άλλο στοιχείο σε κάθε γύρο.
rounds-choose = Άγγιξε μια στοίβα πιο πάνω και πάρε εδώ τις κάρτες της.
rounds-soon = Διαλέγει: { $name }. Γύρος { $round } από 3, μετά αρχίζει η περιπέτεια.
rounds-watch = χωρίς μαγεία, φυλάει σκοπιά
rounds-now = διαλέγει τώρα
rounds-down = { $count ->
    [0] καμία κάρτα ακόμη
    [one] μία κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
 }
share-title = Ποιος παίζει ποιον;
share-about = Πάρε έναν τυχοδιώκτη, ή περισσότερους· όποιος προλάβει.
share-fallen = έπεσε
share-none = χωρίς τυχοδιώκτη ακόμη
camp-is-ready = έτοιμα όλα
camp-not-ready = όχι ακόμη
camp-back = Πίσω στην ταβέρνα
camp-hint = Οι πληγές έκλεισαν, τα ξόρκια κοιμούνται. Μετρήστε τον χρυσό, αγοράστε, ανταλλάξτε, και διαλέξτε δρόμο.
camp-map = Ο χάρτης
camp-to = Στον καταυλισμό
camp-as = Ετοιμασία: { $name }
camp-gold = { $gold } χρυσά
camp-carries = Εξοπλισμός: { $hero }
camp-place = { $place ->
    [head] Κεφάλι
    [hands] Χέρια
    [body] Σώμα
   *[pack] Σακίδιο
 }
camp-of = { $count } από { $places }
camp-bare = τίποτα
camp-store = Στην αποθήκη
camp-store-note = δεν το κουβαλά κανείς
camp-purse = Δώσε χρυσό
camp-shelf = Το ράφι του ταβερνιάρη
camp-shelf-half = αγοράζει στη μισή τιμή
camp-shelf-empty = Ο ταβερνιάρης σηκώνει τους ώμους: δεν πουλά τίποτα.
camp-choose = Διάλεξε ένα αντικείμενο και πες τι θα το κάνεις, ή σύρε το στη θέση του.
camp-buy = Αγορά για { $hero-object }
camp-give = Δώσε το { $hero-to }
camp-does = { $does ->
    [carry] Πάρ’ το μαζί
    [store] Βάλ’ το στην αποθήκη
   *[sell] Πούλησέ το στη μισή τιμή
 }
camp-object = Αντίρρηση: { $reason ->
    [too-much] πολύ βάρος
    [too-good] πολύ καλό για να είναι αληθινό
   *[out-of-place] δεν έχει θέση εδώ
 }
camp-propose = Πρότεινε μια συμφωνία
camp-nothing = τίποτα
camp-upstairs = Στην εφεδρεία
camp-upstairs-note = περιμένουν πάνω
camp-swap = Αντί για { $hero-object }: { $reserve }
camp-lost = Έπεσαν
camp-lost-line = { $hero-The } δεν γύρισε πίσω.
camp-count = Ο λογαριασμός
camp-purses = Χρυσός σε όλα τα πουγκιά μαζί
camp-ready = Από μένα, όλα έτοιμα
camp-unready = Μια στιγμή, όχι ακόμη
camp-unready-note = Είπες ότι όλα είναι έτοιμα. Ώσπου να το πουν όλοι, μπορείς να το πάρεις πίσω.
camp-then = έπειτα: { $titles }
camp-or = {" ή "}
roads-tavern = Taberna
roads-next = Πού τώρα;
roads-choose = Διάλεξε έναν από τους δρόμους.
roads-take = Πάρε τον δρόμο
roads-straight = Κατευθείαν: { $title }, χωρίς καταυλισμό.
roads-kind = { $kind ->
    [walked] τον περάσατε ήδη
    [free] ελεύθερη επιλογή
   *[forced] κατευθείαν, χωρίς καταυλισμό
 }
roads-party = Η παρέα ως εδώ
roads-fact = { $what ->
    [gold] χρυσά
    [done] επιτυχημένες περιπέτειες
   *[fallen] απώλειες
 }
roads-return = Πώς γυρίζεις
roads-return-note = Η καρέκλα σου μένει σε αυτόν τον περιηγητή, και το τραπέζι περιμένει ώσπου να γυρίσετε όλοι.
