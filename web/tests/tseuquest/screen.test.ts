/** Behind the screen: letters stay what they are, and a text goes to the table in lines that it takes. */
import { describe, expect, test } from 'vitest'
import { linesOf, notesOf, passagesOf } from '../../src/games/tseuquest/screen/notes'
import type { PlanView } from '../../src/games/tseuquest/types'
import type { PlanLaid } from '../../src/wire/tseuquest'

const say = (what: string) => ({ do: 'say', who: 'target', amount: 0, dice: 0, what, lasts: 'now', radius: 0, when: '' }) as const
const script = {
  triggers: [
    { id: 'rats', on: 'opened', what: 'g17s', effects: [say('rats')], once: true, when: '' },
    { id: 'late', on: 'round', what: '12', effects: [say('late')], once: true, when: '' },
  ],
  texts: { en: { introduction: 'Down.', rats: 'Rats!', late: 'It is late.' }, el: { rats: 'Αρουραίοι!' } },
} as unknown as PlanView['script']
const pit = { id: 'shaft', kind: 'pit', square: 'j18', also: '', edge: '', effects: [], seen: false }
const gold = { id: 'pantry', squares: ['f15'], seen: false }
const plan = { script, figures: [], doors: [], scenery: [], traps: [pit], hoards: [gold], flags: [] } as unknown as PlanView
const laid = { ...plan, event: 'plan-laid' } as unknown as PlanLaid
const nothing = { laid, fired: [], said: [] }

describe('notes', () => {
  test('have letters: triggers first, then what lies about', () => {
    expect(notesOf(plan, nothing).map(({ letter, id, state }) => [letter, id, state])).toEqual([
      ['A', 'rats', 'waits'],
      ['B', 'late', 'waits'],
      ['C', 'shaft', 'hidden'],
      ['D', 'pantry', 'hidden'],
    ])
  })

  test('a trap is gone and what comes after it keeps its letter', () => {
    const after = notesOf({ ...plan, traps: [] }, { ...nothing, fired: ['rats'] })
    expect(after.map(({ letter, state }) => letter + state)).toEqual(['Adone', 'Bwaits', 'Cgone', 'Dhidden'])
  })

  test('lie where they belong, or nowhere', () => {
    expect(notesOf(plan, nothing).map(({ edge, squares }) => edge || squares.join())).toEqual(['g17s', '', 'j18', 'f15'])
  })
})

test('a passage has its note, its languages, and whether it was heard', () => {
  const passages = passagesOf(plan, notesOf(plan, nothing), ['Rats!'])
  expect(passages.map(({ name, note, heard }) => [name, note?.letter ?? '', heard])).toEqual([
    ['introduction', '', true],
    ['rats', 'A', true],
    ['late', 'B', false],
  ])
  expect(passages[1]?.words['el']).toBe('Αρουραίοι!')
})

test('a long text is read sentence by sentence, a long sentence word by word', () => {
  expect(linesOf('One two. Three four. Five.', 12)).toEqual(['One two.', 'Three four.', 'Five.'])
  expect(linesOf('One two three four', 9)).toEqual(['One two', 'three', 'four'])
})
