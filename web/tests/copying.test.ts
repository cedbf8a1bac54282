/** A link gets into the clipboard over plain http as well, where browsers know no clipboard. */
import { afterEach, expect, test, vi } from 'vitest'
import { copyText, passOn } from '../src/table/links'

const selected: string[] = []
class Field {
  value = ''
  select(): void {
    selected.push(this.value)
  }
  remove(): void {}
}
const page = (lets: boolean): object => ({ createElement: () => new Field(), body: { append: () => undefined }, execCommand: () => lets })

afterEach(() => {
  selected.length = 0
  vi.unstubAllGlobals()
})

test('where the browser has a clipboard, it is used', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  expect([await copyText('a link'), written]).toEqual([true, ['a link']])
})
test.each([true, false])('where it has none, a selected field is copied, and what came of it is said: %s', async (lets) => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', page(lets))
  expect([await passOn('a link'), selected]).toEqual([lets, ['a link']])
})
