# Aventuras de un archivo, traídas a la mesa.

refusal-adventure-missing = No hay ninguna aventura que leer en { $path }.
refusal-adventure-broken = { $path } aún no se puede jugar: { $count ->
    [one] hay un error, en la línea { $line }.
   *[other] hay { $count } errores, el primero en la línea { $line }.
} Para verlos todos: taberna adventure check { $path }
refusal-adventures-many = { $path } lleva a «{ $name }» y no puede traerla: una mesa trae { $most } aventuras como mucho, con nombres de minúsculas, cifras y guiones.
refusal-adventure-unfit = La aventura «{ $name }», traída a esta mesa, no se puede jugar: { $count ->
    [one] hay un error en la línea { $line }.
   *[other] tiene { $count } errores, el primero en la línea { $line }.
}
refusal-options-secret = Una mesa así es para una sola terminal: sus opciones guardan lo que no todos pueden ver.
problem-way-missing = «{ $name }» sigue en { $known }, y la campaña no lo dice: le falta un [[way]].
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → según elijan los aventureros: { $follows }
campaign-end = { $title }. Ahí termina.
legend-locked = con llave o palanca
legend-zone = tesoro que buscar
legend-asleep = duerme
legend-later = tenue: aparece más tarde
problem-text-nobody-yet = «{ $name }» se lee antes de que nadie haya hecho nada: no puede nombrar a {"{"}hero{"}"}.
