## Abrir una mesa en una casa en otra parte

help-open = Abrir una mesa en otro servidor y recibir un enlace para cada asiento.

    Quien tiene un enlace se sienta con taberna play ENLACE. La partida empieza cuando todos los asientos están ocupados.

    Ejemplo: taberna open http://127.0.0.1:8000 tellstones --seat A=Ana --seat B=bot:king

    Ejemplo: taberna open http://127.0.0.1:8000 tseuquest good-barrel --option party=A:bruna,B:odo

    Ejemplo: taberna open http://127.0.0.1:8000 tseuquest --seat S=Dora

    Códigos de salida: 0 la mesa está abierta; 2 opción incorrecta, allí no contesta nadie o la casa se niega.
help-open-url = La dirección de la casa, por la que llegan también los demás.
help-open-game = El juego: tellstones o tseuquest.
help-open-seat = Quién se sienta dónde: ASIENTO=NOMBRE es una persona, ASIENTO una persona sin nombre, ASIENTO=bot:BOT un bot de la casa; se puede repetir. Los asientos que no se nombran son de personas; el del Malvado Brujo (S), de un bot.
open-done = La mesa está abierta. La partida empieza cuando todos los asientos están ocupados.
open-seat = Asiento { $seat }, { $name }. Quien se siente ahí escribe esto, en su propia terminal; vale para una sola persona:
open-bot = Asiento { $seat }, { $name }: ahí ya está sentado un bot de la casa.
open-watch = Para mirar, cuantos quieran:
open-keep = Guarda los enlaces: solo se muestran una vez, y quien tenga uno se queda con el asiento.
open-url-shape = «{ $url }» no es la dirección de una casa. Tiene esta forma: http://127.0.0.1:8000
open-nobody = Ninguna casa de Taberna contesta en { $url }. ¿Está abierta (taberna serve) y es esa su dirección?
