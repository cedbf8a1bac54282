/** An action is chosen piece by piece, in whatever order, from those that were offered and from no others. */
import { expect, test, vi } from 'vitest'
import { Choice } from '../src/games/tellstones/choice.svelte'
import type { Action } from '../src/games/tellstones/types'

const OFFERED: Action[] = [
  { do: 'place', symbol: 'F', end: 'left', line: null },
  { do: 'place', symbol: 'F', end: 'right', line: null },
  { do: 'hide', space: 1, line: null },
  { do: 'swap', space: 1, other: 2, line: null },
  { do: 'peek', space: 2, line: null, partner: false },
  { do: 'challenge', space: 2, line: null },
  { do: 'boast', line: null },
]

function choosing(offered = OFFERED) {
  const send = vi.fn<(action: Action) => void>()
  return { send, choice: new Choice(() => offered, send) }
}

test('the verb first, then the stone', () => {
  const { choice, send } = choosing()
  choice.verb('hide')
  expect(send).not.toHaveBeenCalled()
  expect(choice.canSpace(null, 2)).toBe(false)
  choice.space(null, 1)
  expect(send).toHaveBeenCalledExactlyOnceWith(OFFERED[2])
})

test('the stone first, then the verb', () => {
  const { choice, send } = choosing()
  choice.space(null, 2)
  expect(choice.offers('hide')).toBe(false)
  choice.verb('challenge')
  expect(send).toHaveBeenCalledExactlyOnceWith(OFFERED[5])
})

test('two stones in either order are one swap', () => {
  const { choice, send } = choosing()
  choice.verb('swap')
  choice.space(null, 2)
  choice.space(null, 1)
  expect(send).toHaveBeenCalledExactlyOnceWith(OFFERED[3])
})

test('a stone of the Pool and an end', () => {
  const { choice, send } = choosing()
  choice.pool(null, 'F')
  expect(choice.canEnd(null, 'left')).toBe(true)
  choice.end(null, 'right')
  expect(send).toHaveBeenCalledExactlyOnceWith(OFFERED[1])
})

test('a boast is asked for twice', () => {
  const { choice, send } = choosing()
  choice.verb('boast')
  expect(send).not.toHaveBeenCalled()
  choice.confirm()
  expect(send).toHaveBeenCalledExactlyOnceWith(OFFERED[6])
})

test('what was not offered is not sent', () => {
  const { choice, send } = choosing([])
  choice.verb('hide')
  choice.space(null, 1)
  choice.confirm()
  expect(send).not.toHaveBeenCalled()
})

test('a proof needs no verb: the stone, then its name', () => {
  const naming: Action[] = [
    { do: 'name', space: 2, symbol: 'K', line: null },
    { do: 'name', space: 2, symbol: 'S', line: null },
    { do: 'resign' },
  ]
  const { choice, send } = choosing(naming)
  choice.space(null, 2)
  expect(send).not.toHaveBeenCalled()
  choice.symbol('K')
  expect(send).toHaveBeenCalledExactlyOnceWith(naming[0])
})

test('a further look needs no verb either', () => {
  const looks: Action[] = [{ do: 'peek', space: 3, line: null, partner: false }, { do: 'stop' }]
  const { choice, send } = choosing(looks)
  choice.space(null, 3)
  expect(send).toHaveBeenCalledExactlyOnceWith(looks[0])
})
