/** What the Sorcerer has said beforehand to every search for traps (TQ-7.3-A, TQ-G187). */
import { expect, test } from 'vitest'
import { answerTo } from '../../src/games/tseuquest/standing.svelte'
import type { Action, View } from '../../src/games/tseuquest/types'

const SEARCHED = { pending: { step: 'search-due', figure: 'bruna' }, waiting: ['S'] } as unknown as View
const PASS: Action = { do: 'pass' }
const PIT: Action = { do: 'choose', what: 'pit-1' }

test('the trap that is found', () => expect(answerTo(SEARCHED, [{ do: 'abandon' }, PIT])).toEqual(PIT))
test('nothing, where there is none: as soon as the other', () => expect(answerTo(SEARCHED, [PASS, { do: 'abandon' }])).toEqual(PASS))
test('no other question is answered by it', () => expect(answerTo({ ...SEARCHED, pending: null }, [PASS])).toBeNull())
test('nor one that is not asked of the Sorcerer', () => expect(answerTo({ ...SEARCHED, waiting: ['A'] }, [PASS])).toBeNull())
