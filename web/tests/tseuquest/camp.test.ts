/** A camp, and the map of a campaign, from what everybody may see. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { about, apart, moving, owned, seatOf, worn } from '../../src/games/tseuquest/between/camp'
import { counted } from '../../src/games/tseuquest/between/count'
import { chartOf, HIGH, ribbon, WIDE } from '../../src/games/tseuquest/between/roads'
import type { Evening } from '../../src/games/tseuquest/gathering/evening'
import type { Offer } from '../../src/games/tseuquest/offers'
import type { Action, Event, View } from '../../src/games/tseuquest/types'

const CONTENT = { sheets: { odo: { gear: ['shortbow'] } }, items: { axe: { place: 'two-hands' }, buckler: { place: 'hand' }, helmet: { place: 'head' }, potion: { place: 'pack' } } } as never
const VIEW = { order: ['bruna', 'ilka'], options: { party: [{ seat: 'A', hero: 'bruna' }, { seat: 'B', hero: 'sela' }] }, belongings: [{ hero: 'bruna', gold: 5, carried: [], stored: ['axe'], fallen: false }, { hero: 'odo', gold: 0, carried: [], stored: [], fallen: true }] } as unknown as View

describe('what carrying a thing somewhere means', () => {
  const axe = { from: 'stored', hero: 'bruna', item: 'axe' } as const
  test('into the pack, to a companion, onto the shelf', () => {
    expect(moving(axe, { to: 'carried', hero: 'bruna' })).toEqual([{ do: 'carry', hero: 'bruna', item: 'axe' }])
    expect(moving(axe, { to: 'stored', hero: 'ilka' })).toEqual([{ do: 'barter', hero: 'bruna', to: 'ilka', item: 'axe' }])
    expect(moving(axe, { to: 'shelf', hero: '' })).toEqual([{ do: 'sell', hero: 'bruna', item: 'axe' }])
  })
  test('what is carried is put away first', () => expect(moving({ ...axe, from: 'carried' }, { to: 'shelf', hero: '' }).map((action) => action.do)).toEqual(['store', 'sell']))
  test('from the shelf it is bought, for whoever it is dropped on', () => {
    expect(moving({ from: 'shelf', hero: '', item: 'axe' }, { to: 'carried', hero: 'ilka' })).toEqual([{ do: 'buy', hero: 'ilka', item: 'axe' }])
    expect(moving({ from: 'shelf', hero: '', item: 'axe' }, { to: 'shelf', hero: '' })).toEqual([])
  })
  test('where it lies already it stays', () => expect(moving(axe, { to: 'stored', hero: 'bruna' })).toEqual([]))
})

test('of all that is offered, what concerns the thing in hand', () => {
  const offers = ([{ do: 'sell', hero: 'bruna', item: 'axe' }, { do: 'sell', hero: 'ilka', item: 'axe' }, { do: 'buy', hero: 'bruna', item: 'axe' }, { do: 'carry', hero: 'bruna', item: 'axe' }, { do: 'ready' }] as Action[]).map((action) => ({ action }) as Offer)
  expect(about({ from: 'stored', hero: 'bruna', item: 'axe' }, offers).map(({ action }) => action.do)).toEqual(['carry', 'sell'])
  expect(about({ from: 'shelf', hero: '', item: 'axe' }, offers).map(({ action }) => action.do)).toEqual(['buy'])
})

test('who came along has what stands on the sheet, and the seat of whoever stayed behind', () => {
  expect(owned(VIEW, 'odo', CONTENT).fallen).toBe(true)
  expect(owned({ belongings: [] }, 'odo', CONTENT).carried).toEqual(['shortbow'])
  expect(seatOf(VIEW, 'ilka')).toBe('B')
  expect(apart(VIEW, ['bruna', 'sela', 'odo', 'ilka'])).toEqual({ reserve: ['sela'], fallen: ['odo'] })
})

test('a thing goes where it is worn', () => expect(['axe', 'buckler', 'helmet', 'potion', 'torn-page'].map((item) => worn(item, CONTENT))).toEqual(['hands', 'hands', 'head', 'pack', 'pack']))

test('what came home: found by each, counted at the end', () => {
  const events = [{ event: 'treasure-noted', figure: 'sela', card: 'spoons' }, { event: 'moved' }, { event: 'treasure-counted', figure: 'sela', gold: 40 }] as unknown as Event[]
  expect(counted(events)).toEqual([{ hero: 'sela', cards: ['spoons'], gold: 40 }])
})

describe('the map of a campaign', () => {
  const evening = (id: string, next: string[], chained = false): Evening => ({ id, begins: id, campaign: false, title: { en: id }, line: {}, next, chained })
  const EVENINGS = [evening('good-barrel', ['quiet-hours', 'four-weathers']), evening('quiet-hours', ['the-audit'], true), evening('four-weathers', ['the-audit']), evening('the-audit', []), { ...evening('the-tab', []), begins: 'good-barrel', campaign: true }]

  test('one adventure done, two roads open, the last place ahead', () => {
    const chart = chartOf(EVENINGS, ['good-barrel'], ['good-barrel'], ['quiet-hours', 'four-weathers'])
    expect(chart?.id).toBe('the-tab')
    expect(chart?.sites.map(({ id, state }) => `${id} ${state}`)).toEqual(['good-barrel done', 'quiet-hours next', 'four-weathers next', 'the-audit ahead'])
    expect(chart?.roads.map(({ from, to, kind }) => `${from}>${to} ${kind}`)).toEqual(['>good-barrel walked', 'good-barrel>quiet-hours free', 'good-barrel>four-weathers free', 'quiet-hours>the-audit forced', 'four-weathers>the-audit free'])
  })
  test.each(['en', 'es', 'fr', 'el'])('no place of the campaign lies over another, nor its name, in %s', (language) => {
    const all = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../public/data/tseuquest-evenings.json'), 'utf8')) as Evening[]
    const { sites = [] } = chartOf(all, ['good-barrel'], [], []) ?? {}
    expect(sites.length).toBeGreaterThan(10)
    const boxes = sites.flatMap(({ id, x, y, size: [w, h], title }) => {
      const long = ribbon(title[language] ?? '')
      return [{ id, left: x - w / 2, right: x + w / 2, top: y - h / 2 - 12, bottom: y + h / 2 - 12 }, { id, left: x - long / 2, right: x + long / 2, top: y + h / 2 - 7, bottom: y + h / 2 + 19 }]
    })
    const over = boxes.flatMap((one) => boxes.filter((other) => one.id < other.id && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).map((other) => `${one.id} over ${other.id}`))
    expect(over).toEqual([])
    for (const { id, left, right, top, bottom } of boxes) expect([id, left > 34, right < WIDE - 34, top > 34, bottom < HIGH - 20]).toEqual([id, true, true, true, true])
  })
  test('what failed has no wax, and the way that was taken is walked', () => {
    const chart = chartOf(EVENINGS, ['good-barrel', 'four-weathers'], ['four-weathers'], ['the-audit'])
    expect(chart?.sites.map(({ state }) => state)).toEqual(['failed', 'ahead', 'done', 'next'])
    expect(chart?.roads.find(({ to }) => to === 'four-weathers')?.kind).toBe('walked')
  })
  test('somebody else’s adventures stand where there is room; where nothing is known there is no map', () => {
    const theirs = chartOf([evening('one', ['two', 'three']), evening('two', []), evening('three', [])], ['one'], [], ['two', 'three'])
    expect(new Set(theirs?.sites.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
    expect(chartOf([], ['elsewhere'], [], [])).toBeNull()
  })
})
