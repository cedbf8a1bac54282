/** Whether the house's bots may remember how this guest plays. Nothing is, unless they want it. */
import { ask, guest } from '../net/http'
import { kept } from '../settings/kept'
import type { Remembered } from '../wire/messages'

const PATH = '/api/guest/remembered'
const NOTHING: Remembered = { allowed: false, since: null, acquaintances: [], meetings: [], met: 0 }

/** Of somebody who has never been here nothing is asked: asking would make a guest of them. */
export const remembered = (): Promise<Remembered> => (kept('guest', false) ? ask<Remembered>('GET', PATH) : Promise.resolve(NOTHING))

export async function letRemember(allowed: boolean): Promise<Remembered> {
  await guest()
  return ask<Remembered>(allowed ? 'POST' : 'DELETE', PATH)
}
