## Οι πέτρες

stone = { $symbol ->
    [C] Στέμμα
    [D] Ασπίδα
    [S] Σπαθί
    [F] Σημαία
    [K] Ιππότης
    [H] Σφυρί
   *[L] Ζυγαριά
 }
the-stone = { $symbol ->
    [C] το Στέμμα
    [D] η Ασπίδα
    [S] το Σπαθί
    [F] η Σημαία
    [K] ο Ιππότης
    [H] το Σφυρί
   *[L] η Ζυγαριά
 }
the-stone-object = { $symbol ->
    [C] το Στέμμα
    [D] την Ασπίδα
    [S] το Σπαθί
    [F] τη Σημαία
    [K] τον Ιππότη
    [H] το Σφυρί
   *[L] τη Ζυγαριά
 }

## Πάνω στο τραπέζι

title-duel = Tellstones: King’s Gambit
title-vanguard = Tellstones: Τραβήξτε τις Γραμμές
title-round = Tellstones: ο Γύρος του Βασιλιά
line = { $line ->
    [none] Γραμμή
   *[other] Γραμμή { $line }
 }
pool = Απόθεμα
pool-empty = άδειο
face-down = κλειστή
badge-looks = τρεις ματιές: { $side }
badge-bell = χτύπησε το καμπανάκι
badge-notes = εξάσκηση: επιτρέπονται σημειώσεις
badge-clock = χωρίς ρολόι σε αυτό το τερματικό
badge-drawn = πρόταση ισοπαλίας: { $side }
badge-resigns = θέλει να παραιτηθεί: { $seat }
badge-away = λείπει: { $seat }

## Τι μπορεί να κάνει κανείς

verb-place = Τοποθέτηση
verb-hide = Απόκρυψη
verb-swap = Αλλαγή
verb-peek = Κρυφοκοίταγμα
verb-challenge = Πρόκληση
verb-boast = Καύχημα
verb-stop = Φτάνουν οι ματιές
verb-answer = Απάντηση
verb-believe = Πιστεύω
verb-doubt = Αμφισβητώ
verb-steal = Κλέβω
verb-name = Απόδειξη
verb-open = Άνοιγμα
verb-first = Αρχίζω
verb-second = Παίζω μετά

what-place = βάζεις μια πέτρα από το Απόθεμα σε μια άκρη
what-hide = γυρίζεις ανάποδα μια ανοιχτή πέτρα
what-swap = δύο πέτρες αλλάζουν θέση
what-peek = κοιτάς κρυφά μια κλειστή πέτρα
what-challenge = «Πες ποια πέτρα είναι!»
what-boast = «Τις ξέρω όλες».
what-stop = είδες αρκετά
what-answer = λες ποια πέτρα είναι
what-believe = «Σε πιστεύω» (πόντος: { $side })
what-doubt = «Απόδειξέ το» (όλα ή τίποτα: { $side })
what-steal = «Κι εγώ τις ξέρω!»
what-name = λες ποια είναι μια πέτρα και τη γυρίζεις
what-open = διαλέγεις την πέτρα που ανοίγει τη Γραμμή
what-first = αρχίζεις εσύ
what-second = αφήνεις τους άλλους να αρχίσουν

which-line = Σε ποια Γραμμή;
which-stone = Ποια πέτρα;
which-end = Σε ποια άκρη;
which-space = Ποια πέτρα της Γραμμής;
which-other = Με ποια άλλη πέτρα;
which-symbol = Ποια πέτρα είναι;
which-looker = Ποιος κοιτάζει;
looker-self = εσύ
looker-partner = ο συμπαίκτης σου
end-left = αριστερά
end-right = δεξιά

## Τι ζητείται

