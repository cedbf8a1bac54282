/** Says on this device that it is somebody's turn. A phone lets only the service worker say so. */
export async function show(title: string, body: string, table: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const said: NotificationOptions = { body, tag: table, icon: '/icon-192.png', data: { table } }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) await worker.showNotification(title, said)
  else new Notification(title, said)
}
