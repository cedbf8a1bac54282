## taberna export, import, backup

help-export = Écrire tout ce que contient la base de données dans un seul fichier, que lira taberna import.

    La base de données peut être en service ; mais avant de changer de machine, arrête le serveur, sinon ce qui se joue ensuite est perdu. Le fichier contient les secrets des parties en cours : personne d’autre que toi ne peut le lire, et cela doit rester ainsi.

    Exemple : taberna export soiree.taberna --database taberna.db

    Codes de sortie : 0 écrit ; 2 cette base n’existe pas, ou le fichier ne peut pas être écrit.
help-export-file = Le fichier à écrire ; il ne doit pas encore exister.
help-import = Remplir une base de données vide à partir d’un fichier écrit par taberna export.

    Tout est importé, ou rien : le fichier est vérifié à la lecture et, s’il n’est pas complet, la base reste vide.

    Exemple : taberna import soiree.taberna --database postgresql://tavern@localhost/taberna

    Codes de sortie : 0 tout a été importé ; 2 le fichier est abîmé, ou la base n’est pas vide.
help-import-file = Le fichier écrit par taberna export.
help-backup = Copier une base de données qui est un fichier, même en service.

    Pour revenir à la copie, arrête le serveur et relance-le avec --database COPIE.

    Exemple : taberna backup taberna-vendredi.db --database taberna.db

    Codes de sortie : 0 copié ; 2 cette base n’existe pas, ou la copie ne peut pas être écrite.
help-backup-file = Le fichier à écrire ; il ne doit pas encore exister.

export-doing = Écriture
export-done = { $rows ->
    [one] Une ligne a été écrite dans { $path }.
   *[other] { $rows } lignes ont été écrites dans { $path }.
 } Le fichier contient les secrets des parties en cours : garde-le pour toi.
import-doing = Lecture
import-done = { $rows ->
    [one] Une ligne a été lue dans { $path }.
   *[other] { $rows } lignes ont été lues dans { $path }.
 } Tout a été importé.
backup-doing = Copie
backup-done = La base de données a été copiée dans { $path }. La copie contient les secrets des parties en cours : garde-la pour toi.
store-failed = La base de données ne peut pas être utilisée : { $problem }

refusal-archive-unreadable = La ligne { $line } ne vient pas de taberna export.
refusal-archive-truncated = Le fichier s’arrête trop tôt, après la ligne { $line }.
refusal-archive-edited = Le fichier a été modifié après avoir été écrit : son empreinte ne correspond pas.
refusal-archive-newer = Le fichier est au format { $format } ; cette version de Taberna ne lit que jusqu’au format { $newest }. Utilise une version plus récente.
refusal-archive-columns = Le fichier ne correspond pas à son schéma : table { $table }.
refusal-archive-gap = Dans la partie de la table { $table }, il manque le coup { $seq }.
refusal-archive-record = Le sceau du registre { $name } ne correspond pas.
refusal-archive-table = Le secret de la table { $table } n’est pas celui sur lequel le serveur s’était engagé.
refusal-store-missing = La base de données { $store } n’existe pas.
refusal-store-not-empty = La base de données { $store } n’est pas vide. Choisis-en une vide.
refusal-file-exists = { $path } existe déjà : choisis un autre nom.
refusal-backup-postgres = PostgreSQL fait ses propres sauvegardes (pg_dump) ; taberna export écrit un fichier pour les deux sortes de base de données.