ask-turn = { $seat }: είναι η σειρά σου.
ask-second = { $seat }: τώρα μια ενέργεια στη Γραμμή { $line }.
ask-bell-claim = { $seat }: χτύπησε το καμπανάκι. Κάνε Πρόκληση ή Καύχημα.
ask-bell-handle = { $seat }: χτύπησε το καμπανάκι. Κάνε Απόκρυψη ή Τοποθέτηση.
ask-elder = { $seat }: έχεις τα περισσότερα χρόνια. Θα αρχίσεις εσύ ή οι άλλοι;
ask-opening = { $seat }: διάλεξε την πέτρα που ανοίγει τη Γραμμή.
ask-place = { $seat }: βάλε { the-stone-object } { at-end } (εντολή: { $by }).
ask-hide = { $seat }: κρύψε την πέτρα { $space } (εντολή: { $by }).
ask-swap = { $seat }: άλλαξε θέση στις πέτρες { $space } και { $other } (εντολή: { $by }).
ask-answer = { $seat }: ποια είναι η πέτρα { $space };
ask-reply = { $seat }: έγινε Καύχημα για όλες τις κλειστές πέτρες ({ $by }). Πιστεύεις, αμφισβητείς ή κλέβεις;
ask-stolen = { $seat }: σου έκλεψαν το Καύχημα ({ $by }). Πιστεύεις ή αμφισβητείς;
ask-prove = { $seat }: απόδειξέ το. Πες ποια είναι μια κλειστή πέτρα.
ask-look = { $seat }: μπορείς να δεις άλλη μία πέτρα ή να σταματήσεις.

at-end = { $line ->
    [none] { $end ->
        [left] στην αριστερή άκρη
       *[right] στη δεξιά άκρη
     }
   *[other] { $end ->
        [left] στην αριστερή άκρη της Γραμμής { $line }
       *[right] στη δεξιά άκρη της Γραμμής { $line }
     }
 }

## Τι έγινε

event-opened = { $line ->
    [none] Τη Γραμμή την ανοίγει { the-stone }.
   *[other] Τη Γραμμή { $line } την ανοίγει { the-stone }.
 }
event-first-settled = Αρχίζει: { $seat }.
event-half-done = Μένει μία ενέργεια, στη Γραμμή { $line }.
event-bell-hangs = Το καμπανάκι του τελευταίου ποτού μπορεί να χτυπήσει μετά από δώδεκα γύρους μόνο με Αλλαγές και Κρυφοκοιτάγματα.
event-bell-rang = Χτυπά το καμπανάκι της ταβέρνας. Σειρά: { $seat }.
event-ordered-place = Εντολή ({ $by }): { the-stone } { at-end }. Εκτελεί: { $hand }.
event-ordered-hide = Εντολή ({ $by }): να κρυφτεί η πέτρα { $space }. Εκτελεί: { $hand }.
event-ordered-swap = Εντολή ({ $by }): να αλλάξουν θέση οι πέτρες { $space } και { $other }. Εκτελεί: { $hand }.
event-placed = Μπαίνει { the-stone } { at-end }. Εντολή: { $by }. Εκτέλεση: { $hand }.
event-hidden = Κρύβεται η πέτρα { $space }. Εντολή: { $by }. Εκτέλεση: { $hand }.
event-swapped = Αλλάζουν θέση οι πέτρες { $space } και { $other }. Εντολή: { $by }. Εκτέλεση: { $hand }.
event-looked = Κρυφοκοίταγμα στην πέτρα { $space }: { $looker }.
event-looked-for = Κρυφοκοίταγμα στην πέτρα { $space }: { $looker }. Το ζήτησε: { $by }.
event-challenged = Πρόκληση ({ $by }): ποια είναι η πέτρα { $space }; Απαντά: { $of }.
event-answered = { $by }: «{ the-stone }».
event-boasted = { $line ->
    [none] Καύχημα ({ $by }): «Τις ξέρω όλες».
   *[other] Καύχημα ({ $by }): «Ξέρω όλη τη Γραμμή { $line }».
 }
