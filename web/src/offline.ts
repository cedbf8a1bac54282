import { settings } from './settings/settings.svelte'

/** The page can be installed and opens without a network; a new build waits until no game is on the screen. */
export async function register(): Promise<void> {
  const found = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!found) return
  const takeOver = (): void => {
    if (found.waiting && !location.pathname.startsWith('/tables/')) found.waiting.postMessage('take-over')
  }
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', takeOver))
  takeOver()
  if (settings.notify) await (await import('./notices/asking')).wantPush(true).catch(() => null)
}
