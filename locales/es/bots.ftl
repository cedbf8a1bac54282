## Medir a los bots

help-match = Hacer que dos bots jueguen muchas partidas entre sí y decir cuántas gana cada uno, con un intervalo del 95 %.

    Las partidas van por parejas: en la segunda se cambian los asientos. El duelo se juega en el núcleo rápido ({ $command }) salvo con --engine.

    Ejemplo: taberna match king plain --games 20000 --out bench/bots

    Códigos de salida: 0 jugado; 2 no existe ese bot, o falta un paquete.
help-match-player = Un nivel (page, squire, knight, marshal, king), un nivel con personalidad (king-gambler), o bien oracle, plain o random.
help-match-games = Cuántas partidas se juegan.
help-match-engine = Usar el motor en vez del núcleo rápido.
help-match-bell = Jugar con la campana de la última ronda (TS-7.3) o sin ella.
help-match-seed = La semilla de todos los sorteos.
help-match-jobs = Cuántos procesos trabajan a la vez.
help-match-out = Escribir las cifras (JSON) y los gráficos (SVG) en esta carpeta.
match-result = Proporción de partidas decididas que gana { $one } contra { $other }: { $share } ({ $low }-{ $high }); { $games ->
    [one] una partida
   *[other] { $games } partidas
 }, { $capped ->
    [one] { $capped } empatada
   *[other] { $capped } empatadas
 } por el límite de turnos; { $turns } turnos por partida.
no-such-bot = No hay ningún bot «{ $name }». Elige entre: { $known }.

help-tune = Ajustar los parámetros de un bot haciéndolo jugar contra otros. Si se interrumpe, repite la orden para continuar.

    Ejemplo: taberna tune king king.json --against plain --itself --games 200000

    Códigos de salida: 0 hecho; 2 no existe ese bot, o falta un paquete.
help-tune-file = El archivo donde se guarda el progreso.
help-tune-against = Un rival contra el que ajustar el bot; se puede repetir.
help-tune-itself = Jugar también contra su propia versión del paso anterior.
help-tune-each = Cuántas partidas se juegan contra cada rival en cada paso.
help-tune-tedium = Lo que cuesta cada turno a partir del cuarenta; 0 si solo cuenta ganar.
tune-result = { $steps ->
    [one] Un paso
   *[other] { $steps } pasos
 }, { $kept ->
    [one] { $kept } aceptado
   *[other] { $kept } aceptados
 }, { $games } partidas. Proporción de puntos que gana contra los demás: { $share }.

help-solve = Resolver una versión pequeña de Tellstones, con tres piedras: con qué frecuencia conviene ir de farol, dudar y robar.

    Ejemplo: taberna solve --loss 0.25

    Códigos de salida: 0 resuelto.
help-solve-loss = La probabilidad de olvidar una piedra en un turno. Repite la opción para probar varios valores.
help-solve-bell = La probabilidad de que suene la campana en un turno.
help-solve-turns = La partida acaba en empate tras este número de turnos.
help-solve-iterations = Cuántas iteraciones se calculan.
solve-result = Olvido: { $loss }. Proporción de alardes que son faroles: { $bluffs }; que se roban: { $steals }; que se ponen en duda: { $doubts } (explotabilidad: { $error }).

## Rivales

bot-page = Paje
bot-page-about = Olvida pronto, nunca va de farol y no para de hablar.
bot-squire = Escudero
bot-squire-about = Recuerda algo más y de vez en cuando va de farol.
bot-knight = Caballero
bot-knight-about = Buena memoria y juego variado: nunca sabrás a qué atenerte.
bot-marshal = Mariscal
bot-marshal-about = Observa lo que miras y sabe lo que has olvidado.
bot-king = Rey
bot-king-about = Nadie tiene mejor memoria; te estudia y se adapta.
bot-oracle = Oráculo
bot-oracle-about = No olvida nada. Es una curiosidad: sus partidas no puntúan.
bot-plain = Labrador
bot-plain-about = Alardea cuando se sabe las piedras; si no, juega sin florituras. Es la vara de medir de los demás.
bot-random = Bufón
bot-random-about = Hace cualquier cosa que esté permitida.
bot-gambler = apostador
bot-gambler-about = Alardea pronto y roba con gusto.
bot-watcher = observador
bot-watcher-about = Mira dos veces, duda a menudo y habla poco.
bot-trickster = pícaro
bot-trickster-about = Mueve las piedras hasta que nadie sabe cuál es cuál.

bot-stone = { $symbol ->
         [C] la Corona
         [D] el Escudo
         [S] la Espada
         [F] la Bandera
         [K] el Caballero
         [H] el Martillo
        *[L] la Balanza
    }

## At the terminal

help-play-known = Un archivo donde los bots pueden guardar cómo juegas, para reconocerte la próxima vez. Sin él no guardan nada.
known-unreadable = No se puede leer { $path }: { $reason }
bots-muted = Los bots se callan. Escribe { word-mute } otra vez para que hablen.
bots-unmuted = Los bots pueden hablar de nuevo.
