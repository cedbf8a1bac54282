## Los marcos de la ayuda, y lo que falla en una orden

help-help = Mostrar esta ayuda y salir.
help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-default = por defecto:
help-envvar = o bien la variable:
help-required = obligatorio
metavar-options = OPCIONES
metavar-command = ORDEN …
metavar-text = texto
metavar-number = número
metavar-path = archivo
metavar-key-value = CLAVE=VALOR
metavar-seat = ASIENTO
metavar-seat-name-bot-bot = ASIENTO=NOMBRE|bot:BOT
metavar-link = ENLACE
metavar-degree = GRADO
metavar-key = CLAVE
metavar-game = JUEGO
metavar-adventure = AVENTURA
metavar-name = CARA
metavar-file = ARCHIVO
metavar-files = ARCHIVO
metavar-paths = ARCHIVO
metavar-record = REGISTRO
metavar-records = REGISTRO
metavar-url = DIRECCIÓN
metavar-player = BOT
metavar-one = BOT
metavar-other = BOT
metavar-what = QUÉ
usage-help = Más ayuda: { $command }
usage-no-command = No existe la orden «{ $word }».{ $known ->
    [none] { "" }
   *[other] { " " }¿Querías decir { $known }?
 }
usage-no-command-given = Falta la orden.
usage-too-many = Sobra: { $word }
usage-needs-value = A { $word } le falta un valor.
usage-takes-none = { $word } no lleva valor.
usage-missing = Falta: { $name }
usage-no-option = No existe la opción { $name }.{ $known ->
    [none] { "" }
   *[other] { " " }¿Querías decir { $known }?
 }
usage-too-large = { $name }: el máximo es { $most }.
usage-too-small = { $name }: el mínimo es { $least }.
usage-not-a-number = { $name }: hace falta un número.
usage-no-file = { $name }: «{ $word }» no existe.
usage-not-one-of = { $name }: elige entre { $known }.
usage-not-understood = { $name }: ese valor no sirve.
