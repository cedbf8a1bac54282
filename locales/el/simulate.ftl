## Περιπέτειες παιγμένες από μποτ, πολλές φορές

help-simulate = Βάζει τα μποτ να παίξουν περιπέτειες πολλές φορές και δίνει τα αποτελέσματα, με διαστήματα εμπιστοσύνης 95%.

    Το παιχνίδι με αριθμό 7 έχει την ίδια παρέα και τα ίδια ζάρια, όποια μποτ κι αν το παίζουν. Με --keep μπορείς να διακόψεις τη μέτρηση: η ίδια εντολή τη συνεχίζει από εκεί που έμεινε. Τα παιχνίδια μοιράζονται και σε πολλά μηχανήματα (--shard 1/4) και αθροίζονται με το merge· το αποτέλεσμα είναι το ίδιο.

    Παράδειγμα: taberna simulate good-barrel the-audit --games 200 --jobs 2 --out tally.json

    Παράδειγμα: taberna simulate the-cup.toml --heroes fair --games 40

    Παράδειγμα: taberna simulate merge one.json two.json --out tally.json

    Παράδειγμα: taberna simulate compare simple.jsonl fair.jsonl

    Παράδειγμα: taberna simulate tune quiet-hours the-audit --sorcerer fair --games 8 --steps 40 --keep steps.jsonl

    Παράδειγμα: taberna simulate coverage nights.jsonl evening.jsonl

    Παράδειγμα: taberna simulate odds nights.jsonl --plot calibration.svg

    Κωδικοί εξόδου: 0 έγινε· 2 άγνωστη περιπέτεια, άγνωστο μποτ ή άγνωστος τυχοδιώκτης, ή αρχεία που δεν πάνε μαζί.
