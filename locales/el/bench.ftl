help-bench = Μετρά την ταχύτητα και την αντοχή. Ο κωδικός εξόδου είναι 1 αν κάποια απαίτηση δεν ικανοποιείται.
help-bench-engine = Παίζει τυχαία παιχνίδια στη μηχανή του προγράμματος και, για σύγκριση, στο OpenSpiel.

    Παράδειγμα: taberna bench engine --rounds 3
help-bench-envs = Μετρά πόσο γρήγορα είναι τα περιβάλλοντα του προγράμματος και, για σύγκριση, εκείνα του PettingZoo και του OpenSpiel.

    Παράδειγμα: taberna bench envs --rounds 3
help-bench-seconds = Πόσα δευτερόλεπτα διαρκεί κάθε μέτρηση.
help-bench-rounds = Πόσες μετρήσεις για κάθε πλευρά· κρατιέται η διάμεσος.
help-bench-slices = Πόσες μετρήσεις για κάθε πλευρά, εναλλάξ· κρατιέται το ταχύτερο δέκατο.
help-bench-out = Γράφει και το JSON σε αυτό το αρχείο.
bench-title = Μέτρηση: { $bench }
bench-figure = Μέγεθος
bench-value = Μετρήθηκε
bench-required = Απαιτείται
bench-running = Μέτρηση
bench-missed = Απαιτήσεις που δεν ικανοποιήθηκαν: { $figures }
bench-no-openspiel = Το OpenSpiel δεν είναι εγκατεστημένο· το εγκαθιστά το `make bench`.
help-bench-seed = Σπόρος για τις τυχαίες κινήσεις.
help-bench-server = Υποβάλλει τον διακομιστή της Taberna και εκείνον του boardgame.io στο ίδιο φορτίο. Ο διακομιστής τρέχει σε έναν πυρήνα και οι πελάτες του σε άλλον.

    Παράδειγμα: taberna bench server --rounds 1 --out bench/results/server.json
help-bench-best-rounds = Πόσοι γύροι για κάθε πλευρά, εναλλάξ· κρατιέται ο καλύτερος.
help-bench-alone = Μετρά μόνο τον διακομιστή της Taberna, χωρίς το boardgame.io.
help-bench-quick = Μετρά τα πάντα στα γρήγορα· δεν αρκεί για να ελεγχθούν οι απαιτήσεις.
bench-no-boardgameio = Λείπει το boardgame.io: με Node 20 ή νεότερο, τρέξε `npm install --no-save` στο bench/boardgameio, ή άφησέ το έξω με --alone.
help-bench-chaos = Παίζει παιχνίδια σε διακομιστή που τερματίζεται βίαια (kill -9) και ξαναρχίζει πολλές φορές, και ελέγχει ότι κάθε επιβεβαιωμένη ενέργεια σώζεται ακριβώς μία φορά και κάθε παιχνίδι τελειώνει.

    Παράδειγμα: taberna bench chaos --games 20
help-bench-games = Πόσα παιχνίδια.
help-bench-every = Πόσες περίπου επιβεβαιωμένες ενέργειες μεσολαβούν ανάμεσα σε δύο βίαιους τερματισμούς.
help-bench-kills = Πόσες φορές τουλάχιστον τερματίζεται βίαια ο διακομιστής.
help-bench-database = Πού αποθηκεύονται τα παιχνίδια: σε ένα αρχείο, ή postgresql://… με βάση δεδομένων που επιτρέπεται να σβηστεί. Αν δεν δοθεί, σε ένα προσωρινό αρχείο.
help-bench-strangers = Μετρά τι κοστίζει μια κίνηση όσο άγνωστοι βάζουν τον διακομιστή να ελέγχει, να γράφει και να δείχνει ασταμάτητα καταγραφές, και πώς τον επηρεάζουν μια τεράστια αναπαραγωγή, χίλια μισοτελειωμένα αιτήματα και ένας γεμάτος δίσκος.

    Παράδειγμα: taberna bench strangers --rounds 1
help-bench-wire = Μετρά τι στέλνει ο διακομιστής σε μια θέση για κάθε κίνηση, σε byte και χρόνο: μόνο ό,τι άλλαξε, σε σύγκριση με ολόκληρη την εικόνα κάθε φορά.

    Παράδειγμα: taberna bench wire --games 10 --out bench/results/wire.json
help-bench-in-page = Ελέγχει την καταγραφή και σε περιηγητή.
help-bench-records = Μετρά πόσος χρόνος χρειάζεται για να σφραγιστεί μια μονομαχία χιλίων εγγραφών, να διαβαστεί η καταγραφή της και να βρεθεί τι αποδεικνύει.

    Παράδειγμα: taberna bench records --out bench/results/records.json
help-bench-commits = Πόσες εγγραφές έχει το παιχνίδι.
help-bench-evening = Μετρά τι κοστίζει μια βραδιά TseuQuest στον διακομιστή σε byte, χρόνο επεξεργαστή και χρόνο ανά βήμα, σε σύγκριση με μια βραδιά Tellstones. Σε κάθε τραπέζι κάθονται δύο άνθρωποι και δύο μποτ (στο TseuQuest, συν ένα για τον Μάγο), και οι άνθρωποι παίζουν όσο γρήγορα διαβάζει κανείς.

    Παράδειγμα: taberna bench evening --tables 100 --out bench/results/evening.json
help-bench-board = Μετρά το ταμπλό του TseuQuest στη μέση μιας περιπέτειας: τους βαθμούς του στο Lighthouse, και τι κάνει η σελίδα σε κάθε καρέ όσο σέρνεται ένας χάρτης με τριάντα φιγούρες και όσο κυλούν τα ζάρια.

    Παράδειγμα: taberna bench board --out bench/results/board.json
help-bench-tables = Πόσα τραπέζια.
help-bench-page = Μετρά την έτοιμη σελίδα όπως τη στέλνει ο διακομιστής: τους βαθμούς της στο Lighthouse, και τι κάνει σε κάθε καρέ όσο αλλάζουν θέση οι πέτρες.

    Παράδειγμα: taberna bench page --out bench/results/page.json
help-bench-visits = Πόσες φορές επισκέπτεται το Lighthouse κάθε σελίδα· κρατιέται η διάμεσος.
help-bench-swaps = Πόσες αλλαγές καταγράφονται.
bench-no-page = Λείπει η σελίδα ή το Chromium: φτιάξε τη σελίδα με `make web` και εγκατάστησε το Chromium από τα πακέτα του συστήματος.
bench-no-lighthouse = Λείπει το Lighthouse: με Node 20 ή νεότερο, τρέξε `npm install --no-save` στο bench/lighthouse.
bench-no-playwright = Το Playwright δεν είναι εγκατεστημένο· το εγκαθιστά το `make setup`.
help-bench-tseuquest = Παίζει τυχαίες περιπέτειες του TseuQuest μέσα στους κανόνες, ελέγχει ότι καμία δεν σταματά με σφάλμα και μετρά πόσο κοστίζουν. Μια μέτρηση που διακόπηκε συνεχίζει από εκεί που έμεινε.

    Παράδειγμα: taberna bench tseuquest --adventures 20
help-bench-adventures = Πόσες περιπέτειες.
help-bench-keep = Πού αποθηκεύονται τα παιχνίδια ώσπου να τελειώσει η μέτρηση.
