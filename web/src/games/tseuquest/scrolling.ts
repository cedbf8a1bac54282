/** Where a page is longer than its screen: what must be answered is brought under the map, which stays. */
export function toTheEye(asked: Element): void {
  asked.scrollTop = 0
  const under = document.querySelector('.middle')?.getBoundingClientRect()
  const box = asked.getBoundingClientRect()
  const first = asked.querySelector('[data-act], [data-way=walk], [data-verb], [data-form]')?.getBoundingClientRect()
  const top = under && under.right > box.left && under.bottom > 0 ? under.bottom : 0
  const bottom = Math.min(first?.bottom ?? box.bottom, box.top + innerHeight - top)
  if (box.top < top - 8 || bottom > innerHeight) asked.scrollIntoView({ block: 'start' })
  if (document.activeElement === document.body) asked.querySelector('h1')?.focus({ preventScroll: true })
}
