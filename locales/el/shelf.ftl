# Περιπέτειες από αρχείο, φερμένες στο τραπέζι.

refusal-adventure-missing = Δεν βρέθηκε περιπέτεια στο { $path }.
refusal-adventure-broken = Το { $path } δεν μπορεί να παιχτεί ακόμη: { $count ->
    [one] ένα λάθος, στη γραμμή { $line }.
   *[other] { $count } λάθη, το πρώτο στη γραμμή { $line }.
} Για να τα δεις όλα: taberna adventure check { $path }
refusal-adventures-many = Από το { $path } δεν μπορεί να προστεθεί το «{ $name }»: ένα τραπέζι δέχεται το πολύ { $most } περιπέτειες, με ονόματα από πεζά λατινικά γράμματα, ψηφία και παύλες.
refusal-adventure-unfit = Η περιπέτεια «{ $name }» δεν μπορεί να παιχτεί: { $count ->
    [one] έχει ένα λάθος στη γραμμή { $line }.
   *[other] έχει { $count } λάθη, το πρώτο στη γραμμή { $line }.
}
refusal-options-secret = Αυτό το τραπέζι παίζεται μόνο σε ένα τερματικό: οι επιλογές του περιέχουν πράγματα που δεν επιτρέπεται να δουν όλοι.
problem-way-missing = Το «{ $name }» οδηγεί σε: { $known }, αλλά η εκστρατεία δεν έχει [[way]] γι’ αυτό.
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → διαλέγουν οι τυχοδιώκτες: { $follows }
campaign-end = { $title } → τέλος της εκστρατείας
legend-locked = ανοίγει με κλειδί ή μοχλό
legend-zone = θησαυρός που βρίσκεται με έρευνα
legend-asleep = κοιμάται
legend-later = αχνό: εμφανίζεται αργότερα
problem-text-nobody-yet = Το «{ $name }» διαβάζεται πριν κάνει κανείς τίποτα: δεν μπορεί να λέει {"{"}hero{"}"}.
