/** What the Mentor says next, by what a learner's view shows: whoever wanders is not held up. */
import { describe, expect, test } from 'vitest'
import { CELLAR, MANY, nextOf, numberOf, PANTRY, STEPS, type Known, type LessonStep } from '../../src/games/tseuquest/learn/guide'
import { nowOf, type Moment } from '../../src/games/tseuquest/learn/now'
import type { Offer } from '../../src/games/tseuquest/offers'
import { NOTHING, UNTOLD } from '../../src/games/tseuquest/parts/tale'
import type { View } from '../../src/games/tseuquest/types'
import type { Reach } from '../../src/wire/tseuquest'

const bruna = (more: object = {}): object => ({ id: 'bruna', kind: 'hero', seat: 'A', square: 'a1', life: 8, items: ['longsword'], ...more })
const rat = { id: 'rat-5', kind: 'minion', seat: 'S', square: 'j3', life: 1 }
const doors = (...open: string[]): object[] => [PANTRY, CELLAR].map((edge) => ({ edge, kind: open.includes(edge) ? 'open' : 'closed' }))

function known(view: object, tale: object = {}, met = false): Known {
  const usual = { seat: 'A', figures: [bruna()], doors: doors(), exits: ['a1', 'b1', 'a2', 'b2'], scenery: [], traps: [], hoards: [], pending: null, outcome: null }
  return { view: { ...usual, ...view } as unknown as View, tale: { ...UNTOLD, ...tale }, met }
}
const says = (given: Known): string => STEPS[nextOf(given)]?.id ?? 'nothing'
const STRUCK = { heroes: { bruna: { ...NOTHING, blows: 1 } } }
const FOUND = { heroes: { bruna: { ...NOTHING, finds: 1 } }, combat: { skull: 1 } }
const HAS_IT = { said: [{ text: { en: 'Bruna holds the corkscrew up.' }, figure: 'bruna' }] }

