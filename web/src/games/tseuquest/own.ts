/** What a file brought of its own, as far as somebody at this screen has met it. An id stands for one thing wherever it
 * is met (things/own.py), so what is known once is known. */
import { inLanguage } from '../../text/phrase'
import type { Called, Card, Item, Own, Sheet } from '../../wire/tseuquest'

const called = new Map<string, Called>()
const things = { sheets: {} as Record<string, Sheet>, items: {} as Record<string, Item>, cards: {} as Record<string, Card> }
let count = 0

/** Whoever is shown a view has met what lies there. */
export function meet(own: Own | undefined): void {
  for (const each of own?.called ?? []) {
    if (called.has(each.id)) continue
    called.set(each.id, each)
    count += 1
  }
  for (const sort of ['sheets', 'items', 'cards'] as const) for (const each of own?.[sort] ?? []) things[sort][each.id] ??= each as never
}

/** How many there are: whoever keeps a list of everything makes it anew when this changes. */
export const met = (): number => count
export const ownThings = (): Readonly<typeof things> => things
export const isOwn = (id: string): boolean => called.has(id)

/** As its author calls it, in the reader's language where it has it. */
export const ownName = (id: string): string => inLanguage(called.get(id)?.name ?? {})[1]
export const ownAbout = (id: string): readonly [string, string] => inLanguage(called.get(id)?.about ?? {})
/** Whose drawing it has. */
export const portraitOf = (id: string): string => (called.has(id) ? (called.get(id)?.portrait ?? '') : id)
