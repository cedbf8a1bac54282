/** Once what is drawn now has come onto the screen, or nobody looks: what is heavy waits for it. */
const AT_MOST_MS = 250

export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((done) => {
    setTimeout(done, AT_MOST_MS)
    requestAnimationFrame(() => setTimeout(done))
  })
}
