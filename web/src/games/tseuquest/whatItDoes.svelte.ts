/** What cards and objects do, in a sentence of the reader's language: written by the rules when the page is built. */
import { fetchData } from '../../net/data'
import { language } from '../../text/texts.svelte'

interface Does {
  cards: Record<string, string>
  items: Record<string, string>
}

const NONE: Does = { cards: {}, items: {} }
let known = $state.raw<Readonly<Record<string, Does>>>({})
const asked = new Set<string>()

/** Empty until it is here: whoever asks is drawn again then. */
export function does(): Does {
  const spoken = language()
  if (!asked.has(spoken)) {
    asked.add(spoken)
    void fetchData<Does>(`tseuquest-does-${spoken}.json`).then(
      (found) => (known = { ...known, [spoken]: found }),
      () => asked.delete(spoken),
    )
  }
  return known[spoken] ?? NONE
}
