# Aventuras de un archivo, traídas a la mesa.

refusal-adventure-missing = En { $path } no hay ninguna aventura.
refusal-adventure-broken = { $path } aún no se puede jugar: { $count ->
    [one] hay un error, en la línea { $line }.
   *[other] hay { $count } errores, el primero en la línea { $line }.
} Para verlos todos: taberna adventure check { $path }
refusal-adventures-many = No se puede añadir «{ $name }» desde { $path }: una mesa admite { $most } aventuras como mucho, y sus nombres solo pueden llevar minúsculas, cifras y guiones.
refusal-adventure-unfit = La aventura «{ $name }» no se puede jugar: { $count ->
    [one] hay un error en la línea { $line }.
   *[other] tiene { $count } errores, el primero en la línea { $line }.
}
refusal-options-secret = Esta mesa solo se puede jugar en una terminal: sus opciones contienen cosas que no todos pueden ver.
problem-way-missing = «{ $name }» lleva a { $known }, pero en la campaña no hay ningún [[way]] para ese paso.
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → los aventureros eligen: { $follows }
campaign-end = { $title } → fin de la campaña
legend-locked = se abre con llave o palanca
legend-zone = zona con tesoro
legend-asleep = duerme
legend-later = tenue: aparece más tarde
problem-text-nobody-yet = «{ $name }» se lee antes de que nadie haya hecho nada: no puede contener {"{"}hero{"}"}.
