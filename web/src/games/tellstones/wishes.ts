import type { Seat } from '../../net/types'

export type Company = 'bot' | 'screen' | 'link'

export interface Wishes {
  variant: 'duel' | 'vanguard' | 'round'
  company: Company
  opening: 'random' | 'scales' | 'choose'
  hands: 'table' | 'opponent'
  ends: 'open' | 'mat'
  last_orders: 'on' | 'off'
  vanguard: 'choose' | 'both'
  clock: string
  /** One game, or the best of three. */
  games: '1' | '3'
  take_back: 'ask' | 'off'
  open: boolean
  /** Who plays the other chairs where the house does, from the left on. */
  bots: string[]
}

export const SEATS: Record<Wishes['variant'], readonly Seat[]> = { duel: ['A', 'B'], vanguard: ['A', 'B'], round: ['A1', 'B1', 'A2', 'B2'] }
export const CHOICES = {
  variant: ['duel', 'vanguard', 'round'],
  company: ['bot', 'screen', 'link'],
  opening: ['random', 'scales', 'choose'],
  hands: ['table', 'opponent'],
  ends: ['open', 'mat'],
  last_orders: ['off', 'on'],
  vanguard: ['choose', 'both'],
  games: ['1', '3'],
  take_back: ['ask', 'off'],
  clock: ['off', '5+5', '10+5', '3d'],
} as const
