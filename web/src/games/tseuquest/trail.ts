/** Which way whoever acts has come in this turn, and whom they are about: drawn while it is told, and until the next acts. */
import type { Event, Square, View } from './types'

export interface Trail {
  figure: string
  /** Square by square, the first being where it stood. */
  squares: readonly Square[]
  /** Whom it strikes, or shoots at. */
  target: string
}

export const NOWHERE: Trail = { figure: '', squares: [], target: '' }

/** `before` is what was drawn until this was told. */
export function trailAfter(trail: Trail, event: Event, before: View | null): Trail {
  switch (event.event) {
    case 'turn-began':
      return { ...NOWHERE, figure: event.figure }
    case 'round-began':
    case 'sorcerer-began':
      return NOWHERE
    case 'moved': {
      if (event.figure !== trail.figure) return trail
      const from = before?.figures.find(({ id }) => id === event.figure)?.square
      const squares = trail.squares.length ? trail.squares : from ? [from] : []
      return { ...trail, squares: [...squares, event.square], target: '' }
    }
    case 'fight-began':
      return event.attacker === trail.figure ? { ...trail, target: event.defender } : trail
    case 'aimed':
      return trail.target ? { ...trail, target: event.defender } : trail
    case 'slain':
    case 'vanished':
    case 'left':
      return event.figure === trail.figure ? NOWHERE : event.figure === trail.target ? { ...trail, target: '' } : trail
    default:
      return trail
  }
}
