## Τα πλαίσια της βοήθειας, και τι φταίει σε μια εντολή

help-help = Δείχνει αυτή τη βοήθεια και τερματίζει.
help-usage = Χρήση:
help-arguments = Ορίσματα
help-options = Επιλογές
help-commands = Εντολές
help-default = προεπιλογή:
help-envvar = μεταβλητή περιβάλλοντος:
help-required = υποχρεωτικό
metavar-options = ΕΠΙΛΟΓΕΣ
metavar-command = ΕΝΤΟΛΗ …
metavar-text = κείμενο
metavar-number = αριθμός
metavar-path = αρχείο
metavar-key-value = ΚΛΕΙΔΙ=ΤΙΜΗ
metavar-seat = ΘΕΣΗ
metavar-seat-name-bot-bot = ΘΕΣΗ=ΟΝΟΜΑ|bot:ΜΠΟΤ
metavar-link = ΣΥΝΔΕΣΜΟΣ
metavar-degree = ΒΑΘΜΟΣ
metavar-key = ΚΛΕΙΔΙ
metavar-game = ΠΑΙΧΝΙΔΙ
metavar-adventure = ΠΕΡΙΠΕΤΕΙΑ
metavar-name = ΟΨΗ
metavar-file = ΑΡΧΕΙΟ
metavar-files = ΑΡΧΕΙΟ
metavar-paths = ΑΡΧΕΙΟ
metavar-record = ΚΑΤΑΓΡΑΦΗ
metavar-records = ΚΑΤΑΓΡΑΦΗ
metavar-url = ΔΙΕΥΘΥΝΣΗ
metavar-player = ΜΠΟΤ
metavar-one = ΜΠΟΤ
metavar-other = ΜΠΟΤ
metavar-what = ΤΙ
usage-help = Περισσότερα: { $command }
usage-no-command = Δεν υπάρχει εντολή «{ $word }».{ $known ->
    [none] { "" }
   *[other] { " " }Μήπως εννοείς: { $known };
 }
usage-no-command-given = Λείπει η εντολή.
usage-too-many = Περισσεύει: { $word }
usage-needs-value = Λείπει η τιμή για το { $word }.
usage-takes-none = Το { $word } δεν παίρνει τιμή.
usage-missing = Λείπει: { $name }
usage-no-option = Δεν υπάρχει επιλογή { $name }.{ $known ->
    [none] { "" }
   *[other] { " " }Μήπως εννοείς: { $known };
 }
usage-too-large = { $name }: το πολύ { $most }.
usage-too-small = { $name }: τουλάχιστον { $least }.
usage-not-a-number = { $name }: χρειάζεται αριθμός.
usage-no-file = { $name }: το «{ $word }» δεν υπάρχει.
usage-not-one-of = { $name }: διάλεξε ένα από { $known }.
usage-not-understood = { $name }: αυτή η τιμή δεν είναι δεκτή.
