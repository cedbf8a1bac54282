/** Who acts when. */
import { describe, expect, test } from 'vitest'
import { against, placesOf } from '../../src/games/tseuquest/parts/order'
import { goodSymbol } from '../../src/games/tseuquest/parts/goods'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { drawn } from '../../src/games/tseuquest/picture'
import type { Event } from '../../src/games/tseuquest/types'
import type { Figure, View } from '../../src/wire/tseuquest'

const figure = (id: string, kind: Figure['kind'] = 'hero'): Figure => ({ id, sheet: id, kind }) as Figure
const view = (more: Partial<View>): View => ({ order: ['bruna', 'sela', 'odo'], queue: ['sela', 'odo'], acted: ['bruna'], turn: { figure: 'sela', own: null }, figures: ['bruna', 'sela', 'odo'].map((id) => figure(id)), gone: [], escaped: [], ...more }) as View
const standings = (seen: View): string => placesOf(seen).map(({ standing }) => standing).join(' ')

describe('the order of turns', () => {
  test('one is done, one acts, one is next, the Sorcerer comes after all', () => expect(standings(view({}))).toBe('done now next later'))
  test('the last adventurer acts: the Sorcerer is next', () => expect(standings(view({ acted: ['bruna', 'sela'], queue: ['odo'], turn: { figure: 'odo', own: null } as View['turn'] }))).toBe('done done now next'))
  test('a goblin acts: it is the Sorcerer’s', () => expect(standings(view({ acted: ['bruna', 'sela', 'odo'], queue: [], turn: { figure: 'goblin-4', own: null } as View['turn'] }))).toBe('done done done now'))
  test('all have acted, and nobody of the Sorcerer’s is seen to', () => expect(standings(view({ acted: ['bruna', 'sela', 'odo'], queue: [], turn: null }))).toBe('done done done now'))
  test('through an elemental it is its summoner who acts', () => expect(standings(view({ turn: { figure: 'ember-1', own: { figure: 'sela' } } as View['turn'] }))).toBe('done now next later'))
  test('who fell and who got out are told apart', () => expect(standings(view({ figures: [figure('sela')], escaped: ['odo'], acted: [] }))).toBe('fallen now out next'))
  test('who leaves by the stairs got out at once, and has not fallen', () => expect(standings(drawn(view({}), { event: 'left', figure: 'sela' } as Event))).toBe('done out next later'))
  test('what stands against them', () => expect(against([figure('bruna'), figure('goblin-4', 'minion'), { ...figure('ember-1', 'elemental'), bound: true } as Figure])).toBe(1))
})

describe('every object has its drawing', () => {
  const ROOT = resolve(import.meta.dirname, '../../..')
  const items = [...readFileSync(`${ROOT}/src/taberna/games/tseuquest/content/items.toml`, 'utf8').matchAll(/^id = "(.+?)"/gm)].map(([, id = '']) => id)
  const goods = readFileSync(`${ROOT}/web/src/games/tseuquest/parts/drawings/goods.svg`, 'utf8')
  test.each(items)('%s', (item) => expect(goods).toContain(`id="${goodSymbol(item)}"`))
})
