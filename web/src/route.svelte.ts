let path = $state(location.pathname)

export const here = (): string => path

export function go(to: string): void {
  if (to !== location.pathname + location.hash) history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Links inside the house don't reload it. */
export function keepInside(): void {
  addEventListener('popstate', () => (path = location.pathname))
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}
