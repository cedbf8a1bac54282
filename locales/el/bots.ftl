## Μέτρηση των μποτ

help-match = Βάζει δύο μποτ να παίξουν πολλά παιχνίδια και λέει ποιο κερδίζει πόσο συχνά, με διάστημα 95%.

    Τα παιχνίδια πάνε σε ζεύγη με αλλαγμένες θέσεις. Η μονομαχία παίζεται στον γρήγορο πυρήνα ({ $command }) εκτός αν δοθεί --engine.

    Παράδειγμα: taberna match king plain --games 20000 --out bench/bots

    Κωδικοί εξόδου: 0 παίχτηκε· 2 άγνωστος παίκτης ή κάτι λείπει.
help-match-player = Βαθμίδα (page, squire, knight, marshal, king), με χαρακτήρα (king-gambler), oracle, plain ή random.
help-match-games = Πόσα παιχνίδια.
help-match-engine = Μέσω της μηχανής αντί του γρήγορου πυρήνα.
help-match-bell = Με την καμπάνα του τελευταίου ποτού (TS-7.3).
help-match-seed = Από αυτόν τον αριθμό βγαίνουν όλες οι κληρώσεις.
help-match-jobs = Πόσες διεργασίες.
help-match-out = Γράφει τα νούμερα (JSON) και τα διαγράμματα (SVG) σε αυτόν τον φάκελο.
match-result = { $one } κερδίζει { $share } των παιχνιδιών που κρίθηκαν (αντίπαλος: { $other }, { $low }-{ $high })· { $games ->
    [one] ένα παιχνίδι
   *[other] { $games } παιχνίδια
 }, { $capped ->
    [one] { $capped } ισόπαλο
   *[other] { $capped } ισόπαλα
 } στο όριο, { $turns } γύροι το καθένα.
no-such-bot = Δεν υπάρχει μποτ «{ $name }». Υπάρχουν: { $known }.

help-tune = Ρυθμίζει τους αριθμούς ενός μποτ απέναντι σε άλλα. Διακόπτεται ελεύθερα: η ίδια εντολή συνεχίζει.

    Παράδειγμα: taberna tune king king.json --against plain --itself --games 200000

    Κωδικοί εξόδου: 0 έγινε· 2 άγνωστος παίκτης ή κάτι λείπει.
help-tune-file = Πού φυλάσσεται ό,τι πετυχαίνει.
help-tune-against = Ένας από τους αντιπάλους του· μπορεί να επαναληφθεί.
help-tune-itself = Και απέναντι σε αυτό που ήταν το ίδιο ένα βήμα πριν.
help-tune-each = Παιχνίδια με κάθε αντίπαλο σε κάθε βήμα.
help-tune-tedium = Πόσο κοστίζει κάθε γύρος μετά τον τεσσαρακοστό· 0 όταν μετρά μόνο η νίκη.
tune-result = { $steps ->
    [one] Ένα βήμα
   *[other] { $steps } βήματα
 }, { $kept ->
    [one] { $kept } κρατήθηκε
   *[other] { $kept } κρατήθηκαν
 }, { $games } παιχνίδια· παίρνει { $share } των πόντων από τους άλλους.

help-solve = Λύνει το παιχνίδι των τριών πετρών: πόσο συχνά να μπλοφάρεις, να αμφισβητείς και να κλέβεις.

    Παράδειγμα: taberna solve --loss 0.25

    Κωδικοί εξόδου: 0 λύθηκε.
help-solve-loss = Η πιθανότητα να ξεχαστεί μια πέτρα σε έναν γύρο· μπορεί να επαναληφθεί.
help-solve-bell = Η πιθανότητα της καμπάνας σε έναν γύρο.
help-solve-turns = Μετά από τόσους γύρους έρχεται ισοπαλία.
help-solve-iterations = Πόσο να υπολογίσει.
solve-result = λήθη { $loss }: { $bluffs } των καυχημάτων είναι μπλόφες· { $steals } κλέβονται, { $doubts } αμφισβητούνται (εκμεταλλευσιμότητα { $error }).

## Αντίπαλοι

