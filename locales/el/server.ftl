## Ο διακομιστής: οι εντολές του, η απλή του σελίδα και γιατί αρνείται κάτι.

help-serve = Ανοίγει το μαγαζί: τραπέζια μέσω δικτύου, σε αυτό το μηχάνημα.
help-serve-host = Η διεύθυνση όπου ακούει.
help-serve-port = Η θύρα όπου ακούει· με 0 παίρνει όποια είναι ελεύθερη.
help-serve-database = Πού φυλάσσονται τα τραπέζια: ένα αρχείο, ή postgresql://…
help-serve-browse = Ανοίγει τον φυλλομετρητή.
help-join = Κάθεσαι σε τραπέζι μέσω δικτύου, με τον σύνδεσμό του.
help-join-name = Πώς λέγεσαι σε εκείνο το τραπέζι.
help-bot = Καθίζει ένα μποτ αυτού του μηχανήματος σε τραπέζι μέσω δικτύου.
help-bot-url = Ο σύνδεσμος μιας πρόσκλησης.
help-bot-player = Ποιο μποτ.
help-bot-name = Πώς λέγεται στο τραπέζι.
help-bot-seed = Σπόρος για τη μνήμη του· χωρίς αυτόν είναι τυχαίος.

serve-open = Το μαγαζί είναι ανοιχτό: { $address }
serve-newer = Την αποθήκη την έγραψε νεότερη Taberna (σχήμα { $found }· αυτή ξέρει ως το { $known }). Τίποτα δεν άλλαξε.
serve-failed = Το μαγαζί δεν μπορεί να ανοίξει: { $error }
join-gathering = Περιμένουμε να καθίσουν οι άλλοι.
join-waiting = Σειρά έχει: { $seats }.
bot-sat = Στη θέση { $seat } κάθεται: { $name }.
bot-over = Το παιχνίδι τελείωσε: { $result } ({ $reason }).
bot-gone = Το τραπέζι δεν υπάρχει πια: { $reason }

page-title = Taberna
page-about = Ένα τραπέζι ταβέρνας για παιχνίδια που κανείς δεν έχει παίξει ολόκληρα σε οθόνη. Ο διακομιστής είναι ανοιχτός· η σελίδα του παιχνιδιού δεν έχει φτιαχτεί εδώ.
page-games = Παιχνίδια στο ράφι:
page-ways = Τι μπορείς να κάνεις
page-way-terminal = Να παίξεις στο τερματικό αυτού του μηχανήματος: `taberna play`
page-way-join = Να καθίσεις σε τραπέζι με τον σύνδεσμό του: `taberna play --join ΣΥΝΔΕΣΜΟΣ`
page-way-bot = Να καθίσεις ένα δικό σου μποτ σε τραπέζι: `taberna bot --url ΣΥΝΔΕΣΜΟΣ`
page-way-api = Να γράψεις δικό σου πρόγραμμα: το docs/protocol.md λέει πώς, και αρχίζει με `GET /api/games`.
page-tables = Τραπέζια ανοιχτά σε όλους
page-no-tables = Τώρα δεν υπάρχει δημόσιο τραπέζι.
page-table = { $game }: { $free ->
    [one] ελεύθερη { $free } θέση
   *[other] ελεύθερες { $free } θέσεις
 } από { $seats }

refusal-no-guest = Το μαγαζί δεν σε ξέρει ακόμη: πες πρώτα πώς σε λένε.
refusal-no-such-table = Δεν υπάρχει τέτοιο τραπέζι.
refusal-no-such-record = Δεν υπάρχει αρχείο τέτοιου παιχνιδιού.
refusal-no-such-party = Δεν υπάρχει τέτοια παρέα.
refusal-no-such-guest = Δεν υπάρχει τέτοιος επισκέπτης.
refusal-no-such-page = Εδώ δεν υπάρχει τίποτα.
refusal-no-such-bot = Δεν υπάρχει μποτ «{ $bot }». Διάλεξε ένα από: { $known }.
refusal-not-so = Δεν ζητιέται με αυτόν τον τρόπο.
refusal-failed = Κάτι πήγε στραβά από τη μεριά μας. Δεν έγινε τίποτα.
refusal-busy = Το μαγαζί είναι γεμάτο ως επάνω. Δοκίμασε σε λίγο.
refusal-too-fast = Όχι τόσο γρήγορα: περίμενε λίγο και ξαναδοκίμασε.
refusal-talk-too-fast = Άφησε και τους άλλους να μιλήσουν, και μετά συνεχίζεις.
refusal-too-large = Πολλά μαζί: το πολύ { $most }.
refusal-too-many-tables = { $most ->
    [one] Έχεις ήδη ένα ανοιχτό τραπέζι: κλείσε το πρώτα.
   *[other] Έχεις ήδη { $most } ανοιχτά τραπέζια: κλείσε πρώτα ένα.
 }
