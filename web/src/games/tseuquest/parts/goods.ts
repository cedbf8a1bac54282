import { isOwn, ownThings, portraitOf } from '../own'

/** Which drawing an object has; most have their own. */
const ALIKE: Readonly<Record<string, string>> = {
  'bear-broth': 'pot',
  'turtle-soup': 'pot',
  'smoke-pot': 'pot',
  'war-paint': 'pot',
  'eagle-drops': 'hare-drops',
  'ring-of-patience': 'ring',
  'thorn-ring': 'ring',
  'blessed-ribbon': 'ribbon',
  'wand-of-gusts': 'wand',
  'dowsing-rod': 'rod',
  'scroll-of-fire': 'scroll',
  'scroll-of-elsewhere': 'scroll',
  'scroll-of-plain-speech': 'scroll',
  'torn-page': 'page',
  'long-spoon': 'mace',
  'first-shilling': 'lucky-coin',
  'brides-veil': 'ribbon',
  'last-bell': 'tin-horn',
}

/** What somebody's own object looks like that borrows no drawing: by where it is carried. */
const PLAIN: Readonly<Record<string, string>> = { hand: 'dagger', 'two-hands': 'staff', body: 'mail', head: 'helmet', pack: 'pot' }

export function goodSymbol(item: string): string {
  const drawn = isOwn(item) ? portraitOf(item) || (PLAIN[ownThings().items[item]?.place ?? ''] ?? 'pot') : item
  return `it-${ALIKE[drawn] ?? drawn}`
}
