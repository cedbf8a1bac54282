/** A game that is over comes in pieces: each is shown as it comes. */
import { ask } from '../net/http'
import { inWords } from '../text/phrase'
import type { Shown } from './game'

export async function inPieces(id: string, show: (shown: Shown<unknown, unknown>) => Promise<void>): Promise<void> {
  const moments: Shown<unknown, unknown>['moments'][number][] = []
  for (let after = 0; ; ) {
    const piece = await ask<Shown<unknown, unknown>>('GET', `/api/records/${id}/replay?seat=*&after=${after}`)
    moments.push(...piece.moments.map((moment) => ({ ...moment, telling: { ...moment.telling, events: inWords(moment.telling.events ?? [], moment.phrases) } })))
    await show({ ...piece, moments: [...moments] })
    const last = piece.moments.at(-1)?.seq ?? piece.entries
    if (last >= piece.entries) return
    after = last
  }
}
