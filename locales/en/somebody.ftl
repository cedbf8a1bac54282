## Offers

offer-take-back-pending = You asked to take your move back: the other side decides.
offer-pause-pending = You asked for a pause: the clocks stop once everybody agrees.
offer-draw-pending = You offered a draw: the other side decides.
offer-withdraw = Withdraw
offer-own-declined = Your request was declined.
offer-own-withdrawn = You withdrew your request.
offer-their-declined = You declined the offer.
offer-their-withdrawn = { $name } withdrew the offer.
again-asked = { $name } offers another game.
again-accept = Accept
again-decline = Not now
again-offered = You offered another game.
again-declined = No more games for now.

## Those who watch

watched-by = { $count } watching
you-watch = { $count ->
    [0] You are watching
    [1] You are watching
   *[other] You are watching ({ $count } people in all)
 }
watching-forbid = Don’t let anybody watch
watching-allow = Let anybody watch

## Somebody to play with

somebody-title = Play with somebody
somebody-play = Play with somebody
somebody-waiting = Waiting for an opponent. You’ll be called to the table as soon as there is one.
somebody-meanwhile = Play a bot meanwhile
somebody-stop = Stop waiting
somebody-found = Somebody is here to play
somebody-come = Join
somebody-what = Game
somebody-any = any
somebody-waits = { $count ->
    [one] One other person is waiting for a game.
   *[other] { $count } other people are waiting for a game.
 }
people-here = In the room
person-waits = waiting for a game
people-show-me = Show my name to others in the room
somebody-clock = Clock
