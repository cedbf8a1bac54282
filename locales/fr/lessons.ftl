## What is told while one learns

lesson-place = Sept pierres bien en vue. Placer : choisis-en une dans la Source, puis un bout de la Ligne. Tu décides, mais c’est la main de Mirela qui la pose.
lesson-hide = Cacher : retourne une pierre. Désormais, tout le monde doit s’en souvenir, toi aussi.
lesson-swap = Intervertir : deux pierres changent de place, visibles ou non. Ne quitte pas des yeux celle qui est cachée.
lesson-peek = Coup d’œil : regarde en secret une pierre cachée. Rien sur la table ne te la rappellera.
lesson-challenge = Défier : désigne une pierre cachée. Mirela doit la nommer. Si elle se trompe, le point est à toi.
lesson-answer-hide = Mirela a caché la pierre du milieu : as-tu vu laquelle ? À toi : caches-en une autre.
lesson-answer = Mirela te défie. Nomme la pierre : si tu as raison, le point est à toi, pas à elle.
lesson-boast-hide = Un point partout. Mirela a caché la pierre du milieu. Caches-en une autre, et regarde bien.
lesson-boast = Fanfaronner : prétends connaître toutes les pierres cachées. Si l’on te croit, c’est un point ; si l’on doute, il faut le prouver.
lesson-prove = Mirela doute. Désigne une pierre cachée, nomme-la, puis passe à la suivante. Toutes justes : tu gagnes la partie ; une erreur : tu la perds.
lesson-reply = Mirela fanfaronne. Croire : un point pour elle. Douter : elle doit le prouver. Voler : c’est toi qui prétends connaître les pierres, et c’est à elle de te croire ou de douter.
lesson-wrong = Pas celle-là. Cela arrive même aux rois.
lesson-all-done = C’est tout : six actions, trois points, et ta mémoire. Le reste n’est que bavardage.
lesson-again = Encore une fois ?
lesson-well = Bien joué
lesson-end = Tu connais le jeu
lesson-play = Jouer contre le Page
lesson-next = Suite
lesson-try = Réessayer
learnt-place = La pierre est posée au bout de ton choix, visible de tous. On ne la place jamais entre deux autres.
learnt-hide = La pierre reste cachée jusqu’à un défi ou une preuve.
learnt-swap = Personne n’a noté l’échange. Personne n’en a le droit.
learnt-peek = Toi, tu as vu la pierre ; Mirela a seulement vu que tu regardais. Quand elle vient de marquer, tu peux regarder jusqu’à trois pierres.
learnt-challenge = Mirela s’est trompée : un point pour toi. À trois points, on gagne. La pierre reste visible.
learnt-answer = Juste : le point est à toi, même pendant le tour de Mirela.
learnt-boast = Prouvé ! Tu gagnes aussitôt, quel que soit le score.
learnt-reply = Tout le jeu est là : Mirela connaît-elle les pierres, ou veut-elle te le faire croire ?

title-puzzle = L’énigme du jour · Taberna
puzzle-terms = une par jour, la même pour tous
puzzle-look = Retiens les pierres
puzzle-look-sub = Prends ton temps. Ensuite, les pierres seront cachées et interverties sous tes yeux.
puzzle-begin = C’est parti
puzzle-follow = Regarde bien
puzzle-ask = Quelle est la pierre { $space } ?
puzzle-right = Juste
puzzle-wrong = Pas celle-là
puzzle-was = La pierre { $space }, c’est { the-stone }.
puzzle-row = { $row ->
    [one] Un jour pour l’instant.
   *[other] { $row } jours de suite.
 }
puzzle-tomorrow = La prochaine énigme arrive demain.
