### Η σελίδα του TseuQuest: ό,τι λέει μόνο η σελίδα. Ένα κομμάτι για κάθε μέρος.

## Ο χάρτης και η μπάρα

quest-terms = { $clock ->
    [off] χωρίς ρολόι
   *[other] { $clock }
 }
quest-abandon-means = Η περιπέτεια τελειώνει χωρίς επιτυχία μόλις το θελήσουν όλοι οι τυχοδιώκτες.
quest-map = Το μπουντρούμι
quest-nearer = Πιο κοντά
quest-farther = Πιο μακριά
quest-fit = Όλα τα γνωστά
quest-to-actor = Σε όποιον παίζει
quest-cell-room = δωμάτιο
quest-cell-corridor = διάδρομος
quest-cell-exit = έξοδος
quest-points = { $points ->
    [one] απομένει μία ενέργεια
   *[other] απομένουν { $points } ενέργειες
 }
quest-kind = { $kind ->
    [move] Κίνηση
    [search] Έρευνα
    [attack] Επίθεση
    [shoot] Βολή
    [magic] Μαγεία
   *[special] Ειδική
 }
quest-sure-end = { $points ->
    [one] Απομένει μία ενέργεια. Τέλος παρ’ όλα αυτά;
   *[other] Απομένουν { $points } ενέργειες. Τέλος παρ’ όλα αυτά;
 }
quest-ask-motion = { $squares ->
    [0] { $figure }: δεν απομένει τετράγωνο.
    [one] { $figure }: απομένει ένα τετράγωνο.
   *[other] { $figure }: απομένουν { $squares } τετράγωνα.
 }
quest-ask-throw = { $die ->
    [mov] { $count ->
        [one] Ρίξτε ένα ζάρι κίνησης ({ $figure }) και πείτε πώς έπεσε.
       *[other] Ρίξτε { $count } ζάρια κίνησης ({ $figure }) και πείτε πώς έπεσαν.
     }
   *[com] { $count ->
        [one] Ρίξτε ένα ζάρι μάχης ({ $figure }) και πείτε πώς έπεσε.
       *[other] Ρίξτε { $count } ζάρια μάχης ({ $figure }) και πείτε πώς έπεσαν.
     }
 }
quest-ask-trading = Τι ανταλλάσσουν; { $figure } και { $partner }
quest-field-rolled = Έτσι έπεσαν
quest-field-faces = Ζάρια
quest-field-pay = Μέσα στην ανταλλαγή
quest-field-gold = Χρυσός
quest-field-purse = Παράδοση
quest-field-hero = Τυχοδιώκτης
quest-field-to = Σε
quest-field-item = Αντικείμενο
quest-field-price = Όρισε την τιμή
quest-field-propose = Πρόταση
quest-field-gives = Δίνει
quest-field-takes = Παίρνει
quest-field-figure = Φιγούρα
quest-field-value = Τιμή
quest-field-amount = Πόσο
quest-field-result = Αποτέλεσμα
quest-field-kind = Τι
quest-field-square = Τετράγωνο
quest-field-rule-value = Όρισε την τιμή
quest-field-rule-give = Δώσε
quest-field-rule-end = Τέλος της περιπέτειας
quest-field-rule-place = Τοποθέτησε
quest-field-rule-move = Μετακίνησε
quest-value-skull = νεκροκεφαλή
quest-value-kite = μακριά ασπίδα
quest-value-oval = οβάλ ασπίδα
quest-value-life = ζωή
quest-value-mind = νους
quest-value-gold = χρυσός
quest-value-success = επιτυχία
quest-value-failure = αποτυχία
