## Lo que se dice con un toque, además del juego

group-greet = Saludar
group-needle = Pinchar
group-doubt = Dudar
group-praise = Alabar
phrase-greet-1 = Buenas noches.
phrase-greet-2 = Toda la semana lloviendo.
phrase-greet-3 = ¡A tu salud!
phrase-greet-4 = ¿Otra ronda?
phrase-needle-1 = ¿Nervios?
phrase-needle-2 = Has mirado dos veces.
phrase-needle-3 = Tómate tu tiempo.
phrase-needle-4 = Vuelve a preguntarme.
phrase-doubt-1 = ¿Seguro?
phrase-doubt-2 = No me creo nada.
phrase-doubt-3 = Ya la has perdido.
phrase-doubt-4 = Se fue al otro lado.
phrase-praise-1 = Bien jugado.
phrase-praise-2 = ¡Qué memoria!
phrase-praise-3 = Lo habría jurado.
phrase-praise-4 = Ahí me has pillado.
keys-verbs = c e i s d a
keys-title = Teclas
keys-stones = una piedra de la Línea, o el símbolo que nombras
keys-arrows = de una piedra o un botón al siguiente
keys-escape = deshacer lo elegido a medias; acelerar lo que no hay que recordar
keys-help = esta lista