refusal-too-many-seats = { $most ->
    [one] Ένα τραπέζι εδώ έχει μία θέση.
   *[other] Ένα τραπέζι εδώ έχει το πολύ { $most } θέσεις.
 }
refusal-too-many-streams = { $most ->
    [one] Μια σύνδεση ακούει μία θέση.
   *[other] Μια σύνδεση ακούει το πολύ { $most } θέσεις.
 }
refusal-too-many-actions = { $most ->
    [one] Μία ενέργεια τη φορά.
   *[other] Τουλάχιστον μία ενέργεια τη φορά, και το πολύ { $most }.
 }
refusal-too-many-sockets = Έχεις πάρα πολλές ανοιχτές συνδέσεις: κλείσε πρώτα μια άλλη σελίδα του μαγαζιού.
refusal-bad-origin = Η σελίδα άλλου τόπου δεν μπορεί να το ζητήσει.
refusal-bad-table = Τραπέζι δεν ανοίγει έτσι.
refusal-bad-name = { $reason ->
    [text-empty] Ένα όνομα θέλει τουλάχιστον ένα γράμμα.
    [text-too-long] Αυτό το όνομα είναι πολύ μεγάλο για το τραπέζι: διάλεξε ένα πιο σύντομο.
   *[other] Κάτι σε αυτό το όνομα δεν μπορεί να φανεί σε όλους: διάλεξε άλλο.
 }
refusal-bad-id = Κάθε αίτημα θέλει δικό του όνομα, ως { $longest } χαρακτήρες.
refusal-name-taken = Στο τραπέζι κάποιος λέγεται ήδη { $name }: διάλεξε άλλο όνομα.
refusal-name-reserved = Το { $name } είναι όνομα του μαγαζιού: διάλεξε άλλο.
refusal-not-invited = Γι’ αυτό χρειάζεται πρόσκληση.
refusal-invitation-used = Κάποιος ήρθε πριν από σένα με αυτή την πρόσκληση: ζήτησε άλλη.
refusal-removed = Ο οικοδεσπότης σε έδιωξε από αυτό το τραπέζι.
refusal-blocked = Τα τραπέζια αυτού του οικοδεσπότη δεν είναι ανοιχτά για σένα. Άλλα είναι.
refusal-host-only = Αυτό το κάνει μόνο ο οικοδεσπότης.
refusal-host-stays = Ο οικοδεσπότης μένει: δικό του είναι το τραπέζι.
refusal-seat-taken = Η θέση { $seat } είναι πιασμένη.
refusal-seat-kept = Η θέση { $seat } φυλάσσεται για κάποιον.
refusal-seat-with-bot = Στη θέση { $seat } παίζει μποτ.
refusal-seat-without-bot = Στη θέση { $seat } δεν παίζει μποτ.
refusal-not-your-seat = Αυτή η θέση δεν είναι δική σου.
refusal-not-watching = Αυτό το τραπέζι δεν έχει θεατές.
refusal-not-subscribed = Δεν ακούς αυτή τη θέση.
refusal-not-playing = Το παιχνίδι δεν άρχισε, ή δεν υπάρχει πια.
refusal-paused = Το τραπέζι είναι σε παύση: συνέχισε πρώτα το παιχνίδι.
refusal-table-over = Αυτό το τραπέζι τελείωσε.
refusal-table-closed = Αυτό το τραπέζι έκλεισε.
refusal-still-playing = Εδώ παίζουν ακόμη άλλοι.
refusal-still-running = Όχι πριν τελειώσει το παιχνίδι.
refusal-no-log = Αυτό παίζεται από μνήμης: δεν υπάρχει τίποτα να κοιτάξεις.
