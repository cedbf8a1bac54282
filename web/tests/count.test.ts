/** A count on the table is written without a formatter: to make one costs more than to draw the table. */
import { afterEach, expect, test, vi } from 'vitest'
import { speakAfter } from '../src/text/after'
import { speak, t } from '../src/text/texts.svelte'

vi.stubGlobal('document', { documentElement: {} })
afterEach(() => void vi.restoreAllMocks())

test.each(['en', 'es', 'fr', 'el'] as const)('a score in %s', async (language) => {
  await speak(language)
  const format = vi.spyOn(Intl, 'NumberFormat')
  expect(t('track-points', { score: 2 })).toContain('2')
  expect(format).not.toHaveBeenCalled()
})

test('one and several are still told apart, and large numbers grouped', async () => {
  await speak('en')
  await speakAfter()
  const games = (count: number): string => t('me-count', { games: count, wins: 0, losses: count, draws: 0 })
  expect(games(1)).toMatch(/^One game/)
  expect(games(2)).toMatch(/^2 games/)
  expect(games(1200)).toMatch(/^1,200 games/)
})
