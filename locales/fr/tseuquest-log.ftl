## Ce qui s'est passé dans TseuQuest, comme le disent le journal et le plateau.

quest-adventure-chosen = L’aventure est choisie, et personne ne dit laquelle.
quest-adventure-named = L’aventure de cette partie : { $title }.
quest-hero-picked = { $seat } joue { $figure-the }.
quest-hero-put-back = { $seat } ne joue plus { $figure-the }.
quest-hero-seated = { $figure-The } s’assied à la place { $place }.
quest-party-formed = Le groupe, dans l’ordre des tours : { $heroes }.
quest-element-chosen = { $element ->
    [none-1] { $figure-The } ne trouve plus de cartes à piocher.
    [none-2] { $figure-The } ne trouve plus de cartes à piocher.
    [none-3] { $figure-The } ne trouve plus de cartes à piocher.
   *[other] { $figure-The } pioche à la manche { $round } : { element }.
 }
quest-went-on = Pas de repos : l’aventure suivante commence aussitôt.
quest-round-began = Manche { $round }.
quest-sorcerer-began = Le Sorcier joue.
quest-turn-began = { $points ->
    [one] { $figure-The } a un point d’action.
   *[other] { $figure-The } a { $points } points d’action.
 }
quest-control-taken = { $master-The } agit à travers { $figure-the } (points d’action : { $points }).
quest-control-ended = { $master-The } quitte le corps de l’élémentaire et agit de nouveau en personne.
quest-turn-missed = { $figure-The } passe son tour.
quest-declared-search = { $what ->
    [traps] { $figure-The } cherche des pièges.
    [treasure] { $figure-The } cherche un trésor caché.
   *[doors] { $figure-The } cherche un passage secret.
 }
quest-declared-disarm = { $figure-The } essaie de désamorcer : { $what }.
quest-declared-detect = { $figure-The } cherche à repérer les pièges magiques.
quest-declared-trade = { $figure-The } propose un échange : { $what }.
quest-declared-control = { $figure-The } prend le contrôle d’un élémentaire : { $what }.
quest-declared-dismiss = { $figure-The } renvoie un élémentaire : { $what }.
quest-declared-repair = { $figure-The } répare : { $what }.
quest-declared-use = { $figure-The } utilise : { $what }.
quest-failed = { $points ->
    [one] L’erreur compte aussi : { $figure-the } perd un point d’action ({ $what }). { $why }
   *[other] L’erreur compte aussi : { $figure-the } perd { $points } points d’action ({ $what }). { $why }
}
quest-restricted = Interdit { $figure-to } ce tour-ci : { $kinds }.
quest-points-lost = { $points ->
    [one] { $figure-The } perd un point d’action.
   *[other] { $figure-The } perd { $points } points d’action.
 }
quest-owed = { $points ->
    [one] { $figure-The } aura un point d’action de moins au prochain tour.
   *[other] { $figure-The } aura { $points } points d’action de moins au prochain tour.
 }
quest-granted = { $points ->
    [one] { $figure-The } aura un point d’action de plus au prochain tour.
   *[other] { $figure-The } aura { $points } points d’action de plus au prochain tour.
 }
quest-charging = { $figure-The } charge : un dé de plus pour l’attaque.
quest-foresaw-first = { $figure-The } jouera avant les autres à la prochaine manche.
quest-foresaw-last = { $figure-The } jouera après les autres à la prochaine manche.
quest-ruled = Le Sorcier décide : { $ruling }
ruling-hidden = quelque chose se passe derrière l’écran.
ruling-move = { $figure-the } va en { $square }.
ruling-value = { $value ->
    [life] { $figure } : vie { $amount }.
    [mind] { $figure } : esprit { $amount }.
   *[gold] { $figure } : { $amount } pièces d’or.
 }
ruling-give = { $figure-the } reçoit : { $item }.
ruling-take = { $figure-the } perd : { $item }.
ruling-door = { $to ->
    [open] la porte en { $edge } s’ouvre.
   *[closed] la porte en { $edge } se ferme.
 }
ruling-place = { $what } en { $square }.
ruling-end = { $result ->
    [success] l’aventure finit bien.
   *[failure] l’aventure finit mal.
 }
