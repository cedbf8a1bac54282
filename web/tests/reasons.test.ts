/** Why a bot does something: in the log before the deed, and beside what is told. */
import { expect, test, vi } from 'vitest'
import { Stage } from '../src/table/stage.svelte'

class Plain extends Stage<string, null> {
  readonly lit = []

  protected draw(): void {}

  protected async act(event: string): Promise<void> {
    this.announce(event)
  }
}

test('it stands before the deed, until somebody else looks', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.useFakeTimers()
  const played = new Plain({ tell: (event) => event, say: () => null, log: true })
  const shown = (): null => null
  played.push({ events: ['one'], view: null, shown })
  played.push({ events: [], view: null, shown, reason: 'because' })
  played.push({ events: ['two'], view: null, shown })
  await vi.runAllTimersAsync()
  expect(played.log.map(({ text }) => text)).toEqual(['one', 'because', 'two'])
  expect([played.news, played.reason]).toEqual(['two', 'because'])
  played.turnAway()
  expect(played.reason).toBe('')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
