/** What nobody is asked: a search for traps, where the Sorcerer has answered beforehand (TQ-7.3-A, TQ-G187), and a defence in vain. */
import { expect, test } from 'vitest'
import { answerTo, unasked } from '../../src/games/tseuquest/standing.svelte'
import type { Action, View } from '../../src/games/tseuquest/types'

const SEARCHED = { pending: { step: 'search-due', figure: 'bruna' }, waiting: ['S'] } as unknown as View
const PASS: Action = { do: 'pass' }
const PIT: Action = { do: 'choose', what: 'pit-1' }

test('the trap that is found', () => expect(answerTo(SEARCHED, [{ do: 'abandon' }, PIT])).toEqual(PIT))
test('nothing, where there is none: as soon as the other', () => expect(answerTo(SEARCHED, [PASS, { do: 'abandon' }])).toEqual(PASS))
test('no other question is answered by it', () => expect(answerTo({ ...SEARCHED, pending: null }, [PASS])).toBeNull())
test('nor one that is not asked of the Sorcerer', () => expect(answerTo({ ...SEARCHED, waiting: ['A'] }, [PASS])).toBeNull())

const STRUCK = { vain: true, waiting: ['B'] }
test('whoever is struck by nothing that could be stopped is not asked', () => expect(unasked(STRUCK, ['A', 'B'])).toBe('B'))
test('nobody answers for a seat that is held elsewhere', () => expect(unasked(STRUCK, ['A', 'S'])).toBe(''))
test('where something can be stopped it is asked', () => expect(unasked({ ...STRUCK, vain: false }, ['B'])).toBe(''))
