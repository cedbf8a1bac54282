## What is told while one learns

lesson-place = Siete piedras a la vista. Colocar: elige una del Pozo y luego un extremo de la Línea. Decides tú, pero la mueve la mano de Mirela.
lesson-hide = Esconder: pon una piedra boca abajo. A partir de ahora todos tienen que recordarla; tú también.
lesson-swap = Intercambiar: dos piedras se cambian de sitio, estén boca arriba o boca abajo. No pierdas de vista la oculta.
lesson-peek = Espiar: mira en secreto una piedra oculta. Después, nada en la mesa te ayudará a recordarla.
lesson-challenge = Desafiar: señala una piedra oculta. Mirela tiene que nombrarla. Si falla, el punto es tuyo.
lesson-answer-hide = Mirela ha escondido la piedra del medio: ¿viste cuál era? Te toca: esconde otra.
lesson-answer = Ahora Mirela te desafía. Nombra la piedra: si aciertas, el punto es tuyo, no suyo.
lesson-boast-hide = Empate a uno. Mirela ha escondido la piedra del medio. Esconde otra y fíjate bien.
lesson-boast = Alardear: di que te sabes todas las piedras ocultas. Si te creen, ganas un punto; si dudan, tienes que demostrarlo.
lesson-prove = Mirela duda. Señala una piedra oculta y nómbrala; luego haz lo mismo con la siguiente. Si las aciertas todas, ganas la partida; con un fallo, la pierdes.
lesson-reply = Mirela alardea. Creer: un punto para ella. Dudar: tiene que demostrarlo. Robar: ahora eres tú quien dice saberse las piedras, y ella te cree o duda.
lesson-wrong = Esa no era. Les pasa hasta a los reyes.
lesson-all-done = Eso es todo: seis acciones, tres puntos y lo que recuerdes. Lo demás es charla.
lesson-again = ¿Otra vez?
lesson-well = Bien hecho
lesson-end = Ya sabes jugar
lesson-play = Jugar ya contra el Paje
lesson-next = Siguiente
lesson-try = Probar otra vez
learnt-place = La piedra queda en el extremo que elegiste, a la vista de todos. Nunca entre otras dos.
learnt-hide = La piedra se queda boca abajo hasta que la descubra un desafío o una prueba.
learnt-swap = Nadie ha apuntado nada: aquí no vale apuntar.
learnt-peek = Tú viste la piedra; Mirela solo vio que mirabas. Cuando ella puntúe, podrás mirar hasta tres.
learnt-challenge = Mirela se ha equivocado: un punto para ti. Con tres se gana. La piedra queda boca arriba.
learnt-answer = Has acertado: el punto es tuyo, aunque era el turno de tu rival.
learnt-boast = ¡Demostrado! Con eso ganas al momento, sea cual sea el marcador.
learnt-reply = Ahí está el juego: ¿Mirela se las sabe, o quiere que lo creas?

title-puzzle = El acertijo del día · Taberna
puzzle-terms = hoy, el mismo acertijo para todos
puzzle-look = Memoriza las piedras
puzzle-look-sub = Sin prisa. Luego las piedras se esconden y cambian de sitio ante tus ojos.
puzzle-begin = Adelante
puzzle-follow = Atención
puzzle-ask = ¿Qué piedra es la número { $space }?
puzzle-right = ¡Correcto!
puzzle-wrong = Esa no es
puzzle-was = La número { $space } es { the-stone }.
puzzle-row = { $row ->
    [one] Un día por ahora.
   *[other] { $row } días seguidos.
 }
puzzle-tomorrow = Mañana habrá otro acertijo.
