## La primera noche: lo que dice el Mentor, paso a paso

quest-learn-title = La primera noche
quest-learn-lead = Una aventurera, una bodega, diez minutos. El Mentor dice qué hay que hacer y por qué. Hazle caso o date una vuelta: la bodega espera.
quest-learn-begin = Bajar
quest-learn-again = Seguir donde estabas
quest-learn-anew = Empezar de nuevo
quest-learn-mentor = El Mentor
quest-learn-of = { $n } de { $all }
quest-learn-show = Enséñamelo
quest-learn-quiet = Déjame a mí
quest-learn-back = Preguntar al Mentor
quest-now = { $now ->
    [wait] Espera y mira un momento.
    [defend] Te atacan: pulsa «{ do-defend }». No cuesta nada, y un escudo de cometa detiene una calavera.
    [answer] Te preguntan algo: contesta primero.
    [throw] Pulsa «Mover» y elige «{ do-walk-tense }». Dos dados con forma de barril dicen cuántas casillas puedes andar.
    [climb] Estás en el foso: pulsa «Mover» y elige «{ do-walk-tense }». Para salir se tira un solo dado.
    [go-door] Toca la puerta señalada y pulsa «{ quest-walk-open }».
    [go-square] Toca una casilla señalada y pulsa «{ quest-walk }».
    [go-beside] Toca una casilla contigua a la señal y pulsa «{ quest-walk }».
    [near] La señal está demasiado lejos para estos dados: toca una casilla del camino y pulsa «{ quest-walk }».
    [stop] Ya estás cerca: pulsa «{ do-stop }». Lo que viene ahora cuesta otro punto de acción.
    [halt] Los dados no dan para más: pulsa «{ do-stop }».
   *[end] En este turno no queda nada que hacer: pulsa «{ do-pass }». El turno siguiente trae dados nuevos.
 }
quest-step-throw = Tira para moverte
quest-step-throw-why = En cada turno tienes dos puntos de acción, y cada acción cuesta uno. Solo se puede andar una vez por turno.
quest-step-door = Esto es una puerta
quest-step-door-why = Abrir cuesta una casilla. Abre, mira y luego decide: a la puerta no le importa esperar.
quest-step-rats = ¿Y esas quiénes son?
quest-step-rats-do = Toca una rata y lee qué es.
quest-step-rats-why = Figuras, muebles, trampas: todo lo que tocas te cuenta qué es, y mirar no cuesta nada.
quest-step-fight = Golpea
quest-step-fight-do = Pulsa «{ do-attack }» y elige la rata.
quest-step-fight-why = Las calaveras hieren. Los escudos ovalados protegen a la rata, pero de un rayo que saques tú no la salva nada; en un dado de defensa, el rayo detiene dos calaveras.
quest-step-finish = Y otra vez
quest-step-finish-do = Sigue pulsando «{ do-attack }» hasta que no quede ninguna rata.
quest-step-finish-why = Un interrogante en tus dados sería una pifia: otro dado elige una fila de una tabla, rara vez a tu gusto.
quest-step-finish-fumbled = Ese interrogante fue una pifia: otro dado eligió una fila de la tabla, que se lee en voz alta. Le pasa a cualquiera en uno de cada tres golpes, más o menos.
quest-step-search = Registra la sala
quest-step-search-do = Pulsa «{ do-search }» y elige «{ search-treasure }».
quest-step-search-why = Se busca en lo que está a la vista, a cuatro casillas como mucho, y nunca con un adversario a esa distancia. Por eso había que ocuparse antes de las ratas.
quest-step-take = Coge el tesoro
quest-step-take-do = Pulsa «Especial» y luego «{ do-use }».
quest-step-take-why = «{ do-use }» sirve para todo lo que se hace con las manos: coger, abrir, beber, tirar de algo.
quest-step-cellar = La otra puerta
quest-step-cellar-why = Al abrir una puerta se ve la sala entera, menos lo que esté escondido.
quest-step-traps = Antes de entrar
quest-step-traps-do = Quédate donde estás, pulsa «{ do-search }» y elige «{ search-traps }».
quest-step-traps-why = Ese suelo está demasiado limpio. Si buscas, ves la trampa más cercana; si no, la encuentra tu pie.
quest-step-jump = Por encima del agujero
quest-step-jump-why = El camino pasa por encima de un foso: es un salto, y cuesta cuatro casillas. Un foso a la vista se puede saltar, pero nunca desactivar.
quest-step-chest = El cofre
quest-step-chest-do = Pulsa «Especial» y luego «{ do-use }»: elige el cofre.
quest-step-chest-why = Cada aventura dice al principio lo que pide. Esta pide el sacacorchos.
quest-step-drink = Cúrate
quest-step-drink-do = Pulsa «Especial» y luego «{ do-use }»: elige la poción y tómatela tú.
quest-step-drink-why = Tres puntos de vida por un punto de acción. Nadie ha ganado nunca por guardarse una poción.
quest-step-home = A casa
quest-step-home-do = Estás en la escalera: pulsa «{ do-leave }».
quest-step-home-why = Una aventura acaba cuando abajo no queda ningún aventurero. Lo mejor es salir por la escalera.
quest-last-success = Llegaste, viste y brindaste arriba. El juego entero es esto: dos puntos de acción por turno, puertas que esperan y dados que se ríen. Las demás bodegas solo son más grandes.
quest-last-fell = Les pasa a los mejores, y son los que luego lo cuentan. Las ratas no van a mejorar. Tú sí.
quest-last-without = Otra vez arriba, y el corcho sigue en la botella. El cofre sigue donde estaba. El tabernero también.
quest-last-friends = Con amigos
quest-last-another = Otra aventura
quest-last-again = Una vez más
epilogue-first-evening-success = Aquella noche salieron treinta corchos, uno de ellos por su cuenta. El tabernero colgó el sacacorchos de un clavo encima de la barra, para no tener que buscarlo nunca más. Ahora busca el clavo.
epilogue-first-evening-failure = Arriba lo han intentado con un cuchillo, una bota y una canción. El corcho ya ha visto cuchillos. Espera, y todos con él.
