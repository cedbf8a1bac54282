import { expect, test } from 'vitest'
import { applied } from '../src/net/changes'

const known = { turn: 'A', figures: [{ id: 'bruna', square: 'a1' }, { id: 'rat-1', square: 'c4' }], order: ['bruna'] }

test('a figure moves, another is gone, the turn passes', () => {
  const now = applied(known, [
    ['put', ['turn'], 'B'],
    ['put', ['figures', 0, 'square'], 'a2'],
    ['splice', ['figures'], 1, 1, []],
    ['splice', ['order'], 1, 0, ['sela', 'ilka']],
  ])
  expect(now).toEqual({ turn: 'B', figures: [{ id: 'bruna', square: 'a2' }], order: ['bruna', 'sela', 'ilka'] })
})

test('what was known stays as it was', () => {
  applied(known, [['put', ['figures', 0, 'square'], 'b9']])
  expect(known.figures[0]?.square).toBe('a1')
})

test('the game begins: there was nothing before', () => {
  expect(applied(null, [['put', [], known]])).toBe(known)
})
