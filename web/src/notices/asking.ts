/** Whether this guest is told that it is their turn, and how. Nothing unless they want it. */
import { ask, guest } from '../net/http'
import { change } from '../settings/settings.svelte'
import { kept } from '../settings/kept'
import { language } from '../text/texts.svelte'
import type { Notices } from '../wire/messages'

const PATH = '/api/guest/notices'

/** How it stands; of somebody who has never been here nothing is asked. */
export const asked = (): Promise<Notices> => (kept('guest', false) ? ask<Notices>('GET', PATH) : Promise.resolve({ push_key: '', channel: false, asked: [] }))

/** On this device; also when the page is closed, where the house can. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  change({ notify: allowed })
  await wantPush(allowed).catch(() => null) // with the page open it is told all the same
  return allowed
}

/** In the channel of whoever hosts. */
export async function wantChannel(wanted: boolean): Promise<Notices> {
  await guest()
  return ask<Notices>(wanted ? 'POST' : 'DELETE', PATH, { endpoint: '', language: language() })
}

/** Asks the house to call this browser, or no longer; asked again it is brought up to date. */
export async function wantPush(wanted: boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (!worker?.pushManager || (!wanted && !kept('guest', false))) return
  const held = await worker.pushManager.getSubscription()
  if (!wanted) {
    if (!held) return
    await ask('DELETE', PATH, { endpoint: held.endpoint })
    await held.unsubscribe()
    return
  }
  await guest()
  const { push_key: key } = await asked()
  if (!key) return
  const { endpoint, keys } = (await subscription(worker.pushManager, held, key)).toJSON()
  await ask('POST', PATH, { endpoint, key: keys?.p256dh, secret: keys?.auth, language: language() })
}

/** With the house's key of today: a browser keeps to the one it was given first. */
async function subscription(manager: PushManager, held: PushSubscription | null, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(wanted)
  } catch (error) {
    if (!held) throw error
    await held.unsubscribe()
    return manager.subscribe(wanted)
  }
}
