## Όσα λέγονται με ένα άγγιγμα, πέρα από το παιχνίδι

group-greet = Χαιρετώ
group-needle = Πειράζω
group-doubt = Αμφιβάλλω
group-praise = Επαινώ
phrase-greet-1 = Καλησπέρα.
phrase-greet-2 = Βρέχει όλη βδομάδα.
phrase-greet-3 = Στην υγειά σου!
phrase-greet-4 = Άλλον έναν γύρο;
phrase-needle-1 = Άγχος;
phrase-needle-2 = Κοίταξες δύο φορές.
phrase-needle-3 = Με την ησυχία σου.
phrase-needle-4 = Ξαναρώτα με.
phrase-doubt-1 = Σίγουρα;
phrase-doubt-2 = Δεν πιστεύω λέξη.
phrase-doubt-3 = Την έχασες.
phrase-doubt-4 = Πήγε από την άλλη.
phrase-praise-1 = Ωραία παρτίδα.
phrase-praise-2 = Τι μνήμη!
phrase-praise-3 = Θα έπαιρνα όρκο.
phrase-praise-4 = Μου την έφερες.
keys-verbs = β κ α μ π χ
keys-title = Πλήκτρα
keys-stones = μια πέτρα της Γραμμής ή ένα σύμβολο
keys-arrows = από πέτρα σε πέτρα, από κουμπί σε κουμπί
keys-escape = ακύρωση μισής επιλογής· προσπέραση όσων δεν χρειάζεται να θυμάσαι
keys-help = αυτή η λίστα
