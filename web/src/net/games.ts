/** What the house says of its games: seats, options with their schema, bots. Asked once, and written nowhere else. */
import { ask } from './http'
import type { GameInfo, Seat } from './types'

/** One option, as JSON Schema has it. */
interface Property {
  default?: unknown
  enum?: unknown[]
}

let coming: Promise<GameInfo[]> | null = null

export async function gameInfo(name: string): Promise<GameInfo> {
  coming ??= ask<GameInfo[]>('GET', '/api/games')
  coming.catch(() => (coming = null))
  const found = (await coming).find((game) => game.name === name)
  if (!found) throw new Error(name)
  return found
}

const propertiesOf = ({ schema }: GameInfo): Record<string, Property> => (schema as { properties: Record<string, Property> }).properties

/** What an option can be, where it is one of a few; the first is the usual one. */
export function choicesOf(info: GameInfo, option: string): readonly unknown[] {
  const { enum: values = [], default: usual } = propertiesOf(info)[option] ?? {}
  return values.toSorted((one, other) => Number(other === usual) - Number(one === usual))
}

/** What everything is unless somebody wishes otherwise. */
export const usualOptions = ({ options, variants: [first = ''] }: GameInfo): Record<string, unknown> => options[first] as Record<string, unknown>

export const seatsOf = (info: GameInfo, variant: string): readonly Seat[] => info.seats[variant] ?? []
