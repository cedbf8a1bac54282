/** What the Mentor says next, by what a learner's view shows: whoever wanders is not held up. */
import { describe, expect, test } from 'vitest'
import { CELLAR, nextOf, PANTRY, STEPS, type Known } from '../../src/games/tseuquest/learn/guide'
import { NOTHING, UNTOLD } from '../../src/games/tseuquest/parts/tale'
import type { View } from '../../src/games/tseuquest/types'

const bruna = (more: object = {}): object => ({ id: 'bruna', kind: 'hero', seat: 'A', square: 'a1', life: 8, items: ['longsword'], ...more })
const rat = { id: 'rat-5', kind: 'minion', seat: 'S', square: 'j3', life: 1 }
const doors = (...open: string[]): object[] => [PANTRY, CELLAR].map((edge) => ({ edge, kind: open.includes(edge) ? 'open' : 'closed' }))

function known(view: object, tale: object = {}, met = false): Known {
  const usual = { seat: 'A', figures: [bruna()], doors: doors(), exits: ['a1', 'b1', 'a2', 'b2'], scenery: [], traps: [], hoards: [], pending: null, outcome: null }
  return { view: { ...usual, ...view } as unknown as View, tale: { ...UNTOLD, ...tale }, met }
}
const says = (given: Known): string => STEPS[nextOf(given)]?.id ?? 'nothing'
const FOUND = { heroes: { bruna: { ...NOTHING, finds: 1 } }, combat: { skull: 1 } }
const HAS_IT = { said: [{ text: { en: 'Bruna holds the corkscrew up.' }, figure: 'bruna' }] }

describe('as it is meant', () => {
  test.each([
    ['throw', known({})],
    ['door', known({ pending: { step: 'motion' } })],
    ['door', known({ figures: [bruna({ square: 'e3' })] })],
    ['rats', known({ doors: doors(PANTRY), figures: [bruna({ square: 'f3' }), rat] })],
    ['fight', known({ doors: doors(PANTRY), figures: [bruna({ square: 'f3' }), rat] }, {}, true)],
    ['finish', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3' }), rat] }, { combat: { skull: 1 } })],
    ['search', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3' })] }, { combat: { skull: 1 } })],
    ['take', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i3' })], hoards: [{ squares: ['i1'] }] }, { combat: { skull: 1 } })],
    ['cellar', known({ doors: doors(PANTRY), figures: [bruna({ square: 'i2', items: ['potion'] })] }, FOUND)],
    ['traps', known({ doors: doors(PANTRY, CELLAR), figures: [bruna({ square: 'c4', items: ['potion'] })] }, FOUND)],
    ['jump', known({ doors: doors(PANTRY, CELLAR), traps: [{ id: 'hole' }], figures: [bruna({ square: 'c4' })] }, FOUND)],
    ['chest', known({ doors: doors(PANTRY, CELLAR), traps: [{ id: 'hole' }], figures: [bruna({ square: 'c6' })] }, FOUND)],
    ['drink', known({ figures: [bruna({ square: 'e5', life: 6, items: ['potion'] })] }, { ...FOUND, ...HAS_IT })],
    ['home', known({ figures: [bruna({ square: 'e5', life: 8, items: ['potion'] })] }, { ...FOUND, ...HAS_IT })],
    ['nothing', known({ figures: [], outcome: { result: 'success' } }, { ...FOUND, ...HAS_IT })],
  ])('%s', (step, given) => expect(says(given)).toBe(step))
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
})
