### Behind the Sorcerer’s screen: fetched by whoever runs the dungeon.

screen-only-you = Πίσω από το παραβάν: αυτό το βλέπεις μόνο εσύ.
screen-all-here = Πίσω από το παραβάν: όποιος κοιτάζει αυτή τη σελίδα βλέπει το σχέδιο.
screen-standing = Αυτόματη απάντηση στις έρευνες για παγίδες
screen-standing-about = Κάθε έρευνα απαντιέται αμέσως (η πιο κοντινή κρυμμένη παγίδα, ή καμία): έτσι καμία παύση δεν προδίδει τίποτα.
screen-reading = Για φωναχτή ανάγνωση
screen-heard = το τραπέζι το έχει ακούσει
screen-unheard = δεν το άκουσε ακόμη κανείς· διαβάζεται όταν έρθει η ώρα του
screen-read = το διάβασες
screen-read-aloud = Διάβασέ το στο τραπέζι
screen-read-sure = Διάβασέ το τώρα ούτως ή άλλως
screen-next = Επόμενο απόσπασμα
screen-notes = Τι παραμονεύει
screen-when = { $on ->
    [round] Γύρος { $what }
    [opened] Ανοίγει η πόρτα: { $what }
    [enter] Πατάει κάποιος: { $what }
    [flag] Η ιστορία φτάνει εδώ: { $what }
    [slain] Πέφτει: { $what }
    [used] Χρησιμοποιείται: { $what }
    [seen] Φαίνεται: { $what }
    [left] Φεύγει: { $what }
    [searched] Ψάχνει κάποιος: { $what }
    [found] Παίρνει κάποιος: { $what }
   *[noise] Θόρυβος: { $what }
 }
screen-any = οπουδήποτε
screen-state = { $state ->
    [done] έγινε
    [hidden] κρυμμένο
    [seen] γνωστό
    [gone] δεν υπάρχει πια
   *[waits] περιμένει
 }
screen-in-rounds = { $rounds ->
    [one] σε έναν γύρο
   *[other] σε { $rounds } γύρους
 }
screen-found = Όσα βρέθηκαν
screen-found-what = { $what ->
    [goal] Στόχοι
    [hoard] Θησαυροί
    [trap] Παγίδες
    [door] Μυστικά περάσματα
   *[room] Δωμάτια που φάνηκαν
 }
screen-of = { $count } από { $of }
screen-sign = { $sign ->
    [unseen] δεν φάνηκε ακόμη
    [trap] κρυμμένο
    [figure] φιγούρα που περιμένει
    [armed] σημείωση που περιμένει
   *[done] σημείωση που έγινε
 }
screen-figures = Οι φιγούρες σου
screen-numbers = { $moves ->
    [0] { $dice ->
        [one] ένα ζάρι κίνησης
       *[other] { $dice } ζάρια κίνησης
     }
   *[other] κίνηση { $moves }
 }, { $shot ->
    [0] επίθεση { $attack }
   *[other] επίθεση { $attack }, βολή { $shot }
 }
screen-acted = έπαιξε
screen-end = Τέλος της σειράς σου
screen-end-sure = { $count ->
    [one] Μία φιγούρα δεν έπαιξε. Σίγουρα;
   *[other] { $count } φιγούρες δεν έπαιξαν. Σίγουρα;
 }
