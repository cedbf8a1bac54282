## Ce qui se dit d’un geste, à côté du jeu

group-greet = Saluer
group-needle = Taquiner
group-doubt = Douter
group-praise = Féliciter
phrase-greet-1 = Bonsoir.
phrase-greet-2 = Une semaine qu’il pleut.
phrase-greet-3 = À ta santé !
phrase-greet-4 = Encore une tournée ?
phrase-needle-1 = Ça va, les nerfs ?
phrase-needle-2 = Tu as regardé deux fois.
phrase-needle-3 = Prends ton temps.
phrase-needle-4 = Redemande-moi.
phrase-doubt-1 = Vraiment ?
phrase-doubt-2 = Je n’en crois rien.
phrase-doubt-3 = Tu l’as perdue.
phrase-doubt-4 = Elle est partie de l’autre côté.
phrase-praise-1 = Bien joué.
phrase-praise-2 = Quelle mémoire !
phrase-praise-3 = Je l’aurais juré.
phrase-praise-4 = Tu m’as bien eu.
keys-verbs = p c i o d f
keys-title = Touches
keys-stones = une pierre de la Ligne, ou un symbole à nommer
keys-arrows = d’une pierre ou d’une plaque à la suivante
keys-escape = annuler un choix en cours ; abréger ce qu’on n’a pas besoin de retenir
keys-help = cette liste
