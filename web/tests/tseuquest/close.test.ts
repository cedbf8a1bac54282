/** What is seen from close by, and for how long. */
import { describe, expect, test } from 'vitest'
import { CloseUp } from '../../src/games/tseuquest/parts/close.svelte'
import type { Event, Figure } from '../../src/games/tseuquest/types'

const event = (one: object): Event => one as Event
const BEGAN = event({ event: 'fight-began', attacker: 'bruna', defender: 'goblin-4', kind: 'melee', weapon: '', trap: '', dice: [] })
const THROWN = event({ event: 'thrown', purpose: 'attack', figure: 'bruna', faces: ['skull', 'skull'] })
const ENDED = event({ event: 'fight-ended', attacker: 'bruna', defender: 'goblin-4', attack: [1, 1], defence: [], blocked: [], hits: 2, recoil: 0 })
const SLAIN = event({ event: 'slain', figure: 'goblin-4' })
const NEXT = event({ event: 'turn-ended', figure: 'bruna' })
const goblin = { id: 'goblin-4', sheet: 'goblin', life: 1 } as Figure

const told = (...events: Event[]): CloseUp => {
  const close = new CloseUp()
  for (const one of events) close.tell(one, `${one.event}.`, one === SLAIN ? [] : [goblin])
  return close
}

describe('a fight', () => {
  test('stays to be read when something else begins, and is gone with it', () => {
    const close = told(BEGAN, THROWN, ENDED)
    expect([close.ends(SLAIN), close.ends(NEXT)]).toEqual([false, true])
    expect(close.reading).toBeGreaterThan(0)
    close.tell(NEXT, '', [])
    expect(close.bout).toBeNull()
  })
  test('its sentence is what came of it, not what was thrown', () => expect(told(BEGAN, THROWN, ENDED, SLAIN).line).toBe('fight-ended. slain.'))
  test('whoever fell is still known by sight', () => expect(told(BEGAN, THROWN, ENDED, SLAIN).fighters.get('goblin-4')).toBe(goblin))
  test('of which no more is wanted takes no more time', () => {
    const close = told(BEGAN, THROWN)
    close.skip()
    expect([close.lasts(ENDED), close.reading]).toEqual([0, 0])
  })
  test('a second one on the same in one turn is counted, and not in the next', () => {
    const close = told(BEGAN, THROWN, ENDED, event({ event: 'declared', figure: 'bruna' }), BEGAN)
    expect(close.nth).toBe(2)
    close.tell(event({ event: 'turn-began', figure: 'bruna', points: 2 }), '', [])
    close.tell(BEGAN, '', [goblin])
    expect(close.nth).toBe(1)
  })
  test('which is not over is not closed', () => {
    const close = told(BEGAN, THROWN)
    close.close()
    expect(close.bout).not.toBeNull()
  })
  test('one that comes back in its middle finds it there', () => {
    const close = new CloseUp()
    close.recall([BEGAN, THROWN], () => '', [goblin])
    expect(close.bout?.attack.faces).toEqual(['skull', 'skull'])
  })
  test('one that comes back after it finds nothing over the board', () => {
    const close = new CloseUp()
    close.recall([BEGAN, THROWN, ENDED], () => '', [goblin])
    expect(close.bout).toBeNull()
  })
})

describe('dice for something else', () => {
  const MOVE = event({ event: 'thrown', purpose: 'move', figure: 'bruna', faces: ['3', '6'] })
  test('lie there while it is told what they are worth', () => expect(told(MOVE, event({ event: 'set-off', figure: 'bruna' })).thrown?.faces).toEqual(['3', '6']))
  test('and no longer once somebody moves', () => expect(told(MOVE, event({ event: 'moved', figure: 'bruna', square: 'a1' })).thrown).toBeNull())
  test('a name that chance picked is no die', () => expect(told(event({ event: 'thrown', purpose: 'hampered', figure: 'bruna', faces: ['sela'] })).thrown).toBeNull())
})
