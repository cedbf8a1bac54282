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

/** What everything is unless somebody wishes otherwise; `bots`: whether one has a seat from the first. */
export const usualOptions = ({ options, beside_bots, variants: [first = ''] }: GameInfo, bots: boolean): Record<string, unknown> => ({
  ...(options[first] as Record<string, unknown>),
  ...(bots ? beside_bots : {}),
})

/** These options for another company: what nobody chose is what is usual there. */
export function inCompany(info: GameInfo, options: Record<string, unknown>, before: boolean, bots: boolean): Record<string, unknown> {
  const [was, is] = [usualOptions(info, before), usualOptions(info, bots)]
  return Object.fromEntries(Object.entries(options).map(([option, value]) => [option, value === was[option] ? is[option] : value]))
}

export const seatsOf = (info: GameInfo, variant: string): readonly Seat[] => info.seats[variant] ?? []
