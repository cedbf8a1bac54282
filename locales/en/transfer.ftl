## taberna export, import, backup

help-export = Write everything a database contains to one file, for taberna import to read.

    The database may be in use; but before you move to another machine, stop the server, or anything played after the export is lost. The file contains the secrets of running games: only you can read it, and it should stay that way.

    Example: taberna export evening.taberna --database taberna.db

    Exit codes: 0 written; 2 there is no such database, or the file can’t be written.
help-export-file = The file to write; it must not already exist.
help-import = Fill an empty database from a file written by taberna export.

    It imports everything or nothing: the file is checked while it is read, and if it isn’t complete, the database stays empty.

    Example: taberna import evening.taberna --database postgresql://tavern@localhost/taberna

    Exit codes: 0 everything was imported; 2 the file is damaged, or the database is not empty.
help-import-file = The file written by taberna export.
help-backup = Copy a database file, even while it is in use.

    To go back to the copy, stop the server and start it with --database COPY.

    Example: taberna backup taberna-friday.db --database taberna.db

    Exit codes: 0 copied; 2 there is no such database, or the copy can’t be written.
help-backup-file = The file to write; it must not already exist.

export-doing = Writing
export-done = { $rows ->
    [one] One row was written to { $path }.
   *[other] { $rows } rows were written to { $path }.
 } The file holds the secrets of running games: keep it to yourself.
import-doing = Reading
import-done = { $rows ->
    [one] One row was read from { $path }.
   *[other] { $rows } rows were read from { $path }.
 } The import is complete.
backup-doing = Copying
backup-done = The database was copied to { $path }. The copy holds the secrets of running games: keep it to yourself.
store-failed = The database can’t be used: { $problem }

refusal-archive-unreadable = Line { $line } was not written by taberna export.
refusal-archive-truncated = The file ends too early, after line { $line }.
refusal-archive-edited = The file was changed after it was written: its fingerprint doesn’t match.
refusal-archive-newer = The file is in format { $format }; this version of Taberna can only read formats up to { $newest }. Use a newer version.
refusal-archive-columns = In the file, the table { $table } doesn’t match its schema.
refusal-archive-gap = In the game at table { $table }, move { $seq } is missing.
refusal-archive-record = The record { $name } doesn’t match its seal.
refusal-archive-table = The secret of table { $table } isn’t the one the server committed to.
refusal-store-missing = There is no database at { $store }.
refusal-store-not-empty = The database at { $store } is not empty. Choose an empty one.
refusal-file-exists = { $path } already exists: choose another name.
refusal-backup-postgres = taberna backup can only copy a database file. Back up PostgreSQL with pg_dump, or use taberna export, which works with both.
