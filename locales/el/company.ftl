## Αντίπαλοι

opponent-now = Αντίπαλος: { $who }
opponent-level = Μποτ ανά επίπεδο
opponent-apart = Άλλα μποτ
opponent-manner = Χαρακτήρας
bot-steady = ψύχραιμος
bot-steady-about = Χωρίς παραξενιές.
chair-across = Απέναντί σου
chair-left = Στα αριστερά σου
chair-partner = Ο συμπαίκτης σου
chair-right = Στα δεξιά σου
bot-sits = Ας καθίσει ένα μποτ

## Ένας αγώνας

match-game = Παιχνίδι { $place }, στις δύο νίκες
match-score = Ο αγώνας: { $one } { $first }, { $two } { $second }
match-next = Το επόμενο παιχνίδι

## Οι άλλοι στο τραπέζι

guests = Σ’ αυτό το τραπέζι
house = Το μαγαζί
guest-mute = Σίγαση
guest-unmute = Άρση σίγασης
guest-block = Αποκλεισμός
guest-unblock = Άρση αποκλεισμού
guest-report = Αναφορά
guest-report-why = { $name }: τι έκανε;
guest-report-send = Αποστολή στον διαχειριστή
guest-remove = Αποβολή
guest-remove-sure = Ναι, αποβολή
guest-muted = Σε σίγαση: { $name }.
guest-heard = Όχι πια σε σίγαση: { $name }.
guest-blocked = Αποκλείστηκε από τα τραπέζια σου: { $name }.
guest-welcome = Μπορεί να καθίσει ξανά στα τραπέζια σου: { $name }.
guest-reported = Η αναφορά στάλθηκε: θα τη διαβάσει ο διαχειριστής του διακομιστή.
guest-removed = Αποβλήθηκε από το τραπέζι: { $name }.
chair-seat-lost = Δεν έχεις πια καρέκλα σ’ αυτό το τραπέζι.
chair-closed = Αυτό το τραπέζι έκλεισε.
chair-not-watching = Ο οικοδεσπότης έκλεισε το τραπέζι στους θεατές.
hush = Να σωπάσει το μαγαζί
unhush = Να ξαναμιλήσει το μαγαζί
bot-instead = Ή να παίξει το μαγαζί