quest-abandoned = { $seat } voudrait abandonner l’aventure.
quest-stood-in-away = { $seat } n’est pas là : un bot de la maison joue à sa place jusqu’à son retour.
quest-stood-in-time = Temps écoulé : un bot de la maison joue pour { $seat } en attendant son prochain coup.
quest-came-back = { $seat } reprend sa place.
quest-ended-success = L’aventure est une réussite.
quest-ended-failure = L’aventure est un échec.
quest-ended-ready = Tout est prêt pour la prochaine aventure.
quest-after-fallen = Pertes : { $figures }.
quest-after-reward = { $gold } pièces d’or par personne : { $figures }.
quest-fate = { $figure } : { $text }
quest-mentor-success-unharmed = Le Mentor : « Tout le monde est rentré, sans qu’il manque une goutte à personne. Ou vous progressez, ou ils se fatiguent. Ne cherchez pas à savoir. »
quest-mentor-success-whole = Le Mentor : « Tous ceux que j’ai envoyés sont revenus, avec presque tout leur sang. Le compte est bon. »
quest-mentor-success-fallen = Le Mentor : « C’est fait, et il y a une chaise vide à table. Buvez d’abord à la chaise. »
quest-mentor-success-nobody = Le Mentor : « C’est fait, et il n’y a plus personne à qui le dire. Je le raconterai moi-même, et lentement. »
quest-mentor-failure-nobody = Le Mentor : « J’ai gardé votre souper au chaud. Je vais le garder encore un peu. »
quest-mentor-failure-empty = Le Mentor : « Vivants, et les mains vides. Les mains se remplissent un autre soir ; le reste, non. »
quest-mentor-failure-time = Le Mentor : « Ce ne sont pas les épées qui vous ont battus, c’est l’horloge. La prochaine fois, regardez-la avant de regarder dans tous les placards. »
quest-mentor-failure-abandoned = Le Mentor : « Faire demi-tour à temps est un talent. J’aurais aimé voir les autres. »
quest-mentor-failure-ruling = Le Mentor : « Il en a été décidé ainsi. J’ai vu pires fins, et pires juges. »
quest-moved-walked = { $figure } → { $square }
quest-moved-moved = On pousse { $figure-the } → { $square }
quest-moved-magic = La magie emporte { $figure-the } → { $square }
quest-moved-aside = { $figure-The } s’écarte → { $square }
quest-moved-back = { $figure-The } revient en arrière → { $square }
quest-moved-ruled = { $figure-The } se place en { $square }.
quest-moved-placed = { $figure-The } se place en { $square }.
quest-fell-down = { $figure-The } s’étale par terre.
quest-stood-up = { $figure-The } se relève.
quest-fell-in = { $figure-The } tombe dans la fosse en { $square }.
quest-buried = { $figure-The } disparaît sous les rochers.
quest-freed = { $figure-The } se dégage et se retrouve en { $square }.
quest-said = { $text }
quest-title = { $text }.
quest-goal = Ce qu’il faut faire : { $text }
quest-advice = Le conseil du Mentor : { $text }
quest-item-used-at = { $figure-The } utilise : { $what } → { $at }
quest-trap-missed-reflexes = Quels réflexes ! { $trap } : { $figure-the } n’est déjà plus là.
quest-trap-missed-sheltered = { $trap } : quelque chose fait écran, et rien n’arrive { $figure-to }.
quest-dodged-unharmed = { $figure-The } s’en tire indemne.
quest-dodged-hit = { $figure-The } s’en tire, mais pas indemne.
quest-disarm-failed = { $figure-The } n’arrive pas à désamorcer : { $trap }.
quest-escape-failed = { $figure-The } n’arrive pas à se dégager.
quest-trade-offered = { $pays ->
    [nobody] { $figure-The } propose { $partner-to } : { $gives }, en échange de : { $takes }.
    [figure] { $figure-The } propose { $partner-to } : { $gives }, et { $gold } pièces d’or, en échange de : { $takes }.
   *[partner] { $figure-The } propose { $partner-to } : { $gives }, en échange de : { $takes }, et { $gold } pièces d’or.
 }
quest-trade-declined = { $partner-The } refuse.
quest-trade-called-off = { $partner-The } renonce à l’échange.
quest-unhurt = Rien ne passe : { $figure-the } est indemne.
quest-life-lost = { $points ->
    [one] { $figure } : −{ $points } point de vie
   *[other] { $figure } : −{ $points } points de vie
 }
quest-life-won = { $points ->
    [one] { $figure } : +{ $points } point de vie
   *[other] { $figure } : +{ $points } points de vie
 }
quest-mind-lost = { $points ->
    [one] { $figure } : −{ $points } point d’esprit
   *[other] { $figure } : −{ $points } points d’esprit
 }
quest-mind-won = { $points ->
    [one] { $figure } : +{ $points } point d’esprit
   *[other] { $figure } : +{ $points } points d’esprit
 }