event-believed = { $by }: «Σε πιστεύω».
event-doubted = { $by }: «Δεν σε πιστεύω». Πρέπει να το αποδείξει: { $prover }.
event-stolen = { $by }: «Κι εγώ τις ξέρω!» Κλέβει το Καύχημα από: { $of }.
event-named = { $by }: «Η πέτρα { $space } είναι { the-stone }».
event-turned = Η πέτρα { $space } ανοίγει: { the-stone }.
event-scored = Πόντος: { $side }.
event-draw-offered = Πρόταση ισοπαλίας: { $by }.
event-draw-declined = Όχι στην ισοπαλία ({ $by }): το παιχνίδι συνεχίζεται.
event-resigned = Παραίτηση: { $by }.
event-went-away = Λείπει πάρα πολλή ώρα: { $seat }.
event-came-back = Είναι πάλι εδώ: { $seat }.
event-looked-secret = Η πέτρα { $space } είναι { the-stone }.

## Πώς τελείωσε

ended-points = Τρεις πόντοι. Νίκη: { $side }.
ended-proof = Η απόδειξη κρίνει το παιχνίδι. Νίκη: { $side }.
ended-resigned = Η άλλη πλευρά παραιτήθηκε. Νίκη: { $side }.
ended-time = Τέλος χρόνου. Νίκη: { $side }.
ended-claimed = Η άλλη πλευρά δεν γύρισε. Νίκη: { $side }.
ended-agreed = Ισοπαλία, με κοινή συμφωνία.
ended-turns = Ισοπαλία: πέρασαν πάρα πολλοί γύροι.
match-won = Νίκη στον αγώνα: { $side }.
match-drawn = Ο αγώνας έληξε ισόπαλος.

## Οι κανόνες με δυο λόγια

rules-reminder =
    Επτά πέτρες· με τρεις πόντους κερδίζεις. Σε κάθε γύρο, μία ενέργεια:
      { verb-place }: μια πέτρα από το Απόθεμα μπαίνει ανοιχτή σε άκρη της Γραμμής.
      { verb-hide }: μια ανοιχτή πέτρα γυρίζει ανάποδα.
      { verb-swap }: δύο πέτρες της Γραμμής αλλάζουν θέση.
      { verb-peek }: κοιτάς μόνο εσύ μια κλειστή πέτρα. Αν η άλλη πλευρά μόλις πήρε
        πόντο, στον γύρο της ή στον δικό σου, έως τρεις.
      { verb-challenge }: ο αντίπαλος λέει ποια είναι μια κλειστή πέτρα και τη γυρίζει.
        Σωστά: πόντος δικός του. Λάθος: πόντος δικός σου.
      { verb-boast }: λες πως ξέρεις όλες τις κλειστές. Ο αντίπαλος σε πιστεύει
        (πόντος δικός σου), αμφισβητεί (απόδειξέ το και κερδίζεις· με ένα λάθος
        χάνεις) ή κλέβει το Καύχημα, και τότε πιστεύεις ή αμφισβητείς εσύ.
    Τοποθέτηση, Απόκρυψη, Αλλαγή: διαλέγεις εσύ, αλλά τις κάνει ο αντίπαλος.
    Πες ό,τι θέλεις, αλήθεια ή όχι ({ word-talk }). Τίποτα δεν βοηθά τη μνήμη: εκεί είναι
    το παιχνίδι.
rules-reminder-vanguard =
    Δύο Γραμμές, ένα σκορ. Γράφε και τη Γραμμή κάθε πέτρας: B2 είναι
    η δεύτερη της Γραμμής B.
rules-reminder-round =
    Δύο ομάδες. Ο αντίπαλος στα αριστερά σου κινεί τις πέτρες και σου απαντά· ο
    συμπαίκτης σου μπορεί να κοιτάξει για σένα (peek p2), και η απόδειξη γίνεται
    εναλλάξ.
