import type { NewTable } from '../net/types'

/** What a game's card in the room is given. */
export interface CardProps {
  /** Its name on the shelf. */
  game: string
  busy: boolean
  /** Opens a table for whoever is in the room, and goes there. */
  open: (wanted: (me: string) => NewTable | Promise<NewTable>) => Promise<void>
}