quest-slain = { $figure-The } tombe.
quest-vanished = { $figure-The } s’en retourne dans son élément.
quest-left = { $figure-The } parvient à sortir.
quest-revealed = En vue : { $things }
quest-opened = { $figure-The } ouvre la porte en { $edge }.
quest-opened-itself = La porte en { $edge } s’ouvre.
quest-rattled = { $figure-The } tente d’ouvrir la porte en { $edge } : elle résiste.
quest-closed = La porte en { $edge } se ferme.
quest-nothing-found = { $figure-The } ne trouve rien.
quest-sprung = Un piège ! { $trap } : { $figure }
quest-trap-disarmed = Piège désamorcé : { $trap }.
quest-trap-gone = Il n’y a plus de piège : { $trap }.
quest-noise = On entend du bruit en { $square }.
quest-woke = Fin de la sieste : { $figures }.
quest-summoned = { $figure-The } apparaît en { $square }.
quest-unbound = { $figure-The } n’obéit plus à personne.
quest-got-item = { $figure-The } reçoit : { $item }.
quest-lost-item = { $figure-The } n’a plus : { $item }.
quest-item-spent = Objet épuisé : { $item }.
quest-gold-won = { $figure } : +{ $gold } pièces d’or
quest-gold-lost = { $figure } : −{ $gold } pièces d’or
quest-treasure-noted = { $figure-The } trouve : { $treasure }.
quest-treasure-counted = { $figure } : le butin vaut { $gold } pièces d’or.
quest-bag-dropped = Quelque chose reste par terre en { $square }.
quest-hoard-taken = { $figure-The } trouve quelque chose.
quest-struck = { $figure-The } laisse échapper : { $item }.
quest-wielded = Les deux mains prises ({ $item }), { $figure-the } ne peut pas tenir de bouclier.
quest-shielded = { $figure-The } a de nouveau une main pour le bouclier.
quest-rearmed = { $figure-The } ramasse ce qui était tombé.
quest-weapon-ruined = { $figure-The } a cassé son arme pour de bon : { $item }.
quest-jammed = L’arme { $figure-of } s’enraye : { $item }.
quest-repaired-half = { $figure-The } a réparé à moitié : { $item }.
quest-repaired = { $figure-The } a remis en état : { $item }.
quest-scenery-placed = Il y a maintenant quelque chose en { $square } : { $what }.
quest-drew = { $figure-The } pioche une carte : { element }.
quest-drew-card = { $figure-The } pioche dans { element } : { $card }.
quest-hand-seen = { $figure-The } regarde ses cartes : { $cards }.
quest-card-played = { $figure-The } lance un sort : { $card }.
quest-card-played-at = { $figure-The } lance un sort : { $card } → { $at }
quest-spell-ended = Le sort prend fin : { $card }.
quest-card-shown = { $figure-The } montre une carte : { $card }.
quest-traded-buy = { $figure-The } achète : { $item }. Pièces d’or restantes : { $gold }.
quest-traded-sell = { $figure-The } vend : { $item }. Pièces d’or en bourse : { $gold }.
quest-traded-barter = { $figure } → { $partner } : { $item }
quest-traded-purse = { $figure } → { $partner } : de l’or. { $figure-The } en garde { $gold }.
quest-traded-carry = { $figure-The } emporte : { $item }.
quest-traded-store = { $figure-The } laisse en dépôt : { $item }.
quest-traded-deal = { $figure-The } et le Sorcier se serrent la main. Pièces d’or { $figure-of } : { $gold }.
quest-priced = Le Sorcier demande { $gold } pièces d’or pour : { $item }.
quest-withdrawn = Retiré de la vente : { $item }.
quest-deal-declined = { $figure-The } refuse le marché.
quest-hero-swapped = { $figure-The } reste ; { $other-the } part à sa place.
quest-seat-ready = { $seat } : tout est prêt.
quest-seat-not-ready = { $seat } : finalement, tout n’est pas prêt.
element = { $element ->
    [aer] Aer
    [ignis] Ignis
    [terra] Terra
    [aqua] Aqua
   *[chaos] Chaos
 }
element-about = { $element ->
    [aer] sorts d’air : déplacer les gens et détourner les flèches
    [ignis] sorts de feu : blesser, et frapper plus fort
    [terra] sorts de terre : protéger, et déjouer les pièges
    [aqua] sorts d’eau : soigner, et ralentir l’adversaire
   *[chaos] sorts du Sorcier : tout gâcher
 }
