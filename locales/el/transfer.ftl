## taberna export, import, backup

help-export = Γράφει όλα όσα κρατά η αποθήκη σε ένα αρχείο, που το διαβάζει το taberna import.

    Η αποθήκη μπορεί να είναι σε χρήση· για μετακόμιση, σταμάτησε πρώτα τον διακομιστή, αλλιώς ό,τι παιχτεί μετά μένει πίσω. Το αρχείο έχει τα μυστικά των παιχνιδιών που παίζονται: το διαβάζεις μόνο εσύ, και έτσι πρέπει να μείνει.

    Παράδειγμα: taberna export vradia.taberna --database taberna.db

    Κωδικοί εξόδου: 0 γράφτηκε· 2 δεν υπάρχει τέτοια αποθήκη, ή το αρχείο δεν γράφεται.
help-export-file = Το αρχείο που θα γραφτεί· δεν πρέπει να υπάρχει ακόμη.
help-import = Γεμίζει μια άδεια αποθήκη από αρχείο που έγραψε το taberna export.

    Όλα ή τίποτα: το αρχείο ελέγχεται καθώς διαβάζεται και, αν δεν είναι ολόκληρο, η αποθήκη μένει άδεια.

    Παράδειγμα: taberna import vradia.taberna --database postgresql://tavern@localhost/taberna

    Κωδικοί εξόδου: 0 είναι όλα εκεί· 2 το αρχείο είναι χαλασμένο, ή η αποθήκη δεν είναι άδεια.
help-import-file = Το αρχείο που έγραψε το taberna export.
help-backup = Αντιγράφει μια αποθήκη που είναι αρχείο, ακόμη κι όταν είναι σε χρήση.

    Το αντίγραφο είναι αποθήκη όπως η πρώτη: για να γυρίσεις σ’ αυτό, σταμάτησε τον διακομιστή και ξεκίνα τον με --database ΑΝΤΙΓΡΑΦΟ.

    Παράδειγμα: taberna backup taberna-paraskevi.db --database taberna.db

    Κωδικοί εξόδου: 0 αντιγράφηκε· 2 δεν υπάρχει τέτοια αποθήκη, ή το αντίγραφο δεν γράφεται.
help-backup-file = Το αρχείο που θα γραφτεί· δεν πρέπει να υπάρχει ακόμη.

export-doing = Γράφω
export-done = Γράφτηκαν { $rows } γραμμές στο { $path }. Έχει τα μυστικά των παιχνιδιών που παίζονται: κράτα το για σένα.
import-doing = Διαβάζω
import-done = Διαβάστηκαν { $rows } γραμμές από το { $path }. Είναι όλα εκεί.
backup-doing = Αντιγράφω
backup-done = Η αποθήκη αντιγράφηκε στο { $path }. Έχει τα μυστικά των παιχνιδιών που παίζονται: κράτα το για σένα.
store-failed = Η αποθήκη δεν μπορεί να χρησιμοποιηθεί: { $problem }

refusal-archive-unreadable = Η γραμμή { $line } δεν είναι από αυτές που γράφει το taberna export.
refusal-archive-truncated = Το αρχείο τελειώνει πρόωρα, μετά τη γραμμή { $line }.
refusal-archive-edited = Το αρχείο δεν είναι όπως γράφτηκε: η σύνοψή του δεν ταιριάζει.
refusal-archive-newer = Το αρχείο έχει μορφή { $format }· αυτή η Taberna ξέρει ως τη { $newest }.
refusal-archive-columns = Το αρχείο δεν ταιριάζει με το σχήμα του: πίνακας { $table }.
refusal-archive-gap = Από το παιχνίδι στο τραπέζι { $table } λείπει η κίνηση { $seq }.
refusal-archive-record = Η σφραγίδα της καταγραφής { $name } δεν ισχύει.
refusal-archive-table = Το μυστικό του τραπεζιού { $table } δεν είναι αυτό που δεσμεύτηκε.
refusal-store-missing = Δεν υπάρχει αποθήκη στο { $store }.
refusal-store-not-empty = Στην αποθήκη { $store } υπάρχει ήδη κάτι. Διάλεξε μια άδεια.
refusal-file-exists = Το { $path } υπάρχει ήδη.
refusal-backup-postgres = Η PostgreSQL κάνει τα δικά της αντίγραφα (pg_dump)· το taberna export γράφει αρχείο και για τα δύο είδη αποθήκης.
