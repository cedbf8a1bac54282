/** Everything that can stand on the board has its drawing, and stands where it should. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SIDE } from '../../src/games/tseuquest/board/paths'
import { edgeAt, laid, middle } from '../../src/games/tseuquest/parts/place'
import { BADGES, numberOf, plights, spellsOn } from '../../src/games/tseuquest/parts/states'
import type { Figure, Mark } from '../../src/wire/tseuquest'

const ROOT = resolve(import.meta.dirname, '../../..')
const PARTS = join(ROOT, 'web/src/games/tseuquest/parts')
const content = (name: string): string => readFileSync(join(ROOT, `src/taberna/games/tseuquest/content/${name}.toml`), 'utf8')
const drawn = (name: string): Set<string> => new Set([...readFileSync(join(PARTS, `drawings/${name}.svg`), 'utf8').matchAll(/<symbol id="(.+?)"/g)].map(([, id = '']) => id))
const DUNGEON = drawn('dungeon')
const ids = (name: string): string[] => [...content(name).matchAll(/^id = "(.+?)"/gm)].map(([, id = '']) => id)

describe('has its drawing', () => {
  test.each(ids('figures'))('figure %s', (id) => expect(DUNGEON).toContain(`fig-${id}`))

  const signs = [...content('signs').matchAll(/^\[(scenery|trap|door)\.(.+?)\]\n(?:(?!\[).*\n)*?icon/gm)].map(([, sort, kind]) => `${{ scenery: 'sc', trap: 'tr', door: 'door' }[sort ?? '']}-${kind}`)
  test('there are signs to draw', () => expect(signs.length).toBeGreaterThan(25))
  test.each(signs)('%s', (id) => expect(DUNGEON).toContain(id))

  test.each(Object.values(BADGES))('badge %s', (id) => expect(DUNGEON).toContain(id))
})

describe('the drawing of scenery is as large as the piece, lying', () => {
  const boxes = new Map([...readFileSync(join(PARTS, 'drawings/dungeon.svg'), 'utf8').matchAll(/<symbol id="sc-(.+?)" viewBox="0 0 (\d+) (\d+)"/g)].map(([, kind = '', long, broad]) => [kind, [Number(long) / SIDE, Number(broad) / SIDE]]))
  const sizes = content('scenery').split('[[scenery]]').map((row) => [/id = "(.+?)"/.exec(row)?.[1] ?? '', JSON.parse(/size = (\[.+?\])/.exec(row)?.[1] ?? '[1, 1]') as number[]] as const)
  test.each(sizes.filter(([kind]) => boxes.has(kind)))('%s', (kind, size) => expect(boxes.get(kind)).toEqual(size))
  test('and nothing is drawn that is no scenery', () => expect([...boxes.keys()].filter((kind) => !sizes.some(([one]) => one === kind))).toEqual([]))
})

describe('what is at work on a figure', () => {
  const isCard = (id: string): boolean => ['haste', 'spark'].includes(id)
  const spells = [{ card: 'haste', caster: 'sela', target: 'bruna' }, { card: 'haste', caster: 'sela', target: 'sela' }]
  const marks = [{ figure: 'bruna', source: 'spark' }, { figure: 'bruna', source: 'row' }] as Mark[]
  test('are cards that lie there and cards whose doing lasts, each once', () => expect(spellsOn('bruna', { spells, marks: [...marks, ...marks] }, isCard)).toEqual(['haste', 'spark']))
  test('nothing', () => expect(spellsOn('odo', { spells, marks }, isCard)).toEqual([]))
})

describe('stands where it should', () => {
  test('in the middle of its square', () => expect(middle('c2')).toEqual({ x: 80, y: 48 }))
  test('a door on the eastern side of b1 stands upright', () => expect(edgeAt('b1e')).toEqual({ x: 64, y: 16, upright: true }))
  test('a door on the southern side of b1 lies', () => expect(edgeAt('b1s')).toEqual({ x: 48, y: 32, upright: false }))
  test('a table that lies is not turned', () => expect(laid(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'], [3, 2], '')).toBe('translate(48 32) rotate(0) translate(-48 -32)'))
  test('one that stands is, about its middle', () => expect(laid(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'], [3, 2], '')).toBe('translate(32 48) rotate(90) translate(-48 -32)'))
  test('a fireplace in the south shows its back to the wall', () => expect(laid(['a1', 'b1', 'c1'], [3, 1], 's')).toBe('translate(48 16) rotate(180) translate(-48 -16)'))
})

describe('what is the matter with a figure', () => {
  const well = { id: 'goblin-4', lost: [], jammed: [], ruined: [], misses: 0 } as unknown as Figure
  test('nothing', () => expect(plights(well)).toEqual([]))
  test('the worst first', () => expect(plights({ ...well, prone: true, pit: true })).toEqual(['pit', 'prone']))
  test('a card lies on it', () => expect(plights(well, [{ card: 'fog', caster: 'sela', target: 'goblin-4' }])).toEqual(['enchanted']))
  test('its number is the one it is called by', () => expect([numberOf('goblin-4'), numberOf('bruna')]).toEqual([4, 0]))
})