bot-page = Ακόλουθος
bot-page-about = Ξεχνά γρήγορα, δεν μπλοφάρει ποτέ και φλυαρεί ασταμάτητα.
bot-squire = Ιπποκόμος
bot-squire-about = Θυμάται λίγο περισσότερο και μπλοφάρει πού και πού.
bot-knight = Ιππότης
bot-knight-about = Καλή μνήμη και ανάμεικτο παιχνίδι: δεν θα ξέρεις πάντα.
bot-marshal = Στρατάρχης
bot-marshal-about = Προσέχει τι κοιτάς και ξέρει τι έχεις ξεχάσει.
bot-king = Βασιλιάς
bot-king-about = Η πιο μακρά μνήμη της σκάλας· σε μελετά και προσαρμόζεται.
bot-oracle = Μαντείο
bot-oracle-about = Δεν ξεχνά τίποτα. Μια παραξενιά, ποτέ στην κατάταξη.
bot-plain = Χωρικός
bot-plain-about = Καυχιέται όταν ξέρει, αλλιώς παίζει απλά. Με αυτόν μετριούνται οι άλλοι.
bot-random = Γελωτοποιός
bot-random-about = Κάνει οτιδήποτε επιτρέπεται.
bot-gambler = τζογαδόρος
bot-gambler-about = Καυχιέται νωρίς και κλέβει με χαρά.
bot-watcher = παρατηρητής
bot-watcher-about = Κοιτά δυο φορές, αμφισβητεί συχνά, μιλά λίγο.
bot-trickster = κατεργάρης
bot-trickster-about = Μετακινεί τις πέτρες ώσπου να μην ξέρει κανείς.

## Τι λένε τα μποτ

bot-says-boast-1 = Τις ξέρω όλες.
bot-says-boast-2 = Όλες τους. Θέλεις να τις ακούσεις;
bot-says-boast-3 = Η μνήμη μου είναι παλιότερη από αυτή την ταβέρνα.
bot-says-doubt-1 = Δεν πιστεύω λέξη.
bot-says-doubt-2 = Τότε δείξε μας.
bot-says-doubt-3 = Ανοιγόκλεισες τα μάτια.
bot-says-steal-1 = Τι αστείο. Κι εγώ.
bot-says-steal-2 = Θα τις πω εγώ στη θέση σου.
bot-says-steal-3 = Κάνε στην άκρη, αναλαμβάνω.
bot-says-challenge-1 = Κι αυτή ποια να είναι;
bot-says-challenge-2 = Αυτή εδώ, παρακαλώ.
bot-says-challenge-3 = Κοίταζες αλλού όταν κρύφτηκε.
bot-says-praise-1 = Δεν θα τολμούσα να σε αμφισβητήσω.
bot-says-praise-2 = Καλά το θυμήθηκες.
bot-says-praise-3 = Δικός σου ο πόντος, κι ο σεβασμός μου.
bot-says-feint-1 = Χμ. Σίγουρα ήταν αλλού.
bot-says-feint-2 = Το πρόλαβες;
bot-says-feint-3 = Καλύτερα να ξανακοιτάξω.
bot-says-symbol-1 = { stone }… { stone }… πού ήταν;
bot-says-symbol-2 = { stone }! Όχι, στάσου.
bot-says-symbol-3 = Όλο { the-stone-object } σκέφτομαι.
bot-says-take-back = Εντάξει, πάρ’ το πίσω.
bot-says-weather-1 = Λένε πως στην αυλή βρέχει πάλι.
bot-says-weather-2 = Χαμηλά καίνε απόψε τα κεριά.
bot-says-weather-3 = Ιδέα μου είναι ή η μπίρα καλυτέρεψε;
bot-says-tell-1 = Η πέτρα { $space } είναι { bot-stone }, ταίρι μου.
bot-says-tell-2 = Ταίρι μου: { $space }, { bot-stone }. Έχε μου εμπιστοσύνη.
bot-says-tell-3 = Κράτα το καλά: { bot-stone } βρίσκεται στο { $space }.

bot-stone = { $symbol ->
         [C] το Στέμμα
         [D] η Ασπίδα
         [S] το Σπαθί
         [F] η Σημαία
         [K] ο Ιππότης
         [H] το Σφυρί
        *[L] η Ζυγαριά
    }

## At the terminal

help-play-known = Αρχείο όπου τα μποτ μπορούν να κρατούν πώς παίζεις, για να σε γνωρίσουν την επόμενη φορά. Χωρίς αυτό δεν κρατούν τίποτα.
known-unreadable = Το { $path } δεν διαβάζεται: { $reason }
bots-muted = Τα μποτ σωπαίνουν. Γράψε πάλι { word-mute } για να μιλήσουν.
bots-unmuted = Τα μποτ μπορούν να μιλήσουν ξανά.
