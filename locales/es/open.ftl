## Abrir una mesa en otro servidor

help-open = Abrir una mesa en un servidor en marcha y obtener un enlace para cada asiento.

    Manda cada enlace a quien vaya a sentarse ahí: esa persona escribe taberna play ENLACE, o abre el enlace en un navegador. La partida empieza cuando todos los asientos están ocupados.

    Ejemplo: taberna open http://192.168.1.20:8000 tellstones --seat A=Ana --seat B=bot:king

    Ejemplo: taberna open http://192.168.1.20:8000 tseuquest good-barrel --option party=A:bruna,B:odo

    Ejemplo: taberna open http://192.168.1.20:8000 tseuquest --seat S=Dora

    Códigos de salida: 0 la mesa está abierta; 2 opción incorrecta, no contesta ningún servidor o el servidor se niega.
help-open-url = La dirección del servidor a la que se conectarán los demás jugadores; 127.0.0.1 solo vale desde esta máquina.
help-open-game = El juego: tellstones o tseuquest.
help-open-seat = Quién se sienta dónde; se puede repetir. ASIENTO=NOMBRE es una persona, ASIENTO una persona aún sin nombre, ASIENTO=bot:BOT un bot del servidor. Los asientos que no mencionas son para personas, salvo el del Malvado Brujo (S), que ocupa un bot.
open-done = La mesa está abierta. La partida empezará cuando todos los asientos estén ocupados.
open-seat = Asiento { $seat }, { $name }. Quien vaya a ocuparlo escribe esto en su propia terminal, o abre el enlace en un navegador (vale para una sola persona):
open-seat-like-bot = «{ $name }» es aquí el nombre de una persona. Para sentar al bot de ese nombre: --seat { $seat }=bot:{ $name }
open-bot = Asiento { $seat }, { $name }: lo ocupa un bot del servidor.
open-watch = Para mirar, en la terminal o en un navegador (cuantas personas quieran):
open-keep = Guarda los enlaces: solo se muestran una vez, y quien tenga uno se queda con el asiento.
open-url-shape = «{ $url }» no es la dirección de un servidor. Debe tener esta forma: http://192.168.1.20:8000
open-nobody = Ningún servidor de Taberna contesta en { $url }. ¿Está en marcha y es esa su dirección? Para que lleguen a él otras máquinas, hay que arrancarlo así: taberna serve --host 0.0.0.0
