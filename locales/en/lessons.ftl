## What is told while one learns

lesson-place = Seven stones lie in the open. Place: choose one from the Pool, then an end of the Line. You decide, but Mirela’s hand moves the stone.
lesson-hide = Hide: turn a stone face-down. From now on everybody has to remember it, you included.
lesson-swap = Swap: two stones trade places, whether they are face-up or face-down. Follow the hidden one with your eyes.
lesson-peek = Peek: look at a hidden stone without showing it. Nothing on the table will remind you of it afterwards.
lesson-challenge = Challenge: point at a hidden stone. Mirela must name it. If she gets it wrong, the point is yours.
lesson-answer-hide = Mirela has hidden the stone in the middle: did you see which one? It is your turn: hide another one.
lesson-answer = Now Mirela challenges you. Name the stone: if you are right, the point is yours, not hers.
lesson-boast-hide = One point each so far. Mirela has hidden the middle stone. Hide another one, and watch closely.
lesson-boast = Boast: claim to know every hidden stone. If you are believed, that is a point; if you are doubted, you must prove it.
lesson-prove = Mirela doubts you. Point at a hidden stone and name it, then do the same with the next. Get them all right and you win the game; get one wrong and you lose it.
lesson-reply = Mirela boasts. Believe her, and she scores a point. Doubt her, and she must prove it. Steal the Boast, and the claim is yours: then she believes or doubts you.
lesson-wrong = Not that one. It happens even to kings.
lesson-all-done = That is all there is to it: six actions, three points, and what you can remember. The rest is talk.
lesson-again = Once more?
lesson-well = Well done
lesson-end = You know the game
lesson-play = Play against the Page
lesson-next = Next
lesson-try = Try again
learnt-place = The stone lies at the end you chose, for all to see. A stone is never placed between two others.
learnt-hide = The stone stays face-down until a Challenge or a proof turns it over.
learnt-swap = Nobody wrote that Swap down. Nobody may.
learnt-peek = You saw the stone; Mirela only saw that you looked. When she has just scored, you may look at up to three.
learnt-challenge = Mirela was wrong: one point for you. Three points win. The stone stays face-up.
learnt-answer = Right: the point is yours, even on Mirela’s turn.
learnt-boast = Proved! You win at once, whatever the score.
learnt-reply = That is the heart of the game: is Mirela sure, or does she want you to think so?

title-puzzle = Puzzle of the day · Taberna
puzzle-terms = the same for everybody today
puzzle-look = Remember the stones
puzzle-look-sub = Take your time. After that, the stones are hidden and swapped before your eyes.
puzzle-begin = I am ready
puzzle-follow = Watch closely
puzzle-ask = Which stone is number { $space }?
puzzle-right = That’s right
puzzle-wrong = Not that one
puzzle-was = Number { $space } is { the-stone }.
puzzle-row = { $row ->
    [one] One day so far.
   *[other] { $row } days in a row.
 }
puzzle-tomorrow = There will be another one tomorrow.
