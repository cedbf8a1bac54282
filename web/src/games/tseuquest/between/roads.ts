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
export const TAVERN = { x: 110, y: 520 }
const DRAWN: Readonly<Record<string, readonly [drawing: string, x: number, y: number]>> = {
  'good-barrel': ['cellar', 256, 546],
  'quiet-hours': ['office', 410, 392],
  'four-weathers': ['hill', 456, 548],
  'the-audit': ['hall', 594, 474],
  collateral: ['office', 748, 552],
  'small-change': ['hall', 890, 404],
  'long-spoon': ['cellar', 784, 262],
  'the-wedding': ['hall', 612, 236],
  'falling-due': ['hill', 448, 176],
  'closing-time': ['cellar', 280, 318],
  'looking-glass': ['office', 112, 228],
  'last-orders': ['hill', 322, 96],
}
const SIZES: Readonly<Record<string, readonly [number, number]>> = { cellar: [112, 88], office: [128, 112], hill: [144, 112], hall: [144, 120] }
const KINDS = ['cellar', 'hill', 'office', 'hall'] as const

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

/** A bow between two sites, from foot to foot. */
function bow(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 + (from.y > to.y ? -34 : 30)]
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
    return { id, x, y, drawing, size: SIZES[drawing] ?? [128, 112], title: known.get(id)?.title ?? {}, state }
  })
  const site = (id: string): Site | undefined => sites.find((one) => one.id === id)
  const roads = sites.flatMap((from) =>
    (known.get(from.id)?.next ?? []).flatMap((id): Road[] => {
      const to = site(id)
      if (!to) return []
      const at = played.indexOf(from.id)
      const kind = at >= 0 && played[at + 1] === id ? 'walked' : known.get(from.id)?.chained ? 'forced' : 'free'
      const way = from.x <= to.x ? 1 : -1
      return [{ from: from.id, to: id, kind, path: bow({ x: from.x + 70 * way, y: from.y + 20 }, { x: to.x - 70 * way, y: to.y + 30 }) }]
    }),
  )
  const begin = site(first)
  const begun: Road[] = begin ? [{ from: '', to: first, kind: 'walked', path: bow({ x: TAVERN.x + 60, y: TAVERN.y + 30 }, { x: begin.x - 50, y: begin.y + 30 }) }] : []
  const last = site(played.at(-1) ?? '') ?? begin
  return { id: campaign?.id ?? '', title: campaign?.title ?? {}, line: campaign?.line ?? {}, sites, roads: [...begun, ...roads], party: { x: (last?.x ?? 0) + 84, y: (last?.y ?? 0) + 6 } }
}
