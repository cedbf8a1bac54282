## taberna export, import, backup

help-export = Écrire tout ce que contient le dépôt dans un seul fichier, que lira taberna import.

    Le dépôt peut être en service ; mais avant de changer de machine, arrête le serveur, sinon ce qui se joue ensuite est perdu. Le fichier contient les secrets des parties en cours : toi seul peux le lire, et cela doit rester ainsi.

    Exemple : taberna export soiree.taberna --database taberna.db

    Codes de sortie : 0 écrit ; 2 ce dépôt n’existe pas, ou le fichier ne peut pas être écrit.
help-export-file = Le fichier à écrire ; il ne doit pas encore exister.
help-import = Remplir un dépôt vide à partir d’un fichier écrit par taberna export.

    Tout est importé, ou rien : le fichier est vérifié à la lecture et, s’il n’est pas complet, le dépôt reste vide.

    Exemple : taberna import soiree.taberna --database postgresql://tavern@localhost/taberna

    Codes de sortie : 0 tout a été importé ; 2 le fichier est abîmé, ou le dépôt n’est pas vide.
help-import-file = Le fichier écrit par taberna export.
help-backup = Copier un dépôt qui est un fichier, même en service.

    Pour revenir à la copie, arrête le serveur et relance-le avec --database COPIE.

    Exemple : taberna backup taberna-vendredi.db --database taberna.db

    Codes de sortie : 0 copié ; 2 ce dépôt n’existe pas, ou la copie ne peut pas être écrite.
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
backup-done = Le dépôt a été copié dans { $path }. Il contient les secrets des parties en cours : garde-le pour toi.
store-failed = Le dépôt ne peut pas être utilisé : { $problem }

refusal-archive-unreadable = La ligne { $line } ne vient pas de taberna export.
refusal-archive-truncated = Le fichier s’arrête trop tôt, après la ligne { $line }.
refusal-archive-edited = Le fichier n’est pas tel qu’il a été écrit : son empreinte ne correspond pas.
refusal-archive-newer = Le fichier est au format { $format } ; cette version de Taberna lit jusqu’au format { $newest }.
refusal-archive-columns = Le fichier ne correspond pas à son schéma : table { $table }.
refusal-archive-gap = Dans la partie de la table { $table }, il manque le coup { $seq }.
refusal-archive-record = Le sceau du registre { $name } ne correspond pas.
refusal-archive-table = Le secret de la table { $table } n’est pas celui sur lequel la maison s’était engagée.
refusal-store-missing = Il n’y a pas de dépôt à { $store }.
refusal-store-not-empty = Il y a déjà quelque chose dans le dépôt { $store }. Choisis-en un vide.
refusal-file-exists = { $path } existe déjà : choisis un autre nom.
refusal-backup-postgres = PostgreSQL fait ses propres sauvegardes (pg_dump) ; taberna export écrit un fichier pour les deux sortes de dépôt.