describe('as it is meant', () => {
  test.each([
    ['throw', known({})],
    ['door', known({ pending: { step: 'motion' } })],
    ['door', known({ figures: [bruna({ square: 'e3' })] })],
    ['rats', known({ doors: doors(PANTRY), figures: [bruna({ square: 'f3' }), rat] })],
    ['fight', known({ doors: doors(PANTRY), figures: [bruna({ square: 'f3' }), rat] }, {}, true)],
    ['fight', known({ doors: doors(PANTRY), figures: [bruna({ square: 'f3', life: 7 }), rat] }, { combat: { skull: 1 } }, true)],
    ['finish', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3' }), rat] }, STRUCK)],
    ['search', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3' })] }, STRUCK)],
    ['take', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3' })], hoards: [{ squares: ['i1'] }] }, STRUCK)],
    ['cellar', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i2', items: ['potion'] })] }, FOUND)],
    ['traps', known({ doors: doors(PANTRY, CELLAR), figures: [bruna({ square: 'c4', items: ['potion'] })] }, FOUND)],
    ['jump', known({ doors: doors(PANTRY, CELLAR), traps: [{ id: 'hole' }], figures: [bruna({ square: 'c4' })] }, FOUND)],
    ['chest', known({ doors: doors(PANTRY, CELLAR), traps: [{ id: 'hole' }], figures: [bruna({ square: 'c6' })] }, FOUND)],
    ['drink', known({ figures: [bruna({ square: 'e5', life: 6, items: ['potion'] })] }, { ...FOUND, ...HAS_IT })],
    ['home', known({ figures: [bruna({ square: 'e5', life: 8, items: ['potion'] })] }, { ...FOUND, ...HAS_IT })],
    ['nothing', known({ figures: [], outcome: { result: 'success' } }, { ...FOUND, ...HAS_IT })],
  ])('%s', (step, given) => expect(says(given)).toBe(step))
})

test('no number is skipped where a first blow kills, gold lies on top or nobody is hurt', () => {
  const place = (id: string): number => STEPS.findIndex((step) => step.id === id)
  const numbers = STEPS.filter(({ id }) => id !== 'drink').map(({ id }) => numberOf(place(id), place(id)))
  expect(numbers).toEqual([1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, MANY])
  expect([numberOf(place('drink'), place('fight')), numberOf(place('drink'), place('chest'))]).toEqual([4, 9])
})

describe('whoever wanders', () => {
  test('straight into the cellar is told of the chest, whatever was left undone', () => {
    expect(says(known({ doors: doors(CELLAR), figures: [bruna({ square: 'd6' })] }))).toBe('chest')
  })
  test('and falls into the hole is helped out of it', () => {
    expect(says(known({ doors: doors(PANTRY, CELLAR), traps: [{ id: 'hole' }], figures: [bruna({ square: 'c5', pit: true })] }, FOUND))).toBe('jump')
  })
  test('with the corkscrew in hand goes home, with the rats alive', () => {
    expect(says(known({ doors: doors(CELLAR), figures: [bruna({ square: 'c3' }), rat] }, HAS_IT))).toBe('home')
  })
  test('with a rat at the heels turns round first', () => {
    expect(says(known({ doors: doors(PANTRY, CELLAR), figures: [bruna({ square: 'd6' }), { ...rat, square: 'd5' }] }, STRUCK))).toBe('finish')
  })
  test('and bleeds drinks, whatever else was next', () => {
    expect(says(known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3', life: 3, items: ['potion'] }), rat] }, STRUCK))).toBe('drink')
  })
})

describe('what can be done now', () => {
  const offer = (action: Record<string, string>, verb = action['do']): Offer => ({ action, verb, key: '', label: '', note: '', squares: [], rank: 0 }) as unknown as Offer
  const WALK = offer({ do: 'walk', how: 'tense' }, 'walk-tense')
  const PASS = offer({ do: 'pass' })
  const MOVING = { pending: { step: 'motion', figure: 'bruna', points: 5 } }
  const reach = (squares: string[], ...edges: string[]): Reach =>
    ({ figure: 'bruna', points: 5, squares: squares.map((square, i) => ({ square, ends: true, came: i - 1, cost: i, traps: [] })), doors: edges.map((edge) => ({ edge })) }) as unknown as Reach
  const now = (step: string, view: object, more: Partial<Moment> = {}): string => {
    const moment = { ...known(view), asked: true, offers: [WALK, PASS], reach: null, ...more }
    return nowOf(moment, STEPS.find(({ id }) => id === step) as LessonStep)
  }
  const AT = (square: string, more: object = {}): object => ({ figures: [bruna({ square, ...more }), rat] })

  test.each([
    ['nothing, while others play', 'wait', now('door', {}, { asked: false })],
    ['a throw, far from the door', 'throw', now('door', AT('a1'))],
    ['the door, where the dice lead to it', 'go', now('door', { ...AT('a1'), ...MOVING }, { reach: reach(['a1', 'b1'], PANTRY) })],
    ['a part of the way, where they do not', 'near', now('door', { ...AT('a1'), ...MOVING }, { reach: reach(['a1', 'b1']) })],
    ['a stop, where they lead no further', 'halt', now('door', { ...AT('d3'), ...MOVING }, { reach: reach(['d3']) })],
    ['the end of the turn, the feet being spent', 'end', now('door', AT('d3'), { offers: [PASS] })],
    ['a defence, whatever the step', 'defend', now('door', { ...AT('f3'), pending: { step: 'defence-due' } })],
    ['an answer, whatever is asked', 'answer', now('door', { ...AT('f3'), pending: { step: 'advantage-due' } })],
    ['a look at the rat, even after the last point', 'touch', now('rats', AT('f3'), { offers: [PASS] })],
    ['a stop beside the rat', 'stop', now('fight', { ...AT('i3'), ...MOVING }, { offers: [offer({ do: 'stop' })] })],
    ['the blow, once stopped', 'act', now('fight', AT('i3'), { offers: [offer({ do: 'attack', target: 'rat-5', weapon: 'longsword' }), PASS] })],
    ['the end of the turn, no blow being left', 'end', now('fight', AT('i3'), { offers: [PASS] })],
    ['a stop in the pantry before the search', 'stop', now('search', { ...AT('g3'), ...MOVING })],
    ['the way to the pantry, not a search of the hall', 'throw', now('search', AT('c2'), { offers: [offer({ do: 'search', what: 'treasure' }), WALK, PASS] })],
    ['a climb, out of the hole', 'climb', now('jump', AT('c5', { pit: true }))],
    ['leaving, at the stairs', 'act', now('home', AT('b2'), { offers: [offer({ do: 'leave' }), WALK, PASS] })],
  ])('%s', (_, expected, found) => expect(found).toBe(expected))
})
