# Περιπέτειες από αρχείο, φερμένες στο τραπέζι.

refusal-adventure-missing = Δεν υπάρχει περιπέτεια να διαβαστεί στο { $path }.
refusal-adventure-broken = Το { $path } δεν παίζεται ακόμη: { $count ->
    [one] ένα λάθος, στη γραμμή { $line }.
   *[other] { $count } λάθη, το πρώτο στη γραμμή { $line }.
} Όλα μαζί: taberna adventure check { $path }
refusal-adventures-many = Το { $path } οδηγεί στο «{ $name }» και δεν μπορεί να το πάρει μαζί: ένα τραπέζι φέρνει το πολύ { $most } περιπέτειες, με ονόματα από πεζά λατινικά γράμματα, ψηφία και παύλες.
refusal-adventure-unfit = Η περιπέτεια «{ $name }», που ήρθε σ’ αυτό το τραπέζι, δεν παίζεται: { $count ->
    [one] έχει ένα λάθος στη γραμμή { $line }.
   *[other] έχει { $count } λάθη, το πρώτο στη γραμμή { $line }.
}
refusal-options-secret = Τέτοιο τραπέζι είναι για ένα τερματικό: οι επιλογές του κρύβουν όσα δεν επιτρέπεται να τα δουν όλοι.
problem-way-missing = Το «{ $name }» συνεχίζει στο { $known }, και η εκστρατεία δεν το λέει: της λείπει ένα [[way]].
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → όπως διαλέξουν οι τυχοδιώκτες: { $follows }
campaign-end = { $title }. Εκεί τελειώνει.
legend-locked = με κλειδί ή μοχλό
legend-zone = θησαυρός για έρευνα
legend-asleep = κοιμάται
legend-later = αχνό: έρχεται αργότερα
problem-text-nobody-yet = Το «{ $name }» διαβάζεται πριν κάνει κανείς τίποτα: δεν μπορεί να λέει {"{"}hero{"}"}.
