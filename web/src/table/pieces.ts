/** A game that is over comes in pieces, through one seat's eyes: each is shown as it comes, while it is wanted. */
import { applied } from '../net/changes'
import { ask } from '../net/http'
import type { Seat } from '../net/types'
import { inWords } from '../text/phrase'
import type * as wire from '../wire/messages'
import type { Shown } from './game'

type Piece = Omit<wire.Shown, 'header' | 'moments'> & {
  header: Shown<object, unknown>['header']
  moments: (Omit<wire.Moment, 'telling'> & { telling: { events?: object[]; to?: number } })[]
}

export async function inPieces(id: string, seat: Seat, show: (shown: Shown<object, unknown>) => Promise<boolean>): Promise<void> {
  const moments: Shown<object, unknown>['moments'] = []
  let { reasons } = await ask<wire.Reasons>('GET', `/api/records/${id}/reasons`).catch(() => ({ reasons: [] }))
  for (let after = 0; ; ) {
    const piece = await ask<Piece>('GET', `/api/records/${id}/replay?seat=${encodeURIComponent(seat)}&after=${after}`)
    for (const { seq, telling, view, phrases } of piece.moments) {
      const due = reasons.filter(({ after }) => after < seq)
      reasons = reasons.slice(due.length)
      const events = [...due.map(({ phrase }) => ({ phrases: [phrase] })), ...inWords(telling.events ?? [], phrases)]
      moments.push({ seq, telling: { ...telling, events }, view: applied(moments.at(-1)?.view, view) })
    }
    const wanted = await show({ ...piece, moments: [...moments] })
    if (!wanted || piece.last >= piece.entries) return
    after = piece.last
  }
}
