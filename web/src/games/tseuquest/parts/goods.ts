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
}

export const goodSymbol = (item: string): string => `it-${ALIKE[item] ?? item}`
