## Αντίπαλοι

opponent-now = Αντίπαλος: { $who }
opponent-level = Η σκάλα
opponent-apart = Έξω από τη σκάλα
opponent-manner = Χαρακτήρας
bot-steady = ψύχραιμος
bot-steady-about = Χωρίς παραξενιές.
chair-across = Απέναντί σου
chair-left = Στα αριστερά σου
chair-partner = Το ταίρι σου
chair-right = Στα δεξιά σου
bot-sits = Ας καθίσει το μαγαζί

## Ένας αγώνας

option-games = Διάρκεια
option-games-1 = ένα παιχνίδι
option-games-3 = στις δύο νίκες από τρία
match-game = Παιχνίδι { $place }, στις δύο νίκες
match-score = Ο αγώνας: { $one } { $first }, { $two } { $second }
match-next = Το επόμενο παιχνίδι

## Οι άλλοι στο τραπέζι

guests = Σ’ αυτό το τραπέζι
house = Το μαγαζί
guest-mute = Σίγαση
guest-unmute = Άκου ξανά
guest-block = Αποκλεισμός
guest-unblock = Άρση αποκλεισμού
guest-report = Αναφορά
guest-report-why = Τι έκανε { $name };
guest-report-send = Στείλε το σε όποιον κρατά το μαγαζί
guest-remove = Διώξε
guest-remove-sure = Ναι, διώξε
guest-muted = Δεν ακούς πια: { $name }.
guest-heard = Ακούς ξανά: { $name }.
guest-blocked = Δεν κάθεται πια στα τραπέζια σου: { $name }.
guest-welcome = Μπορεί να καθίσει ξανά στα τραπέζια σου: { $name }.
guest-reported = Θα το διαβάσει όποιος κρατά το μαγαζί.
guest-removed = Έφυγε από το τραπέζι: { $name }.
chair-seat-lost = Η καρέκλα σου σ’ αυτό το τραπέζι δεν είναι πια δική σου.
chair-closed = Αυτό το τραπέζι έκλεισε.
hush = Να σωπάσει το μαγαζί
unhush = Άκου ξανά το μαγαζί
bot-instead = Ή το μαγαζί

## Η μνήμη ενός μποτ, μετά το παιχνίδι

memory-title = Μνήμη: { $name }
memory-whose = Ποιανού μνήμη
memory-stone = Αρ.
memory-took = { $name } την περνούσε για
memory-had = { $name } είχε δει
memory-sure = σίγουρα, { $sure }%
memory-unsure = αβέβαια, { $sure }%
memory-wrong = λάθος, με σιγουριά { $sure }%
memory-forgotten = ξεχασμένη
memory-none = Καμία πέτρα δεν είναι κλειστή.
memory-thoughts = Τι πέρασε από το μυαλό του
memory-nothing = Τίποτα δεν ξεχάστηκε, κανένα καύχημα.
memory-changed = Αυτή η μνήμη δεν μπορεί πια να ξαναστηθεί: το μποτ έχει αλλάξει από τότε, ή κάποιος ζήτησε να σβηστούν όσα ήξερε για το παιχνίδι του.
memory-forgot = Ξέχασε την πέτρα { $space } και το κατάλαβε.
memory-confused = Μπέρδεψε τις πέτρες { $space } και { $other } χωρίς να το καταλάβει.
memory-missed = Δεν πρόλαβε την αλλαγή ανάμεσα στις πέτρες { $space } και { $other }.
memory-boast-knew = { $hidden ->
    [one] Καυχήθηκε και ήξερε τη μοναδική.
   *[other] Καυχήθηκε και ήξερε και τις { $hidden }.
 } Πιθανότητα που έδινε στον αντίπαλο: { $theirs }%.
memory-boast-mistaken = Καυχήθηκε καλόπιστα: { $known ->
    [one] σωστή { $known }
   *[other] σωστές { $known }
 } από { $hidden }. Πιθανότητα που έδινε στον αντίπαλο: { $theirs }%.
memory-boast-bluffed = Καυχήθηκε μπλοφάροντας: { $known ->
    [one] σωστή { $known }
   *[other] σωστές { $known }
 } από { $hidden }. Πιθανότητα που έδινε στον αντίπαλο να τις ξέρει όλες: { $theirs }%.
memory-steal-knew = { $hidden ->
    [one] Έκλεψε το Καύχημα και ήξερε τη μοναδική.
   *[other] Έκλεψε το Καύχημα και ήξερε και τις { $hidden }.
 } Πιθανότητα που έδινε στον αντίπαλο: { $theirs }%.
memory-steal-mistaken = Έκλεψε το Καύχημα καλόπιστα: { $known ->
    [one] σωστή { $known }
   *[other] σωστές { $known }
 } από { $hidden }. Πιθανότητα που έδινε στον αντίπαλο: { $theirs }%.
memory-steal-bluffed = Έκλεψε το Καύχημα μπλοφάροντας: { $known ->
    [one] σωστή { $known }
   *[other] σωστές { $known }
 } από { $hidden }. Πιθανότητα που έδινε στον αντίπαλο: { $theirs }%.
memory-challenge = Προκάλεσε για την πέτρα { $space }. Πιθανότητα που έδινε στον αντίπαλο να την ξέρει: { $theirs }%.
memory-believe = Το πίστεψε. Πιθανότητα που έδινε στον αντίπαλο να τις ξέρει όλες: { $theirs }%.
memory-doubt = Το αμφισβήτησε. Πιθανότητα που έδινε στον αντίπαλο να τις ξέρει όλες: { $theirs }%.
