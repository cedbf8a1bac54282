/** Whether bots may remember how one plays: asked of the house, and of a stranger not even that. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked: string[] = []
const shelf = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  })
  let allowed = false
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    if (path === '/api/guest/remembered') {
      if (method !== 'GET') allowed = method === 'POST'
      return Promise.resolve(Response.json({ allowed, since: allowed ? 1 : null, acquaintances: [], meetings: [], met: 0 }))
    }
    return Promise.resolve(Response.json({ id: 'ann', name: '' }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const house = () => import('../src/room/remembered')

test('a stranger is not made a guest by looking', async () => {
  const { remembered } = await house()
  expect(await remembered()).toEqual({ allowed: false, since: null, acquaintances: [], meetings: [], met: 0 })
  expect(asked).toEqual([])
})

test('who wants to be remembered becomes a guest first', async () => {
  const { letRemember, remembered } = await house()
  expect((await letRemember(true)).allowed).toBe(true)
  expect(asked).toEqual(['POST /api/guests', 'POST /api/guest/remembered'])
  expect((await remembered()).allowed).toBe(true)
})

test('who no longer wants it has it deleted', async () => {
  const { letRemember } = await house()
  await letRemember(true)
  expect((await letRemember(false)).allowed).toBe(false)
  expect(asked.at(-1)).toBe('DELETE /api/guest/remembered')
})
