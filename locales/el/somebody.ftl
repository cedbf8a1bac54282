## Offers

offer-take-back-pending = Ζήτησες να πάρεις την κίνηση πίσω: αποφασίζει η άλλη πλευρά.
offer-pause-pending = Ζήτησες παύση: τα ρολόγια σταματούν μόλις συμφωνήσουν όλοι.
offer-draw-pending = Πρότεινες ισοπαλία: αποφασίζει η άλλη πλευρά.
offer-withdraw = Απόσυρση
offer-own-declined = Το αίτημά σου δεν έγινε δεκτό.
offer-own-withdrawn = Απέσυρες το αίτημά σου.
offer-their-declined = Αρνήθηκες την πρόταση.
offer-their-withdrawn = Η πρόταση αποσύρθηκε: { $name }.
again-asked = { $name }: «Άλλη μια παρτίδα;»
again-accept = Δεκτό
again-decline = Όχι τώρα
again-offered = Πρότεινες άλλη μια παρτίδα.
again-declined = Άλλη παρτίδα; Όχι προς το παρόν.

## Those who watch

watched-by = { $count ->
    [1] 1 θεατής
   *[other] { $count } θεατές
 }
you-watch = { $count ->
    [0] Είσαι θεατής
    [1] Είσαι θεατής
   *[other] Είσαι θεατής ({ $count } συνολικά)
 }
watching-forbid = Να μη βλέπει κανείς
watching-allow = Να βλέπει όποιος θέλει

## Somebody to play with

somebody-title = Παίξε με κάποιον
somebody-play = Παίξε με κάποιον
somebody-waiting = Περιμένουμε κάποιον. Θα σε φωνάξουμε στο τραπέζι μόλις βρεθεί.
somebody-meanwhile = Στο μεταξύ, με μποτ
somebody-stop = Τέλος αναμονής
somebody-found = Βρέθηκε κάποιος να παίξετε
somebody-come = Έλα
somebody-what = Παιχνίδι
somebody-any = όποιο να ’ναι
somebody-waits = { $count ->
    [one] Άλλος ένας περιμένει παρτίδα.
   *[other] Άλλοι { $count } περιμένουν παρτίδα.
 }
people-here = Στην αίθουσα
person-waits = περιμένει παρτίδα
people-show-me = Να βλέπουν οι άλλοι στην αίθουσα το όνομά μου
somebody-clock = Ρολόι
