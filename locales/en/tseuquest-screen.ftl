### Behind the Sorcerer’s screen: fetched by whoever runs the dungeon.

screen-only-you = Behind the screen: only you see this.
screen-all-here = Behind the screen: anyone who looks at this page sees the plan.
screen-standing = Answer trap searches automatically
screen-standing-about = Decide now what searches for traps find: the nearest hidden trap, or nothing. Every search is then answered at once, so that no pause of yours gives anything away.
screen-reading = To be read aloud
screen-heard = the table has heard it
screen-unheard = nobody has heard it yet; it is read aloud when its time comes
screen-read = you have read it
screen-read-aloud = Read to the table
screen-read-sure = Read it now anyway
screen-next = Next passage
screen-notes = What lies in wait
screen-when = { $on ->
    [round] Round { $what }
    [opened] A door opens: { $what }
    [enter] Somebody steps on: { $what }
    [flag] The story gets here: { $what }
    [slain] Somebody falls: { $what }
    [used] Somebody uses: { $what }
    [seen] Somebody sees: { $what }
    [left] Somebody leaves: { $what }
    [searched] Somebody searches: { $what }
    [found] Somebody takes: { $what }
   *[noise] Noise: { $what }
 }
screen-any = anywhere
screen-state = { $state ->
    [done] done
    [hidden] hidden
    [seen] known
    [gone] gone
   *[waits] waits
 }
screen-in-rounds = { $rounds ->
    [one] in one round
   *[other] in { $rounds } rounds
 }
screen-found = Found
screen-found-what = { $what ->
    [goal] Goals
    [hoard] Treasure
    [trap] Traps
    [door] Secret doors
   *[room] Rooms seen
 }
screen-of = { $count } of { $of }
screen-sign = { $sign ->
    [unseen] not seen yet
    [trap] hidden
    [figure] waiting figure
    [armed] waiting note
   *[done] finished note
 }
screen-figures = Your figures
screen-numbers = { $moves ->
    [0] { $dice ->
        [one] one die to move
       *[other] { $dice } dice to move
     }
   *[other] move { $moves }
 }, { $shot ->
    [0] attack { $attack }
   *[other] attack { $attack }, shot { $shot }
 }
screen-acted = has acted
screen-end = End your turn
screen-end-sure = { $count ->
    [one] One figure has not acted. End your turn anyway?
   *[other] { $count } figures have not acted. End your turn anyway?
 }
