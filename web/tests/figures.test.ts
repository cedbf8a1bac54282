import { expect, test } from 'vitest'
import { answered, type Answer } from '../src/games/tellstones/figures/history'
import { lasting, times } from '../src/games/tellstones/figures/shares'

const day = (n: number, right = true, row = 1): Answer => ({ day: `2026-2-${n}`, right, row })

test('days in a row are days in a row', () => {
  expect(answered([day(27), day(28, true, 4)], '2026-3-1', true).at(-1)).toEqual({ day: '2026-3-1', right: true, row: 5 })
  expect(answered([day(26, true, 4)], '2026-2-28', true).at(-1)?.row).toBe(1)
  expect(answered([day(27, false, 0)], '2026-2-28', true).at(-1)?.row).toBe(1)
  expect(answered([day(27, true, 4)], '2026-2-28', false).at(-1)).toEqual({ day: '2026-2-28', right: false, row: 0 })
})

test('the first answer of a day is the one that counts', () => {
  expect(answered([day(27, false, 0)], '2026-2-27', true)).toEqual([day(27, false, 0)])
})

test('classes have names', () => {
  const shares = (...labels: string[]) => labels.map((label) => ({ label, right: 0, of: 0 }))
  expect(times(shares('0', '1', '2', '4', ''))).toEqual(['0', '1', '2', '3–4', '5+'])
  expect(lasting(shares('15', '60', '120', ''), 'en')).toEqual(['≤ 15s', '≤ 1 min', '≤ 2 min', '> 2 min'])
})
