## taberna export, import, backup

help-export = Escribir todo lo que contiene la base de datos en un solo archivo, para que lo lea taberna import.

    La base de datos puede estar en uso; pero antes de pasar a otra máquina, detén el servidor, o se perderá lo que se juegue después. El archivo contiene los secretos de las partidas en curso: solo tú puedes leerlo, y así debe seguir.

    Ejemplo: taberna export velada.taberna --database taberna.db

    Códigos de salida: 0 escrito; 2 no existe esa base de datos, o el archivo no se puede escribir.
help-export-file = El archivo que se escribe; no debe existir aún.
help-import = Llenar una base de datos vacía con un archivo escrito por taberna export.

    Se importa todo o nada: el archivo se comprueba mientras se lee y, si no está completo, la base de datos sigue vacía.

    Ejemplo: taberna import velada.taberna --database postgresql://tavern@localhost/taberna

    Códigos de salida: 0 se importó todo; 2 el archivo está dañado, o la base de datos no está vacía.
help-import-file = El archivo escrito por taberna export.
help-backup = Copiar una base de datos que es un archivo, aunque esté en uso.

    Para volver a la copia, detén el servidor y arráncalo con --database COPIA.

    Ejemplo: taberna backup taberna-viernes.db --database taberna.db

    Códigos de salida: 0 copiado; 2 no existe esa base de datos, o la copia no se puede escribir.
help-backup-file = El archivo que se escribe; no debe existir aún.

export-doing = Escribiendo
export-done = { $rows ->
    [one] Se ha escrito una fila en { $path }.
   *[other] Se han escrito { $rows } filas en { $path }.
 } El archivo contiene los secretos de las partidas en curso: no lo compartas.
import-doing = Leyendo
import-done = { $rows ->
    [one] Se ha leído una fila de { $path }.
   *[other] Se han leído { $rows } filas de { $path }.
 } Se ha importado todo.
backup-doing = Copiando
backup-done = La base de datos se ha copiado en { $path }. La copia contiene los secretos de las partidas en curso: no la compartas.
store-failed = No se puede usar la base de datos: { $problem }

refusal-archive-unreadable = La línea { $line } no la ha escrito taberna export.
refusal-archive-truncated = El archivo acaba antes de tiempo, tras la línea { $line }.
refusal-archive-edited = El archivo ha cambiado desde que se escribió: su huella no coincide.
refusal-archive-newer = El archivo tiene el formato { $format }; esta versión de Taberna solo lee hasta el { $newest }. Usa una más nueva.
refusal-archive-columns = El archivo no encaja con su esquema: tabla { $table }.
refusal-archive-gap = A la partida de la mesa { $table } le falta la jugada { $seq }.
refusal-archive-record = El sello del registro { $name } no coincide.
refusal-archive-table = El secreto de la mesa { $table } no es el que el servidor se comprometió a usar.
refusal-store-missing = No hay ninguna base de datos en { $store }.
refusal-store-not-empty = La base de datos { $store } no está vacía. Elige una vacía.
refusal-file-exists = { $path } ya existe: elige otro nombre.
refusal-backup-postgres = PostgreSQL hace sus propias copias (pg_dump); taberna export escribe un archivo para los dos tipos de base de datos.
