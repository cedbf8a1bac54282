/** A game that is over, piece by piece: what bots gave as their reasons stands before what they did. */
import { expect, test, vi } from 'vitest'

const because = (after: number, message: string) => ({ after, seat: 'B', phrase: { message, params: {} } })
const moment = (seq: number) => ({ seq, telling: { told: 'commit', seq, events: [{ event: `deed-${seq}` }] }, view: [['put', [], seq]], phrases: [[]] })
const PIECES: Record<string, object> = {
  '/api/records/R/reasons': { reasons: [because(1, 'first'), because(2, 'second'), because(4, 'last')] },
  '/api/records/R/replay?seat=%2B&after=0': { header: { game: 'tseuquest' }, moments: [moment(1), moment(3)], entries: 5, last: 3 },
  '/api/records/R/replay?seat=%2B&after=3': { header: { game: 'tseuquest' }, moments: [moment(5)], entries: 5, last: 5 },
}
vi.mock('../src/net/http', () => ({ ask: (_: string, path: string) => (path in PIECES ? Promise.resolve(PIECES[path]) : Promise.reject(new Error(path))) }))
const { inPieces } = await import('../src/table/pieces')

test('a reason comes with the next moment, in whatever piece that is', async () => {
  let told: unknown[][] = []
  await inPieces('R', '+', async ({ moments }) => {
    told = moments.map(({ telling }) => (telling.events ?? []).map((event) => ('event' in event ? event.event : (event as { phrases: { message: string }[] }).phrases[0]?.message)))
    return true
  })
  expect(told).toEqual([['deed-1'], ['first', 'second', 'deed-3'], ['last', 'deed-5']])
})

test('where a house has none to tell, the game is shown all the same', async () => {
  delete PIECES['/api/records/R/reasons']
  let seen = 0
  await inPieces('R', '+', async ({ moments }) => {
    seen = moments.length
    return true
  })
  expect(seen).toBe(3)
})
