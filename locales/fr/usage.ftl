## Les cadres de l’aide, et ce qui ne va pas dans une commande

help-help = Afficher cette aide et quitter.
help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = par défaut :
help-envvar = ou la variable :
help-required = obligatoire
metavar-options = OPTIONS
metavar-command = COMMANDE …
metavar-text = texte
metavar-number = nombre
metavar-path = fichier
metavar-key-value = CLÉ=VALEUR
metavar-seat = PLACE
metavar-seat-name-bot-bot = PLACE=NOM|bot:BOT
metavar-link = LIEN
metavar-degree = DEGRÉ
metavar-key = CLÉ
metavar-game = JEU
metavar-adventure = AVENTURE
metavar-name = FACE
metavar-file = FICHIER
metavar-files = FICHIER
metavar-paths = FICHIER
metavar-record = REGISTRE
metavar-records = REGISTRE
metavar-url = ADRESSE
metavar-player = BOT
metavar-one = BOT
metavar-other = BOT
metavar-what = QUOI
usage-help = En savoir plus : { $command }
usage-no-command = La commande « { $word } » n’existe pas.{ $known ->
    [none] { "" }
   *[other] { " " }Voulais-tu dire : { $known } ?
 }
usage-no-command-given = Il manque une commande.
usage-too-many = Mot en trop : { $word }
usage-needs-value = Il manque une valeur après { $word }.
usage-takes-none = { $word } ne prend pas de valeur.
usage-missing = Il manque : { $name }
usage-no-option = L’option { $name } n’existe pas.{ $known ->
    [none] { "" }
   *[other] { " " }Voulais-tu dire : { $known } ?
 }
usage-too-large = { $name } : { $most } au plus.
usage-too-small = { $name } : { $least } au moins.
usage-not-a-number = { $name } : il faut un nombre.
usage-no-file = { $name } : « { $word } » n’existe pas.
usage-not-one-of = { $name } : choisis parmi { $known }.
usage-not-understood = { $name } : cette valeur ne convient pas.
