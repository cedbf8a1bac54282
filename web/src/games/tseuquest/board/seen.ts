/** What of the board a seat has seen, and what is drawn on it. */
import type { Edge, Square, View } from '../types'
import type { Ground } from './ground'

/** Rooms somebody has looked into, corridors somebody has seen, and wherever something stands in sight. */
export function seenSquares(view: View, ground: Ground): ReadonlySet<Square> {
  if (view.plan) return new Set(ground.squares)
  const rooms = new Set(view.rooms)
  const known = [
    ...ground.squares.filter((square) => rooms.has(ground.rooms.get(square) ?? '-')),
    ...view.explored,
    ...view.figures.map((figure) => figure.square),
    ...view.scenery.flatMap((piece) => piece.squares),
  ]
  return new Set(known.filter(Boolean))
}

/** Walls stand where no door is known: a door in a wall opens it, and a ruined one is no wall. */
export function standingWalls({ doors }: View, { walls }: Ground): ReadonlySet<Edge> {
  const open = new Set(doors.map((door) => door.edge))
  return new Set([...walls].filter((edge) => !open.has(edge)))
}
