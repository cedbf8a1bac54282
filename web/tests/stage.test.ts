/** What the stream tells is played in order, told once, and drawn when nothing is left to play. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stage, type Commit } from '../src/table/stage.svelte'

interface Said {
  by: string
  words: string
}

class Plain extends Stage<Said, number> {
  readonly done: string[] = []
  readonly lit = []

  protected draw(view: number): void {
    this.done.push(`view ${view}`)
  }

  protected async act(event: Said): Promise<void> {
    this.announce(event)
    await this.motion.pause(1000)
    this.done.push(event.words)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const telling = { tell: ({ words }: Said) => words, say: ({ by, words }: Said) => ({ seat: by, text: words, loud: false }) }
const stage = (log = true): Plain => new Plain({ ...telling, log })
const commit = (played: Plain, seq: number, ...words: string[]): Commit<Said, number> => ({
  events: words.map((one) => ({ by: 'A', words: one })),
  view: seq,
  shown: () => played.done.push(`shown ${seq}`),
})
const texts = (lines: readonly { text: string }[]): string[] => lines.map((line) => line.text)

test('one after the other, each commit shown once it was played, and the last view drawn', async () => {
  const played = stage()
  played.push(commit(played, 1, 'one', 'two'))
  played.push(commit(played, 2, 'three'))
  expect(played.busy).toBe(true)
  await vi.runAllTimersAsync()
  expect(played.done).toEqual(['one', 'two', 'shown 1', 'three', 'view 2', 'shown 2'])
  expect(played.busy).toBe(false)
})

test('whoever hurries waits for nothing', async () => {
  const played = stage()
  played.push(commit(played, 1, 'one', 'two'))
  played.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(played.done).toEqual(['one', 'two', 'view 1', 'shown 1'])
})

test('what was heard and said fades, what stands in the log stays', async () => {
  const played = stage()
  played.push(commit(played, 1, 'one'))
  expect(texts(played.heard)).toEqual(['one'])
  expect(texts(played.speeches)).toEqual(['one'])
  await vi.runAllTimersAsync()
  expect([...played.heard, ...played.speeches]).toEqual([])
  expect(texts(played.log)).toEqual(['one'])
})

test('a game without a log keeps none', async () => {
  const played = stage(false)
  played.push(commit(played, 1, 'one'))
  played.recall([{ by: 'A', words: 'zero' }])
  await vi.runAllTimersAsync()
  expect(played.log).toEqual([])
})

test('what happened before stands before what happens now', async () => {
  const played = stage()
  played.push(commit(played, 2, 'two'))
  played.recall([{ by: 'A', words: 'one' }])
  await vi.runAllTimersAsync()
  expect(texts(played.log)).toEqual(['one', 'two'])
  expect(new Set(played.log.map((line) => line.n)).size).toBe(2)
})

test('what nobody here saw is kept until it was read: while the page was hidden, and before it was opened', async () => {
  const played = stage()
  played.push(commit(played, 1, 'one'))
  await vi.runAllTimersAsync()
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  played.push(commit(played, 2, 'two'))
  await vi.runAllTimersAsync()
  played.miss([{ by: 'A', words: 'three' }])
  expect(played.missed).toEqual(['two', 'three'])
  played.caughtUp()
  expect(played.missed).toEqual([])
})

test('where there is no log nothing is kept of it either', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const played = stage(false)
  played.push(commit(played, 1, 'one'))
  await vi.runAllTimersAsync()
  played.miss([{ by: 'A', words: 'two' }])
  expect(played.missed).toEqual([])
})

test('who looks next finds nothing of what the last one heard', async () => {
  const played = stage()
  played.push(commit(played, 1, 'a goblin waits in the dark'))
  await vi.advanceTimersByTimeAsync(1000)
  played.turnAway()
  expect([played.news, texts(played.heard), texts(played.log)]).toEqual(['', [], []])
})

test('the ear is told in words what the eye reads as signs', () => {
  const played = new Plain({ ...telling, log: true, hear: ({ words }) => words.replace('☠', 'skull') })
  played.push(commit(played, 1, 'Attack dice: ☠'))
  expect([texts(played.heard), texts(played.log)]).toEqual([['Attack dice: skull'], ['Attack dice: ☠']])
})

class Solemn extends Plain {
  protected override hushes(events: readonly Said[]): boolean {
    return events.some(({ words }) => words === 'turned')
  }
}

test('nobody talks before what is about to be seen was seen, and then everything is said', async () => {
  const played = new Solemn({ ...telling, say: () => null, log: false })
  played.push(commit(played, 1, 'placed'))
  played.chat({ seat: 'B', text: 'Rain again.', loud: false })
  expect(texts(played.speeches)).toEqual(['Rain again.'])
  played.push(commit(played, 2, 'turned'))
  played.chat({ seat: 'B', text: 'The Knight! I knew it.', loud: false })
  await vi.advanceTimersByTimeAsync(1900)
  expect([played.silent, texts(played.speeches)]).toEqual([true, ['Rain again.']])
  await vi.advanceTimersByTimeAsync(200)
  expect([played.silent, texts(played.speeches)]).toEqual([false, ['The Knight! I knew it.']])
})

test('a claim stays in the air beside any chatter, and fades once it is answered', async () => {
  class Claims extends Plain {
    answer = (): void => this.settle()
  }
  const played = new Claims({ ...telling, log: false })
  played.speak({ seat: 'B', text: 'Name that one.', loud: false, stays: true })
  played.speak({ seat: 'B', text: 'Nerves?', loud: false })
  expect(texts(played.speeches)).toEqual(['Name that one.', 'Nerves?'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(texts(played.speeches)).toEqual(['Name that one.'])
  played.answer()
  await vi.advanceTimersByTimeAsync(5_900)
  expect(texts(played.speeches)).toEqual(['Name that one.'])
  await vi.advanceTimersByTimeAsync(200)
  expect(played.speeches).toEqual([])
})
