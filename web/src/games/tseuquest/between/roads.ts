/** A campaign as a map: which adventure follows which, where each lies, and which roads were walked. */
import type { Evening } from '../gathering/evening'

export interface Site {
  id: string
  x: number
  y: number
  /** Its drawing, and how wide and high that is. */
  drawing: string
  size: readonly [number, number]
  title: Record<string, string>
  state: 'done' | 'failed' | 'next' | 'ahead'
}

export interface Road {
  from: string
  to: string
  kind: 'walked' | 'free' | 'forced'
  path: string
}

export interface Chart {
  id: string
  title: Record<string, string>
  line: Record<string, string>
  sites: readonly Site[]
  roads: readonly Road[]
  /** Where the party stands. */
  party: { x: number; y: number }
}

export const WIDE = 1000
export const HIGH = 640
export const TAVERN = { x: 92, y: 516 }
/** There along the foot of the map, back along its head: twelve places with the longest names, none over another. */
const DRAWN: Readonly<Record<string, readonly [drawing: string, x: number, y: number]>> = {
  'good-barrel': ['cellar', 225, 530],
  'quiet-hours': ['office', 392, 418],
  'four-weathers': ['hill', 414, 540],
  'the-audit': ['hall', 568, 446],
  collateral: ['office', 702, 540],
  'small-change': ['hall', 862, 506],
  'long-spoon': ['cellar', 862, 348],
  'the-wedding': ['hall', 668, 290],
  'falling-due': ['hill', 540, 166],
  'closing-time': ['cellar', 396, 268],
  'looking-glass': ['office', 170, 326],
  'last-orders': ['hill', 218, 190],
}
const SIZES: Readonly<Record<string, readonly [number, number]>> = { cellar: [88, 69], office: [98, 86], hill: [108, 84], hall: [108, 90] }
const KINDS = ['cellar', 'hill', 'office', 'hall'] as const
/** A road leaves and reaches a place beside its drawing. */
const BESIDE = 52

/** What can be come to from where a campaign begins, and how many adventures lie before each. */
function depths(begins: string, known: ReadonlyMap<string, Evening>): ReadonlyMap<string, number> {
  const found = new Map([[begins, 0]])
  for (const [id, far] of found) for (const next of known.get(id)?.next ?? []) if (!found.has(next) && known.has(next)) found.set(next, far + 1)
  return found
}

/** Sites that nobody has drawn stand in columns, the first to the left. */
function lie(id: string, at: number, row: number, rows: number, columns: number): readonly [string, number, number] {
  const drawn = DRAWN[id]
  if (drawn) return drawn
  const x = 300 + (at * 600) / Math.max(1, columns - 1)
  return [KINDS[at % KINDS.length] ?? 'hill', x, 160 + ((row + 0.5) * 420) / rows]
}

/** Ribbons are as long as their names. */
export const ribbon = (name: string): number => Math.max(84, name.length * 9 + 30)

/** A bow between two sites, from foot to foot. */
function bow(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 + (from.y > to.y ? -18 : 16)]
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

export function chartOf(evenings: readonly Evening[], played: readonly string[], won: readonly string[], coming: readonly string[]): Chart | null {
  const known = new Map(evenings.filter((one) => !one.campaign).map((one) => [one.id, one]))
  const first = played[0] ?? ''
  const campaign = evenings.find((one) => one.campaign && one.begins === first)
  if (!known.has(first)) return null
  const far = [...depths(first, known)]
  const columns = Math.max(...far.map(([, at]) => at)) + 1
  const sites = far.map(([id, at]): Site => {
    const peers = far.filter(([, other]) => other === at).map(([other]) => other)
    const [drawing, x, y] = lie(id, at, peers.indexOf(id), peers.length, columns)
    const state = won.includes(id) ? 'done' : played.includes(id) ? 'failed' : coming.includes(id) ? 'next' : 'ahead'
    return { id, x, y, drawing, size: SIZES[drawing] ?? [98, 86], title: known.get(id)?.title ?? {}, state }
  })
  const site = (id: string): Site | undefined => sites.find((one) => one.id === id)
  const roads = sites.flatMap((from) =>
    (known.get(from.id)?.next ?? []).flatMap((id): Road[] => {
      const to = site(id)
      if (!to) return []
      const at = played.indexOf(from.id)
      const kind = at >= 0 && played[at + 1] === id ? 'walked' : known.get(from.id)?.chained ? 'forced' : 'free'
      const way = from.x <= to.x ? 1 : -1
      return [{ from: from.id, to: id, kind, path: bow({ x: from.x + BESIDE * way, y: from.y + 6 }, { x: to.x - BESIDE * way, y: to.y + 6 }) }]
    }),
  )
  const begin = site(first)
  const begun: Road[] = begin ? [{ from: '', to: first, kind: 'walked', path: bow({ x: TAVERN.x + BESIDE, y: TAVERN.y + 16 }, { x: begin.x - BESIDE, y: begin.y + 16 }) }] : []
  const last = site(played.at(-1) ?? '') ?? begin
  return { id: campaign?.id ?? '', title: campaign?.title ?? {}, line: campaign?.line ?? {}, sites, roads: [...begun, ...roads], party: { x: last?.x ?? 0, y: (last?.y ?? 0) - (last?.size[1] ?? 0) / 2 - 26 } }
}