help-simulate-what = Ονόματα περιπετειών, αρχεία με δικές σου περιπέτειες (με κατάληξη .toml), ή κάποια από αυτές τις μορφές: merge ΑΡΧΕΙΟ… (γραμμένα με --out), compare ΑΡΧΕΙΟ ΑΡΧΕΙΟ (γραμμένα με --keep), tune ΠΕΡΙΠΕΤΕΙΑ…, balance ΑΡΧΕΙΟ… (γραμμένα με --out), coverage ΑΡΧΕΙΟ… (γραμμένα με --keep, ή καταγραφές παιχνιδιών), odds ΑΡΧΕΙΟ… και choices ΑΡΧΕΙΟ… (γραμμένα με --keep).
help-simulate-heroes = Το μποτ που παίζει τους τυχοδιώκτες.
help-simulate-sorcerer = Το μποτ που παίζει τον Μάγο.
help-simulate-games = Πόσα παιχνίδια για κάθε περιπέτεια.
help-simulate-size = Το μέγεθος της παρέας· μπορεί να επαναληφθεί, και τα μεγέθη εναλλάσσονται.
help-simulate-party = Παίζουν πάντα αυτοί οι τυχοδιώκτες, χωρισμένοι με κόμμα. Αν δεν δοθούν, κληρώνονται σε κάθε παιχνίδι.
help-simulate-shard = Παίζει μόνο αυτό το μέρος των παιχνιδιών, για παράδειγμα 2/4.
simulate-no-hero = Δεν υπάρχει τυχοδιώκτης «{ $name }», ή τον έδωσες δύο φορές. Διάλεξε από: { $known }.
simulate-no-adventure = Δεν υπάρχει περιπέτεια «{ $name }». Διάλεξε από: { $known }.
simulate-two-alike = Δύο από τις περιπέτειες λέγονται «{ $name }». Άλλαξε όνομα στο ένα αρχείο, ή προσομοίωσέ τες χωριστά.
simulate-bad-shard = Το «{ $shard }» δεν είναι έγκυρο μέρος: για το πρώτο από τέσσερα γράψε, για παράδειγμα, 1/4.
simulate-other-diary = Το { $path } έχει παιχνίδια άλλων μποτ ή άλλων περιπετειών. Διάλεξε άλλο αρχείο.
simulate-nothing = Δώσε τα αρχεία που θα ενωθούν.
simulate-no-tally = Το { $path } δεν το έγραψε το taberna simulate.
simulate-overlap = Δύο από τα αρχεία έχουν το ίδιο παιχνίδι: βγάλε το ένα.
simulate-mixed = Τα αρχεία έγιναν με διαφορετικά μποτ ή διαφορετικό περιεχόμενο.
simulate-caption = Ζωή, απώλειες και παγίδες: ανά παιχνίδι. Φίλτρο: σε πόσους από όσους έπεσαν έμενε φίλτρο. Άπραγες σειρές: εκείνες όπου δεν έγινε τίποτα. Συναγερμός: ο θόρυβος ξύπνησε κάποιον ως και τον 3ο γύρο.
simulate-adventure = Περιπέτεια
simulate-games = Παιχνίδια
simulate-success = Επιτυχία
simulate-rounds = Γύροι
simulate-lost = Ζωή που χάθηκε
simulate-deaths = Απώλειες
simulate-potion = Φίλτρο
simulate-idle = Άπραγες σειρές
simulate-foe-idle = Άπραγοι εχθροί
simulate-traps = Παγίδες
simulate-alarm = Συναγερμός
simulate-two-diaries = Δώσε δύο αρχεία που γράφτηκαν με --keep: το δεύτερο συγκρίνεται με το πρώτο.
simulate-no-diary = Το { $path } δεν γράφτηκε με --keep.
simulate-first = Πρώτο
simulate-second = Δεύτερο
simulate-gain = Διαφορά
simulate-all = όλες
help-simulate-steps = Πόσα βήματα κρατά η ρύθμιση.
help-simulate-seed = Ο σπόρος για τη ρύθμιση: με τον ίδιο σπόρο γίνονται τα ίδια βήματα.
simulate-tune-what = Δώσε τις περιπέτειες για τη ρύθμιση, το επίπεδο του Μάγου (--sorcerer) και ένα αρχείο για τα βήματα (--keep).
simulate-step = Βήμα
simulate-before = Πριν
simulate-after = Μετά
simulate-kept = Κρατήθηκε
help-simulate-plot = Γράφει ένα διάγραμμα (SVG): την επιτυχία ανά μέγεθος παρέας και την πιθανότητα επιτυχίας γύρο με τον γύρο.
simulate-sizes = Τυχοδιώκτες
help-simulate-on = Πού να παιχτούν: ray για το Ray σε αυτό το μηχάνημα, ή η διεύθυνση μιας συστοιχίας, ray://host:10001. Αν δεν δοθεί, σε διεργασίες αυτού του μηχανήματος.
simulate-no-place = Τα παιχνίδια δεν μπορούν να παιχτούν στο «{ $place }». Γράψε ray, ή ray://host:10001.
simulate-no-ray = Το Ray δεν είναι εγκατεστημένο. Εγκατάστησε την Taberna μαζί με αυτό: pip install "taberna[ray]".
simulate-silent = Το Ray δεν έχει επιστρέψει τίποτα εδώ και δέκα λεπτά. Όσα παιχνίδια φυλάχτηκαν είναι ασφαλή: ξαναδώσε την εντολή για να συνεχίσει.
simulate-wanted = Ζητούμενο
simulate-fell = Έπεσε κάποιος
simulate-threat = Απειλή
simulate-finding = Συμπέρασμα
simulate-is-easy = πολύ εύκολο
simulate-is-hard = πολύ δύσκολο
simulate-is-fits = όπως πρέπει
simulate-is-open = πολύ λίγα παιχνίδια για να ξέρουμε
simulate-balance-caption = Απειλή: όση αντιμετωπίζει τώρα μια παρέα αυτού του μεγέθους, και όση αξίζει να δοκιμαστεί αντί γι’ αυτήν. Στόχος: να πέφτει κάποιος στο 25-60% των παιχνιδιών, και τα μισά παιχνίδια να κρατούν 8-20 γύρους.
simulate-figures = Φιγούρες
simulate-ladder-caption = Φιγούρες: πόσα τσιράκια και στοιχειακά αντιμετωπίζει τώρα μια παρέα αυτού του μεγέθους, και πόσα αξίζει να δοκιμαστούν αντί γι’ αυτά· επιτυχία: όση υπολογίζεται με τόσα.
help-simulate-outfits = Δίνει από πριν σε κάθε τυχοδιώκτη δύο αγορές, που κληρώνονται από τον αριθμό του παιχνιδιού. Χρειάζεται για το choices, που συγκρίνει παιχνίδια με ένα αντικείμενο και χωρίς αυτό.
simulate-kept-files = Δώσε αρχεία που γράφτηκαν με --keep.
simulate-kind = Είδος
simulate-there = Σύνολο
simulate-often = Συχνά
simulate-seldom = Πολύ σπάνια
simulate-never = Ποτέ
simulate-name = Όνομα
simulate-with = Με αυτό
simulate-without = Χωρίς αυτό
simulate-told = Εκτίμηση
simulate-came = Πέτυχαν
simulate-moments = Γύροι
simulate-third = Αμφίρροπη στην αρχή του τελευταίου τρίτου
simulate-still = Αμφίρροπη κάποια στιγμή στο τελευταίο τρίτο
simulate-kind-clause = κανόνες
simulate-kind-card = κάρτες που παίχτηκαν
simulate-kind-object = αντικείμενα
simulate-kind-figure = φιγούρες
simulate-kind-scenery = σκηνικά
simulate-kind-trap = παγίδες
simulate-kind-power = δυνάμεις
simulate-kind-treasure = θησαυροί
simulate-kind-text = φράσεις του Βιβλίου
simulate-kind-hero = τυχοδιώκτης
simulate-coverage-caption = Σε { $games } παιχνίδια. «Συχνά» θα πει τουλάχιστον 50 φορές σε 2.000 παιχνίδια, ή στην ίδια αναλογία.
simulate-odds-caption = Κάθε μισό των παιχνιδιών κρίνεται από εκτίμηση που προσαρμόστηκε στο άλλο μισό. Μέσο τετραγωνικό σφάλμα { $brier }· όποιος έλεγε πάντα το ποσοστό επιτυχίας θα είχε { $baseline }.
simulate-tense-caption = Αμφίρροπη: η εκτίμηση είναι ανάμεσα στο 20% και το 80%.
simulate-choices-caption = Διαφορά: το ποσοστό επιτυχίας με το στοιχείο της γραμμής μείον το ποσοστό χωρίς αυτό, στην ίδια περιπέτεια και με ίδιο αριθμό τυχοδιωκτών. Τα αντικείμενα και οι κάρτες κληρώνονται πριν από το παιχνίδι.
