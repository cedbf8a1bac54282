/** Texts come when they are needed, whatever happens meanwhile. */
import { beforeEach, expect, test, vi } from 'vitest'

const { has, speak, speakAlso, t } = await import('../src/text/texts.svelte')
const source = (id: string) => {
  const word = (text: string) => () => Promise.resolve({ default: `${id} = ${text}` })
  return { en: word('soup'), es: word('sopa'), fr: word('soupe'), el: word('σούπα') }
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  return speak('en')
})

test('they are spoken in the next language too', async () => {
  await speakAlso(source('meal-two'))
  await speak('es')
  expect(t('meal-two')).toBe('sopa')
})

test('a language chosen while they are on their way has them', async () => {
  const coming = speakAlso(source('meal-three'))
  await Promise.all([speak('fr'), coming])
  expect(t('meal-three')).toBe('soupe')
})

test('what could not be fetched is fetched when it is asked for again', async () => {
  const lost = { ...source('meal-four'), en: vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue({ default: 'meal-four = soup' }) }
  await expect(speakAlso(lost)).rejects.toThrow('no line')
  expect(has('meal-four')).toBe(false)
  await speakAlso(lost)
  expect(t('meal-four')).toBe('soup')
})

test('two who ask at once wait for the same', async () => {
  const meal = source('meal-five')
  await Promise.all([speakAlso(meal), speakAlso(meal).then(() => expect(t('meal-five')).toBe('soup'))])
})

test('a log read again has the reasons of bots before their deeds, and no talk', async () => {
  const { withReasons } = await import('../src/table/speech')
  await speakAlso(source('meal-six'))
  const line = (after: number, message: string, reason = true) => ({ after, reason, phrase: { message, params: {} } })
  const lines = [line(1, 'meal-six'), line(2, 'nobody-knows'), line(2, 'meal-six', false), line(2, 'meal-six')]
  const told = withReasons([{ seq: 1 }, { seq: 3 }], lines, ({ seq }) => [{ seq }])
  const because = { phrases: [{ message: 'meal-six', params: {} }] }
  expect(told).toEqual([{ seq: 1 }, because, because, { seq: 3 }])
})
